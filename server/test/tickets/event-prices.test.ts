import { beforeAll, expect, test } from 'vitest'
import { movePrices } from '../../src/catalogue/tickets/sweep.js'
import { expectProblem, type Kit, startKit } from '../kit/index.js'
import { reseller, stage } from '../octo/kit.js'
import type { Json } from './arrange.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
})
const at = (hours: number) => new Date(kit.clock.now().getTime() + hours * 3_600_000).toISOString()
const period = (from: number, to: number, net_rate?: number, more: Json = {}) => ({
  ...{ date_start: at(from), date_stop: at(to), label: `From ${from}` },
  ...(net_rate === undefined ? {} : { net_rate }),
  ...more,
})

/** An event of a separate series, in Spain; tickets cost 100.00 unless a period has another price. */
async function event(fields: Json = {}) {
  const { team_id: hometeam_id } = await on.team()
  const { venue_id, tournament_id, north: category_id } = on
  const made = await on.event({ venue_id, tournament_id, hometeam_id, ...fields })
  const offer = (more: Json = {}) => on.offer({ event_id: made.event_id, category_id, cost_price: 5_000, service_price: 10_000, ...more })
  return { ...made, category_id, offer }
}
const change = (event_id: string, sales_periods: Json[]) =>
  kit.as.product_management.patch<Json>(`/v1/events/${event_id}`, { sales_periods })
const rate = async (ticket_id: string) => (await kit.as.distributor.get<{ net_rate: number }>(`/v1/tickets/${ticket_id}`)).body.net_rate

test('the price of an event’s period applies to its tickets during the period, in every answer and charge', async () => {
  const one = await event()
  const { ticket_id } = await one.offer()
  expect((await change(one.event_id, [period(-1, 2, 8_000), period(2, 50_000)])).status).toBe(200)
  await movePrices(kit.service.ctx)
  const { event_id, series_id: productId, category_id: optionId } = one
  const as = kit.as.distributor
  const told = async () => {
    const { body: shown } = await as.get<{ min_ticket_price_eur: number; max_ticket_price_eur: number }>(`/v1/events/${event_id}`)
    const list = await as.get<{ tickets: { net_rate: number }[] }>(`/v1/tickets?event_id=${event_id}`)
    const [slot] = await reseller(kit, { on: ['pricing'] }).availability({
      productId,
      optionId,
      localDateStart: '2031-05-01',
      localDateEnd: '2031-05-10',
    })
    const feed = (await as.get<{ products: { internalCode: string; priceOptions: { price: number }[] }[] }>('/v1/partner/products')).body
      .products
    const held = await as.post<{ items: { net_rate: number }[] }>('/v1/reservations', {
      items: [{ ticket_id, quantity: 1 }],
      booking_email: 'a@b.example',
    })
    return [
      await rate(ticket_id),
      list.body.tickets[0]?.net_rate,
      shown.min_ticket_price_eur,
      shown.max_ticket_price_eur,
      slot?.unitPricing[0]?.net,
      Math.round((feed.find(({ internalCode }) => internalCode.startsWith(productId))?.priceOptions[0]?.price ?? 0) * 100),
      held.body.items[0]?.net_rate,
    ]
  }
  expect(await told()).toEqual(Array(7).fill(8_000))
  kit.clock.advance({ hours: 2 })
  // The price is right at once in reads and sales, and after the sweep in lists.
  expect(await rate(ticket_id)).toBe(10_000)
  await movePrices(kit.service.ctx)
  expect(await told()).toEqual(Array(7).fill(10_000))
})

test('lists sort by this price', async () => {
  const one = await event({ sales_periods: [period(-1, 5, 8_000)] })
  const dear = await one.offer({ sales_periods: [period(-1, 5, 9_000)] })
  const cheap = await one.offer()
  const { body } = await kit.as.distributor.get<{ tickets: { ticket_id: string }[] }>(
    `/v1/tickets?event_id=${one.event_id}&sorting=net_rate`,
  )
  expect(body.tickets.map((ticket) => ticket.ticket_id)).toEqual([cheap.ticket_id, dear.ticket_id])
})

