interface Limits<T> {
  /** the most that are handed over together */
  size: number
  /** how many gatherings are worked on at once */
  lanes: number
  /**
   * What an item needs to itself. While a gathering has it, whoever else needs it goes on gathering instead of queueing for it elsewhere,
   * in order of arrival; those who need other things pass by.
   */
  needs?: (item: T) => string[]
  /**
   * Milliseconds after which a gathering no longer takes up its lane, so that one that hangs does not hold up everybody who comes after it.
   * At most a few may hang at once; then those who come wait.
   */
  patience?: number
}

/** How many gatherings may have lost patience and still be under way. */
const mostOverdue = 4

/**
 * Gathers calls that arrive while an earlier gathering is being worked on, and hands them over together.
 * An idle batcher passes a lone call on in the same tick, so nobody waits for company; under load one round trip serves many.
 */
export function batcher<T, R>(run: (items: T[]) => Promise<R[]>, limits: Limits<T>): (item: T) => Promise<R> {
  interface Waiting {
    item: T
    resolve: (value: R) => void
    reject: (reason: unknown) => void
  }
  let queue: Waiting[] = []
  let busy = 0
  let overdue = 0
  let scheduled = false
  const taken = new Set<string>()
  const needsOf = limits.needs ?? (() => [])

  function schedule(): void {
    if (scheduled || busy >= limits.lanes || queue.length === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      begin()
    })
  }

  /** With nothing to do, the next call or the end of a gathering asks again. */
  function begin(): void {
    const batch = pick()
    if (batch.length === 0) return
    void work(batch)
    schedule()
  }

  function pick(): Waiting[] {
    if (!limits.needs || taken.size === 0) return queue.splice(0, limits.size)
    const held = new Set(taken)
    const batch: Waiting[] = []
    queue = queue.filter((waiting) => {
      const needs = needsOf(waiting.item)
      if (batch.length < limits.size && !needs.some((need) => held.has(need))) {
        batch.push(waiting)
        return false
      }
      // Nobody who came later may have it first.
      for (const need of needs) held.add(need)
      return true
    })
    return batch
  }

  async function work(batch: Waiting[]): Promise<void> {
    busy++
    const leave = leaveInTime()
    const needs = new Set(batch.flatMap((waiting) => needsOf(waiting.item)))
    for (const need of needs) taken.add(need)
    try {
      const results = await run(batch.map((waiting) => waiting.item))
      afterwards(() => {
        for (const [index, waiting] of batch.entries()) waiting.resolve(results[index] as R)
      })
    } catch (error) {
      afterwards(() => {
        for (const waiting of batch) waiting.reject(error)
      })
    } finally {
      leave()
      for (const need of needs) taken.delete(need)
      if (!scheduled) begin()
    }
  }

  /** Gives what ends a gathering's time in its lane, or beside it. */
  function leaveInTime(): () => void {
    let isOverdue = false
    const giveWay = (): void => {
      if (overdue >= mostOverdue) return
      isOverdue = true
      overdue++
      busy--
      if (!scheduled) begin()
    }
    const timer = limits.patience === undefined ? undefined : setTimeout(giveWay, limits.patience)
    return () => {
      clearTimeout(timer)
      if (isOverdue) overdue--
      else busy--
    }
  }

  /** Those who wait are sent on their way first: what the callers of a gathering do with their answers can take longer than the next one. */
  function afterwards(tell: () => void): void {
    if (queue.length === 0) tell()
    else setImmediate(tell)
  }

  return (item) =>
    new Promise<R>((resolve, reject) => {
      queue.push({ item, resolve, reject })
      schedule()
    })
}
