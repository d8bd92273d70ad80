import { describe, expect, test } from 'vitest'
import { makeFiles } from '../../src/fulfilment/etickets/make.js'
import { assignSeats } from '../../src/fulfilment/ticketfiles/assign.js'
import { endWithdrawn } from '../../src/selling/reservations/withdraw.js'
import { caller, expectProblem, startKit } from '../kit/index.js'
import { type Order, openMarket } from '../marketplace/kit.js'
import { buyer, setDistributor } from '../payments/kit.js'
import { putEvent, putOnSale } from '../selling/kit.js'
import { disrupting, eventsOf, inDays, lettersOf, moved, work } from './kit.js'

const kit = await startKit()
await kit.service.ctx.jobs.start()
const market = await openMarket(kit)
const { admin, finance, distributor, distributor2, support } = kit.as

async function arrange(quantity = 2) {
  const event_id = await putEvent(kit)
  const ticket = await putOnSale(kit, { event_id, stock: 20 })
  const bought = await market.buy('a', ticket, quantity)
  return { event_id, ticket, bought, events: disrupting(kit, event_id) }
}
const decide = (as: typeof admin, order: Order, decision: string) =>
  as.post<Order>(`/v1/bookingorders/${order.bookingorder_id}/disruption-decision`, { decision })

describe('invalid input is refused and changes nothing', () => {
  const cases: [string, (kitted: typeof kit) => object, string][] = [
    ['a date in the past', () => moved(kit, { date_start: inDays(kit, -2), date_stop: inDays(kit, -1) }), '/date_start'],
    ['a deadline after the new start', () => moved(kit, { decide_by: inDays(kit, 121) }), '/decide_by'],
    ['a deadline in the past', () => moved(kit, { decide_by: inDays(kit, -1) }), '/decide_by'],
    ['an end before the start', () => moved(kit, { date_stop: inDays(kit, 119) }), '/date_stop'],
    ['no new date', () => ({ kind: 'rescheduled', decide_by: inDays(kit, 3) }), '/date_start'],
    ['no deadline', () => ({ kind: 'postponed' }), '/decide_by'],
    ['a date for a cancelled event', () => ({ kind: 'cancelled', date_start: inDays(kit, 9), date_stop: inDays(kit, 10) }), '/date_start'],
    ['more than all of it', () => ({ kind: 'cancelled', terms: { refund_percent: 101 } }), '/terms/refund_percent'],
    ['an unknown language', () => ({ kind: 'cancelled', texts: { xx_XX: 'Hello' } }), '/texts/xx_XX'],
  ]
  test.each(cases)('%s', async (_name, body, pointer) => {
    const { event_id, events } = await arrange()
    const before = await kit.query('select * from event where event_id = $1', [event_id])
    const refused = expectProblem(await events.preview(body(kit)), 'validation_failed')
    expect((refused.errors as { pointer: string }[]).map((fault) => fault.pointer)).toContain(pointer)
    expect(await kit.query('select from disruption where event_id = $1', [event_id])).toEqual([])
    expect(await kit.query('select * from event where event_id = $1', [event_id])).toEqual(before)
  })

  test('a second disruption during the first one can be neither previewed nor applied', async () => {
    const { events } = await arrange()
    const [one, two] = [await events.preview({ kind: 'cancelled' }), await events.preview(moved(kit))]
    expect((await events.apply(one.body)).status).toBe(202)
    expectProblem(await events.preview(moved(kit)), 'disruption_running')
    expectProblem(await events.apply(two.body), 'disruption_running')
    await work(kit)
    expect(await events.read(two.body.disruption_id)).toMatchObject({ status: 'previewed' })
  })

  test('an unknown venue, or the current one', async () => {
    const { event_id, events } = await arrange()
    const [event] = await kit.query<{ venue_id: string }>('select venue_id from event where event_id = $1', [event_id])
    expectProblem(await events.preview({ kind: 'relocated', venue_id: 'none', decide_by: inDays(kit, 9) }), 'venue_not_found')
    expectProblem(await events.preview({ kind: 'relocated', venue_id: event?.venue_id, decide_by: inDays(kit, 9) }), 'validation_failed')
  })
})

