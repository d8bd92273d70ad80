import { expect } from 'vitest'
import type { Answer, Caller } from '../kit/index.js'
import type { Json } from '../tickets/arrange.js'
import type { Availability, Booking, Option, Product, Reseller } from './kit.js'

/** Tests the promises of an answer: each available quantity is held, and released. */

export interface Tried {
  slots: number
  available: number
  sessions: number
}

const range = { localDateStart: '', localDateEnd: '' }
export type Range = typeof range

/** The largest number of units of one booking. */
const mostUnits = 100

const request = (product: Product, option: Option, slot: Availability, unitId: string, quantity: number) => ({
  productId: product.id,
  optionId: option.id,
  availabilityId: slot.id,
  unitItems: Array.from({ length: quantity }, () => ({ unitId })),
})

async function isHeld(shop: Reseller, body: Json): Promise<boolean> {
  const answer = await shop.as.post<Booking>('/octo/bookings', body)
  if (answer.status === 200) {
    expect(answer.body.status).toBe('ON_HOLD')
    expect((await shop.as.post(`/octo/bookings/${answer.body.uuid}/cancel`, {})).status).toBe(200)
    return true
  }
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status: 400, body: { error: 'UNPROCESSABLE_ENTITY' } })
  return false
}

/** One slot of an option: every described quantity can be held, and no larger one. */
export async function trySlot(shop: Reseller, product: Product, option: Option, slot: Availability): Promise<boolean> {
  const [unit] = option.units
  const { minUnits } = option.restrictions
  const about = JSON.stringify({
    slot: slot.id,
    status: slot.status,
    vacancies: slot.vacancies,
    maxUnits: slot.maxUnits,
    minUnits,
    unit: unit?.id,
  })
  const canHave = (quantity: number) => isHeld(shop, request(product, option, slot, String(unit?.id), quantity))
  expect(slot.available, about).toBe(['AVAILABLE', 'LIMITED', 'FREESALE'].includes(slot.status))
  expect(await canHave(minUnits), `the first unit, ${minUnits} of it: ${about}`).toBe(slot.available)
  if (!slot.available) return false
  expect(slot.maxUnits, about).toBeGreaterThanOrEqual(minUnits)
  expect(slot.maxUnits, about).toBeLessThanOrEqual(slot.vacancies)
  expect(await canHave(slot.maxUnits), `maxUnits: ${about}`).toBe(true)
  if (slot.vacancies < mostUnits) {
    expect(slot.maxUnits, about).toBe(slot.vacancies)
    expect(await canHave(slot.vacancies + 1), `one more than there are: ${about}`).toBe(false)
  }
  return true
}

/** For a given set of units, a slot is available if and only if it can be held. */
export async function tryParty(
  shop: Reseller,
  product: Product,
  option: Option,
  slot: Availability,
  party: Map<string, number>,
): Promise<void> {
  const units = [...party].map(([id, quantity]) => ({ id, quantity }))
  const [asked] = await shop.availability({ productId: product.id, optionId: option.id, availabilityIds: [slot.id], units })
  const body = {
    ...{ productId: product.id, optionId: option.id, availabilityId: slot.id },
    unitItems: units.flatMap(({ id, quantity }) => Array.from({ length: quantity }, () => ({ unitId: id }))),
  }
  const answer = await shop.as.post<Booking>('/octo/bookings', body)
  if (answer.status === 200) await shop.as.post(`/octo/bookings/${answer.body.uuid}/cancel`, {})
  const about = `${JSON.stringify(units)} of ${slot.id}: ${answer.text.slice(0, 200)}`
  expect(asked?.available, about).toBe(answer.status === 200)
  if (asked?.available) expect(asked.maxUnits, about).toBeGreaterThanOrEqual(body.unitItems.length)
}

/** The calendar of each day agrees with its slots. */
export async function tryCalendar(shop: Reseller, product: Product, option: Option, slots: Availability[], within: Range): Promise<void> {
  const days = await shop.calendar({ productId: product.id, optionId: option.id, ...within })
  for (const day of days) {
    const own = slots.filter((slot) => slot.localDateTimeStart.startsWith(day.localDate))
    expect({ localDate: day.localDate, available: day.available, vacancies: day.vacancies }).toEqual({
      localDate: day.localDate,
      available: own.some((slot) => slot.available),
      vacancies: own.reduce((sum, slot) => sum + slot.vacancies, 0),
    })
    if (own.length > 0) expect(own.map((slot) => slot.status)).toContain(day.status)
  }
}

export interface Session extends Json {
  startTime: string
  seatsAvailable: number
  seats: number
  priceOptions: { label: string; price: number; minQuantity: number; maxQuantity: number }[]
}

export async function sessionsOf(as: Caller, code: string, from: string, to: string): Promise<Session[]> {
  const query = `from=${from} 00:00:00&to=${to} 23:59:59`
  const answer = await as.get<{ sessions: Session[] }>(`/partner/connect/${code}/availability?${query}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.body.sessions
}

let orders = 0

/** The promises of partner connect about a session, and about tickets that it does not list. */
export async function trySession(as: Caller, code: string, session: Session, labels: string[]): Promise<void> {
  const canHave = async (optionLabel: string, value: number): Promise<boolean> => {
    const order = {
      orderNumber: `tried-${++orders}`,
      status: 'PROCESSING',
      items: [{ externalProductCode: code, startTime: session.startTime, quantities: [{ optionLabel, value }] }],
    }
    const answer: Answer<unknown> = await as.post(`/partner/connect/${code}/reservation`, order)
    if (answer.status === 200) await as.post(`/partner/connect/${code}/cancellation`, order)
    else expect({ status: answer.status, text: answer.text }).toMatchObject({ status: 409 })
    return answer.status === 200
  }
  for (const { label, minQuantity, maxQuantity } of session.priceOptions) {
    const about = JSON.stringify({ code, start: session.startTime, label, minQuantity, maxQuantity })
    expect(minQuantity, about).toBeGreaterThan(0)
    expect(minQuantity, about).toBeLessThanOrEqual(maxQuantity)
    expect(maxQuantity, about).toBeLessThanOrEqual(session.seatsAvailable)
    expect(await canHave(label, minQuantity), about).toBe(true)
    expect(await canHave(label, maxQuantity), about).toBe(true)
    if (maxQuantity < mostUnits) expect(await canHave(label, maxQuantity + 1), about).toBe(false)
    if (minQuantity > 1) expect(await canHave(label, minQuantity - 1), about).toBe(false)
  }
  const listed = session.priceOptions.map(({ label }) => label)
  const most = Math.max(0, ...session.priceOptions.map(({ maxQuantity }) => maxQuantity))
  if (most < mostUnits) expect(session.seatsAvailable).toBe(most)
  for (const label of labels.filter((one) => !listed.includes(one))) expect(await canHave(label, 2), label).toBe(false)
}
