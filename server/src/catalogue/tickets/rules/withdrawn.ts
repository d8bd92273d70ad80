import { hasBegun, type LateSale, notOnSaleReasons, type SaleState } from './sale.js'

/** Whether what is held may still be sold. Nothing else is asked again of a hold: its price, its stock and its place in the sale are settled. */

export type Sellable = Pick<
  SaleState,
  'ticket_type' | 'ticket_status' | 'deleted' | 'latest_sale_date' | 'event_status' | 'date_start_utc' | 'date_stop_utc'
>

export const withdrawnReasons = {
  deleted: notOnSaleReasons.deleted,
  disabled: notOnSaleReasons.disabled,
  error: notOnSaleReasons.error,
  returned: notOnSaleReasons.returned,
  event_cancelled: notOnSaleReasons.event_cancelled,
  event_postponed: notOnSaleReasons.event_postponed,
  event_finished: notOnSaleReasons.event_finished,
  event_started: notOnSaleReasons.event_started,
} as const
export type Withdrawal = keyof typeof withdrawnReasons

/** Why a held ticket may not be sold any more, or undefined when it may: it was taken off sale, or its event will not be, was, or has begun. */
export function whyWithdrawn(ticket: Sellable, at: Date, late: LateSale): Withdrawal | undefined {
  if (ticket.deleted !== null) return 'deleted'
  if (ticket.ticket_status !== 'available' && ticket.ticket_status !== 'on_request') return ticket.ticket_status
  if (ticket.event_status === 'cancelled') return 'event_cancelled'
  if (ticket.event_status === 'postponed') return 'event_postponed'
  if (ticket.event_status === 'finished' || ticket.date_stop_utc <= at) return 'event_finished'
  return hasBegun(ticket, at, late) ? 'event_started' : undefined
}
