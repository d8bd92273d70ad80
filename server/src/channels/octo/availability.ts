import { dayMillis } from '../../lib/time.js'
import { localToUtc } from '../../lib/zones.js'
import type { OpeningHours } from '../../platform/db/json.js'
import { maxPerBooking, type PricedOffer, plan, quantityRange, type Wanted } from '../series/plan.js'
import type { Slot } from '../series/service.js'
import { availabilityId } from './names.js'
import { chargedAmounts, cheapest, type Money, type Pricing, pricingOf, sumOf, times } from './pricing.js'
import type { View } from './view.js'

/** `2027-03-28T20:00:00+02:00`: the venue-local time with its offset from UTC. */
export function localDateTime(local: string, instant: Date): string {
  const minutes = Math.round((Date.parse(`${local}Z`) - instant.getTime()) / 60_000)
  const ahead = Math.abs(minutes)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${local.slice(0, 19)}${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}

export const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`

/** The units that the reseller asks for. Without units in the request, the smallest quantity of the option's first unit. */
export interface Party {
  on_request: boolean
  /** The usual opening hours of a product without a start time. Null when it has a start time. */
  hours: OpeningHours[] | null
  wanted: Wanted
  isNamed: boolean
}

type Status = 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED'
interface State {
  status: Status
  available: boolean
  vacancies: number
  maxUnits: number
  capacity: number
  closes: Date
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number => list.reduce((total, one) => total + of(one), 0)
const latest = (offers: PricedOffer[]): Date => new Date(Math.max(...offers.map((offer) => offer.closes.getTime())))

/** The latest end of sale of the offers that can be bought. If there are none, that of all offers; without offers, the start of the event. */
function closesOf(slot: Slot, own: PricedOffer[]): Date {
  const left = own.filter((offer) => offer.on_sale && quantityRange([offer], offer.sub_category, maxPerBooking).least > 0)
  if (left.length > 0) return latest(left)
  return own.length > 0 ? latest(own) : slot.date_start_utc
}

/** The status of a slot for the requested units. Other units do not count: a child's ticket does not admit an adult. */
function stateOf(slot: Slot, { wanted }: Party, at: Date): State {
  const own = slot.offers.filter((offer) => wanted.has(offer.sub_category))
  const sold = own.filter((offer) => offer.on_sale)
  const closes = closesOf(slot, own)
  const capacity = sum(sold, (offer) => (offer.ticket_status === 'on_request' ? offer.backorder_quantity : offer.supplier_quantity))
  const isOver = slot.event_status !== 'notstarted' || !slot.offers.some((offer) => offer.on_sale) || (own.length > 0 && closes <= at)
  if (isOver) return { status: 'CLOSED', available: false, vacancies: 0, maxUnits: 0, capacity, closes }
  const { vacancies, maxUnits } = roomFor(sold, wanted)
  const available = planFor(sold, wanted) !== undefined
  const status = !available ? 'SOLD_OUT' : vacancies * 2 < capacity ? 'LIMITED' : 'AVAILABLE'
  return { status, available, vacancies, maxUnits, capacity, closes }
}

const planFor = (offers: PricedOffer[], wanted: Wanted) =>
  sum([...wanted.values()], (quantity) => quantity) <= maxPerBooking ? plan(offers, wanted) : undefined

/** How many can be bought of one unit, or how many of several units in the requested proportion. */
function roomFor(offers: PricedOffer[], wanted: Wanted): { vacancies: number; maxUnits: number } {
  const units = [...wanted].map(([unit, quantity]) => ({ unit, quantity, range: quantityRange(offers, unit, maxPerBooking) }))
  const [only, ...others] = units
  if (only && others.length === 0) return { vacancies: only.range.left, maxUnits: only.range.most }
  const party = sum(units, ({ quantity }) => quantity)
  const most = Math.floor(Math.min(maxPerBooking / party, ...units.map(({ quantity, range }) => range.left / quantity)))
  for (let times = most; times > 0; times--) {
    const several = new Map(units.map(({ unit, quantity }) => [unit, quantity * times]))
    if (plan(offers, several)) return { vacancies: party * times, maxUnits: party * times }
  }
  return { vacancies: 0, maxUnits: 0 }
}

const moneyOf = ({ shopper }: View, country: string): Money => ({
  exchange: shopper.viewer.exchange,
  currency: shopper.currency,
  country,
  at: shopper.viewer.at,
})

/** The price of each admission, as it would be charged. */
const priceIn = (offers: PricedOffer[], lines: { ticket_id: string; quantity: number }[], money: Money): Pricing[] =>
  lines.flatMap(({ ticket_id, quantity }) => {
    const offer = offers.find((one) => one.ticket_id === ticket_id)
    return offer ? chargedAmounts(offer, quantity, money).flatMap((net) => pricingOf(offer, money, net) ?? []) : []
  })

type UnitPricing = Pricing & { unitId: string }

/**
 * The price of a unit that can be bought now: of one ticket in the smallest quantity sold, or of the most expensive one where prices
 * differ.
 */
function boughtPrice(offers: PricedOffer[], unitId: string, money: Money): Pricing | undefined {
  const { least } = quantityRange(offers, unitId, maxPerBooking)
  const lines = least > 0 ? plan(offers, new Map([[unitId, least]]))?.lines : undefined
  const prices = priceIn(offers, lines ?? [], money)
  return prices.reduce<Pricing | undefined>((dearest, price) => (dearest && dearest.net >= price.net ? dearest : price), undefined)
}

const unitsIn = (offers: PricedOffer[]): string[] => [...new Set(offers.map((offer) => offer.sub_category))].sort()

/** The current price of each unit. */
const boughtPrices = (offers: PricedOffer[], money: Money): UnitPricing[] =>
  unitsIn(offers).flatMap((unitId) => {
    const price = boughtPrice(offers, unitId, money)
    return price ? [{ unitId, ...price }] : []
  })

/** The same, including units that are sold out, with the price they would have. */
const unitPrices = (offers: PricedOffer[], money: Money): UnitPricing[] =>
  unitsIn(offers).flatMap((unitId) => {
    const listed = () => cheapest(offers.filter((offer) => offer.sub_category === unitId).flatMap((offer) => pricingOf(offer, money) ?? []))
    const price = boughtPrice(offers, unitId, money) ?? listed()
    return price ? [{ unitId, ...price }] : []
  })

/**
 * The price of the tickets that would be sold to the party, or the list price if there are not enough. Without units in the request, the
 * price of the cheapest ticket.
 */
function priceOf(offers: PricedOffer[], { wanted, isNamed }: Party, money: Money): Pricing {
  const units = unitPrices(offers, money)
  if (!isNamed) {
    const best = cheapest(boughtPrices(offers, money)) ?? cheapest(units)
    return sumOf(best ? [best] : [], money.currency)
  }
  const planned = planFor(offers, wanted)
  const listed = [...wanted].flatMap(([unitId, quantity]) => {
    const price = units.find((unit) => unit.unitId === unitId)
    return price ? [times(price, quantity)] : []
  })
  return sumOf(planned ? priceIn(offers, planned.lines, money) : listed, money.currency)
}

const dateOf = (local: string): string => local.slice(0, 10)
const nextDate = (date: string): string => new Date(Date.parse(date) + dayMillis).toISOString().slice(0, 10)

/** Start and end. A product with opening hours takes whole days, from midnight to midnight. */
function timesOf({ date_start, date_stop, date_start_utc, date_stop_utc, time_zone }: Slot, { hours }: Party) {
  if (hours === null)
    return { localDateTimeStart: localDateTime(date_start, date_start_utc), localDateTimeEnd: localDateTime(date_stop, date_stop_utc) }
  const midnight = (date: string) => localDateTime(`${date}T00:00:00`, localToUtc(`${date}T00:00:00`, time_zone))
  return { localDateTimeStart: midnight(dateOf(date_start)), localDateTimeEnd: midnight(nextDate(dateOf(date_stop))) }
}

export function toAvailability(slot: Slot, party: Party, view: View) {
  const { applied, shopper } = view
  const { status, available, vacancies, maxUnits, capacity, closes } = stateOf(slot, party, shopper.viewer.at)
  const money = moneyOf(view, slot.country)
  return {
    id: availabilityId({ ...slot, on_request: party.on_request }),
    ...timesOf(slot, party),
    utcCutoffAt: utc(closes),
    allDay: party.hours !== null,
    available,
    status,
    vacancies,
    capacity,
    maxUnits,
    openingHours: slot.opening_hours,
    ...(applied.has('pricing') ? { unitPricing: unitPrices(slot.offers, money), pricing: priceOf(slot.offers, party, money) } : {}),
    ...(applied.has('content') ? { title: slot.event_name, shortDescription: slot.event_name } : {}),
  }
}
export type OctoAvailability = ReturnType<typeof toAvailability>

/** The local dates of a slot. A slot with opening hours has one for each day within the requested range. */
function datesOf({ date_start, date_stop }: Slot, { hours }: Party, from: string, to: string): string[] {
  if (hours === null) return [dateOf(date_start)]
  const dates: string[] = []
  const [first, last] = [dateOf(date_start), dateOf(date_stop)]
  for (let date = first < from ? from : first; date <= last && date <= to; date = nextDate(date)) dates.push(date)
  return dates
}

const best: Status[] = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED']

/** One entry per day of the range, including days without events. The price of a day is that of the tickets that can be bought. */
export function toCalendar(slots: Slot[], from: string, to: string, party: Party, view: View) {
  const { applied, shopper } = view
  const byDay = new Map<string, Slot[]>()
  for (const slot of slots) for (const date of datesOf(slot, party, from, to)) byDay.set(date, [...(byDay.get(date) ?? []), slot])
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += dayMillis) days.push(new Date(at).toISOString().slice(0, 10))
  return days.map((localDate) => {
    const here = byDay.get(localDate) ?? []
    const states = here.map((slot) => ({ slot, ...stateOf(slot, party, shopper.viewer.at) }))
    return {
      localDate,
      available: states.some((state) => state.available),
      status: best.find((status) => states.some((state) => state.status === status)) ?? 'CLOSED',
      vacancies: sum(states, (state) => state.vacancies),
      capacity: sum(states, (state) => state.capacity),
      // A closed day shows the usual opening hours, because consumers expect hours on every day. `status` says that it is closed.
      openingHours: here[0]?.opening_hours ?? party.hours ?? [],
      ...(applied.has('pricing')
        ? pricesFrom(
            states.filter((state) => state.status !== 'CLOSED').map(({ slot }) => slot),
            party,
            moneyOf(view, here[0]?.country ?? ''),
          )
        : {}),
    }
  })
}

/** The lowest price of each unit and of the party in these slots. */
function pricesFrom(slots: Slot[], party: Party, money: Money) {
  const units = slots.flatMap((slot) => boughtPrices(slot.offers, money))
  const unitPricingFrom = [...new Set(units.map((unit) => unit.unitId))].sort().flatMap((unitId) => {
    const price = cheapest(units.filter((unit) => unit.unitId === unitId))
    return price ? [{ ...price, unitId }] : []
  })
  const prices = slots.flatMap((slot) => {
    if (!party.isNamed) return cheapest(boughtPrices(slot.offers, money)) ?? []
    return planFor(slot.offers, party.wanted) ? priceOf(slot.offers, party, money) : []
  })
  const lowest = cheapest(prices)
  return { unitPricingFrom, pricingFrom: sumOf(lowest ? [lowest] : [], money.currency) }
}
