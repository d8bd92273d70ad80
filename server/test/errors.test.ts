import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test } from 'vitest'
import { catalogue, type ErrorCode } from '../src/lib/errors.js'
import type { Ctx } from '../src/platform/context.js'
import { malformed } from '../src/platform/http/malformed.js'
import { open } from '../src/platform/http/permissions.js'
import type { Routes } from '../src/platform/http/routes.js'
import { errorsMarkdown } from '../src/platform/site/errors-page.js'
import { type Answer, expectProblem, startKit } from './kit/index.js'
import { everyRoute } from './kit/routes.js'
import { several } from './kit/several.js'

const secretText = 'select password_hash from client -- /srv/secret.ts'
/** A route that fails with an unexpected error. */
let context: Ctx | undefined
const failing: Routes = async (app, { ctx }) => {
  context = ctx
  app.get('/v1/failing', { config: { allow: open } }, async () => {
    throw new Error(secretText)
  })
}
const kit = await startKit({ LOGIN_LIMIT_PER_MINUTE: '100000', RATE_LIMIT_PER_MINUTE: '1000000' }, { routes: failing })
const { admin, nobody } = kit.as
const json = { 'content-type': 'application/json' }
const client = { scope: 'internal', label: 'New', roles: ['api'] }

const written = async () =>
  (await kit.query<{ rows: number }>('select (select count(*) from client) + (select count(*) from history) as rows'))[0]?.rows
const pointers = (answer: Answer) => (answer.body.errors as { pointer: string; code: string }[]).map(({ pointer, code }) => [pointer, code])

