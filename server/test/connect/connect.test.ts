import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, caller, type Kit, startKit } from '../kit/index.js'
import { stage } from '../octo/kit.js'
import { stockOf } from '../selling/kit.js'
import type { Json } from '../tickets/arrange.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
})

interface Session extends Json {
  productCode: string
  startTime: string
  startTimeLocal: string
  seats: number
  seatsAvailable: number
  priceOptions: (Json & { label: string; price: number; maxQuantity: number })[]
}
interface Item extends Json {
  participants: { fields: { label: string; value: string }[] }[]
}
interface Booking extends Json {
  status: string
  items: Item[]
  totalAmount: number
}

/** A match with its own product, with its four addresses as in the feed. */
async function product(fields: Json = {}, where: Json = {}) {
  const { team_id: hometeam_id } = await on.team()
  const { venue_id, tournament_id, north } = on
  const event = await on.event({
    venue_id,
    tournament_id,
    hometeam_id,
    date_start: '2031-03-29T20:00:00',
    date_stop: '2031-03-29T22:00:00',
    ...where,
  })
  const { ticket_id } = await on.offer({
    event_id: event.event_id,
    category_id: north,
    supplier_quantity: 10,
    cost_price: 29_950,
    ...fields,
  })
  const { body } = await kit.as.distributor.get<{ products: { internalCode: string; partnerConnectSettings: Record<string, string> }[] }>(
    '/v1/partner/products',
  )
  const found = body.products.find(({ internalCode }) => internalCode.startsWith(event.series_id))
  if (!found) throw new Error('the product is not in the feed')
  const here = (name: string) => String(found.partnerConnectSettings[name]).replace('http://127.0.0.1:8080', '')
  return {
    ...event,
    hometeam_id,
    ticket_id,
    code: found.internalCode,
    availability: here('externalAvailabilityApi'),
    reservation: here('externalReservationApi'),
    booking: here('externalBookingApi'),
    cancellation: here('externalCancellationApi'),
  }
}
type Product = Awaited<ReturnType<typeof product>>

const order = (number: string, { code }: Product, value = 2, more: Json = {}) => ({
  orderNumber: number,
  status: 'PROCESSING',
  resellerReference: `ref ${number}`,
  customer: { firstName: 'Ana', lastName: 'Sousa', email: 'ana@guest.example', phone: '+351211234567' },
  items: [
    { externalProductCode: code, startTime: '2031-03-29 19:00:00', quantities: [{ optionLabel: 'regular', optionPrice: 299.5, value }] },
  ],
  ...more,
})
const confirmed = (number: string, of: Product, value = 2, more: Json = {}) => order(number, of, value, { status: 'CONFIRMED', ...more })

function booking(answer: Answer<unknown>): Booking {
  expect(answer.status, answer.text).toBe(200)
  const { requestStatus, bookings } = answer.body as { requestStatus: Json; bookings: Booking[] }
  expect(requestStatus).toEqual({ success: true, version: 'v1' })
  expect(bookings).toHaveLength(1)
  return bookings[0] as Booking
}
function refused(answer: Answer<unknown>, status: number, errorCode: string): string {
  expect({ status: answer.status, body: answer.body }).toEqual({
    status,
    body: { requestStatus: { success: false, error: { errorCode, errorMessage: expect.any(String) }, version: 'v1' } },
  })
  return (answer.body as { requestStatus: { error: { errorMessage: string } } }).requestStatus.error.errorMessage
}
const sessions = async (of: Product, query: string): Promise<Session[]> => {
  const answer = await kit.as.distributor.get<{ requestStatus: Json; sessions: Session[] }>(`${of.availability}?${query}`)
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.requestStatus).toEqual({ success: true, version: 'v1' })
  return answer.body.sessions
}
const left = async ({ ticket_id }: Product) => (await stockOf(kit, ticket_id)).available_quantity
const barcodes = ({ items }: Booking) =>
  items.flatMap((item) =>
    item.participants.flatMap(({ fields }) => fields.filter(({ label }) => label === 'Barcode').map(({ value }) => value)),
  )
const post = (path: string, body: Json) => kit.as.distributor.post(path, body)

