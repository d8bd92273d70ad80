import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Rates } from '../../lib/money.js'
import type { Read } from '../../platform/db/client.js'
import type { SettlementTable } from '../../platform/db/generated/tables.js'
import type { OrderCharge, OrderFee } from '../../platform/db/json.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { insertRows, type NewRow } from '../../platform/db/rows.js'
import type { DistributorFinancialStatus } from '../charge/states.js'
import type { PaymentMethod } from './methods/method.js'
import { lapsesAt } from './unpaid.js'

/** The fields of an order that its payment needs. */
export interface OrderMoney {
  bookingorder_id: string
  booking_id: string
  booking_code: string
  distributor_id: string
  supplier_id: string
  payment_method: PaymentMethod
  payment_reference: string | null
  external_payment_reference: string | null
  invoice_reference: string | null
  distributorfinancial_status: DistributorFinancialStatus
  target_currency: string
  rates: Rates
  is_test_booking: boolean
  charged: number
  refunded: number
  /** it has an invoice; `invoices` of the order does not say so, because finance can change that list */
  is_invoiced: boolean
  /** start of the event */
  starts: Date
  charge: OrderCharge | null
  items: { orderitem_id: string; ticket_id: string; net_rate: number; currency: string; payout: number }[]
}

const money = sql`o.bookingorder_id, o.booking_id, o.booking_code, o.distributor_id, o.supplier_id, o.payment_method, o.payment_reference,
  o.external_payment_reference, o.invoice_reference,
  o.distributorfinancial_status, o.target_currency, o.is_test_booking, o.charged, o.refunded,
  exists (select from invoice d where d.bookingorder_id = o.bookingorder_id) as is_invoiced, coalesce(m.rates, '{}') as rates,
  e.date_start_utc as starts, c.charge,
  (select jsonb_agg(jsonb_build_object('orderitem_id', i.orderitem_id, 'ticket_id', i.ticket_id, 'net_rate', i.net_rate,
            'currency', i.currency, 'payout', i.payout) order by i.position)
     from orderitem i where i.bookingorder_id = o.bookingorder_id) as items`

const readMoney = (ids: readonly string[]) => sql<OrderMoney>`
  select ${money} from bookingorder o
    join event e on e.event_id = o.event_id
    left join fxratemoment m on m.fxratemoment_id = o.fxratemoment_id
    left join order_charge c on c.bookingorder_id = o.bookingorder_id
   where o.bookingorder_id = any(${[...ids]}::text[]) order by o.bookingorder_id`

/** Locks in id order, so that a settlement and a cancellation wait for each other, and then reads in a second statement. */
export async function lockOrders(trx: Trx, by: { booking_id: string } | { bookingorder_id: string }): Promise<OrderMoney[]> {
  const where = 'booking_id' in by ? sql`o.booking_id = ${by.booking_id}` : sql`o.bookingorder_id = ${by.bookingorder_id}`
  const locked = await sql<{ bookingorder_id: string }>`
    select o.bookingorder_id from bookingorder o where ${where} order by o.bookingorder_id for update`.execute(trx)
  if (locked.rows.length === 0) return []
  return (await readMoney(locked.rows.map((row) => row.bookingorder_id)).execute(trx)).rows
}

/** By id. The ids are an array or an expression of SQL. */
export const ratesOf = (fxratemomentIds: string[] | RawBuilder<unknown>): Read<Map<string, Rates>> => ({
  statements: [sql`select fxratemoment_id, rates from fxratemoment where fxratemoment_id = any(${fxratemomentIds}::text[])`],
  of: ([rows]) => new Map((rows as { fxratemoment_id: string; rates: Rates }[]).map((one) => [one.fxratemoment_id, one.rates])),
})

/** The rates that a reservation or an order was made with. */
export const ratesAt = (rates: ReadonlyMap<string, Rates>, fxratemomentId: string | null): Rates => rates.get(fxratemomentId ?? '') ?? {}

