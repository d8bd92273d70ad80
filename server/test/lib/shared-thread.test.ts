import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SharedThread, sharedThread } from '../../src/lib/shared-thread.js'
import type { Stop } from '../../src/lib/tasks.js'
import { databaseFault } from '../../src/platform/db/open.js'

/** The code in the thread is the compiled one. */
const lib = new URL('../../dist/lib/tasks.js', import.meta.url)
const source = `
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import { failureOf, runTasks } from '${lib}'
let ended = 0
runTasks(parentPort, {
  async *count(to) { for (let n = 1; n <= to; n++) { await new Promise(setImmediate); yield n } },
  async *endless(_, { signal }) { try { yield 'begun'; await once(signal, 'abort'); yield 'never taken' } finally { ended++ } },
  patient: async (_, { signal }) => { await once(signal, 'abort'); return 'what there is' },
  ended: async () => ended,
  given: async () => workerData,
  away: async () => { throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }) },
  stale: async () => { throw Object.assign(new Error('cached plan must not change result type'), { code: '0A000', routine: 'RevalidateCachedQuery' }) },
  async *unread(_, { cut, signal }) { yield 1; cut(); await once(signal, 'abort') },
  die: async () => { setImmediate(() => { throw new Error('a fault of ours') }); await new Promise(() => {}) },
  async *wait() { yield 'begun'; await new Promise((resolve) => setTimeout(resolve, 60_000)) },
}, () => process.exit())
parentPort.postMessage({ warning: 'started', failure: failureOf(Object.assign(new Error('slowly'), { code: 'SLOW' })) })`

let thread: SharedThread
const failures: string[] = []
const warnings: string[] = []
beforeAll(async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'allotment-shared-thread-')), 'tasks.mjs')
  await writeFile(file, source)
  thread = sharedThread({
    file: pathToFileURL(file),
    data: 'from outside',
    onFailure: ({ message }) => failures.push(message),
    onWarning: ({ message }, text) => warnings.push(`${text}: ${message}`),
  })
})
afterAll(() => thread.close())

const stopOf = (abort = new AbortController(), cut = (): void => {}): Stop => ({ signal: abort.signal, cut })
async function all<T>(task: string, input: unknown = 0, stop = stopOf()): Promise<T[]> {
  const found: T[] = []
  for await (const one of thread.pull<T>(task, input, stop)) found.push(one)
  return found
}

test('many tasks run at once, each with its own results in order', async () => {
  const lengths = Array.from({ length: 50 }, (_, index) => index)
  const found = await Promise.all(lengths.map((length) => all<number>('count', length)))
  expect(found).toEqual(lengths.map((length) => Array.from({ length }, (_, index) => index + 1)))
  expect(await all('given')).toEqual(['from outside'])
  expect(warnings).toEqual(['started: slowly'])
})

test('a task that is stopped while its caller waits ends at once and cleans up', async () => {
  const abort = new AbortController()
  const results = thread.pull<string>('endless', 0, stopOf(abort))
  expect(await results.next()).toEqual({ value: 'begun', done: false })
  const next = results.next()
  abort.abort()
  // What it was asked for before the stop is still answered.
  expect(await next).toEqual({ value: 'never taken', done: false })
  expect(await results.next()).toEqual({ value: undefined, done: true })
  expect(await all('ended')).toEqual([1])
})

test('a task that is stopped before it has begun, or waits for the stop, still answers', async () => {
  const early = new AbortController()
  const [waiting, stopped] = [all('patient', 0, stopOf(early)), all('patient', 0, stopOf(early))]
  early.abort()
  expect(await Promise.all([waiting, stopped])).toEqual([['what there is'], ['what there is']])
})

test('a caller that takes no more results ends its task', async () => {
  for await (const one of thread.pull<string>('endless', 0, stopOf())) {
    expect(one).toBe('begun')
    break
  }
  await expect.poll(() => all('ended')).toEqual([2])
})

test('a task can cut off a caller that takes no results', async () => {
  const abort = new AbortController()
  const results = thread.pull<number>(
    'unread',
    0,
    stopOf(abort, () => abort.abort()),
  )
  await results.next()
  expect(await results.next()).toEqual({ value: undefined, done: true })
})

test('an error keeps its code, by which an unreachable database is recognised', async () => {
  await expect(all('away')).rejects.toMatchObject({ message: 'refused', code: 'ECONNREFUSED' })
  expect(await all('away').catch(databaseFault)).toBe('away')
  expect(await all('stale').catch(databaseFault)).toBe('busy')
})

test('when the thread fails, its callers get 503 and the next one gets a new thread', async () => {
  const waiting = thread.pull('wait', 0, stopOf())
  await waiting.next()
  const [one, other] = await Promise.allSettled([waiting.next(), all('die')])
  for (const outcome of [one, other]) expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'overloaded', status: 503 } })
  expect(failures).toEqual(['a fault of ours'])
  // Not at once: a thread that fails as soon as it is started would otherwise keep a core busy.
  await expect.poll(() => all('count', 2).catch((error: { code: string }) => error.code)).toEqual([1, 2])
})

test('a thread that was closed has ended', async () => {
  const waiting = thread.pull('wait', 0, stopOf())
  await waiting.next()
  const next = waiting.next().catch((error: { code: string }) => error.code)
  await thread.close()
  expect(await next).toBe('overloaded')
})
