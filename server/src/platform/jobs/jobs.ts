import { setImmediate, setTimeout } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import PgBoss from 'pg-boss'
import type { Logger } from 'pino'
import { defer } from '../db/client.js'
import { databaseFault, isLockTimeout, type Trx } from '../db/open.js'
import { type Loop, seldom, startLoop } from './loop.js'

export interface Letter {
  to: string
  subject: string
  text: string
}

/** Every kind of background job and its payload. A payload never contains secrets or passport data. */
export interface JobPayloads {
  /**
   * With the orders whose notify_client_status depends on it, or, for letters about reservations, the distributor whose letters to one address
   * are limited.
   */
  mail: Letter & { bookingorder_ids?: string[]; distributor_id?: string }
  /** a link to be sent to the buyer or to a guest */
  guestlink: { link_id: string; to?: string }
  /** a letter with a secret link, which is made when it is sent: for a new password, or to invite somebody */
  accountletter: { client_ids: string[] } | { invitation_id: string }
  /** an order whose tickets can be fetched from now on */
  ticketsready: { bookingorder_id: string }
  housekeeping: Record<string, never>
  retention: Record<string, never>
  bulk: { bulk_id: string }
  /** a queue of its own, so that an older process does not take an undo for the change itself */
  bulkundo: { bulk_id: string }
  /** assigns the free seats of a ticket */
  seating: { ticket_id: string }
  /** makes the missing PDFs of an order */
  etickets: { bookingorder_id: string }
}
export type Queue = keyof JobPayloads

/**
 * Jobs that depend on a mail server or the file store are retried for two days. Waits double up to a quarter of an hour, so that they run
 * soon after the other service is back.
 */
const retryForTwoDays = { retryLimit: 200, retryDelay: 5 }
const longestWait = '15 minutes'
/** Failed jobs are kept this long for inspection and requeueing. */
const keepFailedDays = 14

/** Retrying cannot help, for example because the mail server does not know the recipient. */
export class PermanentFailure extends Error {}

/** The job of a killed worker is retried after `expireInSeconds` plus at most one maintenance interval: within a minute. */
const maintenanceSeconds = 5
interface QueueOptions {
  expireInSeconds: number
  retryLimit: number
  retryDelay: number
  cron?: string
  /** how many jobs a worker takes and does at once; 1 if it is left out */
  together?: number
}
/** Letters wait for a mail server. Taken one by one, each would also cost two statements that read the whole queue. */
const letters = { expireInSeconds: 20, ...retryForTwoDays, together: 10 }
const queues: Record<Queue, QueueOptions> = {
  mail: letters,
  guestlink: letters,
  accountletter: letters,
  ticketsready: letters,
  housekeeping: { expireInSeconds: 30, retryLimit: 1, retryDelay: 60, cron: '7 * * * *' },
  retention: { expireInSeconds: 300, retryLimit: 1, retryDelay: 60, cron: '37 * * * *' },
  bulk: { expireInSeconds: 40, retryLimit: 5, retryDelay: 2 },
  bulkundo: { expireInSeconds: 40, retryLimit: 5, retryDelay: 2 },
  seating: { expireInSeconds: 120, ...retryForTwoDays, retryDelay: 2 },
  etickets: { expireInSeconds: 120, ...retryForTwoDays, retryDelay: 2 },
}
export const queueNames = Object.keys(queues) as Queue[]

/** Most letters that a worker sends at the same time. */
export const lettersAtOnce = Object.values(queues).filter((one) => one === letters).length * letters.together

/** `isLast`: if this attempt fails, there is no other. */
export type Handler<Q extends Queue> = (payload: JobPayloads[Q], isLast: boolean) => Promise<void>
export type Handlers = { [Q in Queue]: Handler<Q> }

type Done = (queue: Queue, outcome: 'done' | 'failed', error?: unknown) => void

/** While a process `isBusy`, it takes a batch of letters at each poll, and not the next one at once: for at most so long, then all of them. */
export interface MakeWay {
  isBusy: () => boolean
  millis: number
}
const neverMakeWay: MakeWay = { isBusy: () => false, millis: 0 }

