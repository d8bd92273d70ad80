import fc from 'fast-check'
import { expect, test } from 'vitest'
import { kept } from '../../src/lib/kept.js'

test('what is kept never weighs more than it may, and the newest is there', () => {
  const sets = fc.array(fc.record({ key: fc.constantFrom('a', 'b', 'c', 'd', 'e'), bytes: fc.integer({ min: 0, max: 130 }) }))
  fc.assert(
    fc.property(sets, (list) => {
      const store = kept<{ key: string; bytes: number }>(100)
      for (const one of list) {
        store.set(one.key, one, one.bytes)
        const all = ['a', 'b', 'c', 'd', 'e'].flatMap((key) => store.get(key) ?? [])
        expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100)
        expect(store.get(one.key)).toBe(one.bytes > 100 ? undefined : one)
      }
    }),
  )
})

test('the one set longest ago goes first', () => {
  const store = kept<number>(3)
  for (const [index, key] of ['a', 'b', 'c', 'a', 'd'].entries()) store.set(key, index, 1)
  expect(['a', 'b', 'c', 'd'].map((key) => store.get(key))).toEqual([3, undefined, 2, 4])
})
