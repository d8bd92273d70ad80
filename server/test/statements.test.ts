import { randomUUID } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { atEnd } from './kit/end.js'

type Texts = Map<string, Set<string>>
const scripts = new URL('../../scripts/statements.mjs', import.meta.url).href
const { buildOf, isWhole, record, recorded, setLeft, setPassed } = (await import(scripts)) as {
  buildOf(): string | undefined
  isWhole(build: string): boolean
  record(build: string, texts: Texts): void
  recorded(build: string): Texts
  setLeft(build: string, failed: string[] | null): void
  setPassed(build: string, files: string[]): void
}
/** Another process, with a file of its own. */
const other = (await import(`${scripts}?other`)) as { record(build: string, texts: Texts): void }

function newBuild(): { build: string; folder: string } {
  const build = `test-${randomUUID()}`
  const folder = resolve(import.meta.dirname, '../../.cache/statements', build)
  atEnd(() => rmSync(folder, { recursive: true, force: true }))
  return { build, folder }
}
const sent = (key: string, ...texts: string[]): Texts => new Map([[key, new Set(texts)]])

test('statements of several runs of one build add up, and those of another build are not among them', () => {
  const [{ build, folder }, { build: earlier }] = [newBuild(), newBuild()]
  record(earlier, sent('from', 'select old from t'))
  expect(recorded(build).size).toBe(0)
  record(build, sent('from', 'select a from t'))
  other.record(build, sent('from', 'select b from t'))
  expect(recorded(build)).toEqual(sent('from', 'select a from t', 'select b from t'))
  // A process that was ended while it wrote.
  mkdirSync(folder, { recursive: true })
  writeFileSync(resolve(folder, 'broken.json'), '[["from", ["sel')
  expect(recorded(build)).toEqual(sent('from', 'select a from t', 'select b from t'))
})

test('a run is whole when all its tests passed, those that failed when run again; a partial run that fails changes nothing', () => {
  const { build } = newBuild()
  expect(isWhole(build)).toBe(false)
  setPassed(build, ['test/memos.test.ts'])
  expect(isWhole(build)).toBe(false)
  setLeft(build, ['test/memos.test.ts', 'test/rates.test.ts'])
  setPassed(build, ['test/memos.test.ts'])
  expect(isWhole(build)).toBe(false)
  setPassed(build, ['test/memos.test.ts', 'test/rates.test.ts'])
  expect(isWhole(build)).toBe(true)
  setLeft(build, ['test/rates.test.ts'])
  expect(isWhole(build)).toBe(true)
})

test('a run that an error ended is not whole', () => {
  const { build } = newBuild()
  setLeft(build, null)
  expect(isWhole(build)).toBe(false)
})

test('the same code has the same name', () => {
  expect(buildOf()).toMatch(/^[0-9a-f]{16}$/)
  expect(buildOf()).toBe(buildOf())
})
