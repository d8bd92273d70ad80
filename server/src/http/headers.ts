import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Ctx } from '../context.js'
import { version } from '../lib/version.js'

export const requestId = (): string => `req-${randomBytes(9).toString('base64url')}`

const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
/** Pages load their own files only; components set style attributes, hence inline styles, but never inline scripts. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export const headers = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const origins = new Set(
    ctx.config.CORS_ORIGINS.split(',')
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  const secure = ctx.config.PUBLIC_URL.startsWith('https:')

  app.addHook('onRequest', async (req, reply) => {
    reply.headers({
      'X-Request-Id': req.id,
      'X-Service-Version': version,
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Referrer-Policy': 'no-referrer',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Content-Security-Policy': apiPolicy,
      'Cache-Control': 'no-store',
    })
    if (secure) reply.header('Strict-Transport-Security', 'max-age=31536000; includeSubDomains')
    const { origin } = req.headers
    if (origin !== undefined && origins.has(origin)) {
      reply.headers({
        'Access-Control-Allow-Origin': origin,
        Vary: 'Origin',
        'Access-Control-Expose-Headers':
          'ETag, Location, X-Request-Id, X-Service-Version, RateLimit, RateLimit-Policy, Retry-After, Idempotent-Replayed',
      })
      if (req.method === 'OPTIONS') {
        reply.headers({
          'Access-Control-Allow-Methods': 'GET, POST, PUT, PATCH, DELETE',
          'Access-Control-Allow-Headers': 'Authorization, X-Api-Key, Content-Type, Idempotency-Key, If-Match, If-None-Match',
          'Access-Control-Max-Age': '600',
        })
        return reply.code(204).send()
      }
    }
  })

  app.addHook('onResponse', async (req, reply) => {
    const route = req.routeOptions.url ?? 'none'
    const seconds = reply.elapsedTime / 1000
    ctx.metrics.requests.observe({ method: req.method, route, status: reply.statusCode }, seconds)
    // The pattern, not the address: an address can carry a guest's token or a partner's key.
    ctx.log.info(
      {
        request_id: req.id,
        method: req.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        client_id: req.caller?.client_id,
      },
      'request',
    )
  })
})
