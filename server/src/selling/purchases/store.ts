import { type RawBuilder, type Selectable, sql } from 'kysely'
import { deliveredOrder, soldItem } from '../../lib/order-states.js'
import { account } from '../../money/ledger/store.js'
import type { Read } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { PurchaseorderTable } from '../../platform/db/generated/tables.js'
import type { OrderCharge } from '../../platform/db/json.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { insertRows } from '../../platform/db/rows.js'
import { isPaidFor } from './paid.js'
import type { PayoutState, PurchaseItemStatus, PurchaseorderStatus, PurchaseSource } from './states.js'

export interface SaleItemRow {
  purchaseorderitem_id: string
  /** the order item the purchase was made for */
  orderitem_id: string
  /** the order item that has the admission now */
  current_orderitem_id: string | null
  ticket_id: string
  ticket_name: string
  item_status: PurchaseItemStatus
  category_id: string
  category_name: string
  ticket_startdate: string | null
  ticket_stopdate: string | null
  vat_category: string
  /** at the time of the sale: reserved for its buyer, or taken from an allotment of the buyer */
  use_allocation: boolean
  section: string | null
  row: string | null
  seat: string | null
  cost_price: number
  currency: string
}

export type SaleRow = Omit<Selectable<PurchaseorderTable>, 'purchaseorder_status' | 'purchase_source'> & {
  purchaseorder_status: PurchaseorderStatus
  purchase_source: PurchaseSource
  event_name: string
  event_startdate: string
  event_stopdate: string
  season: string
  tournament_name: string
  emails: string[]
  /** the order that has it now, or the last order that had it */
  current: { bookingorder_id: string; booking_code: string } | null
  items: SaleItemRow[]
  linked: { purchaseorder_id: string; reference_number: string }[]
  /** the charges of the order that the purchase was made for, payouts included */
  charge: OrderCharge | null
  /** at the time of that order */
  rates: Record<string, string> | null
}

const currentOrder = sql`(select jsonb_build_object('bookingorder_id', o.bookingorder_id, 'booking_code', o.booking_code)
   from purchaseorder_item x join orderitem i on i.purchaseorderitem_id = x.purchaseorderitem_id join bookingorder o on o.bookingorder_id = i.bookingorder_id
  where x.purchaseorder_id = p.purchaseorder_id order by not ${soldItem.sql('i')}, o.created desc, o.bookingorder_id desc limit 1)`
const saleItems = sql`(select jsonb_agg(jsonb_build_object('purchaseorderitem_id', x.purchaseorderitem_id, 'orderitem_id', x.orderitem_id, 'current_orderitem_id', n.orderitem_id,
    'ticket_id', x.ticket_id, 'ticket_name', i.ticket_name, 'item_status', x.item_status, 'category_id', i.category_id, 'category_name', i.category_name,
    'ticket_startdate', i.ticket_startdate, 'ticket_stopdate', i.ticket_stopdate, 'vat_category', i.vat_category,
    'use_allocation', coalesce(x.use_allocation, k.locked_by_client_id is not distinct from coalesce(o.onbehalfclient_id, o.client_id) or i.allotment_id is not null), 'section', coalesce(n.section, i.section),
    'row', coalesce(n."row", i."row"), 'seat', coalesce(n.seat, i.seat), 'cost_price', i.cost_price, 'currency', i.currency) order by x.position)
   from purchaseorder_item x join orderitem i on i.orderitem_id = x.orderitem_id join ticket k on k.ticket_id = x.ticket_id
   join bookingorder o on o.bookingorder_id = i.bookingorder_id
   left join orderitem n on n.purchaseorderitem_id = x.purchaseorderitem_id and ${soldItem.sql('n')}
  where x.purchaseorder_id = p.purchaseorder_id)`
