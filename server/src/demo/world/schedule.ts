import type { Random } from '../../lib/random.js'
import type { OpeningHours } from '../../platform/db/json.js'
import { type CalendarEntry, calendar, openTraining } from './calendar.js'
import { addDays, atMinute, type Day, daysBetween, inSeason, minuteOf, nextDay, seasonAt, weekdayOf } from './days.js'
import type { EventName } from './names.js'
import { squads, type Team } from './teams.js'
import { type Tournament, tournaments } from './tournaments.js'

/** The time and place of an event. All other data of the event is derived from it. */
export interface Plan {
  tournament: Tournament
  venue_key: string
  name: EventName
  home: Team | null
  away: Team | null
  date_start: string
  date_start_main_event: string
  date_stop: string
  opening_hours?: OpeningHours[]
}

export interface Schedule {
  popular: Team
  /** The popular team's home events of the next weeks. */
  popularHome: Plan[]
  /** Days with opening hours and no start time, in the next weeks. */
  openDays: Plan[]
  upcoming: Plan[]
  finished: Plan[]
}

/** Days from today on which the popular team plays at home. */
const POPULAR_DAYS = [2, 5, 8, 12, 15, 19, 23, 27]
const FINISHED = 12
/** A team plays no other match on these days around a match. */
const REST_DAYS = [-2, -1, 0, 1, 2]
/** Days on which leagues do not play. */
const HOLIDAYS = new Set(['12-24', '12-25', '12-31', '01-01'])
/** When a season has fewer days left, the next season is added. */
const ENOUGH_DAYS = 100
/** First Saturday of February, and the days after it on which a round begins. */
const SIX_NATIONS = { on: [2, 1, 6], rounds: [0, 7, 21, 28, 42] } as const

type LeagueOf = Tournament & { league: NonNullable<Tournament['league']> }
const leagues = tournaments.filter((each): each is LeagueOf => each.league !== undefined)
const byKey = new Map(tournaments.map((each) => [each.key, each]))

export function schedule(random: Random, today: Day, count: number): Schedule {
  const taken = new Set<string>()
  const popularLeague = leagueInSeason(today)
  const popular = popularLeague.league.teams.find((team) => team.popular_team && team.venue_key) as Team
  const guests = random.shuffle(popularLeague.league.teams.filter((team) => team !== popular))
  const popularHome = POPULAR_DAYS.map((days, i) => {
    const kickoff = popularLeague.league.kickoffs[weekdayOf(addDays(today, days))]?.[0] ?? '19:30'
    return match(popularLeague, popular, guests[i % guests.length] as Team, addDays(today, days), kickoff, taken)
  }).slice(0, count)

  const calendared = [...fromCalendar(today, taken), ...sixNations(today, taken)]
  const openDays = openTraining.days.map((days, i) => openDay(addDays(today, days), i + 1, taken)).slice(0, count - popularHome.length)
  const meetings = calendared.slice(0, count - popularHome.length - openDays.length)
  const open = count - popularHome.length - openDays.length - meetings.length
  const shares = share(
    open,
    leagues.map((each) => each.league.weight),
  )
  const year = daysBetween(addDays(today, 1), addDays(today, 365))
  const upcoming = leagues.flatMap((each, i) => {
    const { last } = seasonAt(each.season, addDays(today, ENOUGH_DAYS))
    const days = matchDays(
      each,
      year.filter((day) => day <= last),
    )
    return draw(each, days, shares[i] as number, random.fork(each.key), taken)
  })
  return { popular, popularHome, openDays, upcoming: [...meetings, ...upcoming], finished: finished(random.fork('finished'), today, taken) }
}

/** Of the two leagues with almost daily matches, the one that plays during the next thirty days. Together they cover the year. */
function leagueInSeason(today: Day): LeagueOf {
  const [nba, mlb] = ['nba', 'mlb'].map((key) => leagues.find((each) => each.key === key) as LeagueOf) as [LeagueOf, LeagueOf]
  return inSeason(nba.season, today) && inSeason(nba.season, addDays(today, 30)) ? nba : mlb
}

/** The calendar events of the next year. A tournament that is 53 weeks away is moved a week earlier, so that no sport is missing. */
function fromCalendar(today: Day, taken: Set<string>): Plan[] {
  const limit = addDays(today, 365)
  const coming = calendar.map((entry) => ({ entry, first: nextDay(entry.on, entry.plus - entry.days + 1, today) }))
  const within = new Set(coming.filter(({ first }) => first <= limit).map(({ entry }) => entry.tournament))
  return coming.flatMap(({ entry, first }) => {
    if (first <= limit) return [meeting(entry, first, taken)]
    return within.has(entry.tournament) ? [] : [meeting(entry, addDays(first, -7), taken)]
  })
}

function meeting(entry: CalendarEntry, first: Day, taken: Set<string>): Plan {
  const tournament = byKey.get(entry.tournament) as Tournament
  const day = addDays(first, entry.days - 1)
  for (const each of daysBetween(first, day)) taken.add(`${entry.venue}|${each}`)
  const start = minuteOf(entry.start)
  return {
    tournament,
    venue_key: entry.venue,
    name: entry.name,
    home: null,
    away: null,
    date_start: atMinute(first, minuteOf(entry.gates)),
    date_start_main_event: atMinute(day, start),
    date_stop: atMinute(day, start + (entry.minutes ?? tournament.minutes)),
  }
}

