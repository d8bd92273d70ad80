import { expect, test } from 'vitest'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { openMarket } from '../marketplace/kit.js'

const kit = await startKit()
await kit.service.ctx.jobs.start()
const market = await openMarket(kit)
const hour = 3_600_000

/** A delivered order of one ticket for an event that starts this number of hours from now, in the local time of its venue. */
async function delivered({ hours, time_zone = 'UTC', valid_hours = hours }: { hours: number; time_zone?: string; valid_hours?: number }) {
  const order = await market.buy('a', await market.first())
  const id = order.bookingorder_id
  const [{ event_id } = { event_id: '' }] = await kit.query<{ event_id: string }>(
    'select event_id from bookingorder where bookingorder_id = $1',
    [id],
  )
  const at = (more: number) => new Date(kit.clock.now().getTime() + more * hour)
  await kit.query('update event set date_start_utc = $2, date_stop_utc = $3 where event_id = $1', [event_id, at(hours), at(hours + 48)])
  await kit.query('update venue v set time_zone = $2 from event e where e.venue_id = v.venue_id and e.event_id = $1', [event_id, time_zone])
  await kit.query(`update orderitem set ticket_sha = 'x', ticket_startdate = $2::timestamptz at time zone $3 where bookingorder_id = $1`, [
    id,
    at(valid_hours),
    time_zone,
  ])
  await kit.as.support.put(`/v1/bookingorders/${id}`, { logistic_status: 'completed' })
  const orderitem_id = String(order.items[0]?.orderitem_id)
  const scan = (more: object = {}, as = kit.as.supplier) => as.post<{ repeated: boolean }>('/v1/admissions', { orderitem_id, ...more })
  return { order, scan, before: (more: number) => ({ admitted_at: at(more).toISOString() }) }
}

test('an admission months before the event is refused to supplier and operator: 409 not_ready, and the buyer can still cancel', async () => {
  const { order, scan } = await delivered({ hours: 24 * 90 })
  const { detail } = expectProblem(await scan(), 'not_ready')
  expect(detail).toContain('12 hours before its start')
  expectProblem(await scan({ admitted_at: '2026-03-01T18:00:00' }), 'not_ready')
  expectProblem(await scan({}, kit.as.support), 'not_ready')
  expect((await market.order(order.bookingorder_id)).items).toMatchObject([{ admitted_at: null }])
  const cancelled = await market.cancel(market.as.a, order)
  expect(cancelled.status, cancelled.text).toBe(200)
})

test('guests are let in from 12 hours before the start on', async () => {
  const { scan, before } = await delivered({ hours: 11 })
  expectProblem(await scan(before(-1.1)), 'not_ready')
  expect((await scan(before(-0.9))).body.repeated).toBe(false)
})

test.each(['Pacific/Auckland', 'America/Los_Angeles'])(
  'a ticket that is valid before its event is used from then on, by the clock of %s',
  async (time_zone) => {
    const { scan, before } = await delivered({ hours: 24 * 30, valid_hours: 11, time_zone })
    expectProblem(await scan(before(-1.1)), 'not_ready')
    expect((await scan(before(-0.9))).body.repeated).toBe(false)
  },
)

test('a ticket for a later day of an event with several days is used from the start of the event on', async () => {
  const { scan } = await delivered({ hours: -1, valid_hours: 23 })
  expect((await scan()).status).toBe(200)
})

test('ADMISSION_HOURS_BEFORE sets how long before', async () => {
  const { scan } = await delivered({ hours: 20 })
  expectProblem(await scan(), 'not_ready')
  const early = await kit.another({ ADMISSION_HOURS_BEFORE: '24' })
  const supplier = caller(early.url, { 'x-api-key': kit.accounts.supplier.api_key })
  expect((await scan({}, supplier)).status).toBe(200)
})

test('a barcode that no ticket of the event has is refused, and the answer says so in words for the gate', async () => {
  const { order } = await delivered({ hours: 5 })
  const { event_id } = order
  const { detail } = expectProblem(
    await kit.as.supplier.post('/v1/admissions', { barcode: 'of another event', event_id }),
    'orderitem_not_found',
  )
  expect(detail).toBe('None of the tickets of this event that you can see has this barcode.')
})
