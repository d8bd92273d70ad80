import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Signal } from '../signals.js'
import { type Answer, type Prepared, StatementExchange } from './exchange.js'
import { command, type Statement, unprepared } from './statement.js'

export interface WireOptions {
  /** timeout of an answer, in milliseconds; PostgreSQL answers all statements of one write together */
  answerTimeout: number
  /** whether statements are prepared */
  prepare: boolean
  types: pg.CustomTypesConfig
  /** called when statements are sent, if traces are wanted; what it returns is called with their outcome */
  trace?: ((statements: readonly Statement[]) => (error: Error | undefined) => void) | undefined
  /** called when a connection was given up, because no answer came or its server accepts no writes */
  onLoss: () => void
  /** called after the commit of a transaction that has a signal for workers */
  onSignal: (signal: Signal) => void
}

/** No answer came before the timeout. The connection is closed. The statements sent on it may or may not have run. */
export class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT'
}

/** A change was committed, but the wait for a replica was ended: after a fail-over it may be lost. Its outcome is unknown. */
export class NotReplicated extends Error {
  readonly code = '08007'
}

/** The result type of a prepared statement has changed, or the connection has lost the statement, or already has it. */
export function isOutdatedPlan(error: unknown): boolean {
  // Not only a DatabaseError: one that comes from another thread has lost its class.
  const { routine, code } = error as Partial<pg.DatabaseError>
  return routine === 'RevalidateCachedQuery' || code === '26000' || code === '42P05'
}

/** A write was refused: the server is now a replica, or closed for writes. */
const isReadOnly = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25006'

/** PostgreSQL ends the connection with this error, but the socket may be closed only after the connection was given to somebody else. */
const isFatal = (error: unknown): boolean => error instanceof pg.DatabaseError && /^(?:57P|25P03)/.test(error.code ?? '')

/** One connection from connect to close: its prepared statements and its answer timeout. */
export class Wire implements Prepared {
  shapes: Prepared['shapes'] = new Map()
  /** whether statements are prepared: not behind a pooler that does not translate their names */
  prepares: boolean
  /** how many times the prepared statements of this connection were dropped */
  private epoch = 0
  private exchange: StatementExchange | undefined
  private isWaiting = false
  private timer: NodeJS.Timeout | undefined
  /** whether the connection must not be used again */
  isRetired = false
  /** statement that sets the search_path before each transaction, where a pooler shares sessions; see `setSchema` */
  schema: { inTransaction: Statement; alone: Statement } | undefined

  constructor(
    readonly client: pg.PoolClient,
    private readonly options: WireOptions,
  ) {
    this.prepares = options.prepare
    client.on('notice', (notice) => {
      if (notice.routine === 'SyncRepWaitForLSN') this.exchange?.distrust(new NotReplicated(notice.message))
    })
    client.connection.on('parseComplete', () => this.exchange?.handleParseComplete())
  }

  signal(signal: Signal): void {
    this.options.onSignal(signal)
  }

  nameOf({ name }: Statement): string | undefined {
    return name === undefined || !this.prepares ? undefined : this.epoch === 0 ? name : `${name}_${this.epoch}`
  }

  parserOf(type: number): (text: string) => unknown {
    return this.options.types.getTypeParser(type, 'text')
  }

  /** Sends the statements in one write and returns their answers in order. Fails with the error of the first that failed. */
  send(statements: readonly Statement[], isLimited = true): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      const traced = this.options.trace?.(statements)
      const done = (error: Error | undefined, answers: Answer[]): void => {
        this.isWaiting = false
        traced?.(error)
        if (error && isOutdatedPlan(error)) this.dropPrepared()
        if (error && isFatal(error)) this.isRetired = true
        if (error && isReadOnly(error)) this.retire()
        if (error) reject(error)
        else resolve(answers)
      }
      this.exchange = new StatementExchange(statements, this, done)
      if (isLimited) this.watch()
      this.client.query(this.exchange)
    })
  }

  /** A newer release may have changed a table that a plan uses. All statements are prepared again. */
  private dropPrepared(): void {
    this.epoch++
    this.shapes = new Map()
  }

  /** The connection is closed when it is released, so that the next one finds the server that accepts writes. */
  private retire(): void {
    this.isRetired = true
    this.options.onLoss()
  }

  private watch(): void {
    this.isWaiting = true
    if (this.timer) this.timer.refresh()
    else this.timer = setTimeout(() => this.onTimeout(), this.options.answerTimeout).unref()
  }

  /** If this process itself was busy, the timer can fire while the answer is already in the socket. So the socket is read first. */
  private onTimeout(): void {
    const { exchange } = this
    const isStillDue = () => this.isWaiting && this.exchange === exchange
    const giveUp = () => {
      if (!isStillDue()) return
      this.destroy(new NoAnswer(`the database did not answer within ${this.options.answerTimeout} ms`))
      this.options.onLoss()
    }
    if (isStillDue()) setImmediate(() => setImmediate(giveUp))
  }

  /** All statements in progress fail with this error, and the pool removes the connection at once. */
  destroy(error: Error): void {
    this.client.connection.stream.destroy(error)
  }

  /**
   * For a connection through a pooler, whose session others may have changed: pg_dump leaves an empty search_path, and then no table is
   * found. Each transaction sets the search_path in the same write as its first statement. Inside a transaction this uses a command that
   * takes no snapshot.
   */
  setSchema(path: string): void {
    const literal = path.replaceAll("'", "''")
    this.schema = {
      inTransaction: command(`set local search_path = ${path}`),
      alone: command(`select set_config('search_path', '${literal}', true)`),
    }
  }

  /**
   * For a connection through a pooler. A pooler that gives each transaction another server connection must translate the names of prepared
   * statements. If it does not, nothing may be prepared. Returns whether it translates them.
   */
  async checkNames(): Promise<boolean> {
    if (!this.prepares) return true
    const name = `allotment_probe_${randomUUID().replaceAll('-', '')}`
    const probe: Statement = { text: 'select name from pg_prepared_statements where name = $1', values: [name], name, wantsRows: true }
    const [, found] = await this.send([unprepared('begin'), probe])
    const isTranslated = found?.rows.length === 0
    // In the same transaction, so that the pooler uses the same server connection.
    await this.send(isTranslated ? [unprepared('rollback')] : [unprepared(`deallocate ${name}`), unprepared('rollback')])
    this.dropPrepared()
    this.prepares = isTranslated
    return isTranslated
  }
}
