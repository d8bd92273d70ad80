import { lockStock } from '../../catalogue/tickets/stock.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { collect } from '../../money/payments/authorize.js'
import { ratesOf } from '../../money/payments/store.js'
import { type DistributorRow, distributorRow } from '../../parties/distributors/store.js'
import { suppliersOfBuyer } from '../../parties/suppliers/store.js'
import type { Ctx, Env } from '../../platform/context.js'
import { defer, pipeline, withKeptPlans } from '../../platform/db/client.js'
import type { Condition } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { raise } from '../../platform/domain-events.js'
import { historyInsert, versionRows } from '../../platform/history/store.js'
import { bookedGuests, guestRows } from '../guests/service.js'
import type { GuestRow } from '../guests/slots.js'
import { bookedLetter } from '../orders/letters.js'
import * as orders from '../orders/store.js'
import { toPastOrder } from '../orders/wire.js'
import { announceSales, saleListeners } from '../purchases/make.js'
import { saleVersions } from '../purchases/record.js'
import { lockReservationChains } from '../relistings/store.js'
import { takeListed } from '../relistings/take.js'
import { reservationVersions } from '../reservations/schema.js'
import { lockOpen } from '../reservations/service.js'
import * as reservations from '../reservations/store.js'
import { refuseWithdrawn } from '../reservations/withdraw.js'
import { newBookingCode } from './code.js'
import { insertOrders, type NewBookingRow, type Purchase, planOrders } from './orders.js'
import { refuseOwn } from './own.js'
import { type Booking, type NewBooking, toBooking } from './schema.js'
import type { BookingRow } from './store.js'
import * as store from './store.js'
import { type Written, written } from './written.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    admissions_booked: {
      /** relisted admissions that were bought, and the new items they became */
      resold: { from: string; to: string }[]
      /** tickets with seats to assign */
      seatable: string[]
    }
  }
}

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

/** Turns a hold into a booking with orders, admissions, guests and charges, in one transaction. */
export const book = (env: Env, trx: Trx, caller: Caller, input: NewBooking): Promise<Booking> =>
  withKeptPlans(trx, () => makeBooking(env, trx, caller, input)).catch((error: unknown) => {
    throw store.isCodeTaken(error) ? new Problem('overloaded', { retryAfter: 1 }) : error
  })

async function makeBooking(env: Env, trx: Trx, caller: Caller, input: NewBooking): Promise<Booking> {
  const at = env.now()
  await lockReservationChains(trx, input.reservation_id)
  const reservation = await lockOpen(env, trx, caller, input.reservation_id)
  if (reservation.status === 'pending_supplier')
    throw new Problem('not_ready', { detail: 'The supplier has not answered the request yet.' })
  if (!input.accepted_gt) throw invalid([fault('/accepted_gt', 'must_accept', 'must be true: the general terms have to be accepted')])
  const purchase = { ...(await readFacts(env, trx, reservation, at)), input, caller, at }
  refuseWithdrawn(reservation, purchase.sold, at, env.config.SALE_AFTER_START_MINUTES)
  const { faults } = purchase.guests
  if (faults.length > 0)
    throw new Problem('guest_data_incomplete', { errors: faults, facts: { reservation_id: reservation.reservation_id } })
  const after = await endHold(trx, purchase)
  if (!input.is_test_booking) purchase.listed = await takeListed(trx, wantedOf(purchase))
  const booking = await insertBooking(trx, purchase)
  const made = planOrders(env, purchase, booking)
  await insertOrders(trx, purchase, made)
  await raise(env, trx, 'admissions_booked', {
    resold: [...purchase.relistedSources].map(([to, { orderitem_id: from }]) => ({ from, to })),
    seatable: input.is_test_booking ? [] : [...purchase.sold.values()].filter((one) => one.has_free_seats).map((one) => one.ticket_id),
  })
  const rows = await written(trx, purchase, made)
  await announceSales(env, trx, rows.sales, purchase.listeners, at)
  await collect(
    env,
    trx,
    caller,
    made.orders.map((one) => one.charged),
    purchase.distributor,
  )
  await record(env, trx, purchase, after, rows)
  return toBooking({ ...booking, bookingorders: made.orders.map(({ row }) => referenceTo(row)), items: after.items })
}

