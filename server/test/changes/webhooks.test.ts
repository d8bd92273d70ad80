import { beforeEach, describe, expect, test } from 'vitest'
import { notifyWebhooks } from '../../src/channels/changes/notify.js'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import type { Service } from '../../src/service.js'
import { expectProblem, startKit } from '../kit/index.js'
import { startReceiver } from '../kit/receiver.js'
import { untilSeen, withoutLocks } from '../kit/unlocked.js'
import { order, putEvent, putOnSale } from '../selling/kit.js'
import { seats, upload } from '../ticketfiles/kit.js'
import { settled } from './kit.js'

const kit = await startKit()
const { distributor, supplier, admin, product_management: operator } = kit.as
const { ctx } = kit.service

interface Body {
  event: string
  resource_type: string
  resource_id: string
  client_id: string
  timestamp: string
  version: number
  changed?: string[]
}
type Who = 'distributor' | 'distributor2' | 'supplier' | 'admin'

/** The queued deliveries of a type, after all changes until now were processed. */
async function told(type: string): Promise<Body[]> {
  await look()
  const rows = await kit.query<{ body: string }>('select body from delivery where event_type = $1 order by delivery_id', [type])
  return rows.map(({ body }) => JSON.parse(body) as Body)
}
/** As the worker does every second, without waiting for the second. */
async function look(): Promise<void> {
  await settled(kit)
  await kit.query(`update change_reader set ran = '-infinity'`)
  await notifyWebhooks(ctx)
}
async function subscribe(who: Who, event_type: string, more: object = {}): Promise<string> {
  const { body, status, text } = await kit.as[who].post<{ webhook_id: string }>('/v1/webhooks', {
    event_type,
    endpoint: 'https://agency.example/hook',
    secret: 'a-long-random-text',
    ...more,
  })
  if (status !== 201) throw new Error(text)
  return body.webhook_id
}
const reserve = async (ticket: string, quantity = 1): Promise<string> => {
  const { body, status, text } = await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket, quantity))
  if (status !== 201) throw new Error(text)
  return body.reservation_id
}
const book = async (ticket: string) => {
  const { body } = await distributor.post<{ bookingorders: { bookingorder_id: string }[] }>('/v1/bookings', {
    reservation_id: await reserve(ticket),
    accepted_gt: true,
    payment_method: 'invoice',
  })
  return body.bookingorders[0]?.bookingorder_id ?? ''
}

beforeEach(async () => {
  await look()
  await kit.query('update endpoint set is_active = false')
  await kit.query('delete from delivery')
})

