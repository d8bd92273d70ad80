import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cheapest } from './cost.js'

const root = resolve(import.meta.dirname, '../../src')
/** A regular expression in the place of a value, so that a division is not taken for one. */
const literal = /(?<=[=(,:!&|?[{;>]\s?|return )\/(?![*/])((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([dgimsuvy]*)/g
const schemaPattern = /pattern: '((?:[^'\\]|\\.)+)'/g

interface Found {
  where: string
  source: string
  flags: string
}

const found: Found[] = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.startsWith('demo/'))
  .flatMap((name) => {
    const code = readFileSync(join(root, name), 'utf8')
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(/(^|\s)\/\/.*$/gm, '$1')
    const literals = [...code.matchAll(literal)].map(([, source = '', flags = '']) => ({ where: name, source, flags }))
    const patterns = [...code.matchAll(schemaPattern)].map(([, source = '']) => ({
      where: name,
      source: source.replaceAll('\\\\', '\\'),
      flags: 'u',
    }))
    return [...literals, ...patterns]
  })

/** Characters that the classes of an expression probably match, and those that it contains. */
function pumpsOf(source: string): string[] {
  const spelt = [...new Set(source.replace(/\\[a-zA-Z]/g, ''))].filter((character) => !'[](){}|^$?*+'.includes(character)).slice(0, 12)
  const likely = [' ', '\n', 'a', '0', '-', '.', '"', '/']
  return [...new Set([...likely, ...spelt, 'a-', '""', '1.', '<<', '-0', '.a', ' a'])]
}
/** Text before the repeated part, to start an anchored expression, and after it, to make it fail. */
const headsOf = (source: string): string[] => ['', 'a', '"', /^\^?((?:\\?[\w:/<#+@-])+)/.exec(source)?.[1]?.replaceAll('\\', '') ?? '<']
const tails = ['', '\u0001', '"']

/** Growing lengths, so that exponential growth is found while it still ends; the last is long enough to show quadratic growth. */
const lengths = [23, 500, 16_000]
const mostMillis = 25

/** The first input that takes long in CPU time; elapsed time only selects what to measure. */
async function slowInput(pattern: RegExp): Promise<string | undefined> {
  const run = (input: string) => (pattern.flags.includes('g') ? input.replace(pattern, '') : pattern.test(input))
  for (const length of lengths) {
    for (const pump of pumpsOf(pattern.source)) {
      const pumped = pump.repeat(Math.ceil(length / pump.length))
      for (const head of headsOf(pattern.source)) {
        for (const tail of tails) {
          const started = performance.now()
          run(head + pumped + tail)
          if (performance.now() - started < mostMillis) continue
          if ((await cheapest(() => run(head + pumped + tail), 1)) > mostMillis) return `${head}${pump}…${tail}`
        }
      }
    }
  }
  return undefined
}

describe('every regular expression takes linear time', () => {
  test('the test finds the expressions of the source', () => {
    expect(found.length).toBeGreaterThan(100)
  })

  test.each([/^\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(,|$)/s, /\s+$/, /^(a+)+$/, /<[\s\S]*?>/g])(
    'the check reports %s, which is not linear',
    async (bad) => {
      expect(await slowInput(bad)).toBeDefined()
    },
  )

  test.each(found.map(({ where, source, flags }) => [`${where} /${source}/${flags}`, source, flags] as const))(
    '%s',
    async (_name, source, flags) => {
      expect(await slowInput(new RegExp(source, flags))).toBeUndefined()
    },
  )
})
