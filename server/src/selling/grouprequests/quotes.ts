import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, forbidden, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { checkCurrencies } from '../../lib/inputs.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { bearerOf, checkAllottable, checkRate, lockTickets, readAllottee, refuseAbovePrice } from '../allotments/give.js'
import { releaseColumns } from '../allotments/release.js'
import { type GroupRequest, type NewQuote, type Quote, seenBy, toQuote } from './schema.js'
import { advance, dropQuote, findOpen, futureInstant, lockOpen, ofSeller, recorded, tell } from './service.js'
import * as store from './store.js'

function quoterOf(caller: Caller, row: store.GroupRequestRow, supplier_id: string | undefined): string {
  if (!isOperator(caller)) {
    if (supplier_id !== undefined && supplier_id !== caller.supplier_id) throw forbidden('supplier_id is for the operator.')
    return caller.supplier_id ?? ''
  }
  if (supplier_id === undefined) throw invalid([fault('/supplier_id', 'required', 'is required from the operator')])
  if (!row.supplier_ids.includes(supplier_id)) throw notFound('supplier', supplier_id)
  return supplier_id
}

/** Of one supplier for one request, closed ones too: all of them are read with the request, and are in each of its versions. */
const mostQuotes = 20

function checkCount(row: store.GroupRequestRow, supplier_id: string): void {
  if (row.quotes.filter((one) => one.supplier_id === supplier_id).length < mostQuotes) return
  throw new Problem('quote_limit', {
    detail: `${mostQuotes} quotes were made for this request, and no more are allowed.`,
    facts: { quote_limit: mostQuotes },
  })
}

/** A supplier quotes for its tickets of one event. Nothing is kept until the quote is accepted. */
export async function quote(env: Env, trx: Trx, caller: Caller, id: string, input: NewQuote): Promise<Quote> {
  const at = env.now()
  const row = await lockOpen(env, trx, id, ofSeller(caller), 'quoted')
  const supplier_id = quoterOf(caller, row, input.supplier_id)
  checkCount(row, supplier_id)
  const valid_until = futureInstant('/valid_until', input.valid_until, at)
  const borne_by = bearerOf(caller)
  const tickets = await quotedTickets(trx, row, supplier_id, input)
  checkAllottable(tickets, await readAllottee(trx, row.distributor_id), at)
  input.items.forEach(({ net_rate, currency_code }, index) => {
    checkCurrencies({ [`/items/${index}/currency_code`]: currency_code })
    const ticket = tickets[index]
    if (!ticket) return
    checkRate({ ticket, net_rate, currency_code }, { discount: null, borne_by }, at, `/items/${index}`)
    refuseAbovePrice(ticket, net_rate, borne_by, at, `/items/${index}`)
  })
  const release = releaseColumns(input.release ?? { kind: 'none' }, tickets[0]?.date_start_utc ?? null, at)
  const quote_id = newId('quo')
  await store.insertQuote(trx, {
    quote_id,
    grouprequest_id: id,
    supplier_id,
    status: 'open',
    items: input.items,
    valid_until: valid_until > row.deadline ? row.deadline : valid_until,
    deposit_percentage: input.deposit_percentage ?? 0,
    name_deadline: input.name_deadline ?? null,
    conditions: input.conditions ?? '',
    borne_by,
    ...release,
    created: at,
    created_by: caller.client_id,
    updated: at,
    version: 1,
  })
  await advance(trx, row, 'quoted', at)
  const { row: after } = await recorded(trx, caller, at, id, row)
  const made = after.quotes.find((one) => one.quote_id === quote_id) as store.QuoteRow
  await tell(env, trx, 'quoted', after, at, { quote: made, suppliers: [supplier_id] })
  return toQuote(made)
}

/** The quoted tickets, each named once: the supplier's own, of one event, and of the event that was asked for. */
async function quotedTickets(trx: Trx, row: store.GroupRequestRow, supplier_id: string, { items }: NewQuote) {
  const ids = items.map((item) => item.ticket_id)
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) !== index)
  if (repeated >= 0) throw invalid([fault(`/items/${repeated}/ticket_id`, 'repeated', 'is in the quote already')])
  const tickets = await lockTickets(trx, ids)
  const known = new Map(tickets.map((ticket) => [ticket.ticket_id, ticket]))
  for (const [index, id] of ids.entries()) {
    const ticket = known.get(id)
    if (!ticket || ticket.supplier_id !== supplier_id || ticket.deleted !== null) throw notFound('ticket', id)
    if (ticket.event_id !== (row.event_id ?? tickets[0]?.event_id))
      throw invalid([fault(`/items/${index}/ticket_id`, 'other_event', 'is a ticket of another event')])
  }
  return tickets
}

/** The supplier takes its quote back. */
export async function withdrawQuote(env: Env, trx: Trx, caller: Caller, id: string, quote_id: string): Promise<GroupRequest> {
  const at = env.now()
  const row = await lockOpen(env, trx, id, ofSeller(caller), 'new')
  const quote = findOpen(row, quote_id, at)
  if (!isOperator(caller) && quote.supplier_id !== caller.supplier_id) throw notFound('quote', quote_id)
  return seenBy(caller, await dropQuote(env, trx, caller, row, quote, 'withdrawn', at))
}
