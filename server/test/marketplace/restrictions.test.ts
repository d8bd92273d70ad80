import { afterEach, describe, expect, test } from 'vitest'
import { type Caller, expectProblem, startKit } from '../kit/index.js'
import { openMarket } from './kit.js'

/** What a supplier or the operator restricts stays restricted when the ticket is sold on. */
const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '100000' })
const { admin, product_management } = kit.as
const market = await openMarket(kit)
const { a, b, c } = market.distributors
const origin = `/v1/suppliers/${kit.accounts.supplier.supplier_id}`

const change = async (as: Caller, path: string, body: object) => {
  const answer = await as.patch(path, body)
  expect(answer.status, answer.text).toBe(200)
}
/** A ticket with restrictions of its supplier and of the operator. */
async function restricted(fields: object): Promise<string> {
  const ticket = await market.first({ stock: 6 })
  await change(admin, `/v1/tickets/${ticket}`, fields)
  return ticket
}
const read = async (ticket: string) => (await admin.get<Record<string, unknown>>(`/v1/tickets/${ticket}`)).body
const reserve = (who: keyof typeof market.as, ticket_id: string, quantity: number) =>
  market.as[who].post('/v1/reservations', { items: [{ ticket_id, quantity }], booking_email: 'desk@agency.example' })
/** The places that name the ticket, or its series. */
async function placesFor(who: keyof typeof market.as, ticket: string): Promise<string[]> {
  const [row] = await kit.query<{ series_id: string; event_id: string }>(
    'select e.series_id, e.event_id from ticket t join event e using (event_id) where ticket_id = $1',
    [ticket],
  )
  const { series_id, event_id } = row as { series_id: string; event_id: string }
  const texts = {
    list: [`/v1/tickets?event_id=${event_id}`, ticket],
    ticket: [`/v1/tickets/${ticket}`, ticket],
    search: [`/v1/internal/console/search?query=${ticket}`, `"${ticket}"`],
    octo: ['/octo/products', series_id],
    partner: ['/v1/partner/products', series_id],
  } as const
  const found = Object.entries(texts).map(async ([place, [path, name]]) => {
    const { status, text } = await market.as[who].get(path)
    return status === 200 && text.includes(name) ? [place] : []
  })
  return (await Promise.all(found)).flat()
}

describe('a relisted ticket', () => {
  afterEach(() => change(product_management, origin, { distributors_disabled: [], distributors_enabled: [] }))

  test('is hidden from the countries and distributors that may not buy the original, and sold in its quantities', async () => {
    const first = await restricted({ countries_disabled: ['GBR'], flags: ['pairs_only'], distributors_disabled: [b] })
    const ticket = await market.offer('a', await market.buy('a', first, 2))
    expect(await read(ticket)).toMatchObject({ countries_disabled: ['GBR'], flags: ['pairs_only'], distributors_disabled: [b] })
    expect(await placesFor('b', ticket)).toEqual([])
    expectProblem(await reserve('b', ticket, 2), 'ticket_not_found')
    expect(await placesFor('c', ticket)).toEqual(['list', 'ticket', 'search', 'octo', 'partner'])
    expectProblem(await reserve('c', ticket, 1), 'quantity_not_allowed')
    expect((await reserve('c', ticket, 2)).status).toBe(201)
  })

  test('is hidden from the distributors that its first supplier does not sell to, also when it is sold on again', async () => {
    const first = await restricted({ distributors_enabled: [a, b, c], countries_enabled: ['NLD', 'GBR'] })
    await change(product_management, origin, { distributors_disabled: [b] })
    const second = await market.offer('a', await market.buy('a', first))
    const third = await market.offer('c', await market.buy('c', second))
    for (const ticket of [second, third]) {
      expect(await read(ticket)).toMatchObject({ distributors_enabled: [a, c], countries_enabled: ['NLD', 'GBR'] })
      expect(await placesFor('b', ticket)).toEqual([])
      expectProblem(await reserve('b', ticket, 1), 'ticket_not_found')
    }
    expect((await market.as.a.get<object>(`/v1/tickets/${second}`)).body).not.toHaveProperty('distributors_enabled')
  })

  test('is not made if no distributor may buy it any more: 409 not_relistable', async () => {
    const first = await restricted({ distributors_enabled: [a, c] })
    const bought = await market.buy('a', first)
    await change(product_management, origin, { distributors_enabled: [b] })
    expectProblem(await market.relist('a', bought), 'not_relistable')
  })

  test('is sold at the times of the original', async () => {
    const times = { release_date: '2020-01-01T09:00:00', latest_sale_date: '2020-02-01T12:00:00' }
    const first = await market.first()
    const bought = await market.buy('a', first, 2)
    await change(admin, `/v1/tickets/${first}`, times)
    const ticket = await market.offer('a', bought)
    expect(await read(ticket)).toMatchObject(times)
    expectProblem(await reserve('c', ticket, 1), 'not_on_sale')
  })

  test.each([
    { sold: ['pairs_only', 'no_away_fans'], min_order: 1, bought: 4, relisted: 1, flags: ['no_away_fans'], quantities: [1] },
    { sold: ['pairs_only'], min_order: 1, bought: 4, relisted: 3, flags: ['pairs_only'], quantities: [2] },
    { sold: ['pairs_only', 'no_single_left'], min_order: 1, bought: 4, relisted: 3, flags: ['no_single_left'], quantities: [1, 3] },
    { sold: ['package_rate', 'pairs_only'], min_order: 4, bought: 4, relisted: 4, flags: ['package_rate', 'pairs_only'], quantities: [4] },
    { sold: ['package_rate', 'pairs_only'], min_order: 4, bought: 4, relisted: 2, flags: ['pairs_only'], quantities: [2] },
  ])('of $relisted of $bought with $sold keeps the rules under which it can be sold', async (row) => {
    const first = await restricted({ flags: row.sold, min_order: row.min_order })
    await change(admin, `/v1/tickets/${first}`, { supplier_quantity: 12 })
    const bought = await market.buy('a', first, row.bought)
    const places = Array.from({ length: row.relisted }, (_none, index) => index)
    const ticket = await market.offer('a', bought, 12_000, places)
    const seen = await market.as.c.get(`/v1/tickets/${ticket}`)
    expect(seen.body).toMatchObject({ flags: row.flags, allowed_quantities: row.quantities })
  })
})

