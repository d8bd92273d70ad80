import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cache } from '../../src/platform/list-cache/cache.js'

const keys = ['a', 'b', 'c', 'd', 'e']

test('the cache never exceeds its bytes or entries, has no entry of another state, and has the newest entry', () => {
  const sets = fc.array(
    fc.record({ state: fc.constantFrom(1, 1, 1, 2), key: fc.constantFrom(...keys), bytes: fc.integer({ min: 0, max: 130 }) }),
  )
  fc.assert(
    fc.property(sets, (list) => {
      const store = cache<{ state: number; key: string; bytes: number }>({ bytes: 100, entries: 3 })
      for (const one of list) {
        store.keep(one.key, one, { bytes: one.bytes, state: one.state })
        const all = keys.flatMap((key) => store.get(key) ?? [])
        expect(all.length).toBeLessThanOrEqual(3)
        expect(all.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThanOrEqual(100)
        expect(all.filter(({ state }) => state !== one.state)).toEqual([])
        expect(store.get(one.key)).toBe(one.bytes > 100 ? undefined : one)
      }
    }),
  )
})

test.each([
  ['bytes', { bytes: 3, entries: 100 }],
  ['entries', { bytes: 100, entries: 3 }],
])('the oldest entry is removed first when there are too many %s', (_what, most) => {
  const store = cache<number>(most)
  for (const [index, key] of ['a', 'b', 'c', 'a', 'd'].entries()) store.keep(key, index, { bytes: 1 })
  expect(['a', 'b', 'c', 'd'].map((key) => store.get(key))).toEqual([3, undefined, 2, 4])
})

test('a new state starts with an empty cache', () => {
  const store = cache<string>({ bytes: 3, entries: 3 })
  for (const state of [1, 2]) for (const key of ['a', 'b', 'c']) store.keep(key, `${key}${state}`, { bytes: 1, state })
  expect(['a', 'b', 'c'].map((key) => store.get(key))).toEqual(['a2', 'b2', 'c2'])
})
