import { CompiledQuery, Kysely, type Transaction } from 'kysely'
import pg from 'pg'
import { parseAddress } from '../../lib/database-url.js'
import type { Tracer } from '../../lib/tracing.js'
import { PipelineDialect, PipelineDriver } from './driver/driver.js'
import { isOutdatedPlan, type WireOptions } from './driver/wire.js'
import type { Tables } from './generated/tables.js'
import { checkServer, clientFor, readOnlyText } from './hosts.js'
import { openSignals, type Signal, type Signals } from './signals.js'

export type Db = Kysely<Tables>
/** How many connections of a pool have broken. */
const breakCounts = new WeakMap<Db, number>()
export const brokenConnections = (db: Db): number => breakCounts.get(db) ?? 0

const signalsOf = new WeakMap<Db, Signals>()
/** Calls `wake` after commits with this signal. Returns the function that ends it. */
export const onSignal = (db: Db, signal: Signal, wake: () => void): (() => void) => signalsOf.get(db)?.listen(signal, wake) ?? (() => {})

/** Functions that write take this type. `Db` is not assignable to it, so a missing transaction does not compile. */
export type Trx = Transaction<Tables>

// Amounts and counts are exact in a double up to 2^53. Dates and local datetimes must not become a Date, which would add a time zone.
const types = new pg.TypeOverrides()
types.setTypeParser(pg.types.builtins.INT8, Number)
types.setTypeParser(pg.types.builtins.DATE, (value) => value)
types.setTypeParser(pg.types.builtins.TIMESTAMP, (value) => value.replace(' ', 'T'))
// Sessions use UTC, so a timestamp is ISO 8601 except for two characters. Parsing ISO 8601 is several times faster than pg's parser.
const anyInstant = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)
types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) =>
  value.endsWith('+00') ? new Date(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`) : anyInstant(value),
)
// Most arrays of texts need no quotes. Dividing them at commas takes a fifth of the time of pg's parser.
const textArray: number = 1009
const anyTexts = pg.types.getTypeParser(textArray)
types.setTypeParser(textArray, (value) => {
  if (value === '{}') return []
  return /["\\]|NULL/i.test(value) || value.startsWith('{{') || value.startsWith('[') ? anyTexts(value) : value.slice(1, -1).split(',')
})

export interface OpenOptions {
  connection: pg.PoolConfig
  size: number
  /** timeout for a connection, pooled or new, in milliseconds */
  connectTimeout: number
  statementTimeout: number
  lockTimeout: number
  /** whether statements are prepared; an old PgBouncer does not support it */
  prepare: boolean
  tracer?: Tracer | undefined
  onError: (error: Error) => void
  /** called once if statements are not prepared because of a pooler */
  onPooler: () => void
}

export interface Database {
  db: Db
  pool: pg.Pool
  driver: PipelineDriver
  /** Runs a statement as text, or several if there are no values, with the usual timeouts. */
  query(text: string, values?: unknown[]): Promise<{ rows: object[] }>
  close(): Promise<void>
}

/** How much longer the client waits than PostgreSQL's statement timeout, so that PostgreSQL's more specific error arrives first. */
const answerMargin = 2_000

/**
 * Set by a statement, because PgBouncer refuses start-up parameters. With these keepalives PostgreSQL notices a lost client within 15 s and
 * releases its locks.
 */
const sessionOf = ({ statementTimeout, lockTimeout }: OpenOptions): string => `
  set statement_timeout = ${statementTimeout}; set lock_timeout = ${lockTimeout}; set idle_in_transaction_session_timeout = 60000;
  set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2;
  set time zone 'UTC'; set jit = off; set pg_trgm.word_similarity_threshold = 0.45; set pg_trgm.strict_word_similarity_threshold = 0.28;
  select pg_backend_pid() as pid, ${readOnlyText}`

const longestText = 2_000

/** One span for all statements of one write. Their text has no values. */
const statementTrace =
  (tracer: Tracer): NonNullable<WireOptions['trace']> =>
  (statements) => {
    const text = statements.map((statement) => statement.text.trim()).join(';\n')
    const [verb = 'sql'] = (statements.at(-1)?.text.trim() ?? '').split(/\s/, 1)
    const span = tracer.begin(`sql ${verb.toLowerCase()}`, 'client', {
      'db.system.name': 'postgresql',
      'db.query.text': text.slice(0, longestText),
    })
    return (error) =>
      span.end({ failed: error !== undefined, attributes: { 'error.type': (error as { code?: string } | undefined)?.code } })
  }

export function openDatabase(options: OpenOptions): Database {
  const { connectionString } = options.connection
  const address = connectionString === undefined ? undefined : parseAddress(connectionString)
  const session = { text: sessionOf(options), query_timeout: options.connectTimeout }
  const answerTimeout = options.statementTimeout + answerMargin
  let isPoolerReported = false
  async function begin(client: pg.PoolClient): Promise<void> {
    const answers = (await client.query(session)) as unknown as pg.QueryResult<{ pid: number; read_only: string }>[]
    const found = answers.at(-1)?.rows[0]
    checkServer(found?.read_only === 'on', address?.isWritable)
    // PostgreSQL sends the id of its backend process on connect. A pooler sends its own id.
    const { processID } = client as pg.PoolClient & { processID?: number }
    const isDirect = found?.pid === processID
    if (isDirect) return
    // The initial value of the session, even if other programs have changed it.
    const { rows } = await client.query<{ path: string }>({
      text: "select reset_val as path from pg_settings where name = 'search_path'",
      query_timeout: options.connectTimeout,
    } as pg.QueryConfig)
    driver.wireOf(client).setSchema(rows[0]?.path || 'public')
    if ((await driver.wireOf(client).checkNames()) || isPoolerReported) return
    isPoolerReported = true
    options.onPooler()
  }
  const connection = { ...options.connection, ...(address && { connectionString: address.connectionString }) }
  const Client = address && address.servers.length > 0 ? clientFor(address, options.connectTimeout * 0.8) : pg.Client
  const pool = new pg.Pool({
    ...connection,
    max: options.size,
    types,
    connectionTimeoutMillis: options.connectTimeout,
    idleTimeoutMillis: 60_000,
    // Limits the memory that a backend gathers, for example for plans.
    maxLifetimeSeconds: 3_600,
    // With the ten probes, one a second, that Node sends then, an idle connection to a lost server is closed within 15 s.
    keepAlive: true,
    keepAliveInitialDelayMillis: 4_000,
    application_name: 'allotment',
    Client,
    onConnect: (client) => begin(client as pg.PoolClient),
  })
  const signals = openSignals({
    Client,
    connection,
    connectTimeout: options.connectTimeout,
    notify: (channel) => db.executeQuery(CompiledQuery.raw('select pg_notify($1, $2)', [channel, ''])),
  })
  const driver = new PipelineDriver(pool, {
    answerTimeout,
    prepare: options.prepare,
    types,
    onSignal: signals.send,
    trace: options.tracer && statementTrace(options.tracer),
  })
  const db = new Kysely<Tables>({ dialect: new PipelineDialect(driver) })
  signalsOf.set(db, signals)
  // A connection that is being closed may be told that PostgreSQL ends as well, which is no failure.
  const report = (error: Error): void => {
    if (!pool.ending) options.onError(error)
  }
  pool.on('error', report)
  // The pool handles errors of idle connections only. Without this handler an error between two statements of a transaction would end the
  // process.
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      breakCounts.set(db, brokenConnections(db) + 1)
      report(error)
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
      await signals.close()
      await db.destroy()
      // Kysely ends the pool only if a query went through it. An open pool keeps the process alive for a minute.
      if (!pool.ending) await pool.end()
    },
  }
}

/** Errors of connecting and of a server that is unreachable, restarting, out of connections, disk or memory, or now a replica. */
const unavailable = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN'],
  ...['57P01', '57P02', '57P03', '57P04', '08000', '08001', '08003', '08004', '08006', '08007', '08P01', '53300', '25006'],
  ...['53000', '53100', '53200', '58030'],
])

/** Errors of a server that is refused, or that refuses this service: its database, role, password or certificate. */
const refusals = new Set([
  ...['3D000', '28000', '28P01', 'CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID', 'ERR_TLS_CERT_ALTNAME_INVALID', 'DEPTH_ZERO_SELF_SIGNED_CERT'],
  ...['SELF_SIGNED_CERT_IN_CHAIN', 'UNABLE_TO_GET_ISSUER_CERT', 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'],
])

/** Whether somebody must mend a setting, or the server. A process that runs goes on when that is done; one that starts does not wait for it. */
export const isRefusal = (error: unknown): boolean => error instanceof Error && refusals.has(String((error as NodeJS.ErrnoException).code))

/** Unique columns with random values: another transaction took the same value at the same moment, and a retry takes another one. */
const constraintsOfRandomValues = new Set(['booking_booking_code_key'])

export type DatabaseFault = 'away' | 'busy' | undefined

/** Whether a statement waited too long for a lock. */
export const isLockTimeout = (error: unknown): boolean => error instanceof Error && (error as NodeJS.ErrnoException).code === '55P03'

/** Whether a row was there already. */
export const isDuplicate = (error: unknown): boolean => error instanceof Error && (error as NodeJS.ErrnoException).code === '23505'

/** Whether an error means that the database is unreachable or too busy. Both are temporary, and callers get 503. */
export function databaseFault(error: unknown): DatabaseFault {
  if (!(error instanceof Error)) return undefined
  const { code, syscall, constraint } = error as NodeJS.ErrnoException & { constraint?: string }
  if (isRefusal(error)) return 'away'
  // A missing socket file means that the database is down. Any other missing file does not.
  if (code !== undefined && (unavailable.has(code) || (code === 'ENOENT' && syscall === 'connect'))) return 'away'
  if (
    /Connection terminated|not queryable|timeout exceeded when trying to connect|Query read timeout|given up beside|Cannot use a pool after calling end/.test(
      error.message,
    )
  )
    return 'away'
  if (isOutdatedPlan(error) || (isDuplicate(error) && constraintsOfRandomValues.has(constraint ?? ''))) return 'busy'
  // lock not available, statement cancelled by its timeout, deadlock, serialization failure
  if (code === '55P03' || code === '57014' || code === '40P01' || code === '40001') return 'busy'
  return undefined
}