describe('a relister', () => {
  const terms = {
    countries_disabled: ['GBR'],
    flags: ['pairs_only'],
    release_date: '2020-01-01T09:00:00',
    guest_data_requirements: [{ field: 'last_name', scope: 'all_persons', stage: 'pre_download' }],
  }
  const relisted = async (fields: object = terms) => {
    const ticket = await market.offer('a', await market.buy('a', await restricted(fields), 2))
    return `/v1/tickets/${ticket}`
  }

  test('cannot rename its ticket or change what guests have to tell; the operator can', async () => {
    const path = await relisted()
    const { ticket_title, guest_data_requirements } = (await market.as.a.get<Record<string, unknown>>(path)).body
    const changes = [{ ticket_title: 'VIP front row' }, { guest_data_requirements: [] }]
    for (const body of changes) expectProblem(await market.as.a.patch(path, body), 'immutable_field')
    await change(market.as.a, path, { ticket_title, guest_data_requirements })
    for (const body of changes) await change(admin, path, body)
  })

  test('cannot undo a restriction: 409 immutable_field', async () => {
    const path = await relisted()
    const { event_id } = (await admin.get<{ event_id: string }>(path)).body
    const { date_stop } = (await admin.get<{ date_stop: string }>(`/v1/events/${event_id}`)).body
    for (const body of [
      { countries_disabled: [] },
      { countries_disabled: ['FRA'] },
      { countries_enabled: ['NLD', 'GB'] },
      { flags: [] },
      { flags: ['no_away_fans'] },
      { release_date: null },
      { release_date: '2019-12-31T09:00:00' },
      { latest_sale_date: date_stop },
    ])
      expectProblem(await market.as.a.patch(path, body), 'immutable_field')
    const enabled = await relisted({ countries_enabled: ['NLD', 'FRA'], latest_sale_date: '2030-01-01T12:00:00', min_order: 2 })
    for (const body of [
      { countries_enabled: [] },
      { countries_enabled: [], countries_disabled: ['GBR'] },
      { countries_enabled: ['NLD', 'GBR'] },
      { latest_sale_date: null },
      { latest_sale_date: '2030-01-01T12:00:01' },
      { min_order: 1 },
    ])
      expectProblem(await market.as.a.patch(enabled, body), 'immutable_field')
    const packages = await relisted({ flags: ['package_rate'], min_order: 2 })
    expectProblem(await market.as.a.patch(packages, { min_order: 3 }), 'immutable_field')
    await change(admin, path, { countries_disabled: [], flags: [], release_date: null })
  })

  test('can restrict further, and send its ticket back as it was read', async () => {
    const path = await relisted()
    const { countries_disabled, countries_enabled, flags, release_date, latest_sale_date, min_order } = (
      await market.as.a.get<Record<string, unknown>>(path)
    ).body
    await change(market.as.a, path, { countries_disabled, countries_enabled, flags, release_date, latest_sale_date, min_order })
    await change(market.as.a, path, { countries_disabled: ['GB', 'FRA'], flags: ['pairs_only', 'no_single_left'], min_order: 2 })
    await change(market.as.a, path, { countries_enabled: ['NLD'], release_date: '2020-01-02T09:00:00' })
    expect((await market.as.a.get(path)).body).toMatchObject({ countries_enabled: ['NLD'], countries_disabled: ['GBR', 'FRA'] })
  })
})
