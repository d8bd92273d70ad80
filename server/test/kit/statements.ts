import type { CompiledQuery } from 'kysely'
import { PipelineConnection } from '../../src/platform/db/driver/connection.js'

/**
 * The statements that the tests ran, by the parts of their `sql` template. `npm run check` finds the template in the source and
 * compares the columns of PostgreSQL with the declared row (scripts/check-sql.mjs).
 */
const { buildOf, record, recorded } = (await import(new URL('../../../scripts/statements.mjs', import.meta.url).href)) as {
  buildOf(): string | undefined
  record(build: string, texts: Map<string, Set<string>>): void
  recorded(build: string): Map<string, Set<string>>
}
const build = buildOf()
/** Only what earlier processes have not recorded. */
const texts = new Map<string, Set<string>>()
const earlier = build ? recorded(build) : new Map<string, Set<string>>()
/** Statements composed of varying parts are recorded a few times by each process, and not more in each of many runs. */
const mostVariants = 4
const mostEarlier = 16
let isNew = false

function note({ query, sql }: CompiledQuery): void {
  if (query.kind !== 'RawNode') return
  const key = query.sqlFragments.join('\u0000')
  const before = earlier.get(key)
  if (before && (before.size >= mostEarlier || before.has(sql))) return
  const known = texts.get(key) ?? new Set()
  if (known.size >= mostVariants || known.has(sql)) return
  texts.set(key, known.add(sql))
  isNew = true
}

const connections = PipelineConnection.prototype as unknown as { statement(query: CompiledQuery, wantsRows: boolean): unknown }
const { statement } = connections
connections.statement = function (query, wantsRows) {
  note(query)
  return statement.call(this, query, wantsRows)
}

export function writeStatements(): void {
  // After another build it is unknown which of the two sent a statement.
  if (!isNew || !build || buildOf() !== build) return
  record(build, texts)
  isNew = false
}
