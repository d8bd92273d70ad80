import { type Insertable, type Selectable, sql } from 'kysely'
import type { ConnectOrderTable } from '../../platform/db/generated/tables.js'
import type { Db, Trx } from '../../platform/db/open.js'

export type ConnectOrderRow = Selectable<ConnectOrderTable>

export async function findOrder(db: Db, distributor_id: string, order_number: string): Promise<ConnectOrderRow | undefined> {
  return db
    .selectFrom('connect_order')
    .selectAll()
    .where('distributor_id', '=', distributor_id)
    .where('order_number', '=', order_number)
    .executeTakeFirst()
}

/** Inserts the order or updates it. */
export async function saveOrder(trx: Trx, row: ConnectOrderRow): Promise<void> {
  const values = { ...row, items: JSON.stringify(row.items) } as unknown as Insertable<ConnectOrderTable>
  await trx
    .insertInto('connect_order')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['distributor_id', 'order_number']).doUpdateSet({
        reservation_id: row.reservation_id,
        items: JSON.stringify(row.items),
        cancelled_at: row.cancelled_at,
        updated: row.updated,
      }),
    )
    .execute()
}

export async function distributorName(db: Db, id: string): Promise<string> {
  const { rows } = await sql<{ distributor_name: string }>`select distributor_name from distributor where distributor_id = ${id}`.execute(
    db,
  )
  return rows[0]?.distributor_name ?? id
}
