interface Limits<T> {
  /** Most items in one batch. */
  size: number
  /** Most batches that run at the same time. */
  concurrency: number
  /**
   * Keys that an item needs exclusively. While a running batch has a key, other items with that key stay in the queue, in order of arrival.
   * Items with other keys can overtake them.
   */
  needs?: (item: T) => string[]
  /**
   * A batch that runs longer than this no longer counts against `concurrency`, so that one slow batch does not block the queue. At most
   * `maxOverdue` batches can be overdue at once.
   */
  timeoutMillis?: number
  /** Items that need not run any more fail with `refusal` instead: they waited for `millis`, or their caller has disconnected. */
  patience?: {
    millis: number
    isGone?: (item: T) => boolean
    refusal: () => Error
  }
}

const maxOverdue = 4

/**
 * Runs calls in batches. Calls that arrive while a batch is running are put into the next batch. When nothing is running, a call starts
 * in the same tick, so batching adds no delay when the load is low and saves round trips when it is high.
 */
export function batcher<T, R>(run: (items: T[]) => Promise<R[]>, limits: Limits<T>): (item: T) => Promise<R> {
  interface Waiting {
    item: T
    resolve: (value: R) => void
    reject: (reason: unknown) => void
    since: number
  }
  let queue: Waiting[] = []
  let busy = 0
  let overdue = 0
  let scheduled = false
  let isWatched = false
  const taken = new Set<string>()
  const needsOf = limits.needs ?? (() => [])

  function schedule(): void {
    if (scheduled || busy >= limits.concurrency || queue.length === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      startNext()
    })
  }

  /** Refuses the items that are not worth running any more. Called before each batch, and by a timer while the batches are stuck. */
  function refuseStale(): void {
    const { patience } = limits
    if (!patience || queue.length === 0) return
    const oldest = performance.now() - patience.millis
    const isStale = ({ item, since }: Waiting): boolean => since <= oldest || patience.isGone?.(item) === true
    if (!queue.some(isStale)) return
    const stale = queue.filter(isStale)
    queue = queue.filter((waiting) => !isStale(waiting))
    for (const waiting of stale) waiting.reject(patience.refusal())
  }

  /** When the oldest item has waited too long. Items are in order of arrival. */
  const nextStale = (): number => (queue[0]?.since ?? performance.now()) + (limits.patience?.millis ?? 0)

  function watch(): void {
    if (!limits.patience || isWatched || queue.length === 0) return
    isWatched = true
    setTimeout(() => {
      isWatched = false
      refuseStale()
      watch()
    }, nextStale() - performance.now()).unref()
  }

  /** When no item can run now, the next call or the end of a running batch calls this again. */
  function startNext(): void {
    refuseStale()
    const batch = pick()
    if (batch.length === 0) return
    void work(batch)
    schedule()
  }

  function pick(): Waiting[] {
    if (!limits.needs || taken.size === 0) return queue.splice(0, limits.size)
    const blocked = new Set(taken)
    const batch: Waiting[] = []
    queue = queue.filter((waiting) => {
      const needs = needsOf(waiting.item)
      if (batch.length < limits.size && !needs.some((need) => blocked.has(need))) {
        batch.push(waiting)
        return false
      }
      // A later item must not take the key before this one.
      for (const need of needs) blocked.add(need)
      return true
    })
    return batch
  }

  async function work(batch: Waiting[]): Promise<void> {
    busy++
    const finish = startTimeout()
    const needs = new Set(batch.flatMap((waiting) => needsOf(waiting.item)))
    for (const need of needs) taken.add(need)
    try {
      const results = await run(batch.map((waiting) => waiting.item))
      deliver(() => {
        for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as R)
      })
    } catch (error) {
      deliver(() => {
        for (const waiting of batch) waiting.reject(error)
      })
    } finally {
      finish()
      for (const need of needs) taken.delete(need)
      if (!scheduled) startNext()
    }
  }

  /** Starts the timeout of a batch. Returns the function that ends its count, as busy or as overdue. */
  function startTimeout(): () => void {
    let isOverdue = false
    const markOverdue = (): void => {
      if (overdue >= maxOverdue) return
      isOverdue = true
      overdue++
      busy--
      if (!scheduled) startNext()
    }
    const timer = limits.timeoutMillis === undefined ? undefined : setTimeout(markOverdue, limits.timeoutMillis)
    return () => {
      clearTimeout(timer)
      if (isOverdue) overdue--
      else busy--
    }
  }

  /** The next batch starts before results are delivered, because the code that receives the results can take longer than the batch. */
  function deliver(settle: () => void): void {
    if (queue.length === 0) settle()
    else setImmediate(settle)
  }

  return (item) =>
    new Promise<R>((resolve, reject) => {
      queue.push({ item, resolve, reject, since: performance.now() })
      schedule()
      watch()
    })
}
