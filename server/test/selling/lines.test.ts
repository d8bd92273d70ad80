import { expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { putEvent, putOnSale, stockOf } from './kit.js'

const kit = await startKit()
const { distributor, supplier } = kit.as
const desk = buyer(distributor)
const base = '/v1/reservations'
const basket = (...items: object[]) => ({ items, booking_email: 'desk@agency.example' })

test('one ticket in two lines with two retail prices: both are held and booked separately, and checked as a sum', async () => {
  const ticket = await putOnSale(kit, { stock: 6, flags: ['pairs_only'], net_rate: 10_001 })
  const lines = basket(
    { ticket_id: ticket, quantity: 1, sales_price: 15_000 },
    { ticket_id: ticket, quantity: 3, sales_price: 9_000 },
    { ticket_id: ticket, quantity: 2, sales_price: 15_000 },
  )
  const made = await distributor.post<{ reservation_id: string; items: object[] }>(base, lines)
  expect(made.status, made.text).toBe(201)
  expect(made.body.items).toMatchObject([
    { ticket_id: ticket, quantity: 3, salesprice: 15_000, net_rate: 10_001 },
    { ticket_id: ticket, quantity: 3, salesprice: 9_000, net_rate: 10_001 },
  ])
  expect(await stockOf(kit, ticket)).toMatchObject({ available_quantity: 0, reservations_quantity: 6 })
  const id = made.body.reservation_id
  const details = await desk.details(id)
  expect(details.items).toEqual([
    { ticket_id: ticket, amount: 30_003, currency: 'EUR' },
    { ticket_id: ticket, amount: 30_003, currency: 'EUR' },
  ])
  const guests = Array.from({ length: 6 }, (_none, index) => ({ first_name: `Guest${index}`, last_name: 'One' }))
  const seated = await distributor.post<{ items: { quantity: number; guests: { first_name: string }[] }[] }>(`${base}/${id}/guestdata`, {
    items: [{ ticket_id: ticket, quantity: 6, guests }],
  })
  expect(seated.status, seated.text).toBe(201)
  expect(seated.body.items).toMatchObject([{ ticket_id: ticket, quantity: 6 }])
  const booked = await desk.tryToBook(id)
  expect(booked.status, booked.text).toBe(201)
  const order = booked.body.bookingorders[0]?.bookingorder_id as string
  const { body } = await distributor.get<{
    amount: number
    items: { salesprice: number; net_rate: number; guest: { first_name: string } }[]
  }>(`/v1/bookingorders/${order}`)
  expect(body.items.map((item) => item.salesprice)).toEqual([15_000, 15_000, 15_000, 9_000, 9_000, 9_000])
  expect(body.items.map((item) => item.guest.first_name)).toEqual(guests.map((guest) => guest.first_name))
  expect(body.amount).toBe(details.amount)
  expect(await stockOf(kit, ticket)).toMatchObject({ available_quantity: 0, reservations_quantity: 0, number_of_tickets_sold: 6 })
  const [{ orders }] = (await kit.query<{ orders: number }>(
    'select number_of_bookingorders as orders from ticket_stock where ticket_id = $1',
    [ticket],
  )) as [{ orders: number }]
  expect(orders).toBe(1)
  const invoice = await kit.query<{ lines: { quantity: number; amount: number }[] }>(
    'select lines from invoice where bookingorder_id = $1',
    [order],
  )
  expect(invoice[0]?.lines).toMatchObject([{ quantity: 6, amount: 60_006 }])
})

test('lines of one ticket are refused as a sum: too few, not in pairs, a single one left', async () => {
  const pairs = await putOnSale(kit, { stock: 4, flags: ['pairs_only'] })
  const line = (ticket_id: string, quantity: number, sales_price: number) => ({ ticket_id, quantity, sales_price })
  const odd = expectProblem(await distributor.post(base, basket(line(pairs, 2, 1), line(pairs, 1, 2))), 'quantity_not_allowed')
  expect(odd).toMatchObject({ ticket_id: pairs, errors: [{ pointer: '/items/0' }, { pointer: '/items/1' }] })
  expectProblem(await distributor.post(base, basket(line(pairs, 3, 1), line(pairs, 3, 2))), 'insufficient_stock')
  const single = await putOnSale(kit, { stock: 4, flags: ['no_single_left'] })
  expectProblem(await distributor.post(base, basket(line(single, 1, 1), line(single, 2, 2))), 'quantity_not_allowed')
  expect(await stockOf(kit, pairs)).toMatchObject({ reservations_quantity: 0 })
})

test('two lines of a ticket on request are answered as a sum', async () => {
  const ticket = await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 5 })
  const asked = await distributor.post<{ reservation_id: string }>(
    base,
    basket({ ticket_id: ticket, quantity: 3, sales_price: 1 }, { ticket_id: ticket, quantity: 2, sales_price: 2 }),
  )
  expect(asked.status, asked.text).toBe(201)
  await kit.query('update ticket_stock set backorder_quantity = 4 where ticket_id = $1', [ticket])
  const path = `/v1/sales/requests/${asked.body.reservation_id}`
  expectProblem(await supplier.post(path, { accept: true }), 'insufficient_stock')
  await kit.query('update ticket_stock set backorder_quantity = 5 where ticket_id = $1', [ticket])
  expect((await supplier.post(path, { accept: true })).status).toBe(200)
  expect(await stockOf(kit, ticket)).toMatchObject({ supplier_quantity: 5, reservations_quantity: 5 })
})

