import { type Draw, drawsOf, rateOf } from '../../catalogue/tickets/rules/allotted.js'
import { policyOf } from '../../catalogue/tickets/rules/policy.js'
import { netRateAt, payoutOf } from '../../catalogue/tickets/rules/sale.js'
import type { TicketForSale } from '../../catalogue/tickets/stock.js'
import { notFound, Problem } from '../../lib/errors.js'
import { wireDate } from '../../lib/time.js'
import type { CancellationStep, HoldTerms, LineTerms } from '../../platform/db/json.js'
import type { Buyer } from './buyer.js'
import { checkLines, type FoundTicket, requestedTickets } from './checks.js'
import type { HoldRequest } from './hold-request.js'
import type { ItemRow, ReservationRow } from './store.js'

/** The terms of the platform. */
export interface Platform {
  cancellation_policy: CancellationStep[]
}

export type Decision = { reservation: ReservationRow } | { problem: Problem }

/**
 * Decides requests in order of arrival. An accepted request reduces the stock in `tickets` and the free hold quota in `buyers`; both maps
 * are changed in place.
 */
export function decide(
  requests: HoldRequest[],
  tickets: Map<string, TicketForSale>,
  buyers: Map<string, Buyer>,
  platform: Platform,
): Decision[] {
  return requests.map((request) => decideOne(request, tickets, buyers, platform))
}

function decideOne(request: HoldRequest, tickets: Map<string, TicketForSale>, buyers: Map<string, Buyer>, platform: Platform): Decision {
  const buyer = buyers.get(request.distributor_id)
  if (!buyer) return { problem: notFound('distributor', request.distributor_id) }
  const wanted = requestedTickets(request, tickets)
  const problem = checkLines(wanted, request, buyer)
  if (problem) return { problem }
  const found = wanted as FoundTicket[]
  const onRequest = found[0]?.ticket.ticket_status === 'on_request'
  const held = onRequest ? 0 : found.reduce((sum, { quantity }) => sum + quantity, 0)
  if (buyer.held + held > buyer.hold_limit) return { problem: holdLimit(buyer, held) }
  buyer.held += held
  const sources = new Map(found.map((one) => [one.ticket_id, take(one, onRequest)]))
  return { reservation: hold(request, buyer, itemsOf(request, tickets, sources, onRequest, platform), onRequest) }
}

/** Takes the tickets from the stock in memory. Returns the sources they come from: allotments first, then free stock. */
function take({ ticket, quantity, shares }: FoundTicket, onRequest: boolean): Draw[] {
  const draws = drawsOf(quantity, ticket, shares)
  if (onRequest) return draws
  for (const { share, quantity: taken } of draws) {
    if (share) share.free -= taken
    else ticket.available_quantity -= taken
  }
  return draws
}

/** The next tickets of a line, from each source in turn. */
function takeNext(sources: Draw[], quantity: number): Draw[] {
  const [first] = sources
  if (!first || first.quantity >= quantity) {
    if (first) first.quantity -= quantity
    return [{ share: first?.share, quantity }]
  }
  sources.shift()
  return [first, ...takeNext(sources, quantity - first.quantity)].filter((draw) => draw.quantity > 0)
}

/**
 * Lines for the same ticket are merged, unless the distributor sells them at different retail prices or they come from different sources:
 * these stay separate up to the invoice.
 */
function itemsOf(
  request: HoldRequest,
  tickets: Map<string, TicketForSale>,
  sources: Map<string, Draw[]>,
  onRequest: boolean,
  platform: Platform,
): ItemRow[] {
  const items = new Map<string, ItemRow>()
  for (const { ticket_id, quantity: wanted, sales_price } of request.lines) {
    const ticket = tickets.get(ticket_id) as TicketForSale
    for (const { share, quantity } of takeNext(sources.get(ticket_id) ?? [], wanted)) {
      const allotment_id = share?.allotment_id ?? null
      const key = `${sales_price} ${ticket_id} ${allotment_id}`
      const item = items.get(key)
      if (item) {
        item.quantity += quantity
        item.held += onRequest ? 0 : quantity
        continue
      }
      const { net_rate, shift } = rateOf(share, { net_rate: netRateAt(ticket, request.at), currency_code: ticket.currency_code })
      items.set(key, {
        line: items.size + 1,
        ticket_id,
        quantity,
        held: onRequest ? 0 : quantity,
        net_rate,
        currency: ticket.currency_code,
        sales_price: sales_price ?? ticket.sales_price,
        ticket_name: ticket.ticket_title,
        event_name: ticket.event_name,
        allotment_id,
        terms: lineTerms(ticket, platform, shift),
      })
    }
  }
  return [...items.values()]
}

