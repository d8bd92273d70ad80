import Type, { type TSchema } from 'typebox'
import { scopes } from '../../lib/caller.js'
import { DateTime, Enum, Id, nullable } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { HistoryRow } from './store.js'

type Blanks = Record<string, unknown>
const isObject = (schema: TSchema): schema is TSchema & { properties: Record<string, TSchema> } => 'properties' in schema

/** The empty value of a field with this schema. */
function blankOf(schema: TSchema): unknown {
  const { type } = schema as { type?: unknown }
  if (isObject(schema)) return blanksOf(schema)
  return type === 'array' ? [] : type === 'object' ? {} : type === 'boolean' ? false : null
}
const blanksOf = (schema: TSchema): Blanks =>
  isObject(schema) ? Object.fromEntries(Object.entries(schema.properties).map(([name, field]) => [name, blankOf(field)])) : {}

/** By resource, as its route answers it. Fields that did not exist yet in an old version get their empty value. */
const blanks = new Map<string, Blanks>()

/** A history entry of the contract: version, validity, author and the resource at that time. */
export function HistoryEntry(title: string, ids: string[], resource: string, Shape: TSchema) {
  blanks.set(resource, blanksOf(Shape))
  return Type.Object(
    {
      ...Object.fromEntries(ids.map((name) => [name, nullable(Id)])),
      created: DateTime,
      inactive_since: nullable(DateTime),
      created_by: Id,
      updated_by: Id,
      updated_by_name: nullable(Type.String({ description: 'The name of that client; null for a client of another organisation' })),
      updated_by_scope: nullable(Enum(scopes, { description: 'The kind of its organisation; null for the service itself' })),
      impersonator_client_id: nullable(Id),
      changed: Type.Array(Type.String()),
      [resource]: Shape,
    },
    { title },
  )
}

export const toHistoryEntry = (row: HistoryRow, ids: string[], resource: string) => ({
  ...Object.fromEntries(ids.map((name) => [name, row.snapshot[name] ?? null])),
  created: wireTime(row.at),
  inactive_since: wireTime(row.inactive_since),
  created_by: row.created_by,
  updated_by: row.client_id,
  updated_by_name: row.author_name,
  updated_by_scope: row.author_scope,
  impersonator_client_id: row.impersonator_client_id,
  changed: row.changed ?? Object.keys(row.snapshot).filter((name) => row.snapshot[name] != null),
  [resource]: { ...blanks.get(resource), ...row.snapshot },
})
