import { hasBegun, type LateSale, notOnSaleReasons, type SaleState } from './sale.js'

/** Whether a held ticket may still be sold. Price and stock are not checked again, because the hold has fixed them. */

export type Sellable = Pick<
  SaleState,
  'ticket_type' | 'ticket_status' | 'deleted' | 'latest_sale_date' | 'event_status' | 'date_start_utc' | 'date_stop_utc'
> & {
  /** when the event was last cancelled, postponed, rescheduled or relocated */
  disrupted: Date | null
}

export const withdrawnReasons = {
  deleted: notOnSaleReasons.deleted,
  disabled: notOnSaleReasons.disabled,
  error: notOnSaleReasons.error,
  returned: notOnSaleReasons.returned,
  event_cancelled: notOnSaleReasons.event_cancelled,
  event_postponed: notOnSaleReasons.event_postponed,
  event_finished: notOnSaleReasons.event_finished,
  event_started: notOnSaleReasons.event_started,
  event_disrupted: 'its event was changed after it was held; make a new reservation',
} as const
export type Withdrawal = keyof typeof withdrawnReasons

/**
 * The reason why a held ticket may no longer be sold, or undefined: the ticket was taken off sale, or its event is cancelled, postponed,
 * finished or has begun, or was disrupted after the ticket was held.
 */
export function whyWithdrawn(ticket: Sellable, heldSince: Date, at: Date, late: LateSale): Withdrawal | undefined {
  if (ticket.disrupted !== null && heldSince <= ticket.disrupted) return 'event_disrupted'
  if (ticket.deleted !== null) return 'deleted'
  if (ticket.ticket_status !== 'available' && ticket.ticket_status !== 'on_request') return ticket.ticket_status
  if (ticket.event_status === 'cancelled') return 'event_cancelled'
  if (ticket.event_status === 'postponed') return 'event_postponed'
  if (ticket.event_status === 'finished' || ticket.date_stop_utc <= at) return 'event_finished'
  return hasBegun(ticket, at, late) ? 'event_started' : undefined
}
