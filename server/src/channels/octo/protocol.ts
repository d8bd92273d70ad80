import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import Type, { type TSchema } from 'typebox'
import { Problem } from '../../lib/errors.js'
import { localeTag, pickLocale } from '../../lib/locales.js'
import type { Ctx } from '../../platform/context.js'
import { noSuchPath } from '../../platform/http/paths.js'
import { can } from '../../platform/http/permissions.js'
import { notReady, problemHeaders } from '../../platform/http/problem-body.js'
import { asProblem } from '../../platform/http/problems.js'
import type { App } from '../../platform/http/routes.js'
import { type OctoError, OctoFault } from './faults.js'
import { type HttpError, octo } from './reference.js'
import type { OctoRequest } from './service.js'
import { availableLanguages, emptyStartTimes, parseCapabilities, wantsNoStartTimes } from './view.js'

/** The headers and the error responses of the standard. */

/** The configuration of a call: who may call, and the errors that the reference lists beside the common ones. The key is a bearer token. */
export const callOf = (...faults: Answer['error'][]) => ({ allow: can.sellAsPartner, apiKeyIn: 'bearer', protocol: octo, faults }) as const

/** What the reference shows of a call. The answer is serialized as plain JSON, without its schema. */
export const shown = (summary: string, answer: TSchema, description?: string) => ({
  tags: ['octo'],
  summary,
  ...(description === undefined ? {} : { description }),
  response: { 200: Type.Unsafe<unknown>(answer) },
})

export const isTest = (req: FastifyRequest): boolean => String(req.headers['octo-env'] ?? '').toLowerCase() === 'test'

export function requestOf(req: FastifyRequest): OctoRequest {
  return {
    caller: req.caller,
    applied: new Set(parseCapabilities(req.headers['octo-capabilities'] as string | undefined).keys()),
    locale: pickLocale(req.headers['accept-language']),
    noStartTimes: wantsNoStartTimes(req.headers.prefer),
  }
}

type Answer = { status: number; error: OctoError | HttpError }

function answerFor(problem: Problem): Answer {
  switch (problem.status) {
    case 401:
      return { status: 401, error: 'UNAUTHORIZED' }
    case 403:
      return { status: 403, error: 'FORBIDDEN' }
    case 404:
      return ['route_not_found', 'webhook_not_found', 'bookingorder_not_found', 'download_not_found'].includes(problem.code)
        ? { status: 404, error: 'NOT_FOUND' }
        : { status: 400, error: 'UNPROCESSABLE_ENTITY' }
    // The standard has no error codes for these, so the HTTP status is kept.
    case 405:
    case 413:
    case 415:
      return { status: problem.status, error: 'BAD_REQUEST' }
    case 429:
      return problem.code === 'hold_limit' ? { status: 400, error: 'UNPROCESSABLE_ENTITY' } : { status: 429, error: 'TOO_MANY_REQUESTS' }
    case 409:
    case 422:
      return { status: 400, error: 'UNPROCESSABLE_ENTITY' }
    case 500:
    case 503:
      return { status: problem.status, error: 'INTERNAL_SERVER_ERROR' }
    default:
      return { status: 400, error: 'BAD_REQUEST' }
  }
}

/** A booking that ended during the request gets the same error as one that had ended before. */
const isOver = (problem: Problem): boolean =>
  problem.code === 'reservation_expired' || problem.code === 'already_booked' || problem.code === 'reservation_not_found'

function send(reply: FastifyReply, status: number, body: object): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
}

function sendProblem(problem: Problem, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  req.errorCode = problem.code
  const { uuid } = (req.params ?? {}) as { uuid?: string }
  const { detail, errors = [] } = problem.extra
  reply.headers(problemHeaders(problem.extra))
  const errorMessage = [
    detail ?? problem.message,
    ...(problem.code === 'guest_data_incomplete' ? errors.map(({ pointer, message }) => `${pointer} ${message}`) : []),
  ].join('; ')
  if (uuid !== undefined && isOver(problem)) return send(reply, 400, { error: 'INVALID_BOOKING_UUID', errorMessage, uuid })
  const { status, error } = answerFor(problem)
  return send(reply, status, { error, errorMessage })
}

/** Adds the OCTO headers to every response and formats every error as OCTO does. */
export function speakOcto(app: App, ctx: Ctx): void {
  app.setSerializerCompiler(() => JSON.stringify)
  app.addHook('onRequest', async (req, reply) => {
    const applied = parseCapabilities(req.headers['octo-capabilities'] as string | undefined)
    reply.header('Octo-Capabilities', [...applied.values()].join(', '))
    if (wantsNoStartTimes(req.headers.prefer)) reply.header('Preference-Applied', emptyStartTimes)
    if (applied.has('content'))
      reply.headers({
        'Content-Language': localeTag(pickLocale(req.headers['accept-language'])),
        'Available-Languages': availableLanguages.join(', '),
      })
  })
  app.setErrorHandler((error: FastifyError | OctoFault | Problem, req, reply) => {
    if (error instanceof OctoFault) {
      req.errorCode = error.error
      return send(reply, 400, { error: error.error, errorMessage: error.message, ...error.facts })
    }
    const problem = asProblem(error, req)
    if (!(error instanceof Problem) && (!problem || problem.status >= 500))
      ctx.log.error({ err: error, request_id: req.id, route: req.routeOptions.url }, 'request failed')
    return sendProblem(problem ?? (ctx.ready.current ? new Problem('internal') : notReady(ctx.ready)), req, reply)
  })
  app.setNotFoundHandler((req, reply) => sendProblem(noSuchPath(req), req, reply))
}
