import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { OctoBookingTable } from '../../platform/db/generated/tables.js'
import type { Db, Trx } from '../../platform/db/open.js'
import type { EndpointRow } from '../../platform/deliveries/store.js'
import type { SubscriberIdentity } from '../changes/visibility.js'
import { parseOptionId } from './names.js'
import type { NotificationType } from './schema.js'

export type OctoBookingRow = Selectable<OctoBookingTable>

export const findBooking = (db: Db, distributor_id: string, uuid: string): Promise<OctoBookingRow | undefined> =>
  db.selectFrom('octo_booking').selectAll().where('distributor_id', '=', distributor_id).where('uuid', '=', uuid).executeTakeFirst()

export const lockBooking = (trx: Trx, distributor_id: string, uuid: string): Promise<OctoBookingRow | undefined> =>
  trx
    .selectFrom('octo_booking')
    .selectAll()
    .where('distributor_id', '=', distributor_id)
    .where('uuid', '=', uuid)
    .forUpdate()
    .executeTakeFirst()

/** How long holds of the distributor last, in minutes: by default, and at most with extensions. */
export async function holdLimits(db: Db, distributor_id: string): Promise<{ hold_minutes: number; hold_max_minutes: number }> {
  return db
    .selectFrom('distributor')
    .select(['hold_minutes', 'hold_max_minutes'])
    .where('distributor_id', '=', distributor_id)
    .executeTakeFirstOrThrow()
}

const columns = (row: Partial<OctoBookingRow>) => ({
  ...row,
  ...(row.contact ? { contact: JSON.stringify(row.contact) } : {}),
  ...(row.answers ? { answers: JSON.stringify(row.answers) } : {}),
  ...(row.unit_items ? { unit_items: JSON.stringify(row.unit_items) } : {}),
})

export const insertBooking = (trx: Trx, row: OctoBookingRow) =>
  trx
    .insertInto('octo_booking')
    .values(columns(row) as unknown as Insertable<OctoBookingTable>)
    .execute()

export const updateBooking = (trx: Trx, { distributor_id, uuid }: OctoBookingRow, changes: Partial<OctoBookingRow>) =>
  trx
    .updateTable('octo_booking')
    .set(columns(changes) as Updateable<OctoBookingTable>)
    .where('distributor_id', '=', distributor_id)
    .where('uuid', '=', uuid)
    .execute()

export interface Filter {
  resellerReference?: string
  supplierReference?: string
  localDate?: string
  localDateStart?: string
  localDateEnd?: string
  productId?: string
  optionId?: string
}

const most = 1000

/** The newest thousand bookings that match all filters. */
export async function listBookings(db: Db, distributor_id: string, filter: Filter): Promise<OctoBookingRow[]> {
  const { resellerReference, supplierReference, localDate, productId } = filter
  const option = filter.optionId === undefined ? undefined : parseOptionId(filter.optionId)
  const from = localDate ?? filter.localDateStart
  const to = localDate ?? filter.localDateEnd
  const conditions = [
    sql`k.distributor_id = ${distributor_id}`,
    ...(resellerReference === undefined ? [] : [sql`k.reseller_reference = ${resellerReference}`]),
    ...(supplierReference === undefined
      ? []
      : [sql`k.reservation_id = (select b.reservation_id from booking b where b.booking_code = ${supplierReference.toUpperCase()})`]),
    ...(from === undefined ? [] : [sql`e.date_start >= ${from}::date`]),
    ...(to === undefined ? [] : [sql`e.date_start < ${to}::date + 1`]),
    ...(productId === undefined ? [] : [sql`k.series_id = ${productId}`]),
    ...(option === undefined ? [] : [sql`k.category_id = ${option.category_id} and k.on_request = ${option.on_request}`]),
  ]
  const { rows } = await sql<OctoBookingRow>`
    select k.* from octo_booking k join event e on e.event_id = k.event_id
     where ${sql.join(conditions, sql` and `)} order by k.created desc, k.uuid limit ${most}`.execute(db)
  return rows
}

