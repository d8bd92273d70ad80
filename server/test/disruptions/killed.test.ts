import pg from 'pg'
import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { startProcess } from '../kit/process.js'
import { openMarket } from '../marketplace/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { disrupting, notOnce } from './kit.js'

const kit = await startKit()
await kit.service.ctx.jobs.start()
const market = await openMarket(kit)

async function startWorker() {
  const worker = startProcess(['worker'], { ...kit.env, LOCK_TIMEOUT_MS: '1000' })
  await worker.until(/"msg":"working"/)
  return worker
}
const left = async (id: string) =>
  (
    await kit.query<{ bookingorder_id: string }>(
      'select bookingorder_id from disruption_order where disruption_id = $1 and informed is null',
      [id],
    )
  ).map((row) => row.bookingorder_id)

// `npm run soak -- disruption` does the same with 10,000 orders.
test('when a worker is killed within an order, another worker continues, and each order has one credit note, one letter and one webhook', async () => {
  const event_id = await putEvent(kit)
  const ticket = await putOnSale(kit, { event_id, stock: 100 })
  const bought = await market.buy('a', ticket, 3)
  const resold = await market.buy('b', await market.offer('a', bought, 12_000, [0]), 1)
  const others = [await market.buy('b', ticket, 2), await market.buy('c', ticket, 1), await market.buy('a', ticket, 1)]
  const [stuck] = others
  const events = disrupting(kit, event_id)
  const previewed = await events.preview({ kind: 'cancelled' })
  const { disruption_id } = previewed.body

  // Another transaction locks one of the orders, so that a worker stops while it processes this order.
  const somebody = new pg.Client(kit.database)
  await somebody.connect()
  await somebody.query('begin')
  await somebody.query('select from bookingorder where bookingorder_id = $1 for update', [stuck?.bookingorder_id])
  expect((await events.apply(previewed.body)).status).toBe(202)
  const victim = await startWorker()
  await expect.poll(() => left(disruption_id), { interval: 50, timeout: 60_000 }).toEqual([stuck?.bookingorder_id])
  victim.child.kill('SIGKILL')
  expect(await victim.exited).toMatchObject({ signal: 'SIGKILL' })
  await somebody.query('rollback')
  await somebody.end()
  expect(await left(disruption_id)).toEqual([stuck?.bookingorder_id])

  const heir = await startWorker()
  await expect.poll(async () => (await events.read(disruption_id)).status, { interval: 100, timeout: 60_000 }).toBe('done')
  heir.child.kill('SIGTERM')
  await heir.exited
  const all = [bought, resold, ...others]
  for (const order of all)
    expect(await market.order(order.bookingorder_id)).toMatchObject({ logistic_status: 'cancelled', refunded: order.amount })
  const once = all.map(({ bookingorder_id }) => ({ bookingorder_id, notes: 1, webhooks: 1, letters: 1 }))
  expect(await kit.query(`${notOnce} order by 1`, [disruption_id])).toEqual(
    once.sort((a, b) => (a.bookingorder_id < b.bookingorder_id ? -1 : 1)),
  )
  await market.sound()
}, 180_000)
