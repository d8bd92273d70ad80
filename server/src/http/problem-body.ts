import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Ctx } from '../context.js'
import { catalogue, type Problem } from '../lib/errors.js'

export const problemType = 'application/problem+json'

export function problemBody(ctx: Ctx, problem: Problem, req: FastifyRequest): Record<string, unknown> {
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

export function sendProblem(ctx: Ctx, problem: Problem, req: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (problem.extra.retryAfter !== undefined) reply.header('Retry-After', String(problem.extra.retryAfter))
  if (problem.status === 401) reply.header('WWW-Authenticate', 'ApiKey header="X-Api-Key", Bearer')
  return reply
    .code(problem.status)
    .header('content-type', problemType)
    .serializer(JSON.stringify)
    .send(problemBody(ctx, problem, req))
}