describe('a rescheduled event', () => {
  test('has its new date; its orders wait for a decision and keep seats and guests; each buyer is notified once', async () => {
    await setDistributor(kit, 'distributor', { preferred_language: 'de_DE' })
    const { event_id, bought, events } = await arrange()
    await kit.query("update orderitem set seat = '7' where bookingorder_id = $1", [bought.bookingorder_id])
    const [item] = await kit.query<{ ticket_startdate: string }>(
      'select ticket_startdate::text from orderitem where bookingorder_id = $1',
      [bought.bookingorder_id],
    )
    const done = await events.carryOut(moved(kit, { texts: { en_GB: 'Snow.', de_DE: 'Schnee.' } }))
    await setDistributor(kit, 'distributor', { preferred_language: 'en_GB' })
    expect(done).toMatchObject({ status: 'open', progress: { pending: 1 } })
    expect((await admin.get(`/v1/events/${event_id}`)).body).toMatchObject({
      event_status: 'notstarted',
      date_start: done.event_after.date_start,
    })
    const now = await market.order(bought.bookingorder_id)
    expect(now).toMatchObject({
      logistic_status: bought.logistic_status,
      disruption_kind: 'rescheduled',
      disruption_decision: 'pending',
      refunded: 0,
    })
    expect(now.disruption_decide_by).toBe(done.decide_by)
    expect(now.items.map((one) => one.seat)).toEqual(['7', '7'])
    expect(
      (now.items[0] as unknown as { ticket_startdate: string }).ticket_startdate > String(item?.ticket_startdate).replace(' ', 'T'),
    ).toBe(true)
    expect(await eventsOf(kit, bought.bookingorder_id, 'event_disrupted')).toBe(1)
    const letters = await lettersOf(kit, bought.bookingorder_id)
    const told = letters.filter((letter) => letter.subject.startsWith('Neuer Termin'))
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toMatch(/Schnee\.[\s\S]*Bisher: [\s\S]*Jetzt: [\s\S]*Bitte entscheiden Sie[\s\S]*behalten Sie die Tickets/)
  })

  test('accept keeps the tickets; a repeat changes nothing, and another decision is refused; one webhook and one letter', async () => {
    const { bought, events } = await arrange()
    const { disruption_id } = await events.carryOut(moved(kit))
    expectProblem(await decide(distributor2, bought, 'accept'), 'bookingorder_not_found')
    const accepted = await decide(distributor, bought, 'accept')
    expect(accepted.body).toMatchObject({ disruption_decision: 'accept', refunded: 0 })
    expect((await decide(distributor, bought, 'accept')).status).toBe(200)
    expectProblem(await decide(distributor, bought, 'refund'), 'decision_not_open')
    expect(await eventsOf(kit, bought.bookingorder_id, 'disruption_decided')).toBe(1)
    expect((await lettersOf(kit, bought.bookingorder_id)).filter((letter) => letter.text.includes('You keep the tickets'))).toHaveLength(1)
    expect(await events.read(disruption_id)).toMatchObject({ progress: { accepted: 1, pending: 0 } })
  })

  test('refund cancels the order by the terms of the disruption, not by the policy of the ticket', async () => {
    const { bought, events, ticket } = await arrange()
    await events.carryOut(moved(kit, { terms: { refund_percent: 50 } }))
    const refunded = await decide(distributor, bought, 'refund')
    expect(refunded.body).toMatchObject({ logistic_status: 'cancelled', disruption_decision: 'refund', refunded: bought.amount / 2 })
    expect(await eventsOf(kit, bought.bookingorder_id, 'disruption_decided')).toBe(1)
    expect(await eventsOf(kit, bought.bookingorder_id, 'bookingorder_cancelled')).toBe(1)
    const notes = await kit.query("select from invoice where bookingorder_id = $1 and kind = 'creditnote'", [bought.bookingorder_id])
    expect(notes).toHaveLength(1)
    // It is on sale for the new date.
    expect((await market.buy('b', ticket, 1)).logistic_status).toBe('processing')
    await market.sound()
  })

  test('the default is applied when the deadline has passed, and no later decision is accepted', async () => {
    const { bought, events, ticket } = await arrange()
    const second = await market.buy('b', ticket, 1)
    const { disruption_id } = await events.carryOut(moved(kit, { decide_by: inDays(kit, 1), terms: { default_decision: 'refund' } }))
    await decide(distributor, bought, 'accept')
    kit.clock.advance({ days: 2 })
    expectProblem(await decide(distributor2, second, 'accept'), 'decision_not_open')
    await work(kit)
    expect(await events.read(disruption_id)).toMatchObject({ status: 'done', progress: { accepted: 1, refunded: 1, pending: 0 } })
    expect(await market.order(second.bookingorder_id)).toMatchObject({
      logistic_status: 'cancelled',
      refunded: second.amount,
      disruption_decision: 'refund',
    })
    expect(await eventsOf(kit, second.bookingorder_id, 'disruption_decided')).toBe(1)
    await market.sound()
  })

  test('a distributor decides for many orders at once, and only for its own', async () => {
    const { bought, events, ticket } = await arrange()
    const mine = [bought, await market.buy('a', ticket, 1), await market.buy('a', ticket, 1)]
    const theirs = await market.buy('b', ticket, 1)
    const { disruption_id } = await events.carryOut(moved(kit))
    expectProblem(
      await events.decideMany(distributor, disruption_id, { decision: 'accept', bookingorder_ids: [theirs.bookingorder_id] }),
      'bookingorder_not_found',
    )
    expectProblem(await events.decideMany(kit.as.supplier, disruption_id, { decision: 'accept' }), 'forbidden')
    const [one] = mine
    const named = await events.decideMany(distributor, disruption_id, { decision: 'accept', bookingorder_ids: [one?.bookingorder_id] })
    expect(named.body).toEqual({ decided: 1, skipped: 0 })
    expect((await events.decideMany(distributor, disruption_id, { decision: 'refund' })).body).toEqual({ decided: 2, skipped: 0 })
    await work(kit)
    const decisions = await Promise.all(
      [...mine, theirs].map(async ({ bookingorder_id }) => (await market.order(bookingorder_id)).disruption_decision),
    )
    expect(decisions).toEqual(['accept', 'refund', 'refund', 'pending'])
    for (const order of mine) expect(await eventsOf(kit, order.bookingorder_id, 'disruption_decided')).toBe(1)
    const pending = await distributor2.get<{ bookingorders: Order[] }>(
      `/v1/bookingorders?disruption_id=${disruption_id}&disruption_decision=pending`,
    )
    expect(pending.body.bookingorders.map((order) => order.bookingorder_id)).toEqual([theirs.bookingorder_id])
    // Each sees its own part of it, without the figures of others.
    expect(await events.read(disruption_id, distributor2)).toMatchObject({
      progress: { orders: 1, pending: 1 },
      figures: null,
      version: null,
    })
    expect(await events.orders(disruption_id, distributor2)).toHaveLength(1)
    await market.sound()
  })

  test('holds from before the change end, and new ones can be booked', async () => {
    const { ticket, events } = await arrange()
    const old = await buyer(distributor2).reserve([{ ticket_id: ticket, quantity: 1 }])
    await events.carryOut(moved(kit))
    expectProblem(await buyer(distributor2).tryToBook(old), 'not_on_sale')
    await endWithdrawn(kit.service.ctx)
    expect((await distributor2.get(`/v1/reservations/${old}`)).body).toMatchObject({ status: 'void', void_reason: 'disrupted' })
    kit.clock.advance({ seconds: 1 })
    await market.buy('b', ticket, 1)
  })

  test('a resold admission is decided by its present owner; if it takes the refund, the seller decides', async () => {
    const { bought, events } = await arrange(1)
    const ticket = await market.offer('a', bought, 12_000)
    const resold = await market.buy('b', ticket, 1)
    const { disruption_id } = await events.carryOut(moved(kit))
    expect(await market.order(bought.bookingorder_id)).toMatchObject({ disruption_decision: null })
    expectProblem(await decide(distributor, bought, 'refund'), 'decision_not_open')
    expect((await decide(distributor2, resold, 'refund')).body).toMatchObject({ logistic_status: 'cancelled', refunded: resold.amount })
    expect(await market.order(bought.bookingorder_id)).toMatchObject({ disruption_decision: 'pending' })
    expect((await decide(distributor, bought, 'refund')).body).toMatchObject({ logistic_status: 'cancelled', refunded: bought.amount })
    expect(await events.read(disruption_id)).toMatchObject({ progress: { refunded: 2, pending: 0 } })
    await market.sound()
  })

  test('admissions for which a refund was decided are not sold on before the refund is carried out', async () => {
    const { bought, events } = await arrange(1)
    const { disruption_id } = await events.carryOut(moved(kit))
    await events.decideMany(distributor, disruption_id, { decision: 'refund' })
    expectProblem(await market.relist('a', bought), 'not_relistable')
    await work(kit)
    expect(await market.order(bought.bookingorder_id)).toMatchObject({ logistic_status: 'cancelled', refunded: bought.amount })
    await market.sound()
  })

  test('how many admissions a buyer offers for resale is shown to it and the operator, not to its supplier', async () => {
    const { bought, events } = await arrange(2)
    await market.offer('a', bought, 12_000)
    const { disruption_id } = await events.carryOut(moved(kit))
    const relisted = async (as: typeof admin) => (await events.orders(disruption_id, as)).map((order) => order.relisted)
    expect(await relisted(finance)).toEqual([2])
    expect(await relisted(distributor)).toEqual([2])
    expect(await relisted(kit.as.supplier)).toEqual([null])
  })

  test('buyers without a decision are reminded with one letter per address, and not again at once', async () => {
    const { events, ticket } = await arrange()
    await market.buy('a', ticket, 1)
    const { disruption_id } = await events.carryOut(moved(kit))
    const path = `${events.path}/${disruption_id}/remind`
    expect((await finance.post(path)).body).toEqual({ letters: 1 })
    expectProblem(await finance.post(path), 'rate_limited')
    expectProblem(await support.post(path), 'forbidden')
  })
})

