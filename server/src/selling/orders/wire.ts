import { inCurrency } from '../../lib/money.js'
import { localText, wireTime } from '../../lib/time.js'
import { totalsOf } from '../../money/charge/totals.js'
import { storedMark } from '../guests/fields.js'
import type { BookingOrder, OrderGuest, OrderItem, PastBookingOrder, PastOrderItem } from './schema.js'
import type { FoundOrder, GuestColumns, ItemRow, OrderRow } from './store.js'

type Plain = Omit<GuestColumns, 'guest_id' | 'has_passport_number' | 'has_date_of_birth'>
const nobody: Plain = {
  lead_guest: false,
  first_name: null,
  last_name: null,
  contact_email: null,
  contact_phone: null,
  gender: null,
  country_of_residence: null,
  street_name: null,
  additional_street_name: null,
  city: null,
  zip: null,
  province: null,
  supported_team: null,
}

const toGuest = (guest: Partial<GuestColumns> | null): OrderGuest => ({
  ...nobody,
  ...Object.fromEntries(
    Object.keys(nobody).map((name) => [name, guest?.[name as keyof GuestColumns] ?? nobody[name as keyof typeof nobody]]),
  ),
  guest_id: guest?.guest_id ?? null,
  passport_number: guest?.has_passport_number ? storedMark : null,
  date_of_birth: guest?.has_date_of_birth ? storedMark : null,
  conditions: {},
})

function amounts<N extends string>(name: N, amount: number, item: ItemRow, order: OrderRow) {
  const at = (currency: string) => inCurrency(amount, item.currency, currency, order.rates)
  return {
    [name]: amount,
    [`${name}_eur`]: at('EUR'),
    [`${name}_local`]: at(item.local_currency),
    [`${name}_target`]: at(order.target_currency),
  } as {
    [K in N]: number
  } & { [K in `${N}_${'eur' | 'local' | 'target'}`]: number | null }
}

const moment = (text: string): string => wireTime(new Date(text))

export function toItem(item: ItemRow, order: OrderRow): Omit<OrderItem, 'relisted_ticket_id' | 'relisting_status' | 'is_relisted_ticket'> {
  return {
    orderitem_id: item.orderitem_id,
    ticket_id: item.ticket_id,
    ticket_name: item.ticket_name,
    ticket_status: item.ticket_status,
    quantity: 1,
    guest: toGuest(item.guest),
    category_id: item.category_id,
    category_name: item.category_name,
    sub_category: item.sub_category,
    type_ticket: item.type_ticket,
    ticket_targetgroup: item.ticket_targetgroup,
    ticket_validity: item.ticket_validity,
    ticket_startdate: localText(item.ticket_startdate),
    ticket_stopdate: localText(item.ticket_stopdate),
    distribution_channel: item.distribution_channel,
    section: item.section,
    row: item.row,
    seat: item.seat,
    currency: item.currency,
    ticket_currency: item.currency,
    local_currency: item.local_currency,
    target_currency: order.target_currency,
    net_rate: item.net_rate,
    ...amounts('face_value', item.face_value, item, order),
    ...amounts('sales_price', item.sales_price, item, order),
    salesprice: item.sales_price,
    activated: item.activated,
    download_link: item.type_ticket === 'appticket' ? null : item.download_link,
    external_activation_link: item.external_activation_link,
    ticket_sha: item.ticket_sha,
    number_of_pdfs: item.number_of_pdfs,
    download_items: item.download_items.map((file) => ({ ...file, external_activation_link: item.external_activation_link })),
    admitted_at: item.admitted_at === null ? null : moment(item.admitted_at),
    admission_gate: item.admission_gate,
  }
}

