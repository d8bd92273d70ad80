import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/open.js'
import { openReservation } from './states.js'
import { type ReservationRow, readMany } from './store.js'

/** Tickets that were recorded as possibly withdrawn from sale. `last` is the latest record of each ticket. */
export async function recordedWithdrawals(db: Db, limit: number): Promise<{ ticket_id: string; last: number }[]> {
  const { rows } = await sql<{ ticket_id: string; last: number }>`
    select w.ticket_id, max(w.withdrawal_id) as last from ticket_withdrawal w group by 1 order by 2 limit ${limit}`.execute(db)
  return rows
}

/** Deletes processed records. Later records of the same tickets stay. */
export async function deleteWithdrawals(db: Db, seen: { ticket_id: string; last: number }[]): Promise<void> {
  if (seen.length === 0) return
  await sql`delete from ticket_withdrawal w using unnest(${seen.map((one) => one.ticket_id)}::text[], ${seen.map((one) => one.last)}::bigint[]) as s (ticket_id, last)
    where w.ticket_id = s.ticket_id and w.withdrawal_id <= s.last`.execute(db)
}

const longestEvent = '60 days'

/** Tickets of events that began or ended in this period, if any are held or on request. */
export async function ticketsOfStartedEvents(db: Db, since: Date, at: Date): Promise<string[]> {
  const { rows } = await sql<{ ticket_id: string }>`
    select t.ticket_id from event e join ticket t on t.event_id = e.event_id join ticket_stock s on s.ticket_id = t.ticket_id
     where (s.reservations_quantity > 0 or s.backorder_quantity > 0 or t.ticket_status = 'on_request') and e.date_start_utc > ${since}::timestamptz - ${longestEvent}::interval and e.date_start_utc <= ${at} and t.deleted is null
       and (e.date_start_utc > ${since} or (e.date_stop_utc > ${since} and e.date_stop_utc <= ${at}))`.execute(db)
  return rows.map((row) => row.ticket_id)
}

const open = openReservation.sql('r')

/** Open reservations that hold or request some of these tickets, each with all of its tickets. */
export async function openReservationsOf(
  db: Db,
  tickets: string[],
  limit: number,
  except: string[],
): Promise<{ reservation_id: string; since: Date; tickets: string[] }[]> {
  const { rows } = await sql<{ reservation_id: string; since: Date; tickets: string[] }>`
    select r.reservation_id, coalesce((r.terms ->> 'replaced')::timestamptz, r.created) as since, (select array_agg(distinct i.ticket_id) from reservation_item i where i.reservation_id = r.reservation_id) as tickets
      from reservation r
     where ${open} and r.reservation_id in (select i.reservation_id from reservation_item i where i.ticket_id = any(${tickets}::text[]))
       and r.reservation_id <> all(${except}::text[])
     order by r.reservation_id limit ${limit}`.execute(db)
  return rows
}

/** Locks those that are still open. Rows that are locked by another transaction are skipped. */
export async function lockOpenOf(trx: Trx, ids: string[]): Promise<ReservationRow[]> {
  const { rows } = await sql<{ reservation_id: string }>`
    select r.reservation_id from reservation r where r.reservation_id = any(${ids}::text[]) and ${open}
     order by r.reservation_id for update skip locked`.execute(trx)
  return readMany(
    trx,
    rows.map((row) => row.reservation_id),
  )
}
