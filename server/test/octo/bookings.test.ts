import { randomBytes, randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { finishAnswered } from '../../src/channels/octo/answered.js'
import { forgetKey } from '../../src/platform/keys/check.js'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { prepareDatabase } from '../../src/service.js'
import { type Kit, startKit } from '../kit/index.js'
import { stockOf } from '../selling/kit.js'
import type { Json } from '../tickets/arrange.js'
import { expectFault, reseller, resellerAt, stage } from './kit.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
let plain: ReturnType<typeof reseller>
let rich: ReturnType<typeof reseller>

beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
  plain = reseller(kit)
  rich = reseller(kit, { on: ['pricing', 'content', 'questions'] })
})

/** A separate slot for a test, so that tests do not take each other's tickets. */
async function slot(fields: Json = {}, where: Json = {}) {
  const { venue_id, north } = on
  const { team_id: hometeam_id } = await on.team()
  const event = await on.event({
    venue_id,
    tournament_id: on.tournament_id,
    hometeam_id,
    date_start: '2031-05-04T20:00:00',
    date_stop: '2031-05-04T22:00:00',
    ...where,
  })
  const category_id = String(fields.category_id ?? north)
  const { ticket_id } = await on.offer({ event_id: event.event_id, category_id, supplier_quantity: 10, ...fields })
  return {
    ...event,
    hometeam_id,
    ticket_id,
    category_id,
    productId: event.series_id,
    optionId: category_id,
    availabilityId: `${event.event_id}.${category_id}`,
  }
}
type Slot = Awaited<ReturnType<typeof slot>>
/** The option of the same category on request. */
const onRequest = (here: Slot): Slot => ({
  ...here,
  optionId: `${here.optionId}-on-request`,
  availabilityId: `${here.availabilityId}-on-request`,
})
const units = (count: number, unitId = 'regular') => Array.from({ length: count }, () => ({ unitId }))
const request = ({ productId, optionId, availabilityId }: Slot, count = 2, more: Json = {}) => ({
  productId,
  optionId,
  availabilityId,
  unitItems: units(count),
  ...more,
})
const left = async ({ ticket_id }: { ticket_id: string }) => (await stockOf(kit, ticket_id)).available_quantity
const contact = {
  fullName: 'Ana Maria Sousa',
  emailAddress: 'ana@guest.example',
  phoneNumber: '00351 21 123 4567',
  country: 'PT',
  notes: 'aisle',
}