function common(row: OrderRow) {
  return {
    booking_id: row.booking_id,
    bookingorder_id: row.bookingorder_id,
    event_id: row.event_id,
    distributor_id: row.distributor_id,
    client_id: row.client_id,
    created: wireTime(row.created),
    updated: wireTime(row.updated),
    accepted_gt: row.accepted_gt,
    marketing_optin: row.marketing_optin,
    mass_booking_allowed: row.mass_booking_allowed,
    api_booking: row.api_booking,
    offline_booking: row.offline_booking,
    is_test_booking: row.is_test_booking,
    booking_code: row.booking_code,
    zip_sha: row.zip_sha,
    payment_method: row.payment_method,
    payment_reference: row.payment_reference,
    booking_reference: row.booking_reference,
    invoice_reference: row.invoice_reference,
    parent_id: row.parent_id,
    booking_email: row.booking_email,
    lead_name_for_pickup: row.lead_name_for_pickup,
    marketplace_logistic_purchaseorder_id: row.marketplace_logistic_purchaseorder_id,
    event_name: row.event_name,
    target_currency: row.target_currency,
    guestdata_status: row.guestdata_status,
    distributorfinancial_status: row.distributorfinancial_status,
    logistic_status: row.logistic_status,
    notify_client_status: row.notify_client_status,
    max_pdfs_per_ticket: row.max_pdfs_per_ticket,
    invoices: row.invoices,
    bookingorder_source: row.bookingorder_source,
    supplier_id: row.supplier_id,
    fxratemoment_id: row.fxratemoment_id,
    fees: row.fees,
    vat: row.charge ? totalsOf(row.charge).vat : [],
    amount: row.charged,
    refunded: row.refunded,
    disruption_id: row.disruption_id,
    disruption_kind: row.disruption_kind,
    disruption_decision: row.disruption_decision,
    disruption_decide_by: wireTime(row.disruption_decide_by),
  }
}

/** An order as the operator sees it. visibility.ts hides fields from other callers. */
export const toOrder = (row: FoundOrder): BookingOrder => ({
  ...common(row),
  relation: 'operator',
  event_startdate: row.event_startdate,
  event_stopdate: row.event_stopdate,
  pay_by: wireTime(row.payment_by),
  next_step: row.next_step,
  next_step_by: wireTime(row.next_step_by),
  items: row.items.map((item) => ({
    ...toItem(item, row),
    relisted_ticket_id: item.relisted_ticket_id,
    relisting_status: item.relisting_status,
    is_relisted_ticket: item.is_relisted,
  })),
})

/** An order as stored in the history. Of the guests only ids are stored, so that erasing a guest needs no change of the history. */
export function toPastOrder(row: OrderRow): PastBookingOrder {
  const past = (item: ItemRow): PastOrderItem => ({
    ...toItem(
      { ...item, guest: item.guest && { ...nobody, guest_id: item.guest.guest_id, has_passport_number: false, has_date_of_birth: false } },
      row,
    ),
    costprice: item.cost_price,
    ...amounts('cost_price', item.cost_price, item, row),
    updated: moment(item.updated),
    uploaded_at: item.uploaded_at === null ? null : moment(item.uploaded_at),
    sales_price_eur_refund: item.sales_price_eur_refund,
  })
  return {
    ...common(row),
    booking_group: row.booking_group,
    deleted: wireTime(row.deleted),
    distributor: { distributor_id: row.distributor_id, distributor_name: row.distributor_name },
    external_payment_reference: row.external_payment_reference,
    financial_status: row.financial_status,
    general_terms_url: row.general_terms_url,
    onbehalfclient_id: row.onbehalfclient_id,
    supplier: { supplier_id: row.supplier_id, supplier_name: row.supplier_name },
    items: row.items.map(past),
  }
}

const notKnownThen = { admitted_at: null, admission_gate: null }
const orderNotKnownThen = { disruption_id: null, disruption_kind: null, disruption_decision: null, disruption_decide_by: null }

/** A stored version. Fields that did not exist when the version was stored are null. */
export function fromPast(snapshot: Record<string, unknown>): PastBookingOrder {
  const { items, ...order } = snapshot as unknown as PastBookingOrder
  return { ...orderNotKnownThen, ...order, items: items.map((item) => ({ ...notKnownThen, ...item })) }
}
