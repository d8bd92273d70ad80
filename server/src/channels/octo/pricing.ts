import type { Exchange } from '../../catalogue/tickets/viewer.js'
import { exponentOf } from '../../lib/currencies.js'
import type { VatCategory } from '../../lib/enums.js'
import { vatInside } from '../../lib/money.js'
import { wireDate } from '../../lib/time.js'
import { vatRate } from '../../lib/vat.js'
import { shareLine } from '../../money/charge/charge.js'

export interface Tax {
  name: string
  retail: number
  original: number
  net: number
}
export interface Pricing {
  original: number
  retail: number
  net: number
  currency: string
  currencyPrecision: number
  includedTaxes: Tax[]
}

/** A price as stored, in the ticket's currency. */
export interface Priced {
  currency_code: string
  net_rate: number
  sales_price: number
  face_value: number
  vat_category: VatCategory
}

export interface Money {
  exchange: Exchange
  currency: string
  /** The event's country. Prices include its VAT. */
  country: string
  at: Date
}

/** The price in the requested currency. Undefined when it cannot be converted. `agreed` is the charged amount, if known. */
export function pricingOf(price: Priced, { exchange, currency, country, at }: Money, agreed?: number): Pricing | undefined {
  const [retail, original] = [price.sales_price, price.face_value].map((amount) => exchange.to(currency, amount, price.currency_code))
  const net = agreed ?? exchange.charged(currency, price.net_rate, price.currency_code)
  if (net === undefined || net === null || retail === undefined || retail === null || original === undefined || original === null)
    return undefined
  const rate = vatRate(country, price.vat_category, wireDate(at))
  const tax = (amount: number) => vatInside(amount, rate ?? '0')
  const includedTaxes =
    rate === undefined || Number(rate) === 0 ? [] : [{ name: `VAT ${rate}%`, retail: tax(retail), original: tax(original), net: tax(net) }]
  return { original, retail, net, currency, currencyPrecision: exponentOf(currency) ?? 2, includedTaxes }
}

/** What so many tickets are charged, ticket by ticket: a line is converted and rounded as a whole. Empty when it cannot be converted. */
export function chargedAmounts({ net_rate, currency_code }: Priced, quantity: number, { exchange, currency }: Money): number[] {
  const line = exchange.charged(currency, net_rate * quantity, currency_code)
  return line === null ? [] : shareLine(line, quantity)
}

/** The sum of several prices in one currency. */
export function sumOf(prices: readonly Pricing[], currency: string): Pricing {
  const taxes = new Map<string, Tax>()
  for (const { name, retail, original, net } of prices.flatMap((price) => price.includedTaxes)) {
    const known = taxes.get(name) ?? { name, retail: 0, original: 0, net: 0 }
    taxes.set(name, { name, retail: known.retail + retail, original: known.original + original, net: known.net + net })
  }
  const sum = (of: (price: Pricing) => number) => prices.reduce((total, price) => total + of(price), 0)
  return {
    original: sum((price) => price.original),
    retail: sum((price) => price.retail),
    net: sum((price) => price.net),
    currency,
    currencyPrecision: exponentOf(currency) ?? 2,
    includedTaxes: [...taxes.values()],
  }
}

/** The price of several at the same price. */
export function times({ original, retail, net, includedTaxes, ...price }: Pricing, quantity: number): Pricing {
  const multiplied = <T extends { original: number; retail: number; net: number }>(amounts: T): T => ({
    ...amounts,
    original: amounts.original * quantity,
    retail: amounts.retail * quantity,
    net: amounts.net * quantity,
  })
  return { ...price, ...multiplied({ original, retail, net }), includedTaxes: includedTaxes.map(multiplied) }
}

export const cheapest = <T extends Pricing>(prices: readonly T[]): T | undefined =>
  prices.reduce<T | undefined>((best, price) => (best && best.net <= price.net ? best : price), undefined)
