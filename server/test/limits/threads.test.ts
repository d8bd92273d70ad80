import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { places } from '../../src/lib/places.js'
import { type Threads, threads } from '../../src/lib/threads.js'
import { patience } from '../kit/patience.js'

/** Tasks that misbehave, in a separate module; the code in the thread is the compiled one. */
const lib = new URL('../../dist/lib/tasks.js', import.meta.url)
const errors = new URL('../../dist/lib/errors.js', import.meta.url)
const source = `
import { parentPort } from 'node:worker_threads'
import { runTasks } from '${lib}'
import { Problem } from '${errors}'
let stopped = 0
runTasks(parentPort, {
  twice: async (n) => n * 2,
  forever: async () => { for (;;); },
  greedy: async () => { const all = []; for (;;) all.push(new Array(10_000).fill({})) },
  refuse: async () => { throw new Problem('invalid_pdf', { detail: 'No page.' }) },
  fail: async () => { throw new Error('a fault of ours') },
  async *count(to) { try { for (let n = 1; n <= to; n++) yield n } finally { stopped++ } },
  stopped: async () => stopped,
  wait: () => new Promise((resolve) => setTimeout(() => resolve('waited'), 300)),
})`

let pool: Threads
/** A short time limit, for tasks that must be stopped. */
let hasty: Threads
beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'allotment-threads-')), 'tasks.mjs')
  await writeFile(file, source)
  const options = { file: pathToFileURL(file), size: 2, megabytes: 32, waiting: 3 }
  pool = threads({ ...options, stepMillis: patience })
  hasty = threads({ ...options, stepMillis: 1_000 })
})
afterAll(() => Promise.all([pool.close(), hasty.close()]))

test('a task returns its result, and a task that throws returns its error', async () => {
  expect(await pool.call('twice', 21)).toBe(42)
  await expect(pool.call('refuse', 0)).rejects.toMatchObject({ code: 'invalid_pdf', extra: { detail: 'No page.' } })
  await expect(pool.call('fail', 0)).rejects.toThrow('a fault of ours')
})

test('a task that never ends is stopped and its caller gets an error; other tasks run during and after it', async () => {
  const endless = hasty.call('forever', 0).catch((error: unknown) => error)
  let turns = 0
  const timer = setInterval(() => turns++, 10)
  // On a busy machine a thread may take longer to start than this limit.
  await expect.poll(() => hasty.call('twice', 1)).toBe(2)
  expect(await endless).toMatchObject({ code: 'file_too_complex', status: 413 })
  clearInterval(timer)
  expect(turns).toBeGreaterThan(10)
  await expect.poll(() => hasty.call('twice', 2)).toBe(4)
})

test('a task that uses too much memory does not affect others', async () => {
  await expect(pool.call('greedy', 0)).rejects.toMatchObject({ code: 'file_too_complex' })
  expect(await pool.call('twice', 3)).toBe(6)
})

test('results arrive in parts, and a caller that stops early frees the thread', async () => {
  const seen: number[] = []
  for await (const n of pool.pull<number>('count', 5)) seen.push(n)
  expect(seen).toEqual([1, 2, 3, 4, 5])
  for (let round = 0; round < 5; round++) for await (const n of pool.pull<number>('count', 100)) if (n === 2) break
  expect(await pool.call('twice', 4)).toBe(8)
})

test('tasks beyond the queue limit are refused', async () => {
  const outcomes = await Promise.all(Array.from({ length: 8 }, () => pool.call('wait', 0).catch((error: { code: string }) => error.code)))
  expect(outcomes.filter((outcome) => outcome === 'waited')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'overloaded')).toHaveLength(3)
})

test('a tenant cannot use more than its share, and each place is freed once', () => {
  const room = places({ total: 3, each: 2 })
  const [first, second] = [room.take('a'), room.take('a')]
  expect(room.take('a')).toBe('tenant')
  const third = room.take('b')
  expect(typeof third).toBe('function')
  expect(room.take('c')).toBe('all')
  if (typeof first !== 'function' || typeof second !== 'function') throw new Error('no place')
  first()
  first()
  expect(typeof room.take('c')).toBe('function')
  expect(room.take('c')).toBe('all')
})