/** Linked sales: the purchase in which the sold admissions were bought, and the sales in which its buyers resold them. */
const linkedSales = sql`(select jsonb_agg(jsonb_build_object('purchaseorder_id', l.purchaseorder_id, 'reference_number', l.reference_number) order by l.purchase_date, l.purchaseorder_id)
   from purchaseorder l where l.purchaseorder_id in (
     select up.purchaseorder_id from purchaseorder_item x join relisting r on r.purchaseorderitem_id = x.purchaseorderitem_id
       join orderitem i on i.orderitem_id = r.orderitem_id join purchaseorder_item up on up.purchaseorderitem_id = i.purchaseorderitem_id
      where x.purchaseorder_id = p.purchaseorder_id
     union select down.purchaseorder_id from purchaseorder_item x join orderitem i on i.purchaseorderitem_id = x.purchaseorderitem_id
       join relisting r on r.orderitem_id = i.orderitem_id join purchaseorder_item down on down.purchaseorderitem_id = r.purchaseorderitem_id
      where x.purchaseorder_id = p.purchaseorder_id))`

const select = sql`p.*, e.event_name, e.date_start as event_startdate, e.date_stop as event_stopdate, e.season,
  (select t.official_name from tournament t where t.tournament_id = e.tournament_id) as tournament_name,
  (select s.emails from supplier s where s.supplier_id = p.supplier_id) as emails,
  (select c.charge from order_charge c where c.bookingorder_id = p.bookingorder_id) as charge,
  (select m.rates from bookingorder o join fxratemoment m on m.fxratemoment_id = o.fxratemoment_id where o.bookingorder_id = p.bookingorder_id) as rates,
  ${currentOrder} as current, ${saleItems} as items, coalesce(${linkedSales}, '[]') as linked`
const from = sql`purchaseorder p join event e on e.event_id = p.event_id`
const unjoined = { from: sql`purchaseorder p`, joined: ['e'] }

export const listSales = (db: Db, request: ListRequest, where: Condition[]): Promise<Page<SaleRow>> =>
  readPage<SaleRow>(db, request, { select, from, unjoined, where })

export async function findSale(db: Db, id: string, visible: Condition): Promise<SaleRow | undefined> {
  const { rows } = await sql<SaleRow>`select ${select} from ${from} where p.purchaseorder_id = ${id} and ${visible}`.execute(db)
  return rows[0]
}

export const findSales = async (db: Db, ids: readonly string[]): Promise<SaleRow[]> =>
  ids.length === 0 ? [] : (await salesRows(ids).execute(db)).rows

const salesRows = (ids: readonly string[]) =>
  sql<SaleRow>`select ${select} from ${from} where p.purchaseorder_id = any(${[...ids]}::text[]) order by p.purchaseorder_id`

export const salesOfIds = (ids: readonly string[]): Read<SaleRow[]> => ({ statements: [salesRows(ids)], of: ([rows]) => rows as SaleRow[] })

/** Locks in id order, then reads in a second statement. */
export async function lockSales(trx: Trx, ids: readonly string[]): Promise<SaleRow[]> {
  await sql`select from purchaseorder where purchaseorder_id = any(${[...ids]}::text[]) order by purchaseorder_id for update`.execute(trx)
  return findSales(trx, ids)
}

/**
 * Locks the sales of these orders, and those of which they have admissions. Sales are locked after distributors and before invoice numbers:
 * a booking of a returned admission does it in this order too.
 */
export const lockSalesOfOrders = (trx: Trx, orders: readonly string[]) =>
  sql`
    select from purchaseorder where bookingorder_id = any(${[...orders]}::text[]) or purchaseorder_id in (
      select x.purchaseorder_id from orderitem i join purchaseorder_item x on x.purchaseorderitem_id = i.purchaseorderitem_id
       where i.bookingorder_id = any(${[...orders]}::text[]))
     order by purchaseorder_id for update`.execute(trx)

/** Sales in which admissions of this order were resold. */
export const relistedFrom = (bookingorderId: string): Condition => sql`exists (
  select from orderitem i join relisting r on r.orderitem_id = i.orderitem_id join purchaseorder_item x on x.purchaseorderitem_id = r.purchaseorderitem_id
   where i.bookingorder_id = ${bookingorderId} and x.purchaseorder_id = p.purchaseorder_id)`

/** Orders that have or had an admission of this purchase order. */
export const sourcedFrom = (purchaseorderId: string): Condition => sql`exists (
  select from orderitem i join purchaseorder_item x on x.purchaseorderitem_id = i.purchaseorderitem_id
   where i.bookingorder_id = o.bookingorder_id and x.purchaseorder_id = ${purchaseorderId})`

