import { sql } from 'kysely'
import { operatorOnly } from '../../catalogue/tickets/fields.js'
import { consoleTicketList, defaultExclusions } from '../../catalogue/tickets/list.js'
import { previewMany } from '../../catalogue/tickets/many.js'
import type { TicketRow } from '../../catalogue/tickets/store.js'
import { checkManager, writableBy } from '../../catalogue/tickets/write.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, forbidden, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { suppliersById } from '../../parties/suppliers/store.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Condition } from '../../platform/db/filter.js'
import { type ListRequest, paging, parseList, type Query, queryParameters } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { type BulkChange, changeOf, decide, type SkipReason } from './rules.js'
import { type Bulk, type NewBulk, toBulk } from './schema.js'
import * as store from './store.js'

/** Maximum number of tickets in one bulk change. */
const mostTickets = 100_000
/** Tickets per transaction, so that buyers wait for few locks at a time. */
const ticketsAtOnce = 200
const previewMinutes = 15
const examplesShown = 8
/** Up to so many tickets the preview computes each change, so that it counts those that are refused. */
const computedTickets = 500

const visible = (caller: Caller): Condition => ownRows(caller, { supplier: 'b.supplier_id' })

/** Rules between fields that a schema cannot express. */
function checkInput(caller: Caller, input: NewBulk): BulkChange {
  const { action, ticket_ids, filter, price, percent, amount, currency_code } = input
  if ((ticket_ids === undefined) === (filter === undefined))
    throw invalid([fault('/ticket_ids', 'one_of', 'give either ticket_ids or filter')])
  const isReprice = action === 'reprice'
  if (!isReprice && (price ?? percent ?? amount ?? currency_code) !== undefined)
    throw invalid([fault('/action', 'no_price', 'only reprice takes price, percent, amount and currency_code')])
  if (isReprice && (percent === undefined) === (amount === undefined))
    throw invalid([fault('/percent', 'one_of', 'give either percent or amount')])
  if (amount !== undefined && currency_code === undefined)
    throw invalid([fault('/currency_code', 'required', 'an amount is in a currency')])
  if (price && !isOperator(caller) && (operatorOnly as readonly string[]).includes(price))
    throw forbidden(`Only the operator sets ${price}.`)
  return {
    action,
    price: isReprice ? (price ?? 'cost_price') : null,
    percent: percent ?? null,
    amount: amount ?? null,
    currency_code: currency_code ?? null,
  }
}

function selected({ ticket_ids, filter }: NewBulk): Condition[] {
  if (filter === undefined) return [sql`t.ticket_id = any(${ticket_ids}::text[])`]
  const query: Query = {}
  const known = new Set([...queryParameters(consoleTicketList).map(([name]) => name), ...paging])
  for (const [name, value] of new URLSearchParams(filter)) {
    if (!known.has(name))
      throw new Problem('unknown_parameter', {
        detail: `filter: there is no parameter ${JSON.stringify(name.slice(0, 80))} of the ticket list.`,
        errors: [fault('/filter', 'unknown_parameter', `has ${JSON.stringify(name.slice(0, 80))}`)],
      })
    query[name] = [query[name] ?? [], value].flat()
  }
  const { where, options } = parseList(consoleTicketList, { ...query, page: undefined, page_size: undefined, cursor: undefined }, '')
  return [...defaultExclusions(options), ...where]
}

/** The tickets of a supplier may be managed by the operator. */
async function checkManagerOf(trx: Trx, caller: Caller): Promise<void> {
  for (const supplier of (await suppliersById(trx, [caller.supplier_id ?? ''])).values()) checkManager(caller, supplier)
}

