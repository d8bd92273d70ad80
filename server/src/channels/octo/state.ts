import type { Exchange } from '../../catalogue/tickets/viewer.js'
import { liveItem, liveOrder } from '../../lib/order-states.js'
import type { ItemRow, OrderRow } from '../../selling/orders/store.js'
import type { ReservationRow } from '../../selling/reservations/store.js'
import type { BookedRow, IssuedRow } from '../series/store.js'
import type { OctoBookingRow } from './store.js'

export type OctoStatus = 'ON_HOLD' | 'CONFIRMED' | 'EXPIRED' | 'CANCELLED' | 'PENDING' | 'REJECTED' | 'REDEEMED'

/** Everything behind a booking that says how it stands. */
export interface Standing {
  row: OctoBookingRow
  reservation: ReservationRow | undefined
  booked: BookedRow | undefined
  orders: OrderRow[]
  /** the rates of the reservation */
  exchange: Exchange | undefined
  /** the e-tickets there are */
  issued: IssuedRow[]
}

const isOver = (order: OrderRow): boolean => !liveOrder.is(order.logistic_status)

const isUsable = ({ ticket_status, relisting_status }: ItemRow): boolean => liveItem.is(ticket_status) && relisting_status !== 'sold'

/** When the last of a booking's tickets was used; null as long as one can be, or when there is none. */
export function redeemedAt({ orders }: Standing): Date | null {
  const items = orders.filter((order) => !isOver(order)).flatMap((order) => order.items.filter(isUsable))
  const times = items.flatMap((item) => (item.admitted_at === null ? [] : [Date.parse(item.admitted_at)]))
  return times.length > 0 && times.length === items.length ? new Date(Math.max(...times)) : null
}

/** Derived, never kept: what is done to the reservation or its orders elsewhere shows here at once. */
export function statusOf(standing: Standing, at: Date): OctoStatus {
  const { row, reservation, booked, orders } = standing
  if (booked) return orders.every(isOver) ? 'CANCELLED' : redeemedAt(standing) ? 'REDEEMED' : 'CONFIRMED'
  if (row.cancelled_at) return 'CANCELLED'
  if (row.asked) return reservation?.status === 'void' ? 'REJECTED' : 'PENDING'
  if (!reservation) return row.expires > at ? 'ON_HOLD' : 'EXPIRED'
  if (reservation.void_reason === 'refused' || reservation.void_reason === 'withdrawn') return 'REJECTED'
  if (reservation.void_reason === 'cancelled') return 'CANCELLED'
  return reservation.status !== 'void' && reservation.valid_until > at ? 'ON_HOLD' : 'EXPIRED'
}

/** What came back of what was paid; a hold costs nothing, so all of it. */
export function refundOf(orders: OrderRow[]): 'FULL' | 'PARTIAL' | 'NONE' {
  const charged = orders.reduce((sum, order) => sum + order.charged, 0)
  const refunded = orders.reduce((sum, order) => sum + order.refunded, 0)
  if (refunded >= charged) return 'FULL'
  return refunded > 0 ? 'PARTIAL' : 'NONE'
}
