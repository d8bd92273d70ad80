import { system } from '../../lib/caller.js'
import type { Ctx, Env } from '../../platform/context.js'
import { readAll } from '../../platform/db/client.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { recorded } from '../../selling/orders/service.js'
import { lockOrder, updateOrder } from '../../selling/orders/store.js'
import { type Given, planSeats } from './seats.js'
import { freeSeats, lockTicketFiles } from './store.js'
import { countWaiting, noteSeated, takeSeats, waitingOrders, withFreeSeats } from './waiting.js'

/** Orders per run. The rest is left to the next run, so that a run stays within its time limit. */
const ordersPerRun = 1_000

/**
 * Assigns the free seats of a ticket to waiting orders. The plan is made without locks. Each order then takes its seats in a separate
 * transaction under its lock, all or none.
 */
export async function assignSeats(ctx: Ctx, ticketId: string): Promise<void> {
  const { flags } = await ctx.db.selectFrom('ticket').select('flags').where('ticket_id', '=', ticketId).executeTakeFirstOrThrow()
  const seats = await freeSeats(ctx.db, ticketId, ctx.config.UPLOAD_LIMIT_LINES)
  const orders = await waitingOrders(ctx.db, ticketId, seats.length)
  const plan = planSeats(seats, orders, { pairsOnly: flags.includes('pairs_only') })
  for (const given of plan.slice(0, ordersPerRun)) await ctx.db.transaction().execute((trx) => seatOrder(ctx, trx, ticketId, given))
  if (plan.length > ordersPerRun) await ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, 'seating', [{ ticket_id: ticketId }]))
  else await noteSeated(ctx.db, ticketId, await countWaiting(ctx.db, ticketId), ctx.now())
}

async function seatOrder(env: Env, trx: Trx, ticketId: string, { bookingorder_id, seats }: Given): Promise<void> {
  await lockTicketFiles(trx, ticketId)
  const order = await lockOrder(trx, bookingorder_id, everyRow)
  if (!order) return
  const at = env.now()
  if ((await takeSeats(trx, bookingorder_id, seats, at)) === 0) return
  await updateOrder(trx, bookingorder_id, { updated: at, version: order.version + 1 })
  await recorded(trx, system, at, order, bookingorder_id)
  await env.jobs.enqueue(trx, 'etickets', [{ bookingorder_id }])
  await raise(env, trx, 'seats_assigned', { order, at })
}

/** Schedules the assignment after a booking or a return, if there are free seats. It runs after the commit. */
export const scheduleSeating = async (env: Env, trx: Trx, ticketIds: string[]): Promise<void> =>
  enqueueSeating(env, trx, await readAll(trx, withFreeSeats([...new Set(ticketIds)])))

/** The same for tickets that are known to have free seats. */
export const enqueueSeating = (env: Env, trx: Trx, ticketIds: string[]): Promise<void> =>
  env.jobs.enqueue(
    trx,
    'seating',
    ticketIds.map((ticket_id) => ({ ticket_id })),
  )
