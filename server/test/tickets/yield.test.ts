import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { priceChain } from '../../src/catalogue/tickets/rules/prices.js'
import { type Offer, yieldCost, yieldTarget } from '../../src/catalogue/tickets/rules/yield.js'
import { lockStock, moveStock } from '../../src/catalogue/tickets/stock.js'
import { updateAutomaticPrices } from '../../src/catalogue/tickets/yield.js'
import type { TicketYield } from '../../src/platform/db/json.js'
import { type Kit, startKit } from '../kit/index.js'
import { runs } from '../kit/runs.js'
import { type Json, type Made, offering } from './arrange.js'

const plan = (more: Partial<TicketYield> = {}): TicketYield => ({
  yield_strategy: 'auto',
  yield_min_price: 5_000,
  yield_max_price: 20_000,
  currency_code: 'EUR',
  diff_from_cheapest: 100,
  enabled: true,
  enabled_supplier_ids: [],
  disabled_supplier_ids: [],
  minimum_different_suppliers: 1,
  ...more,
})

describe('the rule', () => {
  const same = (_currency: string, amount: number) => amount
  const suppliers = ['a', 'b', 'c', 'd']
  const offer = fc.record({
    supplier_id: fc.constantFrom(...suppliers),
    sub_category: fc.constantFrom('regular', 'youth'),
    net_rate: fc.integer({ min: 1, max: 50_000 }),
    isOffered: fc.boolean(),
    plan: fc.option(
      fc.record({
        yield_min_price: fc.integer({ min: 0, max: 20_000 }),
        room: fc.integer({ min: 0, max: 30_000 }),
        diff_from_cheapest: fc.integer({ min: -500, max: 2_000 }),
        enabled: fc.boolean(),
        enabled_supplier_ids: fc.subarray(suppliers),
        disabled_supplier_ids: fc.subarray(suppliers),
        minimum_different_suppliers: fc.integer({ min: 1, max: 3 }),
      }),
    ),
  })
  const group = fc.array(offer, { minLength: 1, maxLength: 8 }).map((offers) =>
    offers.map(
      ({ plan: given, ...one }, index): Offer => ({
        ...one,
        ticket_id: `t${index}`,
        currency_code: 'EUR',
        plan: given && plan({ ...given, yield_max_price: given.yield_min_price + given.room }),
      }),
    ),
  )

  test('is stable: a second run over the tickets changes nothing', () => {
    fc.assert(
      fc.property(group, fc.array(fc.nat(7), { maxLength: 30 }), (offers, order) => {
        const settle = (turns: number[]) => {
          const now = offers.map((one) => ({ ...one }))
          for (const turn of turns) {
            const own = now[turn % now.length] as Offer
            own.net_rate = yieldTarget(own, now, same)?.target ?? own.net_rate
          }
          return now.map((one) => one.net_rate)
        }
        const once = offers.map((_one, index) => index)
        expect(settle([...order, ...once])).toEqual(settle(once))
        expect(settle([...once, ...once])).toEqual(settle(once))
        expect(settle(once.toReversed())).toEqual(settle(once))
      }),
      runs(500),
    )
  })

  test('stays within its bounds, and follows only allowed competitors', () => {
    fc.assert(
      fc.property(group, (offers) => {
        for (const own of offers) {
          const goal = yieldTarget(own, offers, same)
          if (!goal || !own.plan) continue
          expect(goal.target).toBeGreaterThanOrEqual(own.plan.yield_min_price)
          expect(goal.target).toBeLessThanOrEqual(own.plan.yield_max_price)
          const others = offers.filter(
            (one) =>
              one.supplier_id !== own.supplier_id &&
              one.isOffered &&
              one.sub_category === own.sub_category &&
              !own.plan?.disabled_supplier_ids.includes(one.supplier_id),
          )
          expect(new Set(others.map((one) => one.supplier_id)).size).toBeGreaterThanOrEqual(own.plan.minimum_different_suppliers)
        }
      }),
    )
  })

  test('sets the cost so that net_rate reaches the target, and stays within the bounds', () => {
    const percent = fc.integer({ min: 0, max: 900_000 }).map((units) => (units / 10_000).toFixed(4))
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.integer({ min: 5, max: 50_000 }),
        fc.nat(),
        percent,
        percent,
        fc.nat(500),
        (min, room, at, markup_percentage, discount_percentage, markup_fixed) => {
          const bounds = { min, max: min + room, target: min + (at % (room + 1)) }
          const terms = { margins_applied: true, discount_percentage }
          const supplier = { markup_percentage, markup_fixed, default_discount_share: '0' }
          const cost_price = yieldCost(bounds, terms, supplier)
          if (cost_price === undefined) return
          const { net_rate } = priceChain({ ...terms, cost_price, service_price: 0 }, supplier)
          expect(net_rate).toBeGreaterThanOrEqual(bounds.min)
          expect(net_rate).toBeLessThanOrEqual(bounds.max)
          expect(Math.abs(net_rate - bounds.target)).toBeLessThanOrEqual(2)
        },
      ),
    )
  })
})

