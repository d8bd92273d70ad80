import Type, { type Static, type TSchema } from 'typebox'
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
import { percentInput } from '../../lib/inputs.js'
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
import { wireTime } from '../../lib/time.js'
import type { SalesPeriod } from '../../platform/db/json.js'
import { GuestDataRequirements, SalesPeriods } from '../../platform/db/json-schema.js'
import { countriesInput, endInput, startInput } from './inputs.js'
import { periodsInput } from './periods.js'
import type { Related } from './related.js'

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

const YieldOrNone = Type.Unsafe<Static<typeof TicketYield> | Record<string, never>>({
  ...TicketYield,
  title: 'TicketYieldOrNone',
  required: [],
  description: 'Empty without one',
})
const AllowedQuantities = Type.Array(Type.Integer(), {
  description: 'What can be bought now: the smallest hundred quantities, none when nothing can',
})
const LocalRates = Type.Array(Type.Object({ currency_code: Currency, net_rate: Minor, sales_price: Minor }, { title: 'LocalRate' }), {
  description: "In the currency of the venue's country and in the distributor's own",
})
const EventDays = Type.Array(CalendarDate, { description: 'Days of the event the ticket is valid on, on the calendar of the venue' })

/** The response types that contain tickets: a ticket of /v1/tickets, an entry of the console's list, the single ticket of the contract. */
export type Shape = 'ticket' | 'console' | 'single'

/** The definition of one field. */
interface Rule<Wire> {
  /** the response types that contain it */
  in: readonly Shape[]
  /** who sees it: `supplier` means the ticket's supplier and the operator; if omitted, everybody who may see the ticket */
  seenBy?: 'supplier' | 'operator'
  /** who sets it: `seller` means the ticket's supplier or the operator; if omitted, the field is derived and cannot be set */
  setBy?: 'seller' | 'operator'
  /** required to create a ticket */
  required?: true
  /** the schema in requests, if it differs from responses */
  sent?: TSchema
  /** converts a value of a request, unless it is null, to the column; `zone` is the time zone of the venue */
  toColumn?: (sent: never, pointer: string, zone: string) => unknown
  /** the column value of a new ticket if the request has none */
  default?: string | number | boolean | null | ((related: Related, sent: { face_value: number }) => unknown)
  /** the table of its column: `related` is the ticket's event, category, supplier or venue */
  from?: 'ticket' | 'stock' | 'related'
  /** converts the column to the response, if they differ */
  toWire?: (column: never) => Wire
  /** computed for each viewer: see values.ts */
  computed?: true
  /** stored in every version; fields that can be set are always stored */
  inHistory?: true
}
const field = <S extends TSchema, const R extends Rule<Static<S>>>(schema: S, rule: R): { schema: S } & R => ({ schema, ...rule })

const everywhere = ['ticket', 'console', 'single'] as const
const listed = ['ticket', 'console'] as const
const single = ['ticket', 'single'] as const
const ticket = ['ticket'] as const
const unique = <T>(values: T[]): T[] => [...new Set(values)]
const none = () => []
const time = (column: Date) => wireTime(column)
const timeOrNull = (column: Date | null) => wireTime(column)

/**
 * The table of all ticket fields. Response and request schemas, columns, permissions, defaults, history, CSV files and the reference are
 * generated from it.
 */
