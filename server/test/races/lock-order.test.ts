import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { allot } from '../allotments/kit.js'
import { disrupting, moved } from '../disruptions/kit.js'
import { stopBefore } from '../kit/connections.js'
import { type Answer, type Caller, caller, startKit } from '../kit/index.js'
import { withoutLocks } from '../kit/unlocked.js'
import { openMarket } from '../marketplace/kit.js'
import { stage } from '../octo/kit.js'
import { buyer } from '../payments/kit.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000', PAYMENT_SETTLEMENT_SECRET: 'of the provider' })
const market = await openMarket(kit)

type Account = 'distributor' | 'supplier'
const waiting = () => kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")

/** Sends the first request to a second process and, once it stops before this statement, the other one. Then the first goes on. */
async function during(by: Account, statement: RegExp, first: (as: Caller) => Promise<Answer>, other: () => Promise<Answer>) {
  const { url, service } = await kit.another()
  const { stopped, go } = stopBefore(service, statement)
  const answering = first(caller(url, { 'x-api-key': kit.accounts[by].api_key }))
  await stopped
  let isOver = false
  const others = other().finally(() => {
    isOver = true
  })
  await expect.poll(async () => isOver || (await waiting()).length > 0).toBe(true)
  go()
  return (await Promise.all([answering, others])).map(({ status, text }) => (status < 300 ? status : text))
}

const lockOfTickets = /select from ticket_stock where ticket_id = any/

describe('requests that need the same rows wait for each other, and none is refused:', () => {
  test('a booking, and a new name of its event', async () => {
    const event_id = await putEvent(kit)
    const reservation_id = await buyer(kit.as.distributor).reserve([{ ticket_id: await putOnSale(kit, { event_id }), quantity: 1 }])
    const answers = await during(
      'distributor',
      /insert into "?bookingorder"?/,
      (as) => as.post('/v1/bookings', { reservation_id, accepted_gt: true }),
      () => kit.as.product_management.patch(`/v1/events/${event_id}`, { event_name: 'Another name' }),
    )
    expect(answers).toEqual([201, 200])
  })

  test('an allotment, and a new name of its event', async () => {
    const event_id = await putEvent(kit)
    const ticket_id = await putOnSale(kit, { event_id })
    const answers = await during(
      'supplier',
      /insert into "?allotment"? /,
      (as) => as.post('/v1/allotments', { ticket_id, distributor_id: kit.accounts.distributor.distributor_id, quantity: 2 }),
      () => kit.as.product_management.patch(`/v1/events/${event_id}`, { event_name: 'Another name' }),
    )
    expect(answers).toEqual([201, 200])
  })

  test('a new price of a ticket, and a disruption of its event', async () => {
    const event_id = await putEvent(kit)
    const ticket_id = await putOnSale(kit, { event_id })
    const events = disrupting(kit, event_id)
    const { body } = await events.preview(moved(kit))
    const answers = await during(
      'supplier',
      lockOfTickets,
      (as) => as.patch(`/v1/tickets/${ticket_id}`, { cost_price: 9_000 }),
      () => events.apply(body),
    )
    expect(answers).toEqual([200, 202])
  })

  test('a change of an allotment, and a disruption of its event', async () => {
    const event_id = await putEvent(kit)
    const ticket_id = await putOnSale(kit, { event_id })
    const { allotment_id } = await allot(kit, ticket_id, 4, { release: { kind: 'before', days: 2 } })
    const events = disrupting(kit, event_id)
    const { body } = await events.preview(moved(kit))
    const answers = await during(
      'supplier',
      /select ticket_id from allotment_ticket/,
      (as) => as.patch(`/v1/allotments/${allotment_id}`, { quantity: 3 }),
      () => events.apply(body),
    )
    expect(answers).toEqual([200, 202])
  })

  test('an order of a partner for a relisted ticket, and the cancellation of the order it comes from', async () => {
    const on = await stage(kit)
    const { venue_id, tournament_id, north: category_id } = on
    const { team_id: hometeam_id } = await on.team()
    const dates = { date_start: '2031-04-05T20:00:00', date_stop: '2031-04-05T22:00:00' }
    const { event_id, series_id } = await on.event({ venue_id, tournament_id, hometeam_id, ...dates })
    const { ticket_id } = await on.offer({ event_id, category_id, supplier_quantity: 1, cost_price: 10_000 })
    const bought = await market.buy('b', ticket_id)
    await market.offer('b', bought)
    const participants = [{ fields: [{ label: 'First Name', value: 'Ana' }] }]
    const items = [{ startTimeLocal: '2031-04-05 20:00:00', quantities: [{ optionLabel: 'regular', value: 1 }], participants }]
    const answers = await during(
      'distributor',
      /stock_moved as/,
      (as) => as.post(`/partner/connect/${series_id}.${category_id}/booking`, { orderNumber: 'P-1', status: 'CONFIRMED', items }),
      () => market.cancel(kit.as.support, bought),
    )
    expect(answers).toEqual([200, 200])
    await market.sound()
  })

  test('a cancellation that takes relisted tickets from a hold, and a new hold of its other ticket', async () => {
    const other = await putOnSale(kit)
    const bought = await market.buy('a', await putOnSale(kit), 1)
    const relisted = await market.offer('a', bought)
    const items = [other, relisted].map((ticket_id) => ({ ticket_id, quantity: 1 }))
    const reservation_id = await buyer(kit.as.distributor2).reserve(items)
    const client = await kit.service.database.pool.connect()
    await client.query('begin')
    await client.query('select from ticket_stock where ticket_id = $1 for update', [relisted])
    const cancelling = market.cancel(kit.as.support, bought)
    await expect.poll(waiting).toHaveLength(1)
    const holding = market.as.c.post('/v1/reservations', { ...order(other), items })
    await expect.poll(waiting).toHaveLength(2)
    await client.query('commit')
    client.release()
    const [cancelled, held] = await Promise.all([cancelling, holding])
    expect(cancelled.status, cancelled.text).toBe(200)
    expect(held.status, held.text).toBe(409)
    expect((await kit.as.distributor2.get(`/v1/reservations/${reservation_id}`)).body).toMatchObject({ status: 'void' })
    await market.sound()
  })
})

