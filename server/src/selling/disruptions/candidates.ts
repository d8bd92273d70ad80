import { sql } from 'kysely'
import type { DisruptionKind } from '../../lib/disruption-states.js'
import type { Rates } from '../../lib/money.js'
import { liveItem, liveOrder, soldItem } from '../../lib/order-states.js'
import type { DistributorFinancialStatus } from '../../money/charge/states.js'
import type { OrderCharge } from '../../platform/db/json.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { openReservation } from '../reservations/states.js'

/** What the refund of an order (`o`) and the payout of its suppliers depend on. Equal texts give equal amounts. */
const fingerprint = sql`md5(concat_ws(' ', o.distributorfinancial_status, o.charged, o.refunded, (
  select string_agg(concat_ws('/', i.orderitem_id, i.net_rate, i.payout, i.admitted_at is null, r.relisting_status), ' ' order by i.position)
    from orderitem i left join relisting r on r.orderitem_id = i.orderitem_id and r.relisting_status <> 'withdrawn'
   where i.bookingorder_id = o.bookingorder_id and ${liveItem.sql('i')})))`

/** An order that a disruption concerns, with everything that its refund is computed from. */
export interface Candidate {
  bookingorder_id: string
  distributor_id: string
  distributor_name: string
  supplier_id: string
  supplier_name: string
  distributorfinancial_status: DistributorFinancialStatus
  is_test_booking: boolean
  target_currency: string
  rates: Rates
  charge: OrderCharge | null
  /** of all admissions, also of those that were cancelled */
  prices: { orderitem_id: string; net_rate: number }[]
  fingerprint: string
  files: number
  uploaded_files: number
  items: {
    orderitem_id: string
    ticket_id: string
    is_unused: boolean
    is_resold: boolean
    relisting_status: 'listed' | 'sold' | null
  }[]
}

/** Whether an admission (of event `e`) is used. If the event is to be cancelled, one whose guest went in before the start is not: orders/admitted.ts. */
const isUsed = (kind: DisruptionKind, item: string) => {
  const admitted = sql.ref(`${item}.admitted_at`)
  return kind === 'cancelled' ? sql`coalesce(${admitted} >= e.date_start_utc, false)` : sql`${admitted} is not null`
}

/**
 * Whether an admission (`i`, of event `e`) was sold on, and a later owner has used or returned it. Its resales stand then: their sellers keep
 * the payouts and get no refund.
 */
const isOverFurtherOn = (kind: DisruptionKind) => sql`(
  with recursive held (orderitem_id, is_over) as (
    select i.orderitem_id, false
    union all
    select n.orderitem_id, not ${liveItem.sql('n')} or ${isUsed(kind, 'n')} from held h
      join relisting y on y.orderitem_id = h.orderitem_id and y.relisting_status = 'sold'
      join orderitem n on n.purchaseorderitem_id = y.purchaseorderitem_id and ${soldItem.sql('n')})
  select bool_or(is_over) from held)`

/** Of the admissions of an order, those that were sold on and are used or returned. The chains must be locked. */
export async function overFurtherOn(trx: Trx, bookingorderId: string, kind: DisruptionKind): Promise<Set<string>> {
  const { rows } = await sql<{ orderitem_id: string }>`
    select i.orderitem_id from bookingorder o join event e on e.event_id = o.event_id join orderitem i on i.bookingorder_id = o.bookingorder_id
      join relisting r on r.orderitem_id = i.orderitem_id and r.relisting_status = 'sold'
     where o.bookingorder_id = ${bookingorderId} and ${isOverFurtherOn(kind)}`.execute(trx)
  return new Set(rows.map((row) => row.orderitem_id))
}

