import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { buildApp } from '../../src/app.js'
import { loadConfig } from '../../src/platform/config.js'
import { preparing } from '../../src/platform/db/driver/statement.js'
import type { Lifecycle } from '../../src/platform/http/lifecycle.js'
import type { Routes } from '../../src/platform/http/routes.js'
import { createLog, openService, type Service, startJobs } from '../../src/service.js'
import { type Account, makeAccounts } from './accounts.js'
import { type Caller, caller } from './caller.js'
import { atEnd } from './end.js'

// A process runs the statements of many files. Those that are not prepared are planned each time, which takes most CPU time of PostgreSQL.
Object.assign(preparing, { uses: 2, usual: 5_000, generic: 5_000 })

/** A service that listens; it ends with the test file, or before. */
export interface Opened {
  url: string
  service: Service
  close(): Promise<void>
}

export interface Kit {
  url: string
  service: Service
  clock: Clock
  dataDir: string
  /** connection settings of this file's database, for a second process */
  database: pg.ClientConfig
  accounts: Record<AccountName, Account>
  /** one caller for each kind of client, with an API key; `nobody` has no credentials */
  as: Record<AccountName | 'nobody', Caller>
  /** logs one of the accounts in, at this service or another one, and returns a caller with its token */
  login(name: AccountName, url?: string): Promise<Caller & { tokens: { access_token: string; refresh_token: string } }>
  /** a further service on the same database, as a second process would be; optionally with another connection or clock */
  another(env?: Record<string, string>, way?: pg.ClientConfig, clock?: Clock | 'database'): Promise<Opened>
  /** reads the database directly */
  query<Row extends pg.QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>
  /** settings with which a separate process uses this service's database and secrets */
  env: Record<string, string>
  /** starts the background jobs */
  work(): Promise<void>
  log: string[]
}
export type AccountName = 'admin' | 'product_management' | 'support' | 'finance' | 'distributor' | 'distributor2' | 'supplier' | 'supplier2'

export interface Clock {
  now: () => Date
  /** advances the service's clock */
  advance(change: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
  /** stops the clock, which then only `advance` changes: for limits per minute */
  stand(): void
}

function movableClock(): Clock {
  let ahead = 0
  let stands: number | undefined
  return {
    now: () => new Date((stands ?? Date.now()) + ahead),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
    stand() {
      stands = Date.now()
    },
  }
}

export async function cloneDatabase(template = 'allotment_template'): Promise<pg.ClientConfig> {
  const { host, port, user } = inject('postgres')
  const database = `t_${randomBytes(6).toString('hex')}`
  const root = new pg.Client({ host, port, user, database: 'postgres' })
  await root.connect()
  await root.query(`create database ${database} template ${template}`)
  await root.end()
  return { host, port, user, database }
}

export const databaseUrl = ({ host, port, user, database }: pg.ClientConfig): string =>
  `postgres://${user}@${encodeURIComponent(host ?? '')}:${port}/${database}`

/** On a busy machine a slow database must not cause 503. A test of time-outs sets its own limits. */
const patiently = {
  DATABASE_CONNECT_TIMEOUT_MS: '60000',
  STATEMENT_TIMEOUT_MS: '60000',
  LOCK_TIMEOUT_MS: '60000',
  QUEUE_TIMEOUT_MS: '60000',
}

/** Further routes, for example a slow or a failing one. */
export interface KitOptions {
  routes?: Routes
  /** versions of the API and deprecations that the service does not have */
  lifecycle?: Lifecycle
}

/** A service on its own database and port; everything ends with the test file. */
export async function startKit(env: Record<string, string> = {}, { routes, lifecycle }: KitOptions = {}): Promise<Kit> {
  const database = await cloneDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'allotment-kit-'))
  const clock = movableClock()
  const log: string[] = []
  const opened: { close(): Promise<void> }[] = []

  async function open(extra: Record<string, string>, way = database, clockOf: Clock | 'database' = clock): Promise<Opened> {
    const config = loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'http://127.0.0.1:8080',
      ...patiently,
      ...env,
      ...extra,
    })
    const stream = { write: (line: string) => void log.push(line) }
    const service = openService(config, way, { ...(clockOf === 'database' ? {} : { now: clockOf.now }), log: createLog(config, stream) })
    await service.clock?.start()
    const app = await buildApp(service.ctx, lifecycle ? { lifecycle } : {})
    await routes?.(app, { ctx: service.ctx })
    await app.listen({ host: '127.0.0.1', port: 0 })
    service.ctx.ready.current = true
    const end = async (): Promise<void> => {
      await app.close()
      await service.ctx.jobs.stop()
      await service.close()
    }
    let ended: Promise<void> | undefined
    const close = (): Promise<void> => {
      ended ??= end()
      return ended
    }
    opened.push({ close })
    return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, service, close }
  }

  const { url, service } = await open({})
  const accounts = await makeAccounts(service)
  atEnd(async () => {
    for (const one of opened) await one.close()
    await rm(dataDir, { recursive: true, force: true })
    // Whatever the tests of a file did, none of it may have put a secret into the log.
    const leak = log.find((line) =>
      /allot_[0-9a-z]{26}_[\w-]{43}|(?:rt|al)_[\w-]{43}|eyJ[\w-]+\.[\w-]+\.|password of \w+|\$argon2/.test(line),
    )
    // The process keeps the kit of each file, because it keeps the loaded files.
    log.length = 0
    opened.length = 0
    if (leak) throw new Error(`a secret is in the log: ${leak}`)
  })
  const as = Object.fromEntries(
    Object.entries(accounts).map(([name, account]) => [name, caller(url, { 'x-api-key': account.api_key })]),
  ) as Record<AccountName, Caller>
  return {
    url,
    service,
    clock,
    dataDir,
    database,
    accounts,
    as: { ...as, nobody: caller(url, {}) },
    async login(name, at = url) {
      const { username, password } = accounts[name]
      const { body, status, text } = await caller(at, {}).post<{ access_token: string; refresh_token: string }>('/v1/login', {
        username,
        password,
      })
      if (status !== 200) throw new Error(`${name} cannot log in: ${text}`)
      return { ...caller(at, { authorization: `Bearer ${body.access_token}` }), tokens: body }
    },
    another: (extra = {}, way = database, clockOf = clock) => open(extra, way, clockOf),
    query: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) =>
      (await service.database.pool.query<Row>(text, values)).rows,
    env: { DATABASE_URL: databaseUrl(database), DATA_DIR: dataDir, NODE_ENV: 'test', ...patiently, ...env },
    async work() {
      await service.ctx.jobs.start()
      await startJobs(service)
    },
    log,
  }
}

export { type Answer, type Caller, caller } from './caller.js'
export { expectProblem } from './problem.js'
