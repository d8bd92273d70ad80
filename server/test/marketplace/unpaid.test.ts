import { describe, expect, test } from 'vitest'
import { lapseUnpaid } from '../../src/selling/orders/lapse.js'
import { payOut } from '../../src/selling/sales/payout.js'
import { stopBefore } from '../kit/connections.js'
import { caller, startKit } from '../kit/index.js'
import { withoutLocks } from '../kit/unlocked.js'
import { account, buyer } from '../payments/kit.js'
import { stockOf } from '../selling/kit.js'
import { type Order, openMarket } from './kit.js'

const kit = await startKit({ PAYOUT_DAYS_AFTER_EVENT: '2', CARD_SETTLEMENT_HOURS: '24', RATE_LIMIT_PER_MINUTE: '1000000' })
const { finance, support, product_management: operator } = kit.as
const market = await openMarket(kit)
const { a } = market.suppliers
for (const distributor_id of [market.distributors.b, market.distributors.c]) {
  await finance.patch(`/v1/distributors/${distributor_id}`, { payment_methods: ['invoice', 'card', 'prepaid'] })
  await finance.post(`/v1/distributors/${distributor_id}/prepaid`, { amount: 90_000_000, currency: 'EUR', reference: 'deposit' })
}

const dear = 500_000
const book = async (who: 'b' | 'c', ticket_id: string, payment_method: string, quantity = 1): Promise<Order> => {
  const { id } = await buyer(market.as[who]).book([{ ticket_id, quantity }], { payment_method, payment_reference: 'psp' })
  return market.order(id)
}
const setPrice = async (ticket: string, cost_price: number) => {
  const changed = await market.as.a.patch(`/v1/tickets/${ticket}`, { cost_price })
  expect(changed.status, changed.text).toBe(200)
}
/** A relists one admission at a price that nobody is going to pay. */
const offerDear = async () => market.offer('a', await market.buy('a', await market.first()), dear)
const cancel = async (order: Order) => expect((await market.cancel(market.as.b, order)).status).toBe(200)
const sourceOf = (order: Order) => order.marketplace_logistic_purchaseorder_id
interface Waiting {
  amount: number
  is_paid_for: boolean
}
const waiting = async (order: Order) => {
  const { body } = await finance.get<{ payouts: Waiting[] }>(`/v1/payouts/waiting?purchaseorder_id=${sourceOf(order)}`)
  return body.payouts.map(({ amount, is_paid_for }) => [amount, is_paid_for])
}
/** Ends the event of the order and returns what is paid out. */
const paidAtEnd = async ({ event_id }: Order): Promise<number> => {
  const over = new Date(kit.clock.now().getTime() - 3 * 86_400_000)
  await kit.query('update event set date_start_utc = $2, date_stop_utc = $2 where event_id = $1', [event_id, over])
  const paid = async () => 0 - ((await account(kit, 'settlement:bank')).EUR ?? 0)
  const before = await paid()
  await payOut(kit.service.ctx)
  await market.sound()
  return (await paid()) - before
}
/** Delivers the order, ends its event and returns what is paid out. */
const paidAfter = async (order: Order): Promise<number> => {
  const { bookingorder_id } = order
  await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [bookingorder_id])
  expect((await support.put(`/v1/bookingorders/${bookingorder_id}`, { logistic_status: 'completed' })).status).toBe(200)
  return paidAtEnd(order)
}

