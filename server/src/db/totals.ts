import { type RawBuilder, sql } from 'kysely'
import type { Db } from './open.js'

/** The two seconds D5 allows. While a list is in use a new count is made just before they are over, so that nobody waits for it. */
const keepMillis = 2_000
const leastAheadMillis = 200
/** Counting a million rows costs a hundred times the page itself. A count that is neither large nor slow is made each time. */
const largeTotal = 10_000
const slowMillis = 100
const maxLists = 1_000

interface Count {
  known?: { total: number; asOf: number; took: number }
  running?: Promise<number>
}
const counts = new WeakMap<Db, Map<string, Count>>()

/** How many rows a list has. `list` names it: equal texts are the same list. */
export async function totalSize(db: Db, list: string, source: RawBuilder<unknown>): Promise<number> {
  const lists = counts.get(db) ?? new Map<string, Count>()
  counts.set(db, lists)
  const entry = lists.get(list) ?? {}
  lists.set(list, entry)
  const { known } = entry
  const age = known ? performance.now() - known.asOf : Number.POSITIVE_INFINITY
  if (known && age < keepMillis - Math.max(leastAheadMillis, 2 * known.took)) return known.total
  entry.running ??= count(db, lists, list, entry, source)
  if (!known || age >= keepMillis) return entry.running
  // Should the count ahead of need fail, the next caller counts again and hears of it.
  entry.running.catch(() => undefined)
  return known.total
}

async function count(db: Db, lists: Map<string, Count>, list: string, entry: Count, source: RawBuilder<unknown>): Promise<number> {
  const asOf = performance.now()
  try {
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${source}`.execute(db)
    const total = rows[0]?.total ?? 0
    const took = performance.now() - asOf
    if (total >= largeTotal || took >= slowMillis) entry.known = { total, asOf, took }
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
  for (const [list, { known, running }] of lists) if (!running && (!known || now - known.asOf >= keepMillis)) lists.delete(list)
}

/** The sum of all changes there were: exact at every moment, and no matter how many rows there are. */
export async function talliedSize(db: Db, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select coalesce(sum(t.delta), 0)::bigint as total from ${source}`.execute(db)
  return rows[0]?.total ?? 0
}
