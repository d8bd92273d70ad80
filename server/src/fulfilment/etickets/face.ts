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

/** The content of the code of a ticket: the supplier's barcode, else the serial, else our own id. */
export const ticketCode = (
  order: { is_test_booking: boolean; booking_code: string },
  position: number,
  file: { barcode: string | null; serial: string | null; downloaditem_id: string },
): string => (order.is_test_booking ? `SAMPLE-${order.booking_code}-${position}` : (file.barcode ?? file.serial ?? file.downloaditem_id))
