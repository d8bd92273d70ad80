export interface Spool<T> {
  add(item: T): void
  /** Writes the items that are left. Shutdown waits for it. */
  close(): Promise<void>
}

interface Options {
  /** Longest time an item waits before it is written. */
  everyMillis: number
  /** Most items in one write. */
  size: number
  /** Most items in memory while writes fail. The oldest are dropped first. */
  most: number
  /** Called when `count` items are dropped. */
  lost: (count: number, error: unknown) => void
}

/**
 * Collects items and writes them in batches in the background. When a write fails, the items stay in memory and are written again with the
 * next batch, up to `most` items.
 */
export function spool<T>(write: (items: T[]) => Promise<void>, { everyMillis, size, most, lost }: Options): Spool<T> {
  let waiting: T[] = []
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let closed = false

  function schedule(): void {
    if (timer !== undefined || closed || waiting.length === 0) return
    timer = setTimeout(() => {
      timer = undefined
      writing = flush().then(schedule)
    }, everyMillis)
    timer.unref()
  }

  async function flush(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, size)
      waiting = waiting.slice(size)
      try {
        await write(batch)
      } catch (error) {
        waiting = [...batch, ...waiting]
        const excess = waiting.length - most
        if (excess > 0) {
          waiting = waiting.slice(excess)
          lost(excess, error)
        }
        if (closed) {
          lost(waiting.length, error)
          waiting = []
        }
        return
      }
    }
  }

  return {
    add(item) {
      waiting.push(item)
      schedule()
    },
    async close() {
      closed = true
      clearTimeout(timer)
      await writing
      await flush()
    },
  }
}
