import type { SportType, TournamentType } from '../../lib/enums.js'
import type { Season, Weekday } from './days.js'
import { squads, type Team } from './teams.js'

export interface Tournament {
  key: string
  name: string
  sport: SportType
  type: TournamentType
  region: string
  season: Season
  /** The price of an average seat in euro cents. */
  price: number
  /** Length of the main event: the match, the race, the evening. */
  minutes: number
  league?: League
}

/** Teams with weekly matches. */
export interface League {
  teams: readonly Team[]
  kickoffs: Readonly<Partial<Record<Weekday, readonly string[]>>>
  /** The number of its matches per thousand matches of all leagues. */
  weight: number
  /** Only teams of different countries play each other. */
  abroad?: true
}

const weekend = { 6: ['12:30', '15:00', '17:30'], 0: ['14:00', '16:30'] } as const
const iberian = { 5: ['21:00'], 6: ['14:00', '16:15', '18:30', '21:00'], 0: ['16:15', '18:30', '21:00'] } as const
const german = { 5: ['20:30'], 6: ['15:30', '18:30'], 0: ['15:30', '17:30'] } as const
const midweek = { 2: ['18:45', '21:00'], 3: ['18:45', '21:00'] } as const
const halls = { 4: ['19:00'], 5: ['19:30'], 6: ['18:00'], 0: ['16:30'] } as const
const nightly = { 2: ['19:30'], 3: ['19:30'], 5: ['19:30'], 6: ['19:00'], 0: ['18:00'] } as const
const ballgames = { 2: ['19:05'], 3: ['19:05'], 5: ['19:05'], 6: ['13:35'], 0: ['13:35'] } as const

const strongest = new Set(
  `Arsenal, Liverpool, Manchester City, Chelsea, Tottenham Hotspur, Barcelona, Real Madrid, Atlético Madrid, Athletic Club, Bayern Munich,
   Borussia Dortmund, Bayer Leverkusen, Eintracht Frankfurt, AC Milan, Inter, Paris Saint-Germain, Ajax`.split(/,\s+/),
)
const champions = [...squads.england, ...squads.spain, ...squads.germany, ...squads.europe].filter((team) => strongest.has(team.name))

const season = (from: string, to: string): Season => ({ from, to })

/** A competition that is not a league. Its days are in the calendar. */
function meetings(key: string, name: string, sport: SportType, region: string, season: Season, price: number, minutes: number): Tournament {
  return { key, name, sport, type: 'cup', region, season, price, minutes }
}

/** Separate evenings under one name. */
function nights(key: string, name: string, sport: SportType, price: number): Tournament {
  return { key, name, sport, type: 'oneoff', region: 'World', season: season('01-01', '12-31'), price, minutes: 240 }
}

function league(key: string, name: string, sport: SportType, region: string, season: Season, price: number, games: League): Tournament {
  const minutes = sport === 'nfl' || sport === 'mlb' || sport === 'cricket' ? 190 : sport === 'soccer' ? 115 : 140
  return { key, name, sport, type: games.abroad ? 'cup' : 'league', region, season, price, minutes, league: games }
}

