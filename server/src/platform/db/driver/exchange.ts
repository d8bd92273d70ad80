import type pg from 'pg'
import type { Statement } from './statement.js'

/** How the columns of a statement become a row. */
export interface Shape {
  names: string[]
  parsers: ((text: string) => unknown)[]
  /** a row of nulls, from which all rows of the statement are copied */
  empty: Record<string, unknown>
}

export interface Answer {
  /** first word of what PostgreSQL says it did, such as SELECT or COMMIT */
  command: string
  rowCount: number
  rows: object[]
}

/** What a connection remembers of the statements it has prepared. */
export interface Prepared {
  /** by name; no shape as long as nobody wanted its rows */
  shapes: Map<string, Shape | undefined>
  /** the name on this connection */
  nameOf(statement: Statement): string | undefined
  parserOf(type: number): (text: string) => unknown
}

interface Field {
  name: string
  dataTypeID: number
}

const noColumns: Shape = { names: [], parsers: [], empty: {} }

/**
 * Several statements in one write, with a single Sync behind them, as an object that pg's client sends and gives the answers to. PostgreSQL
 * carries them out in order, each seeing what those before it did. When one fails it skips all the others up to the Sync, so nothing of
 * what follows a failure, a commit included, is ever carried out.
 */
export class Exchange implements pg.Submittable {
  private readonly answers: Answer[] = []
  private rows: object[] = []
  private shape: Shape | undefined
  private unreadable: Error | undefined
  /** names whose preparation is not confirmed yet, in order; undefined for those without one */
  private readonly unconfirmed: (string | undefined)[] = []
  private readonly statementNames: (string | undefined)[] = []

  constructor(
    private readonly statements: readonly Statement[],
    private readonly prepared: Prepared,
    private readonly done: (error: Error | undefined, answers: Answer[]) => void,
  ) {}

  readonly submit = (connection: pg.Connection): void => {
    const { stream } = connection
    stream.cork()
    try {
      for (const statement of this.statements) this.write(connection, statement)
      connection.sync()
    } finally {
      stream.uncork()
    }
  }

  private write(connection: pg.Connection, statement: Statement): void {
    const { shapes } = this.prepared
    const name = this.prepared.nameOf(statement)
    const isPrepared = name !== undefined && (shapes.has(name) || this.statementNames.includes(name))
    this.statementNames.push(name)
    if (!isPrepared) {
      this.unconfirmed.push(name)
      connection.parse({ name: name ?? '', text: statement.text, types: [] }, true)
    }
    connection.bind({ portal: '', statement: name ?? '', binary: '', values: statement.values }, true)
    // The columns of a prepared statement never change: PostgreSQL refuses the statement instead.
    if (statement.wantsRows && (name === undefined || shapes.get(name) === undefined)) connection.describe({ type: 'P', name: '' }, true)
    connection.execute({ portal: '' }, true)
  }

  /** Which statement the next message is about. */
  private get current(): number {
    return this.answers.length
  }

  handleParseComplete(): void {
    const name = this.unconfirmed.shift()
    if (name !== undefined) this.prepared.shapes.set(name, undefined)
  }

  handleRowDescription({ fields }: { fields: Field[] }): void {
    const names = fields.map((field) => field.name)
    this.shape = {
      names,
      parsers: fields.map((field) => this.prepared.parserOf(field.dataTypeID)),
      empty: Object.fromEntries(names.map((name) => [name, null])),
    }
  }

  handleDataRow({ fields }: { fields: (string | null)[] }): void {
    if (!this.statements[this.current]?.wantsRows || this.unreadable) return
    const { names, parsers, empty } = this.currentShape()
    const row = { ...empty }
    try {
      for (let i = 0; i < names.length; i++) {
        const text = fields[i]
        if (text !== null && text !== undefined) row[names[i] as string] = parsers[i]?.(text)
      }
    } catch (error) {
      this.unreadable = error as Error
    }
    this.rows.push(row)
  }

  private currentShape(): Shape {
    if (!this.shape) {
      const name = this.statementNames[this.current]
      this.shape = (name === undefined ? undefined : this.prepared.shapes.get(name)) ?? noColumns
    }
    return this.shape
  }

  handleCommandComplete({ text }: { text: string }): void {
    const name = this.statementNames[this.current]
    if (name !== undefined && this.statements[this.current]?.wantsRows) this.prepared.shapes.set(name, this.currentShape())
    const first = text.indexOf(' ')
    this.finish(
      first < 0
        ? { command: text, rowCount: 0, rows: this.rows }
        : { command: text.slice(0, first), rowCount: Number(text.slice(text.lastIndexOf(' ') + 1)), rows: this.rows },
    )
  }

  handleEmptyQuery(): void {
    this.finish({ command: '', rowCount: 0, rows: [] })
  }

  private finish(answer: Answer): void {
    this.answers.push(answer)
    this.rows = []
    this.shape = undefined
  }

  handleReadyForQuery(): void {
    this.done(this.unreadable, this.answers)
  }

  handleError(error: Error): void {
    this.done(error, this.answers)
  }

  handlePortalSuspended(): void {}

  handleCopyInResponse(connection: pg.Connection & { sendCopyFail(why: string): void }): void {
    connection.sendCopyFail('copying from the client is not supported')
  }

  handleCopyData(): void {}
}
