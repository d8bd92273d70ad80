// Made by `npm run generate` from the migrated database. Do not edit.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Address, CancellationStep, CategoryOptions, ConnectItem, Contact, CustomerService, DisruptedEvent, DisruptedPayout, DisruptionFigures, DisruptionTerms, FeeRule, GuestDataRequirement, GuestTerms, HoldTerms, InvoiceLine, InvoiceParty, Landmark, LineTerms, OctoAnswers, OctoContact, OctoUnitItem, OpeningHours, OrderCharge, OrderFee, QuotedTicket, SalesPeriod, TicketYield, VatLine, WebhookFilter } from '../json.js'

export interface AccountTokenTable {
  hash: Buffer
  client_id: string | null
  invitation_id: string | null
  created: Date
  expires: Date
  used: Date | null
}

export interface AllotmentTable {
  allotment_id: string
  distributor_id: string
  supplier_id: string
  event_id: string
  ticket_id: string | null
  category_id: string | null
  status: Generated<string>
  rate_kind: string | null
  rate_amount: number | null
  rate_percentage: string | null
  currency_code: string | null
  borne_by: string
  release_kind: string
  release_days: Generated<number>
  release_hours: Generated<number>
  release_at: Date | null
  warning_hours: number
  warn_at: Date | null
  warned_at: Date | null
  sell_through_warning: number | null
  sell_through_warned_at: Date | null
  free_stock_too: boolean
  grouprequest_id: string | null
  closed_at: Date | null
  created: Date
  created_by: string
  updated: Date
  version: Generated<number>
}

export interface AllotmentTicketTable {
  allotment_id: string
  ticket_id: string
  distributor_id: string
  live: Generated<boolean>
  quantity: number
  held: Generated<number>
  sold: Generated<number>
  released: Generated<number>
  free: GeneratedAlways<number | null>
  free_stock_too: boolean
  borne_by: string
  net_rate: number | null
  currency_code: string | null
  discount: string | null
}

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

export interface ArrivingFileTable {
  key: string
  at: Generated<Date>
}

export interface BookingTable {
  booking_id: string
  reservation_id: string
  booking_code: string
  client_id: string
  onbehalfclient_id: string | null
  distributor_id: string
  accepted_gt: boolean
  booking_email: string
  invoice_reference: string | null
  booking_reference: string | null
  payment_method: string
  payment_reference: string | null
  marketing_optin: Generated<boolean>
  lead_name_for_pickup: string | null
  is_test_booking: Generated<boolean>
  api_booking: Generated<boolean>
  offline_booking: Generated<boolean>
  target_currency: string
  fxratemoment_id: string | null
  created: Date
}

export interface BookingorderTable {
  bookingorder_id: string
  booking_id: string
  booking_code: string
  event_id: string
  supplier_id: string
  distributor_id: string
  client_id: string
  onbehalfclient_id: string | null
  logistic_status: Generated<string>
  guestdata_status: string
  distributorfinancial_status: Generated<string>
  financial_status: string
  notify_client_status: string
  accepted_gt: boolean
  marketing_optin: boolean
  mass_booking_allowed: boolean
  api_booking: boolean
  offline_booking: boolean
  is_test_booking: boolean
  booking_email: string
  booking_reference: string | null
  invoice_reference: string | null
  payment_method: string
  payment_reference: string | null
  external_payment_reference: string | null
  parent_id: string | null
  booking_group: ColumnType<string[][], string | undefined, string>
  lead_name_for_pickup: string | null
  marketplace_logistic_purchaseorder_id: string | null
  bookingorder_source: Generated<string>
  general_terms_url: string | null
  target_currency: string
  fxratemoment_id: string | null
  invoices: Generated<string[]>
  fees: ColumnType<OrderFee[], string | undefined, string>
  charged: Generated<number>
  refunded: Generated<number>
  max_pdfs_per_ticket: Generated<number>
  zip_sha: string | null
  cancelled_at: Date | null
  completed_at: Date | null
  created: Date
  updated: Date
  deleted: Date | null
  version: Generated<number>
  disruption_id: string | null
  disruption_decision: string | null
  pay_by: Date | null
  guest_terms: ColumnType<GuestTerms | null, string | null | undefined, string | null>
}

