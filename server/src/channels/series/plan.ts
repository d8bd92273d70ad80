import { isTakeable, largestQuantity, poolOf, smallestQuantity } from '../../catalogue/tickets/rules/quantities.js'
import type { OfferRow } from './store.js'

/** Chooses tickets for a party. A pure function, so that availability and reservation follow the same rule. */

export interface PricedOffer extends OfferRow {
  /** In the buyer's currency, so that tickets in several currencies can be compared. */
  price: number
  /** The end of the sale. */
  closes: Date
}

/** The wanted quantity of each sub_category. */
export type Wanted = ReadonlyMap<string, number>

export interface PlannedLine {
  ticket_id: string
  sub_category: string
  quantity: number
}
export interface Plan {
  lines: PlannedLine[]
  /** The supplier has to confirm. */
  on_request: boolean
}

interface Filling {
  cost: number
  lines: PlannedLine[]
}

/** The cheapest combination of exactly this quantity, with the fewest lines among equals. Undefined when there is none. */
function fill(offers: readonly PricedOffer[], sub_category: string, wanted: number): Filling | undefined {
  const best: (Filling | undefined)[] = [{ cost: 0, lines: [] }]
  for (const offer of offers.filter((one) => one.sub_category === sub_category)) {
    const pool = poolOf(offer)
    for (let total = wanted; total > 0; total--) {
      for (let quantity = 1; quantity <= total; quantity++) {
        const rest = best[total - quantity]
        if (!rest || !isTakeable(quantity, pool, offer)) continue
        const cost = rest.cost + quantity * offer.price
        const known = best[total]
        if (known && (known.cost < cost || (known.cost === cost && known.lines.length <= rest.lines.length + 1))) continue
        best[total] = { cost, lines: [...rest.lines, { ticket_id: offer.ticket_id, sub_category, quantity }] }
      }
    }
  }
  return best[wanted]
}

function fillAll(offers: readonly PricedOffer[], wanted: Wanted): Filling | undefined {
  const all: Filling = { cost: 0, lines: [] }
  for (const [sub_category, quantity] of wanted) {
    const filling = fill(offers, sub_category, quantity)
    if (!filling) return undefined
    all.cost += filling.cost
    all.lines.push(...filling.lines)
  }
  return all
}

/** The cheapest supplier that can serve the whole party. */
function fromOne(offers: readonly PricedOffer[], wanted: Wanted): Filling | undefined {
  const suppliers = [...new Set(offers.map((offer) => offer.supplier_id))].sort()
  let best: Filling | undefined
  for (const supplier_id of suppliers) {
    const filling = fillAll(
      offers.filter((offer) => offer.supplier_id === supplier_id),
      wanted,
    )
    if (filling && (!best || filling.cost < best.cost)) best = filling
  }
  return best
}

/** Prefers one supplier, then several. On-request tickets are used only when nothing else works, and from one supplier. */
export function plan(offers: readonly PricedOffer[], wanted: Wanted): Plan | undefined {
  const sold = offers.filter((offer) => offer.on_sale)
  const atOnce = sold.filter((offer) => offer.ticket_status === 'available')
  const filling = fromOne(atOnce, wanted) ?? fillAll(atOnce, wanted)
  if (filling) return { lines: filling.lines, on_request: false }
  const asked = fromOne(
    sold.filter((offer) => offer.ticket_status === 'on_request'),
    wanted,
  )
  return asked && { lines: asked.lines, on_request: true }
}

/** The most tickets of a variant in one booking. */
export const maxPerBooking = 100

/** Quantities of one unit that can be bought: in total, most and least in one booking. All 0 when nothing can be bought. */
export interface QuantityRange {
  left: number
  most: number
  least: number
}

/**
 * Uses the same rule as `plan`: there is a plan for `most` and for `least`, and none for more than `left`. `atOnce` is the limit of one
 * booking.
 */
export function quantityRange(offers: readonly PricedOffer[], sub_category: string, atOnce: number): QuantityRange {
  const sold = offers.filter((offer) => offer.on_sale && offer.sub_category === sub_category)
  const instant = sold.filter((offer) => offer.ticket_status === 'available')
  if (instant.length > 0) return combinedRange(instant, atOnce)
  // On-request tickets must come from one supplier.
  const suppliers = [...new Set(sold.map((offer) => offer.supplier_id))]
  const ranges = suppliers
    .map((supplier_id) =>
      combinedRange(
        sold.filter((offer) => offer.supplier_id === supplier_id),
        atOnce,
      ),
    )
    .filter((range) => range.least > 0)
  if (ranges.length === 0) return nothing
  return {
    left: Math.max(...ranges.map((range) => range.left)),
    most: Math.max(...ranges.map((range) => range.most)),
    least: Math.min(...ranges.map((range) => range.least)),
  }
}

const nothing: QuantityRange = { left: 0, most: 0, least: 0 }

function combinedRange(offers: readonly PricedOffer[], atOnce: number): QuantityRange {
  const left = offers.reduce((sum, offer) => sum + largestQuantity(poolOf(offer), offer), 0)
  const least = Math.min(...offers.flatMap((offer) => smallestQuantity(poolOf(offer), offer) ?? []))
  if (!(least <= atOnce)) return nothing
  return { left, most: left <= atOnce ? left : largestSum(offers, atOnce), least }
}

/** The largest quantity up to the limit that these offers can make up. */
function largestSum(offers: readonly PricedOffer[], limit: number): number {
  if (offers.some((offer) => isTakeable(limit, poolOf(offer), offer))) return limit
  const sums = new Set([0])
  for (const offer of offers) {
    const pool = poolOf(offer)
    for (const sum of [...sums])
      for (let quantity = 1; sum + quantity <= limit; quantity++) if (isTakeable(quantity, pool, offer)) sums.add(sum + quantity)
  }
  return Math.max(...sums)
}

/** Explains to the caller why there is no plan. */
export function whyNot(offers: readonly PricedOffer[], wanted: Wanted): { enough: boolean; message: string } {
  for (const [sub_category, quantity] of wanted) {
    const sold = offers.filter((offer) => offer.on_sale && offer.sub_category === sub_category)
    if (sold.length === 0) return { enough: true, message: `${sub_category} is not on sale at the moment.` }
    const left = sold.reduce((sum, offer) => sum + poolOf(offer), 0)
    if (left < quantity) return { enough: false, message: `${quantity} × ${sub_category} wanted, ${left} left.` }
    if (!fill(sold, sub_category, quantity)) {
      const terms = [...new Set(sold.flatMap((offer) => offer.flags.map((flag) => reasons[flag] ?? [])).flat())]
      const least = Math.min(...sold.map((offer) => offer.min_order))
      if (least > 1) terms.push(`at least ${least} are sold together`)
      return {
        enough: true,
        message: `${quantity} × ${sub_category} cannot be sold: ${terms.join('; ') || 'no tickets come in this number'}.`,
      }
    }
  }
  return { enough: true, message: 'These units cannot be sold in one booking.' }
}

const reasons: Partial<Record<string, string>> = {
  pairs_only: 'these tickets come in even numbers',
  package_rate: 'these tickets come in packages',
  no_single_left: 'a single ticket may not be left over',
}
