import type { DayRule } from './days.js'
import type { EventName, Part } from './names.js'
import type { GrandPrixPlace } from './words/patterns.js'

/** An event with a fixed time of the year. */
export interface CalendarEntry {
  tournament: string
  venue: string
  name: EventName
  /** The day of the main event: a rule plus a number of days. */
  on: DayRule
  plus: number
  /** Length in days. The main event is on the last day. */
  days: number
  /** When the gates open on the first day, and when the main event starts. */
  gates: string
  start: string
  /** Length of the main event, if it differs from that of its tournament. */
  minutes?: number
}

const SATURDAY = 6
const SUNDAY = 0
const MONDAY = 1
const TUESDAY = 2
const THURSDAY = 4
const FRIDAY = 5

function race(tournament: string, venue: string, name: EventName, on: DayRule, start: string, days = 3): CalendarEntry {
  return { tournament, venue, name, on, plus: 0, days, gates: '09:30', start }
}

const grandPrix = (venue: string, place: GrandPrixPlace, on: DayRule, start: string): CalendarEntry =>
  race('formula-1', venue, { kind: 'grandprix', series: 'Formula 1', place }, on, start)

const motorcycles = (venue: string, place: GrandPrixPlace, on: DayRule): CalendarEntry =>
  race('motogp', venue, { kind: 'grandprix', series: 'MotoGP', place }, on, '14:00')

interface Run {
  tournament: string
  venue: string
  title: string
  /** The first day. */
  on: DayRule
  start: string
  parts: readonly (readonly [plus: number, part: Part])[]
}

/** A tournament whose days or evenings are sold separately. */
function run({ tournament, venue, title, on, start, parts }: Run): CalendarEntry[] {
  return parts.map(([plus, part]) => ({
    tournament,
    venue,
    name: { kind: 'title', title, part },
    on,
    plus,
    days: 1,
    gates: start,
    start,
  }))
}

const days = (...offsets: number[]) => offsets.map((plus) => [plus, { kind: 'day', n: plus + 1 } satisfies Part] as const)
const evenings = (...offsets: number[]) => offsets.map((plus, i) => [plus, { kind: 'evening', n: i + 1 } satisfies Part] as const)
const semifinals = (plus: number) => [plus, { kind: 'semifinals' } satisfies Part] as const
const final = (plus: number) => [plus, { kind: 'final' } satisfies Part] as const

const night = (tournament: string, venue: string, title: string, on: DayRule): CalendarEntry => ({
  tournament,
  venue,
  name: { kind: 'title', title },
  on,
  plus: 0,
  days: 1,
  gates: '18:00',
  start: '18:00',
})

/** Public boxing training with opening hours and no start time. `days` are counted from today. */
export const openTraining = {
  tournament: 'boxing-nights',
  venue: 'uber-arena',
  title: 'Boxing Open Training',
  hours: { from: '10:00', to: '18:00' },
  days: [3, 6, 10, 17, 22, 26],
} as const

