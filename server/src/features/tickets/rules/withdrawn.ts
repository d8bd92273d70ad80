import { notOnSaleReasons, type SaleState } from './sale.js'

/** Whether what is held may still be sold. Nothing else is asked again of a hold: its price, its stock and its place in the sale are settled. */

export interface Sellable extends Pick<SaleState, 'ticket_status' | 'deleted' | 'event_status' | 'date_stop_utc'> {
  date_start_utc: Date
}

export const withdrawnReasons = {
  deleted: notOnSaleReasons.deleted,
  disabled: notOnSaleReasons.disabled,
  error: notOnSaleReasons.error,
  returned: notOnSaleReasons.returned,
  event_cancelled: notOnSaleReasons.event_cancelled,
  event_postponed: notOnSaleReasons.event_postponed,
  event_finished: notOnSaleReasons.event_finished,
  event_started: 'the event has begun',
} as const
export type Withdrawal = keyof typeof withdrawnReasons

/** Why a held ticket may not be sold any more, or undefined when it may: it was taken off sale, or its event will not be, was, or has begun. */
export function whyWithdrawn(ticket: Sellable, at: Date): Withdrawal | undefined {
  if (ticket.deleted !== null) return 'deleted'
  if (ticket.ticket_status !== 'available' && ticket.ticket_status !== 'on_request') return ticket.ticket_status
  if (ticket.event_status === 'cancelled') return 'event_cancelled'
  if (ticket.event_status === 'postponed') return 'event_postponed'
  if (ticket.event_status === 'finished' || ticket.date_stop_utc <= at) return 'event_finished'
  return ticket.date_start_utc <= at ? 'event_started' : undefined
}
