import { expect, test } from 'vitest'
import { eachConnection } from '../kit/connections.js'
import { expectProblem, startKit } from '../kit/index.js'
import { order, putEvent, putOnSale, stockOf } from './kit.js'

const kit = await startKit()
const { distributor, distributor2, supplier, support, finance, admin } = kit.as
type Body = Record<string, unknown>
type Booking = Body & {
  booking_id: string
  booking_code: string
  bookingorders: { bookingorder_id: string; event_id: string; supplier_id: string }[]
}
type Order = Body & { bookingorder_id: string; items: (Body & { orderitem_id: string })[]; amount: number; refunded: number }

async function reserve(items: { ticket_id: string; quantity: number }[], more: Body = {}) {
  const made = await distributor.post<{ reservation_id: string }>('/v1/reservations', {
    items,
    booking_email: 'desk@agency.example',
    ...more,
  })
  expect(made.status).toBe(201)
  return made.body.reservation_id
}

async function book(ticket: string, quantity = 1, more: Body = {}): Promise<{ booking: Booking; id: string }> {
  const reservation_id = await reserve([{ ticket_id: ticket, quantity }])
  const booked = await distributor.post<Booking>('/v1/bookings', { reservation_id, accepted_gt: true, ...more })
  expect(booked.status, booked.text).toBe(201)
  return { booking: booked.body, id: booked.body.bookingorders[0]?.bookingorder_id as string }
}

const read = async (id: string, as = distributor) => (await as.get<Order>(`/v1/bookingorders/${id}`)).body

/** The ledger sums to zero in each currency. */
async function ledgerSums(): Promise<number[]> {
  const { rows } = await kit.service.database.pool.query<{ sum: number }>(
    'select sum(amount)::bigint as sum from ledger_entry group by currency',
  )
  return rows.map((row) => Number(row.sum))
}

test('a booking is split into one order per event and supplier, with one item per admission', async () => {
  const [event, other] = [await putEvent(kit), await putEvent(kit)]
  const a = await putOnSale(kit, { event_id: event })
  const b = await putOnSale(kit, { event_id: event, supplier_id: kit.accounts.supplier2.supplier_id as string })
  const c = await putOnSale(kit, { event_id: other })
  const reservation_id = await reserve([a, b, c].map((ticket_id) => ({ ticket_id, quantity: 2 })))
  const { body, status } = await distributor.post<Booking>('/v1/bookings', { reservation_id, accepted_gt: true, booking_reference: 'AG-1' })
  expect(status).toBe(201)
  expect(body.booking_code).toMatch(/^[ACDEFGHJKMNPQRTWXY34679]{6}$/)
  expect(body.bookingorders).toHaveLength(3)
  for (const { bookingorder_id } of body.bookingorders) {
    const one = await read(bookingorder_id)
    expect(one.items).toHaveLength(2)
    expect(one).toMatchObject({
      booking_id: body.booking_id,
      booking_code: body.booking_code,
      booking_reference: 'AG-1',
      logistic_status: 'processing',
      api_booking: true,
      bookingorder_source: 'na',
    })
    for (const item of one.items) expect(item).toMatchObject({ quantity: 1, ticket_status: 'pending', download_items: [] })
  }
  expect(await stockOf(kit, a)).toMatchObject({ reservations_quantity: 0, number_of_tickets_sold: 2, available_quantity: 8 })
  expect((await distributor.get(`/v1/bookings/reservation/${reservation_id}`)).body).toEqual(body)
  expect(new Set(await ledgerSums())).toEqual(new Set([0]))
})

const orderFields =
  'booking_id bookingorder_id event_id distributor_id client_id created accepted_gt marketing_optin mass_booking_allowed api_booking offline_booking is_test_booking booking_code zip_sha payment_method payment_reference booking_reference parent_id booking_email lead_name_for_pickup marketplace_logistic_purchaseorder_id event_name target_currency guestdata_status distributorfinancial_status logistic_status notify_client_status max_pdfs_per_ticket invoices bookingorder_source items'.split(
    ' ',
  )
