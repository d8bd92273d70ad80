import { guestFields } from '../../platform/db/json.js'
import type { Relation } from './relation.js'
import type { BookingOrder, DownloadItem, OrderChange, OrderGuest, OrderItem, PastBookingOrder, PastOrderItem } from './schema.js'

/**
 * Who sees and who changes each field of an order. Reads, lists, exports, filters, sorting, history, search, overviews, updates and errors
 * all use this table. A field without an entry does not compile. ADMIN may change every field that any role may change.
 */
export interface FieldRule {
  seenBy: readonly Relation[]
  /** nobody may change the field if this is omitted */
  changedBy?: readonly Relation[]
}

const staff = ['ADMIN', 'SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT', 'clerk'] as const
const sellers = ['seller', 'relister', 'origin'] as const
const everybody: FieldRule = { seenBy: ['buyer', ...sellers, ...staff] }
/** data of the buyer that a seller does not need for delivery */
const buyers: FieldRule = { seenBy: ['buyer', ...staff] }
/** the payout of the seller; the first supplier was paid with its own order */
const costs: FieldRule = { seenBy: ['seller', 'relister', ...staff], changedBy: [] }
const costsShown: FieldRule = { seenBy: costs.seenBy }
/** fields that give access to the event */
const tickets: FieldRule = { seenBy: ['buyer', 'ADMIN', 'SUPPORT'] }
const operatorOnly: FieldRule = { seenBy: staff }
const byBuyer = ['buyer', 'SUPPORT'] as const
const bySupplier = ['seller', 'origin', 'SUPPORT'] as const

type OrderField = Exclude<keyof BookingOrder | keyof PastBookingOrder, 'items'>
export const orderFields: Record<OrderField, FieldRule> = {
  booking_id: everybody,
  bookingorder_id: everybody,
  event_id: everybody,
  distributor_id: everybody,
  client_id: everybody,
  created: everybody,
  updated: everybody,
  accepted_gt: { ...everybody, changedBy: byBuyer },
  marketing_optin: { ...buyers, changedBy: byBuyer },
  mass_booking_allowed: everybody,
  api_booking: everybody,
  offline_booking: everybody,
  is_test_booking: everybody,
  booking_code: everybody,
  zip_sha: tickets,
  payment_method: buyers,
  payment_reference: { ...buyers, changedBy: byBuyer },
  booking_reference: everybody,
  invoice_reference: { ...buyers, changedBy: byBuyer },
  parent_id: { ...buyers, changedBy: byBuyer },
  booking_email: { ...buyers, changedBy: byBuyer },
  lead_name_for_pickup: { seenBy: ['buyer', ...sellers, 'ADMIN', 'SUPPORT'], changedBy: byBuyer },
  marketplace_logistic_purchaseorder_id: everybody,
  event_name: everybody,
  target_currency: buyers,
  guestdata_status: { ...everybody, changedBy: ['SUPPORT'] },
  distributorfinancial_status: { ...everybody, changedBy: ['FINANCE'] },
  logistic_status: { ...everybody, changedBy: ['SUPPORT'] },
  notify_client_status: everybody,
  max_pdfs_per_ticket: everybody,
  invoices: { ...buyers, changedBy: ['FINANCE'] },
  bookingorder_source: everybody,
  supplier_id: everybody,
  fxratemoment_id: everybody,
  fees: buyers,
  vat: buyers,
  amount: buyers,
  refunded: buyers,
  disruption_id: everybody,
  disruption_kind: everybody,
  disruption_decision: everybody,
  disruption_decide_by: everybody,
  relation: everybody,
  event_startdate: everybody,
  event_stopdate: everybody,
  pay_by: buyers,
  next_step: everybody,
  next_step_by: everybody,
  booking_group: { ...everybody, changedBy: byBuyer },
  deleted: everybody,
  distributor: everybody,
  external_payment_reference: buyers,
  financial_status: { ...operatorOnly, changedBy: ['FINANCE'] },
  general_terms_url: everybody,
  onbehalfclient_id: buyers,
  supplier: everybody,
}

/** Commands that can be sent with a change. They are not stored, so there is nothing to read. */
export const orderCommands: Record<Exclude<keyof OrderChange, OrderField | 'items'>, readonly Relation[]> = {
  suppress_email: ['buyer', ...sellers, 'SUPPORT', 'FINANCE'],
  psp_refund_amount: ['FINANCE'],
}