export interface NewSale {
  purchaseorder_id: string
  reference_number: string
  supplier_id: string
  event_id: string
  bookingorder_id: string
  purchase_source: PurchaseSource
  items: { purchaseorderitem_id: string; orderitem_id: string; ticket_id: string; use_allocation: boolean }[]
}

const saleColumns = [
  ...(['purchaseorder_id', 'reference_number', 'supplier_id', 'event_id', 'bookingorder_id', 'purchase_source'] as const),
  ...(['purchase_date', 'updated'] as const),
] as const
const partColumns = ['purchaseorderitem_id', 'purchaseorder_id', 'position', 'ticket_id', 'orderitem_id', 'use_allocation'] as const

/**
 * Inserts sales and their items, as parts of a WITH: the admissions are inserted in the same statement, because the rows refer
 * to each other. `reused` are purchases made for earlier buyers who cancelled.
 */
export function salesInserts(sales: NewSale[], reused: string[], at: Date): RawBuilder<unknown> {
  const rows = sales.map(({ items: _items, ...row }) => ({ ...row, purchase_date: at, updated: at }))
  const items = sales.flatMap(({ purchaseorder_id, items }) =>
    items.map((item, index) => ({ purchaseorder_id, position: index + 1, ...item })),
  )
  const inserts = sql`sales as (${insertRows('purchaseorder', rows, saleColumns)}),
    parts as (${insertRows('purchaseorder_item', items, partColumns)})`
  // An update without rows would still run its triggers.
  if (reused.length === 0) return inserts
  return sql`${inserts}, again as (
    update purchaseorder_item set item_status = 'sold' where purchaseorderitem_id = any(${reused}::text[]) and item_status = 'on_sale')`
}

/** The sales that contain these purchases. */
export async function salesOf(trx: Trx, purchaseorderitemIds: readonly string[]): Promise<string[]> {
  if (purchaseorderitemIds.length === 0) return []
  const { rows } = await sql<{ purchaseorder_id: string }>`
    select distinct purchaseorder_id from purchaseorder_item where purchaseorderitem_id = any(${[...purchaseorderitemIds]}::text[])`.execute(
    trx,
  )
  return rows.map((row) => row.purchaseorder_id)
}

/** Of these admissions, those whose purchase was made for an earlier buyer, with the order of that buyer. */
export async function madeForOthers(trx: Trx, orderitemIds: readonly string[]): Promise<Map<string, string>> {
  if (orderitemIds.length === 0) return new Map()
  const { rows } = await sql<{ orderitem_id: string; bookingorder_id: string }>`
    select i.orderitem_id, p.bookingorder_id from orderitem i join purchaseorder_item x on x.purchaseorderitem_id = i.purchaseorderitem_id
      join purchaseorder p on p.purchaseorder_id = x.purchaseorder_id
     where i.orderitem_id = any(${[...orderitemIds]}::text[]) and x.orderitem_id <> i.orderitem_id`.execute(trx)
  return new Map(rows.map((row) => [row.orderitem_id, row.bookingorder_id]))
}

/** The sale of an order. One whose admissions were all bought before has none. */
export async function saleOfOrder(trx: Trx, bookingorderId: string): Promise<SaleRow[]> {
  const { rows } = await sql<SaleRow>`select ${select} from ${from} where p.bookingorder_id = ${bookingorderId}`.execute(trx)
  return rows
}

/** Of these sales, those whose sold admissions are all delivered. */
export async function fulfilledSales(trx: Trx, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ purchaseorder_id: string }>`
    select p.purchaseorder_id from purchaseorder p where p.purchaseorder_id = any(${[...ids]}::text[]) and not exists (
      select from purchaseorder_item x left join orderitem i on i.purchaseorderitem_id = x.purchaseorderitem_id and ${soldItem.sql('i')}
       where x.purchaseorder_id = p.purchaseorder_id and x.item_status = 'sold' and coalesce(i.ticket_status, 'pending') = 'pending')`.execute(
    trx,
  )
  return rows.map((row) => row.purchaseorder_id)
}

export const setItems = (trx: Trx, ids: readonly string[], status: PurchaseItemStatus) =>
  ids.length === 0
    ? Promise.resolve()
    : trx.updateTable('purchaseorder_item').set({ item_status: status }).where('purchaseorderitem_id', 'in', ids).execute()

