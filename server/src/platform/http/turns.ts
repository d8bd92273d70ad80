import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { turns } from '../../lib/turns.js'
import type { Ctx } from '../context.js'
import { safeMethods } from './admission.js'
import { open } from './permissions.js'
import { tenantOf } from './places.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** called when the turn of this read is over */
    endTurn: (() => void) | undefined
  }
  interface FastifyContextConfig {
    /**
     * `none`: a GET that has a queue or a limit of its own, or waits for something else than the database; a function says which requests of
     * the route are such ones. `read`: a POST that only reads.
     */
    turn?: 'none' | 'read' | ((req: FastifyRequest) => boolean)
  }
}

/** Reads without a cache or a queue of their own. Lists of the catalogue have turns of their own: see list-cache/answers.ts. */
function waits(req: FastifyRequest): boolean {
  const { allow, cacheable, list, turn } = req.routeOptions.config
  if (allow === undefined || allow === open || turn === 'none' || (typeof turn === 'function' && turn(req))) return false
  if (turn === undefined && !safeMethods.has(req.method)) return false
  return !(list && cacheable) || req.isTranslated
}

/**
 * A read waits while other reads of its organisation use half of the database connections of this process. Otherwise one that sends many
 * expensive reads at once would have them all, and every other caller would be refused. A turn begins after the body has arrived and ends when
 * the answer begins: who sends or reads slowly keeps nobody waiting.
 */
export const turnsOfReads = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  const { DATABASE_POOL, QUEUE_TIMEOUT_MS } = ctx.config
  const take = turns({ each: Math.max(1, Math.floor(DATABASE_POOL / 2)), waitMillis: QUEUE_TIMEOUT_MS })
  app.decorateRequest('endTurn', undefined)
  app.addHook('preHandler', (req, _reply, done) => {
    if (!waits(req)) return done()
    const turn = take(tenantOf(req.caller), req.caller)
    if (typeof turn === 'function') {
      req.endTurn = turn
      return done()
    }
    turn.then((end) => {
      req.endTurn = end
      done()
    }, done)
  })
  app.addHook('onSend', (req, _reply, payload, done) => {
    req.endTurn?.()
    done(null, payload)
  })
})
