import { type Insertable, type Selectable, sql } from 'kysely'
import { liveItem } from '../../lib/order-states.js'
import type { Condition } from '../../platform/db/filter.js'
import type { ItineraryLinkTable } from '../../platform/db/generated/tables.js'
import type { CategoryOptions, CustomerService, DisruptedEvent, Landmark } from '../../platform/db/json.js'
import type { Db, Trx } from '../../platform/db/open.js'

export type LinkRow = Selectable<ItineraryLinkTable>
type Texts = Record<string, string>

/** One admission with the fields that its guest may see. */
export interface ItineraryItem {
  orderitem_id: string
  ticket_status: string
  type_ticket: string
  section: string | null
  row: string | null
  seat: string | null
  /** From its file, else from the category. */
  gate: string | null
  external_activation_link: string | null
}

export interface Instructions {
  language: string
  remember: string[]
  app_title: string | null
  app_html: string | null
}

/** All data of an itinerary, read in one query. It contains no prices and no guests except the lead guest's name. */
export interface ItineraryRow {
  bookingorder_id: string
  ticket_id: string
  booking_code: string
  logistic_status: string
  is_test_booking: boolean
  lead_name: string | null
  items: ItineraryItem[]
  /** Whether the order has admissions of other tickets too. */
  shared_order: boolean
  ticket_title: string
  ticket_type: string
  ticket_validfrom: string
  ticket_validuntil: string
  sub_category: string
  event_id: string
  event_name: string
  event_status: string
  event_version: number
  /** The event before it was rescheduled or relocated. */
  event_before: DisruptedEvent | null
  event_names: Texts
  sport_type: string
  date_start: string
  date_stop: string
  date_start_utc: Date
  date_stop_utc: Date
  date_confirmed: boolean
  date_start_main_event: string | null
  date_stop_main_event: string | null
  tournament_name: string
  hometeam_name: string | null
  visiting_name: string | null
  venue_id: string
  official_name: string
  venue_type: string
  country: string
  city: string
  streetname: string | null
  number: string | null
  postalcode: string | null
  latitude: string | null
  longitude: string | null
  time_zone: string
  directions: { google_maps: string | null; parking: Texts; route: Texts; travel: Texts; landmarks: Landmark[] } | null
  category_id: string
  category_name: string
  category_type: string
  description: Texts
  options: Partial<CategoryOptions>
  ticket_delivery_days: number | null
  inclusions: {
    gate: string | null
    google_maps: string | null
    latitude: string | null
    longitude: string | null
    photo1: string | null
    photo2: string | null
    summary: Texts
    items: Record<string, string[]>
  } | null
  instructions: Instructions[]
  distributor_id: string
  distributor_name: string
  preferred_language: string
  primary_color_code: string | null
  secondary_color_code: string | null
  ternary_color_code: string | null
  logo_url: string | null
  cover_photo: string | null
  rear_photo: string | null
  customerservice: Partial<CustomerService>
}

