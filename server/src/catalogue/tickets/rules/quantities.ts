import type { TicketFlag, TicketStatus } from '../../../lib/enums.js'

export interface QuantityTerms {
  flags: readonly TicketFlag[]
  min_order: number
}

export interface Pools {
  ticket_status: TicketStatus
  available_quantity: number
  backorder_quantity: number
}

/** What can be sold at most: what is there, or on request what the supplier may still confirm. */
export const poolOf = (ticket: Pools): number =>
  ticket.ticket_status === 'on_request' ? ticket.backorder_quantity : ticket.available_quantity

/** Quantities go up in steps: pairs by two, packages by the whole package, which is `min_order` tickets. */
function stepOf({ flags, min_order }: QuantityTerms): number {
  const packageSize = flags.includes('package_rate') ? min_order : 1
  return flags.includes('pairs_only') && packageSize % 2 === 1 ? packageSize * 2 : packageSize
}

/** Whether a quantity fits min_order, pairs and packages, whatever is left in stock. */
export const isOrderable = (quantity: number, terms: QuantityTerms): boolean =>
  quantity >= terms.min_order && quantity % stepOf(terms) === 0

/** Whether nobody could use what would be left. */
export const leavesSingle = (quantity: number, pool: number, { flags }: QuantityTerms): boolean =>
  flags.includes('no_single_left') && pool - quantity === 1

/** Whether so many can be bought of what is left. */
export const isTakeable = (quantity: number, pool: number, terms: QuantityTerms): boolean =>
  quantity <= pool && isOrderable(quantity, terms) && !leavesSingle(quantity, pool, terms)

export const maxQuantities = 100

/** The smallest quantities that could be bought of what is left, in order. */
export function allowedQuantities(pool: number, terms: QuantityTerms): number[] {
  const step = stepOf(terms)
  const quantities: number[] = []
  for (let quantity = Math.ceil(terms.min_order / step) * step; quantity <= pool && quantities.length < maxQuantities; quantity += step) {
    if (!leavesSingle(quantity, pool, terms)) quantities.push(quantity)
  }
  return quantities
}

/** The smallest quantity that could be bought of what is left; undefined when none could. */
export function smallestQuantity(pool: number, terms: QuantityTerms): number | undefined {
  const step = stepOf(terms)
  const first = Math.ceil(terms.min_order / step) * step
  const quantity = leavesSingle(first, pool, terms) ? first + step : first
  return quantity <= pool ? quantity : undefined
}

/** The largest quantity that could be bought of what is left; 0 when none could. */
export function largestQuantity(pool: number, terms: QuantityTerms): number {
  const step = stepOf(terms)
  const whole = Math.floor(pool / step) * step
  const quantity = leavesSingle(whole, pool, terms) ? whole - step : whole
  return quantity > 0 && isOrderable(quantity, terms) ? quantity : 0
}
