import { beforeEach, describe, expect, test } from 'vitest'
import { payOut } from '../../src/selling/sales/payout.js'
import { startKit } from '../kit/index.js'
import { account } from '../payments/kit.js'
import { type Order, openMarket } from './kit.js'

const kit = await startKit({ PAYOUT_DAYS_AFTER_EVENT: '2', RATE_LIMIT_PER_MINUTE: '1000000' })
const { support } = kit.as
const market = await openMarket(kit)
type Party = 'a' | 'c'

/** Two sales in a transaction, so that a few are too many for one. */
const run = () => payOut(kit.service.ctx, 2)
const bank = async () => (await account(kit, 'settlement:bank')).EUR ?? 0
const statusOf = async (order: Order) => (await market.sale(order.marketplace_logistic_purchaseorder_id)).purchaseorder_status
const statuses = (orders: Order[]) => Promise.all(orders.map(statusOf))

/** Tickets that a distributor resells at these prices, one sale after the other. */
async function sell(who: Party, prices: number[]): Promise<Order[]> {
  const orders: Order[] = []
  for (const price of prices)
    orders.push(await market.buy('b', await market.offer(who, await market.buy(who, await market.first()), price)))
  return orders
}

/** The tickets are delivered, and the events are over. */
async function end(orders: Order[]): Promise<Order[]> {
  for (const { bookingorder_id, event_id } of orders) {
    await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [bookingorder_id])
    expect((await support.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'completed' })).status).toBe(200)
    await kit.query('update event set date_start_utc = $2, date_stop_utc = $2 where event_id = $1', [
      event_id,
      new Date(kit.clock.now().getTime() - 3 * 86_400_000),
    ])
  }
  return orders
}
const due = async (who: Party, prices: number[]) => end(await sell(who, prices))

/** Sales that were paid out and then taken back: the supplier owes their prices. */
async function credited(who: Party, prices: number[]): Promise<Order[]> {
  const orders = await due(who, prices)
  await run()
  expect(await statuses(orders)).toEqual(orders.map(() => 'settled'))
  for (const order of orders) expect((await market.cancel(support, order, '?should_delete_purchaseorder=true')).status).toBe(200)
  return orders
}

/** Later inserts into the ledger for this sale fail. */
async function breakSale({ bookingorder_id }: Order): Promise<() => Promise<unknown>> {
  await kit.query("create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$")
  await kit.query(
    `create trigger broken before insert on ledger_transaction for each row when (new.bookingorder_id = '${bookingorder_id}') execute function broken()`,
  )
  return () => kit.query('drop function broken cascade')
}

describe('a supplier with more sales than one transaction pays', () => {
  beforeEach(async () => {
    // Nobody owes anything at the start of a test.
    for (const who of ['a', 'c'] as const) expect(await market.owed(market.suppliers[who])).toBe(0)
  })

  test('is paid if all its sales together are positive, although the oldest are not', async () => {
    const debts = await credited('a', [10_000, 10_000, 10_000])
    const sales = await due('a', [8_000, 8_000, 8_000, 8_000])
    const before = await bank()
    expect(await run()).toBe(7)
    expect(await statuses(sales)).toEqual(sales.map(() => 'settled'))
    expect(await statuses(debts)).toEqual(debts.map(() => 'withdrawn'))
    expect(before - (await bank())).toBe(2_000)
    await market.sound()
  })

  test('is not paid while all its sales together are negative, although the oldest are not', async () => {
    const sales = await sell('a', [9_000, 9_000, 9_000])
    await credited('a', [10_000, 10_000, 10_000])
    await end(sales)
    const before = await bank()
    expect([await run(), await run()]).toEqual([0, 0])
    expect(await statuses(sales)).toEqual(sales.map(() => 'fulfilled'))
    expect(await bank()).toBe(before)
    const last = await due('a', [5_000])
    expect(await run()).toBe(7)
    expect(await statuses([...sales, ...last])).toEqual(['settled', 'settled', 'settled', 'settled'])
    expect(before - (await bank())).toBe(2_000)
    await market.sound()
  })

  test('gets nothing before its debts are deducted, also if the run ends halfway', async () => {
    await credited('a', [10_000, 10_000])
    const sales = await due('a', [15_000, 15_000, 15_000])
    const before = await bank()
    const mend = await breakSale(sales[1] as Order)
    await run()
    expect(before - (await bank())).toBe(-20_000)
    await mend()
    await run()
    expect(before - (await bank())).toBe(25_000)
    expect(await statuses(sales)).toEqual(sales.map(() => 'settled'))
    await market.sound()
  })

  test('is paid once by workers that run at the same time', async () => {
    await credited('a', [10_000, 10_000, 10_000])
    const sales = await due('a', [15_000, 15_000, 15_000])
    const before = await bank()
    const counts = await Promise.all([run(), run(), run()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(6)
    expect(await statuses(sales)).toEqual(sales.map(() => 'settled'))
    expect(before - (await bank())).toBe(15_000)
    await market.sound()
  })
})

test('a supplier that cannot be paid does not stop the payouts of the others', async () => {
  const [first, second] = (['a', 'c'] as const).toSorted((one, other) => (market.suppliers[one] < market.suppliers[other] ? -1 : 1))
  const sales = [...(await due(first as Party, [12_000])), ...(await due(second as Party, [12_000]))]
  const mend = await breakSale(sales[0] as Order)
  expect(await run()).toBe(1)
  expect(await statuses(sales)).toEqual(['fulfilled', 'settled'])
  await mend()
  expect(await run()).toBe(1)
  expect(await statuses(sales)).toEqual(['settled', 'settled'])
  await market.sound()
})
