import { afterEach, describe, expect, test } from 'vitest'
import { releaseDue, warnDue } from '../../src/selling/allotments/sweep.js'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { expectProblem, startKit } from '../kit/index.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'
import { type Allotment, allot, brokenAllotments, quantitiesOf, readAllotment } from './kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', TRADE_LETTER_RECIPIENT_LIMIT: '100000' })
const { distributor, distributor2, supplier, supplier2, product_management: operator } = kit.as
const buyer_id = kit.accounts.distributor.distributor_id as string
const wire = (at: Date) => at.toISOString().slice(0, 19)
const inHours = (hours: number) => wire(new Date(kit.clock.now().getTime() + hours * 3_600_000))

interface Ticket {
  stock: number
  net_rate: number
  allowed_quantities: number[]
  available_quantity: number
}
interface Reservation {
  reservation_id: string
  parent_allocation_id: string | null
  items: { ticket_id: string; quantity: number; net_rate: number; allotment_id: string | null }[]
}
const shown = async (ticket_id: string, as = distributor) => (await as.get<Ticket>(`/v1/tickets/${ticket_id}`)).body
const reserve = (ticket_id: string, quantity: number, as = distributor, more: object = {}) =>
  as.post<Reservation>('/v1/reservations', order(ticket_id, quantity, more as Record<string, unknown>))
const book = (reservation_id: string, as = distributor) =>
  as.post<{ bookingorders: [{ bookingorder_id: string }] }>('/v1/bookings', { reservation_id, accepted_gt: true })

afterEach(async () => {
  expect(await kit.query(brokenAllotments)).toEqual([])
})

describe('an allotment', () => {
  test('is separate stock of the distributor: holds take from it, bookings sell from it, cancellations return to it', async () => {
    const ticket = await putOnSale(kit, { stock: 20 })
    const { allotment_id } = await allot(kit, ticket, 8, { free_stock_too: false })
    expect(await shown(ticket)).toMatchObject({ stock: 8, allowed_quantities: [1, 2, 3, 4, 5, 6, 7, 8] })
    expect(await shown(ticket, distributor2)).toMatchObject({ stock: 12 })
    const held = await reserve(ticket, 3)
    expect(held.body).toMatchObject({ parent_allocation_id: allotment_id, items: [{ quantity: 3, allotment_id }] })
    expect(await readAllotment(kit, allotment_id)).toMatchObject({ quantity: 8, held: 3, sold: 0, free: 5 })
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 12, allotted_quantity: 5, reservations_quantity: 3 })
    const booked = await book(held.body.reservation_id)
    expect(booked.status, booked.text).toBe(201)
    expect(await readAllotment(kit, allotment_id)).toMatchObject({ held: 0, sold: 3, free: 5 })
    const id = booked.body.bookingorders[0].bookingorder_id
    type Sales = { sales: { bookingorder_id: string; items: { use_allocation: boolean }[] }[] }
    const { sales } = (await supplier.get<Sales>('/v1/sales')).body
    expect(sales.find((sale) => sale.bookingorder_id === id)?.items.map((item) => item.use_allocation)).toEqual([true, true, true])
    expect((await distributor.put(`/v1/bookingorders/${id}`, { logistic_status: 'cancelled' })).status).toBe(200)
    expect(await readAllotment(kit, allotment_id)).toMatchObject({ held: 0, sold: 0, free: 8 })
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 12, allotted_quantity: 8, number_of_tickets_sold: 0 })
  })

  test('an expired or released hold returns its tickets to the allotment they came from', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    const { allotment_id } = await allot(kit, ticket, 4)
    const first = await reserve(ticket, 2)
    await reserve(ticket, 2)
    expect((await distributor.delete(`/v1/reservations/${first.body.reservation_id}`)).status).toBe(200)
    expect(await readAllotment(kit, allotment_id)).toMatchObject({ held: 2, free: 2 })
    kit.clock.advance({ minutes: 31 })
    await releaseExpired(kit.service.ctx)
    expect(await readAllotment(kit, allotment_id)).toMatchObject({ held: 0, free: 4 })
  })

  test('is followed by free stock if free_stock_too is true; otherwise the hold is refused with 409 insufficient_stock', async () => {
    const [open, closed] = [await putOnSale(kit, { stock: 10 }), await putOnSale(kit, { stock: 10 })]
    await allot(kit, open, 3)
    await allot(kit, closed, 3, { free_stock_too: false })
    const split = await reserve(open, 5)
    expect(split.body.items.map(({ quantity, allotment_id }) => [quantity, allotment_id !== null])).toEqual([
      [3, true],
      [2, false],
    ])
    expectProblem(await reserve(closed, 5), 'insufficient_stock', { available_quantity: 3 })
    expect(await shown(open)).toMatchObject({ stock: 5 })
  })

  test('a replaced hold takes from the allotment as if the old hold had been released first', async () => {
    const ticket = await putOnSale(kit, { stock: 6 })
    const { allotment_id } = await allot(kit, ticket, 4, { free_stock_too: false })
    const { body } = await reserve(ticket, 4)
    const replaced = await distributor.put<Reservation>(`/v1/reservations/${body.reservation_id}`, {
      items: [{ ticket_id: ticket, quantity: 2 }],
    })
    expect(replaced.body.items).toMatchObject([{ quantity: 2, allotment_id }])
    expect(await readAllotment(kit, allotment_id)).toMatchObject({ held: 2, free: 2 })
  })

  test('ticket lists filter and sort by the stock that the caller can buy', async () => {
    const event_id = await putEvent(kit)
    const soldOut = await putOnSale(kit, { stock: 2, event_id })
    const forbidden = await putOnSale(kit, { stock: 5, event_id })
    await allot(kit, soldOut, 2)
    const { allotment_id } = await allot(kit, forbidden, 1, { free_stock_too: false })
    await distributor.post(`/v1/allotments/${allotment_id}/release`, { quantity: 1 })
    const ids = async (query: string, as = distributor) =>
      (await as.get<{ tickets: { ticket_id: string }[] }>(`/v1/tickets?event_id=${event_id}&${query}`)).body.tickets.map(
        (one) => one.ticket_id,
      )
    expect(await ids('stock=gt:0')).toEqual([soldOut])
    expect(await ids('stock=0')).toEqual([forbidden])
    expect(await ids('stock=2')).toEqual([soldOut])
    expect(await ids('sorting=-stock')).toEqual([soldOut, forbidden])
    expect(await ids('stock=gt:0', distributor2)).toEqual([forbidden])
  })

  test('of two allotments of one ticket, the one with the earlier release date is used first', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    const late = await allot(kit, ticket, 2, { release: { kind: 'before', days: 1 } })
    const soon = await allot(kit, ticket, 2, { release: { kind: 'before', days: 30 } })
    await reserve(ticket, 3)
    expect(await readAllotment(kit, soon.allotment_id)).toMatchObject({ held: 2 })
    expect(await readAllotment(kit, late.allotment_id)).toMatchObject({ held: 1 })
  })
})