describe('a buyer of a relisted ticket cancels and never pays', () => {
  test.each([
    ['a card order is cancelled', 'card', cancel],
    [
      'a card order lapses',
      'card',
      async () => {
        kit.clock.advance({ hours: 25 })
        expect(await lapseUnpaid(kit.service.ctx)).toBe(1)
      },
    ],
    ['an order on invoice is cancelled', 'invoice', cancel],
  ] as const)('%s, the relister lowers its price and the next buyer pays that: this is what it is paid', async (_what, method, end) => {
    const ticket = await offerDear()
    const owed = await market.owed(a)
    await end(await book('b', ticket, method))
    await setPrice(ticket, 100)
    const next = await book('b', ticket, 'prepaid')
    expect(next).toMatchObject({ amount: 110, distributorfinancial_status: 'paid' })
    expect(await market.owed(a)).toBe(owed + 100)
    expect(await waiting(next)).toEqual([[100, true]])
    expect(await paidAfter(next)).toBe(100)
  })

  test('the sale of an unpaid card order is withdrawn, and the admission stays on sale without it', async () => {
    const bought = await market.buy('a', await market.first())
    const ticket = await market.offer('a', bought)
    const owed = await market.owed(a)
    const left = await book('b', ticket, 'card')
    await cancel(left)
    expect(await market.order(left.bookingorder_id)).toMatchObject({ logistic_status: 'cancelled', distributorfinancial_status: 'void' })
    expect(await market.sale(sourceOf(left))).toMatchObject({
      purchaseorder_status: 'withdrawn',
      items: [{ item_status: 'withdrawn', payout: 0 }],
    })
    expect(await market.events(sourceOf(left))).toEqual(['sale_created', 'sale_cancelled'])
    expect(await market.owed(a)).toBe(owed)
    expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 1, available_quantity: 1 })
    expect((await market.order(bought.bookingorder_id)).items).toMatchObject([{ relisting_status: 'listed', relisted_ticket_id: ticket }])
    const next = await book('c', ticket, 'prepaid')
    expect(sourceOf(next)).not.toBe(sourceOf(left))
    const { body } = await market.as.a.get<{ sales: object[] }>(`/v1/bookingorders/${bought.bookingorder_id}/relisted-sales`)
    expect(body.sales).toHaveLength(2)
    expect(await paidAfter(next)).toBe(12_000)
  })

  test('one of two admissions of an unpaid card order leaves its sale, and the other stays in it', async () => {
    const ticket = await market.offer('a', await market.buy('a', await market.first(), 2))
    const owed = await market.owed(a)
    const order = await book('b', ticket, 'card', 2)
    const items = [{ orderitem_id: order.items[0]?.orderitem_id, ticket_status: 'cancelled' }]
    expect((await market.as.b.put(`/v1/bookingorders/${order.bookingorder_id}`, { items })).status).toBe(200)
    expect(await market.owed(a)).toBe(owed + 12_000)
    const sale = await market.sale(sourceOf(order))
    expect([sale.purchaseorder_status, sale.items.map((item) => item.item_status).sort()]).toEqual(['confirmed', ['sold', 'withdrawn']])
    await market.pay(order.bookingorder_id)
    expect(await paidAfter(order)).toBe(12_000)
  })

  test('an order on invoice whose price is still owed keeps its sale; the payout waits for its payment', async () => {
    const ticket = await market.offer('a', await market.buy('a', await market.first()))
    const left = await book('b', ticket, 'invoice')
    await cancel(left)
    expect(await market.sale(sourceOf(left))).toMatchObject({
      purchaseorder_status: 'confirmed',
      items: [{ item_status: 'on_sale', payout: 12_000 }],
    })
    expect(await market.events(sourceOf(left))).toEqual(['sale_created'])
    expect(await waiting(left)).toEqual([[12_000, false]])
    const next = await book('c', ticket, 'invoice')
    expect(sourceOf(next)).toBe(sourceOf(left))
    expect(await waiting(left)).toEqual([[12_000, false]])
    await market.pay(left.bookingorder_id)
    expect(await waiting(left)).toEqual([[12_000, true]])
    expect(await paidAfter(next)).toBe(12_000)
  })

  test('a buyer who does not pay leaves the sale that an earlier buyer has paid for', async () => {
    const ticket = await market.offer('a', await market.buy('a', await market.first()))
    const first = await book('b', ticket, 'prepaid')
    await cancel(first)
    const left = await book('b', ticket, 'card')
    await cancel(left)
    expect(await market.sale(sourceOf(first))).toMatchObject({
      purchaseorder_status: 'confirmed',
      items: [{ item_status: 'on_sale', payout: 12_000 }],
    })
    const next = await book('c', ticket, 'prepaid')
    expect(sourceOf(next)).toBe(sourceOf(first))
    expect(await paidAfter(next)).toBe(12_000)
  })
})