export const ticketFields = {
  ticket_id: field(Id, { in: everywhere, from: 'stock', inHistory: true }),
  category_id: field(Id, { in: everywhere, setBy: 'seller', required: true, from: 'ticket' }),
  external_ticket_id: field(nullable(Text(200)), { in: everywhere, setBy: 'seller', default: null, from: 'ticket' }),
  event_id: field(Id, { in: everywhere, setBy: 'seller', required: true, from: 'ticket' }),
  supplier_id: field(Id, { in: everywhere, from: 'ticket', inHistory: true }),
  organiser_id: field(nullable(Id), { in: everywhere, setBy: 'seller', default: null, from: 'ticket' }),
  ticket_title: field(Name, { in: everywhere, setBy: 'seller', default: ({ category }) => category.category_name, from: 'ticket' }),
  type_ticket: field(Enum(ticketTypes), { in: everywhere, computed: true }),
  ticket_type: field(Enum(ticketTypes), { in: listed, setBy: 'seller', default: 'eticket', from: 'ticket' }),
  ticket_status: field(Enum(ticketStatuses), { in: everywhere, setBy: 'seller', default: 'available', from: 'ticket' }),
  ticket_validity: field(Enum(ticketValidities), {
    in: everywhere,
    setBy: 'seller',
    default: ({ event }) => (event.date_start.slice(0, 10) === event.date_stop.slice(0, 10) ? 'singleday' : 'other'),
    from: 'ticket',
  }),
  ticket_targetgroup: field(Enum(targetGroups), { in: everywhere, setBy: 'seller', default: 'all', from: 'ticket' }),
  sub_category: field(Name, { in: everywhere, setBy: 'seller', default: 'regular', from: 'ticket' }),
  ticket_validfrom: field(LocalDateTime, {
    in: everywhere,
    setBy: 'seller',
    toColumn: startInput,
    default: ({ event }) => event.date_start,
    from: 'ticket',
  }),
  ticket_validuntil: field(LocalDateTime, {
    in: everywhere,
    setBy: 'seller',
    toColumn: endInput,
    default: ({ event }) => event.date_stop,
    from: 'ticket',
  }),
  release_date: field(nullable(LocalDateTime), { in: everywhere, setBy: 'seller', toColumn: startInput, default: null, from: 'ticket' }),
  latest_sale_date: field(nullable(LocalDateTime), { in: everywhere, setBy: 'seller', toColumn: endInput, default: null, from: 'ticket' }),
  last_checked: field(nullable(DateTime), { in: everywhere, from: 'ticket', toWire: timeOrNull }),
  locked_by_client_id: field(nullable(Id), { in: listed, seenBy: 'supplier', setBy: 'seller', default: null, from: 'ticket' }),
  organiser_price: field(Price, {
    in: everywhere,
    seenBy: 'supplier',
    setBy: 'seller',
    default: (_around, { face_value }) => face_value,
    from: 'ticket',
  }),
  organiser_price_eur: field(EuroMinor, { in: everywhere, seenBy: 'supplier', computed: true }),
  service_price: field(Price, { in: everywhere, seenBy: 'operator', setBy: 'operator', default: 0, from: 'ticket' }),
  service_price_eur: field(EuroMinor, { in: everywhere, seenBy: 'operator', computed: true }),
  cost_price: field(Price, { in: everywhere, seenBy: 'supplier', setBy: 'seller', required: true, from: 'ticket' }),
  cost_price_eur: field(EuroMinor, { in: everywhere, seenBy: 'supplier', computed: true }),
  face_value: field(Price, { in: everywhere, setBy: 'seller', required: true, from: 'ticket' }),
  face_value_eur: field(EuroMinor, { in: everywhere, computed: true }),
  sales_price: field(Price, { in: everywhere, setBy: 'seller', default: null, from: 'ticket' }),
  sales_price_eur: field(EuroMinor, { in: everywhere, computed: true }),
  margins_applied: field(Flag, { in: listed, seenBy: 'operator', setBy: 'operator', default: true, from: 'ticket' }),
  supplier_quantity: field(Count, { in: everywhere, setBy: 'seller', required: true, from: 'stock' }),
  backorder_quantity: field(Count, { in: everywhere, setBy: 'seller', default: 0, from: 'stock' }),
  available_quantity: field(Count, { in: everywhere, from: 'stock' }),
  reservations_quantity: field(Count, { in: listed, from: 'stock' }),
  allotted_quantity: field(Count, { in: ticket, seenBy: 'supplier', from: 'stock' }),
  service_stock: field(Count, { in: everywhere, setBy: 'operator', default: 0, from: 'stock', computed: true }),
  currency_code: field(Currency, { in: everywhere, setBy: 'seller', default: ({ supplier }) => supplier.default_currency, from: 'ticket' }),
  discount_percentage: field(Percent, {
    in: everywhere,
    seenBy: 'operator',
    setBy: 'operator',
    toColumn: (percent: number, pointer: string) => percentInput(pointer, percent),
    default: ({ supplier }) => supplier.default_discount_percentage,
    from: 'ticket',
    toWire: Number,
  }),
  allow_loss: field(Type.Boolean({ description: 'Whether it may be sold for less than its supplier is paid' }), {
    in: ticket,
    seenBy: 'operator',
    setBy: 'operator',
    default: false,
    from: 'ticket',
  }),
  event_name: field(Type.String(), { in: everywhere, from: 'ticket', inHistory: true }),
  flags: field(Type.Array(Enum(ticketFlags), { maxItems: 100 }), {
    in: everywhere,
    setBy: 'seller',
    toColumn: unique,
    default: none,
    from: 'ticket',
  }),
  pairs_only: field(Flag, { in: everywhere, computed: true }),
  package_rate: field(Flag, { in: everywhere, computed: true }),
  sales_periods: field(SalesPeriods, {
    in: everywhere,
    setBy: 'seller',
    toColumn: (periods: SalesPeriod[], _pointer: string, zone: string) => periodsInput(periods, zone),
    default: none,
    from: 'ticket',
  }),
  service_fee: field(Minor, { in: everywhere, setBy: 'operator', default: 0, from: 'ticket' }),
  service_feevat: field(Minor, { in: everywhere, computed: true }),
  number_of_tickets_sold: field(Count, { in: everywhere, seenBy: 'supplier', from: 'stock' }),
  number_of_bookingorders: field(Count, { in: everywhere, seenBy: 'supplier', from: 'stock' }),
  countries_disabled: field(Countries, {
    in: everywhere,
    seenBy: 'supplier',
    setBy: 'seller',
    toColumn: countriesInput,
    default: none,
    from: 'ticket',
  }),
  distributors_disabled: field(Ids, { in: everywhere, seenBy: 'operator', setBy: 'operator', default: none, from: 'ticket' }),
  vat_category: field(Enum(vatCategories), { in: everywhere, setBy: 'seller', default: 'high', from: 'ticket' }),
  is_service_supplier: field(Flag, { in: listed, computed: true }),
  ticket_source: field(Enum(ticketSources), {
    in: everywhere,
    setBy: 'operator',
    default: ({ supplier }) => (supplier.supplier_type === 'organiser' ? 'service' : supplier.supplier_type),
    from: 'ticket',
  }),
  is_relisted_ticket: field(Flag, { in: listed, from: 'ticket', inHistory: true }),
  fxratemoment_id: field(nullable(Id), { in: listed, computed: true }),
  ticket_yield: field(YieldOrNone, {
    in: everywhere,
    seenBy: 'supplier',
    setBy: 'seller',
    sent: nullable(TicketYield),
    default: null,
    from: 'ticket',
    toWire: (plan: Static<typeof TicketYield> | null) => plan ?? {},
  }),
  note: field(nullable(Text(2000)), { in: everywhere, seenBy: 'supplier', setBy: 'seller', default: null, from: 'ticket' }),
  organiser_vat: field(VatMinor, { in: single, seenBy: 'supplier', computed: true }),
  service_vat: field(VatMinor, { in: single, seenBy: 'operator', computed: true }),
  net_rate: field(Minor, { in: single, from: 'ticket', computed: true, inHistory: true }),
  supplier_terms: field(nullable(Type.String()), { in: single, from: 'related' }),
  category_information_available: field(Flag, { in: ['single'], from: 'related' }),
  last_modified: field(DateTime, { in: ['single'], computed: true }),
  supplier_role: field(Type.String(), { in: single, seenBy: 'operator', from: 'related' }),
  countries_enabled: field(Countries, {
    in: single,
    seenBy: 'supplier',
    setBy: 'seller',
    toColumn: countriesInput,
    default: none,
    from: 'ticket',
  }),
  distributors_enabled: field(Ids, { in: single, seenBy: 'operator', setBy: 'operator', default: none, from: 'ticket' }),
  stock: field(Count, { in: ticket, computed: true }),
  min_order: field(Type.Integer({ minimum: 1, maximum: 10_000 }), { in: ticket, setBy: 'seller', default: 1, from: 'ticket' }),
  allowed_quantities: field(AllowedQuantities, { in: everywhere, computed: true }),
  options: field(CategoryOptions, { in: ticket, computed: true }),
  category_name: field(Type.String(), { in: ticket, from: 'related' }),
  category_type: field(Enum(categoryTypes), { in: ticket, from: 'ticket' }),
  local_rates: field(LocalRates, { in: ticket, computed: true }),
  eventdays: field(EventDays, { in: ticket, computed: true }),
  cancellation_policy: field(CancellationPolicy, { in: ticket, setBy: 'seller', default: none, from: 'ticket', computed: true }),
  guest_data_requirements: field(GuestDataRequirements, { in: ticket, seenBy: 'supplier', setBy: 'seller', default: none, from: 'ticket' }),
  created: field(DateTime, { in: single, from: 'ticket', toWire: time, inHistory: true }),
  updated: field(DateTime, { in: single, from: 'ticket', toWire: time, inHistory: true }),
  deleted: field(nullable(DateTime), { in: ticket, from: 'ticket', toWire: timeOrNull, inHistory: true }),
}
type Fields = typeof ticketFields
export type TicketField = keyof Fields
/** All fields with their types in responses. */
export type EveryField = { [K in TicketField]: Static<Fields[K]['schema']> }
/** The fields whose definition matches these properties. */
export type FieldWith<Words> = { [K in TicketField]: Fields[K] extends Words ? K : never }[TicketField]
/** The fields of a response type. */
export type FieldIn<S extends Shape> = { [K in TicketField]: S extends Fields[K]['in'][number] ? K : never }[TicketField]

