import { performance } from 'node:perf_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Caller } from '../../lib/caller.js'
import { changesFirst } from '../../lib/changes-first.js'
import type { Ctx } from '../context.js'
import { safeMethods } from './admission.js'
import { open } from './permissions.js'

const sampleMillis = 100
/** The event loop counts as busy from this share of the last sample on. The database may be what is short of time. */
const busyShare = 0.3

const organisationOf = ({ distributor_id, supplier_id, client_id }: Caller): string => distributor_id ?? supplier_id ?? client_id

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
  const ends = new WeakMap<FastifyRequest, () => void>()
  // After the body has arrived: a client that sends slowly keeps nobody waiting.
  app.addHook('preHandler', async (req) => {
    const { allow, cacheable } = req.routeOptions.config
    if (allow === undefined || allow === open) return
    if (!safeMethods.has(req.method)) ends.set(req, first.change(organisationOf(req.caller)))
    else if (cacheable && req.caller.scope !== 'internal') await first.read(req.caller)
  })
  app.addHook('onResponse', async (req) => ends.get(req)?.())
})
