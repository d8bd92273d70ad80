import { BlockList, isIP } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import Type from 'typebox'
import { open } from '../../http/permissions.js'
import { notReady } from '../../http/problem-body.js'
import type { Routes } from '../../http/routes.js'
import { sameBytes, sha256 } from '../../lib/crypto.js'
import { Problem } from '../../lib/errors.js'
import { version } from '../../lib/version.js'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
const isLoopback = (address: string): boolean => {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '')
  return loopback.check(plain, isIP(plain) === 6 ? 'ipv6' : 'ipv4')
}

const Health = Type.Object(
  { status: Type.String({ examples: ['ok'] }), version: Type.String({ examples: [version] }) },
  { title: 'Health' },
)

/** For load balancers, monitoring and integrators: no credentials, no secrets. */
export const serviceRoutes: Routes = async (app, { ctx }) => {
  app.get(
    '/healthz',
    { schema: { tags: ['service'], summary: 'The process runs', response: { 200: Health } }, config: { allow: open } },
    async () => ({ status: 'ok', version }),
  )

  app.get(
    '/readyz',
    {
      schema: {
        tags: ['service'],
        summary: 'The service can serve: the database answers and all preparation is done',
        response: { 200: Health },
      },
      config: { allow: open },
    },
    async () => {
      if (!ctx.ready.current) throw notReady()
      await sql`select 1`.execute(ctx.db)
      return { status: 'ready', version }
    },
  )

  app.get(
    '/openapi.json',
    {
      schema: {
        tags: ['service'],
        summary: 'This description, OpenAPI 3.1',
        response: { 200: Type.Unsafe<string>({ type: 'object', examples: [{ openapi: '3.1.0' }] }) },
      },
      config: { allow: open },
    },
    async (_req, reply) =>
      reply
        .header('content-type', 'application/json; charset=utf-8')
        .header('Cache-Control', 'public, max-age=60')
        .serializer((text: string) => text)
        .send(app.openapiJson()),
  )

  const tokenHash = ctx.config.METRICS_TOKEN === '' ? undefined : sha256(`Bearer ${ctx.config.METRICS_TOKEN}`)
  /** The socket's own address, not a forwarded one: a proxy on this machine must not open the figures to the world. */
  const mayScrape = (req: FastifyRequest): boolean => {
    if (tokenHash !== undefined && sameBytes(sha256(req.headers.authorization ?? ''), tokenHash)) return true
    return isLoopback(req.socket.remoteAddress ?? '') && req.headers['x-forwarded-for'] === undefined
  }
  app.get('/metrics', { config: { allow: open } }, async (req, reply) => {
    if (!mayScrape(req)) throw new Problem('forbidden', { detail: 'Metrics are for loopback, or for holders of METRICS_TOKEN.' })
    return reply.header('content-type', ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
  })
}
