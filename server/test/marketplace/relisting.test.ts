import { describe, expect, test } from 'vitest'
import { choose } from '../../src/selling/relistings/choose.js'
import { expectProblem, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { stockOf } from '../selling/kit.js'
import { openMarket } from './kit.js'

const kit = await startKit()
const { admin, supplier } = kit.as

const market = await openMarket(kit)

describe('relisting', () => {
  test('puts admissions on sale as a ticket of the marketplace, at the asking price with the markup on top', async () => {
    const bought = await market.buy('a', await market.first(), 3)
    const { body } = await market.relist('a', bought, 12_000)
    expect(body.tickets).toHaveLength(1)
    expect(body.tickets[0]).toMatchObject({
      supplier_id: market.suppliers.a,
      is_relisted_ticket: true,
      ticket_source: 'marketplace',
      cost_price: 12_000,
      net_rate: 13_200,
      currency_code: 'EUR',
      supplier_quantity: 3,
      stock: 3,
      face_value: 10_000,
      ticket_title: bought.items[0]?.ticket_name,
    })
    const listed = await market.as.b.get<{ tickets: object[] }>(
      `/v1/tickets?ticket_id=${body.tickets[0]?.ticket_id}&is_relisted_ticket=true`,
    )
    expect(listed.body.tickets).toHaveLength(1)
    expect((await market.order(bought.bookingorder_id)).items).toMatchObject(
      Array(3).fill({ relisting_status: 'listed', relisted_ticket_id: body.tickets[0]?.ticket_id }),
    )
  })

  test('offers what was bought, also when its supplier has changed the ticket since', async () => {
    const ticket = await market.first()
    const bought = await market.buy('a', ticket, 2)
    const [item] = bought.items
    const { ticket_name, sub_category, ticket_targetgroup, type_ticket, face_value } = item as Record<string, unknown>
    const changed = {
      ticket_title: 'Front row',
      sub_category: 'front',
      ticket_targetgroup: 'child',
      ticket_type: 'paper-ticket',
      face_value: 99_000,
    }
    expect((await supplier.patch(`/v1/tickets/${ticket}`, changed)).status).toBe(200)
    const { body } = await market.relist('a', bought)
    expect(body.tickets).toMatchObject([{ ticket_title: ticket_name, sub_category, ticket_targetgroup, type_ticket, face_value, stock: 2 }])
    expect(sub_category).not.toBe('front')
  })

  test('is reported to the buyer once, and not at all when it is refused', async () => {
    const bought = await market.buy('a', await market.first(), 2)
    const before = await market.events(bought.bookingorder_id)
    await market.offer('a', bought, 12_000, [0, 1])
    expectProblem(await market.relist('a', bought, 12_000, [0]), 'not_relistable')
    expect(await market.events(bought.bookingorder_id)).toEqual([...before, 'admissions_relisted'])
  })

  test('creates one ticket for each price', async () => {
    const bought = await market.buy('a', await market.first(), 3)
    const ask = [12_000, 15_000, 12_000]
    const { body } = await market.as.a.post<{ tickets: { cost_price: number; stock: number }[] }>(
      `/v1/bookingorders/${bought.bookingorder_id}/relist`,
      {
        items: bought.items.map(({ orderitem_id }, index) => ({ orderitem_id, asking_price: ask[index], currency_code: 'EUR' })),
      },
    )
    expect(body.tickets.map(({ cost_price, stock }) => [cost_price, stock])).toEqual([
      [12_000, 2],
      [15_000, 1],
    ])
  })

  test('accepts admissions of a paid order, before the event, that are not cancelled, relisted, downloaded or a test', async () => {
    const unpaid = await buyer(market.as.a).book([{ ticket_id: await market.first(), quantity: 1 }])
    expectProblem(await market.relist('a', await market.order(unpaid.id)), 'not_ready')

    const bought = await market.buy('a', await market.first(), 3)
    const [one, two] = bought.items
    await market.as.a.put(`/v1/bookingorders/${bought.bookingorder_id}`, {
      items: [{ orderitem_id: one?.orderitem_id, ticket_status: 'cancelled' }],
    })
    expectProblem(await market.relist('a', bought, 1, [0]), 'not_relistable')
    await kit.query('update orderitem set downloaded_at = now() where orderitem_id = $1', [two?.orderitem_id])
    expectProblem(await market.relist('a', bought, 1, [1]), 'already_downloaded')
    await market.offer('a', bought, 1, [2])
    expectProblem(await market.relist('a', bought, 1, [2]), 'not_relistable')
    expectProblem(await market.relist('a', bought, 1, [2, 2]), 'validation_failed')

    const trial = await buyer(market.as.a).book([{ ticket_id: await market.first(), quantity: 1 }], { is_test_booking: true })
    expectProblem(await market.relist('a', await market.order(trial.id)), 'not_relistable')

    const late = await market.buy('a', await market.first())
    await kit.query("update event set date_start_utc = now() - interval '1 minute' where event_id = $1", [late.event_id])
    expectProblem(await market.relist('a', late), 'not_relistable')
  })

  test('refuses invalid bodies and admissions of other parties', async () => {
    const bought = await market.buy('a', await market.first())
    const path = `/v1/bookingorders/${bought.bookingorder_id}/relist`
    const item = { orderitem_id: bought.items[0]?.orderitem_id, asking_price: 100, currency_code: 'EUR' }
    expectProblem(await market.as.b.post(path, { items: [item] }), 'bookingorder_not_found')
    expectProblem(await market.as.a.post(path, { items: [{ ...item, orderitem_id: 'none' }] }), 'orderitem_not_found')
    expectProblem(await market.as.a.post(path, { items: [{ ...item, currency_code: 'XXY' }] }), 'unknown_currency')
    expectProblem(await market.as.a.post(path, { items: [{ ...item, currency_code: 'JPY' }] }), 'no_fx_rate')
    expectProblem(await market.as.a.post(path, { items: [{ ...item, asking_price: 0 }] }), 'validation_failed')
    expectProblem(await market.as.a.post(path, { items: [] }), 'validation_failed')
  })

  test('locks admissions for their owner: a relisted one cannot be cancelled, and its ticket keeps its fields', async () => {
    const bought = await market.buy('a', await market.first())
    const ticket = await market.offer('a', bought)
    const refusal = expectProblem(await market.cancel(market.as.a, bought), 'relisted')
    expect(refusal.detail).toContain(`/v1/marketplace/relistings/${ticket}`)
    expectProblem(await market.as.a.patch(`/v1/tickets/${ticket}`, { supplier_quantity: 5 }), 'immutable_field')
    expectProblem(await market.as.a.delete(`/v1/tickets/${ticket}`), 'immutable_field')
    expect((await market.as.a.patch(`/v1/tickets/${ticket}`, { cost_price: 9_000 })).body).toMatchObject({ net_rate: 9_900 })
  })

  test('an admission that is on sale or sold on cannot be returned: 409 relisted, and nobody buys what was returned', async () => {
    const bought = await market.buy('a', await market.first(), 3)
    await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [bought.bookingorder_id])
    const change = (body: object) => kit.as.support.put(`/v1/bookingorders/${bought.bookingorder_id}`, body)
    expect((await change({ logistic_status: 'completed' })).status).toBe(200)
    const ticket_id = await market.offer('a', bought, 12_000, [0, 1])
    await market.buy('b', ticket_id)
    const returned = (place: number) => ({ items: [{ orderitem_id: bought.items[place]?.orderitem_id, ticket_status: 'returned' }] })
    expectProblem(await change({ logistic_status: 'returned' }), 'relisted')
    expectProblem(await change(returned(0)), 'relisted', { relisting_status: 'sold' })
    expectProblem(await change(returned(1)), 'relisted', { relisting_status: 'listed', ticket_id })
    expect((await market.withdraw('a', ticket_id)).status).toBe(200)
    for (const place of [1, 2]) expect((await change(returned(place))).status).toBe(200)
    await market.sound()
  })

  test('an order can be sent back as it was read', async () => {
    const bought = await market.buy('a', await market.first())
    await market.offer('a', bought)
    const { items } = await market.order(bought.bookingorder_id)
    expect((await market.as.a.put(`/v1/bookingorders/${bought.bookingorder_id}`, { items })).status).toBe(200)
  })
})

