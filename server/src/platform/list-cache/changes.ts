import { sql } from 'kysely'
import { batcher } from '../../lib/batch.js'
import type { Caller } from '../../lib/caller.js'
import { changesNow, stateOf } from '../db/catalogue-changes.js'
import { prepared } from '../db/client.js'
import type { Db } from '../db/open.js'
import { perDatabase } from './cache.js'

/** Maximum age of cached totals and places: two seconds. */
export const totalMillis = 2_000

/**
 * How long an equal number counts as the same state. After a crash PostgreSQL restarts the sequence and can reach the same number again. A
 * broken connection reveals a crash, but not behind a proxy.
 */
export const sameMillis = 60_000

/** The state a page is made from, besides its rows. */
export interface Basis {
  /** state of the catalogue before the read, if it is certain; values cached at the same state are still exact */
  changes: string | undefined
  /** time of the oldest value that was cached at another state, by performance.now(); infinite if there is none */
  asOf: number
}

/**
 * The number that every write to the catalogue increments before it commits, combined with everything after which it may restart: the start
 * time of the server, and the count of broken connections, because a crash breaks them all. Concurrent requests share one statement, which
 * is sent after they asked.
 */
const changeReader = perDatabase((db) => {
  const read = batcher<undefined, string>(
    async (asks) => {
      const { found, stateFrom } = await stateOf(db, () => sql<{ changes: string }>`${prepared}select ${changesNow} as changes`.execute(db))
      const changes = stateFrom(found.rows[0]?.changes)
      return asks.map(() => changes)
    },
    { size: 1_000, concurrency: 2, timeoutMillis: 1_000 },
  )
  return () => read(undefined)
})

export const changesOf = (db: Db): Promise<string> => changeReader(db)()

/** A request that waited longer since its caller was looked up would make a page that nobody can reuse. */
const seenMillis = 200

/** The state of the catalogue after a request arrived. It was read together with the caller. */
export const changesFor = async (db: Db, { seen }: Caller): Promise<string> =>
  seen && performance.now() - seen.at < seenMillis ? seen.changes : changesOf(db)

/** Pause between checks. During many writes, checks in quick succession would give the same result. */
const pauseMillis = 50

/**
 * Whether all writes up to this number are visible to later reads. A writer takes the lock before it increments the number, and releases it
 * when its changes are visible. Once true, it stays true. Concurrent requests share one check of the locks. `false` may also mean that a
 * write ended just before.
 */
export const isSettled = (db: Db, changes: string): Promise<boolean> => settledChecks(db)(changes)
const settledChecks = perDatabase(settledCheck)

function settledCheck(db: Db): (changes: string) => Promise<boolean> {
  let last = { changes: '', asOf: Number.NEGATIVE_INFINITY }
  let busyAt = Number.NEGATIVE_INFINITY
  const knownAnswer = (changes: string): boolean | undefined => {
    const now = performance.now()
    if (last.changes === changes && now - last.asOf < sameMillis) return true
    return now - busyAt < pauseMillis ? false : undefined
  }
  const checkLocks = batcher<string, boolean>(
    async (asked) => {
      // The previous check has already answered most of those who waited.
      const changes = asked.findLast((one) => knownAnswer(one) === undefined)
      if (changes === undefined) return asked.map((one) => knownAnswer(one) ?? false)
      const asOf = performance.now()
      const { rows } = await sql<{ settled: boolean }>`${prepared}
        select not exists (select from pg_locks where locktype = 'advisory' and classid = 2013 and objid = 1 and objsubid = 2
          and database = (select oid from pg_database where datname = current_database())) as settled`.execute(db)
      const isSettled = rows[0]?.settled ?? false
      if (isSettled) last = { changes, asOf }
      else busyAt = performance.now()
      return asked.map(() => isSettled)
    },
    { size: 1_000, concurrency: 1, timeoutMillis: 1_000 },
  )
  return async (changes) => knownAnswer(changes) ?? checkLocks(changes)
}
