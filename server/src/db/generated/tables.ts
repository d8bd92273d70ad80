// Made by `npm run generate` from the migrated database. Do not edit.
import type { ColumnType, Generated } from 'kysely'
import type { Address, CancellationStep, Contact, CustomerService, FeeRule } from '../json.js'

export interface ApiKeyTable {
  key_id: string
  client_id: string
  label: Generated<string>
  hash: Buffer
  ip_allow: Generated<string[]>
  created: Date
  created_by: string
  expires: Date | null
  revoked: Date | null
  last_used: Date | null
}

export interface ClientTable {
  client_id: string
  scope: string
  client_status: Generated<string>
  label: string
  language: Generated<string>
  email: string | null
  username: string | null
  password_hash: string | null
  distributor_id: string | null
  supplier_id: string | null
  roles: Generated<string[]>
  active_until: Date | null
  created: Date
  updated: Date
  deleted: Date | null
  version: Generated<number>
}

export interface DistributorTable {
  distributor_id: string
  slug: string
  distributor_name: string
  distributor_status: Generated<string>
  business_segment: Generated<string>
  member_state: string | null
  iso_country: string
  payment_segment: Generated<string>
  payment_condition: Generated<string>
  payment_methods: Generated<string[]>
  default_payment_method: Generated<string>
  credit_limit: Generated<number>
  allowed_currencies: string[]
  default_currency: string
  preferred_language: Generated<string>
  vat_number: string | null
  foreign_vat_numbers: ColumnType<Record<string, string>, string | undefined, string>
  fee_rules: ColumnType<FeeRule[], string | undefined, string>
  hold_minutes: Generated<number>
  hold_max_minutes: Generated<number>
  hold_limit: Generated<number>
  mass_booking_allowed: Generated<boolean>
  grace_period_download_tickets: Generated<number>
  primary_color_code: string | null
  secondary_color_code: string | null
  ternary_color_code: string | null
  corporate_color: string | null
  narrative_color: string | null
  font_family: string | null
  logo_url: string | null
  cover_photo: string | null
  rear_photo: string | null
  customerservice: ColumnType<Partial<CustomerService>, string | undefined, string>
  invoice_address: ColumnType<Partial<Address>, string | undefined, string>
  created: Date
  updated: Date
  version: Generated<number>
}

export interface FxratemomentTable {
  fxratemoment_id: string
  base: Generated<string>
  rates: ColumnType<Record<string, string>, string, string>
  taken: Date
  created: Date
}

export interface HistoryTable {
  resource: string
  resource_id: string
  version: number
  at: Date
  client_id: string
  impersonator_client_id: string | null
  changed: string[]
  snapshot: ColumnType<Record<string, unknown>, string, string>
}

export interface IdempotencyTable {
  client_id: string
  route: string
  key: string
  fingerprint: Buffer
  status: number
  headers: ColumnType<Record<string, string>, string | undefined, string>
  response: Buffer
  created: Date
}

export interface LoginAttemptTable {
  username_hash: Buffer
  failures: number
  last_failure: Date
  locked_until: Date | null
}

export interface MemoTable {
  memo_id: string
  scope: string
  memo_category: string
  memo_subcategory: string
  text: string
  distributor_id: string | null
  supplier_id: string | null
  bookingorder_id: string | null
  reservation_id: string | null
  grouprequest_id: string | null
  purchaseorder_id: string | null
  ticket_id: string | null
  target_client_id: string | null
  action_date: string | null
  finish_date: string | null
  finished: Generated<boolean>
  created: Date
  created_by: string
  updated: Date
  updated_by: string
  version: Generated<number>
}

export interface MigrationTable {
  number: number
  name: string
  applied: Generated<Date>
}

export interface PrepaidBalanceTable {
  distributor_id: string
  currency: string
  amount: number
}

export interface RateWindowTable {
  bucket: string
  started: Date
  used: number
}

export interface RefreshTokenTable {
  hash: Buffer
  session_id: string
  created: Date
  used: Date | null
}

export interface SessionTable {
  session_id: string
  client_id: string
  impersonator_client_id: string | null
  parent_session_id: string | null
  created: Date
  expires: Date
  revoked: Date | null
}

export interface SupplierTable {
  supplier_id: string
  distributor_id: string | null
  name: string
  supplier_role: Generated<string>
  supplier_type: Generated<string>
  supplier_status: Generated<string>
  vat_number: string | null
  member_state: string | null
  general_terms: string | null
  service_checkout: Generated<string>
  iso_country: string
  default_currency: string
  default_discount_share: Generated<string>
  default_discount_percentage: Generated<string>
  markup_percentage: Generated<string>
  markup_fixed: Generated<number>
  purchase_channel: Generated<string>
  selfmanage_products: Generated<boolean>
  foreign_vat_numbers: ColumnType<Record<string, string>, string | undefined, string>
  url_website: string | null
  general_contact: ColumnType<Partial<Contact>, string | undefined, string>
  emergency_contact: ColumnType<Partial<Contact>, string | undefined, string>
  other_contact: ColumnType<Partial<Contact>, string | undefined, string>
  technical_contact: ColumnType<Partial<Contact>, string | undefined, string>
  distributors_disabled: Generated<string[]>
  distributors_enabled: Generated<string[]>
  emails: Generated<string[]>
  invoice_address: ColumnType<Partial<Address>, string | undefined, string>
  allowed_distribution_channel_types: Generated<string[]>
  allowed_distribution_channels: Generated<string[]>
  allowed_distribution_channel_accesstypes: Generated<string[]>
  allowed_distribution_methods: Generated<string[]>
  signed_platform_agreement_date: string | null
  signed_platform_agreement_version: string | null
  supplier_app_name: string | null
  supplier_products: ColumnType<Record<string, string>, string | undefined, string>
  cancellation_policy: ColumnType<CancellationStep[], string | undefined, string>
  created: Date
  updated: Date
  version: Generated<number>
}

export interface Tables {
  api_key: ApiKeyTable
  client: ClientTable
  distributor: DistributorTable
  fxratemoment: FxratemomentTable
  history: HistoryTable
  idempotency: IdempotencyTable
  login_attempt: LoginAttemptTable
  memo: MemoTable
  migration: MigrationTable
  prepaid_balance: PrepaidBalanceTable
  rate_window: RateWindowTable
  refresh_token: RefreshTokenTable
  session: SessionTable
  supplier: SupplierTable
}
