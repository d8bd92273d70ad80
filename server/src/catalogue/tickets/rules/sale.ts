import { country as countryOf } from '../../../lib/countries.js'
import type { TicketStatus, TicketType } from '../../../lib/enums.js'
import { percentOf } from '../../../lib/money.js'
import { localToUtc } from '../../../lib/zones.js'
import type { SalesPeriod } from '../../../platform/db/json.js'
import type { PriceTerms } from './prices.js'

/** When a ticket can be bought, and at what price. These functions have no side effects. Lists, reads and sales all use them. */

export interface SaleTerms {
  /** in the local time of the venue */
  release_date: string | null
  latest_sale_date: string | null
  sales_periods: SalesPeriod[]
  /** the sale times if the ticket has no periods, and the prices if none of its periods has a price */
  event_sales_periods: SalesPeriod[]
  time_zone: string
  currency_code: string
  /** country of the venue */
  country: string
}

/** A time range in milliseconds, start included, end excluded. Open ends are infinite. */
export type Window = readonly [from: number, to: number]

const periodsOf = ({ sales_periods, event_sales_periods }: SaleTerms) => (sales_periods.length > 0 ? sales_periods : event_sales_periods)

const windowOf = ({ date_start, date_stop }: SalesPeriod, zone: string): Window => [
  localToUtc(date_start, zone).getTime(),
  localToUtc(date_stop, zone).getTime(),
]

/**
 * The time ranges in which a ticket is on sale: within its periods, if there are any, and between release and latest sale. Sorted and
 * without overlaps.
 */
export function saleWindows(terms: SaleTerms): Window[] {
  const { release_date, latest_sale_date, time_zone } = terms
  const from = release_date === null ? Number.NEGATIVE_INFINITY : localToUtc(release_date, time_zone).getTime()
  const to = latest_sale_date === null ? Number.POSITIVE_INFINITY : localToUtc(latest_sale_date, time_zone).getTime()
  const periods = periodsOf(terms)
  const windows: Window[] = periods.length === 0 ? [[from, to]] : periods.map((period) => windowOf(period, time_zone))
  const merged: [number, number][] = []
  for (const [start, stop] of windows.toSorted((a, b) => a[0] - b[0])) {
    const window: [number, number] = [Math.max(from, start), Math.min(to, stop)]
    if (window[0] >= window[1]) continue
    const last = merged.at(-1)
    if (last && window[0] <= last[1]) last[1] = Math.max(last[1], window[1])
    else merged.push(window)
  }
  return merged
}

const isInside = (windows: readonly Window[], at: number): boolean => windows.some(([from, to]) => from <= at && at < to)

type Priced = Pick<PriceTerms, 'service_price' | 'discount_percentage'>

const hasPrice = (period: SalesPeriod): period is SalesPeriod & { net_rate: number } => period.net_rate !== undefined

/** The periods that set the price: those of the ticket, otherwise those of the event in the ticket's currency. */
export function pricePeriods(terms: SaleTerms): (SalesPeriod & { net_rate: number })[] {
  const own = terms.sales_periods.filter(hasPrice)
  if (own.length > 0) return own
  const usual = countryOf(terms.country)?.currency
  return terms.event_sales_periods.filter(hasPrice).filter((period) => (period.currency_code ?? usual) === terms.currency_code)
}

export interface PricedTicket extends SaleTerms, Priced {
  /** stored value, valid until price_change */
  net_rate: number
  price_change: Date | null
}

/** The price at a given time: that of the current period, if it has one, otherwise the regular price. */
export function netRateAt(ticket: PricedTicket, at: Date): number {
  if (ticket.price_change === null || at < ticket.price_change) return ticket.net_rate
  return currentRate(ticket, at)
}

/** Like `netRateAt`, without using the stored price. */
export function currentRate(ticket: SaleTerms & Priced, at: Date): number {
  const priced = pricePeriods(ticket).find((period) => isInside([windowOf(period, ticket.time_zone)], at.getTime()))
  return priced?.net_rate ?? regularRate(ticket)
}

/** The regular price, outside of periods with a price. */
export const regularRate = ({ service_price, discount_percentage }: Priced): number =>
  service_price - percentOf(service_price, discount_percentage)

/** All current and future prices, each with its period. */
export function pricesFrom(ticket: SaleTerms & Priced, at: Date): { net_rate: number; period: SalesPeriod | null }[] {
  const coming = pricePeriods(ticket).filter((period) => windowOf(period, ticket.time_zone)[1] > at.getTime())
  return [{ net_rate: regularRate(ticket), period: null }, ...coming.map((period) => ({ net_rate: period.net_rate, period }))]
}

/** The next time at which a period with a price begins or ends. */
export function nextPriceChange(ticket: SaleTerms, at: Date): Date | null {
  const edges = pricePeriods(ticket)
    .flatMap((period) => windowOf(period, ticket.time_zone))
    .filter((edge) => edge > at.getTime())
  return edges.length === 0 ? null : new Date(Math.min(...edges))
}

