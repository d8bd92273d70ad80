import type { Ctx } from '../context.js'
import type { ListRequest } from '../db/list.js'
import type { NewRow } from '../db/rows.js'
import { toHistoryEntry } from './schema.js'
import { changedFields, type HistoryRow, type Resource, readHistory } from './store.js'

interface Options {
  /**
   * Hides fields of old versions that this caller must not see. `changed` is computed afterwards, because the name of a hidden field would
   * reveal that its value changed.
   */
  reshape?: (snapshot: Record<string, unknown>) => Record<string, unknown>
  /** a first version that is recorded only with the second one */
  unrecorded?: NewRow<'history'> | undefined
}

/** The caller's access to the resource has been checked. */
export async function historyPage(
  ctx: Ctx,
  request: ListRequest,
  resource: Resource,
  id: string,
  ids: string[],
  { reshape, unrecorded }: Options = {},
) {
  const { rows, pagination } = await readHistory(ctx.db, request, resource, id, { withBefore: reshape !== undefined, unrecorded })
  const shown = reshape ? rows.map((row) => shownAs(row, reshape)) : rows
  return { history: shown.map((row) => toHistoryEntry(row, ids, resource)), pagination }
}

function shownAs(row: HistoryRow, reshape: (snapshot: Record<string, unknown>) => Record<string, unknown>): HistoryRow {
  const snapshot = reshape(row.snapshot)
  return { ...row, snapshot, changed: row.before ? changedFields(reshape(row.before), snapshot) : null }
}
