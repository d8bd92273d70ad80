import { type ChangedBy, changeMany } from '../../catalogue/tickets/many.js'
import type { TicketRow } from '../../catalogue/tickets/store.js'
import type { Author } from '../../lib/caller.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Change, changeOf, type Restored, restoring } from './rules.js'
import * as store from './store.js'

/** Working time of one job, well below the time after which it counts as lost. */
const shareMillis = 20_000

/** Work on the tickets of one bulk action, chunk by chunk. */
interface Pass {
  queue: 'bulk' | 'bulkundo'
  /** Locks a chunk that is not done, and does it. Returns false if there is none. */
  next(env: Env, trx: Trx, action: store.RunningBulk): Promise<boolean>
  isFinished(db: Db, bulk_id: string): Promise<boolean>
  setStatus(db: Db, bulk_id: string, status: 'done' | 'failed', at: Date): Promise<unknown>
}

/** Each transaction also records that its chunk is done, so none is done twice. */
async function run(ctx: Ctx, pass: Pass, bulk_id: string, isLast: boolean): Promise<void> {
  try {
    const end = performance.now() + shareMillis
    while (performance.now() < end) if (!(await runOnce(ctx, pass, bulk_id))) return
    await ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, pass.queue, [{ bulk_id }]))
  } catch (error) {
    if (isLast) await pass.setStatus(ctx.db, bulk_id, 'failed', ctx.now())
    throw error
  }
}

/** Whether there was a chunk left. */
async function runOnce(ctx: Ctx, pass: Pass, bulk_id: string): Promise<boolean> {
  const any = await ctx.db.transaction().execute(async (trx) => {
    const action = await store.findRunning(trx, bulk_id)
    return action !== undefined && (await pass.next(ctx, trx, action))
  })
  if (!any && (await pass.isFinished(ctx.db, bulk_id))) await pass.setStatus(ctx.db, bulk_id, 'done', ctx.now())
  return any
}

const changing: Pass = {
  queue: 'bulk',
  isFinished: store.isFinished,
  setStatus: store.setStatus,
  async next(env, trx, action) {
    const chunk = await store.takeChunk(trx, action.bulk_id)
    if (!chunk) return false
    const seen = new Map(chunk.ticket_ids.map((id, index) => [id, chunk.versions[index]]))
    const wanted = changeOf(action)
    const before: Record<string, Restored> = {}
    // A ticket that changed after the preview is skipped, because its change was not confirmed.
    const changed = await changeMany(env, trx, action, chunk.ticket_ids, orderedBy(action), (row) => {
      const change = isSame(row, seen.get(row.ticket_id)) ? wanted(row) : undefined
      if (change) before[row.ticket_id] = restoring(change, row)
      return change
    })
    const kept = changed.map(({ ticket_id, version }) => [ticket_id, { version, values: before[ticket_id] }])
    await store.chunkDone(trx, chunk, changed.length, Object.fromEntries(kept), env.now())
    return true
  },
}

const undoing: Pass = {
  queue: 'bulkundo',
  isFinished: store.isUndone,
  setStatus: (db, bulk_id, status, at) => store.setUndoStatus(db, bulk_id, status, at),
  async next(env, trx, action) {
    const chunk = await store.takeDoneChunk(trx, action.bulk_id)
    if (!chunk) return false
    const { before } = chunk
    // A ticket that changed since keeps its values: somebody has decided about it again.
    const restored = await changeMany(env, trx, undoneBy(action), Object.keys(before), undoOrderedBy(action), (row) => {
      const kept = before[row.ticket_id]
      return kept && isSame(row, kept.version) ? (kept.values as Change) : undefined
    })
    await store.chunkUndone(trx, chunk, restored.length, env.now())
    return true
  },
}

const isSame = (row: TicketRow, version: number | undefined): boolean => row.deleted === null && row.version === version

const orderedBy = ({ supplier_id }: store.StoredBulk): ChangedBy => (supplier_id === null ? 'operator' : 'supplier')

/** The operator may undo what a supplier did, also if that makes accepted quotes worse. */
const undoOrderedBy = (action: store.RunningBulk): ChangedBy => (action.is_undone_by_operator ? 'operator' : orderedBy(action))

const undoneBy = ({ undo_client_id, undo_impersonator_client_id, client_id }: store.StoredBulk): Author => ({
  client_id: undo_client_id ?? client_id,
  impersonator_client_id: undo_impersonator_client_id,
})

export const workOnChange = (ctx: Ctx, bulk_id: string, isLast: boolean): Promise<void> => run(ctx, changing, bulk_id, isLast)
export const workOnUndo = (ctx: Ctx, bulk_id: string, isLast: boolean): Promise<void> => run(ctx, undoing, bulk_id, isLast)
