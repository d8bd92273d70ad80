import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'

const kit = await startKit()
const { admin, supplier, supplier2, distributor, support } = kit.as
const first = buyer(distributor)

interface Sale {
  purchaseorder_id: string
  purchaseorder_status: string
  bookingorder_id: string
  items: { purchaseorderitem_id: string; orderitem_id: string | null; item_status: string; payout: number }[]
  [field: string]: unknown
}
const sales = async (query = '') => (await supplier.get<{ sales: Sale[] }>(`/v1/sales?${query}`)).body.sales
const saleOf = async (bookingorder_id: string) => {
  const { body } = await admin.get<{ marketplace_logistic_purchaseorder_id: string }>(`/v1/bookingorders/${bookingorder_id}`)
  return (await admin.get<Sale>(`/v1/sales/${body.marketplace_logistic_purchaseorder_id}`)).body
}
const eventsAbout = (id: string) =>
  kit.query<{ event_type: string; supplier_id: string | null }>(
    'select event_type, supplier_id from domain_event where resource_id = $1 order by domain_event_id',
    [id],
  )
const sold = (id: string) => ({ event_type: 'sale_created', supplier_id: id })

describe('every booking order creates a sale', () => {
  test('with every field of the contract, readable for its supplier, and an event', async () => {
    const ticket = await putOnSale(kit, { net_rate: 9_000 })
    const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }])
    const sale = await saleOf(id)
    const order = await distributor.get(`/v1/bookingorders/${id}`)
    const item = { ticket_id: ticket, quantity: 1, item_status: 'sold', costprice: 9_000, payout: 9_000, currency: 'EUR', seat: null }
    expect(sale).toMatchObject({
      purchaseorder_id: expect.stringMatching(/^[0-9a-z]{26}_prc$/),
      purchase_date: order.body.created,
      reference_number: `${order.body.booking_code}-1`,
      purchaseorder_status: 'confirmed',
      invoices: [],
      items: [item, item],
      event_id: order.body.event_id,
      event_name: order.body.event_name,
      event_startdate: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      event_stopdate: expect.any(String),
      season: '26/27',
      tournament_name: 'League',
      purchase_source: 'manual',
      booking_code: order.body.booking_code,
      bookingorder_id: id,
      linked_purchaseorders: [],
    })
    expect(order.body).toMatchObject({ bookingorder_source: 'na' })
    expect((await supplier.get(`/v1/sales/${sale.purchaseorder_id}`)).body).toEqual(sale)
    expect(await sales(`purchaseorder_id=${sale.purchaseorder_id}`)).toEqual([sale])
    expect(await eventsAbout(sale.purchaseorder_id)).toEqual([sold(String(kit.accounts.supplier.supplier_id))])
  })

  test('whose items have every field of the contract, in the currency of the purchase and in euro', async () => {
    await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { USD: '1.1' } })
    const ticket = await putOnSale(kit, { net_rate: 11_000, currency_code: 'USD' })
    const { id } = await first.book([{ ticket_id: ticket, quantity: 1 }])
    const sale = await saleOf(id)
    const { body: order } = await admin.get<{ history: { bookingorder: { items: Record<string, unknown>[] } }[] }>(
      `/v1/bookingorders/${id}/history`,
    )
    const bought = order.history[0]?.bookingorder.items[0] ?? {}
    expect(bought.cost_price_eur).toBe(10_000)
    const { event_id, event_name, event_startdate, event_stopdate, season, tournament_name } = sale
    const { ticket_name, ticket_startdate, ticket_stopdate, category_id, category_name, costprice, currency } = bought
    const [item = {}] = sale.items as unknown as Record<string, unknown>[]
    const { purchaseorderitem_id, orderitem_id, item_status, section, row, seat, payout, ...contract } = item
    expect(contract).toEqual({
      ...{ event_id, event_name, event_startdate, event_stopdate, season, tournament_name },
      ...{ ticket_id: ticket, ticket_name, ticket_startdate, ticket_stopdate, category_id, category_name, costprice, currency },
      costprice_eur: bought.cost_price_eur,
      quantity: 1,
      vat_category: (await admin.get(`/v1/tickets/${ticket}`)).body.vat_category,
      use_allocation: false,
    })
    expect(ticket_startdate).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/)
  })

  test('that uses an allocation if the ticket is reserved for its buyer', async () => {
    const ticket = await putOnSale(kit)
    await kit.query('update ticket set locked_by_client_id = $2 where ticket_id = $1', [ticket, kit.accounts.distributor.client_id])
    const { id } = await first.book([{ ticket_id: ticket, quantity: 1 }])
    expect(await saleOf(id)).toMatchObject({ items: [{ use_allocation: true }] })
  })

  test('that uses an allocation if the ticket was reserved for its buyer at the time of the sale, whatever it is later', async () => {
    const ticket = await putOnSale(kit)
    const lock = (client_id: string | null | undefined) =>
      kit.query('update ticket set locked_by_client_id = $2 where ticket_id = $1', [ticket, client_id])
    const buy = async () => (await first.book([{ ticket_id: ticket, quantity: 1 }])).id
    const free = await buy()
    await lock(kit.accounts.distributor.client_id)
    const own = await buy()
    expect(await saleOf(free)).toMatchObject({ items: [{ use_allocation: false }] })
    await lock(null)
    expect(await saleOf(own)).toMatchObject({ items: [{ use_allocation: true }] })
  })

  test('whose earlier versions are read with fields that were added later', async () => {
    const { purchaseorder_id } = await saleOf((await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }])).id)
    const path = `/v1/sales/${purchaseorder_id}/history`
    const now = await supplier.get<{ history: { purchaseorder: Sale }[] }>(path)
    // As it was stored then; stored versions are never changed otherwise.
    await kit.query('alter table history disable trigger all')
    await kit.query(
      `update history set snapshot = jsonb_set(snapshot, '{items,0}', (snapshot #> '{items,0}') - '{costprice,costprice_eur,vat_category,event_name,category_id,use_allocation}'::text[])
        where resource_id = $1`,
      [purchaseorder_id],
    )
    await kit.query('alter table history enable trigger all')
    expect((await supplier.get(path)).body).toEqual(now.body)
  })

  test('one for each order of a booking, numbered', async () => {
    const tickets = [await putOnSale(kit), await putOnSale(kit, { supplier_id: String(kit.accounts.supplier2.supplier_id) })]
    const { ids } = await first.book(tickets.map((ticket_id) => ({ ticket_id, quantity: 1 })))
    const made = await Promise.all(ids.map(saleOf))
    expect(made.map((sale) => String(sale.reference_number).slice(6)).sort()).toEqual(['-1', '-2'])
    expect(new Set(made.map((sale) => sale.supplier_id)).size).toBe(2)
  })

  test('but not for a test booking', async () => {
    const { id } = await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }], { is_test_booking: true })
    expect((await distributor.get(`/v1/bookingorders/${id}`)).body).toMatchObject({ marketplace_logistic_purchaseorder_id: null })
  })

  test('that answers 404 for another supplier, in every call', async () => {
    const { purchaseorder_id } = await saleOf((await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }])).id)
    for (const path of [
      `/v1/sales/${purchaseorder_id}`,
      `/v1/sales/${purchaseorder_id}/history`,
      `/v1/suppliers/marketplace-sales/${purchaseorder_id}`,
    ])
      expectProblem(await supplier2.get(path), 'purchaseorder_not_found')
    expect((await supplier2.get<{ sales: Sale[] }>(`/v1/sales?purchaseorder_id=${purchaseorder_id}`)).body.sales).toEqual([])
    expectProblem(await distributor.get(`/v1/sales/${purchaseorder_id}`), 'forbidden')
  })

  test('that is found by every filter of its list', async () => {
    const event_id = await putEvent(kit)
    const { id } = await first.book([{ ticket_id: await putOnSale(kit, { event_id }), quantity: 1 }])
    const sale = await saleOf(id)
    for (const query of [
      `event_id=${event_id}`,
      `event_id=${event_id}&purchaseorder_status=confirmed&purchase_source=manual`,
      `reference_number=${sale.reference_number}`,
      `query=${String(sale.reference_number).toLowerCase()}`,
      `event_id=${event_id}&event_startdate=${String(sale.event_startdate).slice(0, 10)}&event_stopdate=ge:2020-01-01`,
      `event_id=${event_id}&purchase_date=ge:2020-01-01&updated=ge:2020-01-01&sorting=-event_startdate`,
    ])
      expect(
        (await sales(query)).map((one) => one.purchaseorder_id),
        query,
      ).toEqual([sale.purchaseorder_id])
    expect(await sales(`event_id=${event_id}&purchaseorder_status=withdrawn`)).toEqual([])
  })
})

