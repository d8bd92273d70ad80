import type { Locale } from '../../lib/locales.js'

/** All content of a printed ticket. The same content gives the same bytes. */
export interface TicketFace {
  downloaditem_id: string
  locale: Locale
  event_name: string
  tournament_name: string
  /** The venue-local time, and the instant. */
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
  /** The content of the code at the entrance. */
  code: string
  seller: string
  help: string
  primary: string | null
  secondary: string | null
  /** A sample of a test booking. It is not valid for admission. */
  sample: boolean
  made: string
}
