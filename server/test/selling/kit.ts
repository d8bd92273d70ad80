import { newId } from '../../src/lib/ids.js'
import type { Kit } from '../kit/index.js'

export interface TicketOptions {
  stock?: number
  net_rate?: number
  currency_code?: string
  flags?: string[]
  min_order?: number
  ticket_status?: string
  backorder_quantity?: number
  event_id?: string
  supplier_id?: string
  latest_sale_date?: string | null
}

let serial = 0

/** Puts a ticket on sale for an event in three months, directly in the tables: these tests are about selling, not about the catalogue. */
export async function putOnSale(kit: Kit, options: TicketOptions = {}): Promise<string> {
  const { db } = kit.service.ctx
  const at = kit.clock.now()
  serial++
  const supplier_id = options.supplier_id ?? (kit.accounts.supplier.supplier_id as string)
  const event_id = options.event_id ?? (await putEvent(kit))
  const event = await db.selectFrom('event').selectAll().where('event_id', '=', event_id).executeTakeFirstOrThrow()
  const category = await db.selectFrom('category').select('category_id').where('venue_id', '=', event.venue_id).executeTakeFirstOrThrow()
  const ticket_id = newId('tck')
  const price = options.net_rate ?? 10_000
  await db
    .insertInto('ticket')
    .values({
      ticket_id,
      event_id,
      category_id: category.category_id,
      supplier_id,
      ticket_title: `Ticket ${serial}`,
      ticket_type: 'eticket',
      ticket_status: options.ticket_status ?? 'available',
      ticket_validity: 'singleday',
      ticket_validfrom: event.date_start,
      ticket_validuntil: event.date_stop,
      latest_sale_date: options.latest_sale_date ?? null,
      currency_code: options.currency_code ?? 'EUR',
      face_value: price,
      organiser_price: price,
      cost_price: price,
      service_price: price,
      net_rate: price,
      sales_price: price + 1_000,
      vat_category: 'high',
      flags: options.flags ?? [],
      min_order: options.min_order ?? 1,
      in_stock: (options.stock ?? 10) > 0,
      event_name: event.event_name,
      venue_id: event.venue_id,
      tournament_id: event.tournament_id,
      sport_type: event.sport_type,
      city: 'Lisboa',
      category_type: 'grandstand',
      supplier_type: 'external',
      created: at,
      updated: at,
    })
    .execute()
  await db
    .insertInto('ticket_stock')
    .values({ ticket_id, supplier_quantity: options.stock ?? 10, backorder_quantity: options.backorder_quantity ?? 0 })
    .execute()
  return ticket_id
}

export async function putEvent(kit: Kit): Promise<string> {
  const { db } = kit.service.ctx
  const at = kit.clock.now()
  serial++
  const dated = { created: at, updated: at }
  const venue_id = newId('ven')
  const tournament_id = newId('trn')
  const series_id = newId('srs')
  const event_id = newId('evt')
  const starts = new Date(at.getTime() + 90 * 86_400_000)
  const local = (date: Date) => date.toISOString().slice(0, 19)
  await db
    .insertInto('venue')
    .values({
      venue_id,
      slug: `venue-${venue_id}`,
      official_name: 'Estádio',
      country: 'PRT',
      venue_type: 'stadium',
      city: 'Lisboa',
      time_zone: 'UTC',
      ...dated,
    })
    .execute()
  await db
    .insertInto('tournament')
    .values({
      tournament_id,
      slug: `t-${tournament_id}`,
      official_name: 'League',
      season: '26/27',
      tournament_type: 'league',
      sport_type: 'soccer',
      ...dated,
    })
    .execute()
  await db.insertInto('series').values({ series_id, tournament_id, season: '26/27', venue_id, created: at }).execute()
  await db
    .insertInto('event')
    .values({
      event_id,
      slug: `e-${event_id}`,
      event_name: `Match ${serial}`,
      sport_type: 'soccer',
      season: '26/27',
      tournament_id,
      venue_id,
      series_id,
      date_start: local(starts),
      date_stop: local(new Date(starts.getTime() + 7_200_000)),
      date_start_utc: starts,
      date_stop_utc: new Date(starts.getTime() + 7_200_000),
      ...dated,
    })
    .execute()
  await db
    .insertInto('category')
    .values({ category_id: newId('ctg'), category_name: 'Stand', venue_id, sport_type: 'soccer', category_type: 'grandstand', ...dated })
    .execute()
  return event_id
}

/** Makes the sold tickets of an event, or one sold ticket, valid since long ago, so that guests are let in before the event. */
export const makeValid = (kit: Kit, id: string): Promise<unknown> =>
  kit.query(
    `update orderitem i set ticket_startdate = '2026-01-01' from bookingorder o where o.bookingorder_id = i.bookingorder_id and $1 in (i.ticket_id, o.event_id)`,
    [id],
  )

export interface Stock {
  supplier_quantity: number
  reservations_quantity: number
  number_of_tickets_sold: number
  available_quantity: number | null
}

export const stockOf = (kit: Kit, ticketId: string): Promise<Stock> =>
  kit.service.ctx.db
    .selectFrom('ticket_stock')
    .select(['supplier_quantity', 'reservations_quantity', 'number_of_tickets_sold', 'available_quantity'])
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow()

export const order = (ticketId: string, quantity = 1, more: Record<string, unknown> = {}) => ({
  items: [{ ticket_id: ticketId, quantity }],
  booking_email: 'desk@agency.example',
  ...more,
})
