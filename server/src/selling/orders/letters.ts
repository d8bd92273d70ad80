import { formatMinor } from '../../lib/money.js'
import { wireTime } from '../../lib/time.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import type { OrderRow } from './store.js'

const heading = (order: OrderRow): string => `${order.event_name}\nBooking ${order.booking_code}, order ${order.bookingorder_id}`

const tickets = (order: OrderRow): string[] => {
  const counts = new Map<string, number>()
  for (const item of order.items) counts.set(item.ticket_name, (counts.get(item.ticket_name) ?? 0) + 1)
  return [...counts].map(([name, count]) => `  ${count} × ${name}`)
}

export const bookedLetter = (orders: OrderRow[]): (Letter & { bookingorder_ids: string[] })[] => {
  const [first] = orders
  if (!first) return []
  const text = [
    `Your booking ${first.booking_code} is made:`,
    '',
    ...orders.flatMap((order) => [heading(order), ...tickets(order), '']),
    'We write again when the tickets are ready.',
  ].join('\n')
  const bookingorder_ids = orders.map((order) => order.bookingorder_id)
  return [{ to: first.booking_email, subject: `Booking ${first.booking_code}`, text, bookingorder_ids }]
}

/** The page without login on which a guest finds the tickets. */
export interface GuestPage {
  ticket_name: string
  url: string
  valid_until: Date
}

export const ticketsReadyLetter = (order: OrderRow, pages: GuestPage[]): Letter => ({
  to: order.booking_email,
  subject: `Tickets ready: ${order.event_name}`,
  text: [
    'The tickets of this order can be downloaded:',
    '',
    heading(order),
    ...tickets(order),
    ...(pages.length > 0
      ? ['', 'For the guests: tickets, way and times of the day, without an account. Whoever has the address can open it.']
      : []),
    ...pages.flatMap(({ ticket_name, url, valid_until }) => [
      '',
      ...(pages.length > 1 ? [`${ticket_name}:`] : []),
      url,
      `Valid until ${wireTime(valid_until)} UTC.`,
    ]),
    '',
  ].join('\n'),
})

export const cancelledLetter = (order: OrderRow, items: number, refund: number, at: Date): Letter => ({
  to: order.booking_email,
  subject: `Cancelled: ${order.event_name}`,
  text: `${order.items.length === 1 ? 'The ticket of this order was' : `${items} of ${order.items.length} tickets of this order were`} cancelled at ${wireTime(at)} UTC.\n\n${heading(order)}\n\nRefund: ${formatMinor(refund, order.target_currency)} ${order.target_currency}\n`,
})