export interface BulkActionTable {
  bulk_id: string
  client_id: string
  impersonator_client_id: string | null
  supplier_id: string | null
  action: string
  price: string | null
  percent: string | null
  amount: number | null
  currency_code: string | null
  filter: string | null
  status: string
  matching: number
  affected: number
  skipped: ColumnType<Record<string, number>, string, string>
  examples: ColumnType<Record<string, unknown>[], string, string>
  created: Date
  expires: Date
  started: Date | null
  finished: Date | null
  undo_status: string | null
  undo_client_id: string | null
  undo_impersonator_client_id: string | null
  undo_started: Date | null
  undo_finished: Date | null
}

export interface BulkChunkTable {
  bulk_id: string
  chunk: number
  ticket_ids: string[]
  versions: number[]
  changed: Generated<number>
  done: Date | null
  before: ColumnType<Record<string, { version: number; values: Record<string, unknown> }> | null | null, string | null | undefined, string | null>
  undone: Date | null
  restored: Generated<number>
}

export interface CategoryTable {
  category_id: string
  category_name: string
  venue_id: string
  sport_type: string
  category_type: string
  on_svg: Generated<boolean>
  description: ColumnType<Record<string, string>, string | undefined, string>
  options: ColumnType<Partial<CategoryOptions>, string | undefined, string>
  ticket_delivery_days: number | null
  party_size_together: number | null
  distribution_channel: Generated<string>
  highlight_type: string | null
  files: Generated<string[]>
  sports_enabled: Generated<string[]>
  sports_disabled: Generated<string[]>
  guest_data_requirements: ColumnType<GuestDataRequirement[], string | undefined, string>
  archived_since: Date | null
  created: Date
  updated: Date
  deleted: Date | null
  version: Generated<number>
}

export interface CategoryInclusionsTable {
  category_id: string
  gate: string | null
  google_maps: string | null
  latitude: string | null
  longitude: string | null
  photo1: string | null
  photo2: string | null
  summary: ColumnType<Record<string, string>, string | undefined, string>
  items: ColumnType<Record<string, string[]>, string | undefined, string>
  created: Date
  updated: Date
  version: Generated<number>
}

export interface ChangeTable {
  xid: Generated<string>
  number: Generated<number>
  at: Generated<Date>
  resource: string
  resource_id: string
  kind: string
  version: number | null
  changed: Generated<string[]>
  distributor_id: string | null
  supplier_id: string | null
  audience_id: number | null
  audience_before: number | null
  stock_before: number | null
  stock_after: number | null
  event_id: string | null
  ticket_id: string | null
  series_before: string | null
}

export interface ChangeEpochTable {
  number: number
  epoch: string
  parted: number | null
  reached: number
  at: Date
}

export interface ChangeReaderTable {
  name: string
  xid: Generated<string>
  number: Generated<number>
  notified_until: Date | null
  ran: Generated<Date>
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
  time_zone: string | null
}

export interface ConnectOrderTable {
  distributor_id: string
  order_number: string
  client_id: string
  reservation_id: string
  items: ColumnType<ConnectItem[], string, string>
  created: Date
  updated: Date
  cancelled_at: Date | null
}

export interface CountedLetterTable {
  organisation_id: string
  kind: string
  recipient: string
  sent: Date
}

export interface DeliveryTable {
  delivery_id: string
  endpoint_id: string
  event_type: string
  resource_id: string
  body: string
  status: Generated<string>
  attempts: Generated<number>
  attempts_before: Generated<number>
  due: Date
  lease_until: Date | null
  last_response: number | null
  created: Date
  updated: Date
  delivered: Date | null
}

export interface DeliveryAttemptTable {
  delivery_id: string
  attempt: number
  started: Date
  duration_ms: number | null
  outcome: string
  response_status: number | null
  response: Generated<string>
}

