import type { FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '../../lib/errors.js'
import { Gone } from '../../lib/schema.js'
import { limitAddress } from '../../platform/http/admission.js'
import { change } from '../../platform/http/idempotency.js'
import { can, open } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { Impersonation, Login, LoginResult, Refresh } from './schema.js'
import * as service from './service.js'

const cookie = 'allotment_refresh'

/** The console sends `X-Session: cookie` to get its refresh token as a cookie that scripts cannot read. */
const wantsCookie = (req: FastifyRequest): boolean => req.headers['x-session'] === 'cookie'
const fromCookie = (req: FastifyRequest): string | undefined =>
  req.headers.cookie
    ?.split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${cookie}=`))
    ?.slice(cookie.length + 1)

export const credentialRoutes: Routes = async (app, { ctx }) => {
  const secure = ctx.config.PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  const setCookie = (reply: FastifyReply, value: string, seconds: number) =>
    reply.header('Set-Cookie', `${cookie}=${value}; Path=/v1/login; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`)

  function answer(req: FastifyRequest, reply: FastifyReply, { result, refreshToken }: service.Tokens) {
    if (!wantsCookie(req)) return { ...result, refresh_token: refreshToken }
    setCookie(reply, refreshToken, 30 * 86_400)
    return { ...result, refresh_token: null }
  }

  app.post(
    '/v1/login',
    {
      schema: { tags: ['session'], summary: 'Log in with a username and a password', body: Login, response: { 200: LoginResult } },
      config: { allow: open, errors: ['invalid_credentials', 'too_many_attempts', 'rate_limited'] },
    },
    async (req, reply) => {
      await limitAddress(ctx, req, reply, 'login', ctx.config.LOGIN_LIMIT_PER_MINUTE)
      return answer(req, reply, await service.login(ctx, req.body))
    },
  )

  app.post(
    '/v1/login/refresh',
    {
      schema: { tags: ['session'], summary: 'Exchange a refresh token for new tokens', body: Refresh, response: { 200: LoginResult } },
      config: { allow: open, errors: ['unauthenticated', 'invalid_credentials', 'rate_limited'] },
    },
    async (req, reply) => {
      await limitAddress(ctx, req, reply, 'login', ctx.config.LOGIN_LIMIT_PER_MINUTE)
      const token = req.body.refresh_token ?? (wantsCookie(req) ? fromCookie(req) : undefined)
      if (token === undefined)
        throw new Problem('unauthenticated', { detail: 'There is no refresh token in the body, nor a session cookie.' })
      return answer(req, reply, await service.refresh(ctx, token, req.body.refresh_token === undefined))
    },
  )

  app.patch(
    '/v1/login',
    {
      schema: { tags: ['session'], summary: 'Act as another client', body: Impersonation, response: { 200: LoginResult } },
      config: { allow: can.impersonate, errors: ['impersonation_forbidden', 'client_not_found'] },
    },
    (req, reply) => change(ctx, req, reply, 200, (trx) => service.impersonate(ctx, trx, req.caller, req.body.target_client_id)),
  )

  app.delete(
    '/v1/login',
    {
      schema: { tags: ['session'], summary: 'Log out: the session and its refresh tokens end', response: { 204: Gone } },
      config: { allow: can.useSession, unkeyed: true },
    },
    async (req, reply) => {
      await service.logout(ctx, req.caller)
      // After impersonation ends, the administrator stays signed in: the cookie belongs to the administrator.
      if (req.caller.impersonator_client_id === null) setCookie(reply, '', 0)
      return reply.code(204).send(null)
    },
  )
}
