import { subscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { buildApp } from '../../src/app.js'
import { createMetrics } from '../../src/lib/metrics.js'
import type { Ctx } from '../../src/platform/context.js'
import type { ListSpec } from '../../src/platform/db/list.js'

export interface Route {
  method: string
  url: string
  tags: string[]
  /** of a list: its filters and sortings */
  list?: ListSpec
  /** whether it accepts a body */
  hasBody: boolean
  /** whether it takes If-Match */
  isGuarded: boolean
  /** media types of the body, if not JSON */
  consumes: string[] | undefined
}

/** The definition of every list that the app serves. */
export async function everyList(ctx: Ctx): Promise<ListSpec[]> {
  return [...new Set((await everyRouteOptions(ctx)).flatMap(({ config }) => config?.list ?? []))]
}

/** Every route of the app, also those that are not in the reference; HEAD, which comes with each GET, is left out. */
export async function everyRoute(ctx: Ctx): Promise<Route[]> {
  return (await everyRouteOptions(ctx)).flatMap(({ method, url, schema, config }) => {
    const { tags = [], body, consumes } = (schema ?? {}) as { tags?: string[]; body?: unknown; consumes?: string[] }
    const isGuarded = config?.errors?.includes('precondition_failed') === true
    const route = { url, tags: [...tags], hasBody: body !== undefined, isGuarded, consumes, ...(config?.list ? { list: config.list } : {}) }
    return [method].flat().flatMap((one) => (one === 'HEAD' ? [] : [{ method: one, ...route }]))
  })
}

let known: Promise<RouteOptions[]> | undefined
/** Read once for all files of this process: every app has the same. */
function everyRouteOptions(ctx: Ctx): Promise<RouteOptions[]> {
  known ??= readRouteOptions(ctx)
  return known
}

async function readRouteOptions(ctx: Ctx): Promise<RouteOptions[]> {
  const found: RouteOptions[] = []
  let watching = true
  // Fastify reports each new instance: the only moment before the app registers its routes.
  subscribe('fastify.initialization', (message) => {
    if (!watching) return
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route: RouteOptions) => void found.push(route))
  })
  // With its own metrics: each can be registered once.
  const app = await buildApp({ ...ctx, metrics: createMetrics() })
  watching = false
  await app.ready()
  await app.close()
  return found
}
