import type { TicketYield } from '../../../platform/db/json.js'
import { costFor, type PriceTerms, priceChain, type SupplierTerms } from './prices.js'

/** A ticket of the same event and category, as a competing offer. */
export interface Offer {
  ticket_id: string
  supplier_id: string
  sub_category: string
  currency_code: string
  /** current net rate */
  net_rate: number
  /** on sale and in stock */
  isOffered: boolean
  plan: TicketYield | null
}

/** Converts an amount to another currency. Null if a rate is missing. */
export type Convert = (currency: string, amount: number, from: string) => number | null

const isAutomatic = ({ plan }: Offer): boolean => plan?.enabled === true

function isComparable(own: Offer, plan: TicketYield, other: Offer): boolean {
  return (
    other.isOffered &&
    other.supplier_id !== own.supplier_id &&
    other.sub_category === own.sub_category &&
    (plan.enabled_supplier_ids.length === 0 || plan.enabled_supplier_ids.includes(other.supplier_id)) &&
    !plan.disabled_supplier_ids.includes(other.supplier_id)
  )
}

/**
 * The target price of an automatically priced ticket, in its currency, or undefined if the price stays. It follows only prices that were
 * set manually; other automatic prices count as competitors, but are not followed. Automatic tickets therefore never react to each other,
 * and the result does not depend on the order or number of runs.
 */
export function yieldTarget(
  own: Offer,
  group: readonly Offer[],
  convert: Convert,
): { target: number; min: number; max: number } | undefined {
  const { plan } = own
  if (!plan?.enabled) return undefined
  const comparable = group.filter((other) => isComparable(own, plan, other))
  if (new Set(comparable.map((other) => other.supplier_id)).size < plan.minimum_different_suppliers) return undefined
  const prices = comparable
    .filter((other) => !isAutomatic(other))
    .flatMap((other) => convert(plan.currency_code, other.net_rate, other.currency_code) ?? [])
  if (prices.length === 0) return undefined
  const wanted = Math.min(...prices) - plan.diff_from_cheapest
  const held = Math.min(Math.max(wanted, plan.yield_min_price), plan.yield_max_price)
  const [target, min, max] = [held, plan.yield_min_price, plan.yield_max_price].map((amount) =>
    convert(own.currency_code, amount, plan.currency_code),
  )
  return target == null || min == null || max == null ? undefined : { target, min, max }
}

/**
 * The cost_price for which net_rate reaches the target: the nearest value not above it, or the next one above if the lower value is out of
 * bounds. Undefined if no cost_price reaches it.
 */
export function yieldCost(
  { target, min, max }: { target: number; min: number; max: number },
  terms: Pick<PriceTerms, 'margins_applied' | 'discount_percentage'>,
  supplier: SupplierTerms,
): number | undefined {
  const cost = costFor(target, terms, supplier)
  if (cost === undefined) return undefined
  const net = (cost_price: number) => priceChain({ ...terms, cost_price, service_price: 0 }, supplier).net_rate
  return net(cost) < min && net(cost + 1) <= max ? cost + 1 : cost
}
