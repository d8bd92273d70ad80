import { setTimeout } from 'node:timers/promises'
import type { Db } from '../db/open.js'
import { endOf, isAfter, type Position, type Reading, readChanges, readMark } from './store.js'

/** How often each process reads new changes. It reads only while it is used. During a rush it reads more at once. */
const pollMillis = { usual: 100, rush: 250 }
/** A reading with more rows than this is a rush. */
const rushRows = 100
const batchSize = 2_000
/** What was read lately is kept for clients that poll, up to so many rows. */
const keptRows = 5_000
/** How long the tail goes on without followers, because a client that polls comes back. */
const lingerMillis = 5_000

export type Follower = (reading: Reading) => void

/**
 * Reads new changes once for all followers in a process. NOTIFY is not used: PostgreSQL commits notifying transactions one at a time, so
 * reservations would queue.
 */
export interface Tail {
  /** The follower gets everything that is committed from now on, in order. It reads earlier changes itself. */
  follow(follower: Follower): Promise<{ stop(): void }>
  /** The next changes after a position, none if there are none yet. Undefined if this process has not read them. */
  next(after: Position): Reading | undefined
  /** Whether this process has read nothing after a position. */
  isLast(position: Position): boolean
  close(): void
}

export function openTail({ db, warn }: { db: Db; warn(error: unknown, text: string): void }): Tail {
  const followers = new Set<Follower>()
  let position: Position | undefined
  let epoch: string | undefined
  let isRunning = false
  let isClosed = false
  let usedUntil = 0
  /** each begins where the one before it ends */
  let kept: Reading[] = []
  let rowsKept = 0

  function forget(): void {
    kept = []
    rowsKept = 0
  }

  function keep(reading: Reading): void {
    if (kept.at(-1)?.epoch !== reading.epoch) forget()
    const last = kept.at(-1)
    // Of several readings without rows one is kept.
    if (last?.read === 0 && reading.read === 0) kept[kept.length - 1] = { ...reading, from: last.from }
    else kept.push(reading)
    rowsKept += reading.read
    while (rowsKept > keptRows) rowsKept -= kept.shift()?.read ?? 0
  }

  /** Begins with what is committed from now on. */
  async function begin(): Promise<Position> {
    if (position !== undefined) return position
    const mark = await readMark(db)
    if (position === undefined) [position, epoch] = [endOf(mark), mark.epoch]
    return position
  }

  /** Returns the time until the next reading. */
  async function readOnce(): Promise<number> {
    const from = await begin()
    const found = await readChanges(db, from, batchSize)
    // After a restore positions start elsewhere. Followers see the new epoch and end.
    if (found.epoch === epoch && !isAfter(found.position, from)) return pollMillis.usual
    ;[position, epoch] = [found.position, found.epoch]
    keep(found)
    for (const follower of followers) follower(found)
    if (!found.isEnd) return 0
    return found.read > rushRows ? pollMillis.rush : pollMillis.usual
  }

  async function run(): Promise<void> {
    isRunning = true
    while (!isClosed && (followers.size > 0 || performance.now() < usedUntil)) {
      const pause = await readOnce().catch((error: unknown) => {
        warn(error, 'changes could not be read; it will be tried again')
        return pollMillis.usual
      })
      if (pause > 0) await setTimeout(pause, undefined, { ref: false })
    }
    isRunning = false
    position = undefined
    forget()
  }

  function use(): void {
    usedUntil = performance.now() + lingerMillis
    if (!isRunning && !isClosed) void run()
  }

  function isLast(at: Position): boolean {
    const last = kept.at(-1)
    return last === undefined || !isAfter(last.position, at)
  }

  return {
    isLast,
    async follow(follower) {
      // The tail may end while its position is read; then it is read again, because the next tail begins later.
      while (position === undefined) await begin()
      followers.add(follower)
      use()
      return { stop: () => void followers.delete(follower) }
    },
    next(after) {
      use()
      const last = kept.at(-1)
      if (last && isLast(after)) return { ...last, read: 0, rows: () => [], from: after, position: after }
      return kept.findLast(({ from }) => !isAfter(from, after))
    },
    close() {
      isClosed = true
      followers.clear()
    },
  }
}
