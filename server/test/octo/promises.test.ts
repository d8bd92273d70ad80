import { beforeAll, describe, expect, test } from 'vitest'
import { createRandom, type Random } from '../../src/lib/random.js'
import { type Kit, startKit } from '../kit/index.js'
import type { Json } from '../tickets/arrange.js'
import { reseller, stage } from './kit.js'
import { sessionsOf, tryCalendar, tryParty, trySession, trySlot } from './promised.js'

let kit: Kit
let on: Awaited<ReturnType<typeof stage>>
let shop: ReturnType<typeof reseller>
beforeAll(async () => {
  kit = await startKit()
  on = await stage(kit)
  shop = reseller(kit)
})

const within = { localDateStart: '2031-05-01', localDateEnd: '2031-05-31' }
const groups = [
  ['regular', 'adult'],
  ['youth', 'youth'],
  ['child', 'child'],
] as const

/** A random ticket: few or none left, in pairs or packages, on request, ended, not started. */
function drawTicket(random: Random): Json {
  const [sub_category, ticket_targetgroup] = random.pick(groups)
  const on_request = random.chance(0.25)
  const quantity = random.pick([0, 1, 2, 3, 5, 8, 38, 130])
  const flags = [...(random.chance(0.3) ? ['pairs_only'] : []), ...(random.chance(0.3) ? ['no_single_left'] : [])]
  return {
    ...{ sub_category, ticket_targetgroup, flags: random.chance(0.1) ? [...flags, 'package_rate'] : flags },
    supplier_id: kit.accounts[random.chance(0.5) ? 'supplier' : 'supplier2'].supplier_id,
    min_order: random.pick([1, 1, 1, 2, 3, 4]),
    cost_price: random.int(50, 200) * 100,
    ...(on_request ? { ticket_status: 'on_request', supplier_quantity: 0, backorder_quantity: quantity } : { supplier_quantity: quantity }),
    ...(random.chance(0.1) ? { latest_sale_date: '2026-01-01T00:00:00' } : {}),
    ...(random.chance(0.1) ? { release_date: '2031-04-30T00:00:00' } : {}),
    currency_code: random.pick(['EUR', 'GBP']),
  }
}

/** Three matches of a home team in one category. */
async function world(random: Random): Promise<string> {
  const { team_id: hometeam_id } = await on.team()
  const { venue_id, tournament_id } = on
  let series_id = ''
  for (const day of ['04', '11', '18']) {
    const date = { date_start: `2031-05-${day}T20:00:00`, date_stop: `2031-05-${day}T22:00:00` }
    const event = await on.event({ venue_id, tournament_id, hometeam_id, ...date })
    series_id = event.series_id
    for (let n = random.int(1, 4); n > 0; n--) await on.offer({ event_id: event.event_id, category_id: on.north, ...drawTicket(random) })
  }
  return series_id
}

async function tryProduct(series_id: string, random: Random): Promise<{ available: number; refused: number }> {
  const product = await shop.product(series_id)
  const tried = { available: 0, refused: 0 }
  expect(product.options.filter((option) => option.default)).toHaveLength(1)
  for (const option of product.options) {
    expect(option.instantConfirmation).toBe(!option.id.endsWith('-on-request'))
    const slots = await shop.availability({ productId: product.id, optionId: option.id, ...within })
    await tryCalendar(shop, product, option, slots, within)
    for (const slot of slots) {
      if (await trySlot(shop, product, option, slot)) tried.available++
      else tried.refused++
      const party = new Map(
        random
          .shuffle(option.units)
          .slice(0, random.int(1, 2))
          .map((unit) => [unit.id, random.int(1, 4)]),
      )
      await tryParty(shop, product, option, slot, party)
    }
  }
  return tried
}

async function tryConnect(series_id: string): Promise<void> {
  const code = `${series_id}.${on.north}`
  const { body } = await kit.as.distributor.get<{ products: { internalCode: string; priceOptions: { label: string }[] }[] }>(
    '/v1/partner/products',
  )
  const listed = body.products.find(({ internalCode }) => internalCode === code)
  if (!listed) return
  const sessions = await sessionsOf(kit.as.distributor, code, within.localDateStart, within.localDateEnd)
  for (const session of sessions) await trySession(kit.as.distributor, code, session, [])
  // A product in the feed can be bought in some session, and a product with a session is in the feed.
  const sold = new Set(sessions.flatMap((session) => session.priceOptions.map(({ label }) => label)))
  expect(new Set(listed.priceOptions.map(({ label }) => label))).toEqual(sold)
}