const referenceTo = ({ bookingorder_id, event_id, supplier_id }: BookingRow['bookingorders'][number]) => ({
  bookingorder_id,
  event_id,
  supplier_id,
})

/** Of so many random codes one is free, also when most of all codes are used. */
const codesTried = 12

/** Reads the tickets, the distributor and the guests of the booking. */
async function readFacts(env: Env, trx: Trx, reservation: reservations.ReservationRow, at: Date) {
  const ids = reservation.items.map((item) => item.ticket_id)
  // Tickets are locked before orders and distributors, in every transaction that locks several of them. The lock also protects the terms of
  // the tickets.
  await lockStock(trx, ids)
  const suppliers = [...new Set(reservation.items.map((item) => item.terms.supplier_id))]
  const [distributor, guests, sold, rates, own, listeners, booking_code] = await pipeline<
    [DistributorRow | undefined, GuestRow[], Purchase['sold'], Purchase['rates'], string[], Purchase['listeners'], string | undefined]
  >(
    trx,
    distributorRow(reservation.distributor_id),
    guestRows(reservation),
    store.soldTickets(ids),
    ratesOf(reservation.fxratemoment_id),
    suppliersOfBuyer(reservation.distributor_id),
    saleListeners(env, suppliers, at),
    store.freeCode(Array.from({ length: codesTried }, newBookingCode)),
  )
  if (booking_code === undefined) throw new Error('no free booking code found')
  if (!distributor) throw notFound('distributor', reservation.distributor_id)
  refuseOwn(sold.values(), own)
  return {
    ...{ reservation, distributor, sold, rates, listeners, booking_code },
    guests: bookedGuests(reservation, guests, [...sold.values()]),
    listed: new Map(),
    relistedSources: new Map(),
  }
}

/** The quantity of each relisted ticket, over all lines. */
function wantedOf({ reservation, sold }: Purchase): { ticket_id: string; quantity: number }[] {
  const wanted = new Map<string, number>()
  for (const { ticket_id, quantity } of reservation.items)
    if (sold.get(ticket_id)?.is_relisted_ticket) wanted.set(ticket_id, (wanted.get(ticket_id) ?? 0) + quantity)
  return [...wanted].map(([ticket_id, quantity]) => ({ ticket_id, quantity }))
}

/** Ends the hold. The tickets of a test booking return to stock; otherwise they count as sold. */
async function endHold(trx: Trx, { reservation, input, at }: Purchase): Promise<reservations.ReservationRow> {
  const [after] = await reservations.endLockedHolds(trx, [reservation], { status: 'booked', sold: !input.is_test_booking }, at)
  if (!after) throw notFound('reservation', reservation.reservation_id)
  return after
}

/** The client that staff books for, if that client made the reservation. */
const bookedFor = (caller: Caller, reservation: reservations.ReservationRow): string | null =>
  isOperator(caller) ? reservation.client_id : caller.impersonator_client_id === null ? null : caller.client_id

async function insertBooking(trx: Trx, { reservation, distributor, input, caller, at, booking_code }: Purchase): Promise<NewBookingRow> {
  const booking = {
    booking_id: newId('bkn'),
    booking_code,
    reservation_id: reservation.reservation_id,
    client_id: caller.client_id,
    onbehalfclient_id: reservation.onbehalfclient_id ?? bookedFor(caller, reservation),
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
  await store.insertBooking(trx, booking)
  return booking
}

/** Sends no query that waits for an answer: at this point other transactions wait for the lock on the invoice numbers. */
async function record(
  env: Env,
  trx: Trx,
  { caller, at, input, reservation }: Purchase,
  after: reservations.ReservationRow,
  { orders: made, sales }: Written,
): Promise<void> {
  const firstVersions = made.map((order) => ({
    resource_id: order.bookingorder_id,
    version: order.version,
    before: null,
    after: toPastOrder(order),
  }))
  const rows = [
    ...versionRows('reservation', caller, at, reservationVersions([reservation], [after])),
    ...versionRows('purchaseorder', caller, at, saleVersions([], sales)),
    ...versionRows('bookingorder', caller, at, firstVersions),
  ]
  await defer(trx, historyInsert(rows, orders.currentInvoices))
  if (!input.suppress_email) await env.jobs.enqueue(trx, 'mail', bookedLetter(made))
}
