import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Condition } from '../../db/filter.js'
import type { MemoTable } from '../../db/generated/tables.js'
import { type ListRequest, type Page, readPage } from '../../db/list.js'
import type { Db, Trx } from '../../db/open.js'

export type MemoRow = Selectable<MemoTable>

/** What a memo can be kept on: the column of the memo and the table it points to. */
export const subjects = {
  distributor_id: 'distributor',
  supplier_id: 'supplier',
  purchaseorder_id: 'purchaseorder',
} as const
export type Subject = keyof typeof subjects

export async function subjectExists(db: Db, subject: Subject, id: string, visible: Condition): Promise<boolean> {
  const { rows } = await sql`select from ${sql.table(subjects[subject])} s where s.${sql.raw(subject)} = ${id} and ${visible}`.execute(db)
  return rows.length > 0
}

export const listMemos = (db: Db, request: ListRequest, subject: Subject, id: string, visible: Condition): Promise<Page<MemoRow>> =>
  readPage<MemoRow>(db, request, { select: sql`m.*`, from: sql`memo m`, where: [sql`m.${sql.raw(subject)} = ${id}`, visible] })

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