/**
 * The terms agreed when tickets are held or requested. They are stored with the reservation. Bookings, pay details, partner answers,
 * invoices, refunds and payouts read only these, so that later edits do not change the price or the payout of a hold.
 */

/** Cache: many requests of a batch are for the same ticket, which is read once per batch. */
const frozen = new WeakMap<TicketForSale, LineTerms>()

/** `shift` is added to the cost and the payout: what the supplier gives away with the rate of an allotment. */
function lineTerms(ticket: TicketForSale, platform: Platform, shift = 0): LineTerms {
  let terms = frozen.get(ticket)
  if (!terms) {
    terms = {
      event_id: ticket.event_id,
      supplier_id: ticket.supplier_id,
      event_date: ticket.date_start.slice(0, 10),
      country: ticket.country,
      face_value: ticket.face_value,
      cost_price: ticket.cost_price,
      payout: payoutOf(ticket),
      service_fee: ticket.service_fee,
      vat_category: ticket.vat_category,
      supplier_vat: ticket.supplier_vat,
      cancellation_policy: policyOf(ticket.cancellation_policy, ticket.supplier_policy, platform.cancellation_policy),
    }
    frozen.set(ticket, terms)
  }
  if (shift === 0) return terms
  return { ...terms, cost_price: Math.max(0, terms.cost_price + shift), payout: Math.max(0, terms.payout + shift) }
}

/** Cache: the terms of a batch are the same object for each of its requests, so they are written as JSON once. */
const frozenFor = new WeakMap<Buyer, HoldTerms>()

function holdTerms(buyer: Buyer, at: Date): HoldTerms {
  const date = wireDate(at)
  const known = frozenFor.get(buyer)
  if (known?.date === date) return known
  const terms = {
    date,
    fee_rules: buyer.fee_rules,
    fee_currency: buyer.default_currency,
    buyer: { vat_number: buyer.vat_number, foreign_vat_numbers: buyer.foreign_vat_numbers },
  }
  frozenFor.set(buyer, terms)
  return terms
}

/** A request above the limit can never be accepted, even if all other holds end. The message must then say that waiting does not help. */
const holdLimit = (buyer: Buyer, wanted: number): Problem =>
  new Problem('hold_limit', {
    detail:
      wanted > buyer.hold_limit
        ? `${wanted} ${wanted === 1 ? 'ticket' : 'tickets'} cannot be held at once: the limit is ${buyer.hold_limit}. Waiting does not help; take at most ${buyer.hold_limit} at a time.`
        : `${wanted} more would make ${buyer.held + wanted} tickets held at once; the limit is ${buyer.hold_limit}. Book or release some.`,
    retryAfter: buyer.hold_minutes * 60,
    facts: { held: buyer.held, hold_limit: buyer.hold_limit },
  })

const later = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)

function hold(request: HoldRequest, buyer: Buyer, items: ItemRow[], onRequest: boolean): ReservationRow {
  const { at } = request
  const minutesHeld = request.holdMinutes === undefined ? buyer.hold_minutes : Math.min(request.holdMinutes, buyer.hold_max_minutes)
  const minutes = onRequest ? request.answerMinutes : minutesHeld
  return {
    reservation_id: request.reservation_id,
    client_id: request.client_id,
    distributor_id: request.distributor_id,
    onbehalfclient_id: request.onbehalfclient_id,
    status: onRequest ? 'pending_supplier' : 'active',
    on_request: onRequest || null,
    void_reason: null,
    booking_email: request.booking_email,
    notify_client: request.notify_client,
    notify_me: request.notify_me,
    notes: request.notes,
    external_reference_id: request.external_reference_id,
    target_currency: request.target_currency ?? buyer.default_currency,
    fxratemoment_id: buyer.fxratemoment_id,
    parent_allocation_id: items.find((item) => item.allotment_id !== null)?.allotment_id ?? null,
    valid_until: later(at, minutes),
    extendable_until: later(at, Math.max(minutes, buyer.hold_max_minutes)),
    is_test: false,
    api_reservation: request.api_reservation,
    payment_method: null,
    payment_reference: null,
    created: at,
    updated: at,
    created_by: request.author.client_id,
    version: 1,
    // A first version has one author; the rare hold of an impersonator has two.
    first_recorded_later: (buyer.may_record_later && request.author.impersonator_client_id === null) || null,
    terms: holdTerms(buyer, at),
    items,
  }
}
