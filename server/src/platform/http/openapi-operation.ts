import { csvLine } from '../../lib/csv.js'
import type { ErrorCode } from '../../lib/errors.js'
import { fileParameters } from './csv/options.js'
import type { fileOf } from './csv/plugin.js'
import { exampleOf, type JsonSchema } from './examples.js'
import type { Operation } from './openapi-document.js'
import {
  apiVersion,
  everyAnswer,
  header,
  idempotencyKey,
  ifMatch,
  ifNoneMatch,
  lastEventId,
  limitedAnswer,
  onlyNew,
  refer,
} from './openapi-headers.js'
import { unlimited } from './openapi-limits.js'
import { addProblems } from './openapi-problem.js'
import { type Protocol, protocolErrors } from './openapi-protocol.js'
import { samplesOf } from './openapi-samples.js'
import { type Lifted, lift } from './openapi-schemas.js'
import { type Allow, describe, open } from './permissions.js'

/** One operation of the OpenAPI document, made from what Fastify knows and what its route says. */

/** What a route says about itself. */
export interface Described {
  allow: Allow
  signedBy: 'settlement' | undefined
  errors: readonly ErrorCode[]
  protocol: Protocol | undefined
  faults: readonly string[]
  hasBody: boolean
  bodyOptional: boolean
  takesIdempotencyKey: boolean
  isCacheable: boolean
  hasETag: boolean
  apiKeyIn: 'bearer' | 'query' | undefined
  /** columns of the CSV file, for lists */
  file: ReturnType<typeof fileOf> | undefined
}

const common: ErrorCode[] = ['internal', 'overloaded', 'database_unavailable']
const authenticated: ErrorCode[] = ['unauthenticated', 'invalid_credentials', 'forbidden', 'rate_limited']
/** Of a change that takes no body too: one may be sent. */
const ofChanges: ErrorCode[] = ['invalid_json', 'validation_failed', 'body_too_large', 'unsupported_media_type']
const versioned: ErrorCode[] = ['unknown_api_version', 'unknown_parameter']
const keyed: ErrorCode[] = ['invalid_header', 'idempotency_in_flight', 'idempotency_key_reused']

const meanings: Record<string, string> = {
  200: 'Done',
  201: 'Made',
  202: 'Accepted; the work continues in the background',
  204: 'Done; there is no body',
}

const files = ['application/pdf', 'application/zip']

export const isGuarded = (route: Described | undefined): boolean => route?.errors.includes('precondition_failed') === true
const canBeOnlyNew = ({ errors }: Described): boolean => errors.includes('already_a_supplier')
const canBeResumed = ({ errors }: Described): boolean => errors.includes('invalid_change_cursor')

/** Calls without an SDK method: the SDK handles sessions itself, and other protocols have their own clients. */
const withoutMethod = new Set(['session', 'service', 'octo', 'connect'])

interface Call {
  method: string
  path: string
  operationId: string
  route: Described
  /** address of the service, for the samples */
  base: string
  /** titled schemas are collected here */
  schemas: Record<string, JsonSchema>
  /** the answer is a resource that can be changed with If-Match */
  isResource: boolean
}

const isVersioned = ({ path }: Call): boolean => path.startsWith('/v1/')
const isConditional = ({ method, route }: Call): boolean => route.isCacheable && method === 'get'

/** Returns the operation and the error codes it uses. */
export function finishOperation(shared: Operation, call: Call): { operation: Operation; codes: ErrorCode[] } {
  const { route } = call
  const { protocol } = route
  // A copy: the framework gives all methods of a route the same object.
  const operation = structuredClone(shared)
  operation.operationId = call.operationId
  operation.security = securityOf(route)
  operation.description = [operation.description, callersOf(route)].filter(Boolean).join('\n\n')
  const into = { schemas: call.schemas, meanings: protocol?.meanings }
  const parameters = [...(operation.parameters ?? []), ...parametersOf(call)]
  if (parameters.length > 0) operation.parameters = parameters
  for (const parameter of parameters) describeParameter(parameter)
  describeBody(operation, call, into)
  const always = alwaysOf(call)
  describeAnswers(operation, call, always, into)
  const codes = protocol ? [] : problemsOf(call, operation)
  if (protocol) {
    const schema = lift(protocol.error, into)
    Object.assign(operation.responses, protocolErrors({ ...protocol, error: schema }, { ...route, isOpen: route.allow === open }))
  }
  addProblems(operation, codes, always)
  operation['x-codeSamples'] = codeSamples(operation, call)
  return { operation, codes }
}

/** The parameters that Fastify does not know. */
function parametersOf(call: Call) {
  const { protocol, takesIdempotencyKey, file } = call.route
  return [
    ...(protocol?.parameters ?? []),
    ...(takesIdempotencyKey ? [idempotencyKey] : []),
    ...(isGuarded(call.route) ? [ifMatch] : []),
    ...(isConditional(call) ? [ifNoneMatch] : []),
    ...(canBeOnlyNew(call.route) ? [onlyNew] : []),
    ...(canBeResumed(call.route) ? [lastEventId] : []),
    ...(isVersioned(call) ? [apiVersion] : []),
    ...(file ? fileParameters(file) : []),
  ]
}

function describeBody(operation: Operation, { method, path, route }: Call, into: Lifted): void {
  if (operation.requestBody && route.bodyOptional) operation.requestBody.required = false
  for (const [type, media] of Object.entries(operation.requestBody?.content ?? {})) {
    const unbounded = type === 'application/json' ? unlimited(media.schema) : []
    if (unbounded.length > 0) throw new Error(`${method} ${path} takes a body without limits: ${unbounded.join('; ')}`)
    Object.assign(media, { example: media.example ?? exampleOf(media.schema), schema: lift(media.schema, into) })
  }
}

