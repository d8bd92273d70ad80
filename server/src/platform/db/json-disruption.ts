/** The fields of an event that a disruption changes. */
export interface DisruptedEvent {
  event_status: 'notstarted' | 'postponed' | 'cancelled' | 'finished'
  /** local to the venue */
  date_start: string
  date_stop: string
  date_start_main_event: string | null
  date_stop_main_event: string | null
  date_confirmed: boolean
  venue_id: string
  venue_name: string
  city: string
  time_zone: string
}

export interface DisruptedPayout {
  currency: string
  before: number
  after: number
}

/** What a disruption concerns, as its preview counted it. */
export interface DisruptionFigures {
  orders: number
  admissions: number
  /** admissions that were used already; they are not refunded */
  admitted: number
  holds: number
  held: number
  relisting: { resold: number; listed: number; longest_chain: number }
  files: number
  uploaded_files: number
  letters: number
  webhooks: number
  distributors: {
    distributor_id: string
    name: string
    currency: string
    orders: number
    admissions: number
    paid: number
    refund: number
  }[]
  suppliers: {
    supplier_id: string
    name: string
    currency: string
    orders: number
    admissions: number
    payout_before: number
    payout_after: number
  }[]
}
