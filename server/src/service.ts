import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { type DestinationStream, type Logger, pino } from 'pino'
import { buildApp } from './app.js'
import type { FeedData } from './feed-thread.js'
import { fingerprints, sealer } from './lib/crypto.js'
import { createMetrics } from './lib/metrics.js'
import { sharedThread } from './lib/shared-thread.js'
import { threads } from './lib/threads.js'
import { accessTokens } from './lib/tokens.js'
import { tracer } from './lib/tracing.js'
import { machineKeys } from './platform/blobs/aws-keys.js'
import { type Blobs, folderBlobs } from './platform/blobs/blobs.js'
import { s3Blobs } from './platform/blobs/s3.js'
import type { Config } from './platform/config.js'
import type { Ctx } from './platform/context.js'
import { type DatabaseClock, databaseClock } from './platform/db/clock.js'
import { exclusively, migrate } from './platform/db/migrate.js'
import { type Database, databaseFault, isRefusal, openDatabase } from './platform/db/open.js'
import { primaryOnly, replicaReads } from './platform/db/replica.js'
import { watchDeliveries } from './platform/deliveries/figures.js'
import type { App } from './platform/http/routes.js'
import { watchJobs } from './platform/jobs/figures.js'
import { openJobs } from './platform/jobs/jobs.js'
import { openMailer } from './platform/jobs/mail.js'
import { lacking, takeKeys } from './platform/keys/check.js'
import { noteWriting } from './platform/keys/service.js'
import { otlpExporter } from './platform/tracing/otlp.js'
import { reactions } from './reactions.js'
import { startWorker } from './worker.js'

/** Fields that must never be logged, at the top level of an entry or one level down. */
const hidden = ['password', 'secret', 'authorization', 'api_key', 'refresh_token', 'access_token', 'passport_number', 'date_of_birth']

/** The pool adds the whole connection to an error of it, with the key that cancels its statements. */
const plainError = (error: Error): object => ({ ...pino.stdSerializers.err(error), client: undefined })

export const createLog = (config: Config, destination?: DestinationStream): Logger =>
  pino(
    {
      level: config.LOG_LEVEL,
      redact: { paths: hidden.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
      serializers: { err: plainError },
    },
    ...(destination ? [destination] : []),
  )

function openBlobs(config: Config, log: Logger): Blobs {
  const failed = (error: unknown) => log.error({ err: error }, 'the file store failed')
  if (config.S3_BUCKET === '') return folderBlobs(join(config.DATA_DIR, 'files'), failed)
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, S3_PREFIX: prefix } = config
  const own = { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY }
  // Keys expire by the machine's clock, even if the service uses another one.
  const keys = own.accessKeyId === '' ? machineKeys(config.machine, region, () => new Date()) : async () => own
  return s3Blobs({ bucket, endpoint, region, prefix, keys, failed, timeoutMillis: config.S3_TIMEOUT_MS })
}

const threadFile = new URL('./thread.js', import.meta.url)
/** The build also writes this thread into a few files, which load faster. */
const bundledFeedFile = new URL('./bundle/feed-thread.js', import.meta.url)
const feedFile = existsSync(bundledFeedFile) ? bundledFeedFile : new URL('./feed-thread.js', import.meta.url)
/** Connections of the thread that reads the changes feed, if it is used. */
const feedConnections = 4

export interface Service {
  ctx: Ctx
  database: Database
  /** undefined if the service was given another clock */
  clock: DatabaseClock | undefined
  close(): Promise<void>
}

