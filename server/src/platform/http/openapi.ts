import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { csvLine } from '../../lib/csv.js'
import { catalogue, type ErrorCode } from '../../lib/errors.js'
import { version } from '../../lib/version.js'
import type { Ctx } from '../context.js'
import { fileParameters } from './csv/options.js'
import { fileOf } from './csv/plugin.js'
import { exampleOf, type JsonSchema, problemExample } from './examples.js'
import { about, tags } from './openapi-about.js'
import type { OpenApiDocument, Operation } from './openapi-document.js'
import { apiVersion, everyAnswer, header, headers, idempotencyKey, ifMatch, ifNoneMatch, limitedAnswer, refer } from './openapi-headers.js'
import { declareLimits, unlimited } from './openapi-limits.js'
import { operationNames } from './openapi-names.js'
import { addProblems, problemSchema } from './openapi-problem.js'
import { type Protocol, protocolErrors, protocolExamples } from './openapi-protocol.js'
import { samplesOf } from './openapi-samples.js'
import { type Lifted, lift } from './openapi-schemas.js'
import { type Allow, describe, open } from './permissions.js'

interface Described {
  allow: Allow
  signedBy: 'settlement' | undefined
  errors: readonly ErrorCode[]
  protocol: Protocol | undefined
  faults: readonly string[]
  hasBody: boolean
  bodyOptional: boolean
  takesKey: boolean
  isCacheable: boolean
  isTagged: boolean
  keyIn: 'bearer' | 'query' | undefined
  /** columns of the CSV file, for lists */
  file: ReturnType<typeof fileOf> | undefined
}

/** Collects every route as it is registered and serves the OpenAPI document. Must be registered before the routes. */
export const openapi = fp(
  async (app: FastifyInstance, { ctx, webhooks }: { ctx: Ctx; webhooks: Record<string, OpenApiDocument['paths'][string]> }) => {
    const described = new Map<string, Described>()
    app.addHook('onRoute', (route: RouteOptions) => {
      const { allow, errors = [], protocol, faults = [] } = route.config ?? {}
      for (const method of [route.method].flat()) {
        described.set(`${method} ${route.url.replace(/:(\w+)/g, '{$1}')}`, {
          allow: allow as Allow,
          signedBy: route.config?.signedBy,
          errors,
          protocol,
          faults,
          hasBody: (route.schema as { body?: unknown } | undefined)?.body !== undefined,
          bodyOptional: route.config?.bodyOptional === true,
          takesKey: method !== 'GET' && allow !== open && !route.config?.unkeyed,
          isCacheable: route.config?.cacheable === true,
          isTagged: route.config?.tagged === true,
          keyIn: route.config?.keyIn,
          file: route.config?.list && fileOf(route),
        })
      }
    })
    await app.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: 'Allotment',
          version,
          description: about,
          contact: { name: 'The operator of this service', url: `${ctx.config.PUBLIC_URL}/docs` },
          license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        },
        servers: [serverOf(ctx.config.PUBLIC_URL)],
        externalDocs: { url: `${ctx.config.PUBLIC_URL}/docs/guides`, description: 'Guides' },
        tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
        components: {
          securitySchemes: {
            apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: 'An API key of a client with the role `api`' },
            bearer: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'JWT',
              description: 'The access token of a login, signed and verified as RFC8725 asks',
            },
            apiKeyAsBearer: {
              type: 'http',
              scheme: 'bearer',
              bearerFormat: 'API key',
              description: 'An API key of a client with the role `api`, as OCTO clients send it',
            },
            apiKeyInQuery: {
              type: 'apiKey',
              in: 'query',
              name: 'apiKey',
              description:
                'An API key of a client with the role `api`, as tour-booking partners send it. The service removes it from its logs',
            },
            settlement: {
              type: 'apiKey',
              in: 'header',
              name: 'X-Service-Signature',
              description: 'The signature of the payment provider, with `X-Service-Timestamp`',
            },
          },
        },
      },
      hideUntagged: true,
    })
    let finished: string | undefined
    app.decorate('openapiJson', () => {
      finished ??= `${JSON.stringify(finish(app.swagger() as unknown as OpenApiDocument, described, ctx.config.PUBLIC_URL, webhooks), null, 1)}\n`
      return finished
    })
    app.decorate('operations', () => {
      const { paths } = app.swagger() as unknown as OpenApiDocument
      const names = Object.entries(paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
      )
      return new Map(names.map((name) => [name, nameOf(described.get(name)?.allow)]))
    })
  },
)

