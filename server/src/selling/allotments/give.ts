import { isOwnTicket, isVisibleTo } from '../../catalogue/tickets/rules/access.js'
import { isLoss, rateOf } from '../../catalogue/tickets/rules/allotted.js'
import { belowPayout } from '../../catalogue/tickets/rules/loss.js'
import { netRateAt, payoutOf } from '../../catalogue/tickets/rules/sale.js'
import { lockForSale, moveStock, type TicketForSale } from '../../catalogue/tickets/stock.js'
import { type Author, type Caller, isOperator } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { checkCurrencies, percentInput } from '../../lib/inputs.js'
import { formatMinor } from '../../lib/money.js'
import type { Trx } from '../../platform/db/open.js'
import type { NewRow } from '../../platform/db/rows.js'
import { recordHistory } from '../../platform/history/store.js'
import { hoursBefore, type StoredRelease } from './release.js'
import { type AllotmentRate, toAllotment } from './schema.js'
import * as store from './store.js'

/** Gives tickets to a distributor. The checks and the write are the same for a supplier's allotment and for an accepted quote. */

/** The party that sets a rate bears the difference between the rate and the price of the ticket. */
export const bearerOf = (caller: Caller): 'operator' | 'supplier' => (isOperator(caller) ? 'operator' : 'supplier')

/** The rate as columns of the allotment. */
export interface StoredRate {
  rate_kind: string | null
  rate_amount: number | null
  rate_percentage: string | null
  currency_code: string | null
}

export function rateColumns(rate: AllotmentRate | null | undefined): StoredRate {
  if (!rate) return { rate_kind: null, rate_amount: null, rate_percentage: null, currency_code: null }
  const { kind, net_rate, currency_code, percentage } = rate
  const missing = (name: string) => invalid([fault(`/rate/${name}`, 'required', `is required for the kind ${kind}`)])
  const stray = (name: string) => invalid([fault(`/rate/${name}`, 'not_allowed', `is not allowed for the kind ${kind}`)])
  if (kind === 'percentage') {
    if (percentage === undefined) throw missing('percentage')
    if (net_rate !== undefined) throw stray('net_rate')
    if (currency_code !== undefined) throw stray('currency_code')
    return { rate_kind: kind, rate_amount: null, rate_percentage: percentInput('/rate/percentage', percentage), currency_code: null }
  }
  if (net_rate === undefined) throw missing('net_rate')
  if (currency_code === undefined) throw missing('currency_code')
  if (percentage !== undefined) throw stray('percentage')
  checkCurrencies({ '/rate/currency_code': currency_code })
  return { rate_kind: kind, rate_amount: net_rate, rate_percentage: null, currency_code }
}

/** A number of one ticket, at a price. */
export interface GivenTicket {
  ticket: TicketForSale
  quantity: number
  net_rate: number | null
  currency_code: string | null
}

/** The price must be in the currency of the ticket, and must not be below what the supplier is paid. */
export function checkRate(
  { ticket, net_rate, currency_code }: Omit<GivenTicket, 'quantity'>,
  terms: { discount: string | null; borne_by: 'operator' | 'supplier' },
  at: Date,
  pointer = '/rate',
): void {
  if (currency_code !== null && currency_code !== ticket.currency_code)
    throw invalid([fault(`${pointer}/currency_code`, 'other_currency', `must be the currency of the ticket, ${ticket.currency_code}`)])
  const usual = { net_rate: netRateAt(ticket, at), currency_code: ticket.currency_code }
  const rate = rateOf({ net_rate, currency_code, ...terms }, usual)
  if (!isLoss(ticket, rate)) return
  const payout = payoutOf(ticket) + rate.shift
  // A supplier that gives away more than it is paid would owe money.
  if (payout < 0)
    throw invalid([
      fault(
        `${pointer}`,
        'too_small',
        `would leave the supplier ${formatMinor(payout, usual.currency_code)} ${usual.currency_code} per ticket`,
      ),
    ])
  throw belowPayout({ ...rate, payout, currency_code: usual.currency_code, label: null }, { ticket_id: ticket.ticket_id })
}

/** A supplier gives a discount, not a higher price: of what is above the ticket's price, nothing would be the operator's. */
export function refuseAbovePrice(
  ticket: TicketForSale,
  net_rate: number | null,
  borne_by: 'operator' | 'supplier',
  at: Date,
  pointer = '/rate',
): void {
  const most = netRateAt(ticket, at)
  if (borne_by === 'supplier' && net_rate !== null && net_rate > most)
    throw invalid([
      fault(
        `${pointer}/net_rate`,
        'above_price',
        `must be at most the price of the ticket, ${formatMinor(most, ticket.currency_code)} ${ticket.currency_code}`,
      ),
    ])
}

