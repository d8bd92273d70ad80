import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { csvLine } from '../../lib/csv.js'
import { catalogue, type ErrorCode } from '../../lib/errors.js'
import { version } from '../../lib/version.js'
import type { Ctx } from '../context.js'
import { csvColumns } from './csv.js'
import { exampleOf, type JsonSchema, problemExample } from './examples.js'
import { header, headers, idempotencyKey, ifMatch } from './openapi-headers.js'
import { type Allow, describe, open } from './permissions.js'

interface Operation {
  tags?: string[]
  summary?: string
  description?: string
  operationId?: string
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; description?: string; schema: JsonSchema; example?: unknown }[]
  requestBody?: { required?: boolean; content: Record<string, { schema: JsonSchema; example?: unknown }> }
  responses: Record<
    string,
    { description: string; headers?: object; content?: Record<string, { schema: JsonSchema; example?: unknown; examples?: object }> }
  >
}
export interface OpenApiDocument {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, JsonSchema>; securitySchemes?: object; examples?: object; headers?: object }
  [key: string]: unknown
}

const tags = {
  session: 'Logging in and out, refreshing, impersonating',
  clients: 'Identities of the parties, and their API keys',
  distributors: 'Those who buy',
  suppliers: 'Those who sell',
  events: 'Matches, races and other events, and how they sell',
  tournaments: 'Leagues, cups and single competitions',
  teams: 'Those who play',
  venues: 'Where events take place',
  categories: 'Parts of a venue, and what a place in them includes',
  tickets: 'What is sold: prices, quantities, who may buy it and when',
  partner: 'A feed of products for tour-booking partners',
  translations: "Names of events in the service's fourteen languages",
  places: 'Sports, countries and cities there is something for',
  reservations: 'Timed holds on tickets',
  bookings: 'What was bought',
  bookingorders: 'What was bought, per event and supplier: items, statuses, money',
  ticketfiles: 'Seats and finished tickets that suppliers upload, and what became of them',
  etickets: 'Downloading what the guests need',
  sales: 'What suppliers are asked for and have sold',
  marketplace: 'Selling on what was bought: becoming a supplier, relisting, withdrawing',
  guests: 'Who comes: what must be known of guests, and what is',
  itineraries: 'What guests are told about their day: the itinerary, links to its page, and the texts it is made of',
  payments: 'What a reservation costs and how it is paid; balances, settlements',
  changes: 'Everything that changed, in order, by request or as a stream',
  webhooks: 'Being told what happened: endpoints, deliveries, every attempt',
  memos: 'Notes kept on distributors, suppliers, orders and more',
  rates: 'Exchange rates',
  console: 'What the console asks for beside the resources: search over everything, saved views, many tickets at once, figures',
  service: 'Health and description of the service itself',
}

const about = `Suppliers put up tickets for sports and other events, distributors reserve and book them, guests get their itinerary and e-tickets, and signed webhooks tell everyone what happened.

- **Credentials.** Send an API key in \`X-Api-Key\`, or \`Authorization: Bearer\` with the token of \`POST /v1/login\`.
- **Lists** take \`page\`, \`page_size\`, \`sorting\` and filters with operators (\`ge:\`, \`in:[a,b]\`, …); the same parameter twice means both conditions.
- **Repeating safely.** \`Idempotency-Key\` on every change; the same key and body give the first answer again.
- **Errors** are \`application/problem+json\` with a stable \`code\`: see [all codes](/docs/errors).
- **Money** is an integer in the minor unit of its ISO 4217 currency.
- **Datetimes** are UTC without a zone unless a field says that it is local to the venue.`

interface Described {
  allow: Allow
  errors: readonly ErrorCode[]
  hasBody: boolean
  bodyOptional: boolean
  takesKey: boolean
  isCacheable: boolean
  /** of a list, which may be had as CSV */
  csvColumns: string[] | undefined
}

