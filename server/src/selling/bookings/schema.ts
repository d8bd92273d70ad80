import Type, { type Static } from 'typebox'
import { Body, Currency, DateTime, Email, Enum, Flag, Id, nullable, Text } from '../../lib/schema.js'
import { wireTime } from '../../lib/time.js'
import { paymentMethods } from '../../parties/distributors/schema.js'
import { ReservationItem, toReservationItem } from '../reservations/schema.js'
import type { BookingRow } from './store.js'

export const NewBooking = Body(
  {
    reservation_id: Id,
    accepted_gt: Flag,
    booking_email: Type.Optional(Email),
    invoice_reference: Type.Optional(nullable(Text(200))),
    booking_reference: Type.Optional(nullable(Text(200))),
    payment_method: Type.Optional(Enum(paymentMethods)),
    payment_reference: Type.Optional(nullable(Text(200))),
    marketing_optin: Type.Optional(Flag),
    lead_name_for_pickup: Type.Optional(nullable(Text(200))),
    is_test_booking: Type.Optional(Flag),
    suppress_email: Type.Optional(
      Type.Boolean({ description: 'Sends no letter about the booking itself; notify_client_status of its orders is then notapplicable' }),
    ),
  },
  {
    title: 'NewBooking',
    examples: [{ reservation_id: '01k9zq3v5r8t2w4y6a1b3c5d7e_rsv', accepted_gt: true, booking_reference: 'AG-4711' }],
  },
)
export type NewBooking = Static<typeof NewBooking>

const OrderRef = Type.Object({ bookingorder_id: Id, event_id: Id, supplier_id: Id }, { title: 'BookingOrderReference' })
export const Booking = Type.Object(
  {
    booking_id: Id,
    reservation_id: Id,
    booking_code: Type.String({ description: 'Six characters, none of which looks like another', examples: ['K7TQ3M'] }),
    created: DateTime,
    client_id: Id,
    onbehalfclient_id: nullable(Id),
    distributor_id: Id,
    accepted_gt: Flag,
    booking_email: Email,
    invoice_reference: nullable(Type.String()),
    booking_reference: nullable(Type.String()),
    payment_method: Type.String(),
    payment_reference: nullable(Type.String()),
    marketing_optin: Flag,
    lead_name_for_pickup: nullable(Type.String()),
    is_test_booking: Flag,
    api_booking: Flag,
    offline_booking: Flag,
    target_currency: Currency,
    fxratemoment_id: nullable(Id),
    bookingorders: Type.Array(OrderRef),
    items: Type.Array(ReservationItem),
  },
  { title: 'Booking' },
)
export type Booking = Static<typeof Booking>

export const toBooking = ({ created, items, ...row }: BookingRow): Booking => ({
  ...row,
  created: wireTime(created),
  items: items.map(toReservationItem),
})
