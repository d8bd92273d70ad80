import { beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Kit, startKit } from '../kit/index.js'
import { stage } from '../octo/kit.js'
import { stockOf } from '../selling/kit.js'
import { eventually, seats, upload } from '../ticketfiles/kit.js'
import type { Json } from '../tickets/arrange.js'

/** Orders that a partner sends again: in another order, changed, too large, or after the hold has expired. */
let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
})

interface Item extends Json {
  startTime: string
  quantities: { optionLabel: string; optionPrice: number; value: number }[]
  participants: { fields: { label: string; value: string }[] }[]
}
interface Booking extends Json {
  status: string
  items: Item[]
  totalAmount: number
}
type Verb = 'reservation' | 'booking' | 'cancellation'

/** Two matches of one product, with tickets for adults and for children. */
async function season() {
  const { team_id: hometeam_id } = await on.team()
  const match = (day: string) =>
    on.event({
      venue_id: on.venue_id,
      tournament_id: on.tournament_id,
      hometeam_id,
      date_start: `2031-04-${day}T20:00:00`,
      date_stop: `2031-04-${day}T22:00:00`,
    })
  const [first, second] = [await match('05'), await match('12')]
  const offer = (event_id: string, fields: Json = {}) =>
    on.offer({ event_id, category_id: on.north, supplier_quantity: 10, cost_price: 10_000, ...fields })
  const adults = await offer(first.event_id)
  const children = await offer(first.event_id, { sub_category: 'child', ticket_targetgroup: 'child', cost_price: 4_000 })
  const later = await offer(second.event_id, { cost_price: 20_000 })
  const code = `${first.series_id}.${on.north}`
  return {
    tickets: { adults, children, later },
    events: [first, second] as const,
    call: (verb: Verb, orderNumber: string, body: Json = {}) =>
      kit.as.distributor.post(`/partner/connect/${code}/${verb}`, { orderNumber, status: 'CONFIRMED', ...body }),
  }
}

const named = (...names: string[]) => names.map((value) => ({ fields: [{ label: 'First Name', value }] }))
const quantity = (optionLabel: string, value: number) => ({ optionLabel, value })
const early = (quantities: Json[], ...names: string[]) => ({
  startTime: '2031-04-05 18:00:00',
  quantities,
  participants: named(...names),
})
const late = (...names: string[]) => ({
  startTimeLocal: '2031-04-12 20:00:00',
  quantities: [quantity('regular', names.length)],
  participants: named(...names),
})

function booking(answer: Answer<unknown>): Booking {
  expect(answer.status, answer.text).toBe(200)
  return (answer.body as { bookings: [Booking] }).bookings[0]
}
const refused = (answer: Answer<unknown>) => ({
  status: answer.status,
  code: (answer.body as { requestStatus: { error: { errorCode: string } } }).requestStatus.error.errorCode,
})
const fieldOf = (label: string, { fields }: Item['participants'][number]) => fields.find((field) => field.label === label)?.value
const namesIn = ({ items }: Booking) =>
  items.map(({ startTime, participants }) => [startTime, ...participants.map((one) => fieldOf('First Name', one))])

