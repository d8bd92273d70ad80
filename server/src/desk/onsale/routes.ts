import type { FastifyReply, FastifyRequest } from 'fastify'
import Type from 'typebox'
import { Id } from '../../lib/schema.js'
import { can } from '../../platform/http/permissions.js'
import type { Routes } from '../../platform/http/routes.js'
import { openStreams, sendEvents } from '../../platform/http/streams.js'
import { flushCounts } from '../../selling/reservations/counter.js'
import { eventSubject, follow, type Subject, ticketSubject } from './service.js'

/** The reader reconnects then, with a token that is still valid. */
const streamMillis = 10 * 60_000
/** Bytes of a stream that are prepared ahead of the reader. */
const aheadBytes = 16 * 1024
/** Every stream reads the database once a second. */
const limits = { total: 100, each: 10, millis: streamMillis, what: 'live views' }

/** The text format of server-sent events. */
async function* written(messages: AsyncIterable<unknown>): AsyncGenerator<string> {
  yield 'retry: 2000\n\n'
  for await (const message of messages) yield `event: figures\ndata: ${JSON.stringify(message)}\n\n`
}

const described =
  'Each `figures` message has requests, accepted and refused per second over all processes, and the stock. The first tells of the last five minutes. The stream ends after ten minutes: connect again.'
const example = (figures: object) => ({
  200: Type.String({ description: 'text/event-stream', examples: [`event: figures\ndata: ${JSON.stringify(figures)}\n\n`] }),
})
const figures = {
  at: '2027-01-31T09:30:00',
  available: 120,
  reserved: 14,
  sold: 66,
  seconds: [{ at: '2027-01-31T09:29:59', requests: 41, accepted: 38, refused: 3 }],
}
const ticket_id = '01k9zq3v5r8t2w4y6a1b3c5d7e_tck'
const busy = { ticket_id, ticket_title: 'Category 1, east stand', requests: 41, available: 120, reserved: 14, sold: 66 }

export const onsaleRoutes: Routes = async (app, { ctx }) => {
  const openStream = openStreams(app, ctx, limits)
  const stream = (req: FastifyRequest, reply: FastifyReply, subject: Subject<unknown>): FastifyReply =>
    sendEvents(req, reply, written(follow(ctx, subject, openStream(req, reply).signal)), aheadBytes)
  app.addHook('onClose', () => flushCounts(ctx))
  app.get(
    '/v1/internal/console/tickets/:ticket_id/live',
    {
      schema: {
        tags: ['console'],
        summary: 'Watch a ticket being sold: server-sent events, one a second',
        description: described,
        params: Type.Object({ ticket_id: Id }),
        produces: ['text/event-stream'],
        response: example({ ticket_id, ...figures }),
      },
      config: { allow: can.watchSales, errors: ['ticket_not_found', 'too_many_at_once'] },
    },
    async (req, reply) => stream(req, reply, await ticketSubject(ctx, req.caller, req.params.ticket_id)),
  )
  app.get(
    '/v1/internal/console/events/:event_id/live',
    {
      schema: {
        tags: ['console'],
        summary: 'Watch all tickets of an event being sold: server-sent events, one a second',
        description: `${described} A request for two tickets of the event counts for each of them. \`tickets\` are those with the most requests in the last minute. A supplier watches its own tickets. At most 500 tickets of an event are counted.`,
        params: Type.Object({ event_id: Id }),
        produces: ['text/event-stream'],
        response: example({ event_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_evt', ...figures, tickets: [busy] }),
      },
      config: { allow: can.watchSales, errors: ['event_not_found', 'too_many_at_once'] },
    },
    async (req, reply) => stream(req, reply, await eventSubject(ctx, req.caller, req.params.event_id)),
  )
}
