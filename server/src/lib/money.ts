import { exponentOf } from './currencies.js'
import { Problem } from './errors.js'

/**
 * Amounts are integers in the currency's minor unit. Calculations are exact (BigInt) and are rounded once, halves away from zero. A
 * credited amount therefore equals the charged amount with the opposite sign.
 */

/**
 * Units of each currency for one euro, as decimal text: `{ USD: '1.0842' }`. EUR may be left out. A table is never changed after its first
 * use.
 */
export type Rates = Readonly<Record<string, string>>

/** An exact amount. The denominator `under` is positive. */
export interface Fraction {
  readonly over: bigint
  readonly under: bigint
}

/** Percentages have at most four decimals: 1 % is 10,000 of these units. */
const PERCENT_SCALE = 4
const HUNDRED_PERCENT = 10n ** BigInt(PERCENT_SCALE + 2)
/** A percentage of whole units is exact in this many parts of a unit. */
export const percentParts = HUNDRED_PERCENT

export function divideHalfUp(over: bigint, under: bigint): bigint {
  if (under < 0n) return divideHalfUp(-over, -under)
  const quotient = over / under
  const rest = over % under
  if ((rest < 0n ? -rest : rest) * 2n < under) return quotient
  return quotient + (over < 0n ? -1n : 1n)
}

export const rounded = ({ over, under }: Fraction): number => exact(Number(divideHalfUp(over, under)))

/** The smallest integer that is not below the quotient. `under` is positive. */
const divideUp = (over: bigint, under: bigint): bigint => (over > 0n ? (over + under - 1n) / under : over / under)

export const roundedUp = ({ over, under }: Fraction): number => exact(Number(divideUp(over, under)))

export const noAmount: Fraction = { over: 0n, under: 1n }

export const plus = (a: Fraction, b: Fraction): Fraction =>
  a.under === b.under ? { over: a.over + b.over, under: a.under } : { over: a.over * b.under + b.over * a.under, under: a.under * b.under }

export const minus = (a: Fraction, { over, under }: Fraction): Fraction => plus(a, { over: -over, under })

export function convert(amount: number, from: string, to: string, rates: Rates): number {
  exponentOrThrow(from)
  return from === to ? amount : exact(converted(amount, from, to, rates, divideHalfUp))
}

/** Conversion for display. Null when the result is not a safe integer. */
export function shownIn(to: string, amount: number, from: string, rates: Rates, round: Rounding = 'nearest'): number | null {
  if (from === to) return amount
  const result = converted(amount, from, to, rates, round === 'up' ? divideUp : divideHalfUp)
  return Number.isSafeInteger(result) ? result : null
}

/** What a buyer pays is rounded up, so that it is never less than its value in the other currency. */
export type Rounding = 'nearest' | 'up'

function converted(amount: number, from: string, to: string, rates: Rates, divide: typeof divideHalfUp): number {
  const { over, under } = ratio(from, to, rates)
  return Number(divide(BigInt(amount) * over, under))
}

/** The exact conversion, for amounts that are added before the sum is rounded. */
export function exactlyConverted(amount: number, from: string, to: string, rates: Rates): Fraction {
  exponentOrThrow(from)
  if (from === to) return { over: BigInt(amount), under: 1n }
  const { over, under } = ratio(from, to, rates)
  return { over: BigInt(amount) * over, under }
}

/** Checks that a product or a sum is a safe integer. */
export function exact(amount: number): number {
  if (!Number.isSafeInteger(amount)) throw new Problem('amount_too_large')
  return amount
}

/** `percentOf(1250, '12.5')` is 12.5 % of 1250: 156 (156.25, rounded). */
export const percentOf = (amount: number, percent: string | number): number => rounded(exactPercentOf(amount, percent))

/** The percentage before rounding, always in `percentParts` of a unit. */
export const exactPercentOf = (amount: number, percent: string | number): Fraction => ({
  over: BigInt(amount) * percentUnits(percent),
  under: HUNDRED_PERCENT,
})

