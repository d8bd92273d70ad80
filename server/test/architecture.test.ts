import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { countedTasks, taskTable } from './browser/task-table.js'

const root = resolve(import.meta.dirname, '../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .sort()
const sources = new Map(files.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
/** Code without comments, so that a word in a comment does not count as a use. */
const codeOf = (name: string) => (sources.get(name) ?? '').replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

/** Imports between files are checked by dependency-cruiser, with the rules in .dependency-cruiser.cjs. This test checks the content of files. */
const isRoutes = (name: string) => name.endsWith('routes.ts')
const isTop = (name: string) => !name.includes('/') || name.startsWith('cli/') || name.startsWith('demo/')

describe('each layer does only its own work', () => {
  /** Its code samples for users are text. */
  const samples = 'platform/http/openapi-samples.ts'
  const offenders = (pattern: RegExp, isMine: (name: string) => boolean) =>
    files.filter((name) => isMine(name) && pattern.test(codeOf(name)))

  test('only the command line and config.ts read the environment', () => {
    expect(offenders(/process\.env\b/, (name) => name !== 'platform/config.ts' && name !== samples && !name.startsWith('cli/'))).toEqual([])
  })

  test('a store takes a database or a transaction, never the context', () => {
    expect(offenders(/\b(ctx|env): (Ctx|Env)\b|\bCtx\b/, (name) => /\/(store|list)\.ts$/.test(name))).toEqual([])
  })

  test('only reservations, bookings and code that they call use defer and pipeline; all other code uses plain Kysely', () => {
    const selling = ['reservations', 'guests', 'bookings', 'orders', 'relistings', 'purchases', 'payments', 'ledger', 'invoices', 'tickets']
    const called = ['history', 'idempotency', 'jobs', 'deliveries', 'webhooks']
    const users = offenders(/import \{[^}]*\b(defer|pipeline)\b[^}]*\} from '[^']*db\/client\.js'/, () => true)
    expect(users.length).toBeGreaterThan(10)
    expect(users.filter((name) => !name.split('/').some((room) => [...selling, ...called].includes(room)))).toEqual([])
  })

  test('routes and schemas contain no SQL', () => {
    expect(
      offenders(
        /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
        (name) => (isRoutes(name) || name.endsWith('schema.ts')) && !name.startsWith('platform/site/'),
      ),
    ).toEqual([])
  })

  test('only routes and http use HTTP', () => {
    // Parts of routes that are in separate files because of their length.
    const translators = ['channels/octo/protocol.ts', 'fulfilment/ticketfiles/upload.ts', 'selling/payments/signature.ts']
    expect(
      offenders(
        /from 'fastify/,
        (name) => !isRoutes(name) && !isTop(name) && !/^platform\/(http|site|list-cache)\//.test(name) && !translators.includes(name),
      ),
    ).toEqual([])
  })

  test('no function takes both the context, which has a db outside the transaction, and a transaction', () => {
    // Callbacks are removed first, because their parameters are their own.
    const parameters = (code: string) => [...code.replace(/\([^()]*\)\s*=>/g, '').matchAll(/\(([^()]*)\)/g)].map(([, list = '']) => list)
    const both = files.filter((name) => parameters(codeOf(name)).some((list) => /:\s*Ctx\b/.test(list) && /:\s*Trx\b/.test(list)))
    expect(both).toEqual([])
  })

  test('rules get the time as an argument or from the context, and never call Date', () => {
    // The time of a file on a disk is the time of the machine, not of the service.
    const allowed = new Set(['service.ts', 'lib/ids.ts', 'platform/blobs/blobs.ts', 'platform/db/clock.ts', 'generate.ts'])
    expect(
      offenders(
        /new Date\(\)|Date\.now\(\)/,
        (name) => !allowed.has(name) && !name.startsWith('platform/db/embedded') && !name.startsWith('demo/') && !name.startsWith('cli/'),
      ),
    ).toEqual([])
  })

  test('no any, no ignored error, no TODO and no console output', () => {
    for (const [name, text] of sources) {
      expect(text, name).not.toMatch(/@ts-(ignore|expect-error|nocheck)|biome-ignore|\bTODO\b|\bFIXME\b/)
      expect(codeOf(name), name).not.toMatch(/\bas any\b|: any\b|<any>|\bany\[\]/)
      if (!name.startsWith('cli/') && name !== samples) expect(codeOf(name), name).not.toMatch(/\bconsole\.(log|info|warn|error)\(/)
    }
  })

  test('a test whose tool is missing fails and says how to install the tool; it is not skipped', () => {
    const tests = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.test.ts'))
    expect(tests.length).toBeGreaterThan(50)
    const passedOver = tests.flatMap((name) =>
      readFileSync(join(import.meta.dirname, name), 'utf8')
        .split('\n')
        .filter((line) => /^\s*(test|it|describe)\.(concurrent\.)?(skip|skipIf|runIf|todo)\b/.test(line))
        // Only root can start processes as another user, and no package changes that.
        .filter((line) => !line.includes('describe.runIf(root)('))
        .map((line) => `${name}: ${line.trim()}`),
    )
    expect(passedOver).toEqual([])
  })

  test('every task whose clicks the guide of the console names is counted by the test it names, with each of its clicks, and no other is', () => {
    const named = taskTable.map(({ task, role, test }) => `${task}, ${role}: ${test}`)
    const counted = countedTasks()
    expect(named.toSorted()).toEqual(counted.map(({ task, role, test }) => `${task}, ${role}: ${test}`).toSorted())
    expect(counted.flatMap(({ task, aside }) => aside.map((line) => `${task}: ${line.trim()}`))).toEqual([])
    expect(new Set(taskTable.map(({ task }) => task)).size).toBe(taskTable.length)
    expect(taskTable.length).toBeGreaterThanOrEqual(22)
    const roles = ['administrator', 'distributor', 'finance', 'guest', 'product management', 'supplier', 'support']
    expect([...new Set(taskTable.map(({ role }) => role))].sort()).toEqual(roles)
  })

  test('no source file is longer than its limit', () => {
    const long = files
      // The catalogue of errors and the descriptions of fields are long tables.
      .filter((name) => !/\/(data|words|generated)\//.test(name) && !['lib/errors.ts', 'platform/http/openapi-fields.ts'].includes(name))
      .map((name) => ({ name, lines: (sources.get(name) ?? '').split('\n').length }))
      .filter(({ lines }) => lines > 350)
    expect(long).toEqual([])
  })
})
