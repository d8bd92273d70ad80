import { currencies, locales } from '@allotment/sdk/model'
import { isInAnother, readAmount } from './amount.js'
import { locale as language, zone } from './texts.js'

/** Amounts are whole numbers of the currency's smallest unit, of which it has 1, 100 or 1000 to one. */
export function money(amount: number | null | undefined, currency: string | null): string {
  if (amount === null || amount === undefined || currency === null) return '–'
  return formatter(currency).format(amount / 10 ** exponent(currency))
}

/** As the service does: browsers omit the decimals of some currencies. */
export const exponent = (currency: string): number => (currencies as Record<string, number>)[currency] ?? 2

/** A typed amount, in the smallest unit; null if it is none, or one of another currency. */
export function toMinor(text: string | number, currency: string): number | null {
  const value = typeof text === 'number' ? text : typed(text, currency)
  return value !== null && Number.isFinite(value) ? Math.round(value * 10 ** exponent(currency)) : null
}

/** Three digits after a separator are thousands, except in currencies with three decimals. */
function typed(text: string, currency: string): number | null {
  const plain = isInAnother(text, currency) ? null : readAmount(text, exponent(currency))
  return plain === null ? null : Number(plain)
}

export const currencyCodes = Object.keys(currencies)

export const toMajor = (amount: number, currency: string): number => amount / 10 ** exponent(currency)

const formatters = new Map<string, Intl.NumberFormat>()
function formatter(currency: string): Intl.NumberFormat {
  let found = formatters.get(currency)
  if (!found) {
    const decimals = exponent(currency)
    found = new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    formatters.set(currency, found)
  }
  return found
}

const whole = new Intl.NumberFormat(language)
export const count = (value: number): string => whole.format(value)

/** With this many decimals. */
export const decimal = (value: number, digits: number): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
const percents = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
/** "21%" in English and Dutch, "21 %" in German, French and Spanish. */
export const percent = (value: number | string): string => percents.format(Number(value) / 100)
/** In the order of the reader's language. */
export const byName = new Intl.Collator(language).compare

const dayAndTime = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: zone,
})
const thisYear = new Intl.DateTimeFormat(language, {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: zone,
})
const yearOf = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: zone })
const dayOnly = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const dayWithWeekday = new Intl.DateTimeFormat(language, {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
})

/** The service writes UTC without a zone. */
export const instant = (text: string): Date => new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`)

/** An instant on the reader's clock, in the time zone of the account; the year goes without saying when it is this one. */
export function moment(text: string | null | undefined): string {
  if (!text) return '–'
  const at = instant(text)
  return (yearOf.format(at) === yearOf.format(new Date()) ? thisYear : dayAndTime).format(at)
}

/** A date, or the date of a venue's local time: never converted to the reader's zone. */
export const day = (text: string | null | undefined): string => (text ? dayOnly.format(new Date(`${text.slice(0, 10)}T00:00:00Z`)) : '–')

/** Local time of a venue, not converted. */
export const local = (text: string | null | undefined): string => (text ? dayWithWeekday.format(new Date(`${text.slice(0, 19)}Z`)) : '–')

const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "3 hours ago", "in 2 days". */
export function ago(text: string, now = Date.now()): string {
  const seconds = (instant(text).getTime() - now) / 1000
  const [unit, size] = steps.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1]
  return relative.format(Math.round(seconds / size), unit)
}

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** `waitingfordistributor` and `pairs_only` have words in `ui/status`; this is for other values. */
export const words = (value: string): string => {
  return capital(value.replaceAll('_', ' ').replaceAll('-', ' '))
}

const languages = new Intl.DisplayNames(language, { type: 'language' })
export const localeCodes = Object.keys(locales) as (keyof typeof locales)[]
/** The contract's codes write `ko_KO` and `ja_JA` for what BCP 47 calls ko-KR and ja-JP. The country adds nothing here. */
export const languageTag = (locale: string): string => ((locales as Record<string, string>)[locale] ?? locale).replace(/-[A-Z]{2}$/, '')
/** As a label: some languages write their names in small letters. */
export const languageName = (locale: string): string => capital(languages.of(languageTag(locale)) ?? locale)
