import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../lib/crypto.js'
import { Problem } from '../../lib/errors.js'
import type { Ctx, Env } from '../context.js'
import type { Trx } from '../db/open.js'
import { keptSince } from '../idempotency/age.js'
import { claimKeys, type KeptAnswer, type KeyedRequest, keepAnswer } from '../idempotency/store.js'
import { problemBody, problemType } from './problem-body.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** a change that is never kept: what it ends is what the caller would come back with */
    unkeyed?: boolean
  }
}

const keptHeaders = ['etag', 'location'] as const

/** What makes two requests the same: method, address with its query, and body. */
export function keyedRequest(env: Pick<Env, 'prints'>, req: FastifyRequest): KeyedRequest | undefined {
  const header = req.headers['idempotency-key']
  if (header === undefined) return undefined
  const key = typeof header === 'string' ? header : ''
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new Problem('invalid_header', { detail: 'Idempotency-Key must have 1 to 255 visible ASCII characters.' })
  const digest = sha256(`${req.method} ${req.url}\n${JSON.stringify(req.body ?? null)}`)
  const route = `${req.method} ${req.routeOptions.url}`
  return { client_id: req.caller.client_id, route, key, digest, fingerprint: env.prints.of(digest) }
}

/** The earlier answer to this key, or nothing: then the key is ours until the transaction ends. */
async function claim(env: Env, trx: Trx, request: KeyedRequest): Promise<KeptAnswer | undefined> {
  const [found] = await claimKeys(trx, [request], keptSince(env))
  if (found === 'in_flight') throw new Problem('idempotency_in_flight', { retryAfter: 1 })
  return found
}

export function replay(ctx: Ctx, request: KeyedRequest, stored: KeptAnswer, reply: FastifyReply): FastifyReply {
  if (!ctx.prints.matches(stored.fingerprint, request.digest)) throw new Problem('idempotency_key_reused')
  reply.code(stored.status).headers(stored.headers).header('Idempotent-Replayed', 'true')
  if (stored.status === 204) return reply.send()
  reply.header('content-type', stored.status >= 400 ? problemType : 'application/json; charset=utf-8')
  return reply.serializer((payload: string) => payload).send(textOf(ctx, stored, reply))
}

function textOf(ctx: Ctx, { status, response, snapshot }: KeptAnswer, reply: FastifyReply): string {
  if (response) return ctx.vault.open(response).toString()
  if (!snapshot) throw new Error('the history that has the answer is gone')
  return written(reply, snapshot, status)
}

/** As the answer's schema has it; protocols that describe themselves elsewhere have none here, and answer what they are given. */
function written(reply: FastifyReply, result: unknown, status: number): string {
  const write = reply.getSerializationFunction(String(status)) as ((result: unknown) => string) | undefined
  return write ? write(result) : JSON.stringify(result)
}

/**
 * Runs a change in one transaction and answers with what it returns. With an `Idempotency-Key` the answer is kept in that same transaction:
 * either the effect and its answer are both there, or neither is.
 */
export async function change<T>(
  ctx: Ctx,
  req: FastifyRequest,
  reply: FastifyReply,
  status: number,
  effect: (trx: Trx) => Promise<T>,
): Promise<T> {
  const request = keyedRequest(ctx, req)
  if (!request) {
    const result: unknown = await ctx.db.transaction().execute(effect)
    return answered<T>(reply.code(status).send(status === 204 ? undefined : result))
  }
  const outcome = await ctx.db.transaction().execute(async (trx) => {
    const stored = await claim(ctx, trx, request)
    if (stored) return { stored }
    const result: unknown = await effect(trx)
    const body = status === 204 ? '' : written(reply.code(status), result, status)
    const headers = Object.fromEntries(
      keptHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])),
    )
    await keepAnswer(trx, { ...request, status, headers, response: ctx.vault.seal(body) }, ctx.now())
    return { body }
  })
  if (outcome.stored) return answered<T>(replay(ctx, request, outcome.stored, reply))
  reply.code(status)
  return answered<T>(status === 204 ? reply.send() : sendText(reply, outcome.body))
}

/** An answer that was made into JSON already, to be kept. */
export const sendText = (reply: FastifyReply, json: string): FastifyReply =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((payload: string) => payload)
    .send(json)

/** Fastify takes a reply that was sent for the handler's result; the type goes on saying what the body is, so that schemas are checked against it. */
const answered = <T>(reply: FastifyReply): T => reply as unknown as T

/** 409 and 429 may pass, 401 is about who calls, 422 and a bad header about the key itself: those are never kept. */
const keepable = (problem: Problem): boolean =>
  problem.status < 500 && ![401, 409, 422, 429].includes(problem.status) && problem.code !== 'invalid_header'

/** A request refused before its body was read, or because it could not be, cannot be compared with the next one. */
const isWhole = (req: FastifyRequest): boolean => req.body !== undefined || !hasContent(req)
const hasContent = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * What a refused request with a key is answered: the refusal, kept so that it is the same next time,
 * unless the key was used before, which then decides.
 */
export async function settleRefusal(
  ctx: Ctx,
  req: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): Promise<FastifyReply | undefined> {
  const isChange = req.method === 'POST' || req.method === 'PUT' || req.method === 'PATCH'
  if (!isChange || req.headers['idempotency-key'] === undefined || !req.caller || !keepable(problem) || !isWhole(req)) return undefined
  const request = keyedRequest(ctx, req)
  if (!request) return undefined
  const stored = await ctx.db.transaction().execute(async (trx) => {
    const earlier = await claim(ctx, trx, request)
    if (!earlier) {
      const response = ctx.vault.seal(JSON.stringify(problemBody(ctx, problem, req)))
      await keepAnswer(trx, { ...request, status: problem.status, headers: {}, response }, ctx.now())
    }
    return earlier
  })
  return stored && replay(ctx, request, stored, reply)
}
