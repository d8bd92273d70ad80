export interface Kept<T> {
  get(key: string): T | undefined
  set(era: unknown, key: string, value: T, bytes: number): void
}

interface Limits {
  bytes: number
  entries: number
}

/**
 * Values by key, of one era: the first of another forgets all that were there. Once they are too many, or weigh too much together, those
 * set longest ago are forgotten.
 */
export function kept<T>(most: Limits): Kept<T> {
  const entries = new Map<string, { value: T; bytes: number }>()
  let weight = 0
  let current: unknown
  const forget = (key: string): void => {
    weight -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => entries.get(key)?.value,
    set(era, key, value, bytes) {
      if (era !== current) {
        entries.clear()
        weight = 0
        current = era
      }
      forget(key)
      if (bytes > most.bytes) return
      entries.set(key, { value, bytes })
      weight += bytes
      for (const oldest of entries.keys()) {
        if (weight <= most.bytes && entries.size <= most.entries) break
        forget(oldest)
      }
    },
  }
}
