import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { OpenSpan } from '../../lib/tracing.js'
import type { Ctx } from '../context.js'

/** A span for each request. Its trace is the caller's, if the request has a `traceparent`. The route is named, never the URL. */
export const tracing = fp(async (app: FastifyInstance, { ctx: { tracer } }: { ctx: Ctx }) => {
  if (!tracer) return
  const spans = new WeakMap<FastifyRequest, OpenSpan>()
  app.addHook('onRequest', (req, _reply, done) => {
    const route = req.routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': req.method, 'http.route': route, 'allotment.request_id': req.id }
    const header = req.headers.traceparent
    const span = tracer.begin(`${req.method} ${route}`, 'server', attributes, typeof header === 'string' ? header : undefined)
    spans.set(req, span)
    span.within(done)
  })
  app.addHook('onResponse', async (req, reply) => {
    const attributes = { 'http.response.status_code': reply.statusCode, 'allotment.client_id': req.caller?.client_id }
    spans.get(req)?.end({ failed: reply.statusCode >= 500, attributes })
  })
})
