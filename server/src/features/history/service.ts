import type { Ctx } from '../../context.js'
import type { ListRequest } from '../../db/list.js'
import { toHistoryEntry } from './schema.js'
import { type Resource, readHistory } from './store.js'

/** The caller has already been found to see the resource itself. `reshape` hides what this viewer may not see in old versions. */
export async function historyPage(
  ctx: Ctx,
  request: ListRequest,
  resource: Resource,
  id: string,
  ids: string[],
  reshape: (snapshot: Record<string, unknown>) => Record<string, unknown> = (snapshot) => snapshot,
) {
  const { rows, pagination } = await readHistory(ctx.db, request, resource, id)
  return { history: rows.map((row) => toHistoryEntry({ ...row, snapshot: reshape(row.snapshot) }, ids, resource)), pagination }
}
