import { beforeAll, expect, test } from 'vitest'
import { disrupting, moved } from '../disruptions/kit.js'
import { type Caller, type Kit, startKit } from '../kit/index.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'

interface Overview {
  needs_attention: { kind: string; count: number; list: string; query: string; items: { id: string; due: string | null }[] }[]
  sales: { date: string; orders: number; admissions: number; cancelled: number; turnover: { currency: string; amount: number }[] }[]
  stock: { event_id: string; available: number; reserved: number; sold: number }[]
}
const read = async (as: Caller, query = '') => {
  const { status, body, text } = await as.get<Overview>(`/v1/internal/console/overview${query}`)
  expect(status, text).toBe(200)
  return body
}
const of = (overview: Overview, kind: string) => overview.needs_attention.find((one) => one.kind === kind)

let kit: Kit
let event_id: string
let ticket_id: string

async function book(quantity: number, as = kit.as.distributor, ticket = ticket_id): Promise<string> {
  const held = await as.post('/v1/reservations', order(ticket, quantity))
  const booked = await as.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id: held.body.reservation_id,
    accepted_gt: true,
  })
  expect(booked.status, booked.text).toBe(201)
  return String(booked.body.bookingorders[0]?.bookingorder_id)
}

beforeAll(async () => {
  kit = await startKit()
  event_id = await putEvent(kit)
  ticket_id = await putOnSale(kit, { event_id, stock: 50 })
})

test('shows overdue work to the responsible clients, with filters that list it', async () => {
  const soon = await book(2)
  const later = await book(1)
  await kit.query(`update event set date_start_utc = now() + interval '3 days' where event_id = $1`, [event_id])
  await kit.query(`update bookingorder set guestdata_status = 'waitingfordistributor' where bookingorder_id = $1`, [soon])
  await kit.query(`update bookingorder set guestdata_status = 'completed', logistic_status = 'completed' where bookingorder_id = $1`, [
    later,
  ])
  const overview = await read(kit.as.support)
  expect(of(overview, 'late_guest_data')).toMatchObject({ count: 1, list: 'bookingorders', items: [{ id: soon }] })
  expect(of(overview, 'missing_files')).toMatchObject({ count: 1, items: [{ id: soon }] })
  for (const kind of ['late_guest_data', 'missing_files']) {
    const { list, query } = of(overview, kind) ?? { list: '', query: '' }
    expect((await kit.as.support.get(`/v1/${list}?${query}`)).status, query).toBe(200)
  }
  expect(of(await read(kit.as.distributor), 'missing_files')?.count).toBe(1)
  expect(of(await read(kit.as.supplier), 'missing_files')?.count).toBe(1)
  for (const stranger of [kit.as.distributor2, kit.as.supplier2])
    expect((await read(stranger)).needs_attention.filter(({ count }) => count > 0)).toEqual([])
  await kit.query(`update event set date_start_utc = now() + interval '8 days' where event_id = $1`, [event_id])
  expect(of(await read(kit.as.support), 'missing_files')?.count).toBe(0)
})

test('shows expiring holds, open requests and due memos', async () => {
  const held = await kit.as.distributor.post('/v1/reservations', order(ticket_id, 1))
  expect(of(await read(kit.as.support), 'expiring_holds')?.count).toBe(0)
  kit.clock.advance({ minutes: 6 })
  const asked = await putOnSale(kit, { stock: 0, ticket_status: 'on_request', backorder_quantity: 3 })
  const request = await kit.as.distributor.post('/v1/reservations', order(asked, 1))
  const today = kit.clock.now().toISOString().slice(0, 10)
  const memos = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
  await kit.as.admin.post(memos, { text: 'Call them', scope: 'internal', action_date: today })
  await kit.as.admin.post(memos, { text: 'Done with', scope: 'internal', action_date: today, finished: true })
  const overview = await read(kit.as.support)
  expect(of(overview, 'expiring_holds')?.items.map(({ id }) => id)).toEqual([held.body.reservation_id])
  expect(of(overview, 'open_requests')?.items.map(({ id }) => id)).toEqual([request.body.reservation_id])
  expect(of(overview, 'due_memos')).toMatchObject({ count: 1, items: [{ title: 'Call them' }] })
  expect(of(await read(kit.as.distributor), 'due_memos')?.count).toBe(0)
  const shared = { text: 'Names please', scope: 'external', action_date: today }
  await kit.as.admin.post(`/v1/reservations/${held.body.reservation_id}/memos`, shared)
  const { list, query, items } = of(await read(kit.as.distributor), 'due_memos') ?? { list: '', query: '', items: [] }
  expect(items).toMatchObject([{ title: 'Names please', subject_id: held.body.reservation_id }])
  const listed = await kit.as.distributor.get<{ memos: { text: string }[] }>(`/v1/${list}?${query}`)
  expect(listed.body.memos).toMatchObject([shared])
  expect(of(await read(kit.as.supplier), 'open_requests')?.count).toBe(1)
  expect(of(await read(kit.as.supplier2), 'open_requests')?.count).toBe(0)
})