describe('a hold', () => {
  test('takes stock like a reservation of /v1, and can be read and listed', async () => {
    const here = await slot()
    const held = await rich.hold(request(here, 2, { resellerReference: 'R-1', notes: 'together', contact }))
    expect(held).toMatchObject({
      status: 'ON_HOLD',
      testMode: false,
      resellerReference: 'R-1',
      notes: 'together',
      utcConfirmedAt: null,
      supplierReference: null,
      cancellable: true,
    })
    expect(held.unitItems.map((item) => [item.unitId, item.status, item.ticket.deliveryOptions])).toEqual([
      ['regular', 'ON_HOLD', []],
      ['regular', 'ON_HOLD', []],
    ])
    expect(held.pricing).toMatchObject({ net: 20_000, currency: 'EUR' })
    expect(new Date(String(held.utcExpiresAt)).getTime()).toBeGreaterThan(kit.clock.now().getTime() + 9 * 60_000)
    expect(await left(here)).toBe(8)
    const { body } = await kit.as.distributor.get<{ reservations: Json[] }>(`/v1/reservations?external_reference_id=R-1`)
    expect(body.reservations).toMatchObject([{ status: 'active', items: [{ ticket_id: here.ticket_id, quantity: 2 }] }])
    expect(await rich.read(held.uuid.toUpperCase())).toEqual(held)
  })

  test('has the price of the slot: a cheaper ticket on request is a separate option', async () => {
    const here = await slot()
    await on.offer({
      ...{ event_id: here.event_id, category_id: on.north, ticket_status: 'on_request', supplier_quantity: 0, backorder_quantity: 5 },
      ...{ cost_price: 5_000, face_value: 5_000, sales_price: 6_000 },
    })
    const ask = { productId: here.series_id, optionId: on.north, availabilityIds: [`${here.event_id}.${on.north}`] }
    const [shown] = await rich.availability(ask)
    const held = await rich.hold(request(here, 1))
    expect(shown?.unitPricing).toMatchObject([{ unitId: 'regular', net: held.pricing?.net }])
    expect(shown?.pricing.net).toBe(held.pricing?.net)
    // Also when the others are sold: a buyer of available tickets does not wait for a supplier.
    await plain.hold(request(here, 9))
    expect((await rich.availability(ask))[0]).toMatchObject({ status: 'SOLD_OUT', available: false, vacancies: 0 })
    expectFault(await plain.as.post('/octo/bookings', request(here, 1)), 'UNPROCESSABLE_ENTITY')
    const asked = onRequest(here)
    const [last] = await rich.availability({ ...ask, optionId: asked.optionId, availabilityIds: [asked.availabilityId] })
    expect(last).toMatchObject({ status: 'AVAILABLE', vacancies: 5, unitPricing: [{ unitId: 'regular' }] })
    expect(last?.unitPricing[0]?.net).toBeLessThan(Number(held.pricing?.net))
    expect((await rich.hold(request(asked, 1))).pricing?.net).toBe(last?.unitPricing[0]?.net)
  })

  test('is extended and cancelled also by calls without a body', async () => {
    const { uuid } = await plain.hold(request(await slot(), 1))
    const bare = async (call: string, headers: Record<string, string>) => {
      const authorization = `Bearer ${kit.accounts.distributor.api_key}`
      const answer = await fetch(`${kit.url}/octo/bookings/${uuid}/${call}`, { method: 'POST', headers: { authorization, ...headers } })
      return [answer.status, ((await answer.json()) as { status: string }).status]
    }
    expect(await bare('extend', {})).toEqual([200, 'ON_HOLD'])
    expect(await bare('extend', { 'content-type': 'application/json' })).toEqual([200, 'ON_HOLD'])
    expect(await bare('cancel', { 'content-type': 'application/json' })).toEqual([200, 'CANCELLED'])
    expect(await bare('cancel', {})).toEqual([200, 'CANCELLED'])
  })

  test('lasts as long as requested, up to the limit, and can be extended', async () => {
    const held = await plain.hold(request(await slot(), 1, { expirationMinutes: 2 }))
    const minutes = (text: string | null) => Math.round((Date.parse(String(text)) - kit.clock.now().getTime()) / 60_000)
    expect(minutes(held.utcExpiresAt)).toBe(2)
    expect(minutes((await plain.extend(held.uuid, { expirationMinutes: 15 })).utcExpiresAt)).toBe(15)
    expect(minutes((await plain.extend(held.uuid, { expirationMinutes: 600 })).utcExpiresAt)).toBe(30)
    expect(minutes((await plain.patch(held.uuid, { expirationMinutes: 1 })).utcExpiresAt)).toBe(30)
    const long = await plain.hold(request(await slot(), 1, { expirationMinutes: 600 }))
    expect(minutes(long.utcExpiresAt)).toBe(30)
  })

  test('that has expired is EXPIRED, and cannot be changed', async () => {
    const here = await slot()
    const { uuid } = await plain.hold(request(here, 10))
    kit.clock.advance({ minutes: 11 })
    expect(await plain.read(uuid)).toMatchObject({ status: 'EXPIRED', cancellable: false })
    for (const [path, body] of [
      ['confirm', { contact }],
      ['extend', {}],
      ['cancel', {}],
    ] as const)
      expectFault(await plain.as.post(`/octo/bookings/${uuid}/${path}`, body), 'INVALID_BOOKING_UUID', { uuid })
    expectFault(await plain.as.patch(`/octo/bookings/${uuid}`, { notes: 'x' }), 'INVALID_BOOKING_UUID', { uuid })
    // Not ended by the worker yet: a request that lacks stock ends it.
    expect((await plain.hold(request(here, 10))).status).toBe('ON_HOLD')
    expect(await plain.read(uuid)).toMatchObject({ status: 'EXPIRED' })
  })

  test('with an unknown id is refused by name, and one that cannot be sold with a reason', async () => {
    const here = await slot({ flags: ['pairs_only'], supplier_quantity: 4 })
    const send = (body: Json) => plain.as.post('/octo/bookings', body)
    expectFault(await send(request(here, 2, { productId: 'p' })), 'INVALID_PRODUCT_ID', { productId: 'p' })
    expectFault(await send(request(here, 2, { optionId: 'o' })), 'INVALID_OPTION_ID', { optionId: 'o' })
    expectFault(await send(request(here, 2, { availabilityId: 'a' })), 'INVALID_AVAILABILITY_ID', { availabilityId: 'a' })
    const other = await slot()
    expectFault(await send(request(here, 2, { availabilityId: other.availabilityId })), 'INVALID_AVAILABILITY_ID', {
      availabilityId: other.availabilityId,
    })
    expectFault(await send(request(here, 2, { unitItems: units(1, 'dog') })), 'INVALID_UNIT_ID', { unitId: 'dog' })
    expectFault(await send(request(here, 0)), 'UNPROCESSABLE_ENTITY')
    expectFault(await send(request(here, 2, { unitItems: undefined })), 'UNPROCESSABLE_ENTITY')
    expect(expectFault(await send(request(here, 3)), 'UNPROCESSABLE_ENTITY')).toContain('even numbers')
    expect(expectFault(await send(request(here, 6)), 'UNPROCESSABLE_ENTITY')).toContain('4 left')
    expectFault(await send({ ...request(here), uuid: 'not-one' }), 'BAD_REQUEST')
    expectFault(await send(request(here, 2, { contact: { emailAddress: 'nobody' } })), 'BAD_REQUEST')
    expect(await left(here)).toBe(4)
    const single = await slot({ flags: ['no_single_left'], supplier_quantity: 3 })
    expect(expectFault(await send(request(single, 2)), 'UNPROCESSABLE_ENTITY')).toContain('single ticket')
  })

  test('comes from one supplier if possible, otherwise from several, cheapest first', async () => {
    const here = await slot({ cost_price: 8_000, supplier_quantity: 3 })
    const dear = await on.offer({
      event_id: here.event_id,
      category_id: here.category_id,
      cost_price: 9_000,
      supplier_quantity: 6,
      supplier_id: kit.accounts.supplier2.supplier_id,
    })
    expect((await rich.hold(request(here, 4))).pricing.net).toBe(36_000)
    expect([await left(here), await left(dear)]).toEqual([3, 2])
    const both = await rich.hold(request(here, 4))
    expect(both.unitItems.map((item) => item.pricing.net)).toEqual([8_000, 8_000, 8_000, 9_000])
    expect([await left(here), await left(dear)]).toEqual([0, 1])
    const { supplierReference } = await plain.confirm(both.uuid)
    const { body } = await kit.as.distributor.get<{ bookingorders: Json[] }>(`/v1/bookingorders?booking_code=${supplierReference}`)
    expect(body.bookingorders).toHaveLength(2)
  })
})

