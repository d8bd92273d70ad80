import type { Caller } from '../../lib/caller.js'
import { formatMinor } from '../../lib/money.js'
import { dayMillis } from '../../lib/time.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Db } from '../../platform/db/open.js'
import type { SeriesOptionRow } from '../series/options.js'
import { maxPerBooking, type PricedOffer, plan, quantityRange } from '../series/plan.js'
import { oneSeries, type Shopper, type Slot, shopperOf, slotsOfSeries } from '../series/service.js'
import { ConnectFault } from './faults.js'
import { readLocal, readTime, type SessionQuery, shownTime, shownUtc } from './schema.js'

/** A product of the feed: one category of a series. */
export interface Product {
  code: string
  series_id: string
  category_id: string
}

/** Finds the product by our code, which the partner may send in either field. If the request has none, the URL decides. */
export function productOf(given: { productCode?: string | null; externalProductCode?: string | null }, address: string): Product {
  const code = given.externalProductCode || given.productCode || address
  const [series_id = '', category_id = ''] = code.split('.')
  return { code, series_id, category_id }
}

export async function findProduct(db: Db, shopper: Shopper, product: Product): Promise<SeriesOptionRow> {
  const option = (await oneSeries(db, shopper, product.series_id, product.category_id)).find((one) => !one.on_request)
  if (!option) throw new ConnectFault('UNKNOWN_PRODUCT', `There is no product ${product.code}.`)
  return option
}

/** Offers with instant confirmation. The partner protocol has no requests to suppliers. */
export const sellable = (slot: Slot): PricedOffer[] =>
  slot.offers.filter((offer) => offer.ticket_status === 'available' && offer.on_sale && slot.event_status === 'notstarted')

export const decimal = (amount: number, currency: string): number => Number(formatMinor(amount, currency))

/**
 * What can be bought of one ticket variant, with the smallest and largest number that the terms allow. Undefined when nothing can be
 * bought.
 */
function priceOption(offers: PricedOffer[], label: string, currency: string) {
  const { left, most, least } = quantityRange(offers, label, maxPerBooking)
  if (least === 0) return undefined
  const lines = plan(offers, new Map([[label, least]]))?.lines ?? []
  const prices = lines.flatMap(({ ticket_id }) => offers.find((offer) => offer.ticket_id === ticket_id)?.price ?? [])
  return {
    left,
    shown: {
      label,
      price: decimal(Math.max(...prices), currency),
      seatsUsed: 1,
      minQuantity: least,
      maxQuantity: most,
      priceGroupType: 'EACH',
    },
  }
}

/** `labels` are in the order of the feed. Variants are not added up: the session has as many seats as its largest variant. */
function toSession(slot: Slot, code: string, currency: string, labels: string[]) {
  const offers = sellable(slot)
  const options = labels.flatMap((label) => priceOption(offers, label, currency) ?? [])
  const seats = labels.map((label) =>
    offers.filter((offer) => offer.sub_category === label).reduce((total, offer) => total + offer.supplier_quantity, 0),
  )
  return {
    productCode: code,
    startTime: shownUtc(slot.date_start_utc),
    endTime: shownUtc(slot.date_stop_utc),
    startTimeLocal: shownTime(slot.date_start),
    endTimeLocal: shownTime(slot.date_stop),
    allDay: slot.opening_hours.length > 0,
    seats: Math.max(0, ...seats),
    seatsAvailable: Math.max(0, ...options.map((option) => option.left)),
    priceOptions: options.map((option) => option.shown),
  }
}

const bad = (message: string) => new ConnectFault('BAD_REQUEST', message)
const longest = 731 * dayMillis

/** The period, in UTC or in venue-local time. */
function periodOf({ from, to, fromLocal, toLocal }: SessionQuery): { from: string; to: string; isInside: (slot: Slot) => boolean } {
  const isLocal = fromLocal !== undefined || toLocal !== undefined
  const [start, stop] = isLocal ? [readTime(fromLocal), readTime(toLocal)] : [readTime(from), readTime(to)]
  if (!start || !stop) throw bad('from and to, or fromLocal and toLocal, are needed as YYYY-MM-DD HH:MM:SS.')
  if (stop < start) throw bad('The end is before the beginning.')
  if (stop.getTime() - start.getTime() > longest) throw bad('At most two years can be asked for at once.')
  const date = (instant: number) => new Date(instant).toISOString().slice(0, 10)
  // No time zone is more than a day from UTC.
  return {
    from: date(start.getTime() - dayMillis),
    to: date(stop.getTime() + dayMillis),
    isInside: (slot) => {
      const at = isLocal ? Date.parse(`${slot.date_start}Z`) : slot.date_start_utc.getTime()
      return at >= start.getTime() && at <= stop.getTime()
    },
  }
}

export async function sessions(ctx: Ctx, caller: Caller, address: string, query: SessionQuery) {
  const { from, to, isInside } = periodOf(query)
  const product = productOf(query, address)
  const shopper = await buyerOf(ctx, ctx.db, caller)
  const { series_id, category_id } = product
  const [option, slots] = await Promise.all([
    findProduct(ctx.db, shopper, product),
    slotsOfSeries(ctx.db, shopper, { series_id, category_id, on_request: false, from, to }, caller.language),
  ])
  const labels = option.units.map((unit) => unit.sub_category)
  return slots.filter(isInside).map((slot) => toSession(slot, product.code, shopper.currency, labels))
}

/** The buyer. Refuses a buyer that cannot be charged in its default currency. */
export async function buyerOf(env: Env, db: Db, caller: Caller): Promise<Shopper> {
  const shopper = await shopperOf(env, db, caller)
  const allowed = shopper.viewer.buyer?.allowed_currencies ?? []
  if (!allowed.includes(shopper.currency))
    throw new ConnectFault('CONFLICT', `You are not charged in ${shopper.currency}, but in ${allowed.join(', ')}.`)
  return shopper
}

/** The session at a time that may be local or UTC. */
export async function findSession(
  db: Db,
  shopper: Shopper,
  product: Product,
  item: { startTime?: string | null; startTimeLocal?: string | null },
  language: string,
): Promise<Slot> {
  const [utc, local] = [readTime(item.startTime), readLocal(item.startTimeLocal)]
  const around = utc ?? readTime(item.startTimeLocal)
  if (!around) throw bad('An item needs startTime (UTC) or startTimeLocal as YYYY-MM-DD HH:MM:SS.')
  const date = (move: number) => new Date(around.getTime() + move).toISOString().slice(0, 10)
  const { series_id, category_id, code } = product
  const slots = await slotsOfSeries(
    db,
    shopper,
    { series_id, category_id, on_request: false, from: date(-dayMillis), to: date(dayMillis) },
    language,
  )
  const found = slots.find((slot) => (utc ? slot.date_start_utc.getTime() === utc.getTime() : slot.date_start.slice(0, 19) === local))
  if (!found) throw new ConnectFault('NO_SEATS', `${code} has no session at ${item.startTime ?? item.startTimeLocal}.`)
  return found
}
