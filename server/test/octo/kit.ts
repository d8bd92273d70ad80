import * as octo from '@octocloud/types'
import { expect } from 'vitest'
import { queueNotifications } from '../../src/channels/octo/notifications.js'
import { settled } from '../changes/kit.js'
import { type AccountName, type Answer, caller, type Kit } from '../kit/index.js'
import { type Json, offering } from '../tickets/arrange.js'

export type Capability = 'pricing' | 'content' | 'questions' | 'notifications'

interface Schema {
  parse(value: unknown): unknown
}

/** The fields that each capability adds, which are optional in the schemas: `null` means that the field must exist. */
const added: Record<
  'product' | 'option' | 'unit' | 'availability' | 'day' | 'booking' | 'unitItem' | 'supplier',
  Partial<Record<Capability, string[]>>
> = {
  supplier: { content: ['shortDescription', 'media'] },
  product: {
    pricing: ['defaultCurrency', 'availableCurrencies', 'pricingPer'],
    content: [
      'title',
      'shortDescription',
      'description',
      'features',
      'faqs',
      'media',
      'locations',
      'categoryLabels',
      'durationMinutesFrom',
      'durationMinutesTo',
      'commentary',
    ],
  },
  option: {
    pricing: ['pricingFrom'],
    content: [
      'title',
      'shortDescription',
      'description',
      'features',
      'faqs',
      'media',
      'locations',
      'categoryLabels',
      'durationMinutesFrom',
      'durationMinutesTo',
      'commentary',
    ],
    questions: ['questions'],
  },
  unit: { pricing: ['pricingFrom'], content: ['title', 'shortDescription', 'features'], questions: ['questions'] },
  availability: { pricing: ['unitPricing', 'pricing'], content: ['title', 'shortDescription'] },
  day: { pricing: ['unitPricingFrom', 'pricingFrom'] },
  booking: { pricing: ['pricing'], questions: ['questionAnswers'] },
  unitItem: { pricing: ['pricing'], questions: ['questionAnswers'] },
}

/** The fields of a capability exist only if it is requested. */
function checkAdded(kind: keyof typeof added, value: Json, on: readonly Capability[]): void {
  for (const [capability, names] of Object.entries(added[kind]) as [Capability, string[]][])
    for (const name of names) expect(Object.hasOwn(value, name), `${kind}.${name} with ${on.join(',')}`).toBe(on.includes(capability))
}

function checkProduct(product: Product, on: readonly Capability[]): void {
  checkAdded('product', product, on)
  for (const option of product.options) checkOption(option, on)
}
function checkOption(option: Option, on: readonly Capability[]): void {
  checkAdded('option', option, on)
  for (const unit of option.units) checkAdded('unit', unit, on)
  // Requirements of consumers that are stricter than the schema.
  expect(option.restrictions.minUnits).toEqual(expect.any(Number))
  expect(option.availabilityLocalStartTimes.length).toBeGreaterThan(0)
}

export interface Unit extends Json {
  id: string
  pricingFrom: Price[]
  type: string
}
export interface Option extends Json {
  id: string
  default: boolean
  instantConfirmation: boolean
  cancellationCutoffAmount: number
  pricingFrom: Price[]
  units: Unit[]
  restrictions: { minUnits: number }
  availabilityLocalStartTimes: string[]
}
export interface Product extends Json {
  id: string
  internalName: string
  options: Option[]
  timeZone: string
}
export interface Availability extends Json {
  id: string
  status: string
  available: boolean
  vacancies: number
  capacity: number
  maxUnits: number
  utcCutoffAt: string
  localDateTimeStart: string
  pricing: Price
  unitPricing: (Price & { unitId: string })[]
}
export interface Price {
  net: number
  retail: number
  original: number
  currency: string
}
export interface UnitItem extends Json {
  uuid: string
  unitId: string
  status: string
  ticket: { deliveryOptions: { deliveryFormat: string; deliveryValue: string }[] }
  supplierReference: string | null
  pricing: Price
  contact: Json
}
export interface Booking extends Json {
  uuid: string
  status: string
  utcExpiresAt: string | null
  utcConfirmedAt: string | null
  supplierReference: string | null
  availabilityId: string
  unitItems: UnitItem[]
  cancellation: { refund: string; reason: string | null } | null
  product: Product
  option: Option
  availability: Availability
  pricing: Price
  testMode: boolean
}

export interface ResellerOptions {
  who?: AccountName
  on?: Capability[]
  headers?: Record<string, string>
}

export const reseller = (kit: Kit, { who = 'distributor', ...options }: ResellerOptions = {}) =>
  resellerAt(kit.url, kit.accounts[who].api_key, options)
export type Reseller = ReturnType<typeof resellerAt>

