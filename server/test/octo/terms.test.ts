import { beforeAll, describe, expect, test } from 'vitest'
import { type Kit, startKit } from '../kit/index.js'
import type { Json } from '../tickets/arrange.js'
import { expectFault, reseller, stage } from './kit.js'
import { sessionsOf } from './promised.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
let rich: ReturnType<typeof reseller>
beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
  rich = reseller(kit, { on: ['pricing'] })
})

/** A match of its own, with these tickets. */
async function match(tickets: Json[], where: Json = {}) {
  const { team_id: hometeam_id } = await on.team()
  const { venue_id, tournament_id, north: category_id } = on
  const event = await on.event({
    ...{ venue_id, tournament_id, hometeam_id },
    ...{ date_start: '2031-05-04T20:00:00', date_stop: '2031-05-04T22:00:00' },
    ...where,
  })
  const made = []
  for (const ticket of tickets) made.push(await on.offer({ event_id: event.event_id, category_id, ...ticket }))
  return {
    ...event,
    tickets: made,
    code: `${event.series_id}.${category_id}`,
    ask: { productId: event.series_id, optionId: category_id, availabilityIds: [`${event.event_id}.${category_id}`] },
    request: (quantity: number, more: Json = {}) => ({
      ...{ productId: event.series_id, optionId: category_id, availabilityId: `${event.event_id}.${category_id}` },
      unitItems: Array.from({ length: quantity }, () => ({ unitId: 'regular' })),
      ...more,
    }),
  }
}

const rates = (GBP: string) => kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP, USD: '1.25' } })
/** The charge of the tickets of a booking, without fees, from the ledger. */
const charged = async (booking_code: string | null): Promise<number> => {
  const [row] = await kit.query<{ sum: string }>(
    `select sum((item ->> 'amount')::bigint) from order_charge c join bookingorder o using (bookingorder_id), jsonb_array_elements(c.charge -> 'items') item
      where o.booking_code = $1`,
    [booking_code],
  )
  return Number(row?.sum)
}

