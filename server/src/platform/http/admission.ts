import { BlockList, isIP } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { networkOf } from '../../lib/addresses.js'
import { parseApiKey } from '../../lib/apikey.js'
import { batcher } from '../../lib/batch.js'
import type { Caller } from '../../lib/caller.js'
import { sameBytes, sha256 } from '../../lib/crypto.js'
import { forbidden, Problem } from '../../lib/errors.js'
import { checkPatience } from '../../lib/patience.js'
import type { Ctx } from '../context.js'
import { stateOf } from '../db/catalogue-changes.js'
import type { Db } from '../db/open.js'
import * as store from './admission-store.js'
import { type Allow, describe, mayCall, open } from './permissions.js'
import { notReady } from './problem-body.js'

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller
    /** a copy begins here: its caller is not served by a replica that lacks something from before this answer */
    startsCopy: boolean
  }
  interface FastifyContextConfig {
    /** who may call: an entry of `can`, or `open` */
    allow?: Allow
    /** an open call whose caller signs it: the scheme of the reference that says how */
    signedBy?: 'settlement'
    /** codes this operation can answer beside the common ones, for the reference */
    errors?: readonly import('../../lib/errors.js').ErrorCode[]
    /** where the key may be besides the usual headers */
    apiKeyIn?: 'bearer' | 'query'
    /** the answer has an ETag, although the call takes no If-Match; for the reference */
    tagged?: boolean
    /** not in the reference (console files, health) */
    hidden?: boolean
  }
}

interface Admitted<I> {
  identity: I
  seen: NonNullable<Caller['seen']>
  /** number of earlier requests in this window */
  earlier: number
}

/**
 * Authenticates the caller and checks the rate limit, in one statement for all requests that arrive together. Nothing is cached, so every
 * process refuses a revoked key or session at once.
 */
function admitter<A, I extends store.Identity>(
  db: Db,
  keyOf: (asked: A | I) => string,
  admit: (lookups: (A & { requests: number })[]) => Promise<I[]>,
): (lookup: A) => Promise<Admitted<I> | undefined> {
  return batcher<A, Admitted<I> | undefined>(
    async (lookups) => {
      const distinct = new Map<string, A & { requests: number }>()
      const keys = lookups.map(keyOf)
      lookups.forEach((lookup, index) => {
        const key = keys[index] as string
        const entry = distinct.get(key)
        if (entry) entry.requests++
        else distinct.set(key, { ...lookup, requests: 1 })
      })
      const found = new Map<string, Admitted<I>>()
      const at = performance.now()
      const { found: identities, stateFrom } = await stateOf(db, () => admit([...distinct.values()]))
      for (const identity of identities) {
        const key = keyOf(identity)
        found.set(key, {
          identity,
          seen: { changes: stateFrom(identity.changes), at },
          earlier: identity.used - (distinct.get(key)?.requests ?? 0),
        })
      }
      return keys.map((key) => {
        const admitted = found.get(key)
        return admitted && { identity: admitted.identity, seen: admitted.seen, earlier: admitted.earlier++ }
      })
    },
    // One at a time: while it is under way, those who come gather for the next. One that hangs does not keep everybody out.
    { size: 500, concurrency: 1, timeoutMillis: 1_000 },
  )
}

function limitRate(ctx: Ctx, reply: FastifyReply, usage: store.RateUsage, earlier: number, limit: number, at: Date): void {
  // Clamped, because the clocks of the processes may differ slightly.
  const reset = Math.min(
    store.windowSeconds,
    Math.max(1, Math.ceil((usage.started.getTime() + store.windowSeconds * 1000 - at.getTime()) / 1000)),
  )
  reply.header('RateLimit-Policy', `"default";q=${limit};w=${store.windowSeconds}`)
  reply.header('RateLimit', `"default";r=${Math.max(0, limit - earlier - 1)};t=${reset}`)
  if (earlier >= limit) {
    ctx.log.debug({ bucket: usage.bucket }, 'rate limited')
    throw new Problem('rate_limited', {
      detail: `${limit} requests per minute are used up; the next window begins in ${reset} s.`,
      retryAfter: reset,
    })
  }
}