export interface DisruptionTable {
  disruption_id: string
  event_id: string
  kind: string
  status: string
  version: string
  terms: ColumnType<DisruptionTerms, string, string>
  texts: ColumnType<Record<string, string>, string | undefined, string>
  event_before: ColumnType<DisruptedEvent, string, string>
  event_after: ColumnType<DisruptedEvent, string, string>
  figures: ColumnType<DisruptionFigures, string, string>
  decide_by: Date | null
  created: Date
  created_by: string
  impersonator_client_id: string | null
  applied: Date | null
  applied_by: string | null
  finished: Date | null
  reminded: Date | null
  updated: Date
}

export interface DisruptionOrderTable {
  disruption_id: string
  bookingorder_id: string
  distributor_id: string
  supplier_id: string
  depth: Generated<number>
  fingerprint: string
  admissions: number
  relisted: number
  admitted: number
  files: number
  currency: string
  paid: number
  refund: number
  payouts: ColumnType<DisruptedPayout[], string, string>
  informed: Date | null
  decision: string | null
  decided: Date | null
  decided_by: string | null
  settled: Date | null
  reverted: Date | null
  outcome: string | null
  refunded: number | null
  attempts: Generated<number>
  fault: string | null
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
  vat_keys: Generated<string[]>
}

export interface DistributorHoldTable {
  distributor_id: string
  held: number
}

export interface DistributorHoldFreedTable {
  distributor_id: string
  held: number
}

export interface DomainEventTable {
  domain_event_id: Generated<number>
  event_type: string
  resource_id: string
  distributor_id: string | null
  supplier_id: string | null
  at: Date
}

export interface DownloaditemTable {
  downloaditem_id: string
  ticketfile_id: string | null
  ticket_id: string
  line: Generated<number>
  section: string | null
  row: string | null
  seat: string | null
  serial: string | null
  sub_category: string | null
  barcode: string | null
  label: string | null
  gate: string | null
  state: string
  fault_code: string | null
  fault: string | null
  bookingorder_id: string | null
  orderitem_id: string | null
  download_link: string
  activated: Generated<boolean>
  assigned_at: Date | null
  blob_key: string | null
  ticket_sha: string | null
  bytes: number | null
  data_sha: string | null
  crc32: number | null
  number_of_pages: Generated<number>
  filename: string | null
  made_at: Date | null
  updated: Date
}

export interface EndpointTable {
  endpoint_id: string
  kind: string
  client_id: string
  topics: string[]
  url: string
  secret: Buffer
  old_secret: Buffer | null
  old_secret_until: Date | null
  payload_version: Generated<number>
  is_active: Generated<boolean>
  disabled_reason: string | null
  created: Date
  updated: Date
  version: Generated<number>
  deleted: Date | null
  failing_since: Date | null
  pace: number | null
  allowance: Generated<number>
  claimed_at: Date | null
  filter: ColumnType<WebhookFilter | null, string | null | undefined, string | null>
}

export interface EventTable {
  event_id: string
  slug: string
  event_name: string
  event_status: Generated<string>
  sport_type: string
  season: string
  tournament_id: string
  venue_id: string
  hometeam_id: string | null
  visiting_id: string | null
  series_id: string
  date_start: string
  date_stop: string
  date_start_utc: Date
  date_stop_utc: Date
  date_confirmed: Generated<boolean>
  date_start_main_event: string | null
  date_stop_main_event: string | null
  event_description: string | null
  sales_periods: ColumnType<SalesPeriod[], string | undefined, string>
  guest_data_requirements: ColumnType<GuestDataRequirement[], string | undefined, string>
  is_popular: Generated<boolean>
  created: Date
  updated: Date
  deleted: Date | null
  version: Generated<number>
  text_id: number | null
  opening_hours: ColumnType<OpeningHours[], string | undefined, string>
  disrupted: Date | null
  payout_decided: Generated<boolean>
}

export interface EventTextTable {
  text_id: Generated<number>
  search: string
}

export interface EventTranslationTable {
  event_id: string
  language: string
  translated_event_name: string
  translated_slug: string
  created: Date
  updated: Date
  deleted: Date | null
  version: Generated<number>
}

