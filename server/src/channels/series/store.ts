import { type RawBuilder, sql } from 'kysely'
import type { Share } from '../../catalogue/tickets/rules/allotted.js'
import { ownShares } from '../../catalogue/tickets/stock.js'
import type { TicketFlag, TicketStatus, TicketType, VatCategory } from '../../lib/enums.js'
import { liveItem } from '../../lib/order-states.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { OpeningHours } from '../../platform/db/json.js'
import type { Db, Trx } from '../../platform/db/open.js'

/**
 * Series with upcoming events and their number. Series with most events in the next thirty days come first, then those with the earliest
 * event.
 */
export async function listSeries(db: Db, at: Date): Promise<{ series_id: string; events: number }[]> {
  const { rows } = await sql<{ series_id: string; events: number }>`
    select e.series_id, count(*)::int as events from event e where e.deleted is null and e.date_stop_utc > ${at}
     group by e.series_id
     order by count(*) filter (where e.event_status = 'notstarted' and e.date_start_utc < ${at}::timestamptz + interval '30 days') desc,
              min(e.date_start_utc), e.series_id`.execute(db)
  return rows
}

/** A ticket that may be sold for a slot. */
export interface OfferRow {
  ticket_id: string
  supplier_id: string
  sub_category: string
  ticket_status: Extract<TicketStatus, 'available' | 'on_request'>
  currency_code: string
  net_rate: number
  sales_price: number
  face_value: number
  vat_category: VatCategory
  flags: TicketFlag[]
  min_order: number
  available_quantity: number
  backorder_quantity: number
  supplier_quantity: number
  /** The buyer's allotments of it. */
  own: Share[] | null
  /** Whether it is on sale now, apart from stock. */
  on_sale: boolean
  ticket_type: TicketType
  /** Whether it has a latest_sale_date. */
  names_end: boolean
  /** The end of sale by its own dates and periods. Null when it has none. */
  last_sold: string | null
}

/** An event in one category. */
export interface SlotRow {
  event_id: string
  category_id: string
  series_id: string
  /** In the requested language, if translated. */
  event_name: string
  event_status: string
  date_start: string
  date_stop: string
  date_start_utc: Date
  date_stop_utc: Date
  opening_hours: OpeningHours[]
  time_zone: string
  country: string
  offers: OfferRow[]
}

interface SlotRead {
  /** (event_id, category_id) of the slots. */
  source: RawBuilder<unknown>
  /** Whether to include slots without tickets. */
  withEmpty: boolean
  visible: Condition
  onSale: Condition
  language: string
  /** The distributors whose allotments are read: the buyer, or nobody if the buyer has no allotments. */
  allottees: string[]
  statuses: OfferRow['ticket_status'][]
}

async function readSlots(db: Db, { source, withEmpty, visible, onSale, language, allottees, statuses }: SlotRead): Promise<SlotRow[]> {
  const { rows } = await sql<SlotRow>`
    select e.event_id, x.category_id, e.series_id, coalesce(n.translated_event_name, e.event_name) as event_name, e.event_status,
           e.date_start, e.date_stop, e.date_start_utc, e.date_stop_utc, e.opening_hours, v.time_zone, v.country,
           coalesce(jsonb_agg(jsonb_build_object(
             'ticket_id', t.ticket_id, 'supplier_id', t.supplier_id, 'sub_category', t.sub_category, 'ticket_status', t.ticket_status,
             'currency_code', t.currency_code, 'net_rate', t.net_rate, 'sales_price', t.sales_price, 'face_value', t.face_value,
             'vat_category', t.vat_category, 'flags', t.flags, 'min_order', t.min_order, 'available_quantity', s.available_quantity,
             'backorder_quantity', s.backorder_quantity, 'supplier_quantity', s.supplier_quantity, 'own', ${ownShares(allottees)}, 'on_sale', ${onSale},
             'ticket_type', t.ticket_type, 'names_end', t.latest_sale_date is not null, 'last_sold', upper(t.on_sale))) filter (where s.ticket_id is not null), '[]') as offers
      from (${source}) x
      join event e on e.event_id = x.event_id
      join venue v on v.venue_id = e.venue_id
      left join event_translation n on n.event_id = e.event_id and n.language = ${language} and n.deleted is null
      left join ticket t on t.event_id = x.event_id and t.category_id = x.category_id and t.deleted is null
                        and t.ticket_status = any(${statuses}::text[]) and ${visible}
      left join ticket_stock s on s.ticket_id = t.ticket_id
     group by e.event_id, x.category_id, n.translated_event_name, v.time_zone, v.country
    having ${withEmpty ? everyRow : sql`count(s.ticket_id) > 0`}
     order by e.date_start, e.event_id`.execute(db)
  return rows
}

