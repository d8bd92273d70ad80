import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { rolldown } from 'rolldown'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Loaded anew, because it reads the time zone of the account when it is loaded. */
async function load<T>(module: 'format.ts' | 'plain.ts'): Promise<T> {
  const input = new URL(`../../../console/src/${module}`, import.meta.url).pathname
  const bundle = await rolldown({ input, platform: 'browser', logLevel: 'silent' })
  const folder = await mkdtemp(join(tmpdir(), 'allotment-format-'))
  const file = join(folder, 'format.mjs')
  await bundle.write({ file })
  return import(/* @vite-ignore */ file).finally(() => rm(folder, { recursive: true }))
}

test('the year of a moment goes without saying if it is the current one in the time zone of the account, not in that of the browser', async () => {
  // Fourteen hours ahead of UTC: the year begins there before it does in any other place.
  const preferences = { language: 'en', zone: 'Pacific/Kiritimati' }
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify(preferences) })
  const { moment } = await load<{ moment: (text: string) => string }>('format.ts')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T10:30:00Z') })
  expect(moment('2027-03-01T00:00:00')).toBe('1 Mar, 14:00')
  expect(moment('2026-12-31T10:00:00')).toBe('1 Jan, 00:00')
  expect(moment('2026-12-31T09:00:00')).toBe('31 Dec 2026, 23:00')
  vi.setSystemTime(Date.parse('2026-12-31T09:30:00Z'))
  expect(moment('2026-12-31T09:00:00')).toBe('31 Dec, 23:00')
  expect(moment('2026-12-31T10:00:00')).toBe('1 Jan 2027, 00:00')
})

test('a time in a message of the service is on the clock of the account', async () => {
  vi.stubGlobal('localStorage', { getItem: () => JSON.stringify({ language: 'en', zone: 'America/New_York' }) })
  const { spoken } = await load<{ spoken: (text: string) => string }>('plain.ts')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-19T11:00:00Z') })
  expect(spoken('This hold can last until 2026-11-19T11:42:36 at most.')).toBe('This hold can last until 19 Nov, 06:42 at most.')
})
