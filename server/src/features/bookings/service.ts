import { sql } from 'kysely'
import type { Ctx, Env } from '../../context.js'
import type { Condition } from '../../db/filter.js'
import type { ListRequest } from '../../db/list.js'
import type { Trx } from '../../db/open.js'
import { ownRows } from '../../db/tenant.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { checkPreCheckout } from '../guests/service.js'
import { recordHistory } from '../history/store.js'
import { bookedLetter } from '../orders/letters.js'
import * as orders from '../orders/store.js'
import { toPastOrder } from '../orders/wire.js'
import { authorize } from '../payments/authorize.js'
import { handOver } from '../relistings/files.js'
import { lockReservationChains } from '../relistings/store.js'
import { takeListed } from '../relistings/take.js'
import { toReservation } from '../reservations/schema.js'
import { lockOpen } from '../reservations/service.js'
import * as reservations from '../reservations/store.js'
import { announceSales } from '../sales/make.js'
import { seatSoon } from '../ticketfiles/assign.js'
import { moveStock } from '../tickets/stock.js'
import { newBookingCode } from './code.js'
import { insertOrders, type Purchase } from './orders.js'
import { type Booking, type NewBooking, toBooking } from './schema.js'
import * as store from './store.js'

const visible = (caller: Caller): Condition => ownRows(caller, { distributor: 'b.distributor_id' })

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listBookings(ctx.db, request, visible(caller))
  return { bookings: rows.map(toBooking), pagination }
}

export async function read(ctx: Ctx, caller: Caller, column: 'booking_id' | 'reservation_id', id: string): Promise<Booking> {
  const row = await store.findBooking(ctx.db, column, id, visible(caller))
  if (!row) throw notFound('booking', id)
  return toBooking(row)
}

/** Turns a hold into a booking, its orders, admissions, guests and money: one transaction, all of it or nothing. */
export async function book(env: Env, trx: Trx, caller: Caller, input: NewBooking): Promise<Booking> {
  const at = env.now()
  await lockReservationChains(trx, input.reservation_id)
  const reservation = await lockOpen(env, trx, caller, input.reservation_id)
  if (reservation.status === 'pending_supplier')
    throw new Problem('not_ready', { detail: 'The supplier has not answered the request yet.' })
  if (!input.accepted_gt) throw invalid([fault('/accepted_gt', 'must_accept', 'must be true: the general terms have to be accepted')])
  const faults = await checkPreCheckout(trx, reservation)
  if (faults.length > 0)
    throw new Problem('guest_data_incomplete', { errors: faults, facts: { reservation_id: reservation.reservation_id } })
  const distributor = await store.readDistributor(trx, reservation.distributor_id)
  const sold = await store.readSold(
    trx,
    reservation.items.map((item) => item.ticket_id),
  )
  const purchase: Purchase = { reservation, distributor, sold, listed: new Map(), behind: new Map(), input, caller, at }
  // Stock first: tickets are locked before orders and distributors by everybody who locks several of them.
  await endHold(trx, purchase)
  if (!input.is_test_booking) purchase.listed = await takeListed(trx, wantedOf(purchase))
  const booking_id = await insertBooking(trx, purchase)
  const sales = await insertOrders(trx, purchase, booking_id)
  await handOver(
    env,
    trx,
    [...purchase.behind].map(([to, { orderitem_id: from }]) => ({ from, to })),
  )
  const makeInvoices = await authorize(env, trx, caller, booking_id)
  await announceSales(env, trx, caller, at, sales)
  if (!input.is_test_booking) await seatSoon(env, trx, [...sold.keys()])
  await makeInvoices()
  return finish(env, trx, purchase, booking_id)
}

const wantedOf = ({ reservation, sold }: Purchase) => reservation.items.filter((item) => sold.get(item.ticket_id)?.is_relisted_ticket)

/** A test gives its stock back when it is booked; everybody else's counts as sold. */
async function endHold(trx: Trx, { reservation, input, caller, at, sold }: Purchase): Promise<void> {
  const [after] = await reservations.endHolds(trx, [reservation], { status: 'booked', sold: !input.is_test_booking }, at)
  if (!after) throw notFound('reservation', reservation.reservation_id)
  const versions = [
    { resource_id: after.reservation_id, version: after.version, before: toReservation(reservation), after: toReservation(after) },
  ]
  await recordHistory(trx, 'reservation', caller, at, versions)
  if (!input.is_test_booking)
    await moveStock(
      trx,
      [...sold.keys()].map((ticket_id) => ({ ticket_id, number_of_bookingorders: 1 })),
      at,
    )
}

async function insertBooking(trx: Trx, { reservation, distributor, input, caller, at }: Purchase): Promise<string> {
  const booking_id = newId('bkn')
  const row = {
    booking_id,
    reservation_id: reservation.reservation_id,
    client_id: caller.client_id,
    onbehalfclient_id: reservation.onbehalfclient_id,
    distributor_id: reservation.distributor_id,
    accepted_gt: input.accepted_gt,
    booking_email: input.booking_email ?? reservation.booking_email,
    invoice_reference: input.invoice_reference ?? null,
    booking_reference: input.booking_reference ?? null,
    payment_method: input.payment_method ?? reservation.payment_method ?? distributor.default_payment_method,
    payment_reference: input.payment_reference ?? reservation.payment_reference,
    marketing_optin: input.marketing_optin ?? false,
    lead_name_for_pickup: input.lead_name_for_pickup ?? null,
    is_test_booking: input.is_test_booking ?? false,
    api_booking: caller.via === 'key',
    offline_booking: caller.via === 'token' && (isOperator(caller) || caller.impersonator_client_id !== null),
    target_currency: reservation.target_currency,
    fxratemoment_id: reservation.fxratemoment_id,
    created: at,
  }
  for (let tries = 0; tries < 20; tries++) if (await store.insertBooking(trx, { ...row, booking_code: newBookingCode() })) return booking_id
  throw new Error('no free booking code found')
}

const everything = sql`true`

async function finish(env: Env, trx: Trx, { caller, at }: Purchase, bookingId: string): Promise<Booking> {
  const booking = await store.findBooking(trx, 'booking_id', bookingId, everything)
  if (!booking) throw notFound('booking', bookingId)
  const made = await orders.findOrders(
    trx,
    booking.bookingorders.map((order) => order.bookingorder_id),
  )
  await recordHistory(
    trx,
    'bookingorder',
    caller,
    at,
    made.map((order) => ({ resource_id: order.bookingorder_id, version: order.version, before: null, after: toPastOrder(order) })),
  )
  await env.jobs.enqueue(trx, 'mail', bookedLetter(made))
  return toBooking(booking)
}