const nameOf = (allow: Allow | undefined): string => (allow === undefined || allow === open ? open : allow.name)

declare module 'fastify' {
  interface FastifyInstance {
    openapiJson(): string
    /** method and path of every documented route → the name of its permission */
    operations(): ReadonlyMap<string, string>
  }
}

const common: ErrorCode[] = ['internal', 'overloaded', 'database_unavailable']
const authenticated: ErrorCode[] = ['unauthenticated', 'invalid_credentials', 'forbidden', 'rate_limited']
const withBody: ErrorCode[] = ['invalid_json', 'validation_failed', 'body_too_large', 'unsupported_media_type']
const versioned: ErrorCode[] = ['unknown_api_version', 'unknown_parameter']
const keyed: ErrorCode[] = ['invalid_header', 'idempotency_in_flight', 'idempotency_key_reused']

const meanings: Record<string, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Accepted; the work continues in the background',
  204: 'Done; there is no body',
}

const files = ['application/pdf', 'application/zip']

const isGuarded = (route: Described | undefined): boolean => route?.errors.includes('precondition_failed') === true

/** Calls without an SDK method: the SDK handles sessions itself, and other protocols have their own clients. */
const withoutMethod = new Set(['session', 'service', 'octo', 'connect'])

const serverOf = (url: string) =>
  ({ url, description: url.startsWith('https:') ? 'This service, production' : 'This service, local', 'x-internal': false }) as {
    url: string
    description: string
  }

function bodyOf(operation: Operation): { type: string; example: unknown } | undefined {
  const [entry] = Object.entries(operation.requestBody?.content ?? {})
  return entry && { type: entry[0], example: entry[1].example }
}

function finishWebhooks(webhooks: OpenApiDocument['paths'], schemas: Record<string, JsonSchema>): OpenApiDocument['paths'] {
  for (const operation of Object.values(webhooks).flatMap((one) => Object.values(one)))
    for (const media of Object.values(operation.requestBody?.content ?? {})) media.schema = lift(media.schema, { schemas })
  return webhooks
}

function securityOf({ allow, signedBy, protocol, keyIn }: Described): object[] {
  if (signedBy) return [{ [signedBy]: [] }]
  if (allow === open) return []
  return protocol?.security ?? [{ apiKey: [] }, { bearer: [] }, ...(keyIn === 'query' ? [{ apiKeyInQuery: [] }] : [])]
}

function callersOf({ allow, signedBy }: Described): string {
  if (signedBy) return 'Who may call: callers that sign with the shared secret.'
  return allow === open ? 'Needs no credentials.' : `Who may call: ${describe(allow)}.`
}

/** The body of an answer in one of its types. The example is named, because the reference page shows only named examples of answers. */
function mediaOf(type: string, schema: JsonSchema, given: unknown, into: Lifted) {
  const value = given ?? exampleOf(schema)
  if (type !== 'text/event-stream') return { schema: lift(schema, into), examples: { example: { value } } }
  const stream = { type: 'string', maxLength: Number.MAX_SAFE_INTEGER, description: 'Server-sent events, one for each entry' }
  if (schema.type === 'string') return { schema: { ...stream, ...schema }, examples: { example: { value } } }
  // As a stream, a JSON list is sent entry by entry.
  const [entry] = Object.values(value as object).find(Array.isArray) ?? []
  return { schema: stream, examples: { example: { value: `data: ${JSON.stringify(entry)}\n\n` } } }
}