describe('the uuid of the reseller is its idempotency key', () => {
  test('the same request returns the same booking, another request with it is refused, also concurrently', async () => {
    const here = await slot()
    const uuid = randomUUID()
    const same = await Promise.all(Array.from({ length: 8 }, () => plain.hold(request(here, 2, { uuid, notes: 'x' }))))
    for (const one of same) expect(one).toEqual(same[0])
    expect(same[0]?.uuid).toBe(uuid)
    expect(await left(here)).toBe(8)
    expectFault(await plain.as.post('/octo/bookings', request(here, 3, { uuid, notes: 'x' })), 'INVALID_BOOKING_UUID', { uuid })
    expect((await reseller(kit, { who: 'distributor2' }).hold(request(here, 2, { uuid, notes: 'x' }))).uuid).toBe(uuid)
  })

  test('a second confirmation or cancellation has no further effect', async () => {
    const here = await slot()
    const { uuid } = await plain.hold(request(here))
    const once = await plain.confirm(uuid)
    expect(await plain.confirm(uuid)).toEqual(once)
    const over = await plain.cancel(uuid, { reason: 'rain' })
    expect(await plain.cancel(uuid, { reason: 'snow' })).toEqual(over)
    expect(await left(here)).toBe(10)
    expectFault(await plain.as.post(`/octo/bookings/${uuid}/confirm`, { contact }), 'UNPROCESSABLE_ENTITY')
    expectFault(await plain.as.post(`/octo/bookings/${uuid}/extend`, {}), 'UNPROCESSABLE_ENTITY')
  })

  test('a booking of another reseller is not found', async () => {
    const { uuid } = await plain.hold(request(await slot()))
    const stranger = reseller(kit, { who: 'distributor2' })
    expectFault(await stranger.as.get(`/octo/bookings/${uuid}`), 'INVALID_BOOKING_UUID', { uuid })
    expectFault(await stranger.as.post(`/octo/bookings/${uuid}/cancel`, {}), 'INVALID_BOOKING_UUID', { uuid })
    expectFault(await plain.as.get('/octo/bookings/nothing'), 'INVALID_BOOKING_UUID', { uuid: 'nothing' })
    expect(await stranger.list(`resellerReference=${uuid}`)).toEqual([])
  })
})