/** The tax contained in a gross price: 2100 of 12100 at 21 %. */
export function vatInside(gross: number, ratePercent: string | number): number {
  const rate = percentUnits(ratePercent)
  return rounded({ over: BigInt(gross) * rate, under: HUNDRED_PERCENT + rate })
}

/** Minor units as a decimal: `formatMinor(-5, 'EUR')` is `-0.05`. */
export function formatMinor(amount: number, currency: string): string {
  const exponent = exponentOrThrow(currency)
  const digits = BigInt(amount < 0 ? -amount : amount)
    .toString()
    .padStart(exponent + 1, '0')
  const sign = amount < 0 ? '-' : ''
  return exponent === 0 ? sign + digits : `${sign}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

/** The inverse of formatMinor. Undefined when the text is not a decimal or has more decimals than the currency. */
export function parseMinor(text: string, currency: string): number | undefined {
  const units = decimalUnits(text, exponentOrThrow(currency))
  if (units === undefined) return undefined
  const amount = Number(units)
  return Number.isSafeInteger(amount) ? amount : undefined
}

/** Conversion factors per table of rates. A list of tickets converts hundreds of amounts with the same few pairs. */
const ratioCache = new WeakMap<Rates, Map<string, Fraction>>()

function ratio(from: string, to: string, rates: Rates): Fraction {
  const pairs = ratioCache.get(rates) ?? new Map<string, Fraction>()
  ratioCache.set(rates, pairs)
  const pair = `${from}${to}`
  let found = pairs.get(pair)
  if (!found) {
    // amount / 10^from × (rate of to / rate of from) × 10^to, kept as one fraction
    const fromRate = rateOf(from, rates)
    const toRate = rateOf(to, rates)
    found = { over: toRate.over * fromRate.under, under: toRate.under * fromRate.over }
    pairs.set(pair, found)
  }
  return found
}

/** Minor units of this currency for one euro. */
function rateOf(currency: string, rates: Rates): Fraction {
  const minor = 10n ** BigInt(exponentOrThrow(currency))
  const text = rates[currency] ?? (currency === 'EUR' ? '1' : undefined)
  const scale = text === undefined ? 0 : decimalsOf(text)
  const units = text === undefined ? undefined : decimalUnits(text, scale)
  if (units === undefined || units <= 0n) throw new Problem('no_fx_rate', { detail: `No exchange rate is stored for ${currency}.` })
  return { over: units * minor, under: 10n ** BigInt(scale) }
}

function percentUnits(percent: string | number): bigint {
  if (Number.isInteger(percent)) return BigInt(percent) * 10n ** BigInt(PERCENT_SCALE)
  const units = decimalUnits(String(percent), PERCENT_SCALE)
  if (units === undefined) throw new RangeError(`not a percentage of at most ${PERCENT_SCALE} decimals: ${percent}`)
  return units
}

const decimalsOf = (text: string) => (text.split('.')[1] ?? '').length

/** `12.5` with scale 2 is 1250n. Zeros beyond the scale are ignored; any other digit there gives undefined. */
function decimalUnits(text: string, scale: number): bigint | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text)
  if (!match) return undefined
  const [, sign, whole = '', fraction = ''] = match
  if (/[1-9]/.test(fraction.slice(scale))) return undefined
  const units = BigInt(whole + fraction.slice(0, scale).padEnd(scale, '0'))
  return sign ? -units : units
}

function exponentOrThrow(currency: string): number {
  const exponent = exponentOf(currency)
  if (exponent === undefined) throw new Problem('unknown_currency', { detail: `${currency} is not an ISO 4217 currency.` })
  return exponent
}

/** Converts with the rates of an order. Null when the rates lack one of the two currencies. */
export function inCurrency(amount: number, from: string, to: string, rates: Rates | null): number | null {
  if (from === to) return amount
  if (rates === null || (from !== 'EUR' && rates[from] === undefined) || (to !== 'EUR' && rates[to] === undefined)) return null
  return shownIn(to, amount, from, rates)
}
