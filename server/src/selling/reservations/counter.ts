import type { Ctx } from '../../platform/context.js'
import { addSeconds, type Counted, watched } from './counter-store.js'

/**
 * Tickets with at least this many requests per interval are recorded even if nobody watches them, so that the live page also shows the
 * beginning of a busy sale.
 */
const busyRequests = 5
const maxTickets = 500
const flushMillis = 1_000

interface Counter {
  counts: Map<string, Counted>
  timer: NodeJS.Timeout | undefined
  writing: Promise<void>
}
const counters = new WeakMap<Ctx, Counter>()
const counterOf = (ctx: Ctx): Counter => {
  let counter = counters.get(ctx)
  if (!counter) {
    counter = { counts: new Map(), timer: undefined, writing: Promise.resolve() }
    counters.set(ctx, counter)
  }
  return counter
}

/**
 * Counts the results of ticket requests in memory, which costs a reservation only one map access. Once a second the counts of watched or
 * busy tickets are written to the database, which adds up the counts of all processes.
 */
export function countRequest(ctx: Ctx, ticketIds: Iterable<string>, isAccepted: boolean): void {
  const counter = counterOf(ctx)
  for (const ticket_id of ticketIds) {
    const counted = counter.counts.get(ticket_id) ?? { ticket_id, requests: 0, accepted: 0, refused: 0 }
    if (counted.requests === 0) counter.counts.set(ticket_id, counted)
    counted.requests++
    if (isAccepted) counted.accepted++
    else counted.refused++
  }
  if (counter.timer !== undefined) return
  counter.timer = setTimeout(() => {
    counter.timer = undefined
    counter.writing = flush(ctx)
  }, flushMillis)
  counter.timer.unref()
}

/** Counts that cannot be written are lost. They are only displayed and decide nothing. */
async function flush(ctx: Ctx): Promise<void> {
  const counter = counterOf(ctx)
  const counts = [...counter.counts.values()]
  counter.counts.clear()
  try {
    const at = ctx.now()
    const seen = await watched(ctx.db, at)
    const recorded = counts
      .filter(({ ticket_id, requests }) => requests >= busyRequests || seen.has(ticket_id))
      .sort((a, b) => b.requests - a.requests)
      .slice(0, maxTickets)
    if (recorded.length > 0) await addSeconds(ctx.db, recorded, at)
  } catch (error) {
    ctx.log.warn({ err: error }, 'the request counts of tickets were not written')
  }
}

/** Writes the remaining counts at shutdown. */
export async function flushCounts(ctx: Ctx): Promise<void> {
  const counter = counterOf(ctx)
  clearTimeout(counter.timer)
  await counter.writing
  if (counter.counts.size > 0) await flush(ctx)
}
