import type { FastifyReply, FastifyRequest } from 'fastify'
import { batcher } from '../../lib/batch.js'
import type { Caller } from '../../lib/caller.js'
import { coalescer } from '../../lib/coalesce.js'
import { patience, type Waiting } from '../../lib/patience.js'
import { turns } from '../../lib/turns.js'
import type { Ctx } from '../context.js'
import { encodable } from '../http/encoded.js'
import { bodyTag } from '../http/etag.js'
import { tenantOf } from '../http/places.js'
import { cache } from './cache.js'
import { type Basis, changesFor, isSettled, totalMillis } from './changes.js'

interface Answer {
  /** the body in an encoding that this caller accepts */
  bodyFor: (req: FastifyRequest, reply: FastifyReply) => Promise<Buffer>
  /** headers set by the handler, and the ETag */
  headers: Record<string, string>
  /** state of the catalogue before the read: see changes.ts */
  changes: string
  second: number
  /** expiry by performance.now(), if its total is not exact */
  until: number
}

/** About three hundred pages of fifty tickets. Answers are valid for a second, so a larger cache would be of no use. */
const sizeLimits = { bytes: 32 * 1024 * 1024, entries: 5_000 }
/** Size of an answer with its two compressed forms, as a multiple of the body. */
const compressionFactor = 1.4
/** Size of headers, functions and map entries. For an empty page this is nearly everything. */
const overheadBytes = 2_000

/** All properties of the caller that an answer may depend on. They were read from the database for this request. */
const viewOf = ({ client_id, scope, roles, distributor_id, supplier_id, language }: Caller): string =>
  JSON.stringify([client_id, scope, roles, distributor_id, supplier_id, language])

/** A query that runs longer does not keep the others waiting. */
const longMillis = 250

/** Others may wait for the same page, so it is made even if its first caller has gone. */
interface Page extends Waiting {
  make: () => Promise<Answer>
}

/**
 * Pages that are being made. There are few at a time, so that many readers leave most of the database's connections and of the event loop
 * to those who buy. The others wait without a connection. One organisation has no more than these, also of those that take long: otherwise
 * its slow pages would keep all others waiting.
 */
function turnsOf({ DATABASE_POOL, QUEUE_TIMEOUT_MS }: Ctx['config']): (tenant: string, page: Page) => Promise<Answer> {
  const concurrency = Math.max(2, Math.floor(DATABASE_POOL / 4))
  const take = turns({ each: concurrency, waitMillis: QUEUE_TIMEOUT_MS })
  const inTurn = batcher<Page, Answer>((tasks) => Promise.all(tasks.map(({ make }) => make())), {
    size: 1,
    concurrency,
    timeoutMillis: longMillis,
    patience: patience(QUEUE_TIMEOUT_MS),
  })
  return async (tenant, page) => {
    const end = await take(tenant, page)
    try {
      return await inTurn(page)
    } finally {
      end()
    }
  }
}

/**
 * Caches answers of catalogue lists. An answer is reused byte for byte while it would be the same: for the same client and URL, while the
 * catalogue has not changed and within the same second (scheduled changes take effect at whole seconds). The state of the catalogue is read
 * from the database for every request, so that a client sees its own changes in every process. Requests that arrive while an answer is
 * being made wait for it. If it is not valid for them, they make the next one.
 */
export function answersFor(ctx: Ctx) {
  const cached = cache<Answer>(sizeLimits)
  const shared = coalescer<Answer>()
  const inTurn = turnsOf(ctx.config)
  return async (req: FastifyRequest, reply: FastifyReply, bodyOf: (basis: Basis) => Promise<Buffer>): Promise<FastifyReply> => {
    const key = `${viewOf(req.caller)} ${req.headers['accept-language'] ?? ''} ${req.url}`
    const changes = await changesFor(ctx.db, req.caller)
    const second = secondOf(ctx)
    const isPrimary = ctx.reads.of(req.caller) === ctx.db
    const valid = (): Answer | undefined => {
      const answer = cached.get(key)
      return answer?.changes === changes && answer.second === second && performance.now() < answer.until ? answer : undefined
    }
    // Only requests with the same state and second wait together, so a valid answer for one is valid for all.
    const answer =
      valid() ?? (await shared(`${isPrimary} ${changes} ${second} ${key}`, async () => valid() ?? inTurn(tenantOf(req.caller), { make })))
    return reply.send(await answer.bodyFor(req, reply.headers(answer.headers)))

    async function make(): Promise<Answer> {
      // The state of a replica is not known, and the order in which running commits become visible is not known either.
      const isCertain = isPrimary && (await isSettled(ctx.db, changes))
      const basis: Basis = { changes: isCertain ? changes : undefined, asOf: Number.POSITIVE_INFINITY }
      const before = { ...reply.getHeaders() }
      const body = await bodyOf(basis)
      const set = Object.entries(reply.getHeaders()).filter(([name, value]) => before[name] !== value)
      const headers = { ...Object.fromEntries(set), etag: bodyTag(body), 'content-type': 'application/json; charset=utf-8' }
      const answer: Answer = { bodyFor: encodable(body), headers, changes, second, until: basis.asOf + totalMillis }
      const bytes = key.length * 2 + body.length * compressionFactor + overheadBytes
      if (isCertain && secondOf(ctx) === second) cached.keep(key, answer, { bytes, state: second })
      return answer
    }
  }
}

const secondOf = (ctx: Ctx): number => Math.floor(ctx.now().getTime() / 1000)
