import { slugify } from '../../lib/slug.js'
import { arenas } from './data/arenas.js'
import { circuits } from './data/circuits.js'
import { grounds } from './data/grounds.js'
import { stadiums } from './data/stadiums.js'
import type { VenueData } from './data/venue.js'
import type { WorldVenue } from './types.js'

export const venueData: readonly VenueData[] = [...stadiums, ...circuits, ...arenas, ...grounds]

export const venues: readonly WorldVenue[] = venueData.map((venue) => ({
  venue_key: venue.key,
  slug: slugify(`${venue.name} ${venue.city}`),
  official_name: venue.name,
  country: venue.country,
  popular_stadium: venue.popular === true,
  venue_type: venue.type,
  capacity: venue.capacity ?? null,
  city: venue.city,
  province: venue.province,
  latitude: venue.at[0].toFixed(4),
  longitude: venue.at[1].toFixed(4),
  number: venue.number ?? null,
  postalcode: venue.postalcode,
  streetname: venue.street,
  opened: venue.opened,
  track_length: venue.track ?? null,
  wikipedia_slug: venue.wiki,
  wikipedia_snippet: venue.about,
  seating_setup:
    venue.layout === 'openair' || venue.layout === 'course' ? 'open' : venue.layout === 'circuit' ? 'seated_and_standing' : 'seated',
  time_zone: venue.zone,
}))
