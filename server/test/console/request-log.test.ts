import { beforeAll, describe, expect, test } from 'vitest'
import { housekeeping } from '../../src/housekeeping.js'
import { spool } from '../../src/lib/spool.js'
import { insertEntries } from '../../src/platform/http/request-log-store.js'
import { type Caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { startProcess } from '../kit/process.js'

interface Logged extends Record<string, unknown> {
  request_id: string
  client_id: string
  method: string
  route: string
  status: number
  error_code: string | null
  latency_ms: number
}
const path = '/v1/request-log'
const read = async (as: Caller, query = '') => (await as.get<{ requests: Logged[] }>(`${path}?${query}`)).body.requests

let kit: Kit
beforeAll(async () => {
  kit = await startKit()
})

describe('the request log', () => {
  test('has caller, route, status and duration of each request, newest first', async () => {
    const { client_id } = kit.accounts.distributor
    const found = await kit.as.distributor.get('/v1/tickets/there-is-none')
    await kit.as.distributor.post('/v1/reservations', { booking_email: 'secret@guest.example', passport: 'X' })
    await expect.poll(async () => (await read(kit.as.admin, `client_id=${client_id}`)).length).toBe(2)
    const [second, first] = await read(kit.as.admin, `client_id=${client_id}`)
    expect(first).toEqual({
      request_id: found.headers.get('x-request-id'),
      client_id,
      impersonator_client_id: null,
      method: 'GET',
      route: '/v1/tickets/:ticket_id',
      status: 404,
      error_code: 'ticket_not_found',
      latency_ms: expect.any(Number),
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
    expect(first?.latency_ms).toBeGreaterThan(0)
    expect(second).toMatchObject({ method: 'POST', route: '/v1/reservations', status: 400, error_code: 'validation_failed' })
    const kept = JSON.stringify(await kit.query('select * from request_log'))
    expect(kept).not.toMatch(/secret@guest|passport|there-is-none/)
  })

  test('has each request once, also if a write is repeated whose answer was lost', async () => {
    const entry = (request_id: string) => ({
      ...{ request_id, at: new Date(), client_id: 'repeated', party_id: null, impersonator_client_id: null },
      ...{ method: 'GET', route: '/v1/tickets', status: 200, latency_us: 1_000 },
    })
    const [first, second, third] = [entry('req-repeated-1'), entry('req-repeated-2'), entry('req-repeated-3')]
    await insertEntries(kit.service.ctx.db, [first, second])
    await insertEntries(kit.service.ctx.db, [first, second, third])
    expect(await kit.query("select request_id from request_log where client_id = 'repeated' order by request_id")).toEqual([
      { request_id: 'req-repeated-1' },
      { request_id: 'req-repeated-2' },
      { request_id: 'req-repeated-3' },
    ])
  })

  test('has no error code of an answered request, and that of a refusal also when it is repeated with its key', async () => {
    const { client_id } = kit.accounts.distributor2
    await kit.as.distributor2.get('/v1/sports')
    for (const _ of [1, 2]) await kit.as.distributor2.post('/v1/reservations', { items: [] }, { 'idempotency-key': 'refused-once' })
    await expect
      .poll(async () => (await read(kit.as.admin, `client_id=${client_id}`)).map(({ status, error_code }) => [status, error_code]))
      .toEqual([
        [400, 'validation_failed'],
        [400, 'validation_failed'],
        [200, null],
      ])
    expect(await read(kit.as.admin, `client_id=${client_id}&error_code=validation_failed`)).toHaveLength(2)
  })

  test('can be filtered by each field', async () => {
    const { client_id } = kit.accounts.distributor
    const [newest] = await read(kit.as.support, `client_id=${client_id}`)
    expect(await read(kit.as.support, `request_id=${newest?.request_id}`)).toEqual([newest])
    expect(await read(kit.as.support, `client_id=${client_id}&status=ge:400&method=GET`)).toHaveLength(1)
    expect(await read(kit.as.support, `client_id=${client_id}&route=/v1/reservations`)).toHaveLength(1)
    expect(await read(kit.as.support, `client_id=${client_id}&latency_ms=gt:3600000`)).toEqual([])
    expect(await read(kit.as.support, `client_id=${client_id}&created=lt:2020-01-01`)).toEqual([])
  })

  test('shows a party only requests of its own clients', async () => {
    await kit.as.distributor2.get('/v1/sports')
    await kit.as.supplier.get('/v1/sports')
    await expect
      .poll(async () => (await read(kit.as.admin)).map((one) => one.client_id))
      .toEqual(expect.arrayContaining([kit.accounts.distributor2.client_id, kit.accounts.supplier.client_id]))
    const mine = await read(kit.as.distributor2)
    expect(new Set(mine.map((one) => one.client_id))).toEqual(new Set([kit.accounts.distributor2.client_id]))
    expect(await read(kit.as.distributor2, `client_id=${kit.accounts.distributor.client_id}`)).toEqual([])
    expect(new Set((await read(kit.as.supplier)).map((one) => one.client_id))).toEqual(new Set([kit.accounts.supplier.client_id]))
    expectProblem(await kit.as.product_management.get(path), 'forbidden')
  })

  test('names the impersonating administrator', async () => {
    const admin = await kit.login('admin')
    const { body } = await admin.patch<{ access_token: string }>('/v1/login', { target_client_id: kit.accounts.supplier2.client_id })
    await kit.as.nobody.get('/v1/sports', { authorization: `Bearer ${body.access_token}` })
    await expect
      .poll(() => read(kit.as.admin, `client_id=${kit.accounts.supplier2.client_id}`))
      .toMatchObject([{ impersonator_client_id: kit.accounts.admin.client_id, route: '/v1/sports' }])
  })

  test('is kept for fourteen days', async () => {
    await kit.query(`update request_log set at = now() - interval '13 days 23 hours'`)
    await kit.query(
      `insert into request_log (request_id, at, client_id, method, route, status, latency_us)
         select 'old-' || n, now() - interval '14 days 1 hour', 'somebody', 'GET', '/', 200, 1 from generate_series(1, 30) n`,
    )
    const before = (await kit.query('select from request_log')).length
    await housekeeping(kit.service.ctx)
    const left = await kit.query<{ request_id: string }>('select request_id from request_log')
    expect(left.filter(({ request_id }) => request_id.startsWith('old-'))).toEqual([])
    expect(left.length).toBeGreaterThanOrEqual(before - 30)
  })

  test('has every request, also when the service stops directly after the answer', async () => {
    const process = startProcess(['serve'], { ...kit.env, PORT: '0', HOST: '127.0.0.1', WORKER: 'false' })
    const [, url = ''] = await process.until(/(http:\/\/127\.0\.0\.1:\d+)/)
    await expect.poll(async () => (await fetch(`${url}/readyz`).catch(() => undefined))?.status).toBe(200)
    const headers = { 'x-api-key': kit.accounts.finance.api_key }
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => fetch(`${url}/v1/sports`, { headers }).then((answer) => answer.headers.get('x-request-id'))),
    )
    process.child.kill('SIGTERM')
    await process.exited
    const logged = (await read(kit.as.admin, `client_id=${kit.accounts.finance.client_id}&page_size=1000`)).map((one) => one.request_id)
    expect(logged.sort()).toEqual(answers.map(String).sort())
  })
})

describe('buffered writes', () => {
  test('are kept while writing fails, up to a limit, and written when the database is back', async () => {
    const written: number[] = []
    const lost: number[] = []
    let works = false
    const log = spool<number>(
      async (items) => {
        if (!works) throw new Error('away')
        written.push(...items)
      },
      { everyMillis: 5, size: 3, most: 10, lost: (count) => lost.push(count) },
    )
    for (let n = 1; n <= 12; n++) log.add(n)
    await expect.poll(() => lost).toEqual([2])
    works = true
    await log.close()
    expect(written).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
  })

  test('are dropped with a log line if they cannot be written at the stop', async () => {
    const lost: number[] = []
    const log = spool<number>(() => Promise.reject(new Error('away')), {
      everyMillis: 1_000,
      size: 3,
      most: 10,
      lost: (count) => lost.push(count),
    })
    log.add(1)
    log.add(2)
    await log.close()
    expect(lost).toEqual([2])
  })
})
