import type { FeeRule } from '../../platform/db/json.js'

/** The properties of a distributor that decide whether and how it may hold tickets. */
export interface Buyer {
  distributor_id: string
  iso_country: string
  default_currency: string
  hold_minutes: number
  hold_max_minutes: number
  hold_limit: number
  /** tickets held now */
  held: number
  fxratemoment_id: string | null
  fee_rules: FeeRule[]
  vat_number: string | null
  foreign_vat_numbers: Record<string, string>
  /** suppliers of the same organisation */
  own_suppliers: string[]
}
