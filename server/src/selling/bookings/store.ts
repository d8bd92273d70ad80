import { type Selectable, sql } from 'kysely'
import type { Sellable } from '../../catalogue/tickets/rules/withdrawn.js'
import { defer, type Read } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { BookingTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { insertRows, type NewRow } from '../../platform/db/rows.js'
import { type TermsRow, termColumns, termTables } from '../guests/store.js'
import type { ItemRow } from '../reservations/store.js'

export type BookingRow = Selectable<BookingTable> & {
  bookingorders: { bookingorder_id: string; event_id: string; supplier_id: string }[]
  items: ItemRow[]
}

const select = sql`b.*,
  (select jsonb_agg(jsonb_build_object('bookingorder_id', o.bookingorder_id, 'event_id', o.event_id, 'supplier_id', o.supplier_id) order by o.bookingorder_id)
     from bookingorder o where o.booking_id = b.booking_id) as bookingorders,
  (select jsonb_agg(to_jsonb(i) order by i.line) from reservation_item i where i.reservation_id = b.reservation_id) as items`

export const listBookings = (db: Db, request: ListRequest, visible: Condition): Promise<Page<BookingRow>> =>
  readPage<BookingRow>(db, request, { select, from: sql`booking b`, where: [visible] })

export async function findBooking(
  db: Db,
  column: 'booking_id' | 'reservation_id',
  id: string,
  visible: Condition,
): Promise<BookingRow | undefined> {
  const { rows } = await sql<BookingRow>`select ${select} from booking b where b.${sql.ref(column)} = ${id} and ${visible}`.execute(db)
  return rows[0]
}

/** How the distributors of these reservations usually pay, by reservation_id. */
export const usualMethods = (reservationIds: string[]): Read<Map<string, string>> => ({
  statements: [
    sql`select r.reservation_id, d.default_payment_method as method from reservation r join distributor d on d.distributor_id = r.distributor_id
         where r.reservation_id = any(${reservationIds}::text[])`,
  ],
  of: ([rows]) => new Map((rows as { reservation_id: string; method: string }[]).map((one) => [one.reservation_id, one.method])),
})

/** The first of these different codes that no booking has. Each is looked up, because `not exists` can become a join with all bookings. */
export const freeCodes = (codes: string[], limit: number): Read<string[]> => ({
  statements: [
    sql`select c.code from unnest(${codes}::text[]) with ordinality as c (code, n)
         where (select true from booking b where b.booking_code = c.code) is null order by c.n limit ${limit}`,
  ],
  of: ([rows]) => (rows as { code: string }[]).map(({ code }) => code),
})

export const insertBookings = (trx: Trx, rows: NewRow<'booking'>[]): Promise<void> => defer(trx, insertRows('booking', rows))

/**
 * Properties of a ticket at the time of sale, which are copied to the order, what it requires from its guests, and whether it may be sold.
 * Prices are not read again: they were agreed with the hold.
 */
export interface SoldTicket extends Sellable, TermsRow {
  ticket_title: string
  category_id: string
  category_name: string
  distribution_channel: string
  sub_category: string
  ticket_targetgroup: string
  ticket_validity: string
  ticket_validfrom: string
  ticket_validuntil: string
  ticket_source: string
  is_relisted_ticket: boolean
  /** for a relisted ticket: the earlier sellers of its admissions */
  sellers: string[]
  general_terms: string | null
  /** the client that it is reserved for */
  locked_by_client_id: string | null
  supplier_name: string
  /** addresses of the supplier */
  emails: string[]
  event_name: string
  event_startdate: string
  event_stopdate: string
  season: string
  tournament_name: string
  /** of files that assign their seats automatically */
  has_free_seats: boolean
}

export const soldTickets = (ids: string[]): Read<Map<string, SoldTicket>> => ({
  statements: [
    sql`
    select ${termColumns}, t.category_id, c.category_name, c.distribution_channel, t.sub_category, t.ticket_type, t.ticket_targetgroup,
           t.ticket_validity, t.ticket_validfrom, t.ticket_validuntil, t.ticket_source, t.is_relisted_ticket, t.sellers, p.general_terms,
           t.locked_by_client_id, p.name as supplier_name, p.emails, e.event_name, e.date_start as event_startdate, e.date_stop as event_stopdate, e.season,
           (select n.official_name from tournament n where n.tournament_id = e.tournament_id) as tournament_name,
           t.ticket_title, t.ticket_status, t.deleted, t.latest_sale_date, e.event_status, e.disrupted, e.date_start_utc, e.date_stop_utc,
           exists (select from downloaditem d join ticketfile f on f.ticketfile_id = d.ticketfile_id and f.auto_assign
                    where d.ticket_id = t.ticket_id and d.state = 'free') as has_free_seats
      from ${termTables}
     where t.ticket_id = any(${ids}::text[])`,
  ],
  of: ([rows]) => new Map((rows as SoldTicket[]).map((row) => [row.ticket_id, row])),
})