/** Adds to every operation what Fastify does not know: security, errors, examples, names; and lifts titled schemas into components. */
function finish(
  document: OpenApiDocument,
  described: Map<string, Described>,
  base: string,
  webhooks: OpenApiDocument['paths'],
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { Problem: problemSchema }
  const used = new Set<ErrorCode>()
  const protocols = new Set<Protocol>()
  const find = (method: string, path: string) => described.get(`${method.toUpperCase()} ${path}`)
  const isGuardedPath = (path: string) => Object.keys(document.paths[path] ?? {}).some((method) => isGuarded(find(method, path)))
  /** Whether the answer is a resource that can be changed with If-Match: it is read, changed or created. */
  const guards = (method: string, path: string) =>
    isGuarded(find(method, path)) ||
    (method === 'get' && isGuardedPath(path)) ||
    (method === 'post' && Object.keys(document.paths).some((other) => other.replace(/\/\{\w+\}$/, '') === path && isGuardedPath(other)))
  const names = operationNames(
    Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((method) => ({ method, path, isList: find(method, path)?.file !== undefined })),
    ),
  )
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const [method, shared] of Object.entries(operations)) {
      const route = find(method, path)
      if (!route) continue
      // A copy: the framework gives all methods of a route the same object.
      const operation = structuredClone(shared)
      operations[method] = operation
      operation.operationId = names.get(`${method.toUpperCase()} ${path}`) ?? ''
      const isOpen = route.allow === open
      operation.security = securityOf(route)
      operation.description = [operation.description, callersOf(route)].filter(Boolean).join('\n\n')
      const { protocol } = route
      if (protocol) protocols.add(protocol)
      const into = { schemas, meanings: protocol?.meanings }
      const isVersioned = path.startsWith('/v1/')
      const isConditional = route.isCacheable && method === 'get'
      const parameters = [
        ...(protocol?.parameters ?? []),
        ...(route.takesKey ? [idempotencyKey] : []),
        ...(isGuarded(route) ? [ifMatch] : []),
        ...(isConditional ? [ifNoneMatch] : []),
        ...(isVersioned ? [apiVersion] : []),
        ...(route.file ? fileParameters(route.file) : []),
      ]
      if (parameters.length > 0) operation.parameters = [...(operation.parameters ?? []), ...parameters]
      for (const parameter of operation.parameters ?? []) describeParameter(parameter)
      if (operation.requestBody && route.bodyOptional) operation.requestBody.required = false
      for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
        const open = type === 'application/json' ? unlimited(media.schema) : []
        if (open.length > 0) throw new Error(`${method} ${path} takes a body without limits: ${open.join('; ')}`)
        Object.assign(media, { example: media.example ?? exampleOf(media.schema), schema: lift(media.schema, into) })
      }
      // A resource that can be changed with If-Match is read with an ETag.
      const isTagged = route.isTagged || route.isCacheable || guards(method, path)
      const isTranslated = (operation.parameters ?? []).some(({ name }) => name === 'accept_language')
      const always = {
        ...everyAnswer,
        ...(isVersioned ? header('Api-Version') : {}),
        ...(isOpen && !route.errors.includes('rate_limited') ? {} : limitedAnswer),
        ...refer(Object.keys(protocol?.headers ?? {})),
      }
      const answerHeaders = {
        ...always,
        ...(isTagged ? header('ETag') : {}),
        ...(isTranslated ? header('Content-Language') : {}),
        ...(route.takesKey ? header('Idempotent-Replayed') : {}),
      }
      for (const [status, response] of Object.entries(operation.responses)) {
        const isFile = Object.keys(response.content ?? {}).some((type) => files.includes(type))
        response.headers = { ...response.headers, ...answerHeaders, ...(isFile ? refer(['Content-Disposition', 'Repr-Digest']) : {}) }
        if (response.description === 'Default Response') response.description = meanings[status] ?? 'The answer'
        // A copy for each type: the framework gives all types of an answer the same object.
        for (const [type, { schema, example }] of Object.entries(response.content ?? {}))
          Object.assign(response.content ?? {}, { [type]: mediaOf(type, schema, example, into) })
      }
      if (route.file) describeCsv(operation, route.file.columns)
      if (isConditional)
        operation.responses[304] = { description: 'Nothing has changed since the answer with this `ETag`', headers: answerHeaders }
      const codes = protocol ? [] : problemsOf(route, path, operation)
      if (protocol) {
        const schema = lift(protocol.error, into)
        Object.assign(operation.responses, protocolErrors({ ...protocol, error: schema }, { ...route, isOpen }))
      }
      addProblems(operation, codes, always)
      operation['x-codeSamples'] = samplesOf({
        method,
        base,
        path,
        operationId: operation.operationId,
        isList: route.file !== undefined,
        isOpen,
        hasMethod: !withoutMethod.has(operation.tags?.[0] ?? ''),
        body: bodyOf(operation),
        values: new Map((operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => [one.name, one.example])),
        key: route.keyIn,
      })
      for (const code of codes) used.add(code)
    }
  }
  document.components.headers = Object.assign({ ...headers }, ...[...protocols].map((one) => one.headers))
  document.webhooks = finishWebhooks(webhooks, schemas)
  const problems = Object.fromEntries(
    (Object.keys(catalogue) as ErrorCode[])
      .filter((code) => used.has(code))
      .map((code) => [code, { summary: catalogue[code].about, value: problemExample(code) }]),
  )
  document.components.examples = Object.assign(problems, ...[...protocols].map(protocolExamples))
  document.components.schemas = Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b)))
  for (const schema of Object.values(schemas)) declareLimits(schema)
  for (const operation of [document.paths, document.webhooks as OpenApiDocument['paths']]
    .flatMap(Object.values)
    .flatMap((one) => Object.values(one) as Operation[])) {
    for (const { schema } of operation.parameters ?? []) declareLimits(schema)
    for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)])
      for (const { schema } of Object.values(content)) declareLimits(schema)
  }
  return document
}

