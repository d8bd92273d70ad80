import { isOwnTicket, isVisibleTo } from '../../catalogue/tickets/rules/access.js'
import { drawsOf, isLoss, poolFor, type Rate, rateOf, type Share, sharesOf } from '../../catalogue/tickets/rules/allotted.js'
import { allowedQuantities, isOrderable, leavesSingle } from '../../catalogue/tickets/rules/quantities.js'
import { netRateAt, notOnSaleReasons, whyNotOnSale } from '../../catalogue/tickets/rules/sale.js'
import type { TicketForSale } from '../../catalogue/tickets/stock.js'
import { fault, notFound, Problem } from '../../lib/errors.js'
import type { Facts } from '../../lib/facts.js'
import type { Buyer } from './buyer.js'
import type { HoldRequest, RequestedLine } from './hold-request.js'

/** Checks whether the requested tickets may be held. */

/** Facts that help the caller to correct the request: remaining stock, allowed quantities, current price. */
function factsOf(wanted: FoundTicket, at: Date, isOnSale: boolean): Facts {
  const { ticket } = wanted
  const pool = poolFor(ticket, wanted.shares)
  return {
    ticket_id: ticket.ticket_id,
    available_quantity: pool,
    // The same as when the ticket is read: a ticket that is not on sale has no allowed quantities.
    allowed_quantities: isOnSale ? allowedQuantities(pool, ticket) : [],
    net_rate: ratesOf(wanted, at)[0]?.net_rate ?? netRateAt(ticket, at),
    currency: ticket.currency_code,
  }
}

/** One requested ticket: the positions of its lines in the request, and the sum of their quantities. */
export interface RequestedTicket {
  ticket_id: string
  ticket: TicketForSale | undefined
  quantity: number
  positions: number[]
  /** the buyer's allotments of it, in the order of use */
  shares: readonly Share[]
}
/** A requested ticket that exists. */
export interface FoundTicket extends RequestedTicket {
  ticket: TicketForSale
}

/** The prices of the requested tickets: one for each source they are taken from. */
function ratesOf({ ticket, quantity, shares }: FoundTicket, at: Date): Rate[] {
  const usual = { net_rate: netRateAt(ticket, at), currency_code: ticket.currency_code }
  if (shares.length === 0) return [{ net_rate: usual.net_rate, shift: 0 }]
  return drawsOf(quantity, ticket, shares).map(({ share }) => rateOf(share, usual))
}

export function requestedTickets(
  { lines, distributor_id, allotment_id }: HoldRequest,
  tickets: Map<string, TicketForSale>,
): RequestedTicket[] {
  const wanted = new Map<string, RequestedTicket>()
  lines.forEach(({ ticket_id, quantity }, position) => {
    const one = wanted.get(ticket_id)
    if (one) {
      one.quantity += quantity
      one.positions.push(position)
    } else {
      const ticket = tickets.get(ticket_id)
      const own = ticket ? sharesOf(ticket, distributor_id) : []
      const shares = allotment_id === undefined ? own : own.filter((share) => share.allotment_id === allotment_id)
      wanted.set(ticket_id, { ticket_id, ticket, quantity, positions: [position], shares })
    }
  })
  return [...wanted.values()]
}

type Refusal = 'not_on_sale' | 'own_ticket' | 'quantity_not_allowed' | 'price_changed' | 'insufficient_stock'

/** A ticket refused by a check: the reason, and the lines of the request it concerns. */
interface Refused {
  wanted: RequestedTicket
  message: string
  positions?: number[]
}

const faultsOf = (code: string, refused: Refused[]) =>
  refused.flatMap(({ wanted, message, positions }) =>
    (positions ?? wanted.positions).map((position) => fault(`/items/${position}`, code, message)),
  )

/** Describes the first line that fails, and lists the other lines that fail the same check. */
function refuse(code: Refusal, refused: Refused[], at: Date): Problem | undefined {
  const [first] = refused
  const ticket = first?.wanted.ticket
  if (!first || !ticket) return undefined
  return new Problem(code, {
    detail: `${ticket.ticket_title}: ${first.message}`,
    errors: faultsOf(code, refused),
    facts: factsOf(first.wanted as FoundTicket, at, code !== 'not_on_sale' && code !== 'own_ticket'),
  })
}

/** Checks all tickets of a request and returns those it refuses. */
type Check = (found: FoundTicket[], request: HoldRequest, buyer: Buyer) => Refused[]

