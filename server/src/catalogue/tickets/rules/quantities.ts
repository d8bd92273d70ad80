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

/** The quantity that can be sold: the available stock or, for tickets on request, the quantity the supplier may still confirm. */
export const poolOf = (ticket: Pools): number =>
  ticket.ticket_status === 'on_request' ? ticket.backorder_quantity : ticket.available_quantity

/** The step between allowed quantities: 2 for pairs, `min_order` for packages. */
function stepOf({ flags, min_order }: QuantityTerms): number {
  const packageSize = flags.includes('package_rate') ? min_order : 1
  return flags.includes('pairs_only') && packageSize % 2 === 1 ? packageSize * 2 : packageSize
}

/** Whether a quantity fits min_order, pairs and packages. Stock is not checked. */
export const isOrderable = (quantity: number, terms: QuantityTerms): boolean =>
  quantity >= terms.min_order && quantity % stepOf(terms) === 0

/** Whether the sale would leave a single ticket that cannot be sold. */
export const leavesSingle = (quantity: number, pool: number, { flags }: QuantityTerms): boolean =>
  flags.includes('no_single_left') && pool - quantity === 1

/** Whether this quantity can be bought from the remaining stock. */
export const isTakeable = (quantity: number, pool: number, terms: QuantityTerms): boolean =>
  quantity <= pool && isOrderable(quantity, terms) && !leavesSingle(quantity, pool, terms)

export const maxQuantities = 100

/** The smallest quantities that can be bought from the remaining stock, in order. */
export function allowedQuantities(pool: number, terms: QuantityTerms): number[] {
  const step = stepOf(terms)
  const quantities: number[] = []
  for (let quantity = Math.ceil(terms.min_order / step) * step; quantity <= pool && quantities.length < maxQuantities; quantity += step) {
    if (!leavesSingle(quantity, pool, terms)) quantities.push(quantity)
  }
  return quantities
}

/** The smallest quantity that can be bought from the remaining stock, or undefined. */
export function smallestQuantity(pool: number, terms: QuantityTerms): number | undefined {
  const step = stepOf(terms)
  const first = Math.ceil(terms.min_order / step) * step
  const quantity = leavesSingle(first, pool, terms) ? first + step : first
  return quantity <= pool ? quantity : undefined
}

/**
 * The rules about quantities for so many tickets that are sold on. A rule under which none of them could be sold is dropped: first packages
 * and the smallest order, then pairs.
 */
export function rulesForRest(quantity: number, { flags, min_order }: QuantityTerms): { flags: TicketFlag[]; min_order: number } {
  const unpacked = flags.filter((flag) => flag !== 'package_rate')
  const steps = [
    { flags: [...flags], min_order },
    { flags: unpacked, min_order: 1 },
  ]
  return (
    steps.find((terms) => smallestQuantity(quantity, terms) !== undefined) ?? {
      flags: unpacked.filter((flag) => flag !== 'pairs_only'),
      min_order: 1,
    }
  )
}

/** The largest quantity that can be bought from the remaining stock, or 0. */
export function largestQuantity(pool: number, terms: QuantityTerms): number {
  const step = stepOf(terms)
  const whole = Math.floor(pool / step) * step
  const quantity = leavesSingle(whole, pool, terms) ? whole - step : whole
  return quantity > 0 && isOrderable(quantity, terms) ? quantity : 0
}
