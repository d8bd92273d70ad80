import { batcher } from './batch.js'
import type { patience, Waiting } from './patience.js'

interface Task extends Waiting {
  run: () => Promise<void>
}

/** Waits for a turn. Returns what to call when the work is done. Fails if it waited too long, or its caller has gone. */
export type TakeTurn = (organisation: string, waiting: Waiting) => Promise<() => void>

/** Lets each organisation work at so many things at a time. Its others wait in order of arrival. No organisation waits for another one. */
export function turns(limits: { each: number; patience: ReturnType<typeof patience> }): TakeTurn {
  const lines = new Map<string, { queue: (task: Task) => Promise<void>; open: number }>()
  const newLine = () => ({
    queue: batcher<Task, void>((tasks) => Promise.all(tasks.map(({ run }) => run())), {
      size: 1,
      concurrency: limits.each,
      patience: limits.patience,
    }),
    open: 0,
  })
  return (organisation, { hasGone }) => {
    const line = lines.get(organisation) ?? newLine()
    lines.set(organisation, line)
    line.open++
    const leave = (): void => {
      if (--line.open === 0) lines.delete(organisation)
    }
    return new Promise((start, refuse) => {
      const run = () => new Promise<void>((end) => start(() => end()))
      line.queue({ hasGone, run }).catch(refuse).finally(leave)
    })
  }
}
