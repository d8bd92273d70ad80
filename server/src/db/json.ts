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
