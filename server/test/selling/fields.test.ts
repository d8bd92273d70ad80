import { expect, test } from 'vitest'
import { type Caller, caller, expectProblem, startKit } from '../kit/index.js'
import { order, putOnSale } from './kit.js'

const kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '100000' })
const { admin, distributor, finance, supplier, support } = kit.as
const { accounts } = kit
const client = accounts.distributor.client_id
type Body = Record<string, unknown>
type Reservation = Body & { reservation_id: string; created: string; updated: string; valid_until: string; items: Body[] }
type Booking = Body & { bookingorders: { bookingorder_id: string }[] }
type Entry = Body & { reservation: Body; bookingorder: Body }

/** Reserves and books, each as some caller, and reads everything that names the client and the actor. */
async function sell(reserver: Caller, booker: Caller, more: Body = {}, ticket?: string) {
  const held = await reserver.post<Reservation>('/v1/reservations', order(ticket ?? (await putOnSale(kit)), 1, more))
  expect(held.status, held.text).toBe(201)
  const { reservation_id } = held.body
  const booked = await booker.post<Booking>('/v1/bookings', { reservation_id, accepted_gt: true })
  expect(booked.status, booked.text).toBe(201)
  const id = booked.body.bookingorders[0]?.bookingorder_id
  const past = async (path: string) => (await admin.get<{ history: Entry[] }>(`${path}/history`)).body.history
  return {
    reservation: held.body,
    booking: booked.body,
    order: (await distributor.get(`/v1/bookingorders/${id}`)).body,
    /** oldest first */
    ofReservation: (await past(`/v1/reservations/${reservation_id}`)).reverse(),
    ofOrder: (await past(`/v1/bookingorders/${id}`)).reverse(),
  }
}

async function impersonator(): Promise<Caller> {
  const { body } = await (await kit.login('admin')).patch('/v1/login', { target_client_id: client })
  return caller(kit.url, { authorization: `Bearer ${body.access_token}` })
}

const by = (client_id: string, impersonator_client_id: string | null = null) => ({
  created_by: client_id,
  updated_by: client_id,
  impersonator_client_id,
})

test('a sale by the operator for a client names the client and the operator in reservation, booking, order and history', async () => {
  const operator = accounts.support.client_id
  const session = await kit.login('support')
  const sold = await sell(session, session, { onbehalfclient_id: client })
  const names = { client_id: operator, onbehalfclient_id: client, distributor_id: accounts.distributor.distributor_id }
  expect(sold.reservation).toMatchObject(names)
  expect(sold.booking).toMatchObject({ ...names, offline_booking: true, api_booking: false })
  expect(sold.order).toMatchObject({ client_id: operator, offline_booking: true, api_booking: false })
  expect(sold.ofReservation).toMatchObject([
    { ...by(operator), reservation: { ...names, status: 'active' } },
    { ...by(operator), reservation: { ...names, status: 'booked' } },
  ])
  expect(sold.ofOrder).toMatchObject([{ ...by(operator), bookingorder: { ...names, offline_booking: true } }])
})

test('a sale under impersonation belongs to the client and names it in onbehalfclient_id; the history also names the impersonator', async () => {
  const as = await impersonator()
  const sold = await sell(as, as)
  const names = { client_id: client, onbehalfclient_id: client }
  expect(sold.reservation).toMatchObject(names)
  expect(sold.booking).toMatchObject({ ...names, offline_booking: true, api_booking: false })
  const named = by(client, accounts.admin.client_id)
  expect(sold.ofReservation).toMatchObject([
    { ...named, reservation: names },
    { ...named, reservation: names },
  ])
  expect(sold.ofOrder).toMatchObject([{ ...named, bookingorder: { ...names, offline_booking: true } }])
})

