import Type, { type Static } from 'typebox'
import { changes, Slug, SportType } from '../../lib/catalogue-schema.js'
import { tournamentTypes } from '../../lib/enums.js'
import { Body, CalendarDate, Count, Enum, Id, Name, nullable, Text } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import type { TournamentRow } from './store.js'

const required = { official_name: Name, season: Text(40, 1), tournament_type: Enum(tournamentTypes), sport_type: SportType }
const optional = { slug: Slug, region: nullable(Text(100)), date_start: nullable(CalendarDate), date_stop: nullable(CalendarDate) }

export const Tournament = Type.Object(
  { tournament_id: Id, ...required, ...optional, slug: Type.String(), number_events: Count, ...changes },
  { title: 'Tournament' },
)
export type Tournament = Static<typeof Tournament>

export const toTournament = (row: TournamentRow): Tournament => ({
  tournament_id: row.tournament_id,
  slug: row.slug,
  official_name: row.official_name,
  season: row.season,
  tournament_type: row.tournament_type as Tournament['tournament_type'],
  region: row.region,
  sport_type: row.sport_type as Tournament['sport_type'],
  date_start: row.date_start,
  date_stop: row.date_stop,
  number_events: row.number_events,
  created: wireTime(row.created),
  updated: wireTime(row.updated),
  deleted: wireTime(row.deleted),
})

export const NewTournament = Body(
  { ...required, ...Type.Partial(Type.Object(optional)).properties },
  {
    title: 'NewTournament',
    examples: [
      { official_name: 'Coastal League', season: '2026/2027', tournament_type: 'league', sport_type: 'soccer', region: 'Portugal' },
    ],
  },
)
export type NewTournament = Static<typeof NewTournament>

export const TournamentChange = Body(Type.Partial(Type.Object({ ...required, ...optional })).properties, {
  title: 'TournamentChange',
  description: 'Only the fields sent change',
  examples: [{ date_stop: '2027-05-30' }],
})
export type TournamentChange = Static<typeof TournamentChange>