const offered: Check = (found, { at, onbehalfclient_id, client_id, saleAfterStart }) =>
  found.flatMap((wanted) => {
    const why = whyNotOnSale(wanted.ticket, { client_id: onbehalfclient_id ?? client_id }, at, wanted.ticket.windows, saleAfterStart)
    const loss = why === undefined && ratesOf(wanted, at).some((rate) => isLoss(wanted.ticket, rate)) ? 'price_review' : why
    return loss ? { wanted, message: `not on sale, because ${notOnSaleReasons[loss]}.` } : []
  })

const notOwn: Check = (found, _request, buyer) =>
  found.flatMap((wanted) =>
    isOwnTicket(wanted.ticket, buyer) ? { wanted, message: 'your own organisation sells it, or has sold it before.' } : [],
  )

const orderable: Check = (found) =>
  found.flatMap((wanted) =>
    isOrderable(wanted.quantity, wanted.ticket) ? [] : { wanted, message: `${wanted.quantity} cannot be bought; see allowed_quantities.` },
  )

/** Checks each line, because each may state a different price. */
const priceUnchanged: Check = (found, request) =>
  found.flatMap((wanted) =>
    wanted.positions.flatMap((position) => {
      const line = request.lines[position] as RequestedLine
      const message = ratesOf(wanted, request.at)
        .map(({ net_rate }) => priceFault(line, wanted.ticket, net_rate, request))
        .find((one) => one !== undefined)
      return message === undefined ? [] : { wanted, message, positions: [position] }
    }),
  )

const inStock: Check = (found) =>
  found.flatMap((wanted) =>
    wanted.quantity > poolFor(wanted.ticket, wanted.shares)
      ? { wanted, message: `${wanted.quantity} wanted, ${poolFor(wanted.ticket, wanted.shares)} left.` }
      : [],
  )

const noSingleLeft: Check = (found) =>
  found.flatMap((wanted) =>
    leavesSingle(wanted.quantity, poolFor(wanted.ticket, wanted.shares), wanted.ticket)
      ? { wanted, message: `${wanted.quantity} would leave a single ticket.` }
      : [],
  )

/**
 * Run in this order; each check looks at all lines before the next check runs. Stock in `tickets` already excludes the requests accepted
 * earlier in the batch.
 */
const checks: [Refusal, Check][] = [
  ['not_on_sale', offered],
  ['own_ticket', notOwn],
  ['quantity_not_allowed', orderable],
  ['price_changed', priceUnchanged],
  ['insufficient_stock', inStock],
  ['quantity_not_allowed', noSingleLeft],
]

/** Runs first: each ticket exists, and this buyer may see it. */
function checkVisible(wanted: RequestedTicket[], buyer: Buyer): Problem | undefined {
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

/** Undefined if the tickets may be held. The distributor's hold limit is checked elsewhere. */
export function checkLines(wanted: RequestedTicket[], request: HoldRequest, buyer: Buyer): Problem | undefined {
  const hidden = checkVisible(wanted, buyer)
  if (hidden) return hidden
  const found = wanted as FoundTicket[]
  for (const [code, check] of checks) {
    const problem = refuse(code, check(found, request, buyer), request.at)
    if (problem) return problem
  }
  return checkMixture(found.map(({ ticket }) => ticket))
}

function priceFault(line: RequestedLine, ticket: TicketForSale, now: number, { price_tolerance }: HoldRequest): string | undefined {
  if (line.currency_code !== undefined && line.currency_code !== ticket.currency_code)
    return `the price is in ${ticket.currency_code}, not ${line.currency_code}.`
  if (line.net_rate === undefined || line.net_rate === now) return undefined
  // The tolerance limits price increases. With any tolerance, a lower price is accepted.
  const highest = line.net_rate + Math.floor((line.net_rate * price_tolerance) / 10_000)
  if (price_tolerance > 0 && now <= highest) return undefined
  const accepted = price_tolerance > 0 ? `; the price_tolerance of ${price_tolerance} accepts ${highest} at most` : ''
  return `the net rate is now ${now} ${ticket.currency_code}, not ${line.net_rate}${accepted}.`
}

/**
 * A supplier accepts or refuses a request as a whole. Tickets on request can therefore not be mixed with tickets that are held immediately,
 * or with tickets of another supplier.
 */
function checkMixture(tickets: TicketForSale[]): Problem | undefined {
  const asked = tickets.filter((ticket) => ticket.ticket_status === 'on_request')
  if (asked.length === 0) return undefined
  if (asked.length < tickets.length || new Set(asked.map((ticket) => ticket.supplier_id)).size > 1) return new Problem('mixed_on_request')
  return undefined
}
