import { describe, expect, test } from 'vitest'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { expectProblem, startKit } from '../kit/index.js'
import { order, putOnSale, stockOf } from './kit.js'

const kit = await startKit()
const { distributor, supplier, supplier2 } = kit.as
type Booked = { bookingorders: { bookingorder_id: string }[] }
type Reservation = Record<string, unknown> & { reservation_id: string; valid_until: string; created: string }

const ask = async (quantity: number, backorder = 10) => {
  const ticket = await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: backorder })
  const made = await distributor.post<Reservation>('/v1/reservations', order(ticket, quantity))
  expect(made).toMatchObject({ status: 201, body: { status: 'pending_supplier' } })
  return { ticket, reservation: made.body }
}

test('a request holds nothing, is visible to its supplier, and waits one day', async () => {
  const { ticket, reservation } = await ask(3)
  expect(Date.parse(reservation.valid_until) - Date.parse(reservation.created)).toBe(24 * 3_600_000)
  expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 0, supplier_quantity: 0 })
  const mine = await supplier.get<{ requests: Record<string, unknown>[] }>(
    `/v1/sales/requests?reservation_id=${reservation.reservation_id}`,
  )
  expect(mine.body.requests).toMatchObject([
    { reservation_id: reservation.reservation_id, status: 'pending_supplier', items: [{ ticket_id: ticket, quantity: 3 }] },
  ])
  expect((await supplier2.get<{ requests: unknown[] }>('/v1/sales/requests')).body.requests).toEqual([])
  expectProblem(await supplier2.post(`/v1/sales/requests/${reservation.reservation_id}`, { accept: true }), 'reservation_not_found')
})

test('a hold is not shown to the supplier as a request when it puts the ticket on request; a request stays one when the ticket is available again', async () => {
  const listed = async () =>
    (await supplier.get<{ requests: { reservation_id: string }[] }>('/v1/sales/requests?page_size=1000')).body.requests.map(
      (one) => one.reservation_id,
    )
  const ticket = await putOnSale(kit)
  const held = await distributor.post<Reservation>('/v1/reservations', order(ticket, 2))
  expect(held).toMatchObject({ status: 201, body: { status: 'active' } })
  const hidden = await supplier.patch(`/v1/tickets/${ticket}`, { ticket_status: 'on_request', backorder_quantity: 5 })
  expect(hidden.status, hidden.text).toBe(200)
  expect(await listed()).not.toContain(held.body.reservation_id)
  expectProblem(await supplier.post(`/v1/sales/requests/${held.body.reservation_id}`, { accept: false }), 'reservation_not_found')

  const { ticket: asked, reservation } = await ask(2)
  expect((await supplier.post(`/v1/sales/requests/${reservation.reservation_id}`, { accept: true })).status).toBe(200)
  expect((await supplier.patch(`/v1/tickets/${asked}`, { ticket_status: 'available' })).status).toBe(200)
  expect(await listed()).toContain(reservation.reservation_id)
})

test('a request that is not accepted yet cannot be extended', async () => {
  const { reservation } = await ask(1)
  const refused = await distributor.patch(`/v1/reservations/${reservation.reservation_id}`, { valid_until: '2099-01-01T00:00:00' })
  const { detail, legal } = expectProblem(refused, 'illegal_transition')
  expect(detail).toContain(`the supplier has still to answer, by ${reservation.valid_until}`)
  expect(legal).toEqual(['active', 'void'])
})

test('an acceptance moves the quantity into stock and holds it for one day', async () => {
  const { ticket, reservation } = await ask(4, 6)
  expect((await supplier.post(`/v1/sales/requests/${reservation.reservation_id}`, { accept: true, quantity: 3 })).status).toBe(200)
  expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 3, reservations_quantity: 3, available_quantity: 0 })
  const { body } = await distributor.get(`/v1/reservations/${reservation.reservation_id}`)
  expect(body).toMatchObject({ status: 'active', items: [{ quantity: 3 }] })
  expectProblem(await supplier.post(`/v1/sales/requests/${reservation.reservation_id}`, { accept: true }), 'reservation_expired')
})

