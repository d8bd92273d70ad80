import { expect } from 'vitest'
import { buildWorld, type World } from '../../src/demo/world/index.js'

export const today = '2026-11-15'

export const day = (offset: number, from = today): string => new Date(Date.parse(from) + offset * 86_400_000).toISOString().slice(0, 10)

/** The generated data of the demo, for tests that only read it. */
export const world: World = buildWorld({ seed: 'allotment', today })
export const tickets = [...world.tickets()]
export const upcoming = world.events.filter((event) => event.event_status !== 'finished')

export const used = <T, K>(records: Iterable<T>, value: (record: T) => K): Set<K> => new Set([...records].map(value))

export function expectUnique(values: readonly string[]): void {
  expect(new Set(values).size).toBe(values.length)
}