type ItemField = Exclude<keyof OrderItem | keyof PastOrderItem, 'guest' | 'download_items'>
export const itemFields: Record<ItemField, FieldRule> = {
  orderitem_id: everybody,
  ticket_id: everybody,
  ticket_name: everybody,
  ticket_status: { ...everybody, changedBy: ['SUPPORT'] },
  quantity: everybody,
  category_id: everybody,
  category_name: everybody,
  sub_category: everybody,
  type_ticket: everybody,
  ticket_targetgroup: everybody,
  ticket_validity: everybody,
  ticket_startdate: everybody,
  ticket_stopdate: everybody,
  distribution_channel: everybody,
  section: { ...everybody, changedBy: bySupplier },
  row: { ...everybody, changedBy: bySupplier },
  seat: { ...everybody, changedBy: bySupplier },
  currency: everybody,
  ticket_currency: everybody,
  local_currency: everybody,
  target_currency: buyers,
  net_rate: { ...buyers, changedBy: [] },
  face_value: { ...everybody, changedBy: [] },
  face_value_eur: everybody,
  face_value_local: everybody,
  face_value_target: buyers,
  sales_price: { ...buyers, changedBy: [] },
  sales_price_eur: buyers,
  sales_price_local: buyers,
  sales_price_target: buyers,
  salesprice: { ...buyers, changedBy: [] },
  sales_price_eur_refund: buyers,
  cost_price: costs,
  costprice: costs,
  cost_price_eur: costsShown,
  cost_price_local: costsShown,
  cost_price_target: operatorOnly,
  activated: { ...everybody, changedBy: bySupplier },
  download_link: tickets,
  external_activation_link: { seenBy: [...tickets.seenBy, 'seller', 'origin'], changedBy: bySupplier },
  ticket_sha: tickets,
  number_of_pdfs: everybody,
  admitted_at: everybody,
  admission_gate: everybody,
  relisted_ticket_id: buyers,
  relisting_status: buyers,
  is_relisted_ticket: everybody,
  updated: everybody,
  uploaded_at: everybody,
}

export const downloadItemFields: Record<keyof DownloadItem, FieldRule> = {
  downloaditem_id: everybody,
  download_link: tickets,
  external_activation_link: { seenBy: itemFields.external_activation_link.seenBy },
  ticket_sha: tickets,
  activated: everybody,
  label: everybody,
}

/** These relations see all guest fields. Sellers see the fields that the ticket requires. Others see none. */
const fullGuestAccess: readonly Relation[] = ['buyer', 'ADMIN', 'SUPPORT']
export const seesEveryField = (by: readonly Relation[]): boolean => by.some((relation) => fullGuestAccess.includes(relation))

export const isSeen = (rule: Pick<FieldRule, 'seenBy'>, by: readonly Relation[]): boolean =>
  by.some((relation) => rule.seenBy.includes(relation))

export const mayChange = (allowed: readonly Relation[], by: readonly Relation[]): boolean =>
  by.includes('ADMIN') || by.some((relation) => allowed.includes(relation))

/** The blank value of a hidden field is an empty list for these, otherwise null. */
const emptyLists: readonly string[] = ['invoices', 'fees', 'vat']
export const blankOf = (field: string): null | [] => (emptyLists.includes(field) ? [] : null)

type Blanks = Record<string, null | []>
const known = new Map<object, Map<string, Blanks>>()

/** The hidden fields with their blank values. Cached, because there are few combinations of relations. */
function blanksFor(rules: Record<string, FieldRule>, by: readonly Relation[]): Blanks {
  const ofRules = known.get(rules) ?? new Map<string, Blanks>()
  known.set(rules, ofRules)
  const key = by.join()
  const found =
    ofRules.get(key) ??
    Object.fromEntries(Object.entries(rules).flatMap(([name, rule]) => (isSeen(rule, by) ? [] : [[name, blankOf(name)]])))
  ofRules.set(key, found)
  return found
}

/** Replaces hidden fields by blank values. Fields that are absent stay absent. */
export function masked<T extends object>(values: T, rules: Record<string, FieldRule>, by: readonly Relation[]): T {
  const hidden = Object.entries(blanksFor(rules, by)).filter(([name]) => name in values)
  return hidden.length === 0 ? values : { ...values, ...Object.fromEntries(hidden) }
}

const noGuest = {
  ...(Object.fromEntries(guestFields.map((field) => [field, null])) as Record<(typeof guestFields)[number], null>),
  lead_guest: false,
  guest_id: null,
  conditions: {},
}

/** A guest as these relations see it. `asked` are the fields that the ticket requires from this guest. */
export function maskedGuest(guest: OrderGuest, by: readonly Relation[], asked: ReadonlySet<string>): OrderGuest {
  if (seesEveryField(by)) return guest
  if (!by.some((relation) => (sellers as readonly Relation[]).includes(relation))) return noGuest
  const hidden = guestFields.filter((field) => !asked.has(field))
  return { ...guest, ...Object.fromEntries(hidden.map((field) => [field, null])) }
}

/** Whether a value equals the blank value of a hidden field. */
export const isBlank = (field: string, value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0 && blankOf(field) !== null)
