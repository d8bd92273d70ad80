import Type, { type Static } from 'typebox'
import { LocalDateTime } from '../../lib/catalogue-schema.js'
import { disruptionDecisions, disruptionKinds } from '../../lib/disruption-states.js'
import { financial, itemMachine, logistic, notifyClient } from '../../lib/order-states.js'
import { Body, Count, Currency, DateTime, Email, Enum, Flag, Id, Minor, nullable, Price, Text, Url } from '../../lib/schema.js'
import { Vat } from '../../money/charge/schema.js'
import { distributorFinancial } from '../../money/charge/states.js'
import { feeTypes } from '../../platform/db/json.js'
import { guestdata } from '../guests/states.js'
import { nextSteps } from './next-step.js'

export const DownloadItem = Type.Object(
  {
    download_link: nullable(Type.String()),
    external_activation_link: nullable(Type.String()),
    ticket_sha: nullable(Type.String()),
    downloaditem_id: Id,
    activated: Flag,
    label: nullable(Type.String()),
  },
  { title: 'DownloadItem' },
)
export type DownloadItem = Static<typeof DownloadItem>

/**
 * A guest in an order. Passport number and date of birth only show whether a value is stored. The values are read through the guest data
 * endpoints, which record each read.
 */
const sealed = nullable(
  Type.String({
    description:
      '`***` when it is stored, null when it is not; read it through the guest data calls, to which `***` means: leave it as it is',
    examples: ['***'],
  }),
)
export const OrderGuest = Type.Object(
  {
    first_name: nullable(Type.String()),
    last_name: nullable(Type.String()),
    passport_number: sealed,
    contact_email: nullable(Type.String()),
    contact_phone: nullable(Type.String()),
    lead_guest: Flag,
    date_of_birth: sealed,
    gender: nullable(Type.String()),
    country_of_residence: nullable(Type.String()),
    street_name: nullable(Type.String()),
    additional_street_name: nullable(Type.String()),
    city: nullable(Type.String()),
    zip: nullable(Type.String()),
    province: nullable(Type.String()),
    supported_team: nullable(Type.String()),
    guest_id: nullable(Id),
    conditions: Type.Record(Type.String(), Type.String()),
  },
  { title: 'OrderGuest' },
)
export type OrderGuest = Static<typeof OrderGuest>

/** Read-only fields, accepted when an order is sent back as it was read. The limit is longer than any stored value. */
const Shown = Text(20_000)

const orderItem = {
  orderitem_id: Id,
  ticket_id: Id,
  ticket_name: Shown,
  ticket_status: Enum(itemMachine.statuses),
  quantity: Type.Integer({ ...Count, description: 'Always 1: an order item is one admission' }),
  guest: OrderGuest,
  category_id: Id,
  category_name: Shown,
  sub_category: Shown,
  type_ticket: Shown,
  ticket_targetgroup: Shown,
  ticket_validity: Shown,
  ticket_startdate: nullable(LocalDateTime),
  ticket_stopdate: nullable(LocalDateTime),
  distribution_channel: Shown,
  section: nullable(Shown),
  row: nullable(Shown),
  seat: nullable(Shown),
  currency: Currency,
  ticket_currency: Currency,
  local_currency: Currency,
  target_currency: nullable(Currency),
  net_rate: nullable(Type.Integer({ ...Price, description: 'The price for the distributor; null for sellers' })),
  face_value: Price,
  face_value_eur: nullable(Minor),
  face_value_local: nullable(Minor),
  face_value_target: nullable(Minor),
  sales_price: nullable(Type.Integer({ ...Price, description: 'The distributor’s own retail price; null for the supplier' })),
  sales_price_eur: nullable(Minor),
  sales_price_local: nullable(Minor),
  sales_price_target: nullable(Minor),
  salesprice: nullable(Price),
  activated: Flag,
  download_link: nullable(Shown),
  external_activation_link: nullable(Shown),
  ticket_sha: nullable(Shown),
  number_of_pdfs: Count,
  download_items: Type.Array(DownloadItem),
  admitted_at: nullable(Type.String({ ...DateTime, description: 'When its guest was admitted; null before' })),
  admission_gate: nullable(Shown),
}
/** The relisting state of an admission. A relisted admission cannot be used by its owner. */
const relisting = {
  relisted_ticket_id: nullable(
    Type.String({ ...Id, description: 'The ticket it is on sale as, or was sold as; null when it is not relisted' }),
  ),
  relisting_status: nullable(Enum(['listed', 'sold'])),
  is_relisted_ticket: Type.Boolean({ description: 'Whether it was bought from a distributor that had bought it before' }),
}
export const OrderItem = Type.Object({ ...orderItem, ...relisting }, { title: 'OrderItem' })
export type OrderItem = Static<typeof OrderItem>

