import { expect, test } from 'vitest'
import { brokenAllotments, quantitiesOf } from '../allotments/kit.js'
import { openBuyers, storm } from '../allotments/storm.js'
import { startKit } from '../kit/index.js'
import { untilSeen, withoutLocks, withoutRefusals } from '../kit/unlocked.js'
import { order, putOnSale } from '../selling/kit.js'

// `npm run soak -- allotments` does the same with 5,000 buyers over four processes.
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', LOG_LEVEL: 'error' })
const buyers = await openBuyers(kit)
const second = await kit.another()
const given: [number, number, number] = [20, 30, 15]

test('buyers of four distributors sell exactly the stock, and no distributor takes the allotment of another', async () => {
  const { ticket, held, total, statuses } = await storm(kit, buyers, {
    ...{ urls: [kit.url, second.url], count: 600, stock: 100, given, width: 200 },
  })
  expect(statuses).toEqual(new Set([201, 409]))
  expect(total).toBe(100)
  expect(held[0]).toBe(given[0])
  for (const [index, quantity] of given.entries()) expect(held[index]).toBeGreaterThanOrEqual(quantity)
  expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 0, allotted_quantity: 0, reservations_quantity: 100 })
  expect(await kit.query(brokenAllotments)).toEqual([])
})

test('an allotment that is reduced during a sale never releases sold tickets', async () => {
  const ticket = await putOnSale(kit, { stock: 30 })
  const { distributor_id, as } = buyers[0] as (typeof buyers)[number]
  const { body } = await kit.as.supplier.post<{ allotment_id: string }>('/v1/allotments', {
    ...{ ticket_id: ticket, distributor_id, quantity: 30, free_stock_too: false },
  })
  const shrinking = Array.from({ length: 12 }, (_nobody, number) =>
    kit.as.supplier.patch(`/v1/allotments/${body.allotment_id}`, { quantity: 28 - number * 2 }),
  )
  const buying = Array.from({ length: 40 }, () => as.post('/v1/reservations', order(ticket)))
  const replies = await Promise.all([...shrinking, ...buying])
  expect(replies.filter((reply) => reply.status >= 500)).toEqual([])
  expect(await kit.query(brokenAllotments)).toEqual([])
})

// Last: it removes constraints of the tables.
test('twin: without the lock the same requests oversell', async () => {
  await withoutRefusals(kit)
  const [first, other] = [await withoutLocks(kit, { thinks: 5 }), await withoutLocks(kit, { thinks: 5 })]
  const sold = async () => (await storm(kit, buyers, { urls: [first.url, other.url], count: 400, stock: 100, given, width: 200 })).total
  expect(await untilSeen(async () => (await sold()) > 100)).toBe(true)
  expect(first.stripped() + other.stripped()).toBeGreaterThan(0)
})
