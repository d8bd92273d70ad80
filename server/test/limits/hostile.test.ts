import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { table } from '../access-table.js'
import { bookOne } from '../itineraries/kit.js'
import { type AccountName, type Answer, type Caller, caller, expectProblem, type Kit, startKit } from '../kit/index.js'
import { everyRoute } from '../kit/routes.js'
import { several } from '../kit/several.js'
import { order, putOnSale } from '../selling/kit.js'

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
}
interface Operation {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: Schema; example?: Record<string, unknown> }> }
}
interface Document {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const kit: Kit = await startKit({ RATE_LIMIT_PER_MINUTE: '10000000', LOGIN_LIMIT_PER_MINUTE: '100000' })
const { body: document } = await kit.as.nobody.get<Document>('/openapi.json')
const routes = await everyRoute(kit.service.ctx)
const json = { 'content-type': 'application/json' }
const ids: Record<string, string> = {}
let slot: { event_id: string; category_id: string; series_id: string }

beforeAll(async () => {
  const booked = await bookOne(kit)
  const { accounts } = kit
  const held = await kit.as.distributor.post('/v1/reservations', order(await putOnSale(kit)))
  const ticket_id = await putOnSale(kit)
  const [row] = await kit.query<typeof slot>(
    'select t.event_id, t.category_id, e.series_id from ticket t join event e using (event_id) where t.ticket_id = $1',
    [ticket_id],
  )
  slot = row as typeof slot
  Object.assign(ids, {
    ...booked,
    ticket_id,
    reservation_id: held.body.reservation_id,
    orderitem_id: booked.items[0]?.orderitem_id,
    client_id: accounts.support.client_id,
    distributor_id: accounts.distributor.distributor_id,
    supplier_id: accounts.supplier.supplier_id,
    productCode: `${slot.series_id}.${slot.category_id}`,
    id: slot.series_id,
    ...slot,
  })
})

/** The address of a route, with ids of existing resources. */
const pathOf = (url: string) => url.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(ids[name] ?? 'none')).replace('*', 'none')
const operationOf = (method: string, url: string): Operation => document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()] ?? {}
const octo = (as: AccountName) => caller(kit.url, { authorization: `Bearer ${kit.accounts[as].api_key}` })
const connect = (as: AccountName, path: string) => `${path}${path.includes('?') ? '&' : '?'}apiKey=${kit.accounts[as].api_key}`

/** Each protocol has its own header for the key. */
function send(as: AccountName, method: string, path: string, options: { body?: string | Uint8Array; headers?: Record<string, string> }) {
  if (path.startsWith('/octo')) return octo(as).send(method, path, options)
  if (path.startsWith('/partner/connect')) return kit.as.nobody.send(method, connect(as, path), options)
  return kit.as[as].send(method, path, options)
}

const failures = (answer: Answer) => (answer.status < 500 ? [] : kit.log.filter((line) => line.includes('request failed')).slice(-1))
const expectNoFault = (answer: Answer, request: unknown) =>
  expect({ request, status: answer.status < 500 ? 0 : answer.status, reason: failures(answer) }).toEqual({ request, status: 0, reason: [] })

/** Routes that log out, or that have no handler of the service. */
const left = ['DELETE /v1/login', 'GET /console/assets/*']
const called = routes.filter(
  ({ method, url }) => !left.includes(`${method} ${url}`) && !url.startsWith('/docs') && !url.startsWith('/console'),
)

const reads = called.filter(({ method }) => method === 'GET')
const queryOf = ({ method, url }: { method: string; url: string }): string[] =>
  (operationOf(method, url).parameters ?? []).filter((one) => one.in === 'query').map(({ name }) => name)
/** Query parameters that routes outside the description read, or might read. */
const elsewhere = ['lang', 'sent', 'localDate', 'productId', 'from', 'startTime', 'resellerReference', 'apiKey']
const isElsewhere = (url: string) => /^\/(octo|partner|itinerary)/.test(url)

test('a query parameter that is given twice is never answered with a 5xx, for every parameter', async () => {
  const requests = reads.flatMap((route) =>
    (isElsewhere(route.url) ? elsewhere : queryOf(route)).map((name) => ({
      path: `${pathOf(route.url)}?${name}=de_DE&${name}=2027-01-31`,
      url: route.url,
    })),
  )
  expect(requests.length).toBeGreaterThan(200)
  await several(requests, async ({ path, url }) => {
    expectNoFault(await send(isElsewhere(url) ? 'distributor' : 'admin', 'GET', path, {}), path)
  })
})

