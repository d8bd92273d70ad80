import { expect, test } from 'vitest'
import { turns } from '../../src/lib/turns.js'

const pause = (millis = 5) => new Promise((resolve) => setTimeout(resolve, millis))

test('who comes while a turn is under way shares the next one, which begins after they came', async () => {
  const take = turns<number>()
  let begun = 0
  const work = async () => {
    const mine = ++begun
    await pause()
    return mine
  }
  const first = take('a', work)
  const others = Array.from({ length: 100 }, () => take('a', work))
  expect(await first).toBe(1)
  expect(await Promise.all(others)).toEqual(Array(100).fill(2))
  expect(begun).toBe(2)
  expect(await take('a', work)).toBe(3)
})

test('a result is never older than the question', async () => {
  const take = turns<number>()
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
      expect(await take('same', read)).toBeGreaterThanOrEqual(asked)
    }),
  )
})

test('different keys do not wait for each other, and a failure is told to those who shared it only', async () => {
  const take = turns<string>()
  let fails = true
  const slow = take('slow', () => pause(50).then(() => 'slow'))
  const work = async () => {
    await pause()
    if (fails) throw new Error('no')
    return 'yes'
  }
  const [one, two] = [take('b', work), take('b', work)]
  await expect(one).rejects.toThrow('no')
  fails = false
  expect(await two).toBe('yes')
  expect(await Promise.race([slow, take('c', async () => 'quick')])).toBe('quick')
  expect(await slow).toBe('slow')
})
