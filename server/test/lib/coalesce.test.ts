import { expect, test } from 'vitest'
import { coalescer } from '../../src/lib/coalesce.js'

const pause = (millis = 5) => new Promise((resolve) => setTimeout(resolve, millis))

test('calls that arrive during a run share the next run, which starts after them', async () => {
  const shared = coalescer<number>()
  let begun = 0
  const work = async () => {
    const mine = ++begun
    await pause()
    return mine
  }
  const first = shared('a', work)
  const others = Array.from({ length: 100 }, () => shared('a', work))
  expect(await first).toBe(1)
  expect(await Promise.all(others)).toEqual(Array(100).fill(2))
  expect(begun).toBe(2)
  expect(await shared('a', work)).toBe(3)
})

test('a result is never older than its call', async () => {
  const shared = coalescer<number>()
  let written = 0
  const read = async () => {
    const seen = written
    await pause(3)
    return seen
  }
  await Promise.all(
    Array.from({ length: 200 }, async (_none, index) => {
      await pause(index % 17)
      const asked = ++written
      expect(await shared('same', read)).toBeGreaterThanOrEqual(asked)
    }),
  )
})

test('different keys do not wait for each other, and an error reaches only calls that shared the run', async () => {
  const shared = coalescer<string>()
  let fails = true
  let end = (): void => {}
  const ended = new Promise<void>((resolve) => {
    end = resolve
  })
  const slow = shared('slow', () => ended.then(() => 'slow'))
  const work = async () => {
    await pause()
    if (fails) throw new Error('no')
    return 'yes'
  }
  const [one, two] = [shared('b', work), shared('b', work)]
  await expect(one).rejects.toThrow('no')
  fails = false
  expect(await two).toBe('yes')
  expect(await Promise.race([slow, shared('c', async () => 'quick')])).toBe('quick')
  end()
  expect(await slow).toBe('slow')
})
