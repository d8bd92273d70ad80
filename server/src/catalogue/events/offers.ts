import type { Exchange } from '../tickets/viewer.js'
import type { Offer } from './schema.js'
import type { OfferRow } from './store.js'

/** Combines offers in several currencies, in euro. Offers in a currency without a rate count in the quantity, but not in the prices. */
export function offersInEuro(rows: OfferRow[], exchange: Exchange): Map<string, Offer> {
  const offers = new Map<string, Offer>()
  for (const { event_id, currency_code, min, max, quantity } of rows) {
    const offer = offers.get(event_id) ?? { min: null, max: null, quantity: 0 }
    offer.quantity += quantity
    const [low, high] = [exchange.to('EUR', min, currency_code), exchange.to('EUR', max, currency_code)]
    if (low !== null) offer.min = Math.min(offer.min ?? low, low)
    if (high !== null) offer.max = Math.max(offer.max ?? high, high)
    offers.set(event_id, offer)
  }
  return offers
}
