import * as octo from '@octocloud/types'
import { beforeAll, describe, expect, test } from 'vitest'
import { caller, type Kit, startKit } from '../kit/index.js'
import type { Json, Made } from '../tickets/arrange.js'
import { expectFault, reseller, stage } from './kit.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
let plain: ReturnType<typeof reseller>
let rich: ReturnType<typeof reseller>
let cheap: Made

beforeAll(async () => {
  kit = await startKit({ PUBLIC_URL: 'https://tickets.example' })
  on = await stage(kit)
  const { first, second, race, north, south, grid } = on
  const other = { supplier_id: kit.accounts.supplier2.supplier_id }
  cheap = await on.offer({ event_id: first.event_id, category_id: north, cost_price: 8_000, supplier_quantity: 3 })
  await on.offer({ event_id: first.event_id, category_id: north, cost_price: 10_000, supplier_quantity: 17, ...other })
  await on.offer({
    event_id: first.event_id,
    category_id: north,
    sub_category: 'youth',
    ticket_targetgroup: 'youth',
    cost_price: 4_000,
    supplier_quantity: 4,
  })
  await on.offer({ event_id: first.event_id, category_id: south, cost_price: 20_000, supplier_quantity: 6, flags: ['pairs_only'] })
  await on.offer({ event_id: second.event_id, category_id: north, cost_price: 9_000, supplier_quantity: 10 })
  await on.offer({ event_id: race.event_id, category_id: grid, cost_price: 50_000, supplier_quantity: 5, currency_code: 'GBP' })
  plain = reseller(kit)
  rich = reseller(kit, { on: ['pricing', 'content', 'questions'] })
})

const ask = (fields: Json = {}) => ({
  productId: on.productId,
  optionId: on.north,
  localDateStart: '2031-03-01',
  localDateEnd: '2031-04-30',
  ...fields,
})
const availability = (fields: Json) => plain.as.post('/octo/availability', fields)

describe('supplier, capabilities and credentials', () => {
  test('the supplier has its address, and its description with the content capability', async () => {
    expect(await plain.supplier()).toMatchObject({ endpoint: 'https://tickets.example/octo' })
    await rich.supplier()
  })

  test('the supported capabilities are listed, and accepted with and without their prefix', async () => {
    const { body } = await plain.as.get<{ id: string }[]>('/octo/capabilities/')
    expect(body.map(({ id }) => id)).toEqual(['octo/core', 'octo/pricing', 'octo/content', 'octo/notifications', 'octo/questions'])
    for (const one of body) octo.zCapability.omit({ id: true }).parse(one)
    const { headers, body: product } = await plain.as.get(`/octo/products/${on.productId}`, {
      'octo-capabilities': 'Pricing, octo/cart,octo/content',
    })
    expect(headers.get('octo-capabilities')).toBe('Pricing, octo/content')
    expect(product).toMatchObject({ pricingPer: 'UNIT', title: expect.any(String) })
  })

  test('no key, an unknown key and a login token answer 401 in the standard’s format; a key of a supplier answers 403', async () => {
    expectFault(await kit.as.nobody.get('/octo/products'), 'UNAUTHORIZED', {}, 401)
    const bearer = (token: string) => caller(kit.url, { authorization: `Bearer ${token}` })
    expectFault(await bearer('allot_nobody').get('/octo/products'), 'UNAUTHORIZED', {}, 401)
    const { tokens } = await kit.login('distributor')
    expectFault(await bearer(tokens.access_token).get('/octo/supplier'), 'UNAUTHORIZED', {}, 401)
    expectFault(await bearer(kit.accounts.supplier.api_key).get('/octo/products'), 'FORBIDDEN', {}, 403)
  })

  test('unknown paths, bodies that are not JSON, and internal errors have the standard’s format too', async () => {
    expectFault(await plain.as.get('/octo/nothing'), 'NOT_FOUND', {}, 404)
    expectFault(
      await plain.as.send('POST', '/octo/availability', { body: '{"productId":', headers: { 'content-type': 'application/json' } }),
      'BAD_REQUEST',
    )
    const plainText = await plain.as.send('POST', '/octo/availability', { body: 'x', headers: { 'content-type': 'text/plain' } })
    expectFault(plainText, 'BAD_REQUEST', {}, 415)
    await kit.query('alter table octo_booking rename to octo_booking_gone')
    const answer = await plain.as.get('/octo/bookings?resellerReference=x')
    await kit.query('alter table octo_booking_gone rename to octo_booking')
    expect(expectFault(answer, 'INTERNAL_SERVER_ERROR', {}, 500)).not.toContain('octo_booking')
  })
})

