import { Problem } from '../../lib/errors.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { release } from '../../selling/reservations/service.js'
import { holdingReservation } from '../../selling/reservations/states.js'
import { endHoldsIfWithdrawn } from '../../selling/reservations/withdraw.js'
import { readStandings } from './booking-view.js'
import { bookHeld } from './bookings.js'
import type { Reseller } from './place.js'
import * as store from './store.js'

const batch = 100

/** Nobody is there to confirm again what the supplier has agreed to: it is booked as the reseller's client would have. */
const callerOf = ({ client_id, distributor_id }: { client_id: string; distributor_id: string }): Reseller => ({
  client_id,
  distributor_id,
  scope: 'distributor',
  roles: ['api'],
  supplier_id: null,
  language: 'en_GB',
  impersonator_client_id: null,
  via: 'key',
  session_id: null,
})

/** Confirmed bookings whose supplier has said yes are made; those it declined, or did not answer in time, are over. */
export async function settleAnswered(ctx: Ctx): Promise<number> {
  const found = await store.answeredBookings(ctx.db, batch)
  for (const one of found) {
    try {
      await endHoldsIfWithdrawn(ctx, () => ctx.db.transaction().execute((trx) => settle(ctx, trx, one, false)))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // No credit, or guest data that was asked for meanwhile: the tickets go back, and the reseller sees that it came to nothing.
      ctx.log.warn({ code: error.code, uuid: one.uuid, client_id: one.client_id }, 'a booking that its supplier agreed to cannot be made')
      await ctx.db.transaction().execute((trx) => settle(ctx, trx, one, true))
    }
  }
  await store.forgetAnswers(ctx.db, ctx.now())
  return found.length
}

async function settle(
  env: Env,
  trx: Trx,
  one: { distributor_id: string; uuid: string; client_id: string },
  giveUp: boolean,
): Promise<void> {
  const row = await store.lockBooking(trx, one.distributor_id, one.uuid)
  if (!row?.awaiting || row.reservation_id === null) return
  const [standing] = await readStandings(trx, [row])
  const status = standing?.reservation?.status
  if (status === 'pending_supplier') return
  const isHeld = status !== undefined && holdingReservation.is(status)
  if (isHeld && giveUp) await release(env, trx, callerOf(one), row.reservation_id)
  if (isHeld && !giveUp) await bookHeld(env, trx, { caller: callerOf(one) }, row, false)
  await store.updateBooking(trx, row, { awaiting: false, updated: env.now() })
}