describe('a postponed event', () => {
  test('is off sale, and can be rescheduled later: all orders need a new decision, also accepted ones', async () => {
    const { event_id, ticket, bought, events } = await arrange()
    const first = await events.carryOut({ kind: 'postponed', decide_by: inDays(kit, 20) })
    expect((await admin.get(`/v1/events/${event_id}`)).body).toMatchObject({ event_status: 'postponed', date_confirmed: false })
    expectProblem(
      await distributor2.post('/v1/reservations', { items: [{ ticket_id: ticket, quantity: 1 }], booking_email: 'a@b.example' }),
      'not_on_sale',
    )
    await decide(distributor, bought, 'accept')
    const second = await events.carryOut(moved(kit))
    expect(await events.read(first.disruption_id)).toMatchObject({ status: 'superseded' })
    expect(await market.order(bought.bookingorder_id)).toMatchObject({
      disruption_id: second.disruption_id,
      disruption_decision: 'pending',
    })
    expect((await admin.get(`/v1/events/${event_id}`)).body).toMatchObject({ event_status: 'notstarted', date_confirmed: true })
  })

  test('can be rescheduled only after the decisions that were made are carried out', async () => {
    const { bought, events } = await arrange()
    const { disruption_id } = await events.carryOut({ kind: 'postponed', decide_by: inDays(kit, 20) })
    const early = await events.preview(moved(kit))
    await events.decideMany(distributor, disruption_id, { decision: 'refund' })
    expectProblem(await events.apply(early.body), 'disruption_running', { disruption_id })
    expectProblem(await events.preview(moved(kit)), 'disruption_running', { disruption_id })
    await work(kit)
    expect(await market.order(bought.bookingorder_id)).toMatchObject({ logistic_status: 'cancelled', refunded: bought.amount })
    await events.carryOut(moved(kit))
    expect(await events.read(disruption_id)).toMatchObject({ status: 'superseded', progress: { refunded: 1 } })
    await market.sound()
  })

  test('can be rescheduled when a refund could not be carried out; its order is decided again, and can be relisted', async () => {
    const { bought, events } = await arrange(1)
    const first = await events.carryOut({ kind: 'postponed', decide_by: inDays(kit, 20) })
    await events.decideMany(distributor, first.disruption_id, { decision: 'refund' })
    await kit.query("update disruption_order set attempts = 3, outcome = 'failed' where disruption_id = $1", [first.disruption_id])
    expectProblem(await market.relist('a', bought), 'not_relistable')
    const second = await events.carryOut(moved(kit))
    expect(await events.orders(first.disruption_id)).toMatchObject([{ decision: null, outcome: 'failed' }])
    expect(await events.orders(second.disruption_id)).toMatchObject([{ decision: 'pending', outcome: 'waiting' }])
    expect((await market.relist('a', bought)).status).toBe(201)
    expect((await decide(distributor, bought, 'refund')).body).toMatchObject({ logistic_status: 'cancelled', refunded: bought.amount })
    await market.sound()
  })

  test('can be reverted while nothing was refunded: event, orders and dates are restored, and buyers are notified', async () => {
    const { event_id, bought, events } = await arrange()
    const fields = ['event_status', 'date_start', 'date_stop', 'date_confirmed', 'venue_id'] as const
    const before = (await admin.get(`/v1/events/${event_id}`)).body
    const dates = await kit.query('select ticket_startdate::text, ticket_stopdate::text from orderitem where bookingorder_id = $1', [
      bought.bookingorder_id,
    ])
    const { disruption_id } = await events.carryOut(moved(kit))
    await decide(distributor, bought, 'accept')
    expect((await events.revert(disruption_id)).status).toBe(202)
    await work(kit)
    expect(await events.read(disruption_id)).toMatchObject({ status: 'reverted' })
    const after = (await admin.get(`/v1/events/${event_id}`)).body
    for (const field of fields) expect(after[field]).toEqual(before[field])
    expect(await market.order(bought.bookingorder_id)).toMatchObject({ disruption_id: null, disruption_decision: null })
    expect(
      await kit.query('select ticket_startdate::text, ticket_stopdate::text from orderitem where bookingorder_id = $1', [
        bought.bookingorder_id,
      ]),
    ).toEqual(dates)
    expect((await lettersOf(kit, bought.bookingorder_id)).filter((letter) => letter.subject.startsWith('As first planned'))).toHaveLength(1)
    expect((await events.revert(disruption_id)).status).toBe(202)
  })

  test('cannot be reverted after an order was refunded or was bought for the new date', async () => {
    const { bought, events, ticket } = await arrange()
    const { disruption_id } = await events.carryOut(moved(kit))
    kit.clock.advance({ seconds: 1 })
    const late = await market.buy('b', ticket, 1)
    expect(expectProblem(await events.revert(disruption_id), 'disruption_not_possible').detail).toMatch(/^1 order was made/)
    await market.cancel(support, late)
    await decide(distributor, bought, 'refund')
    expect(expectProblem(await events.revert(disruption_id), 'disruption_not_possible').detail).toMatch(/^1 order was refunded/)
  })
})

