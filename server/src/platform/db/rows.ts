import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely'
import utils from 'pg/lib/utils.js'
import { binaryArray, texts } from './arrays.js'
import { columnTypes } from './generated/columns.js'
import type { Tables } from './generated/tables.js'

/** Many rows in one statement. Columns are always named, so that columns of a newer schema get their defaults. */

type Table = keyof Tables

/** A row to insert, with JSON as values. Columns with a default may be left out. */
export type NewRow<T extends Table> = {
  [C in keyof Insertable<Tables[T]>]: C extends keyof Selectable<Tables[T]>
    ? Selectable<Tables[T]>[C] | Extract<Insertable<Tables[T]>[C], undefined>
    : never
}

type Rows = readonly object[]

/** Values of array columns are sent as text: PostgreSQL has no arrays of arrays of different lengths. */
const travelsAs = (type: string): string => (type.endsWith('[]') ? 'text' : type)

function textOf(type: string, value: unknown): unknown {
  if (value === null || value === undefined) return null
  return type === 'jsonb' ? JSON.stringify(value) : utils.prepareValue(value)
}

/** All values of one column. */
function valuesOf(type: string, column: string, rows: Rows): unknown {
  const values = convertedOf(type, column, rows)
  return binaryArray(travelsAs(type), values) ?? values
}

/** JSON and arrays become text. Adjacent rows often have the same value, which is then converted once. */
function convertedOf(type: string, column: string, rows: Rows): unknown[] {
  const isPlain = type !== 'jsonb' && !type.endsWith('[]')
  if (isPlain) return rows.map((row) => (row as Record<string, unknown>)[column] ?? null)
  let last: unknown
  let text: unknown = null
  return rows.map((row) => {
    const value = (row as Record<string, unknown>)[column]
    if (value !== last) {
      last = value
      text = textOf(type, value)
    }
    return text
  })
}

interface Shape {
  fragments: TemplateStringsArray
  types: string[]
}
const shapes = new Map<string, Shape>()

/** The text does not depend on the number of rows, so it is built once. */
function shapeOf(table: Table, columns: readonly string[]): Shape {
  const key = `${table} ${columns.join()}`
  const known = shapes.get(key)
  if (known) return known
  const types = columns.map((column) => {
    const type = (columnTypes[table] as Record<string, string>)[column]
    if (!type) throw new Error(`${table} has no column ${column}`)
    return type
  })
  const selected = columns.map((column, index) =>
    types[index]?.endsWith('[]') ? `"${column}"::${types[index]} as "${column}"` : `"${column}"`,
  )
  const casts = types.map((type) => `::${travelsAs(type)}[]`)
  const strings = [
    `select ${selected.join(', ')} from unnest(`,
    ...casts.slice(0, -1).map((cast) => `${cast}, `),
    `${casts.at(-1)}) as given (${columns.map((column) => `"${column}"`).join(', ')})`,
  ]
  const shape = { fragments: Object.assign(strings, { raw: strings }), types }
  shapes.set(key, shape)
  return shape
}

/** A `select` of these columns from the given rows, with the types of the table. */
export function selectRows<T extends Table>(table: T, columns: readonly (keyof Tables[T] & string)[], rows: Rows): RawBuilder<unknown> {
  const { fragments, types } = shapeOf(table, columns)
  return sql(fragments, ...columns.map((column, index) => valuesOf(types[index] as string, column, rows)))
}

/** Names of columns, as one text: each reference to a column takes more than a microsecond to compile. */
export const namesOf = (columns: readonly string[], table?: string): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => (table ? `${table}."${column}"` : `"${column}"`)).join(', '))

/** Assignments of all these columns in `on conflict … do update set`. */
export const excludedOf = (columns: readonly string[]): RawBuilder<unknown> =>
  sql.raw(columns.map((column) => `"${column}" = excluded."${column}"`).join(', '))

/** Every row has the columns of the first. If `rows` can be empty, `columns` must be given. */
export function insertRows<T extends Table>(
  table: T,
  rows: readonly NewRow<T>[],
  columns: readonly (keyof Tables[T] & string)[] = Object.keys(rows[0] ?? {}) as (keyof Tables[T] & string)[],
): RawBuilder<unknown> {
  return sql`insert into ${sql.raw(table)} (${namesOf(columns)}) ${selectRows(table, columns, rows)}`
}

/**
 * Writes these columns of existing rows, which are found by `key`. The second condition is for the planner: a plan that was made while the
 * table was small could otherwise read all of it.
 */
export function updateRows<T extends Table, K extends keyof Tables[T] & string>(
  table: T,
  key: K,
  columns: readonly (keyof Tables[T] & string)[],
  rows: readonly { [C in K]: string }[],
): RawBuilder<unknown> {
  const assigned = sql.raw(columns.map((column) => `"${column}" = x."${column}"`).join(', '))
  const found = sql.raw(`t."${key}"`)
  return sql`update ${sql.raw(table)} t set ${assigned} from (${selectRows(table, [key, ...columns], rows)}) x
    where ${found} = x.${namesOf([key])} and ${found} = any(${texts(rows.map((row) => row[key]))}::text[])`
}
