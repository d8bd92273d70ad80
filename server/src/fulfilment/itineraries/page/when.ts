import { type Locale, localeTag } from '../../../lib/locales.js'
import { dayMillis } from '../../../lib/time.js'
import { localToUtc, utcToLocal } from '../../../lib/zones.js'
import type { ItineraryRow } from '../store.js'
import type { Words } from '../words/index.js'

/** Venue-local times, formatted in the guest's language. */
export const clock = (at: Date, zone: string, locale: Locale, withZone = false): string =>
  new Intl.DateTimeFormat(localeTag(locale), {
    timeZone: zone,
    hour: 'numeric',
    minute: '2-digit',
    ...(withZone ? { timeZoneName: 'short' as const } : {}),
  }).format(at)

export const longDate = (at: Date, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTag(locale), { timeZone: zone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(at)

export const shortDate = (at: Date, zone: string, locale: Locale): string =>
  new Intl.DateTimeFormat(localeTag(locale), { timeZone: zone, weekday: 'short', day: 'numeric', month: 'long' }).format(at)

export function zoneName(at: Date, zone: string, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(localeTag(locale), { timeZone: zone, timeZoneName: 'long' }).formatToParts(at)
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? zone
}

export const amount = (value: number, unit: 'minute' | 'meter' | 'kilometer', locale: Locale): string =>
  new Intl.NumberFormat(localeTag(locale), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)

const dayOf = (at: Date, zone: string): number => Date.parse(`${utcToLocal(at, zone).slice(0, 10)}T00:00:00Z`) / dayMillis

/** The number of days until the event, by the venue's calendar. */
export function distance(row: ItineraryRow, at: Date, locale: Locale, words: Words): string {
  if (at >= row.date_stop_utc) return words.over
  if (at >= row.date_start_utc) return words.now
  const days = dayOf(row.date_start_utc, row.time_zone) - dayOf(at, row.time_zone)
  if (days === 0) return words.today
  return new Intl.RelativeTimeFormat(localeTag(locale), { numeric: 'auto' }).format(days, 'day')
}

export interface Moment {
  at: Date
  label: string
  /** Whether this is the start of the event. */
  main: boolean
}

const minutesLater = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000)
const withKickoff = new Set(['soccer', 'rugby', 'nfl'])

/** The schedule: doors, start, end, and how long guests may stay. */
export function timeline(row: ItineraryRow, opens: number | null, closes: number | null, words: Words): Moment[] {
  const start = row.date_start_utc
  const stop = row.date_stop_utc
  const local = (text: string | null) => (text === null ? undefined : localToUtc(text, row.time_zone))
  const main = local(row.date_start_main_event)
  const isLater = main !== undefined && main > start && main < stop
  const name = withKickoff.has(row.sport_type) ? words.kickoff : words.start
  return [
    ...(opens ? [{ at: minutesLater(start, -opens), label: words.doors, main: false }] : []),
    { at: start, label: isLater ? words.start : name, main: !isLater },
    ...(isLater ? [{ at: main, label: words.mainEvent, main: true }] : []),
    { at: stop, label: words.end, main: false },
    ...(closes ? [{ at: minutesLater(stop, closes), label: words.closes, main: false }] : []),
  ]
}

/** The date by which tickets are expected: the category's number of days before the event. */
export const expectedBy = (row: ItineraryRow): Date | undefined =>
  row.ticket_delivery_days === null ? undefined : minutesLater(row.date_start_utc, -row.ticket_delivery_days * 1440)
