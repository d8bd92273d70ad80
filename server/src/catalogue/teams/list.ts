import { sql } from 'kysely'
import { sportTypes } from '../../lib/enums.js'
import { spellCountry } from '../../lib/inputs.js'
import { defineList } from '../../platform/db/list.js'
import { mirrored } from '../../platform/db/mirror.js'
import { fuzzy } from '../../platform/db/search.js'

export const teamList = defineList({
  name: 'teams',
  key: 't.team_id',
  sorting: 'official_name',
  parameters: {
    team_id: { kind: 'id', column: 't.team_id', about: 'Identifier of the team', sort: true },
    slug: { kind: 'text', column: 't.slug', about: 'Readable alternative to the identifier', sort: true },
    official_name: { kind: 'text', column: 't.official_name', about: 'Whole name', sort: true },
    abbreviation: { kind: 'text', column: 't.abbreviation', about: 'Abbreviation of the name' },
    sport_type: { kind: 'enum', column: 't.sport_type', values: sportTypes, about: 'Sport', sort: true },
    country: { kind: 'text', column: 't.iso_country', spell: spellCountry, about: 'Country of the team, alpha-2 or alpha-3' },
    popular_team: { kind: 'boolean', column: 't.popular_team', about: 'Whether it is popular' },
    venue_id: { kind: 'id', column: 't.venue_id', about: 'Teams at home in this venue' },
    tournament_id: {
      kind: 'id',
      column: 'x.tournament_id',
      about: 'Teams with an event of this tournament',
      exists: (test) => sql`t.team_id in (
        select x.team_id from (
          select tournament_id, hometeam_id as team_id from event where deleted is null
          union all select tournament_id, visiting_id from event where deleted is null) x
         where x.team_id is not null and ${test})`,
    },
    query: {
      kind: 'search',
      about: 'Name, abbreviation or a part of it; accents and a typing error are tolerated; the best matches come first',
      ...fuzzy('t.search'),
    },
    ...mirrored('t'),
  },
})
