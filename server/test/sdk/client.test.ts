import { setTimeout as sleep } from 'node:timers/promises'
import { ApiProblem, createClient, ServiceUnreachable, version } from '@allotment/sdk'
import { expect, test } from 'vitest'
import { lifecycle } from '../../src/platform/http/lifecycle.js'
import { collectGarbage } from '../kit/garbage.js'
import { origin, problem } from './origin.js'

const noMore = { total_size: 0, page_size: 50, page_number: 1, next_page: null, previous_page: null, next_cursor: null }
const empty = { json: { clients: [], pagination: noMore } }
const busy = (seconds: number) => ({ ...problem(503, 'overloaded'), headers: { 'retry-after': String(seconds) } })

test('a call sends the key and returns the data and the response', async () => {
  const { baseUrl, seen } = await origin(() => ({ ...empty, headers: { 'x-service-version': '1.2.3' } }))
  const client = createClient({ baseUrl: `${baseUrl}/`, apiKey: 'alt_1_secret' })
  const { data, response } = await client.GET('/v1/clients', { params: { query: { sorting: 'label', query: 'a b' } } })
  expect(data.clients).toEqual([])
  expect(response.headers.get('x-service-version')).toBe('1.2.3')
  expect(seen[0]).toMatchObject({ method: 'GET', path: '/v1/clients?sorting=label&query=a%20b' })
  expect(seen[0]?.headers['x-api-key']).toBe('alt_1_secret')
  expect(seen[0]?.headers.authorization).toBeUndefined()
})

test('a refusal is thrown as a problem with all its fields', async () => {
  const errors = [{ pointer: '/label', code: 'required', message: 'is missing' }]
  const { baseUrl } = await origin(() => problem(400, 'validation_failed', { errors, ticket_id: 'x_tck' }))
  const error = await createClient({ baseUrl, apiKey: 'k' })
    .GET('/v1/clients')
    .catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ApiProblem)
  expect(error).toMatchObject({ status: 400, code: 'validation_failed', detail: 'about validation_failed', request_id: 'req-1', errors })
  expect(error.body.ticket_id).toBe('x_tck')
})

test('an answer that is not from the service is still a problem with a code', async () => {
  const { baseUrl } = await origin(() => ({ status: 418, text: '<h1>teapot</h1>' }))
  await expect(createClient({ baseUrl, apiKey: 'k' }).GET('/v1/clients')).rejects.toMatchObject({
    name: 'ApiProblem',
    code: 'http_418',
    errors: [],
  })
})

test('a busy service is called again after its Retry-After', async () => {
  const { baseUrl, seen } = await origin((_, nth) => (nth === 1 ? busy(1) : empty))
  const before = performance.now()
  await createClient({ baseUrl, apiKey: 'k' }).GET('/v1/clients')
  expect(seen).toHaveLength(2)
  expect(performance.now() - before).toBeGreaterThanOrEqual(1000)
})

test('a Retry-After longer than the limit of the client is left to the caller', async () => {
  const { baseUrl, seen } = await origin(() => busy(3600))
  await expect(createClient({ baseUrl, apiKey: 'k' }).GET('/v1/clients')).rejects.toMatchObject({ code: 'overloaded', retryAfter: 3600 })
  expect(seen).toHaveLength(1)
})

test('retries are limited, and the last refusal is thrown', async () => {
  const { baseUrl, seen } = await origin(() => busy(0))
  await expect(createClient({ baseUrl, apiKey: 'k', retries: 2 }).GET('/v1/clients')).rejects.toMatchObject({ status: 503 })
  expect(seen).toHaveLength(3)
})

test('a 503, after which nothing was changed, is retried', async () => {
  const { baseUrl, seen } = await origin((_, nth) => (nth === 1 ? problem(500, 'internal') : { status: 201, json: { client_id: '1_cln' } }))
  await createClient({ baseUrl, apiKey: 'k' }).POST('/v1/clients', { body: newClient })
  expect(seen.map(({ headers }) => headers['idempotency-key'])).toEqual([expect.any(String), seen[0]?.headers['idempotency-key']])
})

test('a deletion whose answer was lost is retried with the same key, so that it is not answered with 404', async () => {
  const { baseUrl, seen } = await origin((_, nth) => (nth === 1 ? { hangUp: true } : { status: 204, text: '' }))
  await createClient({ baseUrl, apiKey: 'k' }).clients.delete('1_cln')
  expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /v1/clients/1_cln', 'DELETE /v1/clients/1_cln'])
  expect(seen[0]?.headers['idempotency-key']).toEqual(expect.any(String))
  expect(seen[1]?.headers['idempotency-key']).toBe(seen[0]?.headers['idempotency-key'])
})

