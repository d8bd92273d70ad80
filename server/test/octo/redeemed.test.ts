import { beforeAll, describe, expect, test } from 'vitest'
import { type Caller, caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { withoutLocks } from '../kit/unlocked.js'
import { makeValid } from '../selling/kit.js'
import { eventually, seats, upload } from '../ticketfiles/kit.js'
import { register } from '../webhooks/kit.js'
import { type Booking, expectFault, notify, reseller, stage } from './kit.js'

interface Admission {
  orderitem_id: string
  bookingorder_id: string
  admitted_at: string
  gate: string | null
  repeated: boolean
}

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
let event_id: string
/** two tickets, two tickets, and several of one each for races */
let bookings: Booking[]
beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
  const event = await on.event({ venue_id: on.venue_id, tournament_id: on.tournament_id, hometeam_id: (await on.team()).team_id })
  event_id = event.event_id
  const { ticket_id } = await on.offer({ event_id, category_id: on.north, supplier_quantity: 40 })
  const { hold, confirm, read, as } = reseller(kit)
  await as.post('/octo/notifications/subscriptions', { url: 'http://127.0.0.1:9/octo', notificationTypes: ['BOOKING_UPDATE'] })
  const place = { productId: event.series_id, optionId: on.north, availabilityId: `${event_id}.${on.north}` }
  const made: Booking[] = []
  for (const size of [2, 2, ...Array(12).fill(1)]) {
    const { uuid } = await hold({ ...place, unitItems: Array.from({ length: size }, () => ({ unitId: 'regular' })) })
    made.push(await confirm(uuid))
  }
  await makeValid(kit, event_id)
  await kit.work()
  expect((await upload(kit.as.supplier, ticket_id, seats(16), { auto_assign: 'true' })).status).toBe(200)
  bookings = await Promise.all(
    made.map(({ uuid }) =>
      eventually(
        () => read(uuid),
        ({ unitItems }: Booking) => unitItems.every((item) => item.ticket.deliveryOptions.length > 0),
      ),
    ),
  )
})

const barcodeOf = (booking: Booking | undefined, place: number): string =>
  String(booking?.unitItems[place]?.ticket.deliveryOptions.find((one) => one.deliveryFormat === 'QRCODE')?.deliveryValue)
const itemOf = (booking: Booking | undefined, place = 0): string => String(booking?.unitItems[place]?.supplierReference)
const statuses = (booking: Booking) => [booking.status, ...booking.unitItems.map((item) => item.status)]
const scan = (as: Caller, body: object) => as.post<Admission>('/v1/admissions', body)

test('a booking is REDEEMED when all its tickets were admitted, each at its own time, and this is notified', async () => {
  const [booking] = bookings
  const uuid = String(booking?.uuid)
  const { read, as } = reseller(kit)
  await notify(kit)
  await kit.query('delete from delivery')
  expect(statuses(await read(uuid))).toEqual(['CONFIRMED', 'CONFIRMED', 'CONFIRMED'])

  const first = await scan(kit.as.supplier, {
    barcode: barcodeOf(booking, 0),
    event_id,
    admitted_at: '2026-03-01T18:00:00',
    gate: 'Gate 4',
  })
  expect(first.status, first.text).toBe(200)
  expect(first.body).toMatchObject({ orderitem_id: itemOf(booking), admitted_at: '2026-03-01T18:00:00', gate: 'Gate 4', repeated: false })
  const partly = await read(uuid)
  expect(statuses(partly)).toEqual(['CONFIRMED', 'REDEEMED', 'CONFIRMED'])
  expect(partly).toMatchObject({ utcRedeemedAt: null, cancellable: false })
  expect(partly.unitItems[0]).toMatchObject({ utcRedeemedAt: '2026-03-01T18:00:00Z', ticket: { utcRedeemedAt: '2026-03-01T18:00:00Z' } })

  // Scanned again at another gate: the first time stays, and the answer says so.
  const again = await scan(kit.as.support, { orderitem_id: itemOf(booking), gate: 'Gate 9' })
  expect(again.body).toMatchObject({ admitted_at: '2026-03-01T18:00:00', gate: 'Gate 4', repeated: true })

  await scan(kit.as.supplier, { orderitem_id: itemOf(booking, 1), admitted_at: '2026-03-01T20:05:00+02:00' })
  const used = await read(uuid)
  expect(statuses(used)).toEqual(['REDEEMED', 'REDEEMED', 'REDEEMED'])
  expect(used).toMatchObject({ utcRedeemedAt: '2026-03-01T18:05:00Z', cancellable: false })
  expect((await as.post<Booking>(`/octo/bookings/${uuid}/confirm`, { contact: {} })).body.status).toBe('REDEEMED')
  expect(expectFault(await as.post(`/octo/bookings/${uuid}/cancel`, {}), 'UNPROCESSABLE_ENTITY')).toMatch(/used/)
  await eventually(
    async () => {
      await notify(kit)
      return kit.query('select 1 from delivery where event_type = $1 and resource_id = $2', ['BOOKING_UPDATE', uuid])
    },
    (rows) => rows.length > 0,
  )
})

