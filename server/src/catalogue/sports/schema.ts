import Type, { type Static } from 'typebox'
import { SportType } from '../../lib/catalogue-schema.js'
import type { SportType as SportName } from '../../lib/enums.js'
import { Count, Country } from '../../lib/schema.js'

/** Display names. */
export const sportLabels: Record<SportName, string> = {
  soccer: 'Football',
  motorsport: 'Motorsport',
  tennis: 'Tennis',
  rugby: 'Rugby',
  darts: 'Darts',
  horseracing: 'Horse racing',
  boxing: 'Boxing',
  other: 'Other',
  motogp: 'MotoGP',
  formula1: 'Formula 1',
  cricket: 'Cricket',
  basketball: 'Basketball',
  combatsport: 'Combat sports',
  icehockey: 'Ice hockey',
  nba: 'NBA',
  nfl: 'NFL',
  mlb: 'MLB',
  watersport: 'Water sports',
  dtm: 'DTM',
  indycar: 'IndyCar',
  superbike: 'Superbike',
  padel: 'Padel',
  handball: 'Handball',
  golf: 'Golf',
  rowing: 'Rowing',
  cycling: 'Cycling',
  sailing: 'Sailing',
}

export const Sport = Type.Object({ sport_type: SportType, label: Type.String(), number_of_events: Count }, { title: 'Sport' })
export type SportRow = Static<typeof Sport>

const counts = { number_of_venues: Count, number_of_events: Count }
export const Land = Type.Object(
  {
    iso_country: Country,
    iso_country_alpha2: Type.String({ description: 'ISO 3166-1 alpha-2', examples: ['NL'] }),
    country_name: Type.String({ examples: ['Netherlands'] }),
    ...counts,
  },
  { title: 'Country' },
)
export type LandRow = Static<typeof Land>

export const City = Type.Object({ city: Type.String(), iso_country: Country, country_name: Type.String(), ...counts }, { title: 'City' })
export type CityRow = Static<typeof City>
