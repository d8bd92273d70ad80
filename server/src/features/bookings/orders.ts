import { sql } from 'kysely'
import type { Trx } from '../../db/open.js'
import type { Caller } from '../../lib/caller.js'
import { country } from '../../lib/countries.js'
import { randomToken } from '../../lib/crypto.js'
import { notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { attachGuests, guestdataStatus } from '../guests/service.js'
import * as orders from '../orders/store.js'
import { type Listed, markSold } from '../relistings/store.js'
import type * as reservations from '../reservations/store.js'
import { makeSales } from '../sales/make.js'
import type { PurchaseSource } from '../sales/states.js'
import { priceChain } from '../tickets/rules/prices.js'
import type { NewBooking } from './schema.js'
import * as store from './store.js'

const everything = sql`true`

/** What a booking is made of, settled before anything is written. */
export interface Purchase {
  reservation: reservations.ReservationRow
  distributor: Awaited<ReturnType<typeof store.readDistributor>>
  sold: Map<string, store.SoldTicket>
  /** admissions behind relisted tickets, by ticket: each is given to one of the order, */
  listed: Map<string, Listed[]>
  /** and to which, by orderitem_id */
  behind: Map<string, Listed>
  input: NewBooking
  caller: Caller
  at: Date
}

/** One order per event and supplier, one item per admission, and the purchases behind them; gives those that were made. */
export async function insertOrders(trx: Trx, purchase: Purchase, bookingId: string): Promise<string[]> {
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
  const made = [...groups.values()].map((lines) => {
    const bookingorder_id = newId('bor')
    return { order: orderOf(purchase, booking, bookingorder_id, lines), items: admissionsOf(purchase, bookingorder_id, lines) }
  })
  const items = made.flatMap((one) => one.items)
  await orders.insertOrders(
    trx,
    made.map(({ order }) => order),
  )
  await orders.insertItems(trx, items)
  await attachGuests(trx, reservation.reservation_id, items)
  const sales = booking.is_test_booking ? [] : await makePurchases(trx, purchase, made)
  for (const { bookingorder_id } of (await store.findBooking(trx, 'booking_id', bookingId, everything))?.bookingorders ?? []) {
    await orders.updateOrder(trx, bookingorder_id, { guestdata_status: await guestdataStatus(trx, bookingorder_id), updated: at })
  }
  return sales
}

type Made = { order: ReturnType<typeof orderOf>; items: ReturnType<typeof admissionsOf> }[]

async function makePurchases(trx: Trx, { sold, behind, at }: Purchase, made: Made): Promise<string[]> {
  const bought = made.map(({ order, items }) => ({
    bookingorder_id: order.bookingorder_id,
    booking_code: order.booking_code,
    supplier_id: order.supplier_id,
    event_id: order.event_id,
    purchase_source: sourceOf(items.map((item) => sold.get(item.ticket_id) as store.SoldTicket)),
    admissions: items.map(({ orderitem_id, ticket_id }) => ({ orderitem_id, ticket_id, ...reusedBy(behind.get(orderitem_id)) })),
  }))
  const { made: sales, purchases } = await makeSales(trx, bought, at)
  const taken = [...behind].map(([orderitem_id, { relisting_id }]) => ({
    relisting_id,
    purchaseorderitem_id: purchases.get(orderitem_id) as string,
  }))
  if (taken.length > 0) await markSold(trx, taken)
  return sales
}

const reusedBy = (listed: Listed | undefined) =>
  listed?.purchaseorderitem_id && listed.purchaseorder_id
    ? { reused: { purchaseorderitem_id: listed.purchaseorderitem_id, purchaseorder_id: listed.purchaseorder_id } }
    : {}

const sourceOf = (tickets: store.SoldTicket[]): PurchaseSource => {
  if (tickets.some((ticket) => ticket.is_relisted_ticket)) return 'relisting'
  return tickets.some((ticket) => ticket.ticket_source === 'marketplace') ? 'marketplace' : 'manual'
}

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

function admissionsOf({ sold, listed, behind, at }: Purchase, bookingorder_id: string, lines: reservations.ItemRow[]) {
  return lines
    .flatMap((line) => Array.from({ length: line.quantity }, () => line))
    .map((line, index) => {
      const ticket = sold.get(line.ticket_id) as store.SoldTicket
      const orderitem_id = newId('oit')
      const source = listed.get(line.ticket_id)?.shift()
      if (source) behind.set(orderitem_id, source)
      return {
        orderitem_id,
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
        // From the price it has: the markup may be in another currency.
        // And nothing when its seller was paid already, for a buyer who left.
        payout: source?.purchaseorder_id ? 0 : priceChain({ ...ticket, margins_applied: false }, ticket).payout,
        vat_category: ticket.vat_category,
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
