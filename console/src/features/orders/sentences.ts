import { moment, money } from '../../format.js'
import { tr, trCount } from '../../texts.js'
import { asSentence, differences } from '../../ui/history/differences.js'
import type { RowOf } from '../../ui/list/resource.js'
import { statusLabel } from '../../ui/status.js'

type Past = RowOf<'/v1/bookingorders/{bookingorder_id}/history'>['bookingorder']
type PastItem = Past['items'][number]

/** Fields that have a sentence of their own. What is not here is told as "X changed from A to B". */
const tellers: { [K in keyof Past]?: (before: Past, after: Past) => string | null } = {
  logistic_status: ({ logistic_status: from }, { logistic_status: to }) =>
    to === 'cancelled'
      ? tr('The order was cancelled.')
      : to === 'completed'
        ? tr('The order is complete: the tickets are there.')
        : tr('The order went from {from} to {to}.', { from: quoted(from), to: quoted(to) }),
  guestdata_status: ({ guestdata_status: from }, { guestdata_status: to }) =>
    to === 'completed'
      ? tr('The guest data is complete.')
      : tr('Guest data went from {from} to {to}.', { from: quoted(from), to: quoted(to) }),
  distributorfinancial_status: ({ distributorfinancial_status: from }, { distributorfinancial_status: to }) =>
    paymentWords[to] ?? tr('The payment went from {from} to {to}.', { from: quoted(from), to: quoted(to) }),
  financial_status: ({ financial_status: from }, { financial_status: to }) =>
    from && to ? tr('The payment of the supplier went from {from} to {to}.', { from: quoted(from), to: quoted(to) }) : null,
  notify_client_status: (_, { notify_client_status: to }) =>
    to === 'completed' ? tr('The confirmation was sent.') : to === 'failed' ? tr('The confirmation could not be sent.') : null,
  refunded: ({ refunded: from }, { refunded: to, target_currency }) =>
    to === null ? null : `${money(to - (from ?? 0), target_currency)} was refunded.`,
  amount: ({ amount: from }, { amount: to, target_currency }) =>
    tr('The price went from {from} to {to}.', { from: money(from, target_currency), to: money(to, target_currency) }),
  invoices: ({ invoices: from }, { invoices: to }) => {
    const made = to.filter((number) => !from.includes(number))
    return made.length === 0
      ? null
      : `${made.map((number) => `${number.startsWith('C') ? tr('Credit note') : 'Invoice'} ${number}`).join(', ')} was made.`
  },
  disruption_kind: (_, { disruption_kind: to }) => (to === null ? null : tr('The event was {to}.', { to })),
  disruption_decision: (_, { disruption_decision: to }) =>
    to === 'accept'
      ? tr('The tickets are kept after the change of the event.')
      : to === 'refund'
        ? tr('The refund was chosen after the change of the event.')
        : to === 'pending'
          ? tr('A decision is asked for: keep the tickets or take the refund.')
          : null,
  disruption_decide_by: (_, { disruption_decide_by: to }) =>
    to === null ? null : tr('The decision is open until {to}.', { to: moment(to) }),
}

const quoted = (status: string): string => `“${statusLabel(status)}”`
const paymentWords: Record<string, string> = {
  paid: 'The payment arrived.',
  invoiced: 'It was invoiced.',
  refunded: 'All of the price was refunded.',
  partlyrefunded: 'A part of the price was refunded.',
  void: 'Nothing is owed any more.',
}

/** Follows from other changes, or names nothing that a reader knows. */
const silent = [
  'updated',
  'zip_sha',
  'fees',
  'vat',
  'max_pdfs_per_ticket',
  'disruption_id',
  'distributor',
  'supplier',
  'items',
  'client_id',
]

/** What a version of an order changed, in sentences. */
export function changesOfOrder(before: Past, after: Past): string[] {
  const told = new Set<string>([...Object.keys(tellers), ...silent])
  const own = Object.entries(tellers).flatMap(([name, tell]) => {
    const key = name as keyof Past
    if (JSON.stringify(before[key] ?? null) === JSON.stringify(after[key] ?? null)) return []
    return tell(before, after) ?? []
  })
  const rest = differences(without(before, told), without(after, told)).map(asSentence)
  const all = [...ofItems(before, after), ...own, ...rest]
  // Names of guests are not kept in the history.
  return all.length > 0 ? all : [tr('The guest data was changed.')]
}

export const madeOfOrder = ({ items, event_name, amount, target_currency }: Past): string =>
  tr('Booked: {length} for {event_name}{value}.', {
    length: trCount(items.length, '{n} ticket', '{n} tickets'),
    event_name,
    value: amount === null ? '' : `, ${money(amount, target_currency)}`,
  })

const without = (order: Past, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(order).filter(([name]) => !names.has(name)))

function ofItems(before: Past, after: Past): string[] {
  const was = new Map(before.items.map((item) => [item.orderitem_id, item]))
  const pairs = after.items.flatMap((is, index) => {
    const old = was.get(is.orderitem_id)
    return old ? [{ old, is, name: `ticket ${index + 1}` }] : []
  })
  const changed = (test: (old: PastItem, is: PastItem) => boolean) => pairs.filter(({ old, is }) => test(old, is))
  const became = (status: string) => changed((old, is) => old.ticket_status !== is.ticket_status && is.ticket_status === status)
  const cancelled = became('cancelled')
  const returned = became('returned')
  const seated = changed((old, is) => seatOf(old) !== seatOf(is))
  const guests = changed((old, is) => old.guest.guest_id !== is.guest.guest_id)
  const filed = changed((old, is) => is.number_of_pdfs > old.number_of_pdfs)
  const admitted = changed((old, is) => old.admitted_at !== is.admitted_at && is.admitted_at !== null)
  const repriced = changed((old, is) => old.net_rate !== is.net_rate)
  const names = (list: typeof pairs) => list.map(({ name }) => name).join(', ')
  return [
    ...(cancelled.length > 0 ? [`${trCount(cancelled.length, '{n} ticket', '{n} tickets')} cancelled: ${names(cancelled)}.`] : []),
    ...(returned.length > 0 ? [`${trCount(returned.length, '{n} ticket', '{n} tickets')} returned: ${names(returned)}.`] : []),
    ...seated
      .slice(0, 4)
      .map(({ name, is }) => (seatOf(is) === '' ? `${capital(name)} lost its seat.` : `${capital(name)} got ${seatOf(is)}.`)),
    ...(seated.length > 4 ? [`${trCount(seated.length - 4, '{n} more ticket', '{n} more tickets')} got seats.`] : []),
    ...(guests.length > 0 ? [`The guest of ${names(guests)} was given.`] : []),
    ...(filed.length > 0 ? [`${trCount(filed.length, '{n} ticket file', '{n} ticket files')} arrived.`] : []),
    ...admitted.map(({ name, is }) =>
      tr('The guest of {name} was let in{value}.', { name, value: is.admission_gate ? ` at ${is.admission_gate}` : '' }),
    ),
    ...repriced.map(({ name, old, is }) =>
      tr('The price of {name} went from {net_rate} to {net_rate2}.', {
        name,
        net_rate: money(old.net_rate, is.currency),
        net_rate2: money(is.net_rate, is.currency),
      }),
    ),
  ]
}

const seatOf = ({ section, row, seat }: PastItem): string =>
  [section && `section ${section}`, row && `row ${row}`, seat && `seat ${seat}`].filter(Boolean).join(', ')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
