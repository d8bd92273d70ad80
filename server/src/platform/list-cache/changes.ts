import { sql } from 'kysely'
import { batcher } from '../../lib/batch.js'
import { prepared } from '../db/client.js'
import { breaksOf, type Db } from '../db/open.js'
import { perDatabase } from './cache.js'

/** How old what is kept of a list may be: two seconds, as for a total. */
export const totalMillis = 2_000

/**
 * How long the same number is taken for the same state. PostgreSQL that recovers from a crash counts from the beginning and may come by a
 * number again: a broken connection tells, but not where a proxy holds it.
 */
export const sameMillis = 60_000

/** What a page is made from, beside the rows that are read for it. */
export interface Basis {
  /** of the catalogue, before reading, where it is certain: what was kept at the same state is still exact */
  changes: string | undefined
  /** of the oldest thing that was kept from another state, on the clock of performance.now(); infinite while there is none */
  asOf: number
}

/**
 * The number that every write to the catalogue raises before it is committed, with what it may begin anew after: the start of the server, and
 * a crash, which breaks every connection. All who ask at one moment share a statement that is sent after they asked.
 */
const asker = perDatabase((db) => {
  const together = batcher<undefined, string>(
    async (asks) => {
      const before = breaksOf(db)
      const { rows } = await sql<{ changes: string }>`${prepared}
        select pg_postmaster_start_time()::text || ' ' || last_value || is_called as changes from catalogue_changes`.execute(db)
      const changes = `${before} ${breaksOf(db)} ${rows[0]?.changes}`
      return asks.map(() => changes)
    },
    { size: 1_000, concurrency: 2, timeoutMillis: 1_000 },
  )
  return () => together(undefined)
})

export const changesOf = (db: Db): Promise<string> => asker(db)()

/** While many write, one look after another would find the same. */
const pauseMillis = 50

/**
 * Whether everything counted up to this number can be seen by whoever reads from now on: who writes takes the lock before it counts, and gives
 * it back when what it wrote is visible. What was so once stays so. All who ask at one moment share a look at the locks; "no" may also mean
 * that somebody was writing just before.
 */
export const isSettled = (db: Db, changes: string): Promise<boolean> => settler(db)(changes)
const settler = perDatabase(settling)

function settling(db: Db): (changes: string) => Promise<boolean> {
  let last = { changes: '', asOf: Number.NEGATIVE_INFINITY }
  let busyAt = Number.NEGATIVE_INFINITY
  const told = (changes: string): boolean | undefined => {
    const now = performance.now()
    if (last.changes === changes && now - last.asOf < sameMillis) return true
    return now - busyAt < pauseMillis ? false : undefined
  }
  const look = batcher<string, boolean>(
    async (asked) => {
      // Of those who waited for the look before this one, most have their answer by it.
      const changes = asked.findLast((one) => told(one) === undefined)
      if (changes === undefined) return asked.map((one) => told(one) ?? false)
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
  return async (changes) => told(changes) ?? look(changes)
}
