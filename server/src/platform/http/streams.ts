import { setMaxListeners } from 'node:events'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { places } from '../../lib/places.js'
import type { Stop } from '../../lib/tasks.js'
import type { Ctx } from '../context.js'
import { seldom, startLoop } from '../jobs/loop.js'
import { noLongerAdmitted } from './admission.js'
import { placeFor } from './places.js'

/** How long a client has to read the end of its stream before the connection is cut. */
const graceMillis = 2_000
/** How often the callers of all streams are looked up again, in one statement. */
const recheckMillis = 3_000

interface Limits {
  /** of one process, for all organisations together */
  total: number
  /** of one organisation */
  each: number
  /** the longest duration */
  millis: number
  /** what they are, for the refusal */
  what: string
}

/**
 * Streams and waiting requests of one kind. Each takes a place until its connection is closed, so that one organisation cannot take all
 * places. All end after their time, when their caller may not make the request any more, and when the service stops, also if the client does
 * not read.
 */
export function openStreams(app: Pick<FastifyInstance, 'addHook'>, ctx: Ctx, { millis, what, ...limits }: Limits) {
  const open = places(limits)
  const running = new Map<FastifyRequest, () => void>()
  const check = async (): Promise<void> => {
    if (running.size === 0) return
    for (const req of await noLongerAdmitted(ctx, [...running.keys()])) running.get(req)?.()
  }
  const failed = seldom((error) => ctx.log.warn({ err: error }, `the callers of ${what} could not be looked up; it will be tried again`))
  const checks = startLoop(recheckMillis, check, failed)
  app.addHook('preClose', async () => {
    for (const finish of running.values()) finish()
    await checks.stop()
  })
  return (req: FastifyRequest, reply: Pick<FastifyReply, 'raw'>): Stop => {
    const leave = placeFor(open, req.caller, what)
    const abort = new AbortController()
    const stop = { signal: abort.signal, cut: () => void reply.raw.destroy() }
    setMaxListeners(0, stop.signal)
    let grace: NodeJS.Timeout | undefined
    const finish = (): void => {
      abort.abort()
      grace ??= setTimeout(stop.cut, graceMillis)
    }
    running.set(req, finish)
    const timer = setTimeout(finish, millis)
    const end = (): void => {
      abort.abort()
      clearTimeout(timer)
      clearTimeout(grace)
      running.delete(req)
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
