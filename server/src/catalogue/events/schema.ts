import Type, { type Static } from 'typebox'
import { changes, LocalDateTime, Slug, SportType } from '../../lib/catalogue-schema.js'
import { eventStatuses, tournamentTypes } from '../../lib/enums.js'
import { Body, Country, DateTime, Enum, Flag, Id, informational, Name, nullable, Text } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { EventSalesPeriods, GuestDataRequirements, OpeningHoursList } from '../../platform/db/json-schema.js'
import type { EventRow } from './store.js'

/** Statuses that can be set. `soldout` is computed from the stock. */
export const settableStatuses = ['notstarted', 'postponed', 'cancelled', 'finished'] as const

const required = { event_name: Name, tournament_id: Id, venue_id: Id, date_start: LocalDateTime, date_stop: LocalDateTime }
const optional = {
  slug: Slug,
  event_status: Enum(settableStatuses),
  sport_type: SportType,
  season: Text(40, 1),
  hometeam_id: nullable(Id),
  visiting_id: nullable(Id),
  date_confirmed: Flag,
  date_start_main_event: nullable(LocalDateTime),
  date_stop_main_event: nullable(LocalDateTime),
  opening_hours: OpeningHoursList,
  event_description: informational(nullable(Text(5000)), 'shown with the event'),
  sales_periods: EventSalesPeriods,
  is_popular: Flag,
  guest_data_requirements: GuestDataRequirements,
}

const price = (which: string) =>
  nullable(Type.Integer({ description: `${which} net_rate of the tickets you could buy now, in euro cents` }))

/** In the order of the contract, which is also the order in responses. */
export const Event = Type.Object(
  {
    event_id: Id,
    slug: Type.String(),
    event_name: Name,
    event_status: Enum(eventStatuses, {
      description: '`soldout` while no offered ticket is left; `finished` also when date_stop is past',
    }),
    sport_type: SportType,
    season: Type.String(),
    tournament_id: Id,
    tournament_name: Type.String(),
    tournament_type: Enum(tournamentTypes),
    venue_id: Id,
    venue_name: Type.String(),
    city: Type.String(),
    iso_country: Country,
    latitude: nullable(Type.String()),
    longitude: nullable(Type.String()),
    time_zone: Type.String({ description: 'IANA name of the zone the venue is in', examples: ['Europe/Lisbon'] }),
    date_start: LocalDateTime,
    date_stop: LocalDateTime,
    date_start_utc: DateTime,
    date_stop_utc: DateTime,
    date_confirmed: Flag,
    date_start_main_event: nullable(LocalDateTime),
    date_stop_main_event: nullable(LocalDateTime),
    opening_hours: OpeningHoursList,
    hometeam_id: nullable(Id),
    hometeam_name: nullable(Type.String()),
    visiting_id: nullable(Id),
    visiting_name: nullable(Type.String()),
    event_description: nullable(Type.String()),
    min_ticket_price_eur: price('Lowest'),
    max_ticket_price_eur: price('Highest'),
    number_of_tickets: Type.Integer({ description: 'How many tickets you could buy now' }),
    sales_periods: EventSalesPeriods,
    guest_data_requirements: GuestDataRequirements,
    is_popular: Flag,
    series_id: Id,
    ...changes,
  },
  { title: 'Event' },
)
export type Event = Static<typeof Event>

/** A past version: the values that were set, without values computed from the stock. */
const { min_ticket_price_eur: _min, max_ticket_price_eur: _max, number_of_tickets: _number, ...stored } = Event.properties
export const EventVersion = Type.Object({ ...stored, event_status: Enum(settableStatuses) }, { title: 'EventVersion' })
export type EventVersion = Static<typeof EventVersion>

export const toVersion = (row: EventRow): EventVersion => ({
  event_id: row.event_id,
  slug: row.slug,
  event_name: row.event_name,
  event_status: row.event_status as EventVersion['event_status'],
  sport_type: row.sport_type as EventVersion['sport_type'],
  season: row.season,
  tournament_id: row.tournament_id,
  tournament_name: row.tournament_name,
  tournament_type: row.tournament_type as EventVersion['tournament_type'],
  venue_id: row.venue_id,
  venue_name: row.venue_name,
  city: row.city,
  iso_country: row.iso_country,
  latitude: row.latitude,
  longitude: row.longitude,
  time_zone: row.time_zone,
  date_start: row.date_start,
  date_stop: row.date_stop,
  date_start_utc: wireTime(row.date_start_utc),
  date_stop_utc: wireTime(row.date_stop_utc),
  date_confirmed: row.date_confirmed,
  date_start_main_event: row.date_start_main_event,
  date_stop_main_event: row.date_stop_main_event,
  opening_hours: row.opening_hours,
  hometeam_id: row.hometeam_id,
  hometeam_name: row.hometeam_name,
  visiting_id: row.visiting_id,
  visiting_name: row.visiting_name,
  event_description: row.event_description,
  sales_periods: row.sales_periods,
  guest_data_requirements: row.guest_data_requirements,
  is_popular: row.is_popular,
  series_id: row.series_id,
  created: wireTime(row.created),
  updated: wireTime(row.updated),
  deleted: wireTime(row.deleted),
})

export interface Offer {
  min: number | null
  max: number | null
  quantity: number
}

export const toEvent = (row: EventRow, offer: Offer | undefined, translated: string | undefined): Event => ({
  ...toVersion(row),
  event_name: translated ?? row.event_name,
  event_status: row.shown_status as Event['event_status'],
  min_ticket_price_eur: offer?.min ?? null,
  max_ticket_price_eur: offer?.max ?? null,
  number_of_tickets: offer?.quantity ?? 0,
})

export const NewEvent = Body(
  { ...required, ...Type.Partial(Type.Object(optional)).properties },
  {
    title: 'NewEvent',
    description: "season and sport_type default to the tournament's",
    examples: [
      {
        event_name: 'Atlético do Porto vs Marítimo do Cais',
        tournament_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_trn',
        venue_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_ven',
        date_start: '2027-01-31T20:30:00',
        date_stop: '2027-01-31T22:30:00',
      },
    ],
  },
)
export type NewEvent = Static<typeof NewEvent>

export const EventChange = Body(Type.Partial(Type.Object({ ...required, ...optional })).properties, {
  title: 'EventChange',
  description: 'Only the fields sent change. At another venue the clock shows the same, so that the instants move with the zone',
  examples: [{ event_status: 'postponed', date_confirmed: false }],
})
export type EventChange = Static<typeof EventChange>
