import { sql } from 'kysely'
import { system } from '../../lib/caller.js'
import type { Ctx, Env } from '../../platform/context.js'
import { readAll } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { recorded } from '../../selling/orders/service.js'
import { lockOrder, updateOrder } from '../../selling/orders/store.js'
import { type Given, planSeats } from './seats.js'
import { freeSeats, lockTicketFiles } from './store.js'
import { countWaiting, noteSeated, takeSeats, waitingParties, withFreeSeats } from './waiting.js'

/** Orders that one run seats; the rest is for the next, so that no run outlasts its time. */
const ordersPerRun = 1_000
const everything = sql`true`

/**
 * Gives the free seats of a ticket to those who wait for one. The plan is made from what was read without a lock, and each order then takes its
 * seats in a transaction of its own, under its lock: all of them with everything that follows, or none.
 */
export async function assignSeats(ctx: Ctx, ticketId: string): Promise<void> {
  const { flags } = await ctx.db.selectFrom('ticket').select('flags').where('ticket_id', '=', ticketId).executeTakeFirstOrThrow()
  const seats = await freeSeats(ctx.db, ticketId, ctx.config.UPLOAD_LIMIT_LINES)
  const parties = await waitingParties(ctx.db, ticketId, seats.length)
  const plan = planSeats(seats, parties, { pairsOnly: flags.includes('pairs_only') })
  for (const given of plan.slice(0, ordersPerRun)) await ctx.db.transaction().execute((trx) => seatOrder(ctx, trx, ticketId, given))
  if (plan.length > ordersPerRun) await ctx.db.transaction().execute((trx) => ctx.jobs.enqueue(trx, 'seating', [{ ticket_id: ticketId }]))
  else await noteSeated(ctx.db, ticketId, await countWaiting(ctx.db, ticketId), ctx.now())
}

async function seatOrder(env: Env, trx: Trx, ticketId: string, { bookingorder_id, seats }: Given): Promise<void> {
  await lockTicketFiles(trx, ticketId)
  const order = await lockOrder(trx, bookingorder_id, everything)
  if (!order) return
  const at = env.now()
  if ((await takeSeats(trx, bookingorder_id, seats, at)) === 0) return
  await updateOrder(trx, bookingorder_id, { updated: at, version: order.version + 1 })
  await recorded(trx, system, at, order, bookingorder_id)
  await env.jobs.enqueue(trx, 'etickets', [{ bookingorder_id }])
  await raise(env, trx, 'seats_assigned', { order, at })
}

/** Who books, or gives back, while there are seats: looked at once that is committed. */
export const seatSoon = async (env: Env, trx: Trx, ticketIds: string[]): Promise<void> =>
  giveSeats(env, trx, await readAll(trx, withFreeSeats([...new Set(ticketIds)])))

/** The same for tickets that are known to have free seats. */
export const giveSeats = (env: Env, trx: Trx, ticketIds: string[]): Promise<void> =>
  env.jobs.enqueue(
    trx,
    'seating',
    ticketIds.map((ticket_id) => ({ ticket_id })),
  )