describe('reselling', () => {
  test('creates a sale of the relister, supplies the order from it, and can be followed in both directions', async () => {
    const bought = await market.buy('a', await market.first(), 2)
    await kit.query("update orderitem set section = 'B', seat = '12' where orderitem_id = $1", [bought.items[0]?.orderitem_id])
    const ticket = await market.offer('a', bought)
    const before = await market.owed(market.suppliers.a)
    const resold = await market.buy('b', ticket, 2)
    expect(resold).toMatchObject({
      bookingorder_source: 'buysell',
      supplier_id: market.suppliers.a,
      items: [{ seat: '12', section: 'B' }, {}],
    })
    const origin = await market.sale(bought.marketplace_logistic_purchaseorder_id)
    const sale = await market.sale(resold.marketplace_logistic_purchaseorder_id)
    expect(sale).toMatchObject({ purchase_source: 'relisting', purchaseorder_status: 'confirmed', supplier_id: market.suppliers.a })
    expect(sale.items.map((item) => item.payout)).toEqual([12_000, 12_000])
    const name = ({ purchaseorder_id, reference_number }: typeof sale) => ({ purchaseorder_id, reference_number })
    expect(sale.linked_purchaseorders).toEqual([name(origin)])
    expect(origin.linked_purchaseorders).toEqual([name(sale)])
    expect(await market.owed(market.suppliers.a)).toBe(before + 24_000)
    expect(await market.events(sale.purchaseorder_id)).toEqual(['sale_created'])

    const relisted = await market.as.a.get<{ sales: object[] }>(`/v1/bookingorders/${bought.bookingorder_id}/relisted-sales`)
    expect(relisted.body.sales).toMatchObject([name(sale)])
    // The first seller sees that its tickets were resold, but not the price.
    const others = await supplier.get<{ sales: object[] }>(`/v1/bookingorders/${bought.bookingorder_id}/relisted-sales`)
    expect(others.body.sales).toEqual([])
    expect((await market.order(bought.bookingorder_id)).items).toMatchObject(Array(2).fill({ relisting_status: 'sold' }))
    expectProblem(await market.cancel(market.as.a, bought), 'relisted')
    await market.sound()
  })

  test('of a part leaves the rest on sale, and the rest can be withdrawn', async () => {
    const bought = await market.buy('a', await market.first(), 3)
    const ticket = await market.offer('a', bought)
    await market.buy('b', ticket, 1)
    expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 3, number_of_tickets_sold: 1, available_quantity: 2 })
    const { body } = await market.withdraw('a', ticket)
    expect(body.orderitems).toHaveLength(2)
    expect((await market.order(bought.bookingorder_id)).items.map((item) => item.relisting_status).sort()).toEqual([null, null, 'sold'])
    expectProblem(await market.withdraw('a', ticket), 'stock_committed')
    await market.sound()
  })

  test('several times makes a chain of linked sales', async () => {
    const one = await market.buy('a', await market.first())
    const two = await market.buy('b', await market.offer('a', one))
    const three = await market.buy('c', await market.offer('b', two, 20_000))
    const links = async (order: typeof one) =>
      (await market.sale(order.marketplace_logistic_purchaseorder_id)).linked_purchaseorders.map((link) => link.purchaseorder_id)
    const [first, second, third] = [one, two, three].map((order) => order.marketplace_logistic_purchaseorder_id)
    expect(await links(one)).toEqual([second])
    expect(await links(two)).toEqual([first, third])
    expect(await links(three)).toEqual([second])
    expect((await market.order(two.bookingorder_id)).items).toMatchObject([{ relisting_status: 'sold' }])
    await market.sound()
  })
})

