import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import { type Condition, everyRow } from './filter.js'

/**
 * The only place that decides which rows of a tenant's table a caller sees: the operator sees all, others their own. If a column is left
 * out, callers of that kind own no rows.
 */
export function ownRows(caller: Caller, columns: { distributor?: string; supplier?: string }): Condition {
  if (caller.scope === 'internal') return everyRow
  const own: Condition[] = []
  if (columns.distributor && caller.distributor_id) own.push(sql`${sql.raw(columns.distributor)} = ${caller.distributor_id}`)
  if (columns.supplier && caller.supplier_id) own.push(sql`${sql.raw(columns.supplier)} = ${caller.supplier_id}`)
  return own.length > 0 ? sql`(${sql.join(own, sql` or `)})` : sql`false`
}

/** Whether a reader knows a client (`c`) by name: the operator knows all of them, others those of their own organisation. */
export const knowsClient = (reader: Caller | undefined): Condition =>
  reader ? ownRows(reader, { distributor: 'c.distributor_id', supplier: 'c.supplier_id' }) : sql`false`
