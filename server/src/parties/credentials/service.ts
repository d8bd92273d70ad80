import { hash, verify } from 'argon2'
import type { Caller } from '../../lib/caller.js'
import { randomToken, sha256 } from '../../lib/crypto.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { inSmallLetters } from '../../lib/spelling.js'
import { dayMillis, wireTime } from '../../lib/time.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Db, Trx } from '../../platform/db/open.js'
import type { Login, LoginResult } from './schema.js'
import * as store from './store.js'

const accessSeconds = 15 * 60
const refreshDays = 30

/** argon2id, about 20 ms. */
export const hashPassword = (password: string): Promise<string> => hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })

let decoy: Promise<string> | undefined
/** A hash to verify against when the user does not exist, so that the response time does not reveal it. */
const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword(randomToken(16))
  return decoy
}

const refused = (): Problem =>
  new Problem('invalid_credentials', { detail: 'The username or the password is wrong, or the account is not active.' })

/** Also used for unknown usernames, which are locked like known ones. */
const lockedOut = (seconds: number, lockMinutes: number): Problem =>
  new Problem('too_many_attempts', {
    detail: `${store.maxFailures} attempts to log in failed. The lock lasts ${counted(lockMinutes, 'minute')}; it ends in ${counted(seconds, 'second')}.`,
    retryAfter: seconds,
    facts: { lock_minutes: lockMinutes },
  })
