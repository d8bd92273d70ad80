import type {
  CategoryType,
  EventStatus,
  ServiceCheckout,
  SportType,
  SupplierType,
  TargetGroup,
  TicketFlag,
  TicketSource,
  TicketStatus,
  TicketType,
  TicketValidity,
  TournamentType,
  VatCategory,
  VenueType,
} from '../../lib/enums.js'
import type { Locale } from '../../lib/locales.js'
import type { Rates } from '../../lib/money.js'
import type {
  Address,
  CancellationStep,
  CategoryOptions,
  Contact,
  GuestDataRequirement,
  OpeningHours,
  SalesPeriod,
  TicketYield,
} from '../../platform/db/json.js'

/**
 * The demo world as plain records. Field names are those of the contract. Ids are created when the records are loaded, so records refer to
 * each other by stable keys (`venue_key` becomes `venue_id`). Datetimes are local to the venue unless the name ends in `_utc`. Amounts are
 * minor units of the record's currency. Percentages are decimal text.
 */

/** `soldout` is left out because it follows from the stock. */
export type WorldEventStatus = Exclude<EventStatus, 'soldout'>

export interface WorldTournament {
  tournament_key: string
  slug: string
  official_name: string
  season: string
  tournament_type: TournamentType
  region: string
  sport_type: SportType
  date_start: string
  date_stop: string
}

export interface WorldVenue {
  venue_key: string
  slug: string
  official_name: string
  country: string
  popular_stadium: boolean
  venue_type: VenueType
  /** Null where a course or a lake has no fixed capacity. */
  capacity: number | null
  city: string
  province: string
  latitude: string
  longitude: string
  number: string | null
  postalcode: string
  streetname: string
  opened: number
  /** Metres. */
  track_length: number | null
  wikipedia_slug: string
  wikipedia_snippet: string
  seating_setup: string
  time_zone: string
}

export interface WorldTeam {
  team_key: string
  slug: string
  official_name: string
  abbreviation: string
  sport_type: SportType
  iso_country: string
  popular_team: boolean
  venue_key: string | null
  wikipedia_slug: string
  wikipedia_snippet: string
  logo_filename: string | null
}

export interface WorldEvent {
  event_key: string
  slug: string
  event_name: string
  event_status: WorldEventStatus
  sport_type: SportType
  season: string
  tournament_key: string
  venue_key: string
  hometeam_key: string | null
  visiting_key: string | null
  /** Events of one tournament season at one venue with the same home team. */
  series_key: string
  time_zone: string
  date_start: string
  date_stop: string
  date_start_utc: string
  date_stop_utc: string
  date_confirmed: boolean
  date_start_main_event: string
  date_stop_main_event: string
  opening_hours: OpeningHours[]
  event_description: string
  sales_periods: SalesPeriod[]
  is_popular: boolean
  guest_data_requirements: GuestDataRequirement[]
}

export interface WorldEventTranslation {
  event_key: string
  language: Locale
  translated_event_name: string
  translated_slug: string
}

export interface WorldCategory {
  category_key: string
  venue_key: string
  category_name: string
  sport_type: SportType
  category_type: CategoryType
  on_svg: boolean
  description: Record<Locale, string>
  options: CategoryOptions
  ticket_delivery_days: number
  party_size_together: number
  distribution_channel: string
  highlight_type: string | null
  sports_enabled: SportType[]
  sports_disabled: SportType[]
  guest_data_requirements: GuestDataRequirement[]
}

export interface WorldSupplier {
  supplier_key: string
  name: string
  supplier_type: SupplierType
  supplier_role: 'official' | 'reseller'
  supplier_status: 'active'
  vat_number: string
  /** The EU member state in which it is established, else null. */
  member_state: string | null
  general_terms: string
  service_checkout: ServiceCheckout
  iso_country: string
  default_currency: string
  /** The share of a discount that the supplier bears, in percent. */
  default_discount_share: string
  default_discount_percentage: string
  markup_percentage: string
  /** Minor units of its default currency. */
  markup_fixed: number
  purchase_channel: 'manual' | 'api'
  selfmanage_products: boolean
  foreign_vat_numbers: Record<string, string>
  url_website: string
  general_contact: Contact
  emergency_contact: Contact
  other_contact: Contact
  technical_contact: Contact
  distributors_disabled: string[]
  distributors_enabled: string[]
  emails: string[]
  invoice_address: Address
  allowed_distribution_channel_types: string[]
  allowed_distribution_channels: string[]
  allowed_distribution_channel_accesstypes: string[]
  allowed_distribution_methods: string[]
  signed_platform_agreement_date: string
  signed_platform_agreement_version: string
  supplier_app_name: string | null
  supplier_products: Record<string, string>
  cancellation_policy: CancellationStep[]
}

export type WorldTicketYield = Omit<TicketYield, 'enabled_supplier_ids' | 'disabled_supplier_ids'> & {
  enabled_supplier_keys: string[]
  disabled_supplier_keys: string[]
}

export interface WorldTicket {
  ticket_key: string
  external_ticket_id: string
  event_key: string
  category_key: string
  supplier_key: string
  /** The supplier that organises this sport. */
  organiser_key: string | null
  ticket_title: string
  ticket_type: TicketType
  ticket_status: TicketStatus
  ticket_validity: TicketValidity
  ticket_targetgroup: TargetGroup
  ticket_source: TicketSource
  sub_category: string
  ticket_validfrom: string
  ticket_validuntil: string
  release_date: string | null
  latest_sale_date: string | null
  currency_code: string
  face_value: number
  organiser_price: number
  cost_price: number
  margins_applied: boolean
  service_price: number
  discount_percentage: string
  net_rate: number
  sales_price: number
  service_fee: number
  vat_category: VatCategory
  supplier_quantity: number
  backorder_quantity: number
  service_stock: number
  min_order: number
  flags: TicketFlag[]
  sales_periods: SalesPeriod[]
  countries_disabled: string[]
  countries_enabled: string[]
  cancellation_policy: CancellationStep[]
  ticket_yield: WorldTicketYield | null
  guest_data_requirements: GuestDataRequirement[]
  note: string | null
}

export interface World {
  today: string
  fxratemoment: { base: 'EUR'; taken: string; rates: Rates }
  tournaments: WorldTournament[]
  venues: WorldVenue[]
  teams: WorldTeam[]
  categories: WorldCategory[]
  suppliers: WorldSupplier[]
  /** The requested number of upcoming events, then the finished ones. */
  events: WorldEvent[]
  /** The team with at least six home events in the next thirty days, none of which requires guest data before checkout. */
  popular_home_team_key: string
  /** Generated while iterating, so that a million tickets need no memory. Each call yields the same tickets. */
  tickets(): Iterable<WorldTicket>
  event_translations(): Iterable<WorldEventTranslation>
}
