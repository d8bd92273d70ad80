import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batcher } from '../../src/lib/batch.js'

/** A gathering begins in a turn of the loop of its own; a timer that is late may come before it. */
const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
}

describe('gathering calls', () => {
  it('hands a lone call on at once, and those that come meanwhile together', async () => {
    const batches: number[][] = []
    let end = () => {}
    const waiting = new Promise<void>((resolve) => {
      end = resolve
    })
    const call = batcher<number, number>(
      async (items) => {
        batches.push(items)
        if (items.includes(1)) await waiting
        return items.map((item) => item * 2)
      },
      { size: 3, lanes: 1 },
    )
    const first = call(1)
    await expect.poll(() => batches).toEqual([[1]])
    const others = [2, 3, 4, 5].map((item) => call(item))
    end()
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8, 10])
    expect(batches).toEqual([[1], [2, 3, 4], [5]])
  })

  it('sends those who wait on their way before the callers of the last gathering go on', async () => {
    const order: string[] = []
    let end = () => {}
    const waiting = new Promise<void>((resolve) => {
      end = resolve
    })
    const call = batcher<string, string>(
      async (items) => {
        // As it takes to come by a connection.
        for (let hop = 0; hop < 5; hop++) await Promise.resolve()
        order.push(`begins with ${items}`)
        await (items.includes('a') ? waiting : turns())
        return items
      },
      { size: 10, lanes: 1 },
    )
    const first = call('a').then((item) => order.push(`${item} goes on`))
    await turns()
    const second = call('b').then((item) => order.push(`${item} goes on`))
    end()
    await Promise.all([first, second])
    expect(order).toEqual(['begins with a', 'begins with b', 'a goes on', 'b goes on'])
  })

  it('fails those of one gathering together, and goes on with the next', async () => {
    const call = batcher<string, string>(
      async (items) => {
        if (items.includes('bad')) throw new Error('no')
        return items
      },
      { size: 1, lanes: 1 },
    )
    const outcomes = await Promise.allSettled([call('bad'), call('good')])
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled'])
  })

  it('goes on beside a gathering that hangs, and waits again once too many hang', async () => {
    const started: string[] = []
    const ends: (() => void)[] = []
    const call = batcher<string, string>(
      async (items) => {
        started.push(...items)
        if (items[0]?.startsWith('hangs')) await new Promise<void>((resolve) => ends.push(resolve))
        return items
      },
      { size: 1, lanes: 1, patience: 20 },
    )
    const first = call('hangs')
    expect(await call('served')).toBe('served')
    const others = ['hangs 2', 'hangs 3', 'hangs 4', 'hangs 5', 'last'].map((item) => call(item))
    await expect.poll(() => started).toEqual(['hangs', 'served', 'hangs 2', 'hangs 3', 'hangs 4', 'hangs 5'])
    await sleep(60)
    expect(started).not.toContain('last')
    // Whichever ends makes room for the next.
    ends[4]?.()
    expect(await others[4]).toBe('last')
    for (const end of ends) end()
    expect(await Promise.all([first, ...others])).toEqual(['hangs', 'hangs 2', 'hangs 3', 'hangs 4', 'hangs 5', 'last'])
  })

  it('lets those pass who need something else than the gathering under way', async () => {
    const started: string[][] = []
    const ends = new Map<string, () => void>()
    const call = batcher<string, string>(
      async (items) => {
        started.push(items)
        await new Promise<void>((resolve) => ends.set(items[0] as string, resolve))
        return items
      },
      { size: 10, lanes: 2, needs: (item) => [...item] },
    )
    const all = [call('a')]
    await turns()
    // The basket waits for `a`; whoever wants `b` came after it, and waits too.
    all.push(call('ab'), call('b'), call('c'))
    await turns()
    expect(started).toEqual([['a'], ['c']])
    ends.get('a')?.()
    await turns()
    expect(started).toEqual([['a'], ['c'], ['ab', 'b']])
    ends.get('c')?.()
    ends.get('ab')?.()
    expect(await Promise.all(all)).toEqual(['a', 'ab', 'b', 'c'])
  })

  it('answers everybody once, never works twice on one need at a time, and keeps the order of arrival', async () => {
    const item = fc.record({
      needs: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
      pause: fc.integer({ min: 0, max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(item, { maxLength: 40 }), fc.integer({ min: 1, max: 5 }), async (items, size) => {
        const held = new Set<string>()
        const order: number[] = []
        const call = batcher<{ n: number; needs: string[] }, number>(
          async (batch) => {
            const needs = new Set(batch.flatMap((one) => one.needs))
            for (const need of needs) expect(held.has(need)).toBe(false)
            for (const need of needs) held.add(need)
            order.push(...batch.map((one) => one.n))
            await sleep(0)
            for (const need of needs) held.delete(need)
            return batch.map((one) => one.n)
          },
          { size, lanes: 3, needs: (one) => one.needs },
        )
        const calls: Promise<number>[] = []
        for (const [n, { needs, pause }] of items.entries()) {
          calls.push(call({ n, needs }))
          if (pause > 0) await new Promise((resolve) => setImmediate(resolve))
        }
        expect(await Promise.all(calls)).toEqual(items.map((_item, n) => n))
        for (const need of ['a', 'b', 'c'] as const) {
          const ofNeed = order.filter((n) => items[n]?.needs.includes(need))
          expect(ofNeed).toEqual([...ofNeed].sort((x, y) => x - y))
        }
      }),
      { numRuns: 100 },
    )
  })
})