/** The orders of an event after this one, in id order. */
export async function candidates(db: Db, eventId: string, kind: DisruptionKind, after: string, limit: number): Promise<Candidate[]> {
  const unused = sql`not ${isUsed(kind, 'i')} and not (r.relisting_status is not distinct from 'sold' and ${isOverFurtherOn(kind)})`
  const { rows } = await sql<Candidate>`
    select o.bookingorder_id, o.distributor_id, d.distributor_name, o.supplier_id, s.name as supplier_name, o.distributorfinancial_status,
           o.is_test_booking, o.target_currency, coalesce(m.rates, '{}') as rates, c.charge, ${fingerprint} as fingerprint,
           files.files, files.uploaded_files,
           coalesce((select jsonb_agg(jsonb_build_object('orderitem_id', i.orderitem_id, 'net_rate', i.net_rate))
              from orderitem i where i.bookingorder_id = o.bookingorder_id), '[]') as prices,
           coalesce((select jsonb_agg(jsonb_build_object('orderitem_id', i.orderitem_id, 'ticket_id', i.ticket_id,
                       'is_unused', ${unused}, 'is_resold', k.is_relisted_ticket, 'relisting_status', r.relisting_status) order by i.position)
              from orderitem i join ticket k on k.ticket_id = i.ticket_id
              left join relisting r on r.orderitem_id = i.orderitem_id and r.relisting_status <> 'withdrawn'
             where i.bookingorder_id = o.bookingorder_id and ${liveItem.sql('i')}), '[]') as items
      from bookingorder o join event e on e.event_id = o.event_id join distributor d on d.distributor_id = o.distributor_id join supplier s on s.supplier_id = o.supplier_id
      left join fxratemoment m on m.fxratemoment_id = o.fxratemoment_id left join order_charge c on c.bookingorder_id = o.bookingorder_id
      cross join lateral (
        select count(*)::int as files, count(*) filter (where u.kind = 'pdf')::int as uploaded_files
          from downloaditem f left join ticketfile u on u.ticketfile_id = f.ticketfile_id
         where f.bookingorder_id = o.bookingorder_id and f.state = 'assigned') files
     where o.event_id = ${eventId} and ${liveOrder.sql('o')} and o.bookingorder_id > ${after}
     order by o.bookingorder_id limit ${limit}`.execute(db)
  return rows
}

/** How often the admissions of an order were sold on before it bought them, for the orders that bought from a relister. */
export async function depths(db: Db, eventId: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ bookingorder_id: string; depth: number }>`
    with recursive link as (
      select distinct p.bookingorder_id as seller, n.bookingorder_id as buyer
        from bookingorder o join orderitem p on p.bookingorder_id = o.bookingorder_id
        join relisting r on r.orderitem_id = p.orderitem_id and r.relisting_status = 'sold'
        join orderitem n on n.purchaseorderitem_id = r.purchaseorderitem_id and ${liveItem.sql('n')}
       where o.event_id = ${eventId}),
    chain (bookingorder_id, depth) as (
      select buyer, 1 from link
      union select l.buyer, c.depth + 1 from chain c join link l on l.seller = c.bookingorder_id where c.depth < 1000)
    select bookingorder_id, max(depth)::int as depth from chain group by 1`.execute(db)
  return new Map(rows.map((row) => [row.bookingorder_id, row.depth]))
}

export async function countHolds(db: Db, eventId: string): Promise<{ holds: number; held: number }> {
  const { rows } = await sql<{ holds: number; held: number }>`
    select count(distinct r.reservation_id)::int as holds, coalesce(sum(i.quantity), 0)::int as held
      from ticket t join reservation_item i on i.ticket_id = t.ticket_id join reservation r on r.reservation_id = i.reservation_id
     where t.event_id = ${eventId} and ${openReservation.sql('r')}`.execute(db)
  return rows[0] ?? { holds: 0, held: 0 }
}

/** For each of these distributors: how many webhooks receive one order. */
export async function webhooksPerOrder(db: Db, distributorIds: string[], types: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ distributor_id: string; count: number }>`
    select d.distributor_id, count(w.endpoint_id)::int as count
      from unnest(${distributorIds}::text[]) as d (distributor_id)
      join client c on (c.distributor_id = d.distributor_id or c.scope = 'internal') and c.client_status = 'active'
      join endpoint w on w.client_id = c.client_id and w.deleted is null and w.kind = 'webhook' and w.is_active and w.topics[1] = any(${[...types]}::text[])
     group by 1`.execute(db)
  return new Map(rows.map((row) => [row.distributor_id, row.count]))
}

export interface Difference {
  bookingorder_id: string
  how: 'added' | 'changed' | 'gone'
}

/** Orders that are not as the preview saw them. */
export async function differences(trx: Trx, disruptionId: string, eventId: string, limit: number): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    with now as (select o.bookingorder_id, ${fingerprint} as fingerprint from bookingorder o where o.event_id = ${eventId} and ${liveOrder.sql('o')}),
    seen as (select bookingorder_id, fingerprint from disruption_order where disruption_id = ${disruptionId})
    select bookingorder_id, case when seen.fingerprint is null then 'added' when now.fingerprint is null then 'gone' else 'changed' end as how
      from now full join seen using (bookingorder_id) where now.fingerprint is distinct from seen.fingerprint
     order by bookingorder_id limit ${limit}`.execute(trx)
  return rows
}
