import type { Logger } from 'pino'
import type { Gauge } from 'prom-client'

/** How often the time is read, and a difference worth a warning. */
const everyMillis = 5_000
const warnMillis = 1_000
/** An answer that took longer says too little about the time. */
const slowestMillis = 2_000

export interface DatabaseClock {
  now: () => Date
  /** Reads the time, now and then from time to time. */
  start(): Promise<void>
  stop(): void
}

interface Source {
  query(text: string): Promise<{ rows: object[] }>
}

/**
 * The database's time. It decides when holds expire, payouts are due and keys are forgotten, so it must be the same in all processes. It is
 * read every few seconds and continued with a clock that only goes forward: a wrong or changed clock of this machine has no effect. Until
 * the first reading it is the machine's time.
 */
export function databaseClock(source: Source, log: Logger, skew: Gauge): DatabaseClock {
  /** the database's time minus performance.now(), in milliseconds */
  let origin: number | undefined
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let isSkewed = false
  async function read(): Promise<void> {
    const before = performance.now()
    const { rows } = await source.query('select extract(epoch from clock_timestamp())::float8 * 1000 as millis')
    const after = performance.now()
    const { millis } = rows[0] as { millis: number }
    if (after - before > slowestMillis && origin !== undefined) return
    origin = millis - (before + after) / 2
    skew.set((Date.now() - origin - after) / 1000)
    // Half of the time that the answer took is uncertain.
    report(Math.max(0, Math.abs(Date.now() - origin - after) - (after - before) / 2))
  }

  function report(millis: number): void {
    const wasSkewed = isSkewed
    isSkewed = millis > warnMillis
    if (isSkewed && !wasSkewed)
      log.warn({ seconds: Math.round(millis) / 1000 }, "this machine's clock differs from the database's; the database's time is used")
    if (!isSkewed && wasSkewed) log.info("this machine's clock agrees with the database's again")
  }

  /** A failure is left to the next reading; the clock continues meanwhile. */
  function readAgain(): void {
    timer = setTimeout(() => {
      const next = () => {
        if (!isStopped) readAgain()
      }
      read().then(next, next)
    }, everyMillis).unref()
  }

  return {
    now: () => new Date(origin === undefined ? Date.now() : origin + performance.now()),
    async start() {
      if (timer) return
      await read()
      readAgain()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