function credentialsOf(req: FastifyRequest): { key?: string; token?: string } | undefined {
  const header = req.headers['x-api-key']
  if (typeof header === 'string' && header !== '') return { key: header }
  const [scheme = '', value = ''] = (req.headers.authorization ?? '').split(' ', 2)
  const apiKeyIn = req.routeOptions.config.apiKeyIn
  if (value !== '' && scheme.toLowerCase() === 'apikey') return { key: value }
  // Many tools support no other scheme. A login token contains full stops, a key never does.
  if (value !== '' && scheme.toLowerCase() === 'bearer')
    return apiKeyIn === 'bearer' || parseApiKey(value) ? { key: value } : { token: value }
  const query = (req.query as { apiKey?: unknown } | undefined)?.apiKey
  if (apiKeyIn === 'query' && typeof query === 'string' && query !== '') return { key: query }
  return undefined
}

function fromAllowedAddress(list: string[], address: string): boolean {
  const allowed = new BlockList()
  for (const entry of list) {
    const [network = '', bits] = entry.split('/')
    const family = isIP(network) === 6 ? 'ipv6' : 'ipv4'
    if (bits === undefined) allowed.addAddress(network, family)
    else allowed.addSubnet(network, Number(bits), family)
  }
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return allowed.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
const refused = (): Problem => new Problem('invalid_credentials')

type Standing = Pick<store.Credential, 'client_status' | 'party_status' | 'active_until' | 'revoked' | 'expires'> & {
  parent_revoked?: Date | null
}

function checkActive(identity: Standing, at: Date): void {
  const isPast = (moment: Date | null) => moment !== null && moment <= at
  if (identity.client_status !== 'active' || identity.party_status !== 'active' || isPast(identity.active_until)) throw refused()
  if (identity.revoked !== null || (identity.parent_revoked ?? null) !== null || isPast(identity.expires)) throw refused()
}

function checkKey({ ip_allow, roles }: Pick<store.Credential, 'ip_allow' | 'roles'>, address: string): void {
  if (ip_allow.length > 0 && !fromAllowedAddress(ip_allow, address))
    throw new Problem('invalid_credentials', { detail: 'This key may not be used from this address.' })
  if (!roles.includes('api')) throw forbidden('This client lacks the role api, which using API keys needs.')
}

type Lasting = Pick<FastifyRequest, 'caller' | 'ip'>

const rightsOf = ({
  scope,
  roles,
  distributor_id,
  supplier_id,
}: Pick<Caller, 'scope' | 'roles' | 'distributor_id' | 'supplier_id'>): string =>
  JSON.stringify([scope, roles, distributor_id, supplier_id])

/** Of the requests whose answers take long, those that would be refused now, and those whose caller has other rights now. */
export async function noLongerAdmitted<R extends Lasting>(ctx: Ctx, requests: readonly R[]): Promise<R[]> {
  const present = (ids: (string | null | undefined)[]) => [...new Set(ids.filter((id) => typeof id === 'string'))]
  const found = await store.readCredentials(ctx.db, {
    keys: present(requests.map(({ caller }) => caller.key_id)),
    sessions: present(requests.map(({ caller }) => caller.session_id)),
  })
  const byId = new Map(found.map((credential) => [credential.id, credential]))
  const at = ctx.now()
  const isAdmitted = ({ caller, ip }: R): boolean => {
    const credential = byId.get(caller.key_id ?? caller.session_id ?? '')
    if (!credential) return false
    checkActive(credential, at)
    if (caller.key_id !== undefined) checkKey(credential, ip)
    return rightsOf(credential) === rightsOf(caller)
  }
  return requests.filter((request) => {
    try {
      return !isAdmitted(request)
    } catch (error) {
      if (error instanceof Problem) return true
      throw error
    }
  })
}

export const admission = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const { db, config } = ctx
  // The bucket contains the hash, so that requests with a wrong secret are counted apart from those with the right one.
  const byKey = admitter<{ id: string; hash: Buffer }, store.KeyIdentity>(
    db,
    ({ id, hash }) => id + hash.toString('latin1'),
    (lookups) => store.admitKeys(db, lookups, ctx.now()),
  )
  const bySession = admitter<{ id: string }, store.SessionIdentity>(
    db,
    ({ id }) => id,
    (lookups) => store.admitSessions(db, lookups, ctx.now()),
  )
  const touched = new Map<string, number>()

  function touch(keyId: string, at: Date): void {
    if (at.getTime() - (touched.get(keyId) ?? 0) < 60_000) return
    touched.set(keyId, at.getTime())
    store.touchKeys(db, [keyId], at).catch((error: unknown) => ctx.log.warn({ err: error }, 'last use of a key not noted'))
  }

  async function admitKey(req: FastifyRequest, reply: FastifyReply, text: string, at: Date): Promise<Caller> {
    const key = parseApiKey(text)
    if (!key) throw refused()
    const hash = sha256(key.secret)
    const admitted = await byKey({ id: key.key_id, hash })
    if (!admitted || !sameBytes(admitted.identity.hash, hash)) throw refused()
    const { identity, earlier, seen } = admitted
    checkActive(identity, at)
    checkKey(identity, req.ip)
    limitRate(ctx, reply, identity, earlier, config.RATE_LIMIT_PER_MINUTE, at)
    touch(key.key_id, at)
    return noted(callerOf(req, identity, seen, 'key', null), identity)
  }

  async function admitToken(req: FastifyRequest, reply: FastifyReply, token: string, at: Date): Promise<Caller> {
    const claims = await ctx.tokens.verify(token, at)
    const admitted = claims && (await bySession({ id: claims.session_id }))
    if (!claims || !admitted) throw refused()
    const { identity, earlier, seen } = admitted
    if (identity.client_id !== claims.client_id) throw refused()
    checkActive(identity, at)
    limitRate(ctx, reply, identity, earlier, config.RATE_LIMIT_PER_MINUTE, at)
    return noted(callerOf(req, identity, seen, 'token', identity.impersonator_client_id), identity)
  }

  /** Only where there is a replica: its reads depend on the caller's changes. */
  const buckets = new WeakMap<Caller, string>()
  function noted(caller: Caller, { bucket, written }: store.RateUsage): Caller {
    if (!ctx.reads.hasReplica) return caller
    buckets.set(caller, bucket)
    caller.written = written
    return caller
  }
  if (ctx.reads.hasReplica)
    app.addHook('onSend', async (req, reply) => {
      const bucket = req.caller && buckets.get(req.caller)
      const marks = !safeMethods.has(req.method) || req.startsCopy
      if (bucket === undefined || !marks || reply.statusCode >= 400) return
      await store.noteWritten(db, bucket)
    })

  app.decorateRequest('caller')
  app.decorateRequest('startsCopy', false)
  app.addHook('onRequest', async (req, reply) => {
    const { allow } = req.routeOptions.config
    if (req.is404 || allow === undefined || allow === open) return
    if (!ctx.ready.current) throw notReady(ctx.ready)
    const credentials = credentialsOf(req)
    if (!credentials) throw new Problem('unauthenticated')
    const at = ctx.now()
    req.caller =
      credentials.key !== undefined
        ? await admitKey(req, reply, credentials.key, at)
        : await admitToken(req, reply, credentials.token ?? '', at)
    // The time until here was spent in the queue for the database. The body, which may be slow to arrive, is not read yet.
    checkPatience(req.caller, reply.elapsedTime, config.QUEUE_TIMEOUT_MS)
    if (!mayCall(req.caller, allow)) throw forbidden(`This call is for: ${describe(allow)}.`)
  })

  // A route without `allow` stops the start, so that none is open by mistake.
  app.addHook('onRoute', (route) => {
    if (route.config?.allow === undefined) throw new Error(`${String(route.method)} ${route.url} does not say who may call it`)
  })
})

function callerOf(
  req: FastifyRequest,
  identity: store.Identity,
  seen: Caller['seen'],
  via: Caller['via'],
  impersonator: string | null,
): Caller {
  const { socket } = req.raw
  return {
    client_id: identity.client_id,
    scope: identity.scope,
    roles: identity.roles,
    distributor_id: identity.distributor_id,
    supplier_id: identity.supplier_id,
    language: identity.language,
    impersonator_client_id: impersonator,
    via,
    session_id: via === 'token' ? identity.id : null,
    key_id: via === 'key' ? identity.id : undefined,
    seen,
    hasGone: () => socket.destroyed,
  }
}

/** For calls without a client, such as login: counted per address, or network of an IPv6 address. */
export async function limitAddress(ctx: Ctx, req: FastifyRequest, reply: FastifyReply, purpose: string, limit: number): Promise<void> {
  const at = ctx.now()
  const usage = await store.countRequest(ctx.db, `${purpose}:${networkOf(req.ip)}`, at)
  limitRate(ctx, reply, usage, usage.used - 1, limit, at)
}
