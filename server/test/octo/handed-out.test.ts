import { beforeAll, describe, expect, test } from 'vitest'
import { statementsOf } from '../kit/connections.js'
import { caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { onboarding } from '../marketplace/kit.js'
import { completed, eventually, type Order, orderOf, pdfPath, seats, upload } from '../ticketfiles/kit.js'
import { reseller, stage } from './kit.js'

/** A code opens the gate. Every place at which it leaves the service counts as a download. */
let kit: Kit
let place: { productId: string; optionId: string; availabilityId: string }
let ticket_id: string

interface Sold {
  order: Order
  /** of the OCTO booking, or the number of the order of partner connect */
  name: string
  barcode: string
}

const noContact = { contact: {} }
const connectOrder = (orderNumber: string) => ({
  orderNumber,
  status: 'CONFIRMED',
  items: [
    {
      externalProductCode: `${place.productId}.${place.optionId}`,
      startTimeLocal: '2031-05-04 20:00:00',
      quantities: [{ optionLabel: 'regular', value: 1 }],
    },
  ],
})
const connect = (verb: string, orderNumber: string) =>
  kit.as.distributor.put(`/partner/connect/${place.productId}.${place.optionId}/${verb}`, connectOrder(orderNumber))
const holdOf = (uuid: string) => ({ ...place, uuid, unitItems: [{ unitId: 'regular' }] })
const shop = () => reseller(kit).as
const key = { 'idempotency-key': 'once' }

/** The answers that have a code, each for a booking of its own. A new answer with a code needs a line here. */
const octoAnswers: Record<string, (uuid: string) => Promise<{ text: string }>> = {
  'GET /octo/bookings/{uuid}': (uuid) => shop().get(`/octo/bookings/${uuid}`),
  'GET /octo/bookings': (uuid) => shop().get(`/octo/bookings?resellerReference=${uuid}`),
  'POST /octo/bookings, repeated': (uuid) => shop().post('/octo/bookings', { ...holdOf(uuid), resellerReference: uuid }),
  'POST /octo/bookings/{uuid}/confirm, repeated': (uuid) => shop().post(`/octo/bookings/${uuid}/confirm`, noContact),
  'POST /octo/bookings/{uuid}/confirm with an idempotency key': (uuid) => shop().post(`/octo/bookings/${uuid}/confirm`, noContact, key),
  'PATCH /octo/bookings/{uuid}': (uuid) => shop().patch(`/octo/bookings/${uuid}`, { notes: 'By the window' }),
}
const connectAnswers: Record<string, (orderNumber: string) => Promise<{ text: string }>> = {
  'PUT /partner/connect/{productCode}/booking, repeated': (orderNumber) => connect('booking', orderNumber),
  'PUT /partner/connect/{productCode}/reservation, repeated': (orderNumber) => connect('reservation', orderNumber),
}
/** Files and pages that show the code as a picture. */
const files: Record<string, (sold: Sold) => Promise<unknown>> = {
  'the PDF': ({ order }) => kit.as.distributor.get(pdfPath(order, order.items[0] as Order['items'][0])),
  'the ZIP': ({ order }) => kit.as.distributor.get(`/v1/etickets/download/zip/${order.bookingorder_id}`),
  'the PDF_URL of OCTO': ({ order: { bookingorder_id, items } }) =>
    kit.as.nobody.get(`/octo/tickets/${bookingorder_id}/${items[0]?.orderitem_id}/${items[0]?.download_link}`),
  'the page of the guest': async ({ order }) => {
    const link = await kit.as.distributor.post<{ url: string }>(`/v1/itineraries/share/${order.bookingorder_id}/${ticket_id}/link`, {})
    const { pathname } = new URL(link.body.url)
    return kit.as.nobody.get(`${pathname}/tickets/${order.items[0]?.download_items[0]?.downloaditem_id}/code`)
  },
}
const listed = ['listed 1', 'listed 2', 'listed 3', 'listed 4']
const unread = ['not read', 'asked for by HEAD', 'relisted', 'read twice at once', ...listed]
const names = [...Object.keys(octoAnswers), ...Object.keys(files), ...unread]
const sold = new Map<string, Sold>()
let waiting: string

const orderBehind = async (uuid: string): Promise<string> =>
  (
    await kit.query<{ bookingorder_id: string }>(
      `select o.bookingorder_id from bookingorder o join booking b using (booking_id)
        where b.reservation_id in (select reservation_id from octo_booking where uuid::text = $1 union select reservation_id from connect_order where order_number = $1)`,
      [uuid],
    )
  )[0]?.bookingorder_id ?? ''

beforeAll(async () => {
  kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
  const on = await stage(kit)
  const event = await on.event({ venue_id: on.venue_id, tournament_id: on.tournament_id, hometeam_id: (await on.team()).team_id })
  ticket_id = (await on.offer({ event_id: event.event_id, category_id: on.north, supplier_quantity: 40 })).ticket_id
  place = { productId: event.series_id, optionId: on.north, availabilityId: `${event.event_id}.${on.north}` }
  const made: [string, string][] = []
  const { hold, confirm } = reseller(kit)
  const buy = async (): Promise<string> => {
    const uuid = crypto.randomUUID()
    await hold({ ...holdOf(uuid), resellerReference: uuid })
    await confirm(uuid)
    return uuid
  }
  for (const name of names) made.push([name, await buy()])
  for (const [index, name] of Object.keys(connectAnswers).entries()) {
    expect((await connect('booking', `C-${index}`)).status).toBe(200)
    made.push([name, `C-${index}`])
  }
  waiting = await orderBehind(await buy())
  await kit.work()
  expect((await upload(kit.as.supplier, ticket_id, seats(made.length), { auto_assign: 'true' })).status).toBe(200)
  await kit.as.distributor.post('/v1/marketplace/onboard/supplierjit', onboarding('Resale'))
  for (const [name, own] of made) {
    const order = await completed(kit.as.admin, await orderBehind(own))
    await kit.as.finance.put(`/v1/bookingorders/${order.bookingorder_id}`, { distributorfinancial_status: 'paid' })
    const [file] = await kit.query<{ barcode: string }>(
      `select barcode from downloaditem where bookingorder_id = $1 and state = 'assigned'`,
      [order.bookingorder_id],
    )
    sold.set(name, { order, name: own, barcode: String(file?.barcode) })
  }
})

const relist = ({ order }: Sold) =>
  kit.as.distributor.post(`/v1/bookingorders/${order.bookingorder_id}/relist`, {
    items: [{ orderitem_id: order.items[0]?.orderitem_id, asking_price: 10_000, currency_code: 'EUR' }],
  })
const recorded = ({ order }: Sold) =>
  kit.query<{ kind: string; via: string }>('select kind, via from ticket_download where bookingorder_id = $1', [order.bookingorder_id])
const has = (text: string, { barcode }: Sold) => text.includes(JSON.stringify(barcode))

/** It cannot be sold to another guest, neither by its buyer nor after a cancellation. */
async function expectHandedOut(one: Sold): Promise<void> {
  expectProblem(await relist(one), 'already_downloaded')
  const cancelled = await kit.as.admin.put(`/v1/bookingorders/${one.order.bookingorder_id}`, { logistic_status: 'cancelled' })
  expect(cancelled.status, cancelled.text).toBe(200)
  expect(await kit.query('select state from downloaditem where barcode = $1', [one.barcode])).toEqual([{ state: 'revoked' }])
  expect((await orderOf(kit.as.admin, waiting)).items[0]?.download_items).toEqual([])
}

describe.each(Object.entries({ ...octoAnswers, ...connectAnswers }))('%s', (name, read) => {
  test('has the code, records it once, and it is not sold to anybody else', async () => {
    const one = sold.get(name) as Sold
    expect(await recorded(one)).toEqual([])
    expect(has((await read(one.name)).text, one)).toBe(true)
    expect(has((await read(one.name)).text, one)).toBe(true)
    expect(await recorded(one)).toEqual([{ kind: 'code', via: 'api' }])
    await expectHandedOut(one)
  })
})

test.each(Object.keys(files))('%s shows the code, and it is not sold to anybody else', async (name) => {
  const one = sold.get(name) as Sold
  await files[name]?.(one)
  expect(await recorded(one)).toHaveLength(1)
  await expectHandedOut(one)
})

test('the first list of several bookings needs as many statements as that of one', async () => {
  const [first, ...others] = listed.map((name) => sold.get(name) as Sold) as [Sold, ...Sold[]]
  const together = crypto.randomUUID()
  for (const { name } of others) await shop().patch(`/octo/bookings/${name}`, { resellerReference: together })
  await kit.query('delete from ticket_download where bookingorder_id = any($1)', [others.map(({ order }) => order.bookingorder_id)])
  // A process without jobs, which send statements at any time.
  const { url, service } = await kit.another()
  const there = caller(url, { 'x-api-key': kit.accounts.distributor.api_key })
  await there.get('/octo/bookings?resellerReference=none')
  const read = async (reference: string) => {
    let text = ''
    const sent = await statementsOf(service, async () => {
      text = (await there.get(`/octo/bookings?resellerReference=${reference}`)).text
    })
    return { text, count: sent.length }
  }
  const one = await read(first.name)
  expect(has(one.text, first)).toBe(true)
  const many = await read(together)
  expect(others.map((other) => has(many.text, other))).toEqual([true, true, true])
  expect(many.count).toBe(one.count)
})

test('a recorded code is read without a lock: another transaction may have the order', async () => {
  const one = sold.get('read twice at once') as Sold
  const read = () => shop().get(`/octo/bookings/${one.name}`)
  const both = await Promise.all([read(), read(), read()])
  expect(both.map(({ text }) => has(text, one))).toEqual([true, true, true])
  expect(await recorded(one)).toHaveLength(1)
  const holder = await kit.service.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from bookingorder where bookingorder_id = $1 for update', [one.order.bookingorder_id])
    expect(has((await read()).text, one)).toBe(true)
  } finally {
    await holder.query('rollback')
    holder.release()
  }
})

