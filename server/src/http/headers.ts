import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import type { Config } from '../config.js'
import type { Ctx } from '../context.js'
import { version } from '../lib/version.js'

const apiPolicy = "default-src 'none'; frame-ancestors 'none'"
/** Pages load their own files only; components set style attributes, hence inline styles, but never inline scripts. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; font-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

/** What every answer carries, whatever became of the request. */
export const standardHeaders = (config: Config, id: string): Record<string, string> => ({ ...fixedHeaders(config), 'X-Request-Id': id })

const fixedHeaders = ({ PUBLIC_URL }: Config): Record<string, string> => ({
  'X-Service-Version': version,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Content-Security-Policy': apiPolicy,
  'Cache-Control': 'no-store',
  ...(PUBLIC_URL.startsWith('https:') ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
})

export const headers = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const origins = new Set(ctx.config.CORS_ORIGINS)

  const fixed = fixedHeaders(ctx.config)
  app.addHook('onRequest', async (req, reply) => {
    reply.headers(fixed).header('X-Request-Id', req.id)
    // Whoever keeps an answer must know that another origin may get another one.
    if (origins.size > 0) reply.header('Vary', 'Origin')
    const { origin } = req.headers
    if (origin !== undefined && origins.has(origin)) {
      reply.headers({
        'Access-Control-Allow-Origin': origin,
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

  // Whose request is answered during a stop must not keep the connection, or the stop waits for it to fall idle and time out.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_req, reply, payload, done) => {
    if (closing) reply.header('Connection', 'close')
    done(null, payload)
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
