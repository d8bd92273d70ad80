import Type, { type Static } from 'typebox'
import { LocalDateTime } from '../../lib/catalogue-schema.js'
import { Body, DateTime, Enum, Flag, Id, Locale, nullable } from '../../lib/schema.js'
import { landmarkKinds } from '../../platform/db/json.js'

const text = nullable(Type.String())
const Lines = Type.Array(Type.String())

const Landmark = Type.Object(
  {
    kind: Enum(landmarkKinds),
    name: Type.String(),
    latitude: Type.String(),
    longitude: Type.String(),
    distance: nullable(Type.Integer({ description: 'Metres from the venue, as the crow flies' })),
    walk_minutes: nullable(Type.Integer({ description: 'On foot, roughly; null when it is too far to walk' })),
  },
  { title: 'ItineraryLandmark' },
)

export const Itinerary = Type.Object(
  {
    bookingorder_id: Id,
    ticket_id: Id,
    language: Locale,
    colors: Type.Object({ primary_color_code: text, secondary_color_code: text, ternary_color_code: text }),
    cover_photo: text,
    rear_photo: text,
    getting_there: Type.Object({
      google_maps: text,
      google_maps_img: text,
      parking: text,
      route: text,
      travel: text,
      landmarks: Type.Array(Landmark),
    }),
    remember: Type.Object({ items: Lines }),
    ticketing_app: Type.Object({ html: text, title: text }),
    included: Type.Object({
      summary: text,
      items: Lines,
      google_maps: text,
      google_maps_img: text,
      photo1: text,
      photo2: text,
      gate: text,
    }),
    category: Type.Object({
      category_id: Id,
      category_name: Type.String(),
      venue_id: Id,
      open_minutes_before_match: nullable(Type.Integer()),
      open_minutes_after_match: nullable(Type.Integer()),
      open_during_half_time: Flag,
      category_type: Type.String(),
    }),
    event: Type.Object({
      event_id: Id,
      city: Type.String(),
      event_name: Type.String(),
      latitude: text,
      longitude: text,
      visiting_name: text,
      event_startdate: LocalDateTime,
      event_stopdate: LocalDateTime,
      time_zone: Type.String(),
      date_confirmed: Flag,
    }),
    home: Type.Object({ official_name: text }),
    ticket: Type.Object({ ticket_title: Type.String(), ticket_validfrom: LocalDateTime, ticket_validuntil: LocalDateTime }),
    venue: Type.Object({
      city: Type.String(),
      country: Type.String(),
      number: text,
      streetname: text,
      address: Type.String({ description: 'All of it in one line' }),
      official_name: Type.String(),
      postalcode: text,
      venue_type: Type.String(),
    }),
  },
  { title: 'Itinerary' },
)
export type Itinerary = Static<typeof Itinerary>

export const LinkInput = Body(
  {
    language: Type.Optional(Locale),
    valid_until: Type.Optional(
      Type.String({
        format: 'wire-datetime',
        maxLength: 40,
        description: 'yyyy-mm-ddThh:mm:ss, UTC; at most 400 days ahead. Without it: two days after the event',
      }),
    ),
  },
  { title: 'ItineraryLinkInput', examples: [{ language: 'de_DE' }] },
)
export type LinkInput = Static<typeof LinkInput>

export const ItineraryLink = Type.Object(
  {
    link_id: Id,
    bookingorder_id: Id,
    ticket_id: Id,
    url: Type.String({ description: 'For the guest; every holder of the link sees the itinerary and gets the tickets' }),
    language: Locale,
    valid_until: DateTime,
    revoked: nullable(DateTime),
    created: DateTime,
    created_by: Id,
  },
  { title: 'ItineraryLink' },
)
export type ItineraryLink = Static<typeof ItineraryLink>

export const ItineraryLinks = Type.Object({ links: Type.Array(ItineraryLink) }, { title: 'ItineraryLinks' })
