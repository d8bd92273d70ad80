import { sql } from 'kysely'
import { venueTypes } from '../../lib/enums.js'
import { spellCountry } from '../../lib/inputs.js'
import { inSmallLetters } from '../../lib/spelling.js'
import { defineList } from '../../platform/db/list.js'
import { mirrored } from '../../platform/db/mirror.js'
import { containing, fuzzy } from '../../platform/db/search.js'

export const venueList = defineList({
  name: 'venues',
  key: 'v.venue_id',
  sorting: 'official_name',
  parameters: {
    venue_id: { kind: 'id', column: 'v.venue_id', about: 'Identifier of the venue', sort: true },
    slug: { kind: 'text', column: 'v.slug', about: 'Readable alternative to the identifier', sort: true },
    country: { kind: 'text', column: 'v.country', spell: spellCountry, about: 'Country, alpha-2 or alpha-3', sort: true },
    city: {
      kind: 'text',
      column: 'lower(v.city)',
      spell: inSmallLetters,
      about: 'City, in capitals or not',
      sort: true,
    },
    venue_type: { kind: 'enum', column: 'v.venue_type', values: venueTypes, about: 'Kind of venue' },
    popular: { kind: 'boolean', column: 'v.popular_stadium', about: 'Whether it is popular' },
    venue_name: {
      kind: 'search',
      about: 'Part of the name, accents folded',
      search: (text) => sql`fold(v.official_name) like fold(${containing(text)})`,
    },
    official_name: { kind: 'text', column: 'v.official_name', about: 'Whole name', sort: true, filter: false },
    capacity: { kind: 'integer', column: 'v.capacity', about: 'How many people it holds', sort: true, nullable: true },
    team_id: {
      kind: 'id',
      column: 'x.team_id',
      about: 'Venues where this team plays, at home or away, or that are its home ground',
      exists: (test) => sql`v.venue_id in (
        select x.venue_id from (
          select venue_id, hometeam_id as team_id from event where deleted is null
          union all select venue_id, visiting_id from event where deleted is null
          union all select venue_id, team_id from team where deleted is null and venue_id is not null) x
         where ${test})`,
    },
    event_stopdate: {
      kind: 'local',
      column: 'e.date_stop',
      about: 'Venues with an event that ends then',
      exists: (test) => sql`v.venue_id in (select e.venue_id from event e where e.deleted is null and ${test})`,
    },
    query: {
      kind: 'search',
      about: 'Name or city or a part of it; accents and a typing error are tolerated; the best matches come first',
      ...fuzzy('v.search'),
    },
    ...mirrored('v'),
  },
})
