import { country } from '../../../lib/countries.js'
import type { VatCategory } from '../../../lib/enums.js'
import { exact, percentOf, vatInside } from '../../../lib/money.js'
import { vatRate } from '../../../lib/vat.js'
import { vatStateOf } from '../../../lib/vat-numbers.js'

/**
 * The price chain and VAT, without side effects. Amounts are in the minor unit of the ticket's currency. Percentages are decimal strings.
 */

export interface PriceTerms {
  cost_price: number
  /** true: service_price is computed from the supplier's markup; false: it was set manually */
  margins_applied: boolean
  service_price: number
  discount_percentage: string
}

export interface SupplierTerms {
  markup_percentage: string
  /** in the ticket's currency */
  markup_fixed: number
  /** percentage of a discount that the supplier pays */
  default_discount_share: string
}

export interface Prices {
  service_price: number
  discount: number
  /** the price for a distributor outside of periods with a price */
  net_rate: number
  supplier_share: number
  /** the amount paid to the supplier */
  payout: number
}

/** Computes cost_price → service_price → net_rate, and the supplier's part. Each amount is rounded once. */
export function priceChain(terms: PriceTerms, supplier: SupplierTerms): Prices {
  const { cost_price } = terms
  const service_price = terms.margins_applied
    ? exact(cost_price + percentOf(cost_price, supplier.markup_percentage) + supplier.markup_fixed)
    : terms.service_price
  const discount = percentOf(service_price, terms.discount_percentage)
  // The supplier's share of the discount is at most its cost price, so that a payout is never negative. The operator pays the rest.
  const supplier_share = Math.min(cost_price, percentOf(discount, supplier.default_discount_share))
  return { service_price, discount, net_rate: service_price - discount, supplier_share, payout: cost_price - supplier_share }
}

/**
 * The highest cost_price whose net_rate does not exceed `target`. Undefined if there is none, or if net_rate does not depend on cost_price.
 * net_rate increases with cost_price but can skip amounts, so the result may be slightly below the target, never above.
 */
export function costFor(target: number, terms: Pick<PriceTerms, 'margins_applied' | 'discount_percentage'>, supplier: SupplierTerms) {
  const netRate = (cost_price: number) => priceChain({ ...terms, cost_price, service_price: 0 }, supplier).net_rate
  const factor = (1 + Number(supplier.markup_percentage) / 100) * (1 - Number(terms.discount_percentage) / 100)
  if (!terms.margins_applied || factor <= 0 || netRate(0) > target) return undefined
  let low = 0
  let high = Math.ceil((target + 1) / factor) + 1
  while (low + 1 < high) {
    const middle = Math.floor((low + high) / 2)
    if (netRate(middle) <= target) low = middle
    else high = middle
  }
  return low
}

/** The VAT included in a price, for an event in this country. Null if the rate is unknown. */
export function vatIn(price: number, iso_country: string, category: VatCategory, date: string): number | null {
  const rate = vatRate(iso_country, category, date)
  return rate === undefined ? null : vatInside(price, rate)
}

export interface TaxedBuyer {
  vat_number: string | null
  /** by country */
  foreign_vat_numbers: Record<string, string>
}

/**
 * A business of another EU member state accounts for the VAT on fees itself (reverse charge). The state is read from its VAT numbers, not
 * from its address. A buyer without a VAT number, or with one of the operator's state, pays VAT.
 */
export function isReverseCharge(operatorCountry: string, { vat_number, foreign_vat_numbers }: TaxedBuyer): boolean {
  const numbers = [...(vat_number === null ? [] : [vat_number]), ...Object.values(foreign_vat_numbers)]
  const states = numbers.flatMap((number) => vatStateOf(number) ?? [])
  return isMember(operatorCountry) && states.length > 0 && !states.includes(operatorCountry)
}
const isMember = (code: string): boolean => country(code)?.eu ?? false

/** The VAT added to the operator's fee. */
export const feeVat = (fee: number, operatorCountry: string, date: string, isReverse = false): number =>
  isReverse ? 0 : percentOf(fee, vatRate(operatorCountry, 'high', date) ?? '0')
