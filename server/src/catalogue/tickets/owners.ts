import { type Caller, isOperator } from '../../lib/caller.js'
import { forbidden, Problem } from '../../lib/errors.js'
import { localInput } from '../../lib/inputs.js'
import type { SalesPeriod } from '../../platform/db/json.js'
import { operatorOnly, operatorOnlySeen } from './fields.js'
import type { TicketChange } from './schema.js'
import type { TicketRow } from './store.js'

/** Who sets which field of a ticket: a supplier what it asks and how many it has, the operator what buyers pay. */

const refuse = (names: readonly string[]) => forbidden(`Only the operator sets ${names.join(', ')}.`)

/** A new ticket of a supplier's. */
export function checkOffered(caller: Caller, input: TicketChange): void {
  if (isOperator(caller)) return
  const stray: string[] = operatorOnly.filter((name) => input[name] !== undefined)
  stray.push(...(input.sales_periods ?? []).flatMap((period, index) => (hasPrice(period) ? [priceAt(index)] : [])))
  if (stray.length > 0) throw refuse(stray)
}

/**
 * What of a change its caller may make. A supplier may send back what it was shown of the operator's fields, and nothing else of them: what is
 * hidden from it is refused whatever it says, so that nobody learns it by trying.
 */
export function permittedChange(caller: Caller, row: TicketRow, input: TicketChange, zone: string): TicketChange {
  if (row.is_relisted_ticket) checkRelisted(caller, row, input)
  if (isOperator(caller)) return input
  const shown = { ...row, service_stock: Math.min(row.service_stock, row.available_quantity) }
  const isShown = (name: (typeof operatorOnly)[number]) =>
    (operatorOnlySeen as readonly string[]).includes(name) && input[name] === shown[name as (typeof operatorOnlySeen)[number]]
  const stray = operatorOnly.filter((name) => input[name] !== undefined && !isShown(name))
  // In another currency the numbers that the operator set would mean other prices.
  const moved = input.currency_code !== undefined && input.currency_code !== row.currency_code ? ['another currency_code'] : []
  if (stray.length + moved.length > 0) throw refuse([...stray, ...moved])
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name]) => !(operatorOnlySeen as readonly string[]).includes(name)),
  ) as TicketChange
  return rest.sales_periods === undefined
    ? rest
    : { ...rest, sales_periods: suppliersPeriods(rest.sales_periods as SalesPeriod[], row.sales_periods, zone) }
}

const hasPrice = (period: { net_rate?: number | undefined }): boolean => period.net_rate !== undefined
const priceAt = (index: number): string => `sales_periods/${index}/net_rate`

/** A supplier says when its ticket is sold; periods with a price are the operator's and stay, whether they are sent back or not. */
function suppliersPeriods(sent: SalesPeriod[], stored: SalesPeriod[], zone: string): SalesPeriod[] {
  const priced = stored.filter(hasPrice)
  const periods = sent.map((period, index) => ({
    ...period,
    date_start: localInput(`/sales_periods/${index}/date_start`, period.date_start, zone),
    date_stop: localInput(`/sales_periods/${index}/date_stop`, period.date_stop, zone),
  }))
  const isSame = (a: SalesPeriod, b: SalesPeriod) => a.date_start === b.date_start && a.date_stop === b.date_stop
  const stray = periods.flatMap((period, index) =>
    hasPrice(period) && !priced.some((known) => isSame(known, period) && known.net_rate === period.net_rate) ? [priceAt(index)] : [],
  )
  if (stray.length > 0) throw refuse(stray)
  return [...periods.filter((period) => !priced.some((known) => isSame(known, period))), ...priced]
}

/** What a relisted ticket is follows from the admissions behind it; its price, its conditions and when it is on sale do not. */
const fromAdmissions = [
  'supplier_quantity',
  'backorder_quantity',
  'service_stock',
  'category_id',
  'organiser_id',
  'ticket_type',
  'ticket_validity',
  'ticket_targetgroup',
  'sub_category',
  'ticket_validfrom',
  'ticket_validuntil',
  'ticket_source',
  'vat_category',
] as const
/** Whoever relisted says what it asks; what is printed on the ticket, and what buyers get back, it does not. */
const notRelisters = ['face_value', 'organiser_price', 'cancellation_policy'] as const

export const relistedFrom = (what: string, field: string) =>
  new Problem('immutable_field', { detail: `The ticket is made of relisted admissions. ${what}`, facts: { field } })

function checkRelisted(caller: Caller, row: TicketRow, input: TicketChange): void {
  const fixed = [...fromAdmissions, ...(isOperator(caller) ? [] : notRelisters)]
  const moved = fixed.find((name) => input[name] !== undefined && JSON.stringify(input[name]) !== JSON.stringify(row[name]))
  if (moved !== undefined) throw relistedFrom(`${moved} cannot change.`, moved)
}
