import { sql } from 'kysely'
import type { Env } from '../../platform/context.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { methods } from './methods/index.js'
import { unsettled } from './methods/unsettled.js'

/** Methods that a payment provider settles after the booking. */
export const settledLater = Object.entries(methods).flatMap(([name, { begins }]) => (begins === 'open' ? [name] : []))

/** Until when a new order must be settled, if a provider settles it. */
export const payBy = (
  { config }: Pick<Env, 'config'>,
  { status, is_test_booking }: { status: string; is_test_booking: boolean },
  at: Date,
): Date | null => (status === 'open' && !is_test_booking ? new Date(at.getTime() + config.CARD_SETTLEMENT_HOURS * 3_600_000) : null)

/** An order that is not settled lapses at the latest when its event begins. One that was made during the event lapses when it ends. */
const latestPayment = sql`case when o.created < e.date_start_utc then e.date_start_utc else e.date_stop_utc end`

/** When an order (`o`, of event `e`) lapses unless it is settled; null if it is not waiting for a provider, or has no stored time. */
export const lapsesAt = sql`case when ${unsettled(settledLater)} and o.pay_by is not null then least(o.pay_by, ${latestPayment}) end`

/** Orders that were not settled in time. `hours` is for orders without a stored time. */
const overdue = (at: Date, hours: number) => sql`${unsettled(settledLater)}
  and ${at} >= least(coalesce(o.pay_by, o.created + make_interval(hours => ${hours}::int)), ${latestPayment})`

export async function overdueOrders(db: Db, at: Date, hours: number, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ bookingorder_id: string }>`
    select o.bookingorder_id from bookingorder o join event e on e.event_id = o.event_id
     where ${overdue(at, hours)} and o.bookingorder_id > ${after} order by o.bookingorder_id limit ${limit}`.execute(db)
  return rows.map((row) => row.bookingorder_id)
}

/** Checks again after the order is locked. */
export async function isOverdue(trx: Trx, id: string, at: Date, hours: number): Promise<boolean> {
  const { rows } = await sql`select from bookingorder o join event e on e.event_id = o.event_id
    where o.bookingorder_id = ${id} and ${overdue(at, hours)}`.execute(trx)
  return rows.length > 0
}
