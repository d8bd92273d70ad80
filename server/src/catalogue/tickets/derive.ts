import { Problem } from '../../lib/errors.js'
import type { EventFacts, Related, SupplierFacts } from './related.js'
import { admitsSport } from './rules/access.js'
import { priceChain, type SupplierTerms } from './rules/prices.js'
import { currentRate, nextPriceChange, type SaleTerms, saleWindows, type Window } from './rules/sale.js'
import type { Terms } from './terms.js'
import type { Exchange } from './viewer.js'

/** The supplier's terms in the currency of a ticket. */
export function supplierTermsIn(currency: string, supplier: SupplierFacts, exchange: Exchange): SupplierTerms {
  const markup_fixed = supplier.markup_fixed === 0 ? 0 : exchange.to(currency, supplier.markup_fixed, supplier.default_currency)
  if (markup_fixed === null)
    throw new Problem('no_fx_rate', {
      detail: `The supplier's markup is in ${supplier.default_currency}, the ticket's price in ${currency}, and there is no rate between them.`,
    })
  return { markup_percentage: supplier.markup_percentage, markup_fixed, default_discount_share: supplier.default_discount_share }
}

const bound = (millis: number): string => (Number.isFinite(millis) ? `"${new Date(millis).toISOString()}"` : '')
const multirange = (windows: Window[]): string =>
  `{${windows.map(([from, to]) => `${Number.isFinite(from) ? '[' : '('}${bound(from)},${bound(to)})`).join(',')}}`

export const saleTermsOf = (terms: Terms, { sales_periods, time_zone, country }: EventFacts): SaleTerms => ({
  ...terms,
  event_sales_periods: sales_periods,
  time_zone,
  country,
})

/** The columns computed at this time from the terms and from the ticket's event, category and supplier. */
export function derive(terms: Terms, { event, category, supplier }: Related, exchange: Exchange, at: Date) {
  const { service_price, net_rate, supplier_share } = priceChain(terms, supplierTermsIn(terms.currency_code, supplier, exchange))
  const sale = saleTermsOf(terms, event)
  const sport_excluded = !admitsSport(category, event.sport_type)
  return {
    service_price,
    supplier_share,
    net_rate: currentRate({ ...sale, service_price, discount_percentage: terms.discount_percentage }, at),
    price_change: nextPriceChange(sale, at),
    // The recommended retail price is never below the net rate.
    sales_price: terms.sales_price ?? Math.max(terms.face_value, net_rate),
    sport_excluded,
    on_sale: multirange(sport_excluded ? [] : saleWindows(sale)),
    event_name: event.event_name,
    venue_id: event.venue_id,
    tournament_id: event.tournament_id,
    sport_type: event.sport_type,
    city: event.city.toLowerCase(),
    category_type: category.category_type,
    supplier_type: supplier.supplier_type,
  }
}
export type Derived = ReturnType<typeof derive>
