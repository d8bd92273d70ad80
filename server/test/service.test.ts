import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { Agent, request } from 'undici'
import { describe, expect, test } from 'vitest'
import { open } from '../src/platform/http/permissions.js'
import type { Routes } from '../src/platform/http/routes.js'
import { type Answer, caller, expectProblem, startKit } from './kit/index.js'
import { freePort, startProcess } from './kit/process.js'

const routes: Routes = async (app, { ctx }) => {
  app.get('/v1/failing', { config: { allow: open } }, async () => {
    ctx.log.info({ password: 'pw-in-log', nested: { authorization: 'auth-in-log', api_key: 'key-in-log' } }, 'careless')
    throw new Error('unforeseen')
  })
}
const kit = await startKit({}, { routes })
const { admin, nobody } = kit.as

describe('health', () => {
  test('/healthz and /readyz answer 200 with the version', async () => {
    const { body, headers } = await nobody.get('/healthz')
    expect(body).toEqual({ status: 'ok', version: headers.get('x-service-version') })
    expect((await nobody.get('/readyz')).body).toMatchObject({ status: 'ready' })
  })
})

describe('/metrics', () => {
  const token = 'a token for the scraper'
  test('are in the Prometheus format and count requests by route and status', async () => {
    await admin.get('/v1/clients/none')
    const { text, headers } = await nobody.get('/metrics')
    expect(headers.get('content-type')).toMatch(/^text\/plain; version=/)
    expect(text).toMatch(/^allotment_http_request_seconds_count\{method="GET",route="\/v1\/clients\/:client_id",status="404"\} \d+$/m)
    expect(text).toMatch(/^process_cpu_seconds_total /m)
  })

  test('count failures and jobs from zero, so that the first one is an increase', async () => {
    const fresh = await startKit({}, { routes })
    const figures = async () => (await fresh.as.nobody.get('/metrics')).text
    expect(await figures()).toMatch(/^allotment_http_failures_total 0$/m)
    expect(await figures()).not.toMatch(/^allotment_jobs_total/m)
    expect((await fresh.as.nobody.get('/v1/failing')).status).toBe(500)
    await expect.poll(figures).toMatch(/^allotment_http_failures_total 1$/m)
    await fresh.work()
    for (const outcome of ['done', 'failed'])
      expect(await figures()).toContain(`allotment_jobs_total{queue="retention",outcome="${outcome}"} 0`)
  })

  test('are for loopback only, also behind a proxy on the same machine', async () => {
    expectProblem(await nobody.get('/metrics', { 'x-forwarded-for': '203.0.113.1' }), 'forbidden')
  })

  test.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'x-real-ip', 'via', 'cf-connecting-ip'])(
    'are refused for a request that a proxy forwarded with %s',
    async (name) => {
      expectProblem(await nobody.get('/metrics', { [name]: '203.0.113.1' }), 'forbidden')
    },
  )

  test('need the token if other machines can reach the service, because not every proxy sets a header', async () => {
    const { url } = await kit.another({ METRICS_TOKEN: token, PUBLIC_URL: 'https://tickets.example' })
    expectProblem(await caller(url, {}).get('/metrics'), 'forbidden')
    expect((await caller(url, {}).get('/metrics', { authorization: `Bearer ${token}` })).status).toBe(200)
  })

  test('include the delay of the event loop', async () => {
    await expect.poll(async () => (await nobody.get('/metrics')).text).toMatch(/^nodejs_eventloop_lag_p99_seconds [\d.e-]+$/m)
    expect((await nobody.get('/metrics')).text).toMatch(/^nodejs_eventloop_lag_max_seconds /m)
  })

  test('are on a separate port if one is set, also of a worker', async () => {
    const port = await freePort()
    const worker = startProcess(['worker'], { ...kit.env, METRICS_PORT: String(port) })
    await worker.until(/"working"/)
    const at = caller(`http://127.0.0.1:${port}`, {})
    expect((await at.get('/metrics')).text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m)
    expect((await at.get('/metrics', { 'x-real-ip': '203.0.113.1' })).status).toBe(403)
    expect((await at.get('/healthz')).body).toMatchObject({ status: 'ok' })
    expect((await at.get('/readyz')).body).toMatchObject({ status: 'ready' })
    expect((await at.get('/v1/clients')).status).toBe(404)
    worker.child.kill('SIGTERM')
    expect((await worker.exited).code).toBe(0)
  })

  test('are readable with the token, if one is set', async () => {
    const { url } = await kit.another({ METRICS_TOKEN: token })
    const far = { 'x-forwarded-for': '203.0.113.1' }
    expect((await caller(url, {}).get('/metrics', { ...far, authorization: `Bearer ${token}` })).status).toBe(200)
    expectProblem(await caller(url, {}).get('/metrics', { ...far, authorization: `Bearer ${token}x` }), 'forbidden')
    expectProblem(await caller(url, {}).get('/metrics', far), 'forbidden')
    expect((await caller(url, {}).get('/metrics')).status).toBe(200)
  })
})

