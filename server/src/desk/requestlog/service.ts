import { sql } from 'kysely'
import { type Caller, isOperator, partyOf } from '../../lib/caller.js'
import type { Ctx } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import { toLoggedRequest } from './schema.js'
import { listRequests } from './store.js'

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const visible = isOperator(caller) ? everyRow : sql`l.party_id = ${partyOf(caller)}`
  const { rows, pagination } = await listRequests(ctx.db, request, visible)
  return { requests: rows.map(toLoggedRequest), pagination }
}