test('a time-out without an answer is retried', async () => {
  const { baseUrl, seen } = await origin((_, nth) => (nth === 1 ? new Promise(() => {}) : empty))
  await createClient({ baseUrl, apiKey: 'k', timeout: 5000 }).clients.list()
  expect(seen).toHaveLength(2)
  const silent = await origin(() => new Promise(() => {}))
  const error = await createClient({ baseUrl: silent.baseUrl, apiKey: 'k', timeout: 50, retries: 0 })
    .GET('/v1/clients')
    .catch((thrown) => thrown)
  expect(error).toBeInstanceOf(ServiceUnreachable)
  expect(error.message).toMatch(/within 50 ms$/)
})

test('a file that stops half-way, or whose connection breaks, ends with an error; the time that its reader takes does not count', async () => {
  const { baseUrl } = await origin((_, nth) => ({
    text: 'half',
    ...(nth === 1 ? { stops: 'silence' } : nth === 2 ? { stops: 'break' } : {}),
  }))
  const client = createClient({ baseUrl, apiKey: 'k', timeout: 300 })
  const download = () => client.GET('/v1/clients', { parseAs: 'blob' }).catch((thrown) => thrown)
  const stopped = await download()
  expect(stopped).toBeInstanceOf(ServiceUnreachable)
  expect(stopped.message).toMatch(/within 300 ms$/)
  expect(await download()).toBeInstanceOf(ServiceUnreachable)
  const { data } = await client.GET('/v1/clients', { parseAs: 'stream' })
  await sleep(400)
  expect(await new Response(data).text()).toBe('half')
})

test('a time limit and the signal of a caller end a call, also if garbage is collected meanwhile', async () => {
  const { baseUrl } = await origin(({ path }) => (path === '/v1/clients' ? new Promise(() => {}) : { text: 'half', stops: 'silence' }))
  const client = createClient({ baseUrl, apiKey: 'k', timeout: 300, retries: 0 })
  const patient = createClient({ baseUrl, apiKey: 'k', timeout: 60_000, retries: 0 })
  const abort = new AbortController()
  const calls = [
    ...Array.from({ length: 10 }, () => client.GET('/v1/clients')),
    ...Array.from({ length: 10 }, () => client.GET('/v1/events', { parseAs: 'text' })),
    patient.GET('/v1/clients', { signal: abort.signal }),
  ].map((call) => call.catch((error: Error) => error.name))
  for (let turn = 0; turn < 10; turn++) {
    await sleep(20)
    collectGarbage()
  }
  abort.abort()
  const names = [...Array<string>(20).fill('ServiceUnreachable'), 'AbortError']
  expect(await Promise.race([Promise.all(calls), sleep(5_000, 'never')])).toEqual(names)
})

test('an answer without content is one at once, also where a browser gives it an empty body', async () => {
  let calls = 0
  const fetch = async () => {
    calls++
    return Object.defineProperty(new Response(''), 'status', { value: 204 })
  }
  await createClient({ baseUrl: 'http://127.0.0.1:1', apiKey: 'k', fetch, retries: 1 }).clients.delete('1_cln')
  expect(calls).toBe(1)
})

test('requests name the program, the SDK and its version', async () => {
  const { baseUrl, seen } = await origin(() => empty)
  await createClient({ baseUrl, apiKey: 'k', userAgent: 'my-shop/2.1' }).clients.list()
  expect(seen[0]?.headers['user-agent']).toBe(`my-shop/2.1 allotment-sdk/${version} node/${process.versions.node}`)
})

test('requests name the version of the API that the types are those of, unless the caller names another one', async () => {
  const { baseUrl, seen } = await origin(() => empty)
  const client = createClient({ baseUrl, apiKey: 'k' })
  await client.clients.list()
  await client.GET('/v1/clients', { headers: { 'Api-Version': '2030-01-01' } })
  expect(seen.map(({ headers }) => headers['api-version'])).toEqual([lifecycle.versions.at(-1)?.date, '2030-01-01'])
})

test('a login names the version of the API too', async () => {
  const login = { access_token: 'a', refresh_token: 'r' }
  const { baseUrl, seen } = await origin(({ path }) => (path === '/v1/login' ? { json: login } : empty))
  await createClient({ baseUrl, username: 'u', password: 'p' }).clients.list()
  expect(seen.map(({ path, headers }) => [path, headers['api-version']])).toEqual([
    ['/v1/login', lifecycle.versions.at(-1)?.date],
    ['/v1/clients', lifecycle.versions.at(-1)?.date],
  ])
})