/** The error codes of a call of our own API. */
function problemsOf(route: Described, path: string, { parameters = [] }: Operation): ErrorCode[] {
  const isVersioned = path.startsWith('/v1/')
  return [
    ...new Set([
      ...route.errors,
      ...(route.hasBody ? withBody : []),
      ...(route.allow === open ? [] : authenticated),
      ...(route.takesKey ? keyed : []),
      ...(isVersioned ? versioned : []),
      ...common,
      ...(parameters.some((parameter) => parameter.in === 'query') ? (['invalid_parameter'] as const) : []),
    ]),
  ]
}

function describeParameter(parameter: NonNullable<Operation['parameters']>[number]): void {
  const { examples, description, 'x-parameter': _mark, 'x-shown': shown, ...taken } = parameter.schema
  const schema = (shown as JsonSchema | undefined) ?? taken
  if (Array.isArray(schema.type) && schema.type.includes('array')) schema.type = 'string'
  parameter.schema = schema
  parameter.description ??= description ?? `The ${parameter.name.replaceAll('_', ' ')}`
  parameter.example ??= examples?.[0] ?? exampleOf(schema, parameter.name)
}

/** Every list is also available as CSV: the same URL with another `Accept`. */
function describeCsv(operation: Operation, columns: string[]): void {
  operation.description = [
    operation.description,
    'With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then. The parameters `csv_*` choose its form.',
  ].join('\n\n')
  const { content, headers } = operation.responses[200] ?? {}
  if (headers) Object.assign(headers, header('Content-Disposition'))
  if (content) content['text/csv'] = { schema: { contentMediaType: 'text/csv' }, examples: { example: { value: csvLine(columns) } } }
}