describe('an admission that a buyer returned is sold again at another price', () => {
  /** B pays the high price and gets all of it back, or nothing. */
  const returned = async (ticket: string, refund_percent: number, between = async () => {}): Promise<Order> => {
    await operator.patch(`/v1/suppliers/${a}`, { cancellation_policy: [{ until_days_before: 0, refund_percent }] })
    const left = await book('b', ticket, 'prepaid')
    await operator.patch(`/v1/suppliers/${a}`, { cancellation_policy: [] })
    await between()
    await cancel(left)
    return left
  }

  test.each([
    ['lowered after the cancellation', 100, false],
    ['lowered before the cancellation', 100, true],
    ['raised after the cancellation', 900_000, false],
  ])('with a refund of the first buyer: the payout is that of the second, if the price was %s', async (_when, price, isBefore) => {
    const ticket = await offerDear()
    const owed = await market.owed(a)
    const left = await returned(ticket, 100, async () => (isBefore ? setPrice(ticket, price) : undefined))
    // The payout is unchanged until somebody pays another price.
    expect(await market.owed(a)).toBe(owed + dear)
    await setPrice(ticket, price)
    const next = await book('c', ticket, 'invoice')
    expect(sourceOf(next)).toBe(sourceOf(left))
    expect(await market.sale(sourceOf(left))).toMatchObject({ items: [{ item_status: 'sold', payout: price }] })
    expect(await waiting(next)).toEqual([[price, false]])
    await market.pay(next.bookingorder_id)
    expect(await paidAfter(next)).toBe(price)
  })

  test('also with a hold from the time of the low price', async () => {
    const bought = await market.buy('a', await market.first(), 2)
    const ticket = await market.offer('a', bought, 100)
    const held = await buyer(market.as.c).reserve([{ ticket_id: ticket, quantity: 1 }])
    await setPrice(ticket, dear)
    const left = await returned(ticket, 100)
    const booked = await buyer(market.as.c).tryToBook(held, { payment_method: 'prepaid' })
    const next = await market.order(booked.body.bookingorders[0]?.bookingorder_id ?? '')
    expect(sourceOf(next)).toBe(sourceOf(left))
    expect(await waiting(next)).toEqual([[100, true]])
    expect(await paidAfter(next)).toBe(100)
  })

  test('without a refund the payout stays, because it is paid', async () => {
    const ticket = await offerDear()
    const left = await returned(ticket, 0)
    await setPrice(ticket, 100)
    const next = await book('c', ticket, 'invoice')
    expect(sourceOf(next)).toBe(sourceOf(left))
    expect(await waiting(next)).toEqual([[dear, true]])
    expect(await paidAfter(next)).toBe(dear)
  })

  test('if that money is refunded later, the low price does not pay for the high payout: it waits', async () => {
    const ticket = await offerDear()
    const left = await returned(ticket, 0)
    await setPrice(ticket, 100)
    const next = await book('c', ticket, 'prepaid')
    expect((await finance.put(`/v1/bookingorders/${left.bookingorder_id}`, { psp_refund_amount: dear })).status).toBe(200)
    expect(await waiting(next)).toEqual([[dear, false]])
    expect(await paidAfter(next)).toBe(0)
  })
})

describe('the first buyer pays its invoice while the next buyer books at a lower price', () => {
  /** The payment comes when the booking has read that the invoice is unpaid, and has written nothing. Then what is due is paid out. */
  const payWhileBooked = async ({ url, service }: Pick<Awaited<ReturnType<typeof kit.another>>, 'url' | 'service'>) => {
    const ticket = await offerDear()
    const first = await book('c', ticket, 'invoice')
    expect((await market.cancel(market.as.c, first)).status).toBe(200)
    await setPrice(ticket, 100)
    const owed = await market.owed(a)
    const next = buyer(caller(url, { 'x-api-key': kit.accounts.distributor2.api_key }))
    const hold = await next.reserve([{ ticket_id: ticket, quantity: 1 }])
    const { stopped, go } = stopBefore(service, /^\s*insert into "?booking"?\s/)
    const booking = next.tryToBook(hold, { payment_method: 'prepaid' })
    await stopped
    let isPaid = false
    const paying = market.pay(first.bookingorder_id).then(() => {
      isPaid = true
    })
    const waits = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    await expect.poll(async () => isPaid || (await kit.query(waits)).length > 0).toBe(true)
    const paidOut = await paidAtEnd(first)
    go()
    const [booked] = await Promise.all([booking, paying])
    expect(booked.status, booked.text).toBe(201)
    const order = await market.order(booked.body.bookingorders[0]?.bookingorder_id ?? '')
    expect(sourceOf(order)).toBe(sourceOf(first))
    return { paidOut, order, owed: (await market.owed(a)) - owed }
  }

  test('the payment waits for the booking: the relister is paid the price of the next buyer, once', async () => {
    const { paidOut, order, owed } = await payWhileBooked(await kit.another())
    expect({ paidOut, owed }).toEqual({ paidOut: 0, owed: 100 - dear })
    expect(await paidAfter(order)).toBe(100)
  })

  // Last, because the relister owes what it was paid too much.
  test('twin: without the lock on the order of the first buyer, the high payout is paid out and then lowered', async () => {
    const instead = (text: string) => (/\) payer join bookingorder o /.test(text) ? text.replace(' for update of o', '') : text)
    const bare = await withoutLocks(kit, { instead })
    const { paidOut, owed } = await payWhileBooked(bare)
    expect(bare.stripped()).toBeGreaterThan(0)
    expect({ paidOut, owed }).toEqual({ paidOut: dear, owed: 100 - 2 * dear })
  })
})
