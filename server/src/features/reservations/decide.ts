import type { FeeRule } from '../../db/json.js'
import type { Letter } from '../../jobs/jobs.js'
import type { Author } from '../../lib/caller.js'
import { fault, notFound, Problem } from '../../lib/errors.js'
import type { KeyedRequest } from '../idempotency/store.js'
import { isVisibleTo } from '../tickets/rules/access.js'
import { isOwnTicket } from '../tickets/rules/own.js'
import { allowedQuantities, isOrderable, leavesSingle, poolOf } from '../tickets/rules/quantities.js'
import { type LateSale, netRateAt, notOnSaleReasons, whyNotOnSale } from '../tickets/rules/sale.js'
import type { TicketForSale } from '../tickets/stock.js'
import { holdTerms, lineTerms, type Platform } from './freeze.js'
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
  fee_rules: FeeRule[]
  vat_number: string | null
  foreign_vat_numbers: Record<string, string>
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
  /** as they stand in the request */
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

/** All of a ticket that one request asks for: its lines by their places in the request, whose quantities count together. */
interface Wanted {
  ticket_id: string
  ticket: TicketForSale | undefined
  quantity: number
  places: number[]
}
/** Once all of them are known to exist. */
interface Sought extends Wanted {
  ticket: TicketForSale
}

function wantedOf({ lines }: Ask, tickets: Map<string, TicketForSale>): Wanted[] {
  const wanted = new Map<string, Wanted>()
  lines.forEach(({ ticket_id, quantity }, place) => {
    const one = wanted.get(ticket_id)
    if (one) {
      one.quantity += quantity
      one.places.push(place)
    } else wanted.set(ticket_id, { ticket_id, ticket: tickets.get(ticket_id), quantity, places: [place] })
  })
  return [...wanted.values()]
}

type Refusal = 'not_on_sale' | 'own_ticket' | 'quantity_not_allowed' | 'price_changed' | 'insufficient_stock'

/** One ticket that a check refuses: why, and which lines of the request that is about. */
interface Refused {
  wanted: Wanted
  message: string
  places?: number[]
}

const faultsOf = (code: string, refused: Refused[]) =>
  refused.flatMap(({ wanted, message, places }) => (places ?? wanted.places).map((place) => fault(`/items/${place}`, code, message)))

/** Speaks of the first line that fails, and names every other one that fails the same check. */
function refuse(code: Refusal, refused: Refused[], at: Date): Problem | undefined {
  const [first] = refused
  const ticket = first?.wanted.ticket
  if (!first || !ticket) return undefined
  return new Problem(code, {
    detail: `${ticket.ticket_title}: ${first.message}`,
    errors: faultsOf(code, refused),
    facts: factsOf(ticket, at, code !== 'not_on_sale' && code !== 'own_ticket'),
  })
}

/** A check of all tickets of a request; it gives those it refuses. */
type Check = (sought: Sought[], ask: Ask, buyer: Buyer) => Refused[]

const offered: Check = (sought, { at, onbehalfclient_id, client_id, late }) =>
  sought.flatMap((wanted) => {
    const why = whyNotOnSale(wanted.ticket, { client_id: onbehalfclient_id ?? client_id }, at, wanted.ticket.windows, late)
    return why ? { wanted, message: `not on sale, because ${notOnSaleReasons[why]}.` } : []
  })

const othersTickets: Check = (sought, _ask, buyer) =>
  sought.flatMap((wanted) =>
    isOwnTicket(wanted.ticket, buyer) ? { wanted, message: 'your own organisation sells it, or has sold it before.' } : [],
  )

const orderable: Check = (sought) =>
  sought.flatMap((wanted) =>
    isOrderable(wanted.quantity, wanted.ticket) ? [] : { wanted, message: `${wanted.quantity} cannot be bought; see allowed_quantities.` },
  )

/** Line by line: each may say another price. */
const asPriced: Check = (sought, ask) =>
  sought.flatMap((wanted) =>
    wanted.places.flatMap((place) => {
      const message = priceFault(ask.lines[place] as AskedLine, wanted.ticket, ask)
      return message === undefined ? [] : { wanted, message, places: [place] }
    }),
  )

const inStock: Check = (sought) =>
  sought.flatMap((wanted) =>
    wanted.quantity > poolOf(wanted.ticket) ? { wanted, message: `${wanted.quantity} wanted, ${poolOf(wanted.ticket)} left.` } : [],
  )

const leavingNoSingle: Check = (sought) =>
  sought.flatMap((wanted) =>
    leavesSingle(wanted.quantity, poolOf(wanted.ticket), wanted.ticket)
      ? { wanted, message: `${wanted.quantity} would leave a single ticket.` }
      : [],
  )

/** In this order, each of all lines before the next one; the tickets' counters are as the requests before this one left them. */
const checks: [Refusal, Check][] = [
  ['not_on_sale', offered],
  ['own_ticket', othersTickets],
  ['quantity_not_allowed', orderable],
  ['price_changed', asPriced],
  ['insufficient_stock', inStock],
  ['quantity_not_allowed', leavingNoSingle],
]

