import { setTimeout as sleep } from 'node:timers/promises'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { batcher, Gathering } from '../../src/lib/batch.js'
import { runs } from '../kit/runs.js'

/** A batch starts in its own iteration of the event loop, so several iterations are needed. */
const loopIterations = async (): Promise<void> => {
  for (let i = 0; i < 5; i++) await new Promise((resolve) => setImmediate(resolve))
}

describe('batching calls', () => {
  it('starts a single call at once, and puts calls that arrive meanwhile into the next batch', async () => {
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
      { size: 3, concurrency: 1 },
    )
    const first = call(1)
    await expect.poll(() => batches).toEqual([[1]])
    const others = [2, 3, 4, 5].map((item) => call(item))
    end()
    expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8, 10])
    expect(batches).toEqual([[1], [2, 3, 4], [5]])
  })

  it('starts the next batch before it delivers the results of the previous one', async () => {
    const order: string[] = []
    let end = () => {}
    const waiting = new Promise<void>((resolve) => {
      end = resolve
    })
    const call = batcher<string, string>(
      async (items) => {
        // Simulates waiting for a connection.
        for (let hop = 0; hop < 5; hop++) await Promise.resolve()
        order.push(`begins with ${items}`)
        await (items.includes('a') ? waiting : loopIterations())
        return items
      },
      { size: 10, concurrency: 1 },
    )
    const first = call('a').then((item) => order.push(`${item} goes on`))
    await loopIterations()
    const second = call('b').then((item) => order.push(`${item} goes on`))
    end()
    await Promise.all([first, second])
    expect(order).toEqual(['begins with a', 'begins with b', 'a goes on', 'b goes on'])
  })

  it('puts calls that must be apart into different batches, in order of arrival', async () => {
    const batches: string[][] = []
    const call = batcher<string, string>(
      async (items) => {
        batches.push(items)
        await loopIterations()
        return items
      },
      { size: 10, concurrency: 2, apart: (item) => [item.slice(0, 1)] },
    )
    await Promise.all(['a1', 'b1', 'a2', 'a3', 'c1'].map((item) => call(item)))
    expect(batches).toEqual([['a1', 'b1', 'c1'], ['a2'], ['a3']])
  })

  it('rejects calls that waited too long or were aborted, and never runs them', async () => {
    const ran: string[] = []
    let end = () => {}
    const waiting = new Promise<void>((resolve) => {
      end = resolve
    })
    const unwanted = new Set<string>()
    const gathering = new Gathering({ crowd: 10, enough: 2, millis: 1, periodMillis: 60_000 })
    const call = batcher<string, string>(
      async (items) => {
        ran.push(...items)
        await waiting
        return items
      },
      {
        size: 1,
        concurrency: 1,
        gathering,
        patience: { millis: 50, isGone: (item) => unwanted.has(item), refusal: () => new Error('refused') },
      },
    )
    const first = call('first')
    await expect.poll(() => ran).toEqual(['first'])
    // It waits while the first one hangs, and is still answered.
    await expect(call('late')).rejects.toThrow('refused')
    const gone = call('gone')
    unwanted.add('gone')
    const refused = expect(gone).rejects.toThrow('refused')
    end()
    expect(await first).toBe('first')
    await refused
    expect(await call('next')).toBe('next')
    expect(ran).toEqual(['first', 'next'])
    expect(gathering.underWay).toBe(0)
  })

  it('rejects all calls of a failed batch and continues with the next batch', async () => {
    const call = batcher<string, string>(
      async (items) => {
        if (items.includes('bad')) throw new Error('no')
        return items
      },
      { size: 1, concurrency: 1 },
    )
    const outcomes = await Promise.allSettled([call('bad'), call('good')])
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'fulfilled'])
  })

  it('runs further batches beside a slow one, up to a limit of overdue batches', async () => {
    const started: string[] = []
    const ends: (() => void)[] = []
    const call = batcher<string, string>(
      async (items) => {
        started.push(...items)
        if (items[0]?.startsWith('hangs')) await new Promise<void>((resolve) => ends.push(resolve))
        return items
      },
      { size: 1, concurrency: 1, timeoutMillis: 20 },
    )
    const first = call('hangs')
    expect(await call('served')).toBe('served')
    const others = ['hangs 2', 'hangs 3', 'hangs 4', 'hangs 5', 'last'].map((item) => call(item))
    await expect.poll(() => started).toEqual(['hangs', 'served', 'hangs 2', 'hangs 3', 'hangs 4', 'hangs 5'])
    await sleep(60)
    expect(started).not.toContain('last')
    // When any of them ends, the next can start.
    ends[2]?.()
    expect(await others[4]).toBe('last')
    for (const end of ends) end()
    expect(await Promise.all([first, ...others])).toEqual(['hangs', 'hangs 2', 'hangs 3', 'hangs 4', 'hangs 5', 'last'])
  })

  it('does not run more batches at a time because an overdue one has ended', async () => {
    const running = new Map<string, () => void>()
    const call = batcher<string, string>(
      async (items) => {
        const [item] = items as [string]
        await new Promise<void>((resolve) => running.set(item, resolve))
        running.delete(item)
        return items
      },
      { size: 1, concurrency: 1, timeoutMillis: 500 },
    )
    const slow = call('slow')
    await expect.poll(() => [...running.keys()]).toEqual(['slow'])
    const others = ['second', 'third', 'fourth'].map((item) => call(item))
    await expect.poll(() => [...running.keys()]).toEqual(['slow', 'second'])
    running.get('slow')?.()
    await slow
    await loopIterations()
    expect([...running.keys()]).toEqual(['second'])
    for (const [place, item] of ['second', 'third', 'fourth'].entries()) {
      await expect.poll(() => running.has(item)).toBe(true)
      running.get(item)?.()
      await others[place]
    }
  })

  it('does not run two batches with a common key at the same time, and runs calls with other keys meanwhile', async () => {
    const started: string[][] = []
    const ends = new Map<string, () => void>()
    const call = batcher<string, string>(
      async (items) => {
        started.push(items)
        await new Promise<void>((resolve) => ends.set(items[0] as string, resolve))
        return items
      },
      { size: 10, concurrency: 2, needs: (item) => [...item] },
    )
    const all = [call('a')]
    await loopIterations()
    // `ab` waits for `a`. `b` arrived after `ab` and waits for it.
    all.push(call('ab'), call('b'), call('c'))
    await loopIterations()
    expect(started).toEqual([['a'], ['c']])
    ends.get('a')?.()
    await loopIterations()
    expect(started).toEqual([['a'], ['c'], ['ab', 'b']])
    ends.get('c')?.()
    ends.get('ab')?.()
    expect(await Promise.all(all)).toEqual(['a', 'ab', 'b', 'c'])
  })

  it('takes at most half of its callers into a batch when there are many, so that the others are answered and call again meanwhile', async () => {
    const sizes: number[] = []
    const call = batcher<number, number>(
      async (items) => {
        sizes.push(items.length)
        await loopIterations()
        return items
      },
      { size: 100, concurrency: 1, undivided: 4 },
    )
    // Each calls again when it has its answer, all at the same time in the beginning.
    const caller = async (n: number): Promise<void> => {
      for (let calls = 0; calls < 20; calls++) expect(await call(n)).toBe(n)
    }
    await Promise.all(Array.from({ length: 20 }, (_none, n) => caller(n)))
    expect(Math.max(...sizes)).toBe(10)
    sizes.length = 0
    await Promise.all([call(1), call(2), call(3), call(4)])
    expect(sizes).toEqual([4])
  })

  it('lets a small batch wait for more only while many calls of the batchers that share a gathering are under way', async () => {
    const gathering = new Gathering({ crowd: 4, enough: 3, millis: 60, periodMillis: 60_000 })
    const batches: string[][] = []
    let end = () => {}
    const waiting = new Promise<void>((resolve) => {
      end = resolve
    })
    const slow = batcher<string, string>(async (items) => waiting.then(() => items), { size: 10, concurrency: 1, gathering })
    const call = batcher<string, string>(
      async (items) => {
        batches.push(items)
        return items
      },
      { size: 10, concurrency: 1, gathering },
    )
    const alone = call('alone')
    await loopIterations()
    expect(batches).toEqual([['alone']])
    await alone
    const others = ['a', 'b', 'c'].map((item) => slow(item))
    await loopIterations()
    const first = call('1')
    await loopIterations()
    expect(batches).toEqual([['alone']])
    // The third one makes it large enough.
    const rest = [call('2'), call('3')]
    await loopIterations()
    expect(batches).toEqual([['alone'], ['1', '2', '3']])
    await Promise.all([first, ...rest])
    // Nobody joins it, so it starts after its time.
    const started = performance.now()
    await call('4')
    expect(performance.now() - started).toBeGreaterThan(50)
    end()
    await Promise.all(others)
    expect(gathering.underWay).toBe(0)
  })

  it('does not let a batch wait because of calls that are stuck', async () => {
    const gathering = new Gathering({ crowd: 3, enough: 3, millis: 60_000, periodMillis: 40 })
    let end = () => {}
    const waiting = new Promise<void>((resolve) => {
      end = resolve
    })
    const slow = batcher<number, number>(async (items) => waiting.then(() => items), { size: 2, concurrency: 1, gathering })
    const call = batcher<string, string>(async (items) => items, { size: 10, concurrency: 1, gathering })
    // Some of them are in a batch that hangs, the others wait for it.
    const stuck = [1, 2, 3, 4, 5].map((item) => slow(item))
    expect(gathering.underWay).toBe(5)
    await expect.poll(() => gathering.underWay).toBe(0)
    expect(await call('alone')).toBe('alone')
    // Those that arrive now count, those that end now did not.
    const others = [6, 7].map((item) => slow(item))
    end()
    await Promise.all([...stuck, ...others])
    expect(gathering.underWay).toBe(0)
  })

  it('answers each call once, never runs two batches with the same key, and keeps the order of arrival', async () => {
    const item = fc.record({
      needs: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
      pause: fc.integer({ min: 0, max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { maxLength: 40 }),
        fc.integer({ min: 1, max: 5 }),
        fc.integer({ min: 1, max: 5 }),
        fc.option(fc.record({ crowd: fc.integer({ min: 1, max: 5 }), enough: fc.integer({ min: 1, max: 5 }), millis: fc.constant(1) })),
        async (items, size, undivided, gathered) => {
          const gathering = gathered ? new Gathering({ ...gathered, periodMillis: 5 }) : undefined
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
            { size, undivided, concurrency: 3, needs: (one) => one.needs, ...(gathering && { gathering }) },
          )
          const calls: Promise<number>[] = []
          for (const [n, { needs, pause }] of items.entries()) {
            calls.push(call({ n, needs }))
            if (pause > 0) await new Promise((resolve) => setImmediate(resolve))
          }
          expect(await Promise.all(calls)).toEqual(items.map((_item, n) => n))
          expect(gathering?.underWay ?? 0).toBe(0)
          for (const need of ['a', 'b', 'c'] as const) {
            const ofNeed = order.filter((n) => items[n]?.needs.includes(need))
            expect(ofNeed).toEqual([...ofNeed].sort((x, y) => x - y))
          }
        },
      ),
      runs(100),
    )
  })

  it('gives each call exactly one result, whatever fails, hangs for a while or is given up, and keeps its limits', async () => {
    const item = fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      pause: fc.boolean(),
      /** what becomes of its batch */
      fate: fc.constantFrom('ends', 'ends', 'ends', 'fails', 'is slow'),
      isGone: fc.constantFrom(false, false, false, true),
    })
    type Item = { n: number; key: string; fate: string; isGone: boolean }
    await fc.assert(
      fc.asyncProperty(
        fc.array(item, { maxLength: 40 }),
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 3 }),
        fc.option(fc.integer({ min: 1, max: 8 }), { nil: undefined }),
        fc.boolean(),
        async (items, size, concurrency, timeoutMillis, isGathered) => {
          const gathering = new Gathering({ crowd: 2, enough: 3, millis: 1, periodMillis: 4 })
          const ran = new Set<number>()
          const held = new Set<string>()
          let running = 0
          const call = batcher<Item, number>(
            async (batch) => {
              running++
              const keys = batch.map(({ key }) => key)
              // Those that must be apart are neither in one batch nor in two at a time; four may be overdue.
              expect(new Set(keys).size).toBe(keys.length)
              expect(keys.some((key) => held.has(key))).toBe(false)
              expect(batch.length).toBeLessThanOrEqual(size)
              expect(running).toBeLessThanOrEqual(concurrency + (timeoutMillis === undefined ? 0 : 4))
              for (const { n, key } of batch) {
                expect(ran.has(n)).toBe(false)
                ran.add(n)
                held.add(key)
              }
              await sleep(batch.some(({ fate }) => fate === 'is slow') ? 12 : 0)
              for (const key of keys) held.delete(key)
              running--
              if (batch.some(({ fate }) => fate === 'fails')) throw new Error('failed')
              return batch.map(({ n }) => n)
            },
            {
              ...{ size, concurrency, apart: ({ key }: Item) => [key] },
              ...(timeoutMillis === undefined ? {} : { timeoutMillis }),
              ...(isGathered ? { gathering } : {}),
              patience: { millis: 60, isGone: ({ isGone }) => isGone, refusal: () => new Error('refused') },
            },
          )
          const calls: Promise<number>[] = []
          for (const [n, { pause, ...rest }] of items.entries()) {
            const answer = call({ n, ...rest })
            answer.catch(() => undefined)
            calls.push(answer)
            if (pause) await new Promise((resolve) => setImmediate(resolve))
          }
          for (const [n, outcome] of (await Promise.allSettled(calls)).entries()) {
            if (outcome.status === 'fulfilled') expect(outcome.value).toBe(n)
            // What was refused was never run, and what was run is not refused.
            else expect((outcome.reason as Error).message).toBe(ran.has(n) ? 'failed' : 'refused')
          }
          expect(running).toBe(0)
          expect(gathering.underWay).toBe(0)
        },
      ),
      runs(60),
    )
  })
})
