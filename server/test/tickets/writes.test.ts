import { beforeAll, describe, expect, test } from 'vitest'
import { lockStock, moveStock } from '../../src/catalogue/tickets/stock.js'
import { expectProblem, type Kit, startKit } from '../kit/index.js'
import { type Json, offering } from './arrange.js'

let kit: Kit
let make: ReturnType<typeof offering>
let place: { event_id: string; category_id: string; venue_id: string }
beforeAll(async () => {
  kit = await startKit()
  make = offering(kit)
  place = await make.place()
  await kit.service.ctx.db
    .updateTable('supplier')
    .set({ markup_percentage: '10', markup_fixed: 250, default_discount_percentage: '4', default_discount_share: '50' })
    .where('supplier_id', '=', kit.accounts.supplier.supplier_id)
    .execute()
})
const required = () => ({
  event_id: place.event_id,
  category_id: place.category_id,
  face_value: 9_000,
  cost_price: 10_000,
  supplier_quantity: 10,
})
const hold = (ticket_id: string, reserved: number, sold = 0) =>
  kit.service.ctx.db.transaction().execute(async (trx) => {
    await lockStock(trx, [ticket_id])
    await moveStock(trx, [{ ticket_id, reservations_quantity: reserved, number_of_tickets_sold: sold }], kit.clock.now())
  })

