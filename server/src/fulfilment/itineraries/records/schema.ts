import Type, { type Static } from 'typebox'
import { ticketTypes } from '../../../lib/enums.js'
import { fault, invalid } from '../../../lib/errors.js'
import { richFault, richTags } from '../../../lib/html.js'
import { type Locale as LocaleCode, locales } from '../../../lib/locales.js'
import { Body, DateTime, Enum, Id, Locale, nullable, Text, Url } from '../../../lib/schema.js'
import { wireTime } from '../../../lib/time.js'
import { type Landmark, landmarkKinds } from '../../../platform/db/json.js'
import type { DirectionsRow, InclusionsRow, InstructionsRow } from './store.js'

const inLocales = <T>(value: T) => Object.fromEntries(locales.map((locale) => [locale, value])) as Record<LocaleCode, T>
const Guidance = Type.Object(inLocales(nullable(Text(4000))), { title: 'GuidanceInLocales' })
const GuidanceInput = Type.Partial(Guidance, { title: 'GuidanceInLocalesInput', additionalProperties: false })
const Line = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' })
const Lines = Type.Array(Line, { maxItems: 50 })
const LinesInLocales = Type.Object(inLocales(Lines), { title: 'LinesInLocales' })
const LinesInLocalesInput = Type.Partial(LinesInLocales, { title: 'LinesInLocalesInput', additionalProperties: false })
/** Guests' browsers load these images and links, so only https is allowed. */
const Https = Type.String({ ...Url, pattern: '^https://', description: 'An https address', examples: ['https://images.example/stand.jpg'] })
const degrees = (limit: number, example: string) =>
  Type.String({
    pattern: '^-?\\d{1,3}(\\.\\d{1,12})?$',
    maxLength: 20,
    description: `Degrees as decimal text, within ±${limit}`,
    examples: [example],
  })
const written = { created: nullable(DateTime), updated: nullable(DateTime) }

const Place = Type.Object(
  {
    kind: Enum(landmarkKinds),
    name: Type.String({ minLength: 1, maxLength: 80, pattern: '\\S', examples: ['Cais Central'] }),
    latitude: degrees(90, '38.7550'),
    longitude: degrees(180, '-9.1790'),
  },
  { title: 'Landmark', additionalProperties: false },
)

export const Directions = Type.Object(
  {
    venue_id: Id,
    google_maps: nullable(Https),
    parking: Guidance,
    route: Guidance,
    travel: Guidance,
    landmarks: Type.Array(Place),
    ...written,
  },
  { title: 'VenueDirections' },
)
export type Directions = Static<typeof Directions>

export const DirectionsInput = Body(
  {
    google_maps: Type.Optional(
      nullable(Type.String({ ...Https, description: 'In place of the link made from the position of the venue', examples: [] })),
    ),
    parking: Type.Optional(GuidanceInput),
    route: Type.Optional(GuidanceInput),
    travel: Type.Optional(GuidanceInput),
    landmarks: Type.Optional(Type.Array(Place, { maxItems: 12, description: 'Drawn on the map and listed with their distance' })),
  },
  {
    title: 'VenueDirectionsInput',
    description: 'A complete replacement: omitted fields become empty',
    examples: [
      {
        route: { en_GB: 'Leave the ring road at exit 4 and follow the signs to the stadium.' },
        travel: { en_GB: 'Metro line 2 to Cais Central, then ten minutes on foot.' },
        parking: { en_GB: 'Car park P3 opens three hours before kick-off.' },
        landmarks: [{ kind: 'metro', name: 'Cais Central', latitude: '38.7550', longitude: '-9.1790' }],
      },
    ],
  },
)
export type DirectionsInput = Static<typeof DirectionsInput>

export const Inclusions = Type.Object(
  {
    category_id: Id,
    gate: nullable(Text(60)),
    google_maps: nullable(Https),
    latitude: nullable(degrees(90, '38.7531')),
    longitude: nullable(degrees(180, '-9.1851')),
    photo1: nullable(Https),
    photo2: nullable(Https),
    summary: Guidance,
    items: LinesInLocales,
    ...written,
  },
  { title: 'CategoryInclusions' },
)
export type Inclusions = Static<typeof Inclusions>

const { category_id: _id, created: _created, updated: _updated, summary: _summary, items: _items, ...plain } = Inclusions.properties
export const InclusionsInput = Body(
  {
    ...Type.Partial(Type.Object(plain)).properties,
    summary: Type.Optional(GuidanceInput),
    items: Type.Optional(LinesInLocalesInput),
  },
  {
    title: 'CategoryInclusionsInput',
    description: 'A complete replacement: omitted fields become empty. A separate position is for places that are not at the venue',
    examples: [
      {
        gate: 'B',
        summary: { en_GB: 'A seat in the lounge, and all that you eat and drink.' },
        items: { en_GB: ['Welcome drink', 'Three courses', 'Open bar until an hour after the match'] },
      },
    ],
  },
)
export type InclusionsInput = Static<typeof InclusionsInput>

