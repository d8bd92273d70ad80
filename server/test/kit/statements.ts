import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { CompiledQuery } from 'kysely'
import { PipelineConnection } from '../../src/platform/db/driver/connection.js'

/**
 * The statements that the tests ran, by the parts of their `sql` template. `npm run check` finds the template in the source and
 * compares the columns of PostgreSQL with the declared row (scripts/check-sql.mjs).
 */
const folder = resolve(import.meta.dirname, '../../../.cache/statements')
const texts = new Map<string, Set<string>>()
/** Statements composed of varying parts are recorded a few times, which is enough for their columns. */
const mostVariants = 4
let isNew = false

function record({ query, sql }: CompiledQuery): void {
  if (query.kind !== 'RawNode') return
  const key = query.sqlFragments.join('\u0000')
  const known = texts.get(key) ?? new Set()
  if (known.size >= mostVariants || known.has(sql)) return
  texts.set(key, known.add(sql))
  isNew = true
}

const connections = PipelineConnection.prototype as unknown as { statement(query: CompiledQuery, wantsRows: boolean): unknown }
const { statement } = connections
connections.statement = function (query, wantsRows) {
  record(query)
  return statement.call(this, query, wantsRows)
}

export function writeStatements(): void {
  if (!isNew) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(resolve(folder, `${process.pid}.json`), JSON.stringify([...texts].map(([key, variants]) => [key, [...variants]])))
  isNew = false
}
