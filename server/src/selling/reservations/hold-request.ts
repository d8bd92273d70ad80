import type { LateSale } from '../../catalogue/tickets/rules/sale.js'
import type { Author } from '../../lib/caller.js'
import type { Waiting } from '../../lib/patience.js'
import type { KeyedRequest } from '../../platform/idempotency/store.js'

export interface RequestedLine {
  ticket_id: string
  quantity: number
  net_rate?: number | undefined
  currency_code?: string | undefined
  sales_price?: number | undefined
}

/** One request to reserve tickets, validated and ready for a decision. */
export interface HoldRequest extends Waiting {
  reservation_id: string
  author: Author
  client_id: string
  distributor_id: string
  onbehalfclient_id: string | null
  /** in the order of the request */
  lines: RequestedLine[]
  price_tolerance: number
  booking_email: string
  notify_client: boolean
  notify_me: boolean
  notes: string
  external_reference_id: string | null
  target_currency: string | null
  api_reservation: boolean
  at: Date
  /** for tickets on request: the time the supplier has to answer */
  answerMinutes: number
  /** how long after the start of an event its tickets are still sold */
  saleAfterStart?: LateSale | undefined
  /** requested hold time, capped by the distributor's maximum; the distributor's default if undefined */
  holdMinutes?: number | undefined
  /** take the tickets from this allotment only */
  allotment_id?: string | undefined
  keyed?: KeyedRequest | undefined
}