describe('headers of every answer', () => {
  const kinds: [string, () => Promise<Answer<unknown>>][] = [
    ['a success', () => admin.get('/v1/clients')],
    ['a creation', () => admin.post('/v1/clients', { scope: 'internal', label: 'x' })],
    [
      'a deletion',
      async () => admin.delete(`/v1/clients/${(await admin.post('/v1/clients', { scope: 'internal', label: 'x' })).body.client_id}`),
    ],
    ['a refusal', () => admin.post('/v1/clients', {})],
    ['no credentials', () => nobody.get('/v1/clients')],
    ['an unknown path', () => nobody.get('/nowhere')],
    ['an address that cannot be decoded', () => nobody.get('/%zz')],
    ['a fault of ours', () => nobody.get('/v1/failing')],
    ['a page', () => nobody.get('/docs')],
    ['a script', () => nobody.get('/docs/start.js')],
    ['a redirect', () => nobody.get('/')],
    ['the console', () => nobody.get('/console/tickets')],
    ['a missing file of the console', () => nobody.get('/console/assets/none.js')],
    ['the description', () => nobody.get('/openapi.json')],
    ['metrics', () => nobody.get('/metrics')],
  ]
  test.each(kinds)('%s', async (name, call) => {
    const { headers, status } = await call()
    expect(headers.get('x-request-id')).toMatch(/^req-[0-9a-z]{8}[\w-]{12}$/)
    expect(headers.get('x-service-version')).toMatch(/^\d+\.\d+\.\d+/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('strict-transport-security')).toBeNull()
    const isFile = ['a page', 'a script', 'the console', 'the description'].includes(name) && status === 200
    if (!isFile) expect(headers.get('cache-control')).toBe('no-store')
  })

  test.each(['/openapi.json', '/asyncapi.json'])('%s is the same in every encoding', async (path) => {
    const [plain, ...others] = await Promise.all(
      ['identity', 'br', 'gzip', 'gzip;q=0.5'].map((encoding) => nobody.get(path, { 'accept-encoding': encoding })),
    )
    expect(plain?.headers.get('content-encoding')).toBeNull()
    expect(others.map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', 'gzip'])
    for (const { text, headers } of others) {
      expect(text === plain?.text).toBe(true)
      expect(headers.get('vary')).toContain('accept-encoding')
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
  })

  test('behind https the answer has Strict-Transport-Security', async () => {
    const { url } = await kit.another({ PUBLIC_URL: 'https://tickets.example' })
    expect((await caller(url, {}).get('/healthz')).headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
  })

  test('a request id is generated by the service, unique, and in the log with client and route, without the ids of the URL', async () => {
    const answers = await Promise.all(Array.from({ length: 200 }, () => nobody.get('/healthz', { 'x-request-id': 'mine' })))
    expect(new Set(answers.map(({ headers }) => headers.get('x-request-id'))).size).toBe(200)
    const { headers } = await admin.get(`/v1/clients/${kit.accounts.support.client_id}`)
    const line = kit.log.map((text) => JSON.parse(text)).find(({ request_id }) => request_id === headers.get('x-request-id'))
    expect(line).toMatchObject({ method: 'GET', route: '/v1/clients/:client_id', status: 200, client_id: kit.accounts.admin.client_id })
    expect(JSON.stringify(line)).not.toContain(kit.accounts.support.client_id)
  })
})

describe('browsers of other origins', () => {
  const preflight = {
    origin: 'https://partner.example',
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'x-api-key',
  }
  test('get no CORS headers unless their origin is listed', async () => {
    const { headers } = await nobody.get('/healthz', { origin: 'https://partner.example' })
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const refused = await nobody.send('OPTIONS', '/v1/clients', { headers: preflight })
    expect(refused.status).toBe(405)
    expect(refused.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('that are listed can call, and no others', async () => {
    const { url } = await kit.another({ CORS_ORIGINS: 'https://partner.example, https://other.example' })
    const there = caller(url, {})
    const allowed = await there.send('OPTIONS', '/v1/clients', { headers: preflight })
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe('https://partner.example')
    expect(allowed.headers.get('access-control-allow-headers')).toMatch(/X-Api-Key.*Idempotency-Key.*If-Match/)
    expect(allowed.headers.get('access-control-allow-methods')).toBe('GET, POST, PUT, PATCH, DELETE')
    const answer = await there.get('/v1/clients', { origin: 'https://other.example' })
    expect(answer.status).toBe(401)
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://other.example')
    expect(answer.headers.get('access-control-expose-headers')).toContain('X-Request-Id')
    const stranger = await there.get('/healthz', { origin: 'https://partner.example.evil' })
    expect(stranger.headers.get('access-control-allow-origin')).toBeNull()
    expect(stranger.headers.get('vary')).toMatch(/origin/i)
    const refused = await there.send('OPTIONS', '/v1/clients', { headers: { ...preflight, origin: 'https://partner.example.evil' } })
    expect([refused.status, refused.headers.get('access-control-allow-methods')]).toEqual([405, null])
    expect(refused.headers.get('content-type')).toContain('application/problem+json')
  })
})

describe('compression', () => {
  const fetchRaw = async (encoding: string, path = '/openapi.json') => {
    const { headers, body } = await request(kit.url + path, { headers: { 'accept-encoding': encoding } })
    return { headers, bytes: Buffer.from(await body.arrayBuffer()) }
  }
  test('large answers are compressed as requested', async () => {
    const plain = await fetchRaw('identity')
    expect(plain.headers['content-encoding']).toBeUndefined()
    const gzip = await fetchRaw('gzip')
    expect(gzip.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(gzip.bytes).equals(plain.bytes)).toBe(true)
    const brotli = await fetchRaw('gzip, br')
    expect(brotli.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(brotli.bytes).equals(plain.bytes)).toBe(true)
    expect(brotli.bytes.length).toBeLessThan(plain.bytes.length / 5)
    expect(String(brotli.headers.vary)).toMatch(/accept-encoding/i)
  })

  test('small answers are not', async () => {
    expect((await fetchRaw('gzip', '/healthz')).headers['content-encoding']).toBeUndefined()
  })
})

describe('pages', () => {
  test('/docs, its script and the console are served without credentials', async () => {
    expect((await nobody.get('/')).headers.get('location')).toBe('/docs')
    expect((await nobody.get('/docs')).headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect((await nobody.get('/docs/reference.js')).headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  })

  test('files outside the console cannot be reached through it', async () => {
    for (const path of ['/console/assets/..%2f..%2f..%2fpackage.json', '/console/assets/%2e%2e/%2e%2e/package.json']) {
      const { port } = new URL(kit.url)
      const { statusCode, body } = await request(`http://127.0.0.1:${port}${path}`)
      expect([403, 404], path).toContain(statusCode)
      expect(await body.text()).not.toContain('"dependencies"')
    }
  })
})

describe('a stop', () => {
  test('finishes the current request, refuses new connections, and exits with 0', async () => {
    const port = await freePort()
    const service = startProcess(['serve'], { ...kit.env, PORT: String(port), WORKER: 'false', LOCK_TIMEOUT_MS: '20000' })
    await service.until(/Allotment is ready/)
    const origin = `http://127.0.0.1:${port}`
    // The request is slow because another transaction locks the row that it changes.
    const { client_id } = kit.accounts.finance
    const holder = await kit.service.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from client where client_id = $1 for update', [client_id])
    const agent = new Agent({ keepAliveTimeout: 60_000 })
    const headers = { 'x-api-key': kit.accounts.admin.api_key, 'content-type': 'application/json' }
    await agent.request({ origin, path: '/healthz', method: 'GET' }).then(({ body }) => body.dump())
    const slow = agent.request({ origin, path: `/v1/clients/${client_id}`, method: 'PATCH', headers, body: '{"label":"Patient"}' })
    await expect
      .poll(async () => kit.query("select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"))
      .toHaveLength(1)

    service.child.kill('SIGTERM')
    await service.until(/"msg":"stopping"/)
    await expect
      .poll(() =>
        fetch(`${origin}/healthz`).then(
          () => 'answered',
          () => 'refused',
        ),
      )
      .toBe('refused')
    expect(service.child.exitCode).toBeNull()
    await holder.query('rollback')
    holder.release()
    const { statusCode, body } = await slow
    expect(statusCode).toBe(200)
    expect(await body.json()).toMatchObject({ label: 'Patient' })
    // The agent's idle connection is still open, and must not delay the stop.
    expect(await service.exited).toEqual({ code: 0, signal: null })
    await agent.close()
  })

  test('without requests is immediate, also with open connections', async () => {
    const port = await freePort()
    const service = startProcess(['serve'], { ...kit.env, PORT: String(port) })
    await service.until(/Allotment is ready/)
    const agent = new Agent({ keepAliveTimeout: 60_000 })
    await agent.request({ origin: `http://127.0.0.1:${port}`, path: '/healthz', method: 'GET' }).then(({ body }) => body.dump())
    service.child.kill('SIGINT')
    expect(await service.exited).toEqual({ code: 0, signal: null })
    await agent.close()
  })

  test('a port in use is reported in one line', async () => {
    const { port } = new URL(kit.url)
    const { exited, output } = startProcess(['serve'], { ...kit.env, PORT: port })
    expect((await exited).code).toBe(1)
    expect(output().trim()).toMatch(new RegExp(`Port ${port} at 127.0.0.1 is taken`))
    expect(output()).not.toMatch(/\bat .*\.js:/)
  })
})

test('no log line contains a secret, for any request or error', async () => {
  const { username, password, api_key } = kit.accounts.admin
  const { body } = await nobody.post('/v1/login', { username, password })
  await nobody.get(`/v1/clients?apiKey=${api_key}`)
  await nobody.get('/v1/clients', { authorization: `ApiKey ${api_key}`, cookie: `allotment_refresh=${body.refresh_token}` })
  await nobody.post('/v1/login', { username, password: 'a wrong password' })
  await nobody.get('/v1/failing', { authorization: `Bearer ${body.access_token}` })
  const made = await admin.post(`/v1/clients/${kit.accounts.support.client_id}/keys`, {}, { 'idempotency-key': 'k' })
  const secrets = [
    password,
    'a wrong password',
    api_key.slice(33),
    String(made.body.api_key).slice(33),
    String(body.access_token),
    String(body.refresh_token),
  ]
  const log = kit.log.join('')
  for (const secret of [...secrets, 'pw-in-log', 'auth-in-log', 'key-in-log']) expect(log).not.toContain(secret)
  expect(log).toContain('"password":"[hidden]"')
  expect(log).toContain('unforeseen')
})