describe('items in another order', () => {
  const inOrder = { items: [early([quantity('regular', 2), quantity('child', 1)], 'Ana', 'Bea', 'Kim'), late('Leo')] }
  const turned = { items: [late('Leo'), early([quantity('child', 1), quantity('regular', 2)], 'Kim', 'Ana', 'Bea')] }

  test('keep the hold with its prices, and every participant its session', async () => {
    const { call, tickets } = await season()
    const held = booking(await call('reservation', 'turned', inOrder))
    expect(held.totalAmount).toBe(440)
    const { ticket_id } = tickets.later
    expect((await kit.as.supplier.patch(`/v1/tickets/${ticket_id}`, { cost_price: 30_000 })).status).toBe(200)
    const bought = booking(await call('booking', 'turned', turned))
    expect(bought).toMatchObject({ status: 'CONFIRMED', totalAmount: 440 })
    expect(namesIn(bought)).toEqual([
      ['2031-04-12 18:00:00', 'Leo'],
      ['2031-04-05 18:00:00', 'Kim', 'Ana', 'Bea'],
    ])
    expect(bought.items[1]?.quantities).toEqual([
      { optionLabel: 'child', optionPrice: 40, value: 1 },
      { optionLabel: 'regular', optionPrice: 100, value: 2 },
    ])
    // The guests of the order are those that were sent for its tickets.
    const { body } = await kit.as.distributor.get<{ bookingorders: { bookingorder_id: string }[] }>(
      `/v1/bookingorders?event_id=in:[${(await kit.query<{ event_id: string }>('select event_id from ticket where ticket_id = $1', [ticket_id]))[0]?.event_id}]`,
    )
    const guests = await kit.as.distributor.get<{ items: { guests: Json[] }[] }>(
      `/v1/bookingorders/${body.bookingorders[0]?.bookingorder_id}/guestdata`,
    )
    expect(guests.body.items[0]?.guests).toMatchObject([{ first_name: 'Leo' }])
  })

  test('of a booked order answer each participant with its own barcode', async () => {
    const { call, tickets } = await season()
    booking(await call('booking', 'codes', inOrder))
    await kit.work()
    for (const [name, { ticket_id }] of Object.entries(tickets))
      expect((await upload(kit.as.supplier, ticket_id, seats(3, { barcode: name }), { auto_assign: 'true' })).status).toBe(200)
    const codesOf = ({ items }: Booking): Record<string, string | undefined> =>
      Object.fromEntries(
        items.flatMap(({ participants }) => participants.map((one) => [fieldOf('First Name', one), fieldOf('Barcode', one)])),
      )
    const read = async (body: Json) => codesOf(booking(await call('booking', 'codes', body)))
    const codes = await eventually(
      () => read(inOrder),
      (found) => Object.values(found).every((code) => code !== undefined),
    )
    expect(codes).toMatchObject({
      Ana: expect.stringMatching(/^adults/),
      Bea: expect.stringMatching(/^adults/),
      Kim: expect.stringMatching(/^children/),
      Leo: expect.stringMatching(/^later/),
    })
    expect(await read(turned)).toEqual(codes)
  })

  test('are found after an event was moved; an item that was left out is still answered, without participants', async () => {
    const { call, events } = await season()
    booking(await call('booking', 'moved', inOrder))
    const moved = await kit.as.product_management.patch(`/v1/events/${events[1].event_id}`, {
      date_start: '2031-04-13T20:00:00',
      date_stop: '2031-04-13T22:00:00',
    })
    expect(moved.status, moved.text).toBe(200)
    expect(namesIn(booking(await call('booking', 'moved', turned)))).toEqual([
      ['2031-04-13 18:00:00', 'Leo'],
      ['2031-04-05 18:00:00', 'Kim', 'Ana', 'Bea'],
    ])
    expect(namesIn(booking(await call('booking', 'moved', { items: turned.items.slice(1) })))).toEqual([
      ['2031-04-05 18:00:00', 'Kim', 'Ana', 'Bea'],
      ['2031-04-13 18:00:00', undefined],
    ])
  })
})

test('an order that is cancelled after its hold has expired is cancelled, and is not booked any more', async () => {
  const { call, tickets } = await season()
  const one = { items: [early([quantity('regular', 1)], 'Ana')] }
  for (const orderNumber of ['expired', 'released']) {
    booking(await call('reservation', orderNumber, one))
    kit.clock.advance({ minutes: 11 })
    if (orderNumber === 'released') await kit.work()
    for (const _again of [1, 2]) expect(booking(await call('cancellation', orderNumber)).status).toBe('CANCELLED')
    for (const verb of ['reservation', 'booking'] as const)
      expect(refused(await call(verb, orderNumber, one))).toEqual({ status: 409, code: 'CONFLICT' })
  }
  await kit.work()
  await expect.poll(() => stockOf(kit, tickets.adults.ticket_id)).toMatchObject({ available_quantity: 10, number_of_tickets_sold: 0 })
})

