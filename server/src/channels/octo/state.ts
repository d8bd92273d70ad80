import type { Exchange } from '../../catalogue/tickets/viewer.js'
import { liveItem, liveOrder } from '../../lib/order-states.js'
import type { ItemRow, OrderRow } from '../../selling/orders/store.js'
import type { ReservationRow } from '../../selling/reservations/store.js'
import type { BookedRow, IssuedRow } from '../series/store.js'
import type { OctoBookingRow } from './store.js'

export type OctoStatus = 'ON_HOLD' | 'CONFIRMED' | 'EXPIRED' | 'CANCELLED' | 'PENDING' | 'REJECTED' | 'REDEEMED'

/** All records that determine the status of a booking. */
export interface BookingDetails {
  row: OctoBookingRow
  reservation: ReservationRow | undefined
  booked: BookedRow | undefined
  orders: OrderRow[]
  /** The exchange rates of the reservation. */
  exchange: Exchange | undefined
  /** The issued e-tickets. */
  issued: IssuedRow[]
}

const isOver = (order: OrderRow): boolean => !liveOrder.is(order.logistic_status)

const isUsable = ({ ticket_status, relisting_status }: ItemRow): boolean => liveItem.is(ticket_status) && relisting_status !== 'sold'

/** The time when the last ticket of a booking was used. Null while some are unused, or when there are none. */
export function redeemedAt({ orders }: BookingDetails): Date | null {
  const items = orders.filter((order) => !isOver(order)).flatMap((order) => order.items.filter(isUsable))
  const times = items.flatMap((item) => (item.admitted_at === null ? [] : [Date.parse(item.admitted_at)]))
  return times.length > 0 && times.length === items.length ? new Date(Math.max(...times)) : null
}

/** The status is derived and not stored, so that changes to the reservation or its orders through other APIs show at once. */
export function statusOf(details: BookingDetails, at: Date): OctoStatus {
  const { row, reservation, booked, orders } = details
  if (booked) return orders.every(isOver) ? 'CANCELLED' : redeemedAt(details) ? 'REDEEMED' : 'CONFIRMED'
  if (row.cancelled_at) return 'CANCELLED'
  if (row.asked) return reservation?.status === 'void' ? 'REJECTED' : 'PENDING'
  if (!reservation) return row.expires > at ? 'ON_HOLD' : 'EXPIRED'
  if (['refused', 'withdrawn', 'disrupted'].includes(reservation.void_reason ?? '')) return 'REJECTED'
  if (reservation.void_reason === 'cancelled') return 'CANCELLED'
  return reservation.status !== 'void' && reservation.valid_until > at ? 'ON_HOLD' : 'EXPIRED'
}

/** How much of the payment was refunded. A released hold counts as FULL. */
export function refundOf(orders: OrderRow[]): 'FULL' | 'PARTIAL' | 'NONE' {
  const charged = orders.reduce((sum, order) => sum + order.charged, 0)
  const refunded = orders.reduce((sum, order) => sum + order.refunded, 0)
  if (refunded >= charged) return 'FULL'
  return refunded > 0 ? 'PARTIAL' : 'NONE'
}
