import { beforeAll, expect, test } from 'vitest'
import { type Kit, startKit } from '../kit/index.js'
import { stage } from '../octo/kit.js'
import { completed, type Order, orderOf, seats, upload } from '../ticketfiles/kit.js'

/** An admission of a partner's order is cancelled through `/v1`. The partner repeats its booking call to read the order. */
let kit: Kit
let code: string
let ticket_id: string

const names = ['Anna', 'Berta', 'Carla']
interface Booking {
  status: string
  supplierReference: string
  totalAmount: number
  totalPaid: number
  totalDue: number
  items: { participants: { fields: { label: string; value: string }[] }[] }[]
}

beforeAll(async () => {
  kit = await startKit({ CANCELLATION_POLICY: '0:60' })
  const on = await stage(kit)
  const event = await on.event({ venue_id: on.venue_id, tournament_id: on.tournament_id, hometeam_id: (await on.team()).team_id })
  ticket_id = (await on.offer({ event_id: event.event_id, category_id: on.north, supplier_quantity: 40, cost_price: 10_000 })).ticket_id
  code = `${event.series_id}.${on.north}`
})

async function call(verb: 'reservation' | 'booking' | 'cancellation', orderNumber: string): Promise<Booking> {
  const { status, body, text } = await kit.as.distributor.put<{ bookings: [Booking] }>(`/partner/connect/${code}/${verb}`, {
    orderNumber,
    status: 'CONFIRMED',
    items: [
      {
        startTimeLocal: '2031-05-04 20:00:00',
        quantities: [{ optionLabel: 'regular', value: names.length }],
        participants: names.map((value) => ({ fields: [{ label: 'First Name', value }] })),
      },
    ],
  })
  expect(status, text).toBe(200)
  return body.bookings[0]
}
async function bookedAs(orderNumber: string): Promise<Order> {
  const { supplierReference } = await call('booking', orderNumber)
  const { body } = await kit.as.distributor.get<{ bookingorders: Order[] }>(`/v1/bookingorders?booking_code=${supplierReference}`)
  return orderOf(kit.as.distributor, String(body.bookingorders[0]?.bookingorder_id))
}
const cancelFirst = async ({ bookingorder_id, items }: Order) =>
  expect(
    (
      await kit.as.distributor.put(`/v1/bookingorders/${bookingorder_id}`, {
        items: [{ orderitem_id: items[0]?.orderitem_id, ticket_status: 'cancelled' }],
      })
    ).status,
  ).toBe(200)
const pay = async ({ bookingorder_id }: Order) =>
  expect((await kit.as.finance.put(`/v1/bookingorders/${bookingorder_id}`, { distributorfinancial_status: 'paid' })).status).toBe(200)
const money = ({ status, totalAmount, totalPaid, totalDue }: Booking) => ({ status, totalAmount, totalPaid, totalDue })

test('after one admission is cancelled, every participant still gets the barcode of its own admission, the cancelled one none', async () => {
  const order = await bookedAs('codes')
  await cancelFirst(order)
  await kit.work()
  expect((await upload(kit.as.supplier, ticket_id, seats(2), { auto_assign: 'true' })).status).toBe(200)
  await completed(kit.as.admin, order.bookingorder_id)
  const own = await kit.query<{ orderitem_id: string; barcode: string }>(
    `select orderitem_id, barcode from downloaditem where bookingorder_id = $1 and state = 'assigned'`,
    [order.bookingorder_id],
  )
  const expected = order.items.map((item) => own.find(({ orderitem_id }) => orderitem_id === item.orderitem_id)?.barcode)
  expect(expected).toEqual([undefined, expect.any(String), expect.any(String)])
  const { items } = await call('booking', 'codes')
  expect(
    items[0]?.participants.map(({ fields }) => [
      fields.find(({ label }) => label === 'First Name')?.value,
      fields.find(({ label }) => label === 'Barcode')?.value,
    ]),
  ).toEqual(names.map((name, place) => [name, expected[place]]))
})

test('totalPaid and totalDue are what is still charged for the tickets, also of a partly refunded order', async () => {
  expect(money(await call('reservation', 'paid'))).toEqual({ status: 'PROCESSING', totalAmount: 300, totalPaid: 0, totalDue: 300 })
  const order = await bookedAs('paid')
  await pay(order)
  expect(money(await call('booking', 'paid'))).toEqual({ status: 'CONFIRMED', totalAmount: 300, totalPaid: 300, totalDue: 0 })
  await cancelFirst(order)
  expect(money(await call('booking', 'paid'))).toEqual({ status: 'CONFIRMED', totalAmount: 300, totalPaid: 240, totalDue: 0 })
  expect(money(await call('cancellation', 'paid'))).toEqual({ status: 'CANCELLED', totalAmount: 300, totalPaid: 120, totalDue: 0 })
})

