import type { VatCategory } from '../../lib/enums.js'

/** Shapes kept in JSON columns; the column's comment in the migration names the type. */

export const feeTypes = ['mediation', 'payment', 'booking', 'platform_service'] as const
export type FeeType = (typeof feeTypes)[number]

export interface FeeRule {
  type: FeeType
  /** decimal text, percent of the net amount */
  percent: string
  /** minor units of the distributor's default currency */
  fixed: number
  /** how often `fixed` counts; a percentage is of all tickets either way */
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

/** On the clock of the venue, `HH:MM`. */
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
  /** of an event's period: what net_rate is in; without it the currency of the venue's country */
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
  /** what the VAT is part of */
  gross: number
  vat: number
  currency: string
  note: string | null
}

/** A fee, or one admission's share of it; the VAT is on top. */
export interface FeeShare {
  type: FeeType
  amount: number
  vat: number
}

/**
 * What was agreed about the ticket of a reservation's line when it was held, or asked for, beside its price. Amounts are per ticket, in the
 * line's currency. Whatever is edited later, this is what is charged, paid out and refunded.
 */
export interface LineTerms {
  event_id: string
  supplier_id: string
  /** local to the venue */
  event_date: string
  /** of the venue */
  country: string
  face_value: number
  cost_price: number
  /** what the supplier gets: cost_price less its share of the discount */
  payout: number
  service_fee: number
  vat_category: VatCategory
  /** whether the supplier's payout has VAT inside */
  supplier_vat: boolean
  /** the ticket's, else its supplier's, else the platform's; null on holds from before this was kept, which go by the platform's */
  cancellation_policy: CancellationStep[] | null
}

/** What was agreed with the distributor when a reservation's lines were held. */
export interface HoldTerms {
  /** yyyy-mm-dd: decides the rates of VAT */
  date: string
  fee_rules: FeeRule[]
  /** the distributor's default currency, in which fixed fees are agreed */
  fee_currency: string
  /** decides whether fees are reverse-charged */
  buyer: { vat_number: string | null; foreign_vat_numbers: Record<string, string> }
}

/** What was agreed about a ticket when it was sold. */
export interface ChargedTicket {
  ticket_id: string
  /** what it says on an invoice */
  text: string
  net_rate: number
  /** of net_rate and payout */
  currency: string
  service_fee: number
  country: string
  vat_category: string
  /** percent of VAT inside the price */
  rate: string
  note: string | null
  /** whether the supplier's payout has VAT inside, which the operator may deduct */
  supplier_vat: boolean
  cancellation_policy: CancellationStep[]
}

export interface ChargedItem {
  orderitem_id: string
  ticket_id: string
  /** what still stands of it, in the order's currency */
  amount: number
  /** what its supplier still gets, in the ticket's currency */
  payout: number
  fees: FeeShare[]
  cancelled: boolean
}

/** What an order costs at this moment; each change of it is a ledger transaction and, once there is one, an invoice or credit note. */
export interface OrderCharge {
  currency: string
  tickets: ChargedTicket[]
  items: ChargedItem[]
  /** the parts of fees that belong to no admission */
  fees: FeeShare[]
  fee_vat: { country: string; vat_category: string; rate: string; note: string | null }
  /**
   * What refunds by percentage so far have lost (or, negative, gained) by rounding, in millionths of the minor unit, by line of the document:
   * the next one makes up for it, so that several partial cancellations come to the same as one of all of it.
   */
  carried?: Record<string, number>
}

export interface InvoiceLine {
  text: string
  quantity: number
  /** net_rate of a ticket, as it was offered */
  unit_price: number | null
  unit_currency: string | null
  /** with its VAT, so that the lines sum to the total */
  amount: number
  currency: string
  /** percent */
  vat_rate: string
}

/** Names and addresses as they were when the invoice was made. */
export interface InvoiceParty {
  name: string
  lines: string[]
  vat_number: string | null
  /** the seller's, to pay to */
  bank_account: string | null
}

export const landmarkKinds = ['station', 'metro', 'tram', 'bus', 'ferry', 'airport', 'parking', 'entrance'] as const
export type LandmarkKind = (typeof landmarkKinds)[number]

/** Something near a venue that guests come by or look for. */
export interface Landmark {
  kind: LandmarkKind
  name: string
  latitude: string
  longitude: string
}

/** Who a booking of the OCTO protocol is for, as the reseller wrote it. */
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

/** Answers to questions by the guest's field they are about; never those that are kept encrypted. */
export type OctoAnswers = Partial<Record<GuestField, string>>

export interface OctoUnitItem {
  uuid: string
  unitId: string
  resellerReference: string | null
  contact: OctoContact
  answers: OctoAnswers
  /** the ticket it is sold from */
  ticket_id: string
}

/** What a tour-booking partner ordered of one session: each person's price option, and the ticket it is sold from. */
export interface ConnectItem {
  product_code: string
  event_id: string
  category_id: string
  people: { label: string; ticket_id: string }[]
}

/** Which resources a webhook is told of: those that fit every list that is there. */
export interface WebhookFilter {
  event_id?: string[]
  tournament_id?: string[]
  venue_id?: string[]
  ticket_id?: string[]
  /** quantities whose passing is news, beside sold out and back */
  stock_thresholds?: number[]
}
