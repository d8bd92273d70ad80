import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { Author } from '../../lib/caller.js'
import type { Condition } from '../../platform/db/filter.js'
import type { BulkActionTable, BulkChunkTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import type { bulkStatuses, undoStatuses } from './list.js'
import type { BulkChange, Candidate } from './rules.js'

export type StoredBulk = Omit<Selectable<BulkActionTable>, 'action' | 'status' | 'price' | 'undo_status'> &
  BulkChange & { status: (typeof bulkStatuses)[number]; undo_status: (typeof undoStatuses)[number] | null }
/** With its progress, that of its undo, and the name of its author. `undoable`: changed tickets whose earlier values are stored. */
export type BulkRow = StoredBulk & {
  created_by_name: string
  done: number
  changed: number
  undoable: number
  undone: number
  restored: number
}

export interface CandidateRow extends Candidate {
  ticket_id: string
  version: number
}

/** The tickets that a change would consider, in id order, at most `most`. */
export async function candidates(db: Db, where: Condition[], most: number): Promise<CandidateRow[]> {
  const { rows } = await sql<CandidateRow>`
    select t.ticket_id, t.version, t.ticket_status, t.currency_code, t.cost_price, t.service_price, t.sales_price, t.ticket_yield
      from ticket t left join ticket_stock s on s.ticket_id = t.ticket_id
     where ${sql.join(where, sql` and `)} order by t.ticket_id limit ${most}`.execute(db)
  return rows
}

export const insertBulk = (trx: Trx, row: Insertable<BulkActionTable>): Promise<unknown> =>
  trx.insertInto('bulk_action').values(row).execute()

export interface Chunk {
  chunk: number
  ticket_ids: string[]
  versions: number[]
}

export async function insertChunks(trx: Trx, bulk_id: string, chunks: Chunk[]): Promise<void> {
  if (chunks.length > 0)
    await sql`insert into bulk_chunk (bulk_id, chunk, ticket_ids, versions) select ${bulk_id}, c.chunk, c.ticket_ids, c.versions
      from jsonb_to_recordset(${JSON.stringify(chunks)}::jsonb) as c (chunk int, ticket_ids text[], versions int[])`.execute(trx)
}

const selected = sql`b.*, progress.*, author.label as created_by_name`
const from: RawBuilder<unknown> = sql`bulk_action b join client author on author.client_id = b.client_id cross join lateral (
  select coalesce(sum(cardinality(c.ticket_ids)) filter (where c.done is not null), 0)::int as done, coalesce(sum(c.changed), 0)::int as changed,
         coalesce(sum(c.changed) filter (where c.before is not null), 0)::int as undoable,
         coalesce(sum(c.changed) filter (where c.undone is not null), 0)::int as undone, coalesce(sum(c.restored), 0)::int as restored
    from bulk_chunk c where c.bulk_id = b.bulk_id) progress`

export const listBulks = (db: Db, request: ListRequest, visible: Condition): Promise<Page<BulkRow>> =>
  readPage<BulkRow>(db, request, { select: selected, from, where: [visible], narrow: sql`bulk_action b` })

export async function findBulk(db: Db, bulk_id: string, visible: Condition): Promise<BulkRow | undefined> {
  const { rows } = await sql<BulkRow>`select ${selected} from ${from} where b.bulk_id = ${bulk_id} and ${visible}`.execute(db)
  return rows[0]
}

export async function lockBulk(trx: Trx, bulk_id: string, visible: Condition): Promise<StoredBulk | undefined> {
  const { rows } = await sql<StoredBulk>`select b.* from bulk_action b where b.bulk_id = ${bulk_id} and ${visible} for update`.execute(trx)
  return rows[0]
}

/** An action whose tickets are changed, or given their earlier values back. */
export type RunningBulk = StoredBulk & { is_undone_by_operator: boolean }

export async function findRunning(trx: Trx, bulk_id: string): Promise<RunningBulk | undefined> {
  const { rows } = await sql<RunningBulk>`
    select b.*, coalesce(u.scope = 'internal', false) as is_undone_by_operator
      from bulk_action b left join client u on u.client_id = b.undo_client_id where b.bulk_id = ${bulk_id}`.execute(trx)
  return rows[0]
}

export const setStatus = (db: Db, bulk_id: string, status: StoredBulk['status'], at: Date): Promise<unknown> =>
  db
    .updateTable('bulk_action')
    .set({ status, ...(status === 'running' ? { started: at, finished: null } : { finished: at }) })
    .where('bulk_id', '=', bulk_id)
    .execute()

/** Locks the next chunk that is not done and not locked by another worker. */
export async function takeChunk(trx: Trx, bulk_id: string): Promise<TakenChunk | undefined> {
  const { rows } = await sql<TakenChunk>`
    select bulk_id, chunk, ticket_ids, versions from bulk_chunk where bulk_id = ${bulk_id} and done is null
     order by chunk limit 1 for update skip locked`.execute(trx)
  return rows[0]
}

interface ChunkKey {
  bulk_id: string
  chunk: number
}
type TakenChunk = ChunkKey & Chunk

const updateChunk = (trx: Trx, { bulk_id, chunk }: ChunkKey, set: Updateable<BulkChunkTable>): Promise<unknown> =>
  trx.updateTable('bulk_chunk').set(set).where('bulk_id', '=', bulk_id).where('chunk', '=', chunk).execute()

export const chunkDone = (trx: Trx, key: ChunkKey, changed: number, before: object, at: Date): Promise<unknown> =>
  updateChunk(trx, key, { done: at, changed, before: JSON.stringify(before) })

/** By ticket: the version that the change made, and the values before it. */
type Before = Record<string, { version: number; values: Record<string, unknown> }>

const undoable = sql`done is not null and undone is null and before is not null`

/** Locks the next chunk that was changed and is not undone. */
export async function takeDoneChunk(trx: Trx, bulk_id: string): Promise<(ChunkKey & { before: Before }) | undefined> {
  const { rows } = await sql<ChunkKey & { before: Before }>`
    select bulk_id, chunk, before from bulk_chunk where bulk_id = ${bulk_id} and ${undoable}
     order by chunk limit 1 for update skip locked`.execute(trx)
  return rows[0]
}

export const chunkUndone = (trx: Trx, key: ChunkKey, restored: number, at: Date): Promise<unknown> =>
  updateChunk(trx, key, { undone: at, restored })

export const isUndone = async (db: Db, bulk_id: string): Promise<boolean> =>
  (await sql`select from bulk_chunk where bulk_id = ${bulk_id} and ${undoable} limit 1`.execute(db)).rows.length === 0

/** `author`: who asked for it, when it begins. */
export const setUndoStatus = (
  db: Db,
  bulk_id: string,
  undo_status: (typeof undoStatuses)[number],
  at: Date,
  author?: Author,
): Promise<unknown> =>
  db
    .updateTable('bulk_action')
    .set({
      undo_status,
      ...(undo_status === 'running' ? { undo_started: at, undo_finished: null } : { undo_finished: at }),
      ...(author ? { undo_client_id: author.client_id, undo_impersonator_client_id: author.impersonator_client_id } : {}),
    })
    .where('bulk_id', '=', bulk_id)
    .execute()

export const isFinished = async (db: Db, bulk_id: string): Promise<boolean> =>
  (await sql`select from bulk_chunk where bulk_id = ${bulk_id} and done is null limit 1`.execute(db)).rows.length === 0

/** How long a change is kept after its end, and can be undone. */
export const keptDays = 90

/** Deletes previews that were not applied, and bulk changes done long ago. */
export async function forgetBulks(db: Db, previewedBefore: Date, doneBefore: Date): Promise<void> {
  await sql`delete from bulk_action where (status = 'previewed' and expires < ${previewedBefore}) or finished < ${doneBefore}`.execute(db)
}
