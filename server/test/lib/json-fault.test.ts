import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findJsonFault } from '../../src/lib/json-fault.js'
import { runs } from '../kit/runs.js'

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

test('reports a fault for exactly the texts that are not JSON', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"',
    '\\',
    '\\n',
    '\\u00',
    '1',
    '-',
    '0',
    '.5',
    'e9',
    'true',
    'nul',
    ' ',
    '\n',
    '\t',
    'x',
  ]
  const text = fc.oneof(
    fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join('')),
    fc.json(),
    fc.tuple(fc.json(), fc.nat(), fc.constantFrom(...pieces)).map(([json, at, piece]) => {
      const place = at % (json.length + 1)
      return json.slice(0, place) + piece + json.slice(place)
    }),
    fc.tuple(fc.json(), fc.nat()).map(([json, at]) => json.slice(0, at % (json.length + 1))),
  )
  fc.assert(
    fc.property(text, (given) => {
      const found = findJsonFault(given)
      expect(found === undefined, given).toBe(isJson(given))
      // Up to there the text can still become JSON: cut off there it has no earlier fault.
      if (found) expect(findJsonFault(given.slice(0, found.offset))?.offset ?? found.offset, given).toBe(found.offset)
    }),
    runs(3_000),
  )
})

test.each([
  ['{"a": 1,}', 1, 9, 'the name of a field in double quotes'],
  ['{"a": 1\n "b": 2}', 2, 2, 'a comma or }'],
  ["{'a': 1}", 1, 2, 'the name of a field in double quotes or }'],
  ['{"a" 1}', 1, 6, 'a colon after the name of a field'],
  ['[1, 2', 1, 6, 'a comma or ]'],
  ['[1, ]', 1, 5, 'a value'],
  ['{"a": undefined}', 1, 7, 'a value'],
  ['{"a": 01}', 1, 8, 'a comma or }'],
  ['{"a": "x\ny"}', 1, 9, 'the closing quote of a text, or its line breaks'],
  ['{"a": "x', 1, 9, 'the closing quote of a text'],
  ['{"a": "\\x"}', 1, 8, 'an escape that JSON has'],
  ['{"a": 1} x', 1, 10, 'nothing more after the value'],
])('%j has a fault in line %i, column %i, where %s is expected', (text, line, column, expected) => {
  expect(findJsonFault(text)).toMatchObject({ line, column, expected: expect.stringContaining(expected) })
})

test('very deep nesting is read to its end', () => {
  expect(findJsonFault('['.repeat(200_000))?.offset).toBe(200_000)
})
