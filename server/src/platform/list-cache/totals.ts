import type { Db } from '../db/open.js'
import { type Cache, cache, perDatabase } from './cache.js'
import { type Basis, sameMillis, totalMillis } from './changes.js'

/**
 * While a list is in use, it is counted again shortly before the total expires, so that no request waits. A total stays exact while the
 * state of the catalogue is the same.
 */
const leastAheadMillis = 200
/**
 * Counting a million rows costs a hundred times as much as the page. A small total that is counted quickly is counted again after every
 * change.
 */
const largeTotal = 10_000
const slowMillis = 100
const maxLists = 1_000

interface Count {
  known?: { total: number; asOf: number; took: number; changes: string | undefined; isLasting: boolean }
  running?: { total: Promise<number>; asOf: number; changes: string | undefined }
}
const countsOf = perDatabase(() => cache<Count>({ entries: maxLists }))

/** The number of rows of a list: the cached total, or the result of `countRows`. Equal texts in `list` are the same list. */
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
  // The count may have been started by another request, at an earlier state.
  if (!known || age >= millis) return aged(entry.running)
  // If counting ahead fails, the next caller counts again and gets the error.
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
