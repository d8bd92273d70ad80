import pg from 'pg'
import { expect, test } from 'vitest'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { order, putOnSale, stockOf } from './kit.js'

const kit = await startKit()
const { distributor, distributor2, supplier, support } = kit.as

type Reservation = Record<string, unknown> & {
  reservation_id: string
  items: Record<string, unknown>[]
  valid_until: string
  created: string
}

test('a reservation has every field of the contract', async () => {
  const ticket = await putOnSale(kit, { stock: 5, net_rate: 12_345 })
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.85' } })
  await kit.as.finance.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { allowed_currencies: ['EUR', 'GBP'] })
  const made = await distributor.post<Reservation>('/v1/reservations', {
    items: [{ ticket_id: ticket, quantity: 2, net_rate: 12_345, currency_code: 'EUR', sales_price: 15_000 }],
    booking_email: 'desk@agency.example',
    notify_client: null,
    notify_me: true,
    notes: 'Window seats',
    external_reference_id: 'basket-1',
    target_currency: 'GBP',
  })
  expect(made.status).toBe(201)
  expect(made.body).toMatchObject({
    client_id: kit.accounts.distributor.client_id,
    reservation_id: expect.stringMatching(/^[0-9a-z]{26}_rsv$/),
    status: 'active',
    notify_client: false,
    notes: 'Window seats',
    parent_allocation_id: null,
    external_reference_id: 'basket-1',
    target_currency: 'GBP',
    void_reason: null,
  })
  for (const name of ['valid_until', 'extendable_until', 'created', 'updated'])
    expect(made.body[name]).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  expect(Object.keys(made.body.items[0] ?? {}).sort()).toEqual([
    'allotment_id',
    'currency',
    'event_name',
    'net_rate',
    'quantity',
    'salesprice',
    'ticket_id',
    'ticket_name',
  ])
  expect(made.body.items[0]).toMatchObject({ ticket_id: ticket, quantity: 2, salesprice: 15_000, net_rate: 12_345, currency: 'EUR' })
  expect(Date.parse(made.body.valid_until) - Date.parse(made.body.created)).toBe(600_000)
  expect(await stockOf(kit, ticket)).toMatchObject({ available_quantity: 3, reservations_quantity: 2 })
  expect((await distributor.get(`/v1/reservations/${made.body.reservation_id}`)).body).toEqual(made.body)
})

test('a ticket that is named twice is checked as a sum, and all items are held or none', async () => {
  const [plenty, scarce] = [await putOnSale(kit, { stock: 50 }), await putOnSale(kit, { stock: 3 })]
  const twice = {
    items: [
      { ticket_id: scarce, quantity: 2 },
      { ticket_id: plenty, quantity: 5 },
      { ticket_id: scarce, quantity: 2 },
    ],
    booking_email: 'a@b.example',
  }
  const refused = expectProblem(await distributor.post('/v1/reservations', twice), 'insufficient_stock')
  expect(refused).toMatchObject({
    ticket_id: scarce,
    available_quantity: 3,
    allowed_quantities: [1, 2, 3],
    net_rate: 10_000,
    currency: 'EUR',
  })
  expect(await stockOf(kit, plenty)).toMatchObject({ available_quantity: 50, reservations_quantity: 0 })
})

