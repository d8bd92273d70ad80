import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, invalid, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { isAccepted, orProblem } from '../../lib/outcomes.js'
import { admit, collect } from '../../money/payments/authorize.js'
import { ratesAt } from '../../money/payments/store.js'
import type { Env } from '../../platform/context.js'
import { defer } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { historyInsert, versionRows } from '../../platform/history/store.js'
import { bookedGuests } from '../guests/service.js'
import { bookedLetter } from '../orders/letters.js'
import * as orders from '../orders/store.js'
import { toPastOrder } from '../orders/wire.js'
import { announceSales } from '../purchases/make.js'
import { recordAgain, soldBefore } from '../purchases/progress.js'
import { saleVersions } from '../purchases/record.js'
import { lockSales, type SaleRow } from '../purchases/store.js'
import { repay } from '../relistings/repay.js'
import { lockReservationChains, lockReservationPayers } from '../relistings/store.js'
import { takeListed } from '../relistings/take.js'
import { lockOpenEach } from '../reservations/service.js'
import * as reservations from '../reservations/store.js'
import { changedVersions } from '../reservations/versions.js'
import { refuseWithdrawn } from '../reservations/withdraw.js'
import { type BookingRequest, buyerOf, type Facts, methodOf, type OpenRequest, readFacts } from './facts.js'
import { insertOrders, type NewBookingRow, type PlannedOrders, type Purchase, planOrders } from './orders.js'
import { refuseOwn } from './own.js'
import { type Booking, toBooking } from './schema.js'
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

/** A booking that is decided and not yet written. */
interface Planned {
  purchase: Purchase
  booking: NewBookingRow
  made: PlannedOrders
}

/**
 * Turns holds into bookings with orders, admissions, guests and charges. Each request is accepted or refused by itself; what is refused
 * changes nothing. Everything that decides is locked and read first, in two round trips; then all bookings are written, together with the
 * commit. No two requests may be about the same reservation.
 */
export async function makeBookings(env: Env, trx: Trx, requests: readonly BookingRequest[]): Promise<(Booking | Problem)[]> {
  const wanted = requests.map(({ caller, input }) => ({ caller, id: input.reservation_id }))
  const ids = wanted.map(({ id }) => id)
  await lockReservationChains(trx, ids)
  await lockReservationPayers(trx, ids)
  const [held, usual] = await lockOpenEach(env, trx, wanted, store.usualMethods(ids))
  // After the locks, so that later versions have later times.
  const at = env.now()
  const asked = requests.map((request, index) => openRequest(request, held[index] as reservations.ReservationRow | Problem, usual))
  const open = asked.filter(isAccepted)
  if (open.length === 0) return asked as Problem[]
  const facts = await readFacts(env, trx, open, at)
  const planned = asked.map((one) => (one instanceof Problem ? one : orProblem(() => plan(env, one, facts, at))))
  const bookings = await write(env, trx, planned.filter(isAccepted), facts, at)
  return planned.map((one) => (one instanceof Problem ? one : (bookings.get(one) as Booking)))
}

function openRequest(
  request: BookingRequest,
  reservation: reservations.ReservationRow | Problem,
  usual: ReadonlyMap<string, string>,
): OpenRequest | Problem {
  if (reservation instanceof Problem) return reservation
  if (reservation.status === 'pending_supplier')
    return new Problem('not_ready', { detail: 'The supplier has not answered the request yet.' })
  if (!request.input.accepted_gt)
    return invalid([fault('/accepted_gt', 'must_accept', 'must be true: the general terms have to be accepted')])
  return { ...request, reservation, usual_method: usual.get(reservation.reservation_id) }
}

/** Decides about one booking. What it uses is not there for the next one. */
function plan(env: Env, request: OpenRequest, facts: Facts, at: Date): Planned {
  const { reservation, input } = request
  const { reservation_id } = reservation
  const purchase = purchaseOf(request, facts, at)
  refuseOwn(purchase.sold.values(), facts.ownSuppliers.get(reservation.distributor_id) ?? [])
  refuseWithdrawn(reservation, purchase.sold, at, env.config.SALE_AFTER_START_MINUTES)
  const { faults } = purchase.guests
  if (faults.length > 0) throw new Problem('guest_data_incomplete', { errors: faults, facts: { reservation_id } })
  if (!input.is_test_booking) purchase.listed = takeListed(facts.listed, wantedOf(purchase))
  const taken = new Set([...purchase.listed.values()].flat())
  const booking = bookingOf(request, purchase)
  const made = planOrders(env, purchase, booking)
  const charged = made.orders.map((order) => order.charged)
  admit(env, facts.limits, purchase.distributor, charged)
  facts.listed = facts.listed.filter((one) => !taken.has(one))
  return { purchase, booking, made }
}

function purchaseOf(request: OpenRequest, facts: Facts, at: Date): Purchase {
  const { reservation, caller, input } = request
  const { reservation_id, items, fxratemoment_id } = reservation
  const sold = new Map(items.map(({ ticket_id }) => [ticket_id, facts.sold.get(ticket_id) as store.SoldTicket]))
  return {
    ...{ reservation, caller, input, at, sold },
    distributor: buyerOf(request, facts.distributors),
    rates: ratesAt(facts.rates, fxratemoment_id),
    booking_code: facts.codes.pop() as string,
    guests: bookedGuests(reservation, facts.guests.get(reservation_id) ?? [], [...sold.values()]),
    listed: new Map(),
    relistedSources: new Map(),
    repaid: [],
  }
}