export interface FxratemomentTable {
  fxratemoment_id: string
  base: Generated<string>
  rates: ColumnType<Record<string, string>, string, string>
  taken: Date
  created: Date
}

export interface GrouprequestTable {
  grouprequest_id: string
  distributor_id: string
  client_id: string
  status: Generated<string>
  event_id: string | null
  description: string
  category_ids: Generated<string[]>
  size: number
  budget: number | null
  currency_code: string | null
  wishes: Generated<string>
  deadline: Date
  contact_email: string
  external_reference_id: string | null
  accepted_quote_id: string | null
  allotment_id: string | null
  reservation_id: string | null
  closed_at: Date | null
  created: Date
  created_by: string
  updated: Date
  version: Generated<number>
}

export interface GrouprequestQuoteTable {
  quote_id: string
  grouprequest_id: string
  supplier_id: string
  status: Generated<string>
  items: ColumnType<QuotedTicket[], string, string>
  valid_until: Date
  deposit_percentage: Generated<number>
  name_deadline: string | null
  conditions: Generated<string>
  borne_by: string
  release_kind: string
  release_days: Generated<number>
  release_hours: Generated<number>
  release_at: Date | null
  created: Date
  created_by: string
  updated: Date
  version: Generated<number>
  names_reminded: Date | null
}

export interface GrouprequestSupplierTable {
  grouprequest_id: string
  supplier_id: string
}

export interface GuestTable {
  guest_id: string
  reservation_id: string
  ticket_id: string
  slot: number
  orderitem_id: string | null
  lead_guest: Generated<boolean>
  first_name: string | null
  last_name: string | null
  contact_email: string | null
  contact_phone: string | null
  gender: string | null
  country_of_residence: string | null
  street_name: string | null
  additional_street_name: string | null
  city: string | null
  zip: string | null
  province: string | null
  supported_team: string | null
  passport_number: Buffer | null
  date_of_birth: Buffer | null
  erased: Date | null
  created: Date
  updated: Date
}

export interface GuestLetterTable {
  distributor_id: string
  recipient: string
  sent: Date
}

export interface GuestReadTable {
  guest_id: string
  client_id: string
  impersonator_client_id: string | null
  request_id: string
  at: Date
}

export interface HistoryTable {
  resource: string
  resource_id: string
  version: number
  at: Date
  client_id: string
  impersonator_client_id: string | null
  changed: string[] | null
  snapshot: ColumnType<Record<string, unknown>, string, string>
}

export interface IdempotencyTable {
  client_id: string
  route: string
  key: string
  fingerprint: Buffer
  status: number
  headers: ColumnType<Record<string, string>, string | undefined, string>
  response: Buffer | null
  created: Date
  reservation_id: string | null
}

export interface InvitationTable {
  invitation_id: string
  scope: string
  distributor_id: string | null
  supplier_id: string | null
  label: string
  email: string
  username: string
  language: string
  roles: string[]
  invitation_status: Generated<string>
  created: Date
  created_by: string
  updated: Date
  expires: Date
  last_sent: Date
  letters: Generated<number>
  accepted: Date | null
  client_id: string | null
  revoked: Date | null
  revoked_by: string | null
}

export interface InvoiceTable {
  invoice_id: string
  invoice_number: string
  kind: string
  bookingorder_id: string
  distributor_id: string
  booking_code: string
  corrects: string | null
  currency: string
  total: number
  lines: ColumnType<InvoiceLine[], string, string>
  vat: ColumnType<VatLine[], string, string>
  seller: ColumnType<InvoiceParty, string, string>
  buyer: ColumnType<InvoiceParty, string, string>
  payment_method: string
  payment_reference: string | null
  due_by: string | null
  reference: string | null
  created: Date
}

export interface InvoiceCounterTable {
  series: string
  last: number
}

export interface ItineraryLinkTable {
  link_id: string
  bookingorder_id: string
  ticket_id: string
  language: string
  valid_until: Date
  revoked: Date | null
  revoked_by: string | null
  renewed: Date | null
  created: Date
  created_by: string
}

