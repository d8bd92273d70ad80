import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { moment } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { Code } from '../../ui/Code.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Status } from '../../ui/status.js'

/** The latest orders of a ticket, and a link to all of them. */
export function TicketOrders({ ticket_id }: { ticket_id: string }) {
  const found = useQuery({
    queryKey: ['list', 'bookingorders', 'of-ticket', ticket_id],
    queryFn: async ({ signal }) => (await client.GET('/v1/bookingorders', { params: { query: { ticket_id, page_size: 5 } }, signal })).data,
  })
  if (found.isPending) return <Skeleton height={140} radius="lg" role="status" aria-label={tr('Loading')} />
  if (found.isLoadingError) {
    return (
      <Panel title={tr('Orders')}>
        <Failure small error={found.error} onRetry={() => void found.refetch()} />
      </Panel>
    )
  }
  const { bookingorders: orders, pagination } = found.data
  if (orders.length === 0) {
    return (
      <Panel title={tr('Orders')}>
        <None>{tr('None yet.')}</None>
      </Panel>
    )
  }
  return (
    <Panel
      title={tr('Orders')}
      flush
      extra={
        pagination.total_size > 5 && (
          <Go href={`/orders?ticket_id=${ticket_id}`}>{trCount(pagination.total_size, 'All {n} order', 'All {n} orders')}</Go>
        )
      }
    >
      <Grid label={tr('Orders')} heads={[tr('Order'), tr('Tickets'), tr('Logistics'), tr('Payment'), tr('Made')]}>
        {orders.map((order) => (
          <tr key={order.bookingorder_id}>
            <td>
              <Go href={`/orders/${order.bookingorder_id}`}>
                <Code>{order.booking_code}</Code>
              </Go>
            </td>
            <td>{order.items.filter((item) => item.ticket_id === ticket_id).length}</td>
            <td>
              <Status value={order.logistic_status} />
            </td>
            <td>
              <Status value={order.distributorfinancial_status} />
            </td>
            <td>{moment(order.created)}</td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}