/** Collects every route as it is registered and serves the finished description; must come before the routes. */
export const openapi = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const described = new Map<string, Described>()
  app.addHook('onRoute', (route: RouteOptions) => {
    const { allow, errors = [] } = route.config ?? {}
    for (const method of [route.method].flat()) {
      described.set(`${method} ${route.url.replace(/:(\w+)/g, '{$1}')}`, {
        allow: allow as Allow,
        errors,
        hasBody: (route.schema as { body?: unknown } | undefined)?.body !== undefined,
        bodyOptional: route.config?.bodyOptional === true,
        takesKey: method !== 'GET' && allow !== open && !route.config?.unkeyed,
        isCacheable: route.config?.cacheable === true,
        csvColumns: route.config?.list && csvColumns(route),
      })
    }
  })
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Allotment', version, description: about, license: { name: 'Apache-2.0', identifier: 'Apache-2.0' } },
      servers: [{ url: ctx.config.PUBLIC_URL, description: 'This service' }],
      tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
      components: {
        securitySchemes: {
          apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'An API key of a client with the role `api`' },
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The access token of a login' },
        },
      },
    },
    hideUntagged: true,
  })
  let finished: string | undefined
  app.decorate('openapiJson', () => {
    finished ??= `${JSON.stringify(finish(app.swagger() as unknown as OpenApiDocument, described), null, 1)}\n`
    return finished
  })
  app.decorate('operations', () => {
    const { paths } = app.swagger() as unknown as OpenApiDocument
    const names = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    return new Map(names.map((name) => [name, nameOf(described.get(name)?.allow)]))
  })
})

const nameOf = (allow: Allow | undefined): string => (allow === undefined || allow === open ? open : allow.name)

declare module 'fastify' {
  interface FastifyInstance {
    openapiJson(): string
    /** method and path of every documented route → the name of the permission it needs */
    operations(): ReadonlyMap<string, string>
  }
}

const common: ErrorCode[] = ['internal', 'overloaded', 'database_unavailable']
const authenticated: ErrorCode[] = ['unauthenticated', 'invalid_credentials', 'forbidden', 'rate_limited']
const withBody: ErrorCode[] = ['invalid_json', 'validation_failed', 'body_too_large', 'unsupported_media_type']
const keyed: ErrorCode[] = ['invalid_header', 'idempotency_in_flight', 'idempotency_key_reused']

const meanings: Record<string, string> = { 200: 'Done', 201: 'Made', 202: 'Taken on; the work goes on', 204: 'Done; there is no body' }

const isGuarded = (route: Described | undefined): boolean => route?.errors.includes('precondition_failed') === true

/** Adds to every operation what Fastify does not know: security, errors, examples, names; and lifts titled schemas into components. */
function finish(document: OpenApiDocument, described: Map<string, Described>): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { Problem: problemSchema }
  const used = new Set<ErrorCode>()
  const find = (method: string, path: string) => described.get(`${method.toUpperCase()} ${path}`)
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(operations)) {
      const route = find(method, path)
      if (!route) continue
      operation.operationId = operationId(method, path)
      const isOpen = route.allow === open
      operation.security = isOpen ? [] : [{ apiKey: [] }, { bearer: [] }]
      if (!isOpen)
        operation.description = [operation.description, `Who may call: ${describe(route.allow as Exclude<Allow, 'open'>)}.`]
          .filter(Boolean)
          .join('\n\n')
      const parameters = [...(route.takesKey ? [idempotencyKey] : []), ...(isGuarded(route) ? [ifMatch] : [])]
      if (parameters.length > 0) operation.parameters = [...(operation.parameters ?? []), ...parameters]
      for (const parameter of operation.parameters ?? []) describeParameter(parameter)
      if (operation.requestBody && route.bodyOptional) operation.requestBody.required = false
      for (const media of Object.values(operation.requestBody?.content ?? {}))
        Object.assign(media, { example: media.example ?? exampleOf(media.schema), schema: lift(media.schema, schemas) })
      // What a change can be based on can be read with its tag.
      const isTagged = method === 'get' && (route.isCacheable || Object.keys(operations).some((other) => isGuarded(find(other, path))))
      const answerHeaders = { ...(isTagged ? header('ETag') : {}), ...(route.takesKey ? header('Idempotent-Replayed') : {}) }
      for (const [status, response] of Object.entries(operation.responses)) {
        if (Object.keys(answerHeaders).length > 0) response.headers = { ...response.headers, ...answerHeaders }
        if (response.description === 'Default Response') response.description = meanings[status] ?? 'The answer'
        for (const media of Object.values(response.content ?? {}))
          Object.assign(media, { example: media.example ?? exampleOf(media.schema), schema: lift(media.schema, schemas) })
      }
      if (route.csvColumns) describeCsv(operation, route.csvColumns)
      const codes = [
        ...route.errors,
        ...(route.hasBody ? withBody : []),
        ...(isOpen ? [] : authenticated),
        ...(route.takesKey ? keyed : []),
        ...common,
      ]
      if ((operation.parameters ?? []).some((parameter) => parameter.in === 'query')) codes.push('unknown_parameter', 'invalid_parameter')
      addProblems(operation, [...new Set(codes)])
      for (const code of codes) used.add(code)
    }
  }
  document.components.headers = headers
  document.components.examples = Object.fromEntries(
    (Object.keys(catalogue) as ErrorCode[])
      .filter((code) => used.has(code))
      .map((code) => [code, { summary: catalogue[code].about, value: problemExample(code) }]),
  )
  document.components.schemas = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b)))
  return document
}

