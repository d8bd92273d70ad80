import { local, money } from '../../format.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Grid } from '../../ui/Grid.js'
import type { Ticket } from './resource.js'

export function Periods({ ticket: { sales_periods, currency_code } }: { ticket: Ticket }) {
  if (sales_periods.length === 0) {
    return (
      <Panel title="Sales periods">
        <None>None: on sale at one price for as long as its status and dates allow.</None>
      </Panel>
    )
  }
  return (
    <Panel title="Sales periods" flush>
      <Grid label="Sales periods" heads={['Period', 'From', 'Until', { label: 'Price', align: 'right' }]}>
        {sales_periods.map(({ label, date_start, date_stop, net_rate }) => (
          <tr key={date_start}>
            <td>{label}</td>
            <td>{local(date_start)}</td>
            <td>{local(date_stop)}</td>
            <td data-align="right">{net_rate === undefined ? 'as usual' : money(net_rate, currency_code)}</td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}
