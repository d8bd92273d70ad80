import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { payOut } from '../../src/selling/sales/payout.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { untilSeen, withoutLocks } from '../kit/unlocked.js'
import { account, buyer } from '../payments/kit.js'
import { type Order, openMarket } from './kit.js'

const kit = await startKit({ PAYOUT_DAYS_AFTER_EVENT: '2', RATE_LIMIT_PER_MINUTE: '1000000' })
const { finance, support } = kit.as
const market = await openMarket(kit)
const { a } = market.suppliers

const deliver = async ({ bookingorder_id }: Order) => {
  await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [bookingorder_id])
  expect((await support.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'completed' })).status).toBe(200)
}
const over = ({ event_id }: Order) =>
  kit.query("update event set date_start_utc = now() - interval '3 days', date_stop_utc = now() - interval '3 days' where event_id = $1", [
    event_id,
  ])
const run = () => payOut(kit.service.ctx)
const paidOut = async () => 0 - ((await account(kit, 'settlement:bank')).EUR ?? 0)
const statement = async () =>
  (await finance.get<{ waiting: { currency: string; amount: number }[] }>(`/v1/suppliers/${a}/statement`)).body.waiting
/** Another distributor buys what A relisted, on invoice, and has not paid. */
const owing = async (quantity = 1): Promise<Order> => {
  const ticket_id = await market.offer('a', await market.buy('a', await market.first({ stock: quantity }), quantity))
  const { id } = await buyer(market.as.b).book([{ ticket_id, quantity }])
  return market.order(id)
}
const setStatus = (by: typeof finance, { bookingorder_id }: Order, distributorfinancial_status: string) =>
  by.put(`/v1/bookingorders/${bookingorder_id}`, { distributorfinancial_status })

describe('a payout waits for the buyer’s payment', () => {
  test('an order on invoice is paid out when it is delivered and paid; until then the statement lists it as waiting', async () => {
    const order = await owing()
    await deliver(order)
    await over(order)
    const before = await paidOut()
    await run()
    expect(await paidOut()).toBe(before)
    expect(await statement()).toEqual([{ currency: 'EUR', amount: 12_000 }])
    await market.pay(order.bookingorder_id)
    expect(await statement()).toEqual([])
    await run()
    expect((await paidOut()) - before).toBe(12_000)
    await market.sound()
  })

  const raise = (items: { orderitem_id: string }[], order: Order, price: number) =>
    kit.as.admin.put<Order>(`/v1/bookingorders/${order.bookingorder_id}`, {
      items: items.map(({ orderitem_id }) => ({ orderitem_id, net_rate: price, cost_price: price })),
    })

  test('an amount that the operator adds to a paid order is due, and the payout waits for it', async () => {
    for (const payment_method of ['invoice', 'card']) {
      await finance.patch(`/v1/distributors/${market.distributors.b}`, { payment_methods: ['invoice', 'card', 'prepaid'] })
      const ticket_id = await market.offer('a', await market.buy('a', await market.first()))
      const { id } = await buyer(market.as.b).book([{ ticket_id, quantity: 1 }], { payment_method, payment_reference: 'psp' })
      await market.pay(id)
      const order = await market.order(id)
      const [before, owed] = [await paidOut(), (await account(kit, `distributor:${market.distributors.b}`)).EUR ?? 0]
      const raised = await raise(order.items, order, 50_000)
      expect(raised.body).toMatchObject({ amount: 50_000, distributorfinancial_status: 'invoiced' })
      expect((await account(kit, `distributor:${market.distributors.b}`)).EUR).toBe(owed + 50_000 - 13_200)
      await deliver(order)
      await over(order)
      await run()
      expect(await paidOut()).toBe(before)
      expect(await statement()).toEqual([{ currency: 'EUR', amount: 50_000 }])
      await market.pay(id)
      // Only the missing part is paid.
      expect((await account(kit, `distributor:${market.distributors.b}`)).EUR ?? 0).toBe(owed)
      await run()
      expect((await paidOut()) - before).toBe(50_000)
      await market.sound()
    }
  })

  test('an amount added to an order paid from a balance is taken from the balance at once, or refused', async () => {
    await finance.post(`/v1/distributors/${market.distributors.b}/prepaid`, { amount: 20_000, currency: 'EUR', reference: 'deposit' })
    const ticket_id = await market.offer('a', await market.buy('a', await market.first()))
    const { id } = await buyer(market.as.b).book([{ ticket_id, quantity: 1 }], { payment_method: 'prepaid' })
    const order = await market.order(id)
    expectProblem(await raise(order.items, order, 20_001), 'credit_limit')
    expect(await market.order(id)).toMatchObject({ amount: 13_200, distributorfinancial_status: 'paid' })
    expect((await raise(order.items, order, 20_000)).body).toMatchObject({ amount: 20_000, distributorfinancial_status: 'paid' })
    await market.sound()
  })

  test('no more than the paid part can be refunded, and a credit of the rest makes the order paid again', async () => {
    const ticket_id = await market.offer('a', await market.buy('a', await market.first()))
    const order = await market.buy('b', ticket_id)
    const url = `/v1/bookingorders/${order.bookingorder_id}`
    await raise(order.items, order, 20_000)
    expect(expectProblem(await finance.put(url, { psp_refund_amount: 13_201 }), 'refund_too_high')).toMatchObject({ most: 13_200 })
    const relisted = await market.relist('b', await market.order(order.bookingorder_id))
    expect(relisted.status, relisted.text).toBe(409)
    const credited = await finance.put(url, { psp_refund_amount: 6_800 })
    expect(credited.body).toMatchObject({ amount: 20_000, refunded: 6_800, distributorfinancial_status: 'partlyrefunded' })
    const refunded = await finance.put(url, { distributorfinancial_status: 'refunded' })
    expect(refunded.body).toMatchObject({ amount: 20_000, refunded: 20_000, distributorfinancial_status: 'refunded' })
    await market.sound()
  })

  test('a voided or refunded invoice leads to no payout', async () => {
    for (const [first, then] of [['void'], ['paid', 'refunded']] as [string, string?][]) {
      const order = await owing()
      await deliver(order)
      await over(order)
      expect((await setStatus(finance, order, first)).status).toBe(200)
      if (then) expect((await setStatus(finance, order, then)).status).toBe(200)
      const before = await market.owed(a)
      await run()
      expect(await market.owed(a)).toBe(before)
    }
  })

  test('after a full refund the payout waits for the payment of the next buyer', async () => {
    await kit.as.product_management.patch(`/v1/suppliers/${a}`, { cancellation_policy: [{ until_days_before: 0, refund_percent: 100 }] })
    const ticket = await market.offer('a', await market.buy('a', await market.first()))
    const left = await market.buy('b', ticket)
    expect((await market.cancel(market.as.b, left)).status).toBe(200)
    await kit.as.product_management.patch(`/v1/suppliers/${a}`, { cancellation_policy: [] })
    const owed = await market.owed(a)
    const next = await market.buy('b', ticket)
    expect(next.marketplace_logistic_purchaseorder_id).toBe(left.marketplace_logistic_purchaseorder_id)
    // It has no owner, and its payment was refunded completely.
    expect((await market.cancel(kit.as.admin, next, '', { psp_refund_amount: 13_200 })).status).toBe(200)
    await over(next)
    await run()
    expect(await market.owed(a)).toBe(owed)
    await market.sound()
  })

  /** An order on invoice, cancelled before it was paid; the policy keeps half of it for the supplier. */
  const halfRefunded = async (): Promise<Order> => {
    const ticket_id = await market.first()
    await kit.query(`update ticket set cancellation_policy = '[{"until_days_before":0,"refund_percent":50}]' where ticket_id = $1`, [
      ticket_id,
    ])
    const { id } = await buyer(market.as.b).book([{ ticket_id, quantity: 1 }])
    const order = await market.order(id)
    expect((await market.cancel(market.as.b, order)).status).toBe(200)
    return order
  }

  test('what the policy keeps for the supplier of a cancelled order waits too', async () => {
    const order = await halfRefunded()
    await over(order)
    const of = `supplier:${kit.accounts.supplier.supplier_id}`
    const owed = (await account(kit, of)).EUR
    await run()
    expect((await account(kit, of)).EUR).toBe(owed)
    await market.pay(order.bookingorder_id)
    await run()
    expect((await account(kit, of)).EUR ?? 0).toBe((owed ?? 0) + 5_000)
  })

  test('and is not paid at all when the invoice of the cancelled order is given up', async () => {
    const order = await halfRefunded()
    expect((await setStatus(finance, order, 'void')).status).toBe(200)
    await over(order)
    const before = await paidOut()
    await run()
    expect(await paidOut()).toBe(before)
    await market.sound()
  })
})

