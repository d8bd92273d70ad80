import { type RawBuilder, sql } from 'kysely'
import { brokenConnections, type Db } from './open.js'

/** The start time of the server and the number that every write to the catalogue increments before it commits. */
export const changesNow: RawBuilder<string> = sql`(select pg_postmaster_start_time()::text || ' ' || last_value || is_called from catalogue_changes)`

/** Names the state of the catalogue that `read` finds: see list-cache/changes.ts. */
export async function stateOf<T>(
  db: Db,
  read: () => Promise<T>,
): Promise<{ found: T; stateFrom: (changes: string | undefined) => string }> {
  const before = brokenConnections(db)
  const found = await read()
  const after = brokenConnections(db)
  return { found, stateFrom: (changes) => `${before} ${after} ${changes}` }
}
