import { beforeAll, describe, expect, test } from 'vitest'
import { queueNotifications } from '../../src/channels/octo/notifications.js'
import { headersOf } from '../../src/platform/deliveries/kinds.js'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { settled } from '../changes/kit.js'
import { type Kit, startKit } from '../kit/index.js'
import { type Received, startReceiver } from '../kit/receiver.js'
import { untilSeen, withoutLocks } from '../kit/unlocked.js'
import { expectFault, notify, reseller, stage } from './kit.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
let plain: ReturnType<typeof reseller>
const path = '/octo/notifications/subscriptions'
const bookings = ['BOOKING_UPDATE']

beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
  plain = reseller(kit)
})

async function slot() {
  const event = await on.event({ venue_id: on.venue_id, tournament_id: on.tournament_id, hometeam_id: (await on.team()).team_id })
  const { ticket_id } = await on.offer({ event_id: event.event_id, category_id: on.north, supplier_quantity: 4 })
  const availabilityId = `${event.event_id}.${on.north}`
  return {
    ...event,
    ticket_id,
    availabilityId,
    request: { productId: event.series_id, optionId: on.north, availabilityId, unitItems: [{ unitId: 'regular' }] },
  }
}
const told = async () => {
  await notify(kit)
  return (
    await kit.query<{ body: string }>(
      'select d.body from delivery d join endpoint e using (endpoint_id) where e.kind = $1 order by d.delivery_id',
      ['octo'],
    )
  ).map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> })
}
const clear = async () => {
  await notify(kit)
  await kit.query('delete from delivery')
}

describe('subscriptions', () => {
  test('are created, read, listed, changed and deleted, each by its own client only', async () => {
    const input = {
      url: 'https://reseller.example/octo',
      notificationTypes: ['BOOKING_UPDATE', 'PRODUCT_UPDATE'],
      headers: { 'Api-Key': 'secret' },
    }
    const made = await plain.as.post<{ id: string }>(path, input)
    expect({ status: made.status, body: made.body }).toMatchObject({ status: 200, body: { ...input, id: expect.any(String) } })
    const mine = `${path}/${made.body.id}`
    expect((await plain.as.get(mine)).body).toEqual(made.body)
    expect((await plain.as.get(path)).body).toEqual([made.body])
    expect((await plain.as.patch(mine, { notificationTypes: ['AVAILABILITY_UPDATE'] })).body).toEqual({
      ...made.body,
      notificationTypes: ['AVAILABILITY_UPDATE'],
    })
    const stranger = reseller(kit, { who: 'distributor2' })
    expectFault(await stranger.as.get(mine), 'NOT_FOUND', {}, 404)
    expectFault(await stranger.as.delete(mine), 'NOT_FOUND', {}, 404)
    expect((await stranger.as.get(path)).body).toEqual([])
    const [kept] = await kit.query<{ secret: Buffer }>('select secret from endpoint where endpoint_id = $1', [made.body.id])
    expect(kept?.secret.toString('latin1')).not.toContain('secret')
    expect((await plain.as.delete(mine)).status).toBe(204)
    expectFault(await plain.as.get(mine), 'NOT_FOUND', {}, 404)
  })

  test('with an invalid address or an unknown notification are refused', async () => {
    expectFault(await plain.as.post(path, { url: 'ftp://reseller.example', notificationTypes: bookings }), 'BAD_REQUEST')
    expectFault(await plain.as.post(path, { url: 'https://reseller.example', notificationTypes: ['WEATHER_UPDATE'] }), 'BAD_REQUEST')
    expectFault(await plain.as.post(path, { url: 'https://reseller.example', notificationTypes: [] }), 'BAD_REQUEST')
  })
})