/** The quantity of each relisted ticket, over all lines. */
function wantedOf({ reservation, sold }: Purchase): { ticket_id: string; quantity: number }[] {
  const wanted = new Map<string, number>()
  for (const { ticket_id, quantity } of reservation.items)
    if (sold.get(ticket_id)?.is_relisted_ticket) wanted.set(ticket_id, (wanted.get(ticket_id) ?? 0) + quantity)
  return [...wanted].map(([ticket_id, quantity]) => ({ ticket_id, quantity }))
}

/** The client that staff books for, if that client made the reservation. */
const bookedFor = (caller: Caller, reservation: reservations.ReservationRow): string | null =>
  isOperator(caller) ? reservation.client_id : caller.impersonator_client_id === null ? null : caller.client_id

function bookingOf(request: OpenRequest, { distributor, at, booking_code }: Purchase): NewBookingRow {
  const { reservation, input, caller } = request
  return {
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
    payment_method: methodOf(request, distributor.default_payment_method),
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
}

/** Writes everything, the invoice numbers last, because all bookings wait for their lock. */
async function write(env: Env, trx: Trx, planned: Planned[], { listeners }: Facts, at: Date): Promise<Map<Planned, Booking>> {
  if (planned.length === 0) return new Map()
  const ended = await endHolds(trx, planned, at)
  await store.insertBookings(
    trx,
    planned.map(({ booking }) => booking),
  )
  const resold: [Planned, SaleRow[]][] = []
  for (const one of planned) resold.push([one, await soldBefore(trx, one.made.purchases.reused)])
  await insertOrders(trx, at, planned)
  // All at once, in id order. They are locked before the invoice numbers.
  const soldAgain = resold.flatMap(([, sales]) => sales.map((sale) => sale.purchaseorder_id))
  if (soldAgain.length > 0) await lockSales(trx, soldAgain)
  for (const [{ purchase }, sales] of resold) {
    await repay(env, trx, purchase.caller, purchase.repaid)
    await recordAgain(env, trx, purchase.caller, sales)
  }
  await raise(env, trx, 'admissions_booked', {
    resold: planned.flatMap(({ purchase }) => [...purchase.relistedSources].map(([to, { orderitem_id: from }]) => ({ from, to }))),
    seatable: [...new Set(planned.flatMap(seatableOf))],
  })
  const rows = new Map<Planned, Written>()
  for (const one of planned) rows.set(one, await written(trx, one.purchase, one.made))
  const sales = [...rows.values()].flatMap((one) => one.sales)
  await announceSales(env, trx, sales, listeners, at)
  await collect(
    env,
    trx,
    planned.map(({ purchase: { caller: author, distributor }, made }) => ({
      ...{ author, distributor },
      orders: made.orders.map((order) => order.charged),
    })),
  )
  await record(env, trx, rows, ended, at)
  return new Map(planned.map((one) => [one, shown(one, ended.get(one.booking.reservation_id) as reservations.ReservationRow)]))
}

const seatableOf = ({ purchase: { input, sold } }: Planned): string[] =>
  input.is_test_booking ? [] : [...sold.values()].filter((one) => one.has_free_seats).map((one) => one.ticket_id)

const shown = ({ booking, made }: Planned, after: reservations.ReservationRow): Booking => {
  const bookingorders = made.orders.map(({ row: { bookingorder_id, event_id, supplier_id } }) => ({
    bookingorder_id,
    event_id,
    supplier_id,
  }))
  return toBooking({ ...booking, bookingorders, items: after.items })
}

/** Ends the holds. The tickets of a test booking return to stock; otherwise they count as sold. By reservation_id. */
async function endHolds(trx: Trx, planned: Planned[], at: Date): Promise<Map<string, reservations.ReservationRow>> {
  const ended = new Map<string, reservations.ReservationRow>()
  for (const sold of [true, false]) {
    const holds = planned.filter(({ booking }) => booking.is_test_booking !== sold).map(({ purchase }) => purchase.reservation)
    if (holds.length === 0) continue
    for (const row of await reservations.endLockedHolds(trx, holds, { status: 'booked', sold }, at)) ended.set(row.reservation_id, row)
  }
  return ended
}

/** Sends no query that waits for an answer: at this point other transactions wait for the lock on the invoice numbers. */
async function record(
  env: Env,
  trx: Trx,
  bookings: ReadonlyMap<Planned, Written>,
  ended: ReadonlyMap<string, reservations.ReservationRow>,
  at: Date,
): Promise<void> {
  const rows = [...bookings].flatMap(([{ purchase }, made]) => {
    const { caller, reservation } = purchase
    const after = ended.get(reservation.reservation_id) as reservations.ReservationRow
    const firstVersions = made.orders.map((order) => ({
      resource_id: order.bookingorder_id,
      version: order.version,
      before: null,
      after: toPastOrder(order),
    }))
    return [
      ...changedVersions(caller, at, [reservation], [after]),
      ...versionRows('purchaseorder', caller, at, saleVersions([], made.sales)),
      ...versionRows('bookingorder', caller, at, firstVersions),
    ]
  })
  await defer(trx, historyInsert(rows, orders.currentInvoices))
  const letters = [...bookings].flatMap(([{ purchase }, { orders: made }]) => (purchase.input.suppress_email ? [] : bookedLetter(made)))
  await env.jobs.enqueue(trx, 'mail', letters)
}