describe('the price of a booking', () => {
  test('is the price of its hold, to the cent of the charge, also when rates change and after refunds', async () => {
    await rates('0.8')
    // 10.01 pounds are 12.5125 euro: three of them are 37.54, not three times 12.51.
    const policy = [{ until_days_before: 1, refund_percent: 50 }]
    const here = await match([{ currency_code: 'GBP', cost_price: 1_001, supplier_quantity: 10, cancellation_policy: policy }])
    const held = await rich.hold(here.request(3))
    expect(held.pricing).toMatchObject({ net: 3_754, currency: 'EUR' })
    expect(held.unitItems.map((item) => item.pricing.net).reduce((a, b) => a + b)).toBe(3_754)
    await rates('0.9')
    expect((await rich.read(held.uuid)).pricing).toEqual(held.pricing)
    const made = await rich.confirm(held.uuid)
    expect(made.pricing).toEqual(held.pricing)
    expect(await charged(made.supplierReference)).toBe(3_754)
    await rates('0.7')
    expect((await rich.read(held.uuid)).pricing).toEqual(held.pricing)
    expect((await rich.cancel(held.uuid)).pricing).toEqual(held.pricing)
    expect(await charged(made.supplierReference)).toBeLessThan(3_754)
    expect((await rich.list(`supplierReference=${made.supplierReference}`))[0]?.pricing).toEqual(held.pricing)
  })

  test('is the same for a partner whose currency changes meanwhile', async () => {
    await rates('0.8')
    const here = await match([{ currency_code: 'GBP', cost_price: 1_001, supplier_quantity: 10 }])
    const order = {
      orderNumber: 'agreed',
      status: 'CONFIRMED',
      items: [
        { externalProductCode: here.code, startTimeLocal: '2031-05-04 20:00:00', quantities: [{ optionLabel: 'regular', value: 3 }] },
      ],
    }
    const send = async (name: string) => {
      const answer = await kit.as.distributor.post<{ bookings: (Json & { supplierReference: string | null })[] }>(
        `/partner/connect/${here.code}/${name}`,
        order,
      )
      expect(answer.status, answer.text).toBe(200)
      return answer.body.bookings[0]
    }
    const agreed = { totalAmount: 37.54, totalCurrency: 'EUR' }
    expect(await send('reservation')).toMatchObject(agreed)
    await rates('0.9')
    const made = await send('booking')
    expect(made).toMatchObject(agreed)
    expect(await charged(made?.supplierReference ?? null)).toBe(3_754)
    await rates('0.7')
    const set = (fields: Json) => kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, fields)
    expect((await set({ allowed_currencies: ['EUR', 'GBP'], default_currency: 'GBP' })).status).toBe(200)
    expect(await send('booking')).toMatchObject(agreed)
    expect((await set({ allowed_currencies: ['EUR'], default_currency: 'EUR' })).status).toBe(200)
  })

  test('is refused in a currency that cannot be charged, in availability and for a hold', async () => {
    await rates('0.8')
    const here = await match([{ supplier_quantity: 5 }])
    const refused = [
      await rich.as.post('/octo/availability', { ...here.ask, currency: 'USD' }),
      await rich.as.post('/octo/availability/calendar', {
        ...{ productId: here.ask.productId, optionId: here.ask.optionId },
        ...{ localDateStart: '2031-05-01', localDateEnd: '2031-05-31', currency: 'USD' },
      }),
      await rich.as.post('/octo/bookings', here.request(1, { currency: 'USD' })),
    ]
    for (const answer of refused) expect(expectFault(answer, 'UNPROCESSABLE_ENTITY')).toContain('EUR')
    expect((await rich.product(here.ask.productId)).availableCurrencies).toEqual(['EUR'])
    // A partner names no currency: its own is used.
    await kit.query("update distributor set allowed_currencies = '{GBP}' where distributor_id = $1", [
      kit.accounts.distributor.distributor_id,
    ])
    const path = `/partner/connect/${here.code}/availability?from=2031-05-01 00:00:00&to=2031-05-31 00:00:00`
    expect((await kit.as.distributor.get(path)).status).toBe(409)
    await kit.query("update distributor set allowed_currencies = '{EUR}' where distributor_id = $1", [
      kit.accounts.distributor.distributor_id,
    ])
  })
})

describe('the end of sale', () => {
  const soon = (minutes: number) => new Date(kit.clock.now().getTime() + minutes * 60_000)
  /** In Madrid, where the matches are. */
  const local = (at: Date) =>
    new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Madrid', dateStyle: 'short', timeStyle: 'medium' }).format(at).replace(' ', 'T')

  test('is the start of the event on every channel', async () => {
    const start = soon(90)
    const here = await match([{ supplier_quantity: 5 }], { date_start: local(start), date_stop: local(soon(210)) })
    const [open] = await rich.availability(here.ask)
    expect(open).toMatchObject({ status: 'AVAILABLE', utcCutoffAt: `${start.toISOString().slice(0, 19)}Z` })
    const day = start.toISOString().slice(0, 10)
    const next = new Date(start.getTime() + 86_400_000).toISOString().slice(0, 10)
    expect((await sessionsOf(kit.as.distributor, here.code, day, next))[0]?.priceOptions).toHaveLength(1)
    kit.clock.advance({ minutes: 91 })
    expect((await rich.availability(here.ask))[0]).toMatchObject({ status: 'CLOSED', available: false, vacancies: 0, maxUnits: 0 })
    expectFault(await rich.as.post('/octo/bookings', here.request(1)), 'UNPROCESSABLE_ENTITY')
    expect((await sessionsOf(kit.as.distributor, here.code, day, next))[0]).toMatchObject({ seatsAvailable: 0, priceOptions: [] })
    const feed = await kit.as.distributor.get<{ products: { internalCode: string }[] }>('/v1/partner/products')
    expect(feed.body.products.map((one) => one.internalCode)).not.toContain(here.code)
    expect((await rich.product(here.series_id)).options[0]?.pricingFrom).toEqual([])
  })

  test('is the earlier day that a ticket defines, of tickets that can still be bought', async () => {
    const here = await match([
      { supplier_quantity: 5, latest_sale_date: '2031-05-02T18:00:00' },
      { supplier_quantity: 0, latest_sale_date: '2031-05-03T18:00:00' },
    ])
    expect((await rich.availability(here.ask))[0]?.utcCutoffAt).toBe('2031-05-02T16:00:00Z')
  })
})

