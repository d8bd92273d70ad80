import { isOperator } from '../../lib/caller.js'
import { country } from '../../lib/countries.js'
import { wireTime } from '../../lib/time.js'
import type { EveryField } from './fields.js'
import { isOwnTicket } from './rules/own.js'
import { feeVat, vatIn } from './rules/prices.js'
import { allowedQuantities, poolOf } from './rules/quantities.js'
import { netRateAt, whyNotOnSale } from './rules/sale.js'
import type { ConsoleTicket, FullTicket, OwnTicket, PublicTicket, SingleTicket, Ticket } from './schema.js'
import { consoleFields, singleFields, versionFields } from './shapes.js'
import type { ListedRow, PublicRow, TicketRow } from './store.js'
import type { Viewer } from './viewer.js'

const noOptions = {
  videowall: false,
  covered_seat: false,
  numbered_seat: false,
  package_rate: false,
  open_during_half_time: false,
  open_hours_before_match: null,
  open_hours_after_match: null,
  open_minutes_before_match: null,
  open_minutes_after_match: null,
}

const dayMillis = 86_400_000

/** The days of the event on which the ticket is valid, on the calendar of the venue. */
function eventDays(row: PublicRow): string[] {
  const first = row.ticket_validfrom > row.event_start ? row.ticket_validfrom : row.event_start
  const last = row.ticket_validuntil < row.event_stop ? row.ticket_validuntil : row.event_stop
  if (first.slice(0, 10) === last.slice(0, 10)) return [first.slice(0, 10)]
  const days: string[] = []
  const end = Date.parse(last.slice(0, 10))
  for (let day = Date.parse(first.slice(0, 10)); day <= end && days.length < 100; day += dayMillis)
    days.push(new Date(day).toISOString().slice(0, 10))
  return days
}

/** Each currency once: that of the venue's country, then the buyer's. */
function localRates(row: PublicRow, net_rate: number, { exchange, buyer }: Viewer) {
  const currencies = new Set([country(row.country)?.currency, buyer?.default_currency])
  return [...currencies].flatMap((currency_code) => {
    if (currency_code === undefined) return []
    const net = exchange.to(currency_code, net_rate, row.currency_code)
    const sales = exchange.to(currency_code, row.sales_price, row.currency_code)
    return net === null || sales === null ? [] : [{ currency_code, net_rate: net, sales_price: sales }]
  })
}

/** What anybody sees who may see the ticket. */
export function toPublic(row: PublicRow, viewer: Viewer): PublicTicket {
  const { at, exchange, buyer, caller } = viewer
  const net_rate = netRateAt(row, at)
  // To the operator and the supplier it does not matter for whom it is locked: somebody may buy it.
  const client = buyer && row.supplier_id !== caller.supplier_id ? caller : undefined
  const isOffered = whyNotOnSale(row, client, at, undefined, viewer.late) === undefined && !(buyer && isOwnTicket(row, buyer))
  return {
    ticket_id: row.ticket_id,
    category_id: row.category_id,
    external_ticket_id: row.external_ticket_id,
    event_id: row.event_id,
    supplier_id: row.supplier_id,
    organiser_id: row.organiser_id,
    ticket_title: row.ticket_title,
    type_ticket: row.ticket_type,
    ticket_type: row.ticket_type,
    ticket_status: row.ticket_status,
    ticket_validity: row.ticket_validity,
    ticket_targetgroup: row.ticket_targetgroup,
    sub_category: row.sub_category,
    ticket_validfrom: row.ticket_validfrom,
    ticket_validuntil: row.ticket_validuntil,
    release_date: row.release_date,
    latest_sale_date: row.latest_sale_date,
    last_checked: wireTime(row.last_checked),
    face_value: row.face_value,
    face_value_eur: exchange.to('EUR', row.face_value, row.currency_code),
    sales_price: row.sales_price,
    sales_price_eur: exchange.to('EUR', row.sales_price, row.currency_code),
    supplier_quantity: row.supplier_quantity,
    backorder_quantity: row.backorder_quantity,
    available_quantity: row.available_quantity,
    reservations_quantity: row.reservations_quantity,
    service_stock: Math.min(row.service_stock, row.available_quantity),
    currency_code: row.currency_code,
    event_name: row.event_name,
    flags: row.flags,
    pairs_only: row.flags.includes('pairs_only'),
    package_rate: row.flags.includes('package_rate'),
    sales_periods: row.sales_periods,
    service_fee: row.service_fee,
    service_feevat: feeVat(row.service_fee, viewer.operatorCountry, at.toISOString().slice(0, 10), buyer),
    vat_category: row.vat_category,
    is_service_supplier: row.supplier_type === 'service',
    ticket_source: row.ticket_source,
    is_relisted_ticket: row.is_relisted_ticket,
    fxratemoment_id: exchange.fxratemoment_id,
    net_rate,
    stock: row.available_quantity,
    min_order: row.min_order,
    allowed_quantities: isOffered ? allowedQuantities(poolOf(row), row) : [],
    options: { ...noOptions, ...row.options },
    category_name: row.category_name,
    category_type: row.category_type,
    local_rates: localRates(row, net_rate, viewer),
    eventdays: eventDays(row),
    cancellation_policy: row.cancellation_policy.length > 0 ? row.cancellation_policy : row.supplier_policy,
    created: wireTime(row.created),
    updated: wireTime(row.updated),
    deleted: wireTime(row.deleted),
  }
}

