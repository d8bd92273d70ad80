import swagger from '@fastify/swagger'
import type { FastifyInstance, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { catalogue, type ErrorCode } from '../../lib/errors.js'
import { version } from '../../lib/version.js'
import type { Ctx } from '../context.js'
import { fileOf } from './csv/plugin.js'
import { type JsonSchema, problemExample } from './examples.js'
import { about, tags } from './openapi-about.js'
import type { OpenApiDocument, Operation } from './openapi-document.js'
import { headers } from './openapi-headers.js'
import { declareLimits } from './openapi-limits.js'
import { operationNames } from './openapi-names.js'
import { type Described, finishOperation, isGuarded } from './openapi-operation.js'
import { problemSchema } from './openapi-problem.js'
import { type Protocol, protocolExamples } from './openapi-protocol.js'
import { lift } from './openapi-schemas.js'
import { type Allow, open } from './permissions.js'

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
          takesIdempotencyKey: method !== 'GET' && allow !== open && !route.config?.unkeyed,
          isCacheable: route.config?.cacheable === true,
          hasETag: route.config?.tagged === true,
          apiKeyIn: route.config?.apiKeyIn,
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
              description: 'The access token of a login, signed and verified as RFC8725 asks; an API key is accepted too',
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

export const serverOf = (url: string) =>
  ({ url, description: url.startsWith('https:') ? 'This service, production' : 'This service, local', 'x-internal': false }) as {
    url: string
    description: string
  }

function finishWebhooks(webhooks: OpenApiDocument['paths'], schemas: Record<string, JsonSchema>): OpenApiDocument['paths'] {
  for (const operation of Object.values(webhooks).flatMap((one) => Object.values(one)))
    for (const media of Object.values(operation.requestBody?.content ?? {})) media.schema = lift(media.schema, { schemas })
  return webhooks
}

/** Adds to every operation what Fastify does not know: security, errors, examples, names; and lifts titled schemas into components. */
function finish(
  document: OpenApiDocument,
  described: Map<string, Described>,
  base: string,
  webhooks: OpenApiDocument['paths'],
): OpenApiDocument {
  const schemas: Record<string, JsonSchema> = { Problem: problemSchema }
  const codes = new Set<ErrorCode>()
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
      const operationId = names.get(`${method.toUpperCase()} ${path}`) ?? ''
      const finished = finishOperation(shared, { method, path, operationId, route, base, schemas, isResource: guards(method, path) })
      operations[method] = finished.operation
      if (route.protocol) protocols.add(route.protocol)
      for (const code of finished.codes) codes.add(code)
    }
  }
  document.webhooks = finishWebhooks(webhooks, schemas)
  Object.assign(document.components, componentsOf(schemas, codes, [...protocols]))
  declareAllLimits(document)
  return document
}

/** The shared parts of the document: headers, examples of errors, schemas. */
const componentsOf = (schemas: Record<string, JsonSchema>, codes: ReadonlySet<ErrorCode>, protocols: Protocol[]) => ({
  headers: Object.assign({ ...headers }, ...protocols.map((one) => one.headers)),
  examples: Object.assign(
    Object.fromEntries(
      (Object.keys(catalogue) as ErrorCode[])
        .filter((code) => codes.has(code))
        .map((code) => [code, { summary: catalogue[code].about, value: problemExample(code) }]),
    ),
    ...protocols.map(protocolExamples),
  ),
  schemas: Object.fromEntries(Object.entries(schemas).sort(([a], [b]) => a.localeCompare(b))),
})

/** Every text, number and list has a limit, also where none is enforced. */
function declareAllLimits({ components, paths, webhooks }: OpenApiDocument): void {
  for (const schema of Object.values(components.schemas)) declareLimits(schema)
  for (const operation of [paths, webhooks as OpenApiDocument['paths']]
    .flatMap(Object.values)
    .flatMap((one) => Object.values(one) as Operation[])) {
    for (const { schema } of operation.parameters ?? []) declareLimits(schema)
    for (const { content = {} } of [operation.requestBody ?? {}, ...Object.values(operation.responses)])
      for (const { schema } of Object.values(content)) declareLimits(schema)
  }
}
