import { setTimeout as sleep } from 'node:timers/promises'
import { find } from '../../catalogue/events/service.js'
import { findTicket } from '../../catalogue/tickets/store.js'
import type { Caller } from '../../lib/caller.js'
import { coalescer } from '../../lib/coalesce.js'
import { notFound } from '../../lib/errors.js'
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

/** What one stream shows: its tickets, and how a message is read. Equal keys share one read. */
export interface Subject<Message> {
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

export async function ticketSubject(ctx: Ctx, caller: Caller, ticket_id: string): Promise<Subject<LiveFigures>> {
  if (!(await findTicket(ctx.db, ticket_id, own(caller)))) throw notFound('ticket', ticket_id)
  const tickets = store.oneTicket(ticket_id)
  return { key: ticket_id, tickets, message: async (common) => ({ ticket_id, ...common }) }
}

/** The same for all tickets of an event; for a supplier, its own. */
export async function eventSubject(ctx: Ctx, caller: Caller, event: string): Promise<Subject<LiveEvent>> {
  const { event_id } = await find(ctx, event)
  const tickets = store.ticketsOf(event_id, own(caller))
  const message = async (common: Common, at: Date): Promise<LiveEvent> => {
    const since = new Date(at.getTime() - busySeconds * 1000)
    return { event_id, ...common, tickets: await store.busiest(ctx.db, tickets, since, busyTickets) }
  }
  return { key: `${event_id} ${caller.scope} ${caller.supplier_id}`, tickets, message }
}

/** Figures every second, until the signal is aborted. */
export async function* follow<Message>(ctx: Ctx, subject: Subject<Message>, signal: AbortSignal): AsyncGenerator<Message> {
  for (let tick = 0; !signal.aborted; tick++) {
    if (tick % (watchSeconds / 2) === 0) await store.watch(ctx.db, subject.tickets, new Date(ctx.now().getTime() + watchSeconds * 1000))
    yield await figures(ctx, subject, tick === 0 ? backlogSeconds : recentSeconds)
    // The end of the stream ends the wait.
    await sleep(tickMillis, undefined, { signal }).catch(() => undefined)
  }
}