/** Fields that only history and updates have. Costs are null for a distributor. Retail prices are null for a supplier. */
export const PastOrderItem = Type.Object(
  {
    ...orderItem,
    costprice: nullable(Price),
    cost_price: nullable(Price),
    cost_price_eur: nullable(Minor),
    cost_price_local: nullable(Minor),
    cost_price_target: nullable(Minor),
    updated: DateTime,
    uploaded_at: nullable(DateTime),
    sales_price_eur_refund: nullable(Minor),
  },
  { title: 'PastOrderItem' },
)
export type PastOrderItem = Static<typeof PastOrderItem>

const Fee = Type.Object({ type: Enum(feeTypes), amount: Minor, currency: Currency, vat: Minor }, { title: 'OrderFee' })

/** The main relation of a caller to an order. */
export const sides = ['buyer', 'seller', 'origin', 'operator'] as const
export type Side = (typeof sides)[number]

const order = {
  booking_id: Id,
  bookingorder_id: Id,
  event_id: Id,
  distributor_id: Id,
  client_id: Id,
  created: DateTime,
  updated: DateTime,
  accepted_gt: Flag,
  marketing_optin: nullable(Flag),
  mass_booking_allowed: Flag,
  api_booking: Flag,
  offline_booking: Flag,
  is_test_booking: Flag,
  booking_code: Shown,
  zip_sha: nullable(Shown),
  payment_method: nullable(Type.String({ description: 'Null for sellers, like all payment data of the buyer' })),
  payment_reference: nullable(Shown),
  booking_reference: nullable(Shown),
  invoice_reference: nullable(Shown),
  parent_id: nullable(Id),
  booking_email: nullable(Email),
  lead_name_for_pickup: nullable(Shown),
  marketplace_logistic_purchaseorder_id: nullable(Id),
  event_name: Shown,
  target_currency: nullable(Currency),
  guestdata_status: Enum(guestdata.statuses),
  distributorfinancial_status: Enum(distributorFinancial.statuses),
  logistic_status: Enum(logistic.statuses),
  notify_client_status: Enum(notifyClient.statuses),
  max_pdfs_per_ticket: Type.Integer(),
  invoices: Type.Array(Shown),
  bookingorder_source: Shown,
  supplier_id: Id,
  fxratemoment_id: nullable(Id),
  fees: Type.Array(Fee, { description: 'Fees in addition to the tickets, one entry for each kind, as they are after refunds' }),
  vat: Type.Array(Vat),
  amount: nullable(
    Type.Integer({ description: 'Charged to the distributor in all, in target_currency, `refunded` not deducted; null for the supplier' }),
  ),
  refunded: nullable(Minor),
  disruption_id: nullable(Type.String({ ...Id, description: 'The last disruption of its event that concerned this order' })),
  disruption_kind: nullable(Enum(disruptionKinds, { description: 'What happened to the event' })),
  disruption_decision: nullable(
    Enum(disruptionDecisions, { description: 'Whether the order is kept or refunded; null if there is no decision to make' }),
  ),
  disruption_decide_by: nullable(Type.String({ ...DateTime, description: 'Until when it can be decided; then the default applies' })),
}
export const BookingOrder = Type.Object(
  {
    ...order,
    relation: Enum(sides, {
      description:
        'What you are to this order: `buyer` bought it, `seller` sold it, `origin` supplied what another party sold on; the operator is `operator`',
    }),
    event_startdate: Type.String({ ...LocalDateTime, description: 'When the event begins, local to the venue' }),
    event_stopdate: Type.String({ ...LocalDateTime, description: 'When the event ends, local to the venue' }),
    pay_by: nullable(
      Type.String({
        ...DateTime,
        description: 'Until when a payment provider must settle it; then it is cancelled. Null if it waits for none',
      }),
    ),
    next_step: nullable(
      Enum(nextSteps, {
        description:
          'What the order waits for: `payment` by a provider, `decision` after a disruption, `guest_data`, ticket `files`. Of several, the one with the nearest deadline; null if it waits for nothing',
      }),
    ),
    next_step_by: nullable(
      Type.String({
        ...DateTime,
        description: 'Until when. Guest data and files must be complete seven days before the event',
      }),
    ),
    items: Type.Array(OrderItem),
  },
  { title: 'BookingOrder' },
)
export type BookingOrder = Static<typeof BookingOrder>

