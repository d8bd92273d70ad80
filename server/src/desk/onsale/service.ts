import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { findTicket } from '../../catalogue/tickets/store.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { coalescer } from '../../lib/coalesce.js'
import { notFound, Problem } from '../../lib/errors.js'
import { wireTime } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import type { LiveFigures } from './schema.js'
import * as store from './store.js'

const tickMillis = 1_000
/** How far back the first message and the later ones go. Other processes may still add to the figures of the last seconds. */
const backlogSeconds = 300
const recentSeconds = 6
const watchSeconds = 20
/** After this time the reader reconnects, with a token that is still valid. */
const longestMillis = 10 * 60_000
const streamsAtOnce = 100

const inTurns = coalescer<LiveFigures>()
let streams = 0

const figures = (ctx: Ctx, ticket_id: string, seconds: number): Promise<LiveFigures> =>
  inTurns(`${ticket_id} ${seconds}`, async () => {
    const at = ctx.now()
    const rows = await store.secondsSince(ctx.db, ticket_id, new Date(at.getTime() - seconds * 1000))
    const { available = 0, reserved = 0, sold = 0 } = (await store.stockNow(ctx.db, ticket_id)) ?? {}
    return {
      ticket_id,
      at: wireTime(at),
      available,
      reserved,
      sold,
      seconds: rows.map(({ second, ...counted }) => ({ at: wireTime(second), ...counted })),
    }
  })

/** Sends figures every second until the reader disconnects, the service stops or the time is over. */
export async function follow(ctx: Ctx, caller: Caller, ticket_id: string, stop: AbortSignal): Promise<AsyncGenerator<LiveFigures>> {
  const own = isOperator(caller) ? sql`true` : sql`t.supplier_id = ${caller.supplier_id}`
  if (!(await findTicket(ctx.db, ticket_id, own))) throw notFound('ticket', ticket_id)
  if (streams >= streamsAtOnce) throw new Problem('overloaded', { detail: 'Many are watching already; try again soon.', retryAfter: 10 })
  return messages(ctx, ticket_id, stop)
}

async function* messages(ctx: Ctx, ticket_id: string, stop: AbortSignal): AsyncGenerator<LiveFigures> {
  streams++
  try {
    const end = performance.now() + longestMillis
    for (let tick = 0; !stop.aborted && performance.now() < end; tick++) {
      if (tick % (watchSeconds / 2) === 0) await store.watch(ctx.db, ticket_id, new Date(ctx.now().getTime() + watchSeconds * 1000))
      yield await figures(ctx, ticket_id, tick === 0 ? backlogSeconds : recentSeconds)
      // A stop ends the wait and the stream.
      await sleep(tickMillis, undefined, { signal: stop }).catch(() => undefined)
    }
  } finally {
    streams--
  }
}