describe('a request that cannot be parsed is refused with a problem that gives the reason, and nothing is written', () => {
  const body = (text: string | Uint8Array, headers: Record<string, string> = json) =>
    admin.send('POST', '/v1/clients', { body: text, headers })
  const faulty: [string, ErrorCode, () => Promise<Answer>][] = [
    ['a misspelt field', 'validation_failed', () => admin.post('/v1/clients', { ...client, lable: 'x' })],
    ['a missing field', 'validation_failed', () => admin.post('/v1/clients', { scope: 'internal' })],
    ['a number where text belongs', 'validation_failed', () => admin.post('/v1/clients', { ...client, label: 5 })],
    ['text where a list belongs', 'validation_failed', () => admin.post('/v1/clients', { ...client, roles: 'api' })],
    ['an unknown enumeration value', 'validation_failed', () => admin.post('/v1/clients', { ...client, scope: 'guest' })],
    ['31 February', 'validation_failed', () => admin.post('/v1/clients', { ...client, active_until: '2027-02-31T00:00:00' })],
    ['a list for a body', 'validation_failed', () => admin.post('/v1/clients', [client])],
    ['null for a body', 'validation_failed', () => admin.post('/v1/clients', null)],
    ['no body at all', 'validation_failed', () => admin.send('POST', '/v1/clients')],
    ['a character no text can hold', 'validation_failed', () => admin.post('/v1/clients', { ...client, label: 'a\u0000b' })],
    ['half a surrogate pair', 'validation_failed', () => body('{"scope":"internal","label":"a\\ud800b"}')],
    ['broken JSON', 'invalid_json', () => body('{"scope": "internal",')],
    ['an empty body', 'invalid_json', () => body('')],
    ['JSON that is not UTF-8', 'invalid_json', () => body(Buffer.from('{"scope":"internal","label":"caf\xe9"}', 'latin1'))],
    ['a key that poisons prototypes', 'invalid_json', () => body('{"scope":"internal","label":"x","__proto__":{"a":1}}')],
    ['JSON nested without end', 'invalid_json', () => body('['.repeat(200_000) + ']'.repeat(200_000))],
    ['an oversized body', 'body_too_large', () => admin.post('/v1/clients', { ...client, label: 'x'.repeat(1_100_000) })],
    [
      'a small body that unpacks to an oversized one',
      'body_too_large',
      () => body(gzipSync(JSON.stringify({ ...client, label: 'x'.repeat(5_000_000) })), { ...json, 'content-encoding': 'gzip' }),
    ],
    ['another media type', 'unsupported_media_type', () => body('<client/>', { 'content-type': 'application/xml' })],
    ['plain text', 'unsupported_media_type', () => body(JSON.stringify(client), { 'content-type': 'text/plain' })],
    ['a media type that is none', 'unsupported_media_type', () => body(JSON.stringify(client), { 'content-type': 'nonsense' })],
    ['an unknown encoding', 'unsupported_media_type', () => body(JSON.stringify(client), { ...json, 'content-encoding': 'rot13' })],
    ['an encoding it is not in', 'invalid_json', () => body(JSON.stringify(client), { ...json, 'content-encoding': 'gzip' })],
    ['a malformed Idempotency-Key', 'invalid_header', () => admin.post('/v1/clients', client, { 'idempotency-key': 'a b' })],
    ['an empty Idempotency-Key', 'invalid_header', () => admin.post('/v1/clients', client, { 'idempotency-key': '' })],
    ['an overlong Idempotency-Key', 'invalid_header', () => admin.post('/v1/clients', client, { 'idempotency-key': 'k'.repeat(256) })],
    ['an unknown parameter of a change', 'unknown_parameter', () => admin.post('/v1/clients?dry_run=true', client)],
    ['an unknown parameter of a read', 'unknown_parameter', () => admin.get(`/v1/clients/${kit.accounts.admin.client_id}?expand=all`)],
    ['an unknown parameter of a list', 'unknown_parameter', () => admin.get('/v1/clients?lable=x')],
    ['a bad filter', 'invalid_filter', () => admin.get('/v1/clients?created=ge:yesterday')],
    ['an operator that does not fit', 'invalid_filter', () => admin.get('/v1/clients?client_id=gt:a')],
    ['an overlong set', 'filter_too_long', () => admin.get(`/v1/clients?client_id=in:[${'a'.repeat(2100)}]`)],
    ['a bad flag', 'invalid_parameter', () => admin.get('/v1/clients?use_basic_dto=yes')],
    ['a bad sorting', 'invalid_sorting', () => admin.get('/v1/clients?sorting=password_hash')],
    ['page zero', 'invalid_page', () => admin.get('/v1/clients?page=0')],
    ['a page of too many', 'invalid_page', () => admin.get('/v1/clients?page_size=1001')],
    ['a character no filter can hold', 'invalid_parameter', () => admin.get('/v1/clients?query=a%00b')],
    ['no credentials', 'unauthenticated', () => nobody.get('/v1/clients')],
    ['a bad key', 'invalid_credentials', () => nobody.get('/v1/clients', { 'x-api-key': 'allot_x' })],
    ['a bad token', 'invalid_credentials', () => nobody.get('/v1/clients', { authorization: 'Bearer x.y.z' })],
    ['another scheme', 'unauthenticated', () => nobody.get('/v1/clients', { authorization: 'Basic eDp5' })],
    ['an unknown path', 'route_not_found', () => admin.get('/v1/clowns')],
    ['an unknown path without credentials', 'route_not_found', () => nobody.post('/v2', {})],
    ['an unknown method', 'method_not_allowed', () => admin.put('/v1/clients', client)],
    ['an address that cannot be decoded', 'route_not_found', () => admin.get('/v1/clients/%zz')],
    ['an id that cannot exist', 'route_not_found', () => admin.get('/v1/clients/a%00b')],
    ['an id of ninety characters', 'client_not_found', () => admin.get(`/v1/clients/${'a'.repeat(90)}`)],
    ['an id of thousands of characters', 'route_not_found', () => admin.get(`/v1/clients/${'a'.repeat(4000)}`)],
  ]
  test.each(faulty)('%s: %s', async (_name, code, call) => {
    const before = await written()
    expectProblem(await call(), code)
    expect(await written()).toBe(before)
  })

  test('a request without credentials is told what to send; one with bad credentials is not told what is wrong with them', async () => {
    const { body } = await nobody.get<{ detail: string }>('/v1/clients')
    for (const part of ['X-Api-Key', 'Authorization: Bearer']) expect(body.detail).toContain(part)
    const details = [{ 'x-api-key': 'allot_x' }, { authorization: 'Bearer x.y.z' }].map(
      async (headers) => (await nobody.get<{ detail: string }>('/v1/clients', headers)).body.detail,
    )
    expect(new Set(await Promise.all(details)).size).toBe(1)
  })

  test('all faults of a body are reported together, each with its pointer', async () => {
    const answer = await admin.post('/v1/clients', { scope: 'guest', lable: 'x', roles: ['api', 'chief'], email: 'nobody' })
    expectProblem(answer, 'validation_failed')
    expect(pointers(answer)).toEqual(
      expect.arrayContaining([
        ['/label', 'required'],
        ['/lable', 'unknown_field'],
        ['/scope', 'invalid_enum'],
        ['/roles/1', 'invalid_enum'],
        ['/email', 'invalid_format'],
      ]),
    )
  })

  test('errors name the expected form, and pointers escape slashes as in RFC 6901', async () => {
    const { body } = await admin.post('/v1/clients', { ...client, active_until: '2027-02-31T00:00:00', 'a/b~c': 1 })
    expect(body.errors).toContainEqual({
      pointer: '/active_until',
      code: 'invalid_format',
      message: 'must be a real datetime yyyy-mm-ddThh:mm:ss, such as 2027-01-31T09:30:00, in the years 1800 to 2999',
    })
    expect(body.errors).toContainEqual(expect.objectContaining({ pointer: '/a~1b~0c', code: 'unknown_field' }))
    const blank = await admin.post('/v1/clients', { ...client, label: '  ' })
    expect(blank.body.errors).toEqual([{ pointer: '/label', code: 'invalid_pattern', message: 'must not be blank' }])
  })

  test('a missing JSON object is reported', async () => {
    const { detail, errors } = expectProblem(await admin.post('/v1/clients', []), 'validation_failed')
    expect(detail).toBe('The body must be a JSON object.')
    expect(errors).toEqual([{ pointer: '/', code: 'invalid_type', message: 'must be a JSON object' }])
    expect(expectProblem(await admin.send('POST', '/v1/clients'), 'validation_failed').detail).toBe(detail)
  })

  test('every error about a parameter names the parameter', async () => {
    expect(pointers(await admin.get('/v1/clients?label=x&client_name=a%00b'))).toEqual([['client_name', 'invalid_character']])
    expect(pointers(await admin.get('/v1/bookingorders/x/guestdata?include_conditions=maybe'))).toEqual([
      ['include_conditions', 'invalid_type'],
    ])
  })

  test('a parameter that is given twice, a name that no body may have and a lost plus sign are each called what they are', async () => {
    for (const path of ['/v1/clients?page_size=1&page_size=2', '/v1/bookingorders/x/guestdata?country_hint=NLD&country_hint=BEL'])
      expect(expectProblem(await admin.get(path), 'invalid_parameter').detail).toMatch(
        /^(page_size|country_hint) must be given only once\.$/,
      )
    const poison = await body('{"scope":"internal","label":"x","__proto__":{"a":1}}')
    expect(expectProblem(poison, 'invalid_json').detail).toContain('has a field "__proto__"')
    const typed = await admin.post('/v1/clients', { ...client, active_until: 5 })
    expect(typed.body.errors).toEqual([{ pointer: '/active_until', code: 'invalid_type', message: 'must be string or null' }])
    const offset = await admin.get('/v1/clients?created=ge:2026-01-01T00:00:00+02:00')
    expect(expectProblem(offset, 'invalid_filter').detail).toContain('a plus sign is written %2B')
  })

  test('an unknown parameter is refused with the names of the known ones', async () => {
    const { detail } = expectProblem(await admin.get('/v1/clients?lable=x'), 'unknown_parameter')
    for (const name of ['distributor_id', 'client_status', 'client_name', 'query', 'use_basic_dto', 'client_id', 'role', 'page', 'sorting'])
      expect(detail).toContain(name)
    expect(detail).not.toMatch(/\blabel\b/)
  })

  const exchange = (port: number, request: string) =>
    new Promise<string>((resolve, reject) => {
      let text = ''
      const socket = connect(port, '127.0.0.1', () => socket.write(request))
      socket.setEncoding('utf8').on('data', (chunk) => {
        text += chunk
      })
      socket.on('end', () => resolve(text)).on('error', reject)
    })

  test('a request that does not arrive in time is told so', async () => {
    const server = createServer({ requestTimeout: 50, headersTimeout: 50, connectionsCheckingInterval: 20 })
    server.on('clientError', malformed(context as Ctx).clientErrorHandler)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const answer = await exchange((server.address() as AddressInfo).port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{')
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '').detail).toContain('did not arrive in time')
  })

  test('malformed HTTP is answered with a problem too', async () => {
    const { port } = new URL(kit.url)
    const answer = await exchange(Number(port), 'GET /v1/clients HTTP/1.1\r\nbroken header\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 400 /)
    expect(answer).toContain('application/problem+json')
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ status: 400, code: 'invalid_header' })
  })
})

