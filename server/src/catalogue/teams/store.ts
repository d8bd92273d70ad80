import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { TeamTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import { live } from '../../platform/db/mirror.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { rowReads } from '../resources/store.js'

export type TeamRow = Selectable<TeamTable>

const from = sql`team t`

export const listTeams = (db: Db, request: ListRequest): Promise<Page<TeamRow>> =>
  readPage<TeamRow>(db, request, { select: sql`t.*`, from, where: live('t', request) })

export const {
  find: findTeam,
  lock: lockTeam,
  shareLock: shareLockTeam,
  any: anyTeam,
} = rowReads<TeamRow>({ alias: 't', id: 'team_id', rows: (where) => sql<TeamRow>`select t.* from ${from} where ${where}` })

export const insertTeam = (trx: Trx, row: Insertable<TeamTable>) => trx.insertInto('team').values(row).execute()

export const updateTeam = (trx: Trx, id: string, changes: Updateable<TeamTable>) =>
  trx.updateTable('team').set(changes).where('team_id', '=', id).execute()

export async function usesOfTeam(trx: Trx, id: string): Promise<{ events: number }> {
  const { rows } = await sql<{ events: number }>`
    select count(*) as events from event where (hometeam_id = ${id} or visiting_id = ${id}) and deleted is null`.execute(trx)
  return rows[0] ?? { events: 0 }
}