const itemFields =
  'activated category_id category_name currency distribution_channel download_items download_link external_activation_link face_value face_value_eur face_value_local face_value_target guest local_currency net_rate orderitem_id quantity row sales_price sales_price_eur sales_price_local sales_price_target salesprice seat section sub_category target_currency ticket_currency ticket_id ticket_name ticket_sha ticket_startdate ticket_status ticket_stopdate ticket_targetgroup ticket_validity type_ticket number_of_pdfs'.split(
    ' ',
  )
const guestFields =
  'first_name last_name passport_number contact_email contact_phone lead_guest date_of_birth gender country_of_residence street_name additional_street_name city zip province supported_team guest_id conditions'.split(
    ' ',
  )
const pastOrderFields =
  'booking_group deleted distributor external_payment_reference financial_status general_terms_url onbehalfclient_id supplier supplier_id'.split(
    ' ',
  )
const pastItemFields =
  'costprice cost_price cost_price_eur cost_price_local cost_price_target updated uploaded_at sales_price_eur_refund'.split(' ')

test('an order, its items and its history have every field of the contract', async () => {
  const { id } = await book(await putOnSale(kit))
  const body = await read(id)
  expect(Object.keys(body)).toEqual(expect.arrayContaining(orderFields))
  expect(Object.keys(body.items[0] ?? {})).toEqual(expect.arrayContaining(itemFields))
  expect(Object.keys((body.items[0]?.guest as Body) ?? {}).sort()).toEqual(guestFields.toSorted())
  type Entry = Body & { bookingorder: Order }
  const past = (await admin.get<{ history: Entry[] }>(`/v1/bookingorders/${id}/history`)).body.history[0] as Entry
  expect(Object.keys(past)).toEqual(expect.arrayContaining(['booking_id', 'bookingorder_id', 'inactive_since', 'created', 'bookingorder']))
  expect(Object.keys(past.bookingorder)).toEqual(expect.arrayContaining([...orderFields, ...pastOrderFields]))
  expect(Object.keys(past.bookingorder.items[0] ?? {})).toEqual(expect.arrayContaining([...itemFields, ...pastItemFields]))
  expect(past.bookingorder.items[0]).toMatchObject({ cost_price: 10_000, costprice: 10_000 })
  const mine = (await distributor.get<{ history: Entry[] }>(`/v1/bookingorders/${id}/history`)).body.history[0] as Entry
  expect(mine.bookingorder.items[0]).toMatchObject({ cost_price: null, costprice: null, cost_price_eur: null })
})

test('the supplier of an order sees its own cost, and no price, note or charge of the distributor', async () => {
  const { id } = await book(await putOnSale(kit))
  const retail = { sales_price: null, sales_price_eur: null, sales_price_local: null, sales_price_target: null, salesprice: null }
  const charge = { fees: [], vat: [], amount: null, refunded: null }
  const shown = await read(id, supplier)
  expect(shown).toMatchObject(charge)
  expect(shown.items[0]).toMatchObject({ net_rate: null, ...retail })
  const { body } = await supplier.get<{ history: { bookingorder: Order }[] }>(`/v1/bookingorders/${id}/history`)
  for (const { bookingorder } of body.history) {
    expect(bookingorder).toMatchObject(charge)
    expect(bookingorder.items[0]).toMatchObject({ net_rate: null, cost_price: 10_000, costprice: 10_000, ...retail })
    expect(bookingorder.items[0]?.sales_price_eur_refund).toBeNull()
  }
  // It can send back what it read, with a seat.
  const items = shown.items.map((item) => ({ ...item, section: 'N', row: '1', seat: '2' }))
  const seated = await supplier.put<Order>(`/v1/bookingorders/${id}`, { items })
  expect(seated.status, seated.text).toBe(200)
  expect((await read(id)).items[0]).toMatchObject({ seat: '2', sales_price: expect.any(Number), net_rate: 10_000 })
})

test('groups contain only items of the order', async () => {
  const { id } = await book(await putOnSale(kit), 2)
  const items = (await read(id)).items.map((item) => item.orderitem_id)
  const grouped = (booking_group: string[][]) => distributor.put(`/v1/bookingorders/${id}`, { booking_group })
  expect((await grouped([items])).status).toBe(200)
  expect(expectProblem(await grouped([items, [items[0] as string, 'none_oit']]), 'orderitem_not_found')).toMatchObject({
    errors: [{ pointer: '/booking_group/1/1' }],
  })
})