describe('a payout at the same time as finance voids the invoice', () => {
  /**
   * One round: how the refund was answered, and whether money was paid after it. The refund starts these milliseconds after the payout, or before
   * it.
   */
  async function race(there: { url: string; run: () => Promise<unknown> }, after: number): Promise<{ status: number; lost: boolean }> {
    const order = await owing()
    await deliver(order)
    await over(order)
    await market.pay(order.bookingorder_id)
    const key = { 'x-api-key': kit.accounts.finance.api_key }
    const refund = async () => {
      await sleep(Math.max(0, after))
      return setStatus(caller(there.url, key), order, 'refunded')
    }
    const payout = async () => {
      await sleep(Math.max(0, -after))
      return there.run()
    }
    const [, { status }] = await Promise.all([payout(), refund()])
    // In order of commits: a payout that began after the refund did not check it.
    const [{ wrong } = { wrong: 0 }] = await kit.query<{ wrong: number }>(
      `select count(*)::int as wrong from ledger_transaction p join ledger_transaction r using (bookingorder_id)
        where p.kind = 'payout' and r.kind = 'refund' and p.transaction_id > r.transaction_id and p.bookingorder_id = $1`,
      [order.bookingorder_id],
    )
    return { status, lost: wrong > 0 }
  }
  const rounds = Array.from({ length: 8 }, (_none, index) => index)

  test('one is first, and after a refund nothing is paid', async () => {
    const { url, service } = await kit.another()
    for (const round of rounds) expect(await race({ url, run: () => payOut(service.ctx) }, round * 3)).toEqual({ status: 200, lost: false })
    await market.sound()
  })

  test('twin: without the locks a refunded amount is paid', async () => {
    const { url, service } = await withoutLocks(kit, { thinks: 15 })
    const isLost = async (round: number) => (await race({ url, run: () => payOut(service.ctx) }, 45 - (round % 16) * 15)).lost
    expect(await untilSeen(isLost)).toBe(true)
  })
})