describe('sessions', () => {
  test('are found by UTC and by local time, also on days on which clocks change', async () => {
    const first = await product()
    const { venue_id, tournament_id } = on
    const second = await on.event({
      venue_id,
      tournament_id,
      hometeam_id: first.hometeam_id,
      date_start: '2031-03-30T20:00:00',
      date_stop: '2031-03-30T22:00:00',
    })
    await on.offer({
      event_id: second.event_id,
      category_id: on.north,
      supplier_quantity: 4,
      sub_category: 'youth',
      ticket_targetgroup: 'youth',
      cost_price: 10_000,
    })
    const all = await sessions(first, 'from=2031-03-01 00:00:00&to=2031-04-30 00:00:00')
    expect(all.map(({ startTime, startTimeLocal }) => [startTime, startTimeLocal])).toEqual([
      ['2031-03-29 19:00:00', '2031-03-29 20:00:00'],
      ['2031-03-30 18:00:00', '2031-03-30 20:00:00'],
    ])
    expect(all[0]).toMatchObject({
      productCode: first.code,
      endTime: '2031-03-29 21:00:00',
      endTimeLocal: '2031-03-29 22:00:00',
      allDay: false,
      seats: 10,
      seatsAvailable: 10,
      priceOptions: [{ label: 'regular', price: 299.5, seatsUsed: 1, minQuantity: 1, maxQuantity: 10, priceGroupType: 'EACH' }],
    })
    expect(await sessions(first, 'from=2031-03-30 18:00:00&to=2031-03-30 18:00:00')).toEqual(all.slice(1))
    expect(await sessions(first, 'fromLocal=2031-03-30 19:59:59&toLocal=2031-03-30 20:00:00')).toEqual(all.slice(1))
    expect(await sessions(first, `fromLocal=2031-03-29&toLocal=2031-03-30&productCode=${first.code}`)).toEqual(all.slice(0, 1))
  })

  test('an unknown product, an invalid period and an unknown key are refused in the partner’s error format', async () => {
    const { availability } = await product()
    const period = 'from=2031-03-01 00:00:00&to=2031-04-30 00:00:00'
    const get = (path: string) => kit.as.distributor.get(path)
    refused(await get(`${availability}?${period}&externalProductCode=nope.nope`), 422, 'UNKNOWN_PRODUCT')
    refused(await get(`/partner/connect/nope/availability?${period}`), 422, 'UNKNOWN_PRODUCT')
    refused(await get(availability), 400, 'BAD_REQUEST')
    refused(await get(`${availability}?from=2031-02-31 00:00:00&to=2031-04-30 00:00:00`), 400, 'BAD_REQUEST')
    refused(await kit.as.nobody.get(`${availability}?${period}`), 401, 'UNAUTHORIZED')
    refused(await kit.as.nobody.get(`${availability}?${period}&apiKey=wrong`), 401, 'UNAUTHORIZED')
    refused(await kit.as.supplier.get(`${availability}?${period}`), 403, 'FORBIDDEN')
    refused(await get('/partner/connect/nothing'), 404, 'NOT_FOUND')
    const keyed = await kit.as.nobody.get(`${availability}?${period}&apiKey=${kit.accounts.distributor.api_key}`)
    expect(keyed.status).toBe(200)
  })
})

