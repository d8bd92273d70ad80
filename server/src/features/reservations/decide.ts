import type { Letter } from '../../jobs/jobs.js'
import type { Author } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import type { KeyedRequest } from '../idempotency/store.js'
import { isVisibleTo } from '../tickets/rules/access.js'
import { isOwnTicket } from '../tickets/rules/own.js'
import { allowedQuantities, isOrderable, leavesSingle, poolOf } from '../tickets/rules/quantities.js'
import { type LateSale, netRateAt, notOnSaleReasons, whyNotOnSale } from '../tickets/rules/sale.js'
import type { TicketForSale } from '../tickets/stock.js'
import type { Reservation } from './schema.js'
import type { ItemRow, ReservationRow } from './store.js'

export interface Buyer {
  distributor_id: string
  iso_country: string
  default_currency: string
  hold_minutes: number
  hold_max_minutes: number
  hold_limit: number
  /** tickets held at this moment */
  held: number
  fxratemoment_id: string | null
  /** suppliers of the same organisation */
  own_suppliers: string[]
}

export interface AskedLine {
  ticket_id: string
  quantity: number
  net_rate?: number | undefined
  currency_code?: string | undefined
  sales_price?: number | undefined
}

/** One request to reserve, ready to be decided. */
export interface Ask {
  reservation_id: string
  author: Author
  client_id: string
  distributor_id: string
  onbehalfclient_id: string | null
  lines: AskedLine[]
  price_tolerance: number
  booking_email: string
  notify_client: boolean
  notify_me: boolean
  notes: string
  external_reference_id: string | null
  target_currency: string | null
  api_reservation: boolean
  at: Date
  /** until when a supplier may answer, for tickets on request */
  answerMinutes: number
  /** how long after the start of an event its tickets are still sold */
  late?: LateSale | undefined
  /** how long it should be held, within the distributor's cap; as usual when it does not say */
  holdMinutes?: number | undefined
  keyed?: KeyedRequest | undefined
  /** the answer as JSON, sent and kept for a repeated idempotency key */
  serialize: (reservation: Reservation) => string
  letters: (reservation: ReservationRow) => Letter[]
}

export type Decision = { reservation: ReservationRow } | { problem: Problem }

/** What tells the caller how to go on: what is left, what may be bought, what it costs now. */
function factsOf(ticket: TicketForSale, at: Date, isOnSale: boolean): Record<string, unknown> {
  return {
    ticket_id: ticket.ticket_id,
    available_quantity: poolOf(ticket),
    // As reading the ticket says it: of what is not on sale no number can be bought, however many are left.
    allowed_quantities: isOnSale ? allowedQuantities(poolOf(ticket), ticket) : [],
    net_rate: netRateAt(ticket, at),
    currency: ticket.currency_code,
  }
}

const refuse = (
  code: 'not_on_sale' | 'own_ticket' | 'quantity_not_allowed' | 'price_changed' | 'insufficient_stock',
  ticket: TicketForSale,
  at: Date,
  detail: string,
) =>
  new Problem(code, {
    detail: `${ticket.ticket_title}: ${detail}`,
    facts: factsOf(ticket, at, code !== 'not_on_sale' && code !== 'own_ticket'),
  })

/** The checks of D8, in its order, on one line; the tickets' counters are as the requests before this one left them. */
function checkLine(line: AskedLine, ticket: TicketForSale | undefined, ask: Ask, buyer: Buyer): Problem | undefined {
  const { at } = ask
  if (!ticket || ticket.deleted !== null || !isVisibleTo(ticket, ticket.supplier, buyer)) return notFound('ticket', line.ticket_id)
  const why = whyNotOnSale(ticket, { client_id: ask.onbehalfclient_id ?? ask.client_id }, at, ticket.windows, ask.late)
  if (why) return refuse('not_on_sale', ticket, at, `not on sale, because ${notOnSaleReasons[why]}.`)
  if (isOwnTicket(ticket, buyer)) return refuse('own_ticket', ticket, at, 'your own organisation sells it, or has sold it before.')
  if (!isOrderable(line.quantity, ticket))
    return refuse('quantity_not_allowed', ticket, at, `${line.quantity} cannot be bought; see allowed_quantities.`)
  const priceFault = checkPrice(line, ticket, ask)
  if (priceFault) return priceFault
  const pool = poolOf(ticket)
  if (line.quantity > pool) return refuse('insufficient_stock', ticket, at, `${line.quantity} wanted, ${pool} left.`)
  if (leavesSingle(line.quantity, pool, ticket))
    return refuse('quantity_not_allowed', ticket, at, `${line.quantity} would leave a single ticket.`)
  return undefined
}

