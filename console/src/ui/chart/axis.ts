import { locale } from '../../texts.js'
/** The next of 2, 4, 6, 10, 20, 40 … that is above all values: half of it is a whole number too. */
export function niceTop(most: number): number {
  if (most <= 0) return 2
  const power = 10 ** Math.floor(Math.log10(most))
  return [2, 4, 6, 10].map((factor) => factor * power).find((top) => top >= most) ?? most
}

const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
export const short = (value: number): string => compact.format(value)
