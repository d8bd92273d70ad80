import { randomBytes } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { withSettings } from '../src/cli/settings-page.js'
import { ConfigError, loadConfig, settings } from '../src/platform/config.js'
import { runProcess, startProcess } from './kit/process.js'

const folder = mkdtempSync(join(tmpdir(), 'allotment-config-'))
afterAll(() => rmSync(folder, { recursive: true }))
const load = (env: Record<string, string>) => loadConfig({ DATA_DIR: folder, ...env })
const faults = (env: Record<string, string>): string[] => {
  try {
    load(env)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message.split('\n').slice(1)
  }
}
const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://allotment@db.example/allotment',
  PUBLIC_URL: 'https://tickets.example',
  MASTER_KEYS: `k1:${Buffer.alloc(32, 7).toString('base64')}`,
  SMTP_URL: 'smtps://mail.example',
}

describe('production', () => {
  test('does not start without its secrets, and names all missing ones at once', () => {
    const missing = faults({ NODE_ENV: 'production' })
    expect(missing.map((line) => /^ {2}- (\w+) is missing: .+/.exec(line)?.[1]).sort()).toEqual([
      'DATABASE_URL',
      'MASTER_KEYS',
      'PUBLIC_URL',
      'SMTP_URL',
    ])
  })

  test.each(['DATABASE_URL', 'MASTER_KEYS', 'PUBLIC_URL', 'SMTP_URL'])('names %s when only this one is missing or empty', (name) => {
    expect(faults({ ...production, [name]: '' })).toEqual([expect.stringContaining(`${name} is missing`)])
  })

  test('a copy in quarantine sends no mail and needs no mail server', () => {
    expect(load({ ...production, SMTP_URL: '', QUARANTINE: 'true' }).QUARANTINE).toBe(true)
  })

  test('starts when all secrets are set', () => {
    expect(load(production)).toMatchObject({ NODE_ENV: 'production', PUBLIC_URL: 'https://tickets.example', embedded: false })
  })

  test('a refused start exits with code 1 and prints the names without a stack trace', async () => {
    const { code, output } = await runProcess(['serve'], { NODE_ENV: 'production', DATA_DIR: folder, PORT: 'eighty' })
    expect(code).toBe(1)
    for (const name of ['DATABASE_URL', 'MASTER_KEYS', 'PUBLIC_URL', 'PORT']) expect(output).toContain(`- ${name} `)
    expect(output).not.toMatch(/\bat .*\.js:\d/)
  })
})

test('an unusable data folder is reported at once, in one line', async () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')
  const places = [
    [join(file, 'data'), 'a file is in its place'],
    [file, 'a file is in its place'],
    // Node alone would try for ever to create a folder here.
    ['/proc/nothing/data', 'cannot be used (ENOENT)'],
  ] as const
  for (const [dataDir, reason] of places) {
    expect(() => loadConfig({ DATA_DIR: dataDir })).toThrow(`The data folder ${dataDir} cannot be`)
    const { code, output } = await runProcess(['serve'], { DATA_DIR: dataDir, PORT: '0' })
    expect(code).toBe(1)
    expect(output.trim().split('\n')).toEqual([expect.stringContaining(reason)])
    expect(output).toContain('DATA_DIR')
  }
})

test('no data folder is needed when the database and the files are elsewhere', () => {
  const elsewhere = {
    DATABASE_URL: 'postgres://x/y',
    SMTP_URL: 'smtp://mail.example',
    S3_BUCKET: 'files',
    MASTER_KEYS: `k1:${randomBytes(32).toString('base64')}`,
  }
  expect(loadConfig({ DATA_DIR: '/proc/nothing', ...elsewhere }).DATA_DIR).toBe('/proc/nothing')
  expect(() => loadConfig({ DATA_DIR: '/proc/nothing', ...elsewhere, S3_BUCKET: '' })).toThrow('The data folder')
})

test('a port in use is detected before the database is created', async () => {
  const taken = createServer()
  await new Promise<void>((resolve) => taken.listen(0, '127.0.0.1', resolve))
  const { port } = taken.address() as AddressInfo
  const dataDir = join(folder, 'never-made')
  for (const setting of ['PORT', 'METRICS_PORT']) {
    const { code, output } = await runProcess(['serve'], { DATA_DIR: dataDir, PORT: '0', [setting]: String(port) })
    expect(code).toBe(1)
    expect(output.trim()).toMatch(new RegExp(`^Port ${port} at 127.0.0.1 is taken. [^\n]+$`))
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false)
  }
  taken.close()
})

test('an unreachable database is reported in one line, without its password and without a stack trace', async () => {
  const { code, output } = await runProcess(['migrate'], {
    DATABASE_URL: 'postgres://somebody:sesame@127.0.0.1:1/allotment',
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
  })
  expect(code).toBe(1)
  expect(output).toContain('The database cannot be used: connect ECONNREFUSED 127.0.0.1:1. Check DATABASE_URL')
  expect(output).not.toMatch(/sesame|\bat .*\.js:\d/)
})

