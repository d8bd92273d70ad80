import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import pg from 'pg'
import type { Trx } from './open.js'

/**
 * At the head of a statement that runs all the time: each connection prepares it at its first use and keeps its plan, where finding the
 * plan anew costs more than carrying it out. Other statements are prepared once they have been seen often enough.
 */
export const prepared = sql.raw('/* prepared */ ')

/**
 * A statement of a transaction whose rows nobody wants: it travels with whatever comes next, at the latest with the commit. Should it fail,
 * that fails with its error. Who gives up in between has it carried out with the rollback, and waits for its locks: refuse before, not after.
 */
export async function later(trx: Trx, statement: Compilable): Promise<void> {
  const { sql: text, parameters } = compiled(trx, statement)
  await trx.executeQuery(CompiledQuery.raw(`${laterMark}${text}`, [...parameters]))
}

/** A statement as `sql` or the query builder makes it. */
type Compilable = RawBuilder<unknown> | { compile(): CompiledQuery } | CompiledQuery
function compiled(trx: Trx, statement: Compilable): CompiledQuery {
  if ('isRawBuilder' in statement) return statement.compile(trx)
  return 'compile' in statement ? statement.compile() : statement
}

/**
 * How often a text must have been seen to be worth a plan, and how many of those a connection may have to keep beside the marked ones; what
 * comes in transactions that keep their plans is counted apart, so that neither kind crowds the other out.
 */
const often = 5
const mostNames = { seen: 150, kept: 200 }
const mostCounts = 5_000
const statementNames = new Map<string, string>()
const seen = new Map<string, number>()
const unmarked = { seen: 0, kept: 0 }

function nameOf(text: string, isKept: boolean): string | undefined {
  const known = statementNames.get(text)
  if (known !== undefined) return known
  const isMarked = marked.test(text)
  const kind = isKept ? 'kept' : 'seen'
  if (!isMarked && unmarked[kind] >= mostNames[kind]) return undefined
  const times = isMarked || isKept ? often : (seen.get(text) ?? 0) + 1
  if (times < often) {
    // Texts that vary, by the filters of a list or the length of an insert, come and go.
    if (seen.size >= mostCounts) seen.clear()
    seen.set(text, times)
    return undefined
  }
  seen.delete(text)
  if (!isMarked) unmarked[kind]++
  const name = `allotment_${statementNames.size + 1}`
  statementNames.set(text, name)
  return name
}

interface Statement {
  text: string
  values: readonly unknown[]
}
type Answer = pg.QueryResult<pg.QueryResultRow>
const nothing = Object.freeze({ command: '', rowCount: 0, rows: Object.freeze([]) }) as unknown as Answer
/** In place of a text: the values are statements, to be sent in one go. */
const bundle = '/* together */'
/** In place of a text: from here on this transaction keeps its plans, or does so no longer. */
const keeping = '/* keep plans */'
const usual = '/* plans as usual */'
const laterMark = '/* later */ '
const marked = /^(\/\* later \*\/ )?\s*\/\* prepared \*\//

/** A read made of one statement or more, and what their rows come to. */
export interface Read<T> {
  statements: RawBuilder<unknown>[]
  of(rows: object[][]): T
}

/**
 * For a transaction that finds single rows by their keys: from here on all its statements are prepared, and keep their plans even where one
 * for these very values looks cheaper, and go by an index even where the table is still so small that reading all of it looks cheaper. It
 * will not stay small.
 */
export async function keepPlans(trx: Trx): Promise<void> {
  await trx.executeQuery(CompiledQuery.raw(keeping))
}

/** The same for a part of a transaction, of which others do not know what it reads besides. */
export async function withKeptPlans<T>(trx: Trx, act: () => Promise<T>): Promise<T> {
  await keepPlans(trx)
  const result = await act()
  await trx.executeQuery(CompiledQuery.raw(usual))
  return result
}

const planSettings: Record<string, string> = {
  [keeping]: 'set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off',
  [usual]: 'set local plan_cache_mode = auto; set local enable_seqscan = on',
}

