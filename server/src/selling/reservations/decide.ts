import { netRateAt } from '../../catalogue/tickets/rules/sale.js'
import type { TicketForSale } from '../../catalogue/tickets/stock.js'
import { notFound, Problem } from '../../lib/errors.js'
import type { Ask } from './ask.js'
import type { Buyer } from './buyer.js'
import { checkLines, type Sought, wantedOf } from './checks.js'
import { holdTerms, lineTerms, type Platform } from './freeze.js'
import type { ItemRow, ReservationRow } from './store.js'

export type Decision = { reservation: ReservationRow } | { problem: Problem }

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
