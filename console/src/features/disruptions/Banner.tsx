import { Alert, Button, Group } from '@mantine/core'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff, may } from '../../access.js'
import { client } from '../../api.js'
import { local, moment } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { Go } from '../../ui/Go.js'
import { Icon } from '../../ui/Icon.js'
import type { Order } from '../orders/order.js'
import { type Disruption, kindNames, useAct, useLatest } from './disruption.js'

const hrefOf = ({ event_id, disruption_id }: Pick<Disruption, 'event_id' | 'disruption_id'>): string =>
  `/events/${event_id}/disruptions/${disruption_id}`

/** On the page of an event: its disruption. */
export function EventBanner({ event_id }: { event_id: string }) {
  const { data } = useLatest(event_id)
  if (!data) return null
  const { kind, event_before, progress } = data
  return (
    <Alert color={kind === 'cancelled' ? 'red' : 'yellow'} variant="light" icon={<Icon name="alert" size={20} />} title={kindNames[kind]}>
      {tr('Before: {date}, {venue}.', { date: local(event_before.date_start), venue: event_before.venue_name })}{' '}
      {progress.pending > 0 && trCount(progress.pending, '{n} order waits for an answer.', '{n} orders wait for an answer.')}{' '}
      <Go href={hrefOf(data)}>{tr('See the disruption')}</Go>
    </Alert>
  )
}

/** On the page of an order: the disruption of its event, and the decision. */
export function OrderBanner({ order }: { order: Order }) {
  const { user } = useRouteContext({ from: '/shell' })
  const { bookingorder_id, disruption_id, disruption_kind, disruption_decision: decision, disruption_decide_by } = order
  const decide = useAct(
    (chosen: 'accept' | 'refund') =>
      client.POST('/v1/bookingorders/{bookingorder_id}/disruption-decision', {
        params: { path: { bookingorder_id } },
        body: { decision: chosen },
      }),
    tr('Decided'),
  )
  if (disruption_id === null || disruption_kind === null) return null
  const decides = decision === 'pending' && may.decideDisruptions(user) && (isStaff(user) || order.distributor_id === user.distributor_id)
  const said = decision === 'accept' ? tr('The tickets are kept.') : decision === 'refund' ? tr('The order was refunded.') : ''
  const keep = () =>
    confirm({
      title: tr('Keep the tickets?'),
      detail: tr('They are valid for the changed event. The refund of the disruption cannot be taken afterwards.'),
      act: tr('Keep the tickets'),
      keep: tr('Back'),
      isSafe: true,
      onConfirm: () => decide.mutate('accept'),
    })
  return (
    <Alert
      color={disruption_kind === 'cancelled' ? 'red' : 'yellow'}
      variant="light"
      icon={<Icon name="alert" size={20} />}
      title={tr('The event: {change}', { change: kindNames[disruption_kind] })}
    >
      {said}{' '}
      {decision === 'pending' && tr('To decide before {disruption_decide_by}.', { disruption_decide_by: moment(disruption_decide_by) })}{' '}
      <Go href={hrefOf({ event_id: order.event_id, disruption_id })}>{tr('See the disruption')}</Go>
      {decides && (
        <Group gap="xs" mt="sm">
          <Button size="xs" variant="default" loading={decide.isPending} onClick={keep}>
            {tr('Keep the tickets')}
          </Button>
          <Button
            size="xs"
            color="red"
            loading={decide.isPending}
            onClick={() =>
              confirm({
                title: tr('Take the refund?'),
                detail: tr('The order is cancelled by the terms of the disruption. It cannot be undone.'),
                act: tr('Take the refund'),
                onConfirm: () => decide.mutate('refund'),
              })
            }
          >
            {tr('Take the refund')}
          </Button>
        </Group>
      )}
    </Alert>
  )
}
