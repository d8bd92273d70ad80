import { Readable } from 'node:stream'
import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { flushCounts } from '../../selling/reservations/counter.js'
import type { LiveFigures } from './schema.js'
import { follow } from './service.js'

/** The text format of server-sent events. */
async function* written(messages: AsyncIterable<LiveFigures>): AsyncGenerator<string> {
  yield 'retry: 2000\n\n'
  for await (const message of messages) yield `event: figures\ndata: ${JSON.stringify(message)}\n\n`
}

export const onsaleRoutes: Routes = async (app, { ctx }) => {
  const stop = new AbortController()
  app.addHook('preClose', async () => stop.abort())
  app.addHook('onClose', () => flushCounts(ctx))
  app.get(
    '/v1/internal/console/tickets/:ticket_id/live',
    {
      // Compression would buffer a message until the next one.
      compress: false,
      schema: {
        tags: ['console'],
        summary: 'Watch a ticket being sold: server-sent events, one a second',
        description:
          'Each `figures` message has requests, accepted and refused per second over all processes, and the stock. The first message covers the last five minutes. The stream ends after ten minutes: connect again.',
        params: Type.Object({ ticket_id: Id }),
        produces: ['text/event-stream'],
        response: {
          200: Type.String({
            description: 'text/event-stream',
            examples: [
              'event: figures\ndata: {"ticket_id":"01k9zq3v5r8t2w4y6a1b3c5d7e_tck","at":"2027-01-31T09:30:00","available":120,"reserved":14,"sold":66,"seconds":[{"at":"2027-01-31T09:29:59","requests":41,"accepted":38,"refused":3}]}\n\n',
            ],
          }),
        },
      },
      config: { allow: can.watchSales, errors: ['ticket_not_found'] },
    },
    async (req, reply) => {
      const messages = await follow(ctx, req.caller, req.params.ticket_id, stop.signal)
      // The connection is closed with the stream. A kept connection would delay a shutdown.
      reply.type('text/event-stream').headers({ 'X-Accel-Buffering': 'no', Connection: 'close' })
      return reply.send(Readable.from(written(messages)) as never)
    },
  )
}
