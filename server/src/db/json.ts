/** Shapes kept in JSON columns; the column's comment in the migration names the type. */

export const feeTypes = ['mediation', 'payment', 'booking', 'platform_service'] as const
export type FeeType = (typeof feeTypes)[number]

export interface FeeRule {
  type: FeeType
  /** decimal text, percent of the net amount */
  percent: string
  /** minor units of the order's currency */
  fixed: number
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

export interface SalesPeriod {
  /** local to the venue */
  date_start: string
  date_stop: string
  label: string
  net_rate?: number
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

export interface InvoiceLine {
  text: string
  quantity: number
  amount: number
  currency: string
}
