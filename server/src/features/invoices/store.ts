import { type Insertable, type Selectable, sql } from 'kysely'
import type { Condition } from '../../db/filter.js'
import type { InvoiceTable } from '../../db/generated/tables.js'
import type { Db, Trx } from '../../db/open.js'

export type InvoiceRow = Selectable<InvoiceTable>

/** The next number of a series. Its row stays locked until the transaction ends, so that a number is used or was never given. */
export async function takeNumber(trx: Trx, series: string): Promise<number> {
  const { rows } = await sql<{ last: number }>`
    insert into invoice_counter as c (series, last) values (${series}, 1)
    on conflict (series) do update set last = c.last + 1 returning last`.execute(trx)
  return rows[0]?.last ?? 0
}

/** The order lists it from now on. */
export async function insertInvoice(trx: Trx, row: Insertable<InvoiceTable>): Promise<void> {
  await trx
    .with('made', (query) => query.insertInto('invoice').values(row))
    .updateTable('bookingorder')
    .set({ invoices: sql<string[]>`array_append(invoices, ${row.invoice_number})` })
    .where('bookingorder_id', '=', row.bookingorder_id)
    .execute()
}

/** The first one made for an order, which later documents correct. */
export async function firstNumber(trx: Trx, bookingorderId: string): Promise<string | null> {
  const row = await trx
    .selectFrom('invoice')
    .select('invoice_number')
    .where('bookingorder_id', '=', bookingorderId)
    .where('kind', '=', 'invoice')
    .orderBy('invoice_id')
    .limit(1)
    .executeTakeFirst()
  return row?.invoice_number ?? null
}

/** By id or by number: an order lists the numbers. */
export async function findInvoice(db: Db, bookingorderId: string, invoice: string, visible: Condition): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`
    select i.* from invoice i
     where i.bookingorder_id = ${bookingorderId} and (i.invoice_id = ${invoice} or i.invoice_number = ${invoice}) and ${visible}`.execute(
    db,
  )
  return rows[0]
}
