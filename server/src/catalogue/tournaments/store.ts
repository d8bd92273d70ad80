import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { TournamentTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import { live } from '../../platform/db/mirror.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { rowReads } from '../resources/store.js'

export type TournamentRow = Selectable<TournamentTable> & { number_events: number }

const from = sql`tournament t`
const select = sql`t.*, (select count(*) from event e where e.tournament_id = t.tournament_id and e.deleted is null) as number_events`

export const listTournaments = (db: Db, request: ListRequest): Promise<Page<TournamentRow>> =>
  readPage<TournamentRow>(db, request, { select, from, where: live('t', request) })

export const {
  find: findTournament,
  lock: lockTournament,
  shareLock: shareLockTournament,
  any: anyTournament,
} = rowReads<TournamentRow>({
  alias: 't',
  id: 'tournament_id',
  rows: (where) => sql<TournamentRow>`select ${select} from ${from} where ${where}`,
})

export const insertTournament = (trx: Trx, row: Insertable<TournamentTable>) => trx.insertInto('tournament').values(row).execute()

export const updateTournament = (trx: Trx, id: string, changes: Updateable<TournamentTable>) =>
  trx.updateTable('tournament').set(changes).where('tournament_id', '=', id).execute()