describe('a product', () => {
  const price = (cost_price: number, more: Json = {}) => ({ cost_price, face_value: cost_price, supplier_quantity: 5, ...more })

  test('has the lowest price of tickets that can be bought now: not sold out, ended, not started or on request', async () => {
    const here = await match([
      price(10_000),
      price(1_000, { supplier_quantity: 0 }),
      price(2_000, { supplier_quantity: 1, flags: ['pairs_only'] }),
      price(3_000, { latest_sale_date: '2026-01-01T00:00:00' }),
      price(4_000, { release_date: '2031-05-01T00:00:00' }),
      price(5_000, { ticket_status: 'on_request', supplier_quantity: 0, backorder_quantity: 5 }),
    ])
    const { options } = await rich.product(here.series_id)
    expect(options.map((option) => option.pricingFrom.map((from) => from.net))).toEqual([[10_000], []])
    expect(options.map((option) => option.units.map((unit) => unit.pricingFrom.map((from) => from.net)))).toEqual([[[10_000]], [[]]])
    const [day] = await rich.calendar({
      productId: here.series_id,
      optionId: on.north,
      localDateStart: '2031-05-04',
      localDateEnd: '2031-05-04',
    })
    expect(day).toMatchObject({ pricingFrom: { net: 10_000 }, unitPricingFrom: [{ unitId: 'regular', net: 10_000 }] })
    const feed = await kit.as.distributor.get<{ products: { internalCode: string; priceOptions: Json[] }[] }>('/v1/partner/products')
    expect(feed.body.products.find((one) => one.internalCode === here.code)?.priceOptions).toMatchObject([{ label: 'regular', price: 100 }])
    await rich.hold(here.request(5))
    expect((await rich.product(here.series_id)).options[0]?.pricingFrom).toEqual([])
    const [soldOut] = await rich.calendar({
      productId: here.series_id,
      optionId: on.north,
      localDateStart: '2031-05-04',
      localDateEnd: '2031-05-04',
    })
    expect(soldOut).toMatchObject({ available: false, pricingFrom: { net: 0 }, unitPricingFrom: [] })
  })

  test('can be cancelled with a full refund until the day that all its tickets allow', async () => {
    const cutoff = async (...policies: Json[][]) => {
      const here = await match(policies.map((cancellation_policy, n) => price(10_000 + n, { cancellation_policy })))
      const [option] = (await rich.product(here.series_id)).options
      const days = option?.cancellationCutoffAmount
      expect(option?.cancellationCutoff).toBe(days === 1 ? '1 day' : `${days} days`)
      return { days: option?.cancellationCutoffAmount, here }
    }
    const step = (until_days_before: number, refund_percent: number) => ({ until_days_before, refund_percent })
    expect((await cutoff([step(7, 100)], [step(14, 100)])).days).toBe(14)
    expect((await cutoff([step(30, 100), step(7, 50)])).days).toBe(30)
    expect((await cutoff([step(1, 100)])).days).toBe(1)
    expect((await cutoff([step(0, 100)])).days).toBe(0)
    // There is no such day if a part of the price, or all of it, is always kept.
    expect((await cutoff([step(7, 100)], [step(14, 50)])).days).toBe(3650)
    expect((await cutoff([])).days).toBe(3650)
    const { days, here } = await cutoff([step(2, 100)])
    expect(days).toBe(2)
    const made = await rich.confirm((await rich.hold(here.request(1))).uuid)
    expect((await rich.cancel(made.uuid)).cancellation).toMatchObject({ refund: 'FULL' })
  })
})

