import type { CategoryType, TicketFlag, TicketStatus, VatCategory } from '../../lib/enums.js'
import { percentOf } from '../../lib/money.js'
import type { Random } from '../../lib/random.js'
import type { SalesPeriod } from '../../platform/db/json.js'
import type { Category } from './categories.js'
import { addDays, type Day } from './days.js'
import { step } from './prices.js'
import type { WorldCategory, WorldSupplier, WorldTicketYield } from './types.js'

/** The stock and the terms of a ticket. A `plain` ticket has no conditions. */
export interface Stock {
  status: TicketStatus
  supplier_quantity: number
  backorder_quantity: number
  plain: boolean
}

const stocks = [
  ['plenty', 36],
  ['scarce', 26],
  ['few', 25],
  ['on_request', 5],
  ['none', 3],
  ['disabled', 2],
  ['error', 1.5],
  ['returned', 1.5],
] as const

/** A place to see the event, without extras. */
export const isAdmission = ({ category }: Category): boolean =>
  category.category_type === 'grandstand' || category.category_type === 'generaladmission'

const none: Stock = { status: 'available', supplier_quantity: 0, backorder_quantity: 0, plain: false }

/** A large stock without conditions. */
export const plentyOf = (soldOut: boolean, random: Random): Stock => ({
  ...none,
  supplier_quantity: soldOut ? 0 : random.int(900, 1_800),
  plain: true,
})

export function drawStock(from: Category, soldOut: boolean, random: Random): Stock {
  const kind = random.weighted(stocks)
  const stock = none
  if (soldOut) return stock
  // A lounge, a car park or the front row has a tenth of the places of a stand.
  const size = isAdmission(from) && from.price < 200 ? 1 : 10
  switch (kind) {
    case 'plenty':
      return { ...stock, supplier_quantity: Math.round(random.int(200, 1_800) / size) }
    case 'scarce':
      return { ...stock, supplier_quantity: random.int(16, 199), plain: true }
    case 'few':
      return { ...stock, supplier_quantity: random.int(2, 15) }
    case 'on_request':
      return { ...stock, status: 'on_request', backorder_quantity: random.int(4, 60) }
    case 'none':
      return stock
    case 'returned':
      return { ...stock, status: 'returned' }
    case 'disabled':
    case 'error':
      return { ...stock, status: kind, supplier_quantity: random.int(2, 80) }
  }
}

export function drawFlags(category: WorldCategory, football: boolean, random: Random): TicketFlag[] {
  const flags: TicketFlag[] = []
  const seats = category.options.numbered_seat
  if (seats && random.chance(0.16)) flags.push('pairs_only')
  if (category.options.package_rate && random.chance(0.8)) flags.push('package_rate')
  if (seats && !flags.includes('pairs_only') && random.chance(0.25)) flags.push('no_single_left')
  if (football && category.category_type === 'grandstand' && random.chance(0.4)) flags.push('no_away_fans')
  return flags
}

/**
 * Some tickets have sale periods: early ones with their own price, never below cost, later ones at the net rate. A few are not on sale yet.
 */
export function drawPeriods(
  start: string,
  { net_rate, cost_price }: { net_rate: number; cost_price: number },
  today: Day,
  random: Random,
): SalesPeriod[] {
  if (!random.chance(0.14) || start.slice(0, 10) <= addDays(today, 40)) return []
  if (random.chance(0.2)) return [{ date_start: `${addDays(today, 14)}T10:00:00`, date_stop: start, label: 'General sale' }]
  const change = `${addDays(today, random.int(7, 28))}T00:00:00`
  return [
    {
      date_start: `${addDays(today, -30)}T10:00:00`,
      date_stop: change,
      label: 'Early sale',
      net_rate: Math.max(cost_price, percentOf(net_rate, random.pick([90, 92, 95]))),
    },
    { date_start: change, date_stop: start, label: 'General sale' },
  ]
}

/** Prices that follow the cheapest competitor within bounds. */
export function drawYield(
  supplier: WorldSupplier,
  sellers: readonly WorldSupplier[],
  net_rate: number,
  random: Random,
): WorldTicketYield | null {
  if (sellers.length < 2 || !random.chance(0.07)) return null
  const rivals = sellers.filter((each) => each !== supplier)
  const currency_code = supplier.default_currency
  return {
    yield_strategy: 'auto',
    yield_min_price: percentOf(net_rate, 85),
    yield_max_price: percentOf(net_rate, 140),
    currency_code,
    diff_from_cheapest: step(currency_code),
    enabled: random.chance(0.9),
    enabled_supplier_keys: [],
    disabled_supplier_keys: random.chance(0.2) ? [random.pick(rivals).supplier_key] : [],
    minimum_different_suppliers: random.int(1, 2),
  }
}

/** Countries with a reduced rate or an exemption for admission to sports events. */
const admissionVat: Readonly<Record<string, VatCategory>> = {
  AUT: 'middle',
  BEL: 'low',
  CHE: 'low',
  FRA: 'low',
  IRL: 'low',
  ITA: 'middle',
  MCO: 'low',
  NLD: 'low',
  SRB: 'low',
  USA: 'none',
}

export function vatOf(country: string, type: CategoryType, supplier: WorldSupplier, random: Random): VatCategory {
  const abroad = supplier.member_state !== null && supplier.member_state !== country
  if (abroad && supplier.supplier_type === 'external' && random.chance(0.15)) return 'rc'
  if (country === 'USA') return 'none'
  return type === 'grandstand' || type === 'generaladmission' ? (admissionVat[country] ?? 'high') : 'high'
}