/** Everything except listening and background work: shared by the server, a worker, the command line and the tests. */
export function openService(config: Config, connection: pg.PoolConfig, options: { log?: Logger; now?: () => Date } = {}): Service {
  const log = options.log ?? createLog(config)
  const metrics = createMetrics()
  const exporter = config.OTLP_URL === '' ? undefined : otlpExporter({ url: config.OTLP_URL, log, registry: metrics.registry })
  const traces = exporter && tracer(exporter.record)
  const limits = {
    connectTimeout: config.DATABASE_CONNECT_TIMEOUT_MS,
    statementTimeout: config.STATEMENT_TIMEOUT_MS,
    lockTimeout: config.LOCK_TIMEOUT_MS,
    prepare: config.DATABASE_PREPARE,
  }
  const open = (to: pg.PoolConfig): Database =>
    openDatabase({
      connection: to,
      size: config.DATABASE_POOL,
      ...limits,
      tracer: traces,
      onError: (error) => log.warn({ err: error }, 'a database connection failed'),
      onPooler: () =>
        log.warn(
          'Between this service and PostgreSQL is a pooler that does not keep prepared statements apart (PgBouncer before 1.21, or max_prepared_statements = 0): nothing is prepared, which costs time. Set DATABASE_PREPARE=false if that is meant.',
        ),
    })
  const database = open(connection)
  const replica = config.DATABASE_READ_URL === '' ? undefined : open({ connectionString: config.DATABASE_READ_URL })
  const reads = replica
    ? replicaReads({
        primary: database,
        replica,
        maxLagMillis: config.DATABASE_READ_LAG_MS,
        registry: metrics.registry,
        onChange(isUsable, why) {
          if (isUsable) log.info('lists are read from the replica')
          else log.warn({ why }, 'lists are read from the primary')
        },
      })
    : primaryOnly(database.db)
  const clock = options.now ? undefined : databaseClock(database, log, metrics.clockSkew)
  const now = options.now ?? (clock as DatabaseClock).now
  const ctx: Ctx = {
    config,
    db: database.db,
    reads,
    log,
    metrics,
    jobs: openJobs(database, log),
    tokens: accessTokens(config.masterKeys, config.PUBLIC_URL),
    vault: sealer(config.masterKeys, 'at-rest'),
    prints: fingerprints(config.masterKeys),
    blobs: openBlobs(config, log),
    threads: threads({ file: threadFile, size: 3, stepMillis: 30_000, megabytes: 192, waiting: 100 }),
    feed: sharedThread({
      file: feedFile,
      data: { connection, size: feedConnections, ...limits } satisfies FeedData,
      onFailure: (error) => log.error({ err: error }, 'the thread of the changes feed failed; the next reader starts another one'),
      onWarning: (error, text) => log.warn({ err: error }, text),
    }),
    now,
    tracer: traces,
    reactions,
    ready: { current: false, draining: false, waiting: false },
  }
  watchDeliveries(ctx)
  watchJobs(ctx)
  const close = async (): Promise<void> => {
    clock?.stop()
    await reads.stop()
    await Promise.all([database.close(), replica?.close(), ctx.threads.close(), ctx.feed.close(), exporter?.stop()])
  }
  return { ctx, database, clock, close }
}

type Progress = (name: string, number: number, of: number) => void

/** Migrates, creates the tables of background jobs, and refuses wrong master keys. After this every part can run. */
export async function prepareDatabase(
  { ctx, database, clock }: Service,
  progress?: Progress,
  options: { mayLackKeys?: boolean } = {},
): Promise<number> {
  await clock?.start()
  const applied = await migrate(database.pool, progress)
  // The library creates its tables without a lock against a second process.
  await exclusively(database.pool, () => ctx.jobs.start())
  const missing = await takeKeys(ctx)
  if (missing.length === 0) await noteWriting(ctx)
  else if (!options.mayLackKeys) throw lacking(missing)
  return applied
}

/** Waits between attempts to reach the database, in milliseconds; the last one is repeated. */
const startWaits = [250, 500, 1_000, 2_000, 5_000]

/**
 * Like `prepareDatabase`, for a process that runs on: while the database is unreachable it tries again, and /readyz says what it waits for.
 * A wrong setting, such as a database that does not exist, is not waited for. Returns false if the process was stopped meanwhile.
 */
export async function prepareWhenReachable(service: Service, stopped: Promise<unknown>, progress?: Progress): Promise<boolean> {
  const { ready, log } = service.ctx
  for (let attempt = 0; ; attempt++) {
    try {
      await prepareDatabase(service, progress)
      if (ready.waiting) log.info('the database is reachable')
      ready.waiting = false
      return true
    } catch (error) {
      if (databaseFault(error) === undefined || isRefusal(error)) throw error
      if (!ready.waiting) log.warn({ err: error }, 'the database is unreachable; the start waits for it')
      ready.waiting = true
    }
    const wait = sleep(startWaits[attempt] ?? startWaits.at(-1), 'again' as const)
    if ((await Promise.race([wait, stopped])) !== 'again') return false
  }
}

export const startJobs = ({ ctx }: Service): Promise<void> => startWorker(ctx, openMailer(ctx.config))

/** Starts to listen. The caller handles a port that is in use. */
export async function listen({ ctx }: Service): Promise<App> {
  const app = await buildApp(ctx)
  await app.listen({ host: ctx.config.HOST, port: ctx.config.PORT })
  return app
}
