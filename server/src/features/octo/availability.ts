import { type PricedOffer, plan, type Wanted } from '../series/plan.js'
import type { Slot } from '../series/service.js'
import { poolOf } from '../tickets/rules/quantities.js'
import { cheapest, type Money, type Pricing, pricingOf, sumOf } from './pricing.js'
import type { View } from './view.js'

/** Opaque to others; made of what never changes, so that a moved kick-off keeps it. */
export const availabilityId = ({ event_id, category_id }: { event_id: string; category_id: string }): string => `${event_id}.${category_id}`

export function parseAvailabilityId(id: string): { event_id: string; category_id: string } | undefined {
  const [event_id = '', category_id = '', ...more] = id.split('.')
  return event_id === '' || category_id === '' || more.length > 0 ? undefined : { event_id, category_id }
}

const most = 100

/** `2027-03-28T20:00:00+02:00`: the venue's clock, and how far it is ahead. */
export function localDateTime(local: string, instant: Date): string {
  const minutes = Math.round((Date.parse(`${local}Z`) - instant.getTime()) / 60_000)
  const ahead = Math.abs(minutes)
  const two = (number: number) => String(number).padStart(2, '0')
  return `${local.slice(0, 19)}${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`
}

export const utc = (instant: Date): string => `${instant.toISOString().slice(0, 19)}Z`

type Status = 'AVAILABLE' | 'LIMITED' | 'SOLD_OUT' | 'CLOSED'
interface State {
  status: Status
  available: boolean
  vacancies: number
  capacity: number
  closes: Date
}

/** How a slot stands; for a party, whether it can have what it wants. */
function stateOf(slot: Slot, wanted: Wanted, at: Date): State {
  const closes = new Date(
    Math.max(...slot.offers.map((offer) => Date.parse(offer.closes)), slot.offers.length === 0 ? slot.date_start_utc.getTime() : 0),
  )
  const sold = slot.offers.filter((offer) => offer.on_sale && (wanted.size === 0 || wanted.has(offer.sub_category)))
  const sum = (offers: PricedOffer[], of: (offer: PricedOffer) => number) => offers.reduce((total, offer) => total + of(offer), 0)
  const atOnce = sold.filter((offer) => offer.ticket_status === 'available')
  // What a supplier would have to be asked for counts only where there is nothing else.
  const pool = sum(atOnce, poolOf) > 0 ? atOnce : sold
  const vacancies = sum(pool, poolOf)
  const capacity = sum(pool, (offer) => (offer.ticket_status === 'on_request' ? offer.backorder_quantity : offer.supplier_quantity))
  if (slot.event_status !== 'notstarted' || closes <= at || !slot.offers.some((offer) => offer.on_sale))
    return { status: 'CLOSED', available: false, vacancies: 0, capacity, closes }
  const canBeHad = vacancies > 0 && (wanted.size === 0 || plan(slot.offers, wanted) !== undefined)
  if (!canBeHad) return { status: 'SOLD_OUT', available: false, vacancies, capacity, closes }
  return { status: vacancies * 2 < capacity ? 'LIMITED' : 'AVAILABLE', available: true, vacancies, capacity, closes }
}

const moneyOf = ({ shopper }: View, country: string): Money => ({
  exchange: shopper.viewer.exchange,
  currency: shopper.currency,
  country,
  at: shopper.viewer.at,
})

/**
 * Of each unit the cheapest that can be bought, on request only where there is nothing else, as `plan` sells it; of a unit that is sold out,
 * what it costs when there is any.
 */
function unitPrices(offers: PricedOffer[], money: Money): (Pricing & { unitId: string })[] {
  return [...new Set(offers.map((offer) => offer.sub_category))].sort().flatMap((unitId) => {
    const own = offers.filter((offer) => offer.sub_category === unitId)
    const stocked = own.filter((offer) => offer.on_sale && poolOf(offer) > 0)
    const atOnce = stocked.filter((offer) => offer.ticket_status === 'available')
    const shown = [atOnce, stocked, own].find((some) => some.length > 0) ?? []
    const price = cheapest(shown.flatMap((offer) => pricingOf(offer, money) ?? []))
    return price ? [{ unitId, ...price }] : []
  })
}

const times = (price: Pricing | undefined, quantity: number): Pricing[] => (price ? Array.from({ length: quantity }, () => price) : [])

/** What the party pays for what it would get, or would pay if it could have it; without a party, what one of the cheapest costs. */
function priceOf(offers: PricedOffer[], wanted: Wanted, money: Money): Pricing {
  const units = unitPrices(offers, money)
  if (wanted.size === 0) return sumOf(times(cheapest(units), 1), money.currency)
  const planned = plan(offers, wanted)?.lines.flatMap(({ ticket_id, quantity }) => {
    const offer = offers.find((one) => one.ticket_id === ticket_id)
    return times(offer && pricingOf(offer, money), quantity)
  })
  const listed = [...wanted].flatMap(([unitId, quantity]) =>
    times(
      units.find((unit) => unit.unitId === unitId),
      quantity,
    ),
  )
  return sumOf(planned ?? listed, money.currency)
}

export function toAvailability(slot: Slot, wanted: Wanted, view: View) {
  const { applied, shopper } = view
  const { status, available, vacancies, capacity, closes } = stateOf(slot, wanted, shopper.viewer.at)
  const money = moneyOf(view, slot.country)
  return {
    id: availabilityId(slot),
    localDateTimeStart: localDateTime(slot.date_start, slot.date_start_utc),
    localDateTimeEnd: localDateTime(slot.date_stop, slot.date_stop_utc),
    utcCutoffAt: utc(closes),
    allDay: false,
    available,
    status,
    vacancies,
    capacity,
    maxUnits: Math.min(vacancies, most),
    openingHours: [],
    ...(applied.has('pricing') ? { unitPricing: unitPrices(slot.offers, money), pricing: priceOf(slot.offers, wanted, money) } : {}),
    ...(applied.has('content') ? { title: slot.event_name, shortDescription: slot.event_name } : {}),
  }
}
export type OctoAvailability = ReturnType<typeof toAvailability>

const best: Status[] = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED']
const day = 86_400_000

/** Every day of a range, those on which nothing is played too. */
export function toCalendar(slots: Slot[], from: string, to: string, wanted: Wanted, view: View) {
  const { applied, shopper } = view
  const byDay = new Map<string, Slot[]>()
  for (const slot of slots) {
    const date = slot.date_start.slice(0, 10)
    byDay.set(date, [...(byDay.get(date) ?? []), slot])
  }
  const days: string[] = []
  for (let at = Date.parse(from); at <= Date.parse(to); at += day) days.push(new Date(at).toISOString().slice(0, 10))
  return days.map((localDate) => {
    const here = byDay.get(localDate) ?? []
    const states = here.map((slot) => stateOf(slot, wanted, shopper.viewer.at))
    const sum = (of: (state: State) => number) => states.reduce((total, state) => total + of(state), 0)
    const money = moneyOf(view, here[0]?.country ?? '')
    const offers = here.flatMap((slot) => slot.offers)
    const prices = () => here.map((slot) => priceOf(slot.offers, wanted, money))
    return {
      localDate,
      available: states.some((state) => state.available),
      status: best.find((status) => states.some((state) => state.status === status)) ?? 'CLOSED',
      vacancies: sum((state) => state.vacancies),
      capacity: sum((state) => state.capacity),
      openingHours: [],
      ...(applied.has('pricing')
        ? { unitPricingFrom: unitPrices(offers, money), pricingFrom: cheapest(prices()) ?? sumOf([], money.currency) }
        : {}),
    }
  })
}
