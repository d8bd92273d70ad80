import { country } from '../../lib/countries.js'
import type { SportType } from '../../lib/enums.js'
import { slugify } from '../../lib/slug.js'
import { england, france, germany, italy, netherlands, spain } from './data/football-teams.js'
import { cricket, euroleague, handball, iceHockey, mlb, nations, nba, nfl } from './data/other-teams.js'
import type { TeamRow } from './data/team.js'
import type { WorldTeam } from './types.js'

export interface Team extends WorldTeam {
  /** The short name in fixture lists. */
  name: string
}

const kinds: Partial<Record<SportType, string>> = {
  soccer: 'Football club',
  rugby: 'National rugby union team, at home',
  cricket: 'County cricket club',
  basketball: 'Basketball club',
  icehockey: 'Ice hockey club',
  handball: 'Handball club',
  nba: 'Basketball team',
  nfl: 'American football team',
  mlb: 'Baseball team',
}

function teams(sport_type: SportType, iso_country: string, rows: readonly TeamRow[]): Team[] {
  return rows.map(([name, official_name, abbreviation, city, wikipedia_slug, venue_key, popular]) => ({
    name,
    team_key: slugify(official_name),
    slug: slugify(official_name),
    official_name,
    abbreviation,
    sport_type,
    iso_country,
    popular_team: popular !== undefined,
    venue_key: venue_key ?? null,
    wikipedia_slug,
    wikipedia_snippet: `${kinds[sport_type]} in ${city}, ${country(iso_country)?.name}.`,
    logo_filename: null,
  }))
}

const byCountry = (sport: SportType, rows: Readonly<Record<string, readonly TeamRow[]>>) =>
  Object.entries(rows).flatMap(([iso_country, list]) => teams(sport, iso_country, list))

export const squads = {
  england: teams('soccer', 'GBR', england),
  spain: teams('soccer', 'ESP', spain),
  germany: teams('soccer', 'DEU', germany),
  europe: [...teams('soccer', 'ITA', italy), ...teams('soccer', 'FRA', france), ...teams('soccer', 'NLD', netherlands)],
  nations: byCountry('rugby', nations),
  cricket: teams('cricket', 'GBR', cricket),
  euroleague: byCountry('basketball', euroleague),
  iceHockey: teams('icehockey', 'DEU', iceHockey),
  handball: teams('handball', 'DEU', handball),
  nba: teams('nba', 'USA', nba),
  nfl: teams('nfl', 'USA', nfl),
  mlb: teams('mlb', 'USA', mlb),
}

export const allTeams: readonly Team[] = Object.values(squads).flat()