describe('products are series of events', () => {
  test('are valid under the published schemas, with and without capabilities', async () => {
    const [bare, full] = [await plain.product(on.productId), await rich.product(on.productId)]
    expect(bare).toMatchObject({
      internalName: 'Sevilla United, Liga 2030/2031',
      timeZone: 'Europe/Madrid',
      availabilityType: 'START_TIME',
      availabilityRequired: true,
      allowFreesale: false,
      deliveryMethods: ['TICKET', 'VOUCHER'],
      deliveryFormats: ['PDF_URL', 'QRCODE'],
    })
    expect(full.options.map((option) => [option.id, option.default, option.title])).toEqual([
      [on.north, true, 'North Stand'],
      [on.south, false, 'South Stand'],
    ])
    expect(full.options[0]).toMatchObject({ availabilityLocalStartTimes: ['20:00'] })
    expect(full.options[0]?.units.map((unit) => [unit.id, unit.type])).toEqual([
      ['regular', 'ADULT'],
      ['youth', 'YOUTH'],
    ])
    expect(full.options[0]?.units[0]?.pricingFrom).toMatchObject([{ net: 8_000, original: 9_000, currency: 'EUR', currencyPrecision: 2 }])
    expect(full.locations).toMatchObject([{ title: 'Arena', place: { latitude: 37.4 } }])
  })

  test('a single event is a product, with prices in the buyer’s currency', async () => {
    const found = (await rich.products()).find((product) => product.id === on.race.series_id)
    expect(found).toMatchObject({ internalName: 'Grand Prix', defaultCurrency: 'EUR' })
    expect(found?.options[0]?.units[0]?.pricingFrom).toMatchObject([{ net: 62_500, currency: 'EUR' }])
    const british = reseller(kit, { who: 'distributor2', on: ['pricing'] })
    expect((await british.product(on.race.series_id)).options[0]?.units[0]?.pricingFrom).toMatchObject([{ net: 50_000, currency: 'GBP' }])
  })

  test('products with the most events in the next thirty days come first', async () => {
    const soon = (days: number) => new Date(kit.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 19)
    const { tournament_id, venue_id } = on
    const { team_id: hometeam_id } = await on.team({ official_name: 'Regulars' })
    const events = []
    for (const day of [3, 9, 15])
      events.push(await on.event({ tournament_id, venue_id, hometeam_id, date_start: soon(day), date_stop: soon(day + 0.1) }))
    for (const { event_id } of events) await on.offer({ event_id, category_id: on.north })
    expect((await plain.products())[0]?.id).toBe(events[0]?.series_id)
  })

  test('the available languages of content are listed, and the requested one is used', async () => {
    await kit.as.product_management.put(`/v1/event-translations/${on.first.event_id}/de_DE`, { translated_event_name: 'United gegen City' })
    const german = reseller(kit, { on: ['content'], headers: { 'accept-language': 'de-AT, en;q=0.5' } })
    const { headers, body } = await german.as.get(`/octo/products/${on.productId}`)
    expect(headers.get('content-language')).toBe('de-DE')
    expect(headers.get('available-languages')).toContain('nl-NL')
    expect(body.locale).toBe('de-DE')
    expect((await german.availability(ask()))[0]?.title).toBe('United gegen City')
    expect((await plain.as.get('/octo/supplier')).headers.get('content-language')).toBeNull()
  })

  test('an unknown product is refused by name', async () => {
    expectFault(await plain.as.get('/octo/products/nope'), 'INVALID_PRODUCT_ID', { productId: 'nope' })
  })
})