/** What its supplier sees beside that. */
function toOwn(row: ListedRow, viewer: Viewer): Omit<OwnTicket, keyof PublicTicket> {
  const { exchange } = viewer
  return {
    organiser_price: row.organiser_price,
    organiser_price_eur: exchange.to('EUR', row.organiser_price, row.currency_code),
    organiser_vat: vatIn(row.organiser_price, row.country, row.vat_category, row.event_start.slice(0, 10)),
    cost_price: row.cost_price,
    cost_price_eur: exchange.to('EUR', row.cost_price, row.currency_code),
    ticket_yield: row.ticket_yield ?? {},
    countries_disabled: row.countries_disabled,
    countries_enabled: row.countries_enabled,
    locked_by_client_id: row.locked_by_client_id,
    note: row.note,
    number_of_tickets_sold: row.number_of_tickets_sold,
    number_of_bookingorders: row.number_of_bookingorders,
    guest_data_requirements: row.guest_data_requirements,
  }
}

/** And what nobody but the operator sees. */
function toOperators(row: ListedRow, { exchange }: Viewer): Omit<FullTicket, keyof OwnTicket> {
  return {
    service_price: row.service_price,
    service_price_eur: exchange.to('EUR', row.service_price, row.currency_code),
    service_vat: vatIn(row.service_price, row.country, row.vat_category, row.event_start.slice(0, 10)),
    margins_applied: row.margins_applied,
    discount_percentage: Number(row.discount_percentage),
    allow_loss: row.allow_loss,
    distributors_disabled: row.distributors_disabled,
    distributors_enabled: row.distributors_enabled,
    supplier_role: row.supplier_role,
  }
}

/** The ticket as this viewer may see it. */
export function toTicket(row: ListedRow, viewer: Viewer): Ticket {
  const { caller } = viewer
  const seen: Ticket = toPublic(row, viewer)
  if (isOperator(caller)) return Object.assign(seen, toOwn(row, viewer), toOperators(row, viewer))
  return caller.supplier_id === row.supplier_id ? Object.assign(seen, toOwn(row, viewer)) : seen
}

type Everything = FullTicket & Pick<EveryField, 'supplier_terms' | 'category_information_available' | 'last_modified'>

const everything = (row: ListedRow, viewer: Viewer): Everything => ({
  ...toPublic(row, viewer),
  ...toOwn(row, viewer),
  ...toOperators(row, viewer),
  supplier_terms: row.supplier_terms,
  category_information_available: row.category_information_available,
  last_modified: wireTime(row.updated),
})

function pick<K extends keyof Everything>(all: Everything, names: readonly K[]): Pick<Everything, K> {
  const picked = {} as Pick<Everything, K>
  for (const name of names) picked[name] = all[name]
  return picked
}

export const toConsoleTicket = (row: ListedRow, viewer: Viewer): ConsoleTicket => pick(everything(row, viewer), consoleFields)
export const toSingleTicket = (row: TicketRow, viewer: Viewer): SingleTicket => pick(everything(row, viewer), singleFields)

/** What history keeps of a version. */
export function toVersion(row: Pick<TicketRow, (typeof versionFields)[number]>): Record<string, unknown> {
  const plain: Record<string, unknown> = {
    ...row,
    discount_percentage: Number(row.discount_percentage),
    ticket_yield: row.ticket_yield ?? {},
    created: wireTime(row.created),
    updated: wireTime(row.updated),
    deleted: wireTime(row.deleted),
  }
  return Object.fromEntries(versionFields.map((name) => [name, plain[name]]))
}
