import { enums } from '@allotment/sdk/model'
import { bare } from '../../bare.js'
import { country, countryCode, countryCodes } from '../../countries.js'

const pad = (text: string): string => text.padStart(2, '0')
/** The languages of the console: a list of guests comes from somewhere else. */
const languages = ['en', 'de', 'fr', 'es', 'nl']
/** Names that a browser does not write, but spreadsheets and people do: März, juillet, septiembre. */
const otherNames = { mrz: 3, juill: 7, set: 9, setiembre: 9 }
const inEnglish = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Names of months, whole and short, as they are compared. Made when the first one is read. */
let months: Map<string, number> | undefined
function monthOf(word: string): number | undefined {
  months ??= new Map([
    ...languages.flatMap((language) =>
      (['long', 'short'] as const).flatMap((month) => {
        const names = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
        return inEnglish.map((_, index) => [bare(names.format(new Date(Date.UTC(2020, index, 1)))), index + 1] as const)
      }),
    ),
    ...Object.entries(otherNames),
  ])
  const said = bare(word)
  const number = months.get(said) ?? inEnglish.indexOf(said.slice(0, 3)) + 1
  return number === 0 ? undefined : number
}

/** Spreadsheets add midnight to a day. */
const midnight = /[T ](?:0?0:00(?::00(?:\.0+)?)?|12:00(?::00)? ?AM)Z?$/i
const isoDay = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/
const inNumbers = /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4}|\d{2})$/
/** A day of the week in front tells nothing more. */
const dayFirst =
  /^(?:\p{L}{2,10}\.?,? )?(?<day>\d{1,2})(?:\.|er|st|nd|rd|th|º)?[ /-]*(?:de )?(?<month>\p{L}{3,12})\.?[ ,/-]*(?:del? )?(?<year>\d{4}|\d{2})$/iu
const monthFirst = /^(?:\p{L}{2,10}\.?, )?(?<month>\p{L}{3,12})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4}|\d{2})$/iu

/** 1990-05-31, 31/05/1990, 31.5.1990, 31.5.90, 31 May 1990, 31. Mai 1990. If both numbers could be the month, the first is the day. */
export const readDate = (text: string): string | null => dateIn(text, false)

function dateIn(text: string, startsWithMonth: boolean): string | null {
  const said = text.trim().replace(midnight, '')
  const iso = isoDay.exec(said)
  if (iso) return aDay(iso[1], iso[2], iso[3])
  const [, first = '', second = '', year] = inNumbers.exec(said) ?? []
  if (year !== undefined) return Number(second) > 12 || startsWithMonth ? aDay(year, first, second) : aDay(year, second, first)
  const named = (dayFirst.exec(said) ?? monthFirst.exec(said))?.groups
  const month = monthOf(named?.month ?? '')
  return month === undefined ? null : aDay(named?.year, String(month), named?.day)
}

/** The dates of a column are in one order: 05/31/1990 tells that 04/05/1990 begins with the month too. */
export function readDates(texts: readonly string[]): (text: string) => string | null {
  const numbers = texts.flatMap((text) => {
    const [, first, second] = inNumbers.exec(text.trim().replace(midnight, '')) ?? []
    return first === undefined ? [] : [[Number(first), Number(second)] as const]
  })
  const startsWithMonth = numbers.some(([, second]) => second > 12) && numbers.every(([first]) => first <= 12)
  return (text) => dateIn(text, startsWithMonth)
}

/**
 * A year of two digits is one of the last century if it can be nothing else: no day of a month, and not yet reached in this century. 15 may be
 * 1915 or 2015, and 3.12.15 the third or the fifteenth.
 */
function wholeYear(year: string): string | null {
  if (year.length !== 2) return year
  return Number(year) > 31 && 2000 + Number(year) > new Date().getUTCFullYear() ? `19${year}` : null
}

/** Null for a day that does not exist. */
function aDay(year = '', month = '', day = ''): string | null {
  const text = `${wholeYear(year)}-${pad(month)}-${pad(day)}`
  const at = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : null
}

/** Words and titles in the languages of the console, as they are compared. */
const genderWords = {
  female: 'f w v woman mrs ms miss weiblich frau feminin femme mme madame mlle femenino mujer sra srta vrouwelijk vrouw mevr mevrouw mw',
  male: 'm h man mr mannlich mann herr masculin homme monsieur masculino hombre sr mannelijk dhr meneer',
  other: 'x d divers autre otro anders',
}
const genders = new Map(enums.genders.flatMap((value) => [value, ...genderWords[value].split(' ')].map((word) => [word, value] as const)))
export const readGender = (text: string): string | null => genders.get(bare(text)) ?? null

/** +31612345678: with a country code, written with a plus or two zeros. */
export function readPhone(text: string): string | null {
  const digits = text
    .replace(/\(0\)/, '')
    .replace(/[\s().\-‐-―/]/g, '')
    .replace(/^00/, '+')
  return /^\+\d{7,15}$/.test(digits) ? digits : null
}

/** X123456: passports print the number in groups. */
export function readPassport(text: string): string | null {
  const number = text.replace(/[\s.-]/g, '')
  return /^(?!(.)\1+$)[A-Za-z0-9]{5,20}$/.test(number) ? number : null
}

/** The name, from a name or a code. */
export function readCountry(text: string): string | null {
  const code = countryCode(text)
  return countryCodes.includes(code) ? country(code) : null
}

export const readWhole = (text: string): string | null => (/^\d{1,9}$/.test(text.trim()) ? text.trim() : null)

/** The name of one of some values, by value or by name; in other punctuation too, if that is one only. */
export const readChoice =
  (choices: readonly { value: string; label: string }[]) =>
  (text: string): string | null => {
    const said = text.trim().toLowerCase()
    const exact = choices.find(({ value, label }) => value.toLowerCase() === said || label.toLowerCase() === said)
    const [like, another] = choices.filter(({ value, label }) => [bare(value), bare(label)].includes(bare(said) || said))
    return exact?.label ?? (another === undefined ? like?.label : undefined) ?? null
  }

export const readEmail = (text: string): string | null => (/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim()) ? text.trim() : null)
