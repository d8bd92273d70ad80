import { setTimeout } from 'node:timers/promises'
import type { Ctx } from '../context.js'
import { isAfter, type Position, type Reading, readChanges } from './store.js'

/** How soon a committed change is seen by those who wait. Asked for once by each process, and only while somebody waits. */
const pollMillis = 100
const most = 1_000

export type Follower = (reading: Reading) => void

/**
 * Reads new changes once for everybody of a process who waits for them. NOTIFY is not used: PostgreSQL lets transactions that notify commit
 * one after another only, and reservations would queue for that.
 */
export interface Tail {
  /** Told of everything after `from`, in order; what is before it the follower reads by itself. */
  follow(follower: Follower): Promise<{ from: Position; stop(): void }>
  close(): void
}

export function openTail({ db, log }: Pick<Ctx, 'db' | 'log'>): Tail {
  const followers = new Set<Follower>()
  let position: Position | undefined
  let epoch: string | undefined
  let isRunning = false
  let isClosed = false

  async function readOnce(): Promise<void> {
    const found = await readChanges(db, position, most)
    // After a restore numbers begin somewhere else; those who follow see the new epoch and end.
    const isMoved = found.epoch !== epoch || position === undefined || isAfter(found.position, position)
    if (!isMoved) return
    ;[position, epoch] = [found.position, found.epoch]
    for (const follower of followers) follower(found)
  }

  async function run(): Promise<void> {
    isRunning = true
    while (!isClosed && followers.size > 0) {
      await readOnce().catch((error: unknown) => log.warn({ err: error }, 'changes could not be read; it will be tried again'))
      await setTimeout(pollMillis, undefined, { ref: false })
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
