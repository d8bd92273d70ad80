import type { Exchange } from '../../catalogue/tickets/viewer.js'
import { chargesOf } from '../../money/charge/terms.js'
import type { Env } from '../../platform/context.js'
import type { OrderRow } from '../../selling/orders/store.js'
import type { ReservationRow } from '../../selling/reservations/store.js'

/** The records of a hold with its agreed prices. */
export interface Agreement {
  reservation: ReservationRow
  /** Empty until it is booked. */
  orders: OrderRow[]
  /** The exchange rates of the hold. */
  exchange: Exchange
}

/** The price of each admission of a ticket, in order, in the charged currency at the exchange rates of the hold. */
export function amountsOf(env: Pick<Env, 'config'>, { reservation, orders, exchange }: Agreement): (ticket_id: string) => number[] {
  const booked = orders.flatMap(({ items, charge, refunded }) => items.map((item) => ({ item, charge, refunded })))
  // If prices were changed later, the last agreed price of each admission counts.
  const lines = reservation.items.flatMap((line, index) => {
    const own = booked.flatMap(({ item }) => (item.ticket_id === line.ticket_id ? item : []))
    if (own.length === 0) return [line]
    const isFirst = reservation.items.findIndex(({ ticket_id }) => ticket_id === line.ticket_id) === index
    return isFirst ? own.map(({ net_rate, currency }) => ({ ...line, quantity: 1, net_rate, currency })) : []
  })
  const held = chargesOf(env, { ...reservation, items: lines }, exchange.rates).flatMap((charge) => charge.items)
  return (ticket_id) => {
    const agreed = held.filter((one) => one.ticket_id === ticket_id).map((one) => one.amount)
    const own = booked.filter(({ item }) => item.ticket_id === ticket_id)
    if (own.length === 0) return agreed
    return own.map(({ item, charge, refunded }, place) => {
      const charged = charge?.items.find((one) => one.orderitem_id === item.orderitem_id)
      // After a refund, the remaining charge is not the agreed price.
      return charged && refunded === 0 ? charged.amount : (agreed[place] ?? 0)
    })
  }
}
