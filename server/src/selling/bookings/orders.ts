import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import { country } from '../../lib/countries.js'
import { randomToken } from '../../lib/crypto.js'
import { newId } from '../../lib/ids.js'
import type { Rates } from '../../lib/money.js'
import { byOrder, linesOf, termsOf } from '../../money/charge/terms.js'
import { type Charged, chargeNew, columnsOf } from '../../money/payments/authorize.js'
import { chargesInsert } from '../../money/payments/store.js'
import { payBy } from '../../money/payments/unpaid.js'
import type { DistributorRow } from '../../parties/distributors/store.js'
import type { Env } from '../../platform/context.js'
import { defer } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import { attachGuests, type Booked, guestsOfOrders } from '../guests/service.js'
import type { GuestRow } from '../guests/slots.js'
import { agreedOf } from '../guests/store.js'
import { itemsInsert, ordersInsert } from '../orders/store.js'
import { type PlannedSales, planSales, salesInserts } from '../purchases/make.js'
import type { PurchaseSource } from '../purchases/states.js'
import { type Repaid, repaidBy } from '../relistings/repay.js'
import { type Listed, markSold } from '../relistings/store.js'
import type * as reservations from '../reservations/store.js'
import type { NewBooking } from './schema.js'
import type * as store from './store.js'

/** The row of a booking, without its orders. */
export type NewBookingRow = Omit<store.BookingRow, 'bookingorders' | 'items'>

/** The input of a booking. It is complete before anything is written. */
export interface Purchase {
  reservation: reservations.ReservationRow
  distributor: DistributorRow
  guests: Booked
  sold: Map<string, store.SoldTicket>
  rates: Rates
  /** no other booking has it */
  booking_code: string
  /** the admissions to sell of each relisted ticket, by ticket_id */
  listed: Map<string, Listed[]>
  /** the admission assigned to each order item, by orderitem_id */
  relistedSources: Map<string, Listed>
  /** earlier purchases that this booking pays for */
  repaid: Repaid[]
  input: NewBooking
  caller: Caller
  at: Date
}

type NewOrderRow = ReturnType<typeof orderOf> &
  ReturnType<typeof columnsOf> & { marketplace_logistic_purchaseorder_id: string | null; pay_by: Date | null }

/** The orders of a booking, before they are written. */
export interface PlannedOrders {
  orders: { row: NewOrderRow; items: ReturnType<typeof admissionsOf>; charged: Charged }[]
  purchases: PlannedSales
  /** by orderitem_id */
  guests: Map<string, GuestRow>
}

/** Plans one order per event and supplier, one item per admission, the charges and the purchases from the suppliers. */
export function planOrders(env: Env, purchase: Purchase, booking: NewBookingRow): PlannedOrders {
  const { reservation, distributor, rates } = purchase
  const terms = termsOf(env, reservation, rates)
  const planned = byOrder(reservation.items).map((lines) => {
    const bookingorder_id = newId('bor')
    const items = admissionsOf(purchase, bookingorder_id, lines)
    const row = orderOf(purchase, booking, bookingorder_id, lines)
    return { row, items, charged: chargeNew({ ...row, items, rates }, distributor, linesOf(env, lines), terms) }
  })
  const purchases = planPurchases(purchase, planned)
  const orders = planned.map(({ row, items, charged }) => ({
    row: {
      ...row,
      ...columnsOf(charged),
      marketplace_logistic_purchaseorder_id: purchases.sourceOf(row.bookingorder_id),
      pay_by: payBy(env, charged, purchase.at),
    },
    ...{ items, charged },
  }))
  const guests = guestsOfOrders(
    purchase.guests.party,
    orders.map(({ items }) => items),
  )
  return { orders, purchases, guests }
}

/** Inserts the orders of new bookings, with everything that belongs to them. */
export async function insertOrders(trx: Trx, at: Date, bookings: { purchase: Purchase; made: PlannedOrders }[]): Promise<void> {
  const orders = bookings.flatMap(({ made }) => made.orders)
  const items = bookings.flatMap(({ made: { orders: own, purchases } }) =>
    own.flatMap((one) => one.items.map((item) => ({ ...item, purchaseorderitem_id: purchases.purchases.get(item.orderitem_id) ?? null }))),
  )
  const charges = orders.map(({ charged: { bookingorder_id, charge } }) => ({ bookingorder_id, charge }))
  const sales = {
    sales: bookings.flatMap(({ made }) => made.purchases.sales),
    reused: bookings.flatMap(({ made }) => made.purchases.reused),
  }
  // In one statement, because the rows refer to each other.
  await defer(
    trx,
    sql`
    with orders as (${ordersInsert(orders.map(({ row }) => row))}), charges as (${chargesInsert(charges)}), ${salesInserts(sales, at)}
    ${itemsInsert(items)}`,
  )
  await attachGuests(
    trx,
    bookings.flatMap(({ purchase }) => purchase.guests.surplus),
    bookings.flatMap(({ made }) => [...made.guests.values()]),
  )
  const taken = bookings.flatMap(({ purchase, made }) =>
    [...purchase.relistedSources].map(([orderitem_id, { relisting_id }]) => ({
      relisting_id,
      purchaseorderitem_id: made.purchases.purchases.get(orderitem_id) as string,
    })),
  )
  if (taken.length > 0) await markSold(trx, taken)
}

