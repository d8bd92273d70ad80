import { Group, RingProgress, Skeleton, Text, ThemeIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { may } from '../../access.js'
import { client } from '../../api.js'
import { count } from '../../format.js'
import { tr, trLabel } from '../../texts.js'
import { Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Icon } from '../../ui/Icon.js'
import classes from './readiness.module.css'
import { type Readiness, type ReadinessKind, stepTexts } from './steps.js'

/** What is missing until something can be sold, each with the place where it is mended. The service decides. */
export function Checklist({ kind, id }: { kind: ReadinessKind; id: string }) {
  const { user } = useRouteContext({ from: '/shell' })
  const asked = may.checkOffers(user)
  const found = useQuery({
    queryKey: ['readiness', kind, id],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/internal/console/readiness/{kind}/{id}', { params: { path: { kind, id } }, signal })).data,
    enabled: asked,
  })
  if (!asked) return null
  if (found.isPending) return <Skeleton height={120} radius="lg" role="status" aria-label={tr('Loading')} />
  if (found.isLoadingError) {
    return (
      <Panel title={tr('Ready to sell')}>
        <Failure small error={found.error} onRetry={() => void found.refetch()} />
      </Panel>
    )
  }
  const { steps, sellable } = found.data
  const done = steps.filter((step) => step.done).length
  return (
    <Panel
      title={tr('Ready to sell')}
      extra={
        <Text size="xs" c={sellable ? 'dimmed' : 'error'} role="status">
          {sellable ? tr('Can be bought now') : tr('{open} of {total} to do', { open: steps.length - done, total: steps.length })}
        </Text>
      }
    >
      <Group align="flex-start" wrap="nowrap" gap="md">
        <RingProgress
          size={72}
          thickness={7}
          roundCaps
          aria-label={tr('{done} of {total} done', { done, total: steps.length })}
          sections={[{ value: (done / steps.length) * 100, color: sellable ? 'var(--good)' : 'var(--tone-wait)' }]}
          label={
            <Text ta="center" size="xs" fw={600}>
              {done}/{steps.length}
            </Text>
          }
        />
        <ol className={classes.steps}>
          {steps.map((step) => (
            <StepLine key={step.step} step={step} readiness={found.data} />
          ))}
        </ol>
      </Group>
    </Panel>
  )
}

function StepLine({ step, readiness }: { step: Readiness['steps'][number]; readiness: Readiness }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { label, todo, may: mayMend, mend } = stepTexts[step.step]
  const way = step.done || !mayMend(user) ? null : mend(readiness, step)
  const stopped = step.done && step.reasons.length > 0
  return (
    <li data-done={step.done || undefined}>
      <ThemeIcon size={20} radius="xl" variant="light" color={step.done ? 'pine' : 'red'}>
        <Icon name={step.done ? 'check' : 'close'} size={12} />
      </ThemeIcon>
      <div>
        <Text size="sm" fw={step.done ? 400 : 600}>
          {step.done ? label(step.count) : todo}
          {way && (
            <>
              {' · '}
              <Go href={way.href}>{way.label}</Go>
            </>
          )}
        </Text>
        {(!step.done || stopped) &&
          step.reasons.map(({ reason, detail, count: many, ticket_id, category_id }) => (
            <Text key={reason} size="xs" c="dimmed">
              {stopped && `${tr('Not all:')} `}
              {step.step === 'event' ? '' : `${count(many)} × `}
              {trLabel(detail)}
              {ticket_id && (
                <>
                  {' · '}
                  <Go href={`/tickets/${ticket_id}`}>{many === 1 ? tr('the ticket') : tr('one of them')}</Go>
                </>
              )}
              {category_id && readiness.kind !== 'category' && (
                <>
                  {' · '}
                  <Go href={`/categories/${category_id}`}>{many === 1 ? tr('the category') : tr('one of them')}</Go>
                </>
              )}
            </Text>
          ))}
      </div>
    </li>
  )
}
