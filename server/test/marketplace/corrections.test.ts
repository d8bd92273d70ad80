import { expect, test } from 'vitest'
import { payOut } from '../../src/selling/sales/payout.js'
import { changesBy, thin } from '../changes/kit.js'
import { expectProblem, startKit } from '../kit/index.js'
import { account } from '../payments/kit.js'
import { expectOrderAgrees, expectSupplierAgrees } from '../payments/views.js'
import { type Order, openMarket, type Sale } from './kit.js'

const kit = await startKit({ PAYOUT_DAYS_AFTER_EVENT: '0', CANCELLATION_POLICY: '0:100' })
const { admin, supplier } = kit.as
const market = await openMarket(kit)
const correct = ({ bookingorder_id }: Order, orderitem_id: string | undefined, prices: object) =>
  admin.put<Order>(`/v1/bookingorders/${bookingorder_id}`, { items: [{ orderitem_id, ...prices }] })
const saleOf = (order: Order): Promise<Sale> => market.sale(order.marketplace_logistic_purchaseorder_id)

test('the cost of an admission whose seller is paid for an earlier buyer cannot be corrected, so it is not paid twice', async () => {
  const offered = await market.offer('a', await market.buy('a', await market.first(), 2))
  const returned = await market.buy('b', offered)
  expect((await market.cancel(market.as.b, returned)).status).toBe(200)
  const order = await market.buy('c', offered, 2)
  const again = (await saleOf(returned)).items[0]?.orderitem_id
  const fresh = order.items.find(({ orderitem_id }) => orderitem_id !== again)?.orderitem_id
  const refused = await correct(order, String(again), { cost_price: 13_200 })
  expectProblem(refused, 'immutable_field')
  expect(refused.text).toContain(returned.bookingorder_id)
  expect((await correct(order, fresh, { cost_price: 13_200 })).status).toBe(200)
  expect(await market.owed(market.suppliers.a)).toBe(12_000 + 13_200)
  await expectSupplierAgrees(kit, market.suppliers.a)

  await kit.query("update bookingorder set logistic_status = 'completed' where bookingorder_id = $1", [order.bookingorder_id])
  await kit.query(
    "update event set date_start_utc = now() - interval '1 hour', date_stop_utc = now() - interval '1 minute' where event_id = $1",
    [order.event_id],
  )
  await payOut(kit.service.ctx)
  expect(await account(kit, 'settlement:bank')).toEqual({ EUR: -(12_000 + 13_200) })
  await market.sound()
})

test('prices of a cancelled admission cannot be corrected', async () => {
  const order = await market.buy('b', await market.first(), 2)
  const [gone, stays] = order.items.map(({ orderitem_id }) => orderitem_id)
  expect((await correct(order, gone, { ticket_status: 'cancelled' })).status).toBe(200)
  const before = await market.order(order.bookingorder_id)
  for (const prices of [{ net_rate: 11_000 }, { cost_price: 9_000 }]) expectProblem(await correct(order, gone, prices), 'immutable_field')
  expect(await market.order(order.bookingorder_id)).toEqual(before)
  expect((await correct(order, stays, { net_rate: 11_000, cost_price: 9_000 })).body).toMatchObject({ amount: 21_000, refunded: 10_000 })
  await expectOrderAgrees(kit, order.bookingorder_id)
})

test('a corrected cost is a new version of the sale, which its supplier is told', async () => {
  const order = await market.buy('b', await market.first())
  const { purchaseorder_id } = await saleOf(order)
  const path = `/v1/sales/${purchaseorder_id}`
  const told = await changesBy(kit, supplier, () => correct(order, order.items[0]?.orderitem_id, { cost_price: 9_000 }))
  expect(told.map(thin)).toContainEqual({ type: 'sale_updated', id: purchaseorder_id, changed: expect.anything() })
  const sale = (await supplier.get<Sale>(path)).body
  expect(sale.items).toMatchObject([{ costprice: 9_000, payout: 9_000 }])
  const { history } = (await supplier.get<{ history: { purchaseorder: Sale }[] }>(`${path}/history`)).body
  expect(history.map(({ purchaseorder }) => purchaseorder.items[0]?.payout)).toEqual([9_000, 10_000])
  expect(history[0]?.purchaseorder).toEqual(sale)
})

test('a sale whose admission is sold again has a new version, with the next buyer and what it pays for', async () => {
  const offered = await market.offer('a', await market.buy('a', await market.first()))
  const returned = await market.buy('b', offered)
  expect((await market.cancel(market.as.b, returned)).status).toBe(200)
  expect((await market.as.a.patch(`/v1/tickets/${offered}`, { cost_price: 11_000 })).status).toBe(200)
  const next = await market.buy('c', offered)
  const { purchaseorder_id } = await saleOf(returned)
  const [sale, past] = await Promise.all([
    market.as.a.get<Sale>(`/v1/sales/${purchaseorder_id}`),
    market.as.a.get<{ history: { purchaseorder: Sale; inactive_since: string | null }[] }>(`/v1/sales/${purchaseorder_id}/history`),
  ])
  expect(sale.body.items).toMatchObject([{ item_status: 'sold', orderitem_id: next.items[0]?.orderitem_id, payout: 11_000 }])
  expect(past.body.history[0]).toMatchObject({ inactive_since: null, purchaseorder: sale.body })
  expect(past.body.history.map(({ purchaseorder }) => purchaseorder.items[0]?.item_status)).toEqual(['sold', 'on_sale', 'sold'])
})
