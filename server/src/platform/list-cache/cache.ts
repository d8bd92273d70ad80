import type { Db } from '../db/open.js'

/** Everything here keeps what it keeps in one of these. */
export interface Cache<T> {
  get(key: string): T | undefined
  /** Of one state at a time: the first value of another state has all before it forgotten. */
  keep(key: string, value: T, about?: { bytes?: number; state?: unknown }): void
  forget(key: string): void
}

interface Limits {
  bytes?: number
  entries: number
}

/** Once there are too many values, or they weigh too much together, those kept longest ago are forgotten. */
export function cache<T>({ bytes: mostBytes = Number.POSITIVE_INFINITY, entries: mostEntries }: Limits): Cache<T> {
  const entries = new Map<string, { value: T; bytes: number }>()
  let weight = 0
  let current: unknown
  const forget = (key: string): void => {
    weight -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => entries.get(key)?.value,
    forget,
    keep(key, value, { bytes = 0, state } = {}) {
      if (state !== current) {
        entries.clear()
        weight = 0
        current = state
      }
      forget(key)
      if (bytes > mostBytes) return
      entries.set(key, { value, bytes })
      weight += bytes
      for (const oldest of entries.keys()) {
        if (weight <= mostBytes && entries.size <= mostEntries) break
        forget(oldest)
      }
    },
  }
}

/** One for each database: what a replica has is not what the primary has. */
export function perDatabase<T>(make: (db: Db) => T): (db: Db) => T {
  const all = new WeakMap<Db, T>()
  return (db) => {
    const known = all.get(db) ?? make(db)
    all.set(db, known)
    return known
  }
}
