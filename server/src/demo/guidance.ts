import { distances, positionOf } from '../fulfilment/itineraries/geography.js'
import { toDirections, toInclusions, toInstructions } from '../fulfilment/itineraries/records/schema.js'
import { system } from '../lib/caller.js'
import { type TicketType, ticketTypes } from '../lib/enums.js'
import { type Locale, locales } from '../lib/locales.js'
import type { Landmark } from '../platform/db/json.js'
import type { Trx } from '../platform/db/open.js'
import { recordHistory } from '../platform/history/store.js'
import { batches, insertRows } from './bulk.js'
import { type Ids, idOf } from './catalogue.js'
import { landmarksOf } from './world/data/landmarks.js'
import type { World, WorldCategory, WorldVenue } from './world/index.js'
import { type Guidance, guidance } from './world/words/guidance.js'
import { languageOf } from './world/words/language.js'

const inEvery = <T>(say: (words: Guidance, locale: Locale) => T): Record<Locale, T> =>
  Object.fromEntries(locales.map((locale) => [locale, say(guidance[languageOf(locale)], locale)])) as Record<Locale, T>

/** The texts for guests in all languages, with their first version in the history. */
export async function loadGuidance(trx: Trx, world: World, ids: Omit<Ids, 'events'>, at: Date): Promise<void> {
  const stamps = { created: at, updated: at, version: 1 }
  const directions = world.venues.map((venue) => ({ venue_id: idOf(ids.venues, venue.venue_key), ...directionsTo(venue), ...stamps }))
  const gates = new Map<string, number>()
  const inclusions = world.categories.map((category) => {
    const number = gates.get(category.venue_key) ?? 0
    gates.set(category.venue_key, number + 1)
    return { category_id: idOf(ids.categories, category.category_key), ...included(category, number), ...stamps }
  })
  const instructions = ticketTypes.flatMap((ticket_type) =>
    locales.map((language) => ({ ticket_type, language, ...instructionsFor(ticket_type, guidance[languageOf(language)]), ...stamps })),
  )
  await insertRows(trx, 'venue_directions', directions)
  await insertRows(trx, 'category_inclusions', inclusions)
  await insertRows(trx, 'ticket_instructions', instructions)
  const first = (resource_id: string, after: object) => ({ resource_id, version: 1, before: null, after })
  await recordHistory(
    trx,
    'venue_directions',
    system,
    at,
    directions.map((row) => first(row.venue_id, toDirections(row.venue_id, row))),
  )
  for (const some of batches(inclusions, 200))
    await recordHistory(
      trx,
      'category_inclusions',
      system,
      at,
      some.map((row) => first(row.category_id, toInclusions(row.category_id, row))),
    )
  await recordHistory(
    trx,
    'ticket_instructions',
    system,
    at,
    instructions.map((row) => first(`${row.ticket_type}/${row.language}`, toInstructions(row.ticket_type, row.language, row))),
  )
}

const stops: readonly Landmark['kind'][] = ['station', 'metro', 'tram', 'bus', 'ferry']

function directionsTo(venue: WorldVenue) {
  const landmarks = landmarksOf(venue.official_name)
  const here = positionOf(venue)
  const [nearest] = landmarks
    .filter(({ kind }) => stops.includes(kind))
    .map((landmark) => ({ name: landmark.name, minutes: (here && distances(here, landmark).walk_minutes) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.minutes - b.minutes)
  const street = [venue.streetname, venue.number].filter(Boolean).join(' ')
  const address = `${street}, ${venue.postalcode} ${venue.city}`
  return {
    google_maps: null,
    landmarks,
    travel: inEvery((words) =>
      nearest && Number.isFinite(nearest.minutes)
        ? words.travel.replace('{stop}', nearest.name).replace('{minutes}', String(nearest.minutes))
        : words.travelNoStop,
    ),
    route: inEvery((words) => words.route.replace('{address}', address)),
    parking: inEvery((words) => words.parking),
  }
}

type Item = keyof Guidance['items']
const itemsOf: Partial<Record<WorldCategory['category_type'], Item[]>> = {
  generaladmission: ['free'],
  hospitality: ['host', 'lounge', 'food', 'drinks'],
  offsite_hospitality: ['host', 'food', 'drinks'],
  carparking: ['car'],
  busparking: ['coach'],
  transfer: ['shuttle'],
  camping: ['pitch'],
  extras: ['tour'],
}

function included({ options, category_type, description }: WorldCategory, number: number) {
  const items: Item[] = [
    ...(options.numbered_seat ? (['seat'] as const) : []),
    ...(options.covered_seat ? (['covered'] as const) : []),
    ...(options.videowall ? (['videowall'] as const) : []),
    ...(itemsOf[category_type] ?? []),
  ]
  const hasGate = options.numbered_seat || category_type === 'generaladmission'
  return {
    gate: hasGate ? String.fromCharCode(65 + (number % 26)) : null,
    google_maps: null,
    latitude: null,
    longitude: null,
    photo1: null,
    photo2: null,
    // The first sentence of the description. The remaining sentences are the items.
    summary: inEvery((_words, locale) => /^[^.。]*[.。]?/.exec(description[locale])?.[0] ?? ''),
    items: inEvery((words) => items.map((item) => words.items[item])),
  }
}

type Reminder = keyof Guidance['remember']
const ownReminders: Record<TicketType, Reminder[]> = {
  eticket: ['file', 'battery'],
  appticket: ['app', 'battery'],
  'paper-ticket': ['paper'],
  'collection-stadium': ['pickup', 'identity'],
  eticket_with_pickup: ['pickup', 'file', 'identity'],
  other: ['identity'],
}

function instructionsFor(type: TicketType, words: Guidance) {
  const reminders: Reminder[] = [...ownReminders[type], 'each', 'early', 'bag', 'cashless']
  const isApp = type === 'appticket'
  return {
    remember: reminders.map((reminder) => words.remember[reminder]),
    app_title: isApp ? words.app.title : null,
    app_html: isApp ? `<ol>${words.app.steps.map((step) => `<li>${step}</li>`).join('')}</ol>` : null,
  }
}
