import type { CompiledQuery, RawBuilder } from 'kysely'
import type { PipelineConnection } from './driver/connection.js'
import { own } from './driver/driver.js'
import type { Db, Trx } from './open.js'

export { prepared } from './driver/statement.js'

/** The connection that a transaction has, after whatever it is doing. */
const onConnection = <T>(db: Db | Trx, use: (connection: PipelineConnection) => Promise<T>): Promise<T> =>
  db.getExecutor().provideConnection((connection) => use(own(connection)))

/** A statement as `sql` or the query builder makes it. */
type Compilable = RawBuilder<unknown> | { compile(): CompiledQuery } | CompiledQuery
function compiled(trx: Trx, statement: Compilable): CompiledQuery {
  if ('isRawBuilder' in statement) return statement.compile(trx)
  return 'compile' in statement ? statement.compile() : statement
}

/**
 * A statement of a transaction whose rows nobody wants: it travels with whatever comes next, at the latest with the commit. Should it fail,
 * that fails with its error. Who gives up in between never has it carried out. For reservations, bookings and what they call, where every
 * round trip counts; everything else awaits its statements.
 */
export async function defer(trx: Trx, statement: Compilable): Promise<void> {
  const query = compiled(trx, statement)
  await onConnection(trx, (connection) => connection.defer(query))
}

/** A read made of one statement or more, and what their rows come to. */
export interface Read<T> {
  statements: RawBuilder<unknown>[]
  of(rows: object[][]): T
}

/** All the reads in one round trip. Their statements are carried out one after another, each seeing what was committed before it began. */
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

/** One read by itself. */
export const readAll = async <T>(trx: Trx, read: Read<T>): Promise<T> => (await pipeline<[T]>(trx, read))[0]

/**
 * For a transaction that finds single rows by their keys: from here on all its statements are prepared, and keep their plans even where one
 * for these very values looks cheaper, and go by an index even where the table is still so small that reading all of it looks cheaper. It
 * will not stay small.
 */
export const keepPlans = (trx: Trx): Promise<void> => onConnection(trx, (connection) => connection.usePlans('generic'))

/** The same for a part of a transaction, of which others do not know what it reads besides. */
export async function withKeptPlans<T>(trx: Trx, act: () => Promise<T>): Promise<T> {
  await keepPlans(trx)
  try {
    return await act()
  } finally {
    await onConnection(trx, (connection) => connection.usePlans('usual'))
  }
}

/**
 * For work that rightly takes minutes, such as filling a database: the client waits as long as it takes, until the transaction ends or the
 * connection is returned. The limit of PostgreSQL itself is a setting, `statement_timeout`.
 */
export const waitWithoutLimit = (db: Db | Trx): Promise<void> => onConnection(db, async (connection) => connection.waitWithoutLimit())