/** On the wanted day, or on the first day after it on which the hall is free. */
function openDay(wanted: Day, n: number, taken: Set<string>): Plan {
  const { tournament, venue: venue_key, title, hours } = openTraining
  let day = wanted
  while (taken.has(`${venue_key}|${day}`)) day = addDays(day, 1)
  taken.add(`${venue_key}|${day}`)
  const start = atMinute(day, minuteOf(hours.from))
  return {
    tournament: byKey.get(tournament) as Tournament,
    venue_key,
    name: { kind: 'title', title, part: { kind: 'day', n } },
    home: null,
    away: null,
    date_start: start,
    date_start_main_event: start,
    date_stop: atMinute(day, minuteOf(hours.to)),
    opening_hours: [hours],
  }
}

function match(tournament: Tournament, home: Team, away: Team, day: Day, kickoff: string, taken: Set<string>): Plan {
  taken.add(`${home.venue_key}|${day}`)
  for (const rest of REST_DAYS) {
    const near = addDays(day, rest)
    taken.add(`${home.team_key}|${near}`).add(`${away.team_key}|${near}`)
  }
  const start = atMinute(day, minuteOf(kickoff))
  return {
    tournament,
    venue_key: home.venue_key as string,
    name: { kind: 'match', home: home.name, away: away.name },
    home,
    away,
    date_start: start,
    date_start_main_event: start,
    date_stop: atMinute(day, minuteOf(kickoff) + tournament.minutes),
  }
}

/** Round robin by the circle method: one team stays in place, the others rotate. */
function sixNations(today: Day, taken: Set<string>): Plan[] {
  const [fixed, ...ring] = squads.nations as [Team, ...Team[]]
  const slots = [
    [0, '14:10'],
    [0, '16:40'],
    [1, '15:00'],
  ] as const
  return SIX_NATIONS.rounds.flatMap((plus, round) => {
    const turned = [...ring.slice(round), ...ring.slice(0, round)]
    const line = [fixed, ...turned]
    return slots.flatMap(([later, kickoff], i) => {
      const day = nextDay(SIX_NATIONS.on, plus + later, today)
      if (day > addDays(today, 365)) return []
      const pair = [line[i] as Team, line[line.length - 1 - i] as Team] as const
      const [home, away] = (round + i) % 2 === 0 ? pair : ([pair[1], pair[0]] as const)
      return match(byKey.get('six-nations') as Tournament, home, away, day, kickoff, taken)
    })
  })
}

/** Fixtures of one league. A venue has one match a day, and teams have rest days, as long as there are free days. */
function draw(tournament: LeagueOf, days: readonly Day[], count: number, random: Random, taken: Set<string>): Plan[] {
  const { teams, kickoffs, abroad } = tournament.league
  const pairs = random.shuffle(
    teams
      .filter((home) => home.venue_key !== null)
      .flatMap((home) =>
        teams.filter((away) => away !== home && !(abroad && away.iso_country === home.iso_country)).map((away) => [home, away] as const),
      ),
  )
  const plans: Plan[] = []
  for (let turn = 0, misses = 0; plans.length < count; turn++) {
    const [home, away] = pairs[turn % pairs.length] as readonly [Team, Team]
    // In a much larger world no pair may have a free day left. From then on days are shared.
    const crowded = misses >= pairs.length
    const day = crowded ? random.pick(days) : freeDay(days, home, away, random, taken)
    if (day === undefined) misses++
    else {
      if (!crowded) misses = 0
      plans.push(match(tournament, home, away, day, random.pick(kickoffs[weekdayOf(day)] as readonly string[]), taken))
    }
  }
  return plans
}

function freeDay(days: readonly Day[], home: Team, away: Team, random: Random, taken: ReadonlySet<string>): Day | undefined {
  const start = random.int(0, days.length - 1)
  const free = (day: Day) => [home.venue_key, home.team_key, away.team_key].every((who) => !taken.has(`${who}|${day}`))
  return days.slice(start).find(free) ?? days.slice(0, start).find(free)
}

/** Matches of the past two months in the leagues of that time. */
function finished(random: Random, today: Day, taken: Set<string>): Plan[] {
  const past = daysBetween(addDays(today, -58), addDays(today, -3))
  const playing = leagues.map((each) => ({ each, days: matchDays(each, past) })).filter(({ days }) => days.length > 0)
  const shares = share(
    FINISHED,
    playing.map(({ days }) => days.length),
  )
  return playing.flatMap(({ each, days }, i) => draw(each, days, shares[i] as number, random.fork(each.key), taken))
}

const matchDays = ({ season, league }: LeagueOf, days: readonly Day[]) =>
  days.filter((day) => inSeason(season, day) && league.kickoffs[weekdayOf(day)] !== undefined && !HOLIDAYS.has(day.slice(5)))

/** Divides `total` into integers in proportion to the weights. The parts add up to `total`. */
function share(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0)
  let before = 0
  let given = 0
  return weights.map((weight) => {
    before += weight
    const upTo = Math.round((total * before) / sum)
    const part = upTo - given
    given = upTo
    return part
  })
}