export const calendar: readonly CalendarEntry[] = [
  grandPrix('suzuka', 'JPN', [3, -1, SUNDAY], '14:00'),
  grandPrix('monaco', 'MCO', [6, 1, SUNDAY], '15:00'),
  grandPrix('silverstone', 'GBR', [7, 1, SUNDAY], '15:00'),
  grandPrix('spa-francorchamps', 'BEL', [7, 3, SUNDAY], '15:00'),
  grandPrix('monza', 'ITA', [9, 1, SUNDAY], '15:00'),
  grandPrix('yas-marina', 'ARE', [12, 1, SUNDAY], '17:00'),
  motorcycles('jerez', 'ESP', [4, -1, SUNDAY]),
  motorcycles('mugello', 'ITA', [5, -1, SUNDAY]),
  motorcycles('assen', 'NLD', [6, -1, SUNDAY]),
  motorcycles('silverstone', 'GBR', [8, 2, SUNDAY]),
  race('world-endurance', 'spa-francorchamps', { kind: 'title', title: '6 Hours of Spa-Francorchamps' }, [5, 2, SATURDAY], '14:00', 3),
  { ...race('world-endurance', 'le-mans', { kind: 'title', title: '24 Hours of Le Mans' }, [6, 2, SATURDAY], '16:00'), minutes: 24 * 60 },
  race('dtm', 'zandvoort', { kind: 'title', title: 'DTM', where: 'Zandvoort' }, [5, 4, SUNDAY], '13:30', 2),
  race('dtm', 'nurburgring', { kind: 'title', title: 'DTM', where: 'Nürburgring' }, [8, 3, SUNDAY], '13:30', 2),
  race('dtm', 'hockenheimring', { kind: 'title', title: 'DTM', where: 'Hockenheimring' }, [10, 2, SUNDAY], '13:30', 2),
  race('indycar', 'indianapolis', { kind: 'title', title: 'Grand Prix of Indianapolis' }, [5, 2, SATURDAY], '16:30', 2),
  race('indycar', 'indianapolis', { kind: 'title', title: 'Indianapolis 500' }, [5, -1, SUNDAY], '12:45', 4),
  race(
    'superbike',
    'phillip-island',
    { kind: 'title', title: 'Superbike World Championship', where: 'Phillip Island' },
    [2, -1, SUNDAY],
    '16:00',
  ),
  race('superbike', 'assen', { kind: 'title', title: 'Superbike World Championship', where: 'Assen' }, [4, 2, SUNDAY], '14:00'),
  race('superbike', 'jerez', { kind: 'title', title: 'Superbike World Championship', where: 'Jerez' }, [10, 3, SUNDAY], '14:00'),
  ...run({
    tournament: 'grand-slam',
    venue: 'roland-garros',
    title: 'Roland-Garros',
    on: [5, 4, SUNDAY],
    start: '11:00',
    parts: [...days(0, 1, 2, 7), semifinals(12), final(14)],
  }),
  ...run({
    tournament: 'grand-slam',
    venue: 'wimbledon',
    title: 'Wimbledon',
    on: [6, -1, MONDAY],
    start: '11:00',
    parts: [...days(0, 1, 2, 3, 4, 5, 7, 8), semifinals(11), final(13)],
  }),
  ...run({
    tournament: 'world-darts',
    venue: 'alexandra-palace',
    title: 'World Darts Championship',
    on: [12, 2, FRIDAY],
    start: '19:00',
    parts: [...evenings(0, 1, 2, 3, 7, 8, 9, 16), semifinals(20), final(21)],
  }),
  ...run({
    tournament: 'royal-ascot',
    venue: 'ascot',
    title: 'Royal Ascot',
    on: [6, 3, TUESDAY],
    start: '14:00',
    parts: days(0, 1, 2, 3, 4),
  }),
  ...run({
    tournament: 'pga-wentworth',
    venue: 'wentworth',
    title: 'BMW PGA Championship',
    on: [9, 2, THURSDAY],
    start: '07:30',
    parts: days(0, 1, 2, 3),
  }),
  ...run({
    tournament: 'rowing-cup',
    venue: 'rotsee',
    title: 'World Rowing Cup',
    on: [6, -1, FRIDAY],
    start: '09:30',
    parts: [...days(0), semifinals(1), final(2)],
  }),
  ...run({
    tournament: 'canoe-slalom',
    venue: 'eiskanal-augsburg',
    title: 'Canoe Slalom World Cup',
    on: [6, 1, FRIDAY],
    start: '10:00',
    parts: [...days(0), semifinals(1), final(2)],
  }),
  ...run({
    tournament: 'kiel-week',
    venue: 'schilksee',
    title: 'Kiel Week',
    on: [6, 3, SATURDAY],
    start: '10:00',
    parts: days(0, 1, 6, 7, 8),
  }),
  ...run({
    tournament: 'premier-padel',
    venue: 'movistar-arena',
    title: 'Premier Padel Madrid',
    on: [9, 1, FRIDAY],
    start: '11:00',
    parts: [...days(0), semifinals(1), final(2)],
  }),
  ...run({
    tournament: 'premier-padel',
    venue: 'roland-garros',
    title: 'Premier Padel Paris',
    on: [9, 2, FRIDAY],
    start: '11:00',
    parts: [...days(0), semifinals(1), final(2)],
  }),
  race('paris-roubaix', 'roubaix-velodrome', { kind: 'title', title: 'Paris–Roubaix Femmes' }, [4, 2, SATURDAY], '14:30', 1),
  race('paris-roubaix', 'roubaix-velodrome', { kind: 'title', title: 'Paris–Roubaix' }, [4, 2, SUNDAY], '14:30', 1),
  night('diamond-league', 'stadio-olimpico', 'Golden Gala', [6, 1, FRIDAY]),
  night('diamond-league', 'letzigrund', 'Weltklasse Zürich', [8, -1, THURSDAY]),
  night('boxing-nights', 'the-o2', 'Championship Boxing Night', [2, 3, SATURDAY]),
  night('boxing-nights', 't-mobile-arena', 'Championship Boxing Night', [5, 1, SATURDAY]),
  night('boxing-nights', 't-mobile-arena', 'Championship Boxing Night', [9, 2, SATURDAY]),
  night('boxing-nights', 'the-o2', 'Championship Boxing Night', [12, 2, SATURDAY]),
  night('mma-nights', 't-mobile-arena', 'Mixed Martial Arts Night', [3, 1, SATURDAY]),
  night('mma-nights', 'the-o2', 'Mixed Martial Arts Night', [3, 3, SATURDAY]),
  night('mma-nights', 't-mobile-arena', 'Mixed Martial Arts Night', [7, 2, SATURDAY]),
  night('mma-nights', 'uber-arena', 'Mixed Martial Arts Night', [10, 3, SATURDAY]),
]
