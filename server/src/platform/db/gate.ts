import { type RawBuilder, sql } from 'kysely'

/**
 * PostgreSQL grants a share lock of a row at once, also while a change of the row waits for the share locks before it. Under a steady stream of
 * them the change waits without end. Advisory locks are granted in the order in which they were asked for. So what share-locks rows passes
 * their gates first, and what changes such a row closes its gate first: what comes later waits until the change is done. Rows share gates, so
 * that a transaction with many rows does not fill the table of locks.
 */
const gates = 1024

const gateOf = (id: RawBuilder<unknown>) => sql`hashtext(${id}) & ${sql.lit(gates - 1)}`
const kindOf = (column: string) => sql`hashtext(${sql.lit(`gate:${column}`)})`

/** An array, or a query of one column `id`. */
type Ids = readonly string[] | RawBuilder<unknown>

/** In the order of the gates, so that two transactions wait for each other instead of deadlocking. */
function lockGates(lock: 'pg_advisory_xact_lock' | 'pg_advisory_xact_lock_shared', column: string, ids: Ids): RawBuilder<unknown> {
  const source = Array.isArray(ids) ? sql`select unnest(${[...ids]}::text[]) as id` : sql`${ids}`
  return sql`select ${sql.raw(lock)}(${kindOf(column)}, g.gate)
    from (select distinct ${gateOf(sql`x.id`)} as gate from (${source}) x order by 1) g`
}

export const passGates = (column: string, ids: Ids) => lockGates('pg_advisory_xact_lock_shared', column, ids)
export const closeGates = (column: string, ids: Ids) => lockGates('pg_advisory_xact_lock', column, ids)
