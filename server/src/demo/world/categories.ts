import type { SportType } from '../../lib/enums.js'
import { type Locale, locales } from '../../lib/locales.js'
import type { Random } from '../../lib/random.js'
import type { CategoryOptions } from '../../platform/db/json.js'
import { calendar, openTraining } from './calendar.js'
import type { VenueData } from './data/venue.js'
import { phoneWelcome } from './guests.js'
import { circuitPlaces, layouts, type Place } from './layouts.js'
import { allTeams } from './teams.js'
import { tournaments } from './tournaments.js'
import type { WorldCategory } from './types.js'
import { venueData } from './venues.js'
import { languageOf, type Words } from './words/language.js'
import { features, places } from './words/places.js'

export interface Category {
  category: WorldCategory
  /** Percentage of an average seat's price. */
  price: number
}

const GOALLESS: readonly SportType[] = ['other']

/** By venue, best places first. */
export function categoriesByVenue(random: Random): Map<string, Category[]> {
  const held = new Map<string, Set<SportType>>()
  const hold = (venue_key: string, sport: SportType) => held.set(venue_key, (held.get(venue_key) ?? new Set()).add(sport))
  for (const team of allTeams) if (team.venue_key !== null) hold(team.venue_key, team.sport_type)
  for (const entry of [...calendar, openTraining])
    hold(entry.venue, tournaments.find((each) => each.key === entry.tournament)?.sport ?? 'other')
  return new Map(venueData.map((venue) => [venue.key, venueCategories(venue, [...(held.get(venue.key) ?? [])], random.fork(venue.key))]))
}

/** `sports` are the sports of the venue, the main one first. */
function venueCategories(venue: VenueData, sports: readonly SportType[], random: Random): Category[] {
  const list = venue.layout === 'circuit' ? circuitPlaces(venue.stands ?? []) : layouts[venue.layout]
  return list.map((place, i) => ({ category: toCategory(place, venue, sports, i === 0, random), price: place.price }))
}

function toCategory(place: Place, venue: VenueData, sports: readonly SportType[], best: boolean, random: Random): WorldCategory {
  const seat = place.type === 'grandstand' || place.type === 'hospitality'
  const options = toOptions(place, seat)
  const closed = place.goals ? sports.filter((sport) => GOALLESS.includes(sport)) : []
  return {
    category_key: `${venue.key}/${place.code}`,
    venue_key: venue.key,
    category_name: place.name,
    sport_type: sports[0] ?? 'other',
    category_type: place.type,
    on_svg: seat,
    description: describe(place, options),
    options,
    ticket_delivery_days: random.pick([2, 3, 5, 7]),
    party_size_together: seat ? random.pick([2, 2, 3, 4, 6]) : 1,
    distribution_channel: 'service',
    highlight_type: best ? 'service_choice' : null,
    sports_enabled: closed.length === 0 && sports.length > 1 ? [...sports] : [],
    sports_disabled: closed,
    guest_data_requirements: place.type === 'hospitality' ? phoneWelcome : [],
  }
}

function toOptions(place: Place, seat: boolean): CategoryOptions {
  const served = place.type === 'hospitality' || place.type === 'offsite_hospitality'
  const [before, after] = served ? [180, 90] : place.type === 'camping' ? [1440, 1440] : [90, 30]
  return {
    videowall: place.videowall === true,
    covered_seat: place.covered === true,
    numbered_seat: seat,
    package_rate: served || place.text === 'tables',
    open_during_half_time: served,
    open_hours_before_match: Math.floor(before / 60),
    open_hours_after_match: Math.floor(after / 60),
    open_minutes_before_match: before,
    open_minutes_after_match: after,
  }
}

function describe(place: Place, options: CategoryOptions): Record<Locale, string> {
  const sentences: Words[] = [places[place.text]]
  if (options.covered_seat) sentences.push(features.covered)
  if (options.numbered_seat) sentences.push(features.numbered)
  if (options.videowall) sentences.push(features.videowall)
  const inLanguage = (locale: Locale) => {
    // Full-width full stops need no space after them.
    const gap = /^(cn|zh|ja)/.test(locale) ? '' : ' '
    return sentences.map((words) => words[languageOf(locale)]).join(gap)
  }
  return Object.fromEntries(locales.map((locale) => [locale, inLanguage(locale)])) as Record<Locale, string>
}