test('of a paid booking whose price is raised, only the difference is due', async () => {
  const order = await bookedAs('raised')
  await pay(order)
  const items = [{ orderitem_id: order.items[0]?.orderitem_id, net_rate: 12_500 }]
  expect((await kit.as.admin.put(`/v1/bookingorders/${order.bookingorder_id}`, { items })).status).toBe(200)
  expect(money(await call('booking', 'raised'))).toEqual({ status: 'CONFIRMED', totalAmount: 325, totalPaid: 300, totalDue: 25 })
  await pay(order)
  expect(money(await call('booking', 'raised'))).toEqual({ status: 'CONFIRMED', totalAmount: 325, totalPaid: 325, totalDue: 0 })
})

test('a fee that is raised after the payment is not due, because fees are not part of totalAmount', async () => {
  const { distributor_id } = kit.accounts.distributor
  const rules = (fixed: number) =>
    kit.as.finance.patch(`/v1/distributors/${distributor_id}`, { fee_rules: [{ type: 'booking', percent: '0', fixed, per: 'ticket' }] })
  const order = await bookedAs('fee')
  const recalculate = (fixed: number) =>
    rules(fixed).then(() => kit.as.finance.put(`/v1/bookingorders/${order.bookingorder_id}?booking_fees=true`, {}))
  await pay(order)
  expect(await recalculate(700)).toMatchObject({ status: 200, body: { distributorfinancial_status: 'invoiced' } })
  expect(money(await call('booking', 'fee'))).toEqual({ status: 'CONFIRMED', totalAmount: 300, totalPaid: 300, totalDue: 0 })
  const items = [{ orderitem_id: order.items[0]?.orderitem_id, net_rate: 12_500 }]
  expect((await kit.as.admin.put(`/v1/bookingorders/${order.bookingorder_id}`, { items })).status).toBe(200)
  expect(money(await call('booking', 'fee'))).toEqual({ status: 'CONFIRMED', totalAmount: 325, totalPaid: 300, totalDue: 25 })
  await pay(order)
  await recalculate(900)
  expect(money(await call('booking', 'fee'))).toEqual({ status: 'CONFIRMED', totalAmount: 325, totalPaid: 325, totalDue: 0 })
  await rules(0)
})

test('a fee that is lowered after the payment is taken from what is due', async () => {
  const { distributor_id } = kit.accounts.distributor
  const rules = (fixed: number) =>
    kit.as.finance.patch(`/v1/distributors/${distributor_id}`, { fee_rules: [{ type: 'booking', percent: '0', fixed, per: 'ticket' }] })
  await rules(1_000)
  const order = await bookedAs('lowered')
  await pay(order)
  const items = [{ orderitem_id: order.items[0]?.orderitem_id, net_rate: 15_000 }]
  expect((await kit.as.admin.put(`/v1/bookingorders/${order.bookingorder_id}`, { items })).status).toBe(200)
  expect(money(await call('booking', 'lowered'))).toEqual({ status: 'CONFIRMED', totalAmount: 350, totalPaid: 300, totalDue: 50 })
  await rules(0)
  expect((await kit.as.finance.put(`/v1/bookingorders/${order.bookingorder_id}?booking_fees=true`, {})).status).toBe(200)
  const [row] = await kit.query<{ owed: string }>(
    `select sum(amount) as owed from ledger_entry join ledger_transaction using (transaction_id)
      where bookingorder_id = $1 and account like 'distributor:%'`,
    [order.bookingorder_id],
  )
  const owed = Number(row?.owed) / 100
  expect(owed).toBeLessThan(50)
  expect(money(await call('booking', 'lowered'))).toEqual({ status: 'CONFIRMED', totalAmount: 350, totalPaid: 350 - owed, totalDue: owed })
})

test('what a cancellation refunds is not due any more; for a released hold nothing is due', async () => {
  const order = await bookedAs('unpaid')
  expect(money(await call('booking', 'unpaid'))).toEqual({ status: 'CONFIRMED', totalAmount: 300, totalPaid: 0, totalDue: 300 })
  await cancelFirst(order)
  expect(money(await call('booking', 'unpaid'))).toEqual({ status: 'CONFIRMED', totalAmount: 300, totalPaid: 0, totalDue: 240 })
  expect(money(await call('cancellation', 'unpaid'))).toEqual({ status: 'CANCELLED', totalAmount: 300, totalPaid: 0, totalDue: 120 })
  await call('reservation', 'released')
  expect(money(await call('cancellation', 'released'))).toEqual({ status: 'CANCELLED', totalAmount: 300, totalPaid: 0, totalDue: 0 })
})
