import type { Locale } from '../../lib/locales.js'
import type { Itinerary } from './schema.js'
import type { ItineraryItem, ItineraryRow } from './store.js'
import type { Words } from './words/index.js'

/** What a guest page is made from. */
export interface View {
  row: ItineraryRow
  itinerary: Itinerary
  locale: Locale
  words: Words
  at: Date
  /** of this page, without and with the host */
  path: string
  url: string
}

export type TicketState = 'ready' | 'replaced' | 'not_yet' | 'cancelled' | 'returned' | 'app' | 'app_later' | 'paper' | 'pickup' | 'other'

const gone: Partial<Record<string, TicketState>> = { cancelled: 'cancelled', returned: 'returned' }
/** What reaches the guest by another way than a file. */
const ways: Partial<Record<string, TicketState>> = { 'paper-ticket': 'paper', 'collection-stadium': 'pickup', other: 'other' }

/** What a guest hears about one admission. A file is theirs when the whole order is completed, and not before. */
export function ticketState(row: Pick<ItineraryRow, 'logistic_status'>, item: ItineraryItem): TicketState {
  const lost = gone[item.ticket_status] ?? gone[row.logistic_status]
  if (lost) return lost
  const isCompleted = row.logistic_status === 'completed'
  if (item.type_ticket === 'appticket') return isCompleted && item.external_activation_link !== null ? 'app' : 'app_later'
  if (item.ticket_sha === null) return (isCompleted && ways[item.type_ticket]) || (ways[item.type_ticket] ?? 'not_yet')
  if (!isCompleted) return 'not_yet'
  return 'ready'
}

export const isLive = (row: ItineraryRow, item: ItineraryItem): boolean => !['cancelled', 'returned'].includes(ticketState(row, item))