describe('in the service', () => {
  let kit: Kit
  let make: ReturnType<typeof offering>
  beforeAll(async () => {
    kit = await startKit()
    make = offering(kit)
    await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8' } })
    await kit.service.ctx.db
      .updateTable('supplier')
      .set({ markup_percentage: '10', markup_fixed: 200, default_discount_percentage: '5' })
      .where('supplier_id', '=', kit.accounts.supplier.supplier_id)
      .execute()
  })
  const priceOf = async ({ ticket_id }: Made) =>
    (await kit.as.distributor.get<{ net_rate: number }>(`/v1/tickets/${ticket_id}`)).body.net_rate
  const settle = () => updateAutomaticPrices(kit.service.ctx)
  const patch = (ticket: Made, body: Json) => kit.as.product_management.patch(`/v1/tickets/${ticket.ticket_id}`, body)
  const historyOf = async ({ ticket_id }: Made) =>
    (await kit.as.admin.get<{ history: Json[] }>(`/v1/tickets/${ticket_id}/history`)).body.history

  test('an automatic price follows the cheapest competitor within its bounds, and each change is in the history', async () => {
    const place = await make.place()
    const rival = await make.offer({ ...place, supplier_id: kit.accounts.supplier2.supplier_id, cost_price: 12_000 })
    const own = await make.offer({ ...place, ticket_yield: plan() })
    await settle()
    // 100 less than the cheapest.
    expect(await priceOf(own)).toBe(11_900)
    const { body } = await kit.as.admin.get(`/v1/admin/service/tickets/${own.ticket_id}`)
    // (cost + 10 % + 200) less 5 % is the price, each step rounded
    const cost = Number(body.cost_price)
    const service = Math.round(cost * 1.1 + 200)
    expect([service - Math.round(service * 0.05), body.net_rate]).toEqual([11_900, 11_900])
    await patch(rival, { cost_price: 4_000 })
    await settle()
    expect(await priceOf(own)).toBe(5_000)
    await patch(rival, { cost_price: 90_000 })
    await settle()
    expect(await priceOf(own)).toBe(20_000)
    const past = await historyOf(own)
    expect(past.map((version) => (version.ticket as Json).net_rate)).toEqual([20_000, 5_000, 11_900, own.net_rate])
    expect(past[0]).toMatchObject({ updated_by: 'system', changed: expect.arrayContaining(['cost_price', 'net_rate']) })
  })

  test('two automatic prices do not follow each other', async () => {
    const place = await make.place()
    const fixed = await make.offer({ ...place, supplier_id: kit.accounts.supplier2.supplier_id, cost_price: 15_000 })
    const first = await make.offer({ ...place, ticket_yield: plan() })
    const second = await make.offer({
      ...place,
      supplier_id: kit.accounts.supplier2.supplier_id,
      ticket_yield: plan({ diff_from_cheapest: 300 }),
      cost_price: 9_000,
    })
    await settle()
    const [before, versions] = [
      [await priceOf(first), await priceOf(second)],
      [await historyOf(first), await historyOf(second)].map((past) => past.length),
    ]
    // The first follows the fixed one; the second has only an automatic competitor, and stays.
    expect(before).toEqual([14_900, 9_000])
    for (let turn = 0; turn < 20; turn++) {
      await kit.query('insert into yield_request values ($1, $2, now())', [place.event_id, place.category_id])
      await settle()
    }
    expect([await priceOf(first), await priceOf(second)]).toEqual(before)
    expect([await historyOf(first), await historyOf(second)].map((past) => past.length)).toEqual(versions)
    // Also when the competitor that they could follow becomes automatic.
    await patch(fixed, { ticket_yield: plan() })
    for (let turn = 0; turn < 5; turn++) await settle()
    expect([await priceOf(first), await priceOf(second)]).toEqual(before)
    expect(await settle()).toBe(0)
  })

  test('sold out tickets are not compared until stock returns', async () => {
    const place = await make.place()
    const rival = await make.offer({ ...place, supplier_id: kit.accounts.supplier2.supplier_id, cost_price: 8_000, supplier_quantity: 2 })
    await make.offer({ ...place, supplier_id: kit.accounts.supplier2.supplier_id, cost_price: 10_000 })
    const own = await make.offer({ ...place, ticket_yield: plan() })
    await settle()
    expect(await priceOf(own)).toBe(7_900)
    const move = (quantity: number) =>
      kit.service.ctx.db.transaction().execute(async (trx) => {
        await lockStock(trx, [rival.ticket_id])
        await moveStock(trx, [{ ticket_id: rival.ticket_id, reservations_quantity: quantity }], kit.clock.now())
      })
    await move(1)
    expect(await settle()).toBe(0)
    await move(1)
    await settle()
    expect(await priceOf(own)).toBe(9_900)
    await move(-2)
    await settle()
    expect(await priceOf(own)).toBe(7_900)
  })

  test.each<[string, Json, Json, number]>([
    ['another variant is no rival', { sub_category: 'youth' }, {}, 10_640],
    ['nor one that is disabled', { ticket_status: 'disabled' }, {}, 10_640],
    ['nor one that must be asked for', { ticket_status: 'on_request', backorder_quantity: 5 }, {}, 10_640],
    ['nor one that is not on sale yet', { release_date: '2030-12-01' }, {}, 10_640],
    ['two suppliers wanted, one there', {}, { minimum_different_suppliers: 2 }, 10_640],
    ['a plan that is switched off', {}, { enabled: false }, 10_640],
    ['a negative difference stays above', {}, { diff_from_cheapest: -250 }, 8_250],
    ['in pounds', {}, { currency_code: 'GBP', yield_min_price: 4_000, diff_from_cheapest: 80 }, 7_900],
  ])('%s', async (_name, rival, more, expected) => {
    const place = await make.place()
    await make.offer({ ...place, supplier_id: kit.accounts.supplier2.supplier_id, cost_price: 8_000, ...rival })
    const own = await make.offer({ ...place, ticket_yield: plan(more as Partial<TicketYield>) })
    await settle()
    expect(await priceOf(own)).toBe(expected)
  })

  test('suppliers can be included and excluded', async () => {
    const place = await make.place()
    await make.offer({ ...place, supplier_id: kit.accounts.supplier2.supplier_id, cost_price: 8_000 })
    const left = await make.offer({
      ...place,
      ticket_yield: plan({ disabled_supplier_ids: [kit.accounts.supplier2.supplier_id as string] }),
    })
    const chosen = await make.offer({
      ...place,
      ticket_yield: plan({ enabled_supplier_ids: [kit.accounts.supplier2.supplier_id as string] }),
    })
    const somebody = await kit.as.admin.post<{ supplier_id: string }>('/v1/suppliers', {
      name: 'Else',
      iso_country: 'NL',
      default_currency: 'EUR',
    })
    const others = await make.offer({ ...place, ticket_yield: plan({ enabled_supplier_ids: [somebody.body.supplier_id] }) })
    await settle()
    expect([await priceOf(left), await priceOf(chosen), await priceOf(others)]).toEqual([10_640, 7_900, 10_640])
  })

  test('a ticket without an exchange rate keeps its price, and the others get theirs', async () => {
    const [place, later] = [await make.place(), await make.place()]
    const rivalOf = { supplier_id: kit.accounts.supplier2.supplier_id, cost_price: 8_000 }
    const inPounds = { currency_code: 'GBP', ticket_yield: plan({ currency_code: 'GBP' }) }
    await make.offer({ ...place, ...rivalOf })
    await make.offer({ ...place, ...rivalOf, currency_code: 'GBP' })
    const [pounds, euros] = [await make.offer({ ...place, ...inPounds }), await make.offer({ ...place, ticket_yield: plan() })]
    await make.offer({ ...later, ...rivalOf })
    const next = await make.offer({ ...later, ticket_yield: plan() })
    await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { USD: '1.1' }, taken: kit.clock.now().toISOString() })
    await settle()
    expect([await priceOf(pounds), await priceOf(euros), await priceOf(next)]).toEqual([pounds.net_rate, 7_900, 7_900])
    await kit.as.finance.post('/v1/internal/fxratemoments', { rates: { GBP: '0.8' }, taken: kit.clock.now().toISOString() })
    await kit.query('insert into yield_request values ($1, $2, now())', [place.event_id, place.category_id])
    await settle()
    expect(await priceOf(pounds)).toBe(6_300)
  })

  test('a group whose prices cannot be written is tried again, and does not delay the others', async () => {
    const [place, later] = [await make.place(), await make.place()]
    const owns: Made[] = []
    for (const where of [place, later]) {
      await make.offer({ ...where, supplier_id: kit.accounts.supplier2.supplier_id, cost_price: 8_000 })
      owns.push(await make.offer({ ...where, ticket_yield: plan() }))
    }
    await kit.query("create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$")
    await kit.query(
      `create trigger broken before update on ticket for each row when (old.ticket_id = '${owns[0]?.ticket_id}') execute function broken()`,
    )
    expect(await settle()).toBe(1)
    expect(await Promise.all(owns.map(priceOf))).toEqual([10_640, 7_900])
    await kit.query('drop function broken cascade')
    expect(await settle()).toBe(1)
    expect(await Promise.all(owns.map(priceOf))).toEqual([7_900, 7_900])
  })

  test('a background job adjusts the prices', async () => {
    const place = await make.place()
    await make.offer({ ...place, supplier_id: kit.accounts.supplier2.supplier_id, cost_price: 8_000 })
    const own = await make.offer({ ...place, ticket_yield: plan() })
    await kit.work()
    await expect.poll(() => priceOf(own)).toBe(7_900)
  })
})