test('checks are made in this order: visible, on sale, quantity, price, stock, single left, limit', async () => {
  expectProblem(await distributor.post('/v1/reservations', order('no-such-ticket')), 'ticket_not_found')
  const closed = await putOnSale(kit, { stock: 1, flags: ['pairs_only'], latest_sale_date: '2020-01-01T00:00:00' })
  expectProblem(await distributor.post('/v1/reservations', order(closed, 3)), 'not_on_sale')
  const pairs = await putOnSale(kit, { stock: 4, flags: ['pairs_only'] })
  const odd = { items: [{ ticket_id: pairs, quantity: 3, net_rate: 1 }], booking_email: 'a@b.example' }
  expect(expectProblem(await distributor.post('/v1/reservations', odd), 'quantity_not_allowed')).toMatchObject({
    allowed_quantities: [2, 4],
  })
  const priced = { items: [{ ticket_id: pairs, quantity: 6, net_rate: 9_999 }], booking_email: 'a@b.example' }
  expect(expectProblem(await distributor.post('/v1/reservations', priced), 'price_changed')).toMatchObject({
    net_rate: 10_000,
    currency: 'EUR',
  })
  expectProblem(await distributor.post('/v1/reservations', order(pairs, 6)), 'insufficient_stock')
  const single = await putOnSale(kit, { stock: 4, flags: ['no_single_left'] })
  expect(expectProblem(await distributor.post('/v1/reservations', order(single, 3)), 'quantity_not_allowed')).toMatchObject({
    allowed_quantities: [1, 2, 4],
  })
})

test('for a ticket that is not on sale allowed_quantities is empty, in the refusal and in the ticket', async () => {
  const ticket = await putOnSale(kit, { stock: 4 })
  expect((await supplier.patch(`/v1/tickets/${ticket}`, { ticket_status: 'disabled' })).status).toBe(200)
  const refused = expectProblem(await distributor.post('/v1/reservations', order(ticket)), 'not_on_sale')
  expect(refused).toMatchObject({ available_quantity: 4, allowed_quantities: [] })
  expect((await supplier.get(`/v1/tickets/${ticket}`)).body).toMatchObject({ stock: 4, allowed_quantities: [] })
})

test('an unknown currency is refused with its field, another known currency as a changed price', async () => {
  const ticket = await putOnSale(kit)
  const inCurrency = (currency_code: string) => ({
    items: [{ ticket_id: ticket, quantity: 1, currency_code }],
    booking_email: 'a@b.example',
  })
  const named = (pointer: string) => ({ errors: [expect.objectContaining({ pointer, code: 'unknown_currency' })] })
  const refused = expectProblem(await distributor.post('/v1/reservations', inCurrency('XXQ')), 'unknown_currency')
  expect(refused).toMatchObject(named('/items/0/currency_code'))
  const target = await distributor.post('/v1/reservations', { ...order(ticket), target_currency: 'XXQ' })
  expect(expectProblem(target, 'unknown_currency')).toMatchObject(named('/target_currency'))
  expectProblem(await distributor.post('/v1/reservations', inCurrency('GBP')), 'price_changed')
  const { body } = await distributor.post<Reservation>('/v1/reservations', order(ticket))
  const { items } = inCurrency('XXQ')
  expectProblem(await distributor.put(`/v1/reservations/${body.reservation_id}`, { items }), 'unknown_currency')
})

test('a price tolerance accepts an increase up to it; a decrease is accepted with a tolerance and refused without', async () => {
  const ticket = await putOnSale(kit, { net_rate: 10_100 })
  const at = (price_tolerance: number, net_rate = 10_000) =>
    distributor.post('/v1/reservations', {
      items: [{ ticket_id: ticket, quantity: 1, net_rate }],
      booking_email: 'a@b.example',
      price_tolerance,
    })
  expect(expectProblem(await at(99), 'price_changed').detail).toContain('the price_tolerance of 99 accepts 10099 at most')
  expect((await at(100)).body).toMatchObject({ items: [{ net_rate: 10_100 }] })
  expect((await at(1, 20_000)).body).toMatchObject({ items: [{ net_rate: 10_100 }] })
  expect(expectProblem(await at(0, 20_000), 'price_changed').detail).not.toContain('price_tolerance')
})

