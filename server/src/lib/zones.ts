/**
 * Local time of a venue ↔ instant, from the time zone data that comes with the runtime (Intl), so that nothing has to be shipped or kept
 * up to date by us.
 */
const DAY = 86_400_000
/** Offsets remembered in all; past it everything is forgotten, so that odd dates in requests cannot fill the memory. */
const REMEMBERED_DAYS = 50_000

interface Zone {
  readonly format: Intl.DateTimeFormat
  /** UTC day → offset in ms for all of that day, or null when the clocks change in it. */
  readonly days: Map<number, number | null>
}

const zones = new Map<string, Zone>()
let remembered = 0

export function isZone(name: string): boolean {
  // An offset such as +01:00 is a zone to newer runtimes, but it knows no summer time: not what a venue needs.
  if (!/^[a-z]/i.test(name)) return false
  try {
    zoneOf(name)
    return true
  } catch {
    return false
  }
}

/** What the clock at the venue shows, `yyyy-mm-ddThh:mm:ss`. */
export function utcToLocal(date: Date, zone: string): string {
  const instant = date.getTime()
  return new Date(instant + offsetAt(instant, zoneOf(zone))).toISOString().slice(0, 19)
}

/**
 * The instant at which the clock at the venue shows `local`. A time the clock skips in spring is taken as that much later; a time it
 * shows twice in autumn is the first of the two.
 */
export function localToUtc(local: string, zone: string): Date {
  const shown = parseLocal(local)
  const rules = zoneOf(zone)
  // No offset exceeds a day, so the right one is that of the day before or that of the day after.
  const before = shown - offsetAt(shown - DAY, rules)
  const after = shown - offsetAt(shown + DAY, rules)
  const shows = (instant: number) => instant + offsetAt(instant, rules) === shown
  if (shows(before)) return new Date(shows(after) ? Math.min(before, after) : before)
  return new Date(shows(after) ? after : before)
}

function parseLocal(local: string): number {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  // Date.parse turns 31 February into 3 March; comparing the text again finds it.
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

/** Milliseconds the zone is ahead of UTC. Formatting costs microseconds, a remembered day next to nothing. */
function offsetAt(instant: number, zone: Zone): number {
  const day = Math.floor(instant / DAY)
  let offset = zone.days.get(day)
  if (offset === undefined) {
    const start = measure(day * DAY, zone)
    offset = start === measure((day + 1) * DAY, zone) ? start : null
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
