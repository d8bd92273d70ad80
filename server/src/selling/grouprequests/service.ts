import { sql } from 'kysely'
import { type Author, type Caller, isOperator } from '../../lib/caller.js'
import { fault, forbidden, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { checkCurrencies } from '../../lib/inputs.js'
import { parseInstant } from '../../lib/time.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { raise } from '../../platform/domain-events.js'
import { historyPage } from '../../platform/history/service.js'
import { recordHistory } from '../../platform/history/store.js'
import type { Versioned } from '../../platform/http/etag.js'
import { readAllottee } from '../allotments/give.js'
import { type Allottee, addressesOf } from '../allotments/store.js'
import type { GroupRequestNews, GroupRequestTold } from './letters.js'
import {
  type GroupRequest,
  type GroupRequestChange,
  type GroupRequestDecline,
  type NewGroupRequest,
  seenBy,
  seesAll,
  toGroupRequest,
} from './schema.js'
import { type GroupRequestStatus, groupRequestMachine, openGroupRequest, openQuote } from './states.js'
import * as store from './store.js'

const ofBuyer = (caller: Caller): Condition => ownRows(caller, { distributor: 'g.distributor_id' })
/** A supplier sees the requests that it is asked. */
export const ofSeller = (caller: Caller): Condition =>
  isOperator(caller)
    ? everyRow
    : sql`exists (select from grouprequest_supplier x where x.grouprequest_id = g.grouprequest_id and ${ownRows(caller, { supplier: 'x.supplier_id' })})`
export const visible = (caller: Caller): Condition => sql`(${ofBuyer(caller)} or ${ofSeller(caller)})`

/** Requests that wait for the caller: a supplier has no open quote, or a distributor has one to answer. For the operator all that are open. */
export function awaiting(caller: Caller, at: Date): Condition {
  const open = sql`${openGroupRequest.sql('g')} and g.deadline > ${at}`
  if (isOperator(caller)) return open
  const quotes = sql`select from grouprequest_quote q where q.grouprequest_id = g.grouprequest_id and ${openQuote.sql('q')} and q.valid_until > ${at}`
  const own = ownRows(caller, { supplier: 'q.supplier_id' })
  return sql`(${open} and ((${ofBuyer(caller)} and exists (${quotes})) or (${ofSeller(caller)} and not exists (${quotes} and ${own}))))`
}

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** a group request changed, and its parties are notified */
    grouprequest_news: GroupRequestTold
  }
}

interface About {
  quote?: store.QuoteRow | undefined
  /** the suppliers to tell; all that are asked unless given */
  suppliers?: string[]
}

export async function tell(
  env: Env,
  trx: Trx,
  news: GroupRequestNews,
  request: store.GroupRequestRow,
  at: Date,
  about: About = {},
): Promise<void> {
  const suppliers = about.suppliers ?? request.supplier_ids
  const addresses = await addressesOf(trx, request.distributor_id, suppliers)
  await raise(env, trx, 'grouprequest_news', { news, request, suppliers, addresses, quote: about.quote ?? null, at })
}

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const seen = request.options.awaiting === 'true' ? awaiting(caller, ctx.now()) : visible(caller)
  const { rows, pagination } = await store.listGroupRequests(ctx.db, request, seen)
  return { grouprequests: rows.map((row) => seenBy(caller, toGroupRequest(row))), pagination }
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<Versioned<GroupRequest>> {
  const row = await store.findGroupRequest(ctx.db, id, visible(caller))
  if (!row) throw notFound('grouprequest', id)
  return versioned(caller, row)
}

/** A supplier is not told the version: each quote makes a new one, so the quotes of others could be counted. */
const versioned = (caller: Caller, row: store.GroupRequestRow): Versioned<GroupRequest> => ({
  body: seenBy(caller, toGroupRequest(row)),
  version: seesAll(caller, row) ? row.version : null,
})