export const setStatus = (trx: Trx, { purchaseorder_id, version }: SaleRow, status: PurchaseorderStatus, at: Date) =>
  trx
    .updateTable('purchaseorder')
    .set({ purchaseorder_status: status, updated: at, version: version + 1 })
    .where('purchaseorder_id', '=', purchaseorder_id)
    .execute()

/** After a change of the amount owed to a supplier for an order: the next payout checks the order again. */
export const markUnsettled = (trx: Trx, bookingorderId: string) =>
  trx.updateTable('purchaseorder').set({ unsettled: true }).where('bookingorder_id', '=', bookingorderId).execute()

/** Whether every sold admission of a sale (`p`) is in a delivered order. */
const isDelivered: Condition = sql`not exists (
  select from purchaseorder_item x join orderitem i on i.purchaseorderitem_id = x.purchaseorderitem_id join bookingorder o on o.bookingorder_id = i.bookingorder_id
   where x.purchaseorder_id = p.purchaseorder_id and ${soldItem.sql('i')} and not ${deliveredOrder.sql('o')})`

/** Whether the event (`e`) took place, or it is decided what suppliers get although it did not. */
const isDecided: Condition = sql`(e.event_status in ('notstarted', 'finished') or e.payout_decided)`

/** Sales whose event is over, that are paid for and delivered, and that may have an open balance in the ledger. */
const due = (until: Date): Condition =>
  sql`p.unsettled and e.date_stop_utc <= ${until} and ${isDecided} and ${isPaidFor} and ${isDelivered}`

/** What the payout of a sale (`p`, `e`) waits for. The first that applies. */
export const payoutState = (
  until: Date,
): RawBuilder<PayoutState> => sql`case when e.date_stop_utc > ${until} then 'event' when not ${isDecided} then 'decision'
  when not ${isPaidFor} then 'payment' when not ${isDelivered} then 'delivery' else 'ready' end`

export async function nextDueSupplier(db: Db, until: Date, after: string): Promise<string | undefined> {
  const { rows } = await sql<{ supplier_id: string | null }>`
    select min(p.supplier_id) as supplier_id from ${from} where ${due(until)} and p.supplier_id > ${after}`.execute(db)
  return rows[0]?.supplier_id ?? undefined
}

/** The entries (`l`) on the account of a supplier, with their transactions (`t`). */
const entriesOf = (supplierId: string) =>
  sql`ledger_transaction t join ledger_entry l on l.transaction_id = t.transaction_id and l.account = ${account.supplier(supplierId)}`