describe('the rate of an allotment', () => {
  test('is the price of its tickets, and the supplier that set it pays the difference', async () => {
    const ticket = await putOnSale(kit, { stock: 10, net_rate: 10_000 })
    await allot(kit, ticket, 2, { rate: { kind: 'net', net_rate: 8_000, currency_code: 'EUR' } })
    expect(await shown(ticket)).toMatchObject({ net_rate: 8_000, stock: 10 })
    expect(await shown(ticket, distributor2)).toMatchObject({ net_rate: 10_000 })
    const mixed = await reserve(ticket, 3)
    expect(mixed.body.items).toMatchObject([
      { quantity: 2, net_rate: 8_000 },
      { quantity: 1, net_rate: 10_000 },
    ])
    const { body: details } = await distributor.get<{ amount: number }>(`/v1/reservations/${mixed.body.reservation_id}/pay-details`)
    expect(details.amount).toBeGreaterThanOrEqual(26_000)
    const booked = await book(mixed.body.reservation_id)
    expect(booked.status, booked.text).toBe(201)
    const id = booked.body.bookingorders[0].bookingorder_id
    const { body: made } = await kit.as.admin.get<{ items: { net_rate: number; cost_price: number }[] }>(`/v1/bookingorders/${id}`)
    expect(made.items.map((item) => item.net_rate)).toEqual([8_000, 8_000, 10_000])
    const charged = await kit.query<{ charge: { items: { amount: number; payout: number }[] } }>(
      'select charge from order_charge where bookingorder_id = $1',
      [id],
    )
    expect(charged[0]?.charge.items.map(({ amount, payout }) => [amount, payout])).toEqual([
      [8_000, 8_000],
      [8_000, 8_000],
      [10_000, 10_000],
    ])
  })

  test('that is a percentage follows the price of the ticket', async () => {
    const ticket = await putOnSale(kit, { stock: 10, net_rate: 10_000 })
    await allot(kit, ticket, 2, { rate: { kind: 'percentage', percentage: 12.5 } })
    expect((await reserve(ticket, 1)).body.items).toMatchObject([{ net_rate: 8_750 }])
  })

  test('that the operator sets cannot be below the supplier’s payout', async () => {
    const ticket = await putOnSale(kit, { stock: 10, net_rate: 10_000 })
    const body = { ticket_id: ticket, distributor_id: buyer_id, quantity: 2, rate: { kind: 'net', net_rate: 9_999, currency_code: 'EUR' } }
    expectProblem(await operator.post('/v1/allotments', body), 'price_below_payout', {
      payout: 10_000,
      detail: 'The price would be 99.99 EUR, and its supplier is paid 100.00.',
    })
  })

  test('that a supplier sets is a discount: above the price of the ticket it is refused, and the price applies if it falls below the rate', async () => {
    const ticket = await putOnSale(kit, { stock: 20, net_rate: 10_000 })
    const body = (net_rate: number) => ({ rate: { kind: 'net', net_rate, currency_code: 'EUR' } })
    const above = { ticket_id: ticket, distributor_id: buyer_id, quantity: 4, ...body(10_001) }
    expectProblem(await supplier.post('/v1/allotments', above), 'validation_failed', {
      errors: [
        {
          pointer: '/rate/net_rate',
          code: 'above_price',
          message: 'must be at most the price of the ticket, 100.00 EUR',
        },
      ],
    })
    const { allotment_id } = await allot(kit, ticket, 4, body(10_000))
    expectProblem(await supplier.patch(`/v1/allotments/${allotment_id}`, body(10_001)), 'validation_failed')
    // With a low cost price the supplier would get nearly all of the rate, and the operator none of its markup.
    await operator.patch(`/v1/suppliers/${kit.accounts.supplier.supplier_id}`, { markup_percentage: 10 })
    const cheap = await supplier.patch(`/v1/tickets/${ticket}`, { cost_price: 1_000 })
    expect(cheap.status, cheap.text).toBe(200)
    await operator.patch(`/v1/tickets/${ticket}`, { margins_applied: true })
    const { net_rate } = await shown(ticket, distributor2)
    expect(net_rate).toBeLessThan(2_000)
    expect(await shown(ticket)).toMatchObject({ net_rate })
    const held = await reserve(ticket, 2)
    expect(held.body.items).toMatchObject([{ net_rate, allotment_id }])
    const booked = await book(held.body.reservation_id)
    const [sale] = await kit.query<{ payouts: number[] }>(
      "select array(select (item ->> 'payout')::int from jsonb_array_elements(charge -> 'items') item) as payouts from order_charge where bookingorder_id = $1",
      [booked.body.bookingorders[0].bookingorder_id],
    )
    expect(sale?.payouts).toEqual([1_000, 1_000])
    await operator.patch(`/v1/suppliers/${kit.accounts.supplier.supplier_id}`, { markup_percentage: 0 })
  })

  test('that the operator bears is not extended by the supplier: more tickets at it are 403', async () => {
    const ticket = await putOnSale(kit, { stock: 20, net_rate: 10_000 })
    await kit.query('update ticket set cost_price = 8000 where ticket_id = $1', [ticket])
    const rate = { kind: 'net', net_rate: 8_500, currency_code: 'EUR' }
    const made = await operator.post<Allotment>('/v1/allotments', { ticket_id: ticket, distributor_id: buyer_id, quantity: 2, rate })
    const path = `/v1/allotments/${made.body.allotment_id}`
    expectProblem(await supplier.patch(path, { quantity: 20 }), 'forbidden')
    expect((await supplier.patch(path, { quantity: 1 })).status).toBe(200)
    expect((await operator.patch(path, { quantity: 3 })).status).toBe(200)
    const own = await supplier.patch<Allotment>(path, { quantity: 20, rate: { ...rate, net_rate: 9_000 } })
    expect(own.status, own.text).toBe(200)
    expect((await reserve(ticket, 3)).body.items).toMatchObject([{ net_rate: 9_000 }])
    const [terms] = await kit.query<{ payout: number }>(
      "select (i.terms ->> 'payout')::int as payout from reservation_item i where i.allotment_id = $1",
      [made.body.allotment_id],
    )
    expect(terms?.payout, 'the supplier bears its own rate').toBe(7_000)
  })

  test('does not apply to a ticket that is on request now: the price shown is the price asked', async () => {
    const ticket = await putOnSale(kit, { stock: 20, net_rate: 10_000 })
    await allot(kit, ticket, 2, { rate: { kind: 'net', net_rate: 8_000, currency_code: 'EUR' } })
    const changed = await supplier.patch(`/v1/tickets/${ticket}`, { ticket_status: 'on_request', backorder_quantity: 5 })
    expect(changed.status, changed.text).toBe(200)
    const asked = await reserve(ticket, 1)
    expect(asked.status, asked.text).toBe(201)
    expect(asked.body.items.map((item) => item.net_rate)).toEqual([(await shown(ticket)).net_rate])
  })

  test('is compared with the price that the buyer sends', async () => {
    const ticket = await putOnSale(kit, { stock: 10, net_rate: 10_000 })
    await allot(kit, ticket, 2, { rate: { kind: 'net', net_rate: 8_000, currency_code: 'EUR' } })
    const at = (net_rate: number, quantity = 2) =>
      distributor.post('/v1/reservations', { items: [{ ticket_id: ticket, quantity, net_rate }], booking_email: 'a@b.example' })
    expectProblem(await at(10_000), 'price_changed', { net_rate: 8_000 })
    expectProblem(await at(8_000, 3), 'price_changed')
    expect((await at(8_000)).status).toBe(201)
  })
})