export async function history(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  if (!(await store.findGroupRequest(ctx.db, id, ofBuyer(caller)))) throw notFound('grouprequest', id)
  return historyPage(ctx, request, 'grouprequest', id, ['grouprequest_id'])
}

function askerOf(caller: Caller, distributor_id: string | undefined): string {
  if (isOperator(caller)) {
    if (distributor_id === undefined) throw invalid([fault('/distributor_id', 'required', 'is required from the operator')])
    return distributor_id
  }
  if (distributor_id !== undefined && distributor_id !== caller.distributor_id) throw forbidden('distributor_id is for the operator.')
  if (caller.distributor_id === null) throw forbidden('Only distributors ask for groups.')
  return caller.distributor_id
}

export function futureInstant(pointer: string, text: string, now: Date): Date {
  const at = parseInstant(text) as Date
  if (at <= now) throw invalid([fault(pointer, 'in_the_past', 'is in the past')])
  return at
}

async function checkNamed(trx: Trx, input: Pick<GroupRequestChange, 'category_ids' | 'currency_code' | 'supplier_ids'>): Promise<void> {
  checkCurrencies({ '/currency_code': input.currency_code ?? undefined })
  const { category_ids = [], supplier_ids = [] } = input
  if (category_ids.length > 0 && (await store.countCategories(trx, category_ids)) < category_ids.length) throw notFound('category')
  const active = await store.activeSuppliers(trx, supplier_ids)
  const stranger = supplier_ids.find((id) => !active.has(id))
  if (stranger !== undefined) throw notFound('supplier', stranger)
}

function checkBudget({ budget, currency_code }: { budget?: number | null | undefined; currency_code?: string | null | undefined }): void {
  if ((budget ?? null) !== null && (currency_code ?? null) === null)
    throw invalid([fault('/currency_code', 'required', 'is required with a budget')])
}

function checkForeign(supplier_ids: readonly string[], allottee: Allottee): void {
  const own = supplier_ids.find((id) => allottee.own_suppliers.includes(id))
  if (own !== undefined) throw new Problem('own_ticket', { detail: `Supplier ${own} belongs to the same organisation.` })
}

async function askedSuppliers(trx: Trx, input: NewGroupRequest, allottee: Allottee): Promise<string[]> {
  if (input.supplier_ids) {
    checkForeign(input.supplier_ids, allottee)
    return input.supplier_ids
  }
  return input.event_id === undefined ? [] : store.suppliersOf(trx, input.event_id, allottee)
}

/** Each open request means letters to all suppliers that it asks, and work for them. */
async function checkOpen(env: Env, trx: Trx, distributor_id: string, at: Date): Promise<void> {
  const limit = env.config.GROUPREQUEST_LIMIT
  await store.lockRequestsOf(trx, distributor_id)
  if ((await store.countOpen(trx, distributor_id, at)) < limit) return
  throw new Problem('grouprequest_limit', {
    detail: `${limit} group requests of the distributor are open, and no more are allowed.`,
    facts: { grouprequest_limit: limit },
  })
}

export async function create(env: Env, trx: Trx, caller: Caller, input: NewGroupRequest): Promise<GroupRequest> {
  const at = env.now()
  const distributor_id = askerOf(caller, input.distributor_id)
  const deadline = futureInstant('/deadline', input.deadline, at)
  const event = input.event_id === undefined ? undefined : await store.eventFacts(trx, input.event_id)
  if (input.event_id !== undefined && !event) throw notFound('event', input.event_id)
  const description = input.description ?? event?.event_name
  if (description === undefined) throw invalid([fault('/description', 'required', 'is required without an event_id')])
  await checkNamed(trx, input)
  checkBudget(input)
  const allottee = await readAllottee(trx, distributor_id)
  await checkOpen(env, trx, distributor_id, at)
  const grouprequest_id = newId('grp')
  const row = {
    grouprequest_id,
    distributor_id,
    client_id: caller.client_id,
    status: 'new',
    event_id: input.event_id ?? null,
    description,
    category_ids: input.category_ids ?? [],
    size: input.size,
    budget: input.budget ?? null,
    currency_code: input.currency_code ?? null,
    wishes: input.wishes ?? '',
    deadline,
    contact_email: input.contact_email,
    external_reference_id: input.external_reference_id ?? null,
    created: at,
    created_by: caller.client_id,
    updated: at,
    version: 1,
  }
  await store.insertGroupRequest(trx, row, await askedSuppliers(trx, input, allottee))
  const { shown, row: made } = await recorded(trx, caller, at, grouprequest_id, null)
  await tell(env, trx, 'created', made, at)
  return shown
}