describe('offering', () => {
  test('omitted fields come from event, category and supplier', async () => {
    const { category_id } = await make.category({ venue_id: place.venue_id, category_name: 'South' })
    const { status, body } = await kit.as.supplier.post('/v1/tickets', { ...required(), category_id })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      supplier_id: kit.accounts.supplier.supplier_id,
      ticket_title: 'South',
      ticket_type: 'eticket',
      ticket_status: 'available',
      ticket_validity: 'singleday',
      ticket_targetgroup: 'all',
      sub_category: 'regular',
      ticket_source: 'external',
      ticket_validfrom: '2031-05-04T20:00:00',
      ticket_validuntil: '2031-05-04T22:00:00',
      currency_code: 'EUR',
      organiser_price: 9_000,
      // 10,000 + 10 % + 250, less 4 %
      net_rate: 10_800,
      sales_price: 10_800,
      min_order: 1,
      flags: [],
      eventdays: ['2031-05-04'],
    })
    expect(body).not.toHaveProperty('service_price')
  })

  test('the operator names the supplier; a supplier can name only itself', async () => {
    const missing = await kit.as.product_management.post('/v1/tickets', required())
    expect(expectProblem(missing, 'validation_failed').errors).toEqual([
      { pointer: '/supplier_id', code: 'required', message: 'is required' },
    ])
    expectProblem(await kit.as.product_management.post('/v1/tickets', { ...required(), supplier_id: 'none_spp' }), 'supplier_not_found')
    expectProblem(
      await kit.as.supplier.post('/v1/tickets', { ...required(), supplier_id: kit.accounts.supplier2.supplier_id }),
      'supplier_not_found',
    )
    expect((await kit.as.supplier.post('/v1/tickets', { ...required(), supplier_id: kit.accounts.supplier.supplier_id })).status).toBe(201)
  })

  test('a price set by the operator does not depend on other fields', async () => {
    const supplier_id = kit.accounts.supplier.supplier_id
    const { body } = await kit.as.product_management.post('/v1/tickets', {
      ...required(),
      supplier_id,
      service_price: 20_000,
      discount_percentage: 12.5,
    })
    expect(body).toMatchObject({ margins_applied: false, service_price: 20_000, net_rate: 17_500 })
    const { body: back } = await kit.as.product_management.patch(`/v1/tickets/${body.ticket_id}`, {
      margins_applied: true,
      discount_percentage: 0,
    })
    expect(back).toMatchObject({ margins_applied: true, service_price: 11_250, net_rate: 11_250 })
  })

  test.each<[string, Json, string]>([
    ['an unknown event', { event_id: 'none_evt' }, 'event_not_found'],
    ['an unknown category', { category_id: 'none_ctg' }, 'category_not_found'],
    ['an unknown organiser', { organiser_id: 'none_spp' }, 'supplier_not_found'],
    ['a yield that looks at nobody', { ticket_yield: { ...plan(), disabled_supplier_ids: ['none_spp'] } }, 'supplier_not_found'],
    ['a lock for nobody', { locked_by_client_id: 'none_cln' }, 'client_not_found'],
    ['an unknown currency', { currency_code: 'ABC' }, 'unknown_currency'],
    ['an unknown yield currency', { ticket_yield: { ...plan(), currency_code: 'ABC' } }, 'unknown_currency'],
    ['a markup that cannot be converted', { currency_code: 'JPY' }, 'no_fx_rate'],
    ['a misspelt field', { face_valeu: 1 }, 'validation_failed'],
    ['a price nobody could add up', { cost_price: 1_000_000_000_001 }, 'validation_failed'],
    ['an unknown flag', { flags: ['pears_only'] }, 'validation_failed'],
    ['an unknown country', { countries_disabled: ['XX'] }, 'validation_failed'],
    ['31 February', { release_date: '2031-02-31' }, 'validation_failed'],
    ['an end before the start', { ticket_validfrom: '2031-05-05', ticket_validuntil: '2031-05-04' }, 'validation_failed'],
    ['a sale that ends before it begins', { release_date: '2031-05-04', latest_sale_date: '2031-05-03' }, 'validation_failed'],
    [
      'a period that ends before it begins',
      { sales_periods: [{ date_start: '2031-02-01', date_stop: '2031-01-01', label: 'x' }] },
      'validation_failed',
    ],
    [
      'two prices at once',
      {
        sales_periods: [
          { date_start: '2031-01-01', date_stop: '2031-02-01', label: 'a', net_rate: 1 },
          { date_start: '2031-01-15', date_stop: '2031-03-01', label: 'b', net_rate: 2 },
        ],
      },
      'validation_failed',
    ],
    ['a yield without room', { ticket_yield: { ...plan(), yield_min_price: 2, yield_max_price: 1 } }, 'validation_failed'],
    ['a negative price', { cost_price: -1 }, 'validation_failed'],
    ['a fraction of a cent', { cost_price: 1.5 }, 'validation_failed'],
  ])('%s is refused', async (_name, fields, code) => {
    const offer = { ...required(), supplier_id: kit.accounts.supplier.supplier_id, ...fields }
    expectProblem(await kit.as.product_management.post('/v1/tickets', offer), code as 'validation_failed')
  })

  test('a list of distributors with an unknown one is refused; one that was stored before is kept', async () => {
    const { product_management } = kit.as
    const known = kit.accounts.distributor.distributor_id
    const offer = { ...required(), supplier_id: kit.accounts.supplier.supplier_id, distributors_enabled: [known, 'none_dst'] }
    expectProblem(await product_management.post('/v1/tickets', offer), 'distributor_not_found')
    const { body } = await product_management.post<Json>('/v1/tickets', { ...offer, distributors_enabled: [known] })
    const path = `/v1/tickets/${body.ticket_id}`
    expectProblem(await product_management.patch(path, { distributors_disabled: ['none_dst'] }), 'distributor_not_found')
    await kit.query(`update ticket set distributors_disabled = '{gone_dst}' where ticket_id = $1`, [body.ticket_id])
    expect((await product_management.patch(path, { note: 'Still ours' })).status).toBe(200)
  })

  test('a category of another venue is refused', async () => {
    const other = await make.place()
    const answer = await kit.as.supplier.post('/v1/tickets', { ...required(), category_id: other.category_id })
    expect(expectProblem(answer, 'validation_failed').errors).toMatchObject([{ pointer: '/category_id', code: 'other_venue' }])
  })

  test('a discount with more than four decimals is refused, as are fields of the operator from a supplier', async () => {
    const supplier_id = kit.accounts.supplier.supplier_id
    const precise = await kit.as.product_management.post('/v1/tickets', { ...required(), supplier_id, discount_percentage: 1.23456 })
    expectProblem(precise, 'validation_failed')
    for (const [name, value] of Object.entries({
      margins_applied: false,
      service_price: 1,
      discount_percentage: 1,
      service_fee: 1,
      service_stock: 1,
      ticket_source: 'service',
      distributors_disabled: [],
      distributors_enabled: [],
    })) {
      const answer = await kit.as.supplier.post('/v1/tickets', { ...required(), [name]: value })
      expect(expectProblem(answer, 'forbidden').detail).toContain(name)
    }
  })
})