describe('changes of an allotment', () => {
  test('an increase above the free stock is refused with the free quantity', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    await reserve(ticket, 4, distributor2)
    const body = { ticket_id: ticket, distributor_id: buyer_id, quantity: 7 }
    expectProblem(await supplier.post('/v1/allotments', body), 'insufficient_stock', { available_quantity: 6 })
    const { allotment_id } = await allot(kit, ticket, 5)
    expectProblem(await supplier.patch(`/v1/allotments/${allotment_id}`, { quantity: 7 }), 'insufficient_stock', { available_quantity: 1 })
    expect((await supplier.patch<Allotment>(`/v1/allotments/${allotment_id}`, { quantity: 6 })).body).toMatchObject({
      quantity: 6,
      free: 6,
    })
  })

  test('a decrease below the sold and held quantity is refused with both quantities', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    const { allotment_id } = await allot(kit, ticket, 8)
    const sold = await reserve(ticket, 2)
    await book(sold.body.reservation_id)
    await reserve(ticket, 3)
    expectProblem(await supplier.patch(`/v1/allotments/${allotment_id}`, { quantity: 4 }), 'allotment_committed', {
      minimum: 5,
      held: 3,
      sold: 2,
    })
    expect((await supplier.patch(`/v1/allotments/${allotment_id}`, { quantity: 5 })).status).toBe(200)
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 5, allotted_quantity: 0 })
  })

  test('a supplier cannot reduce the stock of a ticket below the allotted quantity', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    await allot(kit, ticket, 8)
    expectProblem(await supplier.patch(`/v1/tickets/${ticket}`, { supplier_quantity: 7 }), 'stock_committed', { minimum: 8 })
  })

  test('ending it frees its unsold tickets; its holds continue and use free stock', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    const { allotment_id } = await allot(kit, ticket, 8)
    const { body } = await reserve(ticket, 3)
    const ended = await supplier.delete<Allotment>(`/v1/allotments/${allotment_id}`)
    expect(ended.body).toMatchObject({ status: 'ended', held: 3, released: 5, free: 0 })
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 7, allotted_quantity: 0, allotments: 0 })
    await distributor.delete(`/v1/reservations/${body.reservation_id}`)
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 10 })
    expect(await readAllotment(kit, allotment_id)).toMatchObject({ held: 0, released: 8 })
    expectProblem(await supplier.delete(`/v1/allotments/${allotment_id}`), 'illegal_transition')
    expectProblem(await supplier.patch(`/v1/allotments/${allotment_id}`, { quantity: 9 }), 'illegal_transition')
  })

  test('the letter about its end names the distributor that the tickets were kept for, because both parties get it', async () => {
    await kit.query('update supplier set emails = $1 where supplier_id = $2', [['seller@test.example'], kit.accounts.supplier.supplier_id])
    const ticket = await putOnSale(kit, { stock: 10 })
    const { allotment_id } = await allot(kit, ticket, 8)
    expect((await supplier.delete(`/v1/allotments/${allotment_id}`)).status).toBe(200)
    const [{ distributor_name } = { distributor_name: '' }] = await kit.query<{ distributor_name: string }>(
      'select distributor_name from distributor where distributor_id = $1',
      [buyer_id],
    )
    const letters = await kit.query<{ to: string; text: string }>(
      "select data ->> 'to' as to, data ->> 'text' as text from pgboss.job where name = 'mail' and data ->> 'text' like $1 and data ->> 'subject' like 'An allotment was ended%'",
      [`%${allotment_id}%`],
    )
    expect(letters.map(({ to }) => to).sort()).toEqual(['distributor@test.example', 'seller@test.example'])
    for (const { text } of letters) expect(text).toContain(`These tickets are no longer kept for ${distributor_name}.`)
  })

  test('for a category, the quantity is distributed over the tickets of the supplier, cheapest first', async () => {
    const event_id = await putEvent(kit)
    const cheap = await putOnSale(kit, { stock: 3, event_id, net_rate: 5_000 })
    const dear = await putOnSale(kit, { stock: 5, event_id, net_rate: 6_000 })
    await putOnSale(kit, { stock: 5, event_id, supplier_id: kit.accounts.supplier2.supplier_id as string })
    const [{ category_id } = { category_id: '' }] = await kit.query<{ category_id: string }>(
      'select category_id from ticket where ticket_id = $1',
      [cheap],
    )
    const made = await supplier.post<Allotment>('/v1/allotments', { event_id, category_id, distributor_id: buyer_id, quantity: 5 })
    expect(made.status, made.text).toBe(201)
    expect(made.body.tickets.map(({ ticket_id, quantity }) => [ticket_id, quantity])).toEqual([
      [cheap, 3],
      [dear, 2],
    ])
    expect(
      (await supplier.patch<Allotment>(`/v1/allotments/${made.body.allotment_id}`, { quantity: 2 })).body.tickets.map(
        (one) => one.quantity,
      ),
    ).toEqual([2, 0])
    expectProblem(
      await supplier.post('/v1/allotments', { event_id, category_id, distributor_id: buyer_id, quantity: 7 }),
      'insufficient_stock',
      { available_quantity: 6 },
    )
  })

  test('the history has every version and its author', async () => {
    const { allotment_id } = await allot(kit, await putOnSale(kit), 4)
    await supplier.patch(`/v1/allotments/${allotment_id}`, { quantity: 5 })
    const { body } = await distributor.get<{ history: { updated_by: string; allotment: Allotment }[] }>(
      `/v1/allotments/${allotment_id}/history`,
    )
    expect(body.history.map((one) => [one.updated_by, one.allotment.quantity])).toEqual([
      [kit.accounts.supplier.client_id, 5],
      [kit.accounts.supplier.client_id, 4],
    ])
  })
})