export interface Jobs {
  /** Inside the transaction that causes the job: the job exists only if it commits. */
  enqueue<Q extends Queue>(trx: Trx, queue: Q, payloads: JobPayloads[Q][], options?: { startAfter?: Date }): Promise<void>
  start(): Promise<void>
  /** Jobs in held queues wait. Letters make way for other work. */
  work(handlers: Handlers, done: Done, options?: { held?: readonly Queue[]; makeWay?: MakeWay }): Promise<void>
  /** Runs periodically in each worker, for example a cleanup; see loop.ts. */
  every(millis: number, name: string, run: () => Promise<unknown>): void
  /** A loop that is stopped together with the jobs. */
  keep(loop: Loop): void
  /** What is called when the last job has ended. */
  afterwards(close: () => void): void
  stop(): Promise<void>
}

/** How long a shutdown waits for running jobs. After that other workers take them. */
const stopMillis = 10_000

/** The library's report of how jobs ended: it reads the number of changed rows. */
const isReport = (text: string): boolean => /^\s*with (results|deleted_jobs)\b/i.test(text)

interface Pool {
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>
}

/** Work that a shutdown waits for. */
interface UnderWay {
  follow<T>(work: Promise<T>): Promise<T>
  finished(deadline: number): Promise<void>
}

function workUnderWay(): UnderWay {
  const underWay = new Set<Promise<unknown>>()
  return {
    follow(work) {
      underWay.add(work)
      const over = () => underWay.delete(work)
      work.then(over, over)
      return work
    },
    /** The library's stop does not wait for a job that is being fetched or for a report in progress. */
    async finished(deadline) {
      // A fetched job starts, and a finished job is reported, a few ticks later.
      await setImmediate()
      while (underWay.size > 0 && performance.now() < deadline) {
        await Promise.race([Promise.allSettled(underWay), setTimeout(deadline - performance.now(), undefined, { ref: false })])
        await setImmediate()
      }
    },
  }
}

/**
 * Jobs are taken in this order. With the library's own indexes PostgreSQL sorts all waiting jobs of a queue for each batch that is taken, so
 * that a backlog takes the square of its length. The index is of the partitioned table, so later queues get it too.
 */
const inOrder = `do $$ begin
  if to_regclass('pgboss.job_in_order') is null then
    create index job_in_order on pgboss.job (name, priority desc, created_on, id) where state < 'active';
  end if; end $$`

type Job<Q extends Queue> = PgBoss.JobWithMetadata<JobPayloads[Q]>

/** Does one job. Returns why it failed. */
async function doJob<Q extends Queue>(
  { pool, follow, done }: { pool: Pool; follow: UnderWay['follow']; done: Done },
  name: Q,
  handler: Handler<Q>,
  { id, data, retryCount, retryLimit }: Job<Q>,
): Promise<{ error: unknown } | undefined> {
  try {
    await follow(handler(data, retryCount >= retryLimit))
    done(name, 'done')
    return undefined
  } catch (error) {
    done(name, 'failed', error)
    // If this fails too, the job is only tried once more.
    if (error instanceof PermanentFailure)
      await follow(pool.query('update pgboss.job set retry_limit = retry_count where name = $1 and id = $2', [name, id])).catch(() => {})
    return { error }
  }
}

/** Does the jobs of one queue, several at a time where the queue allows it. */
async function workOn<Q extends Queue>(
  boss: PgBoss,
  name: Q,
  doOne: (job: Job<Q>) => Promise<{ error: unknown } | undefined>,
  makeWay: MakeWay,
): Promise<void> {
  const batchSize = queues[name].together ?? 1
  let worker = ''
  /** when letters began to make way, until none are left */
  let since: number | undefined
  const mayWait = (): boolean => {
    if (queues[name] !== letters || !makeWay.isBusy()) return false
    since ??= performance.now()
    return performance.now() - since < makeWay.millis
  }
  const work = async (jobs: Job<Q>[]): Promise<void> => {
    try {
      const failures = await Promise.all(jobs.map(doOne))
      const failed = failures.find((one) => one !== undefined)
      if (!failed) return
      // The library reports all of them as failed, except those that were reported as done before.
      const succeeded = jobs.filter((_job, index) => failures[index] === undefined)
      if (succeeded.length > 0)
        await boss.complete(
          name,
          succeeded.map((job) => job.id),
        )
      throw failed.error
    } finally {
      // There may be more jobs: fetch at once instead of at the next poll, which would allow only two fetches a second. After a part of a
      // batch there were none: those that come now are taken together at the next poll.
      if (jobs.length < batchSize) since = undefined
      else if (!mayWait()) boss.notifyWorker(worker)
    }
  }
  worker = await boss.work(name, { pollingIntervalSeconds: 0.5, batchSize, includeMetadata: true }, work)
}