/** Reads the request after a change, and writes its new version. */
export async function recorded(
  trx: Trx,
  author: Author,
  at: Date,
  id: string,
  before: store.GroupRequestRow | null,
): Promise<{ shown: GroupRequest; row: store.GroupRequestRow }> {
  const row = await store.findGroupRequest(trx, id, everyRow)
  if (!row) throw notFound('grouprequest', id)
  const shown = toGroupRequest(row)
  await recordHistory(trx, 'grouprequest', author, at, [
    { resource_id: id, version: row.version, before: before && toGroupRequest(before), after: shown },
  ])
  return { shown, row }
}

/** Locks an open request. A request whose deadline has passed counts as expired, even if the sweep has not closed it yet. */
export async function lockOpen(env: Env, trx: Trx, id: string, where: Condition, next: GroupRequestStatus): Promise<store.GroupRequestRow> {
  const row = await store.lockGroupRequest(trx, id, where)
  if (!row) throw notFound('grouprequest', id)
  const status = row.status as GroupRequestStatus
  const isOver = groupRequestMachine.open.includes(status) && row.deadline <= env.now()
  if (isOver || !groupRequestMachine.open.includes(status))
    throw new Problem('illegal_transition', {
      detail: `Group request ${id} is ${isOver ? 'expired' : status}, which is final.`,
      facts: { field: 'status', current: isOver ? 'expired' : status, legal: [] },
    })
  groupRequestMachine.check('status', status, next)
  return row
}

/** Sets a status and other columns, as a new version. */
export const advance = (
  trx: Trx,
  row: store.GroupRequestRow,
  status: GroupRequestStatus,
  at: Date,
  more: Parameters<typeof store.updateGroupRequest>[2] = {},
) => {
  groupRequestMachine.check('status', row.status as GroupRequestStatus, status)
  const closed = groupRequestMachine.final.includes(status) ? { closed_at: at } : {}
  return store.updateGroupRequest(trx, row.grouprequest_id, { ...more, ...closed, status, updated: at, version: row.version + 1 })
}

export async function update(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: GroupRequestChange,
  guard: Guard | undefined,
): Promise<Versioned<GroupRequest>> {
  const at = env.now()
  const row = await lockOpen(env, trx, id, ofBuyer(caller), 'declined')
  guard?.(row.version)
  await checkNamed(trx, input)
  const { supplier_ids = [], deadline, ...plain } = input
  checkBudget({ ...row, ...plain })
  const added = supplier_ids.filter((supplier) => !row.supplier_ids.includes(supplier))
  if (added.length > 0) checkForeign(added, await readAllottee(trx, row.distributor_id))
  await store.addSuppliers(trx, id, added)
  await advance(trx, row, row.status as GroupRequestStatus, at, {
    ...plain,
    ...(deadline === undefined ? {} : { deadline: futureInstant('/deadline', deadline, at) }),
  })
  const { row: after } = await recorded(trx, caller, at, id, row)
  if (added.length > 0) await tell(env, trx, 'created', after, at, { suppliers: added })
  return versioned(caller, after)
}