/** The admissions of one ticket in one order. Undefined when the order has none. */
export async function findItinerary(db: Db, orderId: string, ticketId: string, visible: Condition): Promise<ItineraryRow | undefined> {
  const { rows } = await sql<ItineraryRow>`
    select o.bookingorder_id, t.ticket_id, o.booking_code, o.logistic_status, o.is_test_booking,
           coalesce(o.lead_name_for_pickup, (
             select nullif(concat_ws(' ', g.first_name, g.last_name), '') from guest g join orderitem i using (orderitem_id)
              where i.bookingorder_id = o.bookingorder_id and g.lead_guest and ${liveItem.sql('i')} order by i.position limit 1)) as lead_name,
           items.list as items,
           exists (select from orderitem i where i.bookingorder_id = o.bookingorder_id and i.ticket_id <> t.ticket_id) as shared_order,
           t.ticket_title, t.ticket_type, t.ticket_validfrom, t.ticket_validuntil, t.sub_category,
           e.event_id, e.event_name, e.event_status, e.version as event_version, case when x.kind in ('rescheduled', 'relocated') then x.event_before end as event_before, e.sport_type, e.date_start, e.date_stop, e.date_start_utc, e.date_stop_utc,
           e.date_confirmed, e.date_start_main_event, e.date_stop_main_event, m.official_name as tournament_name,
           coalesce((select jsonb_object_agg(n.language, n.translated_event_name) from event_translation n
                      where n.event_id = e.event_id and n.deleted is null), '{}') as event_names,
           h.official_name as hometeam_name, a.official_name as visiting_name,
           v.venue_id, v.official_name, v.venue_type, v.country, v.city, v.streetname, v.number, v.postalcode, v.latitude, v.longitude, v.time_zone,
           to_jsonb(vd) as directions,
           c.category_id, c.category_name, c.category_type, c.description, c.options, c.ticket_delivery_days, to_jsonb(ci) as inclusions,
           coalesce((select jsonb_agg(to_jsonb(x)) from ticket_instructions x where x.ticket_type = t.ticket_type), '[]') as instructions,
           d.distributor_id, d.distributor_name, d.preferred_language, d.primary_color_code, d.secondary_color_code, d.ternary_color_code,
           d.logo_url, d.cover_photo, d.rear_photo, d.customerservice
      from bookingorder o
      join ticket t on t.ticket_id = ${ticketId}
      left join category_inclusions ci on ci.category_id = t.category_id
      join lateral (
        select jsonb_agg(jsonb_build_object('orderitem_id', i.orderitem_id, 'ticket_status', i.ticket_status, 'type_ticket', i.type_ticket, 'section', i.section,
                 'row', i."row", 'seat', i.seat, 'external_activation_link', i.external_activation_link, 'gate', coalesce((
                   select f.gate from downloaditem f where f.orderitem_id = i.orderitem_id and f.state = 'assigned' and f.gate is not null limit 1),
                   ci.gate)) order by i.position) as list from orderitem i
         where i.bookingorder_id = o.bookingorder_id and i.ticket_id = t.ticket_id having count(*) > 0) items on true
      join event e on e.event_id = o.event_id
      join tournament m on m.tournament_id = e.tournament_id
      join venue v on v.venue_id = e.venue_id
      join category c on c.category_id = t.category_id
      join distributor d on d.distributor_id = o.distributor_id
      left join team h on h.team_id = e.hometeam_id
      left join team a on a.team_id = e.visiting_id
      left join disruption x on x.disruption_id = o.disruption_id
      left join venue_directions vd on vd.venue_id = v.venue_id
     where o.bookingorder_id = ${orderId} and ${visible}`.execute(db)
  return rows[0]
}

/** The data of the map of a venue. */
export interface MapRow {
  official_name: string
  venue_type: string
  latitude: string | null
  longitude: string | null
  landmarks: Landmark[] | null
}

export async function findMap(db: Db, venueId: string): Promise<MapRow | undefined> {
  const { rows } = await sql<MapRow>`
    select v.official_name, v.venue_type, v.latitude, v.longitude, d.landmarks
      from venue v left join venue_directions d using (venue_id) where v.venue_id = ${venueId} and v.deleted is null`.execute(db)
  return rows[0]
}

export const insertLink = (trx: Trx, row: Insertable<ItineraryLinkTable>): Promise<LinkRow> =>
  trx.insertInto('itinerary_link').values(row).returningAll().executeTakeFirstOrThrow()

export const findLink = (db: Db, id: string): Promise<LinkRow | undefined> =>
  db.selectFrom('itinerary_link').selectAll().where('link_id', '=', id).executeTakeFirst()

export const lockLink = (trx: Trx, id: string): Promise<LinkRow | undefined> =>
  trx.selectFrom('itinerary_link').selectAll().where('link_id', '=', id).forUpdate().executeTakeFirst()

/** Newest first. A ticket has only a few links. */
export const listLinks = (db: Db, orderId: string, ticketId: string): Promise<LinkRow[]> =>
  db
    .selectFrom('itinerary_link')
    .selectAll()
    .where('bookingorder_id', '=', orderId)
    .where('ticket_id', '=', ticketId)
    .orderBy('created', 'desc')
    .orderBy('link_id', 'desc')
    .limit(100)
    .execute()

export const updateLink = (trx: Trx, id: string, changes: { revoked?: Date; revoked_by?: string; renewed?: Date }) =>
  trx.updateTable('itinerary_link').set(changes).where('link_id', '=', id).execute()

/** The recipient of a new link: the lead guest if its admission is valid, else the address of the booking. */
export async function findRecipient(db: Db, orderId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select coalesce((select g.contact_email from guest g join orderitem i using (orderitem_id)
                      where i.bookingorder_id = o.bookingorder_id and g.lead_guest and g.contact_email is not null and ${liveItem.sql('i')}
                      order by i.position limit 1), o.booking_email) as email
      from bookingorder o where o.bookingorder_id = ${orderId}`.execute(db)
  return rows[0]?.email
}