describe('refusals', () => {
  test('tickets and allotments of another tenant answer 404', async () => {
    const ticket = await putOnSale(kit)
    const body = { ticket_id: ticket, distributor_id: buyer_id, quantity: 1 }
    expectProblem(await supplier2.post('/v1/allotments', body), 'ticket_not_found')
    const { allotment_id } = await allot(kit, ticket, 2)
    for (const as of [supplier2, distributor2]) expectProblem(await as.get(`/v1/allotments/${allotment_id}`), 'allotment_not_found')
    expectProblem(await supplier2.patch(`/v1/allotments/${allotment_id}`, { quantity: 1 }), 'allotment_not_found')
    expectProblem(await supplier2.delete(`/v1/allotments/${allotment_id}`), 'allotment_not_found')
    expectProblem(await distributor2.post(`/v1/allotments/${allotment_id}/release`, {}), 'allotment_not_found')
    expectProblem(await distributor.patch(`/v1/allotments/${allotment_id}`, { quantity: 9 }), 'forbidden')
    const { body: list } = await distributor2.get<{ allotments: Allotment[] }>('/v1/allotments')
    expect(list.allotments).toEqual([])
  })

  test.each([
    [{ release: { kind: 'at', at: '2020-01-01T00:00:00' } }, '/release/at'],
    [{ release: { kind: 'before', days: 730 } }, '/release/days'],
    [{ release: { kind: 'before' } }, '/release/days'],
    [{ release: { kind: 'none', days: 3 } }, '/release/days'],
    [{ rate: { kind: 'net', net_rate: 5 } }, '/rate/currency_code'],
    [{ rate: { kind: 'net', net_rate: 5, currency_code: 'GBP' } }, '/rate/currency_code'],
    [{ rate: { kind: 'percentage' } }, '/rate/percentage'],
    [{ event_id: 'x', category_id: 'y' }, '/ticket_id'],
  ])('%j is refused, and the error names the field', async (more, pointer) => {
    const body = { ticket_id: await putOnSale(kit), distributor_id: buyer_id, quantity: 1, ...more }
    const reply = await supplier.post<{ errors: { pointer: string }[] }>('/v1/allotments', body)
    expect(reply.status, reply.text).toBe(400)
    expect(reply.body.errors[0]?.pointer).toBe(pointer)
  })

  test('a ticket that the distributor cannot see, or that is not on sale, cannot be allotted', async () => {
    const hidden = await putOnSale(kit)
    await operator.patch(`/v1/tickets/${hidden}`, { distributors_disabled: [buyer_id] })
    expectProblem(await supplier.post('/v1/allotments', { ticket_id: hidden, distributor_id: buyer_id, quantity: 1 }), 'ticket_hidden')
    const asked = await putOnSale(kit, { ticket_status: 'on_request', stock: 5 })
    expectProblem(await supplier.post('/v1/allotments', { ticket_id: asked, distributor_id: buyer_id, quantity: 1 }), 'not_on_sale')
    expectProblem(
      await supplier.post('/v1/allotments', { ticket_id: await putOnSale(kit), distributor_id: 'nobody', quantity: 1 }),
      'distributor_not_found',
    )
  })
})

