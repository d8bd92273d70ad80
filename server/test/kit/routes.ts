import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { buildApp } from '../../src/app.js'
import type { Ctx } from '../../src/context.js'
import { createMetrics } from '../../src/lib/metrics.js'

export interface Route {
  method: string
  url: string
  tags: string[]
}

/** Every route of the app, those that the reference does not show included; HEAD comes with each GET and is left out. */
export async function everyRoute(ctx: Ctx): Promise<Route[]> {
  const found: Route[] = []
  let watching = true
  // Fastify announces each new instance: the only moment before the app's own routes are registered.
  subscribe('fastify.initialization', (message) => {
    if (!watching) return
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', ({ method, url, schema }: RouteOptions) => {
      const tags = [...((schema as { tags?: string[] } | undefined)?.tags ?? [])]
      for (const one of [method].flat()) if (one !== 'HEAD') found.push({ method: one, url, tags })
    })
  })
  // With figures of its own: each is registered once.
  const app = await buildApp({ ...ctx, metrics: createMetrics() })
  watching = false
  await app.ready()
  await app.close()
  return found
}
