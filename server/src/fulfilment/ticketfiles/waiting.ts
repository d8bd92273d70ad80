import { sql } from 'kysely'
import { liveItem, seatableOrder } from '../../lib/order-states.js'
import type { Read } from '../../platform/db/client.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { groupsOf, type WaitingOrder } from './seats.js'

const open = sql`${liveItem.sql('i')} and not o.is_test_booking and not i.passed_on
  and ${seatableOrder.sql('o')}
  and not exists (select from event e where e.event_id = o.event_id and e.event_status = 'cancelled')
  and not exists (select from downloaditem d where d.orderitem_id = i.orderitem_id and d.state = 'assigned')`

/** Orders with admissions without a seat, oldest first. At most as many admissions as there are seats. */
export async function waitingOrders(db: Db, ticketId: string, limit: number): Promise<WaitingOrder[]> {
  const { rows } = await sql<{
    orderitem_id: string
    bookingorder_id: string
    sub_category: string
    booking_group: string[][]
    together: number | null
  }>`
    select i.orderitem_id, i.bookingorder_id, i.sub_category, o.booking_group, c.party_size_together as together
      from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id left join category c on c.category_id = i.category_id
     where i.ticket_id = ${ticketId} and ${open}
     order by o.created, o.bookingorder_id, i.position limit ${limit}`.execute(db)
  const orders = new Map<string, typeof rows>()
  for (const row of rows) {
    const order = orders.get(row.bookingorder_id)
    if (order) order.push(row)
    else orders.set(row.bookingorder_id, [row])
  }
  return [...orders].map(([bookingorder_id, items]) => ({
    bookingorder_id,
    groups: groupsOf(items, items[0]?.booking_group ?? [], items[0]?.together ?? null),
  }))
}

/** The booking codes of these orders. */
export async function codesOf(db: Db, orders: string[]): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('bookingorder')
    .select(['bookingorder_id', 'booking_code'])
    .where('bookingorder_id', 'in', orders)
    .execute()
  return new Map(rows.map((row) => [row.bookingorder_id, row.booking_code]))
}