describe('the release of an allotment', () => {
  test('returns unsold tickets once, at its time, also when no worker ran for a while', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    const { allotment_id } = await allot(kit, ticket, 8, { release: { kind: 'at', at: inHours(5) } })
    const { body } = await reserve(ticket, 3)
    expect(await releaseDue(kit.service.ctx)).toBe(0)
    kit.clock.advance({ hours: 30 })
    const released = await Promise.all([releaseDue(kit.service.ctx), releaseDue(kit.service.ctx), releaseDue(kit.service.ctx)])
    expect(released.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect(await readAllotment(kit, allotment_id)).toMatchObject({ status: 'released', released: 5, held: 3, free: 0 })
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 7 })
    await releaseExpired(kit.service.ctx)
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 10 })
    expect(body.reservation_id).toBeDefined()
    const told = await kit.query('select from domain_event where resource_id = $1 and event_type = $2', [
      allotment_id,
      'allotment_released',
    ])
    expect(told).toHaveLength(1)
  })

  test('moves when its event moves', async () => {
    const event_id = await putEvent(kit)
    const ticket = await putOnSale(kit, { event_id })
    const { allotment_id, release_at } = await allot(kit, ticket, 2, { release: { kind: 'before', days: 10, hours: 6 } })
    const [event] = await kit.query<{ date_start_utc: Date }>('select date_start_utc from event where event_id = $1', [event_id])
    const starts = event?.date_start_utc as Date
    expect(release_at).toBe(wire(new Date(starts.getTime() - 246 * 3_600_000)))
    const later = (date: Date, days: number) => wire(new Date(date.getTime() + days * 86_400_000))
    const moved = await operator.patch(`/v1/events/${event_id}`, { date_start: later(starts, 2), date_stop: later(starts, 3) })
    expect(moved.status, moved.text).toBe(200)
    expect((await readAllotment(kit, allotment_id)).release_at).toBe(wire(new Date(starts.getTime() + (48 - 246) * 3_600_000)))
  })

  test('is announced once to both parties by webhook and mail, 48 hours before by default', async () => {
    await supplier.get('/v1/allotments')
    await kit.query('update supplier set emails = $1 where supplier_id = $2', [['seller@test.example'], kit.accounts.supplier.supplier_id])
    const ticket = await putOnSale(kit, { stock: 10 })
    const { allotment_id } = await allot(kit, ticket, 8, { release: { kind: 'at', at: inHours(60) } })
    await warnDue(kit.service.ctx)
    const told = () =>
      kit.query('select from domain_event where resource_id = $1 and event_type = $2', [allotment_id, 'allotment_releasing'])
    expect(await told()).toHaveLength(0)
    kit.clock.advance({ hours: 13 })
    await Promise.all([warnDue(kit.service.ctx), warnDue(kit.service.ctx)])
    expect(await told()).toHaveLength(1)
    const letters = await kit.query<{ to: string }>(
      "select data ->> 'to' as to from pgboss.job where name = 'mail' and data ->> 'text' like $1 and data ->> 'subject' like 'Tickets kept for you will%'",
      [`%${allotment_id}%`],
    )
    expect(letters.map(({ to }) => to).sort()).toEqual(['distributor@test.example', 'seller@test.example'])
  })

  test('a sell-through warning is sent once', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    const { allotment_id } = await allot(kit, ticket, 5, { sell_through_warning: 80 })
    const told = () => kit.query('select from domain_event where resource_id = $1 and event_type = $2', [allotment_id, 'allotment_selling'])
    await reserve(ticket, 3)
    await warnDue(kit.service.ctx)
    expect(await told()).toHaveLength(0)
    await reserve(ticket, 1)
    await warnDue(kit.service.ctx)
    await warnDue(kit.service.ctx)
    expect(await told()).toHaveLength(1)
  })

  test('a distributor can return a part of the allotment early, or all of it, which closes the allotment', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    const { allotment_id } = await allot(kit, ticket, 8)
    await reserve(ticket, 2)
    expectProblem(await distributor.post(`/v1/allotments/${allotment_id}/release`, { quantity: 7 }), 'allotment_committed', {
      held: 2,
      sold: 0,
    })
    const some = await distributor.post<Allotment>(`/v1/allotments/${allotment_id}/release`, { quantity: 4 })
    expect(some.body).toMatchObject({ status: 'active', released: 4, free: 2 })
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 6 })
    const all = await distributor.post<Allotment>(`/v1/allotments/${allotment_id}/release`, {})
    expect(all.body).toMatchObject({ status: 'released', released: 6, free: 0, held: 2 })
    expect(await quantitiesOf(kit, ticket)).toMatchObject({ available_quantity: 8, allotments: 0 })
  })
})