describe('availability', () => {
  test('is the same by range, by day and by ids', async () => {
    const all = await plain.availability(ask())
    expect(all.map((slot) => [slot.localDateTimeStart, slot.status, slot.vacancies])).toEqual([
      ['2031-03-29T20:00:00+01:00', 'AVAILABLE', 20],
      // The clocks changed to summer time in between.
      ['2031-03-30T20:00:00+02:00', 'AVAILABLE', 10],
    ])
    const { productId, optionId } = ask()
    expect(await plain.availability({ productId, optionId, localDate: '2031-03-29' })).toEqual(all.slice(0, 1))
    expect(await plain.availability({ productId, optionId, availabilityIds: [all[1]?.id, 'gone.gone'] })).toEqual(all.slice(1))
  })

  test('with both dates and ids, neither, or half a range is refused', async () => {
    const { productId, optionId } = ask()
    expectFault(await availability(ask({ availabilityIds: ['x'] })), 'BAD_REQUEST')
    expectFault(await availability({ productId, optionId }), 'BAD_REQUEST')
    expectFault(await availability({ productId, optionId, localDateStart: '2031-03-01' }), 'BAD_REQUEST')
    expectFault(await availability({ productId, optionId, localDate: '2031-02-31' }), 'BAD_REQUEST')
    expectFault(await availability(ask({ localDateEnd: '2031-02-01' })), 'BAD_REQUEST')
  })

  test('with unknown ids names each of them', async () => {
    expectFault(await availability(ask({ productId: 'p' })), 'INVALID_PRODUCT_ID', { productId: 'p' })
    expectFault(await availability(ask({ optionId: on.grid })), 'INVALID_OPTION_ID', { optionId: on.grid })
    expectFault(await availability(ask({ units: [{ id: 'dog', quantity: 1 }] })), 'INVALID_UNIT_ID', { unitId: 'dog' })
    expectFault(await plain.as.post('/octo/availability/calendar', ask({ productId: 'p' })), 'INVALID_PRODUCT_ID', { productId: 'p' })
    expectFault(await plain.as.post('/octo/availability/calendar', { productId: on.productId, optionId: on.north }), 'BAD_REQUEST')
  })

  test('for several units is priced from one supplier if possible, cheapest first', async () => {
    const priceOf = async (quantity: number) =>
      (await rich.availability(ask({ localDateEnd: '2031-03-29', units: [{ id: 'regular', quantity }] })))[0]
    expect((await priceOf(3))?.pricing).toMatchObject({ net: 24_000, currency: 'EUR' })
    // The 3 cheap tickets of one supplier do not help a group of 5 that the other supplier can serve alone.
    expect((await priceOf(5))?.pricing.net).toBe(50_000)
    // Only both together can serve 19: then the cheap tickets are used first.
    expect((await priceOf(19))?.pricing.net).toBe(3 * 8_000 + 16 * 10_000)
    expect(await priceOf(21)).toMatchObject({ available: false, status: 'SOLD_OUT' })
    expect((await priceOf(1))?.unitPricing).toMatchObject([
      { unitId: 'regular', net: 8_000 },
      { unitId: 'youth', net: 4_000 },
    ])
  })

  test('of tickets in pairs is refused for three units', async () => {
    const south = (quantity: number) => plain.availability(ask({ optionId: on.south, units: [{ id: 'regular', quantity }] }))
    expect((await south(2))[0]).toMatchObject({ available: true })
    expect((await south(3))[0]).toMatchObject({ available: false })
  })

  test('converts to another currency; an unknown currency or one without a rate is refused', async () => {
    const allow = (allowed_currencies: string[]) =>
      kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { allowed_currencies })
    expect((await allow(['EUR', 'USD', 'SEK'])).status).toBe(200)
    const [slot] = await rich.availability(ask({ currency: 'USD' }))
    expect(slot?.unitPricing[0]).toMatchObject({ net: 10_000, currency: 'USD' })
    expectFault(await availability(ask({ currency: 'XXX' })), 'BAD_REQUEST')
    expectFault(await availability(ask({ currency: 'SEK' })), 'UNPROCESSABLE_ENTITY')
    expect((await rich.product(on.productId)).availableCurrencies).toEqual(['EUR', 'USD'])
    await allow(['EUR'])
  })

  test('is limited below half of the stock, sold out without stock, closed when postponed or after the cut-off', async () => {
    const { event_id, series_id } = await on.event({ date_start: '2031-07-01T20:00:00', date_stop: '2031-07-01T22:00:00' })
    const { venue_id } = (await kit.as.admin.get(`/v1/events/${event_id}`)).body
    const { category_id } = await on.category({ venue_id: String(venue_id) })
    const { ticket_id } = await on.offer({ event_id, category_id, supplier_quantity: 10 })
    const look = async () => (await plain.availability({ productId: series_id, optionId: category_id, localDate: '2031-07-01' }))[0]
    const hold = (quantity: number) =>
      kit.as.distributor.post('/v1/reservations', { items: [{ ticket_id, quantity }], booking_email: 'desk@agency.example' })
    await hold(5)
    expect(await look()).toMatchObject({ status: 'AVAILABLE', vacancies: 5, capacity: 10, maxUnits: 5 })
    await hold(1)
    expect(await look()).toMatchObject({ status: 'LIMITED', available: true, vacancies: 4 })
    await hold(4)
    expect(await look()).toMatchObject({ status: 'SOLD_OUT', available: false, vacancies: 0 })
    await kit.as.product_management.patch(`/v1/events/${event_id}`, { event_status: 'postponed' })
    expect(await look()).toMatchObject({ status: 'CLOSED', available: false })
    await kit.as.product_management.patch(`/v1/events/${event_id}`, { event_status: 'notstarted' })
    await kit.as.product_management.patch(`/v1/tickets/${ticket_id}`, { latest_sale_date: '2026-01-01T00:00:00' })
    expect(await look()).toMatchObject({ status: 'CLOSED', available: false, utcCutoffAt: expect.stringMatching(/^202[56]-/) })
  })

  test('as a calendar has every day of the range, with the cheapest price of each day with an event', async () => {
    const days = await rich.calendar(ask({ localDateStart: '2031-03-28', localDateEnd: '2031-03-31' }))
    expect(days.map((day) => [day.localDate, day.status, day.pricingFrom.net])).toEqual([
      ['2031-03-28', 'CLOSED', 0],
      ['2031-03-29', 'AVAILABLE', 4_000],
      ['2031-03-30', 'AVAILABLE', 9_000],
      ['2031-03-31', 'CLOSED', 0],
    ])
    expect((await plain.calendar(ask({ localDateStart: '2031-03-30', localDateEnd: '2031-03-30' })))[0]).toMatchObject({ vacancies: 10 })
  })
})

