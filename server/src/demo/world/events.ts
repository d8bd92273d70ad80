import type { Random } from '../../lib/random.js'
import { slugify } from '../../lib/slug.js'
import { localToUtc } from '../../lib/zones.js'
import type { SalesPeriod } from '../../platform/db/json.js'
import { addDays, type Day, yearOf } from './days.js'
import { eventRequirements, nameBeforeDownload } from './guests.js'
import { eventName } from './names.js'
import type { Plan, Schedule } from './schedule.js'
import type { Tournament } from './tournaments.js'
import type { WorldEvent, WorldEventStatus, WorldVenue } from './types.js'

/** An event with the data for its tickets and translations. */
export interface Staged {
  event: WorldEvent
  plan: Plan
  /** All stock is sold. The status follows from it. */
  sold_out: boolean
}

interface Outcome {
  status: WorldEventStatus
  sold_out: boolean
}

/** The popular team's events come first, so that they are first in lists by id. The others are ordered by date. */
export function stageEvents(schedule: Schedule, venues: ReadonlyMap<string, WorldVenue>, random: Random, today: Day): Staged[] {
  const slugs = new Map<string, number>()
  const stage = (plan: Plan, { status, sold_out }: Outcome, popular: boolean): Staged => {
    const venue = venues.get(plan.venue_key) as WorldVenue
    return { event: toEvent(plan, venue, status, popular, uniqueSlug(plan, slugs), random, today), plan, sold_out }
  }
  const asPlanned: Outcome = { status: 'notstarted', sold_out: false }
  const upcoming = [...schedule.upcoming].sort((a, b) => (a.date_start < b.date_start ? -1 : a.date_start > b.date_start ? 1 : 0))
  const outcomes = drawOutcomes(upcoming.length, random.fork('fates'))
  return [
    ...schedule.popularHome.map((plan) => stage(plan, asPlanned, true)),
    ...schedule.openDays.map((plan) => stage(plan, asPlanned, false)),
    ...upcoming.map((plan, i) => stage(plan, outcomes[i] ?? asPlanned, false)),
    ...schedule.finished.map((plan) => stage(plan, { status: 'finished', sold_out: false }, false)),
  ]
}

/** Two percent are postponed, 1.5 percent cancelled, one percent sold out; at least one of each. */
function drawOutcomes(count: number, random: Random): Outcome[] {
  const some = (perMille: number) => Math.max(1, Math.round((count * perMille) / 1000))
  const outcomes: Outcome[] = [
    ...Array<Outcome>(some(20)).fill({ status: 'postponed', sold_out: false }),
    ...Array<Outcome>(some(15)).fill({ status: 'cancelled', sold_out: false }),
    ...Array<Outcome>(some(10)).fill({ status: 'notstarted', sold_out: true }),
  ]
  const asPlanned = Array<Outcome>(Math.max(0, count - outcomes.length)).fill({ status: 'notstarted', sold_out: false })
  return random.shuffle([...outcomes.slice(0, count), ...asPlanned])
}

function toEvent(
  plan: Plan,
  venue: WorldVenue,
  status: WorldEventStatus,
  popular: boolean,
  slug: string,
  random: Random,
  today: Day,
): WorldEvent {
  const { tournament, home, away } = plan
  const season = seasonName(tournament, plan.date_start)
  const utc = (local: string) => localToUtc(local, venue.time_zone).toISOString().slice(0, 19)
  const distant = plan.date_start.slice(0, 10) > addDays(today, 45)
  return {
    event_key: slug,
    slug,
    event_name: eventName(plan.name, 'en_GB'),
    event_status: status,
    sport_type: tournament.sport,
    season,
    tournament_key: tournament.key,
    venue_key: venue.venue_key,
    hometeam_key: home?.team_key ?? null,
    visiting_key: away?.team_key ?? null,
    series_key: [tournament.key, season, venue.venue_key, home?.team_key ?? 'all'].join('/'),
    time_zone: venue.time_zone,
    date_start: plan.date_start,
    date_stop: plan.date_stop,
    date_start_utc: utc(plan.date_start),
    date_stop_utc: utc(plan.date_stop),
    date_confirmed: status !== 'postponed' && !(distant && random.chance(0.18)),
    date_start_main_event: plan.date_start_main_event,
    date_stop_main_event: plan.date_stop,
    opening_hours: plan.opening_hours ?? [],
    event_description: `${tournament.name} ${season} at ${venue.official_name}, ${venue.city}.`,
    sales_periods: distant && random.chance(0.1) ? [generalSale(plan, today)] : [],
    is_popular: popular || (home?.popular_team === true && away?.popular_team === true) || (home === null && venue.popular_stadium),
    guest_data_requirements:
      popular || plan.opening_hours ? nameBeforeDownload : random.chance(0.6) ? eventRequirements(tournament.key, tournament.sport) : [],
  }
}

const generalSale = (plan: Plan, today: Day): SalesPeriod => ({
  date_start: `${addDays(today, -40)}T10:00:00`,
  date_stop: plan.date_start,
  label: 'General sale',
})

/** A season across New Year has two years in its name. Its first year ends with June. */
export function seasonName({ season }: Tournament, day: Day): string {
  const year = yearOf(day)
  if (season.from <= season.to) return String(year)
  return day.slice(5, 7) >= '07' ? `${year}/${year + 1}` : `${year - 1}/${year}`
}

/** Name and day, with a number if that is not unique. */
function uniqueSlug(plan: Plan, slugs: Map<string, number>): string {
  const slug = `${slugify(eventName(plan.name, 'en_GB'))}-${plan.date_start_main_event.slice(0, 10)}`
  const times = (slugs.get(slug) ?? 0) + 1
  slugs.set(slug, times)
  return times === 1 ? slug : `${slug}-${times}`
}