test('shows a group request to whom it waits for: a supplier until it quotes, then the distributor that asked; the linked list has what is counted', async () => {
  const inDays = (days: number) => new Date(kit.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 19)
  const groupTicket = await putOnSale(kit, { stock: 10 })
  const ask = () =>
    kit.as.distributor.post<{ grouprequest_id: string }>('/v1/grouprequests', {
      ...{ description: 'A school', size: 4, deadline: inDays(3), contact_email: 'groups@agency.example' },
      supplier_ids: [kit.accounts.supplier.supplier_id],
    })
  const asked = await ask()
  expect(asked.status, asked.text).toBe(201)
  const id = asked.body.grouprequest_id
  const waitsFor = async (as: Caller) => of(await read(as), 'open_grouprequests')?.items.map((one) => one.id)
  const everybody = () => Promise.all([kit.as.supplier, kit.as.distributor, kit.as.support, kit.as.supplier2].map(waitsFor))
  expect(await everybody()).toEqual([[id], [], [id], []])
  const quoted = await kit.as.supplier.post(`/v1/grouprequests/${id}/quotes`, {
    items: [{ ticket_id: groupTicket, quantity: 4, net_rate: 9_000, currency_code: 'EUR' }],
    valid_until: inDays(2),
  })
  expect(quoted.status, quoted.text).toBe(201)
  expect(await everybody()).toEqual([[], [id], [id], []])
  const { list, query } = of(await read(kit.as.distributor), 'open_grouprequests') ?? { list: '', query: '' }
  const listed = await kit.as.distributor.get<{ grouprequests: { grouprequest_id: string }[] }>(`/v1/${list}?${query}`)
  expect(listed.body.grouprequests).toMatchObject([{ grouprequest_id: id }])
  // Open, and without a quote: nobody but the supplier has to do something.
  const unquoted = await ask()
  expect(unquoted.status, unquoted.text).toBe(201)
  for (const [who, count] of [
    ['supplier', 1],
    ['distributor', 1],
    ['support', 2],
    ['supplier2', 0],
  ] as const) {
    const concern = of(await read(kit.as[who]), 'open_grouprequests')
    const linked = await kit.as[who].get<{ grouprequests: { grouprequest_id: string }[] }>(`/v1/${concern?.list}?${concern?.query}`)
    expect(concern?.count, who).toBe(count)
    expect(linked.body.grouprequests.map((one) => one.grouprequest_id).sort(), who).toEqual(concern?.items.map((one) => one.id).sort())
  }
  await kit.as.distributor.post(`/v1/grouprequests/${unquoted.body.grouprequest_id}/withdraw`)
  await kit.as.distributor.post(`/v1/grouprequests/${id}/withdraw`)
  expect(await everybody()).toEqual([[], [], [], []])
})