describe('ticket_changed', () => {
  test('many sales of a ticket in one second are one delivery with the changed fields', async () => {
    const ticket = await putOnSale(kit, { stock: 20 })
    await look()
    await subscribe('distributor', 'ticket_changed')
    await Promise.all(Array.from({ length: 20 }, () => reserve(ticket)))
    const [one, ...more] = await told('ticket_changed')
    expect(more).toEqual([])
    expect(one).toEqual({
      version: 1,
      event: 'ticket_changed',
      resource_type: 'ticket',
      resource_id: ticket,
      client_id: kit.accounts.distributor.client_id,
      timestamp: expect.stringMatching(/\+00:00$/),
      changed: expect.arrayContaining(['available_quantity', 'stock']),
    })
  })

  test('two runs within one second send once: the second process waits', async () => {
    const ticket = await putOnSale(kit, { stock: 1 })
    await look()
    await subscribe('distributor', 'ticket_changed')
    await operator.patch(`/v1/tickets/${ticket}`, { sales_price: 30_001 })
    await settled(kit)
    await kit.query(`update change_reader set ran = clock_timestamp()`)
    expect(await Promise.all([notifyWebhooks(ctx), notifyWebhooks(ctx)])).toEqual([0, 0])
    expect(await told('ticket_changed')).toHaveLength(1)
  })

  test('several processes report a change once; without the lock on the position they report it again', async () => {
    const ticket = await putOnSale(kit, { stock: 1 })
    await look()
    await subscribe('distributor', 'ticket_changed')
    const changed = async (service: Service) => {
      await kit.query('delete from delivery')
      await operator.patch(`/v1/tickets/${ticket}`, { sales_price: 30_000 + Math.floor(Math.random() * 1e6) })
      await settled(kit)
      await kit.query(`update change_reader set ran = '-infinity'`)
      await Promise.all(Array.from({ length: 4 }, () => notifyWebhooks(service.ctx)))
      return (await kit.query('select from delivery')).length
    }
    expect(await changed(kit.service)).toBe(1)
    const bare = await withoutLocks(kit, { thinks: 100, instead: (text) => text.replace(' for update skip locked', '') })
    expect(await untilSeen(async () => (await changed(bare.service)) > 1)).toBe(true)
  })

  test('a sale is reported only if it crosses a threshold of the webhook; returned stock is always reported', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    await look()
    await subscribe('distributor', 'ticket_changed')
    const id = await subscribe('distributor', 'ticket_changed', { filter: { stock_thresholds: [8] } })
    await reserve(ticket)
    expect(await told('ticket_changed')).toEqual([])
    await reserve(ticket, 2)
    await look()
    expect(await kit.query('select endpoint_id from delivery')).toEqual([{ endpoint_id: id }])
    await kit.query('delete from delivery')
    const last = await reserve(ticket, 7)
    expect(await told('ticket_changed')).toHaveLength(2)
    await kit.query('delete from delivery')
    await distributor.delete(`/v1/reservations/${last}`)
    expect((await told('ticket_changed')).map(({ resource_id }) => resource_id)).toEqual([ticket, ticket])
  })

  test('thresholds hold also when there are more of them than rows are compared with', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    await look()
    const eight = await subscribe('distributor', 'ticket_changed', { filter: { stock_thresholds: [8] } })
    for (let ten = 1; ten <= 10; ten++) {
      const stock_thresholds = Array.from({ length: 10 }, (_none, one) => 1_000 * ten + one)
      await subscribe('distributor', 'ticket_changed', { filter: { stock_thresholds } })
    }
    await reserve(ticket)
    expect(await told('ticket_changed')).toEqual([])
    await reserve(ticket, 2)
    await look()
    expect(await kit.query('select endpoint_id from delivery')).toEqual([{ endpoint_id: eight }])
  })

  test('price and status are reported to every client that sees the ticket, its cost to its supplier only', async () => {
    const ticket = await putOnSale(kit, { stock: 10 })
    await operator.patch(`/v1/tickets/${ticket}`, { distributors_disabled: [kit.accounts.distributor2.distributor_id] })
    await look()
    for (const who of ['distributor', 'distributor2', 'supplier'] as const) await subscribe(who, 'ticket_changed')
    await operator.patch(`/v1/tickets/${ticket}`, { note: 'for the supplier' })
    const [own, ...others] = await told('ticket_changed')
    expect(others).toEqual([])
    expect(own).toMatchObject({ client_id: kit.accounts.supplier.client_id, changed: ['note'] })
    await kit.query('delete from delivery')
    await operator.patch(`/v1/tickets/${ticket}`, { ticket_status: 'disabled' })
    expect((await told('ticket_changed')).map(({ client_id }) => client_id).sort()).toEqual(
      [kit.accounts.distributor.client_id, kit.accounts.supplier.client_id].sort(),
    )
  })

  test('filters by event, tournament, venue and ticket must all match', async () => {
    const event_id = await putEvent(kit)
    const [mine, same, other] = [await putOnSale(kit, { event_id }), await putOnSale(kit, { event_id }), await putOnSale(kit)]
    const [event] = await kit.query<{ tournament_id: string; venue_id: string }>(
      'select tournament_id, venue_id from event where event_id = $1',
      [event_id],
    )
    await look()
    const expected = new Map([
      [await subscribe('distributor', 'ticket_changed'), [mine, same, other]],
      [await subscribe('distributor', 'ticket_changed', { filter: { event_id: [event_id] } }), [mine, same]],
      [await subscribe('distributor', 'ticket_changed', { filter: { venue_id: [event?.venue_id] } }), [mine, same]],
      [
        await subscribe('distributor', 'ticket_changed', { filter: { tournament_id: [event?.tournament_id], ticket_id: [mine, other] } }),
        [mine],
      ],
    ])
    for (const ticket of [mine, same, other]) await operator.patch(`/v1/tickets/${ticket}`, { sales_price: 44_444 })
    await look()
    const rows = await kit.query<{ endpoint_id: string; resource_id: string }>('select endpoint_id, resource_id from delivery')
    for (const [id, tickets] of expected)
      expect(
        rows
          .filter((row) => row.endpoint_id === id)
          .map((row) => row.resource_id)
          .sort(),
      ).toEqual([...tickets].sort())
  })

  test('a filter that the type does not have is refused by name, at registration and when the type changes', async () => {
    const register = (event_type: string, filter: object) =>
      distributor.post('/v1/webhooks', { event_type, endpoint: 'https://agency.example/hook', secret: 'a-long-random-text', filter })
    const refused = expectProblem(await register('bookingorder_completed', { event_id: ['x'] }), 'validation_failed')
    expect(refused.errors).toMatchObject([{ pointer: '/filter/event_id', code: 'not_filterable' }])
    expectProblem(await register('event_changed', { ticket_id: ['x'] }), 'validation_failed')
    expectProblem(await register('ticket_changed', { weather: ['x'] }), 'validation_failed')
    const id = await subscribe('distributor', 'ticket_changed', { filter: { ticket_id: ['x'] } })
    expectProblem(await distributor.patch(`/v1/webhooks/${id}`, { event_type: 'sale_created' }), 'validation_failed')
    expect((await distributor.patch(`/v1/webhooks/${id}`, { event_type: 'sale_created', filter: null })).status).toBe(200)
  })

  test('is signed and delivered by the worker', async () => {
    const receiver = await startReceiver()
    const ticket = await putOnSale(kit, { stock: 10 })
    await look()
    await subscribe('distributor', 'ticket_changed', { endpoint: receiver.url })
    await kit.work()
    await operator.patch(`/v1/tickets/${ticket}`, { sales_price: 33_333 })
    const [request] = await receiver.until(1)
    expect(request?.headers['x-service-event']).toBe('ticket_changed')
    expect(JSON.parse(request?.body.toString() ?? '')).toMatchObject({ resource_id: ticket, changed: ['sales_price', 'sales_price_eur'] })
    await ctx.jobs.stop()
  })
})

