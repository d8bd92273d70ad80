import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { endWithdrawn } from '../../src/selling/reservations/withdraw.js'
import { expectProblem, startKit } from '../kit/index.js'
import { buyer } from '../payments/kit.js'
import { order, putEvent, putOnSale, stockOf } from './kit.js'

const kit = await startKit()
const { admin, distributor, distributor2, supplier } = kit.as
const desk = buyer(distributor)
const base = '/v1/reservations'
const sweep = () => endWithdrawn(kit.service.ctx)
const read = async (id: string) => (await distributor.get<Record<string, unknown>>(`${base}/${id}`)).body
const countOrders = async () => (await kit.query<{ n: number }>('select count(*)::int as n from bookingorder'))[0]?.n

interface Held {
  ticket: string
  event: string
}
const ok = (answer: { status: number; text: string }) => expect(answer.status, answer.text).toBeLessThan(300)
const setEvent = async (event: string, changes: object) => ok(await admin.patch(`/v1/events/${event}`, changes))
const setTicket = async (ticket: string, changes: object) => ok(await admin.patch(`/v1/tickets/${ticket}`, changes))
/** What takes a held ticket off sale, and the refusal. */
const withdrawals: Record<string, { by: (held: Held) => Promise<unknown>; says: string }> = {
  disabled: { by: ({ ticket }) => setTicket(ticket, { ticket_status: 'disabled' }), says: 'it is disabled' },
  'in error': { by: ({ ticket }) => setTicket(ticket, { ticket_status: 'error' }), says: 'its supplier reports an error' },
  returned: { by: ({ ticket }) => setTicket(ticket, { ticket_status: 'returned' }), says: 'it was returned' },
  deleted: { by: async ({ ticket }) => ok(await admin.delete(`/v1/tickets/${ticket}`)), says: 'it is no longer offered' },
  'of a cancelled event': { by: ({ event }) => setEvent(event, { event_status: 'cancelled' }), says: 'the event is cancelled' },
  'of a postponed event': { by: ({ event }) => setEvent(event, { event_status: 'postponed' }), says: 'the event is postponed' },
  'of a finished event': { by: ({ event }) => setEvent(event, { event_status: 'finished' }), says: 'the event is over' },
  'of an event that has begun': {
    by: async ({ event }) => {
      const at = kit.clock.now()
      const local = (hours: number) => new Date(at.getTime() + hours * 3_600_000).toISOString().slice(0, 19)
      await setEvent(event, { date_start: local(-1), date_stop: local(1) })
    },
    says: 'the event has begun',
  },
}

const offered = async (options: object = {}): Promise<Held> => {
  const event = await putEvent(kit)
  return { event, ticket: await putOnSale(kit, { event_id: event, ...options }) }
}

test.each(Object.keys(withdrawals))(
  'a hold on a ticket that is %s cannot be booked: 409 not_on_sale, void, its stock returned once',
  async (name) => {
    const held = await offered()
    const other = await putOnSale(kit)
    const id = await desk.reserve([
      { ticket_id: other, quantity: 2 },
      { ticket_id: held.ticket, quantity: 3 },
    ])
    const orders = await countOrders()
    await withdrawals[name]?.by(held)
    const key = { 'idempotency-key': `book-${name.replaceAll(' ', '-')}` }
    const refused = await distributor.post('/v1/bookings', { reservation_id: id, accepted_gt: true }, key)
    const problem = expectProblem(refused, 'not_on_sale')
    expect(problem).toMatchObject({ ticket_id: held.ticket, reservation_id: id })
    expect(problem.detail).toContain(withdrawals[name]?.says)
    expect(await read(id)).toMatchObject({ status: 'void', void_reason: 'withdrawn' })
    for (const ticket of [held.ticket, other])
      expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 0, number_of_tickets_sold: 0, available_quantity: 10 })
    const { body } = await distributor.get<{ history: { reservation: { status: string } }[] }>(`${base}/${id}/history`)
    expect(body.history.map((one) => (one.reservation ?? one).status)).toEqual(['void', 'active'])
    // The refusal is not stored: it describes the current state.
    const again = await distributor.post('/v1/bookings', { reservation_id: id, accepted_gt: true }, key)
    expect(expectProblem(again, 'reservation_expired')).toMatchObject({ void_reason: 'withdrawn' })
    expect(await countOrders()).toBe(orders)
    await sweep()
    expect(await stockOf(kit, held.ticket)).toMatchObject({ reservations_quantity: 0, available_quantity: 10 })
  },
)

