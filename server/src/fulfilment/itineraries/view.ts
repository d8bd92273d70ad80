import type { Locale } from '../../lib/locales.js'
import { isWebAddress } from '../../lib/web.js'
import type { Admission } from '../downloads/service.js'
import type { Itinerary } from './schema.js'
import type { ItineraryItem, ItineraryRow } from './store.js'
import type { Words } from './words/index.js'

/** What a guest page is made from. */
export interface View {
  row: ItineraryRow
  /** by order item: what there is to be fetched */
  admissions: Map<string, Admission>
  itinerary: Itinerary
  locale: Locale
  words: Words
  at: Date
  /** of this page, without and with the host */
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

/** What reaches the guest by another way than a file. */
const ways: Partial<Record<string, TicketState>> = { 'paper-ticket': 'paper', 'collection-stadium': 'pickup', other: 'other' }

/** What a guest hears about one admission; of its files the service of downloads knows what may be fetched. */
export function ticketState({ row, admissions }: Pick<View, 'row' | 'admissions'>, item: ItineraryItem): TicketState {
  if (item.ticket_status === 'returned' || row.logistic_status === 'returned') return 'returned'
  const admission = admissions.get(item.orderitem_id)
  if (!admission || admission.state === 'cancelled') return 'cancelled'
  if (admission.files.length > 0) return admission.state
  if (item.type_ticket !== 'appticket') return ways[item.type_ticket] ?? 'not_yet'
  return row.logistic_status === 'completed' && isWebAddress(item.external_activation_link ?? '') ? 'app' : 'app_later'
}

/** Nobody comes with it any more. */
export const isGone = (state: TicketState): boolean => state === 'cancelled' || state === 'returned'

export const isLive = (view: Pick<View, 'row' | 'admissions'>, item: ItineraryItem): boolean => !isGone(ticketState(view, item))
