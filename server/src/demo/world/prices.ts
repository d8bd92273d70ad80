import { exponentOf } from '../../lib/currencies.js'
import type { SupplierType } from '../../lib/enums.js'
import { convert, percentOf } from '../../lib/money.js'
import type { Random } from '../../lib/random.js'
import { rates } from './data/rates.js'
import type { WorldSupplier, WorldTicket } from './types.js'

type Prices = Pick<
  WorldTicket,
  | 'face_value'
  | 'organiser_price'
  | 'cost_price'
  | 'margins_applied'
  | 'service_price'
  | 'discount_percentage'
  | 'net_rate'
  | 'sales_price'
  | 'service_fee'
>

/** A supplier's price range in percent of the face value. Popular events are resold far above it. */
const asked: Readonly<Record<SupplierType, (hot: boolean) => readonly [from: number, to: number]>> = {
  organiser: () => [86, 96],
  service: () => [90, 106],
  external: () => [100, 128],
  marketplace: (hot) => (hot ? [110, 240] : [85, 150]),
}

/** The price step: 0.50 for currencies with decimals, 100 for those without. */
export function step(currency: string): number {
  const exponent = exponentOf(currency) ?? 2
  return exponent === 0 ? 100 : 5 * 10 ** (exponent - 1)
}

/** All prices of a ticket in the supplier's currency. `cents` is the face value in euro cents. */
export function priceTicket(cents: number, supplier: WorldSupplier, hot: boolean, random: Random): Prices {
  const unit = step(supplier.default_currency)
  const face_value = upTo(convert(cents, 'EUR', supplier.default_currency, rates), unit)
  const [from, to] = asked[supplier.supplier_type](hot)
  const cost_price = upTo(percentOf(face_value, random.int(from, to)), unit)
  const margins_applied = !random.chance(0.06)
  const service_price = margins_applied
    ? cost_price + percentOf(cost_price, supplier.markup_percentage) + supplier.markup_fixed
    : upTo(percentOf(cost_price, random.int(106, 118)), unit)
  const offered = random.chance(0.05) ? '5' : supplier.default_discount_percentage
  const discounted = service_price - percentOf(service_price, offered)
  // A discount is never larger than the margin.
  const discount_percentage = discounted >= cost_price ? offered : '0'
  const net_rate = discounted >= cost_price ? discounted : service_price
  return {
    face_value,
    organiser_price: upTo(percentOf(face_value, random.pick([100, 100, 105])), unit),
    cost_price,
    margins_applied,
    service_price,
    discount_percentage,
    net_rate,
    sales_price: upTo(percentOf(net_rate, random.int(108, 125)), unit),
    service_fee: percentOf(net_rate, '2.5'),
  }
}

const upTo = (amount: number, unit: number) => Math.max(1, Math.ceil(amount / unit)) * unit