function describeParameter(parameter: NonNullable<Operation['parameters']>[number]): void {
  const { examples, description, 'x-parameter': _mark, ...schema } = parameter.schema
  if (Array.isArray(schema.type) && schema.type.includes('array')) schema.type = 'string'
  parameter.schema = schema
  parameter.description ??= description ?? `The ${parameter.name.replaceAll('_', ' ')}`
  parameter.example ??= examples?.[0] ?? exampleOf(schema, parameter.name)
}

/** Every list can be had as a file: the same address, with another `Accept`. */
function describeCsv(operation: Operation, columns: string[]): void {
  operation.description = [
    operation.description,
    'With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then.',
  ].join('\n\n')
  const content = operation.responses[200]?.content
  if (content) content['text/csv'] = { schema: { type: 'string' }, example: csvLine(columns) }
}

function addProblems(operation: Operation, codes: ErrorCode[]): void {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) byStatus.set(catalogue[code].status, [...(byStatus.get(catalogue[code].status) ?? []), code])
  for (const [status, list] of [...byStatus].sort(([a], [b]) => a - b)) {
    operation.responses[status] = {
      description: list.map((code) => `\`${code}\``).join(', '),
      ...(status === 429 || status === 503 ? { headers: header('Retry-After') } : {}),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: Object.fromEntries(list.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
        },
      },
    }
  }
}

const problemSchema: JsonSchema = {
  type: 'object',
  description: 'RFC 9457. Refusals of reservations and bookings carry further members, such as `ticket_id` and `available_quantity`.',
  required: ['type', 'title', 'status', 'detail', 'instance', 'code', 'request_id', 'errors'],
  properties: {
    type: { type: 'string', description: 'Address of the entry in the catalogue of errors' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    instance: { type: 'string' },
    code: { type: 'string', enum: Object.keys(catalogue) },
    request_id: { type: 'string' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['pointer', 'code', 'message'],
        properties: { pointer: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
      },
    },
  },
}

/** A schema with a title becomes a component of that name, so that clients get one type per resource. */
function lift(schema: JsonSchema, schemas: Record<string, JsonSchema>): JsonSchema {
  const { title, ...rest } = schema
  const plain: JsonSchema = { ...rest }
  if (rest.properties)
    plain.properties = Object.fromEntries(Object.entries(rest.properties).map(([name, child]) => [name, lift(child, schemas)]))
  if (rest.items) plain.items = lift(rest.items, schemas)
  if (rest.anyOf) plain.anyOf = rest.anyOf.map((child) => lift(child, schemas))
  if (title === undefined) return plain
  // Of a whole body they stand beside the schema already, where the framework has put them; inside another one they are in its example.
  if (rest.properties) delete plain.examples
  const known = schemas[title]
  if (known && JSON.stringify(known) !== JSON.stringify(plain)) throw new Error(`two different schemas are called ${title}`)
  schemas[title] = plain
  return { $ref: `#/components/schemas/${title}` }
}

/** `GET /v1/clients/{client_id}/keys` → get_clients_client_id_keys: stable, and unique because path and method are. */
const operationId = (method: string, path: string): string =>
  `${method}_${path
    .replace(/^\/v1\//, '')
    .replace(/[^a-zA-Z0-9]+/g, '_')
    .replace(/^_|_$/g, '')}`