test('an order whose price has changed since its hold expired is refused until it is reserved again', async () => {
  const { call, tickets } = await season()
  const two = { items: [early([quantity('regular', 2)], 'Ana', 'Bea')] }
  const cost = async (cost_price: number) =>
    expect((await kit.as.product_management.patch(`/v1/tickets/${tickets.adults.ticket_id}`, { cost_price })).status).toBe(200)
  const { totalAmount } = booking(await call('reservation', 'raised', two))
  await cost(15_000)
  // While the hold lasts, its price holds.
  expect(booking(await call('reservation', 'raised', two)).totalAmount).toBe(totalAmount)
  kit.clock.advance({ minutes: 11 })
  for (const _again of [1, 2]) expect(refused(await call('booking', 'raised', two))).toEqual({ status: 409, code: 'CONFLICT' })
  await kit.work()
  await expect.poll(() => stockOf(kit, tickets.adults.ticket_id)).toMatchObject({ available_quantity: 10, number_of_tickets_sold: 0 })
  // Other seats have no agreed price.
  expect(booking(await call('booking', 'other', two)).totalAmount).toBe(totalAmount + 100)
  expect(booking(await call('reservation', 'raised', two)).totalAmount).toBe(totalAmount + 100)
  expect(booking(await call('booking', 'raised', two))).toMatchObject({ status: 'CONFIRMED', totalAmount: totalAmount + 100 })
  // At the same price the seats are taken again.
  booking(await call('reservation', 'same', two))
  kit.clock.advance({ minutes: 11 })
  expect(booking(await call('booking', 'same', two)).status).toBe('CONFIRMED')
})

test('another exchange rate since the hold expired is another price; while the hold lasts, its rate holds', async () => {
  const { call, events } = await season()
  const rate = async (GBP: string) => expect((await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP } })).status).toBe(201)
  await rate('0.8')
  await on.offer({
    event_id: events[0].event_id,
    category_id: on.north,
    supplier_quantity: 9,
    cost_price: 8_000,
    currency_code: 'GBP',
    sub_category: 'senior',
  })
  const one = { items: [early([quantity('senior', 1)], 'Ana')] }
  expect(booking(await call('reservation', 'rate', one)).totalAmount).toBe(100)
  await rate('0.64')
  expect(booking(await call('reservation', 'rate', one)).totalAmount).toBe(100)
  kit.clock.advance({ minutes: 11 })
  expect(refused(await call('booking', 'rate', one))).toEqual({ status: 409, code: 'CONFLICT' })
  expect(booking(await call('reservation', 'rate', one)).totalAmount).toBe(125)
  expect(booking(await call('booking', 'rate', one))).toMatchObject({ status: 'CONFIRMED', totalAmount: 125 })
})

test('more than a hundred seats of a price option are refused before tickets are chosen', async () => {
  const { call } = await season()
  const started = performance.now()
  const many = Array.from({ length: 50 }, () => early(Array.from({ length: 50 }, () => quantity('regular', 1000))))
  expect(refused(await call('reservation', 'many', { items: many }))).toEqual({ status: 409, code: 'NO_SEATS' })
  const split = Array.from({ length: 2 }, () => early([quantity('regular', 60)]))
  expect(refused(await call('booking', 'split', { items: split }))).toEqual({ status: 409, code: 'NO_SEATS' })
  expect(performance.now() - started).toBeLessThan(5_000)
})

test('fields that the partner sends are returned in the type of the reference; a malformed cancellation is refused', async () => {
  const { call } = await season()
  const items = [{ ...early([quantity('regular', 1)]), participants: [{ fields: null }] }]
  const held = booking(await call('reservation', 'types', { supplierId: 4711, resellerId: 12, supplierName: null, customer: null, items }))
  expect(held).toMatchObject({ supplierId: 4711, resellerId: 12, supplierName: expect.any(String), customer: {} })
  for (const fields of ['x', [null]])
    expect(refused(await call('cancellation', 'types', { items: [{ participants: [{ fields }] }] }))).toEqual({
      status: 400,
      code: 'BAD_REQUEST',
    })
  expect(booking(await call('cancellation', 'types', { items })).status).toBe('CANCELLED')
})
