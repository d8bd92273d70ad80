import { describe, expect, test } from 'vitest'
import { expectProblem } from '../kit/index.js'
import { order, putOnSale } from '../selling/kit.js'
import { type Case, type Fields, type Item, type Order, openStage } from './kit.js'

/** A supplier sees the guest fields that its tickets require, and nothing else of the buyer. */
const { kit, as, cases, read } = await openStage()
const [ordinary, relisted] = cases as [Case, Case]
const id = String(ordinary.ids.bookingorder_id)

interface Found {
  results: { id: string; detail: string }[]
}
interface Overview {
  needs_attention: { kind: string; items: { id: string; detail: string }[] }[]
  sales: { orders: number; turnover: { currency: string; amount: number }[] }[]
}

test('a supplier reads the guest fields that its ticket requires, in the order and in the guest data', async () => {
  const { guest } = (await read('supplier', id)).items[0] as Item
  expect(guest).toMatchObject({ last_name: 'LastORDINARY', passport_number: '***' })
  const { body } = await as.supplier.get<{ items: { guests: Fields[] }[] }>(`/v1/bookingorders/${id}/guestdata?include_conditions=true`)
  const shown = body.items[0]?.guests[0] ?? {}
  expect(shown).toMatchObject({ last_name: 'LastORDINARY', passport_number: 'PASSORDINARY90817' })
  for (const one of [guest, shown])
    for (const field of ['first_name', 'contact_email', 'contact_phone', 'date_of_birth', 'street_name', 'city', 'zip', 'province'])
      expect(one[field], field).toBeNull()
  expect(Object.keys(shown.conditions as object).sort()).toEqual(['last_name', 'passport_number'])
})

test('a supplier does not see optional guest fields', async () => {
  const [event] = await kit.query<{ requirements: Fields[] }>(
    'select guest_data_requirements as requirements from event where event_id = $1',
    [ordinary.ids.event_id],
  )
  const ask = (requirements: unknown) =>
    kit.query('update event set guest_data_requirements = $2 where event_id = $1', [ordinary.ids.event_id, JSON.stringify(requirements)])
  await ask([{ field: 'contact_phone', scope: 'all_persons', stage: 'optional' }])
  const { guest } = (await read('supplier', id)).items[0] as Item
  await ask(event?.requirements)
  expect(guest).toMatchObject({ contact_phone: null, last_name: null })
})

test('the orders of a sale show nothing of the buyer’s payment, invoices or other guest fields', async () => {
  const { body, text } = await as.supplier.get<{ bookingorders: Order[] }>(
    `/v1/suppliers/marketplace-sales/${ordinary.ids.purchaseorder_id}`,
  )
  expect(body.bookingorders).toMatchObject([
    {
      bookingorder_id: id,
      payment_method: null,
      payment_reference: null,
      parent_id: null,
      invoices: [],
      lead_name_for_pickup: 'LeaderORDINARY',
    },
  ])
  expect(body.bookingorders[0]?.items[0]?.guest).toMatchObject({ last_name: 'LastORDINARY', contact_email: null, street_name: null })
  expect(text).not.toContain('@secret.example')
})

test('a request to a supplier does not contain the price that the buyer pays', async () => {
  const asked = await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 3 })
  const held = await as.buyer.post('/v1/reservations', order(asked, 1))
  const list = `/v1/sales/requests?reservation_id=${held.body.reservation_id}`
  type Requests = { requests: { items: Fields[] }[] }
  expect((await as.supplier.get<Requests>(list)).body.requests[0]?.items).toMatchObject([{ net_rate: null }])
  expect((await as.support.get<Requests>(list)).body.requests[0]?.items).toMatchObject([{ net_rate: 10_000 }])
  const { body } = await as.supplier.get<Overview>('/v1/internal/console/overview')
  const open = body.needs_attention.find(({ kind }) => kind === 'open_requests')?.items
  expect(open).toMatchObject([{ id: held.body.reservation_id }])
  expect(JSON.stringify(open)).not.toContain('@')
})

