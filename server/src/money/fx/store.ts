import { type Insertable, type Selectable, sql } from 'kysely'
import type { FxratemomentTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'

export type RateRow = Selectable<FxratemomentTable>

export const listMoments = (db: Db, request: ListRequest): Promise<Page<RateRow>> =>
  readPage<RateRow>(db, request, { select: sql`m.*`, from: sql`fxratemoment m` })

export const findMoment = (db: Db, id: string): Promise<RateRow | undefined> =>
  db.selectFrom('fxratemoment').selectAll().where('fxratemoment_id', '=', id).executeTakeFirst()

export const insertMoment = (trx: Trx, row: Insertable<FxratemomentTable>): Promise<RateRow> =>
  trx.insertInto('fxratemoment').values(row).returningAll().executeTakeFirstOrThrow()
