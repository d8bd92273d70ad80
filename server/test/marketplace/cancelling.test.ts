import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { stockOf } from '../selling/kit.js'
import { type Order, openMarket } from './kit.js'

const kit = await startKit()
const { admin, support } = kit.as
const market = await openMarket(kit)
const { a, b } = market.suppliers
const keep = '?should_delete_purchaseorder=false'
const undo = '?should_delete_purchaseorder=true'

/** A buys and relists; B buys it. */
async function sellOn(quantity = 1) {
  const bought = await market.buy('a', await market.first(), quantity)
  const ticket = await market.offer('a', bought)
  const owed = await market.owed(a)
  const resold = await market.buy('b', ticket, quantity)
  return { bought, ticket, resold, owed, sale: resold.marketplace_logistic_purchaseorder_id }
}
const relistings = async (order: Order) => (await market.order(order.bookingorder_id)).items.map((item) => item.relisting_status)

describe('the operator cancels the order of a resale and deletes its purchase order', () => {
  test('the sale is withdrawn, the payout is reversed, the supplier notified, and the admission returns to the relister, unlocked', async () => {
    const { bought, ticket, resold, owed, sale } = await sellOn()
    expect(await market.owed(a)).toBe(owed + 12_000)
    // It would take the relister's money: the buyer cannot request it.
    expectProblem(await market.cancel(market.as.b, resold, undo), 'forbidden')
    expect(await market.sale(sale)).toMatchObject({ purchaseorder_status: 'confirmed' })
    expect((await market.cancel(support, resold, undo)).body).toMatchObject({ logistic_status: 'cancelled' })
    expect(await market.sale(sale)).toMatchObject({ purchaseorder_status: 'withdrawn', items: [{ item_status: 'withdrawn', payout: 0 }] })
    expect(await market.owed(a)).toBe(owed)
    expect(await market.events(sale)).toEqual(['sale_created', 'sale_cancelled'])
    expect(await market.events(resold.bookingorder_id)).toEqual(['bookingorder_cancelled'])
    expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 0, number_of_tickets_sold: 0 })
    expect(await relistings(bought)).toEqual([null])
    const { body } = await market.as.a.get<{ history: { purchaseorder: { purchaseorder_status: string } }[] }>(`/v1/sales/${sale}/history`)
    expect(body.history.map((entry) => entry.purchaseorder.purchaseorder_status)).toEqual(['withdrawn', 'confirmed'])
    // Unlocked: it can be relisted or cancelled.
    await market.withdraw('a', await market.offer('a', bought))
    expect((await market.cancel(market.as.a, bought)).status).toBe(200)
    await market.sound()
  })

  test('if one of several admissions is cancelled, the sale continues with the rest, and nothing is sent', async () => {
    const { bought, resold, owed, sale } = await sellOn(3)
    const [one] = resold.items
    const items = [{ orderitem_id: one?.orderitem_id, ticket_status: 'cancelled' }]
    expectProblem(await market.as.b.put(`/v1/bookingorders/${resold.bookingorder_id}${undo}`, { items }), 'forbidden')
    const answer = await support.put(`/v1/bookingorders/${resold.bookingorder_id}${undo}`, { items })
    expect(answer.status, answer.text).toBe(200)
    expect(await market.owed(a)).toBe(owed + 24_000)
    expect(await market.sale(sale)).toMatchObject({ purchaseorder_status: 'confirmed' })
    expect(await market.events(sale)).toEqual(['sale_created'])
    expect((await relistings(bought)).sort()).toEqual([null, 'sold', 'sold'])
    await market.sound()
  })
})

