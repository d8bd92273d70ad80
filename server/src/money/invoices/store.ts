import { type Selectable, sql } from 'kysely'
import { defer } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { InvoiceTable } from '../../platform/db/generated/tables.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { namesOf } from '../../platform/db/rows.js'

export type InvoiceRow = Selectable<InvoiceTable>

const nextNumber = (series: string) => sql<{ number: string }>`
  insert into invoice_counter as c (series, last) values (${series}, 1)
  on conflict (series) do update set last = c.last + 1 returning ${series}::text || '-' || lpad(last::text, greatest(6, length(last::text)), '0') as number`

/** The next number, for a document that is stored elsewhere. */
export async function takeNumber(trx: Trx, series: string): Promise<string> {
  const { rows } = await nextNumber(series).execute(trx)
  return rows[0]?.number ?? ''
}

/**
 * Inserts a document with the next number of its series, and adds the number to the order. The row of the series stays locked until the
 * transaction ends, so that there are no gaps in the numbers. Call it as late as possible in the transaction.
 */
export async function insertInvoice(trx: Trx, series: string, row: Omit<InvoiceRow, 'invoice_number'>): Promise<void> {
  const columns = Object.keys(row)
  await defer(
    trx,
    sql`
    with taken as (${nextNumber(series)}),
    made as (
      insert into invoice (invoice_number, ${namesOf(columns)})
      select taken.number, ${namesOf(columns, 'n')}
        from taken, jsonb_populate_record(null::invoice, ${JSON.stringify(row)}::jsonb) n)
    update bookingorder set invoices = array_append(invoices, taken.number) from taken where bookingorder_id = ${row.bookingorder_id}`,
  )
}

/** The first invoice of an order. Later documents refer to it. */
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

/** Finds a document by id or number. Orders list the numbers. */
export async function findInvoice(db: Db, bookingorderId: string, invoice: string, visible: Condition): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`
    select i.* from invoice i
     where i.bookingorder_id = ${bookingorderId} and (i.invoice_id = ${invoice} or i.invoice_number = ${invoice}) and ${visible}`.execute(
    db,
  )
  return rows[0]
}