describe('with a subscription to everything', () => {
  beforeAll(async () => {
    await plain.as.post(path, {
      url: 'https://reseller.example/octo',
      notificationTypes: ['BOOKING_UPDATE', 'PRODUCT_UPDATE', 'AVAILABILITY_UPDATE'],
    })
  })

  test('every change of a booking by any client is notified, only to its own reseller', async () => {
    const { request } = await slot()
    await clear()
    const { uuid } = await plain.hold(request)
    const update = { type: 'BOOKING_UPDATE', data: { uuid } }
    expect(await told()).toEqual([update])
    await clear()
    const { supplierReference } = await plain.confirm(uuid)
    expect(await told()).toEqual([update])
    await clear()
    const { body } = await kit.as.distributor.get<{ bookingorders: { bookingorder_id: string }[] }>(
      `/v1/bookingorders?booking_code=${supplierReference}`,
    )
    await kit.as.distributor.put(`/v1/bookingorders/${body.bookingorders[0]?.bookingorder_id}`, { logistic_status: 'cancelled' })
    expect(await told()).toEqual([update])
    await clear()
    await reseller(kit, { who: 'distributor2' }).hold(request)
    expect(await told()).toEqual([])
  })

  test('an expired hold is notified when it is released', async () => {
    const { request } = await slot()
    const { uuid } = await plain.hold(request)
    await clear()
    kit.clock.advance({ minutes: 11 })
    await releaseExpired(kit.service.ctx)
    expect(await told()).toContainEqual({ type: 'BOOKING_UPDATE', data: { uuid } })
  })

  test('availability is notified for a price change, the last ticket and its return, not for each sale', async () => {
    const { request, ticket_id, series_id, availabilityId, event_id } = await slot()
    const update = { type: 'AVAILABILITY_UPDATE', data: { productId: series_id, optionId: on.north, availabilityIds: [availabilityId] } }
    await clear()
    await reseller(kit, { who: 'distributor2' }).hold(request)
    expect(await told()).toEqual([])
    const { uuid } = await reseller(kit, { who: 'distributor2' }).hold({
      ...request,
      unitItems: Array.from({ length: 3 }, () => ({ unitId: 'regular' })),
    })
    expect(await told()).toEqual([update])
    await clear()
    await reseller(kit, { who: 'distributor2' }).cancel(uuid)
    expect(await told()).toEqual([update])
    await clear()
    await kit.as.product_management.patch(`/v1/tickets/${ticket_id}`, { cost_price: 12_345 })
    expect(await told()).toEqual([update])
    await clear()
    await kit.as.product_management.patch(`/v1/events/${event_id}`, { date_start: '2031-05-05T20:00:00', date_stop: '2031-05-05T22:00:00' })
    expect(await told()).toEqual(expect.arrayContaining([update, { type: 'PRODUCT_UPDATE', data: { productId: series_id } }]))
  })

  test('only resellers that see a ticket are notified; when it is hidden they are notified once more', async () => {
    const { ticket_id, availabilityId } = await slot()
    const hide = (ids: (string | null)[]) => kit.as.product_management.patch(`/v1/tickets/${ticket_id}`, { distributors_disabled: ids })
    const ids = async () => (await told()).flatMap(({ data }) => data.availabilityIds ?? [])
    await clear()
    await hide([kit.accounts.distributor.distributor_id])
    expect(await ids()).toEqual([availabilityId])
    await clear()
    await kit.as.product_management.patch(`/v1/tickets/${ticket_id}`, { cost_price: 12_346 })
    expect(await ids()).toEqual([])
    await hide([])
    expect(await ids()).toEqual([availabilityId])
  })

  test('a product is notified for a new ticket, a new name of its category, and an event that changes its series', async () => {
    const { event_id, series_id } = await slot()
    const products = async () => (await told()).filter(({ type }) => type === 'PRODUCT_UPDATE').map(({ data }) => data.productId)
    await clear()
    await on.offer({ event_id, category_id: on.north, supplier_quantity: 4 })
    expect(await products()).toEqual([series_id])
    await clear()
    const renamed = await kit.as.product_management.patch(`/v1/categories/${on.north}`, { category_name: 'North, upper ring' })
    expect(renamed.status, renamed.text).toBe(200)
    expect(await products()).toContain(series_id)
    await clear()
    const moved = await kit.as.product_management.patch<{ series_id: string }>(`/v1/events/${event_id}`, {
      hometeam_id: (await on.team()).team_id,
    })
    expect(moved.status, moved.text).toBe(200)
    const [row] = await kit.query<{ series_id: string }>('select series_id from event where event_id = $1', [event_id])
    expect(row?.series_id).not.toBe(series_id)
    expect((await products()).sort()).toEqual([series_id, row?.series_id].sort())
  })

  test('several processes at once notify once; without the lock on the position they notify again', async () => {
    const { ticket_id } = await slot()
    const deliveries = async (ctx: Kit['service']['ctx']) => {
      await clear()
      await kit.as.product_management.patch(`/v1/tickets/${ticket_id}`, { cost_price: 10_000 + Math.floor(Math.random() * 1_000) })
      await settled(kit)
      await kit.query(`update change_reader set ran = '-infinity'`)
      await Promise.all(Array.from({ length: 4 }, () => queueNotifications(ctx)))
      return (await kit.query(`select from delivery where event_type = 'AVAILABILITY_UPDATE'`)).length
    }
    expect(await deliveries(kit.service.ctx)).toBe(1)
    const bare = await withoutLocks(kit, { thinks: 100, instead: (text) => text.replace(' for update skip locked', '') })
    expect(await untilSeen(async () => (await deliveries(bare.service.ctx)) > 1)).toBe(true)
  })

  test('a rolled back change is never notified, and no change twice', async () => {
    const { request } = await slot()
    await clear()
    expectFault(
      await plain.as.post('/octo/bookings', { ...request, unitItems: Array.from({ length: 9 }, () => ({ unitId: 'regular' })) }),
      'UNPROCESSABLE_ENTITY',
    )
    expect(await told()).toEqual([])
    await plain.hold(request)
    await settled(kit)
    await kit.query(`update change_reader set ran = '-infinity'`)
    await Promise.all([queueNotifications(kit.service.ctx), queueNotifications(kit.service.ctx), queueNotifications(kit.service.ctx)])
    expect(await told()).toHaveLength(1)
  })
})