test('an enumeration that is given twice is refused', async () => {
  for (const path of ['/v1/events?accept_language=de_DE&accept_language=fr_FR', '/v1/clients?use_basic_dto=true&use_basic_dto=true'])
    expectProblem(await kit.as.admin.get(path), 'invalid_parameter')
})

test('the first and the last possible date are never answered with a 5xx in any filter', async () => {
  const requests = reads
    .filter(({ url }) => url.startsWith('/v1/'))
    .flatMap((route) =>
      queryOf(route)
        .filter((name) => !['page', 'page_size', 'sorting'].includes(name))
        .flatMap((name) =>
          ['9999-12-31', 'le:9999-12-31T23:59:59', 'ge:0001-01-01T00:00:00'].map((value) => `${pathOf(route.url)}?${name}=${value}`),
        ),
    )
  await several(requests, async (path) => expectNoFault(await kit.as.admin.get(path), path))
})

test('a date beyond the year 9999 is refused in every body', async () => {
  const venue = { venue_name: 'Far', iso_country: 'NLD', city: 'X', time_zone: 'Pacific/Kiritimati' }
  expectNoFault(await kit.as.admin.post('/v1/venues', venue), 'venue')
  for (const date of [
    '9999-12-31T23:59:59',
    '3000-01-01T00:00:00',
    '1799-12-31T23:59:59',
    '9999-12-31T23:59:59-14:00',
    '0001-01-01T00:00:00+14:00',
  ]) {
    const answer = await kit.as.admin.patch(`/v1/events/${slot.event_id}`, { date_start: date, date_stop: date })
    const { errors } = expectProblem(answer, 'validation_failed')
    expect(JSON.stringify(errors)).toContain('in the years 1800 to 2999')
    expectProblem(await kit.as.admin.patch(`/v1/clients/${ids.client_id}`, { active_until: date }), 'validation_failed')
  }
})

describe('Idempotency-Key on the partner channels', () => {
  const booking = () => ({
    productId: slot.series_id,
    optionId: slot.category_id,
    availabilityId: `${slot.event_id}.${slot.category_id}`,
    unitItems: [{ unitId: 'regular' }],
  })
  test('an OCTO booking that is repeated with its key is the same booking; another body with the key is refused', async () => {
    const key = { ...json, 'idempotency-key': 'octo-1' }
    const first = await octo('distributor').send('POST', '/octo/bookings', { body: JSON.stringify(booking()), headers: key })
    expect(first.status, first.text).toBe(200)
    const again = await octo('distributor').send('POST', '/octo/bookings', { body: JSON.stringify(booking()), headers: key })
    expect(again.status, again.text).toBe(200)
    expect(again.body).toEqual(first.body)
    expect(again.headers.get('idempotent-replayed')).toBe('true')
    const other = await octo('distributor').send('POST', '/octo/bookings', {
      body: JSON.stringify({ ...booking(), notes: 'x' }),
      headers: key,
    })
    expect(other.status, other.text).toBe(400)
    const uuid = String(first.body.uuid)
    for (const verb of ['extend', 'cancel'])
      for (let time = 0; time < 2; time++) {
        const answer = await octo('distributor').send('POST', `/octo/bookings/${uuid}/${verb}`, {
          body: '{}',
          headers: { ...json, 'idempotency-key': `octo-${verb}` },
        })
        expect(answer.status, answer.text).toBe(200)
      }
  })

  test('every write of both protocols accepts a key without a 5xx', async () => {
    const writes = called.filter(({ method, url }) => method !== 'GET' && (url.startsWith('/octo') || url.startsWith('/partner/connect')))
    expect(writes.length).toBeGreaterThan(8)
    for (const { method, url } of writes)
      for (const body of [
        JSON.stringify({
          ...booking(),
          orderNumber: 'o-1',
          items: [{ productCode: ids.productCode, startTime: '2031-01-01T00:00:00Z', quantities: [] }],
        }),
        '{}',
      ])
        for (const key of ['partner-1', '', 'a b', 'k'.repeat(300)]) {
          const request = { method, url, body, key }
          const hasBody = method !== 'DELETE'
          expectNoFault(
            await send('distributor', method, pathOf(url), {
              headers: { ...(hasBody ? json : {}), 'idempotency-key': key },
              ...(hasBody ? { body } : {}),
            }),
            request,
          )
        }
  })
})

