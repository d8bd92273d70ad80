import type { VersionedKey, VersionedRow } from '../db/list.js'
import type { Db } from '../db/open.js'
import { type Cache, cache, perDatabase } from './cache.js'

/** A row of a ticket takes about 4 kB. */
const maxRows = 5_000

/** Rows by kind: the columns that are selected. */
const rowsOf = perDatabase(() => new WeakMap<object, Cache<VersionedRow<unknown>>>())

/**
 * Wide rows of lists. A page reads the versions of its rows, which costs little, and from the table only the rows that this process does not
 * have in that version. The rows are shared between requests, so nobody may change them.
 */
export async function cachedRows<Row>(
  db: Db,
  kind: object,
  wanted: readonly VersionedKey[],
  read: (keys: readonly string[]) => Promise<VersionedRow<Row>[]>,
): Promise<Row[]> {
  const kinds = rowsOf(db)
  const rows = kinds.get(kind) ?? cache<VersionedRow<unknown>>({ entries: maxRows })
  kinds.set(kind, rows)
  const found = new Map<string, Row>()
  const missing: string[] = []
  for (const { key, version } of wanted) {
    const known = rows.get(key)
    if (known?.version === version) found.set(key, known.row as Row)
    else missing.push(key)
  }
  if (missing.length > 0) {
    for (const one of await read(missing)) {
      rows.keep(one.key, one)
      found.set(one.key, one.row)
    }
  }
  // A row can be deleted between the two reads.
  return wanted.flatMap(({ key }) => found.get(key) ?? [])
}
