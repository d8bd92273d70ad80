export interface Spool<T> {
  add(item: T): void
  /** Writes what is left; a stop waits for it. */
  close(): Promise<void>
}

interface Options {
  /** longest that something waits for company */
  everyMillis: number
  /** of one write */
  size: number
  /** kept while writing fails; the oldest go first */
  most: number
  /** `count` could not be kept or written */
  lost: (count: number, error: unknown) => void
}

/**
 * What may be written a little later is gathered and written together, behind the back of whoever adds it. While writing fails it is kept and
 * tried again, up to a bound.
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
      const bundle = waiting.slice(0, size)
      waiting = waiting.slice(size)
      try {
        await write(bundle)
      } catch (error) {
        waiting = [...bundle, ...waiting]
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