describe('an invalid request of a guest gets an error page about the request, not about an overloaded service', () => {
  const page = async (as: Caller, method: string, path: string, options: { body?: string; headers?: Record<string, string> } = {}) => {
    const answer = await as.send<string>(method, path, options)
    expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
    expect(answer.status, `${method} ${path}`).toBeLessThan(500)
    return answer
  }
  test('invalid tokens, queries and forms', async () => {
    const { nobody } = kit.as
    for (const token of ['x', 'x'.repeat(280), 'a.b.c', '%F0%9F%8E%AB', "'--"])
      for (const part of [
        '',
        '/tickets',
        '/calendar.ics',
        '/tickets.zip',
        '/tickets/x.pdf',
        '/tickets/x/code',
        '?lang=xx&lang=yy',
        '?sent=1&sent=2',
      ])
        await page(nobody, 'GET', `/itinerary/${token}${part}`)
    const forms: Record<string, string>[] = [
      { 'content-type': 'application/json' },
      { 'content-type': 'text/xml' },
      { 'content-type': 'application/x-www-form-urlencoded' },
    ]
    for (const headers of forms) {
      const answer = await page(nobody, 'POST', '/itinerary/x/renew', { body: '{'.repeat(5_000), headers })
      expect(answer.headers.get('content-type')).toContain('text/html')
    }
  })
})

describe('stored addresses are web addresses', () => {
  const bad = [
    'javascript:alert(1)',
    'JaVaScRiPt://x.example/%0aalert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    '//x.example',
    'https://',
    'http://user:pw@x.example/',
    'https://x.example/a b',
    'x.example',
    'vbscript:x',
  ]
  /** Every field of every body with the format of an address. */
  function fieldsOf(schema: Schema | undefined, path: string[], depth = 0): string[][] {
    if (!schema || depth > 8) return []
    if (schema.$ref) return fieldsOf(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''], path, depth + 1)
    if (schema.format === 'uri') return [path]
    return [
      ...Object.entries(schema.properties ?? {}).flatMap(([name, child]) => fieldsOf(child, [...path, name], depth + 1)),
      ...fieldsOf(schema.items, [...path, '[]'], depth + 1),
      ...(schema.anyOf ?? []).flatMap((one) => fieldsOf(one, path, depth + 1)),
    ]
  }
  const bodies = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, operation]) =>
      fieldsOf(operation.requestBody?.content['application/json']?.schema, []).map((field) => ({
        path,
        method: method.toUpperCase(),
        field,
      })),
    ),
  )
  /** No such field has another format. */
  test('every body field that is an address has the format uri', () => {
    const named = Object.entries(document.components.schemas)
      // The addresses of OCTO subscriptions are refused in OCTO's format.
      .filter(([title]) => /^New|Change$|Input$|Onboarding$/.test(title) && !title.includes('Octo'))
      .flatMap(([title, { properties = {} }]) => Object.entries(properties).map(([name, schema]) => ({ title, name, schema })))
      .filter(
        ({ name, schema }) => /url|photo|website|_maps|general_terms|activation_link/.test(name) && [schema.type].flat().includes('string'),
      )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ schema }) => schema.format !== 'uri').map(({ title, name }) => `${title}.${name}`)).toEqual([])
    expect(bodies.map(({ field }) => field.at(-1))).toContain('external_activation_link')
  })

  test.each(bodies.map(({ method, path, field }) => [`${method} ${path}`, field.join('/'), method, path, field] as const))(
    '%s %s',
    async (_name, _field, method, path, field) => {
      for (const value of bad) {
        const body = field.reduceRight<unknown>((inner, name) => (name === '[]' ? [inner] : { [name]: inner }), value)
        const answer = await kit.as.admin.send(method, pathOf(path.replace(/\{(\w+)\}/g, ':$1')), {
          body: JSON.stringify(body),
          headers: json,
        })
        const { errors } = expectProblem(answer, 'validation_failed')
        expect(errors, value).toContainEqual(
          expect.objectContaining({ pointer: `/${field.join('/').replaceAll('[]', '0')}`, code: 'invalid_format' }),
        )
      }
    },
  )
})

