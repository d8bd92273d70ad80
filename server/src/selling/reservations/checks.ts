import { isOwnTicket, isVisibleTo } from '../../catalogue/tickets/rules/access.js'
import { allowedQuantities, isOrderable, leavesSingle, poolOf } from '../../catalogue/tickets/rules/quantities.js'
import { netRateAt, notOnSaleReasons, whyNotOnSale } from '../../catalogue/tickets/rules/sale.js'
import type { TicketForSale } from '../../catalogue/tickets/stock.js'
import { fault, notFound, Problem } from '../../lib/errors.js'
import type { Ask, AskedLine } from './ask.js'
import type { Buyer } from './buyer.js'

/** Whether what a request asks for may be held. */

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
export interface Wanted {
  ticket_id: string
  ticket: TicketForSale | undefined
  quantity: number
  places: number[]
}
/** Once all of them are known to exist. */
export interface Sought extends Wanted {
  ticket: TicketForSale
}

export function wantedOf({ lines }: Ask, tickets: Map<string, TicketForSale>): Wanted[] {
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

/** Undefined when nothing stands in the way of holding them, but for the distributor's cap. */
export function checkLines(wanted: Wanted[], ask: Ask, buyer: Buyer): Problem | undefined {
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