/** Refuses tickets that this distributor could not buy even if they were in stock. */
export function checkAllottable(tickets: Iterable<TicketForSale>, allottee: store.Allottee, at: Date): void {
  for (const ticket of tickets) {
    const { ticket_id, ticket_title } = ticket
    const facts = { ticket_id, distributor_id: allottee.distributor_id }
    if (!isVisibleTo(ticket, ticket.supplier, allottee))
      throw new Problem('ticket_hidden', { detail: `${ticket_title}: the distributor may not see it.`, facts })
    if (isOwnTicket(ticket, allottee))
      throw new Problem('own_ticket', { detail: `${ticket_title}: the distributor sells it itself.`, facts })
    if (ticket.ticket_status !== 'available' || ticket.sellers.length > 0 || ticket.date_stop_utc <= at)
      throw new Problem('not_on_sale', {
        detail: `${ticket_title} cannot be allotted: it must be available, not relisted, and its event must not be over.`,
        facts: { ...facts, available_quantity: ticket.available_quantity, allowed_quantities: [] },
      })
  }
}

/** How many of each ticket are taken, the first tickets first. Refused if they have fewer free tickets than wanted. */
export function spreadOver(tickets: readonly TicketForSale[], quantity: number): { ticket: TicketForSale; quantity: number }[] {
  const free = tickets.reduce((sum, ticket) => sum + ticket.available_quantity, 0)
  if (quantity > free) throw tooFew(quantity, free, tickets[0]?.ticket_id)
  let left = quantity
  return tickets.flatMap((ticket) => {
    const taken = Math.min(left, ticket.available_quantity)
    left -= taken
    return taken > 0 ? [{ ticket, quantity: taken }] : []
  })
}

export const tooFew = (wanted: number, free: number, ticket_id: string | undefined): Problem =>
  new Problem('insufficient_stock', {
    detail: `${wanted} wanted, ${free} free.`,
    facts: { ticket_id, available_quantity: free },
  })

export async function readAllottee(trx: Trx, distributor_id: string): Promise<store.Allottee> {
  const allottee = await store.findAllottee(trx, distributor_id)
  if (allottee?.distributor_status !== 'active') throw notFound('distributor', distributor_id)
  return allottee
}

export const lockTickets = async (trx: Trx, ids: readonly string[]): Promise<TicketForSale[]> => {
  const found = await lockForSale(trx, [...ids])
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** The agreement, besides the tickets. */
export interface Agreement extends StoredRelease, StoredRate {
  distributor_id: string
  supplier_id: string
  event_id: string
  ticket_id: string | null
  category_id: string | null
  borne_by: 'operator' | 'supplier'
  warning_hours: number
  sell_through_warning: number | null
  free_stock_too: boolean
  grouprequest_id: string | null
}

export const warnAt = (release_at: Date | null, hours: number): Date | null => (release_at === null ? null : hoursBefore(release_at, hours))

/** Writes an allotment, without its history. The tickets are locked and have the stock. Returns its id. */
export async function give(trx: Trx, author: Author, at: Date, agreement: Agreement, given: readonly GivenTicket[]): Promise<string> {
  const allotment_id = newId('alt')
  const { distributor_id, free_stock_too, borne_by, rate_percentage: discount, release_at, warning_hours } = agreement
  const row: NewRow<'allotment'> = {
    allotment_id,
    ...agreement,
    status: 'active',
    warn_at: warnAt(release_at, warning_hours),
    warned_at: null,
    sell_through_warned_at: null,
    closed_at: null,
    created: at,
    created_by: author.client_id,
    updated: at,
    version: 1,
  }
  const parts = given.map(({ ticket: { ticket_id }, quantity, net_rate, currency_code }) => ({
    allotment_id,
    ...{ ticket_id, distributor_id, quantity, net_rate, currency_code, discount, free_stock_too, borne_by },
  }))
  const ids = parts.map((part) => part.ticket_id)
  await store.insertAllotment(trx, row, parts)
  await store.countAllotments(trx, ids, 1)
  await moveStock(
    trx,
    parts.map(({ ticket_id, quantity }) => ({ ticket_id, allotted_quantity: quantity })),
    at,
  )
  return allotment_id
}

/** Records the first version, once everything that the transaction does to a new allotment is done. */
export async function recordGiven(trx: Trx, author: Author, at: Date, id: string): Promise<store.AllotmentRow> {
  const row = await read(trx, id)
  await recordHistory(trx, 'allotment', author, at, [{ resource_id: id, version: row.version, before: null, after: toAllotment(row) }])
  return row
}

/** An allotment as it is now, in the transaction of its change. */
export async function read(trx: Trx, id: string): Promise<store.AllotmentRow> {
  const [row] = await store.readAllotments(trx, [id])
  if (!row) throw notFound('allotment', id)
  return row
}
