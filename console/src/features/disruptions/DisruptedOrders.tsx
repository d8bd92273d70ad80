import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { count, money } from '../../format.js'
import { spoken } from '../../plain.js'
import { tr } from '../../texts.js'
import { Code, Lines } from '../../ui/Code.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { Status } from '../../ui/status.js'
import { calls, type Disruption } from './disruption.js'

const shown = 50

/** The orders of a disruption, those with the most admissions first. */
export function DisruptedOrders({ disruption }: { disruption: Disruption }) {
  const { disruption_id, progress } = disruption
  const query = useQuery({
    queryKey: ['list', 'disrupted', disruption_id, progress],
    queryFn: async ({ signal }) => (await calls.orders(disruption, shown, signal)).data,
    placeholderData: (before) => before,
  })
  if (query.isPending) return <Skeleton height={220} radius="lg" role="status" aria-label={tr('Loading')} />
  if (query.isLoadingError)
    return (
      <Panel title={tr('Orders')}>
        <Failure small error={query.error} onRetry={() => void query.refetch()} />
      </Panel>
    )
  const { orders, pagination } = query.data
  if (orders.length === 0)
    return (
      <Panel title={tr('Orders')}>
        <None>{tr('No order is concerned.')}</None>
      </Panel>
    )
  return (
    <Panel
      title={tr('Orders')}
      flush
      extra={pagination.total_size > shown && tr('{shown} of {total}', { shown: count(shown), total: count(pagination.total_size) })}
    >
      <Grid
        label={tr('Orders')}
        heads={[
          tr('Order'),
          { label: tr('Admissions|places of an order'), align: 'right' },
          { label: tr('Refund'), align: 'right' },
          tr('Decision'),
          tr('Outcome'),
        ]}
      >
        {orders.map((order) => (
          <tr key={order.bookingorder_id}>
            <td>
              <Lines
                main={
                  <Go href={`/orders/${order.bookingorder_id}`}>
                    <Code>{order.booking_code}</Code>
                  </Go>
                }
                sub={order.distributor_name}
              />
            </td>
            <td data-align="right">{count(order.admissions)}</td>
            <td data-align="right">{money(order.outcome === 'cancelled' ? order.refunded : order.refund, order.currency)}</td>
            <td>{order.decision === null ? '–' : <Status value={order.decision} />}</td>
            <td>
              {order.outcome === null ? (
                '–'
              ) : (
                <Lines main={<Status value={order.outcome} />} sub={order.fault === null ? null : spoken(order.fault)} />
              )}
            </td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}
