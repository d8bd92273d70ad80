import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/open.js'

export const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1)

/** By folder: what is stored elsewhere is not in the way, and however many files a transaction stores, its locks are few. */
const lockKey = (key: string) => sql`hashtextextended(${`ticket files being stored in ${folderOf(key)}`}, 0)`

/** Whoever stores a file and then notes it down holds this from before the one until the other is committed; the sweep never runs beside it. */
export const holdStore = (trx: Trx, key: string) => sql`select pg_advisory_xact_lock_shared(${lockKey(key)})`.execute(trx)

/** The other side of it; false when somebody is storing there just now. */
export async function tryToSweep(trx: Trx, key: string): Promise<boolean> {
  // A store may take longer to answer, tries and all, than a session may usually idle; the lock must not be lost to that.
  const { rows } = await sql<{ held: boolean }>`
    select set_config('idle_in_transaction_session_timeout', '5min', true), pg_try_advisory_xact_lock(${lockKey(key)}) as held`.execute(trx)
  return rows[0]?.held === true
}

export async function unreferred(db: Db | Trx, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${keys}::text[]) as k (key)
     where not exists (select from ticketfile f where f.blob_key = k.key) and not exists (select from downloaditem d where d.blob_key = k.key)`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