describe('invalid input is never answered with a 5xx, for any caller', () => {
  const text = fc.constantFrom(
    '',
    ' ',
    '\u0000',
    '\ud800',
    "'; drop table client --",
    '%',
    '\\',
    '9999-12-31',
    '9999-12-31T23:59:59',
    '-271821-04-20',
    '1e999',
    'NaN',
    '__proto__',
    '٣',
    'a'.repeat(400),
    '0',
    '-1',
    '2147483648',
    '9223372036854775808',
    'true',
    'null',
    '[]',
    '{"a":1}',
    'in:[',
    'ge:',
  )
  const value = fc.oneof(
    text,
    fc.constantFrom<unknown>(
      null,
      true,
      -1,
      0,
      1.5,
      2 ** 31,
      2 ** 53,
      -(2 ** 63),
      1e308,
      [],
      {},
      [null],
      [[]],
      { '': '' },
      { toString: 1 },
      ['a', 'a'],
      -0,
    ),
  )
  const encoded = (raw: string) => encodeURIComponent(Buffer.from(raw).toString())
  /** The example with one field replaced by a random value, at the top or one level down; or a random value alone. */
  const payload = (example: Record<string, unknown>) =>
    fc
      .tuple(fc.constantFrom('', ...Object.keys(example)), fc.constantFrom('', 'x', 'ticket_id', 'quantity', 'country', 'items'), value)
      .map(([name, below, garbage]) => {
        if (name === '') return JSON.stringify(garbage) ?? ''
        const inner = example[name]
        const isDeep = below !== '' && typeof inner === 'object' && inner !== null
        const member = Array.isArray(inner) ? [{ ...(inner[0] as object), [below]: garbage }] : { ...(inner as object), [below]: garbage }
        return JSON.stringify({ ...example, [name]: isDeep ? member : garbage })
      })
  /** A refused caller does not reach the handler, so one request for each route is enough for it. */
  const sizes = (as: AccountName, route: string) => {
    const may = table[route]?.may
    return { seed: 20_270_131, numRuns: may === 'open' || may?.some((one) => one === as) ? 6 : 1 }
  }

  test.each(['admin', 'support', 'finance', 'product_management', 'distributor', 'supplier'] as const)('%s', async (as) => {
    const requests = called.flatMap(({ method, url }) => {
      const { parameters = [], requestBody } = operationOf(method, url)
      const names = parameters.filter((one) => one.in === 'query').map(({ name }) => name)
      const example = requestBody?.content['application/json']?.example ?? {
        productId: slot.series_id,
        orderNumber: 'o',
        items: [{ productCode: 'x' }],
      }
      const isRead = method === 'GET' || method === 'DELETE'
      const arbitrary = fc.record({
        id: fc.option(text, { freq: 3 }),
        query: fc.option(fc.tuple(fc.constantFrom('page', ...names), text), { freq: isRead ? 3 : 1 }),
        body: isRead ? fc.constant(undefined) : payload(example),
      })
      return fc.sample(arbitrary, sizes(as, `${method} ${url}`)).map((sample) => ({ method, url, ...sample }))
    })
    await several(requests, async (request) => {
      const { method, url, id, query, body } = request
      const path = id === null ? pathOf(url) : url.replace(/:(\w+)/g, () => encoded(id) || 'x').replace('*', encoded(id))
      const search = query === null ? '' : `?${query[0]}=${encoded(query[1])}`
      expectNoFault(await send(as, method, path + search, body === undefined ? {} : { body, headers: json }), request)
    })
  })

  test('bytes that are not text', async () => {
    const bytes = Buffer.from('{"scope":"internal","label":"caf\xe9\xff\xfe"}', 'latin1')
    const types = ['application/json', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded']
    const writes = called.filter(({ method }) => ['POST', 'PUT', 'PATCH'].includes(method))
    await several(
      writes.flatMap((route) => types.map((type) => ({ ...route, type }))),
      async ({ method, url, type }) =>
        expectNoFault(
          await send('admin', method, pathOf(url), { body: bytes, headers: { 'content-type': type } }),
          `${method} ${url} ${type}`,
        ),
    )
  })
})