/** All the reads in one round trip. Their statements are carried out one after another, each seeing what was committed before it began. */
export async function together<T extends unknown[]>(trx: Trx, ...reads: { [K in keyof T]: Read<T[K]> }): Promise<T> {
  const statements = reads
    .flatMap((read) => read.statements)
    .map((one): Statement => {
      const { sql: text, parameters: values } = one.compile(trx)
      return { text, values }
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
 * A connection that does not wait where nobody needs the answer: a transaction's begin and whatever is meant for `later` travel with the next
 * statement, in one write, and reads that belong together are sent at once. They queue in PostgreSQL instead of on the way. Without
 * `pipeline` (behind an old PgBouncer) each waits for the one before it, and nothing is prepared.
 */
export class SwiftClient extends pg.Client {
  private readonly isSwift: boolean
  /** how often the plans of this connection were thrown away */
  private era = 0
  /** of the transaction: see keepPlans */
  private isKeeping = false
  /** whether what was sent is still here, to go out with the next */
  private isCorked = false
  /** how what nobody waited for ended, the first that failed; whoever comes next answers for it */
  private begun: Promise<Error | undefined> | undefined
  private owed: Promise<Error | undefined> | undefined
  /** what never reached PostgreSQL, which would commit the rest */
  private unsent: Error | undefined

  constructor(config?: pg.ClientConfig & { pipeline?: boolean }) {
    super(config)
    this.isSwift = config?.pipeline ?? false
  }

  override query(...args: unknown[]) {
    const send: Send = super.query.bind(this) as Send
    const [text, values, ...rest] = args
    if (typeof text !== 'string' || !Array.isArray(values)) {
      const answer = send(...args)
      this.uncork()
      return answer as never
    }
    if (text === bundle) return this.all(send, values as Statement[]) as never
    const settings = planSettings[text]
    if (!this.isSwift) return (settings ? Promise.resolve(nothing) : send(...args)) as never
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
      this.unsent = undefined
      this.cork()
      this.begun = failureOf(send(text))
      return Promise.resolve(nothing) as never
    }
    if (settings) {
      if (!this.begun) return Promise.resolve(nothing) as never
      this.isKeeping = text === keeping
      this.owe(() => send(settings))
      return Promise.resolve(nothing) as never
    }
    if (text === 'commit') return this.commit(send) as never
    if (text === 'rollback') {
      this.begun = undefined
      this.isKeeping = false
    }
    // Outside of a transaction nobody would come next.
    if (this.begun && text.startsWith(laterMark)) {
      this.owe(() => send(this.named({ text, values })))
      return Promise.resolve(nothing) as never
    }
    const answer = this.checked(send(this.named({ text, values })))
    this.uncork()
    return answer as never
  }

  /** Plans that are kept for good are made apart from those that others make for the same text. */
  private named({ text, values }: Statement): object {
    const name = values.length > 0 ? nameOf(text, this.isKeeping) : undefined
    return name === undefined ? { text, values } : { text, values, name: `${name}_${this.era}${this.isKeeping ? '_kept' : ''}` }
  }

  private cork(): void {
    if (!this.isCorked) this.connection.stream.cork()
    this.isCorked = true
  }

  private uncork(): void {
    if (this.isCorked) this.connection.stream.uncork()
    this.isCorked = false
  }

  private owe(send: () => Promise<Answer>): void {
    this.cork()
    const [earlier, failed] = [this.owed, failureOf(this.checked(send()))]
    failed.then((error) => {
      if (error && !(error instanceof pg.DatabaseError)) this.unsent ??= error
    })
    this.owed = earlier ? earlier.then(async (error) => error ?? (await failed)) : failed
  }

  /**
   * A newer release may have changed a table under a kept plan: what met it is told to come again, and all is prepared anew. And where there
   * is no transaction, because its begin failed, nothing goes on as if there were.
   */
  private async checked(answer: Promise<Answer>): Promise<Answer> {
    const { begun, owed } = this
    try {
      const given = await answer
      const unbegun = await begun
      if (unbegun) throw unbegun
      return given
    } catch (error) {
      // After a failure PostgreSQL refuses everything else, and does not even prepare it: what failed first says more.
      const first = isAborted(error) || isOutdatedPlan(error) ? await owed : undefined
      if (first) throw first
      if (isOutdatedPlan(error)) this.era++
      throw error
    }
  }

  private async commit(send: Send): Promise<Answer> {
    this.isKeeping = false
    const sent = send(this.unsent ? 'rollback' : 'commit')
    this.uncork()
    const [answer, unbegun, failed] = await Promise.all([sent, this.begun, this.owed])
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
    this.cork()
    const answers = statements.map((one) => this.checked(send(this.named(one))))
    this.uncork()
    for (const answer of await Promise.all(answers)) rows.push(answer.rows)
    return { rows }
  }
}

const failureOf = (answer: Promise<unknown>): Promise<Error | undefined> =>
  answer.then(
    () => undefined,
    (error: Error) => error,
  )

const isAborted = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '25P02'
