import type pg from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { parseAddress } from '../src/lib/database-url.js'
import { settings } from '../src/platform/config.js'
import { prepareWhenReachable } from '../src/service.js'
import { caller, expectProblem, startKit } from './kit/index.js'
import { type Proxy as Line, startProxy } from './kit/proxy.js'
import { order, putOnSale, stockOf } from './selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const memos = `/v1/distributors/${kit.accounts.distributor.distributor_id}/memos`
const memo = { text: 'after the fail-over', scope: 'internal' }
const limits = { STATEMENT_TIMEOUT_MS: '300', LOCK_TIMEOUT_MS: '200', DATABASE_CONNECT_TIMEOUT_MS: '2500', DATABASE_POOL: '4' }
const adminAt = (url: string) => caller(url, { 'x-api-key': kit.accounts.admin.api_key })
const never = new Promise<never>(() => {})

describe('a start while the database is unavailable', () => {
  test('waits, reports it in /readyz and to callers, and continues when the database is available', async () => {
    const line = await startProxy(kit.database)
    const { url, service } = await kit.another(limits, line.database)
    await line.cut()
    service.ctx.ready.current = false
    const prepared = prepareWhenReachable(service, never)
    await expect.poll(async () => (await adminAt(url).get('/readyz')).body.detail).toMatch(/waits for its database/)
    for (const path of ['/readyz', '/v1/clients']) expectProblem(await adminAt(url).get(path), 'database_unavailable')
    expect((await adminAt(url).get('/healthz')).status).toBe(200)
    await line.restore()
    expect(await prepared).toBe(true)
    service.ctx.ready.current = true
    expect((await adminAt(url).get('/readyz')).status).toBe(200)
    expect((await adminAt(url).get('/v1/clients')).status).toBe(200)
  })

  test('starts background jobs later although the first try failed', async () => {
    const line = await startProxy(kit.database)
    const { service } = await kit.another(limits, line.database)
    await line.cut()
    await expect(service.ctx.jobs.start()).rejects.toThrow()
    await line.restore()
    await service.ctx.jobs.start()
    await expect(service.ctx.jobs.start()).resolves.toBeUndefined()
  })

  test('ends on a stop signal, without waiting for the database', async () => {
    const line = await startProxy(kit.database)
    const { service } = await kit.another(limits, line.database)
    await line.cut()
    expect(await prepareWhenReachable(service, Promise.resolve('SIGTERM'))).toBe(false)
    const missing = await kit.another(limits, { ...kit.database, database: 'nowhere' })
    await expect(prepareWhenReachable(missing.service, never)).rejects.toMatchObject({ code: '3D000' })
  })
})