test('the buyer’s webhook is sent once for an admission, not again for a second scan; the supplier gets none', async () => {
  const booking = bookings[12]
  const event_type = 'admission_recorded'
  const hooks = [
    await register(kit.as.distributor, 'http://127.0.0.1:9/hook', { event_type }),
    await register(kit.as.supplier, 'http://127.0.0.1:9/hook', { event_type }),
  ]
  const { body } = await scan(kit.as.supplier, { orderitem_id: itemOf(booking) })
  expect((await scan(kit.as.supplier, { orderitem_id: itemOf(booking) })).body.repeated).toBe(true)
  const told = await kit.query<{ endpoint_id: string; resource_id: string }>(
    'select endpoint_id, resource_id from delivery where event_type = $1',
    [event_type],
  )
  expect(told).toEqual([{ endpoint_id: hooks[0]?.webhook_id, resource_id: body.bookingorder_id }])
})

test('a used admission is on the order and in its history, and cannot be cancelled, returned or resold', async () => {
  const [, booking] = bookings
  const { body } = await scan(kit.as.supplier, { orderitem_id: itemOf(booking), gate: 'North' })
  const path = `/v1/bookingorders/${body.bookingorder_id}`
  const order = (await kit.as.distributor.get<{ items: { orderitem_id: string; admitted_at: string | null }[] }>(path)).body
  expect(order.items.map((item) => item.admitted_at)).toEqual([body.admitted_at, null])
  const { history } = (await kit.as.distributor.get<{ history: { bookingorder: typeof order }[] }>(`${path}/history`)).body
  expect(history.slice(0, 2).map((entry) => entry.bookingorder.items[0]?.admitted_at)).toEqual([body.admitted_at, null])

  for (const change of [
    { logistic_status: 'cancelled' },
    { items: [{ orderitem_id: itemOf(booking), ticket_status: 'cancelled' }] },
    { logistic_status: 'returned' },
    { items: [{ orderitem_id: itemOf(booking), ticket_status: 'returned' }] },
  ])
    expectProblem(await kit.as.admin.put(path, change), 'illegal_transition')
  expectFault(await reseller(kit).as.post(`/octo/bookings/${booking?.uuid}/cancel`, {}), 'UNPROCESSABLE_ENTITY')
  // An unused admission can be cancelled alone.
  expect((await kit.as.admin.put(path, { items: [{ orderitem_id: itemOf(booking, 1), ticket_status: 'cancelled' }] })).status).toBe(200)
  expect(statuses(await reseller(kit).read(String(booking?.uuid)))).toEqual(['REDEEMED', 'REDEEMED', 'CANCELLED'])

  await kit.as.finance.put(path, { distributorfinancial_status: 'paid' })
  await kit.as.distributor.post('/v1/marketplace/onboard/supplierjit', {
    trade_name: 'Resale',
    iso_country: 'NLD',
    default_currency: 'EUR',
    customerservice: { email: 'resale@example.com' },
    invoice_address: { country: 'NLD', city: 'Utrecht' },
    accepted_platform_agreement_version: '2.1',
  })
  const relisted = await kit.as.distributor.post(`${path}/relist`, {
    items: [{ orderitem_id: itemOf(booking), asking_price: 10_000, currency_code: 'EUR' }],
  })
  expectProblem(relisted, 'not_relistable')
})