test('each check is made for all lines before the next check: unknown, not on sale, quantity, price, stock, single left', async () => {
  const event = await putEvent(kit)
  const put = (options: object) => putOnSale(kit, { event_id: event, ...options })
  const short = await put({ stock: 1 })
  const single = await put({ stock: 4, flags: ['no_single_left'] })
  const dear = await put({ stock: 9 })
  const pairs = await put({ stock: 9, flags: ['pairs_only'] })
  const closed = await put({ stock: 9, latest_sale_date: '2020-01-01T00:00:00' })
  const lines = {
    single: { ticket_id: single, quantity: 3 },
    short: { ticket_id: short, quantity: 2 },
    short2: { ticket_id: short, quantity: 2, sales_price: 7 },
    dear: { ticket_id: dear, quantity: 1, net_rate: 1 },
    dear2: { ticket_id: dear, quantity: 1, net_rate: 10_000 },
    pairs: { ticket_id: pairs, quantity: 3 },
    closed: { ticket_id: closed, quantity: 1 },
    unknown: { ticket_id: 'nothing', quantity: 1 },
    unknown2: { ticket_id: 'nobody', quantity: 1 },
  }
  type Name = keyof typeof lines
  const cases: [string, Name[], number[], string][] = [
    ['ticket_not_found', ['single', 'short', 'dear', 'pairs', 'closed', 'unknown', 'unknown2'], [5, 6], 'nothing'],
    ['not_on_sale', ['single', 'short', 'dear', 'pairs', 'closed'], [4], closed],
    ['quantity_not_allowed', ['single', 'short', 'dear', 'pairs'], [3], pairs],
    ['price_changed', ['single', 'short', 'dear2', 'dear'], [3], dear],
    ['insufficient_stock', ['single', 'short', 'dear2', 'short2'], [1, 3], short],
    ['quantity_not_allowed', ['dear2', 'single'], [1], single],
  ]
  for (const [code, names, places, ticket_id] of cases) {
    const answer = await distributor.post(base, basket(...names.map((name) => lines[name])))
    const problem = expectProblem(answer, code as 'not_on_sale')
    expect(problem, code).toMatchObject({ ticket_id, errors: places.map((place) => ({ pointer: `/items/${place}`, code })) })
  }
  for (const id of [single, short, dear, pairs, closed]) expect(await stockOf(kit, id)).toMatchObject({ reservations_quantity: 0 })
})

test('a refused replacement names lines of the new request, and the old hold stays', async () => {
  const [held, closed] = [await putOnSale(kit), await putOnSale(kit, { latest_sale_date: '2020-01-01T00:00:00' })]
  const id = await desk.reserve([{ ticket_id: held, quantity: 2 }])
  const refused = await distributor.put(`${base}/${id}`, {
    items: [
      { ticket_id: held, quantity: 1 },
      { ticket_id: closed, quantity: 1 },
    ],
  })
  expect(expectProblem(refused, 'not_on_sale')).toMatchObject({ ticket_id: closed, errors: [{ pointer: '/items/1' }] })
  expect(await stockOf(kit, held)).toMatchObject({ reservations_quantity: 2 })
})
