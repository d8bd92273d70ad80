import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { type Caller, startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { type Json, offering } from './arrange.js'

/** Entries of lists are written as JSON once for all who see the same. A single ticket is always read and written anew. */
const kit = await startKit()
const make = offering(kit)
const { product_management: staff, finance, admin, distributor, distributor2, supplier } = kit.as
const { accounts } = kit
const readers = { distributor, distributor2, supplier, admin }

const { event_id, category_id } = await make.place()
const soon = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19)
const offers: Json[] = [
  { ticket_title: 'Rang één – „Süd“', supplier_quantity: 40, service_fee: 500 },
  { supplier_quantity: 3, release_date: soon(30), latest_sale_date: soon(200), currency_code: 'GBP' },
  {
    supplier_quantity: 25,
    flags: ['pairs_only'],
    sales_periods: [
      { label: 'Early', date_start: soon(-20), date_stop: soon(50), net_rate: 20_000 },
      { label: 'Late', date_start: soon(60), date_stop: soon(110), net_rate: 25_000 },
    ],
  },
]
await finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8', USD: '1.1' } })
const ids: string[] = []
for (const fields of offers) ids.push((await make.offer({ event_id, category_id, currency_code: 'EUR', ...fields })).ticket_id)

/** Each in another language, so that the page is built anew. */
let languages = 0
async function listed(by: Caller): Promise<Json[]> {
  const { status, body, text } = await by.get<{ tickets: Json[] }>(`/v1/tickets?event_id=${event_id}&sorting=ticket_id`, {
    'accept-language': `x-${++languages}`,
  })
  expect(status, text).toBe(200)
  return body.tickets
}
/** The same tickets, read one by one. */
async function read(by: Caller): Promise<Json[]> {
  const answers = await Promise.all(ids.toSorted().map((id) => by.get<Json>(`/v1/tickets/${id}`)))
  return answers.filter(({ status }) => status === 200).map(({ body }) => body)
}
/** Once to know the rows, once to cache their JSON, once to use it. */
async function known(by: Caller): Promise<Json[]> {
  for (let times = 0; times < 2; times++) await listed(by)
  return listed(by)
}
const ok = async (answer: Promise<{ status: number; text: string }>): Promise<void> => {
  const { status, text } = await answer
  expect(status, text).toBeLessThan(300)
}
const change = (index: number, fields: Json) => ok(staff.patch(`/v1/tickets/${ids[index % ids.length]}`, fields))
beforeEach(() => kit.clock.stand())

describe('after a change a list shows each ticket as the single read does', () => {
  const parties = [accounts.distributor, accounts.distributor2]
  const party = (number: number) => parties[number % 2]
  const steps: Record<string, (number: number) => Promise<void>> = {
    stock: (number) => change(number, { supplier_quantity: 30 + (number % 9) }),
    price: (number) => change(number, { cost_price: 9_000 + number }),
    title: (number) => change(number, { ticket_title: `Reihe ${number} ✓` }),
    'client it is kept for': (number) => change(number, { locked_by_client_id: number % 3 === 0 ? null : party(number)?.client_id }),
    'who may see it': (number) => change(number, { distributors_disabled: number % 3 === 0 ? [] : [party(number)?.distributor_id] }),
    status: (number) => change(number, { ticket_status: number % 3 === 0 ? 'disabled' : 'available' }),
    rates: (number) => ok(finance.post('/v1/internal/fxratemoments', { rates: { GBP: `0.${80 + (number % 19)}`, USD: '1.2' } })),
    'currency of a distributor': (number) =>
      ok(
        admin.patch(`/v1/distributors/${party(number)?.distributor_id}`, {
          default_currency: number % 4 < 2 ? 'USD' : 'GBP',
          allowed_currencies: ['EUR', 'GBP', 'USD'],
        }),
      ),
    'VAT number of a distributor': (number) =>
      ok(admin.patch(`/v1/distributors/${party(number)?.distributor_id}`, { vat_number: number % 4 < 2 ? null : 'DE136695976' })),
    'a fee': (number) => change(number, { service_fee: 100 + number }),
    category: (number) => ok(staff.patch(`/v1/categories/${category_id}`, { category_name: `Block ${number}` })),
    event: (number) => ok(staff.patch(`/v1/events/${event_id}`, { event_name: `Match ${number}` })),
    policy: (number) =>
      ok(
        admin.patch(`/v1/suppliers/${accounts.supplier.supplier_id}`, {
          cancellation_policy: [{ until_days_before: 1 + (number % 20), refund_percent: 50 }],
        }),
      ),
    hold: async () => {
      await distributor.post('/v1/reservations', { items: [{ ticket_id: ids[0], quantity: 1 }], booking_email: 'buyer@example.com' })
    },
    hours: async (number) => kit.clock.advance({ hours: number % 30 }),
  }

  test.each(Object.keys(steps))('%s', async (what) => {
    for (const number of [1, 2, 3]) {
      for (const by of Object.values(readers)) await known(by)
      await steps[what]?.(number)
      for (const by of Object.values(readers)) expect(await listed(by)).toEqual(await read(by))
    }
    await change(1, { locked_by_client_id: null, ticket_status: 'available', distributors_disabled: [] })
  })

  test('any changes in any order, by any reader', async () => {
    const step = fc.record({
      what: fc.constantFrom(...Object.keys(steps)),
      number: fc.nat({ max: 40 }),
      by: fc.constantFrom(...Object.values(readers)),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 12 }), async (list) => {
        for (const { what, number, by } of list) {
          await steps[what]?.(number)
          const expected = await read(by)
          for (let times = 0; times < 3; times++) expect(await listed(by)).toEqual(expected)
        }
      }),
      { ...runs(5), endOnFailure: true },
    )
  })
})

