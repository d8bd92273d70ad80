import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { moment, money } from '../../format.js'
import { say } from '../../say.js'
import { tr, trRich } from '../../texts.js'
import { useDays } from '../../ui/days.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'

const shown = 50

/** The earnings and payouts of a supplier in a period; each line links to its sale. */
export function Statement({ supplier_id }: { supplier_id: string }) {
  const days = useDays()
  const query = { ...days.query, sorting: '-at', page_size: shown }
  const statement = useQuery({
    queryKey: ['statement', supplier_id, query],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/suppliers/{supplier_id}/statement', { params: { path: { supplier_id }, query }, signal })).data,
    placeholderData: keepPreviousData,
  })
  if (statement.isPending) return <Skeleton height={220} radius="lg" role="status" aria-label={tr('Loading')} />
  if (statement.isError) {
    return (
      <Panel title={tr('Statement')}>
        <Failure small error={statement.error} onRetry={() => void statement.refetch()} />
      </Panel>
    )
  }
  const { balances, waiting, lines, pagination } = statement.data
  return (
    <Panel title={tr('Statement')} flush extra={days.inputs(statement.data)}>
      {balances.length === 0 && <None>{tr('Nothing was earned or paid in these days.')}</None>}
      {balances.length > 0 && (
        <Grid
          label={tr('Balances')}
          heads={[
            tr('Currency'),
            ...[tr('Before'), tr('Sold'), tr('Cancelled'), tr('Paid'), tr('Owed')].map((label) => ({ label, align: 'right' as const })),
            tr('Of it waiting'),
          ]}
        >
          {balances.map((one) => (
            <tr key={one.currency}>
              <td>{one.currency}</td>
              <td data-align="right">{money(one.opening, one.currency)}</td>
              <td data-align="right">{money(one.sold + one.changed, one.currency)}</td>
              <td data-align="right">{money(one.cancelled, one.currency)}</td>
              <td data-align="right">{money(one.paid, one.currency)}</td>
              <td data-align="right">{money(one.closing, one.currency)}</td>
              <td>{money(waiting.find(({ currency }) => currency === one.currency)?.amount ?? 0, one.currency)}</td>
            </tr>
          ))}
        </Grid>
      )}
      {lines.length > 0 && (
        <Grid label={tr('Lines of the statement')} heads={[tr('When'), tr('What'), tr('Event'), { label: tr('Amount'), align: 'right' }]}>
          {lines.map((line) => (
            <tr key={`${line.at} ${line.purchaseorder_id} ${line.kind} ${line.amount}`}>
              <td>{moment(line.at)}</td>
              <td>
                {line.purchaseorder_id === null ? say(line.kind) : <Go href={`/sales/${line.purchaseorder_id}`}>{say(line.kind)}</Go>}
              </td>
              <td>{line.event_name ?? line.note ?? '–'}</td>
              <td data-align="right">{money(line.amount, line.currency)}</td>
            </tr>
          ))}
        </Grid>
      )}
      {pagination.total_size > shown && <None>{trRich('The newest {shown} lines are shown.', { shown })}</None>}
    </Panel>
  )
}