export const tournaments: readonly Tournament[] = [
  league('premier-league', 'Premier League', 'soccer', 'England', season('08-15', '05-24'), 9_000, {
    teams: squads.england,
    kickoffs: weekend,
    weight: 240,
  }),
  league('laliga', 'LaLiga', 'soccer', 'Spain', season('08-15', '05-24'), 8_000, { teams: squads.spain, kickoffs: iberian, weight: 157 }),
  league('bundesliga', 'Bundesliga', 'soccer', 'Germany', season('08-21', '05-22'), 6_500, {
    teams: squads.germany,
    kickoffs: german,
    weight: 115,
  }),
  league('champions-league', 'UEFA Champions League', 'soccer', 'Europe', season('09-15', '05-29'), 12_000, {
    teams: champions,
    kickoffs: midweek,
    weight: 105,
    abroad: true,
  }),
  league('t20-blast', 'T20 Blast', 'cricket', 'England', season('05-22', '07-19'), 4_500, {
    teams: squads.cricket,
    kickoffs: { 5: ['18:30'], 6: ['14:30'], 0: ['14:30'] },
    weight: 52,
  }),
  league('euroleague', 'EuroLeague Basketball', 'basketball', 'Europe', season('09-30', '05-24'), 4_500, {
    teams: squads.euroleague,
    kickoffs: { 4: ['20:00'], 5: ['20:30'] },
    weight: 73,
  }),
  league('del', 'Deutsche Eishockey Liga', 'icehockey', 'Germany', season('09-10', '04-25'), 4_500, {
    teams: squads.iceHockey,
    kickoffs: halls,
    weight: 63,
  }),
  league('handball-bundesliga', 'Handball-Bundesliga', 'handball', 'Germany', season('08-27', '06-07'), 4_200, {
    teams: squads.handball,
    kickoffs: halls,
    weight: 47,
  }),
  league('nba', 'National Basketball Association', 'nba', 'North America', season('10-01', '06-15'), 16_000, {
    teams: squads.nba,
    kickoffs: nightly,
    weight: 64,
  }),
  league('nfl', 'National Football League', 'nfl', 'North America', season('09-06', '01-10'), 17_000, {
    teams: squads.nfl,
    kickoffs: { 0: ['13:00', '16:25'] },
    weight: 32,
  }),
  league('mlb', 'Major League Baseball', 'mlb', 'North America', season('03-20', '11-02'), 6_500, {
    teams: squads.mlb,
    kickoffs: ballgames,
    weight: 52,
  }),
  meetings('six-nations', 'Six Nations Championship', 'rugby', 'Europe', season('02-01', '03-21'), 11_000, 110),
  meetings('formula-1', 'Formula 1 World Championship', 'formula1', 'World', season('03-06', '12-08'), 32_000, 120),
  meetings('motogp', 'MotoGP World Championship', 'motogp', 'World', season('03-01', '11-22'), 12_000, 60),
  meetings('world-endurance', 'FIA World Endurance Championship', 'motorsport', 'World', season('04-10', '11-08'), 9_000, 360),
  meetings('dtm', 'DTM', 'dtm', 'Europe', season('04-24', '10-11'), 5_500, 75),
  meetings('indycar', 'IndyCar Series', 'indycar', 'North America', season('03-01', '09-06'), 9_000, 200),
  meetings('superbike', 'Superbike World Championship', 'superbike', 'World', season('02-20', '10-18'), 6_000, 50),
  meetings('grand-slam', 'Grand Slam Tennis', 'tennis', 'World', season('05-24', '07-14'), 14_000, 420),
  meetings('world-darts', 'World Darts Championship', 'darts', 'World', season('12-10', '01-05'), 6_500, 240),
  meetings('royal-ascot', 'Royal Ascot', 'horseracing', 'England', season('06-14', '06-22'), 9_000, 270),
  nights('boxing-nights', 'Championship Boxing', 'boxing', 15_000),
  nights('mma-nights', 'Mixed Martial Arts Series', 'combatsport', 16_000),
  meetings('diamond-league', 'Diamond League', 'other', 'World', season('04-25', '09-05'), 6_000, 150),
  meetings('canoe-slalom', 'Canoe Slalom World Cup', 'watersport', 'World', season('06-01', '09-15'), 3_000, 360),
  meetings('pga-wentworth', 'BMW PGA Championship', 'golf', 'Europe', season('09-08', '09-25'), 5_500, 600),
  meetings('rowing-cup', 'World Rowing Cup', 'rowing', 'World', season('05-20', '07-05'), 2_500, 360),
  meetings('paris-roubaix', 'Paris–Roubaix', 'cycling', 'France', season('04-03', '04-16'), 3_000, 180),
  meetings('kiel-week', 'Kiel Week', 'sailing', 'Germany', season('06-18', '06-30'), 2_500, 420),
  meetings('premier-padel', 'Premier Padel', 'padel', 'World', season('09-01', '09-20'), 4_000, 360),
]
