import Type from 'typebox'
import { Problem } from '../../lib/errors.js'
import { version } from '../../lib/version.js'
import { publicJson } from '../http/encoded.js'
import { open } from '../http/permissions.js'
import type { Routes } from '../http/routes.js'
import { descriptionAt } from './description.js'
import { unreadiness } from './readiness.js'
import { scraperCheck } from './scrape.js'

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
        summary: 'The service can serve: the database answers, accepts writes, and all preparation is done',
        response: { 200: Health },
      },
      config: { allow: open },
    },
    async () => {
      const problem = await unreadiness(ctx)
      if (problem) throw problem
      return { status: 'ready', version }
    },
  )

  const description = publicJson(() => descriptionAt(ctx.config.PUBLIC_URL))
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
    async (req, reply) => description(req, reply) as never,
  )

  const mayScrape = scraperCheck(ctx.config)
  app.get('/metrics', { config: { allow: open } }, async (req, reply) => {
    if (!mayScrape(req.raw))
      throw new Problem('forbidden', { detail: 'Metrics are for holders of METRICS_TOKEN, and for METRICS_PORT on the machine itself.' })
    return reply.header('content-type', ctx.metrics.registry.contentType).send(await ctx.metrics.registry.metrics())
  })
}
