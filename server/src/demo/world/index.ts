import { sportTypes } from '../../lib/enums.js'
import { locales } from '../../lib/locales.js'
import { createRandom, type Random } from '../../lib/random.js'
import { slugify } from '../../lib/slug.js'
import { categoriesByVenue } from './categories.js'
import { rates } from './data/rates.js'
import { addDays, type Day, seasonAt } from './days.js'
import { type Staged, seasonName, stageEvents } from './events.js'
import { eventName } from './names.js'
import { schedule } from './schedule.js'
import { slugInScript } from './slug.js'
import { buildSuppliers } from './suppliers.js'
import { allTeams } from './teams.js'
import { eventTickets, type Market, sellersBySport } from './tickets.js'
import { type Tournament, tournaments } from './tournaments.js'
import type { World, WorldEventTranslation, WorldTeam, WorldTicket, WorldTournament } from './types.js'
import { venues } from './venues.js'

export type * from './types.js'

export interface WorldInput {
  seed: string | number
  /** `yyyy-mm-dd`; all dates are relative to it. */
  today: string
  /** The number of upcoming events. Finished ones are added to it. */
  events?: number
  tickets?: number
}

/** The same seed and day give the same records. */
export function buildWorld({ seed, today, events = 300, tickets = 6_000 }: WorldInput): World {
  const random = createRandom(seed)
  const plan = schedule(random.fork('schedule'), today, events)
  const venuesByKey = new Map(venues.map((venue) => [venue.venue_key, venue]))
  const staged = stageEvents(plan, venuesByKey, random.fork('events'), today)
  const suppliers = buildSuppliers(today)
  const categories = categoriesByVenue(random.fork('categories'))
  const market: Market = { today, ...sellersBySport(suppliers, sportTypes), categories, venues: venuesByKey }
  return {
    today,
    // Taken before the oldest orders.
    fxratemoment: { base: 'EUR', taken: `${addDays(today, -90)}T00:00:00`, rates },
    tournaments: tournaments.map((each) => toTournament(each, staged, today)),
    venues: [...venues],
    teams: allTeams.map(({ name: _, ...team }): WorldTeam => team),
    categories: [...categories.values()].flat().map(({ category }) => category),
    suppliers,
    events: staged.map(({ event }) => event),
    popular_home_team_key: plan.popular.team_key,
    tickets: () => allTickets(staged, tickets, market, random),
    event_translations: () => allTranslations(staged),
  }
}

function* allTickets(staged: readonly Staged[], total: number, market: Market, random: Random): Iterable<WorldTicket> {
  let given = 0
  for (const [i, each] of staged.entries()) {
    const upTo = Math.round((total * (i + 1)) / staged.length)
    yield* eventTickets(each, upTo - given, market, random.fork(each.event.event_key))
    given = upTo
  }
}

function* allTranslations(staged: readonly Staged[]): Iterable<WorldEventTranslation> {
  for (const { event, plan } of staged) {
    // The unique suffix of the slug is kept in every language.
    const tail = event.slug.slice(slugify(event.event_name).length)
    for (const language of locales) {
      const translated_event_name = eventName(plan.name, language)
      yield { event_key: event.event_key, language, translated_event_name, translated_slug: slugInScript(translated_event_name) + tail }
    }
  }
}

/**
 * The dates of a tournament are those of the season with most of its events. A league lasts the whole season; a tournament in the calendar
 * lasts from its first to its last day.
 */
function toTournament(tournament: Tournament, staged: readonly Staged[], today: Day): WorldTournament {
  const seasons = new Map<string, Day[]>()
  for (const { event } of staged) {
    if (event.tournament_key !== tournament.key || event.event_status === 'finished') continue
    const days = seasons.get(event.season) ?? []
    days.push(event.date_start.slice(0, 10), event.date_stop.slice(0, 10))
    seasons.set(event.season, days)
  }
  const next = seasonAt(tournament.season, today)
  const [main = [next.first, next.last]] = [...seasons.values()].sort((a, b) => b.length - a.length)
  const [first = next.first] = main.sort()
  const whole = seasonAt(tournament.season, first)
  return {
    tournament_key: tournament.key,
    slug: tournament.key,
    official_name: tournament.name,
    season: seasonName(tournament, first),
    tournament_type: tournament.type,
    region: tournament.region,
    sport_type: tournament.sport,
    date_start: tournament.league ? whole.first : first,
    date_stop: tournament.league ? whole.last : (main.at(-1) ?? whole.last),
  }
}
