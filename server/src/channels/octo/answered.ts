import { Problem } from '../../lib/errors.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { release } from '../../selling/reservations/service.js'
import { holdingReservation } from '../../selling/reservations/states.js'
import { endHoldsIfWithdrawn } from '../../selling/reservations/withdraw.js'
import { readDetails } from './booking-view.js'
import { bookHeld } from './bookings.js'
import type { Reseller } from './place.js'
import * as store from './store.js'

const batch = 100

/** The booking is made in the name of the reseller's client, because the reseller does not confirm again after the supplier has agreed. */
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

/** Books confirmed bookings that the supplier has accepted. Ends those that it declined or did not answer in time. */
export async function finishAnswered(ctx: Ctx): Promise<number> {
  const found = await store.answeredBookings(ctx.db, batch)
  for (const one of found) {
    try {
      await endHoldsIfWithdrawn(ctx, () => ctx.db.transaction().execute((trx) => finishRequest(ctx, trx, one, false)))
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      // The buyer has no credit, or guest data is required that is missing. The tickets are released, and the booking becomes REJECTED.
      ctx.log.warn({ code: error.code, uuid: one.uuid, client_id: one.client_id }, 'a booking that its supplier agreed to cannot be made')
      await ctx.db.transaction().execute((trx) => finishRequest(ctx, trx, one, true))
    }
  }
  await store.forgetAnswers(ctx.db, ctx.now())
  return found.length
}

async function finishRequest(
  env: Env,
  trx: Trx,
  one: { distributor_id: string; uuid: string; client_id: string },
  giveUp: boolean,
): Promise<void> {
  const row = await store.lockBooking(trx, one.distributor_id, one.uuid)
  if (!row?.awaiting || row.reservation_id === null) return
  const [details] = await readDetails(trx, [row])
  const status = details?.reservation?.status
  if (status === 'pending_supplier') return
  const isHeld = status !== undefined && holdingReservation.is(status)
  if (isHeld && giveUp) await release(env, trx, callerOf(one), row.reservation_id)
  if (isHeld && !giveUp) await bookHeld(env, trx, { caller: callerOf(one) }, row, false)
  await store.updateBooking(trx, row, { awaiting: false, updated: env.now() })
}
