import { beforeAll, expect, test } from 'vitest'
import { refreshTickets } from '../../src/catalogue/tickets/refresh.js'
import { movePrices } from '../../src/catalogue/tickets/sweep.js'
import { system } from '../../src/lib/caller.js'
import { type Kit, startKit } from '../kit/index.js'
import { type Json, offering } from './arrange.js'

let kit: Kit
let make: ReturnType<typeof offering>
beforeAll(async () => {
  kit = await startKit()
  make = offering(kit)
})
const read = async (ticket_id: string) => (await kit.as.distributor.get(`/v1/tickets/${ticket_id}`)).body
const stored = async (ticket_id: string) =>
  (
    await kit.query<{ net_rate: number; price_change: Date | null }>(
      'select net_rate::int, price_change from ticket where ticket_id = $1',
      [ticket_id],
    )
  )[0]
/** In the time zone of Madrid, this number of hours from now. */
const at = (hours: number) => new Date(kit.clock.now().getTime() + hours * 3_600_000).toISOString()

test('during a period with a price this price applies, to the second, also before the background job', async () => {
  const { ticket_id } = await make.offer({
    cost_price: 10_000,
    allow_loss: true,
    sales_periods: [
      { date_start: at(-1), date_stop: at(2), label: 'Early', net_rate: 8_000 },
      { date_start: at(2), date_stop: at(4), label: 'General' },
      { date_start: at(4), date_stop: at(6), label: 'Late', net_rate: 12_000 },
    ],
  })
  expect(await read(ticket_id)).toMatchObject({ net_rate: 8_000 })
  expect(await movePrices(kit.service.ctx)).toBe(0)
  kit.clock.advance({ hours: 2 })
  expect(await stored(ticket_id)).toMatchObject({ net_rate: 8_000 })
  expect(await read(ticket_id)).toMatchObject({ net_rate: 10_000 })
  const before = await read(ticket_id)
  expect(await movePrices(kit.service.ctx)).toBe(1)
  expect(await stored(ticket_id)).toMatchObject({ net_rate: 10_000 })
  const after = await read(ticket_id)
  expect(after.net_rate).toBe(10_000)
  expect(String(after.updated) > String(before.updated)).toBe(true)
  expect(after.last_checked).toBe(after.updated)
  kit.clock.advance({ hours: 2 })
  expect(await read(ticket_id)).toMatchObject({ net_rate: 12_000, allowed_quantities: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] })
  kit.clock.advance({ hours: 2 })
  expect(await read(ticket_id)).toMatchObject({ net_rate: 10_000, allowed_quantities: [] })
  expect(await movePrices(kit.service.ctx)).toBe(1)
  expect(await stored(ticket_id)).toEqual({ net_rate: 10_000, price_change: null })
})

test('lists sort by a price that the background job changed', async () => {
  const place = await make.place()
  const cheap = await make.offer({ ...place, cost_price: 5_000 })
  const early = await make.offer({
    ...place,
    cost_price: 9_000,
    allow_loss: true,
    sales_periods: [
      { date_start: at(-1), date_stop: at(1), label: 'Early', net_rate: 4_000 },
      { date_start: at(1), date_stop: at(99), label: 'General' },
    ],
  })
  const order = async () => {
    const { body } = await kit.as.distributor.get<{ tickets: Json[] }>(`/v1/tickets?event_id=${place.event_id}&sorting=net_rate`)
    return body.tickets.map((ticket) => ticket.ticket_id)
  }
  expect(await order()).toEqual([early.ticket_id, cheap.ticket_id])
  kit.clock.advance({ hours: 2 })
  await kit.work()
  await expect.poll(order).toEqual([cheap.ticket_id, early.ticket_id])
})

test('a supplier’s new markup changes the prices of its own tickets; prices set by the operator stay', async () => {
  const supplier_id = kit.accounts.supplier2.supplier_id as string
  const { ctx } = kit.service
  const markup = (markup_percentage: string, markup_fixed: number) =>
    ctx.db.transaction().execute(async (trx) => {
      await trx.updateTable('supplier').set({ markup_percentage, markup_fixed }).where('supplier_id', '=', supplier_id).execute()
      return refreshTickets(ctx, trx, system, { supplier_id })
    })
  const place = await make.place()
  const follows = await make.offer({ ...place, supplier_id })
  const byHand = await make.offer({ ...place, supplier_id, service_price: 11_111 })
  const other = await make.offer(place)
  expect(await markup('20', 55)).toBe(1)
  expect(
    [await read(follows.ticket_id), await read(byHand.ticket_id), await read(other.ticket_id)].map((ticket) => ticket.net_rate),
  ).toEqual([12_055, 11_111, 10_000])
  const { body } = await kit.as.admin.get<{ history: Json[] }>(`/v1/tickets/${follows.ticket_id}/history`)
  expect(body.history).toMatchObject([
    { changed: expect.arrayContaining(['net_rate', 'service_price']), ticket: { net_rate: 12_055 } },
    { ticket: { net_rate: 10_000 } },
  ])
  expect(await markup('20', 55)).toBe(0)
})

test('fields that a ticket copies follow its event, its category and its venue', async () => {
  const place = await make.place()
  const { ticket_id } = await make.offer({ ...place, latest_sale_date: '2031-05-01T12:00:00' })
  const window = async () =>
    (await kit.query<{ on_sale: string }>('select on_sale::text from ticket where ticket_id = $1', [ticket_id]))[0]?.on_sale
  expect(await window()).toBe('{(,"2031-05-01 10:00:00+00")}')
  const found = async (query: string) =>
    (await kit.as.distributor.get<{ tickets: Json[] }>(`/v1/tickets?${query}`)).body.tickets.map((ticket) => ticket.ticket_id)
  await kit.as.product_management.patch(`/v1/events/${place.event_id}`, { event_name: 'Renamed', sport_type: 'padel' })
  expect(await read(ticket_id)).toMatchObject({ event_name: 'Renamed' })
  expect(await found('sport_type=padel')).toEqual([ticket_id])
  await kit.as.product_management.patch(`/v1/venues/${place.venue_id}`, { city: 'Ürümqi', time_zone: 'Asia/Urumqi' })
  expect(await found('city=ürümqi')).toEqual([ticket_id])
  expect(await window()).toBe('{(,"2031-05-01 06:00:00+00")}')
  await kit.as.product_management.patch(`/v1/categories/${place.category_id}`, { category_type: 'transfer', category_name: 'Bus' })
  expect(await found('category_type=transfer')).toEqual([ticket_id])
  expect(await read(ticket_id)).toMatchObject({ category_name: 'Bus', category_type: 'transfer' })
  await kit.as.product_management.patch(`/v1/events/${place.event_id}`, {
    sales_periods: [{ date_start: '2031-01-01', date_stop: '2031-02-01', label: 'Sale' }],
  })
  expect(await window()).toBe('{["2030-12-31 18:00:00+00","2031-01-31 18:00:00+00")}')
  expect(await read(ticket_id)).toMatchObject({ allowed_quantities: [] })
})
