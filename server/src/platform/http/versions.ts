import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import fp from 'fastify-plugin'
import { Problem } from '../../lib/errors.js'
import type { CallChange, Deprecation, Lifecycle } from './lifecycle.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** index of the request's version; 0 is the oldest */
    apiVersion: number
    /** the version differs from the newest in this call, so cached answers cannot be used */
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

const linkTo = (successor: string, req: FastifyRequest): string =>
  `<${filled(successor, req.params as Record<string, string>)}>; rel="successor-version"`

/** Partner protocols have their own versions; pages outside the API have none. */
const isVersioned = (url: string | undefined): boolean => url?.startsWith('/v1/') === true

type Hook = 'onRequest' | 'preValidation' | 'onSend'
/** Runs after the route's own hooks and before those of plugins registered later, such as compression. */
function addHook(route: RouteOptions, name: Hook, hook: unknown): void {
  Object.assign(route, { [name]: [...[(route[name] as unknown) ?? []].flat(), hook] })
}

/** A change of the call, with the index of its version. */
type Placed = CallChange & { place: number }

/** Serves every version of the API and announces deprecations. Must be registered before the routes. */
export const versions = fp(async (app: FastifyInstance, { versions, deprecations }: Lifecycle) => {
  const dates = versions.map(({ date }) => date)
  const oldVersions = new Map(deprecations.flatMap((one) => ('version' in one ? [[one.version, one] as const] : [])))
  const oldCalls = new Map(deprecations.flatMap((one) => ('url' in one ? [[one.url, one] as const] : [])))

  app.decorateRequest('apiVersion', versions.length - 1)
  app.decorateRequest('isTranslated', false)
  app.addHook('onRequest', (req, reply, done) => {
    if (isVersioned(req.routeOptions.url)) answerVersion(req, reply)
    done()
  })
  function answerVersion(req: FastifyRequest, reply: FastifyReply): void {
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
    // Here and not in a hook of the route, which would run after the check of credentials and be missing in refusals.
    const endingCall = oldCalls.get(req.routeOptions.url ?? '')
    if (endingCall) reply.headers({ ...endingHeaders(endingCall), Link: linkTo(endingCall.successor, req) })
  }

  app.addHook('onRoute', (route) => {
    if (oldCalls.has(route.url) && route.schema) route.schema = { ...route.schema, deprecated: true }
    const changes = versions.flatMap(({ changes: all }, place) =>
      all.filter(({ url, method }) => url === route.url && [route.method].flat().includes(method)).map((change) => ({ ...change, place })),
    )
    if (changes.length > 0) translate(route, changes)
  })
})

/** Converts through each version between the caller's and the newest: requests upwards, answers downwards. */
function translate(route: RouteOptions, changes: readonly Placed[]): void {
  const since = (req: FastifyRequest): Placed[] => changes.filter(({ place }) => place > req.apiVersion)
  addHook(route, 'onRequest', async (req: FastifyRequest) => {
    const steps = since(req)
    if (steps.length === 0) return
    req.isTranslated = true
    // An ETag is made from the newest form, so it cannot tell whether the caller has this one.
    delete req.headers['if-none-match']
    for (const { query } of steps) if (query) req.query = query(req.query as Record<string, unknown>)
  })
  addHook(route, 'preValidation', async (req: FastifyRequest) => {
    for (const { body } of since(req)) if (body) req.body = body(req.body)
  })
  addHook(route, 'onSend', async (req: FastifyRequest, reply: FastifyReply, payload: unknown) => {
    const isAnswer = reply.statusCode < 300 && String(reply.getHeader('content-type')).startsWith('application/json')
    if (!req.isTranslated || !isAnswer || !(typeof payload === 'string' || Buffer.isBuffer(payload))) return payload
    const older = since(req).reduceRight((newer: unknown, { answer }) => (answer ? answer(newer) : newer), JSON.parse(String(payload)))
    reply.removeHeader('content-length')
    return JSON.stringify(older)
  })
}
