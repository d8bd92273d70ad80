import { CompiledQuery, Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { PipelineDialect, PipelineDriver } from './driver/driver.js'
import { isOutdatedPlan } from './driver/wire.js'
import type { Tables } from './generated/tables.js'

export type Db = Kysely<Tables>
/** How often a connection of it has broken. */
const breaks = new WeakMap<Db, number>()
export const breaksOf = (db: Db): number => breaks.get(db) ?? 0

/** What writes asks for this type: the root `db` is not assignable to it, so a forgotten transaction does not compile. */
export type Trx = Transaction<Tables>

// Amounts and counts fit a double exactly up to 2^53; dates and local datetimes must not pass through a Date, which would give them a zone.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (value) => value)
types.setTypeParser(pg.types.builtins.TIMESTAMP, (value) => value.replace(' ', 'T'))
// In UTC, as our sessions are, an instant is ISO 8601 but for two characters, which the runtime reads several times as quickly.
const anyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) =>
  value.endsWith('+00') ? new Date(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`) : anyInstant(value),
)

export interface OpenOptions {
  connection: pg.PoolConfig
  size: number
  /** how long a caller waits for a connection, a free one or a new one, in milliseconds */
  connectTimeout: number
  statementTimeout: number
  lockTimeout: number
  /** whether connections keep prepared statements; not so behind an old PgBouncer */
  prepare: boolean
  onError: (error: Error) => void
  /** told once when statements are not prepared because a pooler does not keep them apart */
  onPooler: () => void
}

export interface Database {
  db: Db
  pool: pg.Pool
  driver: PipelineDriver
  /** A statement as it stands, or several when there are no values, with the time-outs of all others. */
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>
  close(): Promise<void>
}

/** By how much the client waits longer than PostgreSQL lets a statement run: what arrives until then is its own refusal, which says more. */
const answerMargin = 2_000

/**
 * Set by a statement rather than by start-up parameters, which PgBouncer refuses. With the keepalives PostgreSQL notices within 15 s that a
 * client is gone without a word, and frees what its transaction had locked.
 */
const sessionOf = ({ statementTimeout, lockTimeout }: OpenOptions): string => `
  set statement_timeout = ${statementTimeout}; set lock_timeout = ${lockTimeout}; set idle_in_transaction_session_timeout = 60000;
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2;
  set time zone 'UTC'; set jit = off; set pg_trgm.word_similarity_threshold = 0.45; set pg_trgm.strict_word_similarity_threshold = 0.28;
  select pg_backend_pid() as pid`

export function openDatabase(options: OpenOptions): Database {
  const session = { text: sessionOf(options), query_timeout: options.connectTimeout }
  const answerTimeout = options.statementTimeout + answerMargin
  let isPoolerTold = false
  async function begin(client: pg.PoolClient): Promise<void> {
    const answers = (await client.query(session)) as unknown as pg.QueryResult<{ pid: number }>[]
    // PostgreSQL tells a new connection the number of its process; a pooler tells a number of its own.
    const { processID } = client as pg.PoolClient & { processID?: number }
    const isDirect = answers.at(-1)?.rows[0]?.pid === processID
    if (isDirect) return
    // What a session begins with, whatever others have set on it since.
    const { rows } = await client.query<{ path: string }>({
      text: "select reset_val as path from pg_settings where name = 'search_path'",
      query_timeout: options.connectTimeout,
    } as pg.QueryConfig)
    driver.wireOf(client).setSchema(rows[0]?.path || 'public')
    if ((await driver.wireOf(client).checkNames()) || isPoolerTold) return
    isPoolerTold = true
    options.onPooler()
  }
  const pool = new pg.Pool({
    ...options.connection,
    max: options.size,
    types,
    connectionTimeoutMillis: options.connectTimeout,
    idleTimeoutMillis: 60_000,
    // What a connection has gathered in PostgreSQL, plans among it, goes with it.
    maxLifetimeSeconds: 3_600,
    keepAlive: true,
    application_name: 'allotment',
    onConnect: (client) => begin(client as pg.PoolClient),
  })
  const driver = new PipelineDriver(pool, { answerTimeout, prepare: options.prepare, types })
  const db = new Kysely<Tables>({ dialect: new PipelineDialect(driver) })
  pool.on('error', options.onError)
  // The pool listens to idle connections only. One that breaks between two statements of a transaction would otherwise end the process.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      breaks.set(db, breaksOf(db) + 1)
      options.onError(error)
    }),
  )
  return {
    db,
    pool,
    driver,
    query(text, values = []) {
      const plain = { text, query_timeout: answerTimeout }
      return values.length > 0 ? db.executeQuery<object>(CompiledQuery.raw(text, values)) : pool.query<object>(plain)
    },
    async close() {
      await db.destroy()
      // Kysely ends the pool only if a query went through it; a pool left open keeps the process alive for a minute.
      if (!pool.ending) await pool.end()
    },
  }
}

/**
 * What connecting and talking to a server fails with: of the network, of a server that goes, comes, has no connection, disk or memory left, or
 * has become a replica.
 */
const unavailable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57P04', '08000', '08001', '08003', '08004', '08006', '08P01', '53300', '3D000', '25006'],
  ...['53000', '53100', '53200', '58030'],
])

export type DatabaseFault = 'away' | 'busy' | undefined

/** Whether an error says that the database is away, or that it was too busy to answer in time; both pass, and callers should hear 503. */
export function databaseFault(error: unknown): DatabaseFault {
  if (!(error instanceof Error)) return undefined
  const { code, syscall } = error as NodeJS.ErrnoException
  // A socket file that is gone is a database that is away; any other missing file is not.
  if (code !== undefined && (unavailable.has(code) || (code === 'ENOENT' && syscall === 'connect'))) return 'away'
  if (
    /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout|given up beside|Cannot use a pool after calling end/.test(
      error.message,
    )
  )
    return 'away'
  if (isOutdatedPlan(error)) return 'busy'
  // lock not available, statement cancelled by its time-out, deadlock, serialization failure
  if (code === '55P03' || code === '57014' || code === '40P01' || code === '40001') return 'busy'
  return undefined
}
