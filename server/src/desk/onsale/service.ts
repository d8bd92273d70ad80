import { setTimeout as sleep } from 'node:timers/promises'
import { find } from '../../catalogue/events/service.js'
import { findTicket } from '../../catalogue/tickets/store.js'
import type { Caller } from '../../lib/caller.js'
import { coalescer } from '../../lib/coalesce.js'
import { notFound, Problem } from '../../lib/errors.js'
import { wireTime } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import { ownRows } from '../../platform/db/tenant.js'
import type { LiveEvent, LiveFigures } from './schema.js'
import * as store from './store.js'

const tickMillis = 1_000
/** How far back the first message and the later ones go. Other processes may still add to the figures of the last seconds. */
const backlogSeconds = 300
const recentSeconds = 6
const watchSeconds = 20
const busySeconds = 60
const busyTickets = 20
/** After this time the reader reconnects, with a token that is still valid. */
const longestMillis = 10 * 60_000
const streamsAtOnce = 100

let streams = 0

/** What one stream shows: its tickets, and how a message is read. Equal keys share one read. */
interface Subject<Message> {
  key: string
  tickets: store.Watched
  message: (common: Common, at: Date) => Promise<Message>
}
type Common = Omit<LiveFigures, 'ticket_id'>

const inTurns = coalescer<unknown>()

const figures = <Message>(ctx: Ctx, { key, tickets, message }: Subject<Message>, seconds: number): Promise<Message> =>
  inTurns(`${key} ${seconds}`, async () => {
    const at = ctx.now()
    const rows = await store.secondsSince(ctx.db, tickets, new Date(at.getTime() - seconds * 1000))
    const { available = 0, reserved = 0, sold = 0 } = (await store.stockNow(ctx.db, tickets)) ?? {}
    const counted = rows.map(({ second, ...one }) => ({ at: wireTime(second), ...one }))
    return message({ at: wireTime(at), available, reserved, sold, seconds: counted }, at)
  }) as Promise<Message>

const own = (caller: Caller) => ownRows(caller, { supplier: 't.supplier_id' })

/** Sends figures every second until the reader disconnects, the service stops or the time is over. */
export async function followTicket(ctx: Ctx, caller: Caller, ticket_id: string, stop: AbortSignal): Promise<AsyncGenerator<LiveFigures>> {
  if (!(await findTicket(ctx.db, ticket_id, own(caller)))) throw notFound('ticket', ticket_id)
  const tickets = store.oneTicket(ticket_id)
  return follow(ctx, { key: ticket_id, tickets, message: async (common) => ({ ticket_id, ...common }) }, stop)
}

/** The same for all tickets of an event; for a supplier, its own. */
export async function followEvent(ctx: Ctx, caller: Caller, event: string, stop: AbortSignal): Promise<AsyncGenerator<LiveEvent>> {
  const { event_id } = await find(ctx, event)
  const tickets = store.ticketsOf(event_id, own(caller))
  const message = async (common: Common, at: Date): Promise<LiveEvent> => {
    const since = new Date(at.getTime() - busySeconds * 1000)
    return { event_id, ...common, tickets: await store.busiest(ctx.db, tickets, since, busyTickets) }
  }
  const key = `${event_id} ${caller.scope} ${caller.supplier_id}`
  return follow(ctx, { key, tickets, message }, stop)
}

function follow<Message>(ctx: Ctx, subject: Subject<Message>, stop: AbortSignal): AsyncGenerator<Message> {
  if (streams >= streamsAtOnce) throw new Problem('overloaded', { detail: 'Many are watching already; try again soon.', retryAfter: 10 })
  return messages(ctx, subject, stop)
}

async function* messages<Message>(ctx: Ctx, subject: Subject<Message>, stop: AbortSignal): AsyncGenerator<Message> {
  streams++
  try {
    const end = performance.now() + longestMillis
    for (let tick = 0; !stop.aborted && performance.now() < end; tick++) {
      if (tick % (watchSeconds / 2) === 0) await store.watch(ctx.db, subject.tickets, new Date(ctx.now().getTime() + watchSeconds * 1000))
      yield await figures(ctx, subject, tick === 0 ? backlogSeconds : recentSeconds)
      // A stop ends the wait and the stream.
      await sleep(tickMillis, undefined, { signal: stop }).catch(() => undefined)
    }
  } finally {
    streams--
  }
}
