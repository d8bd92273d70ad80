import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { buyer, expectSound, setDistributor } from '../payments/kit.js'
import { putOnSale, stockOf } from '../selling/kit.js'

/** Concurrent bookings of one process are committed in one transaction. For their callers that must make no difference. */

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const { distributor, admin } = kit.as
const one = buyer(distributor)
const two = buyer(kit.as.distributor2)
const ticket_id = await putOnSale(kit, { stock: 500, net_rate: 1_000 })
const hold = (by = one, of = ticket_id) => by.reserve([{ ticket_id: of, quantity: 1 }])
await setDistributor(kit, 'distributor', { credit_limit: 100_000_000 })

/** Locks a row until the returned function is called. */
async function lock(table: string, key: string, id: string): Promise<() => Promise<void>> {
  const client = await kit.service.database.pool.connect()
  await client.query('begin')
  await client.query(`select from ${table} where ${key} = $1 for no key update`, [id])
  return async () => {
    await client.query('commit')
    client.release()
  }
}
const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`

/** Runs these requests while an earlier booking of the same distributor waits, so that they are in the next batch together. */
async function together<T>(requests: (() => Promise<T>)[]): Promise<T[]> {
  const first = await hold()
  const free = await lock('distributor', 'distributor_id', kit.accounts.distributor.distributor_id as string)
  const before = one.tryToBook(first)
  await expect.poll(() => kit.query(waiting)).toHaveLength(1)
  const answers = requests.map((request) => request())
  // Until all of them have arrived.
  await pause(500)
  await free()
  expect((await before).status).toBe(201)
  return Promise.all(answers)
}

/** The transactions in which these reservations were booked. */
const transactionsOf = async (ids: string[]): Promise<Set<string>> =>
  new Set(
    (await kit.query<{ xmin: string }>('select xmin::text from booking where reservation_id = any($1)', [ids])).map((row) => row.xmin),
  )

const post = (body: object, key?: string, by = distributor) =>
  by.post<{ booking_id: string; reservation_id: string }>('/v1/bookings', body, key ? { 'idempotency-key': key } : {})

test('each booking of a batch is accepted or refused by itself, and a key has one effect', async () => {
  const [plain, keyed, foreign, released, unaccepted, other] = await Promise.all([hold(), hold(), hold(two), hold(), hold(), hold()])
  await distributor.delete(`/v1/reservations/${released}`)
  const key = randomUUID()
  const accepted = (reservation_id: string) => ({ reservation_id, accepted_gt: true })
  const [a, b, c, d, e, f, again, reused, twice] = await together([
    () => post(accepted(plain)),
    () => post(accepted(keyed), key),
    () => post(accepted(foreign)),
    () => post(accepted(released)),
    () => post({ reservation_id: unaccepted, accepted_gt: false }),
    () => post(accepted(other), undefined, admin),
    () => post(accepted(keyed), key),
    () => post(accepted(plain), key),
    () => post(accepted(plain)),
  ])
  expect([a?.status, b?.status, f?.status], f?.text).toEqual([201, 201, 201])
  expect((await transactionsOf([plain, keyed])).size).toBe(1)
  for (const [answer, code] of [
    [c, 'reservation_not_found'],
    [d, 'reservation_expired'],
    [e, 'validation_failed'],
    [reused, 'idempotency_key_reused'],
    [twice, 'already_booked'],
  ] as const)
    expectProblem(answer as NonNullable<typeof answer>, code)
  expect({ status: again?.status, body: again?.body, replayed: again?.headers.get('idempotent-replayed') }).toEqual({
    ...{ status: 201, body: b?.body, replayed: 'true' },
  })
  const { body } = await distributor.get<{ status: string }>(`/v1/reservations/${unaccepted}`)
  expect(body.status).toBe('active')
  await expectSound(kit)
})

test('what one booking of a batch uses of a credit limit is not there for the next', async () => {
  const [{ owed } = { owed: 0 }] = await kit.query<{ owed: number }>(
    'select coalesce(sum(amount), 0)::int as owed from receivable_balance where distributor_id = $1',
    [kit.accounts.distributor.distributor_id],
  )
  // For the booking that goes before, and three of eight.
  await setDistributor(kit, 'distributor', { credit_limit: owed + 4_999 })
  const holds = await Promise.all(Array.from({ length: 8 }, () => hold()))
  const answers = await together(holds.map((id) => () => post({ reservation_id: id, accepted_gt: true, payment_method: 'invoice' })))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409])
  expect((await transactionsOf(holds)).size).toBe(1)
  await setDistributor(kit, 'distributor', { credit_limit: 100_000_000 })
  await expectSound(kit)
})

test('a batch can have bookings by every payment method, and test bookings; each is charged as if it were alone', async () => {
  await setDistributor(kit, 'distributor', { payment_methods: ['invoice', 'prepaid', 'card'] })
  const id = kit.accounts.distributor.distributor_id
  const deposit = await kit.as.finance.post(`/v1/distributors/${id}/prepaid`, { amount: 5_000, currency: 'EUR', reference: 'Transfer' })
  expect(deposit.status, deposit.text).toBe(201)
  const ways = [
    { payment_method: 'invoice' },
    { payment_method: 'prepaid' },
    { payment_method: 'card', payment_reference: 'psp-1' },
    { is_test_booking: true },
    { payment_method: 'prepaid' },
  ]
  const holds = await Promise.all(ways.map(() => hold()))
  const before = await stockOf(kit, ticket_id)
  const answers = await together(holds.map((id, index) => () => post({ reservation_id: id, accepted_gt: true, ...ways[index] })))
  expect(
    answers.map(({ status }) => status),
    answers.map(({ text }) => text).join(),
  ).toEqual(ways.map(() => 201))
  expect((await transactionsOf(holds)).size).toBe(1)
  // Four of them, and the one that goes before.
  expect((await stockOf(kit, ticket_id)).number_of_tickets_sold).toBe(before.number_of_tickets_sold + 5)
  const orders = await kit.query(
    `select o.payment_method, o.is_test_booking, o.distributorfinancial_status as status, cardinality(o.invoices) as invoices,
            (select count(*)::int from ledger_transaction t where t.bookingorder_id = o.bookingorder_id) as postings
       from bookingorder o join booking b using (booking_id) where b.reservation_id = any($1) order by array_position($1, b.reservation_id)`,
    [holds],
  )
  const paid = { payment_method: 'prepaid', is_test_booking: false, status: 'paid', invoices: 1, postings: 2 }
  expect(orders).toEqual([
    { payment_method: 'invoice', is_test_booking: false, status: 'invoiced', invoices: 1, postings: 1 },
    paid,
    { payment_method: 'card', is_test_booking: false, status: 'open', invoices: 0, postings: 1 },
    expect.objectContaining({ is_test_booking: true, invoices: 0, postings: 0 }),
    paid,
  ])
  await expectSound(kit)
})

test('invoices of a batch have consecutive numbers, without gaps, also if some of its bookings are refused', async () => {
  const holds = await Promise.all(Array.from({ length: 6 }, () => hold()))
  await distributor.delete(`/v1/reservations/${holds[2]}`)
  const answers = await together(holds.map((id) => () => post({ reservation_id: id, accepted_gt: true })))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(5)
  const numbers = await kit.query<{ number: number }>(
    `select split_part(invoice_number, '-', 2)::int as number from invoice where kind = 'invoice' order by 1`,
  )
  expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_row, index) => index + 1))
})

test('a booking that fails does not affect the others of its batch, and can be repeated', async () => {
  const holds = await Promise.all(Array.from({ length: 4 }, () => hold()))
  const broken = holds[1] as string
  await kit.query(`create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`)
  await kit.query(
    `create trigger broken before insert on booking for each row when (new.reservation_id = '${broken}') execute function broken()`,
  )
  const before = await stockOf(kit, ticket_id)
  const keys = holds.map(() => randomUUID())
  const book = (id: string, index: number) => post({ reservation_id: id, accepted_gt: true }, keys[index])
  const answers = await together(holds.map((id, index) => () => book(id, index)))
  expect(answers.map(({ status }) => status)).toEqual([201, 500, 201, 201])
  // With the booking that went before, which also held one.
  expect((await stockOf(kit, ticket_id)).number_of_tickets_sold).toBe(before.number_of_tickets_sold + 4)
  const { body } = await distributor.get<{ status: string }>(`/v1/reservations/${broken}`)
  expect(body.status).toBe('active')
  await kit.query('drop trigger broken on booking')
  await kit.query('drop function broken')
  expect((await book(broken, 1)).status).toBe(201)
  await expectSound(kit)
})

test('bookings do not wait for a ticket of another booking in their batch that is locked', async () => {
  const locked = await putOnSale(kit, { stock: 5, net_rate: 1_000 })
  const holds = await Promise.all([hold(one, locked), hold(), hold()])
  const free = await lock('ticket_stock', 'ticket_id', locked)
  const [slow, ...quick] = await together(holds.map((id) => async () => ({ answer: post({ reservation_id: id, accepted_gt: true }) })))
  try {
    for (const { answer } of quick) expect((await answer).status).toBe(201)
  } finally {
    await free()
  }
  expect((await slow?.answer)?.status).toBe(201)
  await expectSound(kit)
})

test('of bookings that wait for a locked ticket at most four have a connection, so that others find one', async () => {
  const locked = await putOnSale(kit, { stock: 10, net_rate: 1_000 })
  const holds = await Promise.all(Array.from({ length: 8 }, () => hold(one, locked)))
  const other = await hold()
  const free = await lock('ticket_stock', 'ticket_id', locked)
  const slow = await together(holds.map((id) => async () => ({ answer: post({ reservation_id: id, accepted_gt: true }) })))
  try {
    await expect.poll(() => kit.query(waiting)).toHaveLength(4)
    expect((await one.tryToBook(other)).status).toBe(201)
    expect(await kit.query(waiting)).toHaveLength(4)
  } finally {
    await free()
  }
  for (const { answer } of slow) expect((await answer).status).toBe(201)
  await expectSound(kit)
})

test('a booking that waits for a locked ticket does not delay other bookings of its distributor', async () => {
  const locked = await putOnSale(kit, { stock: 5, net_rate: 1_000 })
  const [slow, quick] = await Promise.all([hold(one, locked), hold()])
  const free = await lock('ticket_stock', 'ticket_id', locked)
  const waits = one.tryToBook(slow)
  await expect.poll(() => kit.query(waiting)).toHaveLength(1)
  try {
    expect((await one.tryToBook(quick)).status).toBe(201)
  } finally {
    await free()
  }
  expect((await waits).status).toBe(201)
})

test('a booking whose caller goes away while it waits for others is not made', async () => {
  const abandoned = await hold()
  const { api_key } = kit.accounts.distributor
  await together([
    async () => {
      const body = JSON.stringify({ reservation_id: abandoned, accepted_gt: true })
      const headers = { 'x-api-key': api_key, 'content-type': 'application/json' }
      const given = AbortSignal.timeout(200)
      await expect(fetch(`${kit.url}/v1/bookings`, { method: 'POST', headers, body, signal: given })).rejects.toThrow()
    },
  ])
  expect((await distributor.get(`/v1/reservations/${abandoned}`)).body.status).toBe('active')
})

test('guests and payment methods of many holds at once are each stored or refused by themselves, with the answers of their own', async () => {
  const count = 24
  const holds: string[] = await Promise.all(Array.from({ length: count }, () => hold()))
  const foreign = new Set(await Promise.all([hold(two), hold(two)]))
  for (const id of foreign) holds.push(id)
  const guest = (id: string) => ({ last_name: `Guest ${id.slice(-8)}` })
  const key = new Map(holds.map((id) => [id, randomUUID()]))
  const fill = (id: string, tag?: string) =>
    distributor.post<{ items: { guests: { last_name: string }[] }[] }>(
      `/v1/reservations/${id}/guestdata`,
      { items: [{ ticket_id, guests: [guest(id)] }] },
      { 'idempotency-key': `${key.get(id)}-guests`, ...(tag ? { 'if-match': tag } : {}) },
    )
  const choose = (id: string) =>
    distributor.put<{ reservation_id: string; payment_reference: string }>(
      `/v1/reservations/${id}/pay-details`,
      { payment_method: 'invoice', payment_reference: `ref ${id}` },
      { 'idempotency-key': `${key.get(id)}-payment` },
    )
  const stale = holds[3] as string
  const filled = await Promise.all(holds.map((id) => fill(id, id === stale ? '"no such version"' : undefined)))
  const chosen = await Promise.all(holds.map(choose))
  for (const [index, id] of holds.entries()) {
    const [guests, payment] = [filled[index] as (typeof filled)[number], chosen[index] as (typeof chosen)[number]]
    if (foreign.has(id)) {
      expectProblem(guests, 'reservation_not_found')
      expectProblem(payment, 'reservation_not_found')
      continue
    }
    expect({ status: payment.status, id: payment.body.reservation_id, ref: payment.body.payment_reference }).toEqual({
      ...{ status: 200, id, ref: `ref ${id}` },
    })
    if (id === stale) {
      expectProblem(guests, 'precondition_failed')
      continue
    }
    expect(guests.body.items[0]?.guests[0]).toMatchObject(guest(id))
    const read = await distributor.get(`/v1/reservations/${id}/guestdata`)
    expect({ body: read.body, tag: read.headers.get('etag') }).toEqual({ body: guests.body, tag: guests.headers.get('etag') })
  }
  // Repeated, each gets the answer it got.
  const again = await Promise.all(holds.slice(0, 3).map((id) => fill(id)))
  for (const [index, answer] of again.entries())
    expect({ body: answer.body, tag: answer.headers.get('etag'), again: answer.headers.get('idempotent-replayed') }).toEqual({
      ...{ body: filled[index]?.body, tag: filled[index]?.headers.get('etag'), again: 'true' },
    })
})