test('guests see the old and the new date under the same link, e-tickets are issued again under their links, webhooks and OCTO are sent once', async () => {
  const { ctx } = kit.service
  const hook = { event_type: 'event_disrupted', endpoint: 'https://agency.example/hook', secret: 'eight characters' }
  expect((await distributor.post('/v1/webhooks', hook)).status).toBe(201)
  const subscription = { url: 'https://agency.example/octo', notificationTypes: ['BOOKING_UPDATE', 'PRODUCT_UPDATE'] }
  const octo = caller(kit.url, { authorization: `Bearer ${kit.accounts.distributor.api_key}` })
  expect((await octo.post('/octo/notifications/subscriptions', subscription)).status).toBeLessThan(300)
  const { event_id, ticket, bought, events } = await arrange(1)
  const seats = new FormData()
  seats.append('file', new Blob(['section,row,seat,barcode\nA,1,1,4006381333931\n'], { type: 'text/csv' }), 'seats.csv')
  seats.append('auto_assign', 'true')
  const uploaded = await admin.send('POST', `/v1/ticketfiles/seating_csv/${ticket}`, { body: seats })
  expect(uploaded.status, uploaded.text).toBe(200)
  await assignSeats(ctx, ticket)
  await makeFiles(ctx, bought.bookingorder_id)
  const item = async () => (await market.order(bought.bookingorder_id)).items[0] as unknown as Record<string, unknown>
  const before = await item()
  expect(before).toMatchObject({ seat: '1', ticket_sha: expect.any(String) })
  const link = await distributor.post<{ url: string }>(`/v1/itineraries/share/${bought.bookingorder_id}/${ticket}/link`)
  const page = async () => (await kit.as.nobody.get(new URL(link.body.url).pathname)).text
  expect(await page()).not.toContain('Before:')
  const { body } = await events.preview(moved(kit))
  expect(body.figures).toMatchObject({ webhooks: 1, files: 1 })
  await events.apply(body)
  await work(kit)
  await makeFiles(ctx, bought.bookingorder_id)
  const after = await item()
  expect(after).toMatchObject({ seat: '1', download_link: before.download_link })
  expect(after.ticket_sha).not.toBe(before.ticket_sha)
  const year = (text: string) =>
    new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(`${text}Z`))
  expect(await page()).toMatch(
    new RegExp(`Before: [^<]*${year(body.event_before.date_start)}[^<]*Now: [^<]*${year(body.event_after.date_start)}`),
  )
  const sent = await kit.query<{ event_type: string }>(
    "select event_type from delivery where resource_id = $1 and event_type = 'event_disrupted'",
    [bought.bookingorder_id],
  )
  expect(sent).toHaveLength(1)
  const told = await kit.query(
    `select from change where resource = 'event' and resource_id = $1 and changed && '{date_start,date_start_utc}'::text[]`,
    [event_id],
  )
  expect(told).not.toEqual([])
})

test('a relocated event is at its new venue, in the time zone of that venue', async () => {
  const { event_id, bought, events } = await arrange()
  const other = await admin.post<{ venue_id: string }>('/v1/venues', {
    official_name: 'Other Ground',
    country: 'GBR',
    city: 'Leeds',
    venue_type: 'stadium',
    time_zone: 'Europe/London',
  })
  expect(other.status, other.text).toBe(201)
  const done = await events.carryOut({ kind: 'relocated', venue_id: other.body.venue_id, decide_by: inDays(kit, 9) })
  expect(done).toMatchObject({ status: 'open', event_after: { venue_name: 'Other Ground', time_zone: 'Europe/London' } })
  expect((await admin.get(`/v1/events/${event_id}`)).body).toMatchObject({ venue_id: other.body.venue_id, city: 'Leeds' })
  expect(await market.order(bought.bookingorder_id)).toMatchObject({ disruption_kind: 'relocated', disruption_decision: 'pending' })
})
