import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { binaryArray } from '../src/platform/db/arrays.js'
import { startKit } from './kit/index.js'
import { runs } from './kit/runs.js'

const kit = await startKit()
const { db } = kit.service.ctx

/** Text that PostgreSQL can store: no NUL, no half of a surrogate pair. */
const text = fc.string({ unit: 'grapheme', maxLength: 40 }).filter((one) => !one.includes('\0') && !/[\ud800-\udfff]/u.test(one))
const instant = fc.date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2200-01-01T00:00:00Z'), noInvalidDate: true })
const kinds: Record<string, fc.Arbitrary<unknown>> = {
  text,
  jsonb: fc.dictionary(text, fc.oneof(text, fc.integer(), fc.boolean(), fc.constant(null))).map((one) => JSON.stringify(one)),
  int4: fc.integer(),
  int8: fc.maxSafeInteger(),
  bool: fc.boolean(),
  timestamptz: instant,
}

test.each(Object.keys(kinds))('an array of %s has the same value in binary format and in text', async (type) => {
  const many = fc.array(fc.option(kinds[type] as fc.Arbitrary<unknown>), { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(many, async (values) => {
      const binary = binaryArray(type, values)
      expect(Buffer.isBuffer(binary)).toBe(true)
      const array = sql.raw(`::${type}[]`)
      const { rows } = await sql<{ same: boolean }>`select ${binary}${array} = ${values}${array} as same`.execute(db)
      expect(rows).toEqual([{ same: true }])
    }),
    runs(60),
  )
})

test('an array that is larger than any before is transferred completely', async () => {
  const values = Array.from({ length: 3_000 }, (_nothing, index) => `${index} ${'ß"\\'.repeat(30)}`)
  const { rows } = await sql<{ same: boolean }>`select ${binaryArray('text', values)}::text[] = ${values}::text[] as same`.execute(db)
  expect(rows).toEqual([{ same: true }])
})

test('values of other types, and types without a binary format here, are sent as text', () => {
  expect(binaryArray('int4', [1, 1.5])).toBeUndefined()
  expect(binaryArray('int4', [2 ** 31])).toBeUndefined()
  expect(binaryArray('int8', ['9007199254740993'])).toBeUndefined()
  expect(binaryArray('timestamptz', ['2026-01-01T00:00:00Z'])).toBeUndefined()
  expect(binaryArray('numeric', ['1.5'])).toBeUndefined()
  expect(binaryArray('text', [])).toBeUndefined()
})
