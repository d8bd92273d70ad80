import { guestFields } from '../../platform/db/json.js'
import type { Relation } from './relation.js'
import type { BookingOrder, DownloadItem, OrderChange, OrderGuest, OrderItem, PastBookingOrder, PastOrderItem } from './schema.js'

/**
 * Who sees and who changes which field of an order. Reads, lists, exports, filters, sortings, histories, searches, overviews, updates and
 * refusals all come here; a field without a line does not compile. ADMIN changes whatever anybody may.
 */
export interface FieldRule {
  seenBy: readonly Relation[]
  /** nobody changes it when this is left out */
  changedBy?: readonly Relation[]
}

const staff = ['ADMIN', 'SUPPORT', 'FINANCE', 'PRODUCT_MANAGEMENT', 'clerk'] as const
const sellers = ['seller', 'relister', 'origin'] as const
const everybody: FieldRule = { seenBy: ['buyer', ...sellers, ...staff] }
/** the buyer's own affair, which no seller needs to deliver */
const buyers: FieldRule = { seenBy: ['buyer', ...staff] }
/** what the seller is paid; the supplier of origin was paid with the order it sold itself */
const costs: FieldRule = { seenBy: ['seller', 'relister', ...staff], changedBy: [] }
const costsShown: FieldRule = { seenBy: costs.seenBy }
/** what lets somebody in */
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
  relation: everybody,
  booking_group: { ...everybody, changedBy: byBuyer },
  deleted: everybody,
  distributor: everybody,
  external_payment_reference: buyers,
  financial_status: { ...operatorOnly, changedBy: ['FINANCE'] },
  general_terms_url: everybody,
  onbehalfclient_id: buyers,
  supplier: everybody,
}

/** Asked for with a change, and kept nowhere: there is nothing to be seen of them. */
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

/** Of a guest: these see everything, sellers what the ticket asks the guest for, and the others nothing. */
const guestKeepers: readonly Relation[] = ['buyer', 'ADMIN', 'SUPPORT']
export const seesEveryField = (by: readonly Relation[]): boolean => by.some((relation) => guestKeepers.includes(relation))

export const isSeen = (rule: Pick<FieldRule, 'seenBy'>, by: readonly Relation[]): boolean =>
  by.some((relation) => rule.seenBy.includes(relation))

export const mayChange = (allowed: readonly Relation[], by: readonly Relation[]): boolean =>
  by.includes('ADMIN') || by.some((relation) => allowed.includes(relation))

/** What stands in place of a value that is not shown. */
const emptyLists: readonly string[] = ['invoices', 'fees', 'vat']
export const blankOf = (field: string): null | [] => (emptyLists.includes(field) ? [] : null)

type Blanks = Record<string, null | []>
const known = new Map<object, Map<string, Blanks>>()

/** The fields that these relations are not shown, each with what stands in its place; worked out once for each of the few combinations. */
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

/** Fields of an entry that are not shown become blank; one the entry does not have stays away. */
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

/** A guest as these relations see it; `asked` are the fields that the ticket asks this guest for. */
export function maskedGuest(guest: OrderGuest, by: readonly Relation[], asked: ReadonlySet<string>): OrderGuest {
  if (seesEveryField(by)) return guest
  if (!by.some((relation) => (sellers as readonly Relation[]).includes(relation))) return noGuest
  const hidden = guestFields.filter((field) => !asked.has(field))
  return { ...guest, ...Object.fromEntries(hidden.map((field) => [field, null])) }
}

/** Whether a value comes back as it was shown to somebody who is not shown it. */
export const isBlank = (field: string, value: unknown): boolean =>
  value === null || (Array.isArray(value) && value.length === 0 && blankOf(field) !== null)
