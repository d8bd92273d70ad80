import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { describe, expect, test } from 'vitest'
import { buildApp } from '../src/app.js'
import { wireFormats } from '../src/platform/http/validation.js'
import { descriptionAt } from '../src/platform/site/description.js'
import { table } from './access-table.js'
import { escaped, validators } from './kit/contract.js'
import { startKit } from './kit/index.js'
import { everyRoute } from './kit/routes.js'
import { cheapest } from './limits/cost.js'

interface Media {
  schema: object
  example?: unknown
  examples?: Record<string, { $ref?: string; value?: unknown }>
}
interface Operation {
  tags: string[]
  summary?: string
  description?: string
  operationId: string
  security: object[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; example?: unknown; schema: object }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { description: string; headers?: object; content?: Record<string, Media> }>
}
interface Document {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object>; examples: Record<string, { value: { status: number; code: string } }> }
}

const kit = await startKit()
const { body: document, text } = await kit.as.nobody.get<Document>('/openapi.json')
const routes = await everyRoute(kit.service.ctx)
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    pointer: `/paths/${path.replaceAll('~', '~0').replaceAll('/', '~1')}/${method}`,
    operation,
  })),
)
const isOpen = (name: string) => table[name.replace(/\{(\w+)\}/g, ':$1')]?.may === 'open'

/** Calls without a key that are signed. */
const signedBy: Record<string, object[]> = { 'POST /v1/payments/settlements': [{ settlement: [] }] }

/** Pages and metrics that are not part of the API. */
const hidden = [
  'GET /',
  'GET /console',
  'GET /console/*',
  'GET /console/assets/*',
  'GET /docs',
  'GET /docs/*',
  'GET /docs/guides',
  'GET /docs/reference.js',
  'GET /docs/search',
  'GET /docs/start.js',
  'GET /itinerary/:token',
  'GET /itinerary/:token/calendar.ics',
  'GET /itinerary/:token/tickets',
  'GET /itinerary/:token/tickets.zip',
  'GET /itinerary/:token/tickets/:downloaditem_id.pdf',
  'GET /itinerary/:token/tickets/:downloaditem_id/code',
  'GET /itinerary/page.js',
  'GET /itinerary/worker.js',
  'GET /maps/venues/:venue_id.svg',
  'GET /metrics',
  'POST /itinerary/:token/renew',
]

/** Protocols with their own errors and credentials. */
const protocolOf = (name: string) => /^\w+ \/(octo|partner)\//.exec(name)?.[1] as 'octo' | 'partner' | undefined
const securityOf = (name: string): object[] => {
  if (isOpen(name)) return []
  if (protocolOf(name) === 'octo') return [{ apiKeyAsBearer: [] }, { apiKey: [] }]
  if (protocolOf(name) === 'partner') return [{ apiKeyInQuery: [] }, { apiKey: [] }]
  return [{ apiKey: [] }, { bearer: [] }, ...(name === 'GET /v1/partner/products' ? [{ apiKeyInQuery: [] }] : [])]
}

test('every schema of every call compiles, although a running service compiles each only on first use', async () => {
  const app = await buildApp(kit.service.ctx, { eagerly: true })
  await app.ready()
  await app.close()
})

describe('the description', () => {
  test('is OpenAPI 3.1 and has every route except hidden ones', () => {
    expect(document.openapi).toBe('3.1.0')
    const served = routes.map(({ method, url }) => `${method} ${url.replace(/:(\w+)/g, '{$1}')}`)
    expect([...operations.map(({ name }) => name), ...hidden.map((name) => name.replace(/:(\w+)/g, '{$1}'))].sort()).toEqual(served.sort())
    expect(
      routes
        .filter(({ tags }) => tags.length === 0)
        .map(({ method, url }) => `${method} ${url}`)
        .sort(),
    ).toEqual(hidden)
  })

  test('is the committed file: npm run generate writes it', async () => {
    const app = await buildApp(kit.service.ctx)
    await app.ready()
    expect(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8') === app.openapiJson(), 'openapi.json is out of date').toBe(
      true,
    )
    expect(app.openapiJson() === text).toBe(true)
    await app.close()
  })

  test.each(['https://tickets.example/shop', 'http://[::1]:9000', 'https://billetter.ø.example/a"b'])(
    'is served with the address %s',
    async (PUBLIC_URL) => {
      const { url, service } = await kit.another({ PUBLIC_URL })
      const served = await (await fetch(`${url}/openapi.json`)).arrayBuffer()
      const app = await buildApp(service.ctx)
      await app.ready()
      expect(Buffer.from(served).equals(Buffer.from(app.openapiJson()))).toBe(true)
      await app.close()
    },
  )

  test('is read from that file in a fraction of the time that making it takes', async () => {
    const app = await buildApp(kit.service.ctx)
    await app.ready()
    const making = await cheapest(() => app.openapiJson(), 1)
    expect(await cheapest(() => descriptionAt('https://tickets.example/shop'))).toBeLessThan(making / 2)
    await app.close()
  })

  test('has each operation id once, and each used tag', () => {
    const ids = operations.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
    const tags = new Set(document.tags.map(({ name }) => name))
    for (const { operation, name } of operations) expect(tags, name).toContain(operation.tags[0])
  })
})

