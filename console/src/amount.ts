import { currencies } from '@allotment/sdk/model'

/**
 * Signs and letters of a currency before or after the number; between the digits only separators of thousands. A single letter after it is
 * a typing error: O for 0, l for 1.
 */
const amount = /^[^\d.,\s-]{0,4}\.?\s*(\d[\d.,\s'’]*)(?!\p{L}$)[^\d.,\s-]{0,4}\.?$/u
/** "49,-" and "49.–": no decimals. */
const none = /(?<=\d)[.,](?:-{1,2}|[–—])(?=\D*$)/
/** A separator of thousands that is never one of decimals. */
const gaps = /(?<=\d)[\s'’](?=\d{3}(?!\d))/g

/**
 * 49.50, 49,50, € 1.234,50, 1,234.50, 1 234,50. A separator before three digits separates thousands, unless the currency has three decimals.
 * Digits with anything else between them, such as 1e3 or 2 x 50, are no amount.
 */
export function readAmount(text: string, decimals = 2): string | null {
  const digits = (amount.exec(text.trim().replace(none, ''))?.[1] ?? '').trim().replace(gaps, '')
  const [, whole = '', fraction = ''] = partsOf(digits, decimals)
  const plain = /^\d{1,3}([.,]\d{3})+$/.test(whole) ? whole.replace(/[.,]/g, '') : whole
  return /^\d{1,12}$/.test(plain) ? plain + (fraction && `.${fraction}`) : null
}

/** Of three decimals: 1.234.500 has only separators of thousands, because the last is the same as another one. */
function partsOf(digits: string, decimals: number): readonly string[] {
  const isThree = decimals === 3 && !/([.,]).*\1/.test(digits)
  return (isThree ? /^(.*?)(?:[.,](\d{1,3}))?$/ : /^(.*?)(?:[.,](\d{1,2}))?$/).exec(digits) ?? []
}

const sign = (currency: string, locale: string, currencyDisplay: 'symbol' | 'narrowSymbol'): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0).find(({ type }) => type === 'currency')
    ?.value ?? currency

/** Code, signs and words of each currency, as they are compared. Made when the first amount with one is read. */
let names: Map<string, string[]> | undefined
function namesOf(currency: string): string[] {
  names ??= new Map(
    Object.keys(currencies).map((code) => [
      code,
      [code, sign(code, 'en', 'narrowSymbol'), sign(code, 'en', 'symbol'), sign(code, 'en-GB', 'symbol')].map((name) => name.toUpperCase()),
    ]),
  )
  return [...(names.get(currency) ?? []), ...(currency === 'EUR' ? ['EURO'] : [])]
}

/** Whether an amount says that it is in another currency: "€ 49.50" and "49.50 EUR" are no dollars. A sign that several share fits each of them. */
export function isInAnother(text: string, currency: string): boolean {
  const said = text.replace(/[\d.,\s'’–—-]/g, '').toUpperCase()
  if (said === '') return false
  const own = namesOf(currency)
  if (own.length === 0 || own.includes(said)) return false
  return said === 'EURO' || Object.keys(currencies).some((other) => namesOf(other).includes(said))
}
