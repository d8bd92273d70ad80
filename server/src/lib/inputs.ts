import { toAlpha3 } from './countries.js'
import { isCurrency } from './currencies.js'
import { fault, invalid, Problem } from './errors.js'
import { parseDateTime, parseInstant } from './time.js'
import { isZone, utcToLocal } from './zones.js'

/** Checks that a schema cannot do. Each returns the stored form, or refuses with the pointer of the field. */

export function countryInput(pointer: string, text: string): string {
  const code = toAlpha3(text)
  if (code === undefined) throw invalid([fault(pointer, 'unknown_country', 'is not an ISO 3166-1 country')])
  return code
}

/** Refuses the first field whose value is not a currency. Fields that were not sent are skipped. */
export function checkCurrencies(codes: Record<string, string | undefined>): void {
  for (const [pointer, code] of Object.entries(codes)) {
    if (code === undefined || isCurrency(code)) continue
    throw new Problem('unknown_currency', {
      detail: `${pointer}: ${code} is not an ISO 4217 currency.`,
      errors: [fault(pointer, 'unknown_currency', 'is not an ISO 4217 currency such as EUR')],
    })
  }
}

/** The entries of a list of codes, as fields for `checkCurrencies`. */
export const listed = (pointer: string, codes: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(codes.map((code, index) => [`${pointer}/${index}`, code]))

export function zoneInput(pointer: string, text: string): string {
  if (!isZone(text)) throw invalid([fault(pointer, 'unknown_time_zone', 'is not an IANA time zone such as Europe/Lisbon')])
  return text
}

/** A datetime in the venue's local time. A value with a zone or an offset is converted. */
export function localInput(pointer: string, text: string, zone: string): string {
  const parsed = parseDateTime(text)
  const instant = parseInstant(text)
  if (!parsed || !instant) throw invalid([fault(pointer, 'invalid_format', 'is not a datetime yyyy-mm-ddThh:mm:ss')])
  return parsed.offset === undefined ? parsed.local : utcToLocal(instant, zone)
}

/** Normalises a country code in a filter. An unknown code matches nothing. */
export const spellCountry = (text: string): string => toAlpha3(text) ?? text.toUpperCase()

/** At most four decimals, like the columns. */
export function percentInput(pointer: string, value: number): string {
  const text = String(value)
  if (!/^\d{1,4}(\.\d{1,4})?$/.test(text)) throw invalid([fault(pointer, 'too_precise', 'has more than four decimals')])
  return text
}
