import { createHash } from 'node:crypto'
import { type CompiledQuery, sql } from 'kysely'
import utils from 'pg/lib/utils.js'

/** One statement as it is sent. Values are already in wire format, so a value that cannot be converted fails where the query is built. */
export interface Statement {
  text: string
  values: (string | Buffer | null)[]
  /** name of the prepared statement; undefined if it is not prepared */
  name: string | undefined
  /** whether the caller reads its rows */
  wantsRows: boolean
}

/** `usual`: PostgreSQL chooses plans by the values. `generic`: one plan for all values, with index scans. */
export type Plans = 'usual' | 'generic'

/**
 * Marks a frequent statement, so that it is prepared on first use. Other statements are prepared after some uses. The mark is a node in the
 * query tree and adds no text.
 */
export const prepared = sql.raw('')
const mark = prepared.toOperationNode()
const isMarked = ({ query }: CompiledQuery): boolean => query.kind === 'RawNode' && query.parameters[0] === mark

export function statementOf(query: CompiledQuery, plans: Plans, wantsRows: boolean): Statement {
  const { sql: text, parameters } = query
  // A text without values is a command, which has no plan, or a fetch from a cursor, whose columns differ each time.
  const name = parameters.length > 0 ? nameOf(text, plans, isMarked(query)) : undefined
  return { text, values: parameters.map((value) => utils.prepareValue(value)), name, wantsRows }
}

/** A command of the driver with variable text. */
export const unprepared = (text: string): Statement => ({ text, values: [], name: undefined, wantsRows: false })

/** A command of the driver with constant text. */
export const command = (text: string): Statement => ({ ...unprepared(text), name: hashed(text) })

/**
 * A text is prepared when it has been used `uses` times. The other numbers limit such statements per connection, beside the marked ones.
 * Statements with generic plans are counted separately, so that neither kind displaces the other. Tests change the numbers.
 */
export const preparing: Record<Plans | 'uses', number> = { uses: 5, usual: 150, generic: 200 }
const maxCounts = 5_000
const names = new Map<string, string>()
const seen = new Map<string, number>()
const unmarked: Record<Plans, number> = { usual: 0, generic: 0 }

/**
 * The name is derived from the text. Processes that share the connections of a pooler therefore never use one name for two texts. A generic
 * plan is made with other settings, so it has another name.
 */
function nameOf(text: string, plans: Plans, isFrequent: boolean): string | undefined {
  const name = names.get(text) ?? newName(text, plans, isFrequent)
  return name === undefined || plans === 'usual' ? name : `${name}_generic`
}

function newName(text: string, plans: Plans, isFrequent: boolean): string | undefined {
  if (!isFrequent && unmarked[plans] >= preparing[plans]) return undefined
  const times = isFrequent || plans === 'generic' ? preparing.uses : (seen.get(text) ?? 0) + 1
  if (times < preparing.uses) {
    // Texts that vary with the filters of a list or the length of an insert would fill the map.
    if (seen.size >= maxCounts) seen.clear()
    seen.set(text, times)
    return undefined
  }
  seen.delete(text)
  if (!isFrequent) unmarked[plans]++
  const name = hashed(text)
  names.set(text, name)
  return name
}

const hashed = (text: string): string => `allotment_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`
