import type { Db } from '../db/open.js'
import { type Cache, cache, perDatabase } from './cache.js'
import { type Basis, sameMillis, totalMillis } from './changes.js'

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
const countsOf = perDatabase(() => cache<Count>({ entries: maxLists }))

/** How many rows a list has, as counted a moment ago or by `countRows` now. `list` names it: equal texts are the same list. */
export async function totalSize(db: Db, list: string, countRows: () => Promise<number>, basis?: Basis): Promise<number> {
  const counts = countsOf(db)
  const entry = counts.get(list) ?? {}
  counts.keep(list, entry)
  const { known } = entry
  const age = known ? performance.now() - known.asOf : Number.POSITIVE_INFINITY
  const isSame = known && basis?.changes !== undefined && known.changes === basis.changes
  const millis = isSame ? sameMillis : known?.isLasting ? totalMillis : 0
  if (known && age < millis - Math.max(leastAheadMillis, 2 * known.took)) return aged(known)
  if (!entry.running) {
    const asOf = performance.now()
    const changes = basis?.changes
    entry.running = { total: count(counts, list, entry, countRows, asOf, changes), asOf, changes }
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
  counts: Cache<Count>,
  list: string,
  entry: Count,
  countRows: () => Promise<number>,
  asOf: number,
  changes: string | undefined,
): Promise<number> {
  try {
    const total = await countRows()
    const took = performance.now() - asOf
    const isLasting = total >= largeTotal || took >= slowMillis
    if (isLasting || changes !== undefined) entry.known = { total, asOf, took, changes, isLasting }
    else delete entry.known
    return total
  } finally {
    delete entry.running
    if (!entry.known) counts.forget(list)
  }
}
