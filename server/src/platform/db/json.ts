import type { VatCategory } from '../../lib/enums.js'

/** Types of JSON columns. The comment of the column in the migration names the type. */

export const feeTypes = ['mediation', 'payment', 'booking', 'platform_service'] as const
export type FeeType = (typeof feeTypes)[number]

export interface FeeRule {
  type: FeeType
  /** decimal text, percent of the net amount */
  percent: string
  /** minor units of the distributor's default currency */
  fixed: number
  /** whether `fixed` is charged per order or per ticket; a percentage always applies to all tickets */
  per: 'order' | 'ticket'
}

export interface CustomerService {
  email: string | null
  url_website: string | null
  phone_number: string | null
  trade_name: string | null
}

export interface Address {
  country: string | null
  city: string | null
  province: string | null
  number: string | null
  postalcode: string | null
  streetname: string | null
  streetname2: string | null
  latitude: string | null
  longitude: string | null
}

export interface Contact {
  firstname: string | null
  lastname: string | null
  phonenumber: string | null
  email: string | null
}

export interface CancellationStep {
  until_days_before: number
  refund_percent: number
}

/** In the local time of the venue, `HH:MM`. */
export interface OpeningHours {
  from: string
  to: string
}

export interface SalesPeriod {
  /** local to the venue */
  date_start: string
  date_stop: string
  label: string
  net_rate?: number
  /** currency of net_rate in a period of an event; without it the currency of the venue's country */
  currency_code?: string
}

export const guestFields = [
  'first_name',
  'last_name',
  'passport_number',
  'contact_email',
  'contact_phone',
  'date_of_birth',
  'gender',
  'country_of_residence',
  'street_name',
  'additional_street_name',
  'city',
  'zip',
  'province',
  'supported_team',
] as const
export type GuestField = (typeof guestFields)[number]

export interface GuestDataRequirement {
  field: GuestField
  scope: 'lead_guest' | 'all_persons'
  stage: 'pre_checkout' | 'pre_download' | 'optional'
  /** only for guests from, or not from, these countries */
  countries?: { in: string[] } | { not_in: string[] }
}

/** What the tickets of an order and their categories asked for from the guests when they were booked, by ticket_id. Empty lists are omitted. */
export type GuestTerms = Record<
  string,
  {
    ticket?: GuestDataRequirement[]
    category?: GuestDataRequirement[]
    flags?: string[]
    countries_enabled?: string[]
    countries_disabled?: string[]
  }
>

export interface CategoryOptions {
  videowall: boolean
  covered_seat: boolean
  numbered_seat: boolean
  package_rate: boolean
  open_during_half_time: boolean
  open_hours_before_match: number
  open_hours_after_match: number
  open_minutes_before_match: number
  open_minutes_after_match: number
}

export interface TicketYield {
  yield_strategy: 'auto'
  yield_min_price: number
  yield_max_price: number
  currency_code: string
  diff_from_cheapest: number
  enabled: boolean
  enabled_supplier_ids: string[]
  disabled_supplier_ids: string[]
  minimum_different_suppliers: number
}

export interface OrderFee {
  type: FeeType
  amount: number
  currency: string
  vat: number
}

export interface VatLine {
  country: string
  vat_category: string
  rate: string
  /** the gross amount that contains the VAT */
  gross: number
  vat: number
  currency: string
  note: string | null
}

/** A fee, or the share of one admission in it. VAT is added on top. */
export interface FeeShare {
  type: FeeType
  amount: number
  vat: number
  /** what the operator refunded of the amount and of its VAT without a cancellation; a recalculation does not charge it again */
  credited?: number
  credited_vat?: number
}

/**
 * The terms of a reservation line besides its price, fixed when it was held or requested. Amounts are per ticket, in the line's currency.
 * Charges, payouts and refunds use these terms, even if the ticket is edited later.
 */
export interface LineTerms {
  event_id: string
  supplier_id: string
  /** local to the venue */
  event_date: string
  /** country of the venue */
  country: string
  face_value: number
  cost_price: number
  /** payout to the supplier: cost_price less its share of the discount */
  payout: number
  service_fee: number
  vat_category: VatCategory
  /** whether the supplier's payout includes VAT */
  supplier_vat: boolean
  /** the policy of the ticket, else of its supplier, else of the platform; null on old holds, which use the platform's */
  cancellation_policy: CancellationStep[] | null
}