test.each(Object.keys(withdrawals))(
  'all holds on a ticket that is %s are ended by the worker, of every distributor, and no other holds',
  async (name) => {
    const held = await offered()
    const other = await putOnSale(kit)
    const mine = await desk.reserve([{ ticket_id: held.ticket, quantity: 2 }])
    const theirs = await buyer(distributor2).reserve([{ ticket_id: held.ticket, quantity: 1 }])
    const unrelated = await desk.reserve([{ ticket_id: other, quantity: 1 }])
    await sweep()
    expect(await read(mine)).toMatchObject({ status: 'active' })
    await withdrawals[name]?.by(held)
    expect(await sweep()).toBe(2)
    expect(await read(mine)).toMatchObject({ status: 'void', void_reason: 'withdrawn' })
    expect((await distributor2.get(`${base}/${theirs}`)).body).toMatchObject({ status: 'void', void_reason: 'withdrawn' })
    expect(await read(unrelated)).toMatchObject({ status: 'active', void_reason: null })
    expect(await stockOf(kit, held.ticket)).toMatchObject({ reservations_quantity: 0, available_quantity: 10 })
    expect(await sweep()).toBe(0)
    expect(await kit.query('select from ticket_withdrawal')).toEqual([])
  },
)

test('a hold ends when its event begins; a hold on a later event does not', async () => {
  const [soon, later] = [await offered(), await offered()]
  const starts = new Date(kit.clock.now().getTime() + 240_000)
  const local = (date: Date) => date.toISOString().slice(0, 19)
  await setEvent(soon.event, { date_start: local(starts), date_stop: local(new Date(starts.getTime() + 3_600_000)) })
  const [ending, staying] = [
    await desk.reserve([{ ticket_id: soon.ticket, quantity: 1 }]),
    await desk.reserve([{ ticket_id: later.ticket, quantity: 1 }]),
  ]
  await sweep()
  expect(await read(ending)).toMatchObject({ status: 'active' })
  kit.clock.advance({ minutes: 5 })
  await sweep()
  expect(await read(ending)).toMatchObject({ status: 'void', void_reason: 'withdrawn' })
  expect(await read(staying)).toMatchObject({ status: 'active' })
})

test('a hold stays active when only terms change that it has stored: stock, price, sales period, latest sale, lock', async () => {
  const { ticket } = await offered()
  const id = await desk.reserve([{ ticket_id: ticket, quantity: 2 }])
  await kit.query(
    `update ticket set latest_sale_date = '2020-01-01', release_date = null, net_rate = 99999, service_price = 99999, locked_by_client_id = $2,
       sales_periods = '[{"date_start": "2020-01-01T00:00:00", "date_stop": "2020-01-02T00:00:00", "label": "past"}]', on_sale = '{}' where ticket_id = $1`,
    [ticket, kit.accounts.distributor2.client_id],
  )
  await kit.query('update ticket_stock set supplier_quantity = 2 where ticket_id = $1', [ticket])
  await sweep()
  const booked = await desk.tryToBook(id)
  expect(booked.status, booked.text).toBe(201)
})

test('a waiting request ends too, and its buyer is notified; the supplier can no longer accept it', async () => {
  const asked = async () => {
    const held = await offered({ stock: 0, ticket_status: 'on_request', backorder_quantity: 5 })
    return { ...held, id: await desk.reserve([{ ticket_id: held.ticket, quantity: 2 }]) }
  }
  const letters = () =>
    kit.query<{ n: number }>("select count(*)::int as n from pgboss.job where data ->> 'subject' = 'Your tickets were taken off sale'")
  const [accepted, swept] = [await asked(), await asked()]
  const before = (await letters())[0]?.n ?? 0
  await setTicket(accepted.ticket, { ticket_status: 'disabled' })
  const refused = await supplier.post(`/v1/sales/requests/${accepted.id}`, { accept: true })
  expect(expectProblem(refused, 'not_on_sale')).toMatchObject({ ticket_id: accepted.ticket, reservation_id: accepted.id })
  expect(await read(accepted.id)).toMatchObject({ status: 'void', void_reason: 'withdrawn' })
  expect(await stockOf(kit, accepted.ticket)).toMatchObject({ supplier_quantity: 0, reservations_quantity: 0 })
  await setEvent(swept.event, { event_status: 'cancelled' })
  expect(await sweep()).toBe(1)
  expect(await read(swept.id)).toMatchObject({ status: 'void', void_reason: 'withdrawn' })
  expect((await letters())[0]?.n).toBe(before + 2)
})

