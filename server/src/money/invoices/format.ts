import { formatMinor } from '../../lib/money.js'

export const dateOf = (date: Date): string => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
export const day = (text: string): string => dateOf(new Date(`${text}T00:00:00Z`))
/** With commas as thousands separators. */
export function money(amount: number, currency: string): string {
  const [whole = '', ...decimals] = formatMinor(amount, currency).split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = whole.slice(sign.length)
  const first = digits.length % 3 || 3
  const groups = [digits.slice(0, first)]
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return [sign + groups.join(','), ...decimals].join('.')
}
