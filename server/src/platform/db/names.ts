import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import { type Condition, everyRow } from './filter.js'
import type { Db } from './open.js'
import { ownRows } from './tenant.js'

/** Whose name a caller may read: everybody's of the catalogue, of a party its own. */
const everybody = (): Condition => everyRow

/** Resources with a name, and who may read it. */
const named = {
  event: { name: 'event_name', visible: everybody },
  venue: { name: 'official_name', visible: everybody },
  team: { name: 'official_name', visible: everybody },
  tournament: { name: 'official_name', visible: everybody },
  category: { name: 'category_name', visible: everybody },
  ticket: { name: 'ticket_title', visible: everybody },
  distributor: { name: 'distributor_name', visible: (caller: Caller) => ownRows(caller, { distributor: 'x.distributor_id' }) },
  supplier: { name: 'name', visible: (caller: Caller) => ownRows(caller, { supplier: 'x.supplier_id' }) },
  client: {
    name: 'label',
    visible: (caller: Caller) => ownRows(caller, { distributor: 'x.distributor_id', supplier: 'x.supplier_id' }),
  },
} as const
export type NamedKind = keyof typeof named
export const namedKinds = Object.keys(named)

/** The kind of resource that a field identifies, by the name of the field: `distributor_id`, `organiser_id`, `created_by`. */
export function kindOf(field: string): NamedKind | undefined {
  if (field === 'created_by' || field === 'updated_by') return 'client'
  if (field === 'organiser_id') return 'supplier'
  if (field === 'hometeam_id' || field === 'visiting_id') return 'team'
  if (field.startsWith('external_')) return undefined
  const kind = field.endsWith('_id')
    ? field
        .split('_')
        .at(-2)
        ?.replace(/^onbehalf/, '')
    : undefined
  return kind !== undefined && kind in named ? (kind as NamedKind) : undefined
}

/** The names of these resources that the caller may read, by id. */
export async function namesOf(db: Db, caller: Caller, kind: NamedKind, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const { name, visible } = named[kind]
  const id = sql.ref(`x.${kind}_id`)
  const { rows } = await sql<{ id: string; name: string }>`
    select ${id} as id, ${sql.ref(`x.${name}`)} as name from ${sql.table(kind)} x where ${id} = any(${[...ids]}::text[]) and ${visible(caller)}`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.id, row.name]))
}
