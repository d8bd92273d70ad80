import { dayMillis } from './time.js'

/**
 * Conversion between a venue's local time and instants, with the time zone data of the runtime (Intl), so that the service does not have to
 * ship and update it.
 */

/** Most cached offsets. The cache is cleared when it is full, so that requests with many dates cannot fill the memory. */
const REMEMBERED_DAYS = 50_000

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** UTC day → offset in ms for the whole day, or null when the clocks change on it. */
  readonly days: Map<number, number | null>
}

const zones = new Map<string, Zone>()
let remembered = 0

export function isZone(name: string): boolean {
  // Newer runtimes accept an offset such as +01:00 as a zone, but it has no summer time, so a venue cannot use it.
  if (!/^[a-z]/i.test(name)) return false
  try {
    zoneOf(name)
    return true
  } catch {
    return false
  }
}

/** The local time at the venue, `yyyy-mm-ddThh:mm:ss`. */
export function utcToLocal(date: Date, zone: string): string {
  const instant = date.getTime()
  return new Date(instant + offsetAt(instant, zoneOf(zone))).toISOString().slice(0, 19)
}

/**
 * The instant of a local time at the venue. A local time that is skipped in spring is moved forward by the gap. A local time that occurs
 * twice in autumn means the first one.
 */
export function localToUtc(local: string, zone: string): Date {
  const shown = parseLocal(local)
  const rules = zoneOf(zone)
  // No offset is larger than a day, so the right one is the offset of the day before or of the day after.
  const before = shown - offsetAt(shown - dayMillis, rules)
  const after = shown - offsetAt(shown + dayMillis, rules)
  const shows = (instant: number) => instant + offsetAt(instant, rules) === shown
  if (shows(before)) return new Date(shows(after) ? Math.min(before, after) : before)
  return new Date(shows(after) ? after : before)
}

function parseLocal(local: string): number {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  // Date.parse turns 31 February into 3 March. Comparing the text finds that.
  if (Number.isNaN(shown) || new Date(shown).toISOString().slice(0, 19) !== local) throw new RangeError(`not a local datetime: ${local}`)
  return shown
}

function zoneOf(name: string): Zone {
  let zone = zones.get(name)
  if (!zone) {
    const numeric = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit' } as const
    zone = { format: new Intl.DateTimeFormat('en-US', { timeZone: name, hourCycle: 'h23', ...numeric }), days: new Map() }
    zones.set(name, zone)
  }
  return zone
}

/** Milliseconds the zone is ahead of UTC. The cache avoids Intl formatting, which takes microseconds per call. */
function offsetAt(instant: number, zone: Zone): number {
  const day = Math.floor(instant / dayMillis)
  let offset = zone.days.get(day)
  if (offset === undefined) {
    const start = measure(day * dayMillis, zone)
    offset = start === measure((day + 1) * dayMillis, zone) ? start : null
    remember(zone, day, offset)
  }
  return offset ?? measure(instant, zone)
}

function remember(zone: Zone, day: number, offset: number | null): void {
  if (remembered++ >= REMEMBERED_DAYS) {
    for (const each of zones.values()) each.days.clear()
    remembered = 1
  }
  zone.days.set(day, offset)
}

function measure(instant: number, zone: Zone): number {
  const [month = 0, day = 0, year = 0, hour = 0, minute = 0, second = 0] = zone.format.format(instant).split(/\D+/).map(Number)
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000
}
