import type { TicketField } from './fields.js'

/** Which fields each shape of a ticket has, and who sees which of them. */

const except = <K extends TicketField, X extends TicketField>(names: readonly K[], excepted: readonly X[]) =>
  names.filter((name) => !(excepted as readonly string[]).includes(name)) as unknown as Exclude<K, X>[]

/** The contract's list entry. */
export const listEntryFields = [
  'ticket_id',
  'category_id',
  'external_ticket_id',
  'event_id',
  'supplier_id',
  'organiser_id',
  'ticket_title',
  'type_ticket',
  'ticket_type',
  'ticket_status',
  'ticket_validity',
  'ticket_targetgroup',
  'sub_category',
  'ticket_validfrom',
  'ticket_validuntil',
  'release_date',
  'latest_sale_date',
  'last_checked',
  'locked_by_client_id',
  'organiser_price',
  'organiser_price_eur',
  'service_price',
  'service_price_eur',
  'cost_price',
  'cost_price_eur',
  'face_value',
  'face_value_eur',
  'sales_price',
  'sales_price_eur',
  'margins_applied',
  'supplier_quantity',
  'backorder_quantity',
  'available_quantity',
  'reservations_quantity',
  'service_stock',
  'currency_code',
  'discount_percentage',
  'event_name',
  'flags',
  'pairs_only',
  'package_rate',
  'sales_periods',
  'service_fee',
  'service_feevat',
  'number_of_tickets_sold',
  'number_of_bookingorders',
  'countries_disabled',
  'distributors_disabled',
  'vat_category',
  'is_service_supplier',
  'ticket_source',
  'is_relisted_ticket',
  'fxratemoment_id',
  'ticket_yield',
  'note',
] as const satisfies readonly TicketField[]

/** Beside it, on every ticket read. */
const onEveryRead = ['allowed_quantities'] as const

const singleLacks = [
  'ticket_type',
  'locked_by_client_id',
  'margins_applied',
  'reservations_quantity',
  'is_relisted_ticket',
  'fxratemoment_id',
  'is_service_supplier',
] as const
const singleAdds = [
  'organiser_vat',
  'service_vat',
  'net_rate',
  'created',
  'updated',
  'supplier_terms',
  'category_information_available',
  'last_modified',
  'supplier_role',
  'countries_enabled',
  'distributors_enabled',
] as const

/** What only the operator sees of a ticket. */
export const operatorFields = [
  'service_price',
  'service_price_eur',
  'service_vat',
  'margins_applied',
  'discount_percentage',
  'allow_loss',
  'distributors_disabled',
  'distributors_enabled',
  'supplier_role',
] as const
/** What the operator and the ticket's own supplier see, and no distributor. */
export const ownFields = [
  'organiser_price',
  'organiser_price_eur',
  'organiser_vat',
  'cost_price',
  'cost_price_eur',
  'ticket_yield',
  'countries_disabled',
  'countries_enabled',
  'locked_by_client_id',
  'note',
  'number_of_tickets_sold',
  'number_of_bookingorders',
  'guest_data_requirements',
] as const
const publicAdds = [
  'net_rate',
  'stock',
  'min_order',
  'allowed_quantities',
  'options',
  'category_name',
  'category_type',
  'local_rates',
  'eventdays',
  'cancellation_policy',
  'created',
  'updated',
  'deleted',
] as const

export const consoleFields = [...listEntryFields, ...onEveryRead]
export const singleFields = [...except(listEntryFields, singleLacks), ...singleAdds, ...onEveryRead]
export const publicFields = [...except(except(listEntryFields, operatorFields), ownFields), ...publicAdds]

/** What whoever offers a ticket sets: at the beginning all of these, */
export const requiredFields = ['event_id', 'category_id', 'face_value', 'cost_price', 'supplier_quantity'] as const
/** any of these, */
export const settableFields = [
  'external_ticket_id',
  'organiser_id',
  'ticket_title',
  'ticket_type',
  'ticket_status',
  'ticket_validity',
  'ticket_targetgroup',
  'sub_category',
  'ticket_validfrom',
  'ticket_validuntil',
  'release_date',
  'latest_sale_date',
  'sales_periods',
  'currency_code',
  'organiser_price',
  'sales_price',
  'vat_category',
  'flags',
  'min_order',
  'countries_disabled',
  'countries_enabled',
  'locked_by_client_id',
  'cancellation_policy',
  'guest_data_requirements',
  'note',
  'backorder_quantity',
] as const
/** and these, which are the operator's affair. */
export const operatorOnly = [
  'margins_applied',
  'service_price',
  'discount_percentage',
  'allow_loss',
  'service_fee',
  'service_stock',
  'ticket_source',
  'distributors_disabled',
  'distributors_enabled',
] as const
/** Of those, what a supplier sees all the same: it may send back what it read. */
export const operatorOnlySeen = [
  'service_fee',
  'service_stock',
  'ticket_source',
] as const satisfies readonly (typeof operatorOnly)[number][]

/** What history keeps of a version: what was set and what followed from it, without what stock, time and exchange rates make of it. */
export const versionFields = [
  'ticket_id',
  'supplier_id',
  ...requiredFields,
  ...settableFields,
  ...operatorOnly,
  'ticket_yield',
  'event_name',
  'net_rate',
  'is_relisted_ticket',
  'created',
  'updated',
  'deleted',
] as const