test('a sale by the client itself has no onbehalfclient_id; api_booking is true with a key and false in the console', async () => {
  const byKey = await sell(distributor, distributor)
  expect(byKey.reservation).toMatchObject({ client_id: client, onbehalfclient_id: null })
  expect(byKey.booking).toMatchObject({ client_id: client, onbehalfclient_id: null, offline_booking: false, api_booking: true })
  expect(byKey.ofOrder).toMatchObject([{ ...by(client), bookingorder: { onbehalfclient_id: null, api_booking: true } }])
  const session = await kit.login('distributor')
  const inConsole = await sell(session, session)
  expect(inConsole.booking).toMatchObject({ onbehalfclient_id: null, offline_booking: false, api_booking: false })
})

test('a client’s reservation that staff books names the client in onbehalfclient_id; offline_booking is true only in the console', async () => {
  const byStaff = await sell(distributor, support)
  expect(byStaff.reservation).toMatchObject({ onbehalfclient_id: null })
  const names = { client_id: accounts.support.client_id, onbehalfclient_id: client }
  expect(byStaff.booking).toMatchObject({ ...names, offline_booking: false, api_booking: true })
  expect(byStaff.ofOrder).toMatchObject([{ ...by(accounts.support.client_id), bookingorder: names }])
  const asClient = await sell(distributor, await impersonator())
  expect(asClient.booking).toMatchObject({ client_id: client, onbehalfclient_id: client, offline_booking: true })
})

test('only an operator can name a client, and it must be a client of a distributor', async () => {
  const ask = async (as: Caller, onbehalfclient_id?: string) =>
    as.post('/v1/reservations', order(await putOnSale(kit), 1, onbehalfclient_id ? { onbehalfclient_id } : {}))
  expectProblem(await ask(distributor, client), 'forbidden')
  expect(expectProblem(await ask(support), 'validation_failed')).toMatchObject({ errors: [{ pointer: '/onbehalfclient_id' }] })
  expectProblem(await ask(support, accounts.supplier.client_id), 'client_not_found')
  expectProblem(await ask(support, accounts.admin.client_id), 'client_not_found')
})

test('a ticket reserved for a client is sold from its allocation, by any seller that acts for this client', async () => {
  const usesAllocation = async (as: Caller, more: Body, lockedFor: string | null) => {
    const ticket = await putOnSale(kit)
    await kit.query('update ticket set locked_by_client_id = $2 where ticket_id = $1', [ticket, lockedFor])
    const { order } = await sell(as, as, more, ticket)
    const { body } = await supplier.get<{ items: Body[] }>(`/v1/sales/${order.marketplace_logistic_purchaseorder_id}`)
    return body.items[0]?.use_allocation
  }
  expect(await usesAllocation(distributor, {}, client)).toBe(true)
  expect(await usesAllocation(support, { onbehalfclient_id: client }, client)).toBe(true)
  expect(await usesAllocation(await impersonator(), {}, client)).toBe(true)
  expect(await usesAllocation(support, { onbehalfclient_id: client }, null)).toBe(false)
})

