import { beforeAll, describe, expect, test } from 'vitest'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { type Caller, caller, startKit } from '../kit/index.js'
import { freePort, startProcess } from '../kit/process.js'
import { untilSeen, withoutLocks, withoutRefusals } from '../kit/unlocked.js'
import { order, putOnSale, stockOf } from '../selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, {
  hold_limit: 1_000_000,
  credit_limit: 1_000_000_000,
})
const key = { 'x-api-key': kit.accounts.distributor.api_key }
const started = await Promise.all(
  Array.from({ length: 4 }, async () => {
    const port = await freePort()
    const settings = { RATE_LIMIT_PER_MINUTE: '1000000', WORKER: 'false', DATABASE_POOL: '6' }
    const process = startProcess(['serve'], { ...kit.env, ...settings, PORT: String(port) })
    await process.until(/is ready/)
    return { process, as: caller(`http://127.0.0.1:${port}`, key) }
  }),
)
const processes = started.map(({ as }) => as)

/** `count` calls, at most `width` at once, to the services in turn. */
async function storm<T>(
  services: Caller[],
  count: number,
  width: number,
  call: (service: Caller, number: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const runner = async () => {
    while (next < count) {
      const number = next++
      results[number] = await call(services[number % services.length] as Caller, number)
    }
  }
  await Promise.all(Array.from({ length: width }, runner))
  return results
}

const buyOne = (services: Caller[], ticket: string, buyers: number) =>
  storm(services, buyers, 256, (service) => service.post<{ reservation_id: string }>('/v1/reservations', order(ticket)))
const countOf = (replies: { status: number }[], status: number) => replies.filter((reply) => reply.status === status).length

test('of ten concurrent buyers of the last ticket one succeeds', async () => {
  const replies = await buyOne(processes, await putOnSale(kit, { stock: 1 }), 10)
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array(9).fill(409)])
})

test('5,000 buyers of 500 tickets over four processes get exactly 500', async () => {
  const ticket = await putOnSale(kit, { stock: 500 })
  const replies = await buyOne(processes, ticket, 5_000)
  expect({ held: countOf(replies, 201), refused: countOf(replies, 409) }).toEqual({ held: 500, refused: 4_500 })
  expect(await stockOf(kit, ticket)).toMatchObject({ available_quantity: 0, reservations_quantity: 500 })
  const { in_stock } = await kit.service.ctx.db
    .selectFrom('ticket')
    .select('in_stock')
    .where('ticket_id', '=', ticket)
    .executeTakeFirstOrThrow()
  expect(in_stock).toBe(false)
  const held = replies.filter((reply) => reply.status === 201).slice(0, 40)
  const booked = await storm(processes, held.length, 16, (service, number) =>
    service.post('/v1/bookings', { reservation_id: held[number]?.body.reservation_id, accepted_gt: true }),
  )
  expect(countOf(booked, 201)).toBe(40)
  expect(await stockOf(kit, ticket)).toMatchObject({ available_quantity: 0, reservations_quantity: 460, number_of_tickets_sold: 40 })
})

/** Every service gets requests for the same tickets, every second one in opposite order. */
async function buyBaskets(services: Caller[], baskets: number) {
  const tickets = await Promise.all(Array.from({ length: 6 }, () => putOnSale(kit, { stock: 10_000 })))
  const replies = await storm(services, baskets, 64, (service, number) => {
    const items = (number % 2 === 0 ? tickets : tickets.toReversed()).map((ticket_id) => ({ ticket_id, quantity: 1 }))
    return service.post('/v1/reservations', { items, booking_email: 'a@b.example' })
  })
  return { tickets, replies }
}

test('reservations that name the same tickets in opposite order never deadlock', async () => {
  const { tickets, replies } = await buyBaskets(processes, 600)
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
  for (const ticket of tickets) expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 600 })
  // A batch with a deadlock would be repeated one by one and succeed, but it is logged.
  for (const { process } of started) expect(process.output()).not.toMatch(/deadlock|a batch of reservations failed/)
})

/** A hold that expires while it is booked and the sweep searches for it. */
async function bookWhileItExpires(service: Caller, pause: number, until: number) {
  const ticket = await putOnSale(kit, { stock: 1 })
  const { body } = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
  await kit.service.ctx.db
    .updateTable('reservation')
    .set({ valid_until: new Date(kit.clock.now().getTime() + until) })
    .where('reservation_id', '=', body.reservation_id)
    .execute()
  const sweeping = (async () => {
    for (const end = Date.now() + until + 60; Date.now() < end; ) await releaseExpired(kit.service.ctx)
  })()
  await new Promise((resolve) => setTimeout(resolve, pause))
  const booked = await service.post('/v1/bookings', { reservation_id: body.reservation_id, accepted_gt: true })
  await sweeping
  await releaseExpired(kit.service.ctx)
  return { booked, stock: await stockOf(kit, ticket) }
}

