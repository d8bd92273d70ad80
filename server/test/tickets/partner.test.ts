import { beforeAll, describe, expect, test } from 'vitest'
import { type Kit, startKit } from '../kit/index.js'
import { type Json, offering } from './arrange.js'

/** Copied from the contract. */
const fields = `name, shortDescription, description, internalCode, durationMinutes, bookingMode, productType, bookingFields, priceOptions, locationAddress,
  partnerConnectSettings, unitLabel, unitLabelPlural`
const nested = {
  bookingFields: 'label, requiredPerParticipant, requiredPerBooking, visiblePerParticipant, visiblePerBooking',
  priceOptions: 'label, price, seatsUsed',
  locationAddress: 'addressLine, city, countryCode, postCode, state',
  partnerConnectSettings: 'externalAvailabilityApi, externalReservationApi, externalBookingApi, externalCancellationApi',
}
const words = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .sort()

interface Product extends Json {
  name: string
  internalCode: string
  bookingFields: Json[]
  priceOptions: Json[]
  partnerConnectSettings: Record<string, string>
}
let kit: Kit
const feed = async (who: 'distributor' | 'distributor2' | 'admin' = 'distributor'): Promise<Product[]> => {
  const { status, body, headers } = await kit.as[who].get<{ products: Product[] }>('/v1/partner/products')
  expect({ status, type: headers.get('content-type') }).toEqual({ status: 200, type: 'application/json; charset=utf-8' })
  return body.products
}

let north: string
let south: string
beforeAll(async () => {
  kit = await startKit({ PUBLIC_URL: 'https://tickets.example' })
  await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8', USD: '1.25' } })
  const make = offering(kit)
  const { venue_id } = await make.venue({
    official_name: 'Arena',
    city: 'Sevilla',
    streetname: 'Calle Real',
    number: '7',
    postalcode: '41001',
    province: 'Andalucía',
  })
  const { tournament_id } = await make.tournament({ official_name: 'Liga', season: '2030/2031' })
  const { team_id: hometeam_id } = await make.team({ official_name: 'Sevilla United' })
  const match = { venue_id, tournament_id, hometeam_id }
  const needs = [
    { field: 'first_name', scope: 'all_persons', stage: 'pre_checkout' },
    { field: 'contact_email', scope: 'lead_guest', stage: 'pre_checkout' },
    { field: 'passport_number', scope: 'all_persons', stage: 'pre_checkout', countries: { not_in: ['ESP'] } },
  ]
  const first = await make.event({
    ...match,
    date_start: '2031-05-04T20:00:00',
    date_stop: '2031-05-04T21:45:00',
    guest_data_requirements: needs,
  })
  const second = await make.event({ ...match, date_start: '2031-05-11T20:00:00', date_stop: '2031-05-11T22:00:00' })
  const description = { en_GB: 'Behind the goal', nl_NL: 'Achter het doel' }
  north = (await make.category({ venue_id, category_name: 'North', description })).category_id
  south = (await make.category({ venue_id, category_name: 'South' })).category_id
  const offer = (event: { event_id: string }, category_id: string, more: Json) =>
    make.offer({ event_id: event.event_id, category_id, ...more })
  await offer(first, north, { cost_price: 10_000 })
  await offer(second, north, { cost_price: 9_999 })
  await offer(second, north, { cost_price: 8_000, currency_code: 'USD' })
  await offer(second, north, { cost_price: 4_000, sub_category: 'youth', ticket_targetgroup: 'youth' })
  await offer(second, north, { cost_price: 1, supplier_quantity: 0 })
  await offer(second, north, { cost_price: 2, ticket_status: 'disabled' })
  await offer(second, north, { cost_price: 3, currency_code: 'JPY' })
  await offer(second, south, { cost_price: 5_000, countries_enabled: ['GBR'] })
  const cup = await make.event({ event_name: 'Cup final', venue_id })
  await make.offer({ event_id: cup.event_id, category_id: south, cost_price: 7_000 })
  const gone = await make.event({ event_name: 'Called off', venue_id })
  await make.offer({ event_id: gone.event_id, category_id: south })
  await kit.as.product_management.patch(`/v1/events/${gone.event_id}`, { event_status: 'cancelled' })
})

