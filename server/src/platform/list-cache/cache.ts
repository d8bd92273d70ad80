import type { Db } from '../db/open.js'

/** The interface of all caches in this folder. */
export interface Cache<T> {
  get(key: string): T | undefined
  /** Holds values of one state at a time: the first value of another state clears the cache. */
  keep(key: string, value: T, about?: { bytes?: number; state?: unknown }): void
  forget(key: string): void
}

interface Limits {
  bytes?: number
  entries: number
}

/** When there are too many values, or they are too large together, those that were not used for longest are removed. */
export function cache<T>({ bytes: maxBytes = Number.POSITIVE_INFINITY, entries: maxEntries }: Limits): Cache<T> {
  const entries = new Map<string, { value: T; bytes: number }>()
  let totalBytes = 0
  let current: unknown
  const forget = (key: string): void => {
    totalBytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return undefined
      // The map is in the order of use.
      entries.delete(key)
      entries.set(key, entry)
      return entry.value
    },
    forget,
    keep(key, value, { bytes = 0, state } = {}) {
      if (state !== current) {
        entries.clear()
        totalBytes = 0
        current = state
      }
      forget(key)
      if (bytes > maxBytes) return
      entries.set(key, { value, bytes })
      totalBytes += bytes
      for (const oldest of entries.keys()) {
        if (totalBytes <= maxBytes && entries.size <= maxEntries) break
        forget(oldest)
      }
    },
  }
}

/** One per database, because a replica may differ from the primary. */
export function perDatabase<T>(make: (db: Db) => T): (db: Db) => T {
  const all = new WeakMap<Db, T>()
  return (db) => {
    const known = all.get(db) ?? make(db)
    all.set(db, known)
    return known
  }
}
