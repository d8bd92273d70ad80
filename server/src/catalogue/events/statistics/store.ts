import { sql } from 'kysely'
import { liveItem, soldItem, soldOrder } from '../../../lib/order-states.js'
import type { Db } from '../../../platform/db/open.js'
import { stockFor } from '../../tickets/stock.js'
import type { View } from '../store.js'

export interface LineRow {
  category_id: string
  category_name: string
  category_type: string
  ticket_status: string
  is_relisted_ticket: boolean
  currency_code: string
  net_rate: number
  /** can be bought now by the viewer */
  offered: boolean
  supplied: number
  /** what the viewer can buy: free stock and its own share */
  available: number
  /** kept for distributors and neither sold nor held, without the viewer's own share */
  allotted: number
  reserved: number
  sold: number
}

/** Groups tickets by category, status and price. Deleted tickets are included for their sold quantity. */
export async function linesOf(db: Db, event_id: string, { onSale, allottee }: View): Promise<LineRow[]> {
  const stock = allottee === undefined ? sql`ticket_stock` : stockFor(allottee)
  const own = sql`(select coalesce(sum(a.free), 0)::int from allotment_ticket a where a.ticket_id = q.ticket_id and a.live and a.distributor_id = ${allottee})`
  const { rows } = await sql<LineRow>`
    select t.category_id, c.category_name, c.category_type, t.ticket_status, t.is_relisted_ticket, t.currency_code, t.net_rate,
           t.ticket_status = 'available' and ${onSale} as offered,
           sum(case when t.deleted is null then q.supplier_quantity else 0 end) as supplied,
           sum(case when t.deleted is null then s.available_quantity else 0 end) as available,
           sum(case when t.deleted is null then q.allotted_quantity${allottee === undefined ? sql`` : sql` - ${own}`} else 0 end) as allotted,
           sum(q.reservations_quantity) as reserved, sum(q.number_of_tickets_sold) as sold
      from ticket t join ticket_stock q on q.ticket_id = t.ticket_id join ${stock} s on s.ticket_id = t.ticket_id
      join category c on c.category_id = t.category_id
     where t.event_id = ${event_id}
     group by t.category_id, c.category_name, c.category_type, t.ticket_status, t.is_relisted_ticket, t.currency_code, t.net_rate, offered
     order by c.category_name, t.category_id`.execute(db)
  return rows
}

/** Admissions that are not cancelled, without test bookings. */
const admissions = sql`orderitem i join bookingorder b using (bookingorder_id)`
const counts = (event_id: string) => sql`b.event_id = ${event_id} and not b.is_test_booking and ${soldItem.sql('i')}`

export async function soldPerDay(db: Db, event_id: string): Promise<{ date: string; quantity: number }[]> {
  const { rows } = await sql<{ date: string; quantity: number }>`
    select (b.created at time zone 'UTC')::date as date, count(*) as quantity
      from ${admissions} where ${counts(event_id)} and ${liveItem.sql('i')} group by 1 order by 1`.execute(db)
  return rows
}

/** Returned admissions count as paid: a refund is only made by a cancellation. */
export async function turnoverOf(db: Db, event_id: string): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select i.currency, sum(i.net_rate)::bigint as amount from ${admissions} where ${counts(event_id)} group by i.currency order by i.currency`.execute(
    db,
  )
  return rows
}

export async function ordersOf(db: Db, event_id: string): Promise<number> {
  const { rows } = await sql<{ orders: number }>`
    select count(*) as orders from bookingorder o where o.event_id = ${event_id} and not o.is_test_booking and ${soldOrder.sql('o')}`.execute(
    db,
  )
  return rows[0]?.orders ?? 0
}

/** Returned admissions by category. The stock counters still count them as sold. */
export async function returnedOf(db: Db, event_id: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ category_id: string; returned: number }>`
    select t.category_id, count(*) as returned from ${admissions} join ticket t on t.ticket_id = i.ticket_id
     where ${counts(event_id)} and i.ticket_status = 'returned' group by 1`.execute(db)
  return new Map(rows.map((row) => [row.category_id, row.returned]))
}
