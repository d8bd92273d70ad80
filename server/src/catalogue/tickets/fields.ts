import Type, { type Static, type TObject } from 'typebox'
import { LocalDateTime } from '../../lib/catalogue-schema.js'
import {
  categoryTypes,
  targetGroups,
  ticketFlags,
  ticketSources,
  ticketStatuses,
  ticketTypes,
  ticketValidities,
  vatCategories,
} from '../../lib/enums.js'
import { CancellationPolicy } from '../../lib/party-schema.js'
import {
  CalendarDate,
  Count,
  Country,
  Currency,
  DateTime,
  Enum,
  Flag,
  Id,
  Ids,
  Minor,
  Name,
  nullable,
  Price,
  Text,
} from '../../lib/schema.js'
import { GuestDataRequirements, SalesPeriods } from '../../platform/db/json-schema.js'

const Percent = Type.Number({ minimum: 0, maximum: 100, description: 'Percent, at most four decimals', examples: [2.5] })
const Countries = Type.Array(Country, { maxItems: 250, uniqueItems: true })
const EuroMinor = nullable(Type.Integer({ description: 'In euro cents; null when no rate is stored for the currency' }))
const VatMinor = nullable(Type.Integer({ description: 'Part of the price that is VAT; null when the rate of the country is not known' }))

export const TicketYield = Type.Object(
  {
    yield_strategy: Enum(['auto']),
    yield_min_price: Price,
    yield_max_price: Price,
    currency_code: Currency,
    diff_from_cheapest: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
    enabled: Flag,
    enabled_supplier_ids: Ids,
    disabled_supplier_ids: Ids,
    minimum_different_suppliers: Type.Integer({ minimum: 1, maximum: 1000 }),
  },
  { title: 'TicketYield', additionalProperties: false },
)

const CategoryOptions = Type.Object(
  {
    videowall: Flag,
    covered_seat: Flag,
    numbered_seat: Flag,
    package_rate: Flag,
    open_during_half_time: Flag,
    open_hours_before_match: nullable(Type.Integer()),
    open_hours_after_match: nullable(Type.Integer()),
    open_minutes_before_match: nullable(Type.Integer()),
    open_minutes_after_match: nullable(Type.Integer()),
  },
  { title: 'TicketOptions' },
)

/** Every field a ticket can show, once; the shapes below are selections of it. */
export const ticketFields = {
  ticket_id: Id,
  category_id: Id,
  external_ticket_id: nullable(Text(200)),
  event_id: Id,
  supplier_id: Id,
  organiser_id: nullable(Id),
  ticket_title: Name,
  type_ticket: Enum(ticketTypes),
  ticket_type: Enum(ticketTypes),
  ticket_status: Enum(ticketStatuses),
  ticket_validity: Enum(ticketValidities),
  ticket_targetgroup: Enum(targetGroups),
  sub_category: Name,
  ticket_validfrom: LocalDateTime,
  ticket_validuntil: LocalDateTime,
  release_date: nullable(LocalDateTime),
  latest_sale_date: nullable(LocalDateTime),
  last_checked: nullable(DateTime),
  locked_by_client_id: nullable(Id),
  organiser_price: Price,
  organiser_price_eur: EuroMinor,
  service_price: Price,
  service_price_eur: EuroMinor,
  cost_price: Price,
  cost_price_eur: EuroMinor,
  face_value: Price,
  face_value_eur: EuroMinor,
  sales_price: Price,
  sales_price_eur: EuroMinor,
  margins_applied: Flag,
  supplier_quantity: Count,
  backorder_quantity: Count,
  available_quantity: Count,
  reservations_quantity: Count,
  service_stock: Count,
  currency_code: Currency,
  discount_percentage: Percent,
  allow_loss: Type.Boolean({ description: 'Whether it may be sold for less than its supplier is paid' }),
  event_name: Type.String(),
  flags: Type.Array(Enum(ticketFlags), { maxItems: 100 }),
  pairs_only: Flag,
  package_rate: Flag,
  sales_periods: SalesPeriods,
  service_fee: Minor,
  service_feevat: Minor,
  number_of_tickets_sold: Count,
  number_of_bookingorders: Count,
  countries_disabled: Countries,
  distributors_disabled: Ids,
  vat_category: Enum(vatCategories),
  is_service_supplier: Flag,
  ticket_source: Enum(ticketSources),
  is_relisted_ticket: Flag,
  fxratemoment_id: nullable(Id),
  ticket_yield: Type.Unsafe<Static<typeof TicketYield> | Record<string, never>>({
    ...TicketYield,
    title: 'TicketYieldOrNone',
    required: [],
    description: 'Empty without one',
  }),
  note: nullable(Text(2000)),
  organiser_vat: VatMinor,
  service_vat: VatMinor,
  net_rate: Minor,
  created: DateTime,
  updated: DateTime,
  supplier_terms: nullable(Type.String()),
  category_information_available: Flag,
  last_modified: DateTime,
  supplier_role: Type.String(),
  countries_enabled: Countries,
  distributors_enabled: Ids,
  stock: Count,
  min_order: Type.Integer({ minimum: 1, maximum: 10_000 }),
  allowed_quantities: Type.Array(Type.Integer(), {
    description: 'What can be bought now: the smallest hundred quantities, none when nothing can',
  }),
  options: CategoryOptions,
  category_name: Type.String(),
  category_type: Enum(categoryTypes),
  local_rates: Type.Array(Type.Object({ currency_code: Currency, net_rate: Minor, sales_price: Minor }, { title: 'LocalRate' }), {
    description: "In the currency of the venue's country and in the distributor's own",
  }),
  eventdays: Type.Array(CalendarDate, { description: 'Days of the event the ticket is valid on, on the calendar of the venue' }),
  cancellation_policy: CancellationPolicy,
  guest_data_requirements: GuestDataRequirements,
  deleted: nullable(DateTime),
}
export type TicketField = keyof typeof ticketFields
export type EveryField = Static<TObject<typeof ticketFields>>

export const select = <K extends TicketField>(names: readonly K[]) =>
  Object.fromEntries(names.map((name) => [name, ticketFields[name]])) as unknown as Pick<typeof ticketFields, K>