describe('a product', () => {
  test('has exactly the fields of the contract', async () => {
    for (const product of await feed()) {
      expect(Object.keys(product).sort()).toEqual(words(fields))
      for (const [name, members] of Object.entries(nested)) {
        for (const one of [product[name]].flat() as Json[]) expect(Object.keys(one).sort()).toEqual(words(members))
      }
    }
  })

  test('is a series of matches in one category, with the lowest price of each kind', async () => {
    const product = (await feed()).find((one) => one.name === 'Sevilla United, Liga 2030/2031: North')
    expect(product).toMatchObject({
      shortDescription: 'North, Arena, Sevilla',
      description: 'Behind the goal',
      durationMinutes: 120,
      bookingMode: 'INVENTORY',
      productType: 'EVENT',
      // 80.00 dollars are 64.00 euro
      priceOptions: [
        { label: 'regular', price: 64, seatsUsed: 1 },
        { label: 'youth', price: 40, seatsUsed: 1 },
      ],
      locationAddress: { addressLine: 'Calle Real 7', city: 'Sevilla', countryCode: 'ES', postCode: '41001', state: 'Andalucía' },
      unitLabel: 'Ticket',
      unitLabelPlural: 'Tickets',
    })
    expect(product?.bookingFields).toEqual([
      {
        label: 'First Name',
        requiredPerParticipant: true,
        requiredPerBooking: false,
        visiblePerParticipant: true,
        visiblePerBooking: true,
      },
      {
        label: 'Last Name',
        requiredPerParticipant: false,
        requiredPerBooking: false,
        visiblePerParticipant: false,
        visiblePerBooking: true,
      },
      {
        label: 'Passport Number',
        requiredPerParticipant: false,
        requiredPerBooking: false,
        visiblePerParticipant: true,
        visiblePerBooking: false,
      },
      { label: 'Email', requiredPerParticipant: false, requiredPerBooking: true, visiblePerParticipant: false, visiblePerBooking: true },
    ])
  })

  test('has a code that does not change, in four addresses of this service', async () => {
    const [before, after] = [await feed(), await feed()]
    expect(before.map((one) => one.internalCode)).toEqual(after.map((one) => one.internalCode))
    expect(new Set(before.map((one) => one.internalCode)).size).toBe(before.length)
    for (const { internalCode, partnerConnectSettings } of before) {
      expect(Object.values(partnerConnectSettings)).toEqual(
        ['availability', 'reservation', 'booking', 'cancellation'].map(
          (call) => `https://tickets.example/partner/connect/${internalCode}/${call}`,
        ),
      )
    }
  })

  test('is listed for clients that can buy it, in their currency, and only with tickets on sale', async () => {
    expect((await feed()).map((one) => one.name)).toEqual(['Sevilla United, Liga 2030/2031: North', 'Cup final: South'])
    const british = await feed('distributor2')
    expect(british.map((one) => [one.name, one.priceOptions.map((option) => option.price)])).toEqual([
      ['Sevilla United, Liga 2030/2031: North', [51.2, 32]],
      ['Sevilla United, Liga 2030/2031: South', [40]],
      ['Cup final: South', [56]],
    ])
    expect((await feed('admin')).length).toBe(3)
  })

  test('the key is accepted in the address too', async () => {
    const { status, body } = await kit.as.nobody.get<{ products: Json[] }>(
      `/v1/partner/products?apiKey=${kit.accounts.distributor.api_key}`,
    )
    expect([status, body.products.length]).toEqual([200, 2])
    expect(kit.log.join('')).not.toContain(kit.accounts.distributor.api_key)
  })
})

test('a feed of several hundred series is complete and in order', async () => {
  await kit.query(`insert into series (series_id, tournament_id, season, venue_id, created)
    select 's' || lpad(n::text, 5, '0'), (select tournament_id from tournament limit 1), 'season ' || n, (select venue_id from category where category_id = '${south}'), now() from generate_series(1, 300) n`)
  await kit.query(`insert into event (event_id, slug, event_name, sport_type, season, tournament_id, venue_id, series_id, date_start, date_stop, date_start_utc, date_stop_utc, created, updated)
    select 'e' || s.series_id, 'e' || s.series_id, 'Match ' || s.series_id, 'soccer', s.season, s.tournament_id, s.venue_id, s.series_id, '2031-01-01', '2031-01-02', '2031-01-01', '2031-01-02', now(), now() from series s where s.series_id like 's0%'`)
  const events = await kit.query<{ event_id: string }>("select event_id from event where event_id like 'es0%' order by event_id")
  const make = offering(kit)
  for (const { event_id } of events.slice(0, 3)) await make.offer({ event_id, category_id: north })
  await kit.query(`insert into ticket (ticket_id, event_id, category_id, supplier_id, ticket_title, ticket_type, ticket_validity, ticket_validfrom, ticket_validuntil, currency_code, face_value, organiser_price, cost_price, service_price, net_rate, sales_price, vat_category, in_stock, event_name, venue_id, tournament_id, sport_type, city, category_type, supplier_type, created, updated)
    select 't' || e.event_id, e.event_id, '${south}', '${kit.accounts.supplier.supplier_id}', 'x', 'eticket', 'other', '2031-01-01', '2031-01-01', 'EUR', 1, 1, 1, 1, 1, 1, 'high', true, e.event_name, e.venue_id, e.tournament_id, 'soccer', 'sevilla', 'grandstand', 'external', now(), now() from event e where e.event_id like 'es0%'`)
  await kit.query("insert into ticket_stock (ticket_id, supplier_quantity) select ticket_id, 1 from ticket where ticket_id like 'tes0%'")
  const codes = (await feed()).map((one) => one.internalCode)
  expect(codes.filter((code) => code.startsWith('s0'))).toHaveLength(303)
  expect(codes).toEqual(codes.toSorted())
})
