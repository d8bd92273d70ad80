import { convert, type Rates } from '../../lib/money.js'
import type { Offer } from './schema.js'
import type { OfferRow } from './store.js'

/** Offers of several currencies as one, in euro. A currency without a rate counts in the quantity, not in the prices. */
export function offersInEuro(rows: OfferRow[], rates: Rates): Map<string, Offer> {
  const offers = new Map<string, Offer>()
  for (const { event_id, currency_code, min, max, quantity } of rows) {
    const offer = offers.get(event_id) ?? { min: null, max: null, quantity: 0 }
    offer.quantity += quantity
    if (currency_code === 'EUR' || rates[currency_code] !== undefined) {
      const [low, high] = [convert(min, currency_code, 'EUR', rates), convert(max, currency_code, 'EUR', rates)]
      offer.min = Math.min(offer.min ?? low, low)
      offer.max = Math.max(offer.max ?? high, high)
    }
    offers.set(event_id, offer)
  }
  return offers
}