/** First of all: each ticket exists, and this buyer may see it. */
function checkVisible(wanted: Wanted[], buyer: Buyer): Problem | undefined {
  const hidden = wanted.filter(({ ticket }) => !ticket || ticket.deleted !== null || !isVisibleTo(ticket, ticket.supplier, buyer))
  const [first] = hidden
  if (!first) return undefined
  const { code, extra } = notFound('ticket', first.ticket_id)
  const errors = faultsOf(
    code,
    hidden.map((one) => ({ wanted: one, message: `there is no ticket ${JSON.stringify(one.ticket_id.slice(0, 80))} that you may see` })),
  )
  return new Problem(code, { ...extra, errors, facts: { ticket_id: first.ticket_id } })
}

function checkLines(wanted: Wanted[], ask: Ask, buyer: Buyer): Problem | undefined {
  const hidden = checkVisible(wanted, buyer)
  if (hidden) return hidden
  const sought = wanted as Sought[]
  for (const [code, check] of checks) {
    const problem = refuse(code, check(sought, ask, buyer), ask.at)
    if (problem) return problem
  }
  return checkMixture(sought.map(({ ticket }) => ticket))
}

function priceFault(line: AskedLine, ticket: TicketForSale, { at, price_tolerance }: Ask): string | undefined {
  const now = netRateAt(ticket, at)
  if (line.currency_code !== undefined && line.currency_code !== ticket.currency_code)
    return `the price is in ${ticket.currency_code}, not ${line.currency_code}.`
  if (line.net_rate === undefined || line.net_rate === now) return undefined
  // A tolerance is for a rise; a lower price is always welcome to whoever tolerates any change.
  const highest = line.net_rate + Math.floor((line.net_rate * price_tolerance) / 10_000)
  if (price_tolerance > 0 && now <= highest) return undefined
  const accepted = price_tolerance > 0 ? `; the price_tolerance of ${price_tolerance} accepts ${highest} at most` : ''
  return `the net rate is now ${now} ${ticket.currency_code}, not ${line.net_rate}${accepted}.`
}

/** A supplier answers for its own tickets, for the whole of a request: what is held at once cannot share a basket with what must be asked for. */
function checkMixture(tickets: TicketForSale[]): Problem | undefined {
  const asked = tickets.filter((ticket) => ticket.ticket_status === 'on_request')
  if (asked.length === 0) return undefined
  if (asked.length < tickets.length || new Set(asked.map((ticket) => ticket.supplier_id)).size > 1) return new Problem('mixed_on_request')
  return undefined
}

/** Decides in order of arrival. Whoever is accepted takes stock from `tickets` and room from `buyers`, which are changed here. */
export function decide(asks: Ask[], tickets: Map<string, TicketForSale>, buyers: Map<string, Buyer>, platform: Platform): Decision[] {
  return asks.map((ask) => decideOne(ask, tickets, buyers, platform))
}

function decideOne(ask: Ask, tickets: Map<string, TicketForSale>, buyers: Map<string, Buyer>, platform: Platform): Decision {
  const buyer = buyers.get(ask.distributor_id)
  if (!buyer) return { problem: notFound('distributor', ask.distributor_id) }
  const wanted = wantedOf(ask, tickets)
  const problem = checkLines(wanted, ask, buyer)
  if (problem) return { problem }
  const sought = wanted as Sought[]
  const onRequest = sought[0]?.ticket.ticket_status === 'on_request'
  const held = onRequest ? 0 : sought.reduce((sum, { quantity }) => sum + quantity, 0)
  if (buyer.held + held > buyer.hold_limit) return { problem: holdLimit(buyer, held) }
  buyer.held += held
  if (!onRequest) for (const { quantity, ticket } of sought) ticket.available_quantity -= quantity
  return { reservation: hold(ask, buyer, itemsOf(ask, tickets, onRequest, platform), onRequest) }
}

/** What is named twice is one line, unless the distributor sells it at two prices of its own: those stay apart until the invoice. */
function itemsOf(ask: Ask, tickets: Map<string, TicketForSale>, onRequest: boolean, platform: Platform): ItemRow[] {
  const items = new Map<string, ItemRow>()
  for (const { ticket_id, quantity, sales_price } of ask.lines) {
    const key = `${sales_price} ${ticket_id}`
    const ticket = tickets.get(ticket_id) as TicketForSale
    const item = items.get(key)
    if (item) {
      item.quantity += quantity
      item.held += onRequest ? 0 : quantity
    } else
      items.set(key, {
        line: items.size + 1,
        ticket_id,
        quantity,
        held: onRequest ? 0 : quantity,
        net_rate: netRateAt(ticket, ask.at),
        currency: ticket.currency_code,
        sales_price: sales_price ?? ticket.sales_price,
        ticket_name: ticket.ticket_title,
        event_name: ticket.event_name,
        terms: lineTerms(ticket, platform),
      })
  }
  return [...items.values()]
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
    terms: holdTerms(buyer, at),
    items,
  }
}