export const notOnSaleReasons = {
  deleted: 'it is no longer offered',
  disabled: 'it is disabled',
  error: 'its supplier reports an error',
  returned: 'it was returned',
  event_cancelled: 'the event is cancelled',
  event_postponed: 'the event is postponed',
  event_finished: 'the event is over',
  event_started: 'the event has begun',
  price_review: 'its price is being reviewed',
  sport_excluded: 'its category is not offered at events of this sport',
  locked: 'it is kept for another client',
  not_released: 'its sale has not begun',
  sale_ended: 'its sale has ended',
  outside_sales_period: 'no sales period is under way',
} as const
export type NotOnSale = keyof typeof notOnSaleReasons

export interface SaleState extends PricedTicket {
  ticket_type: TicketType
  ticket_status: TicketStatus
  deleted: Date | null
  locked_by_client_id: string | null
  /** the category is not offered at events of this sport */
  sport_excluded: boolean
  event_status: string
  date_start_utc: Date
  date_stop_utc: Date
  cost_price: number
  /** the part of the discount that the supplier pays */
  supplier_share: number
  allow_loss: boolean
}

/** How many minutes after the start of its event a ticket without latest_sale_date is still sold, by ticket type. */
export type LateSale = Readonly<Partial<Record<TicketType, number>>>

/** The payout to the supplier for one ticket. */
export const payoutOf = ({ cost_price, supplier_share }: Pick<SaleState, 'cost_price' | 'supplier_share'>): number =>
  cost_price - supplier_share

export interface Ending {
  ticket_type: TicketType
  /** whether the ticket has a latest_sale_date, which then decides the end of the sale */
  names_end: boolean
}

/** The latest time of sale that the event allows: its start, unless the ticket or a setting allows a later time. */
export function saleEndsAt(
  { ticket_type, names_end }: Ending,
  { date_start_utc, date_stop_utc }: { date_start_utc: Date; date_stop_utc: Date },
  late: LateSale = {},
): Date {
  if (names_end) return date_stop_utc
  return new Date(Math.min(date_start_utc.getTime() + (late[ticket_type] ?? 0) * 60_000, date_stop_utc.getTime()))
}

/** Whether the ticket is no longer sold because its event has begun. */
export const hasBegun = (
  ticket: Pick<SaleState, 'latest_sale_date' | 'date_start_utc' | 'date_stop_utc' | 'ticket_type'>,
  at: Date,
  late: LateSale,
): boolean => saleEndsAt({ ticket_type: ticket.ticket_type, names_end: ticket.latest_sale_date !== null }, ticket, late) <= at

/**
 * The next time at which a rule of time can change the price of a ticket or whether it is on sale. Infinite if there is none. A test
 * compares it with `whyNotOnSale` and `netRateAt`.
 */
export function nextSaleChange(ticket: SaleState, at: Date, late: LateSale): number {
  const now = at.getTime()
  const end = saleEndsAt({ ticket_type: ticket.ticket_type, names_end: ticket.latest_sale_date !== null }, ticket, late)
  const prices = pricePeriods(ticket).flatMap((period) => windowOf(period, ticket.time_zone))
  const edges = [end.getTime(), ticket.date_stop_utc.getTime(), ...saleWindows(ticket).flat(), ...prices]
  if (ticket.price_change !== null) edges.push(ticket.price_change.getTime())
  return Math.min(...edges.filter((edge) => edge > now))
}

/** The reason why nothing of an event is sold, or undefined. */
export function whyEventClosed(
  { event_status, date_stop_utc }: Pick<SaleState, 'event_status' | 'date_stop_utc'>,
  at: Date,
): NotOnSale | undefined {
  if (event_status === 'cancelled') return 'event_cancelled'
  if (event_status === 'postponed') return 'event_postponed'
  return event_status === 'finished' || date_stop_utc <= at ? 'event_finished' : undefined
}

/** The reason why a ticket cannot be bought now, or undefined if it can. Without a buyer, a lock for another client is ignored. */
export function whyNotOnSale(
  ticket: SaleState,
  buyer: { client_id: string } | undefined,
  at: Date,
  /** precomputed sale windows, for callers that check the same ticket repeatedly */
  known?: Window[],
  late: LateSale = {},
): NotOnSale | undefined {
  if (ticket.deleted !== null) return 'deleted'
  if (ticket.ticket_status !== 'available' && ticket.ticket_status !== 'on_request') return ticket.ticket_status
  const closed = whyEventClosed(ticket, at)
  if (closed) return closed
  if (hasBegun(ticket, at, late)) return 'event_started'
  // Protects against a loss after prices or shares were changed elsewhere.
  if (!ticket.allow_loss && netRateAt(ticket, at) < payoutOf(ticket)) return 'price_review'
  if (ticket.sport_excluded) return 'sport_excluded'
  if (buyer && ticket.locked_by_client_id !== null && ticket.locked_by_client_id !== buyer.client_id) return 'locked'
  const windows = known ?? saleWindows(ticket)
  const now = at.getTime()
  if (isInside(windows, now)) return undefined
  if (windows.every(([from]) => now < from)) return windows.length === 0 ? 'outside_sales_period' : 'not_released'
  return windows.every(([, to]) => to <= now) ? 'sale_ended' : 'outside_sales_period'
}
