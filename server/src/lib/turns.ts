import { patience, type Waiting } from './patience.js'

interface Queued {
  waiting: Waiting
  start: (end: () => void) => void
  refuse: (reason: Error) => void
  timer: NodeJS.Timeout
}

/** Returns what to call when the work is done. Without a free turn it is a promise, which fails after too long, or if the caller has gone. */
export type TakeTurn = (tenant: string, waiting: Waiting) => (() => void) | Promise<() => void>

/** Lets each tenant do so many things at a time. Its others wait in order of arrival. No tenant waits for another one. */
export function turns({ each, waitMillis }: { each: number; waitMillis: number }): TakeTurn {
  const { isGone, refusal } = patience(waitMillis)
  const lines = new Map<string, { taken: number; queue: Queued[] }>()

  function turnOf(tenant: string): () => void {
    let isOver = false
    return () => {
      if (isOver) return
      isOver = true
      const line = lines.get(tenant)
      if (!line) return
      for (let next = line.queue.shift(); next; next = line.queue.shift()) {
        clearTimeout(next.timer)
        if (!isGone(next.waiting)) return next.start(turnOf(tenant))
        next.refuse(refusal())
      }
      if (--line.taken === 0) lines.delete(tenant)
    }
  }

  return (tenant, waiting) => {
    const line = lines.get(tenant) ?? { taken: 0, queue: [] }
    lines.set(tenant, line)
    if (line.taken < each) {
      line.taken++
      return turnOf(tenant)
    }
    return new Promise((start, refuse) => {
      const timer = setTimeout(() => {
        line.queue = line.queue.filter((one) => one !== queued)
        refuse(refusal())
      }, waitMillis).unref()
      const queued = { waiting, start, refuse, timer }
      line.queue.push(queued)
    })
  }
}
