import { sql } from 'kysely'
import type { Ctx } from '../../context.js'
import type { ListRequest } from '../../db/list.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { toLoggedRequest } from './schema.js'
import { listRequests } from './store.js'

/** In whose name a client calls: what it is logged under, and what its party may read. */
export const partyOf = ({ distributor_id, supplier_id }: Pick<Caller, 'distributor_id' | 'supplier_id'>): string | null =>
  distributor_id ?? supplier_id

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const visible = isOperator(caller) ? sql`true` : sql`l.party_id = ${partyOf(caller)}`
  const { rows, pagination } = await listRequests(ctx.db, request, visible)
  return { requests: rows.map(toLoggedRequest), pagination }
}
