import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { VenueTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import { live } from '../../platform/db/mirror.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { rowReads } from '../resources/store.js'

export type VenueRow = Selectable<VenueTable>

const from = sql`venue v`

export const listVenues = (db: Db, request: ListRequest): Promise<Page<VenueRow>> =>
  readPage<VenueRow>(db, request, { select: sql`v.*`, from, where: live('v', request) })

export const {
  find: findVenue,
  lock: lockVenue,
  shareLock: shareLockVenue,
  any: anyVenue,
} = rowReads<VenueRow>({ alias: 'v', id: 'venue_id', rows: (where) => sql<VenueRow>`select v.* from ${from} where ${where}` })

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