describe('for random catalogues, before and after other purchases', () => {
  const seeds = [1, 2, 3, 4]
  test.each(seeds)('available slots can be held as described, and others cannot (world %i)', async (seed) => {
    const random = createRandom(`channels ${seed}`)
    const series_id = await world(random)
    const before = await tryProduct(series_id, random)
    expect(before.available + before.refused).toBeGreaterThan(0)
    await tryConnect(series_id)
    const product = await shop.product(series_id)
    for (const option of product.options.filter((one) => one.instantConfirmation)) {
      for (const slot of await shop.availability({ productId: product.id, optionId: option.id, ...within })) {
        if (!slot.available) continue
        const unitItems = Array.from({ length: option.restrictions.minUnits }, () => ({ unitId: option.units[0]?.id }))
        const { uuid } = await shop.hold({ productId: product.id, optionId: option.id, availabilityId: slot.id, unitItems })
        if (random.chance(0.7)) await shop.confirm(uuid)
      }
    }
    await tryProduct(series_id, random)
    await tryConnect(series_id)
  })
})

describe('stock of different kinds', () => {
  const match = async (...tickets: Json[]) => {
    const { team_id: hometeam_id } = await on.team()
    const { venue_id, tournament_id, north: category_id } = on
    const event = await on.event({
      ...{ venue_id, tournament_id, hometeam_id },
      ...{ date_start: '2031-05-04T20:00:00', date_stop: '2031-05-04T22:00:00' },
    })
    for (const ticket of tickets) await on.offer({ event_id: event.event_id, category_id, ...ticket })
    const product = await shop.product(event.series_id)
    const look = async (index = 0, units?: Json[]) => {
      const option = product.options[index]
      return (
        await shop.availability({
          productId: product.id,
          optionId: String(option?.id),
          localDate: '2031-05-04',
          ...(units ? { units } : {}),
        })
      )[0]
    }
    return { product, look, event, hometeam_id }
  }
  const adult = { sub_category: 'regular', ticket_targetgroup: 'adult' }
  const child = { sub_category: 'child', ticket_targetgroup: 'child' }

  test('is not added up: a child’s ticket does not admit an adult', async () => {
    const { event, hometeam_id } = await match({ ...adult, supplier_quantity: 0 }, { ...child, supplier_quantity: 38 })
    const second = await on.event({
      ...{ venue_id: on.venue_id, tournament_id: on.tournament_id, hometeam_id },
      ...{ date_start: '2031-05-11T20:00:00', date_stop: '2031-05-11T22:00:00' },
    })
    await on.offer({ event_id: second.event_id, category_id: on.north, ...adult, supplier_quantity: 5 })
    const product = await shop.product(event.series_id)
    expect(product.options[0]?.units.map((unit) => unit.id)).toEqual(['regular', 'child'])
    const ask = { productId: product.id, optionId: on.north, ...within }
    expect(await shop.availability(ask)).toMatchObject([
      { available: false, status: 'SOLD_OUT', vacancies: 0, maxUnits: 0 },
      { available: true, status: 'AVAILABLE', vacancies: 5, maxUnits: 5 },
    ])
    const children = await shop.availability({ ...ask, units: [{ id: 'child', quantity: 2 }] })
    expect(children.map((slot) => [slot.available, slot.vacancies])).toEqual([
      [true, 38],
      [false, 0],
    ])
    const both = await shop.availability({
      ...ask,
      units: [
        { id: 'child', quantity: 1 },
        { id: 'regular', quantity: 1 },
      ],
    })
    expect(both.map((slot) => slot.available)).toEqual([false, false])
  })

  test('is offered with an available unit first, if no adult unit is available', async () => {
    const { product, look } = await match({ ...adult, supplier_quantity: 0 }, { ...child, supplier_quantity: 4 })
    expect(product.options[0]?.units.map((unit) => unit.id)).toEqual(['child', 'regular'])
    expect(await look()).toMatchObject({ available: true, vacancies: 4 })
  })

  test('in pairs is counted in pairs, and a single ticket is never left', async () => {
    const pairs = await match({ ...adult, supplier_quantity: 7, flags: ['pairs_only'] })
    expect(pairs.product.options[0]?.restrictions).toMatchObject({ minUnits: 2 })
    expect(await pairs.look()).toMatchObject({ available: true, vacancies: 6, maxUnits: 6 })
    const single = await match({ ...adult, supplier_quantity: 1, flags: ['pairs_only'] })
    expect(await single.look()).toMatchObject({ available: false, status: 'SOLD_OUT', vacancies: 0, maxUnits: 0 })
    const four = await match({ ...adult, supplier_quantity: 10, min_order: 4 })
    expect(four.product.options[0]?.restrictions).toMatchObject({ minUnits: 4 })
    const three = await match({ ...adult, supplier_quantity: 3, min_order: 4 })
    expect(await three.look()).toMatchObject({ available: false, status: 'SOLD_OUT' })
  })

  test('is a separate option if the supplier must be asked', async () => {
    const { product, look } = await match(
      { ...adult, supplier_quantity: 2 },
      { ...adult, ticket_status: 'on_request', supplier_quantity: 0, backorder_quantity: 9 },
    )
    expect(product.options.map((option) => [option.id, option.instantConfirmation, option.default])).toEqual([
      [on.north, true, true],
      [`${on.north}-on-request`, false, false],
    ])
    expect(product.instantConfirmation).toBe(false)
    expect(await look(0)).toMatchObject({ vacancies: 2 })
    expect(await look(1)).toMatchObject({ vacancies: 9, available: true })
  })
})