const instructions = {
  remember: Type.Array(Line, { maxItems: 50, description: 'What to bring and to think of, a sentence each' }),
  app_title: nullable(Text(120)),
  app_html: nullable(Type.String({ maxLength: 10_000, description: `How the tickets get onto the phone. HTML of ${richTags} only` })),
}
export const Instructions = Type.Object(
  { ticket_type: Enum(ticketTypes), language: Locale, ...instructions, ...written },
  { title: 'TicketInstructions' },
)
export type Instructions = Static<typeof Instructions>

export const InstructionsInput = Body(Type.Partial(Type.Object(instructions)).properties, {
  title: 'TicketInstructionsInput',
  description: 'A complete replacement: omitted fields become empty',
  examples: [
    {
      remember: ['Bring the passport you booked with.', 'Charge your phone.'],
      app_title: 'Your tickets are in the app',
      app_html: '<ol><li>Install the app.</li><li>Sign in with your e-mail address.</li></ol>',
    },
  ],
})
export type InstructionsInput = Static<typeof InstructionsInput>

const noTexts = inLocales(null)
const noLines = inLocales([] as string[])
const times = (row: { created: Date; updated: Date } | undefined) => ({
  created: row ? wireTime(row.created) : null,
  updated: row ? wireTime(row.updated) : null,
})

/** All members are present, also before the record exists. */
export const toDirections = (venue_id: string, row: DirectionsRow | undefined): Directions => ({
  venue_id,
  google_maps: row?.google_maps ?? null,
  parking: { ...noTexts, ...row?.parking },
  route: { ...noTexts, ...row?.route },
  travel: { ...noTexts, ...row?.travel },
  landmarks: row?.landmarks ?? [],
  ...times(row),
})

export const toInclusions = (category_id: string, row: InclusionsRow | undefined): Inclusions => ({
  category_id,
  gate: row?.gate ?? null,
  google_maps: row?.google_maps ?? null,
  latitude: row?.latitude ?? null,
  longitude: row?.longitude ?? null,
  photo1: row?.photo1 ?? null,
  photo2: row?.photo2 ?? null,
  summary: { ...noTexts, ...row?.summary },
  items: { ...noLines, ...row?.items },
  ...times(row),
})

export const toInstructions = (ticket_type: string, language: string, row: InstructionsRow | undefined): Instructions => ({
  ticket_type: ticket_type as Instructions['ticket_type'],
  language: language as Instructions['language'],
  remember: row?.remember ?? [],
  app_title: row?.app_title ?? null,
  app_html: row?.app_html ?? null,
  ...times(row),
})

const nonEmpty = (object: object = {}) =>
  Object.fromEntries(Object.entries(object).filter(([, value]) => value !== null && value.length > 0))

const isWithin = (degrees: string, limit: number): boolean => Math.abs(Number(degrees)) <= limit
function checkPosition(pointer: string, latitude: string, longitude: string): void {
  const faults = [
    ...(isWithin(latitude, 90) ? [] : [fault(`${pointer}/latitude`, 'out_of_range', 'must be within -90 and 90')]),
    ...(isWithin(longitude, 180) ? [] : [fault(`${pointer}/longitude`, 'out_of_range', 'must be within -180 and 180')]),
  ]
  if (faults.length > 0) throw invalid(faults)
}

export function directionsColumns({ google_maps = null, parking, route, travel, landmarks = [] }: DirectionsInput) {
  for (const [index, { latitude, longitude }] of landmarks.entries()) checkPosition(`/landmarks/${index}`, latitude, longitude)
  return { google_maps, parking: nonEmpty(parking), route: nonEmpty(route), travel: nonEmpty(travel), landmarks: landmarks as Landmark[] }
}

export function inclusionsColumns({ summary, items, ...input }: InclusionsInput) {
  const { gate = null, google_maps = null, latitude = null, longitude = null, photo1 = null, photo2 = null } = input
  if ((latitude === null) !== (longitude === null))
    throw invalid([fault(latitude === null ? '/latitude' : '/longitude', 'required', 'goes with the other one')])
  if (latitude !== null && longitude !== null) checkPosition('', latitude, longitude)
  return { gate, google_maps, latitude, longitude, photo1, photo2, summary: nonEmpty(summary), items: nonEmpty(items) }
}

export function instructionsColumns({ remember = [], app_title = null, app_html = null }: InstructionsInput) {
  const wrong = app_html === null ? undefined : richFault(app_html)
  if (wrong !== undefined) throw invalid([fault('/app_html', 'invalid_html', wrong)])
  return { remember, app_title, app_html }
}
