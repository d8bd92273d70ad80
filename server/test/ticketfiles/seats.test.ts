import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FreeSeat, groupsOf, planSeats, type WaitingOrder } from '../../src/fulfilment/ticketfiles/seats.js'
import { runs } from '../kit/runs.js'

const row = (name: string, numbers: (number | string)[], section = 'A'): FreeSeat[] =>
  numbers.map((number) => ({
    downloaditem_id: `${section}${name}-${number}`,
    section,
    row: name,
    seat: String(number),
    sub_category: null,
  }))
const party = (id: string, size: number, together: number | null = null, sub_category = 'regular'): WaitingOrder => ({
  bookingorder_id: id,
  groups: groupsOf(
    Array.from({ length: size }, (_, index) => ({ orderitem_id: `${id}/${index}`, sub_category })),
    [],
    together,
  ),
})
const seated = (free: FreeSeat[], parties: WaitingOrder[], options = {}) =>
  Object.fromEntries(
    planSeats(free, parties, options).map((given) => [given.bookingorder_id, given.seats.map((seat) => seat.downloaditem_id)]),
  )

describe('seat assignment', () => {
  test('seats are assigned in order of booking', () => {
    expect(seated(row('1', [1, 2]), [party('first', 1), party('second', 1), party('third', 1)])).toEqual({
      first: ['A1-1'],
      second: ['A1-2'],
    })
  })

  test('a group sits side by side if possible, in the smallest fitting block', () => {
    const free = [...row('1', [1, 2, 3, 4, 5, 6]), ...row('2', [7, 8, 9])]
    expect(seated(free, [party('three', 3)])).toEqual({ three: ['A2-7', 'A2-8', 'A2-9'] })
  })

  test('a gap in the row is not side by side', () => {
    expect(seated([...row('1', [1, 2, 4, 5]), ...row('2', [1, 2, 3])], [party('three', 3)])).toEqual({ three: ['A2-1', 'A2-2', 'A2-3'] })
  })

  test('seat 10 is next to 9, not next to 1', () => {
    expect(seated(row('1', [10, 1, 9]), [party('pair', 2)])).toEqual({ pair: ['A1-9', 'A1-10'] })
  })

  test('in rows with odd numbers on one side, neighbours differ by two', () => {
    expect(seated([...row('1', [1, 3, 7]), ...row('2', [2, 6])], [party('pair', 2)])).toEqual({ pair: ['A1-1', 'A1-3'] })
  })

  test('a single seat is not left if possible', () => {
    expect(seated([...row('1', [1, 2, 3]), ...row('2', [1, 2, 3, 4])], [party('pair', 2)])).toEqual({ pair: ['A2-1', 'A2-2'] })
  })

  test('a group that cannot sit together sits as near as possible, in the same section first', () => {
    const free = [...row('1', [1], 'B'), ...row('4', [1, 2]), ...row('5', [8, 9])]
    expect(seated(free, [party('four', 4)])).toEqual({ four: ['A4-1', 'A4-2', 'A5-8', 'A5-9'] })
  })

  test('pairs stay together', () => {
    const free = [...row('1', [1, 2, 3]), ...row('2', [1, 2, 3])]
    const { four } = seated(free, [party('four', 4)], { pairsOnly: true })
    expect(four?.filter((seat) => seat.startsWith('A1'))).toHaveLength(2)
    expect(four?.filter((seat) => seat.startsWith('A2'))).toHaveLength(2)
  })

  test('a category that keeps two together splits a party of four into pairs', () => {
    const free = [...row('1', [1, 2]), ...row('2', [5, 6])]
    expect(seated(free, [party('four', 4, 2)])).toEqual({ four: ['A1-1', 'A1-2', 'A2-5', 'A2-6'] })
  })

  test('groups that the buyer named sit together', () => {
    const items = ['a', 'b', 'c', 'd'].map((orderitem_id) => ({ orderitem_id, sub_category: 'regular' }))
    const groups = groupsOf(items, [['c', 'd']], null)
    expect(groups.map((group) => group.map((item) => item.orderitem_id))).toEqual([
      ['c', 'd'],
      ['a', 'b'],
    ])
  })

  test('a seat of a variant goes to a booking of this variant', () => {
    const youth = row('1', [1]).map((seat) => ({ ...seat, sub_category: 'Youth' }))
    expect(seated(youth, [party('adult', 1)])).toEqual({})
    expect(seated(youth, [party('young', 1, null, 'youth')])).toEqual({ young: ['A1-1'] })
  })

  test('for random seats and bookings: no booking gets two seats, no seat goes to two, and no seat stays free while a booking waits', () => {
    const seat = fc.record({
      section: fc.constantFrom('A', 'B', null),
      row: fc.constantFrom('1', '2', 'AA', null),
      number: fc.option(fc.integer({ min: 1, max: 30 })),
    })
    fc.assert(
      fc.property(
        fc.array(seat, { maxLength: 60 }),
        fc.array(fc.integer({ min: 1, max: 7 }), { maxLength: 20 }),
        fc.boolean(),
        (places, sizes, pairsOnly) => {
          const free = places.map(({ section, row: name, number }, index) => ({
            downloaditem_id: String(index),
            section,
            row: name,
            seat: number === null ? null : String(number),
            sub_category: null,
          }))
          const plan = planSeats(
            free,
            sizes.map((size, index) => party(String(index), size)),
            { pairsOnly },
          )
          const pairs = plan.flatMap((given) => given.seats)
          expect(new Set(pairs.map((pair) => pair.downloaditem_id)).size).toBe(pairs.length)
          expect(new Set(pairs.map((pair) => pair.orderitem_id)).size).toBe(pairs.length)
          const wanted = sizes.reduce((sum, size) => sum + size, 0)
          expect(pairs).toHaveLength(Math.min(wanted, free.length))
          // In order of arrival: an order with a seat is not behind one without.
          const served = plan.map((given) => Number(given.bookingorder_id))
          expect(served).toEqual(served.map((_, index) => index))
        },
      ),
      runs(300),
    )
  })
})