describe('a buyer of a relisted ticket cancels and the purchase order stays', () => {
  test('by default the payout stays, nothing is sent, and the admission is on sale again', async () => {
    const { bought, ticket, resold, owed, sale } = await sellOn()
    expect((await market.cancel(market.as.b, resold)).status).toBe(200)
    expect(await market.sale(sale)).toMatchObject({
      purchaseorder_status: 'confirmed',
      items: [{ item_status: 'on_sale', orderitem_id: null, payout: 12_000 }],
    })
    expect(await market.owed(a)).toBe(owed + 12_000)
    expect(await market.events(sale)).toEqual(['sale_created'])
    expect(await market.events(resold.bookingorder_id)).toEqual(['bookingorder_cancelled'])
    expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 1, number_of_tickets_sold: 0, available_quantity: 1 })
    expect(await relistings(bought)).toEqual(['listed'])
    await market.sound()
  })

  test('the next buyer is supplied from the same purchase order, and the relister is paid once', async () => {
    const { ticket, resold, owed, sale } = await sellOn()
    await market.cancel(market.as.b, resold, keep)
    const next = await market.buy('b', ticket)
    expect(next.marketplace_logistic_purchaseorder_id).toBe(sale)
    expect(await market.owed(a)).toBe(owed + 12_000)
    expect(await market.events(sale)).toEqual(['sale_created'])
    expect(await market.sale(sale)).toMatchObject({
      bookingorder_id: next.bookingorder_id,
      items: [{ item_status: 'sold', payout: 12_000 }],
    })
    const { body } = await market.as.a.get<{ bookingorders: Order[] }>(`/v1/suppliers/marketplace-sales/${sale}`)
    expect(body.bookingorders.map((order) => [order.bookingorder_id, order.logistic_status])).toEqual([
      [next.bookingorder_id, 'processing'],
      [resold.bookingorder_id, 'cancelled'],
    ])
    await market.sound()

    // When this order is cancelled too, the payout of the first buyer's order is reversed.
    await market.cancel(support, next, undo)
    expect(await market.owed(a)).toBe(owed)
    expect(await market.sale(sale)).toMatchObject({ purchaseorder_status: 'withdrawn' })
    await market.sound()
  })

  test('a buyer of this admission and another one pays the relister for the other one only', async () => {
    const bought = await market.buy('a', await market.first(), 2)
    const ticket = await market.offer('a', bought)
    const one = await market.buy('b', ticket)
    await market.cancel(market.as.b, one, keep)
    const owed = await market.owed(a)
    const both = await market.buy('b', ticket, 2)
    expect(await market.owed(a)).toBe(owed + 12_000)
    const sales = await market.as.a.get<{ sales: { purchaseorder_id: string }[] }>(
      `/v1/bookingorders/${bought.bookingorder_id}/relisted-sales`,
    )
    expect(sales.body.sales).toHaveLength(2)
    for (const { purchaseorder_id } of sales.body.sales) {
      const { body } = await market.as.a.get<{ bookingorders: Order[] }>(`/v1/suppliers/marketplace-sales/${purchaseorder_id}`)
      const own = body.bookingorders.find((order) => order.bookingorder_id === both.bookingorder_id)
      expect(own?.items).toHaveLength(1)
    }
    await market.sound()
  })

  test('a relister that withdraws the admission returns the payout', async () => {
    const { bought, ticket, resold, owed, sale } = await sellOn()
    await market.cancel(market.as.b, resold, keep)
    expect((await market.withdraw('a', ticket)).status).toBe(200)
    expect(await market.owed(a)).toBe(owed)
    expect(await market.sale(sale)).toMatchObject({ purchaseorder_status: 'withdrawn' })
    expect(await market.events(sale)).toEqual(['sale_created', 'sale_cancelled'])
    expect(await relistings(bought)).toEqual([null])
    await market.sound()
  })
})

describe('the operator cancels the original order', () => {
  test('unsold relistings are withdrawn, and holds on them end', async () => {
    const bought = await market.buy('a', await market.first(), 2)
    const ticket = await market.offer('a', bought)
    const hold = await buyer(market.as.b).reserve([{ ticket_id: ticket, quantity: 1 }])
    expect((await market.cancel(support, bought)).status).toBe(200)
    expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 0, reservations_quantity: 0 })
    expect((await market.as.b.get(`/v1/reservations/${hold}`)).body).toMatchObject({ status: 'void', void_reason: 'withdrawn' })
    expectProblem(await buyer(market.as.b).tryToBook(hold), 'reservation_expired')
    await market.sound()
  })

  test('resold admissions are cancelled in a cascade: buyers get full refunds, no reseller is paid, each party is notified once', async () => {
    const one = await market.buy('a', await market.first())
    const owed = { a: await market.owed(a), b: await market.owed(b) }
    const two = await market.buy('b', await market.offer('a', one))
    const three = await market.buy('c', await market.offer('b', two, 20_000))
    expect(await market.owed(b)).toBe(owed.b + 20_000)
    expect((await market.cancel(admin, one)).status).toBe(200)
    for (const order of [two, three]) {
      const now = await market.order(order.bookingorder_id)
      expect(now).toMatchObject({
        logistic_status: 'cancelled',
        distributorfinancial_status: 'refunded',
        items: [{ ticket_status: 'cancelled' }],
      })
      expect(now.refunded).toBe(order.amount)
      const events = await market.events(order.bookingorder_id)
      expect(events).toEqual([...(order === two ? ['admissions_relisted'] : []), 'bookingorder_cancelled'])
      expect(await market.sale(order.marketplace_logistic_purchaseorder_id)).toMatchObject({
        purchaseorder_status: 'withdrawn',
        items: [{ payout: 0 }],
      })
      expect(await market.events(order.marketplace_logistic_purchaseorder_id)).toEqual(['sale_created', 'sale_cancelled'])
      const { body } = await admin.get<{ history: { updated_by: string }[] }>(`/v1/bookingorders/${order.bookingorder_id}/history`)
      expect(body.history[0]?.updated_by).toBe(kit.accounts.admin.client_id)
    }
    expect({ a: await market.owed(a), b: await market.owed(b) }).toEqual(owed)
    await market.sound()
  })

  test('if one admission of the original order is cancelled, only its own resales are cancelled', async () => {
    const bought = await market.buy('a', await market.first(), 2)
    const resold = await market.buy('b', await market.offer('a', bought), 2)
    const [one] = bought.items
    await support.put(`/v1/bookingorders/${bought.bookingorder_id}`, {
      items: [{ orderitem_id: one?.orderitem_id, ticket_status: 'cancelled' }],
    })
    const now = await market.order(resold.bookingorder_id)
    expect(now.items.map((item) => item.ticket_status).sort()).toEqual(['cancelled', 'pending'])
    expect(now).toMatchObject({ logistic_status: 'processing', distributorfinancial_status: 'partlyrefunded' })
    await market.sound()
  })

  test('a payout that was kept for a cancelled resale is reversed too', async () => {
    const { bought, resold, owed, sale } = await sellOn()
    await market.cancel(market.as.b, resold, keep)
    await market.cancel(support, bought)
    expect(await market.owed(a)).toBe(owed)
    expect(await market.sale(sale)).toMatchObject({ purchaseorder_status: 'withdrawn' })
    await market.sound()
  })
})
