import type { Exchange } from '../../catalogue/tickets/viewer.js'
import { spread } from '../../money/charge/spread.js'
import type { OrderRow } from '../../selling/orders/store.js'
import type { ReservationRow } from '../../selling/reservations/store.js'

/** What was agreed with a hold, and became of it. */
export interface Agreement {
  reservation: ReservationRow
  /** none until it is booked */
  orders: OrderRow[]
  /** the rates of the hold */
  exchange: Exchange
}

/**
 * What each admission of a ticket costs, in order, in the currency that is charged: at the rates of the hold, however long ago that was. A line
 * is converted as a whole and spread over its admissions, as it is charged.
 */
export function amountsOf({ reservation, orders, exchange }: Agreement, ticket_id: string): number[] {
  const { target_currency } = reservation
  const together = (net_rate: number, currency: string, quantity: number): number[] =>
    spread(exchange.to(target_currency, net_rate * quantity, currency) ?? 0, Array<number>(quantity).fill(1))
  const order = orders.find((one) => one.items.some((item) => item.ticket_id === ticket_id))
  if (!order) {
    const line = reservation.items.find((item) => item.ticket_id === ticket_id)
    return line ? together(line.net_rate, line.currency, line.quantity) : []
  }
  const items = order.items.filter((item) => item.ticket_id === ticket_id)
  const [first] = items
  const agreed = first ? together(first.net_rate, first.currency, items.length) : []
  return items.map((item, place) => {
    const charged = order.charge?.items.find((one) => one.orderitem_id === item.orderitem_id)
    // What is left of a charge after a refund is not what was agreed.
    return charged && order.refunded === 0 ? charged.amount : (agreed[place] ?? 0)
  })
}