describe('PATCH changes a hold completely or not at all', () => {
  test('to another slot, another option and another product', async () => {
    const here = await slot()
    const { tournament_id, venue_id } = on
    const later = await on.event({
      tournament_id,
      venue_id,
      hometeam_id: here.hometeam_id,
      date_start: '2031-06-04T20:00:00',
      date_stop: '2031-06-04T22:00:00',
    })
    const next = await on.offer({ event_id: later.event_id, category_id: on.north })
    const south = await on.offer({ event_id: later.event_id, category_id: on.south, cost_price: 30_000 })
    const elsewhere = await slot()
    const { uuid } = await rich.hold(request(here, 2, { contact }))
    const moved = await rich.patch(uuid, { availabilityId: `${later.event_id}.${on.north}` })
    expect(moved).toMatchObject({
      uuid,
      status: 'ON_HOLD',
      availabilityId: `${later.event_id}.${on.north}`,
      contact: { fullName: 'Ana Maria Sousa' },
    })
    expect([await left(here), await left(next)]).toEqual([10, 8])
    const dearer = await rich.patch(uuid, { optionId: on.south, availabilityId: `${later.event_id}.${on.south}` })
    expect(dearer).toMatchObject({ optionId: on.south, pricing: { net: 60_000 } })
    expect([await left(next), await left(south)]).toEqual([10, 8])
    const { productId, optionId, availabilityId } = elsewhere
    expect(await rich.patch(uuid, { productId, optionId, availabilityId, unitItems: units(3) })).toMatchObject({
      productId,
      unitItems: [{}, {}, {}],
    })
    expect([await left(south), await left(elsewhere)]).toEqual([10, 7])
    expect((await plain.confirm(uuid, { contact })).productId).toBe(productId)
  })

  test('a contact without a full name is shown with its first and last name as the full name', async () => {
    const unitItems = [{ unitId: 'regular', contact: { firstName: 'Rui' } }, { unitId: 'regular' }]
    const held = await plain.hold(request(await slot(), 2, { contact: { firstName: 'Ana', lastName: 'Sousa' }, unitItems }))
    expect(held.contact).toMatchObject({ fullName: 'Ana Sousa', firstName: 'Ana', lastName: 'Sousa' })
    expect(held.unitItems.map((item) => item.contact)).toMatchObject([{ fullName: 'Rui', lastName: null }, { fullName: null }])
    expect((await plain.patch(held.uuid, { contact: { lastName: 'Costa' } })).contact).toMatchObject({ fullName: 'Ana Costa' })
    const named = await plain.patch(held.uuid, { contact: { fullName: 'Ana Maria Costa' } })
    expect(named.contact).toMatchObject({ fullName: 'Ana Maria Costa', firstName: 'Ana', lastName: 'Costa' })
  })

  test('a change to an unavailable slot is refused, and the hold stays', async () => {
    const here = await slot()
    const full = await slot({ supplier_quantity: 1 })
    const held = await plain.hold(request(here))
    const { productId, optionId, availabilityId } = full
    expectFault(await plain.as.patch(`/octo/bookings/${held.uuid}`, { productId, optionId, availabilityId }), 'UNPROCESSABLE_ENTITY')
    expectFault(await plain.as.patch(`/octo/bookings/${held.uuid}`, { availabilityId }), 'INVALID_AVAILABILITY_ID', { availabilityId })
    expectFault(await plain.as.patch(`/octo/bookings/${held.uuid}`, { unitItems: units(11) }), 'UNPROCESSABLE_ENTITY')
    expect(await plain.read(held.uuid)).toEqual(held)
    expect([await left(here), await left(full)]).toEqual([8, 1])
  })

  test('a confirmed booking keeps its slot; its reference and notes can change', async () => {
    const { uuid } = await plain.hold(request(await slot()))
    await plain.confirm(uuid)
    expect(await plain.patch(uuid, { resellerReference: 'late', notes: 'n' })).toMatchObject({
      status: 'CONFIRMED',
      resellerReference: 'late',
      notes: 'n',
    })
    expectFault(await plain.as.patch(`/octo/bookings/${uuid}`, { unitItems: units(1) }), 'UNPROCESSABLE_ENTITY')
  })
})

