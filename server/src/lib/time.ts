/** A day of 24 hours, in milliseconds. */
export const dayMillis = 86_400_000

/** The API's form of an instant: UTC, no zone, whole seconds. */
export function wireTime(at: Date): string
export function wireTime(at: Date | null): string | null
export function wireTime(at: Date | null): string | null {
  if (at === null) return null
  const second = Math.floor(at.getTime() / 1000)
  const place = Math.abs(second) % places
  if (second !== knownSeconds[place]) {
    knownTexts[place] = at.toISOString().slice(0, 19)
    knownSeconds[place] = second
  }
  return knownTexts[place] as string
}
/** Holds that are made together have the same few seconds in turns: their beginning, and their end some minutes later. */
const places = 61
const knownSeconds = new Array<number>(places).fill(Number.NaN)
const knownTexts = new Array<string>(places).fill('')

/** Schedules have whole seconds. Rounding the clock down gives the same answer for the whole second. */
export const wholeSecond = (at: Date): Date => new Date(Math.floor(at.getTime() / 1000) * 1000)

export const wireDate = (at: Date): string => at.toISOString().slice(0, 10)

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/
const dateTimePattern = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|z|[+-]\d{2}:?\d{2})?$/

function isRealDate(year: number, month: number, day: number): boolean {
  // Date.UTC would read the years 1 to 99 as 1901 to 1999.
  const probe = new Date(0)
  probe.setUTCFullYear(year, month - 1, day)
  return probe.getUTCFullYear() === year && probe.getUTCMonth() === month - 1 && probe.getUTCDate() === day
}

export function isDate(text: string): boolean {
  const found = datePattern.exec(text)
  return found !== null && Number(found[1]) > 0 && isRealDate(Number(found[1]), Number(found[2]), Number(found[3]))
}

export interface ParsedDateTime {
  /** yyyy-mm-ddThh:mm:ss as written, without the zone. */
  local: string
  /** Minutes east of UTC. Undefined if the text has no zone. */
  offset: number | undefined
  millis: number
}

/** `T` or a space; seconds, fraction and zone are optional. 31 February is refused. A date without a time is midnight. */
export function parseDateTime(text: string): ParsedDateTime | undefined {
  const full = isDate(text) ? `${text}T00:00:00` : text
  const found = dateTimePattern.exec(full)
  if (!found) return undefined
  const [, year, month, day, hour, minute, second = '00', fraction = '', zone] = found
  if (!isRealDate(Number(year), Number(month), Number(day)) || Number(year) === 0) return undefined
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined
  let offset: number | undefined
  if (zone) {
    const digits = zone.replace(':', '')
    offset = zone.toUpperCase() === 'Z' ? 0 : Number(`${digits[0]}1`) * (Number(digits.slice(1, 3)) * 60 + Number(digits.slice(3, 5)))
    if (Math.abs(offset) > 14 * 60) return undefined
  }
  return { local: `${year}-${month}-${day}T${hour}:${minute}:${second}`, offset, millis: Number(fraction.padEnd(3, '0').slice(0, 3)) }
}

/** An instant. Text without a zone is UTC, like the API's responses. */
export function parseInstant(text: string): Date | undefined {
  const parsed = parseDateTime(text)
  if (!parsed) return undefined
  return new Date(Date.parse(`${parsed.local}Z`) + parsed.millis - (parsed.offset ?? 0) * 60_000)
}

/** Years that requests may contain. Outside of them, time zone and day arithmetic could leave the four-digit years. */
export const storableYears = { from: 1800, to: 2999 } as const
const isStorable = (year: number): boolean => year >= storableYears.from && year <= storableYears.to

export const isStorableDate = (text: string): boolean => isDate(text) && isStorable(Number(text.slice(0, 4)))

export function isStorableDateTime(text: string): boolean {
  const parsed = parseDateTime(text)
  return parsed !== undefined && isStorable(Number(parsed.local.slice(0, 4)))
}

/** Converts a local time that a database aggregate has written as text. */
export const localText = (text: string | null): string | null => (text === null ? null : text.slice(0, 19).replace(' ', 'T'))