describe('the other types', () => {
  test('event_changed: the date, the time, the status', async () => {
    const event_id = await putEvent(kit)
    await look()
    await subscribe('distributor', 'event_changed')
    await operator.patch(`/v1/events/${event_id}`, { date_start: '2031-05-05T20:00:00', date_stop: '2031-05-05T22:00:00' })
    await operator.patch(`/v1/events/${event_id}`, { event_status: 'postponed' })
    const [one, ...more] = await told('event_changed')
    expect(more).toEqual([])
    expect(one).toMatchObject({
      resource_type: 'event',
      resource_id: event_id,
      changed: expect.arrayContaining(['date_start', 'event_status']),
    })
  })

  test('ticket_created and ticket_removed are sent when a ticket is offered or withdrawn, also for one distributor alone', async () => {
    await subscribe('distributor', 'ticket_created')
    await subscribe('distributor', 'ticket_removed')
    const ticket = await putOnSale(kit)
    expect((await told('ticket_created')).map(({ resource_id }) => resource_id)).toEqual([ticket])
    await operator.patch(`/v1/tickets/${ticket}`, { distributors_disabled: [kit.accounts.distributor.distributor_id] })
    expect((await told('ticket_removed')).map(({ resource_id }) => resource_id)).toEqual([ticket])
  })

  test('bookingorder_created and bookingorder_updated go to buyer and supplier, sale_updated to the supplier', async () => {
    const ticket = await putOnSale(kit)
    await subscribe('distributor', 'bookingorder_created')
    await subscribe('distributor2', 'bookingorder_created')
    await subscribe('distributor', 'bookingorder_updated')
    await subscribe('supplier', 'sale_updated')
    const id = await book(ticket)
    expect((await told('bookingorder_created')).map(({ resource_id, client_id }) => ({ resource_id, client_id }))).toEqual([
      { resource_id: id, client_id: kit.accounts.distributor.client_id },
    ])
    await kit.query('delete from delivery')
    await distributor.put(`/v1/bookingorders/${id}`, { booking_email: 'other@agency.example' })
    expect(await told('bookingorder_updated')).toMatchObject([{ resource_id: id, changed: ['booking_email'] }])
    await kit.query(`update purchaseorder set purchaseorder_status = 'fulfilled', version = version + 1 where bookingorder_id = $1`, [id])
    expect(await told('sale_updated')).toMatchObject([{ resource_type: 'sale', changed: ['purchaseorder_status'] }])
  })

  test('reservation_expiring is sent once, the configured time before the end, and again after an extension', async () => {
    const ticket = await putOnSale(kit)
    await subscribe('distributor', 'reservation_expiring')
    const id = await reserve(ticket)
    const mine = async () => (await told('reservation_expiring')).filter(({ resource_id }) => resource_id === id)
    expect(await mine()).toEqual([])
    kit.clock.advance({ minutes: 8 })
    expect(await mine()).toMatchObject([{ resource_type: 'reservation', resource_id: id }])
    kit.clock.advance({ minutes: 1 })
    expect(await mine()).toHaveLength(1)
    const until = new Date(kit.clock.now().getTime() + 10 * 60_000).toISOString().slice(0, 19)
    expect((await distributor.patch(`/v1/reservations/${id}`, { valid_until: until })).status).toBe(200)
    expect(await mine()).toHaveLength(1)
    kit.clock.advance({ minutes: 8 })
    expect(await mine()).toHaveLength(2)
  })

  test('reservation_expired is sent for expired holds, and not for released ones', async () => {
    const ticket = await putOnSale(kit)
    await subscribe('distributor', 'reservation_expired')
    const [left, released] = [await reserve(ticket), await reserve(ticket)]
    await distributor.delete(`/v1/reservations/${released}`)
    kit.clock.advance({ minutes: 11 })
    await releaseExpired(ctx)
    const own = (await told('reservation_expired')).map(({ resource_id }) => resource_id).filter((id) => id === left || id === released)
    expect(own).toEqual([left])
  })

  test('ticketfile_assigned is sent to buyer and supplier when an admission gets its seat', async () => {
    const ticket = await putOnSale(kit)
    const id = await book(ticket)
    for (const who of ['distributor', 'distributor2', 'supplier'] as const) await subscribe(who, 'ticketfile_assigned')
    const file = await upload(supplier, ticket, seats(1), { auto_assign: 'true' })
    expect(file.status, file.text).toBe(200)
    await assignSeats(ctx, ticket)
    expect((await told('ticketfile_assigned')).map(({ resource_id, client_id }) => `${resource_id} ${client_id}`).sort()).toEqual(
      [kit.accounts.distributor.client_id, kit.accounts.supplier.client_id].map((client) => `${id} ${client}`).sort(),
    )
  })

  test('guestdata_required is sent when an order needs guest data', async () => {
    const ticket = await putOnSale(kit)
    await operator.patch(`/v1/tickets/${ticket}`, {
      guest_data_requirements: [{ field: 'first_name', scope: 'all_persons', stage: 'pre_download' }],
    })
    const plain = await putOnSale(kit)
    await subscribe('distributor', 'guestdata_required')
    await subscribe('supplier', 'guestdata_required')
    await book(plain)
    expect(await told('guestdata_required')).toEqual([])
    const id = await book(ticket)
    expect(await told('guestdata_required')).toMatchObject([{ resource_id: id, client_id: kit.accounts.distributor.client_id }])
  })

  test('api_key_expiring is sent once, to the client of the key', async () => {
    await subscribe('distributor', 'api_key_expiring')
    await subscribe('distributor2', 'api_key_expiring')
    const expires = new Date(kit.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 19)
    const made = await admin.post<{ key_id: string }>(`/v1/clients/${kit.accounts.distributor.client_id}/keys`, { label: 'short', expires })
    expect(made.status, made.text).toBe(201)
    expect(await told('api_key_expiring')).toEqual([])
    kit.clock.advance({ days: 7 })
    const one = { resource_type: 'api_key', resource_id: made.body.key_id, client_id: kit.accounts.distributor.client_id }
    expect(await told('api_key_expiring')).toMatchObject([one])
    kit.clock.advance({ days: 1 })
    expect(await told('api_key_expiring')).toHaveLength(1)
  })

  test('webhook_failing and webhook_disabled go to the other webhooks of the same client', async () => {
    const receiver = await startReceiver()
    receiver.behave = () => ({ status: 500 })
    const failing = await subscribe('supplier', 'ticket_changed', { endpoint: receiver.url })
    const { url: endpoint } = await startReceiver()
    await subscribe('supplier', 'webhook_failing', { endpoint })
    await subscribe('supplier', 'webhook_disabled', { endpoint })
    await subscribe('distributor', 'webhook_failing', { endpoint })
    const fail = async () => {
      const { status } = await supplier.post('/v1/webhooks/trigger', { webhook_id: failing })
      expect(status).toBe(202)
    }
    await kit.query(`update endpoint set is_active = true where endpoint_id = $1`, [failing])
    const { startDeliveries } = await import('../../src/platform/deliveries/engine.js')
    const engine = startDeliveries(ctx)
    const count = async (type: string) => (await kit.query(`select from delivery where event_type = $1`, [type])).length
    await fail()
    await expect.poll(() => count('webhook_failing')).toBe(1)
    await fail()
    await receiver.until(2)
    receiver.behave = () => ({ status: 410 })
    await fail()
    await expect.poll(() => count('webhook_disabled')).toBe(1)
    await engine.stop()
    expect(await count('webhook_failing')).toBe(1)
    const [row] = await kit.query<{ body: string }>(`select body from delivery where event_type = 'webhook_failing'`)
    expect(JSON.parse(row?.body ?? '')).toMatchObject({
      resource_type: 'webhook',
      resource_id: failing,
      client_id: kit.accounts.supplier.client_id,
    })
  })
})