describe('confirming', () => {
  test('with more, fewer or the same units creates a normal order', async () => {
    const here = await slot()
    const [more, fewer] = [await plain.hold(request(here, 2)), await plain.hold(request(here, 4))]
    const known = fewer.unitItems[2]
    const grown = await plain.confirm(more.uuid, { contact, resellerReference: 'G-1', unitItems: units(3) })
    const shrunk = await rich.confirm(fewer.uuid, {
      contact,
      unitItems: [{ uuid: known?.uuid, unitId: 'regular', resellerReference: 'seat 1' }],
    })
    expect(grown).toMatchObject({ status: 'CONFIRMED', resellerReference: 'G-1', utcExpiresAt: null, unitItems: [{}, {}, {}] })
    expect(shrunk.unitItems).toMatchObject([
      { uuid: known?.uuid, resellerReference: 'seat 1', status: 'CONFIRMED', supplierReference: expect.stringMatching(/_oit$/) },
    ])
    expect(grown.supplierReference).toMatch(/^[A-Z0-9]{6}$/)
    expect(await stockOf(kit, here.ticket_id)).toMatchObject({ number_of_tickets_sold: 4, reservations_quantity: 0, available_quantity: 6 })
    const { body } = await kit.as.distributor.get<{ bookingorders: (Json & { items: Json[] })[] }>(
      `/v1/bookingorders?booking_code=${grown.supplierReference}`,
    )
    expect(body.bookingorders).toMatchObject([
      { booking_reference: 'G-1', api_booking: true, is_test_booking: false, distributorfinancial_status: 'invoiced' },
    ])
    expect(body.bookingorders[0]?.items).toHaveLength(3)
    expect(body.bookingorders[0]?.items[0]?.guest).toMatchObject({
      first_name: 'Ana Maria',
      last_name: 'Sousa',
      contact_phone: '+351211234567',
      country_of_residence: 'PRT',
      lead_guest: true,
    })
  })

  test('with an unknown unit or too many units is refused and keeps the hold', async () => {
    const here = await slot({ supplier_quantity: 3 })
    const { uuid } = await plain.hold(request(here))
    expectFault(await plain.as.post(`/octo/bookings/${uuid}/confirm`, { contact, unitItems: units(1, 'dog') }), 'INVALID_UNIT_ID', {
      unitId: 'dog',
    })
    expectFault(await plain.as.post(`/octo/bookings/${uuid}/confirm`, { contact, unitItems: units(4) }), 'UNPROCESSABLE_ENTITY')
    expectFault(await plain.as.post(`/octo/bookings/${uuid}/confirm`, {}), 'BAD_REQUEST')
    expectFault(await plain.as.post('/octo/bookings/none/confirm', { contact }), 'INVALID_BOOKING_UUID', { uuid: 'none' })
    expect(await plain.read(uuid)).toMatchObject({ status: 'ON_HOLD', unitItems: [{}, {}] })
  })

  test('sends mail to the guest only if the reseller requests it', async () => {
    const here = await slot()
    const { booking_email: quiet } = await booked(
      (await plain.confirm((await plain.hold(request(here))).uuid, { contact })).supplierReference,
    )
    const { booking_email: receipt } = await booked(
      (await plain.confirm((await plain.hold(request(here))).uuid, { contact, emailReceipt: true })).supplierReference,
    )
    expect([quiet, receipt]).toEqual([kit.accounts.distributor.username, 'ana@guest.example'])
  })
})

const booked = async (code: string | null): Promise<Json> =>
  (await kit.as.distributor.get<{ bookingorders: Json[] }>(`/v1/bookingorders?booking_code=${code}`)).body.bookingorders[0] ?? {}

