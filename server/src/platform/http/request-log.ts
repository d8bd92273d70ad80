import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { partyOf } from '../../lib/caller.js'
import { spool } from '../../lib/spool.js'
import type { Ctx } from '../context.js'
import { insertEntries, type NewEntry } from './request-log-store.js'

/**
 * Logs every request of a known client: client, route, status, error code and duration; never the URL with its ids, never a body. Entries are written
 * in batches, so that no request waits. The remaining entries are written at shutdown.
 */
export const requestLog = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  if (ctx.config.REQUEST_LOG_DAYS === 0) return
  const log = spool<NewEntry>((entries) => insertEntries(ctx.db, entries), {
    everyMillis: 500,
    size: 2_000,
    most: 50_000,
    lost: (count, error) => ctx.log.warn({ err: error, count }, 'requests are missing from the request log'),
  })
  app.addHook('onResponse', (req, reply, done) => {
    if (req.caller)
      log.add({
        request_id: req.id,
        at: ctx.now(),
        client_id: req.caller.client_id,
        party_id: partyOf(req.caller),
        impersonator_client_id: req.caller.impersonator_client_id,
        method: req.method,
        route: req.routeOptions.url ?? '',
        status: reply.statusCode,
        error_code: req.errorCode,
        latency_us: Math.round(reply.elapsedTime * 1000),
      })
    done()
  })
  app.addHook('onClose', () => log.close())
})
