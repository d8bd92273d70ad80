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

const shown = 50

const names = { invoice: tr('Owed on invoice'), card: tr('Card payments not settled'), prepaid: tr('Prepaid deposit') } as const

/** What a distributor was charged and has paid over some days; each line leads to its order. */
export function Account({ distributor_id }: { distributor_id: string }) {
  const days = useDays()
  const query = { ...days.query, sorting: '-at', page_size: shown }
  const statement = useQuery({
    queryKey: ['statement', distributor_id, query],
    queryFn: async ({ signal }) =>
      (await client.GET('/v1/distributors/{distributor_id}/statement', { params: { path: { distributor_id }, query }, signal })).data,
    placeholderData: keepPreviousData,
  })
  if (statement.isPending) return <Skeleton height={220} radius="lg" role="status" aria-label={tr('Loading')} />
  if (statement.isError) {
    return (
      <Panel title={tr('Account')}>
        <Failure small error={statement.error} onRetry={() => void statement.refetch()} />
      </Panel>
    )
  }
  const { balances, lines, credit, pagination } = statement.data
  const details = {
    invoice: `/invoices?distributor_id=${distributor_id}&is_open=true`,
    card: `/orders?distributor_id=${distributor_id}&distributorfinancial_status=open`,
    prepaid: undefined,
  }
  return (
    <Panel title={tr('Account')} flush extra={days.inputs(statement.data)}>
      <Grid
        label={tr('Balances')}
        heads={[
          tr('Account'),
          ...[tr('Before'), tr('Added'), tr('Taken off'), tr('Balance')].map((label) => ({ label, align: 'right' as const })),
        ]}
        foot={
          <tr>
            <td colSpan={4}>{trRich('Credit left of {limit}', { limit: money(credit.limit, credit.currency) })}</td>
            <td data-align="right">{money(credit.left, credit.currency)}</td>
          </tr>
        }
      >
        {balances.map((one) => {
          const href = details[one.account]
          const closing = money(one.closing, one.currency)
          return (
            <tr key={`${one.account} ${one.currency}`}>
              <td>{names[one.account]}</td>
              <td data-align="right">{money(one.opening, one.currency)}</td>
              <td data-align="right">{money(one.increase, one.currency)}</td>
              <td data-align="right">{money(one.decrease, one.currency)}</td>
              <td data-align="right">{href === undefined || one.closing === 0 ? closing : <Go href={href}>{closing}</Go>}</td>
            </tr>
          )
        })}
      </Grid>
      {lines.length === 0 && <None>{tr('Nothing was charged or paid in these days.')}</None>}
      {lines.length > 0 && (
        <Grid label={tr('Lines of the account')} heads={[tr('When'), tr('What'), tr('Event'), { label: tr('Amount'), align: 'right' }]}>
          {lines.map((line) => (
            <tr key={`${line.at} ${line.account} ${line.bookingorder_id} ${line.kind} ${line.amount}`}>
              <td>{moment(line.at)}</td>
              <td>
                <Lines
                  main={line.bookingorder_id === null ? say(line.kind) : <Go href={`/orders/${line.bookingorder_id}`}>{say(line.kind)}</Go>}
                  sub={names[line.account]}
                />
              </td>
              <td style={{ whiteSpace: 'normal' }}>{line.event_name ?? line.note ?? '–'}</td>
              <td data-align="right">{money(line.amount, line.currency)}</td>
            </tr>
          ))}
        </Grid>
      )}
      {pagination.total_size > shown && (
        <None>{trRich('The newest {shown} lines are shown. The list as CSV has all of them.', { shown })}</None>
      )}
    </Panel>
  )
}
