import { machines } from '@allotment/sdk/model'
import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Fragment } from 'react'
import { isStaff } from '../../access.js'
import { client } from '../../api.js'
import { count, moment, money } from '../../format.js'
import { tr } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import { confirm } from '../../ui/confirm.js'
import { Go } from '../../ui/Go.js'
import { ListPage } from '../../ui/list/ListPage.js'
import { defineResource, listOf, type RowOf } from '../../ui/list/resource.js'
import { Step } from '../../ui/list/Step.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import { Countdown } from '../reservations/Countdown.js'

type Request = RowOf<'/v1/sales/requests'>
const isOpen = ({ status }: Request): boolean => status === 'pending_supplier'

const requests = defineResource({
  name: 'requests',
  title: tr('Requests'),
  source: listOf('/v1/sales/requests'),
  id: ({ reservation_id }) => reservation_id,
  sorting: '-created',
  refetchInterval: 15_000,
  columns: [
    {
      key: 'what',
      label: tr('Asked for'),
      width: 240,
      cell: ({ items }) => (
        <Lines
          main={items[0]?.event_name ?? '–'}
          sub={items.map(({ ticket_id, quantity, ticket_name }, index) => (
            <Fragment key={ticket_id}>
              {index > 0 && ', '}
              {count(quantity)} × <Go href={`/tickets/${ticket_id}`}>{ticket_name}</Go>
            </Fragment>
          ))}
        />
      ),
    },
    { key: 'price', label: tr('Price'), align: 'right', may: isStaff, cell: ({ items }) => <Price items={items} /> },
    { key: 'status', label: tr('Status'), cell: (one) => <Status value={one.void_reason ?? one.status} /> },
    { key: 'created', label: tr('Asked'), sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'until', label: tr('Answer within'), cell: (one) => (isOpen(one) ? <Countdown until={one.answer_until} /> : '–') },
    { key: 'answer', label: tr('Answer'), cell: (one) => (isOpen(one) ? <Answer request={one} /> : '–') },
  ],
  filters: [
    { key: 'status', label: tr('Status'), kind: 'choice', values: Object.keys(machines.reservation_status), first: true },
    { key: 'created', label: tr('Asked'), kind: 'date' },
  ],
  queues: [{ label: tr('To answer'), filters: { status: 'pending_supplier' } }],
  empty: {
    title: tr('No requests yet'),
    detail: tr('Tickets with the status "on request" are requested from the supplier here before they are held.'),
    action: <Step href="/tickets?ticket_status=on_request" label={tr('To the tickets on request')} />,
  },
})

/** What the distributor pays: the sum of each currency, and the price of one ticket. Suppliers are not told. */
function Price({ items }: Pick<Request, 'items'>) {
  const sums = new Map<string, number>()
  for (const { net_rate, quantity, currency } of items) sums.set(currency, (sums.get(currency) ?? 0) + (net_rate ?? 0) * quantity)
  return (
    <Lines
      main={[...sums].map(([currency, amount]) => money(amount, currency)).join(' + ')}
      sub={items.map(({ net_rate, currency }) => tr('{price} each', { price: money(net_rate, currency) })).join(', ')}
    />
  )
}

/** Accepts or declines the complete request. */
function Answer({ request }: { request: Request }) {
  const queries = useQueryClient()
  const { reservation_id } = request
  const answering = useMutation({
    mutationFn: (accept: boolean) =>
      client.POST('/v1/sales/requests/{reservation_id}', { params: { path: { reservation_id } }, body: { accept } }),
    onSuccess: (_, accept) => tell.done(accept ? tr('Accepted: it is held for the buyer') : tr('Refused')),
    onError: tell.failure,
    onSettled: () => Promise.all([['list', 'requests'], ['overview']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  const refuse = () =>
    confirm({
      title: tr('Refuse this request?'),
      detail: tr('The buyer is told at once. It cannot be accepted afterwards.'),
      act: tr('Refuse'),
      onConfirm: () => answering.mutate(false),
    })
  return (
    <Group gap={4} wrap="nowrap">
      <Button size="compact-xs" loading={answering.isPending} onClick={() => answering.mutate(true)}>
        {tr('Accept')}
      </Button>
      <Button size="compact-xs" variant="default" loading={answering.isPending} onClick={refuse}>
        {tr('Refuse')}
      </Button>
    </Group>
  )
}

export const Requests = () => <ListPage resource={requests} />