test('a distributor cannot hold more than its hold_limit, and the refusal has the held quantity', async () => {
  await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor2.distributor_id}`, { hold_limit: 5 })
  const ticket = await putOnSale(kit, { stock: 100 })
  const first = await distributor2.post<Reservation>('/v1/reservations', order(ticket, 4))
  expect(first.status).toBe(201)
  const over = await distributor2.post('/v1/reservations', order(ticket, 2))
  expect(expectProblem(over, 'hold_limit')).toMatchObject({ held: 4, hold_limit: 5 })
  expect(over.headers.get('retry-after')).not.toBeNull()
  const never = await distributor2.post('/v1/reservations', order(ticket, 6))
  expect(expectProblem(never, 'hold_limit').detail).toContain('6 tickets cannot be held at once: the limit is 5.')
  await distributor2.delete(`/v1/reservations/${first.body.reservation_id}`)
  expect((await distributor2.post('/v1/reservations', order(ticket, 5))).status).toBe(201)
  await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor2.distributor_id}`, { hold_limit: 1000 })
})

test('other tenants cannot see a reservation, staff can, and a supplier cannot make one', async () => {
  const ticket = await putOnSale(kit)
  const { body } = await distributor.post<Reservation>('/v1/reservations', order(ticket))
  expectProblem(await distributor2.get(`/v1/reservations/${body.reservation_id}`), 'reservation_not_found')
  expectProblem(await distributor2.delete(`/v1/reservations/${body.reservation_id}`), 'reservation_not_found')
  expect((await support.get(`/v1/reservations/${body.reservation_id}`)).status).toBe(200)
  expectProblem(await supplier.get(`/v1/reservations/${body.reservation_id}`), 'forbidden')
})

test('a hold can be extended up to its limit', async () => {
  const ticket = await putOnSale(kit)
  const { body } = await distributor.post<Reservation>('/v1/reservations', order(ticket))
  const until = (minutes: number) => new Date(Date.parse(`${body.created}Z`) + minutes * 60_000).toISOString().slice(0, 19)
  const extended = await distributor.patch<Reservation>(`/v1/reservations/${body.reservation_id}`, { valid_until: until(29) })
  expect(extended.body).toMatchObject({ status: 'extended', valid_until: until(29) })
  expectProblem(await distributor.patch(`/v1/reservations/${body.reservation_id}`, { valid_until: until(31) }), 'hold_too_long')
  const early = await distributor.patch(`/v1/reservations/${body.reservation_id}`, { valid_until: until(5) })
  expect(expectProblem(early, 'validation_failed').detail).toContain(`is before the hold's own end, ${until(29)}`)
})

test('If-Match guards a release too: a reservation that changed since it was read is not released', async () => {
  const ticket = await putOnSale(kit, { stock: 3 })
  const { body } = await distributor.post<Reservation>('/v1/reservations', order(ticket, 2))
  const path = `/v1/reservations/${body.reservation_id}`
  const read = async () => ({ 'if-match': String((await distributor.get(path)).headers.get('etag')) })
  const before = await read()
  await distributor.patch(path, { notes: 'Wanted after all' })
  expectProblem(await distributor.delete(path, before), 'precondition_failed')
  expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 2 })
  expect((await distributor.delete(path, await read())).body).toMatchObject({ status: 'void' })
})

test('a reservation can be sent back as it was read: its end is not taken as a new one', async () => {
  const { body } = await distributor.post<Reservation>('/v1/reservations', order(await putOnSale(kit)))
  const { notes, valid_until } = body
  const patched = await distributor.patch<Reservation>(`/v1/reservations/${body.reservation_id}`, { notes, valid_until })
  expect(patched.body).toMatchObject({ status: 'active', valid_until })
  for (const spelt of [`${valid_until}Z`, valid_until.replace('T', ' '), `${valid_until}+00:00`]) {
    const again = await distributor.patch<Reservation>(`/v1/reservations/${body.reservation_id}`, { valid_until: spelt })
    expect(again.body, spelt).toEqual(body)
  }
})