test('the columns of a reservation have the values of the request', async () => {
  const { fxratemoment_id } = (await finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.85' } })).body
  expect(
    (await finance.patch(`/v1/distributors/${accounts.distributor.distributor_id}`, { allowed_currencies: ['EUR', 'GBP'] })).status,
  ).toBe(200)
  const [a, b] = [await putOnSale(kit, { net_rate: 12_345 }), await putOnSale(kit, { currency_code: 'GBP', net_rate: 7_000 })]
  const from = kit.clock.now()
  const asked = {
    booking_email: 'rows@agency.example',
    notify_client: true,
    notify_me: true,
    notes: 'Ärger mit "Anführung" \\ und 席',
    external_reference_id: 'basket-1',
    target_currency: 'GBP',
    onbehalfclient_id: client,
  }
  const { body, status, text } = await support.post<Reservation>('/v1/reservations', {
    ...asked,
    items: [
      { ticket_id: a, quantity: 2, net_rate: 12_300, currency_code: 'EUR', sales_price: 15_001 },
      { ticket_id: b, quantity: 3 },
    ],
    price_tolerance: 100,
  })
  expect(status, text).toBe(201)
  const { reservation_id } = body
  const [row] = await kit.query<Body & { created: Date }>('select * from reservation where reservation_id = $1', [reservation_id])
  const created = row?.created as Date
  const later = (minutes: number) => new Date(created.getTime() + minutes * 60_000)
  expect(row).toEqual({
    ...asked,
    on_request: null,
    first_recorded_later: true,
    reservation_id,
    client_id: accounts.support.client_id,
    distributor_id: accounts.distributor.distributor_id,
    status: 'active',
    void_reason: null,
    fxratemoment_id,
    parent_allocation_id: null,
    created,
    updated: created,
    // To the millisecond, although the answer has seconds.
    valid_until: later(10),
    extendable_until: later(30),
    is_test: false,
    api_reservation: true,
    payment_method: null,
    payment_reference: null,
    created_by: accounts.support.client_id,
    version: 1,
    terms: {
      date: created.toISOString().slice(0, 10),
      fee_rules: [],
      fee_currency: 'EUR',
      buyer: { vat_number: null, foreign_vat_numbers: {} },
    },
  })
  expect(created.getTime()).toBeGreaterThanOrEqual(from.getTime())
  expect(created.getTime()).toBeLessThanOrEqual(kit.clock.now().getTime())
  const wire = (date: Date) => date.toISOString().slice(0, 19)
  expect(body).toMatchObject({ created: wire(created), updated: wire(created), valid_until: wire(later(10)) })
  const named = await kit.query('select ticket_id, ticket_title as ticket_name, event_name from ticket where ticket_id = any($1)', [[a, b]])
  const of = (ticket_id: string) => named.find((one) => one.ticket_id === ticket_id)
  const agreed = await kit.query<{ ticket_id: string }>(
    `select t.ticket_id, t.event_id, t.supplier_id, left(e.date_start::text, 10) as event_date, 'PRT' as country, t.face_value, t.cost_price, t.cost_price as payout,
            t.service_fee, t.vat_category, s.vat_number is not null as supplier_vat, '[]'::jsonb as cancellation_policy
       from ticket t join event e using (event_id) join supplier s using (supplier_id) where t.ticket_id = any($1)`,
    [[a, b]],
  )
  const termsOf = (id: string) => {
    const { ticket_id: _id, ...terms } = agreed.find((one) => one.ticket_id === id) ?? { ticket_id: '' }
    return { terms }
  }
  expect(await kit.query('select * from reservation_item where reservation_id = $1 order by line', [reservation_id])).toEqual([
    {
      reservation_id,
      line: 1,
      allotment_id: null,
      ...of(a),
      quantity: 2,
      held: 2,
      net_rate: 12_345,
      currency: 'EUR',
      sales_price: 15_001,
      ...termsOf(a),
    },
    {
      reservation_id,
      line: 2,
      allotment_id: null,
      ...of(b),
      quantity: 3,
      held: 3,
      net_rate: 7_000,
      currency: 'GBP',
      sales_price: 8_000,
      ...termsOf(b),
    },
  ])
})

test('omitted fields have their default in the row, a request holds nothing, and a reservation in the console is not marked as API', async () => {
  const ticket = await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 5 })
  const { body } = await (await kit.login('distributor')).post<Reservation>('/v1/reservations', order(ticket, 2))
  const [row] = await kit.query<Body & { created: Date }>('select * from reservation where reservation_id = $1', [body.reservation_id])
  expect(row).toMatchObject({
    client_id: client,
    created_by: client,
    onbehalfclient_id: null,
    status: 'pending_supplier',
    notify_client: false,
    notify_me: false,
    notes: '',
    external_reference_id: null,
    target_currency: 'EUR',
    api_reservation: false,
    valid_until: new Date((row?.created.getTime() ?? 0) + 24 * 3_600_000),
    extendable_until: new Date((row?.created.getTime() ?? 0) + 24 * 3_600_000),
  })
  expect(await kit.query('select quantity, held from reservation_item where reservation_id = $1', [body.reservation_id])).toEqual([
    { quantity: 2, held: 0 },
  ])
})
