import { sql } from 'kysely'
import { batcher } from '../lib/batch.js'
import { prepared } from './client.js'
import type { Db } from './open.js'

/** How old what is kept of a list may be: the two seconds D5 allows a total. */
export const totalMillis = 2_000

/** What a page is made from, beside the rows that are read for it. */
export interface Basis {
  /** of the catalogue, before reading, where it is certain: what was kept at the same state is still exact */
  changes: string | undefined
  /** of the oldest thing that was kept from another state, on the clock of performance.now(); infinite while there is none */
  asOf: number
}

/**
 * The number that every write to the catalogue raises before it is committed, with the start of the server, after which it may begin anew.
 * All who ask at one moment share a statement that is sent after they asked.
 */
const askers = new WeakMap<Db, () => Promise<string>>()

export function changesOf(db: Db): Promise<string> {
  const known = askers.get(db)
  if (known) return known()
  const together = batcher<undefined, string>(
    async (asks) => {
      const { rows } = await sql<{ changes: string }>`${prepared}
        select pg_postmaster_start_time()::text || ' ' || last_value || is_called as changes from catalogue_changes`.execute(db)
      return asks.map(() => rows[0]?.changes ?? '')
    },
    { size: 1_000, lanes: 2 },
  )
  const ask = () => together(undefined)
  askers.set(db, ask)
  return ask()
}

/** The last number at which everything counted could be seen. */
const settled = new WeakMap<Db, string>()

/**
 * Whether everything counted up to this number can be seen by whoever reads from now on: who writes takes the lock before it counts, and gives
 * it back when what it wrote is visible. What was so once stays so.
 */
export async function isSettled(db: Db, changes: string): Promise<boolean> {
  if (settled.get(db) === changes) return true
  const { rows } = await sql<{ settled: boolean }>`${prepared}
    select not exists (select from pg_locks where locktype = 'advisory' and classid = 2013 and objid = 1 and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())) as settled`.execute(db)
  if (!rows[0]?.settled) return false
  settled.set(db, changes)
  return true
}
