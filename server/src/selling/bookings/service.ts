import type { Caller } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import type { Ctx, Env } from '../../platform/context.js'
import { withKeptPlans } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { makeBookings } from './make.js'
import { type Booking, type NewBooking, toBooking } from './schema.js'
import * as store from './store.js'

const visible = (caller: Caller): Condition => ownRows(caller, { distributor: 'b.distributor_id' })

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listBookings(ctx.db, request, visible(caller))
  return { bookings: rows.map(toBooking), pagination }
}

export async function read(ctx: Ctx, caller: Caller, column: 'booking_id' | 'reservation_id', id: string): Promise<Booking> {
  const row = await store.findBooking(ctx.db, column, id, visible(caller))
  if (!row) throw notFound('booking', id, column === 'booking_id' ? 'booking' : 'reservation')
  return toBooking(row)
}

/** Turns a hold into a booking, in the transaction of the caller. */
export const book = async (env: Env, trx: Trx, caller: Caller, input: NewBooking): Promise<Booking> => {
  const [booking] = await withKeptPlans(trx, () => makeBookings(env, trx, [{ caller, input }]))
  if (!booking || booking instanceof Problem) throw booking ?? new Problem('internal')
  return booking
}