/** Checks all tickets and changes none. The tickets and their versions are stored until the change is applied. */
export async function preview(env: Env, trx: Trx, caller: Caller, input: NewBulk): Promise<Bulk> {
  const wanted = checkInput(caller, input)
  await checkManagerOf(trx, caller)
  const rows = await store.candidates(trx, [writableBy(caller), ...selected(input)], mostTickets + 1)
  if (rows.length > mostTickets) throw invalid([fault('/filter', 'too_many', `matches more than ${mostTickets} tickets; narrow it down`)])
  const skipped: Partial<Record<SkipReason, number>> = {}
  const decided = rows.filter((row) => {
    const decision = decide(wanted, row)
    if ('reason' in decision) skipped[decision.reason] = (skipped[decision.reason] ?? 0) + 1
    return 'change' in decision
  })
  const at = env.now()
  const bulk_id = newId('blk')
  const computed = decided.slice(0, decided.length > computedTickets ? examplesShown : computedTickets).map((row) => row.ticket_id)
  const made = await previewMany(env, trx, computed, isOperator(caller) ? 'operator' : 'supplier', changeOf(wanted))
  const possible = new Set(made.map(({ before }) => before.ticket_id))
  const refused = new Set(computed.filter((id) => !possible.has(id)))
  if (refused.size > 0) skipped.refused = refused.size
  const affected = decided.filter((row) => !refused.has(row.ticket_id))
  const examples = made.slice(0, examplesShown)
  await store.insertBulk(trx, {
    bulk_id,
    client_id: caller.client_id,
    impersonator_client_id: caller.impersonator_client_id,
    supplier_id: isOperator(caller) ? null : caller.supplier_id,
    ...wanted,
    filter: input.filter ?? null,
    status: 'previewed',
    matching: rows.length,
    affected: affected.length,
    skipped: JSON.stringify(skipped),
    examples: JSON.stringify(examples.map(({ before, after }) => ({ ...named(before), before: priced(before), after: priced(after) }))),
    created: at,
    expires: new Date(at.getTime() + previewMinutes * 60_000),
  })
  const chunks: store.Chunk[] = []
  for (let start = 0; start < affected.length; start += ticketsAtOnce) {
    const part = affected.slice(start, start + ticketsAtOnce)
    chunks.push({ chunk: chunks.length, ticket_ids: part.map((row) => row.ticket_id), versions: part.map((row) => row.version) })
  }
  await store.insertChunks(trx, bulk_id, chunks)
  return read(trx, caller, bulk_id)
}

const named = ({ ticket_id, ticket_title, event_name, currency_code }: TicketRow) => ({
  ticket_id,
  ticket_title,
  event_name,
  currency_code,
})
const priced = ({ ticket_status, cost_price, service_price, sales_price, net_rate }: TicketRow) => ({
  ticket_status,
  cost_price,
  service_price,
  sales_price,
  net_rate,
})

export async function read(db: Ctx['db'], caller: Caller, id: string): Promise<Bulk> {
  const row = await store.findBulk(db, id, visible(caller))
  if (!row) throw notFound('bulk', id)
  return toBulk(row, caller)
}

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listBulks(ctx.db, request, visible(caller))
  return { bulk_actions: rows.map((row) => toBulk(row, caller)), pagination }
}

/** Applied once: a repeated call returns the progress. After a failure it continues where it stopped. */
export async function apply(env: Env, trx: Trx, caller: Caller, id: string): Promise<Bulk> {
  const row = await store.lockBulk(trx, id, visible(caller))
  if (!row) throw notFound('bulk', id)
  await checkManagerOf(trx, caller)
  if (row.undo_status !== null)
    throw new Problem('illegal_transition', { detail: 'This change was undone; preview it again to repeat it.' })
  const at = env.now()
  if (row.status === 'previewed' || row.status === 'failed') {
    if (row.status === 'previewed' && row.expires <= at) throw new Problem('preview_expired')
    await store.setStatus(trx, id, 'running', at)
    await env.jobs.enqueue(trx, 'bulk', [{ bulk_id: id }])
  }
  return read(trx, caller, id)
}

/** Undone once: a repeated call returns the progress. After a failure it continues where it stopped. */
export async function undo(env: Env, trx: Trx, caller: Caller, id: string): Promise<Bulk> {
  const row = await store.lockBulk(trx, id, visible(caller))
  if (!row) throw notFound('bulk', id)
  await checkManagerOf(trx, caller)
  if (row.status === 'previewed' || row.status === 'running')
    throw new Problem('illegal_transition', {
      detail:
        row.status === 'previewed'
          ? 'This change was not applied; there is nothing to undo.'
          : 'This change is being applied; undo it when it is done.',
      facts: { current: row.status },
    })
  if (row.undo_status === null || row.undo_status === 'failed') {
    await store.setUndoStatus(trx, id, 'running', env.now(), row.undo_status === null ? caller : undefined)
    await env.jobs.enqueue(trx, 'bulkundo', [{ bulk_id: id }])
  }
  return read(trx, caller, id)
}
