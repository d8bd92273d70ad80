import { sql } from 'kysely'
import type { Ctx } from '../../platform/context.js'
import type { Db, Trx } from '../../platform/db/open.js'

export const folderOf = (key: string): string => key.slice(0, key.lastIndexOf('/') + 1)

/** One lock per folder: other folders are not blocked, and a transaction that stores many files takes few locks. */
const lockKey = (key: string) => sql`hashtextextended(${`ticket files being stored in ${folderOf(key)}`}, 0)`

/** Held from before a file is stored until its row is committed. The sweep cannot run in this folder at the same time. */
export const shareLockStore = (trx: Trx, key: string) => sql`select pg_advisory_xact_lock_shared(${lockKey(key)})`.execute(trx)

/**
 * Stores a file and then writes its row, each without the other's connection: a store that hangs must not hold a transaction open. Until the
 * row is there, the sweep knows the file as one that is arriving. If the process is killed in between, that is forgotten a day later.
 */
export async function storeThenNote<T>({ db, log }: Ctx, key: string, put: () => Promise<void>, note: () => Promise<T>): Promise<T> {
  await sql`insert into arriving_file (key) values (${key})`.execute(db)
  try {
    await put()
    return await note()
  } finally {
    await sql`delete from arriving_file where key = ${key}`
      .execute(db)
      .catch((error: unknown) => log.warn({ err: error }, 'a stored file is known as arriving for another day'))
  }
}

/** By the clock of the database: a file is never taken for an old one because another clock is wrong. */
export const forgetArriving = (db: Db) => sql`delete from arriving_file where at < now() - interval '1 day'`.execute(db)

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
     where not exists (select from ticketfile f where f.blob_key = k.key) and not exists (select from arriving_file a where a.key = k.key) and not exists (select from downloaditem d where d.blob_key = k.key)`.execute(
    db,
  )
  return rows.map(({ key }) => key)
}
