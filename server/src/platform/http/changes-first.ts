import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { changesFirst } from '../../lib/changes-first.js'
import type { Ctx } from '../context.js'
import { safeMethods } from './admission.js'
import { open } from './permissions.js'
import { tenantOf } from './places.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** called when the change of this request has ended */
    endChange: (() => void) | undefined
  }
}

const sampleMillis = 100
/** The event loop counts as busy from this share of the last sample on. The database may be what is short of time. */
const busyShare = 0.3

/**
 * Reads of the catalogue by distributors and suppliers wait while the process is busy with changes. Staff does not wait: whoever watches a
 * sale must see it.
 */
export const changesBeforeReads = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  let last = performance.eventLoopUtilization()
  let share = 0
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    share = performance.eventLoopUtilization(now, last).utilization
    last = now
  }, sampleMillis).unref()
  app.addHook('onClose', async () => clearInterval(timer))

  const first = changesFirst({ isBusy: () => share >= busyShare, waitMillis: ctx.config.QUEUE_TIMEOUT_MS })
  app.decorateRequest('endChange', undefined)
  // After the body has arrived: a client that sends slowly keeps nobody waiting.
  app.addHook('preHandler', (req, _reply, done) => {
    const { allow, cacheable } = req.routeOptions.config
    const isKnown = allow !== undefined && allow !== open
    if (isKnown && cacheable && req.caller.scope !== 'internal' && safeMethods.has(req.method)) {
      first.read(req.caller).then(() => done(), done)
      return
    }
    if (isKnown && !safeMethods.has(req.method)) req.endChange = first.change(tenantOf(req.caller))
    done()
  })
  app.addHook('onResponse', (req, _reply, done) => {
    req.endChange?.()
    done()
  })
})