/** A client of a reseller: it checks every answer against the published schemas, and the fields of its capabilities. */
export function resellerAt(url: string, api_key: string, { on = [], headers = {} }: Omit<ResellerOptions, 'who'> = {}) {
  const as = caller(url, {
    authorization: `Bearer ${api_key}`,
    'octo-capabilities': on.map((name) => `octo/${name}`).join(', '),
    ...headers,
  })
  function passed<T>(answer: Answer<unknown>, schema: Schema): T {
    expect(answer.status, answer.text).toBe(200)
    schema.parse(answer.body)
    expect(answer.headers.get('octo-capabilities')).toBe(on.map((name) => `octo/${name}`).join(', '))
    return answer.body as T
  }
  function checkedBooking(answer: Answer<unknown>): Booking {
    const booking = passed<Booking>(answer, octo.zBooking)
    return checked(booking)
  }
  function checked(booking: Booking): Booking {
    checkAdded('booking', booking, on)
    for (const item of booking.unitItems) {
      checkAdded('unitItem', item, on)
      expect(item.ticket).toEqual(expect.objectContaining({ redemptionMethod: 'DIGITAL' }))
    }
    checkProduct(booking.product, on)
    checkAdded('availability', booking.availability, on)
    expect(booking.option.id).toBe(booking.optionId)
    expect(booking.availability.id).toBe(booking.availabilityId)
    expect(booking.utcExpiresAt === null).toBe(booking.status !== 'ON_HOLD')
    expect(booking.cancellation === null).toBe(booking.status !== 'CANCELLED')
    return booking
  }
  return {
    as,
    async supplier() {
      const body = passed<Json>(await as.get('/octo/supplier'), octo.zSupplier)
      checkAdded('supplier', body, on)
      return body
    },
    async products(): Promise<Product[]> {
      const products = passed<Product[]>(await as.get('/octo/products'), octo.zProductsGetProductsResponse)
      for (const product of products) checkProduct(product, on)
      return products
    },
    async product(id: string): Promise<Product> {
      const product = passed<Product>(await as.get(`/octo/products/${id}`), octo.zProduct)
      checkProduct(product, on)
      return product
    },
    async availability(body: Json): Promise<Availability[]> {
      const slots = passed<Availability[]>(await as.post('/octo/availability', body), octo.zAvailabilitiesAvailabilityCheckResponse)
      for (const slot of slots) checkAdded('availability', slot, on)
      return slots
    },
    async calendar(body: Json): Promise<(Json & { localDate: string; status: string; pricingFrom: Price })[]> {
      const days = passed<(Json & { localDate: string; status: string; pricingFrom: Price })[]>(
        await as.post('/octo/availability/calendar', body),
        octo.zAvailabilitiesAvailabilityCalendarResponse,
      )
      for (const day of days) checkAdded('day', day, on)
      return days
    },
    hold: async (body: Json) => checkedBooking(await as.post('/octo/bookings', body)),
    read: async (uuid: string) => checkedBooking(await as.get(`/octo/bookings/${uuid}`)),
    patch: async (uuid: string, body: Json) => checkedBooking(await as.patch(`/octo/bookings/${uuid}`, body)),
    confirm: async (uuid: string, body: Json = { contact: {} }) => checkedBooking(await as.post(`/octo/bookings/${uuid}/confirm`, body)),
    extend: async (uuid: string, body: Json = {}) => checkedBooking(await as.post(`/octo/bookings/${uuid}/extend`, body)),
    cancel: async (uuid: string, body: Json = {}) => checkedBooking(await as.post(`/octo/bookings/${uuid}/cancel`, body)),
    async list(query: string): Promise<Booking[]> {
      const bookings = passed<Booking[]>(await as.get(`/octo/bookings?${query}`), octo.zBookingsGetBookingsResponse)
      return bookings.map(checked)
    },
  }
}

const errors: Record<string, Schema> = {
  INVALID_PRODUCT_ID: octo.zErrorInvalidProductId,
  INVALID_OPTION_ID: octo.zErrorInvalidOptionId,
  INVALID_UNIT_ID: octo.zErrorInvalidUnitId,
  INVALID_AVAILABILITY_ID: octo.zErrorInvalidAvailabilityId,
  INVALID_BOOKING_UUID: octo.zErrorInvalidBookingUuid,
}

/** A refusal in the standard's format, with the invalid id if it names one. */
export function expectFault(answer: Answer<unknown>, error: string, facts: Json = {}, status = 400): string {
  expect({ status: answer.status, body: answer.body }).toMatchObject({ status, body: { error, ...facts } })
  ;(errors[error] ?? octo.zErrorBadRequest).parse(answer.body)
  expect(answer.headers.get('content-type')).toContain('application/json')
  return (answer.body as { errorMessage: string }).errorMessage
}

/** Two matches of one home team (a product), a single race (another product), two categories; competing suppliers. */
export async function stage(kit: Kit) {
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8', USD: '1.25' } })
  const make = offering(kit)
  const { venue_id } = await make.venue({ official_name: 'Arena', city: 'Sevilla', latitude: '37.4', longitude: '-6.0' })
  const { tournament_id } = await make.tournament({ official_name: 'Liga', season: '2030/2031' })
  const { team_id: hometeam_id } = await make.team({ official_name: 'Sevilla United' })
  const match = { venue_id, tournament_id, hometeam_id }
  const first = await make.event({
    ...match,
    event_name: 'United vs City',
    date_start: '2031-03-29T20:00:00',
    date_stop: '2031-03-29T21:45:00',
  })
  const second = await make.event({
    ...match,
    event_name: 'United vs Rovers',
    date_start: '2031-03-30T20:00:00',
    date_stop: '2031-03-30T21:45:00',
  })
  const race = await make.event({ event_name: 'Grand Prix', date_start: '2031-06-01T14:00:00', date_stop: '2031-06-01T16:00:00' })
  const { category_id: north } = await make.category({ venue_id, category_name: 'North Stand' })
  const { category_id: south } = await make.category({ venue_id, category_name: 'South Stand' })
  const { category_id: grid } = await make.category({ venue_id: String((race as Json).venue_id), category_name: 'Grid' })
  return { ...make, first, second, race, north, south, grid, venue_id, hometeam_id, tournament_id, productId: first.series_id }
}

/** As the worker does every second, without waiting for the second. */
export async function notify(kit: Kit): Promise<void> {
  await settled(kit)
  await kit.query(`update change_reader set ran = '-infinity' where name = 'octo'`)
  await queueNotifications(kit.service.ctx)
}
