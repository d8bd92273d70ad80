import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changesFirst } from '../../src/lib/changes-first.js'
import { Problem } from '../../src/lib/errors.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Reads in the order in which they began, and how they ended. */
function watched(isBusy = () => true) {
  const first = changesFirst({ isBusy, waitMillis: 10_000 })
  const begun: number[] = []
  const refused: unknown[] = []
  const read = (number: number, hasGone = () => false) =>
    void first.read({ hasGone }).then(
      () => void begun.push(number),
      (reason) => refused.push(reason),
    )
  let organisations = 0
  return { begun, refused, read, change: (organisation = `organisation ${organisations++}`) => first.change(organisation) }
}

/** Until promises that are settled have called their followers. */
const settle = () => vi.advanceTimersByTimeAsync(0)

test('reads begin at once while few changes run, or while the process has time', async () => {
  const few = watched()
  for (let count = 0; count < 7; count++) few.change()
  few.read(1)
  const idle = watched(() => false)
  for (let count = 0; count < 50; count++) idle.change()
  idle.read(1)
  await settle()
  expect([few.begun, idle.begun]).toEqual([[1], [1]])
})

test('while many changes run, a read begins after every twelve changes that end, in the order of arrival', async () => {
  const { begun, read, change } = watched()
  const ends = Array.from({ length: 100 }, () => change())
  for (const number of [1, 2, 3]) read(number)
  const end = async (count: number) => {
    for (const one of ends.splice(0, count)) one()
    await settle()
  }
  await end(11)
  expect(begun).toEqual([])
  await end(1)
  expect(begun).toEqual([1])
  await end(12)
  expect(begun).toEqual([1, 2])
})

test('changes that do not end do not stop all reads: some begin each second', async () => {
  const { begun, read, change } = watched()
  for (let count = 0; count < 50; count++) change()
  for (let number = 1; number <= 20; number++) read(number)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(begun.length).toBeGreaterThanOrEqual(9)
  expect(begun.length).toBeLessThanOrEqual(11)
})

test('a read that waited too long is refused as overloaded, and one whose caller has gone never begins', async () => {
  const { begun, refused, read, change } = watched()
  for (let count = 0; count < 50; count++) change()
  for (let number = 1; number <= 100; number++) read(number)
  read(101, () => true)
  await vi.advanceTimersByTimeAsync(11_000)
  expect(begun).not.toContain(101)
  expect(begun.length + refused.length).toBe(101)
  expect(refused.every((reason) => reason instanceof Problem && reason.code === 'overloaded')).toBe(true)
  expect(begun.length).toBeLessThan(60)
})

test('a second after the changes are over, waiting reads begin, a part of them at a time', async () => {
  const { begun, read, change } = watched()
  const changes = Array.from({ length: 30 }, () => change())
  for (let number = 1; number <= 60; number++) read(number)
  for (const end of changes) end()
  await settle()
  expect(begun).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(900)
  expect(begun.length).toBeLessThan(10)
  await vi.advanceTimersByTimeAsync(200)
  expect(begun.length).toBeLessThan(60)
  await vi.advanceTimersByTimeAsync(500)
  expect(begun).toHaveLength(60)
})

test('one organisation keeps nobody waiting, however many changes it sends', async () => {
  const { begun, read, change } = watched()
  for (let count = 0; count < 100; count++) change('the same')
  read(1)
  await settle()
  expect(begun).toEqual([1])
})

test('reads that never end keep no other read waiting', async () => {
  const { begun, read } = watched()
  for (let number = 1; number <= 100; number++) read(number)
  await settle()
  expect(begun).toHaveLength(100)
})