test('a supplier that changes its ticket to on request does not see holds that include tickets of other suppliers', async () => {
  const [own, other] = [await putOnSale(kit), await putOnSale(kit, { supplier_id: String(kit.accounts.supplier2.supplier_id) })]
  const items = [own, other].map((ticket_id) => ({ ticket_id, quantity: 1 }))
  const held = await as.buyer.post('/v1/reservations', { ...order(own), items })
  expect(held.status, held.text).toBe(201)
  await kit.query(`update ticket set ticket_status = 'on_request' where ticket_id = $1`, [own])
  const { text } = await as.supplier.get('/v1/sales/requests')
  expect(text).not.toContain(held.body.reservation_id)
  expect(text).not.toContain(other)
})

describe('the console for sellers', () => {
  test('shows no buyer’s address and no buyer’s amounts in overviews', async () => {
    await kit.query(`update event set date_start_utc = now() + interval '3 days' where event_id = $1`, [ordinary.ids.event_id])
    await kit.query(`update bookingorder set guestdata_status = 'waitingfordistributor' where bookingorder_id = any($1)`, [
      [id, relisted.ids.bookingorder_id],
    ])
    for (const [who, order_id] of [
      ['supplier', id],
      ['relister', relisted.ids.bookingorder_id],
    ] as const) {
      const { body, text } = await as[who].get<Overview>('/v1/internal/console/overview')
      const late = body.needs_attention.find(({ kind }) => kind === 'late_guest_data')?.items
      expect(late?.map((one) => one.id)).toContain(order_id)
      expect(text).not.toContain('@secret.example')
    }
    const { sales } = (await as.relister.get<Overview>('/v1/internal/console/overview')).body
    const [own] = await kit.query<{ total: number; orders: number }>(
      'select sum(charged - refunded)::bigint as total, count(*)::int as orders from bookingorder where distributor_id = $1',
      [kit.accounts.distributor.distributor_id],
    )
    expect(sales.reduce((sum, day) => sum + day.orders, 0)).toBe(own?.orders)
    expect(sales.flatMap(({ turnover }) => turnover)).toEqual([{ currency: 'EUR', amount: own?.total }])
  })

  test('finds an order by its code, not by the buyer’s address, payment or guests, and shows none of them', async () => {
    const find = async (who: 'supplier' | 'relister' | 'buyer', text: string) =>
      (await as[who].get<Found>(`/v1/internal/console/search?query=${encodeURIComponent(text)}`)).body.results.filter(
        (one) => one.id === relisted.ids.bookingorder_id || one.id === id,
      )
    const theirs = [
      ['supplier', ordinary, 'ORDINARY'],
      ['relister', relisted, 'RELISTED'],
    ] as const
    for (const [
      who,
      {
        order: { booking_code },
      },
      mark,
    ] of theirs) {
      const [found] = await find(who, String(booking_code))
      expect(found?.detail).toBe('completed')
      for (const text of [`desk${mark}@secret.example`, `payment${mark}`, `Last${mark}`, `guest${mark}@secret.example`]) {
        expect(await find(who, text), text).toEqual([])
        expect(await find('buyer', text), text).toHaveLength(1)
      }
      for (const text of [`desk${mark}@secret`, `payment${mark}`]) {
        expect((await as[who].get<{ bookingorders: Order[] }>(`/v1/bookingorders?query=${text}`)).body.bookingorders).toEqual([])
        expect((await as.buyer.get<{ bookingorders: Order[] }>(`/v1/bookingorders?query=${text}`)).body.bookingorders).toHaveLength(1)
      }
    }
  })

  test('shows a supplier no price of the operator in a bulk preview', async () => {
    const ticket = await putOnSale(kit)
    const change = { action: 'reprice', ticket_ids: [ticket], percent: '5' }
    type Bulk = { bulk_id: string; examples: { before: Fields; after: Fields }[] }
    const made = await as.supplier.post<Bulk>('/v1/internal/console/bulk', change)
    expect(made.status, made.text).toBe(201)
    const again = await as.supplier.get<Bulk>(`/v1/internal/console/bulk/${made.body.bulk_id}`)
    for (const { examples } of [made.body, again.body])
      expect(examples).toMatchObject([
        { before: { service_price: null, cost_price: 10_000 }, after: { service_price: null, cost_price: 10_500 } },
      ])
    expect((await as.admin.get<Bulk>(`/v1/internal/console/bulk/${made.body.bulk_id}`)).body.examples[0]?.before.service_price).toBe(10_000)
  })
})