type Planned = { row: ReturnType<typeof orderOf>; items: ReturnType<typeof admissionsOf> }[]

/** Test bookings have no purchases. */
function planPurchases({ sold, relistedSources }: Purchase, planned: Planned): PlannedSales {
  return planSales(
    planned.flatMap(({ row, items }) =>
      row.is_test_booking
        ? []
        : [
            {
              bookingorder_id: row.bookingorder_id,
              booking_code: row.booking_code,
              supplier_id: row.supplier_id,
              event_id: row.event_id,
              purchase_source: sourceOf(items.map((item) => sold.get(item.ticket_id) as store.SoldTicket)),
              admissions: items.map(({ orderitem_id, ticket_id, allotment_id }) => ({
                orderitem_id,
                ticket_id,
                use_allocation:
                  allotment_id !== null || sold.get(ticket_id)?.locked_by_client_id === (row.onbehalfclient_id ?? row.client_id),
                ...reusedBy(relistedSources.get(orderitem_id)),
              })),
            },
          ],
    ),
  )
}

const reusedBy = (listed: Listed | undefined) =>
  listed?.purchaseorderitem_id && listed.purchaseorder_id
    ? { reused: { purchaseorderitem_id: listed.purchaseorderitem_id, purchaseorder_id: listed.purchaseorder_id } }
    : {}

const sourceOf = (tickets: store.SoldTicket[]): PurchaseSource => {
  if (tickets.some((ticket) => ticket.is_relisted_ticket)) return 'relisting'
  return tickets.some((ticket) => ticket.ticket_source === 'marketplace') ? 'marketplace' : 'manual'
}

function orderOf(
  { distributor, guests, sold, input, at }: Purchase,
  booking: NewBookingRow,
  bookingorder_id: string,
  lines: reservations.ItemRow[],
) {
  const ticket = sold.get(lines[0]?.ticket_id ?? '') as store.SoldTicket
  const ticketIds = new Set(lines.map((line) => line.ticket_id))
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
    guestdata_status: guests.statusOf(ticketIds),
    guest_terms: agreedOf([...sold.values()].filter((one) => ticketIds.has(one.ticket_id))),
    financial_status: is_test_booking ? 'notapplicable' : 'topurchase',
    notify_client_status: input.suppress_email ? 'notapplicable' : 'pending',
    mass_booking_allowed: distributor.mass_booking_allowed,
    bookingorder_source: lines.some((line) => sold.get(line.ticket_id)?.ticket_source === 'marketplace') ? 'buysell' : 'na',
    general_terms_url: ticket.general_terms,
    target_currency: booking.target_currency,
    fxratemoment_id: booking.fxratemoment_id,
    created: at,
    updated: at,
  }
}

function admissionsOf({ sold, listed, relistedSources, repaid, at }: Purchase, bookingorder_id: string, lines: reservations.ItemRow[]) {
  return lines
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))
    .map((line, index) => {
      const ticket = sold.get(line.ticket_id) as store.SoldTicket
      const orderitem_id = newId('oit')
      const source = listed.get(line.ticket_id)?.shift()
      if (source) relistedSources.set(orderitem_id, source)
      if (source?.earlier) repaid.push(...repaidBy(source.earlier, line))
      return {
        orderitem_id,
        bookingorder_id,
        position: index + 1,
        ticket_id: line.ticket_id,
        allotment_id: line.allotment_id,
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
        local_currency: country(line.terms.country)?.currency ?? line.currency,
        net_rate: line.net_rate,
        face_value: line.terms.face_value,
        sales_price: line.sales_price,
        cost_price: line.terms.cost_price,
        // No second payout if there is one from an earlier buyer who cancelled.
        payout: source?.purchaseorder_id ? 0 : line.terms.payout,
        vat_category: line.terms.vat_category,
        section: source?.section ?? null,
        row: source?.row ?? null,
        seat: source?.seat ?? null,
        download_link: randomToken(24),
        external_activation_link: source?.external_activation_link ?? null,
        activated: source?.activated ?? false,
        ticket_sha: null,
        number_of_pdfs: 0,
        uploaded_at: null,
        passed_on: false,
        sales_price_eur_refund: 0,
        refunded: 0,
        updated: at,
      }
    })
}