test('orders are found by each of their statuses', async () => {
  const { id } = await book(await putOnSale(kit))
  const one = await read(id)
  // The mail may be sent meanwhile, so both values of this status are right.
  const told = 'in:[notapplicable,pending,completed]'
  for (const name of ['logistic_status', 'guestdata_status', 'distributorfinancial_status', 'notify_client_status']) {
    const [yes, no] = name === 'notify_client_status' ? [told, `not ${told}`] : [one[name], `ne:${one[name]}`]
    const found = async (value: string) => {
      const { status, body } = await distributor.get<{ bookingorders: Order[] }>(`/v1/bookingorders?bookingorder_id=${id}&${name}=${value}`)
      expect(status, name).toBe(200)
      return body.bookingorders.length
    }
    expect([name, await found(`${yes}`), await found(no)]).toEqual([name, 1, 0])
  }
})

test('versions of an order from before items could be used can be read', async () => {
  const { id } = await book(await putOnSale(kit))
  await kit.query(
    `update history set snapshot = snapshot #- '{items,0,admitted_at}'::text[] #- '{items,0,admission_gate}'::text[]
      where resource = 'bookingorder' and resource_id = $1`,
    [id],
  )
  for (const viewer of [admin, distributor]) {
    const { status, body } = await viewer.get<{ history: { bookingorder: Order }[] }>(`/v1/bookingorders/${id}/history`)
    expect(status).toBe(200)
    expect(body.history[0]?.bookingorder.items[0]).toMatchObject({ admitted_at: null, admission_gate: null })
  }
})

test('a booking needs accepted terms and an active hold, and a hold is booked once', async () => {
  const ticket = await putOnSale(kit)
  const reservation_id = await reserve([{ ticket_id: ticket, quantity: 1 }])
  expectProblem(await distributor.post('/v1/bookings', { reservation_id, accepted_gt: false }), 'validation_failed')
  expectProblem(await distributor2.post('/v1/bookings', { reservation_id, accepted_gt: true }), 'reservation_not_found')
  const replies = await Promise.all(
    Array.from({ length: 5 }, () => distributor.post('/v1/bookings', { reservation_id, accepted_gt: true })),
  )
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, 409, 409, 409, 409])
  expect(await stockOf(kit, ticket)).toMatchObject({ number_of_tickets_sold: 1 })
})

test('cancelling an order returns its stock once, is reported once, and the ledger sums to zero', async () => {
  const ticket = await putOnSale(kit, { stock: 4 })
  const { id } = await book(ticket, 3)
  const replies = await Promise.all(
    Array.from({ length: 4 }, () => distributor.put<Order>(`/v1/bookingorders/${id}`, { logistic_status: 'cancelled' })),
  )
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([])
  expect(await read(id)).toMatchObject({ logistic_status: 'cancelled' })
  expect(await stockOf(kit, ticket)).toMatchObject({ number_of_tickets_sold: 0, available_quantity: 4 })
  const events = await kit.service.ctx.db.selectFrom('domain_event').select('event_type').where('resource_id', '=', id).execute()
  expect(events).toEqual([{ event_type: 'bookingorder_cancelled' }])
  expect(new Set(await ledgerSums())).toEqual(new Set([0]))
})

test('one item can be cancelled; cancelling the last one cancels the order', async () => {
  const ticket = await putOnSale(kit, { stock: 4 })
  const { id } = await book(ticket, 2)
  const [first, second] = (await read(id)).items.map((item) => item.orderitem_id)
  const once = await distributor.put<Order>(`/v1/bookingorders/${id}`, { items: [{ orderitem_id: first, ticket_status: 'cancelled' }] })
  expect(once.body).toMatchObject({ logistic_status: 'processing' })
  expect(once.body.items.map((item) => item.ticket_status).sort()).toEqual(['cancelled', 'pending'])
  expect(await stockOf(kit, ticket)).toMatchObject({ number_of_tickets_sold: 1 })
  const twice = await distributor.put<Order>(`/v1/bookingorders/${id}`, { items: [{ orderitem_id: second, ticket_status: 'cancelled' }] })
  expect(twice.body).toMatchObject({ logistic_status: 'cancelled' })
})

