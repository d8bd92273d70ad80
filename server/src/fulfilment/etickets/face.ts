import type { Locale } from '../../lib/locales.js'

/** Everything that is printed on a ticket: the same face gives the same bytes. */
export interface TicketFace {
  downloaditem_id: string
  locale: Locale
  event_name: string
  tournament_name: string
  /** as the clock at the venue shows it, and the moment itself */
  starts: string
  time_zone: string
  date_confirmed: boolean
  venue_name: string
  address: string
  gate: string | null
  section: string | null
  row: string | null
  seat: string | null
  serial: string | null
  label: string | null
  category_name: string
  ticket_name: string
  guest_name: string | null
  booking_code: string
  number: number
  count: number
  /** what the code at the entrance says */
  code: string
  seller: string
  help: string
  primary: string | null
  secondary: string | null
  /** of a test booking: it lets nobody in */
  sample: boolean
  made: string
}