test('a scan is refused with a reason: another supplier, not delivered, cancelled, a time in the future', async () => {
  const booking = bookings.at(-1)
  const orderitem_id = itemOf(booking)
  expectProblem(await scan(kit.as.supplier2, { orderitem_id }), 'orderitem_not_found')
  expectProblem(await scan(kit.as.supplier2, { barcode: barcodeOf(booking, 0), event_id }), 'orderitem_not_found')
  expectProblem(await scan(kit.as.supplier, { barcode: barcodeOf(booking, 0), event_id: on.first.event_id }), 'orderitem_not_found')
  for (const body of [{}, { orderitem_id, barcode: 'x', event_id }, { barcode: 'x' }, { orderitem_id, admitted_at: '2026-02-31' }])
    expect((await scan(kit.as.supplier, body)).status).toBe(400)
  expect((await scan(kit.as.supplier, { orderitem_id, admitted_at: '2099-01-01T00:00:00' })).status).toBe(400)
  await kit.as.admin.put(`/v1/bookingorders/${(await orderOf(orderitem_id)) ?? ''}`, { logistic_status: 'review' })
  expectProblem(await scan(kit.as.supplier, { orderitem_id }), 'not_ready')
  await reseller(kit).cancel(String(booking?.uuid))
  expectProblem(await scan(kit.as.supplier, { orderitem_id }), 'illegal_transition')
})

const orderOf = async (orderitem_id: string) =>
  (await kit.query<{ bookingorder_id: string }>('select bookingorder_id from orderitem where orderitem_id = $1', [orderitem_id]))[0]
    ?.bookingorder_id

describe('an admission at the same time as a cancellation', () => {
  /**
   * Both requests have read, or wait to read, before either may write: the admission is locked until the database shows two waiting transactions.
   * So the race happens on every machine.
   */
  const race = async (url: string, booking: Booking | undefined) => {
    const as = (name: 'supplier' | 'distributor') => caller(url, { 'x-api-key': kit.accounts[name].api_key })
    const orderitem_id = itemOf(booking)
    const order = `/v1/bookingorders/${await orderOf(orderitem_id)}`
    const holder = await kit.service.database.pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from orderitem where orderitem_id = $1 for update', [orderitem_id])
      const answers = Promise.all([
        scan(as('supplier'), { orderitem_id }),
        as('distributor').put<Admission>(order, { logistic_status: 'cancelled' }),
      ])
      await eventually(
        () =>
          kit.query(
            "select 1 from pg_locks w join pg_stat_activity a using (pid) where not w.granted and w.locktype in ('transactionid', 'tuple') and a.datname = current_database()",
          ),
        (waiting) => waiting.length >= 2,
      )
      await holder.query('commit')
      return (await answers).map(({ status }) => status).sort()
    } finally {
      await holder.query('rollback')
      holder.release()
    }
  }
  const standing = async (booking: Booking | undefined) =>
    (
      await kit.query<{ admitted: boolean; ticket_status: string }>(
        'select admitted_at is not null as admitted, ticket_status from orderitem where orderitem_id = $1',
        [itemOf(booking)],
      )
    )[0]
  const isUsedAndRefunded = async (booking: Booking | undefined) => {
    const item = await standing(booking)
    return item?.admitted === true && item.ticket_status === 'cancelled'
  }

  test('one succeeds, and the other is refused with the reason', async () => {
    for (const booking of bookings.slice(2, 6)) {
      expect(await race(kit.url, booking)).toEqual([200, 409])
      expect(await isUsedAndRefunded(booking)).toBe(false)
    }
  })

  test('twin: without the lock of the order the second fails with 500, and without the constraint both succeed', async () => {
    const { url } = await withoutLocks(kit, { advisory: true })
    for (const booking of bookings.slice(6, 9)) expect(await race(url, booking)).toEqual([200, 500])
    // Without the constraint a guest is admitted with a refunded ticket.
    await kit.query('alter table history drop constraint history_pkey')
    for (const booking of bookings.slice(9, 12)) {
      expect(await race(url, booking)).toEqual([200, 200])
      expect(await isUsedAndRefunded(booking)).toBe(true)
    }
  })
})