describe('the orders of a sale', () => {
  test('have the shorter form of the contract, field by field', async () => {
    const { id } = await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }], { booking_reference: 'AG-7' })
    const { purchaseorder_id } = await saleOf(id)
    const { body } = await supplier.get<{ bookingorders: Record<string, unknown>[] }>(`/v1/suppliers/marketplace-sales/${purchaseorder_id}`)
    expect(body.bookingorders).toHaveLength(1)
    const [order = {}] = body.bookingorders
    expect(Object.keys(order).sort()).toEqual(
      'booking_id bookingorder_id event_id created offline_booking booking_code guestdata_status distributorfinancial_status logistic_status event_name payment_method payment_reference booking_reference parent_id invoices bookingorder_source is_test_booking marketplace_logistic_purchaseorder_id lead_name_for_pickup event_startdate event_stopdate items'
        .split(' ')
        .sort(),
    )
    expect(order).toMatchObject({ bookingorder_id: id, booking_reference: 'AG-7', marketplace_logistic_purchaseorder_id: purchaseorder_id })
    const [item = {}] = order.items as Record<string, unknown>[]
    expect(Object.keys(item).sort()).toEqual(
      ['orderitem_id', 'ticket_name', 'quantity', 'guest', 'download_link', 'download_items', 'ticket_status'].sort(),
    )
  })

  test('can be filtered by status like other lists, in the order in which statuses follow each other', async () => {
    const { id } = await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }])
    const { purchaseorder_id } = await saleOf(id)
    const found = (status: string) =>
      supplier.get<{ bookingorders: { bookingorder_id: string }[] }>(
        `/v1/suppliers/marketplace-sales/${purchaseorder_id}?logistic_status=${status}`,
      )
    expect((await found('lt:completed')).body.bookingorders).toMatchObject([{ bookingorder_id: id }])
    expect((await found('ge:completed')).body.bookingorders).toEqual([])
    expectProblem(await found('done'), 'invalid_filter')
  })

  test('are readable for the supplier, not for the operator', async () => {
    const { purchaseorder_id } = await saleOf((await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }])).id)
    expectProblem(await admin.get(`/v1/suppliers/marketplace-sales/${purchaseorder_id}`), 'forbidden')
  })
})

