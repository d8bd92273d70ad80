import { sql } from 'kysely'
import { sportTypes } from '../../lib/enums.js'
import { spellCountry } from '../../lib/inputs.js'
import { inSmallLetters } from '../../lib/spelling.js'
import { defineList } from '../../platform/db/list.js'
import { containing } from '../../platform/db/search.js'

const counts = (alias: string) =>
  ({
    number_of_venues: { kind: 'integer', column: `${alias}.number_of_venues`, about: 'How many venues', sort: true },
    number_of_events: { kind: 'integer', column: `${alias}.number_of_events`, about: 'How many events', sort: true },
  }) as const

export const sportList = defineList({
  name: 'sports',
  key: 's.sport_type',
  sorting: 'label',
  parameters: {
    sport_type: { kind: 'enum', column: 's.sport_type', values: sportTypes, about: 'Sport', sort: true },
    label: { kind: 'text', column: 's.label', about: 'What people call it', sort: true },
    number_of_events: counts('s').number_of_events,
  },
})

export const countryList = defineList({
  name: 'countries',
  key: 'c.iso_country',
  sorting: 'country_name',
  parameters: {
    country: { kind: 'text', column: 'c.iso_country', spell: spellCountry, about: 'Country, alpha-2 or alpha-3' },
    country_name: { kind: 'text', column: 'c.country_name', about: 'Name in English', sort: true },
    iso_country: { kind: 'text', column: 'c.iso_country', about: 'Code', sort: true, filter: false },
    ...counts('c'),
  },
})

export const cityList = defineList({
  name: 'cities',
  key: '(c.city || c.iso_country)',
  sorting: 'city',
  parameters: {
    country: { kind: 'text', column: 'c.iso_country', spell: spellCountry, about: 'Country, alpha-2 or alpha-3', sort: true },
    city: { kind: 'text', column: 'lower(c.city)', spell: inSmallLetters, about: 'City, in capitals or not', sort: true },
    query: {
      kind: 'search',
      about: 'Part of the name, accents folded',
      search: (text) => sql`fold(c.city) like fold(${containing(text)})`,
    },
    ...counts('c'),
  },
})
