import { Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRouteContext } from '@tanstack/react-router'
import { isStaff } from '../../access.js'
import { client } from '../../api.js'
import { count, day, moment, money, percent } from '../../format.js'
import { tr, trRich } from '../../texts.js'
import { confirm } from '../../ui/confirm.js'
import { None, Panel } from '../../ui/detail/Detail.js'
import { Grid } from '../../ui/Grid.js'
import { Status } from '../../ui/status.js'
import { tell } from '../../ui/tell.js'
import classes from '../allotments/allotments.module.css'
import type { GroupRequest, Quote } from './resource.js'

interface Props {
  request: GroupRequest
  accepts: boolean
  quotes: boolean
  onDone: () => Promise<unknown>
}

const sums = (amounts: Quote['totals']): string => amounts.map(({ amount, currency_code }) => money(amount, currency_code)).join(' + ')

const releaseOf = ({ release_at }: Quote): string =>
  release_at === null
    ? tr('Unsold tickets are not released automatically.')
    : tr('Unsold tickets are released on {moment}.', { moment: moment(release_at) })

const depositOf = ({ deposit_percentage, deposits }: Quote): string =>
  tr('Deposit {percentage}: {amount}', { percentage: percent(deposit_percentage), amount: sums(deposits) })

/** What is accepted, line by line. */
const agreementOf = (quote: Quote, as: 'allotment' | 'reservation'): string =>
  [
    tr('Supplier: {supplier}', { supplier: quote.supplier_name }),
    ...quote.items.map(({ quantity, ticket_title, net_rate, currency_code }) =>
      tr('{quantity} × {ticket}, {price} each', { quantity: count(quantity), ticket: ticket_title, price: money(net_rate, currency_code) }),
    ),
    tr('Total: {total}', { total: sums(quote.totals) }),
    ...(quote.deposit_percentage > 0 ? [depositOf(quote)] : []),
    as === 'allotment' ? releaseOf(quote) : tr('The tickets are held. What is not booked before the hold ends is released.'),
    tr('All other quotes of this request are declined.'),
  ].join('\n')

const priceOfOne = ({ totals, quantity }: Quote): number => (totals[0]?.amount ?? 0) / Math.max(1, quantity)

/** The cheapest open quote of those in one currency. Quotes in several currencies are not compared. */
function cheapest(quotes: readonly Quote[]): string | undefined {
  const open = quotes.filter(({ status, totals }) => status === 'open' && totals.length === 1)
  if (open.length < 2 || new Set(open.map(({ totals }) => totals[0]?.currency_code)).size > 1) return undefined
  return open.toSorted((a, b) => priceOfOne(a) - priceOfOne(b))[0]?.quote_id
}

/** All quotes side by side: tickets, prices, conditions, and the actions of each. */
export function Quotes({ request, accepts, quotes: mayQuote, onDone }: Props) {
  const { user } = useRouteContext({ from: '/shell' })
  const { quotes } = request
  if (quotes.length === 0)
    return (
      <Panel title={tr('Quotes')}>
        <None>{tr('No supplier has quoted yet.')}</None>
      </Panel>
    )
  const best = cheapest(quotes)
  return (
    <Panel title={tr('Quotes')} flush>
      <Grid label={tr('Quotes')} heads={[tr('Quote'), { label: tr('Total'), align: 'right' }, tr('Conditions'), tr('Answer')]}>
        {quotes.map((quote) => (
          <tr key={quote.quote_id}>
            <td className={classes.wrap}>
              <strong>{quote.supplier_name}</strong>
              {quote.items.map((item) => (
                <div key={item.ticket_id}>
                  {count(item.quantity)} × {item.ticket_title}
                </div>
              ))}
            </td>
            <td data-align="right" className={quote.quote_id === best ? classes.best : undefined}>
              {sums(quote.totals)}
              {quote.items.map((item) => (
                <div key={item.ticket_id}>{tr('{price} each', { price: money(item.net_rate, item.currency_code) })}</div>
              ))}
              {quote.quote_id === best && tr('cheapest')}
            </td>
            <td className={classes.wrap}>
              {quote.deposit_percentage > 0 && <div>{depositOf(quote)}</div>}
              {quote.name_deadline && <div>{trRich('Names by {name_deadline}', { name_deadline: day(quote.name_deadline) })}</div>}
              {quote.conditions && <div>{quote.conditions}</div>}
              <div>{releaseOf(quote)}</div>
              <div>{trRich('Valid until {valid_until}', { valid_until: moment(quote.valid_until) })}</div>
            </td>
            <td>
              {quote.status === 'open' && accepts ? (
                <Answer quote={quote} onDone={onDone} />
              ) : quote.status === 'open' && mayQuote && (isStaff(user) || user.supplier_id === quote.supplier_id) ? (
                <TakeBack quote={quote} onDone={onDone} />
              ) : (
                <Status value={quote.status} />
              )}
            </td>
          </tr>
        ))}
      </Grid>
    </Panel>
  )
}