describe('filters that may be repeated', () => {
  const validatorAt = validators(document)
  const parameters = operations.flatMap(({ name, pointer, operation }) =>
    (operation.parameters ?? []).map((one, index) => ({
      ...one,
      name: `${name} ${one.name}`,
      pointer: `${pointer}/parameters/${index}/schema`,
    })),
  )

  test('are a text or several in the reference, each a parameter of its own', () => {
    const filters = parameters.filter(({ description }) => description?.includes('Operators: '))
    expect(filters.length).toBeGreaterThan(400)
    for (const { name, pointer, ...parameter } of filters) {
      const accepts = validatorAt(pointer)
      expect([accepts('ge:2'), accepts(['ge:2', 'le:4']), accepts(Array(11).fill('ge:2'))], name).toEqual([true, true, false])
      expect(parameter, name).toMatchObject({ style: 'form', explode: true })
    }
    for (const { name, pointer } of parameters.filter((one) => /^GET .* (page|page_size|cursor|query)$/.test(one.name)))
      expect(validatorAt(pointer)(['1', '2']), name).toBe(false)
  })

  test('are accepted as the reference has them, and refused beyond it', async () => {
    const range = (times: number) => `/v1/events?${Array(times).fill('updated=ge:2024-01-01').join('&')}`
    expect((await kit.as.admin.get(`${range(1)}&updated=le:2999-01-01`)).status).toBe(200)
    expect((await kit.as.admin.get(range(10))).status).toBe(200)
    expect((await kit.as.admin.get(range(11))).status).toBe(400)
    expect((await kit.as.admin.get('/v1/events?page=1&page=2')).status).toBe(400)
  })
})

