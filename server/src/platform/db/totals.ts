import { type RawBuilder, sql } from 'kysely'
import { type Basis, sameMillis, totalMillis } from './changes.js'
import type { Db } from './open.js'

/**
 * While a list is in use a new count is made just before its time is over, so that nobody waits for it. At the state of the catalogue it was
 * made at, it stays right for as long as that state can be told.
 */
const leastAheadMillis = 200
/** Counting a million rows costs a hundred times the page itself. A count that is neither large nor slow is made anew with every change. */
const largeTotal = 10_000
const slowMillis = 100
const maxLists = 1_000

interface Count {
  known?: { total: number; asOf: number; took: number; changes: string | undefined; isLasting: boolean }
  running?: { total: Promise<number>; asOf: number; changes: string | undefined }
}
const counts = new WeakMap<Db, Map<string, Count>>()

/** How many rows a list has. `list` names it: equal texts are the same list. */
export async function totalSize(db: Db, list: string, source: RawBuilder<unknown>, basis?: Basis): Promise<number> {
  const lists = counts.get(db) ?? new Map<string, Count>()
  counts.set(db, lists)
  const entry = lists.get(list) ?? {}
  lists.set(list, entry)
  const { known } = entry
  const age = known ? performance.now() - known.asOf : Number.POSITIVE_INFINITY
  const isSame = known && basis?.changes !== undefined && known.changes === basis.changes
  const millis = isSame ? sameMillis : known?.isLasting ? totalMillis : 0
  if (known && age < millis - Math.max(leastAheadMillis, 2 * known.took)) return aged(known)
  if (!entry.running) {
    const asOf = performance.now()
    const changes = basis?.changes
    entry.running = { total: count(db, lists, list, entry, source, asOf, changes), asOf, changes }
  }
  // Perhaps somebody else's, begun at an earlier state.
  if (!known || age >= millis) return aged(entry.running)
  // Should the count ahead of need fail, the next caller counts again and hears of it.
  entry.running.total.catch(() => undefined)
  return aged(known)

  function aged<T>({ total, asOf, changes }: { total: T; asOf: number; changes: string | undefined }): T {
    if (basis && changes !== basis.changes) basis.asOf = Math.min(basis.asOf, asOf)
    return total
  }
}

async function count(
  db: Db,
  lists: Map<string, Count>,
  list: string,
  entry: Count,
  source: RawBuilder<unknown>,
  asOf: number,
  changes: string | undefined,
): Promise<number> {
  try {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${source}`.execute(db)
    const total = rows[0]?.total ?? 0
    const took = performance.now() - asOf
    const isLasting = total >= largeTotal || took >= slowMillis
    if (isLasting || changes !== undefined) entry.known = { total, asOf, took, changes, isLasting }
    else delete entry.known
    return total
  } finally {
    delete entry.running
    if (!entry.known) lists.delete(list)
    if (lists.size > maxLists) forgetOld(lists)
  }
}

function forgetOld(lists: Map<string, Count>): void {
  const now = performance.now()
  for (const [list, { known, running }] of lists) if (!running && (!known || now - known.asOf >= totalMillis)) lists.delete(list)
}

/** The sum of all changes there were: exact at every moment, and no matter how many rows there are. */
export async function talliedSize(db: Db, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select coalesce(sum(t.delta), 0)::bigint as total from ${source}`.execute(db)
  return rows[0]?.total ?? 0
}
