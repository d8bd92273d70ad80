import Type, { type Static } from 'typebox'
import { changes, Slug } from '../../lib/catalogue-schema.js'
import { venueTypes } from '../../lib/enums.js'
import { Body, Count, Country, Enum, Flag, Id, informational, Name, nullable, Text } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { VenueRow } from './store.js'

const degrees = (limit: string, example: string) =>
  Type.String({ pattern: `^-?(?:${limit})(?:\\.\\d{1,12})?$`, maxLength: 20, description: 'Degrees as decimal text', examples: [example] })

const required = {
  official_name: Name,
  country: Country,
  city: Name,
  venue_type: Enum(venueTypes),
  time_zone: Type.String({
    minLength: 1,
    maxLength: 60,
    description: 'IANA name of the zone its clocks show',
    examples: ['Europe/Lisbon'],
  }),
}
const optional = {
  slug: Slug,
  popular_stadium: Flag,
  capacity: nullable(Count),
  province: nullable(Text(100)),
  latitude: nullable(degrees('90(?=$|\\.0*$)|[1-8]?\\d', '38.7527')),
  longitude: nullable(degrees('180(?=$|\\.0*$)|1[0-7]\\d|[1-9]?\\d', '-9.1847')),
  number: nullable(Text(20)),
  postalcode: nullable(Text(20)),
  streetname: nullable(Text(200)),
  opened: nullable(Type.Integer({ minimum: 1, maximum: 9999, description: 'Year' })),
  track_length: informational(nullable(Type.Integer({ minimum: 0, maximum: 10_000_000 })), 'metres'),
  wikipedia_slug: informational(nullable(Text(300)), 'its page there'),
  wikipedia_snippet: informational(nullable(Text(5000)), 'the first lines of that page'),
  seating_setup: informational(nullable(Text(300)), 'how it is set up'),
}

export const Venue = Type.Object({ venue_id: Id, ...required, ...optional, slug: Type.String(), ...changes }, { title: 'Venue' })
export type Venue = Static<typeof Venue>

export function toVenue({ version: _version, search: _search, created, updated, deleted, ...row }: VenueRow): Venue {
  return {
    ...row,
    venue_type: row.venue_type as Venue['venue_type'],
    created: wireTime(created),
    updated: wireTime(updated),
    deleted: wireTime(deleted),
  }
}

export const NewVenue = Body(
  { ...required, ...Type.Partial(Type.Object(optional)).properties },
  {
    title: 'NewVenue',
    examples: [
      {
        official_name: 'Estádio do Cais',
        country: 'PRT',
        city: 'Lisboa',
        venue_type: 'stadium',
        time_zone: 'Europe/Lisbon',
        capacity: 41_000,
      },
    ],
  },
)
export type NewVenue = Static<typeof NewVenue>

export const VenueChange = Body(Type.Partial(Type.Object({ ...required, ...optional })).properties, {
  title: 'VenueChange',
  description: 'Only the fields sent change. With a new time_zone its events keep their local times, and their UTC times change',
  examples: [{ capacity: 42_500 }],
})
export type VenueChange = Static<typeof VenueChange>
