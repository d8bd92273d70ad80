import type { CompiledQuery, DatabaseConnection, QueryResult, TransactionSettings } from 'kysely'
import type { Answer } from './exchange.js'
import { command, type Plans, type Statement, statementOf, unprepared } from './statement.js'
import type { Wire } from './wire.js'

/** A transaction that could not be committed, because a statement in it had failed and whoever heard of it went on. */
export class RolledBack extends Error {}

interface OpenTransaction {
  /** whether PostgreSQL has been told to begin it */
  isSent: boolean
  /** what failed first; PostgreSQL refuses everything else from then on */
  failure: Error | undefined
  /** of the statements that come next; undefined as long as nobody chose */
  plans: Plans | undefined
  /** how many statements begin it */
  preamble: number
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
 * A connection for as long as somebody has it: one statement, or one transaction. A begin and whatever is deferred wait here and travel with
 * the next statement that somebody waits for, in one write. If one of them fails, that statement fails with its error.
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

  /** The rows of each, in order. They are carried out one after another, each seeing what was committed before it began. */
  async pipeline(queries: readonly CompiledQuery[]): Promise<object[][]> {
    if (queries.length === 0) return []
    return (await this.send(queries.map((query) => this.statement(query, true)))).map(({ rows }) => rows)
  }

  /** Outside of a transaction nobody would come next: it is sent at once. */
  async defer(query: CompiledQuery): Promise<void> {
    const statement = this.statement(query, false)
    if (!this.transaction) return void (await this.send([statement]))
    this.assertUsable()
    this.unsent.push(statement)
  }

  /** See `keepPlans`. Where nothing is prepared there is nothing to keep. */
  async usePlans(plans: Plans): Promise<void> {
    if (!this.transaction || !this.wire.prepares || this.transaction.failure) return
    this.transaction.plans = plans
    this.unsent.push(...planSettings[plans])
  }

  /** From here on, for as long as this connection is held, answers may take as long as they take. */
  waitWithoutLimit(): void {
    this.isLimited = false
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    if (this.transaction) throw new Error('there is a transaction already')
    if (isolationLevel === 'snapshot') throw new Error('PostgreSQL has no isolation level snapshot')
    this.transaction = { isSent: false, failure: undefined, plans: undefined, preamble: 0 }
    const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean).join(' ')
    this.unsent.push(settings === '' ? begin : command(`start transaction ${settings}`))
    if (this.wire.schema) this.unsent.push(this.wire.schema.inTransaction)
    this.transaction.preamble = this.unsent.length
  }

  async commit(): Promise<void> {
    const { transaction } = this
    if (!transaction) throw new Error('there is no transaction to commit')
    // Somebody swallowed the error: nothing is committed, and nobody may believe so.
    if (transaction.failure)
      throw new RolledBack('the transaction was rolled back, because a statement in it had failed', { cause: transaction.failure })
    // Nothing but a begin: PostgreSQL never heard of it.
    if (transaction.isSent || this.unsent.length > transaction.preamble) {
      const [answer] = (await this.send([commit])) as [Answer]
      if (answer.command !== 'COMMIT') throw new RolledBack('the transaction was rolled back instead of committed')
    }
    this.end()
  }

  /** What was not sent yet never is. A connection on which the rollback fails is given up, and PostgreSQL rolls back by itself. */
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

  /** The only thing that PostgreSQL still does after a failure: the transaction goes on as it was at the savepoint. */
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
    // Settings made since the savepoint are undone with it.
    if (transaction.plans) await this.usePlans(transaction.plans)
  }

  /** Nothing that comes late may run amid the work of whoever has the connection next. */
  release(): void {
    this.isReleased = true
    const isOpen = this.transaction?.isSent === true
    if (isOpen) this.wire.destroy(new Error('a connection was returned with an open transaction'))
    this.wire.client.release(isOpen)
  }

  private statement(query: CompiledQuery, wantsRows: boolean): Statement {
    return statementOf(query, this.transaction?.plans ?? 'usual', wantsRows)
  }

  private assertUsable(): void {
    if (this.isReleased) throw new Error('a statement came after its connection had been returned')
    if (this.transaction?.failure) throw this.transaction.failure
  }

  /** The answers to these, after everything that waited to be sent. */
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
      // Where the error was made there is no trace of who asked.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }
}