/** The terms with the distributor, fixed when the reservation was made. */
export interface HoldTerms {
  /** yyyy-mm-dd: decides the VAT rates */
  date: string
  fee_rules: FeeRule[]
  /** the distributor's default currency, used for fixed fees */
  fee_currency: string
  /** decides whether fees are reverse-charged */
  buyer: { vat_number: string | null; foreign_vat_numbers: Record<string, string> }
  /** when the items were replaced, as an ISO time; missing if they are those of the creation */
  replaced?: string
}

/** The terms of a ticket, fixed when it was sold. */
export interface ChargedTicket {
  ticket_id: string
  /** its text on an invoice */
  text: string
  /** null if its admissions have different prices */
  net_rate: number | null
  /** currency of net_rate and payout */
  currency: string
  service_fee: number
  country: string
  vat_category: string
  /** percent of VAT included in the price */
  rate: string
  note: string | null
  /** whether the supplier's payout includes VAT, which the operator may deduct */
  supplier_vat: boolean
  cancellation_policy: CancellationStep[]
}

export interface ChargedItem {
  orderitem_id: string
  ticket_id: string
  /** amount not refunded yet, in the order's currency */
  amount: number
  /** what the operator refunded of the amount without a cancellation; fees and price changes still count from the whole price */
  credited?: number
  /** payout still due to the supplier, in the ticket's currency */
  payout: number
  fees: FeeShare[]
  cancelled: boolean
}

/** The present cost of an order. Each change of it is a ledger transaction and, once the order is invoiced, an invoice or credit note. */
export interface OrderCharge {
  currency: string
  tickets: ChargedTicket[]
  items: ChargedItem[]
  /** the parts of fees that belong to no admission */
  fees: FeeShare[]
  fee_vat: { country: string; vat_category: string; rate: string; note: string | null }
  /**
   * Rounding differences of percentage refunds so far, in millionths of the minor unit, by line of the document. The next refund corrects
   * them, so that several partial cancellations refund the same sum as one full cancellation.
   */
  carried?: Record<string, number>
}

/** A ticket in a quote for a group. The price is per ticket, in the minor unit. */
export interface QuotedTicket {
  ticket_id: string
  quantity: number
  net_rate: number
  currency_code: string
}

export interface InvoiceLine {
  text: string
  quantity: number
  /** net_rate of a ticket when it was offered */
  unit_price: number | null
  unit_currency: string | null
  /** including VAT, so that the lines sum to the total */
  amount: number
  currency: string
  /** percent */
  vat_rate: string
}

/** Names and addresses at the time of the invoice. */
export interface InvoiceParty {
  name: string
  lines: string[]
  vat_number: string | null
  /** bank account of the seller */
  bank_account: string | null
}

export const landmarkKinds = ['station', 'metro', 'tram', 'bus', 'ferry', 'airport', 'parking', 'entrance'] as const
export type LandmarkKind = (typeof landmarkKinds)[number]

/** A place near a venue, such as a station or an entrance. */
export interface Landmark {
  kind: LandmarkKind
  name: string
  latitude: string
  longitude: string
}

/** The contact of an OCTO booking, as the reseller sent it. */
export interface OctoContact {
  fullName: string | null
  firstName: string | null
  lastName: string | null
  emailAddress: string | null
  phoneNumber: string | null
  locales: string[]
  postalCode: string | null
  country: string | null
  notes: string | null
}

/** Answers to questions, by field of the guest. Fields that are stored encrypted are never included. */
export type OctoAnswers = Partial<Record<GuestField, string>>

export interface OctoUnitItem {
  uuid: string
  unitId: string
  resellerReference: string | null
  contact: OctoContact
  answers: OctoAnswers
  /** the ticket that is sold */
  ticket_id: string
}

/** A partner's order for one session: the price option of each person and the ticket that is sold. */
export interface ConnectItem {
  product_code: string
  event_id: string
  category_id: string
  people: { label: string; ticket_id: string }[]
}

/** Selects the resources of which a webhook receives events: those that match every list given. */
export interface WebhookFilter {
  event_id?: string[]
  tournament_id?: string[]
  venue_id?: string[]
  ticket_id?: string[]
  /** stock quantities that cause an event when crossed, besides sold out and available again */
  stock_thresholds?: number[]
}

/** How orders of a disrupted event are refunded, and who pays. */
export interface DisruptionTerms {
  refund_percent: number
  keep_fees: FeeType[]
  supplier_payout: 'reverse' | 'keep'
  default_decision: 'accept' | 'refund'
}

export type { DisruptedEvent, DisruptedPayout, DisruptionFigures } from './json-disruption.js'
