import { locales } from '../../lib/locales.js'
import { createRandom, type Random } from '../../lib/random.js'
import { venueCategories } from './categories.js'
import { rates } from './data/rates.js'
import type { Day } from './days.js'
import { seasonAt } from './days.js'
import { type Staged, seasonName, stageEvents } from './events.js'
import { eventName } from './names.js'
import { schedule } from './schedule.js'
import { slugify } from './slug.js'
import { buildSuppliers } from './suppliers.js'
import { allTeams } from './teams.js'
import { eventTickets, type Market, sellersBySport } from './tickets.js'
import { tournaments } from './tournaments.js'
import {
  type SportType,
  sportTypes,
  type World,
  type WorldEventTranslation,
  type WorldTeam,
  type WorldTicket,
  type WorldTournament,
} from './types.js'
import { venueData, venues } from './venues.js'

export type * from './types.js'

export interface WorldInput {
  seed: string | number
  /** `yyyy-mm-dd`; all dates are relative to it. */
  today: string
  /** Upcoming events; those already finished come on top. */
  events?: number
  tickets?: number
}

/** The same seed and day give the same world, record by record. */
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
    fxratemoment: { base: 'EUR', taken: `${today}T00:00:00`, rates },
    tournaments: tournaments.map((each) => toTournament(each.key, staged, today)),
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
    // What makes the slug unique stays at its end in every language.
    const tail = event.slug.slice(slugify(event.event_name).length)
    for (const language of locales) {
      const translated_event_name = eventName(plan.name, language)
      yield { event_key: event.event_key, language, translated_event_name, translated_slug: slugify(translated_event_name) + tail }
    }
  }
}

function categoriesByVenue(random: Random) {
  const sports = new Map<string, Set<SportType>>()
  const held = (venue_key: string | null, sport: SportType) => {
    if (venue_key !== null) sports.set(venue_key, (sports.get(venue_key) ?? new Set()).add(sport))
  }
  for (const team of allTeams) held(team.venue_key, team.sport_type)
  for (const { venue, sport } of calendarSports) held(venue, sport)
  return new Map(venueData.map((venue) => [venue.key, venueCategories(venue, [...(sports.get(venue.key) ?? [])], random.fork(venue.key))]))
}

function toTournament(key: string, staged: readonly Staged[], today: Day): WorldTournament {}
