import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { defer } from '../src/platform/db/client.js'
import { databaseFault } from '../src/platform/db/open.js'
import { caller, expectProblem, startKit } from './kit/index.js'
import { startProxy } from './kit/proxy.js'
import { order, putOnSale, stockOf } from './selling/kit.js'

const kit = await startKit({ RATE_LIMIT_PER_MINUTE: '1000000' })
const line = await startProxy(kit.database)
const limits = { STATEMENT_TIMEOUT_MS: '300', LOCK_TIMEOUT_MS: '200', DATABASE_CONNECT_TIMEOUT_MS: '2500', DATABASE_POOL: '6' }
const { url, service } = await kit.another(limits, line.database)
const { db } = service.ctx
const { pool } = service.database
const admin = caller(url, { 'x-api-key': kit.accounts.admin.api_key })
const distributor = caller(url, { 'x-api-key': kit.accounts.distributor.api_key })

/** As many connections as the pool allows, all idle. */
async function fillPool(): Promise<void> {
  const clients = await Promise.all(Array.from({ length: 6 }, () => pool.connect()))
  for (const client of clients) client.release()
  await expect.poll(() => pool.idleCount).toBe(6)
}
const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('connections that hang without being closed', () => {
  test('requests answer 503; after the time-out the service uses new connections while the old ones still hang', async () => {
    await fillPool()
    line.freeze('new ones work')
    const answers = await Promise.all(Array.from({ length: 30 }, () => admin.get('/v1/clients')))
    const statuses = new Set(answers.map(({ status }) => status))
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([])
    expect(statuses).toContain(503)
    for (const answer of answers) if (answer.status === 503) expectProblem(answer, 'database_unavailable')
    // The idle connections that hang too were closed with the first: no request waits for this time-out again.
    expect((await admin.get('/v1/clients')).status).toBe(200)
    expect((await admin.patch(`/v1/clients/${kit.accounts.support.client_id}`, { label: 'Healed' })).status).toBe(200)
  })

  test('while new connections hang too, requests answer 503; they are served as soon as new connections work', async () => {
    await fillPool()
    line.freeze('new ones too')
    for (const answer of await Promise.all(Array.from({ length: 10 }, () => admin.get('/v1/clients')))) expect(answer.status).toBe(503)
    expectProblem(await admin.get('/v1/clients'), 'database_unavailable')
    line.thaw()
    expect((await admin.get('/v1/clients')).status).toBe(200)
  })

  test('if the connection of a key lookup hangs, the next caller is authenticated on another one', async () => {
    const plain = await kit.another({ ...limits, STATEMENT_TIMEOUT_MS: '3000', DATABASE_PREPARE: 'false' }, line.database)
    const there = caller(plain.url, { 'x-api-key': kit.accounts.admin.api_key })
    expect((await there.get('/v1/clients')).status).toBe(200)
    line.freezeOn('api_key')
    let isOver = false
    const hung = there.get('/v1/clients').finally(() => {
      isOver = true
    })
    await expect.poll(() => plain.service.database.pool.totalCount - plain.service.database.pool.idleCount).toBe(1)
    expect((await there.get('/v1/clients')).status).toBe(200)
    expect(isOver).toBe(false)
    expectProblem(await hung, 'database_unavailable')
  })

  test('a reservation on a hanging connection answers 503 and holds at most the requested quantity; the ticket can still be sold', async () => {
    const ticket = await putOnSale(kit, { stock: 3 })
    expect((await distributor.post('/v1/reservations', order(ticket))).status).toBe(201)
    await fillPool()
    line.freeze('new ones work')
    expectProblem(await distributor.post('/v1/reservations', order(ticket)), 'database_unavailable')
    expect((await stockOf(kit, ticket)).reservations_quantity).toBe(1)
    expect((await distributor.post('/v1/reservations', order(ticket))).status).toBe(201)
    expect((await stockOf(kit, ticket)).reservations_quantity).toBe(2)
  })

  test('a transaction on a hanging connection fails completely, with its deferred statements, and the connection is not reused', async () => {
    await kit.query('create table if not exists hung (id int)')
    await fillPool()
    const attempt = db.transaction().execute(async (trx) => {
      await sql`insert into hung values (1)`.execute(trx)
      line.freeze('new ones work')
      await defer(trx, sql`insert into hung values (${2})`)
      await defer(trx, sql`insert into hung values (${3})`)
    })
    expect(databaseFault(await failureOf(attempt))).toBe('away')
    expect(await kit.query('select from hung')).toEqual([])
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }])
  })

  test('background jobs have time-outs too', async () => {
    await fillPool()
    line.freeze('new ones work')
    expect(databaseFault(await failureOf(service.database.query('select 1')))).toBe('away')
    expect(databaseFault(await failureOf(service.database.query('select $1::int', [1])))).toBe('away')
    await expect.poll(() => failureOf(service.database.query('select 1'))).toBeUndefined()
  })
})

test('a statement that PostgreSQL cancels in time keeps its connection', async () => {
  await sql`select 1`.execute(db)
  const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid
  const before = await pid()
  expect(databaseFault(await failureOf(sql`select pg_sleep(30)`.execute(db)))).toBe('busy')
  expect(await pid()).toBe(before)
})
