import type { FastifyRequest } from 'fastify'
import Type from 'typebox'
import { bytesOf } from '../../lib/threads.js'
import { publicJson } from '../../platform/http/encoded.js'
import { can, open } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { openStreams, sendEvents } from '../../platform/http/streams.js'
import { asyncapiJson } from './asyncapi.js'
import { parseRequest } from './request.js'
import { Changes, ChangesQuery } from './schema.js'
import { openFeed } from './service.js'

/** The longest duration of a stream. */
const streamMillis = 5 * 60_000
/** Bytes of a stream that are prepared ahead of the client. */
const aheadBytes = 64 * 1024
/** Most open streams of one process, for all organisations together. */
const maxStreams = 10_000

const isStream = (accept: string | undefined): boolean => /\btext\/event-stream\b/.test(accept ?? '')

/** Streams and requests that wait for changes have places of their own. */
const isOpenEnded = ({ headers, query }: Pick<FastifyRequest, 'headers' | 'query'>): boolean =>
  isStream(headers.accept) || ((query as ChangesQuery).wait ?? 0) > 0

export const changesRoutes: Routes = async (app, { ctx }) => {
  const feed = openFeed(ctx)
  const openStream = openStreams(app, ctx, {
    ...{ total: maxStreams, each: ctx.config.CHANGES_STREAMS, millis: streamMillis },
    what: 'streams of changes',
  })
  // After the streams have ended: hooks run in the order in which they were added.
  app.addHook('preClose', async () => feed.close())

  app.get(
    '/v1/changes',
    {
      schema: {
        tags: ['changes'],
        summary: 'Read what changed, in order and without a gap',
        description: [
          'Every change that you may see, at least once: tickets with stock, price and status, events, translations, reservations, booking orders, sales, allotments and ticket files.',
          'Go on with the `cursor` of each answer. Entries say what changed; read the resource for its values, or ask for `include=full`.',
          'With `Accept: text/event-stream` the same comes as server-sent events: `event` is the type, `data` the entry. `id` is a cursor; it comes with every twentieth change of many, and alone after the last change that is ready. Go on with `Last-Event-ID`. A stream ends after five minutes at most: connect again.',
        ].join(' '),
        querystring: ChangesQuery,
        produces: ['application/json', 'text/event-stream'],
        response: { 200: Changes },
      },
      config: { allow: can.readChanges, turn: isOpenEnded, errors: ['invalid_change_cursor', 'change_cursor_expired', 'too_many_at_once'] },
    },
    async (req, reply) => {
      const isStreamed = isStream(req.headers.accept)
      const last = req.headers['last-event-id']
      const query = isStreamed && typeof last === 'string' && last !== '' ? { ...req.query, after: last } : req.query
      const asked = await parseRequest(ctx, req.caller, query)
      // The lists that its caller reads next show everything that the feed leaves out from here on.
      req.startsCopy = asked.isStart
      const { wait = 0 } = query
      if (!isStreamed) {
        const body = await (wait === 0 ? feed.read(asked) : feed.readWaiting(asked, wait, openStream(req, reply)))
        return reply.type('application/json; charset=utf-8').send(bytesOf(body) as never)
      }
      const stop = openStream(req, reply)
      return sendEvents(req, reply, feed.stream(asked, stop), aheadBytes)
    },
  )

  const notifications = publicJson(() => asyncapiJson(ctx.config.PUBLIC_URL))
  app.get(
    '/asyncapi.json',
    {
      schema: {
        tags: ['service'],
        summary: 'The description of webhooks and of the changes feed, AsyncAPI 3.0',
        response: { 200: Type.Unsafe<string>({ type: 'object', examples: [{ asyncapi: '3.0.0' }] }) },
      },
      config: { allow: open },
    },
    async (req, reply) => notifications(req, reply) as never,
  )
}
