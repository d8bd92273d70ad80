import type { Locale } from '../../lib/locales.js'
import { isWebAddress } from '../../lib/web.js'
import type { Admission } from '../downloads/service.js'
import type { Itinerary } from './schema.js'
import type { ItineraryItem, ItineraryRow } from './store.js'
import type { Words } from './words/index.js'

/** The data of a guest page. */
export interface View {
  row: ItineraryRow
  /** Downloadable files by order item. */
  admissions: Map<string, Admission>
  itinerary: Itinerary
  locale: Locale
  words: Words
  at: Date
  /** The address of this page, without and with the host. */
  path: string
  url: string
}

export type TicketState =
  | 'ready'
  | 'replaced'
  | 'not_yet'
  | 'over'
  | 'cancelled'
  | 'returned'
  | 'app'
  | 'app_later'
  | 'paper'
  | 'pickup'
  | 'other'

/** Ticket types that are not delivered as a file. */
const ways: Partial<Record<string, TicketState>> = { 'paper-ticket': 'paper', 'collection-stadium': 'pickup', other: 'other' }

/** The state of one admission for the guest. The downloads service decides which files may be downloaded. */
export function ticketState({ row, admissions }: Pick<View, 'row' | 'admissions'>, item: ItineraryItem): TicketState {
  if (item.ticket_status === 'returned' || row.logistic_status === 'returned') return 'returned'
  const admission = admissions.get(item.orderitem_id)
  if (!admission || admission.state === 'cancelled') return 'cancelled'
  if (admission.files.length > 0) return admission.state
  if (item.type_ticket !== 'appticket') return ways[item.type_ticket] ?? 'not_yet'
  return row.logistic_status === 'completed' && !admission.relisted && isWebAddress(item.external_activation_link ?? '')
    ? 'app'
    : 'app_later'
}

/** The admission is no longer valid. */
export const isGone = (state: TicketState): boolean => state === 'cancelled' || state === 'returned'

export const isLive = (view: Pick<View, 'row' | 'admissions'>, item: ItineraryItem): boolean => !isGone(ticketState(view, item))
