import { type Selectable, sql } from 'kysely'
import type { CategoryInclusionsTable, TicketInstructionsTable, VenueDirectionsTable } from '../../../platform/db/generated/tables.js'
import type { ListRequest } from '../../../platform/db/list.js'
import type { Db, Trx } from '../../../platform/db/open.js'
import { type Page, readPage } from '../../../platform/db/page.js'

export type DirectionsRow = Selectable<VenueDirectionsTable>
export type InclusionsRow = Selectable<CategoryInclusionsTable>
export type InstructionsRow = Selectable<TicketInstructionsTable>

/** The records with texts for guests. Each has a natural key and is replaced as a whole. */
export interface Records {
  venue_directions: DirectionsRow
  category_inclusions: InclusionsRow
  ticket_instructions: InstructionsRow
}
export type Table = keyof Records
export type Key = Readonly<Record<string, string>>

const matches = (key: Key) =>
  sql.join(
    Object.entries(key).map(([name, value]) => sql`r.${sql.ref(name)} = ${value}`),
    sql` and `,
  )

export async function findRecord<T extends Table>(db: Db, table: T, key: Key): Promise<Records[T] | undefined> {
  const { rows } = await sql<Records[T]>`select r.* from ${sql.table(table)} r where ${matches(key)}`.execute(db)
  return rows[0]
}

/** Also locks a key without a record, so that two first versions are written one after the other. */
export async function lockRecord<T extends Table>(trx: Trx, table: T, key: Key): Promise<Records[T] | undefined> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}:${Object.values(key).join('/')}`}, 1))`.execute(trx)
  return findRecord(trx, table, key)
}

export async function writeRecord<T extends Table>(trx: Trx, table: T, key: Key, columns: object): Promise<Records[T]> {
  const row = { ...key, ...columns }
  const names = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const { rows } = await sql<Records[T]>`
    insert into ${sql.table(table)} (${names})
    select ${names} from jsonb_populate_record(null::${sql.table(table)}, ${JSON.stringify(row)}::jsonb)
    on conflict (${sql.join(Object.keys(key).map((name) => sql.ref(name)))})
    do update set ${sql.join(Object.keys(columns).map((name) => sql`${sql.ref(name)} = excluded.${sql.ref(name)}`))}
    returning *`.execute(trx)
  return rows[0] as Records[T]
}

export const listInstructions = (db: Db, request: ListRequest): Promise<Page<InstructionsRow>> =>
  readPage<InstructionsRow>(db, request, { select: sql`r.*`, from: sql`ticket_instructions r`, where: [] })