describe('several servers in DATABASE_URL', async () => {
  const [one, two] = [await startProxy(kit.database), await startProxy(kit.database)]
  const both = (parameters = '') => {
    const { user, database } = kit.database
    const at = ({ database: { host, port } }: Line) => `${host}:${port}`
    return { connectionString: `postgres://${user}@${at(one)},${at(two)}/${database}${parameters}` } as pg.ClientConfig
  }
  afterEach(async () => {
    for (const line of [one, two]) {
      line.setReadOnly(false)
      await line.restore().catch(() => {})
    }
  })

  test('the one that accepts writes is used, at any position; after a fail-over the other one, without a restart', async () => {
    two.setReadOnly(true)
    const { url } = await kit.another(limits, both())
    const admin = adminAt(url)
    for (let i = 0; i < 5; i++) expect((await admin.post(memos, memo)).status).toBe(201)
    await one.cut()
    expectProblem(await admin.post(memos, memo), 'database_unavailable')
    expectProblem(await admin.get('/readyz'), 'database_unavailable')
    two.setReadOnly(false)
    await expect.poll(async () => (await admin.post(memos, memo)).status).toBe(201)
    expect((await admin.get('/readyz')).status).toBe(200)
    // The former primary comes back as a replica.
    one.setReadOnly(true)
    await one.restore()
    for (let i = 0; i < 5; i++) expect((await admin.post(memos, memo)).status).toBe(201)
  })

  test('one that hangs delays no request, because all are tried at once', async () => {
    one.freeze('new ones too')
    const { url } = await kit.another(limits, both())
    expect((await adminAt(url).get('/v1/clients')).status).toBe(200)
    one.thaw()
  })

  test('connections to a server that no longer accepts writes are closed', async () => {
    const { url, service } = await kit.another(limits, both())
    const admin = adminAt(url)
    const { pool } = service.database
    const clients = await Promise.all(Array.from({ length: 4 }, () => pool.connect()))
    for (const client of clients) await client.query('set default_transaction_read_only = on')
    for (const client of clients) client.release()
    expectProblem(await admin.post(memos, memo), 'database_unavailable')
    await expect.poll(async () => (await admin.post(memos, memo)).status).toBe(201)
  })

  test('target_session_attrs selects the kind of server; if there is none the error says so', async () => {
    one.setReadOnly(true)
    two.setReadOnly(true)
    const { service } = await kit.another(limits, both())
    await expect(service.database.query('select 1')).rejects.toThrow('accepts no writes')
    const either = await kit.another(limits, both('?target_session_attrs=any'))
    expect((await either.service.database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
    const replica = await kit.another(limits, both('?target_session_attrs=standby'))
    expect((await replica.service.database.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test.each([
    [
      'postgres://u:p%40ss@a.example:1,b.example/db?sslmode=require&target_session_attrs=any',
      'postgres://u:p%40ss@a.example:1/db?sslmode=require',
    ],
    ['postgresql://a.example,[::1]:7/db?target_session_attrs=primary', 'postgresql://a.example/db'],
  ])('%s is parsed as PostgreSQL does', (text, connectionString) => {
    const address = parseAddress(text)
    expect(address.connectionString).toBe(connectionString)
    expect(address.servers).toEqual(
      text.includes('b.example')
        ? [
            { host: 'a.example', port: 1 },
            { host: 'b.example', port: 5432 },
          ]
        : [
            { host: 'a.example', port: 5432 },
            { host: '::1', port: 7 },
          ],
    )
  })

  test.each([
    'postgres://a.example,/db',
    'postgres://a.example:x,b.example/db',
    'postgres://a.example/db?target_session_attrs=fastest',
    'mysql://a',
  ])('%s is refused, and the error says what is expected', (text) => expect(() => parseAddress(text)).toThrow(/URL/))
})

test('/readyz answers also when the database does not, and requires a database that accepts writes', async () => {
  const line = await startProxy(kit.database)
  const { url, service } = await kit.another({ ...limits, STATEMENT_TIMEOUT_MS: '60000' }, line.database)
  const admin = adminAt(url)
  expect((await admin.get('/readyz')).status).toBe(200)
  line.freeze('new ones work')
  const silent = await admin.get('/readyz')
  expectProblem(silent, 'database_unavailable')
  expect(silent.body.detail).toMatch(/did not answer within/)
  await line.cut()
  await line.restore()
  await service.database.query('set default_transaction_read_only = on')
  const closed = await admin.get('/readyz')
  expect(closed.body.detail).toBe('The database accepts no writes.')
})

test('with the default settings, a network that drops packets delays requests for at most 14 s', () => {
  const statement = Number(settings.STATEMENT_TIMEOUT_MS.fallback)
  expect(statement + 2_000).toBeLessThanOrEqual(14_000)
})

describe('a request that is no longer wanted is not executed', () => {
  const lockTicket = async (ticket: string) => {
    const holder = await kit.service.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from ticket_stock where ticket_id = $1 for update', [ticket])
    return async () => {
      await holder.query('rollback')
      holder.release()
    }
  }
  const waitsForLock = () =>
    expect
      .poll(
        async () =>
          (await kit.query("select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()")).length,
      )
      .toBe(1)

  test('after QUEUE_TIMEOUT_MS in the queue it answers 503, while the request before it still runs', async () => {
    const { url } = await kit.another({ LOCK_TIMEOUT_MS: '120000', STATEMENT_TIMEOUT_MS: '120000', QUEUE_TIMEOUT_MS: '300' })
    const distributor = caller(url, { 'x-api-key': kit.accounts.distributor.api_key })
    const ticket = await putOnSale(kit, { stock: 5 })
    const unlock = await lockTicket(ticket)
    const first = distributor.post('/v1/reservations', order(ticket))
    await waitsForLock()
    const late = await distributor.post('/v1/reservations', order(ticket))
    expectProblem(late, 'overloaded')
    expect(late.body.detail).toMatch(/was not executed/)
    await unlock()
    expect((await first).status).toBe(201)
    expect((await stockOf(kit, ticket)).reservations_quantity).toBe(1)
  })

  test('if its caller disconnected while it waited, it reserves nothing', async () => {
    const { url } = await kit.another({ LOCK_TIMEOUT_MS: '120000', STATEMENT_TIMEOUT_MS: '120000', QUEUE_TIMEOUT_MS: '120000' })
    const distributor = caller(url, { 'x-api-key': kit.accounts.distributor.api_key })
    const ticket = await putOnSale(kit, { stock: 5 })
    const unlock = await lockTicket(ticket)
    const first = distributor.post('/v1/reservations', order(ticket))
    await waitsForLock()
    const hangUp = new AbortController()
    const gone = fetch(`${url}/v1/reservations`, {
      method: 'POST',
      headers: { 'x-api-key': kit.accounts.distributor.api_key, 'content-type': 'application/json' },
      body: JSON.stringify(order(ticket)),
      signal: hangUp.signal,
    })
    // Admitted after it, so the request that is aborted is in the queue by then.
    expect((await distributor.get(`/v1/tickets/${ticket}`)).status).toBe(200)
    hangUp.abort()
    await expect(gone).rejects.toThrow()
    const second = distributor.post('/v1/reservations', order(ticket))
    await unlock()
    expect([(await first).status, (await second).status]).toEqual([201, 201])
    expect((await stockOf(kit, ticket)).reservations_quantity).toBe(2)
  })

  test('also if it is a change that waits for a database connection', async () => {
    const { url, service } = await kit.another({ DATABASE_POOL: '2', DATABASE_CONNECT_TIMEOUT_MS: '60000' })
    const { pool } = service.database
    const clients = [await pool.connect(), await pool.connect()]
    const hangUp = new AbortController()
    const gone = fetch(`${url}${memos}`, {
      method: 'POST',
      headers: { 'x-api-key': kit.accounts.admin.api_key, 'content-type': 'application/json' },
      body: JSON.stringify({ ...memo, text: 'from nobody' }),
      signal: hangUp.signal,
    })
    await expect.poll(() => pool.waitingCount).toBe(1)
    hangUp.abort()
    await expect(gone).rejects.toThrow()
    for (const client of clients) client.release()
    await expect.poll(() => kit.log.filter((line) => line.includes('/memos') && line.includes('"status":503')).length).toBeGreaterThan(0)
    expect(await kit.query("select from memo where text = 'from nobody'")).toEqual([])
  })
})
