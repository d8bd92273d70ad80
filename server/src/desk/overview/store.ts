import { type RawBuilder, sql } from 'kysely'
import { isOutdated } from '../../fulfilment/ticketfiles/store.js'
import { soldItem, soldOrder } from '../../lib/order-states.js'
import type { Condition } from '../../platform/db/filter.js'
import type { Db } from '../../platform/db/open.js'
import { waiting } from '../../selling/orders/next-step.js'
import { holdingReservation } from '../../selling/reservations/states.js'
import { memoSubject } from '../memos/store.js'

export const concernKinds = [
  'late_guest_data',
  'missing_files',
  'outdated_files',
  'expiring_holds',
  'open_requests',
  'open_grouprequests',
  'open_decisions',
  'due_memos',
  'failing_webhooks',
] as const
export type ConcernKind = (typeof concernKinds)[number]

export interface ConcernRow {
  id: string
  title: string
  detail: string
  due: Date | null
  /** for a memo: the resource it is on */
  subject_id?: string
  total: number
}

const shown = 5

/** The most urgent entries, each with the total number. */
const urgent = async (db: Db, source: RawBuilder<unknown>): Promise<ConcernRow[]> =>
  (await sql<ConcernRow>`select *, count(*) over () as total from (${source}) found order by due nulls last, id limit ${shown}`.execute(db))
    .rows

/** The orders a caller sees, and those it bought: only the buyer sees the e-mail address of an order. */
interface Own {
  seen: Condition
  bought: Condition
}

/** Orders for events that begin soon. Starts from the few events, not from the many orders. */
export const ordersBefore = (db: Db, from: Date, until: Date, waiting: Condition, own: Own): Promise<ConcernRow[]> =>
  urgent(
    db,
    sql`select o.bookingorder_id as id, o.booking_code || ' · ' || e.event_name as title, case when ${own.bought} then o.booking_email else o.logistic_status end as detail, e.date_start_utc as due
          from event e join bookingorder o on o.event_id = e.event_id
         where e.date_start_utc between ${from} and ${until} and ${waiting} and ${own.seen}`,
  )

/** Uploaded tickets of moved events that their supplier has not replaced. */
export const filesOutdated = (db: Db, today: string, own: Condition): Promise<ConcernRow[]> =>
  urgent(
    db,
    sql`select f.ticketfile_id as id, f.original_filename as title, e.event_name as detail, e.date_start_utc as due
          from ticketfile f join ticket t on t.ticket_id = f.ticket_id join event e on e.event_id = t.event_id
         where ${sql.raw(isOutdated)} and e.date_start::date >= ${today} and ${own}`,
  )

export const holdsEnding = (db: Db, from: Date, until: Date, own: Condition): Promise<ConcernRow[]> =>
  urgent(
    db,
    sql`select r.reservation_id as id, r.booking_email as title, r.status as detail, r.valid_until as due
          from reservation r where ${holdingReservation.sql('r')} and r.valid_until between ${from} and ${until} and ${own}`,
  )

export const requestsOpen = (db: Db, own: Own): Promise<ConcernRow[]> =>
  urgent(
    db,
    sql`select r.reservation_id as id, min(i.event_name) as title, case when ${own.bought} then r.booking_email else r.status end as detail, r.valid_until as due
          from reservation r join reservation_item i on i.reservation_id = r.reservation_id join ticket t on t.ticket_id = i.ticket_id
         where r.status = 'pending_supplier' and ${own.seen} group by r.reservation_id`,
  )

export const groupRequestsOpen = (db: Db, waits: Condition): Promise<ConcernRow[]> =>
  urgent(
    db,
    sql`select g.grouprequest_id as id, coalesce(e.event_name, g.description) as title, g.status as detail, g.deadline as due
          from grouprequest g left join event e on e.event_id = g.event_id where ${waits}`,
  )

/** Orders whose buyer has to decide after a disruption of the event. */
export const decisionsOpen = (db: Db, own: Condition): Promise<ConcernRow[]> =>
  urgent(
    db,
    sql`select o.bookingorder_id as id, o.booking_code || ' · ' || e.event_name as title, dis.kind as detail, dis.decide_by as due
          from bookingorder o join event e on e.event_id = o.event_id join disruption dis on dis.disruption_id = o.disruption_id
         where ${waiting} and o.disruption_decision = 'pending' and ${own}`,
  )

