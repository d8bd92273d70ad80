import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '../../src/lib/ids.js'
import { expectProblem, startKit } from '../kit/index.js'
import { arrange } from './arrange.js'

const kit = await startKit()
const make = arrange(kit)
const { db } = kit.service.ctx
await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8' } })

const event = await make.event()
const venue_id = String((await kit.as.admin.get(`/v1/events/${event.event_id}`)).body.venue_id)
const [stand, box] = [
  await make.category({ venue_id, category_name: 'Stand' }),
  await make.category({ venue_id, category_name: 'Box', category_type: 'hospitality' }),
]
const line = async (stock: { supply: number; reserved?: number; sold?: number }, fields: Record<string, unknown>) => {
  const { supply, reserved = 0, sold = 0 } = stock
  const ticket_id = await make.ticket(event.event_id, { stock: supply, in_stock: supply > reserved + sold, ...fields })
  await db
    .updateTable('ticket_stock')
    .set({ reservations_quantity: reserved, number_of_tickets_sold: sold })
    .where('ticket_id', '=', ticket_id)
    .execute()
  return ticket_id
}
const cheap = await line({ supply: 10, reserved: 2, sold: 3 }, { category_id: stand.category_id, net_rate: 2000 })
await line({ supply: 4 }, { category_id: stand.category_id, net_rate: 8000, currency_code: 'GBP' })
await line({ supply: 3, sold: 1 }, { category_id: box.category_id, net_rate: 5000, is_relisted_ticket: true, category_type: 'hospitality' })
await line({ supply: 6 }, { category_id: box.category_id, net_rate: 1, ticket_status: 'returned' })
await line({ supply: 7 }, { category_id: box.category_id, net_rate: 1, ticket_status: 'disabled' })

/** An order as a booking writes it; `items` are the states of its admissions. */
async function order(created: string, items: string[], fields: Record<string, unknown> = {}): Promise<void> {
  const { distributor_id, client_id } = kit.accounts.distributor
  const [reservation_id, booking_id, bookingorder_id] = [newId('rsv'), newId('bkn'), newId('bor')]
  const insert = (table: string, row: Record<string, unknown>) =>
    sql`insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(db)
  const common = { client_id, distributor_id, booking_email: 'a@b.example', target_currency: 'EUR', created }
  await insert('reservation', {
    reservation_id,
    ...common,
    status: 'booked',
    valid_until: created,
    extendable_until: created,
    updated: created,
    created_by: client_id,
    terms: JSON.stringify({
      date: created.slice(0, 10),
      fee_rules: [],
      fee_currency: 'EUR',
      buyer: { vat_number: null, foreign_vat_numbers: {} },
    }),
  })
  const booked = { booking_id, booking_code: booking_id.slice(-12), accepted_gt: true, payment_method: 'invoice', ...common }
  await insert('booking', { ...booked, reservation_id })
  await insert('bookingorder', {
    ...booked,
    bookingorder_id,
    event_id: event.event_id,
    supplier_id: kit.accounts.supplier.supplier_id,
    guestdata_status: 'notapplicable',
    financial_status: 'notapplicable',
    notify_client_status: 'notapplicable',
    marketing_optin: false,
    mass_booking_allowed: false,
    api_booking: true,
    offline_booking: false,
    is_test_booking: false,
    updated: created,
    ...fields,
  })
  for (const [position, ticket_status] of items.entries())
    await insert('orderitem', {
      orderitem_id: newId('oit'),
      bookingorder_id,
      position,
      ticket_id: cheap,
      category_id: stand.category_id,
      category_name: 'Stand',
      ticket_name: 'A seat',
      sub_category: 'regular',
      type_ticket: 'eticket',
      ticket_targetgroup: 'all',
      ticket_validity: 'singleday',
      ticket_status,
      distribution_channel: 'service',
      currency: 'EUR',
      local_currency: 'EUR',
      net_rate: 2000,
      face_value: 2000,
      sales_price: 2000,
      cost_price: 2000,
      payout: 2000,
      vat_category: 'high',
      download_link: newId('dli'),
      updated: created,
    })
}
await order('2030-01-01T23:59:59Z', ['completed', 'pending', 'cancelled'])
await order('2030-01-02T00:00:00Z', ['completed', 'returned'])
await order('2030-01-02T12:00:00Z', ['cancelled'], { logistic_status: 'cancelled' })
await order('2030-01-03T12:00:00Z', ['completed'], { is_test_booking: true })

test('statistics agree with stock, admissions and prices', async () => {
  const { body } = await kit.as.product_management.get(`/v1/events/${event.event_id}/statistics`)
  expect(body).toEqual({
    event_id: event.event_id,
    capacity: null,
    tickets: { available: 5 + 4 + 2, allotted: 0, reserved: 2, sold: 3, returned: 1 + 6, relisted: 3 },
    sold_per_day: [
      { date: '2030-01-01', quantity: 2 },
      { date: '2030-01-02', quantity: 1 },
    ],
    // 5 at 20.00, 2 at 50.00, 4 at 100.00: the sixth of eleven is the median.
    price: { currency: 'EUR', min: 2000, median: 5000, max: 10_000 },
    by_category: [
      {
        category_id: box.category_id,
        category_name: 'Box',
        category_type: 'hospitality',
        available: 2,
        allotted: 0,
        reserved: 0,
        sold: 1,
        price: { currency: 'EUR', min: 5000, median: 5000, max: 5000 },
      },
      {
        category_id: stand.category_id,
        category_name: 'Stand',
        category_type: 'grandstand',
        available: 9,
        allotted: 0,
        reserved: 2,
        sold: 2,
        price: { currency: 'EUR', min: 2000, median: 2000, max: 10_000 },
      },
    ],
    orders: 2,
    // A returned admission is still paid.
    turnover: [{ currency: 'EUR', amount: 8000 }],
  })
})

test('only the operator sees orders and turnover', async () => {
  for (const who of ['distributor', 'supplier'] as const) {
    const { body } = await kit.as[who].get(`/v1/events/${event.event_id}/statistics`)
    expect(body).toMatchObject({ orders: null, turnover: [], tickets: { sold: 3 } })
  }
})

test('statistics of an unknown event answer 404', async () => {
  expectProblem(await kit.as.distributor.get('/v1/events/nothing_evt/statistics'), 'event_not_found')
})