describe('hidden values cannot be guessed', () => {
  test('a buyer gets the same error for the correct and a wrong cost', async () => {
    const [{ cost_price } = { cost_price: 0 }] = await kit.query<{ cost_price: number }>(
      'select cost_price from orderitem where bookingorder_id = $1',
      [id],
    )
    const send = async (cost: number) => {
      const { status, body } = await as.buyer.put(`/v1/bookingorders/${id}`, {
        items: [{ orderitem_id: ordinary.ids.orderitem_id, cost_price: cost }],
      })
      return { status, code: body.code, detail: body.detail }
    }
    const answers = [await send(cost_price), await send(cost_price + 1), await send(1)]
    expect(answers).toEqual(Array.from({ length: 3 }, () => answers[0]))
    expect(answers[0]?.status).toBe(403)
  })

  test('only the operator can filter or sort orders by whether the supplier was paid', async () => {
    for (const who of ['buyer', 'supplier', 'relister'] as const) {
      expectProblem(await as[who].get('/v1/bookingorders?financial_status=purchased'), 'unknown_parameter')
      expectProblem(await as[who].get('/v1/bookingorders?financial_status=ne:purchased'), 'unknown_parameter')
      expectProblem(await as[who].get('/v1/bookingorders?sorting=-financial_status'), 'invalid_sorting')
    }
    expect((await as.clerk.get('/v1/bookingorders?financial_status=purchased&sorting=financial_status')).status).toBe(200)
  })

  test('a history names only changed fields that its reader sees', async () => {
    type History = { history: { changed: string[] }[] }
    const newest = async (who: 'buyer' | 'supplier' | 'admin') =>
      (await as[who].get<History>(`/v1/bookingorders/${id}/history`)).body.history[0]?.changed
        .filter((name) => name !== 'updated')
        .toSorted()
    const change = async (body: object) => expect((await as.admin.put(`/v1/bookingorders/${id}`, body)).status).toBe(200)
    await change({ lead_name_for_pickup: 'Before' })
    await change({ booking_email: 'new@secret.example', payment_reference: 'again' })
    expect(await newest('admin')).toEqual(['booking_email', 'payment_reference'])
    expect(await newest('buyer')).toEqual(['booking_email', 'payment_reference'])
    expect(await newest('supplier')).toEqual([])
    await kit.query('update orderitem set external_activation_link = null where bookingorder_id = $1', [id])
    await change({ lead_name_for_pickup: 'Another' })
    expect(await newest('supplier')).toEqual(['items', 'lead_name_for_pickup'])
    await change({ items: [{ orderitem_id: ordinary.ids.orderitem_id, sales_price: 71_000_999 }] })
    expect(await newest('buyer')).toContain('items')
    expect((await newest('supplier'))?.filter((name) => name !== 'items')).toEqual([])
  })

  test('the history of a ticket does not name fields that only the operator sees', async () => {
    const ticket = await putOnSale(kit)
    const changed = await as.product_management.patch(`/v1/tickets/${ticket}`, { discount_percentage: 1, allow_loss: true })
    expect(changed.status, changed.text).toBe(200)
    const { body } = await as.supplier.get<{ history: { changed: string[] }[] }>(`/v1/tickets/${ticket}/history`)
    expect(body.history.flatMap((entry) => entry.changed)).not.toContain('discount_percentage')
  })
})