describe('reserve, then book', () => {
  test('a reservation holds seats, and the booking with the same order number buys them: a normal order, without barcodes until it is issued', async () => {
    const here = await product()
    const held = booking(await post(here.reservation, order('two-1', here)))
    expect(held).toMatchObject({
      orderNumber: 'two-1',
      status: 'PROCESSING',
      resellerReference: 'ref two-1',
      customer: { firstName: 'Ana' },
      totalAmount: 599,
      totalDue: 599,
      totalPaid: 0,
      totalCurrency: 'EUR',
      payments: [],
    })
    expect(held.items).toMatchObject([
      {
        externalProductCode: here.code,
        startTime: '2031-03-29 19:00:00',
        startTimeLocal: '2031-03-29 20:00:00',
        endTime: '2031-03-29 21:00:00',
        quantities: [{ optionLabel: 'regular', optionPrice: 299.5, value: 2 }],
        totalQuantity: 2,
        amount: 599,
        subtotal: 599,
      },
    ])
    expect(barcodes(held)).toEqual([])
    expect(await left(here)).toBe(8)
    const bought = booking(await kit.as.distributor.put(here.booking, confirmed('two-1', here)))
    expect(bought).toMatchObject({ status: 'CONFIRMED', orderNumber: 'two-1' })
    expect(barcodes(bought)).toEqual([])
    expect(await stockOf(kit, here.ticket_id)).toMatchObject({ number_of_tickets_sold: 2, reservations_quantity: 0 })
    const { body } = await kit.as.distributor.get<{ bookingorders: Json[] }>(`/v1/bookingorders?event_id=${here.event_id}`)
    expect(body.bookingorders).toMatchObject([{ booking_reference: 'ref two-1', api_booking: true }])
  })

  test('each write is idempotent by its order number, with both methods, also concurrently', async () => {
    const here = await product()
    const holds = await Promise.all(
      [0, 1, 2, 3, 4, 5].map((n) => (n % 2 ? kit.as.distributor.put : kit.as.distributor.post)(here.reservation, order('again', here))),
    )
    for (const one of holds) expect(booking(one)).toEqual(booking(holds[0] as Answer))
    expect(await left(here)).toBe(8)
    const bought = await Promise.all(
      [0, 1, 2, 3].map((n) => (n % 2 ? kit.as.distributor.put : kit.as.distributor.post)(here.booking, confirmed('again', here))),
    )
    expect(new Set(bought.map((one) => booking(one).supplierReference)).size).toBe(1)
    expect(await left(here)).toBe(8)
    const over = await Promise.all([0, 1, 2].map(() => kit.as.distributor.put(here.cancellation, confirmed('again', here))))
    for (const one of over) expect(booking(one).status).toBe('CANCELLED')
    expect(await left(here)).toBe(10)
    refused(await post(here.booking, confirmed('again', here)), 409, 'CONFLICT')
  })

  test('an order that changes before the booking replaces its hold; if that is refused the old hold stays', async () => {
    const here = await product()
    booking(await post(here.reservation, order('grow', here, 2)))
    refused(await post(here.reservation, order('grow', here, 11)), 409, 'NO_SEATS')
    expect(await left(here)).toBe(8)
    expect(booking(await post(here.booking, confirmed('grow', here, 10))).items).toMatchObject([{ totalQuantity: 10 }])
    expect(await left(here)).toBe(0)
  })

  test('a booking after its hold has expired takes the seats again, or fails without effect', async () => {
    const here = await product({ supplier_quantity: 2 })
    booking(await post(here.reservation, order('late', here, 2)))
    kit.clock.advance({ minutes: 11 })
    expect(booking(await post(here.booking, confirmed('late', here, 2))).status).toBe('CONFIRMED')
    const scarce = await product({ supplier_quantity: 2 })
    booking(await post(scarce.reservation, order('too late', scarce, 2)))
    kit.clock.advance({ minutes: 11 })
    booking(await post(scarce.reservation, order('quicker', scarce, 2)))
    refused(await post(scarce.booking, confirmed('too late', scarce, 2)), 409, 'NO_SEATS')
    expect(booking(await post(scarce.booking, confirmed('quicker', scarce, 2))).status).toBe('CONFIRMED')
    expect(await stockOf(kit, scarce.ticket_id)).toMatchObject({ number_of_tickets_sold: 2, available_quantity: 0 })
  })
})

describe('book directly', () => {
  test('a booking without a reservation buys at once; either all of its items are bought or none', async () => {
    const [here, there] = [await product(), await product({ supplier_quantity: 1 })]
    const both = (value: number) => ({ items: [...order('x', here, 2).items, ...order('x', there, value).items] })
    refused(await post(here.booking, confirmed('basket', here, 0, both(2))), 409, 'NO_SEATS')
    expect([await left(here), await left(there)]).toEqual([10, 1])
    const bought = booking(await post(here.booking, confirmed('basket', here, 0, both(1))))
    expect(bought).toMatchObject({ status: 'CONFIRMED', totalAmount: 898.5 })
    expect(bought.items.map((item) => item.participants.length)).toEqual([2, 1])
    expect(barcodes(bought)).toEqual([])
  })

  test('two items of one session never take more than its stock', async () => {
    const here = await product({ supplier_quantity: 3 })
    const twice = { items: [...order('x', here, 2).items, ...order('x', here, 2).items] }
    refused(await post(here.booking, confirmed('twice', here, 0, twice)), 409, 'NO_SEATS')
    expect(await left(here)).toBe(3)
  })

  test('guest data comes from the participants’ fields by their labels', async () => {
    const needs = [
      { field: 'last_name', scope: 'all_persons', stage: 'pre_checkout' },
      { field: 'date_of_birth', scope: 'all_persons', stage: 'pre_checkout' },
    ]
    const here = await product({}, { guest_data_requirements: needs })
    const person = (last: string, birth: string) => ({
      fields: [
        { label: 'First Name', value: 'Rui' },
        { label: 'Last Name', value: last },
        { label: 'Date of Birth', value: birth },
      ],
    })
    const [item] = order('x', here).items
    const named = (people: Json[]) => ({ items: [{ ...item, participants: people }] })
    const missing = refused(
      await post(here.booking, confirmed('guests', here, 2, named([person('Sousa', '1990-05-31')]))),
      400,
      'BAD_REQUEST',
    )
    expect(missing).toContain('; /items/0/participants/1/fields: "Date of Birth" is needed')
    expect(await left(here)).toBe(10)
    const bought = booking(
      await post(here.booking, confirmed('guests', here, 2, named([person('Sousa', '1990-05-31'), person('Costa', '1985-01-02')]))),
    )
    expect(bought.items[0]?.participants[1]?.fields).toMatchObject([{ value: 'Rui' }, { value: 'Costa' }, { value: '1985-01-02' }])
    const { body } = await kit.as.distributor.get<{ bookingorders: { bookingorder_id: string }[] }>(
      `/v1/bookingorders?event_id=${here.event_id}`,
    )
    const guests = await kit.as.distributor.get<{ items: { guests: Json[] }[] }>(
      `/v1/bookingorders/${body.bookingorders[0]?.bookingorder_id}/guestdata`,
    )
    expect(guests.body.items[0]?.guests).toMatchObject([
      { last_name: 'Sousa', contact_email: 'ana@guest.example', date_of_birth: '1990-05-31', lead_guest: true },
      { last_name: 'Costa', date_of_birth: '1985-01-02' },
    ])
    expect(await kit.query("select 1 from connect_order where items::text like '%1985%'")).toEqual([])
  })
})

