import { enums } from '@allotment/sdk/model'
import { country, countryCode, countryCodes } from '../../countries.js'

const pad = (text: string): string => text.padStart(2, '0')
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 1990-05-31, 31/05/1990, 31.5.1990, 31 May 1990. If both numbers could be the month, the first is the day. */
export function readDate(text: string): string | null {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(text)
  if (iso) return aDay(iso[1], iso[2], iso[3])
  const written = /^(\d{1,2})[ -]([A-Za-z]{3,9})\.?[ -](\d{4})$/.exec(text)
  if (written) {
    const month = months.indexOf((written[2] ?? '').slice(0, 3).toLowerCase()) + 1
    return month === 0 ? null : aDay(written[3], String(month), written[1])
  }
  const numbers = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/.exec(text)
  if (!numbers) return null
  const [, first = '', second = '', year] = numbers
  return Number(second) > 12 ? aDay(year, first, second) : aDay(year, second, first)
}

/** Null for a day that does not exist. */
function aDay(year = '', month = '', day = ''): string | null {
  const text = `${year}-${pad(month)}-${pad(day)}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

const genders: Record<string, string> = {
  f: 'female',
  w: 'female',
  woman: 'female',
  mrs: 'female',
  ms: 'female',
  m: 'male',
  man: 'male',
  mr: 'male',
  x: 'other',
  d: 'other',
}
export function readGender(text: string): string | null {
  const said = text.toLowerCase().replace('.', '')
  return enums.genders.find((one) => one === said) ?? genders[said] ?? null
}

/** +31612345678: with a country code, written with a plus or two zeros. */
export function readPhone(text: string): string | null {
  const digits = text
    .replace(/\(0\)/, '')
    .replace(/[\s().\-/]/g, '')
    .replace(/^00/, '+')
  return /^\+\d{7,15}$/.test(digits) ? digits : null
}

/** The name, from a name or a code. */
export function readCountry(text: string): string | null {
  const code = countryCode(text)
  return countryCodes.includes(code) ? country(code) : null
}

export const readWhole = (text: string): string | null => (/^\d{1,9}$/.test(text.trim()) ? text.trim() : null)

/** The name of one of some values, by value or by name. */
export const readChoice =
  (choices: readonly { value: string; label: string }[]) =>
  (text: string): string | null => {
    const said = text.trim().toLowerCase()
    return choices.find(({ value, label }) => value.toLowerCase() === said || label.toLowerCase() === said)?.label ?? null
  }

export const readEmail = (text: string): string | null => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? text.trim() : null)
