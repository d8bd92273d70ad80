import {
  type ChangeRow,
  endOf,
  lockReader,
  moveReader,
  type Position,
  type Reader,
  readChanges,
  readMark,
} from '../../platform/changes/store.js'
import type { Ctx } from '../../platform/context.js'
import type { Condition } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'

/** The interval between two passes of a reader. Many sales of one ticket become one notification per second. */
const intervalMillis = 900
const rowsPerRead = 1_000
const maxReads = 10

/** One pass of a reader. */
interface Pass {
  /** which changes are wanted; undefined if nobody wants any */
  wanted: Condition | undefined
  use(rows: ChangeRow[]): Promise<unknown>
}

/**
 * Passes the wanted changes since the last call to `use`, for all processes once. The position is stored in the same transaction, so that no
 * change is lost or handled twice. Returns the number of changes.
 */
export async function runReader(
  ctx: Ctx,
  name: 'webhooks' | 'octo',
  begin: (trx: Trx, reader: Reader, at: Date) => Promise<Pass>,
): Promise<number> {
  return ctx.db.transaction().execute(async (trx) => {
    const reader = await lockReader(trx, name, intervalMillis)
    if (!reader) return 0
    const at = ctx.now()
    const { wanted, use } = await begin(trx, reader, at)
    const { rows, position } = await readNext(trx, reader, wanted)
    await use(rows)
    await moveReader(trx, name, position, at)
    return rows.length
  })
}

async function readNext(trx: Trx, from: Position, wanted: Condition | undefined): Promise<{ rows: ChangeRow[]; position: Position }> {
  if (!wanted) return { rows: [], position: endOf(await readMark(trx)) }
  const rows: ChangeRow[] = []
  let position = from
  for (let reads = 0; reads < maxReads; reads++) {
    const reading = await readChanges(trx, position, rowsPerRead, wanted)
    rows.push(...reading.rows())
    position = reading.position
    if (reading.isEnd) break
  }
  return { rows, position }
}