export const memosDue = (db: Db, today: string, own: Condition): Promise<ConcernRow[]> =>
  urgent(
    db,
    sql`select m.memo_id as id, left(m.text, 120) as title, m.memo_category as detail, m.action_date::timestamptz as due, ${memoSubject} as subject_id
          from memo m where not m.finished and m.action_date <= ${today} and ${own}`,
  )

export const webhooksFailing = (db: Db, own: Condition): Promise<ConcernRow[]> =>
  urgent(
    db,
    sql`select w.endpoint_id as id, w.url as title, coalesce(w.disabled_reason, 'retrying') as detail, w.failing_since as due
          from endpoint w join client c on c.client_id = w.client_id
         where w.deleted is null and w.kind = 'webhook' and ((w.is_active and w.failing_since is not null) or w.disabled_reason is not null) and ${own}`,
  )

export interface SalesRow {
  date: string
  orders: number
  admissions: number
  cancelled: number
  turnover: { currency: string; amount: number }[]
}

/** Sales of every day since `from`, including days without sales. `money` gives currency and amount of an order (`o`). */
export async function salesPerDay(db: Db, from: string, until: string, own: Condition, money: RawBuilder<unknown>): Promise<SalesRow[]> {
  const { rows } = await sql<SalesRow>`
    with sold as materialized (
      select (o.created at time zone 'UTC')::date as day, o.bookingorder_id, o.logistic_status, o.target_currency, o.charged, o.refunded
        from bookingorder o
       where o.created >= ${from}::date and o.created < ${until}::date + 1 and not o.is_test_booking and ${own}
    ), counted as (
      select day, count(*)::int as orders, count(*) filter (where not ${soldOrder.sql('sold')})::int as cancelled from sold group by day
    ), admitted as (
      select o.day, count(*)::int as admissions from sold o join orderitem i on i.bookingorder_id = o.bookingorder_id
       where ${soldOrder.sql('o')} and ${soldItem.sql('i')} group by o.day
    ), paid as (
      select day, jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) order by currency) as turnover
        from (select day, currency, sum(amount)::bigint as amount from (${money}) each group by day, currency) sums group by day
    )
    select d::date as date, coalesce(c.orders, 0) as orders, coalesce(a.admissions, 0) as admissions, coalesce(c.cancelled, 0) as cancelled,
           coalesce(p.turnover, '[]') as turnover
      from generate_series(${from}::date, ${until}::date, interval '1 day') d
      left join counted c on c.day = d::date left join admitted a on a.day = d::date left join paid p on p.day = d::date
     order by d`.execute(db)
  return rows
}
/** Amounts charged to distributors. */
export const charged = sql`select day, target_currency as currency, charged - refunded as amount from sold`
/** Amounts paid to suppliers. */
export const payouts = sql`select o.day, i.currency, i.payout as amount from sold o join orderitem i on i.bookingorder_id = o.bookingorder_id
  where ${soldOrder.sql('o')} and ${soldItem.sql('i')}`

export interface StockRow {
  event_id: string
  event_name: string
  date_start: string
  available: number
  allotted: number
  reserved: number
  sold: number
}

/** Admissions of a ticket (`t`) that were returned. The counters of stock still count them as sold. */
const returned = sql`(select count(*) from orderitem i join bookingorder b using (bookingorder_id)
  where i.ticket_id = t.ticket_id and i.ticket_status = 'returned' and not b.is_test_booking)`

/** Counts as the statistics of an event do: what can be bought now is left, and a deleted ticket keeps what was sold of it. */
export async function stockOfNext(db: Db, at: Date, events: number, own: Condition, onSale: Condition): Promise<StockRow[]> {
  const { rows } = await sql<StockRow>`
    select e.event_id, e.event_name, e.date_start, s.available, s.allotted, s.reserved, s.sold
      from (select event_id, event_name, date_start, date_start_utc from event e
             where e.date_start_utc > ${at} and e.deleted is null and e.event_status = 'notstarted'
               and exists (select from ticket t where t.event_id = e.event_id and t.deleted is null and ${own})
             order by e.date_start_utc, e.event_id limit ${events}) e
     cross join lateral (
       select coalesce(sum(s.available_quantity) filter (where t.ticket_status = 'available' and ${onSale}), 0)::int as available,
              coalesce(sum(s.allotted_quantity) filter (where t.deleted is null), 0)::int as allotted,
              sum(s.reservations_quantity)::int as reserved, sum(s.number_of_tickets_sold - ${returned})::int as sold
         from ticket t join ticket_stock s on s.ticket_id = t.ticket_id where t.event_id = e.event_id and ${own}) s
     order by e.date_start_utc, e.event_id`.execute(db)
  return rows
}