describe('withdrawing', () => {
  test('unlocks admissions, removes the ticket from every list, and they can be relisted or cancelled again', async () => {
    const bought = await market.buy('a', await market.first())
    const ticket = await market.offer('a', bought)
    expect((await market.withdraw('a', ticket)).body).toMatchObject({ ticket_id: ticket, orderitems: [bought.items[0]?.orderitem_id] })
    expectProblem(await market.withdraw('a', ticket), 'ticket_not_found')
    expect((await market.as.b.get<{ tickets: object[] }>(`/v1/tickets?ticket_id=${ticket}`)).body.tickets).toEqual([])
    expect((await market.order(bought.bookingorder_id)).items).toMatchObject([{ relisting_status: null, relisted_ticket_id: null }])
    const again = await market.offer('a', bought, 11_000)
    await market.withdraw('a', again)
    expect((await market.cancel(market.as.a, bought)).status).toBe(200)
    await market.sound()
  })

  test('does not affect admissions that a buyer holds', async () => {
    const ticket = await market.offer('a', await market.buy('a', await market.first(), 2))
    await buyer(market.as.b).reserve([{ ticket_id: ticket, quantity: 1 }])
    expect((await market.withdraw('a', ticket)).body).toMatchObject({ orderitems: [expect.any(String)], reservations_quantity: 1 })
    expectProblem(await market.withdraw('a', ticket), 'stock_committed')
  })

  test('is only for the relister, and only for relisted admissions', async () => {
    const first = await market.first()
    const ticket = await market.offer('a', await market.buy('a', first))
    expectProblem(await market.withdraw('b', ticket), 'ticket_not_found')
    expectProblem(await supplier.delete(`/v1/marketplace/relistings/${first}`), 'ticket_not_found')
    expect((await admin.delete(`/v1/marketplace/relistings/${ticket}`)).status).toBe(200)
  })
})

test('already paid admissions are sold first, and from one purchase order if possible', () => {
  const offered = (name: string, purchaseorder_id: string | null) => ({ name, purchaseorder_id })
  const listed = [offered('f1', null), offered('a1', 'A'), offered('b1', 'B'), offered('b2', 'B'), offered('f2', null)]
  const names = (quantity: number) => choose(listed, quantity).map((one) => one.name)
  expect(names(1)).toEqual(['a1'])
  expect(names(2)).toEqual(['b1', 'b2'])
  expect(names(4)).toEqual(['a1', 'b1', 'b2', 'f1'])
  expect(names(9)).toHaveLength(5)
})
