import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../lib/caller.js'
import { coalescer } from '../../lib/coalesce.js'
import type { Ctx } from '../context.js'
import { bytesOf, encodable } from '../http/encoded.js'
import { bodyTag } from '../http/etag.js'
import { cache } from './cache.js'
import { type Basis, changesOf, isSettled, totalMillis } from './changes.js'

interface Answer {
  /** the body, as this caller can read it */
  bodyFor: (req: FastifyRequest, reply: FastifyReply) => Promise<Buffer>
  /** what the handler has set, and the tag */
  headers: Record<string, string>
  /** of the catalogue, before it was read: see changes.ts */
  changes: string
  second: number
  /** on the clock of performance.now(), where it has a total that is not quite new */
  until: number
}

/** Some three hundred pages of fifty tickets: answers are good for a second, so more would only be memory. */
const most = { bytes: 32 * 1024 * 1024, entries: 5_000 }
/** What an answer weighs with its two compressed forms, as a multiple. */
const compressedToo = 1.4
/** What comes with it: headers, functions, places in maps. Of an empty page that is nearly all. */
const besideBody = 2_000

/** Everything of the caller that an answer may depend on, asked of the database for this very request. */
const viewOf = ({ client_id, scope, roles, distributor_id, supplier_id, language }: Caller): string =>
  JSON.stringify([client_id, scope, roles, distributor_id, supplier_id, language])

/**
 * For lists of the catalogue, which many ask for again and again. An answer is sent again, byte for byte, as long as it would come out the
 * same: asked by the same client at the same address, while nothing in the catalogue has changed and the clock shows the same second, in
 * which nothing begins or ends, since whatever is planned is planned for a whole one. Whether anything has changed is asked of the database
 * for every request, so that whoever has changed something sees it, whichever process it asks. Who comes while an answer is being made
 * waits for it, and takes the next one if it is not good enough.
 */
export function answersFor(ctx: Ctx) {
  const kept = cache<Answer>(most)
  const inTurns = coalescer<Answer>()
  return async (req: FastifyRequest, reply: FastifyReply, read: (basis: Basis) => Promise<unknown>): Promise<FastifyReply> => {
    const key = `${viewOf(req.caller)} ${req.headers['accept-language'] ?? ''} ${req.url}`
    const changes = await changesOf(ctx.db)
    const second = secondOf(ctx)
    const good = (): Answer | undefined => {
      const answer = kept.get(key)
      return answer?.changes === changes && answer.second === second && performance.now() < answer.until ? answer : undefined
    }
    // Only who knows the same of the catalogue and the clock waits together: a good answer for one of them is then good for all.
    const answer = good() ?? (await inTurns(`${changes} ${second} ${key}`, async () => good() ?? make()))
    return reply.send(await answer.bodyFor(req, reply.headers(answer.headers)))

    async function make(): Promise<Answer> {
      // What a replica has seen is not known, and of what is just being committed nobody knows in which order it will be seen.
      const isCertain = ctx.replica === ctx.db && (await isSettled(ctx.db, changes))
      const basis: Basis = { changes: isCertain ? changes : undefined, asOf: Number.POSITIVE_INFINITY }
      const before = { ...reply.getHeaders() }
      const body = bytesOf(reply.serializeInput((await read(basis)) as Record<string, unknown>, '200') as string)
      const set = Object.entries(reply.getHeaders()).filter(([name, value]) => before[name] !== value)
      const headers = { ...Object.fromEntries(set), etag: bodyTag(body), 'content-type': 'application/json; charset=utf-8' }
      const answer: Answer = { bodyFor: encodable(body), headers, changes, second, until: basis.asOf + totalMillis }
      const bytes = key.length * 2 + body.length * compressedToo + besideBody
      if (isCertain && secondOf(ctx) === second) kept.keep(key, answer, { bytes, state: second })
      return answer
    }
  }
}

const secondOf = (ctx: Ctx): number => Math.floor(ctx.now().getTime() / 1000)