test('the operator can refund another amount than the policy, never more than was paid', async () => {
  await admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { payment_methods: ['invoice', 'prepaid'] })
  const { id } = await book(await putOnSale(kit), 1)
  await finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })
  const paid = await read(id)
  expect(paid).toMatchObject({ distributorfinancial_status: 'paid' })
  const over = await finance.put(`/v1/bookingorders/${id}`, { psp_refund_amount: paid.amount + 1 })
  expect(over.status).toBe(409)
  const refunded = await finance.put<Order>(`/v1/bookingorders/${id}`, { psp_refund_amount: 1_000 })
  expect(refunded.body).toMatchObject({ refunded: 1_000, distributorfinancial_status: 'partlyrefunded' })
  expect(new Set(await ledgerSums())).toEqual(new Set([0]))
})

test('the distributor changes its own fields, the supplier seats, FINANCE money, SUPPORT statuses', async () => {
  const { id } = await book(await putOnSale(kit))
  const [item] = (await read(id)).items
  const url = `/v1/bookingorders/${id}`
  expect((await distributor.put(url, { booking_email: 'new@agency.example', lead_name_for_pickup: 'Desk' })).body).toMatchObject({
    booking_email: 'new@agency.example',
  })
  const review = expectProblem(await distributor.put(url, { logistic_status: 'review' }), 'forbidden')
  expect(review.detail).toBe('You may not change logistic_status of this order, except to cancelled.')
  expectProblem(await distributor.put(url, { distributorfinancial_status: 'paid' }), 'forbidden')
  expectProblem(await distributor2.put(url, { booking_email: 'x@y.example' }), 'bookingorder_not_found')
  const seat = { items: [{ orderitem_id: item?.orderitem_id, section: 'A', row: '1', seat: '12' }] }
  expectProblem(await distributor.put(url, seat), 'forbidden')
  const completed = { items: [{ orderitem_id: item?.orderitem_id, ticket_status: 'completed' }] }
  expect(expectProblem(await distributor.put(url, completed), 'forbidden').detail).toContain(
    'ticket_status of an item, except to cancelled.',
  )
  expect(expectProblem(await supplier.put(url, completed), 'forbidden').detail).not.toContain('cancelled')
  expect((await supplier.put<Order>(url, seat)).body.items[0]).toMatchObject({ section: 'A', row: '1', seat: '12' })
  expectProblem(await supplier.put(url, { booking_email: 'x@y.example' }), 'forbidden')
  expect((await support.put(url, { logistic_status: 'review' })).body).toMatchObject({ logistic_status: 'review' })
  expectProblem(await support.put(url, { distributorfinancial_status: 'paid' }), 'forbidden')
  expect(expectProblem(await support.put(url, { logistic_status: 'returned' }), 'illegal_transition')).toMatchObject({ current: 'review' })
  expectProblem(await support.put(url, { event_id: 'another' }), 'immutable_field')
  expectProblem(await support.put(url, { items: [{ orderitem_id: 'none', seat: '1' }] }), 'orderitem_not_found')
})

test('an order can be sent back as it was read, and only its version changes', async () => {
  const { id } = await book(await putOnSale(kit), 2)
  const { items, booking_id, booking_email } = await read(id)
  const answer = await distributor.put<Order>(`/v1/bookingorders/${id}?sorting=-orderitem_id`, { items, booking_id, booking_email })
  expect(answer.status, answer.text).toBe(200)
  expect(answer.body.items.map((item) => item.orderitem_id)).toEqual(items.map((item) => item.orderitem_id).toReversed())
})

test('an order cannot be completed while something is missing, and the error says what', async () => {
  const { id } = await book(await putOnSale(kit), 2)
  const refused = expectProblem(await support.put(`/v1/bookingorders/${id}`, { logistic_status: 'completed' }), 'not_ready')
  expect(refused.missing).toEqual(['the ticket files of 2 items'])
})

test('If-Match prevents lost updates', async () => {
  const { id } = await book(await putOnSale(kit))
  const etag = (await distributor.get(`/v1/bookingorders/${id}`)).headers.get('etag') as string
  const [one, two] = await Promise.all(
    ['a@b.example', 'c@d.example'].map((booking_email) =>
      distributor.put(`/v1/bookingorders/${id}`, { booking_email }, { 'if-match': etag }),
    ),
  )
  expect([one?.status, two?.status].sort()).toEqual([200, 412])
})

