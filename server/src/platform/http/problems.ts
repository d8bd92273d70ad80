import type { FastifyError, FastifyInstance, FastifyRequest, FastifySchemaValidationError } from 'fastify'
import fp from 'fastify-plugin'
import { type FieldFault, fault, Problem } from '../../lib/errors.js'
import { storableYears } from '../../lib/time.js'
import type { Ctx } from '../context.js'
import { databaseFault } from '../db/open.js'
import { storeRefusal } from './idempotency.js'
import { noSuchPath } from './paths.js'
import { notReady, sendProblem } from './problem-body.js'
import { tooLarge, unsupportedEncoding, unsupportedMediaType } from './readable.js'
import { bodyFaults } from './validation.js'

/** Converts errors of Fastify, Ajv and the database to problems. */
export function asProblem(error: unknown, req: FastifyRequest): Problem | undefined {
  if (error instanceof Problem) return error
  const known = error as FastifyError
  if (known.validation) return validationProblem(known, req.query)
  switch (known.code) {
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return unsupportedMediaType(req)
    case 'FST_CP_ERR_INVALID_CONTENT_ENCODING':
      return unsupportedEncoding(req)
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return tooLarge(req.routeOptions.bodyLimit ?? req.server.initialConfig.bodyLimit ?? 0)
  }
  const database = databaseFault(error)
  if (database) return new Problem(database === 'away' ? 'database_unavailable' : 'overloaded', { retryAfter: 1 })
  // A file that is not readable is answered as not found.
  if (known.statusCode === 403 || known.statusCode === 404) return new Problem('route_not_found')
  // The other 4xx errors are about the request line or the encoding.
  if (known.statusCode !== undefined && known.statusCode >= 400 && known.statusCode < 500)
    return new Problem('invalid_json', { detail: `The body cannot be read: ${known.message.slice(0, 200)}` })
  return undefined
}

const messages: Record<string, (fault: Record<string, unknown>) => string> = {
  enum: (params) => `must be one of ${(params.allowedValues as unknown[]).map(String).join(', ')}`,
  const: (params) => `must be ${JSON.stringify(params.allowedValue)}`,
  type: ({ type }) => `must be ${type === 'object' ? 'a JSON object' : [type].flat().join(' or ')}`,
  format: (params) => forms[String(params.format)] ?? `must match format "${params.format}"`,
}

/** Ajv writes "fewer than 1 characters". */
const singular = (message: string): string =>
  message.replace(/ 1 (characters|items|properties)$/, (_, nouns: string) => ` 1 ${nouns.replace(/ies$/, 'y').replace(/s$/, '')}`)

/** A pattern is hard to read, so the description of the field is added. */
function patternMessage(found: FastifySchemaValidationError): string {
  if (found.params.pattern === '\\S') return 'must not be blank'
  const about = (found as { parentSchema?: { description?: string } }).parentSchema?.description
  return `must match pattern "${found.params.pattern}"${about ? `: ${about}` : ''}`
}

/** Describes each format by what to write, not by its internal name. */
const forms: Record<string, string> = {
  'wire-date': `must be a real date yyyy-mm-dd, such as 2027-01-31, in the years ${storableYears.from} to ${storableYears.to}`,
  'wire-datetime': `must be a real datetime yyyy-mm-ddThh:mm:ss, such as 2027-01-31T09:30:00, in the years ${storableYears.from} to ${storableYears.to}`,
  email: 'must be an e-mail address such as desk@agency.example',
  uri: 'must be an absolute http or https address such as https://agency.example/page',
}

const longestPointer = 500

/** One step of a JSON pointer (RFC 6901), with its separators escaped. */
const step = (name: unknown): string => `/${String(name).replaceAll('~', '~0').replaceAll('/', '~1')}`

function validationProblem(error: Pick<FastifyError, 'validation' | 'validationContext'>, query: unknown): Problem {
  const part = error.validationContext ?? 'body'
  const isRepeated = (pointer: string): boolean =>
    part === 'querystring' && Array.isArray((query as Record<string, unknown> | undefined)?.[pointer.slice(1)])
  const faults = (error.validation ?? [])
    .filter((found) => !['anyOf', 'oneOf', 'if'].includes(found.keyword) || (error.validation ?? []).length === 1)
    .map((found) => ({ ...found, message: singular(found.message ?? 'is not valid') }))
  const errors: FieldFault[] = faults.map((found) => {
    if (isRepeated(found.instancePath)) return fault(found.instancePath, 'repeated', 'must be given only once')
    const message = messages[found.keyword]?.(found.params) ?? found.message
    if (found.keyword === 'pattern') return fault(found.instancePath || '/', 'invalid_pattern', patternMessage(found))
    if (found.keyword === 'additionalProperties') {
      return fault(`${found.instancePath}${step(found.params.additionalProperty)}`, 'unknown_field', 'is not a field of this request')
    }
    if (found.keyword === 'required') return fault(`${found.instancePath}${step(found.params.missingProperty)}`, 'required', 'is required')
    return fault(found.instancePath || '/', `invalid_${found.keyword}`.toLowerCase(), message)
  })
  // A name can be as long as the body. Its beginning is enough to find it.
  for (const entry of errors) entry.pointer = entry.pointer.slice(0, longestPointer)
  // For parameters the pointer is the name.
  if (part !== 'body') for (const entry of errors) entry.pointer = entry.pointer.slice(1)
  const unique = [...new Map(errors.map((entry) => [entry.pointer + entry.code, entry])).values()].slice(0, 50)
  const detail = unique
    .slice(0, 3)
    .map((entry) => `${entry.pointer === '/' ? 'The body' : entry.pointer} ${entry.message}`)
    .join('; ')
  return new Problem(part === 'querystring' || part === 'params' ? 'invalid_parameter' : 'validation_failed', {
    detail: `${detail}.`,
    errors: unique,
  })
}

/** Refuses what the API would refuse: for the command line. */
export function checkBody(schema: unknown, data: unknown): void {
  const validation = bodyFaults(schema, data)
  if (validation) throw validationProblem({ validation, validationContext: 'body' }, undefined)
}

export const problems = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  app.decorateRequest('errorCode', null)
  app.setErrorHandler(async (error, req, reply) => {
    let problem = asProblem(error, req)
    // Of a change that failed after its version was known.
    reply.removeHeader('etag')
    // A Problem is thrown on purpose. Any other error of 500 or above must be investigated.
    if (!(error instanceof Problem) && (!problem || problem.status >= 500))
      ctx.log.error({ err: error, request_id: req.id, route: req.routeOptions.url }, 'request failed')
    try {
      const replayed = problem && (await storeRefusal(ctx, req, reply, problem))
      if (replayed) return replayed
    } catch (other) {
      problem = asProblem(other, req)
      if (!problem) ctx.log.error({ err: other, request_id: req.id }, 'refusal not kept')
    }
    return sendProblem(ctx, problem ?? (ctx.ready.current ? new Problem('internal') : notReady(ctx.ready)), req, reply)
  })
  // Before the body is read: an unknown path is answered as not found, not as an unsupported media type.
  app.addHook('preParsing', (req, _reply, payload, done) => {
    if (req.is404) throw noSuchPath(req)
    done(null, payload)
  })
  app.setNotFoundHandler((req, reply) => sendProblem(ctx, noSuchPath(req), req, reply))
})
