import { patience, type Waiting } from './patience.js'

/** Reads wait while so many organisations have changes running. One organisation alone keeps nobody waiting, however many it sends. */
const manyOrganisations = 8
/** One read begins then whenever so many changes have ended, and so many each second in any case. */
const changesPerRead = 12
const leastReadsPerSecond = 5
/** Reads that may begin at once after a time with few of them, counted in changes as all credit is. */
const maxCredit = 5 * changesPerRead
/** Waiting reads that begin at once when the pressure is over, so that they do not cause the next one. */
const maxBurst = 16
const tickMillis = 100
/** The pressure is over when it has not been seen for so long: it comes and goes within tenths of a second. */
const overMillis = 1_000

interface Item extends Waiting {
  start: () => void
  refuse: (reason: unknown) => void
  since: number
}

export interface ChangesFirst {
  /** A change of this organisation begins. Returns what to call when it has ended. */
  change(organisation: string): () => void
  /** Resolves when a read may begin. Rejects when it has waited for too long. */
  read(caller: Waiting): Promise<void>
}

/**
 * Decides when reads begin, so that in an on-sale those who only look do not slow down those who buy. Reads wait only while many
 * organisations have changes running and `isBusy` says that the process has no time left.
 */
export function changesFirst({ isBusy, waitMillis }: { isBusy: () => boolean; waitMillis: number }): ChangesFirst {
  const { isGone, refusal } = patience(waitMillis)
  let queue: Item[] = []
  /** running changes by organisation */
  const changes = new Map<string, number>()
  let credit = 0
  let isTicking = false
  let pressedUntil = Number.NEGATIVE_INFINITY

  function isPressed(): boolean {
    const now = performance.now()
    if (changes.size >= manyOrganisations && isBusy()) pressedUntil = now + overMillis
    return now < pressedUntil
  }

  const earn = (amount: number): void => {
    credit = Math.min(credit + amount, maxCredit)
  }

  function mayStart(started: number): boolean {
    if (!isPressed()) return started < maxBurst
    if (credit < changesPerRead) return false
    credit -= changesPerRead
    return true
  }

  function startNext(): void {
    let started = 0
    while (started < queue.length && mayStart(started)) queue[started++]?.start()
    if (started > 0) queue = queue.slice(started)
    if (queue.length === 0 || isTicking) return
    isTicking = true
    setTimeout(tick, tickMillis).unref()
  }

  function tick(): void {
    isTicking = false
    earn((leastReadsPerSecond * changesPerRead * tickMillis) / 1_000)
    const oldest = performance.now() - waitMillis
    const stale = new Set(queue.filter((item) => item.since <= oldest || isGone(item)))
    queue = queue.filter((item) => !stale.has(item))
    for (const { refuse } of stale) refuse(refusal())
    startNext()
  }

  return {
    change(organisation) {
      const add = (amount: 1 | -1): void => {
        const running = (changes.get(organisation) ?? 0) + amount
        if (running === 0) changes.delete(organisation)
        else changes.set(organisation, running)
      }
      add(1)
      return () => {
        add(-1)
        earn(1)
        startNext()
      }
    },
    read: ({ hasGone }) =>
      new Promise((resolve, reject) => {
        queue.push({ hasGone, since: performance.now(), start: resolve, refuse: reject })
        startNext()
      }),
  }
}
