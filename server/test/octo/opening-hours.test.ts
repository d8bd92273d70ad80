import { beforeAll, expect, test } from 'vitest'
import { caller, type Kit, startKit } from '../kit/index.js'
import type { Json, Made } from '../tickets/arrange.js'
import { reseller, stage } from './kit.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
let shop: ReturnType<typeof reseller>
let productId: string
let fair: { event_id: string; series_id: string }
let category_id: string

const hours = [
  { from: '10:00', to: '12:30' },
  { from: '13:30', to: '18:00' },
]

beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
  shop = reseller(kit, { on: ['pricing', 'content'] })
  const { venue_id } = await on.venue({ official_name: 'Hall', time_zone: 'Europe/Madrid' })
  const { tournament_id } = await on.tournament({ official_name: 'Open days', season: '2031' })
  const place = { venue_id, tournament_id }
  const days = (event_name: string, first: string, last: string) =>
    on.event({
      ...place,
      event_name,
      date_start: `${first}T10:00:00`,
      date_stop: `${last}T18:00:00`,
      opening_hours: hours,
    })
  // Over the night in which the clocks change to summer time.
  fair = await days('Open weekend', '2031-03-29', '2031-03-30')
  const single = await days('Open day', '2031-04-02', '2031-04-02')
  category_id = (await on.category({ venue_id, category_name: 'Admission' })).category_id
  for (const { event_id } of [fair, single]) await on.offer({ event_id, category_id, cost_price: 1_000, supplier_quantity: 10 })
  await on.offer({ event_id: on.first.event_id, category_id: on.north, supplier_quantity: 10 })
  productId = fair.series_id
})

const ask = (fields: Json = {}) => ({
  productId,
  optionId: category_id,
  localDateStart: '2031-03-28',
  localDateEnd: '2031-04-03',
  ...fields,
})

test('a product of events with opening hours has them as opening times; one with start times has start times', async () => {
  const product = await shop.product(productId)
  expect(product).toMatchObject({
    availabilityType: 'OPENING_HOURS',
    options: [{ id: category_id, availabilityLocalStartTimes: ['00:00'] }],
  })
  expect(await shop.product(on.productId)).toMatchObject({
    availabilityType: 'START_TIME',
    options: [{ availabilityLocalStartTimes: ['20:00'] }],
  })
})

test('a reseller that prefers no start times on products with opening hours gets none, and is told so', async () => {
  const as = caller(kit.url, { authorization: `Bearer ${kit.accounts.distributor.api_key}`, prefer: 'wait=5, Empty-Start-Times' })
  const bare = await as.get(`/octo/products/${productId}`)
  expect(bare.headers.get('preference-applied')).toBe('empty-start-times')
  expect(bare.body).toMatchObject({ availabilityType: 'OPENING_HOURS', options: [{ availabilityLocalStartTimes: [] }] })
  const other = await as.get(`/octo/products/${on.productId}`)
  expect(other.body).toMatchObject({ availabilityType: 'START_TIME', options: [{ availabilityLocalStartTimes: ['20:00'] }] })
})

test('the cancellation cut-off of a product is counted from the closing: it includes the duration of the longest event', async () => {
  const policy = [{ until_days_before: 3, refund_percent: 100 }]
  const { body } = await kit.as.product_management.get<{ tickets: Made[] }>(`/v1/tickets?category_id=${category_id}`)
  for (const { ticket_id } of body.tickets)
    await kit.as.product_management.patch(`/v1/tickets/${ticket_id}`, { cancellation_policy: policy })
  // The longest event is open for 32 hours.
  expect((await shop.product(productId)).options[0]).toMatchObject({ cancellationCutoff: '5 days', cancellationCutoffAmount: 5 })
  // Without a full refund it is the number that means never, as for products with start times.
  for (const { ticket_id } of body.tickets) await kit.as.product_management.patch(`/v1/tickets/${ticket_id}`, { cancellation_policy: [] })
  expect((await shop.product(productId)).options[0]).toMatchObject({ cancellationCutoff: '3650 days', cancellationCutoffAmount: 3650 })
})