test('a replacement holds the new items; if it is refused the old hold stays', async () => {
  const [first, second] = [await putOnSale(kit, { stock: 3 }), await putOnSale(kit, { stock: 3 })]
  const { body } = await distributor.post<Reservation>('/v1/reservations', order(first, 3))
  expectProblem(
    await distributor.put(`/v1/reservations/${body.reservation_id}`, { items: [{ ticket_id: second, quantity: 4 }] }),
    'insufficient_stock',
  )
  expect(await stockOf(kit, first)).toMatchObject({ available_quantity: 0, reservations_quantity: 3 })
  // Its own hold counts as free while it is replaced.
  const replaced = await distributor.put<Reservation>(`/v1/reservations/${body.reservation_id}`, {
    items: [
      { ticket_id: first, quantity: 2 },
      { ticket_id: second, quantity: 3 },
    ],
  })
  expect(replaced.status).toBe(200)
  expect(await stockOf(kit, first)).toMatchObject({ available_quantity: 1, reservations_quantity: 2 })
  expect(await stockOf(kit, second)).toMatchObject({ available_quantity: 0, reservations_quantity: 3 })
})

test('released stock can be bought at once, and a released hold has ended', async () => {
  const ticket = await putOnSale(kit, { stock: 1 })
  const { body } = await distributor.post<Reservation>('/v1/reservations', order(ticket))
  const released = await distributor.delete<Reservation>(`/v1/reservations/${body.reservation_id}`)
  expect(released).toMatchObject({ status: 200, body: { status: 'void', void_reason: 'cancelled' } })
  expect((await distributor2.post('/v1/reservations', order(ticket))).status).toBe(201)
  expectProblem(await distributor.delete(`/v1/reservations/${body.reservation_id}`), 'reservation_expired')
})

test('the history has every version with its author, newest first', async () => {
  const ticket = await putOnSale(kit)
  const { body } = await distributor.post<Reservation>('/v1/reservations', order(ticket))
  await support.patch(`/v1/reservations/${body.reservation_id}`, { notes: 'called' })
  const { body: page } = await distributor.get<{ history: Record<string, unknown>[] }>(`/v1/reservations/${body.reservation_id}/history`)
  expect(page.history).toHaveLength(2)
  expect(page.history[0]).toMatchObject({
    reservation_id: body.reservation_id,
    inactive_since: null,
    created_by: kit.accounts.distributor.client_id,
    updated_by: kit.accounts.support.client_id,
    reservation: { notes: 'called' },
  })
  expect(page.history[1]).toMatchObject({ inactive_since: expect.any(String), reservation: body })
  const given = Object.keys(body).filter((name) => body[name] !== null)
  expect(new Set(page.history[1]?.changed as string[])).toEqual(new Set(given))
})

test('a change without effect makes no version', async () => {
  const ticket = await putOnSale(kit)
  const { body } = await distributor.post<Reservation>('/v1/reservations', { ...order(ticket), notes: 'as it is' })
  const url = `/v1/reservations/${body.reservation_id}`
  const versions = async (of: string) => (await distributor.get<{ history: unknown[] }>(`${of}/history`)).body.history.length
  for (const same of [{}, { notes: 'as it is' }, { valid_until: body.valid_until }]) {
    expect((await distributor.patch(url, same)).body).toEqual(body)
    expect(await versions(url)).toBe(1)
  }
  const booked = await distributor.post<{ bookingorders: [{ bookingorder_id: string }] }>('/v1/bookings', {
    reservation_id: body.reservation_id,
    accepted_gt: true,
  })
  const orderUrl = `/v1/bookingorders/${booked.body.bookingorders[0].bookingorder_id}`
  const before = await distributor.get<{ booking_email: string }>(orderUrl)
  const had = await versions(orderUrl)
  kit.clock.advance({ seconds: 2 })
  for (const same of [{}, { booking_email: before.body.booking_email }])
    expect((await distributor.put(orderUrl, same)).body).toEqual(before.body)
  expect(await versions(orderUrl)).toBe(had)
  expect((await distributor.get(orderUrl)).headers.get('etag')).toBe(before.headers.get('etag'))
})