export interface LedgerEntryTable {
  transaction_id: number
  line: number
  account: string
  currency: string
  amount: number
}

export interface LedgerTransactionTable {
  transaction_id: Generated<number>
  kind: string
  bookingorder_id: string | null
  distributor_id: string | null
  supplier_id: string | null
  client_id: string
  at: Date
  note: string | null
}

export interface LoginAttemptTable {
  username_hash: Buffer
  failures: number
  last_failure: Date
  locked_until: Date | null
}

export interface MasterKeyTable {
  kid: string
  first_written: Date
  proof: string | null
  retired: Date | null
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
  audience_distributor_id: string | null
  audience_supplier_id: string | null
}

export interface MigrationTable {
  number: number
  name: string
  applied: Generated<Date>
}

export interface OctoBookingTable {
  distributor_id: string
  uuid: string
  client_id: string
  fingerprint: Buffer
  series_id: string
  category_id: string
  event_id: string
  reservation_id: string | null
  expires: Date
  test_mode: boolean
  asked: Generated<boolean>
  awaiting: Generated<boolean>
  reseller_reference: string | null
  notes: string | null
  contact: ColumnType<OctoContact, string, string>
  answers: ColumnType<OctoAnswers, string | undefined, string>
  unit_items: ColumnType<OctoUnitItem[], string, string>
  sealed: Buffer | null
  currency: string
  cancelled_at: Date | null
  cancel_reason: string | null
  created: Date
  updated: Date
  on_request: Generated<boolean>
}

export interface OctoChangeTable {
  change_id: Generated<number>
  topic: string
  distributor_id: string | null
  uuid: string | null
  series_id: string | null
  category_id: string | null
  event_id: string | null
}

export interface OnsaleSecondTable {
  ticket_id: string
  second: Date
  requests: number
  accepted: number
  refused: number
}

export interface OnsaleWatchTable {
  ticket_id: string
  until: Date
}

export interface OrderChargeTable {
  bookingorder_id: string
  charge: ColumnType<OrderCharge, string, string>
}

export interface OrderitemTable {
  orderitem_id: string
  bookingorder_id: string
  position: number
  ticket_id: string
  category_id: string
  category_name: string
  ticket_name: string
  sub_category: string
  type_ticket: string
  ticket_targetgroup: string
  ticket_validity: string
  ticket_startdate: string | null
  ticket_stopdate: string | null
  ticket_status: Generated<string>
  distribution_channel: string
  currency: string
  local_currency: string
  net_rate: number
  face_value: number
  sales_price: number
  cost_price: number
  payout: number
  vat_category: string
  section: string | null
  row: string | null
  seat: string | null
  download_link: string
  external_activation_link: string | null
  activated: Generated<boolean>
  ticket_sha: string | null
  number_of_pdfs: Generated<number>
  uploaded_at: Date | null
  sales_price_eur_refund: Generated<number>
  refunded: Generated<number>
  updated: Date
  downloaded_at: Date | null
  passed_on: Generated<boolean>
  purchaseorderitem_id: string | null
  admitted_at: Date | null
  admission_gate: string | null
  allotment_id: string | null
}

export interface PartitionedTableTable {
  name: string
  key: string
  key_kind: string
  age: string
  span: string
  partition_schema: Generated<string>
  prefix: string
  options: Generated<string>
  kept_while: Generated<string[]>
  follows: string | null
}

export interface PrepaidBalanceTable {
  distributor_id: string
  currency: string
  amount: number
}

export interface PurchaseorderTable {
  purchaseorder_id: string
  reference_number: string
  supplier_id: string
  event_id: string
  bookingorder_id: string
  purchaseorder_status: Generated<string>
  purchase_source: string
  invoices: Generated<string[]>
  unsettled: Generated<boolean>
  purchase_date: Date
  updated: Date
  version: Generated<number>
}

export interface PurchaseorderItemTable {
  purchaseorderitem_id: string
  purchaseorder_id: string
  position: number
  ticket_id: string
  orderitem_id: string
  item_status: Generated<string>
  use_allocation: boolean | null
}