describe('cancelling', () => {
  test('returns the seats of a hold or a booking; a repeated cancellation has no further effect', async () => {
    const here = await product()
    booking(await post(here.reservation, order('c-1', here)))
    expect(booking(await kit.as.distributor.put(here.cancellation, order('c-1', here)))).toMatchObject({
      status: 'CANCELLED',
      orderNumber: 'c-1',
    })
    booking(await post(here.booking, confirmed('c-2', here)))
    for (const _again of [1, 2]) expect(booking(await post(here.cancellation, { orderNumber: 'c-2' })).status).toBe('CANCELLED')
    expect(await left(here)).toBe(10)
  })

  test('an unknown order, or one of another partner, answers not found', async () => {
    const here = await product()
    booking(await post(here.reservation, order('mine', here)))
    refused(await post(here.cancellation, { orderNumber: 'nobody’s' }), 404, 'UNKNOWN_ORDER')
    refused(await kit.as.distributor2.post(here.cancellation, { orderNumber: 'mine' }), 404, 'UNKNOWN_ORDER')
    expect(await left(here)).toBe(8)
  })
})

describe('invalid requests', () => {
  test('are refused with a reason and hold nothing', async () => {
    const here = await product()
    refused(await post(here.booking, order('b-1', here)), 400, 'BAD_REQUEST')
    refused(await post(here.reservation, { status: 'PROCESSING' }), 400, 'BAD_REQUEST')
    refused(await post(here.reservation, order('b-2', here, 0)), 400, 'BAD_REQUEST')
    refused(
      await post(
        here.reservation,
        order('b-3', here, 2, {
          items: [{ externalProductCode: 'no.no', startTime: '2031-03-29 19:00:00', quantities: [{ optionLabel: 'regular', value: 1 }] }],
        }),
      ),
      422,
      'UNKNOWN_PRODUCT',
    )
    refused(
      await post(
        here.reservation,
        order('b-4', here, 2, { items: [{ startTime: '2031-03-29 19:30:00', quantities: [{ optionLabel: 'regular', value: 1 }] }] }),
      ),
      409,
      'NO_SEATS',
    )
    refused(
      await post(
        here.reservation,
        order('b-5', here, 2, { items: [{ startTime: 'soon', quantities: [{ optionLabel: 'regular', value: 1 }] }] }),
      ),
      400,
      'BAD_REQUEST',
    )
    refused(
      await post(
        here.reservation,
        order('b-6', here, 2, { items: [{ startTimeLocal: '2031-03-29 20:00:00', quantities: [{ optionLabel: 'dog', value: 1 }] }] }),
      ),
      422,
      'UNKNOWN_PRODUCT',
    )
    refused(
      await kit.as.distributor.send('POST', here.reservation, { body: '{', headers: { 'content-type': 'application/json' } }),
      400,
      'BAD_REQUEST',
    )
    expect(await left(here)).toBe(10)
    const keyless = caller(kit.url, {})
    refused(await keyless.post(`${here.reservation}?apiKey=x`, order('b-7', here)), 401, 'UNAUTHORIZED')
    expect(booking(await keyless.post(`${here.reservation}?apiKey=${kit.accounts.distributor.api_key}`, order('b-8', here))).status).toBe(
      'PROCESSING',
    )
    expect(kit.log.some((line) => line.includes(kit.accounts.distributor.api_key))).toBe(false)
  })
})