const counted = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`

const inDays = (at: Date, days: number): Date => new Date(at.getTime() + days * dayMillis)
const inSeconds = (at: Date, seconds: number): Date => new Date(at.getTime() + seconds * 1000)

export const isActive = (who: Pick<store.LoginClient, 'client_status' | 'party_status' | 'active_until'>, at: Date): boolean =>
  who.client_status === 'active' && who.party_status === 'active' && (who.active_until === null || who.active_until > at)

export interface Tokens {
  result: LoginResult
  refreshToken: string
}

/**
 * Under which attempts to log in are counted, whether there is such a user or not. In the small letters of the database, which finds the
 * user: no other spelling of a username gets attempts of its own.
 */
export const attemptsOf = (username: string): Buffer => sha256(inSmallLetters(username.trim()))

/** Counts an attempt to give a password. Refuses it if there were too many. */
export async function refuseLocked(ctx: Ctx, bucket: Buffer): Promise<void> {
  const { allowed, retryAfter } = await store.takeAttempt(ctx.db, bucket, ctx.now(), ctx.config.LOGIN_LOCK_MINUTES)
  if (!allowed) throw lockedOut(retryAfter, ctx.config.LOGIN_LOCK_MINUTES)
}

export async function login(ctx: Ctx, { username, password }: Login): Promise<Tokens> {
  const at = ctx.now()
  const usernameHash = attemptsOf(username)
  await refuseLocked(ctx, usernameHash)
  const client = await store.findLogin(ctx.db, username.trim())
  const right = await verify(client?.password_hash ?? (await decoyHash()), password)
  if (!client || !right || !client.password_hash || !isActive(client, at) || !client.roles.includes('portal')) throw refused()
  await store.clearAttempts(ctx.db, usernameHash)
  const session_id = newId('ses')
  const refreshToken = newRefreshToken()
  await ctx.db.transaction().execute((trx) =>
    store.openSession(
      trx,
      {
        session_id,
        client_id: client.client_id,
        impersonator_client_id: null,
        parent_session_id: null,
        created: at,
        expires: inDays(at, refreshDays),
      },
      sha256(refreshToken),
    ),
  )
  return { result: await loginResult(ctx, ctx.db, client.client_id, session_id, null, at), refreshToken }
}

const newRefreshToken = (): string => `rt_${randomToken(32)}`

/** How long a browser may send a cookie again whose successor it did not get. */
const lostAnswerMillis = 60_000

/**
 * A refresh token can be used once. If it is used again, it was stolen or leaked, so all tokens of the session are revoked. A browser whose page
 * is loaded again before the answer has come sends its cookie twice: that is accepted for a short time, as long as nobody has used the successor.
 */
export async function refresh(ctx: Ctx, token: string, isCookie: boolean): Promise<Tokens> {
  const at = ctx.now()
  const next = newRefreshToken()
  const session = await ctx.db.transaction().execute(async (trx) => {
    const found = await store.lockRefreshToken(trx, sha256(token))
    if (!found || found.revoked !== null || found.expires <= at) return undefined
    const isLate = isCookie && found.used !== null && at.getTime() - found.used.getTime() < lostAnswerMillis
    if (found.used !== null && !(isLate && (await store.replaceUnused(trx, found.session_id, found.used, at)))) {
      await store.revokeSession(trx, found.session_id, at)
      ctx.log.warn({ client_id: found.client_id }, 'a refresh token was used twice; its session is revoked')
      return undefined
    }
    if (!isActive(found, at)) return undefined
    await store.markRefreshUsed(trx, sha256(token), at)
    await store.addRefreshToken(trx, found.session_id, sha256(next), at)
    await store.extendSession(trx, found.session_id, inDays(at, refreshDays))
    return found
  })
  if (!session)
    throw new Problem('invalid_credentials', { detail: 'The refresh token is unknown, used, expired or revoked: log in again.' })
  return { result: await loginResult(ctx, ctx.db, session.client_id, session.session_id, null, at), refreshToken: next }
}

export async function logout(ctx: Ctx, caller: Caller): Promise<void> {
  const sessionId = requireSession(caller)
  await ctx.db.transaction().execute((trx) => store.revokeSession(trx, sessionId, ctx.now()))
}

export function requireSession(caller: Caller): string {
  if (caller.session_id === null)
    throw new Problem('forbidden', { detail: 'This call is about a login session; it was made with an API key.' })
  return caller.session_id
}

export async function impersonate(env: Env, trx: Trx, caller: Caller, targetId: string): Promise<LoginResult> {
  if (caller.session_id === null)
    throw new Problem('impersonation_forbidden', { detail: 'Impersonation needs a login token, not an API key.' })
  if (caller.impersonator_client_id !== null) throw new Problem('impersonation_forbidden', { detail: 'This token impersonates already.' })
  if (targetId === caller.client_id) throw invalid([fault('/target_client_id', 'self', 'is your own client')])
  const at = env.now()
  const target = await store.findStatus(trx, targetId)
  if (target?.client_status !== 'active') throw notFound('client', targetId)
  const session = {
    session_id: newId('ses'),
    client_id: targetId,
    impersonator_client_id: caller.client_id,
    parent_session_id: caller.session_id,
    created: at,
    expires: inSeconds(at, accessSeconds),
  }
  await store.openSession(trx, session, null)
  env.log.info({ client_id: targetId, impersonator_client_id: caller.client_id }, 'impersonation begins')
  return loginResult(env, trx, targetId, session.session_id, caller.client_id, at)
}

async function loginResult(
  env: Env,
  db: Db,
  clientId: string,
  sessionId: string,
  impersonator: string | null,
  at: Date,
): Promise<LoginResult> {
  const account = await store.readAccount(db, clientId, at)
  const access_token = await env.tokens.sign(
    { client_id: clientId, session_id: sessionId, impersonator_client_id: impersonator },
    at,
    accessSeconds,
  )
  return {
    username: account.username,
    access_token,
    account_type:
      account.scope === 'internal'
        ? 'operator'
        : account.scope === 'supplier'
          ? 'supplier'
          : account.supplier_id === null
            ? 'distributor'
            : 'distributor_supplier',
    client_id: clientId,
    distributor_id: account.distributor_id,
    distributor_name: account.distributor_name,
    distributor_status: account.distributor_status,
    business_segment: account.business_segment,
    scope: account.scope,
    expiry_date: wireTime(inSeconds(at, accessSeconds)),
    member_state: account.member_state,
    payment_segment: account.payment_segment,
    payment_condition: account.payment_condition,
    preferred_language: account.preferred_language ?? account.language,
    roles: account.roles,
    supplier_id: account.supplier_id,
    booking_id: account.booking_id,
    impersonator_client_id: impersonator,
    foreign_vat_numbers: account.foreign_vat_numbers,
    fxratemoment_id: account.fxratemoment_id,
    allowed_currencies: account.allowed_currencies ?? (account.default_currency ? [account.default_currency] : []),
  }
}
