import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { TeamTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import { live } from '../../platform/db/mirror.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { idOrSlug } from '../../platform/db/slugs.js'

export type TeamRow = Selectable<TeamTable>

const from = sql`team t`
const named = (text: string) => sql`${idOrSlug('t', 'team_id', text)} and t.deleted is null`

export const listTeams = (db: Db, request: ListRequest): Promise<Page<TeamRow>> =>
  readPage<TeamRow>(db, request, { select: sql`t.*`, from, where: live('t', request) })

async function one(db: Db, where: RawBuilder<unknown>): Promise<TeamRow | undefined> {
  const { rows } = await sql<TeamRow>`select t.* from ${from} where ${where}`.execute(db)
  return rows[0]
}

export const findTeam = (db: Db, text: string) => one(db, named(text))
export const lockTeam = (trx: Trx, text: string) => one(trx, sql`${named(text)} for update`)
/** For what is about to belong to it: nobody deletes it before the transaction ends. */
export const holdTeam = (trx: Trx, id: string) => one(trx, sql`t.team_id = ${id} and t.deleted is null for share`)
/** As this transaction left it, deleted or not. */
export const writtenTeam = (trx: Trx, id: string) => one(trx, sql`t.team_id = ${id}`)

export const insertTeam = (trx: Trx, row: Insertable<TeamTable>) => trx.insertInto('team').values(row).execute()

export const updateTeam = (trx: Trx, id: string, changes: Updateable<TeamTable>) =>
  trx.updateTable('team').set(changes).where('team_id', '=', id).execute()

export async function usesOfTeam(trx: Trx, id: string): Promise<{ events: number }> {
  const { rows } = await sql<{ events: number }>`
    select count(*) as events from event where (hometeam_id = ${id} or visiting_id = ${id}) and deleted is null`.execute(trx)
  return rows[0] ?? { events: 0 }
}
