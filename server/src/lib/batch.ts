/**
 * Gathers calls that arrive while an earlier gathering is being worked on, and hands them over together.
 * An idle batcher passes a lone call on in the same tick, so nobody waits for company; under load one round trip serves many.
 */
export function batcher<T, R>(run: (items: T[]) => Promise<R[]>, limits: { size: number; lanes: number }): (item: T) => Promise<R> {
  interface Waiting {
    item: T
    resolve: (value: R) => void
    reject: (reason: unknown) => void
  }
  let queue: Waiting[] = []
  let busy = 0
  let scheduled = false

  function schedule(): void {
    if (scheduled || busy >= limits.lanes || queue.length === 0) return
    scheduled = true
    setImmediate(() => {
      scheduled = false
      void work()
      schedule()
    })
  }

  async function work(): Promise<void> {
    const batch = queue.slice(0, limits.size)
    queue = queue.slice(limits.size)
    if (batch.length === 0) return
    busy++
    try {
      const results = await run(batch.map((waiting) => waiting.item))
      batch.forEach((waiting, index) => {
        waiting.resolve(results[index] as R)
      })
    } catch (error) {
      for (const waiting of batch) waiting.reject(error)
    } finally {
      busy--
      schedule()
    }
  }

  return (item) =>
    new Promise<R>((resolve, reject) => {
      queue.push({ item, resolve, reject })
      schedule()
    })
}
