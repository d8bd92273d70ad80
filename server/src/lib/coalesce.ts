/**
 * Shares work between callers that ask for the same key at the same time. A caller that arrives while the work is running shares the next run
 * with all others that arrive before it starts. Every result is therefore from a run that began after the call, and many calls cost two runs.
 */
export function coalescer<T>(): (key: string, work: () => Promise<T>) => Promise<T> {
  interface Run {
    current: Promise<unknown>
    next?: Promise<T>
  }
  const all = new Map<string, Run>()
  return (key, work) => {
    const pending = all.get(key)
    if (pending?.next) return pending.next
    const start = async (): Promise<T> => {
      const mine: Run = { current: Promise.resolve() }
      all.set(key, mine)
      const result = work()
      mine.current = result
      try {
        return await result
      } finally {
        if (all.get(key) === mine && !mine.next) all.delete(key)
      }
    }
    if (!pending) return start()
    pending.next = pending.current.then(start, start)
    return pending.next
  }
}