test('a test booking returns its stock, moves no money, and its distributor controls its status', async () => {
  const ticket = await putOnSale(kit, { stock: 2 })
  const before = await kit.service.ctx.db
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  const { id } = await book(ticket, 2, { is_test_booking: true })
  expect(await stockOf(kit, ticket)).toMatchObject({ available_quantity: 2, number_of_tickets_sold: 0 })
  expect((await distributor.post<Order>(`/v1/bookingorders/${id}/sandbox`, { action: 'complete' })).body).toMatchObject({
    logistic_status: 'completed',
    is_test_booking: true,
  })
  expect((await distributor.post(`/v1/bookingorders/${id}/sandbox`, { action: 'cancel' })).body).toMatchObject({
    logistic_status: 'cancelled',
  })
  const after = await kit.service.ctx.db
    .selectFrom('ledger_entry')
    .select((eb) => eb.fn.countAll().as('n'))
    .executeTakeFirstOrThrow()
  expect(after).toEqual(before)
  const { id: real } = await book(ticket)
  expectProblem(await distributor.post(`/v1/bookingorders/${real}/sandbox`, { action: 'complete' }), 'not_a_test_booking')
})

test('an expired reservation cannot be booked, and its stock is free', async () => {
  const ticket = await putOnSale(kit, { stock: 1 })
  const reservation_id = await reserve([{ ticket_id: ticket, quantity: 1 }])
  kit.clock.advance({ minutes: 11 })
  expectProblem(await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true }), 'reservation_expired')
  expect((await distributor2.post('/v1/reservations', order(ticket))).status).toBe(201)
})

test('if another booking takes the same code at the same moment, nothing is booked, and a retry succeeds', async () => {
  await book(await putOnSale(kit))
  const ticket = await putOnSale(kit, { stock: 1 })
  const reservation_id = await reserve([{ ticket_id: ticket, quantity: 1 }])
  await kit.query(
    `create function same_code() returns trigger language plpgsql as $$
     begin select booking_code into new.booking_code from booking limit 1; return new; end $$`,
  )
  await kit.query('create trigger same_code before insert on booking for each row execute function same_code()')
  const refused = await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true })
  await kit.query('drop trigger same_code on booking')
  expectProblem(refused, 'overloaded')
  expect(refused.headers.get('retry-after')).toBe('1')
  expect((await distributor.post('/v1/bookings', { reservation_id, accepted_gt: true })).status).toBe(201)
})

/** The number of round trips to PostgreSQL in the transaction of a booking. */
async function tripsOf(act: () => Promise<unknown>): Promise<number> {
  let trips = 0
  const end = eachConnection(kit.service, (connection) => {
    let waited = 0
    let isBooking = false
    const { executeQuery, pipeline, defer, commit } = connection
    connection.executeQuery = ((query) => {
      waited++
      return executeQuery.call(connection, query)
    }) as typeof executeQuery
    connection.pipeline = (queries) => {
      waited++
      return pipeline.call(connection, queries)
    }
    connection.defer = (query) => {
      isBooking ||= query.sql.startsWith('insert into booking (')
      return defer.call(connection, query)
    }
    connection.commit = () => {
      if (isBooking) trips = waited + 1
      return commit.call(connection)
    }
  })
  try {
    await act()
  } finally {
    end()
  }
  return trips
}

test('a booking of fifteen tickets in three orders makes as many round trips as a booking of one, at most four', async () => {
  const one = await tripsOf(async () => book(await putOnSale(kit)))
  const events = await Promise.all([putEvent(kit), putEvent(kit), putEvent(kit)])
  const tickets = await Promise.all(events.map((event_id) => putOnSale(kit, { event_id })))
  const reservation_id = await reserve(tickets.map((ticket_id) => ({ ticket_id, quantity: 5 })))
  const many = await tripsOf(() => distributor.post('/v1/bookings', { reservation_id, accepted_gt: true }))
  expect(one).toBeGreaterThan(2)
  expect(one).toBeLessThanOrEqual(4)
  expect(many).toBe(one)
})