export const PastBookingOrder = Type.Object(
  {
    ...order,
    booking_group: Type.Array(Type.Array(Id)),
    deleted: nullable(DateTime),
    distributor: Type.Object({ distributor_id: Id, distributor_name: Type.String() }),
    external_payment_reference: nullable(Type.String()),
    financial_status: nullable(Enum(financial.statuses)),
    general_terms_url: nullable(Type.String()),
    onbehalfclient_id: nullable(Id),
    supplier: Type.Object({ supplier_id: Id, supplier_name: Type.String() }),
    items: Type.Array(PastOrderItem),
  },
  { title: 'PastBookingOrder' },
)
export type PastBookingOrder = Static<typeof PastBookingOrder>

/**
 * An item of an update, found by its id. A visible field that the caller may not change is accepted if it equals the stored value. A hidden
 * field is accepted only if it is null.
 */
const ItemChange = Type.Partial(
  Type.Object({
    ...Type.Omit(PastOrderItem, ['orderitem_id', 'guest', 'download_items']).properties,
    ...relisting,
    ticket_status: Enum(itemMachine.statuses),
    external_activation_link: nullable(Type.String({ ...Url, description: 'Where the guest activates the ticket; http or https' })),
    guest: Type.Unknown({
      description: 'As it was read, or left out: guests change through the guest data calls, and a changed one is refused',
    }),
    download_items: Type.Unknown(),
  }),
)
export const OrderItemChange = Type.Object(
  { orderitem_id: Id, ...ItemChange.properties },
  { title: 'OrderItemChange', additionalProperties: false },
)
export type OrderItemChange = Static<typeof OrderItemChange>

export const OrderChange = Body(
  {
    items: Type.Optional(Type.Array(OrderItemChange, { maxItems: 10_000 })),
    booking_id: Type.Optional(Id),
    distributor_id: Type.Optional(Id),
    event_id: Type.Optional(Id),
    supplier_id: Type.Optional(Id),
    booking_email: Type.Optional(nullable(Email)),
    logistic_status: Type.Optional(Enum(logistic.statuses)),
    financial_status: Type.Optional(nullable(Enum(financial.statuses))),
    distributorfinancial_status: Type.Optional(Enum(distributorFinancial.statuses)),
    guestdata_status: Type.Optional(Enum(guestdata.statuses)),
    suppress_email: Type.Optional(Flag),
    invoices: Type.Optional(Type.Array(Text(60, 1), { maxItems: 100 })),
    invoice_reference: Type.Optional(nullable(Text(200))),
    payment_reference: Type.Optional(nullable(Text(200))),
    accepted_gt: Type.Optional(Flag),
    marketing_optin: Type.Optional(nullable(Flag)),
    booking_group: Type.Optional(Type.Array(Type.Array(Id, { maxItems: 1000 }), { maxItems: 1000 })),
    parent_id: Type.Optional(nullable(Id)),
    psp_refund_amount: Type.Optional(Minor),
    lead_name_for_pickup: Type.Optional(nullable(Text(200))),
  },
  {
    title: 'BookingOrderChange',
    description: 'Only sent fields change; items are merged by orderitem_id, guests never',
    examples: [{ booking_email: 'desk@agency.example', suppress_email: true }],
  },
)
export type OrderChange = Static<typeof OrderChange>

export const OrderChangeQuery = Type.Object(
  {
    sorting: Type.Optional(
      Type.String({
        description: 'Orders the items of the answer: orderitem_id, ticket_name, section, row, seat, ticket_status',
        examples: ['section,row,seat'],
      }),
    ),
    mediation_fees: Type.Optional(Type.Boolean({ default: false, description: 'Recalculate the mediation fee' })),
    preview: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Change nothing, and answer the order as it would be: the refund of a cancellation is the difference of `refunded`. It is refused like the change itself. The answer has no `ETag`, because no stored version is like it: for `If-Match` use that of the order. An `Idempotency-Key` has no effect',
      }),
    ),
    payment_fees: Type.Optional(Type.Boolean({ default: false, description: 'Recalculate the payment fee' })),
    booking_fees: Type.Optional(Type.Boolean({ default: false, description: 'Recalculate the booking fee' })),
    platform_service_fee: Type.Optional(Type.Boolean({ default: false, description: 'Recalculate the platform service fee' })),
    should_delete_purchaseorder: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'On cancelling a relisting buyer’s order: whether the relisting purchase order is withdrawn',
      }),
    ),
  },
  { additionalProperties: false },
)
export type OrderChangeQuery = Static<typeof OrderChangeQuery>

export const Sandbox = Body({ action: Enum(['complete', 'cancel', 'postpone']) }, { title: 'Sandbox' })