/** The headers of every answer of a call, errors included. */
const alwaysOf = (call: Call): object => ({
  ...everyAnswer,
  ...(isVersioned(call) ? header('Api-Version') : {}),
  ...(call.route.allow === open && !call.route.errors.includes('rate_limited') ? {} : limitedAnswer),
  ...refer(Object.keys(call.route.protocol?.headers ?? {})),
})

function describeAnswers(operation: Operation, call: Call, always: object, into: Lifted): void {
  const { route, isResource } = call
  const isTranslated = (operation.parameters ?? []).some(({ name }) => name === 'accept_language')
  const hasTag = route.hasETag || route.isCacheable || isResource
  const headersOf = (status: string) => ({
    ...always,
    // What was deleted has no version.
    ...(hasTag && status !== '204' ? header('ETag') : {}),
    ...(isTranslated ? header('Content-Language') : {}),
    ...(route.takesIdempotencyKey ? header('Idempotent-Replayed') : {}),
  })
  for (const [status, response] of Object.entries(operation.responses)) {
    const isFile = Object.keys(response.content ?? {}).some((type) => files.includes(type))
    response.headers = { ...response.headers, ...headersOf(status), ...(isFile ? refer(['Content-Disposition', 'Repr-Digest']) : {}) }
    if (response.description === 'Default Response') response.description = meanings[status] ?? 'The answer'
    // A copy for each type: the framework gives all types of an answer the same object.
    for (const [type, { schema, example }] of Object.entries(response.content ?? {}))
      Object.assign(response.content ?? {}, { [type]: mediaOf(type, schema, example, into) })
  }
  if (route.file) describeCsv(operation, route.file.columns)
  if (isConditional(call))
    operation.responses[304] = { description: 'Nothing has changed since the answer with this `ETag`', headers: headersOf('304') }
}

const codeSamples = (operation: Operation, { method, path, operationId, route, base }: Call) =>
  samplesOf({
    method,
    base,
    path,
    operationId,
    isList: route.file !== undefined,
    isOpen: route.allow === open,
    hasMethod: !withoutMethod.has(operation.tags?.[0] ?? ''),
    body: bodyOf(operation),
    values: new Map((operation.parameters ?? []).filter((one) => one.in === 'path').map((one) => [one.name, one.example])),
    key: route.apiKeyIn,
  })

function bodyOf(operation: Operation): { type: string; example: unknown } | undefined {
  const [entry] = Object.entries(operation.requestBody?.content ?? {})
  return entry && { type: entry[0], example: entry[1].example }
}

function securityOf({ allow, signedBy, protocol, apiKeyIn }: Described): object[] {
  if (signedBy) return [{ [signedBy]: [] }]
  if (allow === open) return []
  return protocol?.security ?? [{ apiKey: [] }, { bearer: [] }, ...(apiKeyIn === 'query' ? [{ apiKeyInQuery: [] }] : [])]
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
  // As a stream, a JSON list is sent entry by entry, and then its cursor.
  const { cursor } = value as { cursor: string }
  const [entry] = (Object.values(value as object).find(Array.isArray) ?? []) as [{ type: string }]
  const events = `event: ${entry.type}\ndata: ${JSON.stringify(entry)}\n\nid: ${cursor}\n\n`
  return { schema: stream, examples: { example: { value: events } } }
}

/** The error codes of a call of our own API. */
function problemsOf(call: Call, { parameters = [] }: Operation): ErrorCode[] {
  const { route } = call
  return [
    ...new Set([
      ...route.errors,
      // Of its CSV.
      ...(route.file ? (['too_many_at_once'] as const) : []),
      ...(call.method !== 'get' ? ofChanges : []),
      ...(route.allow === open ? [] : authenticated),
      ...(route.takesIdempotencyKey ? keyed : []),
      ...(isVersioned(call) ? versioned : []),
      ...common,
      ...(parameters.some(canBeInvalid) ? (['invalid_parameter'] as const) : []),
    ]),
  ]
}

/** Ids in a path are opaque: an unknown one is not found. */
const canBeInvalid = (parameter: NonNullable<Operation['parameters']>[number]): boolean =>
  parameter.in === 'query' || (parameter.in === 'path' && parameter.schema.enum !== undefined)

function describeParameter(parameter: NonNullable<Operation['parameters']>[number]): void {
  const { examples, description, 'x-parameter': _mark, 'x-shown': shown, ...taken } = parameter.schema
  const schema = (shown as JsonSchema | undefined) ?? taken
  // `updated=ge:…&updated=le:…`: each value is a parameter of its own.
  if (parameter.in === 'query' && [schema.type].flat().includes('array')) Object.assign(parameter, { style: 'form', explode: true })
  parameter.schema = schema
  parameter.description ??= description ?? `The ${parameter.name.replaceAll('_', ' ')}`
  parameter.example ??= examples?.[0] ?? exampleOf(schema, parameter.name)
}

/** With a type: generators make `unknown` of a schema without one, and of the JSON answer beside it. */
const csvText = { type: 'string', maxLength: Number.MAX_SAFE_INTEGER, contentMediaType: 'text/csv' }

/** Every list is also available as CSV: the same URL with another `Accept`. */
function describeCsv(operation: Operation, columns: string[]): void {
  operation.description = [
    operation.description,
    'With `Accept: text/csv` the whole filtered set is sent as a file, in the order of `sorting`; `page` and `page_size` do not matter then. The parameters `csv_*` choose its form.',
  ].join('\n\n')
  const { content, headers } = operation.responses[200] ?? {}
  if (headers) Object.assign(headers, header('Content-Disposition'))
  if (content) content['text/csv'] = { schema: csvText, examples: { example: { value: csvLine(columns) } } }
}