export interface RateWindowTable {
  bucket: string
  started: Date
  used: number
  written: Generated<string>
}

export interface ReceivableBalanceTable {
  distributor_id: string
  currency: string
  amount: number
}

export interface RefreshTokenTable {
  hash: Buffer
  session_id: string
  created: Date
  used: Date | null
}

export interface RelatedChangeTable {
  related_change_id: Generated<number>
}

export interface RelistingTable {
  relisting_id: Generated<number>
  orderitem_id: string
  ticket_id: string
  root_bookingorder_id: string
  relisting_status: Generated<string>
  purchaseorderitem_id: string | null
  created: Date
  created_by: string
  ended: Date | null
}

export interface RequestLogTable {
  request_id: string
  at: Date
  client_id: string
  party_id: string | null
  impersonator_client_id: string | null
  method: string
  route: string
  status: number
  latency_us: number
  error_code: string | null
}

export interface ReservationTable {
  reservation_id: string
  client_id: string
  distributor_id: string
  onbehalfclient_id: string | null
  status: string
  void_reason: string | null
  booking_email: string
  notify_client: Generated<boolean>
  notify_me: Generated<boolean>
  notes: Generated<string>
  external_reference_id: string | null
  target_currency: string
  fxratemoment_id: string | null
  parent_allocation_id: string | null
  valid_until: Date
  extendable_until: Date
  is_test: Generated<boolean>
  api_reservation: Generated<boolean>
  payment_method: string | null
  payment_reference: string | null
  created: Date
  updated: Date
  created_by: string
  version: Generated<number>
  terms: ColumnType<HoldTerms, string, string>
  on_request: boolean | null
  first_recorded_later: boolean | null
}

export interface ReservationItemTable {
  reservation_id: string
  line: number
  ticket_id: string
  quantity: number
  net_rate: number
  currency: string
  sales_price: number
  ticket_name: string
  event_name: string
  held: number
  terms: ColumnType<LineTerms, string, string>
  allotment_id: string | null
}

export interface SavedViewTable {
  view_id: string
  client_id: string
  list: string
  name: string
  query: string
  columns: Generated<string[]>
  created: Date
  updated: Date
  version: Generated<number>
}