test('of an expiry and a booking of the same hold exactly one succeeds', async () => {
  const won = { expiry: 0, booking: 0 }
  // How long a booking takes depends on the machine: the side that lost gets more time in the next round.
  let until = 15
  for (let round = 0; round < 60 && (round < 12 || won.expiry === 0 || won.booking === 0); round++) {
    const { booked, stock } = await bookWhileItExpires(kit.as.distributor, round % 12, until)
    won[booked.status === 201 ? 'booking' : 'expiry']++
    until *= booked.status === 201 ? 0.7 : 1.5
    if (booked.status === 201) expect(stock).toMatchObject({ number_of_tickets_sold: 1, reservations_quantity: 0, available_quantity: 0 })
    else expect(stock).toMatchObject({ number_of_tickets_sold: 0, reservations_quantity: 0, available_quantity: 1 })
    expect([201, 409]).toContain(booked.status)
  }
  expect(Math.min(won.expiry, won.booking)).toBeGreaterThan(0)
})

/** An order of three items with concurrent cancellations. */
async function cancelAtOnce(services: Caller[]) {
  const ticket = await putOnSale(kit, { stock: 4 })
  const { body: held } = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket, 3))
  const { body } = await kit.as.distributor.post<{ bookingorders: [{ bookingorder_id: string }] }>('/v1/bookings', {
    reservation_id: held.reservation_id,
    accepted_gt: true,
  })
  const id = body.bookingorders[0].bookingorder_id
  const replies = await storm(services, 8, 8, (service) => service.put(`/v1/bookingorders/${id}`, { logistic_status: 'cancelled' }))
  const told = await kit.query("select from domain_event where resource_id = $1 and event_type = 'bookingorder_cancelled'", [id])
  return { replies, stock: await stockOf(kit, ticket), told: told.length }
}

test('the stock of a cancelled order returns once, and the cancellation is sent once, with concurrent cancellations', async () => {
  for (let round = 0; round < 5; round++) {
    const { replies, stock, told } = await cancelAtOnce(processes)
    expect(replies.filter(({ status }) => status >= 500)).toEqual([])
    expect(countOf(replies, 200)).toBeGreaterThan(0)
    expect(stock).toMatchObject({ supplier_quantity: 4, number_of_tickets_sold: 0, available_quantity: 4 })
    expect(told).toBe(1)
  }
})

// Last, because they leave inconsistent data.
describe('twins: the same services without locks and table constraints', () => {
  beforeAll(() => withoutRefusals(kit))
  const bare = async (options: Parameters<typeof withoutLocks>[1]) => {
    const services = await Promise.all([withoutLocks(kit, options), withoutLocks(kit, options)])
    return { callers: services.map(({ url }) => caller(url, key)), stripped: () => services.every((one) => one.stripped() > 0) }
  }

  test('the same buyers oversell; with the locks alone they do not', async () => {
    const slow = await bare({ thinks: 250, instead: (text) => text })
    expect(countOf(await buyOne(slow.callers, await putOnSale(kit, { stock: 10 }), 100), 201)).toBe(10)
    const { callers, stripped } = await bare({ thinks: 250 })
    const isOversold = async () => {
      const ticket = await putOnSale(kit, { stock: 10 })
      const replies = await buyOne(callers, ticket, 100)
      return countOf(replies, 201) > 10 && Number((await stockOf(kit, ticket)).available_quantity) < 0
    }
    expect(await untilSeen(isOversold)).toBe(true)
    expect(stripped()).toBe(true)
  })

  test('the same reservations deadlock if tickets are locked in the order of the request', async () => {
    const asNamed = (text: string) =>
      text.replace(
        /select from ticket_stock where ticket_id = any\((\$\d+)::text\[\]\) order by ticket_id for update/,
        'select from unnest($1::text[]) as named (id) cross join lateral (select pg_sleep(0.05) from ticket_stock where ticket_id = named.id for update) locked',
      )
    const { callers, stripped } = await bare({ instead: asNamed })
    const isDeadlock = async () => {
      await buyBaskets(callers, 8)
      return kit.log.join('').includes('deadlock detected')
    }
    expect(await untilSeen(isDeadlock)).toBe(true)
    expect(stripped()).toBe(true)
  })

  test('an expired hold is booked, and its ticket is both sold and on sale', async () => {
    const { url, stripped } = await withoutLocks(kit, { thinks: 250 })
    // It must expire between the read and the write, also on a slow machine.
    const isBoth = async (round: number) => {
      const { booked, stock } = await bookWhileItExpires(caller(url, key), 0, 150 + (round % 25) * 120)
      return booked.status === 201 && stock.number_of_tickets_sold === 1 && stock.reservations_quantity === -1
    }
    expect(await untilSeen(isBoth)).toBe(true)
    expect(stripped()).toBeGreaterThan(0)
  })

  test('the stock of a cancelled order returns more than once', async () => {
    const { callers, stripped } = await bare({ thinks: 50, advisory: true })
    expect(await untilSeen(async () => (await cancelAtOnce(callers)).stock.number_of_tickets_sold < 0)).toBe(true)
    expect(stripped()).toBe(true)
  })
})
