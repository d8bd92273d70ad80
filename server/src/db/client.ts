import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Trx } from './open.js'

/**
 * At the head of a statement that runs all the time: each connection prepares it at its first use and keeps its plan, where finding the
 * plan anew costs more than carrying it out. Other statements are prepared once they have been seen often enough.
 */
export const prepared = sql.raw('/* prepared */ ')

/**
 * The same for the last statement of a transaction, whose rows nobody wants: it travels together with the commit. Should it fail, the
 * commit fails with its error, and PostgreSQL has rolled back.
 */
export const preparedLast = sql.raw('/* prepared, last */ ')

/** How often a text must have been seen to be worth a plan, and how many of those a connection may have to keep beside the marked ones. */
const often = 5
const mostNames = 150
const mostCounts = 5_000
const statementNames = new Map<string, string>()
const seen = new Map<string, number>()
let unmarkedNames = 0

function nameOf(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known !== undefined) return known
  const isMarked = marked.test(text)
  if (!isMarked && unmarkedNames >= mostNames) return undefined
  const times = isMarked ? often : (seen.get(text) ?? 0) + 1
  if (times < often) {
    // Texts that vary, by the filters of a list or the length of an insert, come and go.
    if (seen.size >= mostCounts) seen.clear()
    seen.set(text, times)
    return undefined
  }
  seen.delete(text)
  if (!isMarked) unmarkedNames++
  const name = `allotment_${statementNames.size + 1}`
  statementNames.set(text, name)
  return name
}

interface Statement {
  text: string
  values: readonly unknown[]
  /** see keptPlans */
  isKept?: boolean
}
type Answer = pg.QueryResult<pg.QueryResultRow>
const nothing = Object.freeze({ command: '', rowCount: 0, rows: Object.freeze([]) }) as unknown as Answer
/** In place of a text: the values are statements, to be sent in one go. */
const bundle = '/* together */'
const marked = /^\s*\/\* prepared(, last)? \*\//

/** A read made of one statement or more, and what their rows come to. */
export interface Read<T> {
  statements: RawBuilder<unknown>[]
  of(rows: object[][]): T
}

/**
 * First among reads of single rows by their keys: what is prepared in this transaction keeps its plan even where a plan for these very values
 * looks cheaper, and goes by an index even where the table is still so small that reading all of it looks cheaper. It will not stay small.
 */
export const keptPlans: Read<undefined> = {
  statements: [sql`set local plan_cache_mode = force_generic_plan`, sql`set local enable_seqscan = off`],
  of: () => undefined,
}

/** All the reads in one round trip. Their statements are carried out one after another, each seeing what was committed before it began. */
export async function together<T extends unknown[]>(trx: Trx, ...reads: { [K in keyof T]: Read<T[K]> }): Promise<T> {
  const isKept = reads.some((read) => read === keptPlans)
  const statements = reads
    .flatMap((read) => read.statements)
    .map((one): Statement => {
      const { sql: text, parameters: values } = one.compile(trx)
      return { text, values, isKept }
    })
  const { rows } = await trx.executeQuery<object[]>(CompiledQuery.raw(bundle, statements))
  let next = 0
  return reads.map((read) => {
    const from = next
    next += read.statements.length
    return read.of(rows.slice(from, next))
  }) as T
}

/** One read by itself. */
export const readAll = async <T>(trx: Trx, read: Read<T>): Promise<T> => (await together<[T]>(trx, read))[0]

/** The result of a kept plan would look different by now, or the connection does not have it any more. */
export const isOutdatedPlan = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.routine === 'RevalidateCachedQuery' || error.code === '26000')

type Send = (...args: unknown[]) => Promise<Answer>

/**
 * A connection that does not wait where nobody needs the answer: a transaction's begin travels with its first statement, reads that belong
 * together are sent at once, and a last statement travels with the commit. They queue in PostgreSQL instead of on the way. Without
 * `pipeline` (behind an old PgBouncer) each waits for the one before it, and nothing is prepared.
 */
export class SwiftClient extends pg.Client {
  private readonly isSwift: boolean
  /** how often the plans of this connection were thrown away */
  private era = 0
  /** how a begin and a last statement ended that were sent without waiting; the commit answers for them */
  private begun: Promise<Error | undefined> | undefined
  private owed: Promise<Error | undefined> | undefined

  constructor(config?: pg.ClientConfig & { pipeline?: boolean }) {
    super(config)
    this.isSwift = config?.pipeline ?? false
  }

  override query(...args: unknown[]) {
    const send: Send = super.query.bind(this) as Send
    const [text, values, ...rest] = args
    if (typeof text !== 'string' || !Array.isArray(values)) return send(...args) as never
    if (text === bundle) return this.all(send, values as Statement[]) as never
    if (!this.isSwift) return send(...args) as never
    const [callback] = rest
    if (typeof callback === 'function') {
      // The pool's own, for a statement by itself.
      const told = (error: unknown, answer: unknown) => {
        if (isOutdatedPlan(error)) this.era++
        callback(error, answer)
      }
      return send(this.named({ text, values }), told) as never
    }
    if (text === 'begin') {
      this.owed = undefined
      this.begun = send(text).then(
        () => undefined,
        (error: Error) => error,
      )
      return Promise.resolve(nothing) as never
    }
    if (text === 'commit') return this.commit(send) as never
    if (text === 'rollback') this.begun = undefined
    const answer = this.checked(send(this.named({ text, values })))
    if (!marked.exec(text)?.[1]) return answer as never
    this.owed = answer.then(
      () => undefined,
      (error: Error) => error,
    )
    return Promise.resolve(nothing) as never
  }

  /** Plans that are kept for good are made apart from those that others make for the same text. */
  private named({ text, values, isKept }: Statement): object {
    const name = values.length > 0 ? nameOf(text) : undefined
    return name === undefined ? { text, values } : { text, values, name: `${name}_${this.era}${isKept ? '_kept' : ''}` }
  }

  /**
   * A newer release may have changed a table under a kept plan: what met it is told to come again, and all is prepared anew. And where there
   * is no transaction, because its begin failed, nothing goes on as if there were.
   */
  private async checked(answer: Promise<Answer>): Promise<Answer> {
    try {
      const given = await answer
      const unbegun = await this.begun
      if (unbegun) throw unbegun
      return given
    } catch (error) {
      if (isOutdatedPlan(error)) this.era++
      throw error
    }
  }

  private async commit(send: Send): Promise<Answer> {
    const [answer, unbegun, failed] = await Promise.all([send('commit'), this.begun, this.owed])
    this.begun = undefined
    if (unbegun ?? failed) throw unbegun ?? failed
    // A statement failed whose error somebody swallowed: nothing was committed, and nobody may believe so.
    if (answer.command === 'ROLLBACK') throw new Error('the transaction was rolled back, because a statement in it had failed')
    return answer
  }

  private async all(send: Send, statements: Statement[]): Promise<{ rows: object[][] }> {
    const rows: object[][] = []
    if (!this.isSwift) {
      for (const { text, values } of statements) rows.push((await send(text, values)).rows)
      return { rows }
    }
    const { stream } = this.connection
    stream.cork()
    const answers = statements.map((one) => this.checked(send(this.named(one))))
    stream.uncork()
    for (const answer of await Promise.all(answers)) rows.push(answer.rows)
    return { rows }
  }
}