/** Two admissions of one sale were returned. Another buyer has the first, delivered and to be paid by card, and holds the second. */
async function returnedTwice() {
  await kit.as.finance.patch(`/v1/distributors/${market.distributors.c}`, { payment_methods: ['card', 'invoice'] })
  const ticket_id = await putOnSale(kit, { net_rate: 10_000 })
  await kit.query("update ticket set ticket_type = 'appticket' where ticket_id = $1", [ticket_id])
  const relisted = await market.offer('b', await market.buy('b', ticket_id, 2))
  const returned = await market.buy('c', relisted, 2)
  expect((await market.cancel(kit.as.support, returned)).status).toBe(200)
  const desk = buyer(market.as.c)
  const payment_reference = `psp-${relisted}`
  const { booking_id, id } = await desk.book([{ ticket_id: relisted, quantity: 1 }], { payment_method: 'card', payment_reference })
  const { items, amount } = await desk.order(id)
  const activated = items.map(({ orderitem_id }) => ({ orderitem_id, activated: true }))
  expect((await kit.as.admin.put(`/v1/bookingorders/${id}`, { items: activated })).status).toBe(200)
  const settlement = { settlement_reference: `set-${relisted}`, booking_id, payment_reference, amount, currency: 'EUR' }
  return { id, settlement, reservation_id: await buyer(kit.as.distributor).reserve([{ ticket_id: relisted, quantity: 1 }]) }
}

function settle(at: Caller, settlement: object) {
  const timestamp = String(Math.floor(kit.clock.now().getTime() / 1000))
  const signed = createHmac('sha256', 'of the provider')
    .update(`${timestamp}.${JSON.stringify(settlement)}`)
    .digest('hex')
  const headers = { 'content-type': 'application/json', 'x-service-timestamp': timestamp, 'x-service-signature': `sha256=${signed}` }
  return at.send('POST', '/v1/payments/settlements', { body: JSON.stringify(settlement), headers })
}

describe('a booking of a returned admission, and a settlement that completes the order of another admission of its sale', () => {
  /** The booking has locked the sale and stops before it takes its invoice number. */
  async function race(at: Caller) {
    const { id, settlement, reservation_id } = await returnedTwice()
    const answers = await during(
      'distributor',
      /insert into invoice_counter/,
      (as) => as.post('/v1/bookings', { reservation_id, accepted_gt: true, payment_method: 'invoice' }),
      () => settle(at, settlement),
    )
    return { answers, order: await buyer(market.as.c).order(id) }
  }

  test('wait for each other, and none is refused', async () => {
    const { answers, order } = await race(kit.as.nobody)
    expect(answers).toEqual([201, 200])
    expect(order).toMatchObject({ distributorfinancial_status: 'paid', logistic_status: 'completed' })
    await market.sound()
  })

  test('twin: a settlement that takes its invoice number before it locks the sale is in the way of the booking', async () => {
    const instead = (text: string) => text.replace(/select from purchaseorder where bookingorder_id = any.* for update$/s, 'select')
    const bare = await withoutLocks(kit, { instead })
    const { answers } = await race(caller(bare.url, {}))
    expect(bare.stripped()).toBeGreaterThan(0)
    expect(answers).not.toEqual([201, 200])
  })
})
