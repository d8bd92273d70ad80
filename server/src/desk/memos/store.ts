import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'
import type { MemoTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { places, type Subject, subjects } from './subjects.js'

export type MemoRow = Selectable<MemoTable>

/** The id of the resource that a memo (alias `m`) is on. */
export const memoSubject = sql`coalesce(${sql.join(places.map(([subject]) => sql.ref(`m.${subject}`)))})`

/** The party that owns the resource of a new memo; undefined if `visible` allows no such resource. */
export async function findParty(db: Db, subject: Subject, id: string, visible: Condition): Promise<string | undefined> {
  const { noun, audience } = subjects[subject]
  const { rows } = await sql<{ party: string }>`
    select s.${sql.raw(`${audience}_id`)} as party from ${sql.table(noun)} s where s.${sql.raw(subject)} = ${id} and ${visible}`.execute(db)
  return rows[0]?.party
}

export const listMemos = (db: Db, request: ListRequest, where: Condition[]): Promise<Page<MemoRow>> =>
  readPage<MemoRow>(db, request, { select: sql`m.*`, from: sql`memo m`, where })

export async function lockMemo(trx: Trx, id: string, visible: Condition): Promise<MemoRow | undefined> {
  const { rows } = await sql<MemoRow>`select m.* from memo m where m.memo_id = ${id} and ${visible} for update`.execute(trx)
  return rows[0]
}

export const findMemo = async (db: Db, id: string, visible: Condition): Promise<MemoRow | undefined> =>
  (await sql<MemoRow>`select m.* from memo m where m.memo_id = ${id} and ${visible}`.execute(db)).rows[0]

export const insertMemo = (trx: Trx, row: Insertable<MemoTable>): Promise<MemoRow> =>
  trx.insertInto('memo').values(row).returningAll().executeTakeFirstOrThrow()

export const updateMemo = (trx: Trx, id: string, changes: Updateable<MemoTable>): Promise<MemoRow> =>
  trx.updateTable('memo').set(changes).where('memo_id', '=', id).returningAll().executeTakeFirstOrThrow()

export const clientExists = async (db: Db, id: string, visible: Condition): Promise<boolean> =>
  (await sql`select from client c where c.client_id = ${id} and ${visible}`.execute(db)).rows.length > 0