type Acting = { quote: Quote; onDone: () => Promise<unknown> }

function Answer({ quote, onDone }: Acting) {
  const { grouprequest_id, quote_id } = quote
  const params = { path: { grouprequest_id } }
  const answering = useMutation({
    mutationFn: (as: 'allotment' | 'reservation' | null) =>
      as === null
        ? client.POST('/v1/grouprequests/{grouprequest_id}/decline', { params, body: { quote_id } })
        : client.POST('/v1/grouprequests/{grouprequest_id}/accept', { params, body: { quote_id, as } }),
    onSuccess: (_answer, as) => tell.done(as === null ? tr('Quote declined') : tr('Quote accepted')),
    onError: tell.failure,
    onSettled: onDone,
  })
  const accept = (as: 'allotment' | 'reservation') => () =>
    confirm({
      title: tr('Accept this quote?'),
      detail: agreementOf(quote, as),
      act: as === 'allotment' ? tr('Accept') : tr('Accept and hold'),
      keep: tr('Back'),
      isSafe: true,
      onConfirm: () => answering.mutate(as),
    })
  const decline = () =>
    confirm({
      title: tr('Decline this quote?'),
      detail: [
        tr('Supplier: {supplier}', { supplier: quote.supplier_name }),
        tr('The supplier is told at once. It cannot be accepted afterwards.'),
      ].join('\n'),
      act: tr('Decline'),
      keep: tr('Back'),
      onConfirm: () => answering.mutate(null),
    })
  return (
    <Group gap={4} miw={112}>
      <Button size="compact-xs" loading={answering.isPending} onClick={accept('allotment')}>
        {tr('Accept')}
      </Button>
      <Button size="compact-xs" variant="default" loading={answering.isPending} onClick={accept('reservation')}>
        {tr('Accept and hold')}
      </Button>
      <Button size="compact-xs" variant="default" loading={answering.isPending} onClick={decline}>
        {tr('Decline')}
      </Button>
    </Group>
  )
}

function TakeBack({ quote: { grouprequest_id, quote_id, totals }, onDone }: Acting) {
  const taking = useMutation({
    mutationFn: () =>
      client.DELETE('/v1/grouprequests/{grouprequest_id}/quotes/{quote_id}', { params: { path: { grouprequest_id, quote_id } } }),
    onSuccess: () => tell.done(tr('Quote withdrawn')),
    onError: tell.failure,
    onSettled: onDone,
  })
  const ask = () =>
    confirm({
      title: tr('Take this quote back?'),
      detail: [tr('Total: {total}', { total: sums(totals) }), tr('The distributor cannot accept it any more.')].join('\n'),
      act: tr('Take back'),
      onConfirm: () => taking.mutate(),
    })
  return (
    <Button size="compact-xs" variant="default" loading={taking.isPending} onClick={ask}>
      {tr('Take back')}
    </Button>
  )
}
