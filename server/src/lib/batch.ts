/**
 * Small batches wait a moment for more items, because a batch costs much more than one more item in it. All batchers that share a `Gathering`
 * count their items together. They wait only while many items are under way, so a caller who is alone never waits.
 */
export class Gathering {
  /** number of the current period, and the items without a result that arrived in it and in the one before */
  private period = 0
  private recent = 0
  private earlier = 0

  constructor(
    private readonly limits: {
      /** so many items under way make it likely that others follow */
      crowd: number
      /** a batch with so many items starts at once */
      enough: number
      /** how long a smaller one waits */
      millis: number
      /** an item counts at least for one such period, and less than two: one that is stuck says nothing about others that follow */
      periodMillis: number
    },
  ) {}

  /** Counts a new item. Returns what `end` is called with when it has its result. */
  begin(): number {
    this.goOn()
    this.recent++
    return this.period
  }

  end(period: number): void {
    this.goOn()
    if (period === this.period) this.recent--
    else if (period === this.period - 1) this.earlier--
  }

  /** Items of all these batchers that arrived lately and have no result yet. */
  get underWay(): number {
    this.goOn()
    return this.recent + this.earlier
  }

  private goOn(): void {
    const period = Math.floor(performance.now() / this.limits.periodMillis)
    if (period === this.period) return
    this.earlier = period === this.period + 1 ? this.recent : 0
    this.recent = 0
    this.period = period
  }

  /** Whether so many items are under way that others are likely to follow. */
  get isCrowded(): boolean {
    return this.underWay >= this.limits.crowd
  }

  /** How long a batch with so many items waits for more. */
  waitOf(items: number): number {
    const { enough, millis } = this.limits
    return items < enough && this.isCrowded ? millis : 0
  }
}

interface Limits<T> {
  /** Most items in one batch. */
  size: number
  /**
   * A batch with more items than this has at most half of those that are waiting, running or not yet answered. Callers that wait for their
   * answer before they call again would otherwise all end up in the same batch: then nothing is received or answered while it runs, and
   * nothing runs while its callers are answered.
   */
  undivided?: number
  /** Most batches that run at the same time. */
  concurrency: number
  /** Makes small batches wait for more items. */
  gathering?: Gathering
  /**
   * Keys that an item needs exclusively. While a running batch has a key, other items with that key stay in the queue, in order of arrival.
   * Items with other keys can overtake them.
   */
  needs?: (item: T) => string[]
  /** Two items with the same key are never in one batch, nor in two batches that run at the same time. The later one waits. */
  apart?: (item: T) => string[]
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

interface Waiting<T, R> {
  item: T
  resolve: (value: R) => void
  reject: (reason: unknown) => void
  since: number
  /** of the gathering */
  period: number | undefined
}

/**
 * Runs calls in batches. Calls that arrive while a batch is running are put into the next batch. When nothing is running, a call starts
 * in the same tick, so batching adds no delay when the load is low and saves round trips when it is high. With a `Gathering`, a call
 * can also wait while nothing is running.
 */
export function batcher<T, R>(run: (items: T[]) => Promise<R[]>, limits: Limits<T>): (item: T) => Promise<R> {
  const batches = new Batches(run, limits)
  return (item) => batches.add(item)
}

class Batches<T, R> {
  private queue: Waiting<T, R>[] = []
  private busy = 0
  private overdue = 0
  /** batches that would be overdue if not too many were; each becomes overdue when another one has ended */
  private readonly late = new Set<() => void>()
  /** items of running batches, and of batches whose results are not delivered yet */
  private unanswered = 0
  private isScheduled = false
  /** runs while a scheduled batch waits for more items */
  private gatherTimer: NodeJS.Timeout | undefined
  private isWatched = false
  /** keys of the running batches */
  private readonly taken = new Set<string>()

  constructor(
    private readonly run: (items: T[]) => Promise<R[]>,
    private readonly limits: Limits<T>,
  ) {}

  add(item: T): Promise<R> {
    return new Promise((resolve, reject) => {
      this.queue.push({ item, resolve, reject, since: performance.now(), period: this.limits.gathering?.begin() })
      this.schedule()
      this.watch()
    })
  }

  private endCount(items: readonly Waiting<T, R>[]): void {
    for (const { period } of items) if (period !== undefined) this.limits.gathering?.end(period)
  }

  private schedule(): void {
    if (this.busy >= this.limits.concurrency || this.queue.length === 0) return
    const wait = this.limits.gathering?.waitOf(this.queue.length) ?? 0
    if (this.isScheduled && (wait > 0 || !this.gatherTimer)) return
    this.isScheduled = true
    clearTimeout(this.gatherTimer)
    const start = (): void => {
      this.isScheduled = false
      this.gatherTimer = undefined
      this.startNext()
    }
    this.gatherTimer = wait > 0 ? setTimeout(start, wait) : undefined
    if (wait === 0) setImmediate(start)
  }