test('a hold stays readable when the distributor is no longer charged in its currency', async () => {
  const here = await match([{ supplier_quantity: 5 }])
  const set = (allowed_currencies: string[]) =>
    kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { allowed_currencies })
  await rates('0.8')
  expect((await set(['EUR', 'USD'])).status).toBe(200)
  const held = await rich.hold(here.request(1, { currency: 'USD' }))
  expect(held.pricing).toMatchObject({ currency: 'USD', net: 12_500 })
  await set(['EUR'])
  expect((await rich.read(held.uuid)).pricing).toEqual(held.pricing)
})

test('a booking in another currency is the same when it is read and when it is listed; its product keeps the default currency', async () => {
  const here = await match([{ supplier_quantity: 5 }])
  await rates('0.8')
  const distributor = `/v1/distributors/${kit.accounts.distributor.distributor_id}`
  expect((await kit.as.admin.patch(distributor, { allowed_currencies: ['EUR', 'GBP'] })).status).toBe(200)
  const [pounds, euros] = [
    await rich.hold(here.request(1, { currency: 'GBP', resellerReference: 'mixed' })),
    await rich.hold(here.request(1, { resellerReference: 'mixed' })),
  ]
  expect(pounds.pricing.currency).toBe('GBP')
  expect(pounds.availability.pricing.currency).toBe('GBP')
  expect(pounds.product).toEqual(await rich.product(here.series_id))
  const listed = new Map((await rich.list('resellerReference=mixed')).map((booking) => [booking.uuid, booking]))
  for (const { uuid } of [pounds, euros]) expect(listed.get(uuid)).toEqual(await rich.read(uuid))
})

test('units that cannot be bought have the sum of their list prices, also for very many', async () => {
  const here = await match([{ supplier_quantity: 5 }])
  const units = Array.from({ length: 100 }, () => ({ id: 'regular', quantity: 1000 }))
  const [slot] = await rich.availability({ ...here.ask, units })
  const [unit] = slot?.unitPricing ?? []
  expect(slot).toMatchObject({ status: 'SOLD_OUT', pricing: { net: 100_000 * Number(unit?.net), retail: 100_000 * Number(unit?.retail) } })
})

test('test holds and holds on request last as long as the holds of the distributor', async () => {
  const set = (hold_minutes: number, hold_max_minutes: number) =>
    kit.as.admin.patch(`/v1/distributors/${kit.accounts.distributor.distributor_id}`, { hold_minutes, hold_max_minutes })
  expect((await set(20, 60)).status).toBe(200)
  const here = await match([{ supplier_quantity: 5 }])
  const asked = await match([{ ticket_status: 'on_request', supplier_quantity: 0, backorder_quantity: 5 }])
  const optionId = `${on.north}-on-request`
  const onRequest = asked.request(1, { optionId, availabilityId: `${asked.event_id}.${optionId}` })
  const tests = reseller(kit, { on: ['pricing'], headers: { 'octo-env': 'test' } })
  // The hold is made a moment after its booking.
  const minutes = ({ utcExpiresAt, utcCreatedAt }: Json) =>
    Math.floor((Date.parse(String(utcExpiresAt)) - Date.parse(String(utcCreatedAt))) / 60_000)
  for (const held of [await rich.hold(here.request(1)), await tests.hold(here.request(1)), await rich.hold(onRequest)]) {
    expect(minutes(held)).toBe(20)
    expect(minutes(await rich.extend(held.uuid, { expirationMinutes: 90 }))).toBe(60)
  }
  expect(minutes(await tests.hold(here.request(1, { expirationMinutes: 90 })))).toBe(60)
  expect((await set(10, 30)).status).toBe(200)
})
