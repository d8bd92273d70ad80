import { setTimeout } from 'node:timers/promises'
import type { Ctx } from '../context.js'
import { isAfter, type Position, type Reading, readChanges } from './store.js'

/** How often each process reads new changes. It reads only while there are followers. */
const pollMillis = 100
const batchSize = 1_000

export type Follower = (reading: Reading) => void

/**
 * Reads new changes once for all followers in a process. NOTIFY is not used: PostgreSQL commits notifying transactions one at a time, so
 * reservations would queue.
 */
export interface Tail {
  /** The follower gets everything after `from`, in order. It reads earlier changes itself. */
  follow(follower: Follower): Promise<{ from: Position; stop(): void }>
  close(): void
}

export function openTail({ db, log }: Pick<Ctx, 'db' | 'log'>): Tail {
  const followers = new Set<Follower>()
  let position: Position | undefined
  let epoch: string | undefined
  let isRunning = false
  let isClosed = false

  /** Returns whether there is more to read. */
  async function readOnce(): Promise<boolean> {
    const found = await readChanges(db, position, batchSize)
    // After a restore positions start elsewhere. Followers see the new epoch and end.
    const isMoved = found.epoch !== epoch || position === undefined || isAfter(found.position, position)
    if (!isMoved) return false
    ;[position, epoch] = [found.position, found.epoch]
    for (const follower of followers) follower(found)
    return !found.isEnd
  }

  async function run(): Promise<void> {
    isRunning = true
    while (!isClosed && followers.size > 0) {
      const isMore = await readOnce().catch((error: unknown) =>
        log.warn({ err: error }, 'changes could not be read; it will be tried again'),
      )
      if (isMore !== true) await setTimeout(pollMillis, undefined, { ref: false })
    }
    isRunning = false
    position = undefined
  }

  return {
    async follow(follower) {
      if (position === undefined) {
        const found = await readChanges(db, undefined, 0)
        if (position === undefined) [position, epoch] = [found.position, found.epoch]
      }
      const from = position
      followers.add(follower)
      if (!isRunning) void run()
      return { from, stop: () => void followers.delete(follower) }
    },
    close() {
      isClosed = true
      followers.clear()
    },
  }
}