  /** After a batch has ended. The next one starts in the same tick, unless it waits for more items. */
  private goOn(): void {
    if (this.isScheduled) return
    if (this.limits.gathering?.waitOf(this.queue.length)) this.schedule()
    else this.startNext()
  }

  /** Refuses the items that are not worth running any more. Called before each batch, and by a timer while the batches are stuck. */
  private refuseStale(): void {
    const { patience } = this.limits
    if (!patience || this.queue.length === 0) return
    const oldest = performance.now() - patience.millis
    const isStale = ({ item, since }: Waiting<T, R>): boolean => since <= oldest || patience.isGone?.(item) === true
    if (!this.queue.some(isStale)) return
    const stale = this.queue.filter(isStale)
    this.queue = this.queue.filter((waiting) => !isStale(waiting))
    this.endCount(stale)
    for (const waiting of stale) waiting.reject(patience.refusal())
  }

  /** Calls `refuseStale` when the oldest item has waited too long. Items are in order of arrival. */
  private watch(): void {
    const { patience } = this.limits
    const [oldest] = this.queue
    if (!patience || this.isWatched || !oldest) return
    this.isWatched = true
    setTimeout(
      () => {
        this.isWatched = false
        this.refuseStale()
        this.watch()
      },
      oldest.since + patience.millis - performance.now(),
    ).unref()
  }

  /** When no item can run now, the next call or the end of a running batch calls this again. */
  private startNext(): void {
    if (this.busy >= this.limits.concurrency) return
    this.refuseStale()
    const batch = this.pick()
    if (batch.length === 0) return
    void this.work(batch)
    this.schedule()
  }

  private pick(): Waiting<T, R>[] {
    const { needs: needsOf, apart: apartOf } = this.limits
    const size = this.nextSize()
    if (!apartOf && (!needsOf || this.taken.size === 0)) return this.queue.splice(0, size)
    const blocked = new Set(this.taken)
    const batch: Waiting<T, R>[] = []
    this.queue = this.queue.filter((waiting) => {
      const keys = this.keysOf(waiting)
      const isNext = batch.length < size && !keys.some((key) => blocked.has(key))
      if (isNext) batch.push(waiting)
      // A later item must not take the key before this one.
      for (const key of isNext ? (apartOf?.(waiting.item) ?? []) : keys) blocked.add(key)
      return !isNext
    })
    return batch
  }

  private keysOf({ item }: Waiting<T, R>): string[] {
    const { needs, apart } = this.limits
    return [...(needs?.(item) ?? []), ...(apart?.(item) ?? [])]
  }

  private nextSize(): number {
    const { size, undivided = size } = this.limits
    return Math.min(size, Math.max(undivided, Math.ceil((this.queue.length + this.unanswered) / 2)))
  }

  private async work(batch: Waiting<T, R>[]): Promise<void> {
    this.busy++
    this.unanswered += batch.length
    const finish = this.startTimeout()
    const keys = new Set(batch.flatMap((waiting) => this.keysOf(waiting)))
    for (const key of keys) this.taken.add(key)
    try {
      const results = await this.run(batch.map((waiting) => waiting.item))
      this.deliver(batch, (waiting, index) => waiting.resolve(results[index] as R))
    } catch (error) {
      this.deliver(batch, (waiting) => waiting.reject(error))
    } finally {
      finish()
      for (const key of keys) this.taken.delete(key)
      this.goOn()
    }
  }

  /** Starts the timeout of a batch. Returns the function that ends its count, as busy or as overdue. */
  private startTimeout(): () => void {
    const { timeoutMillis } = this.limits
    let isOverdue = false
    const markOverdue = (): void => {
      if (this.overdue >= maxOverdue) return void this.late.add(markOverdue)
      this.late.delete(markOverdue)
      isOverdue = true
      this.overdue++
      this.busy--
      if (!this.isScheduled) this.startNext()
    }
    const timer = timeoutMillis === undefined ? undefined : setTimeout(markOverdue, timeoutMillis)
    return () => {
      clearTimeout(timer)
      this.late.delete(markOverdue)
      if (!isOverdue) return void this.busy--
      this.overdue--
      const [next] = this.late
      next?.()
    }
  }

  /** The next batch starts before results are delivered, because the code that receives the results can take longer than the batch. */
  private deliver(batch: Waiting<T, R>[], give: (waiting: Waiting<T, R>, index: number) => void): void {
    const giveAll = (): void => {
      this.unanswered -= batch.length
      this.endCount(batch)
      batch.forEach(give)
    }
    if (this.queue.length === 0) giveAll()
    else setImmediate(giveAll)
  }
}
