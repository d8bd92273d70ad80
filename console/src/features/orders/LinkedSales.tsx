import { useQuery } from '@tanstack/react-query'
import { day } from '../../format.js'
import { tr } from '../../texts.js'
import { Code } from '../../ui/Code.js'
import { Panel } from '../../ui/detail/Detail.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { listOf } from '../../ui/list/resource.js'
import { Status } from '../../ui/status.js'

/** Sales of relisted tickets of this order; most orders have none. */
export function LinkedSales({ bookingorder_id }: { bookingorder_id: string }) {
  const sales = useQuery({
    queryKey: ['list', 'sales', 'of-order', bookingorder_id],
    queryFn: ({ signal }) =>
      listOf('/v1/bookingorders/{bookingorder_id}/relisted-sales', { bookingorder_id }).page({ page_size: '20' }, signal),
  })
  if (!sales.data || sales.data.rows.length === 0) return null
  return (
    <Panel title={tr('Linked sales')} flush>
      <Grid label={tr('Linked sales')} heads={[tr('Sale'), tr('Status'), tr('Sold as'), tr('On')]}>
        {sales.data.rows.map((sale) => (
          <tr key={sale.purchaseorder_id}>
            <td>
              <Go href={`/sales/${sale.purchaseorder_id}`}>{sale.reference_number}</Go>
            </td>
            <td>
              <Status value={sale.purchaseorder_status} />
            </td>
            <td>
              <Code>{sale.booking_code}</Code>
            </td>
            <td>{day(sale.purchase_date)}</td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}
