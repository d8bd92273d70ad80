import { country } from '../../lib/countries.js'
import { dayMillis, wireTime } from '../../lib/time.js'
import type { ComputedField, EveryField, OperatorField, PublicField, SupplierField } from './fields.js'
import { isOwnTicket } from './rules/access.js'
import { nextRate, poolFor } from './rules/allotted.js'
import { policyOf } from './rules/policy.js'
import { feeVat, vatIn } from './rules/prices.js'
import { allowedQuantities } from './rules/quantities.js'
import { netRateAt, whyNotOnSale } from './rules/sale.js'
import type { ListedRow, PublicRow } from './store.js'
import type { Sight } from './viewer.js'

/** Ticket fields that are computed for each viewer. */

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

/** The days of the event on which the ticket is valid, in the venue's time zone. */
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

/** Each currency once: the currency of the venue's country, then the buyer's currencies. */
function localRates(row: PublicRow, net_rate: number, { exchange, buyer }: Sight) {
  const currencies = new Set([country(row.country)?.currency, buyer?.default_currency])
  return [...currencies].flatMap((currency_code) => {
    if (currency_code === undefined) return []
    const net = exchange.charged(currency_code, net_rate, row.currency_code)
    const sales = exchange.to(currency_code, row.sales_price, row.currency_code)
    return net === null || sales === null ? [] : [{ currency_code, net_rate: net, sales_price: sales }]
  })
}

/** Computed fields that everybody sees who may see the ticket. */
export function publicValues(row: PublicRow, viewer: Sight): Pick<EveryField, ComputedField & PublicField> {
  const { at, exchange, buyer, caller } = viewer
  const shares = row.own ?? []
  const usual = { net_rate: netRateAt(row, at), currency_code: row.currency_code }
  const net_rate = nextRate(row, shares, usual)
  // For the operator and the supplier, a ticket locked for one client still counts as on sale.
  const client = buyer && row.supplier_id !== caller.supplier_id ? caller : undefined
  const isOffered = whyNotOnSale(row, client, at, undefined, viewer.late) === undefined && !(buyer && isOwnTicket(row, buyer))
  return {
    type_ticket: row.ticket_type,
    face_value_eur: exchange.to('EUR', row.face_value, row.currency_code),
    sales_price_eur: exchange.to('EUR', row.sales_price, row.currency_code),
    service_stock: Math.min(row.service_stock, row.available_quantity),
    pairs_only: row.flags.includes('pairs_only'),
    package_rate: row.flags.includes('package_rate'),
    service_feevat: feeVat(row.service_fee, viewer.operatorCountry, at.toISOString().slice(0, 10), viewer.isReverseCharge),
    is_service_supplier: row.supplier_type === 'service',
    fxratemoment_id: exchange.fxratemoment_id,
    net_rate,
    stock: row.ticket_status === 'on_request' ? row.available_quantity : poolFor(row, shares),
    allowed_quantities: isOffered ? allowedQuantities(poolFor(row, shares), row) : [],
    options: { ...noOptions, ...row.options },
    local_rates: localRates(row, net_rate, viewer),
    eventdays: eventDays(row),
    cancellation_policy: policyOf(row.cancellation_policy, row.supplier_policy, viewer.platformPolicy),
  }
}

/** Computed fields that only the supplier and the operator see. */
export const supplierValues = (row: ListedRow, { exchange }: Sight): Pick<EveryField, ComputedField & SupplierField> => ({
  organiser_price_eur: exchange.to('EUR', row.organiser_price, row.currency_code),
  organiser_vat: vatIn(row.organiser_price, row.country, row.vat_category, row.event_start.slice(0, 10)),
  cost_price_eur: exchange.to('EUR', row.cost_price, row.currency_code),
})

/** Computed fields that only the operator sees. */
export const operatorValues = (row: ListedRow, { exchange }: Sight): Pick<EveryField, ComputedField & OperatorField> => ({
  service_price_eur: exchange.to('EUR', row.service_price, row.currency_code),
  service_vat: vatIn(row.service_price, row.country, row.vat_category, row.event_start.slice(0, 10)),
})

/** Computed fields of the single ticket only. */
export const singleTicketValues = (
  row: ListedRow,
): Pick<EveryField, Exclude<ComputedField, PublicField | SupplierField | OperatorField>> => ({
  last_modified: wireTime(row.updated),
})
