import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { Problem } from '../../lib/errors.js'
import type { CallChange, Deprecation, Lifecycle } from './lifecycle.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** place of the version this request is made in, from 0 for the oldest */
    apiVersion: number
    /** its version differs from the newest in this very call: then what others were answered is of no use to it */
    isTranslated: boolean
  }
}

const midnight = (day: string): Date => new Date(`${day}T00:00:00Z`)
const endingHeaders = ({ since, sunset }: Deprecation): Record<string, string> => ({
  Deprecation: `@${midnight(since).getTime() / 1000}`,
  Sunset: midnight(sunset).toUTCString(),
})

const filled = (pattern: string, params: Record<string, string>): string =>
  pattern.replace(/:(\w+)/g, (_all, name: string) => encodeURIComponent(params[name] ?? ''))

/** Partner protocols have versions of their own, and what is served beside the API has none. */
const isVersioned = (url: string | undefined): boolean => url?.startsWith('/v1/') === true

type Hook = 'onRequest' | 'preValidation' | 'onSend'
/** After the hooks that the route has itself, before those of plugins that are registered later, such as compression. */
function addHook(route: RouteOptions, name: Hook, hook: unknown): void {
  Object.assign(route, { [name]: [...[(route[name] as unknown) ?? []].flat(), hook] })
}

/** A change of the call, with the place of the version that made it. */
type Placed = CallChange & { place: number }

/** Speaks every version of the API to whoever asks for it, and tells of what is on its way out. Must come before the routes. */
export const versions = fp(async (app: FastifyInstance, { versions, deprecations }: Lifecycle) => {
  const dates = versions.map(({ date }) => date)
  const oldVersions = new Map(deprecations.flatMap((one) => ('version' in one ? [[one.version, one] as const] : [])))
  const oldCalls = new Map(deprecations.flatMap((one) => ('url' in one ? [[one.url, one] as const] : [])))

  app.decorateRequest('apiVersion', versions.length - 1)
  app.decorateRequest('isTranslated', false)
  app.addHook('onRequest', async (req, reply) => {
    if (!isVersioned(req.routeOptions.url)) return
    const given = req.headers['api-version']
    req.apiVersion = given === undefined ? 0 : dates.indexOf(String(given))
    if (req.apiVersion < 0)
      throw new Problem('unknown_api_version', {
        detail: `There is no version ${JSON.stringify(String(given).slice(0, 40))} of this API. There are: ${dates.join(', ')}.`,
        facts: { api_versions: dates },
      })
    const date = dates[req.apiVersion] as string
    reply.header('Api-Version', date)
    const ending = oldVersions.get(date)
    if (ending) reply.headers(endingHeaders(ending))
  })

  app.addHook('onRoute', (route) => {
    const ending = oldCalls.get(route.url)
    if (ending && 'url' in ending) announce(route, ending)
    const changes = versions.flatMap(({ changes: all }, place) =>
      all.filter(({ url, method }) => url === route.url && [route.method].flat().includes(method)).map((change) => ({ ...change, place })),
    )
    if (changes.length > 0) translate(route, changes)
  })
})

function announce(route: RouteOptions, ending: Deprecation & { successor: string }): void {
  if (route.schema) route.schema = { ...route.schema, deprecated: true }
  addHook(route, 'onRequest', async (req: FastifyRequest, reply: FastifyReply) => {
    const link = `<${filled(ending.successor, req.params as Record<string, string>)}>; rel="successor-version"`
    reply.headers({ ...endingHeaders(ending), Link: link })
  })
}

/** Step by step through the versions between the caller's and the newest: up for what is asked, down for what is answered. */
function translate(route: RouteOptions, changes: readonly Placed[]): void {
  const since = (req: FastifyRequest): Placed[] => changes.filter(({ place }) => place > req.apiVersion)
  addHook(route, 'onRequest', async (req: FastifyRequest) => {
    const steps = since(req)
    if (steps.length === 0) return
    req.isTranslated = true
    // A tag is made from the newest form: it cannot tell whether the caller has this one.
    delete req.headers['if-none-match']
    for (const { query } of steps) if (query) req.query = query(req.query as Record<string, unknown>)
  })
  addHook(route, 'preValidation', async (req: FastifyRequest) => {
    for (const { body } of since(req)) if (body) req.body = body(req.body)
  })
  addHook(route, 'onSend', async (req: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const isAnswer = reply.statusCode < 300 && String(reply.getHeader('content-type')).startsWith('application/json')
    if (!req.isTranslated || !isAnswer || typeof payload !== 'string') return payload
    const older = since(req).reduceRight((newer: unknown, { answer }) => (answer ? answer(newer) : newer), JSON.parse(payload))
    reply.removeHeader('content-length')
    return JSON.stringify(older)
  })
}
