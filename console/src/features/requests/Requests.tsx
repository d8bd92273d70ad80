import { machines } from '@allotment/sdk/model'
import { Button, Group } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { client } from '../../api.js'
import { moment } from '../../format.js'
import { Lines } from '../../ui/Code.js'
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
  title: 'Requests',
  noun: ['request', 'requests'],
  source: listOf('/v1/sales/requests'),
  id: ({ reservation_id }) => reservation_id,
  sorting: '-created',
  refetchInterval: 15_000,
  columns: [
    {
      key: 'what',
      label: 'Asked for',
      width: 240,
      cell: ({ items }) => (
        <Lines
          main={items[0]?.event_name ?? '–'}
          sub={items.map(({ quantity, ticket_name }) => `${quantity} × ${ticket_name}`).join(', ')}
        />
      ),
    },
    { key: 'status', label: 'Status', cell: (one) => <Status value={one.void_reason ?? one.status} /> },
    { key: 'created', label: 'Asked', sort: 'created', cell: ({ created }) => moment(created) },
    { key: 'until', label: 'Answer within', cell: (one) => (isOpen(one) ? <Countdown until={one.answer_until} /> : '–') },
    { key: 'answer', label: 'Answer', cell: (one) => (isOpen(one) ? <Answer request={one} /> : '–') },
  ],
  filters: [
    { key: 'status', label: 'Status', kind: 'choice', values: Object.keys(machines.reservation_status), first: true },
    { key: 'created', label: 'Asked', kind: 'date' },
  ],
  queues: [{ label: 'To answer', filters: { status: 'pending_supplier' } }],
  empty: {
    title: 'No requests yet',
    detail: 'Tickets with the status "on request" are requested from the supplier here before they are held.',
    action: <Step href="/tickets?ticket_status=on_request" label="To the tickets on request" />,
  },
})

/** Accepts or declines the complete request. */
function Answer({ request }: { request: Request }) {
  const queries = useQueryClient()
  const { reservation_id } = request
  const answering = useMutation({
    mutationFn: (accept: boolean) =>
      client.POST('/v1/sales/requests/{reservation_id}', { params: { path: { reservation_id } }, body: { accept } }),
    onSuccess: (_, accept) => tell.done(accept ? 'Accepted: it is held for the buyer' : 'Refused'),
    onError: tell.failure,
    onSettled: () => Promise.all([['list', 'requests'], ['overview']].map((queryKey) => queries.invalidateQueries({ queryKey }))),
  })
  return (
    <Group gap={4} wrap="nowrap">
      <Button size="compact-xs" loading={answering.isPending} onClick={() => answering.mutate(true)}>
        Accept
      </Button>
      <Button size="compact-xs" variant="default" loading={answering.isPending} onClick={() => answering.mutate(false)}>
        Refuse
      </Button>
    </Group>
  )
}

export const Requests = () => <ListPage resource={requests} />