test('a write whose answer was lost is retried with the same key and the same body', async () => {
  const { baseUrl, seen } = await origin((_, nth) => (nth === 1 ? { hangUp: true } : { status: 201, json: { client_id: '1_cln' } }))
  await createClient({ baseUrl, apiKey: 'k' }).POST('/v1/clients', { body: newClient })
  expect(seen).toHaveLength(2)
  const [first, second] = seen
  expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/)
  expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key'])
  expect(JSON.parse(second?.body ?? '')).toEqual(newClient)
})

test('two writes have different keys, and a given key is used', async () => {
  const { baseUrl, seen } = await origin(() => ({ status: 201, json: { client_id: '1_cln' } }))
  const client = createClient({ baseUrl, apiKey: 'k' })
  await client.POST('/v1/clients', { body: newClient })
  await client.POST('/v1/clients', { body: newClient })
  await client.POST('/v1/clients', { body: newClient, headers: { 'Idempotency-Key': 'mine' } })
  const keys = seen.map((request) => request.headers['idempotency-key'])
  expect(new Set(keys).size).toBe(3)
  expect(keys[2]).toBe('mine')
})

test('an earlier attempt that is still running is waited for', async () => {
  const { baseUrl, seen } = await origin((_, nth) =>
    nth === 1 ? problem(409, 'idempotency_in_flight') : { status: 201, json: { client_id: '1_cln' } },
  )
  const { data } = await createClient({ baseUrl, apiKey: 'k' }).POST('/v1/clients', { body: newClient })
  expect(data.client_id).toBe('1_cln')
  expect(seen).toHaveLength(2)
})

test('any other conflict is not retried', async () => {
  const { baseUrl, seen } = await origin(() => problem(409, 'username_taken'))
  await expect(createClient({ baseUrl, apiKey: 'k' }).POST('/v1/clients', { body: newClient })).rejects.toMatchObject({
    code: 'username_taken',
  })
  expect(seen).toHaveLength(1)
})

test('an unreachable service is distinguished from an error answer', async () => {
  const { baseUrl } = await origin(() => ({ hangUp: true }))
  await expect(createClient({ baseUrl, apiKey: 'k', retries: 1 }).GET('/v1/clients')).rejects.toBeInstanceOf(ServiceUnreachable)
})

test('an abort ends the wait between two tries', async () => {
  const aborter = new AbortController()
  const { baseUrl, seen } = await origin(() => {
    setTimeout(() => aborter.abort(), 300)
    return busy(20)
  })
  await expect(createClient({ baseUrl, apiKey: 'k' }).GET('/v1/clients', { signal: aborter.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(seen).toHaveLength(1)
})

test('paginate reads every page after the first by cursor, with the filters of the first', async () => {
  const page = (next_cursor: string | null, ...ids: string[]) => ({
    json: { clients: ids.map((client_id) => ({ client_id })), pagination: { ...noMore, next_cursor } },
  })
  const { baseUrl, seen } = await origin(({ path }) => (path.includes('cursor=c2') ? page(null, 'c', 'd') : page('c2', 'a', 'b')))
  const ids: string[] = []
  const client = createClient({ baseUrl, apiKey: 'k' })
  const query = { client_id: 'in:[a,b]', created: ['ge:2027-01-01', 'le:2027-01-31'], page: 3, page_size: 2 } as const
  for await (const { client_id } of client.paginate('/v1/clients', { params: { query } })) ids.push(client_id)
  expect(ids).toEqual(['a', 'b', 'c', 'd'])
  const [first, second] = seen.map(({ path }) => [...new URL(path, baseUrl).searchParams])
  const filters = [
    ['client_id', 'in:[a,b]'],
    ['created', 'ge:2027-01-01'],
    ['created', 'le:2027-01-31'],
  ]
  expect(first).toEqual([...filters, ['page', '3'], ['page_size', '2']])
  expect(second).toEqual([...filters, ['page_size', '2'], ['cursor', 'c2']])
})

test('a loop that stops early reads no further page', async () => {
  const { baseUrl, seen } = await origin(() => ({
    json: { clients: [{ client_id: 'a' }], pagination: { ...noMore, next_cursor: 'c2' } },
  }))
  for await (const _ of createClient({ baseUrl, apiKey: 'k' }).paginate('/v1/clients')) break
  expect(seen).toHaveLength(1)
})

test('two kinds of credentials are refused', () => {
  expect(() => createClient({ baseUrl: 'http://localhost', apiKey: 'k', username: 'u', password: 'p' })).toThrow('apiKey and username')
})

const newClient = { label: 'Web shop', scope: 'distributor' as const }