describe('cancelling', () => {
  test('a hold returns its stock, a booking is refunded by its policy', async () => {
    const here = await slot()
    const held = await plain.hold(request(here))
    expect(await plain.cancel(held.uuid, { reason: 'changed mind' })).toMatchObject({
      status: 'CANCELLED',
      cancellation: { reason: 'changed mind', refund: 'FULL' },
      cancellable: false,
    })
    const refunds = []
    for (const cancellation_policy of [
      [],
      [{ until_days_before: 5, refund_percent: 50 }],
      [{ until_days_before: 5, refund_percent: 100 }],
    ]) {
      const there = await slot({ cancellation_policy })
      const { uuid } = await plain.hold(request(there))
      await plain.confirm(uuid)
      const over = await plain.cancel(uuid, { reason: 'ill' })
      expect(over.unitItems.map((item) => item.status)).toEqual(['CANCELLED', 'CANCELLED'])
      refunds.push(over.cancellation?.refund)
      expect(await left(there)).toBe(10)
      expect(await booked(over.supplierReference)).toMatchObject({ logistic_status: 'cancelled' })
    }
    expect(refunds).toEqual(['NONE', 'PARTIAL', 'FULL'])
    expect(await left(here)).toBe(10)
  })

  test('a cancellation or release in /v1 is visible at once', async () => {
    const here = await slot()
    const held = await plain.hold(request(here, 2, { resellerReference: 'V1' }))
    const { body } = await kit.as.distributor.get<{ reservations: { reservation_id: string }[] }>(
      '/v1/reservations?external_reference_id=V1',
    )
    await kit.as.distributor.delete(`/v1/reservations/${body.reservations[0]?.reservation_id}`)
    expect((await plain.read(held.uuid)).status).toBe('CANCELLED')
    const { uuid, supplierReference } = await plain.confirm((await plain.hold(request(here))).uuid)
    const { bookingorder_id } = await booked(supplierReference)
    await kit.as.distributor.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'cancelled' })
    expect((await plain.read(uuid)).status).toBe('CANCELLED')
  })
})

describe('listing', () => {
  test('by each filter; without a filter it is refused', async () => {
    const here = await slot({}, { date_start: '2032-01-05T20:00:00', date_stop: '2032-01-05T22:00:00' })
    const mine = await plain.confirm((await plain.hold(request(here, 1, { resellerReference: 'LIST-1' }))).uuid)
    await plain.hold(request(here, 1, { resellerReference: 'LIST-2' }))
    const uuids = async (query: string) => (await plain.list(query)).map((booking) => booking.resellerReference).sort()
    expect(await uuids('resellerReference=LIST-1')).toEqual(['LIST-1'])
    expect(await uuids(`supplierReference=${mine.supplierReference}`)).toEqual(['LIST-1'])
    expect(await uuids('localDate=2032-01-05')).toEqual(['LIST-1', 'LIST-2'])
    expect(await uuids('localDateStart=2032-01-01&localDateEnd=2032-01-31')).toEqual(['LIST-1', 'LIST-2'])
    expect(await uuids('localDateStart=2032-01-06&localDateEnd=2032-01-31')).toEqual([])
    expect(await uuids(`productId=${here.productId}&optionId=${here.optionId}`)).toEqual(['LIST-1', 'LIST-2'])
    expect(await uuids(`optionId=${on.south}&localDate=2032-01-05`)).toEqual([])
    expectFault(await plain.as.get('/octo/bookings'), 'BAD_REQUEST')
    expectFault(await plain.as.get('/octo/bookings?resellerRef=LIST-1'), 'BAD_REQUEST')
    expect(await uuids('resellerReference=LIST-1&unknown=1')).toEqual(['LIST-1'])
    expectFault(await plain.as.get('/octo/bookings?localDateStart=2032-01-01'), 'BAD_REQUEST')
    expectFault(await plain.as.get('/octo/bookings?localDate=tomorrow'), 'BAD_REQUEST')
  })
})

describe('Octo-Env: test', () => {
  test('passes through every state, and takes no stock and no money', async () => {
    const here = await slot()
    const test = reseller(kit, { on: ['pricing'], headers: { 'octo-env': 'test' } })
    const held = await test.hold(request(here, 2))
    expect(held).toMatchObject({ status: 'ON_HOLD', testMode: true, pricing: { net: 20_000 } })
    expect(await left(here)).toBe(10)
    const { uuid, supplierReference } = await test.confirm(held.uuid, { contact, unitItems: units(3) })
    expect(await left(here)).toBe(10)
    expect(await booked(supplierReference)).toMatchObject({ is_test_booking: true, invoices: [] })
    const posted =
      'select 1 from ledger_transaction t join bookingorder o on o.bookingorder_id = t.bookingorder_id where o.booking_code = $1'
    expect(await kit.query(posted, [supplierReference])).toEqual([])
    expect(await test.cancel(uuid)).toMatchObject({ status: 'CANCELLED', testMode: true })
    expect(await stockOf(kit, here.ticket_id)).toMatchObject({ available_quantity: 10, number_of_tickets_sold: 0 })
    const short = await test.hold(request(here, 1, { expirationMinutes: 1 }))
    kit.clock.advance({ minutes: 2 })
    expect((await test.read(short.uuid)).status).toBe('EXPIRED')
  })
})