test('invalid headers are refused at registration, and reserved headers are not used', async () => {
  const subscribe = (headers: object) =>
    plain.as.post<{ id: string }>(path, { url: 'https://reseller.example/o', notificationTypes: bookings, headers })
  for (const value of ['a\r\nInjected: 1', 'a\nb', '\u0007', 'ключ', 'x'.repeat(2001)])
    expectFault(await subscribe({ 'Api-Key': value }), 'BAD_REQUEST')
  for (const name of ['Api Key', '', 'clé', 'a:b', 'a\nb', 'x'.repeat(101)]) expectFault(await subscribe({ [name]: 'k' }), 'BAD_REQUEST')
  for (const value of ['a\r\nInjected: 1', 7, null]) expectFault(await subscribe({ Api_Key: value }), 'BAD_REQUEST')
  expect((await subscribe({ Api_Key: 'k' })).status).toBe(200)
  const { status, body } = await subscribe({ 'Api-Key': 'my key' })
  expect(status).toBe(200)
  expectFault(await plain.as.patch(`${path}/${body.id}`, { headers: { 'Api-Key': 'a\nb' } }), 'BAD_REQUEST')
  const own = { 'Api-Key': 'k', 'x-service-signature': 'forged', 'Webhook-Id': 'forged', host: 'elsewhere' }
  const outgoing = { delivery_id: 'd', endpoint_id: 'e', event_type: 't', body: '', secrets: [JSON.stringify(own)], at: new Date() }
  expect(headersOf('octo', outgoing)).toEqual({
    ...{ 'Api-Key': 'k', 'X-Service-Delivery-Id': 'd', 'Content-Type': 'application/json' },
    'User-Agent': expect.stringContaining('Allotment-Webhooks/'),
  })
})

test('notifications have the headers of the subscriber', async () => {
  const receiver = await startReceiver()
  const headers = { Authorization: 'Bearer of the reseller' }
  expect((await plain.as.post(path, { url: `${receiver.url}/octo`, notificationTypes: bookings, headers })).status).toBe(200)
  await kit.work()
  const { uuid } = await plain.hold((await slot()).request)
  const [first] = await receiver.until(1)
  const { method, path: where, headers: sent, body } = first as Received
  expect({ method, where, authorization: sent.authorization, body: JSON.parse(body.toString()) }).toEqual({
    method: 'POST',
    where: '/octo',
    authorization: headers.Authorization,
    body: { type: 'BOOKING_UPDATE', data: { uuid } },
  })
})
