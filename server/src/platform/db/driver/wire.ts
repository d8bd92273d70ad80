import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { type Answer, Exchange, type Prepared } from './exchange.js'
import { command, type Statement, unprepared } from './statement.js'

export interface WireOptions {
  /** how long an answer may take, in milliseconds; PostgreSQL gives the answers to what is sent in one write all at once */
  answerTimeout: number
  /** whether statements are prepared */
  prepare: boolean
  types: pg.CustomTypesConfig
  /** told when a connection was given up because no answer came */
  onSilence: () => void
}

/** No answer came in time. The connection is given up: whatever was under way on it may or may not have been carried out. */
export class NoAnswer extends Error {
  readonly code = 'ETIMEDOUT'
}

/** The result of a prepared statement would look different by now, or the connection does not have it any more, or has it already. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.routine === 'RevalidateCachedQuery' || error.code === '26000' || error.code === '42P05')

/** One connection for all its life: what it has prepared, and how long it may be silent. */
export class Wire implements Prepared {
  shapes: Prepared['shapes'] = new Map()
  private keepsNames: boolean
  /** how often what was prepared on this connection was thrown away */
  private epoch = 0
  private exchange: Exchange | undefined
  private isWaiting = false
  private timer: NodeJS.Timeout | undefined
  /** what must precede the statements of each transaction, because sessions are shared with others; see `setSchema` */
  schema: { inTransaction: Statement; alone: Statement } | undefined

  constructor(
    readonly client: pg.PoolClient,
    private readonly options: WireOptions,
  ) {
    this.keepsNames = options.prepare
    client.connection.on('parseComplete', () => this.exchange?.handleParseComplete())
  }

  get prepares(): boolean {
    return this.keepsNames
  }

  nameOf({ name }: Statement): string | undefined {
    return name === undefined || !this.keepsNames ? undefined : this.epoch === 0 ? name : `${name}_${this.epoch}`
  }

  parserOf(type: number): (text: string) => unknown {
    return this.options.types.getTypeParser(type, 'text')
  }

  /** Sends the statements in one write and gives their answers in order, or fails with the error of the first that failed. */
  send(statements: readonly Statement[], isLimited = true): Promise<Answer[]> {
    return new Promise((resolve, reject) => {
      const done = (error: Error | undefined, answers: Answer[]): void => {
        this.isWaiting = false
        if (error && isOutdatedPlan(error)) this.forget()
        if (error) reject(error)
        else resolve(answers)
      }
      this.exchange = new Exchange(statements, this, done)
      if (isLimited) this.watch()
      this.client.query(this.exchange)
    })
  }

  /** A newer release may have changed a table under a plan: from now on all is prepared anew. */
  private forget(): void {
    this.epoch++
    this.shapes = new Map()
  }

  private watch(): void {
    this.isWaiting = true
    if (this.timer) this.timer.refresh()
    else this.timer = setTimeout(() => this.suspect(), this.options.answerTimeout).unref()
  }

  /** A process that was busy itself finds its timers run out and the answer in the socket: first what has arrived is read. */
  private suspect(): void {
    const { exchange } = this
    const isStillDue = () => this.isWaiting && this.exchange === exchange
    const giveUp = () => {
      if (!isStillDue()) return
      this.destroy(new NoAnswer(`the database did not answer within ${this.options.answerTimeout} ms`))
      this.options.onSilence()
    }
    if (isStillDue()) setImmediate(() => setImmediate(giveUp))
  }

  /** Everything under way fails with this error, and the pool removes the connection. Nothing is waited for. */
  destroy(error: Error): void {
    this.client.connection.stream.destroy(error)
  }

  /**
   * For a connection of a pooler, which others may have had before: pg_dump leaves it with an empty search_path, and then no table is found.
   * So each transaction sets its own, in the same write as its first statement. Inside a transaction by a command, which takes no snapshot.
   */
  setSchema(path: string): void {
    const literal = path.replaceAll("'", "''")
    this.schema = {
      inTransaction: command(`set local search_path = ${path}`),
      alone: command(`select set_config('search_path', '${literal}', true)`),
    }
  }

  /**
   * For a connection that turns out to go through a pooler. One that gives each transaction another connection must translate the names of
   * prepared statements; if it passes them on as they are, nothing may be prepared. Gives whether it does translate them.
   */
  async checkNames(): Promise<boolean> {
    if (!this.keepsNames) return true
    const name = `allotment_probe_${randomUUID().replaceAll('-', '')}`
    const probe: Statement = { text: 'select name from pg_prepared_statements where name = $1', values: [name], name, wantsRows: true }
    const [, found] = await this.send([unprepared('begin'), probe])
    const isTranslated = found?.rows.length === 0
    // In the same transaction, and so on the same connection of the pooler.
    await this.send(isTranslated ? [unprepared('rollback')] : [unprepared(`deallocate ${name}`), unprepared('rollback')])
    this.forget()
    this.keepsNames = isTranslated
    return isTranslated
  }
}
