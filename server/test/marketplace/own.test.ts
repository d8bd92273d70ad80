import { describe, expect, test } from 'vitest'
import { type Caller, expectProblem, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { offering } from '../tickets/arrange.js'
import { openMarket } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const market = await openMarket(kit)
const { finance, support, product_management } = kit.as
const make = offering(kit)
const hold = (who: 'a' | 'b', ticket_id: string) =>
  market.as[who].post('/v1/reservations', { items: [{ ticket_id, quantity: 1 }], booking_email: 'a@b.example' })
const distributors = { a: kit.accounts.distributor, b: kit.accounts.distributor2 }
const quantities = async (who: 'a' | 'b', ticket_id: string) => {
  const read = await market.as[who].get<{ allowed_quantities: number[] }>(`/v1/tickets/${ticket_id}`)
  const list = await market.as[who].get<{ tickets: { allowed_quantities: number[] }[] }>(`/v1/tickets?ticket_id=${ticket_id}`)
  expect(list.body.tickets[0]?.allowed_quantities).toEqual(read.body.allowed_quantities)
  const onSale = await market.as[who].get<{ tickets: unknown[] }>(`/v1/tickets?ticket_id=${ticket_id}&on_sale=true`)
  expect(onSale.body.tickets.length > 0).toBe(read.body.allowed_quantities.length > 0)
  return read.body.allowed_quantities.length
}

describe('no party can buy its own tickets', () => {
  test('not those of its own supplier record; others can', async () => {
    const { event_id, category_id } = await make.place()
    const made = await market.as.a.post<{ ticket_id: string }>('/v1/tickets', {
      ...{ event_id, category_id, face_value: 1_000, cost_price: 1_000, supplier_quantity: 3 },
    })
    expect(made.status, made.text).toBe(201)
    const { ticket_id } = made.body
    expect(expectProblem(await hold('a', ticket_id), 'own_ticket')).toMatchObject({ ticket_id, allowed_quantities: [] })
    expect([await quantities('a', ticket_id), await quantities('b', ticket_id)]).toEqual([0, 3])
    const offered = async (who: 'a' | 'b') =>
      (await market.as[who].get<{ number_of_tickets: number }>(`/v1/events/${event_id}`)).body.number_of_tickets
    expect([await offered('a'), await offered('b')]).toEqual([0, 3])
    expect((await hold('b', ticket_id)).status).toBe(201)
  })

  test('not those that it relisted, also not when staff buys for it', async () => {
    const ticket = await market.offer('a', await market.buy('a', await market.first()))
    expectProblem(await hold('a', ticket), 'own_ticket')
    const onBehalf = await support.post('/v1/reservations', {
      items: [{ ticket_id: ticket, quantity: 1 }],
      booking_email: 'a@b.example',
      onbehalfclient_id: distributors.a.client_id,
    })
    expectProblem(onBehalf, 'own_ticket')
    expect([await quantities('a', ticket), await quantities('b', ticket)]).toEqual([0, 1])
    expect((await hold('b', ticket)).status).toBe(201)
  })

  test('not those that it sold to a relister, also after several resales', async () => {
    const bought = await market.buy('b', await market.offer('a', await market.buy('a', await market.first({ stock: 2 }), 2)), 2)
    const again = await market.offer('b', bought, 15_000)
    expectProblem(await hold('a', again), 'own_ticket')
    expectProblem(await hold('b', again), 'own_ticket')
    expect([await quantities('a', again), await quantities('b', again)]).toEqual([0, 0])
  })

  test('not the original supplier, if it is also a distributor', async () => {
    const { event_id, category_id } = await make.place()
    const made = await market.as.a.post<{ ticket_id: string }>('/v1/tickets', {
      ...{ event_id, category_id, face_value: 1_000, cost_price: 1_000, supplier_quantity: 3 },
    })
    const relisted = await market.offer('b', await market.buy('b', made.body.ticket_id))
    expectProblem(await hold('a', relisted), 'own_ticket')
  })

  test('not if buyer and seller have the same VAT number in any spelling, also outside the European Union', async () => {
    const { ticket_id } = await make.offer()
    const supplier = `/v1/suppliers/${kit.accounts.supplier.supplier_id}`
    const distributor = `/v1/distributors/${distributors.b.distributor_id}`
    expect((await hold('b', ticket_id)).status).toBe(201)
    expect((await product_management.patch(supplier, { vat_number: 'ES B12345678' })).status).toBe(200)
    expect((await finance.patch(distributor, { vat_number: 'GB 123 4567 89', foreign_vat_numbers: { ESP: 'esb-12345678' } })).status).toBe(
      200,
    )
    expectProblem(await hold('b', ticket_id), 'own_ticket')
    expect([(await quantities('a', ticket_id)) > 0, await quantities('b', ticket_id)]).toEqual([true, 0])
    await finance.patch(distributor, { foreign_vat_numbers: {} })
    await product_management.patch(supplier, { vat_number: null, foreign_vat_numbers: { GBR: 'GB123456789' } })
    expectProblem(await hold('b', ticket_id), 'own_ticket')
    await product_management.patch(supplier, { foreign_vat_numbers: {} })
    await finance.patch(distributor, { vat_number: null })
    expect((await hold('b', ticket_id)).status).toBe(201)
  })

  test('a booking checks this again, because the seller can change after the hold', async () => {
    const { ticket_id } = await make.offer()
    const held = await buyer(market.as.b).reserve([{ ticket_id, quantity: 1 }])
    await product_management.patch(`/v1/suppliers/${kit.accounts.supplier.supplier_id}`, { vat_number: 'ESB12345678' })
    await finance.patch(`/v1/distributors/${distributors.b.distributor_id}`, { foreign_vat_numbers: { ESP: 'ESB12345678' } })
    expect(expectProblem(await buyer(market.as.b).tryToBook(held), 'own_ticket')).toMatchObject({ ticket_id })
    await finance.patch(`/v1/distributors/${distributors.b.distributor_id}`, { foreign_vat_numbers: {} })
    expect((await buyer(market.as.b).tryToBook(held)).status).toBe(201)
  })
})

test('a relister can set its asking price and no other price', async () => {
  const ticket = await market.offer('a', await market.buy('a', await market.first()))
  const change = (body: object) => market.as.a.patch(`/v1/tickets/${ticket}`, body)
  expect((await change({ cost_price: 11_000 })).status).toBe(200)
  for (const body of [{ face_value: 1 }, { organiser_price: 1 }, { cancellation_policy: [{ until_days_before: 0, refund_percent: 100 }] }])
    expectProblem(await change(body), 'immutable_field')
  const period = { date_start: '2020-01-01T00:00:00', date_stop: '2040-01-01T00:00:00', label: 'All', net_rate: 1 }
  expectProblem(await change({ sales_periods: [period] }), 'forbidden')
  expect((await product_management.get<{ net_rate: number }>(`/v1/tickets/${ticket}`)).body.net_rate).toBe(12_100)
})

test('a supplier with a fixed markup cannot change to another currency', async () => {
  await product_management.patch(`/v1/suppliers/${market.suppliers.a}`, { markup_fixed: 500 })
  const onboard = (default_currency: string) =>
    market.as.a.post('/v1/marketplace/onboard/supplierjit', {
      trade_name: 'Agency A',
      iso_country: 'NLD',
      default_currency,
      customerservice: {},
      invoice_address: { country: 'NLD' },
      accepted_platform_agreement_version: '2.1',
    })
  expectProblem(await onboard('IDR'), 'forbidden')
  expect((await onboard('EUR')).status).toBe(200)
  await product_management.patch(`/v1/suppliers/${market.suppliers.a}`, { markup_fixed: 0 })
  expect((await onboard('GBP')).status).toBe(200)
  expect((await onboard('EUR')).status).toBe(200)
})

describe('a distributor that is also a supplier can separate purchases from sales', () => {
  interface Listed {
    bookingorders: { bookingorder_id: string; relation: string }[]
  }
  const listed = async (as: Caller, query: string) => {
    const { status, body, text } = await as.get<Listed>(`/v1/bookingorders?page_size=1000${query}`)
    expect(status, text).toBe(200)
    return new Map(body.bookingorders.map(({ bookingorder_id, relation }) => [bookingorder_id, relation]))
  }

  test('by the field relation and a filter of the same name; other callers get their own relation', async () => {
    const bought = await market.buy('a', await market.first())
    const sold = await market.buy('b', await market.offer('a', bought))
    const all = await listed(market.as.a, '')
    expect([all.get(bought.bookingorder_id), all.get(sold.bookingorder_id)]).toEqual(['buyer', 'seller'])
    for (const relation of ['buyer', 'seller']) {
      const found = await listed(market.as.a, `&relation=${relation}`)
      expect([...found.keys()].sort()).toEqual([...all].flatMap(([id, own]) => (own === relation ? [id] : [])).sort())
      expect(new Set(found.values())).toEqual(new Set([relation]))
    }
    expect((await listed(market.as.b, '')).get(sold.bookingorder_id)).toBe('buyer')
    const single = async (as: Caller, id: string) => (await as.get<{ relation: string }>(`/v1/bookingorders/${id}`)).body.relation
    expect(await single(market.as.a, sold.bookingorder_id)).toBe('seller')
    // The supplier of the original ticket can read the order of the relister's buyer.
    expect(await single(kit.as.supplier, sold.bookingorder_id)).toBe('origin')
    expect(await single(kit.as.support, sold.bookingorder_id)).toBe('operator')
    const { size } = await listed(kit.as.support, '')
    expect((await listed(kit.as.support, '&relation=operator')).size).toBe(size)
    expect(await listed(kit.as.support, '&relation=buyer')).toEqual(new Map())
    expect(await listed(market.as.a, '&relation=operator')).toEqual(new Map())
  })

  test('a filter by relation never returns an order that the list would not', async () => {
    const stranger = await market.buy('c', await market.first())
    for (const relation of ['buyer', 'seller', 'operator'])
      expect((await listed(market.as.a, `&relation=${relation}`)).has(stranger.bookingorder_id), relation).toBe(false)
    expectProblem(await market.as.a.get('/v1/bookingorders?relation=owner'), 'invalid_parameter')
  })
})