test('a sale that begins, a price that changes and a sale that ends are shown without any change of the ticket', async () => {
  const edges = { release_date: 5, latest_sale_date: 15 }
  const at = (minutes: number) => new Date(kit.clock.now().getTime() + minutes * 60_000).toISOString().slice(0, 19)
  // The venue of this event is in the time zone UTC.
  const place = await make.place({ time_zone: 'UTC' })
  const made = await make.offer({
    ...{ event_id: place.event_id, category_id: place.category_id, currency_code: 'EUR' },
    ...{ release_date: at(edges.release_date), latest_sale_date: at(edges.latest_sale_date) },
    sales_periods: [
      { label: 'First', date_start: at(0), date_stop: at(10), net_rate: 20_000 },
      { label: 'Second', date_start: at(10), date_stop: at(30), net_rate: 25_000 },
    ],
  })
  const seen = async () => {
    const entries: unknown[] = []
    for (let times = 0; times < 3; times++) {
      const { body } = await distributor.get<{ tickets: { net_rate: number; allowed_quantities: number[] }[] }>(
        `/v1/tickets?event_id=${place.event_id}`,
        { 'accept-language': `x-${++languages}` },
      )
      entries.push([body.tickets[0]?.net_rate, (body.tickets[0]?.allowed_quantities.length ?? 0) > 0])
    }
    expect(new Set(entries.map((one) => JSON.stringify(one))).size).toBe(1)
    return entries[0]
  }
  expect(made.net_rate).toBeGreaterThan(0)
  const shown = []
  for (const minutes of [1, 5, 5, 5]) {
    shown.push(await seen())
    kit.clock.advance({ minutes })
  }
  shown.push(await seen())
  expect(shown).toEqual([
    [20_000, false],
    [20_000, false],
    [20_000, true],
    [25_000, true],
    [25_000, false],
  ])
})

test('the console shows the operator’s fields, and nobody gets them from its cached JSON', async () => {
  for (let times = 0; times < 3; times++) {
    const { body } = await admin.get<{ tickets: Json[] }>(`/v1/internal/console/tickets?event_id=${event_id}`, {
      'accept-language': `x-${++languages}`,
    })
    expect(body.tickets[0]).toHaveProperty('service_price')
    expect(body.tickets[0]).not.toHaveProperty('eventdays')
    expect((await listed(admin))[0]).toHaveProperty('service_price')
    for (const by of [distributor, distributor2]) expect((await listed(by))[0]).not.toHaveProperty('cost_price')
    const own = (await listed(supplier))[0]
    expect([own && 'cost_price' in own, own && 'service_price' in own]).toEqual([true, false])
  }
})
