import { describe, expect, test } from 'vitest'
import { saleEndsAt } from '../../src/catalogue/tickets/rules/sale.js'
import { type PricedOffer, plan, quantityRange } from '../../src/channels/series/plan.js'
import { minimumOf, type UnitTicket, unitsOf } from '../../src/channels/series/units.js'
import { createRandom, type Random } from '../../src/lib/random.js'

const limit = 20

function drawOffer(random: Random, n: number, on_request: boolean): PricedOffer {
  const quantity = random.int(0, 12)
  return {
    own: null,
    ticket_id: `t${n}`,
    supplier_id: random.pick(['one', 'two']),
    sub_category: random.pick(['regular', 'regular', 'child']),
    ticket_status: on_request ? 'on_request' : 'available',
    ticket_type: 'eticket',
    names_end: false,
    last_sold: null,
    currency_code: 'EUR',
    net_rate: 100,
    sales_price: 100,
    face_value: 100,
    vat_category: 'high',
    flags: (['pairs_only', 'package_rate', 'no_single_left'] as const).filter(() => random.chance(0.3)),
    min_order: random.int(1, 4),
    available_quantity: on_request ? 0 : quantity,
    backorder_quantity: on_request ? quantity : 0,
    supplier_quantity: quantity,
    on_sale: random.chance(0.9),
    price: random.int(50, 150),
    closes: new Date('2031-01-01'),
  }
}

test('the smallest, the largest and the total quantity of an offer are those that the selling rule can fill', () => {
  const random = createRandom('reach')
  let some = 0
  for (let round = 0; round < 200; round++) {
    const on_request = random.chance(0.3)
    const offers = Array.from({ length: random.int(1, 4) }, (_, n) => drawOffer(random, n, on_request))
    const { left, most, least } = quantityRange(offers, 'regular', limit)
    const sold = Array.from({ length: 50 }, (_, n) => n + 1).filter((n) => plan(offers, new Map([['regular', n]])) !== undefined)
    const about = JSON.stringify({ offers, left, most, least, sold })
    expect(least, about).toBe(sold.find((n) => n <= limit) ?? 0)
    expect(most, about).toBe(Math.max(0, ...sold.filter((n) => n <= limit)))
    if (least > 0) expect(left, about).toBe(Math.max(...sold))
    some += least > 0 ? 1 : 0
  }
  expect(some).toBeGreaterThan(50)
})

const ticket = (fields: Partial<UnitTicket>): UnitTicket => ({
  ...{ event_id: 'e1', sub_category: 'regular', group: 'adult', pool: 10, supply: 10, flags: [], min_order: 1 },
  ...{ currency_code: 'EUR', net_rate: 100, sales_price: 120, face_value: 110, vat_category: 'high' },
  ...fields,
})
const child = { sub_category: 'child', group: 'child' } as const

describe('the first unit', () => {
  const names = (...tickets: UnitTicket[]) => unitsOf(tickets).map((unit) => unit.sub_category)

  test('is an adult unit, and of these the one of most events', () => {
    expect(names(ticket(child), ticket({ ...child, event_id: 'e2' }), ticket({}))).toEqual(['regular', 'child'])
    expect(names(ticket({ sub_category: 'a' }), ticket({ sub_category: 'b' }), ticket({ sub_category: 'b', event_id: 'e2' }))).toEqual([
      'b',
      'a',
    ])
  })

  test('is the one with the largest initial supply, and stays first until it is sold out', () => {
    const two = (pool: number) => [ticket({ sub_category: 'twoday', supply: 4 }), ticket({ sub_category: 'weekend', supply: 900, pool })]
    expect(names(...two(900))).toEqual(['weekend', 'twoday'])
    expect(names(...two(1))).toEqual(['weekend', 'twoday'])
    expect(names(...two(0))).toEqual(['twoday', 'weekend'])
  })

  test('is one that can be bought, if there is one', () => {
    expect(names(ticket({ pool: 0 }), ticket(child))).toEqual(['child', 'regular'])
    expect(names(ticket({ pool: 1, flags: ['pairs_only'] }), ticket(child))).toEqual(['child', 'regular'])
    expect(names(ticket({ pool: 0 }), ticket({ ...child, pool: 0 }))).toEqual(['regular', 'child'])
  })

  test('is sold in the smallest quantity that half of its events allow', () => {
    const pairs = { flags: ['pairs_only'] } as const
    expect(minimumOf('regular', [ticket({}), ticket({ ...pairs, event_id: 'e2' })])).toBe(1)
    expect(minimumOf('regular', [ticket(pairs), ticket({ ...pairs, event_id: 'e2' }), ticket({ event_id: 'e3' })])).toBe(2)
    expect(minimumOf('regular', [ticket({ min_order: 4 })])).toBe(4)
    // It stays while some stock is left anywhere, and then depends on the remaining stock.
    const other = { event_id: 'e2' }
    expect(minimumOf('regular', [ticket({ pool: 0 }), ticket(pairs), ticket({ ...pairs, ...other }), ticket({ ...other, pool: 1 })])).toBe(
      1,
    )
    expect(minimumOf('regular', [ticket({ pool: 0 }), ticket(pairs)])).toBe(2)
    expect(minimumOf('regular', [ticket({ pool: 0, min_order: 3 })])).toBe(3)
  })

  test('has the lowest price of tickets that can be bought', () => {
    const tickets = [ticket({ net_rate: 90, pool: 0 }), ticket({ net_rate: 95, pool: 1, flags: ['pairs_only'] }), ticket({ net_rate: 130 })]
    expect(unitsOf(tickets)[0]?.prices).toMatchObject([{ net_rate: 130 }])
  })
})

test('the sale ends when the event begins, unless the ticket or the setting of its type defines another end', () => {
  const event = { date_start_utc: new Date('2031-05-04T18:00:00Z'), date_stop_utc: new Date('2031-05-04T20:00:00Z') }
  const ends = (names_end: boolean, late = {}) => saleEndsAt({ ticket_type: 'eticket', names_end }, event, late).toISOString()
  expect(ends(false)).toBe('2031-05-04T18:00:00.000Z')
  expect(ends(true)).toBe('2031-05-04T20:00:00.000Z')
  expect(ends(false, { eticket: 30 })).toBe('2031-05-04T18:30:00.000Z')
  expect(ends(false, { eticket: 600 })).toBe('2031-05-04T20:00:00.000Z')
  expect(ends(false, { appticket: 30 })).toBe('2031-05-04T18:00:00.000Z')
})