test('a ticket with its own period price uses it; a ticket whose periods have no price uses the event’s', async () => {
  const one = await event({ sales_periods: [period(-1, 5, 8_000)] })
  const own = await one.offer({ sales_periods: [period(3, 5, 7_000), period(-1, 3)] })
  const bare = await one.offer({ sales_periods: [period(-1, 5)] })
  expect([await rate(own.ticket_id), await rate(bare.ticket_id)]).toEqual([10_000, 8_000])
})

test('it applies to tickets in its currency: the given one, or that of the country of the venue', async () => {
  const one = await event({ sales_periods: [period(-1, 5, 8_000), period(-1, 5, 7_000, { currency_code: 'GBP' })] })
  const [euro, pound, dollar] = [await one.offer(), await one.offer({ currency_code: 'GBP' }), await one.offer({ currency_code: 'USD' })]
  expect([await rate(euro.ticket_id), await rate(pound.ticket_id), await rate(dollar.ticket_id)]).toEqual([8_000, 7_000, 10_000])
  // Another country, another currency.
  const moved = await event({ venue_id: (await on.venue({ country: 'GBR', time_zone: 'Europe/London' })).venue_id })
  const { category_id } = await on.category({ venue_id: String((moved as Json).venue_id) })
  const here = await moved.offer({ category_id, currency_code: 'GBP' })
  expect((await change(moved.event_id, [period(-1, 5, 8_500)])).status).toBe(200)
  expect(await rate(here.ticket_id)).toBe(8_500)
  expect((await kit.as.product_management.patch(`/v1/venues/${(moved as Json).venue_id}`, { country: 'IRL' })).status).toBe(200)
  expect(await rate(here.ticket_id)).toBe(10_000)
})

test('a new price of an event is a new version of its tickets, and ends when it is removed', async () => {
  const one = await event()
  const { ticket_id } = await one.offer()
  await change(one.event_id, [period(-1, 5, 8_000)])
  await change(one.event_id, [])
  const { body } = await kit.as.admin.get<{ history: { ticket: { net_rate: number } }[] }>(`/v1/tickets/${ticket_id}/history`)
  expect(body.history.map((entry) => entry.ticket.net_rate)).toEqual([10_000, 8_000, 10_000])
})

test.each<[string, () => Json[], string]>([
  ['two prices at once', () => [period(0, 5, 8_000), period(3, 8, 9_000)], '/sales_periods/1'],
  [
    'two prices at once, of which one names its currency',
    () => [period(0, 5, 8_000), period(3, 8, 9_000, { currency_code: 'EUR' })],
    '/sales_periods/1',
  ],
  ['a currency without a price', () => [period(0, 5, undefined, { currency_code: 'EUR' })], '/sales_periods/0/currency_code'],
  ['no currency', () => [period(0, 5, 8_000, { currency_code: 'XYZ' })], '/sales_periods/0/currency_code'],
  ['an end before the start', () => [period(5, 0, 8_000)], '/sales_periods/0/date_stop'],
])('%s is refused', async (_name, periods, pointer) => {
  const { event_id } = await event()
  const answer = await change(event_id, periods())
  expect(answer.status).toBe(400)
  expect((answer.body.errors as Json[]).map((error) => error.pointer)).toContain(pointer)
})

test('an event from before, whose prices overlap, can still be renamed', async () => {
  const { event_id } = await event()
  const stored = [period(0, 5, 8_000), period(3, 8, 9_000)].map((one) => ({
    ...one,
    date_start: '2031-01-01T00:00:00',
    date_stop: '2031-02-01T00:00:00',
  }))
  await kit.query('update event set sales_periods = $2 where event_id = $1', [event_id, JSON.stringify(stored)])
  expect((await kit.as.product_management.patch(`/v1/events/${event_id}`, { event_name: 'Renamed' })).status).toBe(200)
  expect((await kit.as.distributor.get<Json>(`/v1/events/${event_id}`)).body.sales_periods).toEqual(stored)
})

test('only the operator sets these prices', async () => {
  const { event_id } = await event()
  for (const who of ['supplier', 'distributor', 'support', 'finance'] as const)
    expectProblem(await kit.as[who].patch(`/v1/events/${event_id}`, { sales_periods: [period(0, 5, 1)] }), 'forbidden')
})
