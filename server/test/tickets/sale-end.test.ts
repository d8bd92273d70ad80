import { beforeAll, describe, expect, test } from 'vitest'
import { expectProblem, type Kit, startKit } from '../kit/index.js'
import { reseller, stage } from '../octo/kit.js'
import type { Json } from './arrange.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
beforeAll(async () => {
  kit = await startKit({ SALE_AFTER_START_MINUTES: 'appticket:30' })
  on = await stage(kit)
})

/** A match that begins in an hour and lasts two, with one ticket; in the time zone of Seville. */
async function match(fields: Json = {}) {
  const { team_id: hometeam_id } = await on.team()
  const at = (hours: number) => new Date(kit.clock.now().getTime() + hours * 3_600_000).toISOString()
  const { venue_id, tournament_id, north: category_id } = on
  const event = await on.event({ venue_id, tournament_id, hometeam_id, date_start: at(1), date_stop: at(3) })
  const { ticket_id } = await on.offer({ event_id: event.event_id, category_id, ...fields })
  const date = new Date(`${(event as Json).date_start_utc}Z`)
  const days = (move: number) => new Date(date.getTime() + move * 86_400_000).toISOString().slice(0, 10)
  const products = await kit.as.distributor.get<{ products: { internalCode: string; partnerConnectSettings: Record<string, string> }[] }>(
    '/v1/partner/products',
  )
  const product = products.body.products.find(({ internalCode }) => internalCode.startsWith(event.series_id))
  const sessions = String(product?.partnerConnectSettings.externalAvailabilityApi).replace('http://127.0.0.1:8080', '')
  return { ...event, ticket_id, category_id, starts: date, localDateStart: days(-1), localDateEnd: days(1), sessions }
}
type Match = Awaited<ReturnType<typeof match>>

const holdIt = ({ ticket_id }: Match) =>
  kit.as.distributor.post<Json>('/v1/reservations', { items: [{ ticket_id, quantity: 1 }], booking_email: 'a@b.example' })

/** Whether each channel sells it. */
async function soldOn(one: Match): Promise<Record<string, boolean>> {
  const { ticket_id, event_id, series_id: productId, category_id: optionId, localDateStart, localDateEnd } = one
  const as = kit.as.distributor
  const ticket = (await as.get<{ allowed_quantities: number[] }>(`/v1/tickets/${ticket_id}`)).body
  const list = (await as.get<{ tickets: Json[] }>(`/v1/tickets?ticket_id=${ticket_id}&on_sale=true`)).body
  const event = (await as.get<{ number_of_tickets: number }>(`/v1/events/${event_id}`)).body
  const events = (await as.get<{ events: Json[] }>(`/v1/events?event_id=${event_id}&tickets_available=true`)).body
  const [slot] = await reseller(kit).availability({ productId, optionId, localDateStart, localDateEnd })
  const query = `from=${localDateStart} 00:00:00&to=${localDateEnd} 23:59:59`
  const sessions = (await as.get<{ sessions: { seatsAvailable: number }[] }>(`${one.sessions}?${query}`)).body.sessions
  const feed = (await as.get<{ products: { internalCode: string }[] }>('/v1/partner/products')).body.products
  return {
    read: ticket.allowed_quantities.length > 0,
    list: list.tickets.length > 0,
    event: event.number_of_tickets > 0,
    events: events.events.length > 0,
    octo: slot?.available === true,
    connect: (sessions[0]?.seatsAvailable ?? 0) > 0,
    feed: feed.some(({ internalCode }) => internalCode.startsWith(one.series_id)),
  }
}
const everywhere = (sold: boolean) => ({ read: sold, list: sold, event: sold, events: sold, octo: sold, connect: sold, feed: sold })
const second = (instant: Date) => `${instant.toISOString().slice(0, 19)}Z`

describe('without a latest sale date', () => {
  test('a ticket is sold until its event begins, to the millisecond, on every channel', async () => {
    const one = await match()
    const [slot] = await reseller(kit).availability({
      ...{ productId: one.series_id, optionId: one.category_id, localDateStart: one.localDateStart, localDateEnd: one.localDateEnd },
    })
    expect(slot?.utcCutoffAt).toBe(second(one.starts))
    kit.clock.advance({ minutes: 59 })
    expect(await soldOn(one)).toEqual(everywhere(true))
    expect((await holdIt(one)).status).toBe(201)
    kit.clock.advance({ minutes: 1 })
    expect(await soldOn(one)).toEqual(everywhere(false))
    expect(expectProblem(await holdIt(one), 'not_on_sale').detail).toContain('the event has begun')
    const octo = await reseller(kit).as.post('/octo/bookings', {
      ...{
        productId: one.series_id,
        optionId: one.category_id,
        availabilityId: `${one.event_id}.${one.category_id}`,
        unitItems: [{ unitId: 'regular' }],
      },
    })
    expect(octo.status, octo.text).toBe(400)
  })

  test('a ticket of a type in the setting is sold longer by the configured time', async () => {
    const one = await match({ ticket_type: 'appticket' })
    kit.clock.advance({ minutes: 89 })
    expect(await soldOn(one)).toEqual(everywhere(true))
    expect((await holdIt(one)).status).toBe(201)
    kit.clock.advance({ minutes: 1 })
    expect(await soldOn(one)).toEqual(everywhere(false))
    expectProblem(await holdIt(one), 'not_on_sale')
  })

  test('the end of sale moves with the event', async () => {
    const one = await match()
    kit.clock.advance({ minutes: 61 })
    expectProblem(await holdIt(one), 'not_on_sale')
    const later = new Date(kit.clock.now().getTime() + 3_600_000).toISOString()
    expect((await kit.as.product_management.patch(`/v1/events/${one.event_id}`, { date_start: later })).status).toBe(200)
    expect((await holdIt(one)).status).toBe(201)
  })
})

test('a ticket with a latest sale date is sold until this date', async () => {
  const until = new Date(kit.clock.now().getTime() + 2 * 3_600_000).toISOString()
  const one = await match({ latest_sale_date: until })
  kit.clock.advance({ minutes: 90 })
  expect(await soldOn(one)).toEqual(everywhere(true))
  kit.clock.advance({ minutes: 30 })
  expect(await soldOn(one)).toEqual(everywhere(false))
  expect(expectProblem(await holdIt(one), 'not_on_sale').detail).toContain('its sale has ended')
})
