import { expect, test } from 'vitest'
import { type Caller, expectProblem, startKit } from '../kit/index.js'
import { completed, seats, upload } from '../ticketfiles/kit.js'
import { asks, book, fill, type Guest, type GuestData, hold, putTicket, somebody } from './kit.js'

/** What a ticket asks for from its guests is fixed when it is booked: a seller who changes it later gets nothing by it. */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '100000' })
await kit.work()
const { distributor, supplier, admin, product_management } = kit.as

const everything = {
  passport_number: 'PX90817',
  date_of_birth: '1971-03-04',
  contact_email: 'ana@example.org',
  contact_phone: '+351211230001',
  country_of_residence: 'PRT',
  supported_team: 'Visitors FC',
}
const wanted = Object.keys(everything) as (keyof typeof everything)[]

/** A completed order whose guest has given more than the ticket asks for. */
async function sold() {
  const ticket = await putTicket(kit, {
    ticket: asks(['last_name'], 'pre_download'),
    visitors: { official_name: 'Visitors FC', abbreviation: 'VIS' },
  })
  const order = await buy(ticket)
  expect((await upload(supplier, ticket, seats(1), { auto_assign: 'true' })).status).toBe(200)
  const paid = await kit.as.finance.put(`/v1/bookingorders/${order.bookingorder_id}`, { distributorfinancial_status: 'paid' })
  expect(paid.status, paid.text).toBe(200)
  await completed(admin, order.bookingorder_id)
  return { ticket, ...order }
}

async function buy(ticket: string) {
  const held = await hold(distributor, { [ticket]: 1 })
  const given = await distributor.post(held.guestdata, fill(ticket, somebody({ last_name: 'Silva', ...everything })))
  expect(given.status, given.text).toBe(201)
  return book(distributor, held.reservation_id)
}

const change = async (as: Caller, path: string, body: object) => {
  const answer = await as.patch(path, body)
  expect(answer.status, answer.text).toBe(200)
}

type Order = { bookingorder_id: string; items: { guest: Guest & { has_passport_number?: boolean } }[] }
/** The fields of the guest that the seller reads, by every way to read them. */
async function seenBySeller({ bookingorder_id, guestdata }: { bookingorder_id: string; guestdata: string }) {
  const data = await supplier.get<GuestData>(`${guestdata}?include_conditions=true`)
  const read = await supplier.get<Order>(`/v1/bookingorders/${bookingorder_id}`)
  const list = await supplier.get<{ bookingorders: Order[] }>(`/v1/bookingorders?bookingorder_id=${bookingorder_id}`)
  expect([data.status, read.status, list.body.bookingorders.length]).toEqual([200, 200, 1])
  const guest = data.body.items[0]?.guests[0] as Guest
  const shown = (fields: object) => wanted.filter((name) => (fields as Record<string, unknown>)[name])
  return {
    guestdata: shown(guest),
    conditions: shown(guest.conditions),
    order: shown(read.body.items[0]?.guest ?? {}),
    list: shown(list.body.bookingorders[0]?.items[0]?.guest ?? {}),
  }
}
const nothing = { guestdata: [], conditions: [], order: [], list: [] }
const zip = (id: string) => distributor.get(`/v1/etickets/download/zip/${id}`)

test('a seller who asks for more guest data after the sale sees no more of it, and stops no download', async () => {
  const order = await sold()
  expect(await seenBySeller(order)).toEqual(nothing)
  await change(supplier, `/v1/tickets/${order.ticket}`, {
    guest_data_requirements: asks([...wanted, 'zip'], 'pre_download'),
    flags: ['no_away_fans'],
    countries_disabled: ['PRT'],
  })
  expect(await seenBySeller(order)).toEqual(nothing)
  expect((await zip(order.bookingorder_id)).status).toBe(200)
  // The buyer can still correct a name, and the order stays complete.
  const guest = (await distributor.get<GuestData>(order.guestdata)).body.items[0]?.guests[0] as Guest
  await distributor.put(`${order.guestdata}/${guest.guest_id}`, { ...guest, last_name: 'Souza' })
  const after = await distributor.get<{ guestdata_status: string }>(`/v1/bookingorders/${order.bookingorder_id}`)
  expect(after.body.guestdata_status).toBe('completed')
})

test('a seller who moves its ticket to a category that asks for more sees no more of what was sold', async () => {
  const ticket = await putTicket(kit)
  const order = await buy(ticket)
  const [here] = await kit.query<{ venue_id: string }>('select venue_id from ticket where ticket_id = $1', [ticket])
  const category = { category_name: 'Strict', venue_id: here?.venue_id, sport_type: 'soccer', category_type: 'grandstand' }
  const made = await product_management.post<{ category_id: string }>('/v1/categories', {
    ...category,
    guest_data_requirements: asks(wanted, 'pre_download'),
  })
  expect(made.status, made.text).toBe(201)
  await change(supplier, `/v1/tickets/${ticket}`, { category_id: made.body.category_id })
  expect(await seenBySeller(order)).toEqual(nothing)
  expect(await seenBySeller(await buy(ticket))).toMatchObject({ guestdata: wanted })
})

test('what a seller asks for counts for orders that are booked afterwards', async () => {
  const ticket = await putTicket(kit)
  await change(supplier, `/v1/tickets/${ticket}`, { guest_data_requirements: asks(['contact_email'], 'pre_download') })
  expect((await seenBySeller(await buy(ticket))).guestdata).toEqual(['contact_email'])
})

test('a seller who asks for less after the sale still sees what was asked for', async () => {
  const ticket = await putTicket(kit, { ticket: asks(['contact_email'], 'pre_download') })
  const order = await buy(ticket)
  await change(supplier, `/v1/tickets/${ticket}`, { guest_data_requirements: [] })
  expect((await seenBySeller(order)).guestdata).toEqual(['contact_email'])
})

test('what the operator asks for on the event counts for sold tickets too', async () => {
  const order = await sold()
  const { event_id } = (await admin.get<{ event_id: string }>(`/v1/bookingorders/${order.bookingorder_id}`)).body
  await change(product_management, `/v1/events/${event_id}`, { guest_data_requirements: asks(['contact_phone', 'zip'], 'pre_download') })
  expect((await seenBySeller(order)).guestdata).toEqual(['contact_phone'])
  expectProblem(await zip(order.bookingorder_id), 'not_ready')
})

test('an order from before terms were stored follows its ticket', async () => {
  const ticket = await putTicket(kit)
  const order = await buy(ticket)
  await kit.query('update bookingorder set guest_terms = null where bookingorder_id = $1', [order.bookingorder_id])
  await change(supplier, `/v1/tickets/${ticket}`, { guest_data_requirements: asks(['contact_email'], 'pre_download') })
  expect((await seenBySeller(order)).guestdata).toEqual(['contact_email'])
})