type Reading = Omit<SlotRead, 'source' | 'withEmpty'>

/**
 * The slots of a category in a series, between two local dates or by event ids. An event that lasts several days is found on each of them.
 */
export function slotsOfSeries(
  db: Db,
  wanted: { series_id: string; category_id: string } & ({ from: string; to: string } | { events: string[] }),
  reading: Reading,
): Promise<SlotRow[]> {
  const within =
    'events' in wanted
      ? sql`event_id = any(${wanted.events}::text[])`
      : sql`date_start < ${wanted.to}::date + 1
            and (date_start >= ${wanted.from}::date or opening_hours <> '[]' and date_stop >= ${wanted.from}::date)`
  const source = sql`select event_id, ${wanted.category_id}::text as category_id from event
    where series_id = ${wanted.series_id} and deleted is null and ${within}`
  return readSlots(db, { ...reading, source, withEmpty: false })
}

/** Slots by event and category, including those without offers. */
export function slotsByName(db: Db, wanted: { event_id: string; category_id: string }[], reading: Reading): Promise<SlotRow[]> {
  const source = sql`select distinct u.event_id, u.category_id
    from unnest(${wanted.map((one) => one.event_id)}::text[], ${wanted.map((one) => one.category_id)}::text[]) as u (event_id, category_id)`
  return readSlots(db, { ...reading, source, withEmpty: true })
}

/** All tickets of these slots, regardless of visibility. They are locked before tickets are chosen. */
export async function ticketsOf(db: Db, slots: { event_id: string; category_id: string }[]): Promise<string[]> {
  const { rows } = await sql<{ ticket_id: string }>`
    select t.ticket_id from unnest(${slots.map((one) => one.event_id)}::text[], ${slots.map((one) => one.category_id)}::text[]) as u (event_id, category_id)
      join ticket t on t.event_id = u.event_id and t.category_id = u.category_id
     where t.deleted is null and t.ticket_status in ('available', 'on_request')`.execute(db)
  return rows.map((row) => row.ticket_id)
}

/** Serialises requests with the same partner-given name, so that the second finds what the first created. */
export async function lockName(trx: Trx, protocol: string, distributor_id: string, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${protocol} ${distributor_id} ${name}`}, 0))`.execute(trx)
}

export interface BookedRow {
  reservation_id: string
  booking_code: string
  created: Date
  bookingorder_ids: string[]
}

/** The bookings of these reservations. */
export async function readBooked(db: Db, reservations: string[]): Promise<BookedRow[]> {
  const { rows } = await sql<BookedRow>`
    select b.reservation_id, b.booking_code, b.created, array_agg(o.bookingorder_id order by o.bookingorder_id) as bookingorder_ids
      from booking b join bookingorder o on o.booking_id = b.booking_id where b.reservation_id = any(${reservations}::text[])
     group by b.booking_id`.execute(db)
  return rows
}

/** The client's e-mail address, else one of its distributor. */
export async function clientAddress(db: Db, client_id: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string | null }>`
    select coalesce(c.email, d.customerservice ->> 'email', case when c.username like '%_@_%._%' then c.username end,
                    (select x.email from client x
                      where x.distributor_id = c.distributor_id and x.client_status = 'active' and x.email is not null order by x.client_id limit 1)) as email
      from client c left join distributor d on d.distributor_id = c.distributor_id where c.client_id = ${client_id}`.execute(db)
  return rows[0]?.email ?? undefined
}

/** An issued e-ticket of a completed order. Its code is given by `handOutCodes`, which records that it went out. */
export interface IssuedRow {
  bookingorder_id: string
  orderitem_id: string
  downloaditem_id: string
  download_link: string
}

export async function readIssued(db: Db, orders: string[]): Promise<IssuedRow[]> {
  if (orders.length === 0) return []
  const { rows } = await sql<IssuedRow>`
    select d.bookingorder_id, d.orderitem_id, d.downloaditem_id, d.download_link
      from downloaditem d join bookingorder o on o.bookingorder_id = d.bookingorder_id join orderitem i on i.orderitem_id = d.orderitem_id
     where d.bookingorder_id = any(${orders}::text[]) and d.state = 'assigned' and d.ticket_sha is not null
       and o.logistic_status = 'completed' and ${liveItem.sql('i')}
     order by d.orderitem_id, d.line, d.downloaditem_id`.execute(db)
  return rows
}