describe('changing', () => {
  test('prices follow their parts', async () => {
    const { body: made } = await kit.as.supplier.post('/v1/tickets', required())
    const path = `/v1/tickets/${made.ticket_id}`
    expect((await kit.as.supplier.patch(path, { cost_price: 20_000 })).body.net_rate).toBe(21_360)
    expect((await kit.as.product_management.patch(path, { discount_percentage: 0 })).body.net_rate).toBe(22_250)
    const { body } = await kit.as.admin.get(`/v1/admin/service/tickets/${made.ticket_id}`)
    expect(body).toMatchObject({ cost_price: 20_000, service_price: 22_250, net_rate: 22_250, discount_percentage: 0 })
  })

  test('a new quantity includes held and sold tickets, and cannot be less than these', async () => {
    const { body: made } = await kit.as.supplier.post<{ ticket_id: string }>('/v1/tickets', required())
    await hold(made.ticket_id, 3, 4)
    const path = `/v1/tickets/${made.ticket_id}`
    expect((await kit.as.distributor.get(path)).body).toMatchObject({
      supplier_quantity: 10,
      reservations_quantity: 3,
      available_quantity: 3,
      stock: 3,
    })
    const refused = expectProblem(await kit.as.supplier.patch(path, { supplier_quantity: 6 }), 'stock_committed')
    expect(refused).toMatchObject({ ticket_id: made.ticket_id, minimum: 7, reservations_quantity: 3, number_of_tickets_sold: 4 })
    const { body } = await kit.as.supplier.patch(path, { supplier_quantity: 7, backorder_quantity: 5 })
    expect(body).toMatchObject({
      supplier_quantity: 7,
      available_quantity: 0,
      backorder_quantity: 5,
      allowed_quantities: [],
      number_of_tickets_sold: 4,
    })
    const listed = async () =>
      (await kit.as.distributor.get<{ tickets: Json[] }>(`/v1/tickets?ticket_id=${made.ticket_id}&stock=gt:0`)).body.tickets.length
    expect(await listed()).toBe(0)
    await kit.as.supplier.patch(path, { supplier_quantity: 9 })
    expect(await listed()).toBe(1)
  })

  test('when the last ticket is sold and when one returns, updated changes for clients that keep copies', async () => {
    const { body: made } = await kit.as.supplier.post<{ ticket_id: string }>('/v1/tickets', { ...required(), supplier_quantity: 2 })
    const since = async () => {
      kit.clock.advance({ seconds: 5 })
      return kit.clock.now().toISOString().slice(0, 19)
    }
    const changed = async (from: string) =>
      (await kit.as.distributor.get<{ tickets: Json[] }>(`/v1/tickets?updated=ge:${from}`)).body.tickets.map((ticket) => ticket.ticket_id)
    const first = await since()
    await hold(made.ticket_id, 1)
    expect(await changed(first)).toEqual([])
    await hold(made.ticket_id, 1)
    expect(await changed(first)).toEqual([made.ticket_id])
    const second = await since()
    await hold(made.ticket_id, -2)
    expect(await changed(second)).toEqual([made.ticket_id])
    expect((await kit.as.supplier.get(`/v1/tickets/${made.ticket_id}`)).body.last_checked).not.toBe((made as Json).last_checked)
  })

  test('event and supplier cannot change, the category can', async () => {
    const { body: made } = await kit.as.supplier.post('/v1/tickets', required())
    const other = await make.place()
    const path = `/v1/tickets/${made.ticket_id}`
    expectProblem(await kit.as.supplier.patch(path, { event_id: other.event_id }), 'immutable_field')
    expectProblem(await kit.as.product_management.patch(path, { supplier_id: kit.accounts.supplier2.supplier_id }), 'immutable_field')
    const { category_id } = await make.category({ venue_id: place.venue_id, category_name: 'Lounge', category_type: 'hospitality' })
    const { body } = await kit.as.supplier.patch(path, { event_id: place.event_id, category_id })
    expect(body).toMatchObject({ category_id, category_name: 'Lounge', category_type: 'hospitality' })
    const found = await kit.as.distributor.get<{ tickets: Json[] }>(`/v1/tickets?category_type=hospitality`)
    expect(found.body.tickets.map((ticket) => ticket.ticket_id)).toEqual([made.ticket_id])
  })

  test('a change with an old If-Match is refused', async () => {
    const created = await kit.as.supplier.post('/v1/tickets', required())
    const path = `/v1/tickets/${created.body.ticket_id}`
    expect(created.headers.get('etag')).toBe('"1"')
    const read = await kit.as.supplier.get(path)
    const first = await kit.as.supplier.patch(path, { note: 'one' }, { 'if-match': read.headers.get('etag') ?? '' })
    expect(first.status).toBe(200)
    expectProblem(await kit.as.supplier.patch(path, { note: 'two' }, { 'if-match': read.headers.get('etag') ?? '' }), 'precondition_failed')
    expectProblem(await kit.as.supplier.delete(path, { 'if-match': '"1"' }), 'precondition_failed')
    expect((await kit.as.supplier.delete(path, { 'if-match': first.headers.get('etag') ?? '' })).status).toBe(204)
    expectProblem(await kit.as.supplier.delete(path), 'ticket_not_found')
    expectProblem(await kit.as.supplier.patch(path, { note: 'three' }), 'ticket_not_found')
  })

  test('another supplier’s ticket answers 404 for changes and deletion', async () => {
    const { body: made } = await kit.as.supplier.post('/v1/tickets', required())
    const path = `/v1/tickets/${made.ticket_id}`
    expectProblem(await kit.as.supplier2.get(path), 'ticket_not_found')
    expectProblem(await kit.as.supplier2.patch(path, { note: 'mine' }), 'ticket_not_found')
    expectProblem(await kit.as.supplier2.delete(path), 'ticket_not_found')
    expectProblem(await kit.as.supplier2.get(`${path}/history`), 'ticket_not_found')
    const list = await kit.as.supplier2.get<{ tickets: Json[] }>('/v1/tickets')
    expect(list.body.tickets).toEqual([])
  })

  test('local times can have a time zone', async () => {
    const { body } = await kit.as.supplier.post('/v1/tickets', {
      ...required(),
      release_date: '2026-06-01T12:00:00Z',
      latest_sale_date: '2031-05-01 10:00:00+00:00',
    })
    expect(body).toMatchObject({ release_date: '2026-06-01T14:00:00', latest_sale_date: '2031-05-01T12:00:00' })
  })
})