function checkPrice(line: AskedLine, ticket: TicketForSale, { at, price_tolerance }: Ask): Problem | undefined {
  const now = netRateAt(ticket, at)
  if (line.currency_code !== undefined && line.currency_code !== ticket.currency_code) {
    return refuse('price_changed', ticket, at, `the price is in ${ticket.currency_code}, not ${line.currency_code}.`)
  }
  if (line.net_rate === undefined || line.net_rate === now) return undefined
  // A tolerance is for a rise; a lower price is always welcome to whoever tolerates any change.
  const highest = line.net_rate + Math.floor((line.net_rate * price_tolerance) / 10_000)
  if (price_tolerance > 0 && now <= highest) return undefined
  const accepted = price_tolerance > 0 ? `; the price_tolerance of ${price_tolerance} accepts ${highest} at most` : ''
  return refuse('price_changed', ticket, at, `the net rate is now ${now} ${ticket.currency_code}, not ${line.net_rate}${accepted}.`)
}

/** A supplier answers for its own tickets, for the whole of a request: what is held at once cannot share a basket with what must be asked for. */
function checkMixture(tickets: TicketForSale[]): Problem | undefined {
  const asked = tickets.filter((ticket) => ticket.ticket_status === 'on_request')
  if (asked.length === 0) return undefined
  if (asked.length < tickets.length || new Set(asked.map((ticket) => ticket.supplier_id)).size > 1) return new Problem('mixed_on_request')
  return undefined
}

/** Decides in order of arrival. Whoever is accepted takes stock from `tickets` and room from `buyers`, which are changed here. */
export function decide(asks: Ask[], tickets: Map<string, TicketForSale>, buyers: Map<string, Buyer>): Decision[] {
  return asks.map((ask) => decideOne(ask, tickets, buyers))
}

function decideOne(ask: Ask, tickets: Map<string, TicketForSale>, buyers: Map<string, Buyer>): Decision {
  const buyer = buyers.get(ask.distributor_id)
  if (!buyer) return { problem: notFound('distributor', ask.distributor_id) }
  for (const line of ask.lines) {
    const problem = checkLine(line, tickets.get(line.ticket_id), ask, buyer)
    if (problem) return { problem }
  }
  const lines = ask.lines.map((line) => ({ line, ticket: tickets.get(line.ticket_id) as TicketForSale }))
  const mixture = checkMixture(lines.map(({ ticket }) => ticket))
  if (mixture) return { problem: mixture }
  const onRequest = lines[0]?.ticket.ticket_status === 'on_request'
  const wanted = onRequest ? 0 : lines.reduce((sum, { line }) => sum + line.quantity, 0)
  if (buyer.held + wanted > buyer.hold_limit) return { problem: holdLimit(buyer, wanted) }
  buyer.held += wanted
  if (!onRequest) for (const { line, ticket } of lines) ticket.available_quantity -= line.quantity
  const items = lines.map(
    ({ line, ticket }, index): ItemRow => ({
      line: index + 1,
      ticket_id: ticket.ticket_id,
      quantity: line.quantity,
      held: onRequest ? 0 : line.quantity,
      net_rate: netRateAt(ticket, ask.at),
      currency: ticket.currency_code,
      sales_price: line.sales_price ?? ticket.sales_price,
      ticket_name: ticket.ticket_title,
      event_name: ticket.event_name,
    }),
  )
  return { reservation: hold(ask, buyer, items, onRequest) }
}

/** What is more than the limit by itself is refused whatever is given back: then waiting, which every 429 speaks of, is no way out. */
const holdLimit = (buyer: Buyer, wanted: number): Problem =>
  new Problem('hold_limit', {
    detail:
      wanted > buyer.hold_limit
        ? `${wanted} tickets cannot be held at once: the limit is ${buyer.hold_limit}. Waiting does not help; take at most ${buyer.hold_limit} at a time.`
        : `${wanted} more would make ${buyer.held + wanted} tickets held at once; ${buyer.hold_limit} are allowed. Book or release some.`,
    retryAfter: buyer.hold_minutes * 60,
    facts: { held: buyer.held, hold_limit: buyer.hold_limit },
  })

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

function hold(ask: Ask, buyer: Buyer, items: ItemRow[], onRequest: boolean): ReservationRow {
  const { at } = ask
  const held =
    ask.holdMinutes === undefined ? buyer.hold_minutes : Math.min(ask.holdMinutes, Math.max(buyer.hold_minutes, buyer.hold_max_minutes))
  const minutes = onRequest ? ask.answerMinutes : held
  return {
    reservation_id: ask.reservation_id,
    client_id: ask.client_id,
    distributor_id: ask.distributor_id,
    onbehalfclient_id: ask.onbehalfclient_id,
    status: onRequest ? 'pending_supplier' : 'active',
    void_reason: null,
    booking_email: ask.booking_email,
    notify_client: ask.notify_client,
    notify_me: ask.notify_me,
    notes: ask.notes,
    external_reference_id: ask.external_reference_id,
    target_currency: ask.target_currency ?? buyer.default_currency,
    fxratemoment_id: buyer.fxratemoment_id,
    parent_allocation_id: null,
    valid_until: later(at, minutes),
    extendable_until: later(at, Math.max(minutes, buyer.hold_max_minutes)),
    is_test: false,
    api_reservation: ask.api_reservation,
    payment_method: null,
    payment_reference: null,
    created: at,
    updated: at,
    created_by: ask.author.client_id,
    version: 1,
    items,
  }
}
