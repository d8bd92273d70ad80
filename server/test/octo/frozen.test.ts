import { expect, test } from 'vitest'
import { endWithdrawn } from '../../src/selling/reservations/withdraw.js'
import { startKit } from '../kit/index.js'
import { stockOf } from '../selling/kit.js'
import { expectFault, reseller, stage } from './kit.js'

const kit = await startKit()
const on = await stage(kit)
const plain = reseller(kit)
const rich = reseller(kit, { on: ['pricing'] })

async function slot(more: object = {}) {
  const { venue_id, tournament_id, north } = on
  const { team_id: hometeam_id } = await on.team()
  const dates = { date_start: '2031-05-04T20:00:00', date_stop: '2031-05-04T22:00:00' }
  const event = await on.event({ venue_id, tournament_id, hometeam_id, ...dates })
  const { ticket_id } = await on.offer({
    event_id: event.event_id,
    category_id: north,
    supplier_quantity: 10,
    currency_code: 'GBP',
    ...more,
  })
  const request = (count: number) => ({
    productId: event.series_id,
    optionId: north,
    availabilityId: `${event.event_id}.${north}`,
    unitItems: Array.from({ length: count }, () => ({ unitId: 'regular' })),
  })
  return { event_id: event.event_id, ticket_id, request }
}
type Charged = { amount: number; items: { net_rate: number }[] }
const chargeOf = async (uuid: string) =>
  (
    await kit.query<{ charged: number; tickets: number }>(
      `select sum(o.charged)::int as charged, sum((select sum((i ->> 'amount')::int) from jsonb_array_elements(c.charge -> 'items') i))::int as tickets
         from octo_booking k join booking b using (reservation_id) join bookingorder o using (booking_id) join order_charge c using (bookingorder_id) where k.uuid = $1`,
      [uuid],
    )
  )[0]

test('a confirmation that repeats the units with contacts has the price of the hold, also after changes', async () => {
  const { ticket_id, request } = await slot()
  const body = request(3)
  const held = await rich.hold(body)
  const reservation = (await kit.query<{ id: string }>('select reservation_id as id from octo_booking where uuid = $1', [held.uuid]))[0]?.id
  const before = (await kit.as.distributor.get<Charged>(`/v1/reservations/${reservation}/pay-details`)).body
  await kit.query('update ticket set net_rate = 77777, service_price = 77777 where ticket_id = $1', [ticket_id])
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.4', USD: '1.25' } })
  const [first, second] = held.unitItems
  const again = [
    { uuid: second?.uuid, unitId: 'regular', contact: { fullName: 'Second Guest' } },
    { unitId: 'regular', contact: { fullName: 'New Guest' } },
    { uuid: first?.uuid, unitId: 'regular', resellerReference: 'one' },
  ]
  const patched = await rich.patch(held.uuid, { ...body, unitItems: again })
  expect(patched.unitItems.map((item) => item.uuid)).toEqual([second?.uuid, expect.any(String), first?.uuid])
  const confirmed = await rich.confirm(held.uuid, { contact: {}, unitItems: again })
  expect(confirmed).toMatchObject({ status: 'CONFIRMED', unitItems: [{ status: 'CONFIRMED' }, {}, { resellerReference: 'one' }] })
  expect((await chargeOf(held.uuid))?.charged).toBe(before.amount)
  expect(await stockOf(kit, ticket_id)).toMatchObject({ number_of_tickets_sold: 3, reservations_quantity: 0 })
})

test('a hold on a ticket that is no longer on sale cannot be confirmed; it ends at once and returns its tickets', async () => {
  const { ticket_id, request } = await slot()
  const held = await plain.hold(request(2))
  expect((await kit.as.admin.patch(`/v1/tickets/${ticket_id}`, { ticket_status: 'disabled' })).status).toBe(200)
  const refused = await plain.as.post(`/octo/bookings/${held.uuid}/confirm`, { contact: {} })
  expect(expectFault(refused, 'UNPROCESSABLE_ENTITY')).toContain('may not be sold any more')
  expect(await plain.read(held.uuid)).toMatchObject({ status: 'REJECTED' })
  expect(await stockOf(kit, ticket_id)).toMatchObject({ reservations_quantity: 0, available_quantity: 10 })
})

test('holds on a cancelled event end automatically', async () => {
  const { event_id, ticket_id, request } = await slot()
  const held = await plain.hold(request(2))
  expect((await kit.as.admin.patch(`/v1/events/${event_id}`, { event_status: 'cancelled' })).status).toBe(200)
  await endWithdrawn(kit.service.ctx)
  expect(await plain.read(held.uuid)).toMatchObject({ status: 'REJECTED' })
  expect(await stockOf(kit, ticket_id)).toMatchObject({ reservations_quantity: 0 })
})

test('the price in availability equals the charged price, to the minor unit', async () => {
  // At this rate most prices must be rounded.
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.85315', USD: '1.25' } })
  const { request } = await slot({ cost_price: 5_555 })
  const asked = await slot({ cost_price: 5_555, ticket_status: 'on_request', supplier_quantity: 0, backorder_quantity: 5 })
  const onRequest = asked.request(3)
  const named = { ...onRequest, optionId: `${onRequest.optionId}-on-request`, availabilityId: `${onRequest.availabilityId}-on-request` }
  const { unitItems: _units, availabilityId: id, ...of } = named
  const [offered] = await rich.availability({ ...of, availabilityIds: [id], units: [{ id: 'regular', quantity: 3 }] })
  expect((await rich.hold(named)).pricing.net).toBe(offered?.pricing.net)
  for (const count of [1, 2, 3]) {
    const { unitItems, ...where } = request(count)
    const { availabilityId, ...option } = where
    const units = [{ id: 'regular', quantity: count }]
    const [shown] = await rich.availability({ ...option, availabilityIds: [availabilityId], units })
    const held = await rich.hold({ ...where, unitItems })
    expect(held.pricing.net).toBe(shown?.pricing.net)
    expect(held.pricing.net).toBeLessThanOrEqual((shown?.unitPricing[0]?.net ?? 0) * count)
    const confirmed = await rich.confirm(held.uuid)
    expect(confirmed.pricing.net).toBe(held.pricing.net)
    expect((await chargeOf(held.uuid))?.tickets).toBe(held.pricing.net)
  }
})

test('after a refund, units whose prices were corrected differently keep their own prices', async () => {
  const { request } = await slot({ currency_code: 'EUR' })
  const { uuid, unitItems } = await rich.confirm((await rich.hold(request(2))).uuid)
  const usual = Number(unitItems[0]?.pricing.net)
  const [order] = await kit.query<{ id: string; items: string[] }>(
    `select o.bookingorder_id as id, array_agg(i.orderitem_id order by i.position) as items
       from octo_booking k join booking b using (reservation_id) join bookingorder o using (booking_id) join orderitem i using (bookingorder_id)
      where k.uuid = $1 group by 1`,
    [uuid],
  )
  const change = async (body: object) => {
    const changed = await kit.as.admin.put(`/v1/bookingorders/${order?.id}`, body)
    expect(changed.status, changed.text).toBe(200)
    return (await rich.read(uuid)).unitItems.map((unit) => unit.pricing.net)
  }
  const corrected = [usual, usual + 500]
  expect(await change({ items: [{ orderitem_id: order?.items[1], net_rate: usual + 500 }] })).toEqual(corrected)
  expect(await change({ distributorfinancial_status: 'paid' })).toEqual(corrected)
  expect(await change({ psp_refund_amount: 100 })).toEqual(corrected)
})