describe('a sale changes with its order', () => {
  test('it is fulfilled when the order is completed', async () => {
    const { id } = await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }])
    await kit.query("update orderitem set ticket_sha = 'x' where bookingorder_id = $1", [id])
    expect((await support.put(`/v1/bookingorders/${id}`, { logistic_status: 'completed' })).status).toBe(200)
    const sale = await saleOf(id)
    expect(sale).toMatchObject({ purchaseorder_status: 'fulfilled' })
    const { body } = await supplier.get<{ history: { purchaseorder: Sale }[] }>(`/v1/sales/${sale.purchaseorder_id}/history`)
    expect(body.history.map((entry) => entry.purchaseorder.purchaseorder_status)).toEqual(['fulfilled', 'confirmed'])
  })

  test('it is withdrawn with the last admission; its supplier is notified once and paid by the policy', async () => {
    const ticket = await putOnSale(kit, { net_rate: 10_000 })
    await kit.query('update ticket set cancellation_policy = $2 where ticket_id = $1', [
      ticket,
      JSON.stringify([{ until_days_before: 1, refund_percent: 40 }]),
    ])
    const { id } = await first.book([{ ticket_id: ticket, quantity: 2 }])
    const [one] = (await first.order(id)).items
    await first.change(id, { items: [{ orderitem_id: one?.orderitem_id, ticket_status: 'cancelled' }] })
    const part = await saleOf(id)
    expect(part).toMatchObject({ purchaseorder_status: 'confirmed' })
    expect(part.items.map((item) => [item.item_status, item.payout, item.orderitem_id === null])).toEqual([
      ['withdrawn', 6_000, true],
      ['sold', 10_000, false],
    ])
    expect(await eventsAbout(part.purchaseorder_id)).toHaveLength(1)
    await first.change(id, { logistic_status: 'cancelled' })
    await first.change(id, { logistic_status: 'cancelled' })
    expect(await saleOf(id)).toMatchObject({ purchaseorder_status: 'withdrawn', items: [{ payout: 6_000 }, { payout: 6_000 }] })
    expect((await eventsAbout(part.purchaseorder_id)).map((event) => event.event_type)).toEqual(['sale_created', 'sale_cancelled'])
  })
})

test('a supplier sees external memos of its sale', async () => {
  const { purchaseorder_id } = await saleOf((await first.book([{ ticket_id: await putOnSale(kit), quantity: 1 }])).id)
  for (const scope of ['internal', 'external'])
    expect((await support.post(`/v1/sales/${purchaseorder_id}/memos`, { text: scope, scope })).status).toBe(201)
  const { body } = await supplier.get<{ memos: { text: string; memo_id: string; purchaseorder_id: string }[] }>(
    `/v1/sales/${purchaseorder_id}/memos`,
  )
  expect(body.memos).toMatchObject([{ text: 'external', purchaseorder_id }])
  expect((await supplier.get(`/v1/memos/${body.memos[0]?.memo_id}`)).status).toBe(200)
  expectProblem(await supplier2.get(`/v1/memos/${body.memos[0]?.memo_id}`), 'memo_not_found')
})

test('a distributor without a supplier record cannot relist, and the error says how to become a supplier', async () => {
  const { id } = await buyer(kit.as.distributor).book([{ ticket_id: await putOnSale(kit), quantity: 1 }])
  await kit.as.finance.put(`/v1/bookingorders/${id}`, { distributorfinancial_status: 'paid' })
  const { body } = await kit.as.distributor.get<{ items: { orderitem_id: string }[] }>(`/v1/bookingorders/${id}`)
  const answer = await kit.as.distributor.post(`/v1/bookingorders/${id}/relist`, {
    items: [{ orderitem_id: body.items[0]?.orderitem_id, asking_price: 100, currency_code: 'EUR' }],
  })
  expect(expectProblem(answer, 'not_a_supplier').detail).toContain('POST /v1/marketplace/onboard/supplierjit')
})
