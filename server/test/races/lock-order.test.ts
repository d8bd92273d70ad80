import { describe, expect, test } from 'vitest'
import { allot } from '../allotments/kit.js'
import { disrupting, moved } from '../disruptions/kit.js'
import { stopBefore } from '../kit/connections.js'
import { type Answer, type Caller, caller, startKit } from '../kit/index.js'
import { openMarket } from '../marketplace/kit.js'
import { stage } from '../octo/kit.js'
import { buyer } from '../payments/kit.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
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
