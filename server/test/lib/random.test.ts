import { describe, expect, test } from 'vitest'
import { createRandom } from '../../src/lib/random.js'

describe('seeded random numbers', () => {
  test('cover their range evenly, both ends included', () => {
    const random = createRandom('dice')
    const rolls = Array.from({ length: 60_000 }, () => random.int(1, 6))
    for (const side of [1, 2, 3, 4, 5, 6]) expect(Math.abs(rolls.filter((each) => each === side).length - 10_000)).toBeLessThan(400)
    expect(new Set(rolls).size).toBe(6)
  })

  test('keep weights and probabilities', () => {
    const random = createRandom(3)
    let heads = 0
    let rare = 0
    for (let i = 0; i < 20_000; i++) {
      if (random.chance(0.25)) heads++
      if (random.weighted([['often', 9] as const, ['rare', 1] as const, ['never', 0] as const]) === 'rare') rare++
    }
    expect(Math.abs(heads - 5_000)).toBeLessThan(300)
    expect(Math.abs(rare - 2_000)).toBeLessThan(250)
    expect(() => random.pick([])).toThrow(RangeError)
  })

  test('a shuffle keeps every item, and a fork does not depend on earlier draws', () => {
    const random = createRandom('cards')
    const before = random.fork('deck').shuffle([1, 2, 3, 4, 5, 6, 7, 8])
    random.next()
    expect(random.fork('deck').shuffle([1, 2, 3, 4, 5, 6, 7, 8])).toEqual(before)
    expect([...before].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    expect(random.fork('other').next()).not.toBe(random.fork('deck').next())
  })
})