export interface MoneyState {
  charge: OrderCharge
  charged: number
  refunded: number
  fees: OrderFee[]
  distributorfinancial_status: DistributorFinancialStatus
  payment_method: PaymentMethod
}

/** The statement that inserts the charges of new orders. */
export const chargesInsert = (rows: NewRow<'order_charge'>[]) => insertRows('order_charge', rows)

export async function saveMoney(trx: Trx, id: string, { charge, fees, ...columns }: MoneyState): Promise<void> {
  await trx
    .with('kept', (query) =>
      query
        .insertInto('order_charge')
        .values({ bookingorder_id: id, charge: JSON.stringify(charge) })
        .onConflict((conflict) => conflict.column('bookingorder_id').doUpdateSet({ charge: JSON.stringify(charge) })),
    )
    .updateTable('bookingorder')
    .set({ ...columns, fees: JSON.stringify(fees) })
    .where('bookingorder_id', '=', id)
    .execute()
}

export const saveCharge = (trx: Trx, id: string, charge: OrderCharge) =>
  trx
    .updateTable('order_charge')
    .set({ charge: JSON.stringify(charge) })
    .where('bookingorder_id', '=', id)
    .execute()

export async function addRefunds(trx: Trx, items: { orderitem_id: string; refunded: number; refunded_eur: number }[]): Promise<void> {
  if (items.length === 0) return
  await sql`
    update orderitem i set refunded = i.refunded + r.refunded, sales_price_eur_refund = i.sales_price_eur_refund + r.refunded_eur
      from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as r (orderitem_id text, refunded bigint, refunded_eur bigint)
     where i.orderitem_id = r.orderitem_id`.execute(trx)
}

export async function setStatus(trx: Trx, id: string, status: DistributorFinancialStatus, paymentMethod?: PaymentMethod): Promise<void> {
  await trx
    .updateTable('bookingorder')
    .set({ distributorfinancial_status: status, ...(paymentMethod ? { payment_method: paymentMethod } : {}) })
    .where('bookingorder_id', '=', id)
    .execute()
}

export type SettlementRow = Selectable<SettlementTable>

/** Stores a settlement, or returns the one stored earlier with the same reference. Concurrent calls wait for each other. */
export async function takeSettlement(trx: Trx, row: SettlementRow): Promise<SettlementRow | undefined> {
  const { settlement_reference, booking_id, payment_reference, amount, currency, received } = row
  const made = await trx
    .insertInto('settlement')
    .values({ settlement_reference, booking_id, payment_reference, amount, currency, received })
    .onConflict((conflict) => conflict.doNothing())
    .returning('settlement_reference')
    .executeTakeFirst()
  if (made) return undefined
  return trx.selectFrom('settlement').selectAll().where('settlement_reference', '=', settlement_reference).executeTakeFirst()
}

/** How a booked reservation was or will be paid. */
export interface BookedMoney {
  payment_method: PaymentMethod
  payment_reference: string | null
  due_by: Date | null
  /** until when a provider must settle it */
  pay_by: Date | null
  statuses: DistributorFinancialStatus[]
  charges: OrderCharge[]
}

export async function bookedMoney(db: Db, reservationId: string): Promise<BookedMoney | undefined> {
  const { rows } = await sql<BookedMoney>`
    select min(o.payment_method) as payment_method, min(o.payment_reference) as payment_reference,
           min(${lapsesAt}) as pay_by,
           (select max(i.due_by)::timestamptz from invoice i where i.bookingorder_id = any(array_agg(o.bookingorder_id))) as due_by,
           array_agg(o.distributorfinancial_status) as statuses, coalesce(jsonb_agg(c.charge) filter (where c.charge is not null), '[]') as charges
      from booking b join bookingorder o using (booking_id) join event e using (event_id) left join order_charge c using (bookingorder_id)
     where b.reservation_id = ${reservationId} group by b.booking_id`.execute(db)
  return rows[0]
}
