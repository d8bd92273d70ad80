import { expect, test } from 'vitest'
import { everyRow } from '../../src/platform/db/filter.js'
import { findOrder } from '../../src/selling/orders/store.js'
import { toPastOrder } from '../../src/selling/orders/wire.js'
import { toSale } from '../../src/selling/purchases/schema.js'
import { findSales } from '../../src/selling/purchases/store.js'
import { allot } from '../allotments/kit.js'
import { startKit } from '../kit/index.js'
import { putEvent, putOnSale } from './kit.js'

/** The first versions of a booking are made from the written values, not read back. They must equal a read. */
const kit = await startKit()
const { distributor, distributor2, admin } = kit.as
await admin.post('/v1/internal/fxratemoments', { rates: { GBP: '0.84', USD: '1.08' } })
type Body = Record<string, unknown>
interface Booking {
  bookingorders: { bookingorder_id: string }[]
}

const guest = (first_name: string, more: Body = {}) => ({
  ...{ first_name, last_name: 'Traveller', contact_email: `${first_name.toLowerCase()}@guest.example`, country_of_residence: 'NLD' },
  ...more,
})

async function book(
  items: Body[],
  {
    guests = [],
    hold = {},
    booking = {},
    as = distributor,
  }: { guests?: Body[]; hold?: Body; booking?: Body; as?: typeof distributor } = {},
) {
  const held = await as.post<{ reservation_id: string }>('/v1/reservations', { items, booking_email: 'desk@agency.example', ...hold })
  expect(held.status, held.text).toBe(201)
  const { reservation_id } = held.body
  if (guests.length > 0) expect((await as.post(`/v1/reservations/${reservation_id}/guestdata`, { items: guests })).status).toBe(201)
  const booked = await as.post<Booking>('/v1/bookings', { reservation_id, accepted_gt: true, ...booking })
  expect(booked.status, booked.text).toBe(201)
  return booked.body.bookingorders.map((order) => order.bookingorder_id)
}

const firstVersion = async (resource: string, id: string) =>
  (
    await kit.query<{ snapshot: Body; changed: string[] | null }>(
      'select snapshot, changed from history where resource = $1 and resource_id = $2 and version = 1',
      [resource, id],
    )
  )[0]
const plain = (value: unknown) => JSON.parse(JSON.stringify(value)) as Body

async function expectAsRead(ids: string[]): Promise<void> {
  const { db } = kit.service.ctx
  for (const id of ids) {
    const order = await findOrder(db, id, everyRow)
    expect(order).toBeDefined()
    if (!order) return
    expect(await firstVersion('bookingorder', id)).toEqual({ snapshot: plain(toPastOrder(order)), changed: null })
    const sales = await kit.query<{ purchaseorder_id: string }>('select purchaseorder_id from purchaseorder where bookingorder_id = $1', [
      id,
    ])
    for (const sale of await findSales(
      db,
      sales.map((row) => row.purchaseorder_id),
    ))
      expect(await firstVersion('purchaseorder', sale.purchaseorder_id)).toEqual({ snapshot: plain(toSale(sale)), changed: null })
  }
}

const twoEvents = async () => {
  const [event, other] = [await putEvent(kit), await putEvent(kit)]
  return Promise.all([
    putOnSale(kit, { event_id: event }),
    putOnSale(kit, { event_id: event, supplier_id: kit.accounts.supplier2.supplier_id as string }),
    putOnSale(kit, { event_id: other }),
  ])
}

test('the first versions of orders and sales equal a read: several orders, guests for some admissions', async () => {
  const [a, b, c] = await twoEvents()
  const ids = await book(
    [
      { ticket_id: a, quantity: 2 },
      { ticket_id: b, quantity: 1 },
      { ticket_id: c, quantity: 2 },
    ],
    {
      guests: [
        { ticket_id: a, quantity: 2, guests: [guest('Ada'), guest('Bo', { lead_guest: true, passport_number: 'X1234567' })] },
        { ticket_id: c, quantity: 2, guests: [guest('Cy')] },
      ],
      booking: { booking_reference: 'AG-1', invoice_reference: 'PO-7', marketing_optin: true, lead_name_for_pickup: 'Ada' },
    },
  )
  expect(ids).toHaveLength(3)
  await expectAsRead(ids)
})

test('the same with two retail prices of one ticket, a test booking, and no mail', async () => {
  const [a] = await twoEvents()
  const two = [
    { ticket_id: a, quantity: 1, sales_price: 11_000 },
    { ticket_id: a, quantity: 1, sales_price: 12_000 },
  ]
  await expectAsRead(await book(two, { as: distributor2 }))
  await expectAsRead(await book(two, { booking: { is_test_booking: true } }))
  await expectAsRead(await book(two, { booking: { suppress_email: true } }))
})

test('the same for a ticket that is reserved for its buyer', async () => {
  const [a] = await twoEvents()
  await kit.query('update ticket set locked_by_client_id = $1 where ticket_id = $2', [kit.accounts.distributor.client_id, a])
  await expectAsRead(await book([{ ticket_id: a, quantity: 1 }]))
})

test('the same for tickets of which some are taken from an allotment, and others from free stock', async () => {
  const [a, b] = await twoEvents()
  await allot(kit, a, 2, { rate: { kind: 'percentage', percentage: 5 } })
  const ids = await book([
    { ticket_id: a, quantity: 3 },
    { ticket_id: b, quantity: 1 },
  ])
  await expectAsRead(ids)
  const items = await kit.query<{ allotted: boolean }>(
    'select allotment_id is not null as allotted from orderitem where bookingorder_id = any($1) order by 1',
    [ids],
  )
  expect(items.map(({ allotted }) => allotted)).toEqual([false, false, true, true])
})

test('every order has one lead guest: the given one, or its first guest', async () => {
  const [a, b, c] = await twoEvents()
  const ids = await book(
    [a, b, c].map((ticket_id) => ({ ticket_id, quantity: 2 })),
    {
      guests: [
        { ticket_id: a, quantity: 2, guests: [guest('Ada'), guest('Bo', { lead_guest: true })] },
        { ticket_id: b, quantity: 2, guests: [guest('Cy'), guest('Di')] },
      ],
    },
  )
  const leads = await kit.query<{ name: string }>(
    `select g.first_name as name from guest g join orderitem i using (orderitem_id) where i.bookingorder_id = any($1) and g.lead_guest order by 1`,
    [ids],
  )
  expect(leads.map((row) => row.name)).toEqual(['Bo', 'Cy'])
  const { body } = await admin.get<{ items: { guest: { first_name: string | null } }[] }>(`/v1/bookingorders/${ids[0]}`)
  expect(body.items.map((item) => item.guest.first_name)).toEqual(['Ada', 'Bo'])
})
