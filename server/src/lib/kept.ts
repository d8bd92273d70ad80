export interface Kept<T> {
  get(key: string): T | undefined
  set(key: string, value: T, bytes: number): void
}

/** Values by key; once they weigh more than `most` bytes together, those set longest ago are forgotten. */
export function kept<T>(most: number): Kept<T> {
  const entries = new Map<string, { value: T; bytes: number }>()
  let weight = 0
  const forget = (key: string): void => {
    weight -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }
  return {
    get: (key) => entries.get(key)?.value,
    set(key, value, bytes) {
      forget(key)
      if (bytes > most) return
      entries.set(key, { value, bytes })
      weight += bytes
      for (const oldest of entries.keys()) {
        if (weight <= most) break
        forget(oldest)
      }
    },
  }
}
