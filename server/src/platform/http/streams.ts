import { setMaxListeners } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { places } from '../../lib/places.js'
import type { Stop } from '../../lib/tasks.js'
import { placeFor } from './places.js'

/** How long a client has to read the end of its stream before the connection is cut. */
const graceMillis = 2_000

interface Limits {
  /** of one process, for all organisations together */
  total: number
  /** of one organisation */
  each: number
  /** The longest duration. The client then reconnects, and its permissions are checked again. */
  millis: number
  /** what they are, for the refusal */
  what: string
}

/**
 * Streams and waiting requests of one kind. Each takes a place until its connection is closed, so that one organisation cannot take all
 * places. All end after their time and when the service stops, also if the client does not read.
 */
export function openStreams(app: Pick<FastifyInstance, 'addHook'>, { millis, what, ...limits }: Limits) {
  const open = places(limits)
  const running = new Set<() => void>()
  app.addHook('preClose', async () => {
    for (const finish of running) finish()
  })
  return (req: Pick<FastifyRequest, 'caller' | 'raw'>, reply: Pick<FastifyReply, 'raw'>): Stop => {
    const leave = placeFor(open, req.caller, what)
    const abort = new AbortController()
    const stop = { signal: abort.signal, cut: () => void reply.raw.destroy() }
    setMaxListeners(0, stop.signal)
    let grace: NodeJS.Timeout | undefined
    const finish = (): void => {
      abort.abort()
      grace ??= setTimeout(stop.cut, graceMillis)
    }
    running.add(finish)
    const timer = setTimeout(finish, millis)
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
    return stop
  }
}

/** Answers with server-sent events. */
export function sendEvents(
  req: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  messages: AsyncIterable<Uint8Array | string>,
  aheadBytes: number,
): FastifyReply {
  // A compressed stream would buffer each message until the next one.
  req.headers['x-no-compression'] = 'true'
  // The connection is closed with the stream. A kept-alive connection would delay the shutdown.
  reply.type('text/event-stream').headers({ 'X-Accel-Buffering': 'no', Connection: 'close' })
  return reply.send(Readable.from(messages, { objectMode: false, highWaterMark: aheadBytes }) as never)
}