test('such an event is available all day, from midnight to midnight in the time zone of the venue, with its hours', async () => {
  const [weekend, single, ...others] = await shop.availability(ask())
  expect(others).toEqual([])
  expect(weekend).toMatchObject({
    ...{ allDay: true, openingHours: hours, available: true, utcCutoffAt: '2031-03-29T09:00:00Z' },
    ...{ localDateTimeStart: '2031-03-29T00:00:00+01:00', localDateTimeEnd: '2031-03-31T00:00:00+02:00' },
  })
  expect(single).toMatchObject({ localDateTimeStart: '2031-04-02T00:00:00+02:00', localDateTimeEnd: '2031-04-03T00:00:00+02:00' })
  const [match] = await shop.availability(ask({ productId: on.productId, optionId: on.north }))
  expect(match).toMatchObject({ allDay: false, openingHours: [], localDateTimeStart: '2031-03-29T20:00:00+01:00' })
})

test('the calendar is open on each day of the event, and closed on others', async () => {
  const calendar = await shop.calendar(ask())
  const open = calendar.filter((day) => day.available).map((day) => day.localDate)
  expect(open).toEqual(['2031-03-29', '2031-03-30', '2031-04-02'])
  for (const { localDate, available, status, openingHours } of calendar) {
    expect([openingHours, status]).toEqual([hours, available ? 'AVAILABLE' : 'CLOSED'])
    const found = await shop.availability({ productId, optionId: category_id, localDate })
    expect(found.length).toBe(available ? 1 : 0)
  }
})

test('such an event is held, confirmed and cancelled like others, and the booking is for the day', async () => {
  const [weekend] = await shop.availability(ask())
  const option = (await shop.product(productId)).options[0]
  const unitItems = [{ unitId: option?.units[0]?.id }]
  const held = await shop.hold({ productId, optionId: category_id, availabilityId: weekend?.id, unitItems })
  expect(held).toMatchObject({
    status: 'ON_HOLD',
    availability: { allDay: true, openingHours: hours },
    product: { availabilityType: 'OPENING_HOURS' },
  })
  const contact = { firstName: 'Ana', lastName: 'Ruiz', emailAddress: 'ana@ruiz.example' }
  expect(await shop.confirm(held.uuid, { contact })).toMatchObject({
    status: 'CONFIRMED',
    availability: { localDateTimeStart: weekend?.localDateTimeStart },
  })
  expect(await shop.cancel(held.uuid)).toMatchObject({ status: 'CANCELLED' })
})

test('a series in which one event has a start time is sold by start times', async () => {
  const { venue_id, tournament_id } = (await kit.as.product_management.get<Json>(`/v1/events/${fair.event_id}`)).body
  const show = await on.event({
    ...{ venue_id, tournament_id, event_name: 'Show', date_start: '2031-04-05T20:00:00', date_stop: '2031-04-05T22:00:00' },
  })
  expect(show.series_id).toBe(productId)
  expect(await shop.product(productId)).toMatchObject({
    availabilityType: 'START_TIME',
    options: [{ availabilityLocalStartTimes: ['10:00'] }],
  })
  const [weekend] = await shop.availability(ask())
  expect(weekend).toMatchObject({ allDay: false, openingHours: hours, localDateTimeStart: '2031-03-29T10:00:00+01:00' })
})

test('opening hours must be in order and on one day; the error names the invalid ones', async () => {
  const change = (opening_hours: Json[]) => kit.as.product_management.patch(`/v1/events/${fair.event_id}`, { opening_hours })
  const at = (pointer: string) => ({ status: 400, body: { errors: [{ pointer }] } })
  expect(await change([{ from: '18:00', to: '02:00' }])).toMatchObject(at('/opening_hours/0/to'))
  expect(await change([hours[1] as Json, hours[0] as Json])).toMatchObject(at('/opening_hours/1/from'))
  expect(await change([{ from: '9:00', to: '24:00' }])).toMatchObject({ status: 400 })
  const { body } = await kit.as.product_management.get<Json>(`/v1/events/${fair.event_id}`)
  expect(body.opening_hours).toEqual(hours)
})

test('versions of an event from before opening hours existed can be read', async () => {
  await kit.query("update history set snapshot = snapshot - 'opening_hours' where resource = 'event' and resource_id = $1", [fair.event_id])
  const { status, body } = await kit.as.admin.get<{ history: { event: Json }[] }>(`/v1/events/${fair.event_id}/history`)
  expect([status, body.history.map(({ event }) => event.opening_hours)]).toEqual([200, [[]]])
})
