import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/open.js'
import { methods } from './methods/index.js'
import { unsettled } from './methods/unsettled.js'

/** Methods that a provider settles after the booking. */
const settledLater = Object.entries(methods).flatMap(([name, { begins }]) => (begins === 'open' ? [name] : []))

/**
 * Orders that were not paid in time: within a number of hours, and before the event begins. For an order made during the event, before it
 * ends.
 */
const overdue = (at: Date, hours: number) => sql`${unsettled(settledLater)}
  and ${at} >= least(o.created + make_interval(hours => ${hours}::int), case when o.created < e.date_start_utc then e.date_start_utc else e.date_stop_utc end)`

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