export function openJobs(pool: Pool, log: Logger): Jobs {
  let stopped = false
  const { follow, finished } = workUnderWay()

  /**
   * An error thrown by a report is not caught by the library and would end the process. While the database is unreachable, or after the
   * shutdown limit, the report is dropped instead: the job expires and is retried, as if its worker had been killed.
   */
  async function executeSql(text: string, values?: unknown[]): Promise<{ rows: object[] }> {
    const nothing = { rows: isReport(text) ? [{ count: 0 }] : [] }
    if (stopped) return nothing
    return await pool.query(text, values).catch((error: unknown) => {
      if (isReport(text) && databaseFault(error)) return nothing
      throw error
    })
  }

  function newBoss(): PgBoss {
    const made = new PgBoss({
      db: { executeSql: (text, values) => follow(executeSql(text, values)) },
      maintenanceIntervalSeconds: maintenanceSeconds,
      archiveCompletedAfterSeconds: 3_600,
      archiveFailedAfterSeconds: keepFailedDays * 86_400,
      deleteAfterDays: 7,
    })
    made.on('error', (error) => log.error({ err: error }, 'background work'))
    return made
  }
  let boss = newBoss()
  let started: Promise<unknown> | undefined
  const loops: Loop[] = []
  const closing: (() => void)[] = []
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
      started ??= boss.start().catch((error: unknown) => {
        // The library cannot be started a second time after a failure.
        boss = newBoss()
        started = undefined
        throw error
      })
      await started
      for (const [name, options] of Object.entries(queues) as [Queue, (typeof queues)[Queue]][]) {
        const { cron, together: _together, ...queue } = options
        await boss.createQueue(name, { name, ...queue, retryBackoff: true })
        if (cron) await boss.schedule(name, cron, {}, { tz: 'UTC' })
      }
      // Jobs are found without it. While another process holds a lock on the table for long, the index waits for the next start.
      await pool.query(inOrder).catch((error: unknown) => {
        if (!isLockTimeout(error)) throw error
        log.warn({ err: error }, 'an index of the jobs is made at the next start')
      })
    },
    async work(handlers, done, { held = [], makeWay = neverMakeWay } = {}) {
      const worked = queueNames.filter((name) => !held.includes(name))
      // The library doubles waits without a limit.
      this.every(30_000, 'retries', () =>
        pool.query(
          `update pgboss.job set start_after = now() + interval '${longestWait}'
            where name = any($1) and state = 'retry' and start_after > now() + interval '${longestWait}'`,
          [worked],
        ),
      )
      for (const name of worked)
        await workOn(boss, name, (job) => doJob({ pool, follow, done }, name, handlers[name] as Handler<typeof name>, job), makeWay)
    },
    every(millis, name, run) {
      const failed = seldom((error) => log.error({ err: error, loop: name }, 'background work failed; it will be tried again'))
      loops.push(startLoop(millis, run, failed))
    },
    keep(loop) {
      loops.push(loop)
    },
    afterwards(close) {
      closing.push(close)
    },
    async stop() {
      await Promise.all(loops.map((loop) => loop.stop()))
      const deadline = performance.now() + stopMillis
      if (started) await boss.stop({ graceful: true, timeout: stopMillis, wait: true })
      await finished(deadline)
      stopped = true
      for (const close of closing) close()
    },
  }
}