/** What a supplier is owed for all its due sales, per currency. Negative if it owes. */
export async function dueTotals(trx: Trx, supplierId: string, until: Date): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select l.currency, -sum(l.amount)::bigint as amount from ${from} join (${entriesOf(supplierId)}) on t.bookingorder_id = p.bookingorder_id
     where ${due(until)} and p.supplier_id = ${supplierId} group by l.currency order by l.currency`.execute(trx)
  return rows
}

export interface DueSale {
  purchaseorder_id: string
  bookingorder_id: string
  /** whether it was not paid out before */
  is_first: boolean
}

/**
 * Due sales of a supplier after another one. Corrections of earlier payouts come first: if a run ends halfway, the supplier has got too
 * little, not too much. With `payable`, sales that are owed in other currencies only are left out.
 */
export async function dueSales(
  db: Db,
  supplierId: string,
  until: Date,
  { payable, after, limit }: { payable: readonly string[] | undefined; after: DueSale | undefined; limit: number },
): Promise<DueSale[]> {
  const isFirst = sql`(p.purchaseorder_status in ('confirmed', 'fulfilled'))`
  const isPayable = payable
    ? sql`coalesce((select bool_or(b.currency = any(${[...payable]}::text[])) from (
        select l.currency from ${entriesOf(supplierId)} where t.bookingorder_id = p.bookingorder_id group by l.currency having sum(l.amount) <> 0) b), true)`
    : sql`true`
  const isAfter = after ? sql`(${isFirst}, p.purchaseorder_id) > (${after.is_first}, ${after.purchaseorder_id})` : sql`true`
  const { rows } = await sql<DueSale>`
    select p.purchaseorder_id, p.bookingorder_id, ${isFirst} as is_first from ${from}
     where ${due(until)} and p.supplier_id = ${supplierId} and ${isAfter} and ${isPayable}
     order by is_first, p.purchaseorder_id limit ${limit}`.execute(db)
  return rows
}

/** Of these sales, those that are still due. */
export async function stillDue(trx: Trx, until: Date, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ purchaseorder_id: string }>`
    select p.purchaseorder_id from ${from} where ${due(until)} and p.purchaseorder_id = any(${[...ids]}::text[])`.execute(trx)
  return rows.map((row) => row.purchaseorder_id)
}

/** The orders that have admissions of these sales now: the first buyers or later ones. */
export async function holdersOf(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ bookingorder_id: string }>`
    select distinct i.bookingorder_id from purchaseorder_item x join orderitem i on i.purchaseorderitem_id = x.purchaseorderitem_id
     where x.purchaseorder_id = any(${[...ids]}::text[]) and ${soldItem.sql('i')}`.execute(trx)
  return rows.map((row) => row.bookingorder_id)
}

/** All orders that have or had admissions of these sales. A payout depends on their payments. */
export async function ordersOfSales(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ bookingorder_id: string }>`
    select distinct i.bookingorder_id from purchaseorder_item x join orderitem i on i.purchaseorderitem_id = x.purchaseorderitem_id
     where x.purchaseorder_id = any(${[...ids]}::text[])`.execute(trx)
  return rows.map((row) => row.bookingorder_id)
}

/** The amounts owed to a supplier for sales that are not paid for yet, per currency. */
export async function unpaidAmounts(db: Db, supplierId: string): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select l.currency, -sum(l.amount)::bigint as amount
      from purchaseorder p join ledger_transaction t on t.bookingorder_id = p.bookingorder_id join ledger_entry l using (transaction_id)
     where p.supplier_id = ${supplierId} and p.unsettled and l.account = ${account.supplier(supplierId)} and not ${isPaidFor}
     group by l.currency having sum(l.amount) <> 0 order by l.currency`.execute(db)
  return rows
}

/** Of these orders, those whose admissions all come from settled sales. One order may have admissions of several sales. */
export async function fullySettledOrders(trx: Trx, orders: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ bookingorder_id: string }>`
    select o.bookingorder_id from bookingorder o where o.bookingorder_id = any(${[...orders]}::text[]) and not exists (
      select from orderitem i join purchaseorder_item x on x.purchaseorderitem_id = i.purchaseorderitem_id join purchaseorder p on p.purchaseorder_id = x.purchaseorder_id
       where i.bookingorder_id = o.bookingorder_id and ${soldItem.sql('i')} and p.purchaseorder_status <> 'settled')`.execute(trx)
  return rows.map((row) => row.bookingorder_id)
}

/** The sale as it was stored with this document of a payout. */
export async function saleWith(db: Db, id: string, number: string): Promise<Record<string, unknown> | undefined> {
  const { rows } = await sql<{ snapshot: Record<string, unknown> }>`
    select h.snapshot from history h where h.resource = 'purchaseorder' and h.resource_id = ${id} and h.snapshot -> 'invoices' @> to_jsonb(${number}::text)
     order by h.version limit 1`.execute(db)
  return rows[0]?.snapshot
}

/** Adds a document number to the sale. */
export const addDocument = (trx: Trx, bookingorderId: string, number: string) =>
  sql`update purchaseorder set invoices = array_append(invoices, ${number}) where bookingorder_id = ${bookingorderId}`.execute(trx)

/** Sets paid sales to settled. Withdrawn sales stay withdrawn. Sales in `changed` get a new version. */
export async function settleSales(trx: Trx, ids: readonly string[], changed: readonly string[], at: Date): Promise<void> {
  await sql`update purchaseorder set unsettled = false,
      purchaseorder_status = case when purchaseorder_status in ('confirmed', 'fulfilled') then 'settled' else purchaseorder_status end
    where purchaseorder_id = any(${[...ids]}::text[])`.execute(trx)
  await sql`update purchaseorder set updated = ${at}, version = version + 1 where purchaseorder_id = any(${[...changed]}::text[])`.execute(
    trx,
  )
}
