import type { LateSale } from '../../catalogue/tickets/rules/sale.js'
import type { Author } from '../../lib/caller.js'
import type { KeyedRequest } from '../../platform/idempotency/store.js'
import type { Letter } from '../../platform/jobs/jobs.js'
import type { ReservationRow } from './store.js'

export interface AskedLine {
  ticket_id: string
  quantity: number
  net_rate?: number | undefined
  currency_code?: string | undefined
  sales_price?: number | undefined
}

/** One request to reserve, ready to be decided. */
export interface Ask {
  reservation_id: string
  author: Author
  client_id: string
  distributor_id: string
  onbehalfclient_id: string | null
  /** as they stand in the request */
  lines: AskedLine[]
  price_tolerance: number
  booking_email: string
  notify_client: boolean
  notify_me: boolean
  notes: string
  external_reference_id: string | null
  target_currency: string | null
  api_reservation: boolean
  at: Date
  /** until when a supplier may answer, for tickets on request */
  answerMinutes: number
  /** how long after the start of an event its tickets are still sold */
  late?: LateSale | undefined
  /** how long it should be held, within the distributor's cap; as usual when it does not say */
  holdMinutes?: number | undefined
  keyed?: KeyedRequest | undefined
  letters: (reservation: ReservationRow) => Letter[]
}