/** Confirmed bookings whose supplier has answered, or whose deadline has passed. */
export async function answeredBookings(db: Db, limit: number): Promise<{ distributor_id: string; uuid: string; client_id: string }[]> {
  const { rows } = await sql<{ distributor_id: string; uuid: string; client_id: string }>`
    select k.distributor_id, k.uuid, k.client_id from octo_booking k join reservation r on r.reservation_id = k.reservation_id
     where k.awaiting and r.status <> 'pending_supplier' order by k.created limit ${limit}`.execute(db)
  return rows
}

/** Deletes the encrypted answers of holds that were never confirmed. */
export const forgetAnswers = (db: Db, at: Date) =>
  sql`update octo_booking set sealed = null where sealed is not null and expires <= ${at} and not awaiting`.execute(db)

/** A ticket with the product and the slot that it belongs to. */
export interface TicketSlot {
  ticket_id: string
  series_id: string
  event_id: string
  category_id: string
  /** the event is not over */
  is_ahead: boolean
}

export async function slotsOfTickets(db: Db, ticketIds: string[], at: Date): Promise<TicketSlot[]> {
  if (ticketIds.length === 0) return []
  const { rows } = await sql<TicketSlot>`
    select t.ticket_id, e.series_id, t.event_id, t.category_id, e.date_stop_utc > ${at} as is_ahead
      from ticket t join event e on e.event_id = t.event_id where t.ticket_id = any(${ticketIds}::text[])`.execute(db)
  return rows
}

export async function seriesOfEvents(db: Db, eventIds: string[]): Promise<Map<string, string>> {
  if (eventIds.length === 0) return new Map()
  const { rows } = await sql<{ event_id: string; series_id: string }>`
    select event_id, series_id from event where event_id = any(${eventIds}::text[])`.execute(db)
  return new Map(rows.map(({ event_id, series_id }) => [event_id, series_id]))
}

/** The OCTO bookings behind reservations and booking orders, by the id of either. */
export async function bookingsBehind(db: Db, ids: string[]): Promise<{ id: string; distributor_id: string; uuid: string }[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: string; distributor_id: string; uuid: string }>`
    select k.reservation_id as id, k.distributor_id, k.uuid from octo_booking k where k.reservation_id = any(${ids}::text[])
    union all
    select o.bookingorder_id, k.distributor_id, k.uuid
      from bookingorder o join booking b on b.booking_id = o.booking_id join octo_booking k on k.reservation_id = b.reservation_id
     where o.bookingorder_id = any(${ids}::text[])`.execute(db)
  return rows
}

type SlotKey = { event_id: string; category_id: string }

/** The slots that have on-request tickets. */
export async function soldOnRequest(db: Db, slots: SlotKey[]): Promise<SlotKey[]> {
  if (slots.length === 0) return []
  const { rows } = await sql<SlotKey>`
    select distinct t.event_id, t.category_id
      from unnest(${slots.map((one) => one.event_id)}::text[], ${slots.map((one) => one.category_id)}::text[]) as u (event_id, category_id)
      join ticket t on t.event_id = u.event_id and t.category_id = u.category_id join ticket_stock s on s.ticket_id = t.ticket_id
     where t.ticket_status = 'on_request' or s.backorder_quantity > 0`.execute(db)
  return rows
}

export type Subscription = SubscriberIdentity & { endpoint_id: string; topics: NotificationType[] }

/** All active subscriptions with their owner. */
export async function activeSubscriptions(db: Db, at: Date): Promise<Subscription[]> {
  const { rows } = await sql<Subscription>`
    select e.endpoint_id, e.topics, e.client_id, c.scope, c.roles, c.distributor_id, c.supplier_id, d.iso_country
      from endpoint e join client c on c.client_id = e.client_id left join distributor d on d.distributor_id = c.distributor_id
     where e.kind = 'octo' and e.is_active and e.deleted is null and c.client_status = 'active' and (c.active_until is null or c.active_until > ${at})
     order by e.endpoint_id`.execute(db)
  return rows
}

const mostSubscriptions = 1000

export async function subscriptionsOf(db: Db, client_id: string): Promise<EndpointRow[]> {
  const { rows } = await sql<EndpointRow>`
    select e.* from endpoint e where e.client_id = ${client_id} and e.kind = 'octo' and e.deleted is null
     order by e.created, e.endpoint_id limit ${mostSubscriptions}`.execute(db)
  return rows
}
