import type { FastifyReply, FastifyRequest } from 'fastify'
import { catalogue, Problem } from '../../lib/errors.js'
import type { Ctx, Env } from '../context.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** the code of the error it was refused with */
    errorCode: string | null
  }
}

export const problemType = 'application/problem+json'

export function problemBody(ctx: Ctx, problem: Problem, req: Pick<FastifyRequest, 'id' | 'url'>): Record<string, unknown> {
  const { title, status, about } = catalogue[problem.code]
  return {
    type: `${ctx.config.PUBLIC_URL}/docs/errors#${problem.code}`,
    title,
    status,
    detail: problem.extra.detail ?? about,
    instance: req.url.split('?')[0],
    code: problem.code,
    request_id: req.id,
    errors: problem.extra.errors ?? [],
    ...problem.extra.facts,
  }
}

/** During startup a failure is expected: a table may not exist yet. */
export const notReady = ({ waiting }: Env['ready']): Problem =>
  waiting
    ? new Problem('database_unavailable', { detail: 'The service is starting and waits for its database.', retryAfter: 1 })
    : new Problem('overloaded', { detail: 'The service is starting or stopping.', retryAfter: 1 })

/** Headers of a problem. They do not depend on the format of its body. */
export function problemHeaders({ retryAfter, headers = {} }: Problem['extra']): Record<string, string> {
  return { ...headers, ...(retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) }) }
}

export function sendProblem(ctx: Ctx, problem: Problem, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  req.errorCode = problem.code
  reply.headers(problemHeaders(problem.extra))
  if (problem.status === 401) reply.header('WWW-Authenticate', 'ApiKey header="X-Api-Key", Bearer')
  return reply
    .code(problem.status)
    .header('content-type', problemType)
    .serializer(JSON.stringify)
    .send(problemBody(ctx, problem, req))
}
