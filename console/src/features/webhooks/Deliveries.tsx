import { Button, Collapse, Group, Loader, SegmentedControl, Skeleton, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { client } from '../../api.js'
import { count, moment } from '../../format.js'
import { pageOf } from '../../search.js'
import { tr, trCount } from '../../texts.js'
import { Code } from '../../ui/Code.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Icon } from '../../ui/Icon.js'
import { listOf, type RowOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import { HttpStatus } from '../requestlog/HttpStatus.js'
import { Pre } from './Pre.js'
import classes from './webhooks.module.css'

type Delivery = RowOf<'/v1/webhooks/{webhook_id}/deliveries'>

const pageSize = 20
/** Most deliveries to a receiver that does not answer are being retried; they belong with the failed ones. */
const views = {
  all: { label: tr('All'), filters: {} },
  failed: { label: tr('Failed'), filters: { failing: 'true' } },
  waiting: { label: tr('Waiting'), filters: { status: 'pending' } },
  delivered: { label: tr('Delivered'), filters: { status: 'delivered' } },
  dropped: { label: tr('Dropped'), filters: { status: 'dropped' } },
} satisfies Record<string, { label: string; filters: Record<string, string> }>
type View = keyof typeof views

/** The deliveries, newest first; each can be opened for its attempts, and sent again. */
export function Deliveries({ webhook_id, onDone }: { webhook_id: string; onDone: () => Promise<unknown> }) {
  const [view, setView] = useState<View>('all')
  const source = listOf('/v1/webhooks/{webhook_id}/deliveries', { webhook_id })
  const pages = useInfiniteQuery({
    queryKey: ['deliveries', webhook_id, view],
    queryFn: ({ pageParam, signal }) =>
      source.page({ page: String(pageParam), page_size: String(pageSize), ...views[view].filters }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, all) => (all.length * pageSize < last.total ? all.length + 1 : undefined),
    placeholderData: keepPreviousData,
    refetchInterval: 5_000,
  })
  const rows = pages.data?.pages.flatMap((page) => page.rows) ?? []
  return (
    <Panel
      title={tr('Deliveries')}
      extra={
        <SegmentedControl
          size="xs"
          aria-label={tr('Which deliveries')}
          value={view}
          onChange={setView}
          data={Object.entries(views).map(([value, { label }]) => ({ value: value as View, label }))}
        />
      }
    >
      {pages.isPending && <Skeleton height={160} role="status" aria-label={tr('Loading')} />}
      {pages.isError && <Failure small error={pages.error} onRetry={() => void pages.refetch()} />}
      {pages.data && rows.length === 0 && (
        <None>{view === 'all' ? tr('Nothing was sent yet. Use Test to see whether the receiver answers.') : tr('None.')}</None>
      )}
      <ul className={classes.deliveries}>
        {rows.map((delivery) => (
          <One key={delivery.delivery_id} delivery={delivery} onDone={onDone} />
        ))}
      </ul>
      {pages.hasNextPage && (
        <Button variant="default" size="xs" mt="sm" loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
          {tr('Older')}
        </Button>
      )}
    </Panel>
  )
}

function One({ delivery, onDone }: { delivery: Delivery; onDone: () => Promise<unknown> }) {
  const [open, { toggle }] = useDisclosure()
  const { webhook_id, delivery_id } = delivery
  const params = { path: { webhook_id, delivery_id } }
  const sending = useMutation({
    mutationFn: () => client.POST('/v1/webhooks/{webhook_id}/deliveries/{delivery_id}/redeliver', { params }),
    onSuccess: async () => {
      tell.done(tr('It is being sent again'))
      await onDone()
    },
    onError: tell.failure,
  })
  // While it is sent the button cannot have the focus; it gets the focus back afterwards.
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if ((sending.isSuccess || sending.isError) && document.activeElement === document.body) button.current?.focus()
  }, [sending.isSuccess, sending.isError])
  return (
    <li className={classes.delivery}>
      <div className={classes.line}>
        <button type="button" className={classes.toggle} onClick={toggle} aria-expanded={open}>
          <Icon name={open ? 'chevron' : 'chevron-right'} size={14} />
          <span>
            <Code>{delivery.event_type}</Code>
            <small title={delivery.resource_id ?? undefined}>
              {[moment(delivery.created), delivery.resource_id].filter(Boolean).join(' · ')}
            </small>
          </span>
        </button>
        <Group gap="xs">
          {delivery.last_response !== null && <HttpStatus value={delivery.last_response} />}
          <Status value={delivery.status === 'pending' && delivery.attempts > 0 ? 'retrying' : delivery.status} />
          <Button
            ref={button}
            variant="default"
            size="compact-xs"
            loading={sending.isPending}
            onClick={() => sending.mutate()}
            aria-label={tr('Send {event_type} of {created} again', { event_type: delivery.event_type, created: moment(delivery.created) })}
          >
            {tr('Send again')}
          </Button>
        </Group>
      </div>
      <Collapse expanded={open}>{open && <Attempts delivery={delivery} />}</Collapse>
    </li>
  )
}

function Attempts({ delivery: { webhook_id, delivery_id, attempts, next_attempt, resource_id } }: { delivery: Delivery }) {
  const page = pageOf(resource_id ?? '')
  const query = useQuery({
    queryKey: ['deliveries', webhook_id, 'one', delivery_id, attempts],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/webhooks/{webhook_id}/deliveries/{delivery_id}', { params: { path: { webhook_id, delivery_id } }, signal }))
        .data,
    placeholderData: keepPreviousData,
  })
  if (query.isLoadingError) return <Failure small error={query.error} onRetry={() => void query.refetch()} />
  if (!query.data) return <Loader size="xs" m="sm" role="status" aria-label={tr('Loading')} />
  return (
    <div className={classes.attempts}>
      <Text size="xs" c="dimmed">
        {next_attempt
          ? trCount(attempts, '{n} attempt, the next one {moment}', '{n} attempts, the next one {moment}', { moment: moment(next_attempt) })
          : trCount(attempts, '{n} attempt', '{n} attempts')}
        {page !== null && (
          <>
            {' · '}
            <Go href={page}>{tr('What it is about')}</Go>
          </>
        )}
      </Text>
      <ol>
        {query.data.attempt_log.map((attempt) => (
          <li key={attempt.attempt}>
            <Group gap="xs">
              <Text size="xs" fw={600}>
                #{attempt.attempt}
              </Text>
              <Status value={attempt.outcome} />
              {attempt.status !== null && <HttpStatus value={attempt.status} />}
              <Text size="xs" c="dimmed">
                {moment(attempt.started)}
                {attempt.duration_ms !== null && ` · ${tr('{time} ms', { time: count(attempt.duration_ms) })}`}
              </Text>
            </Group>
            {attempt.response !== '' && (
              <Pre label={tr('Answer to attempt {attempt}', { attempt: attempt.attempt })} text={attempt.response} />
            )}
          </li>
        ))}
      </ol>
      <Text size="xs" c="dimmed">
        {tr('Sent')}
      </Text>
      <Pre label={tr('What is sent')} text={query.data.body} />
    </div>
  )
}