/** The distributor no longer needs the tickets. */
export async function withdraw(env: Env, trx: Trx, caller: Caller, id: string): Promise<GroupRequest> {
  const at = env.now()
  const row = await lockOpen(env, trx, id, ofBuyer(caller), 'withdrawn')
  return close(env, trx, caller, row, 'withdrawn', at)
}

/** Closes a request with all its open quotes. */
export async function close(
  env: Env,
  trx: Trx,
  author: Author,
  row: store.GroupRequestRow,
  status: 'withdrawn' | 'declined' | 'expired',
  at: Date,
): Promise<GroupRequest> {
  await store.closeQuotes(trx, row.grouprequest_id, status === 'expired' ? 'expired' : 'declined', at)
  await advance(trx, row, status, at)
  const { shown, row: after } = await recorded(trx, author, at, row.grouprequest_id, row)
  await tell(env, trx, status, after, at)
  return shown
}

/** The distributor declines one quote, or all of them and closes the request. */
export async function decline(env: Env, trx: Trx, caller: Caller, id: string, { quote_id }: GroupRequestDecline): Promise<GroupRequest> {
  const at = env.now()
  const row = await lockOpen(env, trx, id, ofBuyer(caller), 'declined')
  if (quote_id === undefined) return close(env, trx, caller, row, 'declined', at)
  const quote = findOpen(row, quote_id, at)
  return dropQuote(env, trx, caller, row, quote, 'declined', at)
}

/** Closes one quote. Without another open quote the request is new again. */
export async function dropQuote(
  env: Env,
  trx: Trx,
  author: Author,
  row: store.GroupRequestRow,
  quote: store.QuoteRow,
  status: 'declined' | 'withdrawn',
  at: Date,
): Promise<GroupRequest> {
  await store.closeQuotes(trx, row.grouprequest_id, status, at, [quote.quote_id])
  const others = row.quotes.some((one) => openQuote.is(one.status) && one.quote_id !== quote.quote_id)
  await advance(trx, row, others ? 'quoted' : 'new', at)
  const { shown, row: after } = await recorded(trx, author, at, row.grouprequest_id, row)
  if (status === 'declined') await tell(env, trx, 'declined', after, at, { quote, suppliers: [quote.supplier_id] })
  return shown
}

/** An open quote of a request. One whose time is over counts as expired, even if the sweep has not closed it yet. */
export function findOpen(row: store.GroupRequestRow, quote_id: string, at: Date): store.QuoteRow {
  const quote = row.quotes.find((one) => one.quote_id === quote_id)
  if (!quote) throw notFound('quote', quote_id)
  if (!openQuote.is(quote.status)) throw closed(quote_id, quote.status)
  if (new Date(quote.valid_until) <= at) throw closed(quote_id, 'expired')
  return quote
}

export const closed = (quote_id: string, quote_status: string): Problem =>
  new Problem('quote_closed', { detail: `Quote ${quote_id} is ${quote_status}.`, facts: { quote_id, quote_status } })

/** Closes a request whose deadline has passed, or its quotes whose time is over. False if there was nothing to do. */
export async function expire(env: Env, trx: Trx, author: Author, id: string): Promise<boolean> {
  const at = env.now()
  const row = await store.lockGroupRequest(trx, id, everyRow)
  if (!row || !groupRequestMachine.open.includes(row.status as GroupRequestStatus)) return false
  if (row.deadline <= at) {
    await close(env, trx, author, row, 'expired', at)
    return true
  }
  const over = row.quotes.filter((one) => openQuote.is(one.status) && new Date(one.valid_until) <= at)
  if (over.length === 0) return false
  await store.closeQuotes(
    trx,
    id,
    'expired',
    at,
    over.map((one) => one.quote_id),
  )
  const others = row.quotes.some((one) => openQuote.is(one.status) && !over.includes(one))
  await advance(trx, row, others ? 'quoted' : 'new', at)
  await recorded(trx, author, at, id, row)
  return true
}