describe('tickets on request', () => {
  const answer = async (accept: boolean) => {
    const { body } = await kit.as.supplier.get<{ requests: { reservation_id: string }[] }>('/v1/sales/requests?status=pending_supplier')
    const done = await kit.as.supplier.post(`/v1/sales/requests/${body.requests[0]?.reservation_id}`, { accept })
    expect(done.status, done.text).toBe(200)
    await finishAnswered(kit.service.ctx)
  }
  const asked = async () => onRequest(await slot({ ticket_status: 'on_request', supplier_quantity: 0, backorder_quantity: 5 }))

  test('confirming sends a request to the supplier: PENDING, then CONFIRMED when it accepts', async () => {
    const here = await asked()
    const { uuid, status } = await plain.hold(request(here, 2, { contact }))
    expect(status).toBe('ON_HOLD')
    expect((await plain.confirm(uuid, { contact })).status).toBe('PENDING')
    expect((await plain.confirm(uuid, { contact })).status).toBe('PENDING')
    await answer(true)
    const made = await plain.read(uuid)
    expect(made).toMatchObject({
      status: 'CONFIRMED',
      supplierReference: expect.any(String),
      unitItems: [{ status: 'CONFIRMED' }, { status: 'CONFIRMED' }],
    })
    expect(await stockOf(kit, here.ticket_id)).toMatchObject({ number_of_tickets_sold: 2 })
  })

  test('REJECTED if the supplier declines or does not answer, CANCELLED if the reseller cancels first', async () => {
    const here = await asked()
    const pending = async () => (await plain.confirm((await plain.hold(request(here, 1))).uuid)).uuid
    const [declined] = [await pending()]
    await answer(false)
    expect((await plain.read(declined)).status).toBe('REJECTED')
    expectFault(await plain.as.post(`/octo/bookings/${declined}/cancel`, {}), 'UNPROCESSABLE_ENTITY')
    const impatient = await pending()
    expect((await plain.cancel(impatient)).status).toBe('CANCELLED')
    const forgotten = await pending()
    kit.clock.advance({ hours: 25 })
    await releaseExpired(kit.service.ctx)
    await finishAnswered(kit.service.ctx)
    expect((await plain.read(forgotten)).status).toBe('REJECTED')
    expect(await finishAnswered(kit.service.ctx)).toBe(0)
  })
})