const accepted = async () => {
  const { ticket, reservation } = await ask(3, 3)
  const path = `/v1/reservations/${reservation.reservation_id}`
  expect((await supplier.post(`/v1/sales/requests/${reservation.reservation_id}`, { accept: true })).status).toBe(200)
  expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 3, reservations_quantity: 3 })
  const left = async () =>
    kit.query('select supplier_quantity, reservations_quantity, backorder_quantity from ticket_stock where ticket_id = $1', [ticket])
  return { ticket, path, left, reservation_id: reservation.reservation_id }
}
const askable = [{ supplier_quantity: 0, reservations_quantity: 0, backorder_quantity: 3 }]

describe('confirmed tickets whose hold ends without a booking, or whose order is cancelled, can be asked for again:', () => {
  test('after a release', async () => {
    const { ticket, path, left } = await accepted()
    expectProblem(await distributor.post('/v1/reservations', order(ticket, 1)), 'insufficient_stock')
    expect((await distributor.delete(path)).status).toBe(200)
    expect(await left()).toEqual(askable)
    const again = await distributor.post<Reservation>('/v1/reservations', order(ticket, 3))
    expect(again).toMatchObject({ status: 201, body: { status: 'pending_supplier' } })
    expect((await supplier.post(`/v1/sales/requests/${again.body.reservation_id}`, { accept: true })).status).toBe(200)
  })

  test('after the end of the hold', async () => {
    const { left } = await accepted()
    kit.clock.advance({ hours: 25 })
    await releaseExpired(kit.service.ctx)
    expect(await left()).toEqual(askable)
  })

  test('after a change of the hold to another ticket', async () => {
    const { path, left } = await accepted()
    const items = [{ ticket_id: await putOnSale(kit), quantity: 2 }]
    const changed = await distributor.put(path, { items })
    expect(changed.status, changed.text).toBe(200)
    expect(await left()).toEqual(askable)
  })

  test('after a test booking', async () => {
    const { reservation_id, left } = await accepted()
    const booked = await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true, is_test_booking: true })
    expect(booked.status, booked.text).toBe(201)
    expect(await left()).toEqual(askable)
  })

  test('unless their ticket is available by now: then they are on sale', async () => {
    const { ticket, path, left } = await accepted()
    expect((await supplier.patch(`/v1/tickets/${ticket}`, { ticket_status: 'available' })).status).toBe(200)
    expect((await distributor.delete(path)).status).toBe(200)
    expect(await left()).toEqual([{ supplier_quantity: 3, reservations_quantity: 0, backorder_quantity: 0 }])
    expect((await distributor.post('/v1/reservations', order(ticket, 3))).status).toBe(201)
  })

  test('after a booking of which they are cancelled, one by one and the rest', async () => {
    const { ticket, reservation_id, left } = await accepted()
    const booked = await distributor.post<Booked>('/v1/bookings', { reservation_id, accepted_gt: true })
    const path = `/v1/bookingorders/${booked.body.bookingorders[0]?.bookingorder_id}`
    const { items } = (await distributor.get<{ items: { orderitem_id: string }[] }>(path)).body
    const one = [{ orderitem_id: items[0]?.orderitem_id, ticket_status: 'cancelled' }]
    expect((await distributor.put(path, { items: one })).status).toBe(200)
    expect(await left()).toEqual([{ supplier_quantity: 2, reservations_quantity: 0, backorder_quantity: 1 }])
    expect((await distributor.put(path, { logistic_status: 'cancelled' })).status).toBe(200)
    expect(await left()).toEqual(askable)
    expect(await distributor.post('/v1/reservations', order(ticket, 3))).toMatchObject({
      status: 201,
      body: { status: 'pending_supplier' },
    })
  })

  test('but not what was sold as stock before the ticket was put on request', async () => {
    const ticket = await putOnSale(kit, { stock: 3 })
    const held = await distributor.post<Reservation>('/v1/reservations', order(ticket, 3))
    const { reservation_id } = held.body
    const booked = await distributor.post<Booked>('/v1/bookings', { reservation_id, accepted_gt: true })
    expect((await supplier.patch(`/v1/tickets/${ticket}`, { ticket_status: 'on_request' })).status).toBe(200)
    const path = `/v1/bookingorders/${booked.body.bookingorders[0]?.bookingorder_id}`
    expect((await distributor.put(path, { logistic_status: 'cancelled' })).status).toBe(200)
    expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 3, number_of_tickets_sold: 0, available_quantity: 3 })
  })

  test('and stay sold after a booking', async () => {
    const { reservation_id, left } = await accepted()
    expect((await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true })).status).toBe(201)
    expect(await left()).toEqual([{ supplier_quantity: 3, reservations_quantity: 0, backorder_quantity: 0 }])
  })
})