test('a supplier finds the distributors it may know by name, and any other by its whole id only', async () => {
  const other = kit.accounts.distributor2.distributor_id as string
  const find = async (query: string, as = supplier2) =>
    (await as.get<{ allottees: { distributor_id: string }[] }>(`/v1/allottees?${query}`)).body.allottees
  expect(await find('')).toEqual([])
  expect(await find(`query=${other.slice(0, 12)}`)).toEqual([])
  const [found] = await find(`distributor_id=${other}`)
  expect(found).toEqual({ distributor_id: other, distributor_name: expect.any(String) })
  await kit.query('update supplier set distributors_enabled = $1 where supplier_id = $2', [[other], kit.accounts.supplier2.supplier_id])
  expect((await find('')).map((one) => one.distributor_id)).toEqual([other])
  await kit.query("update supplier set distributors_enabled = '{}' where supplier_id = $1", [kit.accounts.supplier2.supplier_id])
  // The supplier has given tickets to this one in the tests before.
  expect((await find('', supplier)).map((one) => one.distributor_id)).toContain(kit.accounts.distributor.distributor_id)
  expectProblem(await distributor.get('/v1/allottees'), 'forbidden')
})

test('event statistics count allotted stock: as available for its distributor, as allotted for the others', async () => {
  const event_id = await putEvent(kit)
  const ticket = await putOnSale(kit, { stock: 10, event_id })
  await allot(kit, ticket, 4)
  const tickets = async (as = distributor) =>
    (await as.get<{ tickets: Record<string, number>; by_category: Record<string, number>[] }>(`/v1/events/${event_id}/statistics`)).body
  expect(await tickets()).toMatchObject({ tickets: { available: 10, allotted: 0 }, by_category: [{ available: 10, allotted: 0 }] })
  expect(await tickets(distributor2)).toMatchObject({ tickets: { available: 6, allotted: 4 } })
  expect(await tickets(kit.as.admin)).toMatchObject({ tickets: { available: 6, allotted: 4, reserved: 0, sold: 0 } })
})

test('an event whose tickets are all kept for one distributor is available to it alone', async () => {
  const event_id = await putEvent(kit)
  await allot(kit, await putOnSale(kit, { stock: 3, event_id }), 3)
  const found = async (as = distributor) =>
    (await as.get<{ events: { event_id: string }[] }>(`/v1/events?event_id=${event_id}&tickets_available=true`)).body.events
  expect((await found()).map((one) => one.event_id)).toEqual([event_id])
  expect(await found(distributor2)).toEqual([])
})