test('a ticket that is on sale again before the check keeps its holds', async () => {
  const { ticket } = await offered()
  const id = await desk.reserve([{ ticket_id: ticket, quantity: 1 }])
  await setTicket(ticket, { ticket_status: 'disabled' })
  await setTicket(ticket, { ticket_status: 'available' })
  expect(await sweep()).toBe(0)
  expect(await read(id)).toMatchObject({ status: 'active' })
  expect(await kit.query('select from ticket_withdrawal')).toEqual([])
})

test('a locked hold is skipped and checked again later', async () => {
  const { ticket } = await offered()
  const id = await desk.reserve([{ ticket_id: ticket, quantity: 1 }])
  await setTicket(ticket, { ticket_status: 'disabled' })
  await kit.service.ctx.db.transaction().execute(async (trx) => {
    await sql`select from reservation where reservation_id = ${id} for update`.execute(trx)
    expect(await sweep()).toBe(0)
  })
  expect(await read(id)).toMatchObject({ status: 'active' })
  expect(await sweep()).toBe(1)
  expect(await read(id)).toMatchObject({ status: 'void', void_reason: 'withdrawn' })
})

test('hundreds of holds on one ticket all end', async () => {
  const { ticket } = await offered({ stock: 300 })
  const made = await Promise.all(Array.from({ length: 250 }, () => distributor.post(base, order(ticket))))
  expect(new Set(made.map((one) => one.status))).toEqual(new Set([201]))
  await setTicket(ticket, { ticket_status: 'disabled' })
  expect(await sweep()).toBe(250)
  expect(await stockOf(kit, ticket)).toMatchObject({ reservations_quantity: 0, available_quantity: 300 })
})

test('a supplier does not change what a ticket admits to while it is held or asked for: 409 immutable_field', async () => {
  const patch = (ticket: string, changes: object) => supplier.patch(`/v1/tickets/${ticket}`, changes)
  const [ticket, asked] = [await putOnSale(kit), await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 5 })]
  const ids = [await desk.reserve([{ ticket_id: ticket, quantity: 2 }]), await desk.reserve([{ ticket_id: asked, quantity: 2 }])]
  for (const id of [ticket, asked]) {
    for (const changes of [{ sub_category: 'behind a pillar' }, { ticket_targetgroup: 'child' }, { ticket_type: 'paper-ticket' }])
      expect(expectProblem(await patch(id, changes), 'immutable_field')).toMatchObject({ field: Object.keys(changes)[0], ticket_id: id })
    ok(await patch(id, { note: 'unchanged', sub_category: 'regular', supplier_quantity: 11 }))
  }
  for (const id of ids) ok(await distributor.delete(`${base}/${id}`))
  for (const id of [ticket, asked]) ok(await patch(id, { sub_category: 'behind a pillar' }))
  await desk.reserve([{ ticket_id: ticket, quantity: 2 }])
  await setTicket(ticket, { sub_category: 'regular' })
  const quoted = await putOnSale(kit)
  const soon = new Date(kit.clock.now().getTime() + 3_600_000).toISOString()
  const asking = await distributor.post<{ grouprequest_id: string }>('/v1/grouprequests', {
    ...{ size: 6, deadline: soon, contact_email: 'groups@agency.example', description: 'A school' },
    supplier_ids: [kit.accounts.supplier.supplier_id],
  })
  const quotes = `/v1/grouprequests/${asking.body.grouprequest_id}/quotes`
  const items = [{ ticket_id: quoted, quantity: 6, net_rate: 9_000, currency_code: 'EUR' }]
  ok(await supplier.post(quotes, { items, valid_until: soon }))
  expectProblem(await patch(quoted, { sub_category: 'behind a pillar' }), 'immutable_field')
})