test('a repeated idempotency key holds once and returns the same answer, byte for byte', async () => {
  const ticket = await putOnSale(kit, { stock: 10 })
  const key = { 'idempotency-key': 'basket-77' }
  const replies = await Promise.all(Array.from({ length: 20 }, () => distributor.post('/v1/reservations', order(ticket, 2), key)))
  const made = replies.filter((reply) => reply.status === 201)
  expect(made.length).toBeGreaterThan(0)
  expect(replies.every((reply) => reply.status === 201 || reply.status === 409)).toBe(true)
  const again = await distributor.post('/v1/reservations', order(ticket, 2), key)
  expect(again.headers.get('idempotent-replayed')).toBe('true')
  expect(new Set([...made.map((reply) => reply.text), again.text]).size).toBe(1)
  expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 2 })
  expect(new Set([...made, again].map(({ headers }) => headers.get('etag')))).toEqual(new Set(['"1"']))
  const reused = await distributor.post('/v1/reservations', order(ticket, 3), key)
  expectProblem(reused, 'idempotency_key_reused')
  expect(reused.headers.get('etag')).toBeNull()
})

test('a repeated key returns the first answer in any process, also when the hold has changed since', async () => {
  const ticket = await putOnSale(kit, { stock: 10, net_rate: 9_007_199_254 })
  const key = { 'idempotency-key': 'basket-78' }
  const wanted = { ...order(ticket, 2), notes: 'a "quoted" \\ note,\nüber {zwei} Zeilen \u2028 😀', external_reference_id: '{1,2}' }
  const first = await distributor.post<Reservation>('/v1/reservations', wanted, key)
  await distributor.patch(`/v1/reservations/${first.body.reservation_id}`, { notes: 'changed' })
  await distributor.delete(`/v1/reservations/${first.body.reservation_id}`)
  const there = caller((await kit.another()).url, { 'x-api-key': kit.accounts.distributor.api_key })
  for (const client of [distributor, there]) {
    const again = await client.post('/v1/reservations', wanted, key)
    expect(again.status).toBe(201)
    expect(again.text).toBe(first.text)
  }
})

test('an expired hold frees its tickets once for the next buyer, also if no process ran at its end', async () => {
  const ticket = await putOnSale(kit, { stock: 2 })
  const { body } = await distributor.post<Reservation>('/v1/reservations', order(ticket, 2))
  expectProblem(await distributor2.post('/v1/reservations', order(ticket, 2)), 'insufficient_stock')
  kit.clock.advance({ minutes: 11 })
  // No sweep runs in this test: the buyer's request ends the expired hold.
  expect((await distributor2.post('/v1/reservations', order(ticket, 2))).status).toBe(201)
  expect(await stockOf(kit, ticket)).toMatchObject({ available_quantity: 0, reservations_quantity: 2 })
  expect((await distributor.get(`/v1/reservations/${body.reservation_id}`)).body).toMatchObject({ status: 'void', void_reason: 'expired' })
  expectProblem(await distributor.patch(`/v1/reservations/${body.reservation_id}`, { notes: 'late' }), 'reservation_expired')
})

test('a hold is kept when releasing expired holds for another request of the same batch fails', async () => {
  const ticket = await putOnSale(kit, { stock: 3 })
  const { body: old } = await distributor.post<Reservation>('/v1/reservations', order(ticket, 2))
  kit.clock.advance({ minutes: 11 })
  const hurried = await kit.another({ LOCK_TIMEOUT_MS: '500' })
  const as = caller(hurried.url, { 'x-api-key': kit.accounts.distributor.api_key })
  const elsewhere = await putOnSale(kit)
  const holder = new pg.Client(kit.database)
  await holder.connect()
  await holder.query('begin')
  await holder.query('select from reservation_item where reservation_id = $1 for update', [old.reservation_id])
  // The first one holds the lock of the distributor; the others are collected behind it.
  const [, accepted, short] = await Promise.all([
    as.post<Reservation>('/v1/reservations', order(elsewhere, 1)),
    as.post<Reservation>('/v1/reservations', order(ticket, 1)),
    as.post<Reservation>('/v1/reservations', order(ticket, 2)),
  ])
  await holder.query('rollback')
  await holder.end()
  expect(accepted.status, accepted.text).toBe(201)
  expectProblem(short, 'insufficient_stock')
  expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 3, available_quantity: 0 })
})
