import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/open.js'

export const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1)

/** One lock per folder: other folders are not blocked, and a transaction that stores many files takes few locks. */
const lockKey = (key: string) => sql`hashtextextended(${`ticket files being stored in ${folderOf(key)}`}, 0)`

/** Held while the row of a stored file is written. The sweep cannot run in this folder at the same time. */
export const holdStore = (trx: Trx, key: string) => sql`select pg_advisory_xact_lock_shared(${lockKey(key)})`.execute(trx)

/** The sweep's side of the lock. False when a file is being stored in the folder. */
export async function tryToSweep(trx: Trx, key: string): Promise<boolean> {
  // The store may answer more slowly than the idle timeout of a session. The timeout must not end the session and release the lock.
  const { rows } = await sql<{ held: boolean }>`
    select set_config('idle_in_transaction_session_timeout', '5min', true), pg_try_advisory_xact_lock(${lockKey(key)}) as held`.execute(trx)
  return rows[0]?.held === true
}

export async function unreferenced(db: Db | Trx, keys: string[]): Promise<string[]> {
  if (keys.length === 0) return []
  const { rows } = await sql<{ key: string }>`
    select k.key from unnest(${keys}::text[]) as k (key)
     where not exists (select from ticketfile f where f.blob_key = k.key) and not exists (select from downloaditem d where d.blob_key = k.key)`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
