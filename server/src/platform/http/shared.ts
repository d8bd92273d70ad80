import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../../lib/caller.js'
import { type Kept, kept } from '../../lib/kept.js'
import { turns } from '../../lib/turns.js'
import type { Ctx } from '../context.js'
import { type Basis, changesOf, isSettled, totalMillis } from '../db/changes.js'
import type { Db } from '../db/open.js'
import { bytesOf, encodable } from './encoded.js'
import { bodyTag } from './etag.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** what a list that is shared is made from */
    basis?: Basis
  }
}

interface Answer {
  /** the body, as this caller can read it */
  bodyFor: (req: FastifyRequest, reply: FastifyReply) => Promise<Buffer>
  /** what the handler has set, and the tag */
  headers: Record<string, string>
  /** of the catalogue, before it was read: see db/changes.ts */
  changes: string
  second: number
  /** on the clock of performance.now(), where it has a total that is not quite new */
  until: number
}

interface Answers {
  kept: Kept<Answer>
  inTurns: (key: string, work: () => Promise<Answer>) => Promise<Answer>
}
/** Some three hundred pages of fifty tickets: answers are good for a second, so more would only be memory. */
const most = { bytes: 32 * 1024 * 1024, entries: 5_000 }
/** What an answer weighs with its two compressed forms, as a multiple. */
const compressedToo = 1.4
/** What comes with it: headers, functions, places in maps. Of an empty page that is nearly all. */
const besideBody = 2_000
const all = new WeakMap<Db, Answers>()

function answersOf({ db }: Ctx): Answers {
  const known = all.get(db)
  if (known) return known
  const made = { kept: kept<Answer>(most), inTurns: turns<Answer>() }
  all.set(db, made)
  return made
}

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
export async function shared<T>(ctx: Ctx, req: FastifyRequest, reply: FastifyReply, read: () => Promise<T>): Promise<T> {
  // An export reads on from where it is, and an older version of the API has other words: nobody else's answer.
  if (req.walk || req.isTranslated) return read()
  const { kept, inTurns } = answersOf(ctx)
  const key = `${viewOf(req.caller)} ${req.headers['accept-language'] ?? ''} ${req.url}`
  const changes = await changesOf(ctx.db)
  const second = secondOf(ctx)
  const good = (): Answer | undefined => {
    const answer = kept.get(key)
    return answer?.changes === changes && answer.second === second && performance.now() < answer.until ? answer : undefined
  }
  // Only who knows the same of the catalogue and the clock waits together: a good answer for one of them is then good for all.
  const answer = good() ?? (await inTurns(`${changes} ${second} ${key}`, async () => good() ?? make()))
  // Fastify takes a reply that was sent for the handler's result; the type goes on saying what the body is.
  return reply.send(await answer.bodyFor(req, reply.headers(answer.headers))) as unknown as T

  async function make(): Promise<Answer> {
    // What a replica has seen is not known, and of what is just being committed nobody knows in which order it will be seen.
    const isCertain = ctx.replica === ctx.db && (await isSettled(ctx.db, changes))
    req.basis = { changes: isCertain ? changes : undefined, asOf: Number.POSITIVE_INFINITY }
    const before = { ...reply.getHeaders() }
    const body = bytesOf(reply.serializeInput((await read()) as Record<string, unknown>, '200') as string)
    const set = Object.entries(reply.getHeaders()).filter(([name, value]) => before[name] !== value)
    const headers = { ...Object.fromEntries(set), etag: bodyTag(body), 'content-type': 'application/json; charset=utf-8' }
    const answer: Answer = { bodyFor: encodable(body), headers, changes, second, until: req.basis.asOf + totalMillis }
    const weight = key.length * 2 + body.length * compressedToo + besideBody
    if (isCertain && secondOf(ctx) === second) kept.set(second, key, answer, weight)
    return answer
  }
}

const secondOf = (ctx: Ctx): number => Math.floor(ctx.now().getTime() / 1000)
