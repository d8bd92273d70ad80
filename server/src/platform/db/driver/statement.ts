import { createHash } from 'node:crypto'
import { type CompiledQuery, sql } from 'kysely'
import utils from 'pg/lib/utils.js'

/** What is sent for one statement. The values are already in the form of the protocol: what cannot be sent fails where it was written. */
export interface Statement {
  text: string
  values: (string | Buffer | null)[]
  /** under which connections keep it prepared; not all statements are worth it */
  name: string | undefined
  /** whether somebody reads its rows */
  wantsRows: boolean
}

/** Which plans a transaction uses: those PostgreSQL chooses for the values, or one plan for all values, that goes by an index. */
export type Plans = 'usual' | 'generic'

/**
 * At the head of a statement that runs all the time: it is prepared at first sight. Other statements are prepared once they have been seen
 * often enough. It is a mark in the tree of the statement and adds nothing to its text.
 */
export const prepared = sql.raw('')
const mark = prepared.toOperationNode()
const isMarked = ({ query }: CompiledQuery): boolean => query.kind === 'RawNode' && query.parameters[0] === mark

export function statementOf(query: CompiledQuery, plans: Plans, wantsRows: boolean): Statement {
  const { sql: text, parameters } = query
  // Without values a text is a command, which has no plan, or the fetch from a cursor, whose columns differ each time.
  const name = parameters.length > 0 ? nameOf(text, plans, isMarked(query)) : undefined
  return { text, values: parameters.map((value) => utils.prepareValue(value)), name, wantsRows }
}

/** A command of the driver itself that varies. */
export const unprepared = (text: string): Statement => ({ text, values: [], name: undefined, wantsRows: false })

/** A command of the driver itself that is always the same. */
export const command = (text: string): Statement => ({ ...unprepared(text), name: hashed(text) })

/**
 * How often a text must have been seen to be worth a plan, and how many of those a connection may have to keep beside the marked ones. What
 * comes in transactions with generic plans is counted apart, so that neither kind crowds the other out.
 */
const often = 5
const mostNames: Record<Plans, number> = { usual: 150, generic: 200 }
const mostCounts = 5_000
const names = new Map<string, string>()
const seen = new Map<string, number>()
const unmarked: Record<Plans, number> = { usual: 0, generic: 0 }

/**
 * The name comes from the text. So where several processes share the connections of a pooler, another text never stands under the same name.
 * A generic plan is made with other settings, so it is kept apart.
 */
function nameOf(text: string, plans: Plans, isWorthIt: boolean): string | undefined {
  const name = names.get(text) ?? newName(text, plans, isWorthIt)
  return name === undefined || plans === 'usual' ? name : `${name}_generic`
}

function newName(text: string, plans: Plans, isWorthIt: boolean): string | undefined {
  if (!isWorthIt && unmarked[plans] >= mostNames[plans]) return undefined
  const times = isWorthIt || plans === 'generic' ? often : (seen.get(text) ?? 0) + 1
  if (times < often) {
    // Texts that vary, by the filters of a list or the length of an insert, come and go.
    if (seen.size >= mostCounts) seen.clear()
    seen.set(text, times)
    return undefined
  }
  seen.delete(text)
  if (!isWorthIt) unmarked[plans]++
  const name = hashed(text)
  names.set(text, name)
  return name
}

const hashed = (text: string): string => `allotment_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
