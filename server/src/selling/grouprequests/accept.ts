import type { TicketForSale } from '../../catalogue/tickets/stock.js'
import type { Caller } from '../../lib/caller.js'
import { fault, Problem } from '../../lib/errors.js'
import { parseInstant } from '../../lib/time.js'
import type { Env } from '../../platform/context.js'
import type { QuotedTicket } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import {
  type Agreement,
  checkAllottable,
  checkRate,
  type GivenTicket,
  give,
  lockTickets,
  rateColumns,
  readAllottee,
  recordGiven,
} from '../allotments/give.js'
import type { StoredRelease } from '../allotments/release.js'
import { updateAllotment } from '../allotments/store.js'
import { reserveWithin } from '../reservations/service.js'
import { type GroupRequest, type QuoteAcceptance, releaseOf } from './schema.js'
import { advance, closed, findOpen, lockOpen, recorded, tell } from './service.js'
import * as store from './store.js'

/** Refused with what is left of each ticket. */
function checkStock(items: readonly QuotedTicket[], tickets: ReadonlyMap<string, TicketForSale>): void {
  const left = items.map(({ ticket_id, quantity }) => ({
    ticket_id,
    quantity,
    available_quantity: tickets.get(ticket_id)?.available_quantity ?? 0,
  }))
  const short = left.findIndex((one) => one.quantity > one.available_quantity)
  const first = left[short]
  if (!first) return
  throw new Problem('insufficient_stock', {
    detail: `Quoted: ${first.quantity}, left: ${first.available_quantity}.`,
    errors: left.flatMap((one, index) =>
      one.quantity > one.available_quantity
        ? [fault(`/items/${index}`, 'insufficient_stock', `quoted: ${one.quantity}, left: ${one.available_quantity}`)]
        : [],
    ),
    facts: { ticket_id: first.ticket_id, available_quantity: first.available_quantity, items: left },
  })
}

/**
 * Accepts a quote. In one transaction its tickets are kept for the distributor at the quoted prices, as an allotment or as a reservation
 * that draws on one, and the request is closed. Two acceptances at once wait for each other; the second finds the request closed.
 */
export async function accept(env: Env, trx: Trx, caller: Caller, id: string, input: QuoteAcceptance): Promise<GroupRequest> {
  const at = env.now()
  const row = await lockOpen(env, trx, id, ownRows(caller, { distributor: 'g.distributor_id' }), 'accepted')
  const quote = findOpen(row, input.quote_id, at)
  const tickets = await lockTickets(
    trx,
    quote.items.map((item) => item.ticket_id),
  )
  const known = new Map(tickets.map((ticket) => [ticket.ticket_id, ticket]))
  checkAllottable(tickets, await readAllottee(trx, row.distributor_id), at)
  checkStock(quote.items, known)
  const terms = { discount: null, borne_by: quote.borne_by as 'operator' | 'supplier' }
  const given = quote.items.map((item, index) => {
    const part = { ...item, ticket: known.get(item.ticket_id) as TicketForSale }
    checkRate(part, terms, at, `/items/${index}`)
    return part
  })
  const release = releaseOf(quote, given[0]?.ticket.date_start_utc ?? null)
  // The tickets would return to free stock at once.
  if (input.as !== 'reservation' && release.release_at !== null && release.release_at <= at) throw closed(quote.quote_id, 'expired')
  const allotment_id = await give(trx, caller, at, agreementOf(env, row, quote, given, release), given)
  const reservation_id = input.as === 'reservation' ? await hold(env, trx, caller, row, quote, allotment_id) : null
  await recordGiven(trx, caller, at, allotment_id)
  await store.closeQuotes(trx, id, 'accepted', at, [quote.quote_id])
  await store.closeQuotes(trx, id, 'declined', at)
  await advance(trx, row, 'accepted', at, { accepted_quote_id: quote.quote_id, allotment_id, reservation_id })
  const { shown, row: after } = await recorded(trx, caller, at, id, row)
  await tell(env, trx, 'accepted', after, at, { quote })
  return shown
}

type Given = readonly GivenTicket[]

function agreementOf(
  env: Env,
  { distributor_id, grouprequest_id }: store.GroupRequestRow,
  quote: store.QuoteRow,
  [first, ...others]: Given,
  release: StoredRelease,
): Agreement {
  return {
    distributor_id,
    grouprequest_id,
    supplier_id: quote.supplier_id,
    event_id: first?.ticket.event_id ?? '',
    // A rate per ticket, which is kept with each of them.
    ...rateColumns(null),
    ticket_id: others.length === 0 ? (first?.ticket.ticket_id ?? null) : null,
    category_id: null,
    borne_by: quote.borne_by as 'operator' | 'supplier',
    ...release,
    warning_hours: env.config.ALLOTMENT_WARNING_HOURS,
    sell_through_warning: null,
    free_stock_too: true,
  }
}

/** Holds all tickets of the allotment. What is not booked when the hold ends returns to free stock. */
async function hold(
  env: Env,
  trx: Trx,
  caller: Caller,
  row: store.GroupRequestRow,
  quote: store.QuoteRow,
  allotment_id: string,
): Promise<string> {
  const buyer = { ...caller, distributor_id: row.distributor_id }
  const input = {
    items: quote.items.map(({ ticket_id, quantity }) => ({ ticket_id, quantity })),
    booking_email: row.contact_email,
    external_reference_id: row.external_reference_id,
    notes: `Group request ${row.grouprequest_id}`,
  }
  const { reservation_id, valid_until } = await reserveWithin(env, trx, buyer, input, { allotment_id })
  const release_at = parseInstant(valid_until) as Date
  await updateAllotment(trx, allotment_id, { release_kind: 'at', release_days: 0, release_hours: 0, release_at, warn_at: null })
  return reservation_id
}
