import type { SalesPeriod } from '../../../db/json.js'
import type { TicketStatus } from '../../../lib/enums.js'
import { percentOf } from '../../../lib/money.js'
import { localToUtc } from '../../../lib/zones.js'
import type { PriceTerms } from './prices.js'

/** When a ticket can be bought and at what price, from its own row and a moment. Pure: listing, reading and selling all ask here. */

export interface SaleTerms {
  /** all local to the venue */
  release_date: string | null
  latest_sale_date: string | null
  sales_periods: SalesPeriod[]
  /** hold when the ticket has none of its own */
  event_sales_periods: SalesPeriod[]
  time_zone: string
}

/** From an instant (included) to another (not included), in milliseconds; the infinities where there is no bound. */
export type Window = readonly [from: number, to: number]

const periodsOf = ({ sales_periods, event_sales_periods }: SaleTerms) => (sales_periods.length > 0 ? sales_periods : event_sales_periods)

const windowOf = ({ date_start, date_stop }: SalesPeriod, zone: string): Window => [
  localToUtc(date_start, zone).getTime(),
  localToUtc(date_stop, zone).getTime(),
]

/** When it is on sale: inside its periods, if there are any, from its release until the latest sale. In order, without overlaps. */
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

export interface PricedTicket extends SaleTerms, Priced {
  /** as stored: right until price_change */
  net_rate: number
  price_change: Date | null
}

/** What a ticket costs at a moment: the price of the period that has one, else the one that follows from the chain. */
export function netRateAt(ticket: PricedTicket, at: Date): number {
  if (ticket.price_change === null || at < ticket.price_change) return ticket.net_rate
  return currentRate(ticket, at)
}

/** The same without trusting what is stored. */
export function currentRate(ticket: SaleTerms & Priced, at: Date): number {
  const priced = ticket.sales_periods.find(
    (period) => period.net_rate !== undefined && isInside([windowOf(period, ticket.time_zone)], at.getTime()),
  )
  return priced?.net_rate ?? ticket.service_price - percentOf(ticket.service_price, ticket.discount_percentage)
}

/** When a period with a price of its own next begins or ends. */
export function nextPriceChange(ticket: SaleTerms, at: Date): Date | null {
  const edges = ticket.sales_periods
    .filter((period) => period.net_rate !== undefined)
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
  sport_excluded: 'its category is not offered at events of this sport',
  locked: 'it is kept for another client',
  not_released: 'its sale has not begun',
  sale_ended: 'its sale has ended',
  outside_sales_period: 'no sales period is under way',
} as const
export type NotOnSale = keyof typeof notOnSaleReasons

export interface SaleState extends SaleTerms {
  ticket_status: TicketStatus
  deleted: Date | null
  locked_by_client_id: string | null
  /** its category is not offered at events of its sport */
  sport_excluded: boolean
  event_status: string
  date_stop_utc: Date
}

/** Why it cannot be bought at this moment, or undefined when it can. Without a buyer, who it is locked for does not matter. */
export function whyNotOnSale(
  ticket: SaleState,
  buyer: { client_id: string } | undefined,
  at: Date,
  /** for whoever asks about the same ticket again and again */
  known?: Window[],
): NotOnSale | undefined {
  if (ticket.deleted !== null) return 'deleted'
  if (ticket.ticket_status !== 'available' && ticket.ticket_status !== 'on_request') return ticket.ticket_status
  if (ticket.event_status === 'cancelled') return 'event_cancelled'
  if (ticket.event_status === 'postponed') return 'event_postponed'
  if (ticket.event_status === 'finished' || ticket.date_stop_utc <= at) return 'event_finished'
  if (ticket.sport_excluded) return 'sport_excluded'
  if (buyer && ticket.locked_by_client_id !== null && ticket.locked_by_client_id !== buyer.client_id) return 'locked'
  const windows = known ?? saleWindows(ticket)
  const now = at.getTime()
  if (isInside(windows, now)) return undefined
  if (windows.every(([from]) => now < from)) return windows.length === 0 ? 'outside_sales_period' : 'not_released'
  return windows.every(([, to]) => to <= now) ? 'sale_ended' : 'outside_sales_period'
}
