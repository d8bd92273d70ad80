import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from 'kysely'
import type { Signal } from '../signals.js'
import type { Answer } from './exchange.js'
import { command, type Plans, type Statement, statementOf, unprepared } from './statement.js'
import type { Wire } from './wire.js'

/** The transaction could not be committed, because a statement in it had failed and the code ignored the error. */
export class RolledBack extends Error {}

interface OpenTransaction {
  /** whether `begin` was sent to PostgreSQL */
  isSent: boolean
  /** the first error; PostgreSQL refuses every later statement */
  failure: Error | undefined
  /** planner mode of the next statements; undefined until one is chosen */
  plans: Plans | undefined
  /** number of statements that open the transaction */
  preamble: number
  /** sent to workers after the commit */
  signals: Set<Signal>
}

const begin = command('begin')
const commit = command('commit')
const rollback = command('rollback')
const planSettings: Record<Plans, Statement[]> = {
  generic: [command('set local plan_cache_mode = force_generic_plan'), command('set local enable_seqscan = off')],
  usual: [command('set local plan_cache_mode = auto'), command('set local enable_seqscan = on')],
}
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/**
 * A connection that is held for one statement or one transaction. `begin` and deferred statements are queued and sent in one write with the
 * next statement that is awaited. If one of them fails, that statement fails with its error.
 */
export class PipelineConnection implements DatabaseConnection {
  private unsent: Statement[] = []
  private transaction: OpenTransaction | undefined
  private isReleased = false
  private isLimited = true

  constructor(private readonly wire: Wire) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const [answer] = (await this.send([this.statement(query, true)])) as [Answer]
    const rows = answer.rows as R[]
    return changing.has(answer.command) ? { numAffectedRows: BigInt(answer.rowCount), rows } : { rows }
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not supported: read in pages')
  }

  /**
   * Returns the rows of each query, in order. The queries run one after another; each sees everything that was committed before it began.
   */
  async pipeline(queries: readonly CompiledQuery[]): Promise<object[][]> {
    if (queries.length === 0) return []
    return (await this.send(queries.map((query) => this.statement(query, true)))).map(({ rows }) => rows)
  }

  /** Outside a transaction no later statement follows, so it is sent at once. */
  async defer(query: CompiledQuery): Promise<void> {
    const statement = this.statement(query, false)
    if (!this.transaction) return void (await this.send([statement]))
    this.assertUsable()
    this.unsent.push(statement)
  }

  get isInTransaction(): boolean {
    return this.transaction !== undefined
  }

  /** See `keepPlans`. Does nothing where statements are not prepared. */
  async usePlans(plans: Plans): Promise<void> {
    if (!this.transaction || !this.wire.prepares || this.transaction.failure) return
    this.transaction.plans = plans
    this.unsent.push(...planSettings[plans])
  }

  /** Sends a signal to workers: after the commit, or at once outside a transaction. */
  async signal(signal: Signal): Promise<void> {
    if (this.transaction) this.transaction.signals.add(signal)
    else this.wire.signal(signal)
  }

  /** Disables the answer timeout until this connection is released. */
  waitWithoutLimit(): void {
    this.isLimited = false
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    if (this.transaction) throw new Error('there is a transaction already')
    if (isolationLevel === 'snapshot') throw new Error('PostgreSQL has no isolation level snapshot')
    this.transaction = { isSent: false, failure: undefined, plans: undefined, preamble: 0, signals: new Set() }
    const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
    this.unsent.push(settings === '' ? begin : command(`start transaction ${settings}`))
    if (this.wire.schema) this.unsent.push(this.wire.schema.inTransaction)
    this.transaction.preamble = this.unsent.length
  }

  async commit(): Promise<void> {
    const { transaction } = this
    if (!transaction) throw new Error('there is no transaction to commit')
    // The code ignored an error. Nothing is committed, so the caller must get an error.
    if (transaction.failure)
      throw new RolledBack('the transaction was rolled back, because a statement in it had failed', { cause: transaction.failure })
    // If only `begin` is queued, PostgreSQL does not know of the transaction and nothing is sent.
    if (transaction.isSent || this.unsent.length > transaction.preamble) {
      const [answer] = (await this.send([commit])) as [Answer]
      if (answer.command !== 'COMMIT') throw new RolledBack('the transaction was rolled back instead of committed')
    }
    this.end()
    for (const signal of transaction.signals) this.wire.signal(signal)
  }

  /** Statements that are still queued are dropped. If the rollback fails, the connection is closed and PostgreSQL rolls back itself. */
  async rollback(): Promise<void> {
    const isSent = this.transaction?.isSent
    this.end()
    if (!isSent) return
    try {
      await this.wire.send([rollback])
    } catch (error) {
      this.wire.destroy(error as Error)
    }
  }

  private end(): void {
    this.transaction = undefined
    this.unsent = []
  }

  async savepoint(name: string): Promise<void> {
    this.assertUsable()
    this.unsent.push(unprepared(`savepoint ${quoted(name)}`))
  }

  async releaseSavepoint(name: string): Promise<void> {
    this.assertUsable()
    this.unsent.push(unprepared(`release savepoint ${quoted(name)}`))
  }

  /** PostgreSQL accepts this even after a failure. The transaction continues from the savepoint. */
  async rollbackToSavepoint(name: string): Promise<void> {
    const { transaction } = this
    if (!transaction) throw new Error('there is no transaction')
    const { failure } = transaction
    transaction.failure = undefined
    try {
      await this.send([unprepared(`rollback to savepoint ${quoted(name)}`)])
    } catch (error) {
      transaction.failure = failure ?? (error as Error)
      throw transaction.failure
    }
    // The rollback also undoes settings made since the savepoint.
    if (transaction.plans) await this.usePlans(transaction.plans)
  }

  /** A late statement must not run in the transaction of the next user of the connection. */
  release(): void {
    this.isReleased = true
    const isOpen = this.transaction?.isSent === true
    if (isOpen) this.wire.destroy(new Error('a connection was returned with an open transaction'))
    this.wire.client.release(isOpen || this.wire.isRetired)
  }

  private statement(query: CompiledQuery, wantsRows: boolean): Statement {
    return statementOf(query, this.transaction?.plans ?? 'usual', wantsRows)
  }

  private assertUsable(): void {
    if (this.isReleased) throw new Error('a statement came after its connection had been returned')
    if (this.transaction?.failure) throw this.transaction.failure
  }

  /** Sends the queued statements and then these, and returns the answers to these. */
  private async send(statements: Statement[]): Promise<Answer[]> {
    this.assertUsable()
    const { transaction } = this
    const unsent = transaction || !this.wire.schema ? this.unsent : [this.wire.schema.alone]
    this.unsent = []
    if (transaction) transaction.isSent = true
    try {
      const answers = await this.wire.send(unsent.length > 0 ? [...unsent, ...statements] : statements, this.isLimited)
      return unsent.length > 0 ? answers.slice(unsent.length) : answers
    } catch (error) {
      if (transaction) transaction.failure = error as Error
      // The stack of the error shows the socket only. This adds the caller.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}
