import type { TicketYield } from '../../../platform/db/json.js'
import { costFor, type PriceTerms, priceChain, type SupplierTerms } from './prices.js'

/** A ticket among those of the same event and category, as the others see it. */
export interface Offer {
  ticket_id: string
  supplier_id: string
  sub_category: string
  currency_code: string
  /** at this moment */
  net_rate: number
  /** on sale, and something left */
  isOffered: boolean
  plan: TicketYield | null
}

/** An amount in another currency; null without a rate. */
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
 * What an automatic ticket is to cost, in its own currency; undefined when it stays as it is. It follows prices that somebody set, never
 * another automatic one, though those count as competitors: so no two of them can chase each other, in whatever order and however often
 * they are looked at, and looking again changes nothing.
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
 * The cost_price that brings net_rate to the target: as near below it as the markup's rounding lets it, or above where below would leave
 * the bounds. Undefined when net_rate cannot be brought there at all.
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
