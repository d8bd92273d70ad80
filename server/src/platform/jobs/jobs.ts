import { setImmediate, setTimeout } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { defer } from '../db/client.js'
import { databaseFault, type Trx } from '../db/open.js'
import { type Loop, startLoop } from './loop.js'

export interface Letter {
  to: string
  subject: string
  text: string
}

/** Every kind of background work and what it is given; never a secret, never a passport. */
export interface JobPayloads {
  /** with the orders whose notify_client_status hangs on it */
  mail: Letter & { bookingorder_ids?: string[] }
  /** a link to be sent: to whoever booked, or to a guest */
  guestlink: { link_id: string; to?: string }
  /** an order whose tickets can be fetched from now on */
  ticketsready: { bookingorder_id: string }
  housekeeping: Record<string, never>
  retention: Record<string, never>
  bulk: { bulk_id: string }
  /** give out the free seats of a ticket */
  seating: { ticket_id: string }
  /** make the PDFs of an order that are missing */
  etickets: { bookingorder_id: string }
}
export type Queue = keyof JobPayloads

/**
 * What waits for others, a mail server or the store of files, is tried again for two days: waits double up to a quarter of an hour, so that it
 * is done soon after they are back.
 */
const patient = { retryLimit: 200, retryDelay: 5 }
const longestWait = '15 minutes'
/** Failed work is kept so long, to be looked at and requeued. */
const keepFailedDays = 14

/** What will fail however often it is tried, such as a letter to somebody the mail server does not know. */
export class Hopeless extends Error {}

/** A job whose worker was killed is taken up again after `expireInSeconds` plus at most one maintenance round: well within a minute. */
const maintenanceSeconds = 5
const queues: Record<Queue, { expireInSeconds: number; retryLimit: number; retryDelay: number; cron?: string }> = {
  mail: { expireInSeconds: 20, ...patient },
  guestlink: { expireInSeconds: 20, ...patient },
  ticketsready: { expireInSeconds: 20, ...patient },
  housekeeping: { expireInSeconds: 30, retryLimit: 1, retryDelay: 60, cron: '7 * * * *' },
  retention: { expireInSeconds: 300, retryLimit: 1, retryDelay: 60, cron: '37 * * * *' },
  bulk: { expireInSeconds: 40, retryLimit: 5, retryDelay: 2 },
  seating: { expireInSeconds: 120, ...patient, retryDelay: 2 },
  etickets: { expireInSeconds: 120, ...patient, retryDelay: 2 },
}

/** `isLast`: should it fail this time, it is not tried again. */
export type Handler<Q extends Queue> = (payload: JobPayloads[Q], isLast: boolean) => Promise<void>
export type Handlers = { [Q in Queue]: Handler<Q> }

export interface Jobs {
  /** Inside the transaction that causes the work: committed with it, or never heard of. */
  enqueue<Q extends Queue>(trx: Trx, queue: Q, payloads: JobPayloads[Q][], options?: { startAfter?: Date }): Promise<void>
  start(): Promise<void>
  /** Queues that are held wait untouched. */
  work(
    handlers: Handlers,
    done: (queue: Queue, outcome: 'done' | 'failed', error?: unknown) => void,
    options?: { held?: readonly Queue[] },
  ): Promise<void>
  /** Something to do every so often in each worker, such as sweeping; see loop.ts. */
  every(millis: number, name: string, run: () => Promise<unknown>): void
  /** Something that works by itself until it is stopped with the rest. */
  keep(loop: Loop): void
  stop(): Promise<void>
}

/** How long a stop waits for work under way, which is given back to others after it. */
const stopMillis = 10_000

/** The library's report of how jobs ended: it reads the count of what it changed. */
const isReport = (text: string): boolean => /^\s*with (results|deleted_jobs)\b/i.test(text)

