import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { SavedViewTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'

export type ViewRow = Selectable<SavedViewTable>

export const listViews = (db: Db, request: ListRequest, client_id: string): Promise<Page<ViewRow>> =>
  readPage<ViewRow>(db, request, { select: sql`v.*`, from: sql`saved_view v`, where: [sql`v.client_id = ${client_id}`] })

export const countViews = async (db: Db, client_id: string): Promise<number> =>
  (await sql<{ count: number }>`select count(*) as count from saved_view where client_id = ${client_id}`.execute(db)).rows[0]?.count ?? 0

/** Returns undefined if the name is taken. */
export const insertView = (trx: Trx, row: Insertable<SavedViewTable>): Promise<ViewRow | undefined> =>
  trx
    .insertInto('saved_view')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

const viewOf = (db: Db | Trx, client_id: string, view_id: string) =>
  db.selectFrom('saved_view').selectAll().where('view_id', '=', view_id).where('client_id', '=', client_id)

export const findView = (db: Db, client_id: string, view_id: string): Promise<ViewRow | undefined> =>
  viewOf(db, client_id, view_id).executeTakeFirst()

export const lockView = (trx: Trx, client_id: string, view_id: string): Promise<ViewRow | undefined> =>
  viewOf(trx, client_id, view_id).forUpdate().executeTakeFirst()

export const nameTaken = async (trx: Trx, { client_id, list, view_id }: ViewRow, name: string): Promise<boolean> =>
  (
    await sql`select from saved_view
      where client_id = ${client_id} and list = ${list} and lower(name) = lower(${name}) and view_id <> ${view_id}`.execute(trx)
  ).rows.length > 0

export const updateView = (trx: Trx, view_id: string, changes: Updateable<SavedViewTable>): Promise<ViewRow> =>
  trx.updateTable('saved_view').set(changes).where('view_id', '=', view_id).returningAll().executeTakeFirstOrThrow()

export const deleteView = (trx: Trx, view_id: string): Promise<unknown> =>
  trx.deleteFrom('saved_view').where('view_id', '=', view_id).execute()