export async function countWaiting(db: Db, ticketId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id
     where i.ticket_id = ${ticketId} and ${open}`.execute(db)
  return rows[0]?.count ?? 0
}

interface Variant {
  variant: string
  count: number
}
const counts = (rows: Variant[]) => new Map(rows.map(({ variant, count }) => [variant, count]))
/** Normalised in the same way as in `planSeats`. */
const folded = (column: string) => sql`lower(trim(coalesce(${sql.ref(column)}, '')))`

export async function waitingByVariant(db: Db, ticketId: string): Promise<Map<string, number>> {
  const { rows } = await sql<Variant>`
    select ${folded('i.sub_category')} as variant, count(*)::int as count
      from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id where i.ticket_id = ${ticketId} and ${open} group by 1`.execute(
    db,
  )
  return counts(rows)
}

/** Seats that would be assigned together with those of a file: its own and those of files with automatic assignment. */
export async function freeByVariant(db: Db, ticketId: string, ticketfileId: string): Promise<Map<string, number>> {
  const { rows } = await sql<Variant>`
    select ${folded('d.sub_category')} as variant, count(*)::int as count
      from downloaditem d join ticketfile f on f.ticketfile_id = d.ticketfile_id and (f.auto_assign or f.ticketfile_id = ${ticketfileId})
     where d.ticket_id = ${ticketId} and d.state = 'free' group by 1`.execute(db)
  return counts(rows)
}

export interface Pair {
  orderitem_id: string
  downloaditem_id: string
}

/** Assigns seats. The order must be locked. Seats that were taken in the meantime and admissions that are no longer open are skipped. */
export async function takeSeats(trx: Trx, orderId: string, pairs: Pair[], at: Date): Promise<number> {
  const { rows } = await sql<{ ticketfile_id: string | null; wants_pdf: boolean; has_pdf: boolean }>`
    with given as (
      select p.orderitem_id, p.downloaditem_id
        from unnest(${pairs.map((pair) => pair.orderitem_id)}::text[], ${pairs.map((pair) => pair.downloaditem_id)}::text[])
             as p (orderitem_id, downloaditem_id)
        join orderitem i on i.orderitem_id = p.orderitem_id join bookingorder o on o.bookingorder_id = i.bookingorder_id
       where i.bookingorder_id = ${orderId} and ${open}),
    taken as (
      update downloaditem d set state = 'assigned', orderitem_id = g.orderitem_id, bookingorder_id = ${orderId}, assigned_at = ${at}, updated = ${at}
        from given g where d.downloaditem_id = g.downloaditem_id and d.state = 'free'
      returning d.ticketfile_id, d.orderitem_id, d.section, d."row", d.seat, d.made_at is not null as has_pdf),
    seated as (
      update orderitem i set section = coalesce(t.section, i.section), "row" = coalesce(t."row", i."row"), seat = coalesce(t.seat, i.seat), updated = ${at}
        from taken t where i.orderitem_id = t.orderitem_id
      returning i.orderitem_id, i.type_ticket in ('eticket', 'eticket_with_pickup') as wants_pdf)
    select t.ticketfile_id, s.wants_pdf, t.has_pdf from taken t join seated s using (orderitem_id)`.execute(trx)
  await incrementCounts(
    trx,
    // Files made here have no upload to count.
    rows.flatMap(({ ticketfile_id, wants_pdf, has_pdf }) =>
      ticketfile_id === null ? [] : [{ ticketfile_id, assigned: 1, pdfs_wanted: wants_pdf || has_pdf ? 1 : 0, pdfs: has_pdf ? 1 : 0 }],
    ),
    at,
  )
  return rows.length
}

interface Step {
  ticketfile_id: string
  assigned: number
  pdfs_wanted: number
  pdfs: number
}

/** Increments the progress counters in the same transaction. In id order, so that two transactions wait instead of deadlocking. */
export async function incrementCounts(trx: Trx, steps: Step[], at: Date): Promise<void> {
  if (steps.length === 0) return
  await sql`
    with more as (
      select ticketfile_id, sum(assigned)::int as assigned, sum(pdfs_wanted)::int as pdfs_wanted, sum(pdfs)::int as pdfs
        from jsonb_to_recordset(${JSON.stringify(steps)}::jsonb) as s (ticketfile_id text, assigned int, pdfs_wanted int, pdfs int) group by 1),
    locked as (select f.ticketfile_id from ticketfile f where f.ticketfile_id in (select ticketfile_id from more) order by 1 for update)
    update ticketfile f set assigned = f.assigned + m.assigned, pdfs_wanted = f.pdfs_wanted + m.pdfs_wanted, pdfs = f.pdfs + m.pdfs, updated = ${at}
      from more m join locked l using (ticketfile_id) where f.ticketfile_id = m.ticketfile_id`.execute(trx)
}

/** Updates the files with automatic assignment. */
export const noteSeated = (db: Db, ticketId: string, waiting: number, at: Date) =>
  sql`update ticketfile set seated = ${at}, waiting = ${waiting}, updated = ${at}
       where ticket_id = ${ticketId} and auto_assign and revoked is null and (seated is null or waiting <> ${waiting})`.execute(db)

/** The tickets of these that have free seats. */
export const withFreeSeats = (ticketIds: string[]): Read<string[]> => ({
  statements: [
    sql`
    select t.ticket_id from unnest(${ticketIds}::text[]) as t (ticket_id)
     where exists (select from downloaditem d join ticketfile f on f.ticketfile_id = d.ticketfile_id and f.auto_assign
                    where d.ticket_id = t.ticket_id and d.state = 'free')`,
  ],
  of: ([rows]) => (rows as { ticket_id: string }[]).map((row) => row.ticket_id),
})
