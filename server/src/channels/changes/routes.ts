import { setMaxListeners } from 'node:events'
import { Readable } from 'node:stream'
import { places } from '../../lib/places.js'
import { openTail } from '../../platform/changes/tail.js'
import { can } from '../../platform/http/permissions.js'
import { placeFor } from '../../platform/http/places.js'
import type { Routes } from '../../platform/http/routes.js'
import { Changes, ChangesQuery } from './schema.js'
import * as service from './service.js'

/** The longest duration of a stream. The client then reconnects, and its permissions are checked again. */
const streamMillis = 5 * 60_000
/** How long a client has to read the end of its stream before the connection is cut. */
const graceMillis = 2_000
/** Bytes of a stream that are prepared ahead of the client. */
const aheadBytes = 64 * 1024
/** Most open streams of one process, for all organisations together. */
const maxStreams = 10_000

const isStream = (accept: string | undefined): boolean => /\btext\/event-stream\b/.test(accept ?? '')

export const changesRoutes: Routes = async (app, { ctx }) => {
  const tail = openTail(ctx)
  const open = places({ total: maxStreams, each: ctx.config.CHANGES_STREAMS })
  const running = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const finish of running) finish()
    tail.close()
  })

  app.get(
    '/v1/changes',
    {
      schema: {
        tags: ['changes'],
        summary: 'Read what changed, in order and without a gap',
        description: [
          'Every change that you may see, at least once: tickets with stock, price and status, events, translations, reservations, booking orders, sales and ticket files.',
          'Go on with the `cursor` of each answer. Entries say what changed; read the resource for its values, or ask for `include=full`.',
          'With `Accept: text/event-stream` the same comes as server-sent events: `id` is a cursor, `event` the type, `data` the entry; go on with `Last-Event-ID`. A stream ends after five minutes at most: connect again.',
        ].join(' '),
        querystring: ChangesQuery,
        produces: ['application/json', 'text/event-stream'],
        response: { 200: Changes },
      },
      config: { allow: can.readChanges, errors: ['invalid_change_cursor', 'change_cursor_expired', 'too_many_at_once'] },
    },
    async (req, reply) => {
      const isStreamed = isStream(req.headers.accept)
      const last = req.headers['last-event-id']
      const query = isStreamed && typeof last === 'string' && last !== '' ? { ...req.query, after: last } : req.query
      const asked = await service.parseRequest(ctx, req.caller, query)
      // The lists that its caller reads next show everything that the feed leaves out from here on.
      req.startsCopy = asked.isStart
      const { wait = 0 } = query
      const abort = new AbortController()
      const stop = { signal: abort.signal, cut: () => void reply.raw.destroy() }
      if (!isStreamed && wait === 0) return service.read(ctx, tail, asked, 0, stop)

      const leave = placeFor(open, req.caller, 'streams of changes')
      setMaxListeners(0, stop.signal)
      let grace: NodeJS.Timeout | undefined
      const finish = (): void => {
        abort.abort()
        grace ??= setTimeout(stop.cut, graceMillis)
      }
      running.add(finish)
      const timer = setTimeout(finish, streamMillis)
      const end = (): void => {
        abort.abort()
        clearTimeout(timer)
        clearTimeout(grace)
        running.delete(finish)
        leave()
      }
      reply.raw.once('close', end)
      // The client may have disconnected in the meantime.
      if (req.raw.socket.destroyed) end()
      if (!isStreamed) return service.read(ctx, tail, asked, wait, stop)
      // A compressed stream would buffer each message until the next one.
      req.headers['x-no-compression'] = 'true'
      // The connection is closed with the stream. A kept-alive connection would delay the shutdown.
      reply.type('text/event-stream').headers({ 'X-Accel-Buffering': 'no', Connection: 'close' })
      const messages = Readable.from(service.stream(ctx, tail, asked, stop), { objectMode: false, highWaterMark: aheadBytes })
      return reply.send(messages as never)
    },
  )
}
