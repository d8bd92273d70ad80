import type { Caller } from '../../lib/caller.js'
import { toAlpha2 } from '../../lib/countries.js'
import { notFound } from '../../lib/errors.js'
import { isLocale, type Locale, localeTag } from '../../lib/locales.js'
import type { Ctx } from '../../platform/context.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { Db } from '../../platform/db/open.js'
import { reachable } from '../../selling/orders/relation.js'
import { findOrder } from '../../selling/orders/store.js'
import { type Admission, admissionsOf } from '../downloads/service.js'
import { distances, mapsLink, positionOf } from './geography.js'
import { chain, pick } from './languages.js'
import type { Itinerary } from './schema.js'
import { findItinerary, type Instructions, type ItineraryRow } from './store.js'

/** Finds a ticket in an order that the condition `own` lets the caller see. */
export async function findFor(db: Db, own: Condition, orderId: string, ticketId: string): Promise<ItineraryRow> {
  const row = await findItinerary(db, orderId, ticketId, own)
  if (row) return row
  throw (await findOrder(db, orderId, own)) ? notFound('ticket', ticketId) : notFound('bookingorder', orderId)
}

/** For a signed link, whose creator could see the order. */
export const findForGuest = (ctx: Ctx, orderId: string, ticketId: string): Promise<ItineraryRow | undefined> =>
  findItinerary(ctx.db, orderId, ticketId, everyRow)

/** The downloadable files of the admissions of this ticket, by order item. */
export async function findAdmissions(ctx: Ctx, { bookingorder_id, ticket_id }: ItineraryRow): Promise<Map<string, Admission>> {
  const order = await findOrder(ctx.db, bookingorder_id, everyRow)
  const all = order ? await admissionsOf(ctx, order) : []
  return new Map(all.filter((one) => one.ticket_id === ticket_id).map((one) => [one.orderitem_id, one]))
}

export const languageOf = (row: ItineraryRow, asked: Locale | undefined): Locale =>
  asked ?? (isLocale(row.preferred_language) ? row.preferred_language : 'en_GB')

export async function read(ctx: Ctx, caller: Caller, orderId: string, ticketId: string, asked: Locale | undefined): Promise<Itinerary> {
  const row = await findFor(ctx.db, reachable(caller), orderId, ticketId)
  return toItinerary(row, languageOf(row, asked), ctx.config.PUBLIC_URL)
}

/** Minutes from either field. */
const minutes = (exact: number | undefined, hours: number | undefined): number | null => exact ?? (hours === undefined ? null : hours * 60)

const countryName = (code: string, language: Locale): string => {
  const short = toAlpha2(code)
  return (short && new Intl.DisplayNames(localeTag(language), { type: 'region' }).of(short)) ?? code
}

const addressOf = (row: ItineraryRow, language: Locale): string =>
  [
    [row.streetname, row.number].filter(Boolean).join(' '),
    [row.postalcode, row.city].filter(Boolean).join(' '),
    countryName(row.country, language),
  ]
    .filter((part) => part !== '')
    .join(', ')

function instructionsIn(list: Instructions[], locale: Locale): Instructions | undefined {
  for (const candidate of chain(locale)) {
    const found = list.find((each) => each.language === candidate)
    if (found) return found
  }
  return undefined
}

export function toItinerary(row: ItineraryRow, language: Locale, publicUrl: string): Itinerary {
  const { directions, inclusions, options } = row
  const instructions = instructionsIn(row.instructions, language)
  const venueAt = positionOf(row)
  const placeAt = inclusions ? positionOf(inclusions) : undefined
  const map = venueAt ? `${publicUrl}/maps/venues/${row.venue_id}.svg` : null
  const venueLink = directions?.google_maps ?? (venueAt ? mapsLink(venueAt) : null)
  return {
    bookingorder_id: row.bookingorder_id,
    ticket_id: row.ticket_id,
    language,
    colors: {
      primary_color_code: row.primary_color_code,
      secondary_color_code: row.secondary_color_code,
      ternary_color_code: row.ternary_color_code,
    },
    cover_photo: row.cover_photo,
    rear_photo: row.rear_photo,
    getting_there: {
      google_maps: venueLink,
      google_maps_img: map,
      parking: pick(directions?.parking, language) ?? null,
      route: pick(directions?.route, language) ?? null,
      travel: pick(directions?.travel, language) ?? null,
      landmarks: (directions?.landmarks ?? []).map((landmark) => ({
        ...landmark,
        ...(venueAt ? distances(venueAt, landmark) : { distance: null, walk_minutes: null }),
      })),
    },
    remember: { items: instructions?.remember ?? [] },
    ticketing_app: { html: instructions?.app_html ?? null, title: instructions?.app_title ?? null },
    included: {
      summary: pick(inclusions?.summary, language) ?? pick(row.description, language) ?? null,
      items: pick(inclusions?.items, language) ?? [],
      google_maps: inclusions?.google_maps ?? (placeAt ? mapsLink(placeAt) : venueLink),
      // The image shows the venue, so it is left out for a category with another location.
      google_maps_img: placeAt ? null : map,
      photo1: inclusions?.photo1 ?? null,
      photo2: inclusions?.photo2 ?? null,
      gate: inclusions?.gate ?? null,
    },
    category: {
      category_id: row.category_id,
      category_name: row.category_name,
      venue_id: row.venue_id,
      open_minutes_before_match: minutes(options.open_minutes_before_match, options.open_hours_before_match),
      open_minutes_after_match: minutes(options.open_minutes_after_match, options.open_hours_after_match),
      open_during_half_time: options.open_during_half_time ?? false,
      category_type: row.category_type,
    },
    event: {
      event_id: row.event_id,
      city: row.city,
      event_name: pick(row.event_names, language) ?? row.event_name,
      latitude: row.latitude,
      longitude: row.longitude,
      visiting_name: row.visiting_name,
      event_startdate: row.date_start,
      event_stopdate: row.date_stop,
      time_zone: row.time_zone,
      date_confirmed: row.date_confirmed,
    },
    home: { official_name: row.hometeam_name },
    ticket: { ticket_title: row.ticket_title, ticket_validfrom: row.ticket_validfrom, ticket_validuntil: row.ticket_validuntil },
    venue: {
      city: row.city,
      country: row.country,
      number: row.number,
      streetname: row.streetname,
      address: addressOf(row, language),
      official_name: row.official_name,
      postalcode: row.postalcode,
      venue_type: row.venue_type,
    },
  }
}
