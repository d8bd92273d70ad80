import Type, { type Static } from 'typebox'
import { changes, Slug, SportType } from '../../lib/catalogue-schema.js'
import { Body, Country, Flag, Id, informational, Name, nullable, Text } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { TeamRow } from './store.js'

const required = { official_name: Name, sport_type: SportType }
const optional = {
  slug: Slug,
  abbreviation: nullable(Text(20)),
  iso_country: nullable(Country),
  popular_team: Flag,
  venue_id: nullable(Id),
  wikipedia_slug: informational(nullable(Text(300)), 'its page there'),
  wikipedia_snippet: informational(nullable(Text(5000)), 'the first lines of that page'),
  logo_filename: informational(nullable(Text(300)), 'the name of a file that the service does not keep'),
}

export const Team = Type.Object({ team_id: Id, ...required, ...optional, slug: Type.String(), ...changes }, { title: 'Team' })
export type Team = Static<typeof Team>

export const toTeam = (row: TeamRow): Team => ({
  team_id: row.team_id,
  slug: row.slug,
  official_name: row.official_name,
  abbreviation: row.abbreviation,
  sport_type: row.sport_type as Team['sport_type'],
  iso_country: row.iso_country,
  popular_team: row.popular_team,
  venue_id: row.venue_id,
  wikipedia_slug: row.wikipedia_slug,
  wikipedia_snippet: row.wikipedia_snippet,
  logo_filename: row.logo_filename,
  created: wireTime(row.created),
  updated: wireTime(row.updated),
  deleted: wireTime(row.deleted),
})

export const NewTeam = Body(
  { ...required, ...Type.Partial(Type.Object(optional)).properties },
  { title: 'NewTeam', examples: [{ official_name: 'Atlético do Porto', abbreviation: 'ADP', sport_type: 'soccer', iso_country: 'PRT' }] },
)
export type NewTeam = Static<typeof NewTeam>

export const TeamChange = Body(Type.Partial(Type.Object({ ...required, ...optional })).properties, {
  title: 'TeamChange',
  description: 'Only the fields sent change',
  examples: [{ popular_team: true }],
})
export type TeamChange = Static<typeof TeamChange>
