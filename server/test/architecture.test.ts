import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../src')
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .sort()
const sources = new Map(files.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
/** Code without comments, so that a word in one is not taken for a use. */
const codeOf = (name: string) => (sources.get(name) ?? '').replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1')

interface Import {
  from: string
  to: string
  typeOnly: boolean
}
const imports: Import[] = files.flatMap((from) =>
  [...codeOf(from).matchAll(/^(?:import|export)\s([^'"]*?from\s+)?'(\.[^']+)'/gm)].map(([, names = '', path = '']) => ({
    from,
    to: relative(root, resolve(root, dirname(from), path)).replace(/\.js$/, '.ts'),
    typeOnly: names.startsWith('type '),
  })),
)

/**
 * The layers, top to bottom. A feature's file that has none of the four names is told by what it works with: requests (routes) or the context
 * (service). One that knows neither, rules and shapes that are only values, has no layer of its own: it must not lead anybody up.
 */
const layers = ['main', 'entry', 'routes', 'http', 'service', 'jobs', 'schema', 'store', 'context', 'config', 'db', 'lib'] as const
type Layer = (typeof layers)[number]
function layerOf(name: string): Layer | undefined {
  const [top = '', feature, ...rest] = name.split('/')
  const file = rest.join('/')
  if (name === 'main.ts' || name === 'generate.ts' || top === 'cli') return 'main'
  if (['app.ts', 'worker.ts', 'thread.ts', 'service.ts'].includes(name) || top === 'demo') return 'entry'
  if (name === 'config.ts' || name === 'context.ts') return name.slice(0, -3) as Layer
  if (top === 'http' || top === 'jobs' || top === 'db' || top === 'lib') return top
  if (top !== 'features' || !feature) throw new Error(`${name} belongs to no layer`)
  if (file === 'routes.ts' || file === 'service.ts' || file === 'schema.ts' || file === 'store.ts') return file.slice(0, -3) as Layer
  if (file === 'list.ts') return 'store'
  if (/from 'fastify'|\bRoutes\b/.test(codeOf(name))) return 'routes'
  return /\b(Ctx|Env)\b/.test(codeOf(name)) ? 'service' : undefined
}
const rank = (layer: Layer | undefined) => (layer === undefined ? Number.NaN : layers.indexOf(layer))
const featureOf = (name: string) => (name.startsWith('features/') ? name.split('/')[1] : undefined)

describe('imports point down: routes → http → service → schema → store → db → lib', () => {
  test('never up', () => {
    /** Where a file leads: to files with a layer, directly or, at run time, through files without one. */
    const reached = (start: string): Import[] => {
      const found: Import[] = []
      const seen = new Set<string>()
      const follow = (name: string, direct: boolean): void => {
        if (seen.has(name)) return
        seen.add(name)
        for (const { to, typeOnly } of imports.filter(({ from }) => from === name)) {
          if (!sources.has(to) || (typeOnly && !direct)) continue
          if (layerOf(to) !== undefined) found.push({ from: start, to, typeOnly })
          else if (!typeOnly) follow(to, false)
        }
      }
      follow(start, true)
      return found
    }
    const climbing = files
      .filter((name) => layerOf(name) !== undefined)
      .flatMap(reached)
      .filter(({ from, to }) => rank(layerOf(to)) < rank(layerOf(from)))
    // The context names what it carries, which is made of all that lies below.
    const isCarried = ({ from, to, typeOnly }: Import) => from === 'context.ts' && typeOnly && layerOf(to) === 'jobs'
    expect(climbing.filter((one) => !isCarried(one)).map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('sideways between features only from service to service, or down to what another feature stores and shows', () => {
    const sideways = imports.filter(({ from, to }) => {
      const [mine, theirs] = [featureOf(from), featureOf(to)]
      return (
        mine !== undefined &&
        theirs !== undefined &&
        mine !== theirs &&
        layerOf(from) === layerOf(to) &&
        ['routes', 'http'].includes(layerOf(from) ?? '')
      )
    })
    expect(sideways.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('every import of ours leads to a file', () => {
    expect(imports.filter(({ to }) => !sources.has(to)).map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('lib imports nothing of ours but lib, db nothing but db and lib', () => {
    const allowed: Record<string, string[]> = { lib: ['lib'], db: ['db', 'lib'] }
    const strays = imports.filter(({ from, to }) => allowed[from.split('/')[0] ?? '']?.includes(to.split('/')[0] ?? '') === false)
    expect(strays.map(({ from, to }) => `${from} → ${to}`)).toEqual([])
  })

  test('the sdk and the console are never imported', () => {
    for (const name of files) expect(codeOf(name), name).not.toMatch(/from '(@allotment\/|\.\.\/.*(sdk|console)\/src)/)
  })

  test('no circle of imports at run time', () => {
    const next = new Map(
      files.map((name) => [name, imports.filter(({ from, typeOnly }) => from === name && !typeOnly).map(({ to }) => to)]),
    )
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (name: string, path: string[]): void => {
      if (path.includes(name)) circles.push([...path.slice(path.indexOf(name)), name].join(' → '))
      if (done.has(name) || path.includes(name)) return
      for (const to of next.get(name) ?? []) visit(to, [...path, name])
      done.add(name)
    }
    for (const name of files) visit(name, [])
    expect(circles).toEqual([])
  })
})

describe('each part keeps to its own', () => {
  const offenders = (pattern: RegExp, isMine: (name: string) => boolean) =>
    files.filter((name) => isMine(name) && pattern.test(codeOf(name)))

  test('only the command line and config.ts read the environment', () => {
    expect(offenders(/process\.env\b/, (name) => name !== 'config.ts' && !name.startsWith('cli/'))).toEqual([])
  })

  test('a store takes a database or a transaction, never the whole context', () => {
    expect(offenders(/\b(ctx|env): (Ctx|Env)\b|\bCtx\b/, (name) => /^features\/.*(store|list)\.ts$/.test(name))).toEqual([])
  })

  test('only reservations, bookings and what they call defer statements or send several at once; everything else is plain Kysely', () => {
    const selling = ['reservations', 'guests', 'bookings', 'orders', 'relistings', 'sales', 'payments', 'ledger', 'invoices', 'tickets']
    const called = ['history', 'idempotency', 'jobs', 'deliveries', 'webhooks']
    const users = offenders(/import \{[^}]*\b(defer|pipeline)\b[^}]*\} from '[^']*db\/client\.js'/, () => true)
    expect(users.length).toBeGreaterThan(10)
    expect(users.filter((name) => !name.split('/').some((room) => [...selling, ...called].includes(room)))).toEqual([])
  })

  test('routes and schemas hold no SQL', () => {
    expect(
      offenders(
        /\bsql`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
        (name) => ['routes', 'schema'].includes(layerOf(name) ?? '') && !name.startsWith('features/service/'),
      ),
    ).toEqual([])
  })

  test('only routes and http know of HTTP', () => {
    expect(
      offenders(
        /from 'fastify/,
        (name) => /(service|store|list|schema)\.ts$/.test(name) || !['routes', 'http', 'entry'].includes(layerOf(name) ?? ''),
      ),
    ).toEqual([])
  })

  test('no function takes both the context, whose db is outside, and a transaction', () => {
    // Callbacks are taken out first: what they are given is their own affair.
    const parameters = (code: string) => [...code.replace(/\([^()]*\)\s*=>/g, '').matchAll(/\(([^()]*)\)/g)].map(([, list = '']) => list)
    const both = files.filter((name) => parameters(codeOf(name)).some((list) => /:\s*Ctx\b/.test(list) && /:\s*Trx\b/.test(list)))
    expect(both).toEqual([])
  })

  test('rules take the time as an argument or from the context: no Date of their own', () => {
    // The time a file has on a disk is the machine's, whatever time the service goes by.
    const allowed = new Set(['service.ts', 'lib/ids.ts', 'lib/blobs.ts', 'generate.ts'])
    expect(
      offenders(
        /new Date\(\)|Date\.now\(\)/,
        (name) => !allowed.has(name) && !name.startsWith('db/embedded') && !name.startsWith('demo/') && !name.startsWith('cli/'),
      ),
    ).toEqual([])
  })

  test('nothing is typed any, silenced, left for later or printed', () => {
    for (const [name, text] of sources) {
      expect(text, name).not.toMatch(/@ts-(ignore|expect-error|nocheck)|biome-ignore|\bTODO\b|\bFIXME\b/)
      expect(codeOf(name), name).not.toMatch(/\bas any\b|: any\b|<any>|\bany\[\]/)
      if (!name.startsWith('cli/')) expect(codeOf(name), name).not.toMatch(/\bconsole\.(log|info|warn|error)\(/)
    }
  })

  test('files stay short enough to be read in one go', () => {
    const long = files
      // The catalogue of errors is one table, to be looked up in rather than read.
      .filter((name) => !name.includes('/data/') && !name.includes('/words/') && !name.includes('/generated/') && name !== 'lib/errors.ts')
      .map((name) => ({ name, lines: (sources.get(name) ?? '').split('\n').length }))
      .filter(({ lines }) => lines > 350)
    expect(long).toEqual([])
  })
})
