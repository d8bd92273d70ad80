import { type ChangeRow, lockReader, moveReader, type Position, type Reader, readChanges } from '../../platform/changes/store.js'
import type { Ctx } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'

/** The interval between two passes of a reader. Many sales of one ticket become one notification per second. */
const intervalMillis = 900
const rowsPerRead = 1_000
const maxReads = 10

/**
 * Passes the changes since the last call to `use`, for all processes once. The position is stored in the same transaction, so that no change
 * is lost or handled twice. Returns the number of changes.
 */
export async function runReader(
  ctx: Ctx,
  name: 'webhooks' | 'octo',
  use: (trx: Trx, rows: ChangeRow[], reader: Reader, at: Date) => Promise<void>,
): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const reader = await lockReader(trx, name, intervalMillis)
    if (!reader) return 0
    const { rows, position } = await readNext(trx, reader)
    const at = ctx.now()
    await use(trx, rows, reader, at)
    await moveReader(trx, name, position, at)
    return rows.length
  })
}

async function readNext(trx: Trx, from: Position): Promise<{ rows: ChangeRow[]; position: Position }> {
  const rows: ChangeRow[] = []
  let position = from
  for (let reads = 0; reads < maxReads; reads++) {
    const reading = await readChanges(trx, position, rowsPerRead)
    rows.push(...reading.rows)
    position = reading.position
    if (reading.isEnd) break
  }
  return { rows, position }
}
