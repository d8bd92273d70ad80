import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { VenueTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import { live } from '../../platform/db/mirror.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { idOrSlug } from '../../platform/db/slugs.js'

export type VenueRow = Selectable<VenueTable>

const from = sql`venue v`
const named = (text: string) => sql`${idOrSlug('v', 'venue_id', text)} and v.deleted is null`

export const listVenues = (db: Db, request: ListRequest): Promise<Page<VenueRow>> =>
  readPage<VenueRow>(db, request, { select: sql`v.*`, from, where: live('v', request) })

async function one(db: Db, where: RawBuilder<unknown>): Promise<VenueRow | undefined> {
  const { rows } = await sql<VenueRow>`select v.* from ${from} where ${where}`.execute(db)
  return rows[0]
}

export const findVenue = (db: Db, text: string) => one(db, named(text))
export const lockVenue = (trx: Trx, text: string) => one(trx, sql`${named(text)} for update`)
/** For what is about to belong to it: nobody deletes it, or moves its clock, before the transaction ends. */
export const holdVenue = (trx: Trx, id: string) => one(trx, sql`v.venue_id = ${id} and v.deleted is null for share`)
/** As this transaction left it, deleted or not. */
export const writtenVenue = (trx: Trx, id: string) => one(trx, sql`v.venue_id = ${id}`)

export const insertVenue = (trx: Trx, row: Insertable<VenueTable>) => trx.insertInto('venue').values(row).execute()

export const updateVenue = (trx: Trx, id: string, changes: Updateable<VenueTable>) =>
  trx.updateTable('venue').set(changes).where('venue_id', '=', id).execute()

export async function usesOfVenue(trx: Trx, id: string) {
  type Uses = { events: number; categories: number; teams: number }
  const { rows } = await sql<Uses>`
    select (select count(*) from event where venue_id = ${id} and deleted is null) as events,
           (select count(*) from category where venue_id = ${id} and deleted is null) as categories,
           (select count(*) from team where venue_id = ${id} and deleted is null) as teams`.execute(trx)
  return rows[0] ?? {}
}
