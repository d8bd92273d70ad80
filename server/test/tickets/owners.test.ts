import { beforeAll, describe, expect, test } from 'vitest'
import { updateAutomaticPrices } from '../../src/catalogue/tickets/yield.js'
import { workOnChange } from '../../src/desk/bulk/work.js'
import { expectProblem, type Kit, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { type Json, offering } from './arrange.js'

let kit: Kit
let make: ReturnType<typeof offering>
beforeAll(async () => {
  kit = await startKit()
  make = offering(kit)
})
const operator = () => kit.as.product_management
const supplier = () => kit.as.supplier
const read = async (ticket_id: string) => (await operator().get<Json>(`/v1/tickets/${ticket_id}`)).body
const patch = (who: 'product_management' | 'supplier', ticket_id: string, body: Json) =>
  kit.as[who].patch<Json>(`/v1/tickets/${ticket_id}`, body)
const during = (net_rate?: number, more: Json = {}) => ({
  date_start: '2020-01-01T00:00:00',
  date_stop: '2031-05-04T00:00:00',
  label: 'Sale',
  ...(net_rate === undefined ? {} : { net_rate }),
  ...more,
})

describe('prices for buyers are set by the operator', () => {
  const terms = async () => {
    const { event_id, category_id } = await make.place()
    return { event_id, category_id, face_value: 9_000, cost_price: 10_000, supplier_quantity: 5 }
  }

  test('a supplier cannot set a price for buyers in a sales period, when it offers and when it changes a ticket', async () => {
    const offered = await supplier().post('/v1/tickets', { ...(await terms()), cost_price: 100_000_000, sales_periods: [during(1)] })
    expect(expectProblem(offered, 'forbidden').detail).toContain('sales_periods/0/net_rate')
    const made = await supplier().post<Json>('/v1/tickets', await terms())
    expect(made.status, made.text).toBe(201)
    const changed = await patch('supplier', String(made.body.ticket_id), { sales_periods: [during(), during(1)] })
    expect(expectProblem(changed, 'forbidden').detail).toContain('sales_periods/1/net_rate')
    expect(await read(String(made.body.ticket_id))).toMatchObject({ net_rate: 10_000, sales_periods: [] })
  })

  test.each<[string, unknown, unknown]>([
    ['service_price', 12_000, 15_000],
    ['margins_applied', false, true],
    ['discount_percentage', 0, 5],
    ['allow_loss', false, true],
    ['distributors_enabled', [], ['x']],
  ])('%s is refused from a supplier for every value, so that the stored one cannot be guessed', async (name, stored, other) => {
    const { ticket_id } = await make.offer({ service_price: 12_000 })
    expect((await read(ticket_id))[name]).toEqual(stored)
    const answers = [await patch('supplier', ticket_id, { [name]: stored }), await patch('supplier', ticket_id, { [name]: other })]
    for (const answer of answers) expect(expectProblem(answer, 'forbidden').detail).toContain(name)
    expectProblem(await supplier().post('/v1/tickets', { ...(await terms()), [name]: stored }), 'forbidden')
  })

  test.each([
    ['service_fee', 250, 0],
    ['ticket_source', 'external', 'marketplace'],
    ['service_stock', 3, 4],
  ])('%s, which a supplier sees, is accepted unchanged and refused otherwise', async (name, stored, other) => {
    const { ticket_id } = await make.offer({ service_fee: 250, service_stock: 3 })
    expect((await patch('supplier', ticket_id, { [name]: stored, note: 'kept' })).status).toBe(200)
    expectProblem(await patch('supplier', ticket_id, { [name]: other }), 'forbidden')
    expect(await read(ticket_id)).toMatchObject({ [name]: stored, note: 'kept' })
  })

  test('a supplier sets the sales periods of its ticket; periods with a price of the operator stay, sent back or not', async () => {
    const priced = during(11_000, { label: 'Early' })
    const { ticket_id } = await make.offer({ sales_periods: [priced] })
    const own = { date_start: '2031-01-01T00:00:00', date_stop: '2031-02-01T00:00:00', label: 'Late' }
    const periods = async () => (await read(ticket_id)).sales_periods
    expect((await patch('supplier', ticket_id, { sales_periods: [own] })).status).toBe(200)
    expect(await periods()).toEqual([own, priced])
    expect((await patch('supplier', ticket_id, { sales_periods: [priced, { ...own, label: 'Later' }] })).status).toBe(200)
    expect(await periods()).toEqual([{ ...own, label: 'Later' }, priced])
    // Without its price, or at another time, it is not the operator's period.
    const { net_rate: _price, ...bare } = priced
    expect((await patch('supplier', ticket_id, { sales_periods: [bare] })).status).toBe(200)
    expect(await periods()).toEqual([priced])
    for (const other of [
      { ...priced, net_rate: 10_500 },
      { ...priced, date_stop: '2031-06-01T00:00:00' },
    ])
      expectProblem(await patch('supplier', ticket_id, { sales_periods: [other] }), 'forbidden')
    expect((await patch('supplier', ticket_id, { sales_periods: [] })).status).toBe(200)
    expect(await periods()).toEqual([priced])
    expect((await patch('product_management', ticket_id, { sales_periods: [] })).status).toBe(200)
    expect(await periods()).toEqual([])
  })

  test('prices keep their currency', async () => {
    const { ticket_id } = await make.offer({ service_price: 12_000 })
    expectProblem(await patch('supplier', ticket_id, { currency_code: 'IDR', cost_price: 1 }), 'forbidden')
    expect((await patch('supplier', ticket_id, { currency_code: 'EUR', cost_price: 9_000 })).status).toBe(200)
    expect(await read(ticket_id)).toMatchObject({ currency_code: 'EUR', cost_price: 9_000, net_rate: 12_000 })
  })

  test('allow_loss is visible to the operator only, and null for the supplier in the history', async () => {
    const { ticket_id } = await make.offer({ allow_loss: true })
    expect(await read(ticket_id)).toMatchObject({ allow_loss: true })
    for (const who of ['supplier', 'distributor'] as const)
      expect((await kit.as[who].get<Json>(`/v1/tickets/${ticket_id}`)).body).not.toHaveProperty('allow_loss')
    const version = async (who: 'supplier' | 'admin') =>
      (await kit.as[who].get<{ history: { ticket: Json }[] }>(`/v1/tickets/${ticket_id}/history`)).body.history[0]?.ticket.allow_loss
    expect([await version('admin'), await version('supplier')]).toEqual([true, null])
  })
})

describe('no ticket is sold below its supplier’s payout, unless the operator allows it on the ticket', () => {
  const below = (answer: Parameters<typeof expectProblem>[0]) => expectProblem(answer, 'price_below_payout')

  test.each<[string, Json]>([
    ['a price set by hand', { service_price: 9_999 }],
    ['a discount that is more than the margin', { discount_percentage: 0.1 }],
    ['the price of a period', { sales_periods: [during(9_999)] }],
    ['a cost above the price', { service_price: 10_000, cost_price: 10_001 }],
  ])('%s: refused when it is offered and when it is changed', async (_name, fields) => {
    const { event_id, category_id } = await make.place()
    const offer = {
      event_id,
      category_id,
      supplier_id: kit.accounts.supplier.supplier_id,
      face_value: 1,
      cost_price: 10_000,
      supplier_quantity: 1,
    }
    below(await operator().post('/v1/tickets', { ...offer, ...fields }))
    const { ticket_id } = await make.offer()
    const before = await read(ticket_id)
    expect(below(await patch('product_management', ticket_id, fields))).toMatchObject({ ticket_id, currency: 'EUR' })
    expect(await read(ticket_id)).toEqual(before)
    expect((await patch('product_management', ticket_id, { ...fields, allow_loss: true })).status).toBe(200)
    // Removing allow_loss does not refuse what is already sold at a loss.
    below(await patch('product_management', ticket_id, { allow_loss: false }))
  })

  test('a supplier cannot raise its cost above the price that the operator set', async () => {
    const { ticket_id } = await make.offer({ service_price: 12_000, sales_periods: [during(11_000)] })
    expect(below(await patch('supplier', ticket_id, { cost_price: 11_001 }))).toMatchObject({ net_rate: 11_000, payout: 11_001 })
    expect((await patch('supplier', ticket_id, { cost_price: 11_000 })).status).toBe(200)
  })

  test('a past period does not count, and does not prevent other changes', async () => {
    const over = during(1, { date_stop: '2021-01-01T00:00:00' })
    const { ticket_id } = await make.offer({ sales_periods: [over] })
    await kit.query('update ticket set service_price = 9000, net_rate = 9000 where ticket_id = $1', [ticket_id])
    await kit.query('update ticket set margins_applied = false where ticket_id = $1', [ticket_id])
    expect((await patch('supplier', ticket_id, { note: 'still mine' })).status).toBe(200)
    below(await patch('supplier', ticket_id, { cost_price: 9_500 }))
  })

  test('the supplier’s share of a discount reduces its payout', async () => {
    await kit.query('update supplier set default_discount_share = 100 where supplier_id = $1', [kit.accounts.supplier2.supplier_id])
    const { ticket_id } = await make.offer({ supplier_id: kit.accounts.supplier2.supplier_id, discount_percentage: 10 })
    expect(await read(ticket_id)).toMatchObject({ net_rate: 9_000 })
    // Its share cannot be removed while tickets need it.
    const supplier2 = `/v1/suppliers/${kit.accounts.supplier2.supplier_id}`
    expect(below(await operator().patch(supplier2, { default_discount_share: 50 }))).toMatchObject({
      ticket_id,
      net_rate: 9_000,
      payout: 9_500,
    })
    expect((await operator().get<Json>(supplier2)).body.default_discount_share).toBe(100)
    await patch('product_management', ticket_id, { allow_loss: true })
    expect((await operator().patch(supplier2, { default_discount_share: 0 })).status).toBe(200)
  })

  test('a lower markup is refused if discounts would exceed it', async () => {
    const { body } = await operator().post<Json>('/v1/suppliers', {
      name: 'Thin',
      iso_country: 'ESP',
      default_currency: 'EUR',
      markup_percentage: 12,
    })
    const supplier_id = String(body.supplier_id)
    await make.offer({ supplier_id, discount_percentage: 10 })
    below(await operator().patch(`/v1/suppliers/${supplier_id}`, { markup_percentage: 11 }))
    expect((await operator().patch(`/v1/suppliers/${supplier_id}`, { markup_percentage: 13 })).status).toBe(200)
  })

  test('a bulk change skips tickets that it would sell at a loss', async () => {
    const { event_id, category_id } = await make.place()
    const thin = await make.offer({ event_id, category_id, service_price: 10_000 })
    const fat = await make.offer({ event_id, category_id, service_price: 12_000 })
    const made = await kit.as.supplier.post<{ bulk_id: string }>('/v1/internal/console/bulk', {
      action: 'reprice',
      filter: `event_id=${event_id}`,
      percent: '10',
    })
    expect(made.status, made.text).toBe(201)
    await kit.as.supplier.post(`/v1/internal/console/bulk/${made.body.bulk_id}/apply`)
    await workOnChange(kit.service.ctx, made.body.bulk_id, true)
    expect([await read(thin.ticket_id), await read(fat.ticket_id)]).toMatchObject([{ cost_price: 10_000 }, { cost_price: 11_000 }])
  })

  test('an automatic price never follows competitors into a loss', async () => {
    const { event_id, category_id } = await make.place()
    await make.offer({ event_id, category_id, cost_price: 20_000, supplier_id: kit.accounts.supplier2.supplier_id })
    const ticket_yield = {
      ...{
        yield_strategy: 'auto',
        yield_min_price: 5_000,
        yield_max_price: 30_000,
        currency_code: 'EUR',
        diff_from_cheapest: 100,
        enabled: true,
      },
      ...{ enabled_supplier_ids: [], disabled_supplier_ids: [], minimum_different_suppliers: 1 },
    }
    // The price of the period would stay, and the cost would rise above it.
    const { ticket_id } = await make.offer({
      event_id,
      category_id,
      ticket_yield,
      sales_periods: [during(12_000, { date_start: '2031-01-01T00:00:00' })],
    })
    await updateAutomaticPrices(kit.service.ctx)
    expect(await read(ticket_id)).toMatchObject({ cost_price: 10_000 })
  })

  test('a period price of an event is refused if a ticket would be sold at a loss', async () => {
    const { event_id, category_id } = await make.place()
    const { ticket_id } = await make.offer({ event_id, category_id })
    const event = (net_rate: number) => operator().patch(`/v1/events/${event_id}`, { sales_periods: [during(net_rate)] })
    expect(below(await event(9_000))).toMatchObject({ ticket_id, net_rate: 9_000, payout: 10_000 })
    expect((await event(11_000)).status).toBe(200)
    // A ticket that would be offered into such a period is refused too.
    const offer = {
      event_id,
      category_id,
      supplier_id: kit.accounts.supplier.supplier_id,
      face_value: 1,
      cost_price: 11_001,
      supplier_quantity: 1,
    }
    below(await operator().post('/v1/tickets', offer))
  })

  test('a price on an order is refused below its supplier’s payout', async () => {
    const { ticket_id } = await make.offer({ service_price: 12_000 })
    const { id } = await buyer(kit.as.distributor).book([{ ticket_id, quantity: 1 }])
    const [item] = (await kit.as.admin.get<{ items: { orderitem_id: string }[] }>(`/v1/bookingorders/${id}`)).body.items
    const put = (prices: Json) => kit.as.admin.put(`/v1/bookingorders/${id}`, { items: [{ orderitem_id: item?.orderitem_id, ...prices }] })
    expect(below(await put({ net_rate: 9_999 }))).toMatchObject({ orderitem_id: item?.orderitem_id, net_rate: 9_999, payout: 10_000 })
    below(await put({ cost_price: 12_001 }))
    expect((await put({ net_rate: 9_000, cost_price: 9_000 })).status).toBe(200)
    expect((await patch('product_management', ticket_id, { allow_loss: true })).status).toBe(200)
    expect((await put({ net_rate: 1 })).status).toBe(200)
  })

  test('a ticket with a price below the payout for another reason is not on sale, and the refusal does not contain the payout', async () => {
    const { ticket_id } = await make.offer()
    await kit.query('update ticket set cost_price = 10001 where ticket_id = $1', [ticket_id])
    const hold = () => kit.as.distributor.post('/v1/reservations', { items: [{ ticket_id, quantity: 1 }], booking_email: 'a@b.example' })
    const refused = await hold()
    expect(expectProblem(refused, 'not_on_sale')).toMatchObject({ allowed_quantities: [] })
    expect(refused.text).not.toContain('10001')
    expect((await kit.as.distributor.get<Json>(`/v1/tickets/${ticket_id}`)).body).toMatchObject({ allowed_quantities: [], stock: 10 })
    const listed = await kit.as.distributor.get<{ tickets: Json[] }>(`/v1/tickets?ticket_id=${ticket_id}&on_sale=true`)
    expect(listed.body.tickets).toEqual([])
    expect((await patch('product_management', ticket_id, { allow_loss: true })).status).toBe(200)
    expect((await hold()).status).toBe(201)
  })
})