export function openJobs(pool: { query(text: string, values?: unknown[]): Promise<{ rows: object[] }> }, log: Logger): Jobs {
  let stopped = false
  const underWay = new Set<Promise<unknown>>()
  function follow<T>(work: Promise<T>): Promise<T> {
    underWay.add(work)
    const over = () => underWay.delete(work)
    work.then(over, over)
    return work
  }

  /**
   * Nobody catches what a report throws, and that would end the process. While the database is away, and for what outlasts the stop, the
   * report is lost instead: the job runs out and is taken up again, as if its worker had been killed.
   */
  async function executeSql(text: string, values?: unknown[]): Promise<{ rows: object[] }> {
    const nothing = { rows: isReport(text) ? [{ count: 0 }] : [] }
    if (stopped) return nothing
    return await pool.query(text, values).catch((error: unknown) => {
      if (isReport(text) && databaseFault(error)) return nothing
      throw error
    })
  }

  /** The library's own stop sees neither a job that is just being fetched nor a report on its way. */
  async function settled(deadline: number): Promise<void> {
    // A job that was fetched begins, and one that ended is reported, a few steps later.
    await setImmediate()
    while (underWay.size > 0 && performance.now() < deadline) {
      await Promise.race([Promise.allSettled(underWay), setTimeout(deadline - performance.now(), undefined, { ref: false })])
      await setImmediate()
    }
  }

  const boss = new PgBoss({
    db: { executeSql: (text, values) => follow(executeSql(text, values)) },
    maintenanceIntervalSeconds: maintenanceSeconds,
    archiveCompletedAfterSeconds: 3_600,
    archiveFailedAfterSeconds: keepFailedDays * 86_400,
    deleteAfterDays: 7,
  })
  boss.on('error', (error) => log.error({ err: error }, 'background work'))
  let started: Promise<unknown> | undefined
  const loops: Loop[] = []
  return {
    async enqueue(trx, queue, payloads, options = {}) {
      if (payloads.length === 0) return
      const { expireInSeconds, retryLimit, retryDelay } = queues[queue]
      await boss.insert(
        payloads.map((data) => ({ name: queue, data, expireInSeconds, retryLimit, retryDelay, retryBackoff: true, ...options })),
        { db: { executeSql: (text, values) => defer(trx, CompiledQuery.raw(text, values)).then(() => ({ rows: [] })) } },
      )
    },
    async start() {
      started ??= boss.start()
      await started
      for (const [name, options] of Object.entries(queues) as [Queue, (typeof queues)[Queue]][]) {
        const { cron, ...queue } = options
        await boss.createQueue(name, { name, ...queue, retryBackoff: true })
        if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC' })
      }
    },
    async work(handlers, done, { held = [] } = {}) {
      const worked = (Object.keys(queues) as Queue[]).filter((name) => !held.includes(name))
      // The library doubles waits without end.
      this.every(30_000, 'retries', () =>
        pool.query(
          `update pgboss.job set start_after = now() + interval '${longestWait}'
            where name = any($1) and state = 'retry' and start_after > now() + interval '${longestWait}'`,
          [worked],
        ),
      )
      for (const name of worked) {
        let worker = ''
        const work = async ([job]: PgBoss.JobWithMetadata<JobPayloads[typeof name]>[]): Promise<void> => {
          try {
            await follow((handlers[name] as Handler<typeof name>)(job?.data as never, (job?.retryCount ?? 0) >= (job?.retryLimit ?? 0)))
            done(name, 'done')
          } catch (error) {
            done(name, 'failed', error)
            if (error instanceof Hopeless)
              await follow(pool.query('update pgboss.job set retry_limit = retry_count where name = $1 and id = $2', [name, job?.id]))
            throw error
          } finally {
            // There may be more: look at once instead of at the next poll, which would make two a second of them.
            boss.notifyWorker(worker)
          }
        }
        worker = await boss.work(name, { pollingIntervalSeconds: 0.5, batchSize: 1, includeMetadata: true }, work)
      }
    },
    every(millis, name, run) {
      loops.push(startLoop(millis, run, (error) => log.error({ err: error, loop: name }, 'background work failed; it will be tried again')))
    },
    keep(loop) {
      loops.push(loop)
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      const deadline = performance.now() + stopMillis
      if (started) await boss.stop({ graceful: true, timeout: stopMillis, wait: true })
      await settled(deadline)
      stopped = true
    },
  }
}
