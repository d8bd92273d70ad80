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
    to === null ? null : tr('{amount} was refunded.', { amount: money(to - (from ?? 0), target_currency) }),
  amount: ({ amount: from }, { amount: to, target_currency }) =>
    tr('The price went from {from} to {to}.', { from: money(from, target_currency), to: money(to, target_currency) }),
  invoices: ({ invoices: from }, { invoices: to }) => {
    const made = to.filter((number) => !from.includes(number))
    const said = made.map((number) =>
      number.startsWith('C') ? tr('Credit note {number} was made.', { number }) : tr('Invoice {number} was made.', { number }),
    )
    return said.length === 0 ? null : said.join(' ')
  },
  disruption_kind: (_, { disruption_kind: to }) => (to === null ? null : disruptionWords[to]),
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

const quoted = (status: string): string => tr('“{status}”', { status: statusLabel(status) })
const paymentWords: Record<string, string> = {
  paid: tr('The payment arrived.'),
  invoiced: tr('It was invoiced.'),
  refunded: tr('All of the price was refunded.'),
  partlyrefunded: tr('A part of the price was refunded.'),
  void: tr('Nothing is owed any more.'),
}

const disruptionWords: Record<NonNullable<Past['disruption_kind']>, string> = {
  cancelled: tr('The event was cancelled.'),
  postponed: tr('The event was postponed.'),
  rescheduled: tr('The event was rescheduled.'),
  relocated: tr('The event was relocated.'),
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
  amount === null
    ? trCount(items.length, 'Booked: {n} ticket for {event}.', 'Booked: {n} tickets for {event}.', { event: event_name })
    : trCount(items.length, 'Booked: {n} ticket for {event}, {amount}.', 'Booked: {n} tickets for {event}, {amount}.', {
        event: event_name,
        amount: money(amount, target_currency),
      })

const without = (order: Past, names: ReadonlySet<string>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(order).filter(([name]) => !names.has(name)))

function ofItems(before: Past, after: Past): string[] {
  const was = new Map(before.items.map((item) => [item.orderitem_id, item]))
  const pairs = after.items.flatMap((is, index) => {
    const old = was.get(is.orderitem_id)
    return old ? [{ old, is, number: index + 1 }] : []
  })
  const changed = (test: (old: PastItem, is: PastItem) => boolean) => pairs.filter(({ old, is }) => test(old, is))
  const became = (status: string) => changed((old, is) => old.ticket_status !== is.ticket_status && is.ticket_status === status)
  const cancelled = became('cancelled')
  const returned = became('returned')
  const seated = changed((old, is) => seatInWords(old) !== seatInWords(is))
  const guests = changed((old, is) => old.guest.guest_id !== is.guest.guest_id)
  const filed = changed((old, is) => is.number_of_pdfs > old.number_of_pdfs)
  const admitted = changed((old, is) => old.admitted_at !== is.admitted_at && is.admitted_at !== null)
  const repriced = changed((old, is) => old.net_rate !== is.net_rate)
  const numbers = (list: typeof pairs) => ({ numbers: list.map(({ number }) => number).join(', ') })
  return [
    ...(cancelled.length > 0
      ? [
          trCount(
            cancelled.length,
            '{n} ticket cancelled: number {numbers}.',
            '{n} tickets cancelled: numbers {numbers}.',
            numbers(cancelled),
          ),
        ]
      : []),
    ...(returned.length > 0
      ? [trCount(returned.length, '{n} ticket returned: number {numbers}.', '{n} tickets returned: numbers {numbers}.', numbers(returned))]
      : []),
    ...seated
      .slice(0, 4)
      .map(({ number, is }) =>
        seatInWords(is) === ''
          ? tr('Ticket {number} lost its seat.', { number })
          : tr('Ticket {number} got: {seat}.', { number, seat: seatInWords(is) }),
      ),
    ...(seated.length > 4 ? [trCount(seated.length - 4, '{n} more ticket got a seat.', '{n} more tickets got seats.')] : []),
    ...(guests.length > 0
      ? [trCount(guests.length, 'The guest of ticket {numbers} was given.', 'The guests of tickets {numbers} were given.', numbers(guests))]
      : []),
    ...(filed.length > 0 ? [trCount(filed.length, '{n} ticket file arrived.', '{n} ticket files arrived.')] : []),
    ...admitted.map(({ number, is }) =>
      is.admission_gate
        ? tr('The guest of ticket {number} was let in at {gate}.', { number, gate: is.admission_gate })
        : tr('The guest of ticket {number} was let in.', { number }),
    ),
    ...repriced.map(({ number, old, is }) =>
      tr('The price of ticket {number} went from {from} to {to}.', {
        number,
        from: money(old.net_rate, is.currency),
        to: money(is.net_rate, is.currency),
      }),
    ),
  ]
}

/** Where a ticket is; empty if it has no seat. */
export const seatInWords = ({ section, row, seat }: { section?: string | null; row?: string | null; seat?: string | null }): string =>
  [section && tr('section {section}', { section }), row && tr('row {row}', { row }), seat && tr('seat {seat}', { seat })]
    .filter(Boolean)
    .join(', ')
