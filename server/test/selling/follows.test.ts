import { expect, test } from 'vitest'
import { releaseExpired } from '../../src/selling/reservations/expire.js'
import { startKit } from '../kit/index.js'
import { order, putEvent, putOnSale } from './kit.js'

const kit = await startKit()
const { distributor, support, product_management: staff } = kit.as

test('event, ticket and statistics change with a hold, its expiry, a sale, a cancelled item, a return and a cancelled order', async () => {
  const event_id = await putEvent(kit)
  const ticket_id = await putOnSale(kit, { event_id, stock: 4, net_rate: 5_000 })
  const shown = async () => {
    const { body: event } = await distributor.get(`/v1/events/${event_id}`)
    const { body: ticket } = await staff.get(`/v1/tickets/${ticket_id}`)
    const { body: figures } = await staff.get<{
      tickets: object
      sold_per_day: { quantity: number }[]
      orders: number
      turnover: { amount: number }[]
    }>(`/v1/events/${event_id}/statistics`)
    const { available, reserved, sold, returned } = figures.tickets as Record<string, number>
    return {
      event: [event.event_status, event.number_of_tickets, event.min_ticket_price_eur],
      ticket: [ticket.available_quantity, ticket.reservations_quantity, ticket.number_of_tickets_sold, ticket.number_of_bookingorders],
      tickets: [available, reserved, sold, returned],
      day: figures.sold_per_day.map((day) => day.quantity),
      orders: figures.orders,
      turnover: figures.turnover.map((one) => one.amount),
    }
  }
  const hold = async (quantity: number) =>
    (await distributor.post<{ reservation_id: string }>('/v1/reservations', order(ticket_id, quantity))).body.reservation_id
  const untouched = {
    event: ['notstarted', 4, 5_000],
    ticket: [4, 0, 0, 0],
    tickets: [4, 0, 0, 0],
    day: [],
    orders: 0,
    turnover: [],
  }
  expect(await shown()).toEqual(untouched)

  await hold(4)
  expect(await shown()).toEqual({ ...untouched, event: ['soldout', 0, null], ticket: [0, 4, 0, 0], tickets: [0, 4, 0, 0] })

  kit.clock.advance({ minutes: 11 })
  await releaseExpired(kit.service.ctx)
  expect(await shown()).toEqual(untouched)

  const booked = await distributor.post<{ bookingorders: [{ bookingorder_id: string }] }>('/v1/bookings', {
    reservation_id: await hold(3),
    accepted_gt: true,
  })
  const url = `/v1/bookingorders/${booked.body.bookingorders[0].bookingorder_id}`
  const three = {
    event: ['notstarted', 1, 5_000],
    ticket: [1, 0, 3, 1],
    tickets: [1, 0, 3, 0],
    day: [3],
    orders: 1,
    turnover: [15_000],
  }
  expect(await shown()).toEqual(three)

  const { body } = await distributor.get<{ items: { orderitem_id: string }[] }>(url)
  const [first, second] = body.items.map((item) => item.orderitem_id)
  const change = async (changes: object) => expect((await support.put(url, changes)).status).toBe(200)
  await change({ items: [{ orderitem_id: first, ticket_status: 'cancelled' }] })
  const two = { ...three, event: ['notstarted', 2, 5_000], ticket: [2, 0, 2, 1], tickets: [2, 0, 2, 0], day: [2], turnover: [10_000] }
  expect(await shown()).toEqual(two)

  await kit.query("update orderitem set ticket_sha = 'x' where ticket_status = 'pending'")
  await change({ logistic_status: 'completed' })
  await change({ items: [{ orderitem_id: second, ticket_status: 'returned' }] })
  // A returned admission is not on sale again, and is still paid.
  expect(await shown()).toEqual({ ...two, tickets: [2, 0, 1, 1], day: [1] })
  await change({ logistic_status: 'returned' })
  expect(await shown()).toEqual({ ...two, tickets: [2, 0, 0, 2], day: [] })

  const again = await distributor.post<{ bookingorders: [{ bookingorder_id: string }] }>('/v1/bookings', {
    reservation_id: await hold(2),
    accepted_gt: true,
  })
  expect((await shown()).ticket).toEqual([0, 0, 4, 2])
  await distributor.put(`/v1/bookingorders/${again.body.bookingorders[0].bookingorder_id}`, { logistic_status: 'cancelled' })
  expect(await shown()).toEqual({ ...two, tickets: [2, 0, 0, 2], day: [] })
})
