import { sql } from 'kysely'
import type { Ctx, Env } from '../../context.js'
import type { Condition } from '../../db/filter.js'
import type { ListRequest } from '../../db/list.js'
import type { Db, Trx } from '../../db/open.js'
import { ownRows } from '../../db/tenant.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { forbidden, type Noun, notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { wireDate } from '../../lib/time.js'
import { recordHistory } from '../history/store.js'
import { type Memo, type MemoChange, type NewMemo, toMemo } from './schema.js'
import * as store from './store.js'

/** Others than the operator see the external memos about themselves. */
const visible = (caller: Caller): Condition =>
  isOperator(caller)
    ? sql`true`
    : sql`m.scope = 'external' and (${ownRows(caller, { distributor: 'm.distributor_id', supplier: 'm.supplier_id' })}
        or exists (select from purchaseorder p where p.purchaseorder_id = m.purchaseorder_id and ${ownRows(caller, { supplier: 'p.supplier_id' })}))`

/** Whose it is that a memo is kept on. */
const owners: Record<store.Subject, { distributor?: string; supplier?: string }> = {
  distributor_id: { distributor: 's.distributor_id' },
  supplier_id: { supplier: 's.supplier_id' },
  purchaseorder_id: { supplier: 's.supplier_id' },
}

async function checkSubject(db: Db, caller: Caller, subject: store.Subject, id: string): Promise<void> {
  if (!(await store.subjectExists(db, subject, id, ownRows(caller, owners[subject]))))
    throw notFound(store.subjects[subject] satisfies Noun, id)
}

export async function list(ctx: Ctx, caller: Caller, subject: store.Subject, id: string, request: ListRequest) {
  await checkSubject(ctx.db, caller, subject, id)
  const { rows, pagination } = await store.listMemos(ctx.db, request, subject, id, visible(caller))
  return { memos: rows.map(toMemo), pagination }
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<{ memo: Memo; version: number }> {
  const row = await store.findMemo(ctx.db, id, visible(caller))
  if (!row) throw notFound('memo', id)
  return { memo: toMemo(row), version: row.version }
}

/** Others than the operator may name their own clients and the operator's. */
async function checkTarget(trx: Trx, caller: Caller, id: string | null | undefined): Promise<void> {
  const own = ownRows(caller, { distributor: 'c.distributor_id', supplier: 'c.supplier_id' })
  if (id && !(await store.clientExists(trx, id, sql`(c.scope = 'internal' or ${own})`))) throw notFound('client', id)
}

/** What is finished without a date is finished today; what is taken up again has no date any more. */
function finishing(finished: boolean, date: string | null | undefined, at: Date) {
  if (finished) return { finished, finish_date: date ?? wireDate(at) }
  return { finished, finish_date: date ?? null }
}

export async function create(env: Env, trx: Trx, caller: Caller, subject: store.Subject, id: string, input: NewMemo): Promise<Memo> {
  await checkSubject(trx, caller, subject, id)
  if (!isOperator(caller) && input.scope !== 'external') throw forbidden('Only the operator writes internal memos; use scope external.')
  await checkTarget(trx, caller, input.target_client_id)
  const at = env.now()
  const row = await store.insertMemo(trx, {
    memo_id: newId('mmx'),
    [subject]: id,
    ...input,
    memo_category: input.memo_category ?? 'processinformation',
    memo_subcategory: input.memo_subcategory ?? 'generic_notes',
    ...finishing(input.finished ?? false, input.finish_date, at),
    created: at,
    created_by: caller.client_id,
    updated: at,
    updated_by: caller.client_id,
  })
  return recorded(trx, caller, at, row, null)
}

export async function update(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: MemoChange,
  guard?: (version: number) => void,
): Promise<Memo> {
  const row = await store.lockMemo(trx, id, visible(caller))
  if (!row) throw notFound('memo', id)
  guard?.(row.version)
  await checkTarget(trx, caller, input.target_client_id)
  const at = env.now()
  const { finished, ...plain } = input
  // The date of a memo that was finished before stays; that of one that was not is only known now.
  const known = row.finished ? row.finish_date : undefined
  const after = await store.updateMemo(trx, id, {
    ...plain,
    ...(finished === undefined ? {} : finishing(finished ?? false, input.finish_date ?? (finished ? known : undefined), at)),
    updated: at,
    updated_by: caller.client_id,
    version: row.version + 1,
  })
  return recorded(trx, caller, at, after, toMemo(row))
}

async function recorded(trx: Trx, caller: Caller, at: Date, row: store.MemoRow, before: Memo | null): Promise<Memo> {
  const after = toMemo(row)
  await recordHistory(trx, 'memo', caller, at, [{ resource_id: row.memo_id, version: row.version, before, after }])
  return after
}
