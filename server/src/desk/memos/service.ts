import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, forbidden, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { wireDate } from '../../lib/time.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { historyPage } from '../../platform/history/service.js'
import { recordHistory } from '../../platform/history/store.js'
import type { Versioned } from '../../platform/http/etag.js'
import { type Memo, type MemoChange, type NewMemo, toMemo } from './schema.js'
import * as store from './store.js'
import { type Subject, subjects } from './subjects.js'

/** Distributors and suppliers see external memos (alias `m`) on their own resources. */
export const visible = (caller: Caller): Condition =>
  isOperator(caller)
    ? everyRow
    : sql`m.scope = 'external' and ${ownRows(caller, { distributor: 'm.audience_distributor_id', supplier: 'm.audience_supplier_id' })}`

async function partyOf(db: Db, caller: Caller, subject: Subject, id: string): Promise<string> {
  const { noun, audience } = subjects[subject]
  const party = await store.findParty(db, subject, id, ownRows(caller, { [audience]: `s.${audience}_id` }))
  if (party === undefined) throw notFound(noun, id)
  return party
}

async function page(ctx: Ctx, caller: Caller, request: ListRequest, where: Condition[]) {
  const { rows, pagination } = await store.listMemos(ctx.db, request, [...where, visible(caller)])
  return { memos: rows.map(toMemo), pagination }
}

export const listAll = (ctx: Ctx, caller: Caller, request: ListRequest) => page(ctx, caller, request, [])

export async function list(ctx: Ctx, caller: Caller, subject: Subject, id: string, request: ListRequest) {
  await partyOf(ctx.db, caller, subject, id)
  return page(ctx, caller, request, [sql`m.${sql.raw(subject)} = ${id}`])
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<Versioned<Memo>> {
  const row = await store.findMemo(ctx.db, id, visible(caller))
  if (!row) throw notFound('memo', id)
  return { body: toMemo(row), version: row.version }
}

export async function history(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  await read(ctx, caller, id)
  return historyPage(ctx, request, 'memo', id, ['memo_id'])
}

/** Clients (alias `c`) of the caller's own party. */
const colleagues = (caller: Caller): Condition => ownRows(caller, { distributor: 'c.distributor_id', supplier: 'c.supplier_id' })

/** Distributors and suppliers may assign memos to their own clients and to the operator's. */
async function checkTarget(trx: Trx, caller: Caller, id: string | null | undefined): Promise<void> {
  if (id && !(await store.clientExists(trx, id, sql`(c.scope = 'internal' or ${colleagues(caller)})`))) throw notFound('client', id)
}

/** A party may finish any memo it sees, but edits only its own, so that it cannot change the operator's text. */
async function checkAuthor(trx: Trx, caller: Caller, memo: Memo, { finished: _finished, finish_date: _date, ...words }: MemoChange) {
  const rewritten = Object.entries(words).filter(([name, value]) => value !== memo[name as keyof Memo])
  if (rewritten.length === 0 || isOperator(caller) || (await store.clientExists(trx, memo.created_by, colleagues(caller)))) return
  throw new Problem('not_the_author', {
    errors: rewritten.map(([name]) => fault(`/${name}`, 'not_the_author', 'can be changed by its author and the operator only')),
  })
}

/** A memo finished without a date gets today's date. A reopened memo has no date. */
function finishing(finished: boolean, date: string | null | undefined, at: Date) {
  if (finished) return { finished, finish_date: date ?? wireDate(at) }
  return { finished, finish_date: date ?? null }
}

export async function create(env: Env, trx: Trx, caller: Caller, subject: Subject, id: string, input: NewMemo): Promise<Memo> {
  const party = await partyOf(trx, caller, subject, id)
  if (!isOperator(caller) && input.scope !== 'external') throw forbidden('Only the operator writes internal memos; use scope external.')
  await checkTarget(trx, caller, input.target_client_id)
  const at = env.now()
  const row = await store.insertMemo(trx, {
    memo_id: newId('mmx'),
    [subject]: id,
    [`audience_${subjects[subject].audience}_id`]: party,
    ...input,
    memo_category: input.memo_category ?? 'processinformation',
    memo_subcategory: input.memo_subcategory ?? 'generic_notes',
    ...finishing(input.finished ?? false, input.finish_date, at),
    created: at,
    created_by: caller.client_id,
    updated: at,
    updated_by: caller.client_id,
  })
  return (await recorded(trx, caller, at, row, null)).body
}

export async function update(env: Env, trx: Trx, caller: Caller, id: string, input: MemoChange, guard?: Guard): Promise<Versioned<Memo>> {
  const row = await store.lockMemo(trx, id, visible(caller))
  if (!row) throw notFound('memo', id)
  guard?.(row.version)
  const before = toMemo(row)
  await checkAuthor(trx, caller, before, input)
  await checkTarget(trx, caller, input.target_client_id)
  const at = env.now()
  const { finished, ...plain } = input
  // A memo that was already finished keeps its date.
  const known = row.finished ? row.finish_date : undefined
  const after = await store.updateMemo(trx, id, {
    ...plain,
    ...(finished === undefined ? {} : finishing(finished ?? false, input.finish_date ?? (finished ? known : undefined), at)),
    updated: at,
    updated_by: caller.client_id,
    version: row.version + 1,
  })
  return recorded(trx, caller, at, after, before)
}

async function recorded(trx: Trx, caller: Caller, at: Date, row: store.MemoRow, before: Memo | null): Promise<Versioned<Memo>> {
  const after = toMemo(row)
  await recordHistory(trx, 'memo', caller, at, [{ resource_id: row.memo_id, version: row.version, before, after }])
  return { body: after, version: row.version }
}
