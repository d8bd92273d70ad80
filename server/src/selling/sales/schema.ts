import Type, { type Static } from 'typebox'
import { LocalDateTime } from '../../lib/catalogue-schema.js'
import { itemMachine, logistic } from '../../lib/order-states.js'
import { DateTime, Enum, Flag, Id, nullable } from '../../lib/schema.js'
import { distributorFinancial } from '../../money/charge/states.js'
import { guestdata } from '../guests/states.js'
import { type BookingOrder, DownloadItem, OrderGuest } from '../orders/schema.js'
import type { SaleRow } from '../purchases/store.js'

/** A booking order as its supplier sees it: the tickets to deliver, and the recipients. Fields about the buyer are null. */
export const MarketplaceSale = Type.Object(
  {
    booking_id: Id,
    bookingorder_id: Id,
    event_id: Id,
    created: DateTime,
    offline_booking: Flag,
    booking_code: Type.String(),
    guestdata_status: Enum(guestdata.statuses),
    distributorfinancial_status: Enum(distributorFinancial.statuses),
    logistic_status: Enum(logistic.statuses),
    event_name: Type.String(),
    payment_method: nullable(Type.String()),
    payment_reference: nullable(Type.String()),
    booking_reference: nullable(Type.String()),
    parent_id: nullable(Id),
    invoices: Type.Array(Type.String()),
    bookingorder_source: Type.String(),
    is_test_booking: Flag,
    marketplace_logistic_purchaseorder_id: nullable(Id),
    lead_name_for_pickup: nullable(Type.String()),
    event_startdate: LocalDateTime,
    event_stopdate: LocalDateTime,
    items: Type.Array(
      Type.Object(
        {
          orderitem_id: Id,
          ticket_name: Type.String(),
          quantity: Type.Integer(),
          guest: OrderGuest,
          download_link: nullable(Type.String()),
          download_items: Type.Array(DownloadItem),
          ticket_status: Enum(itemMachine.statuses),
        },
        { title: 'MarketplaceSaleItem' },
      ),
    ),
  },
  { title: 'MarketplaceSale' },
)
export type MarketplaceSale = Static<typeof MarketplaceSale>

/** An order as its seller sees it, reduced to the admissions of this sale. */
export const toMarketplaceSale = (order: BookingOrder, sale: SaleRow): MarketplaceSale => ({
  booking_id: order.booking_id,
  bookingorder_id: order.bookingorder_id,
  event_id: order.event_id,
  created: order.created,
  offline_booking: order.offline_booking,
  booking_code: order.booking_code,
  guestdata_status: order.guestdata_status,
  distributorfinancial_status: order.distributorfinancial_status,
  logistic_status: order.logistic_status,
  event_name: order.event_name,
  payment_method: order.payment_method,
  payment_reference: order.payment_reference,
  booking_reference: order.booking_reference,
  parent_id: order.parent_id,
  invoices: order.invoices,
  bookingorder_source: order.bookingorder_source,
  is_test_booking: order.is_test_booking,
  marketplace_logistic_purchaseorder_id: order.marketplace_logistic_purchaseorder_id,
  lead_name_for_pickup: order.lead_name_for_pickup,
  event_startdate: sale.event_startdate,
  event_stopdate: sale.event_stopdate,
  items: order.items.map(({ orderitem_id, ticket_name, quantity, guest, download_link, download_items, ticket_status }) => ({
    orderitem_id,
    ticket_name,
    quantity,
    guest,
    download_link,
    download_items,
    ticket_status,
  })),
})