describe('an internal error shows the caller only its request id', () => {
  test('the answer is a problem without the cause, and the log has the cause under the same request id', async () => {
    const answer = await nobody.get('/v1/failing')
    const { request_id } = expectProblem(answer, 'internal')
    expect(answer.text).not.toContain('password_hash')
    expect(answer.text).not.toContain('secret.ts')
    const line = kit.log.find((entry) => entry.includes(String(request_id)) && entry.includes('request failed'))
    expect(line).toContain(secretText)
  })
})

describe('the catalogue of errors', () => {
  test('docs/errors.md lists exactly the codes of the catalogue', () => {
    const page = readFileSync(new URL('../../docs/errors.md', import.meta.url), 'utf8')
    expect([...page.matchAll(/^## (\w+)$/gm)].map(([, code]) => code)).toEqual(Object.keys(catalogue))
    expect(page).toBe(errorsMarkdown())
  })

  test('each problem points to its entry on the page of errors', async () => {
    const { body } = await nobody.get<string>('/docs/errors')
    for (const code of Object.keys(catalogue)) expect(body).toContain(`<h2 id="${code}">`)
  })

  test('the statuses are those of the reference', () => {
    for (const [code, { status }] of Object.entries(catalogue)) {
      expect([400, 401, 403, 404, 405, 409, 410, 412, 413, 415, 422, 429, 500, 503], code).toContain(status)
      expect(status === 404, code).toBe(code.endsWith('_not_found'))
      expect(status === 422, code).toBe(code === 'idempotency_key_reused')
    }
  })
})

describe('invalid input is never answered with a 5xx', async () => {
  interface Operation {
    parameters?: { name: string; in: string }[]
    requestBody?: { content: Record<string, { example?: Record<string, unknown> }> }
  }
  const { body: document } = await nobody.get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json')
  const { accounts } = kit
  const known: Record<string, string | null> = {
    client_id: accounts.support.client_id,
    distributor_id: accounts.distributor.distributor_id,
    requested_distributor_id: accounts.distributor.distributor_id,
    supplier_id: accounts.supplier.supplier_id,
  }
  const routes = (await everyRoute(kit.service.ctx)).filter(({ url }) => url.startsWith('/v1/'))
  const operations = routes.map(({ method, url }) => {
    const path = url.replace(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[method.toLowerCase()] ?? {}
    return {
      method,
      url,
      parameters: (operation.parameters ?? []).filter((parameter) => parameter.in === 'query').map(({ name }) => name),
      example: operation.requestBody?.content['application/json']?.example ?? {},
    }
  })

  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', ' ', '\u0000', '\ud800', "'; drop table client --", '%', '\\', '2027-02-31', '9999-12-31T23:59:59', '1e999', 'NaN'),
  )
  const value: fc.Arbitrary<unknown> = fc.oneof(
    text,
    fc.constantFrom(null, true, -1, 0, 1.5, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, [], {}, [null], { '': '' }),
    fc.jsonValue({ maxDepth: 3 }),
  )
  /** Half a surrogate pair has no encoding in a URL. */
  const encoded = (raw: string) => encodeURIComponent(Buffer.from(raw).toString())
  /** An address for the route: valid or invalid ids and parameters, some given several times. */
  const address = (url: string, names: string[]) =>
    fc
      .tuple(
        fc.array(fc.option(text, { freq: 2 }), { minLength: 3, maxLength: 3 }),
        fc.array(
          fc.tuple(
            fc.oneof(fc.constantFrom('page', 'page_size', 'sorting', ...names), text),
            fc.oneof(
              text,
              fc
                .tuple(fc.constantFrom('in:[', 'not in:[', 'ge:', 'lt:', 'ne:'), text, fc.constantFrom('', ']'))
                .map((parts) => parts.join('')),
            ),
          ),
          { maxLength: 4 },
        ),
      )
      .map(([ids, query]) => {
        const path = url.replace(/:(\w+)/g, (_all, name: string) => encoded(ids.shift() ?? known[name] ?? 'x') || 'x')
        const search = query.map(([name, given]) => `${encoded(name)}=${encoded(given)}`)
        return search.length > 0 ? `${path}?${search.join('&')}` : path
      })
  /** Random values, or the example of the reference with some fields replaced by random values. */
  const payload = (example: Record<string, unknown>) =>
    fc.oneof(
      { weight: 1, arbitrary: value.map((garbage) => JSON.stringify(garbage) ?? '') },
      { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
      {
        weight: 4,
        arbitrary: fc
          .dictionary(Object.keys(example).length > 0 ? fc.constantFrom(...Object.keys(example)) : fc.string(), value, { maxKeys: 2 })
          .map((garbage) => JSON.stringify({ ...example, ...garbage })),
      },
    )

  /** Some requests at a time, evenly over the operations; a fault is shown with its request. */
  async function bombard(chosen: typeof operations, total: number): Promise<void> {
    const runs = Math.ceil(total / chosen.length)
    const requests = chosen.flatMap(({ method, url, parameters, example }) => {
      const arbitrary = fc.record({
        path: address(url, parameters),
        body: method === 'GET' || method === 'DELETE' ? fc.constant(undefined) : payload(example),
        key: fc.option(fc.string({ unit: 'binary-ascii' }).map((text) => encodeURIComponent(text).slice(0, 300))),
      })
      return fc.sample(arbitrary, runs).map((sample) => ({ method, ...sample }))
    })
    await several(requests, async (request) => {
      const { method, path, body, key } = request
      const headers = { ...(body === undefined ? {} : json), ...(key === null ? {} : { 'idempotency-key': key }) }
      const answer = await admin.send(method, path, { headers, ...(body === undefined ? {} : { body }) })
      const reason = answer.status < 500 ? [] : kit.log.filter((line) => line.includes(String(answer.body.request_id)))
      expect({ request, status: answer.status, reason }).toEqual({ request, status: answer.status, reason: [] })
      if (answer.status >= 400) expectProblem(answer, answer.body.code as ErrorCode)
    })
  }
  const are = (...methods: string[]) => operations.filter(({ method }) => methods.includes(method))
  test('in addresses and filters', () => bombard(are('GET'), 1_500))
  test('in bodies and keys', () => bombard(are('POST', 'PUT', 'PATCH'), 1_500))
  test('in deletions', () => bombard(are('DELETE'), 300))
})
