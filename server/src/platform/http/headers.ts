import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import helmet, { type HelmetOptions } from 'helmet'
import { version } from '../../lib/version.js'
import type { Config } from '../config.js'
import type { Ctx } from '../context.js'

const none = ["'none'"]
const self = "'self'"
const apiPolicy = { 'default-src': none, 'frame-ancestors': none }

/** Pages load only their own files. Components set style attributes, so inline styles are allowed; inline scripts never are. */
export const pagePolicy = security({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      'default-src': none,
      'script-src': [self],
      'style-src': [self, "'unsafe-inline'"],
      'img-src': [self, 'data:', 'https:'],
      'font-src': [self, 'data:'],
      'connect-src': [self],
      'base-uri': none,
      'form-action': [self],
      'frame-ancestors': none,
    },
  },
})['Content-Security-Policy'] as string

/**
 * The headers of helmet, as a record. They are the same for every answer, so they are computed once. @fastify/helmet would compute the
 * policy for each request, and does not see requests that are refused before routing.
 */
function security(options: HelmetOptions): Record<string, string> {
  const set: Record<string, string> = {}
  const answer = { setHeader: (name: string, value: string) => Object.assign(set, { [name]: value }), removeHeader: () => {} }
  helmet(options)({} as never, answer as never, () => {})
  return set
}

/** Headers of every answer, also of errors. */
export const standardHeaders = (config: Config, id: string): Record<string, string> => ({ ...fixedHeaders(config), 'X-Request-Id': id })

const fixedHeaders = ({ PUBLIC_URL }: Config): Record<string, string> => ({
  'X-Service-Version': version,
  ...security({
    contentSecurityPolicy: { useDefaults: false, directives: apiPolicy },
    xFrameOptions: { action: 'deny' },
    strictTransportSecurity: PUBLIC_URL.startsWith('https:') ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    // Browsers apply these to pages only, so API answers do not need them.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  }),
  'Cache-Control': 'no-store',
})

export const headers = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const fixed = fixedHeaders(ctx.config)
  app.addHook('onRequest', (req, reply, done) => {
    reply.headers(fixed).header('X-Request-Id', req.id)
    done()
  })

  // CORS is off unless CORS_ORIGINS is set. OPTIONS is then answered like an unknown route.
  const origins = new Set(ctx.config.CORS_ORIGINS)
  if (origins.size > 0) {
    await app.register(cors, {
      origin: (origin, answer) => answer(null, origin !== undefined && origins.has(origin) ? origin : false),
      methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      allowedHeaders: ['Authorization', 'X-Api-Key', 'Content-Type', 'Idempotency-Key', 'If-Match', 'If-None-Match', 'Api-Version'],
      exposedHeaders: [
        'ETag',
        'Location',
        'X-Request-Id',
        'X-Service-Version',
        'RateLimit',
        'RateLimit-Policy',
        'Retry-After',
        'Idempotent-Replayed',
        'Api-Version',
        'Deprecation',
        'Sunset',
        'Link',
        'Allow',
      ],
      maxAge: 600,
      // An incomplete preflight request gets our answer instead of the plugin's error.
      strictPreflight: false,
    })
  }

  // Answers during shutdown close the connection. Otherwise the shutdown would wait until idle connections time out.
  let closing = false
  app.addHook('preClose', async () => {
    closing = true
  })
  app.addHook('onSend', (_req, reply, payload, done) => {
    if (closing || ctx.ready.draining) reply.header('Connection', 'close')
    done(null, payload)
  })

  app.addHook('onResponse', (req, reply, done) => {
    const route = req.routeOptions.url ?? 'none'
    const seconds = reply.elapsedTime / 1000
    ctx.metrics.requests.observe({ method: req.method, route, status: reply.statusCode }, seconds)
    if (reply.statusCode === 500) ctx.metrics.failures.inc()
    // The route pattern, not the URL: a URL can contain a guest's token or a partner's key.
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
    done()
  })
})