describe('every operation', () => {
  const validatorAt = validators(document)
  /** The errors of an example under its schema. */
  const faults = (pointer: string, example: unknown) => {
    const validate = validatorAt(pointer)
    return validate(example) ? [] : validate.errors
  }

  test.each(operations)('$name has a description, its callers, and valid examples', ({ name, operation, pointer }) => {
    expect(operation.summary, 'summary').toMatch(/^[A-Z].{5,}[^.]$/)
    expect(operation.security).toEqual(signedBy[name] ?? securityOf(name))
    if (!isOpen(name)) expect(operation.description).toContain('Who may call: ')
    for (const [index, parameter] of (operation.parameters ?? []).entries()) {
      expect(parameter.description, parameter.name).toEqual(expect.any(String))
      expect(parameter.example, parameter.name).toBeDefined()
      expect(faults(`${pointer}/parameters/${index}/schema`, parameter.example), parameter.name).toEqual([])
    }
    for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
      expect(media.example, 'example of the body').toBeDefined()
      expect(faults(`${pointer}/requestBody/content/${escaped(type)}/schema`, media.example)).toEqual([])
    }
    const statuses = Object.keys(operation.responses)
    expect(statuses.some((status) => status.startsWith('2'))).toBe(true)
    for (const [status, response] of Object.entries(operation.responses)) {
      expect(response.description).not.toBe('Default Response')
      for (const [type, media] of Object.entries(response.content ?? {})) {
        const schema = `${pointer}/responses/${status}/content/${escaped(type)}/schema`
        if (status.startsWith('2')) {
          // Under `examples`, which the reference page shows; it ignores `example` of answers.
          const { value } = media.examples?.example ?? {}
          expect(value, `example of ${status}`).toBeDefined()
          expect(faults(schema, value), `example of ${status}`).toEqual([])
        } else {
          const isProblem = protocolOf(name) === undefined
          expect(type).toBe(isProblem ? 'application/problem+json' : 'application/json')
          const examples = Object.entries(media.examples ?? {})
          expect(examples.length).toBeGreaterThan(0)
          for (const [code, { $ref }] of examples) {
            const { value } = document.components.examples[$ref?.split('/').at(-1) ?? ''] ?? {}
            if (isProblem) expect(value).toMatchObject({ code, status: Number(status) })
            else expect(JSON.stringify(value)).toContain(`"${code}"`)
            expect(faults(schema, value)).toEqual([])
          }
        }
      }
    }
    if (!isOpen(name)) expect(statuses).toEqual(expect.arrayContaining(['401', '403', '429', '500', '503']))
    if (operation.requestBody) expect(statuses).toEqual(expect.arrayContaining(['400', '413', '415']))
    if (name.includes('{') && !isOpen(name) && !protocolOf(name)) expect(statuses).toContain('404')
  })

  const takes = (operation: Operation, header: string) => (operation.parameters ?? []).some(({ name }) => name === header)
  const gives = (operation: Operation, header: string, status = /^2/) =>
    Object.entries(operation.responses).some(([code, { headers }]) => status.test(code) && headers && header in headers)

  test('that changes something accepts an Idempotency-Key and describes replays; ending a session accepts none', () => {
    for (const { name, operation } of operations) {
      const isKeyed = !name.startsWith('GET') && !isOpen(name) && name !== 'DELETE /v1/login'
      expect(takes(operation, 'Idempotency-Key'), name).toBe(isKeyed)
      expect(gives(operation, 'Idempotent-Replayed'), name).toBe(isKeyed)
    }
  })

  test('that holds tickets has an answer example that fits its request example', () => {
    const hold = document.paths['/v1/reservations']?.post
    const asked = hold?.requestBody?.content['application/json']?.example as { items: { net_rate: number; quantity: number }[] }
    const answered = hold?.responses[201]?.content?.['application/json']?.examples?.example?.value
    const { net_rate, quantity } = asked.items[0] ?? {}
    expect(answered).toMatchObject({ status: 'active', void_reason: null, items: [{ net_rate, quantity }] })
  })

  test('that can answer 412 accepts If-Match, or If-None-Match if it creates, and its resource is read with an ETag', () => {
    const creating = ['POST /v1/marketplace/onboard/supplierjit']
    const conditional = operations.filter(({ operation }) => operation.responses[412])
    const guarded = conditional.filter(({ name }) => !creating.includes(name))
    expect(conditional.filter(({ operation }) => takes(operation, 'If-None-Match')).map(({ name }) => name)).toEqual(creating)
    expect(guarded.map(({ name }) => name)).toContain('PUT /v1/bookingorders/{bookingorder_id}')
    for (const { name, operation } of operations) expect(takes(operation, 'If-Match'), name).toBe(guarded.some((one) => one.name === name))
    for (const { name } of guarded) {
      const read = operations.find((one) => one.name === name.replace(/^\w+/, 'GET'))
      if (read) expect(gives(read.operation, 'ETag'), read.name).toBe(true)
    }
  })

  test('that answers a list as CSV too says that this is text, so that generators keep the type of the JSON', () => {
    const files = operations.flatMap(({ operation }) => operation.responses[200]?.content?.['text/csv'] ?? [])
    expect(files.length).toBeGreaterThan(50)
    for (const { schema } of files) expect(schema).toMatchObject({ type: 'string' })
  })

  test('with an enumeration in its path describes the refusal of other values', async () => {
    const chosen = operations.filter(({ operation }) => operation.parameters?.some((one) => one.in === 'path' && 'enum' in one.schema))
    expect(chosen.length).toBeGreaterThan(3)
    for (const { name, operation } of chosen) {
      expect(Object.keys(operation.responses[400]?.content?.['application/problem+json']?.examples ?? {}), name).toContain(
        'invalid_parameter',
      )
      const [method, path = ''] = name.split(' ')
      const answer = method === 'GET' ? await kit.as.admin.get(path.replace(/\{\w+\}/g, 'x')) : undefined
      if (answer) expect(answer.body, name).toMatchObject({ status: 400, code: 'invalid_parameter' })
    }
  })

  test('that can answer 429 or 503 describes Retry-After', () => {
    for (const { name, operation } of operations) expect(gives(operation, 'Retry-After', /^(429|503)$/), name).toBe(true)
  })
})

test('answers of the service match their description', async () => {
  // While it compiled the schemas above, this process did not notice that idle connections were closed.
  await new Promise((resolve) => setTimeout(resolve, 200))
  const ajv = formats.default(new Ajv2020({ strict: false, formats: wireFormats }))
  ajv.addSchema(document, 'document')
  const { accounts, as } = kit
  const memos = `/v1/distributors/${accounts.distributor.distributor_id}/memos`
  const memo = await as.admin.post(memos, { text: 'x', scope: 'external' })
  const rates = await as.admin.post('/v1/internal/fxratemoments', { rates: { USD: '1.1' } })
  const answers: [string, { body: unknown }][] = [
    ['Client', await as.admin.get(`/v1/clients/${accounts.support.client_id}`)],
    ['KeyWithSecret', await as.admin.post(`/v1/clients/${accounts.support.client_id}/keys`, {})],
    ['Distributor', await as.distributor.get(`/v1/distributors/${accounts.distributor.distributor_id}`)],
    ['DistributorPage', await as.admin.get('/v1/distributors')],
    ['DistributorHistoryEntryPage', await as.admin.get(`/v1/distributors/${accounts.distributor.distributor_id}/history`)],
    ['Memo', memo],
    ['MemoPage', await as.admin.get(memos)],
    ['RateMoment', rates],
    ['LoginResult', await as.nobody.post('/v1/login', { username: accounts.admin.username, password: accounts.admin.password })],
    ['Health', await as.nobody.get('/healthz')],
    ['Problem', await as.nobody.get('/v1/clients')],
  ]
  for (const [schema, { body }] of answers) {
    const validate = ajv.compile({ $ref: `document#/components/schemas/${schema}` })
    expect(validate(body) ? [] : validate.errors, schema).toEqual([])
  }
})
