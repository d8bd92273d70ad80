import { dayMillis } from '../../lib/time.js'
/** Calendar days as `yyyy-mm-dd`. They can be compared as text. */
export type Day = string
/** 0 is Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6
/** The nth weekday of a month: `[7, 1, 0]` is the first Sunday of July, `[3, -1, 6]` the last Saturday of March. */
export type DayRule = readonly [month: number, nth: number, weekday: Weekday]
/** A yearly season, by month and day. It can cross New Year. */
export interface Season {
  readonly from: string
  readonly to: string
}

const parse = (day: Day) => Date.parse(`${day}T00:00:00Z`)
const format = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

export const addDays = (day: Day, days: number): Day => format(parse(day) + days * dayMillis)
export const weekdayOf = (day: Day): Weekday => new Date(parse(day)).getUTCDay() as Weekday
export const yearOf = (day: Day): number => Number(day.slice(0, 4))

/** The local datetime this many minutes after midnight: 1500 is one o'clock the next morning. */
export function atMinute(day: Day, minute: number): string {
  return new Date(parse(day) + minute * 60_000).toISOString().slice(0, 19)
}

export function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number)
  return hour * 60 + minute
}

/** Every day from first to last, inclusive. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let ms = parse(first); ms <= parse(last); ms += dayMillis) days.push(format(ms))
  return days
}

/**
 * The next day after `today` that matches the rule plus some days. It can be 53 weeks away, because an nth weekday is on a different date
 * each year.
 */
export function nextDay(rule: DayRule, plus: number, today: Day): Day {
  for (let year = yearOf(today) - 1; ; year++) {
    const day = addDays(dayOfRule(rule, year), plus)
    if (day > today) return day
  }
}

function dayOfRule([month, nth, weekday]: DayRule, year: number): Day {
  const edge = nth > 0 ? Date.UTC(year, month - 1, 1) : Date.UTC(year, month, 0)
  const away = nth > 0 ? (weekday - new Date(edge).getUTCDay() + 7) % 7 : -((new Date(edge).getUTCDay() - weekday + 7) % 7)
  return format(edge + (away + (nth > 0 ? nth - 1 : nth + 1) * 7) * dayMillis)
}

/** The season that contains this day, else the next one. */
export function seasonAt({ from, to }: Season, day: Day): { first: Day; last: Day } {
  for (let year = yearOf(day) - 1; ; year++) {
    const season = { first: `${year}-${from}`, last: `${to < from ? year + 1 : year}-${to}` }
    if (season.last >= day) return season
  }
}

/** Whether this day is in the season of its year. */
export function inSeason({ from, to }: Season, day: Day): boolean {
  const date = day.slice(5)
  return from <= to ? date >= from && date <= to : date >= from || date <= to
}
