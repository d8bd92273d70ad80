import { sql } from 'kysely'
import { sportTypes, tournamentTypes } from '../../lib/enums.js'
import { defineList } from '../../platform/db/list.js'
import { mirrored } from '../../platform/db/mirror.js'
import { fuzzy } from '../../platform/db/search.js'

export const tournamentList = defineList({
  name: 'tournaments',
  key: 't.tournament_id',
  sorting: 'official_name',
  parameters: {
    tournament_id: { kind: 'id', column: 't.tournament_id', about: 'Identifier of the tournament', sort: true },
    slug: { kind: 'text', column: 't.slug', about: 'Readable alternative to the identifier', sort: true },
    official_name: { kind: 'text', column: 't.official_name', about: 'Whole name', sort: true },
    season: { kind: 'text', column: 't.season', about: 'Season as the tournament names it, such as 2026/2027', sort: true },
    tournament_type: { kind: 'enum', column: 't.tournament_type', values: tournamentTypes, about: 'Kind of tournament' },
    region: { kind: 'text', column: 't.region', about: 'Region it is held in' },
    sport_type: { kind: 'enum', column: 't.sport_type', values: sportTypes, about: 'Sport', sort: true },
    date_start: { kind: 'date', column: 't.date_start', about: 'First day', sort: true, nullable: true },
    date_stop: { kind: 'date', column: 't.date_stop', about: 'Last day', sort: true, nullable: true },
    team_id: {
      kind: 'id',
      column: 'x.team_id',
      about: 'Tournaments with an event of this team, at home or away',
      exists: (test) => sql`t.tournament_id in (
        select x.tournament_id from (
          select tournament_id, hometeam_id as team_id from event where deleted is null
          union all select tournament_id, visiting_id from event where deleted is null) x
         where ${test})`,
    },
    query: {
      kind: 'search',
      about: 'Name or season or a part of it; accents and a typing error are tolerated; the best matches come first',
      ...fuzzy('t.search'),
    },
    ...mirrored('t'),
  },
})
