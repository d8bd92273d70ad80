import type { FastifyInstance, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { Caller } from '../../lib/caller.js'
import { patience } from '../../lib/patience.js'
import { type TakeTurn, turns } from '../../lib/turns.js'
import type { Ctx } from '../context.js'
import { safeMethods } from './admission.js'
import { open } from './permissions.js'
import { tenantOf } from './places.js'

declare module 'fastify' {
  interface FastifyRequest {
    /** called when the turn of this request is over */
    endTurn: (() => void) | undefined
  }
  interface FastifyContextConfig {
    /**
     * `own`: a read with a queue or a limit of its own. `shared`: a read that is no GET. `whole`: a read that goes on while its answer is sent.
     */
    turn?: 'own' | 'shared' | 'whole'
  }
}

const known = new WeakMap<Ctx, TakeTurn>()

/**
 * Waits until the organisation uses less than half of the database connections of this process. Otherwise one that sends many expensive
 * requests at once would have them all, and every other caller would be refused.
 */
const takeTurn: (ctx: Ctx, ...of: Parameters<TakeTurn>) => ReturnType<TakeTurn> = (ctx, organisation, waiting) => {
  const { DATABASE_POOL, QUEUE_TIMEOUT_MS } = ctx.config
  const take = known.get(ctx) ?? turns({ each: Math.max(1, Math.floor(DATABASE_POOL / 2)), patience: patience(QUEUE_TIMEOUT_MS) })
  known.set(ctx, take)
  return take(organisation, waiting)
}

/** All guests together count as one organisation. The turn ends with the answer. */
export async function takeGuestsTurn(ctx: Ctx, req: FastifyRequest): Promise<void> {
  req.endTurn = await takeTurn(ctx, 'guests', { hasGone: () => req.raw.socket.destroyed })
}

export async function inTurn<T>(ctx: Ctx, caller: Caller, work: () => Promise<T>): Promise<T> {
  const end = await takeTurn(ctx, tenantOf(caller), caller)
  try {
    return await work()
  } finally {
    end()
  }
}

/** Changes take their turn with their transaction. Reads of the catalogue have turns of their own: see list-cache/answers.ts. */
function waits({ method, routeOptions: { config } }: FastifyRequest): boolean {
  if (config.allow === undefined || config.allow === open || config.turn === 'own') return false
  return config.turn !== undefined || (safeMethods.has(method) && !config.cacheable)
}

/**
 * Reads take their turn after the body has arrived, and end it with their answer: who sends or reads slowly keeps nobody waiting. A read that goes
 * on while its answer is sent ends its turn with the connection's use, also if its caller goes away.
 */
export const turnsOfReads = fp(async (app: FastifyInstance, { ctx }: { ctx: Ctx }) => {
  app.decorateRequest('endTurn', undefined)
  app.addHook('preHandler', (req, reply, done) => {
    if (!waits(req)) return done()
    takeTurn(ctx, tenantOf(req.caller), req.caller).then((end) => {
      if (req.routeOptions.config.turn === 'whole') reply.raw.once('close', end)
      else req.endTurn = end
      // Gone while it waited: its response is closed already.
      if (reply.raw.closed) end()
      done()
    }, done)
  })
  app.addHook('onSend', (req, _reply, payload, done) => {
    req.endTurn?.()
    done(null, payload)
  })
})