test('the code of a relisted admission is left out until the relisting is withdrawn', async () => {
  const one = sold.get('relisted') as Sold
  const relisted = await relist(one)
  expect(relisted.status, relisted.text).toBe(201)
  const read = async () => has((await shop().get(`/octo/bookings/${one.name}`)).text, one)
  expect(await read()).toBe(false)
  expect(await recorded(one)).toEqual([])
  const [ticket] = (relisted.body as { tickets: { ticket_id: string }[] }).tickets
  expect((await kit.as.distributor.delete(`/v1/marketplace/relistings/${ticket?.ticket_id}`)).status).toBe(200)
  expect(await read()).toBe(true)
})

test('a HEAD request, whose answer has no code, is refused and not recorded', async () => {
  const one = sold.get('asked for by HEAD') as Sold
  const headers = { authorization: `Bearer ${kit.accounts.distributor.api_key}` }
  for (const path of [`/octo/bookings/${one.name}`, `/octo/bookings?resellerReference=${one.name}`])
    expect((await fetch(kit.url + path, { method: 'HEAD', headers })).status).toBe(405)
  expect(await recorded(one)).toEqual([])
  expect((await relist(one)).status).toBe(201)
})

test('a code that nobody has read goes to the next order', async () => {
  const one = sold.get('not read') as Sold
  expect((await kit.as.admin.put(`/v1/bookingorders/${one.order.bookingorder_id}`, { logistic_status: 'cancelled' })).status).toBe(200)
  await eventually(
    () => kit.query('select bookingorder_id from downloaditem where barcode = $1', [one.barcode]),
    ([file]) => file?.bookingorder_id === waiting,
  )
})
