import { type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { PipelineConnection } from './driver/connection.js'
import { pipelineOf } from './driver/driver.js'
import type { Db, Trx } from './open.js'
import type { Signal } from './signals.js'

export { prepared } from './driver/statement.js'

/** Runs `use` with the connection of the transaction. */
const onConnection = <T>(db: Db | Trx, use: (connection: PipelineConnection) => Promise<T>): Promise<T> =>
  db.getExecutor().provideConnection((connection) => use(pipelineOf(connection)))

/** A statement made by `sql` or by the query builder. */
type Compilable = RawBuilder<unknown> | { compile(): CompiledQuery } | CompiledQuery
function compiled(trx: Trx, statement: Compilable): CompiledQuery {
  if ('isRawBuilder' in statement) return statement.compile(trx)
  return 'compile' in statement ? statement.compile() : statement
}

/**
 * Queues a statement whose rows are not needed. It is sent together with the next statement of the transaction, at the latest with the
 * commit. If it fails, the statement it was sent with fails with its error. If the transaction is rolled back first, it is never sent. Only
 * reservations, bookings, guests, payment methods and the functions they call use this, because each round trip counts there. All other code awaits its statements.
 */
export async function defer(trx: Trx, statement: Compilable): Promise<void> {
  const query = compiled(trx, statement)
  await onConnection(trx, (connection) => connection.defer(query))
}

/** Wakes the workers that wait for this signal, after the transaction has committed. */
export const signal = (trx: Trx, name: Signal): Promise<void> => onConnection(trx, (connection) => connection.signal(name))

/** A read of one or more statements. `of` makes the result from their rows. */
export interface Read<T> {
  statements: RawBuilder<unknown>[]
  of(rows: object[][]): T
}

/** Runs all reads in one round trip. The statements run one after another; each sees everything that was committed before it began. */
export async function pipeline<T extends unknown[]>(trx: Trx, ...reads: { [K in keyof T]: Read<T[K]> }): Promise<T> {
  const queries = reads.flatMap((read) => read.statements).map((one) => one.compile(trx))
  const rows = await onConnection(trx, (connection) => connection.pipeline(queries))
  let next = 0
  return reads.map((read) => {
    const from = next
    next += read.statements.length
    return read.of(rows.slice(from, next))
  }) as T
}

/** Runs a single read. */
export const readAll = async <T>(trx: Trx, read: Read<T>): Promise<T> => (await pipeline<[T]>(trx, read))[0]

/**
 * For a transaction that finds single rows by key. From here on its statements are prepared and use generic plans with index scans.
 * Otherwise PostgreSQL may choose a sequential scan while a table is still small, and keep that plan when the table has grown.
 */
export const keepPlans = (trx: Trx): Promise<void> => onConnection(trx, (connection) => connection.usePlans('generic'))

/** The same for one part of a transaction. Afterwards the planner works as usual, because the rest may read many rows. */
export async function withKeptPlans<T>(trx: Trx, act: () => Promise<T>): Promise<T> {
  await keepPlans(trx)
  try {
    return await act()
  } finally {
    await onConnection(trx, (connection) => connection.usePlans('usual'))
  }
}

/** Sets how long the statements of this transaction wait for a lock. */
export const setLockTimeout = (trx: Trx, millis: number): Promise<void> => defer(trx, sql.raw(`set local lock_timeout = ${millis}`))

/**
 * For work that takes minutes, such as loading a database. The client waits without a timeout until the transaction ends or the connection
 * is released. PostgreSQL's own limit still applies: the setting `statement_timeout`.
 */
export const waitWithoutLimit = (db: Db | Trx): Promise<void> => onConnection(db, async (connection) => connection.waitWithoutLimit())
