import { country } from '../../../lib/countries.js'
import type { VatCategory } from '../../../lib/enums.js'
import { exact, percentOf, vatInside } from '../../../lib/money.js'
import { vatRate } from '../../../lib/vat.js'
import { vatStateOf } from '../../../lib/vat-numbers.js'

/** The price chain and VAT as pure rules, on amounts in the minor unit of the ticket's currency; percentages are decimals in text. */

export interface PriceTerms {
  cost_price: number
  /** whether service_price follows from the supplier's markup; else it was set by hand */
  margins_applied: boolean
  service_price: number
  discount_percentage: string
}

export interface SupplierTerms {
  markup_percentage: string
  /** in the ticket's currency */
  markup_fixed: number
  /** percent of a discount that the supplier bears */
  default_discount_share: string
}

export interface Prices {
  service_price: number
  discount: number
  /** what a distributor pays outside of periods with a price of their own */
  net_rate: number
  supplier_share: number
  /** what the supplier gets */
  payout: number
}

/** cost_price → service_price → net_rate, and what of it goes to the supplier. Rounded once per amount. */
export function priceChain(terms: PriceTerms, supplier: SupplierTerms): Prices {
  const { cost_price } = terms
  const service_price = terms.margins_applied
    ? exact(cost_price + percentOf(cost_price, supplier.markup_percentage) + supplier.markup_fixed)
    : terms.service_price
  const discount = percentOf(service_price, terms.discount_percentage)
  // A share that exceeds what the supplier asks is the operator's to bear: nobody is paid less than nothing.
  const supplier_share = Math.min(cost_price, percentOf(discount, supplier.default_discount_share))
  return { service_price, discount, net_rate: service_price - discount, supplier_share, payout: cost_price - supplier_share }
}

/**
 * The highest cost_price whose net_rate does not exceed `target`; undefined when none does, or when net_rate does not follow from it.
 * net_rate grows with cost_price but may skip an amount, so a target can be missed by a little, never exceeded.
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

/** The VAT inside a price of an event in that country; null where the table of rates knows no rate. */
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
 * A business of another member state accounts for the VAT on fees itself. Which state that is, its VAT numbers say, not its address: who has
 * none pays VAT, and so does who has one of the operator's own state.
 */
export function isReverseCharge(operatorCountry: string, { vat_number, foreign_vat_numbers }: TaxedBuyer): boolean {
  const numbers = [...(vat_number === null ? [] : [vat_number]), ...Object.values(foreign_vat_numbers)]
  const states = numbers.flatMap((number) => vatStateOf(number) ?? [])
  return isMember(operatorCountry) && states.length > 0 && !states.includes(operatorCountry)
}
const isMember = (code: string): boolean => country(code)?.eu ?? false

/** The VAT that comes on top of the operator's fee. */
export function feeVat(fee: number, operatorCountry: string, date: string, buyer?: TaxedBuyer): number {
  if (buyer && isReverseCharge(operatorCountry, buyer)) return 0
  return percentOf(fee, vatRate(operatorCountry, 'high', date) ?? '0')
}
