import { type RawBuilder, type Selectable, sql } from 'kysely'
import { defer } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { InvoiceTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { namesOf } from '../../platform/db/rows.js'
import type { DistributorFinancialStatus } from '../charge/states.js'
import { openAmount } from './open.js'

export type InvoiceRow = Selectable<InvoiceTable>

export type ListedInvoice = Omit<InvoiceRow, 'lines' | 'vat' | 'seller' | 'buyer'> & {
  distributor_name: string
  distributorfinancial_status: DistributorFinancialStatus
  open_amount: number
}
type WholeInvoice = ListedInvoice & Pick<InvoiceRow, 'lines' | 'vat' | 'seller' | 'buyer'>

const listed = sql`i.invoice_id, i.invoice_number, i.kind, i.created, i.distributor_id, i.buyer->>'name' as distributor_name, i.bookingorder_id,
  i.booking_code, i.currency, i.total, ${openAmount} as open_amount, i.due_by, o.distributorfinancial_status, i.payment_method,
  i.payment_reference, i.reference, i.corrects`
const withOrder = sql`invoice i join bookingorder o on o.bookingorder_id = i.bookingorder_id`
const unjoined = { from: sql`invoice i`, joined: ['o'] }

export const listInvoices = (db: Db, request: ListRequest, visible: Condition): Promise<Page<ListedInvoice>> =>
  readPage<ListedInvoice>(db, request, { select: listed, from: withOrder, unjoined, where: [visible] })

/** With its lines; by id or number. */
export async function findWhole(db: Db, invoice: string, visible: Condition): Promise<WholeInvoice | undefined> {
  const { rows } = await sql<WholeInvoice>`
    select ${listed}, i.lines, i.vat, i.seller, i.buyer from ${withOrder}
     where (i.invoice_id = ${invoice} or i.invoice_number = ${invoice}) and ${visible}`.execute(db)
  return rows[0]
}

/** Takes so many numbers of a series. `last`: the last number before these. The row of the series stays locked until the transaction ends. */
const takenNumbers = (series: string, count: number) => sql`
  insert into invoice_counter as c (series, last) values (${series}, ${count})
  on conflict (series) do update set last = c.last + excluded.last returning c.last - ${count}::bigint as last`
const numberText = (series: string, number: RawBuilder<unknown>) =>
  sql`${series}::text || '-' || lpad((${number})::text, greatest(6, length((${number})::text)), '0')`

/** The next number, for a document that is stored elsewhere. */
export async function takeNumber(trx: Trx, series: string): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    with taken as (${takenNumbers(series, 1)}) select ${numberText(series, sql`taken.last + 1`)} as number from taken`.execute(trx)
  return rows[0]?.number ?? ''
}

export type NewInvoice = Omit<InvoiceRow, 'invoice_number'>

/**
 * Inserts documents of different orders with the next numbers of their series, and adds the numbers to the orders. There are no gaps in the
 * numbers, because the series is locked. Call it as late as possible in the transaction.
 */
export async function insertInvoices(trx: Trx, series: string, rows: NewInvoice[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  await defer(
    trx,
    sql`
    with taken as (${takenNumbers(series, rows.length)}),
    given as (
      select ${numberText(series, sql`taken.last + x.n`)} as number, ${namesOf(columns, 'i')}
        from taken, jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as x (document, n), jsonb_populate_record(null::invoice, x.document) i),
    made as (insert into invoice (invoice_number, ${namesOf(columns)}) select number, ${namesOf(columns)} from given)
    update bookingorder o set invoices = array_append(o.invoices, (select number from given where given.bookingorder_id = o.bookingorder_id))
     where o.bookingorder_id = any(${rows.map((row) => row.bookingorder_id)}::text[])`,
  )
}

/** The numbers of an order's documents, oldest first. */
export async function numbersOf(trx: Trx, bookingorderId: string): Promise<string[]> {
  const { rows } = await sql<{ invoice_number: string }>`
    select invoice_number from invoice where bookingorder_id = ${bookingorderId} order by created, invoice_id`.execute(trx)
  return rows.map((row) => row.invoice_number)
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