export type SetField = FieldWith<{ setBy: string }>
export type RequiredField = FieldWith<{ required: true }>
export type OperatorsField = FieldWith<{ setBy: 'operator' }>
export type ComputedField = FieldWith<{ computed: true }>
/** Fields that only the supplier and the operator see, and fields that only the operator sees. */
export type SupplierField = FieldWith<{ seenBy: 'supplier' }>
export type OperatorField = FieldWith<{ seenBy: 'operator' }>
export type PublicField = Exclude<FieldIn<'ticket'>, SupplierField | OperatorField>

/** The definition of a field without its specific types, for code that iterates over all fields. */
export type AnyRule = { schema: TSchema } & Omit<Rule<unknown>, 'toColumn' | 'toWire'> & {
    toColumn?: (sent: unknown, pointer: string, zone: string) => unknown
    toWire?: (column: unknown) => unknown
  }
export const rules = ticketFields as unknown as Record<TicketField, AnyRule>
const names = Object.keys(ticketFields) as TicketField[]
/** In the order of the table. */
export const fieldsWhere = <K extends TicketField>(test: (rule: AnyRule, name: TicketField) => boolean): K[] =>
  names.filter((name) => test(rules[name], name)) as K[]

export const fieldsIn = <S extends Shape>(shape: S): FieldIn<S>[] => fieldsWhere((rule) => rule.in.includes(shape))
/** The fields that a seller sends: the required ones, and any of the others. */
export const setFields = fieldsWhere<SetField>((rule) => rule.setBy !== undefined)
export const requiredFields = fieldsWhere<RequiredField>((rule) => rule.required === true)
export const operatorOnly = fieldsWhere<OperatorsField>((rule) => rule.setBy === 'operator')
/** Fields that only the operator sets, but the supplier sees. A supplier may send them back unchanged. */
export const operatorOnlySeen = operatorOnly.filter((name) => rules[name].seenBy !== 'operator')
/**
 * The fields stored in a version: the values that were set and the values derived from them, without values that depend on stock, time or
 * exchange rates.
 */
export const versionFields = fieldsWhere<SetField | FieldWith<{ inHistory: true }>>(
  (rule) => rule.setBy !== undefined || rule.inHistory === true,
)
/** The fields of a version that its supplier does not see. */
export const hiddenFromSupplier = versionFields.filter((name) => rules[name].seenBy === 'operator')