describe('history', () => {
  test('every version is listed, without fields that the supplier cannot see', async () => {
    const { body: made } = await kit.as.supplier.post('/v1/tickets', required())
    const path = `/v1/tickets/${made.ticket_id}`
    await kit.as.product_management.patch(path, { discount_percentage: 10 })
    await kit.as.supplier.patch(path, { cost_price: 11_000 })
    await kit.as.supplier.delete(path)
    const { body } = await kit.as.admin.get<{ history: Json[] }>(`${path}/history`)
    expect(body.history).toMatchObject([
      { changed: expect.arrayContaining(['deleted']), updated_by: kit.accounts.supplier.client_id, inactive_since: null },
      {
        changed: expect.arrayContaining(['cost_price', 'service_price', 'net_rate']),
        ticket: { cost_price: 11_000, service_price: 12_350, net_rate: 11_115 },
      },
      { updated_by: kit.accounts.product_management.client_id, ticket: { discount_percentage: 10, net_rate: 10_125 } },
      {
        created_by: kit.accounts.supplier.client_id,
        ticket_id: made.ticket_id,
        ticket: { cost_price: 10_000, service_price: 11_250, ticket_yield: {} },
      },
    ])
    expectProblem(await kit.as.supplier.get(`${path}/history`), 'ticket_not_found')
    const { body: other } = await kit.as.supplier.post('/v1/tickets', required())
    const own = await kit.as.supplier.get<{ history: { ticket: Json }[] }>(`/v1/tickets/${other.ticket_id}/history`)
    expect(own.body.history).toMatchObject([
      { ticket: { cost_price: 10_000, service_price: null, discount_percentage: null, margins_applied: null, distributors_enabled: null } },
    ])
    // What only the operator sets, but the supplier sees in its ticket, it also sees here.
    const version = own.body.history[0]?.ticket ?? {}
    const hidden = Object.keys(version).filter((name) => version[name] === null && (other[name] ?? null) !== null)
    expect(hidden).toEqual([])
  })
})

function plan(): Json {
  return {
    yield_strategy: 'auto',
    yield_min_price: 1,
    yield_max_price: 2,
    currency_code: 'EUR',
    diff_from_cheapest: 0,
    enabled: true,
    enabled_supplier_ids: [],
    disabled_supplier_ids: [],
    minimum_different_suppliers: 1,
  }
}
