import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { releaseExpired } from '../../src/features/reservations/expire.js'
import { type Caller, caller, startKit } from '../kit/index.js'
import { freePort, startProcess } from '../kit/process.js'
import { order, putOnSale, stockOf } from '../selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
await kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { hold_limit: 1_000_000 })
const key = { 'x-api-key': kit.accounts.distributor.api_key }
const processes = await Promise.all(
  Array.from({ length: 4 }, async (): Promise<Caller> => {
    const port = await freePort()
    const settings = { RATE_LIMIT_PER_MINUTE: '1000000', WORKER: 'false', DATABASE_POOL: '6' }
    await startProcess(['serve'], { ...kit.env, ...settings, PORT: String(port) }).until(/is ready/)
    return caller(`http://127.0.0.1:${port}`, key)
  }),
)

/** `count` calls, at most `width` under way at once, spread over the processes by turns. */
async function storm<T>(count: number, width: number, call: (process: Caller, number: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const runner = async () => {
    while (next < count) {
      const number = next++
      results[number] = await call(processes[number % processes.length] as Caller, number)
    }
  }
  await Promise.all(Array.from({ length: width }, runner))
  return results
}

test('of ten buyers racing for the last ticket, one wins', async () => {
  const ticket = await putOnSale(kit, { stock: 1 })
  const replies = await storm(10, 10, (process) => process.post('/v1/reservations', order(ticket)))
  expect(replies.map((reply) => reply.status).sort()).toEqual([201, ...Array(9).fill(409)])
})

test('5,000 buyers on 500 tickets over four processes get exactly 500', async () => {
  const ticket = await putOnSale(kit, { stock: 500 })
  const replies = await storm(5_000, 256, (process) => process.post('/v1/reservations', order(ticket)))
  const count = (status: number) => replies.filter((reply) => reply.status === status).length
  expect({ held: count(201), refused: count(409) }).toEqual({ held: 500, refused: 4_500 })
  expect(await stockOf(kit, ticket)).toMatchObject({ available_quantity: 0, reservations_quantity: 500 })
  const { in_stock } = await kit.service.ctx.db
    .selectFrom('ticket')
    .select('in_stock')
    .where('ticket_id', '=', ticket)
    .executeTakeFirstOrThrow()
  expect(in_stock).toBe(false)
}, 300_000)

test('baskets that name the same tickets in opposite orders never deadlock', async () => {
  const tickets = await Promise.all(Array.from({ length: 6 }, () => putOnSale(kit, { stock: 10_000 })))
  const replies = await storm(600, 64, (process, number) => {
    const items = (number % 2 === 0 ? tickets : tickets.toReversed()).map((ticket_id) => ({ ticket_id, quantity: 1 }))
    return process.post('/v1/reservations', { items, booking_email: 'a@b.example' })
  })
  expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([201]))
  for (const ticket of tickets) expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 600 })
})

describe('the twin: without the lock', () => {
  /** What the service would do if it looked first and wrote later, and the table had no CHECK: the way to oversell. */
  async function reserveUnlocked(ticket: string): Promise<boolean> {
    const { db } = kit.service.ctx
    const { rows } = await sql<{ left: number }>`select total - held as left from unlocked_stock where ticket_id = ${ticket}`.execute(db)
    if ((rows[0]?.left ?? 0) < 1) return false
    await sql`update unlocked_stock set held = held + 1 where ticket_id = ${ticket}`.execute(db)
    return true
  }

  test('the same race sells more than there is', async () => {
    await sql`create table unlocked_stock (ticket_id text primary key, total int, held int)`.execute(kit.service.ctx.db)
    await sql`insert into unlocked_stock values ('t', 5, 0)`.execute(kit.service.ctx.db)
    const sold = (await storm(400, 64, () => reserveUnlocked('t'))).filter(Boolean).length
    expect(sold).toBeGreaterThan(5)
  })
})

test('an expiry and a booking of the same hold have exactly one winner', async () => {
  for (let round = 0; round < 12; round++) {
    const ticket = await putOnSale(kit, { stock: 1 })
    const { body } = await kit.as.distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket))
    // The hold runs out a moment from now, while both are on their way.
    await kit.service.ctx.db
      .updateTable('reservation')
      .set({ valid_until: new Date(kit.clock.now().getTime() + 15) })
      .where('reservation_id', '=', body.reservation_id)
      .execute()
    const sweeping = (async () => {
      for (let turn = 0; turn < 12; turn++) await releaseExpired(kit.service.ctx)
    })()
    const pause = new Promise((resolve) => setTimeout(resolve, round))
    const booked = await pause.then(() =>
      kit.as.distributor.post('/v1/bookings', { reservation_id: body.reservation_id, accepted_gt: true }),
    )
    await sweeping
    await releaseExpired(kit.service.ctx)
    const stock = await stockOf(kit, ticket)
    if (booked.status === 201) expect(stock).toMatchObject({ number_of_tickets_sold: 1, reservations_quantity: 0, available_quantity: 0 })
    else expect(stock).toMatchObject({ number_of_tickets_sold: 0, reservations_quantity: 0, available_quantity: 1 })
    expect([201, 409]).toContain(booked.status)
  }
})