test.each(['serve', 'worker'])(
  '%s waits for an unreachable database, logs this once without the password, and stops on a signal',
  async (command) => {
    const waiting = startProcess([command], {
      DATABASE_URL: 'postgres://somebody:sesame@127.0.0.1:1/allotment',
      DATA_DIR: folder,
      PORT: '0',
    })
    await waiting.until(/the database is unreachable; the start waits for it/)
    waiting.child.kill('SIGTERM')
    expect((await waiting.exited).code).toBe(0)
    expect(waiting.output()).not.toContain('sesame')
  },
)

describe('an invalid value is reported with the valid ones', () => {
  test.each([
    ['NODE_ENV', ['prod', 'Production']],
    ['PORT', ['-1', '65536', 'http', '80.5', '8080 ']],
    ['DATABASE_POOL', ['1', '65', 'many']],
    ['STATEMENT_TIMEOUT_MS', ['15s', '0']],
    ['WORKER', ['yes', '1', 'TRUE']],
    ['LOG_LEVEL', ['verbose', 'INFO']],
    ['PUBLIC_URL', ['tickets.example', 'ftp://tickets.example', 'mailto:a@b.example']],
    ['DATABASE_URL', ['allotment', 'mysql://db.example', '/var/run/postgresql']],
    ['SMTP_URL', ['mail.example', 'https://mail.example']],
    ['CORS_ORIGINS', ['partner.example', 'https://partner.example/', 'https://a.example,b.example', '*']],
    ['TRUST_PROXY', ['proxy', '10.0.0.0/33', '10.0.0.1,', '::1/129']],
  ])('%s', (name, values) => {
    for (const value of values)
      expect(faults({ [name]: value }), value).toEqual([expect.stringMatching(new RegExp(`- ${name} must be .+`))])
  })

  test.each([
    ['not of the form', 'secret'],
    ['too short', 'k1:c2hvcnQ='],
    ['with a strange name', `k 1:${Buffer.alloc(32).toString('base64')}`],
    ['named twice', `k1:${Buffer.alloc(32).toString('base64')},k1:${Buffer.alloc(32, 1).toString('base64')}`],
  ])('MASTER_KEYS %s', (_name, value) => {
    expect(faults({ MASTER_KEYS: value })).toEqual([expect.stringMatching(/- MASTER_KEYS: .+/)])
    expect(faults({ MASTER_KEYS: value }).join()).not.toContain(value)
  })

  test('several faults are reported together', () => {
    expect(faults({ PORT: 'x', WORKER: 'x', LOG_LEVEL: 'x' })).toHaveLength(3)
  })
})

describe('valid values', () => {
  test.each([
    ['PUBLIC_URL', 'https://tickets.example/', 'https://tickets.example'],
    ['CORS_ORIGINS', 'https://a.example, http://localhost:3000', ['https://a.example', 'http://localhost:3000']],
    ['TRUST_PROXY', 'loopback, 10.0.0.0/8, 2001:db8::/32', ['loopback', '10.0.0.0/8', '2001:db8::/32']],
    ['DATABASE_URL', 'postgres://allotment@%2Ftmp%2Fsocket:5432/allotment', 'postgres://allotment@%2Ftmp%2Fsocket:5432/allotment'],
    ['PORT', '0', 0],
    ['WORKER', 'false', false],
  ] as const)('%s=%s', (name, text, value) => {
    expect(load({ [name]: text })[name]).toEqual(value)
  })

  test('an empty variable is treated as not set', () => {
    expect(load({ PORT: '', LOG_LEVEL: '' })).toMatchObject({ PORT: 8080, LOG_LEVEL: 'info' })
  })

  test('the public address follows from host and port, also for IPv6', () => {
    expect(load({ HOST: '::1', PORT: '9000' }).PUBLIC_URL).toBe('http://[::1]:9000')
  })

  test('every default is valid', () => {
    for (const [name, { fallback, parse }] of Object.entries(settings)) expect(() => parse(fallback), name).not.toThrow()
  })
})

test('outside production a master key is created once per data folder, readable by its owner only', () => {
  const first = load({}).masterKeys
  expect(load({}).masterKeys).toEqual(first)
  expect(statSync(join(folder, 'master-key')).mode & 0o777).toBe(0o600)
  const other = mkdtempSync(join(tmpdir(), 'allotment-config-'))
  expect(loadConfig({ DATA_DIR: other }).masterKeys).not.toEqual(first)
  rmSync(other, { recursive: true })
})

test('docs/operating.md lists exactly the settings of config.ts', () => {
  const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const listed = [...page.matchAll(/^\| `([A-Z0-9_]+)` \|/gm)].map(([, name]) => name)
  expect(listed).toEqual(Object.keys(settings))
  expect(page, 'npm run generate writes the table').toBe(withSettings(page))
})

test('every setting that is a limit or a timeout is in the section "Limits" of the documentation', () => {
  const page = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
  const [, section = ''] = page.split(/^## Limits$/m).map((part) => part.split(/^## /m)[0])
  const limits = Object.keys(settings).filter((name) => /LIMIT|TIMEOUT|LOCK|STALL|STREAMS|CONCURRENCY|RATE$|POOL/.test(name))
  expect(limits.length).toBeGreaterThan(20)
  expect(limits.filter((name) => !section.includes(`\`${name}\``))).toEqual([])
})
