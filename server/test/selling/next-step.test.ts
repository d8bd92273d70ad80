import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { buyer, setDistributor } from '../payments/kit.js'
import { putEvent, putOnSale } from './kit.js'

const kit = await startKit({ CARD_SETTLEMENT_HOURS: '5', RATE_LIMIT_PER_MINUTE: '1000000' })
await setDistributor(kit, 'distributor', { payment_methods: ['invoice', 'card'], default_payment_method: 'invoice' })
const one = buyer(kit.as.distributor)
const at = kit.clock.now().getTime()
const hour = 3_600_000
const wire = (millis: number) => new Date(millis).toISOString().slice(0, 19)

interface Waiting {
  bookingorder_id: string
  next_step: string | null
  next_step_by: string | null
  pay_by: string | null
  created: string
  event_startdate: string
}
async function eventIn(hours: number): Promise<string> {
  const event_id = await putEvent(kit)
  const starts = wire(at + hours * hour)
  await kit.query(
    `update event set date_start = $2, date_start_utc = $2::timestamp at time zone 'UTC', date_stop = $2::timestamp + interval '2 hours', date_stop_utc = $2::timestamp at time zone 'UTC' + interval '2 hours' where event_id = $1`,
    [event_id, starts],
  )
  return event_id
}
async function orderOf(hours: number, more: object = {}): Promise<string> {
  const ticket_id = await putOnSale(kit, { event_id: await eventIn(hours) })
  return (await one.book([{ ticket_id, quantity: 1 }], more)).id
}
const set = (id: string, columns: string) => kit.query(`update bookingorder set ${columns} where bookingorder_id = $1`, [id])
const read = async (id: string, as = kit.as.distributor) => (await as.get<Waiting>(`/v1/bookingorders/${id}`)).body
const list = async (query: string, as = kit.as.distributor) =>
  (await as.get<{ bookingorders: Waiting[] }>(`/v1/bookingorders?${query}`)).body.bookingorders

describe('what an order waits for', () => {
  test('files, seven days before the event; nothing once it is complete', async () => {
    const id = await orderOf(24 * 30)
    expect(await read(id)).toMatchObject({
      next_step: 'files',
      next_step_by: wire(at + 24 * 23 * hour),
      event_startdate: wire(at + 24 * 30 * hour),
      pay_by: null,
    })
    await set(id, `logistic_status = 'completed'`)
    expect(await read(id)).toMatchObject({ next_step: null, next_step_by: null })
  })

  test('payment until the hours of the setting are over, and at most until the event begins', async () => {
    const later = await orderOf(24 * 30, { payment_method: 'card' })
    const { created, ...waiting } = await read(later)
    const pay_by = wire(Date.parse(`${created}Z`) + 5 * hour)
    expect(waiting).toMatchObject({ next_step: 'payment', next_step_by: pay_by, pay_by })
    const soon = await orderOf(3, { payment_method: 'card' })
    expect(await read(soon)).toMatchObject({ pay_by: wire(at + 3 * hour), next_step: 'files' })
    expect((await kit.as.finance.put(`/v1/bookingorders/${later}`, { distributorfinancial_status: 'paid' })).status).toBe(200)
    expect(await read(later)).toMatchObject({ next_step: 'files', pay_by: null })
  })

  test('guest data and decisions, of several the one with the nearest deadline', async () => {
    const id = await orderOf(24 * 30)
    await set(id, `guestdata_status = 'waitingfordistributor', logistic_status = 'completed'`)
    expect(await read(id)).toMatchObject({ next_step: 'guest_data', next_step_by: wire(at + 24 * 23 * hour) })
    await kit.query(
      `update event set event_status = 'postponed' where event_id = (select event_id from bookingorder where bookingorder_id = $1)`,
      [id],
    )
    expect(await read(id)).toMatchObject({ next_step: null })
  })

  test('is shown to the seller too, without the time of the payment', async () => {
    const id = await orderOf(24 * 30, { payment_method: 'card' })
    expect(await read(id, kit.as.supplier)).toMatchObject({ next_step: 'payment', pay_by: null })
    expectProblem(await kit.as.distributor2.get(`/v1/bookingorders/${id}`), 'bookingorder_not_found')
  })
})

test('a list is filtered by what orders wait for, and sorted by the nearest deadline', async () => {
  const [third, first, second] = [await orderOf(24 * 60), await orderOf(24 * 8), await orderOf(24 * 30, { payment_method: 'card' })]
  const wanted = `bookingorder_id=in:[${[first, second, third].join()}]`
  const ids = async (query: string) => (await list(`${wanted}&${query}`)).map(({ bookingorder_id }) => bookingorder_id)
  expect(await ids('sorting=next_step_by')).toEqual([second, first, third])
  expect(await ids('sorting=-next_step_by')).toEqual([third, first, second])
  expect(await ids('next_step=files&sorting=next_step_by')).toEqual([first, third])
  expect(await ids('next_step=in:[payment,decision]')).toEqual([second])
  expect(await ids('next_step=ne:files')).toEqual([second])
  expect(await ids(`next_step_by=lt:${wire(at + 24 * 2 * hour)}&sorting=next_step_by`)).toEqual([second, first])
  expectProblem(await kit.as.distributor.get('/v1/bookingorders?next_step=sleep'), 'invalid_filter')
  // A page goes on where the one before ended.
  const page = await kit.as.distributor.get<{ bookingorders: Waiting[]; pagination: { next_page: string } }>(
    `/v1/bookingorders?${wanted}&sorting=next_step_by&page_size=1`,
  )
  const next = await kit.as.distributor.get<{ bookingorders: Waiting[] }>(page.body.pagination.next_page)
  expect([page, next].map(({ body }) => body.bookingorders[0]?.bookingorder_id)).toEqual([second, first])
})

test('the filter reads only orders that wait for something', async () => {
  await kit.query('set enable_seqscan = off')
  const rows = await kit.query<{
    'QUERY PLAN': string
  }>(`explain select from bookingorder o where (o.logistic_status not in ('returned', 'cancelled')
     and (o.logistic_status <> 'completed' or o.guestdata_status in ('waitingfordistributor', 'waitingforendcustomer') or o.disruption_decision = 'pending'))`)
  expect(JSON.stringify(rows)).toContain('bookingorder_waiting')
})
