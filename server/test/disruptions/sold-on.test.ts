import { expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { type Order, openMarket } from '../marketplace/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { disrupting, work } from './kit.js'

const kit = await startKit()
const market = await openMarket(kit)

/** As if its tickets had been uploaded. */
async function deliver({ bookingorder_id }: Order) {
  await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [bookingorder_id])
  const done = await kit.as.support.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'completed' })
  expect(done.status, done.text).toBe(200)
}

/** A has bought two tickets and sold one of them to B. Both orders are paid and delivered. */
async function arrange() {
  const event_id = await putEvent(kit)
  const bought = await market.buy('a', await putOnSale(kit, { event_id, stock: 10 }), 2)
  const resold = await market.buy('b', await market.offer('a', bought, 12_000, [0]), 1)
  for (const order of [bought, resold]) await deliver(order)
  return { event_id, bought, resold, events: disrupting(kit, event_id) }
}

const outcomes = async ({ orders }: ReturnType<typeof disrupting>, id: string) =>
  new Map((await orders(id)).map((one) => [one.bookingorder_id, [one.outcome, one.refunded, one.admissions]]))

test('a cancelled event: the admission that was sold on and used is kept in the whole chain, and the rest of the seller’s order is refunded', async () => {
  const { event_id, bought, resold, events } = await arrange()
  const started = new Date(kit.clock.now().getTime() - 60_000)
  await kit.query(
    `update event set date_start_utc = $2::timestamptz, date_start = $2::timestamptz at time zone 'UTC' where event_id = $1`,
    [event_id, started],
  )
  const used = await kit.as.support.post('/v1/admissions', { orderitem_id: resold.items[0]?.orderitem_id })
  expect(used.status, used.text).toBeLessThan(300)
  const before = await market.owed(market.suppliers.a)
  const { body } = await events.preview({ kind: 'cancelled' })
  expect(body.figures).toMatchObject({ admissions: 1, admitted: 2 })
  expect((await events.apply(body)).status).toBe(202)
  await work(kit)
  const found = await outcomes(events, body.disruption_id)
  expect(found.get(bought.bookingorder_id)).toEqual(['cancelled', bought.amount / 2, 1])
  expect(found.get(resold.bookingorder_id)).toEqual(['admitted', 0, 0])
  expect((await market.order(bought.bookingorder_id)).items.map((item) => item.ticket_status)).toEqual(['completed', 'cancelled'])
  expect(await market.owed(market.suppliers.a)).toBe(before)
  await market.sound()
})

test('an admission that was sold on and then returned is not refunded to its seller, who keeps the payout', async () => {
  const { bought, resold, events } = await arrange()
  expect((await kit.as.support.put(`/v1/bookingorders/${resold.bookingorder_id}`, { logistic_status: 'returned' })).status).toBe(200)
  const before = await market.owed(market.suppliers.a)
  const [soldOn] = bought.items
  expectProblem(
    await kit.as.support.put(`/v1/bookingorders/${bought.bookingorder_id}`, {
      items: [{ orderitem_id: soldOn?.orderitem_id, ticket_status: 'cancelled' }],
    }),
    'illegal_transition',
  )
  const { disruption_id } = await events.carryOut({ kind: 'cancelled' })
  expect((await outcomes(events, disruption_id)).get(bought.bookingorder_id)).toEqual(['cancelled', bought.amount / 2, 1])
  expect(await market.owed(market.suppliers.a)).toBe(before)
  await market.sound()
})