describe('products follow changes of the catalogue', () => {
  test('an event with a new start keeps its id; an event with another home team moves to another product', async () => {
    const { tournament_id, venue_id, hometeam_id, north } = on
    const event = await on.event({
      tournament_id,
      venue_id,
      hometeam_id,
      date_start: '2031-08-01T20:00:00',
      date_stop: '2031-08-01T22:00:00',
    })
    await on.offer({ event_id: event.event_id, category_id: north })
    expect(event.series_id).toBe(on.productId)
    const at = async (productId: string, localDate: string) => (await plain.availability({ productId, optionId: north, localDate }))[0]?.id
    const id = await at(on.productId, '2031-08-01')
    expect(id).toEqual(expect.any(String))
    await kit.as.product_management.patch(`/v1/events/${event.event_id}`, {
      date_start: '2031-08-03T18:00:00',
      date_stop: '2031-08-03T20:00:00',
    })
    expect(await at(on.productId, '2031-08-03')).toBe(id)
    const { team_id } = await on.team()
    const moved = await kit.as.product_management.patch<{ series_id: string }>(`/v1/events/${event.event_id}`, { hometeam_id: team_id })
    expect(moved.body.series_id).not.toBe(on.productId)
    expect(await at(on.productId, '2031-08-03')).toBeUndefined()
    expect(await at(moved.body.series_id, '2031-08-03')).toBe(id)
  })

  test('hidden tickets are not in products', async () => {
    await kit.as.product_management.patch(`/v1/tickets/${cheap.ticket_id}`, {
      distributors_disabled: [kit.accounts.distributor2.distributor_id],
    })
    const vacancies = async (who: 'distributor' | 'distributor2') => (await reseller(kit, { who }).availability(ask()))[0]?.vacancies
    expect([await vacancies('distributor'), await vacancies('distributor2')]).toEqual([20, 17])
  })
})