test('an accepted request that is changed to other tickets holds them as long as an ordinary hold, and is no request of their supplier', async () => {
  const { path, reservation_id } = await accepted()
  const other = await putOnSale(kit, { supplier_id: kit.accounts.supplier2.supplier_id as string })
  const changed = await distributor.put<Reservation>(path, { items: [{ ticket_id: other, quantity: 2 }] })
  expect(changed.status, changed.text).toBe(200)
  const minutes = (until: string) => Math.round((Date.parse(`${until}Z`) - kit.clock.now().getTime()) / 60_000)
  expect(minutes(changed.body.valid_until)).toBe(10)
  expect((await distributor.get<Reservation>(path)).body.valid_until).toBe(changed.body.valid_until)
  const late = new Date(kit.clock.now().getTime() + 31 * 60_000).toISOString()
  expectProblem(await distributor.patch(path, { valid_until: late }), 'hold_too_long')
  const { body } = await supplier2.get<{ requests: unknown[] }>(`/v1/sales/requests?reservation_id=${reservation_id}`)
  expect(body.requests).toEqual([])
  kit.clock.advance({ minutes: 11 })
  await releaseExpired(kit.service.ctx)
  expect(await stockOf(kit, other)).toMatchObject({ supplier_quantity: 10, reservations_quantity: 0 })
})

test('a refusal, or no answer within one day, ends it', async () => {
  const refused = await ask(1)
  await supplier.post(`/v1/sales/requests/${refused.reservation.reservation_id}`, { accept: false })
  expect((await distributor.get(`/v1/reservations/${refused.reservation.reservation_id}`)).body).toMatchObject({
    status: 'void',
    void_reason: 'refused',
  })
  const { ticket, reservation } = await ask(1, 6)
  const path = `/v1/reservations/${reservation.reservation_id}`
  kit.clock.advance({ hours: 23, minutes: 59 })
  await releaseExpired(kit.service.ctx)
  expect((await distributor.get(path)).body).toMatchObject({ status: 'pending_supplier' })
  kit.clock.advance({ minutes: 2 })
  // It has ended even before the sweep.
  expectProblem(await supplier.post(`/v1/sales/requests/${reservation.reservation_id}`, { accept: true }), 'reservation_expired')
  await kit.work()
  await expect
    .poll(async () => (await distributor.get(path)).body)
    .toMatchObject({ status: 'void', void_reason: 'expired', items: [{ ticket_id: ticket, quantity: 1 }] })
  expectProblem(await supplier.post(`/v1/sales/requests/${reservation.reservation_id}`, { accept: true }), 'reservation_expired')
  const { body } = await supplier.get(`/v1/sales/requests?reservation_id=${reservation.reservation_id}`)
  expect(body.requests).toMatchObject([{ status: 'void' }])
  // Nothing was held and nothing returns: the quantity to confirm is unchanged, and it ends once.
  expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 0, reservations_quantity: 0, number_of_tickets_sold: 0 })
  expect(await kit.query('select backorder_quantity from ticket_stock where ticket_id = $1', [ticket])).toEqual([{ backorder_quantity: 6 }])
  const past = await distributor.get<{ history: { reservation: { status: string } }[] }>(`${path}/history`)
  expect(past.body.history.map((entry) => entry.reservation.status)).toEqual(['void', 'pending_supplier'])
})

test('a request cannot be combined with tickets that are held at once', async () => {
  const [onRequest, inStock] = [
    await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 5 }),
    await putOnSale(kit),
  ]
  const items = [onRequest, inStock].map((ticket_id) => ({ ticket_id, quantity: 1 }))
  expectProblem(await distributor.post('/v1/reservations', { items, booking_email: 'a@b.example' }), 'mixed_on_request')
})

test('of two answers at the same time one counts', async () => {
  const { ticket, reservation } = await ask(2)
  const answers = await Promise.all(
    [true, true, false, true].map((accept) => supplier.post(`/v1/sales/requests/${reservation.reservation_id}`, { accept })),
  )
  expect(answers.map((one) => one.status).sort()).toEqual([200, 409, 409, 409])
  const stock = await stockOf(kit, ticket)
  expect([0, 2]).toContain(stock.supplier_quantity)
  expect(stock.supplier_quantity).toBe(stock.reservations_quantity)
})
