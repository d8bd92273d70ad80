import { beforeAll, expect, test } from 'vitest'
import { caller, type Kit, startKit } from '../kit/index.js'
import { several } from '../kit/several.js'
import { untilSeen, withoutLocks } from '../kit/unlocked.js'
import { reseller, stage } from '../octo/kit.js'
import { order, stockOf } from '../selling/kit.js'
import type { Json } from '../tickets/arrange.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
beforeAll(async () => {
  kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
  on = await stage(kit)
})

async function slot(pools: number[]) {
  const event = await on.event({ venue_id: on.venue_id, tournament_id: on.tournament_id, hometeam_id: (await on.team()).team_id })
  const tickets: string[] = []
  for (const [index, supplier_quantity] of pools.entries())
    tickets.push(
      (await on.offer({ event_id: event.event_id, category_id: on.north, supplier_quantity, cost_price: 10_000 + index })).ticket_id,
    )
  const request = {
    productId: event.series_id,
    optionId: on.north,
    availabilityId: `${event.event_id}.${on.north}`,
    unitItems: [{ unitId: 'regular' }],
  }
  return { tickets, request }
}
const shuffled = <T>(list: T[]): T[] =>
  list
    .map((value) => ({ value, key: Math.random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ value }) => value)

test('of 200 OCTO holds and 200 reservations of /v1 for a stock of 100, exactly 100 are held and then sold', {}, async () => {
  const { tickets, request } = await slot([100])
  const [ticket = ''] = tickets
  const { as } = reseller(kit)
  const buyers = shuffled([
    ...Array.from({ length: 200 }, () => () => as.post<Json>('/octo/bookings', request)),
    ...Array.from({ length: 200 }, () => () => kit.as.distributor2.post<Json>('/v1/reservations', order(ticket))),
  ])
  const answers = await Promise.all(buyers.map((buy) => buy()))
  const held = answers.filter(({ status }) => status === 200 || status === 201)
  expect(held).toHaveLength(100)
  for (const { status, body } of answers.filter((answer) => !held.includes(answer)))
    expect(body.code ?? body.error).toBe(status === 409 ? 'insufficient_stock' : 'UNPROCESSABLE_ENTITY')
  expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 100, available_quantity: 0 })
  // A few at a time: this tests the holds, not the number of payments in a second.
  const sold: { status: number; text: string }[] = []
  await several(held, async ({ body: { uuid, reservation_id } }) => {
    sold.push(
      uuid
        ? await as.post(`/octo/bookings/${uuid}/confirm`, { contact: {} })
        : await kit.as.distributor2.post('/v1/bookings', { reservation_id, accepted_gt: true }),
    )
  })
  expect(sold).toHaveLength(100)
  expect(sold.filter(({ status }) => status >= 400).map(({ text }) => text)).toEqual([])
  expect(await stockOf(kit, ticket)).toMatchObject({ number_of_tickets_sold: 100, reservations_quantity: 0, available_quantity: 0 })
})

test('concurrent buyers of several tickets of a slot get all of its stock, and each gets its full quantity or nothing', {}, async () => {
  const { tickets, request } = await slot([7, 5, 6])
  const { as } = reseller(kit)
  const pair = { ...request, unitItems: [{ unitId: 'regular' }, { unitId: 'regular' }] }
  const answers = await Promise.all(Array.from({ length: 20 }, () => as.post<Json>('/octo/bookings', pair)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(9)
  const left = await Promise.all(tickets.map(async (ticket) => (await stockOf(kit, ticket)).available_quantity))
  expect(left).toEqual([0, 0, 0])
})

test('of a confirmation and a cancellation of one hold at the same time one succeeds', async () => {
  const { tickets, request } = await slot([40])
  const { as, read } = reseller(kit)
  for (let round = 0; round < 8; round++) {
    const { body } = await as.post<{ uuid: string }>('/octo/bookings', request)
    await Promise.all(
      shuffled([
        () => as.post(`/octo/bookings/${body.uuid}/confirm`, { contact: {} }),
        () => as.post(`/octo/bookings/${body.uuid}/cancel`, {}),
      ]).map((call) => call()),
    )
    // Either it was cancelled first and never sold, or sold and then cancelled.
    expect((await read(body.uuid)).status).toBe('CANCELLED')
  }
  expect(await stockOf(kit, tickets[0] ?? '')).toMatchObject({
    number_of_tickets_sold: 0,
    reservations_quantity: 0,
    available_quantity: 40,
  })
})

// The last test of the file: it removes a constraint of the table.
test('twin: without the lock and the check of the table the same requests sell more than the stock', {}, async () => {
  await kit.query('alter table ticket_stock drop constraint never_oversold')
  const { url, stripped } = await withoutLocks(kit, { thinks: 100 })
  const octo = caller(url, { authorization: `Bearer ${kit.accounts.distributor.api_key}` })
  const v1 = caller(url, { 'x-api-key': kit.accounts.distributor2.api_key })
  const isOversold = async () => {
    const { tickets, request } = await slot([10])
    const [ticket = ''] = tickets
    const buyers = shuffled([
      ...Array.from({ length: 40 }, () => () => octo.post<Json>('/octo/bookings', request)),
      ...Array.from({ length: 40 }, () => () => v1.post<Json>('/v1/reservations', order(ticket))),
    ])
    const answers = await Promise.all(buyers.map((buy) => buy()))
    const held = answers.filter(({ status }) => status === 200 || status === 201)
    return held.length > 10 && Number((await stockOf(kit, ticket)).available_quantity) < 0
  }
  expect(await untilSeen(isOversold)).toBe(true)
  expect(stripped()).toBeGreaterThan(0)
})
