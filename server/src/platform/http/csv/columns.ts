import { invalidParameter } from '../../../lib/errors.js'
import type { JsonSchema } from '../examples.js'

/** One column of a file: the way to its value in an entry of the list, and its schema. */
export interface Leaf {
  /** `booking_code`, `items.seat`, `items.guest.first_name` */
  path: string
  name: string
  schema: JsonSchema
  /** whether it is a list of objects, which a cell can only show as JSON */
  isNested: boolean
}

/** The fields of an entry. An entry may have one of several shapes. */
export function fieldsOf(schema: JsonSchema | undefined): [string, JsonSchema][] {
  const shapes = schema?.anyOf ?? (schema ? [schema] : [])
  return [...new Map(shapes.flatMap((shape) => Object.entries(shape.properties ?? {}))).entries()]
}

const elementOf = (schema: JsonSchema): JsonSchema | undefined =>
  [schema.type].flat().includes('array') ? (schema.items as JsonSchema | undefined) : undefined

/** Arrays of objects: each of their entries can be a row. */
export const tablesOf = (entry: JsonSchema | undefined): string[] =>
  fieldsOf(entry).flatMap(([name, schema]) => (fieldsOf(elementOf(schema)).length > 0 ? [name] : []))

function leavesOf(schema: JsonSchema | undefined, prefix: string, rows: string | undefined, depth: number): Leaf[] {
  return fieldsOf(schema).flatMap(([name, field]): Leaf[] => {
    const path = `${prefix}${name}`
    const element = elementOf(field)
    if (name === rows && prefix === '') return leavesOf(element, `${name}.`, undefined, depth)
    if (element === undefined && fieldsOf(field).length > 0 && depth > 0) return leavesOf(field, `${path}.`, undefined, depth - 1)
    return [{ path, name, schema: field, isNested: fieldsOf(element ?? field).length > 0 }]
  })
}

/** All columns that a file of these entries can have. */
export function allColumns(entry: JsonSchema | undefined, rows: string | undefined): Leaf[] {
  if (rows !== undefined && !tablesOf(entry).includes(rows)) {
    const tables = tablesOf(entry)
    throw invalidParameter('csv_rows', tables.length === 0 ? 'is not possible for this list' : `is one of ${tables.join(', ')}`)
  }
  return leavesOf(entry, '', rows, 1)
}

/** The chosen columns in their order. The name of an object stands for all of its fields. */
export function chosenColumns(all: readonly Leaf[], chosen: readonly string[]): Leaf[] {
  const byPath = new Map(all.map((leaf) => [leaf.path, leaf]))
  const found = chosen.flatMap((path) => {
    const leaf = byPath.get(path) ?? entryOf(byPath, path)
    const leaves = leaf ? [leaf] : all.filter((one) => one.path.startsWith(`${path}.`))
    if (leaves.length === 0)
      throw invalidParameter(
        'csv_columns',
        `has no column ${JSON.stringify(path.slice(0, 80))}. There are: ${[...byPath.keys()].join(', ')}`,
      )
    return leaves
  })
  return [...new Map(found.map((leaf) => [leaf.path, leaf])).values()]
}

/** One entry of a field whose keys are not in the reference, such as `rates.USD`. */
function entryOf(byPath: ReadonlyMap<string, Leaf>, path: string): Leaf | undefined {
  const end = path.lastIndexOf('.')
  const name = path.slice(end + 1)
  const { patternProperties } = byPath.get(path.slice(0, Math.max(0, end)))?.schema ?? {}
  const [schema] = Object.values(patternProperties ?? {}) as JsonSchema[]
  return schema === undefined || name in Object.prototype ? undefined : { path, name, schema, isNested: false }
}

export type Item = Record<string, unknown>

/** The value at a path. */
export function valueAt(item: Item, path: string): unknown {
  let value: unknown = item
  for (const name of path.split('.')) value = (value as Item | null | undefined)?.[name]
  return value
}

/** One row per entry of the array; an entry of the list without any keeps one row. */
export function explode(items: readonly Item[], rows: string | undefined): Item[] {
  if (rows === undefined) return [...items]
  return items.flatMap((item) => {
    const entries = (item[rows] as Item[] | undefined) ?? []
    return entries.length === 0 ? [{ ...item, [rows]: null }] : entries.map((entry) => ({ ...item, [rows]: entry }))
  })
}
