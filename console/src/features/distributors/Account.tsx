import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { client } from '../../api.js'
import { moment, money } from '../../format.js'
import { say } from '../../say.js'
import { tr, trRich } from '../../texts.js'
import { Lines } from '../../ui/Code.js'
import { useDays } from '../../ui/days.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Failure } from '../../ui/Failure.js'
import { Go } from '../../ui/Go.js'
import { Grid } from '../../ui/Grid.js'
import { AllLines, accountNames, dayAway, Figures, linesOf, newestLines, openInvoices, posted } from '../money/amounts.js'

/** What a distributor was charged and has paid over some days. Each figure opens its lines, and each line its order. */
export function Account({ distributor_id }: { distributor_id: string }) {
  const period = useDays()
  const query = { ...period.query, sorting: '-at', page_size: newestLines }
  const statement = useQuery({
    queryKey: ['statement', distributor_id, query],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/distributors/{distributor_id}/statement', { params: { path: { distributor_id }, query }, signal })).data,
    placeholderData: keepPreviousData,
  })
  if (statement.isPending) return <Skeleton height={220} radius="lg" role="status" aria-label={tr('Loading')} />
  if (statement.isLoadingError) {
    return (
      <Panel title={tr('Account')}>
        <Failure small error={statement.error} onRetry={() => void statement.refetch()} />
      </Panel>
    )
  }
  const { balances, lines, credit, pagination } = statement.data
  const days = statement.data
  const isToday = days.to >= dayAway(0)
  const party = `/distributors/${distributor_id}` as const
  return (
    <Panel title={tr('Account')} flush extra={period.inputs(days)}>
      <Grid
        label={tr('Balances')}
        heads={[
          tr('Account'),
          ...[tr('Before'), tr('Added'), tr('Taken off'), tr('Balance')].map((label) => ({ label, align: 'right' as const })),
        ]}
        foot={
          <tr>
            <td colSpan={4}>{trRich('Credit left of {limit}', { limit: money(credit.limit, credit.currency) })}</td>
            <td data-align="right">
              {credit.used === 0 ? (
                money(credit.left, credit.currency)
              ) : (
                <Go href={openInvoices({ distributor_id })}>{money(credit.left, credit.currency)}</Go>
              )}
            </td>
          </tr>
        }
      >
        {balances.map(({ account, currency, opening, increase, decrease, closing }) => {
          const of = [`account=${account}`, `currency=${currency}`]
          const figures = [
            { key: 'opening', amount: opening, href: linesOf(party, [...of, ...posted.before(days)]) },
            { key: 'increase', amount: increase, href: linesOf(party, [...of, ...posted.within(days), 'direction=increase']) },
            { key: 'decrease', amount: decrease, href: linesOf(party, [...of, ...posted.within(days), 'direction=decrease']) },
            {
              key: 'closing',
              amount: closing,
              // What is owed now are the invoices to be paid.
              href:
                account === 'invoice' && isToday
                  ? openInvoices({ distributor_id, currency })
                  : linesOf(party, [...of, ...posted.until(days)]),
            },
          ]
          return (
            <tr key={`${account} ${currency}`}>
              <td>{accountNames[account]}</td>
              <Figures of={figures} currency={currency} />
            </tr>
          )
        })}
      </Grid>
      {lines.length === 0 && <None>{tr('Nothing was charged or paid in these days.')}</None>}
      {lines.length > 0 && (
        <Grid label={tr('Lines of the account')} heads={[tr('When'), tr('What'), tr('Event'), { label: tr('Amount'), align: 'right' }]}>
          {lines.map((line) => (
            <tr key={line.line_id}>
              <td>{moment(line.at)}</td>
              <td>
                <Lines
                  main={line.bookingorder_id === null ? say(line.kind) : <Go href={`/orders/${line.bookingorder_id}`}>{say(line.kind)}</Go>}
                  sub={accountNames[line.account]}
                />
              </td>
              <td style={{ whiteSpace: 'normal' }}>{line.event_name ?? line.note ?? '–'}</td>
              <td data-align="right">{money(line.amount, line.currency)}</td>
            </tr>
          ))}
        </Grid>
      )}
      <AllLines total={pagination.total_size} party={party} days={days} />
    </Panel>
  )
}