test('shows decisions after a disruption to those who may decide, until they have', async () => {
  const moving = await putEvent(kit)
  const ticket = await putOnSale(kit, { event_id: moving, stock: 5 })
  const bookingorder_id = await book(1, kit.as.distributor, ticket)
  await disrupting(kit, moving).carryOut(moved(kit))
  const waitsFor = async (as: Caller) => of(await read(as), 'open_decisions')?.items.map((one) => one.id)
  const everybody = () => Promise.all([kit.as.distributor, kit.as.support, kit.as.distributor2].map(waitsFor))
  expect(await everybody()).toEqual([[bookingorder_id], [bookingorder_id], []])
  for (const other of [kit.as.supplier, kit.as.finance]) expect(of(await read(other), 'open_decisions')).toBeUndefined()
  const { list, query } = of(await read(kit.as.distributor), 'open_decisions') ?? { list: '', query: '' }
  const listed = await kit.as.distributor.get<{ bookingorders: { bookingorder_id: string }[] }>(`/v1/${list}?${query}`)
  expect(listed.body.bookingorders).toMatchObject([{ bookingorder_id }])
  const decided = await kit.as.distributor.post(`/v1/bookingorders/${bookingorder_id}/disruption-decision`, { decision: 'accept' })
  expect(decided.status, decided.text).toBe(200)
  expect(await everybody()).toEqual([[], [], []])
})

test('shows failing webhooks to their owners', async () => {
  const made = await kit.as.distributor.post('/v1/webhooks', {
    event_type: 'bookingorder_completed',
    endpoint: 'https://agency.example/hooks',
    secret: 'eight characters',
  })
  expect(of(await read(kit.as.distributor), 'failing_webhooks')?.count).toBe(0)
  await kit.query('update endpoint set failing_since = now() where endpoint_id = $1', [made.body.webhook_id])
  for (const who of [kit.as.distributor, kit.as.support])
    expect(of(await read(who), 'failing_webhooks')).toMatchObject({ count: 1, list: 'webhooks', items: [{ id: made.body.webhook_id }] })
  expect(of(await read(kit.as.distributor2), 'failing_webhooks')?.count).toBe(0)
})

test('sums the sales of each day and the stock of the next events', async () => {
  const before = await read(kit.as.finance, '?days=7')
  expect(before.sales).toHaveLength(7)
  const today = before.sales.at(-1)
  await book(3)
  const after = await read(kit.as.finance, '?days=7')
  expect(after.sales.at(-1)).toMatchObject({
    date: kit.clock.now().toISOString().slice(0, 10),
    orders: (today?.orders ?? 0) + 1,
    admissions: (today?.admissions ?? 0) + 3,
  })
  const [order] = await kit.query<{ total: number }>('select sum(charged - refunded)::bigint as total from bookingorder')
  expect(after.sales.flatMap(({ turnover }) => turnover)).toEqual([{ currency: 'EUR', amount: order?.total }])
  const supplied = (await read(kit.as.supplier, '?days=7')).sales.flatMap(({ turnover }) => turnover)
  const [paid] = await kit.query<{ total: number }>('select sum(payout)::bigint as total from orderitem')
  expect(supplied).toEqual([{ currency: 'EUR', amount: paid?.total }])
  const [stock] = await kit.query<{ available: number; reserved: number; sold: number }>(
    `select available_quantity as available, reservations_quantity as reserved, number_of_tickets_sold as sold from ticket_stock where ticket_id = $1`,
    [ticket_id],
  )
  expect(after.stock.find((one) => one.event_id === event_id)).toMatchObject(stock ?? {})
  expect((await read(kit.as.supplier2)).stock).toEqual([])
  expect((await read(kit.as.distributor)).stock).toEqual([])
})

test('shows as much stock of an event as its page: what can be bought now, also after returns and withdrawn tickets', async () => {
  const other = await putEvent(kit)
  const stocked = (stock: number) => putOnSale(kit, { event_id: other, stock })
  const [sold, hidden, gone] = [await stocked(10), await stocked(20), await stocked(30)]
  const returned = await book(2, kit.as.distributor, sold)
  await book(3, kit.as.distributor, gone)
  await kit.query("update ticket set ticket_status = 'disabled' where ticket_id = $1", [hidden])
  expect((await kit.as.supplier.delete(`/v1/tickets/${gone}`)).status).toBe(204)
  await kit.query("update orderitem set ticket_status = 'returned' where bookingorder_id = $1", [returned])
  for (const who of [kit.as.admin, kit.as.supplier]) {
    const { tickets } = (await who.get<{ tickets: Record<string, number> }>(`/v1/events/${other}/statistics`)).body
    const { available, allotted, reserved, sold: out } = tickets
    const shown = (await read(who)).stock.find((one) => one.event_id === other)
    expect(shown).toMatchObject({ available, allotted, reserved, sold: out })
    expect(shown).toMatchObject({ available: 8, sold: 3 })
  }
})
