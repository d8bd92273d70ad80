import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { moment, money } from '../../format.js'
import { say } from '../../say.js'
import { tr } from '../../texts.js'
import { useDays } from '../../ui/days.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { AllLines, dayAway, Figures, linesOf, newestLines, payoutsDue, posted } from '../money/amounts.js'

/** The earnings and payouts of a supplier in a period. Each figure opens its lines, and each line its sale. */
export function Statement({ supplier_id }: { supplier_id: string }) {
  const period = useDays()
  const query = { ...period.query, sorting: '-at', page_size: newestLines }
  const statement = useQuery({
    queryKey: ['statement', supplier_id, query],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/suppliers/{supplier_id}/statement', { params: { path: { supplier_id }, query }, signal })).data,
    placeholderData: keepPreviousData,
  })
  if (statement.isPending) return <Skeleton height={220} radius="lg" role="status" aria-label={tr('Loading')} />
  if (statement.isLoadingError) {
    return (
      <Panel title={tr('Statement')}>
        <Failure small error={statement.error} onRetry={() => void statement.refetch()} />
      </Panel>
    )
  }
  const { balances, waiting, lines, pagination } = statement.data
  const days = statement.data
  const isToday = days.to >= dayAway(0)
  const party = `/suppliers/${supplier_id}` as const
  return (
    <Panel title={tr('Statement')} flush extra={period.inputs(days)}>
      {balances.length === 0 && <None>{tr('Nothing was earned or paid in these days.')}</None>}
      {balances.length > 0 && (
        <Grid
          label={tr('Balances')}
          heads={[
            tr('Currency'),
            ...[tr('Before'), tr('Sold'), tr('Cancelled'), tr('Paid'), tr('Owed'), tr('Of it waiting')].map((label) => ({
              label,
              align: 'right' as const,
            })),
          ]}
        >
          {balances.map(({ currency, opening, sold, changed, cancelled, paid, closing }) => {
            const of = [`currency=${currency}`]
            const part = (parts: string) => linesOf(party, [...of, ...posted.within(days), `part=${parts}`])
            const figures = [
              { key: 'opening', amount: opening, href: linesOf(party, [...of, ...posted.before(days)]) },
              { key: 'sold', amount: sold + changed, href: part('in:[sold,changed]') },
              { key: 'cancelled', amount: cancelled, href: part('cancelled') },
              { key: 'paid', amount: paid, href: part('paid') },
              {
                key: 'closing',
                amount: closing,
                // What is owed now are the payouts to be made.
                href: isToday ? payoutsDue({ supplier_id, currency }) : linesOf(party, [...of, ...posted.until(days)]),
              },
              {
                key: 'waiting',
                amount: waiting.find((one) => one.currency === currency)?.amount ?? 0,
                href: payoutsDue({ supplier_id, currency, is_paid_for: 'false' }),
              },
            ]
            return (
              <tr key={currency}>
                <td>{currency}</td>
                <Figures of={figures} currency={currency} />
              </tr>
            )
          })}
        </Grid>
      )}
      {lines.length > 0 && (
        <Grid label={tr('Lines of the statement')} heads={[tr('When'), tr('What'), tr('Event'), { label: tr('Amount'), align: 'right' }]}>
          {lines.map((line) => (
            <tr key={line.line_id}>
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
      <AllLines total={pagination.total_size} party={party} days={days} />
    </Panel>
  )
}
