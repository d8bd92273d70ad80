export const eventTypes = ['bookingorder_completed', 'bookingorder_cancelled', 'sale_created', 'sale_cancelled'] as const
export type EventType = (typeof eventTypes)[number]

/** What each event tells, in words. */
export const telling: Record<EventType, string> = {
  bookingorder_completed: 'An order is completed: its tickets are there',
  bookingorder_cancelled: 'An order is cancelled',
  sale_created: 'Something of yours was sold',
  sale_cancelled: 'A sale of yours is cancelled',
}

export const audience: Record<EventType, string> = {
  bookingorder_completed: 'Buyers',
  bookingorder_cancelled: 'Buyers',
  sale_created: 'Suppliers',
  sale_cancelled: 'Suppliers',
}
