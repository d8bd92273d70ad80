import type { Ctx } from '../../platform/context.js'
import { addSeconds, type Counted, watched } from './counter-store.js'

/** So many requests for a ticket within a moment are kept even when nobody watches, so that whoever opens the page sees how it began. */
const hot = 5
const most = 500
const everyMillis = 1_000

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
 * How requests for tickets end, added up in memory: to a sale this is a look into a map. Once a second what is watched or hot goes to the
 * database, where the figures of all processes meet.
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
  }, everyMillis)
  counter.timer.unref()
}

/** A figure that cannot be written is lost: it is one to look at, not one to reckon with. */
async function flush(ctx: Ctx): Promise<void> {
  const counter = counterOf(ctx)
  const counts = [...counter.counts.values()]
  counter.counts.clear()
  try {
    const at = ctx.now()
    const seen = await watched(ctx.db, at)
    const kept = counts
      .filter(({ ticket_id, requests }) => requests >= hot || seen.has(ticket_id))
      .sort((a, b) => b.requests - a.requests)
      .slice(0, most)
    if (kept.length > 0) await addSeconds(ctx.db, kept, at)
  } catch (error) {
    ctx.log.warn({ err: error }, 'figures of what is on sale were not written')
  }
}

/** What was counted and not written yet, for a stop. */
export async function settleCounts(ctx: Ctx): Promise<void> {
  const counter = counterOf(ctx)
  clearTimeout(counter.timer)
  await counter.writing
  if (counter.counts.size > 0) await flush(ctx)
}
