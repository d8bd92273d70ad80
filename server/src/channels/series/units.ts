import { isTakeable, type QuantityTerms, smallestQuantity } from '../../catalogue/tickets/rules/quantities.js'
import type { TargetGroup, VatCategory } from '../../lib/enums.js'

/** The units of a category in a series. Pure functions: the product, its slots and the feed use the same order of units. */

/** The fields of a ticket that determine its unit and price. */
export interface UnitTicket extends QuantityTerms {
  event_id: string
  sub_category: string
  group: TargetGroup
  /** The stock that can be bought now, and the initial stock, which does not change with sales. */
  pool: number
  supply: number
  currency_code: string
  net_rate: number
  sales_price: number
  face_value: number
  vat_category: VatCategory
}

export type UnitPrice = Pick<UnitTicket, 'currency_code' | 'net_rate' | 'sales_price' | 'face_value' | 'vat_category'>

export interface UnitRow {
  sub_category: string
  groups: TargetGroup[]
  /** The number of events with this unit, and the number where it can be bought now. */
  events: number
  stocked: number
  /** The initial stock of all its tickets. */
  supply: number
  /** The lowest current price in each currency. */
  prices: UnitPrice[]
}

/** Equal prices are ordered by resale price, so that the result is stable. */
const isCheaper = (one: UnitPrice, other: UnitPrice): boolean =>
  (one.net_rate - other.net_rate || one.sales_price - other.sales_price || one.face_value - other.face_value) < 0

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function unitOf(sub_category: string, tickets: readonly UnitTicket[]): UnitRow {
  const bought = tickets.filter(isBuyable)
  const prices = new Map<string, UnitPrice>()
  for (const ticket of bought) {
    const known = prices.get(ticket.currency_code)
    if (!known || isCheaper(ticket, known)) prices.set(ticket.currency_code, priceOf(ticket))
  }
  return {
    sub_category,
    groups: [...new Set(tickets.map((ticket) => ticket.group))].sort(),
    events: new Set(tickets.map((ticket) => ticket.event_id)).size,
    stocked: new Set(bought.map((ticket) => ticket.event_id)).size,
    supply: tickets.reduce((sum, ticket) => sum + ticket.supply, 0),
    prices: [...prices.values()].sort((a, b) => compare(a.currency_code, b.currency_code)),
  }
}

const priceOf = ({ currency_code, net_rate, sales_price, face_value, vat_category }: UnitTicket): UnitPrice => ({
  ...{ currency_code, net_rate, sales_price, face_value, vat_category },
})

const least = (ticket: UnitTicket): number | undefined => smallestQuantity(ticket.pool, ticket)
const isBuyable = (ticket: UnitTicket): boolean => least(ticket) !== undefined

const adults: readonly TargetGroup[] = ['adult', 'all']
const isForAdults = ({ groups }: UnitRow): boolean => groups.every((group) => adults.includes(group))

/**
 * The units of a category, the default first: units that can be bought at some event, adults first, then those with most events and most
 * stock. The order does not change with a sale until a unit is sold out everywhere, because resellers cache products.
 */
export function unitsOf(tickets: readonly UnitTicket[]): UnitRow[] {
  const byUnit = new Map<string, UnitTicket[]>()
  for (const ticket of tickets) {
    const own = byUnit.get(ticket.sub_category)
    if (own) own.push(ticket)
    else byUnit.set(ticket.sub_category, [ticket])
  }
  return [...byUnit]
    .map(([sub_category, own]) => unitOf(sub_category, own))
    .sort(
      (a, b) =>
        Number(b.stocked > 0) - Number(a.stocked > 0) ||
        Number(isForAdults(b)) - Number(isForAdults(a)) ||
        b.events - a.events ||
        b.supply - a.supply ||
        compare(a.sub_category, b.sub_category),
    )
}

/**
 * The smallest quantity of a unit that is sold at half of its events or more. It is based on the initial stock, so that it does not change
 * with sales. When this quantity can no longer be bought, it is based on the remaining stock.
 */
export function minimumOf(sub_category: string, tickets: readonly UnitTicket[]): number {
  const own = tickets.filter((ticket) => ticket.sub_category === sub_category)
  const usual = commonMinimum(own, (ticket) => ticket.supply)
  const isLeft = usual !== undefined && own.some((ticket) => isTakeable(usual, ticket.pool, ticket))
  const now = isLeft ? usual : commonMinimum(own, (ticket) => ticket.pool)
  return now ?? usual ?? Math.min(...own.map((ticket) => smallestQuantity(Number.MAX_SAFE_INTEGER, ticket) ?? 1))
}

/** The smallest quantity that half of the events sell from such a pool. If there is none, the smallest that one of them sells. */
function commonMinimum(tickets: UnitTicket[], poolOf: (ticket: UnitTicket) => number): number | undefined {
  const sold = tickets.filter((ticket) => smallestQuantity(poolOf(ticket), ticket) !== undefined)
  const events = new Set(sold.map((ticket) => ticket.event_id)).size
  const quantities = [...new Set(sold.flatMap((ticket) => smallestQuantity(poolOf(ticket), ticket) ?? []))].sort((a, b) => a - b)
  const isUsual = (quantity: number) => {
    const takers = sold.filter((ticket) => isTakeable(quantity, poolOf(ticket), ticket))
    return new Set(takers.map((ticket) => ticket.event_id)).size * 2 >= events
  }
  return quantities.find(isUsual) ?? quantities[0]
}
