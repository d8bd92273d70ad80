import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, inject } from 'vitest'
import { buildApp } from '../../src/app.js'
import { loadConfig } from '../../src/config.js'
import { openService, type Service, startJobs } from '../../src/service.js'
import { type Account, makeAccounts } from './accounts.js'
import { type Caller, caller } from './caller.js'

export interface Kit {
  url: string
  service: Service
  clock: Clock
  dataDir: string
  /** connection settings of this file's own database, for a second process on it */
  database: pg.ClientConfig
  accounts: Record<AccountName, Account>
  /** one caller for each kind of client, with an API key; `nobody` has no credentials */
  as: Record<AccountName | 'nobody', Caller>
  /** a further service on the same database, as a second process would be */
  another(env?: Record<string, string>): Promise<{ url: string; service: Service }>
  /** starts the background work */
  work(): Promise<void>
  log: string[]
}
export type AccountName = 'admin' | 'product_management' | 'support' | 'finance' | 'distributor' | 'distributor2' | 'supplier' | 'supplier2'

export interface Clock {
  now: () => Date
  /** moves the service's clock on */
  advance(change: { seconds?: number; minutes?: number; hours?: number; days?: number }): void
}

function movableClock(): Clock {
  let ahead = 0
  return {
    now: () => new Date(Date.now() + ahead),
    advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }) {
      ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000
    },
  }
}

export async function cloneDatabase(): Promise<pg.ClientConfig> {
  const { host, port, user } = inject('postgres')
  const database = `t_${randomBytes(6).toString('hex')}`
  const root = new pg.Client({ host, port, user, database: 'postgres' })
  await root.connect()
  await root.query(`create database ${database} template allotment_template`)
  await root.end()
  return { host, port, user, database }
}

/** A service on a database of its own, listening on a port of its own; everything ends with the test file. */
export async function startKit(env: Record<string, string> = {}): Promise<Kit> {
  const database = await cloneDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'allotment-kit-'))
  const clock = movableClock()
  const log: string[] = []
  const opened: { close(): Promise<void> }[] = []

  async function open(extra: Record<string, string>): Promise<{ url: string; service: Service }> {
    const config = loadConfig({
      NODE_ENV: 'test',
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'info',
      PUBLIC_URL: 'http://127.0.0.1:8080',
      ...env,
      ...extra,
    })
    const stream = { write: (line: string) => void log.push(line) }
    const service = openService(config, database, { now: clock.now, log: pino({ level: config.LOG_LEVEL }, stream) })
    const app = await buildApp(service.ctx)
    await app.listen({ host: '127.0.0.1', port: 0 })
    service.ctx.ready.current = true
    opened.push({
      async close() {
        await app.close()
        await service.ctx.jobs.stop()
        await service.close()
      },
    })
    return { url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, service }
  }

  const { url, service } = await open({})
  const accounts = await makeAccounts(service)
  afterAll(async () => {
    for (const one of opened) await one.close()
    await rm(dataDir, { recursive: true, force: true })
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
    another: (extra = {}) => open(extra),
    async work() {
      await service.ctx.jobs.start()
      await startJobs(service)
    },
    log,
  }
}

export { type Caller, caller } from './caller.js'
export { expectProblem } from './problem.js'
