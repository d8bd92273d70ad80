import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { TournamentTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import { live } from '../../platform/db/mirror.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { idOrSlug } from '../../platform/db/slugs.js'

export type TournamentRow = Selectable<TournamentTable> & { number_events: number }

const from = sql`tournament t`
const select = sql`t.*, (select count(*) from event e where e.tournament_id = t.tournament_id and e.deleted is null) as number_events`
const named = (text: string) => sql`${idOrSlug('t', 'tournament_id', text)} and t.deleted is null`

export const listTournaments = (db: Db, request: ListRequest): Promise<Page<TournamentRow>> =>
  readPage<TournamentRow>(db, request, { select, from, where: live('t', request) })

async function one(db: Db, where: RawBuilder<unknown>): Promise<TournamentRow | undefined> {
  const { rows } = await sql<TournamentRow>`select ${select} from ${from} where ${where}`.execute(db)
  return rows[0]
}

export const findTournament = (db: Db, text: string) => one(db, named(text))
export const lockTournament = (trx: Trx, text: string) => one(trx, sql`${named(text)} for update of t`)
/** For what is about to belong to it: nobody deletes it before the transaction ends. */
export const holdTournament = (trx: Trx, id: string) => one(trx, sql`t.tournament_id = ${id} and t.deleted is null for share of t`)
/** As this transaction left it, deleted or not. */
export const writtenTournament = (trx: Trx, id: string) => one(trx, sql`t.tournament_id = ${id}`)

export const insertTournament = (trx: Trx, row: Insertable<TournamentTable>) => trx.insertInto('tournament').values(row).execute()

export const updateTournament = (trx: Trx, id: string, changes: Updateable<TournamentTable>) =>
  trx.updateTable('tournament').set(changes).where('tournament_id', '=', id).execute()
