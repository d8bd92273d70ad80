import { sql } from 'kysely'
import type { Ctx, Env } from '../../context.js'
import type { Condition } from '../../db/filter.js'
import type { ListRequest } from '../../db/list.js'
import type { Trx } from '../../db/open.js'
import { ownRows } from '../../db/tenant.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { country } from '../../lib/countries.js'
import { randomToken } from '../../lib/crypto.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { attachGuests, checkPreCheckout, guestdataStatus } from '../guests/service.js'
import { recordHistory } from '../history/store.js'
import { bookedLetter } from '../orders/letters.js'
import * as orders from '../orders/store.js'
import { toPastOrder } from '../orders/wire.js'
import { authorize } from '../payments/authorize.js'
import { toReservation } from '../reservations/schema.js'
import { lockOpen } from '../reservations/service.js'
import * as reservations from '../reservations/store.js'
import { seatSoon } from '../ticketfiles/assign.js'
import { priceChain } from '../tickets/rules/prices.js'
import { moveStock } from '../tickets/stock.js'
import { newBookingCode } from './code.js'
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

/** What a booking is made of, settled before anything is written. */
interface Purchase {
  reservation: reservations.ReservationRow
  distributor: Awaited<ReturnType<typeof store.readDistributor>>
  sold: Map<string, store.SoldTicket>
  input: NewBooking
  caller: Caller
  at: Date
}

/** Turns a hold into a booking, its orders, admissions, guests and money: one transaction, all of it or nothing. */
export async function book(env: Env, trx: Trx, caller: Caller, input: NewBooking): Promise<Booking> {
  const at = env.now()
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
  const purchase: Purchase = { reservation, distributor, sold, input, caller, at }
  // Stock first: tickets are locked before orders and distributors by everybody who locks several of them.
  await endHold(trx, purchase)
  const booking_id = await insertBooking(trx, purchase)
  await insertOrders(trx, purchase, booking_id)
  await authorize(env, trx, caller, booking_id)
  return finish(env, trx, purchase, booking_id)
}

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

/** One order per event and supplier, one item per admission. */
async function insertOrders(trx: Trx, purchase: Purchase, bookingId: string): Promise<void> {
  const { reservation, sold, at } = purchase
  const booking = await store.findBooking(trx, 'booking_id', bookingId, everything)
  if (!booking) throw notFound('booking', bookingId)
  const groups = new Map<string, reservations.ItemRow[]>()
  for (const item of reservation.items) {
    const ticket = sold.get(item.ticket_id)
    if (!ticket) throw notFound('ticket', item.ticket_id)
    const key = `${ticket.event_id} ${ticket.supplier_id}`
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  const admissions: { orderitem_id: string; ticket_id: string }[] = []
  for (const lines of groups.values()) {
    const bookingorder_id = newId('bor')
    const items = admissionsOf(purchase, bookingorder_id, lines)
    await orders.insertOrders(trx, [orderOf(purchase, booking, bookingorder_id, lines)])
    await orders.insertItems(trx, items)
    admissions.push(...items)
  }
  await attachGuests(trx, reservation.reservation_id, admissions)
  for (const { bookingorder_id } of (await store.findBooking(trx, 'booking_id', bookingId, everything))?.bookingorders ?? []) {
    await orders.updateOrder(trx, bookingorder_id, { guestdata_status: await guestdataStatus(trx, bookingorder_id), updated: at })
  }
}

const everything = sql`true`

function orderOf({ distributor, sold, at }: Purchase, booking: store.BookingRow, bookingorder_id: string, lines: reservations.ItemRow[]) {
  const ticket = sold.get(lines[0]?.ticket_id ?? '') as store.SoldTicket
  const {
    booking_id,
    booking_code,
    client_id,
    onbehalfclient_id,
    distributor_id,
    accepted_gt,
    marketing_optin,
    api_booking,
    offline_booking,
  } = booking
  const { is_test_booking, booking_email, booking_reference, invoice_reference, payment_method, payment_reference, lead_name_for_pickup } =
    booking
  return {
    bookingorder_id,
    ...{
      booking_id,
      booking_code,
      client_id,
      onbehalfclient_id,
      distributor_id,
      accepted_gt,
      marketing_optin,
      api_booking,
      offline_booking,
    },
    ...{ is_test_booking, booking_email, booking_reference, invoice_reference, payment_method, payment_reference, lead_name_for_pickup },
    event_id: ticket.event_id,
    supplier_id: ticket.supplier_id,
    guestdata_status: 'notapplicable',
    financial_status: is_test_booking ? 'notapplicable' : 'topurchase',
    notify_client_status: 'pending',
    mass_booking_allowed: distributor.mass_booking_allowed,
    bookingorder_source: lines.some((line) => sold.get(line.ticket_id)?.ticket_source === 'marketplace') ? 'buysell' : 'na',
    general_terms_url: ticket.general_terms,
    target_currency: booking.target_currency,
    fxratemoment_id: booking.fxratemoment_id,
    created: at,
    updated: at,
  }
}

function admissionsOf({ sold, at }: Purchase, bookingorder_id: string, lines: reservations.ItemRow[]) {
  return lines
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))
    .map((line, index) => {
      const ticket = sold.get(line.ticket_id) as store.SoldTicket
      return {
        orderitem_id: newId('oit'),
        bookingorder_id,
        position: index + 1,
        ticket_id: line.ticket_id,
        category_id: ticket.category_id,
        category_name: ticket.category_name,
        ticket_name: line.ticket_name,
        sub_category: ticket.sub_category,
        type_ticket: ticket.ticket_type,
        ticket_targetgroup: ticket.ticket_targetgroup,
        ticket_validity: ticket.ticket_validity,
        ticket_startdate: ticket.ticket_validfrom,
        ticket_stopdate: ticket.ticket_validuntil,
        ticket_status: 'pending',
        distribution_channel: ticket.distribution_channel,
        currency: line.currency,
        local_currency: country(ticket.country)?.currency ?? line.currency,
        net_rate: line.net_rate,
        face_value: ticket.face_value,
        sales_price: line.sales_price,
        cost_price: ticket.cost_price,
        payout: priceChain(ticket, ticket).payout,
        vat_category: ticket.vat_category,
        section: null,
        row: null,
        seat: null,
        download_link: randomToken(24),
        external_activation_link: null,
        activated: false,
        ticket_sha: null,
        number_of_pdfs: 0,
        uploaded_at: null,
        sales_price_eur_refund: 0,
        refunded: 0,
        updated: at,
      }
    })
}

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
  if (!booking.is_test_booking)
    await seatSoon(
      env,
      trx,
      made.flatMap((order) => order.items.map((item) => item.ticket_id)),
    )
  return toBooking(booking)
}
