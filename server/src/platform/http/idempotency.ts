import type { FastifyReply, FastifyRequest } from 'fastify'
import { sha256 } from '../../lib/crypto.js'
import { Problem } from '../../lib/errors.js'
import { checkPatience } from '../../lib/patience.js'
import type { Ctx, Env } from '../context.js'
import type { Trx } from '../db/open.js'
import { storedSince } from '../idempotency/age.js'
import { claimKeys, type KeyedRequest, type StoredAnswer, storeAnswers } from '../idempotency/store.js'
import { problemBody, problemType } from './problem-body.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** a change whose answer is never stored, because it ends the credentials that a retry would use */
    unkeyed?: boolean
  }
}

const storedHeaders = ['etag', 'location'] as const

/** Two requests are the same if method, URL with query, and body are equal. */
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

/** Returns the earlier answer for this key. If there is none, the key is locked until the transaction ends. */
async function claim(env: Env, trx: Trx, request: KeyedRequest): Promise<StoredAnswer | undefined> {
  const [found] = await claimKeys(trx, [request], storedSince(env))
  if (found === 'in_flight') throw new Problem('idempotency_in_flight', { retryAfter: 1 })
  return found
}

export function replay(ctx: Ctx, request: KeyedRequest, stored: StoredAnswer, reply: FastifyReply): FastifyReply {
  if (!ctx.prints.matches(stored.fingerprint, request.digest)) throw new Problem('idempotency_key_reused')
  reply.code(stored.status).headers(stored.headers).header('Idempotent-Replayed', 'true')
  if (stored.status === 204) return reply.send()
  reply.header('content-type', stored.status >= 400 ? problemType : 'application/json; charset=utf-8')
  const text = textOf(ctx, stored, reply)
  if (stored.status >= 400) reply.request.errorCode = (JSON.parse(text) as { code?: string }).code ?? null
  return reply.serializer((payload: string) => payload).send(text)
}

function textOf(ctx: Ctx, { status, response, snapshot }: StoredAnswer, reply: FastifyReply): string {
  if (response) return ctx.vault.open(response).toString()
  if (!snapshot) throw new Error('the reservation that is the answer is gone')
  return written(reply, snapshot, status)
}

/** Serialized with the answer's schema. Protocols without a schema here are serialized as plain JSON. */
export function written(reply: FastifyReply, result: unknown, status: number): string {
  const write = reply.getSerializationFunction(String(status)) as ((result: unknown) => string) | undefined
  return write ? write(result) : JSON.stringify(result)
}

/** The headers that belong to the answer itself. */
export const headersToStore = (reply: FastifyReply): Record<string, string> =>
  Object.fromEntries(storedHeaders.flatMap((name) => (reply.hasHeader(name) ? [[name, String(reply.getHeader(name))]] : [])))

/**
 * Runs a change in one transaction and answers with its result. With an `Idempotency-Key` the answer is stored in the same transaction:
 * either both the effect and the stored answer exist, or neither.
 */
export async function change<T>(
  ctx: Ctx,
  req: FastifyRequest,
  reply: FastifyReply,
  status: number,
  effect: (trx: Trx) => Promise<T>,
): Promise<T> {
  const request = keyedRequest(ctx, req)
  // Inside the transaction: the caller may have gone while the request waited for a connection. Nothing is sent to PostgreSQL before.
  const run = (trx: Trx): Promise<T> => {
    checkPatience(req.caller)
    return effect(trx)
  }
  if (!request) {
    const result: unknown = await ctx.db.transaction().execute(async (trx) => run(trx))
    return answered<T>(reply.code(status).send(status === 204 ? undefined : result))
  }
  const perform = async (trx: Trx): Promise<{ body: string }> => {
    const result: unknown = await run(trx)
    const body = status === 204 ? '' : written(reply.code(status), result, status)
    const answer = { ...request, status, headers: headersToStore(reply), response: ctx.vault.seal(body) }
    await storeAnswers(trx, [answer], ctx.now())
    return { body }
  }
  const outcome: { body: string } | { stored: StoredAnswer } = await ctx.db.transaction().execute(async (trx) => {
    const stored = await claim(ctx, trx, request)
    return stored ? { stored } : perform(trx)
  })
  if ('stored' in outcome) return answered<T>(replay(ctx, request, outcome.stored, reply))
  reply.code(status)
  return answered<T>(status === 204 ? reply.send() : sendText(reply, outcome.body))
}

/** An answer that is already JSON text. */
export const sendText = (reply: FastifyReply, json: string): FastifyReply =>
  reply
    .header('content-type', 'application/json; charset=utf-8')
    .serializer((payload: string) => payload)
    .send(json)

/** Fastify accepts a sent reply as the handler's result. The type still names the body, so that schemas are checked against it. */
export const answered = <T>(reply: FastifyReply): T => reply as unknown as T

/** Never stored: 409 and 429 are temporary, 401 is about the caller, 422 and a bad header are about the key itself. */
const isStorable = (problem: Problem): boolean =>
  problem.status < 500 && ![401, 409, 422, 429].includes(problem.status) && problem.code !== 'invalid_header'

/** A request that was refused before its body was read cannot be compared with the next one. */
const isWhole = (req: FastifyRequest): boolean => req.body !== undefined || !hasContent(req)
const hasContent = ({ headers }: FastifyRequest): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * Answers a refused request that has a key. The refusal is stored, so that a retry gets the same. If the key was used before, the earlier
 * answer decides.
 */
export async function storeRefusal(
  ctx: Ctx,
  req: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
): Promise<FastifyReply | undefined> {
  const isChange = req.method === 'POST' || req.method === 'PUT' || req.method === 'PATCH'
  if (!isChange || req.headers['idempotency-key'] === undefined || !req.caller || !isStorable(problem) || !isWhole(req)) return undefined
  const request = keyedRequest(ctx, req)
  if (!request) return undefined
  const stored = await ctx.db.transaction().execute(async (trx) => {
    const earlier = await claim(ctx, trx, request)
    if (!earlier) {
      const response = ctx.vault.seal(JSON.stringify(problemBody(ctx, problem, req)))
      await storeAnswers(trx, [{ ...request, status: problem.status, headers: {}, response }], ctx.now())
    }
    return earlier
  })
  return stored && replay(ctx, request, stored, reply)
}