describe('guest data', () => {
  const needs = [
    { field: 'last_name', scope: 'all_persons', stage: 'pre_checkout' },
    { field: 'contact_email', scope: 'lead_guest', stage: 'pre_checkout' },
    { field: 'passport_number', scope: 'all_persons', stage: 'pre_checkout' },
    { field: 'city', scope: 'lead_guest', stage: 'optional' },
  ]

  test('is requested as contact fields and questions, and required to confirm', async () => {
    const here = await slot({}, { guest_data_requirements: needs })
    const { options } = await rich.product(here.productId)
    expect(options[0]).toMatchObject({ requiredContactFields: ['emailAddress'], questions: [{ id: 'city', required: false }] })
    expect(options[0]?.units[0]).toMatchObject({
      requiredContactFields: ['lastName'],
      questions: [{ id: 'passport_number', required: true, label: 'Passport Number' }],
      restrictions: { idRequired: true },
    })
    const [ana, rui] = [randomUUID(), randomUUID()]
    const held = await rich.hold(
      request(here, 0, {
        unitItems: [
          { uuid: ana, unitId: 'regular' },
          { uuid: rui, unitId: 'regular', contact: { lastName: 'Costa' } },
        ],
      }),
    )
    const message = expectFault(await rich.as.post(`/octo/bookings/${held.uuid}/confirm`, { contact }), 'UNPROCESSABLE_ENTITY')
    expect(message).toContain('; /questionAnswers: the answer to passport_number is needed')
    expect(message).toContain('; /unitItems/1/questionAnswers: the answer to passport_number is needed')
    expect(message).not.toContain('contact')
    expectFault(
      await rich.as.patch(`/octo/bookings/${held.uuid}`, { questionAnswers: [{ questionId: 'shoe_size', value: '9' }] }),
      'BAD_REQUEST',
    )
    const answers = (uuid: string, value: string) => ({
      uuid,
      unitId: 'regular',
      questionAnswers: [{ questionId: 'passport_number', value }],
    })
    await rich.patch(held.uuid, {
      unitItems: [answers(ana, 'AB12345'), answers(rui, 'CD67890')],
      questionAnswers: [{ questionId: 'city', value: 'Faro' }],
    })
    const made = await rich.confirm(held.uuid, { contact })
    expect(made).toMatchObject({ status: 'CONFIRMED', questionAnswers: [{ questionId: 'city', value: 'Faro' }] })
    // Encrypted answers are never returned here.
    expect(JSON.stringify(made)).not.toMatch(/AB12345|CD67890/)
    const { bookingorder_id } = await booked(made.supplierReference)
    const { body } = await kit.as.distributor.get<{ items: { guests: Json[] }[] }>(`/v1/bookingorders/${bookingorder_id}/guestdata`)
    expect(body.items[0]?.guests).toMatchObject([
      { last_name: 'Sousa', passport_number: 'AB12345', city: 'Faro', lead_guest: true },
      { last_name: 'Costa', passport_number: 'CD67890', lead_guest: false },
    ])
    expect(await kit.query('select sealed from octo_booking where uuid = $1', [held.uuid])).toEqual([{ sealed: null }])
  })

  test('what is missing is named by its unit item, whatever the order of the units', async () => {
    const here = await slot({}, { guest_data_requirements: [needs[0]] })
    await on.offer({ event_id: here.event_id, category_id: on.north, sub_category: 'youth', ticket_targetgroup: 'youth' })
    const unitItems = ['youth', 'regular', 'youth', 'regular'].map((unitId, index) => ({
      unitId,
      contact: index === 0 || index === 3 ? { lastName: 'Costa' } : {},
    }))
    const held = await plain.hold(request(here, 0, { unitItems }))
    const message = expectFault(await plain.as.post(`/octo/bookings/${held.uuid}/confirm`, { contact: {} }), 'UNPROCESSABLE_ENTITY')
    expect([...message.matchAll(/\/\S+/g)].map(([place]) => place).sort()).toEqual([
      '/unitItems/1/contact/lastName',
      '/unitItems/2/contact/lastName',
    ])
    const nobody = await plain.hold(request(here, 1))
    expect(expectFault(await plain.as.post(`/octo/bookings/${nobody.uuid}/confirm`, { contact: {} }), 'UNPROCESSABLE_ENTITY')).toContain(
      '; /contact/lastName is needed',
    )
  })

  test('encrypted answers are deleted with a hold that was never confirmed', async () => {
    const here = await slot({}, { guest_data_requirements: needs })
    const { uuid } = await rich.hold(
      request(here, 0, { unitItems: [{ unitId: 'regular', questionAnswers: [{ questionId: 'passport_number', value: 'AB12345' }] }] }),
    )
    const kept = async () =>
      (await kit.query<{ sealed: Buffer | null }>('select sealed from octo_booking where uuid = $1', [uuid]))[0]?.sealed
    expect((await kept())?.toString('latin1')).not.toContain('AB12345')
    kit.clock.advance({ minutes: 11 })
    await finishAnswered(kit.service.ctx)
    expect(await kept()).toBeNull()
  })

  // The last test of this file: it loses the key.
  test('an answer under a key that was lost stays with its hold until it is sent again, in case the key is found', async () => {
    const here = await slot({}, { guest_data_requirements: needs })
    const questionAnswers = [{ questionId: 'passport_number', value: 'AB12345' }]
    const { uuid } = await rich.hold(request(here, 1, { questionAnswers }))
    const stored = async () =>
      (await kit.query<{ sealed: Buffer | null }>('select sealed from octo_booking where uuid = $1', [uuid]))[0]?.sealed ?? null
    const before = await stored()
    const other = await kit.another({ MASTER_KEYS: `k2:${randomBytes(32).toString('base64')}` })
    const { ctx } = other.service
    await forgetKey(ctx, kit.service.ctx.config.masterKeys[0]?.kid ?? '')
    await prepareDatabase(other.service)
    const { as } = resellerAt(other.url, kit.accounts.distributor.api_key)
    const change = async (body: Json) => {
      const changed = await as.patch(`/octo/bookings/${uuid}`, body)
      expect(changed.status, changed.text).toBe(200)
    }
    await change({ notes: 'By the window' })
    await change({ unitItems: [{ unitId: 'regular' }, { unitId: 'regular' }] })
    expect(before).not.toBeNull()
    expect(await stored()).toEqual(before)
    await change({ questionAnswers })
    expect(ctx.vault.open((await stored()) as Buffer).toString()).toContain('AB12345')
  })
})