export interface SeriesTable {
  series_id: string
  tournament_id: string
  season: string
  venue_id: string
  hometeam_id: string | null
  created: Date
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

export interface SettlementTable {
  settlement_reference: string
  booking_id: string
  payment_reference: string
  amount: number
  currency: string
  received: Date
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
  vat_keys: Generated<string[]>
}

export interface TeamTable {
  team_id: string
  slug: string
  official_name: string
  abbreviation: string | null
  sport_type: string
  iso_country: string | null
  popular_team: Generated<boolean>
  venue_id: string | null
  wikipedia_slug: string | null
  wikipedia_snippet: string | null
  logo_filename: string | null
  created: Date
  updated: Date
  deleted: Date | null
  version: Generated<number>
  search: GeneratedAlways<string | null>
}

export interface TicketTable {
  ticket_id: string
  event_id: string
  category_id: string
  supplier_id: string
  organiser_id: string | null
  external_ticket_id: string | null
  ticket_title: string
  ticket_type: string
  ticket_status: Generated<string>
  ticket_validity: string
  ticket_targetgroup: Generated<string>
  ticket_source: Generated<string>
  is_relisted_ticket: Generated<boolean>
  sub_category: Generated<string>
  ticket_validfrom: string
  ticket_validuntil: string
  release_date: string | null
  latest_sale_date: string | null
  sales_periods: ColumnType<SalesPeriod[], string | undefined, string>
  on_sale: Generated<string>
  currency_code: string
  face_value: number
  organiser_price: number
  cost_price: number
  margins_applied: Generated<boolean>
  service_price: number
  discount_percentage: Generated<string>
  net_rate: number
  price_change: Date | null
  sales_price: number
  service_fee: Generated<number>
  vat_category: string
  flags: Generated<string[]>
  min_order: Generated<number>
  countries_disabled: Generated<string[]>
  countries_enabled: Generated<string[]>
  distributors_disabled: Generated<string[]>
  distributors_enabled: Generated<string[]>
  locked_by_client_id: string | null
  cancellation_policy: ColumnType<CancellationStep[], string | undefined, string>
  ticket_yield: ColumnType<TicketYield | null, string | null | undefined, string | null>
  guest_data_requirements: ColumnType<GuestDataRequirement[], string | undefined, string>
  note: string | null
  last_checked: Date | null
  in_stock: Generated<boolean>
  event_name: string
  venue_id: string
  tournament_id: string
  sport_type: string
  city: string
  category_type: string
  supplier_type: string
  audience_id: Generated<number>
  created: Date
  updated: Date
  deleted: Date | null
  version: Generated<number>
  shelf: GeneratedAlways<number | null>
  allow_loss: Generated<boolean>
  supplier_share: Generated<number>
  sellers: Generated<string[]>
  sport_excluded: Generated<boolean>
}

export interface TicketAudienceTable {
  audience_id: Generated<number>
  digest: Buffer
  supplier_active: boolean
  supplier_distributors_disabled: string[]
  supplier_distributors_enabled: string[]
  distributors_disabled: string[]
  distributors_enabled: string[]
  countries_disabled: string[]
  countries_enabled: string[]
}

export interface TicketDownloadTable {
  download_id: Generated<number>
  bookingorder_id: string
  orderitem_id: string | null
  downloaditem_id: string | null
  kind: string
  sha: string
  via: string
  client_id: string | null
  impersonator_client_id: string | null
  at: Date
}

export interface TicketInstructionsTable {
  ticket_type: string
  language: string
  remember: Generated<string[]>
  app_title: string | null
  app_html: string | null
  created: Date
  updated: Date
  version: Generated<number>
}

export interface TicketStockTable {
  ticket_id: string
  supplier_quantity: number
  reservations_quantity: Generated<number>
  number_of_tickets_sold: Generated<number>
  backorder_quantity: Generated<number>
  service_stock: Generated<number>
  number_of_bookingorders: Generated<number>
  allotted_quantity: Generated<number>
  allotments: Generated<number>
  available_quantity: GeneratedAlways<number | null>
}

export interface TicketTallyTable {
  sport_type: string
  category_type: string
  shelf: number
  audience_id: number
  delta: number
}

export interface TicketWithdrawalTable {
  withdrawal_id: Generated<number>
  ticket_id: string
}

export interface TicketfileTable {
  ticketfile_id: string
  ticket_id: string
  supplier_id: string
  kind: string
  original_filename: string
  version: number
  auto_assign: boolean
  upload_status: string
  upload_info: Generated<string>
  read_status: string
  read_info: Generated<string>
  scan_status: string
  scan_info: Generated<string>
  download_friendly_name: string
  number_of_pages: Generated<number>
  ticket_sha: string
  blob_key: string
  bytes: number
  scan_data: ColumnType<Record<string, string>, string | undefined, string>
  lines: Generated<number>
  failed: Generated<number>
  assigned: Generated<number>
  pdfs_wanted: Generated<number>
  pdfs: Generated<number>
  seated: Date | null
  waiting: Generated<number>
  created_by: string
  created: Date
  updated: Date
  revoked: Date | null
  outdated_by: string | null
}

export interface TournamentTable {
  tournament_id: string
  slug: string
  official_name: string
  season: string
  tournament_type: string
  region: string | null
  sport_type: string
  date_start: string | null
  date_stop: string | null
  created: Date
  updated: Date
  deleted: Date | null
  version: Generated<number>
  search: GeneratedAlways<string | null>
}

export interface VenueTable {
  venue_id: string
  slug: string
  official_name: string
  country: string
  popular_stadium: Generated<boolean>
  venue_type: string
  capacity: number | null
  city: string
  province: string | null
  latitude: string | null
  longitude: string | null
  number: string | null
  postalcode: string | null
  streetname: string | null
  opened: number | null
  track_length: number | null
  wikipedia_slug: string | null
  wikipedia_snippet: string | null
  seating_setup: string | null
  time_zone: string
  created: Date
  updated: Date
  deleted: Date | null
  version: Generated<number>
  search: GeneratedAlways<string | null>
}

export interface VenueDirectionsTable {
  venue_id: string
  google_maps: string | null
  parking: ColumnType<Record<string, string>, string | undefined, string>
  route: ColumnType<Record<string, string>, string | undefined, string>
  travel: ColumnType<Record<string, string>, string | undefined, string>
  landmarks: ColumnType<Landmark[], string | undefined, string>
  created: Date
  updated: Date
  version: Generated<number>
}

export interface YieldRequestTable {
  event_id: string
  category_id: string
  requested: Date
}

export interface Tables {
  account_token: AccountTokenTable
  allotment: AllotmentTable
  allotment_ticket: AllotmentTicketTable
  api_key: ApiKeyTable
  arriving_file: ArrivingFileTable
  booking: BookingTable
  bookingorder: BookingorderTable
  bulk_action: BulkActionTable
  bulk_chunk: BulkChunkTable
  category: CategoryTable
  category_inclusions: CategoryInclusionsTable
  change: ChangeTable
  change_epoch: ChangeEpochTable
  change_reader: ChangeReaderTable
  client: ClientTable
  connect_order: ConnectOrderTable
  counted_letter: CountedLetterTable
  delivery: DeliveryTable
  delivery_attempt: DeliveryAttemptTable
  disruption: DisruptionTable
  disruption_order: DisruptionOrderTable
  distributor: DistributorTable
  distributor_hold: DistributorHoldTable
  distributor_hold_freed: DistributorHoldFreedTable
  domain_event: DomainEventTable
  downloaditem: DownloaditemTable
  endpoint: EndpointTable
  event: EventTable
  event_text: EventTextTable
  event_translation: EventTranslationTable
  fxratemoment: FxratemomentTable
  grouprequest: GrouprequestTable
  grouprequest_quote: GrouprequestQuoteTable
  grouprequest_supplier: GrouprequestSupplierTable
  guest: GuestTable
  guest_letter: GuestLetterTable
  guest_read: GuestReadTable
  history: HistoryTable
  idempotency: IdempotencyTable
  invitation: InvitationTable
  invoice: InvoiceTable
  invoice_counter: InvoiceCounterTable
  itinerary_link: ItineraryLinkTable
  ledger_entry: LedgerEntryTable
  ledger_transaction: LedgerTransactionTable
  login_attempt: LoginAttemptTable
  master_key: MasterKeyTable
  memo: MemoTable
  migration: MigrationTable
  octo_booking: OctoBookingTable
  octo_change: OctoChangeTable
  onsale_second: OnsaleSecondTable
  onsale_watch: OnsaleWatchTable
  order_charge: OrderChargeTable
  orderitem: OrderitemTable
  partitioned_table: PartitionedTableTable
  prepaid_balance: PrepaidBalanceTable
  purchaseorder: PurchaseorderTable
  purchaseorder_item: PurchaseorderItemTable
  rate_window: RateWindowTable
  receivable_balance: ReceivableBalanceTable
  refresh_token: RefreshTokenTable
  related_change: RelatedChangeTable
  relisting: RelistingTable
  request_log: RequestLogTable
  reservation: ReservationTable
  reservation_item: ReservationItemTable
  saved_view: SavedViewTable
  series: SeriesTable
  session: SessionTable
  settlement: SettlementTable
  supplier: SupplierTable
  team: TeamTable
  ticket: TicketTable
  ticket_audience: TicketAudienceTable
  ticket_download: TicketDownloadTable
  ticket_instructions: TicketInstructionsTable
  ticket_stock: TicketStockTable
  ticket_tally: TicketTallyTable
  ticket_withdrawal: TicketWithdrawalTable
  ticketfile: TicketfileTable
  tournament: TournamentTable
  venue: VenueTable
  venue_directions: VenueDirectionsTable
  yield_request: YieldRequestTable
}
