import { type Caller, isOperator } from '../../lib/caller.js'
import { type FieldFault, fault, Problem } from '../../lib/errors.js'
import { localInput } from '../../lib/inputs.js'
import type { SalesPeriod } from '../../platform/db/json.js'
import { operatorOnly, operatorOnlySeen } from './fields.js'
import { admitsNoMore } from './rules/access.js'
import type { TicketChange } from './schema.js'
import type { TicketRow } from './store.js'
import type { Terms } from './terms.js'

/** Who may set which field of a ticket: a supplier sets its cost and quantity, the operator sets the prices for buyers. */

const refuse = (names: readonly string[], fields = names) =>
  new Problem('forbidden', {
    detail: `Only the operator sets ${names.join(', ')}.`,
    errors: fields.map((name) => fault(`/${name}`, 'forbidden', 'may not be changed by you')),
  })

/** Checks a new ticket of a supplier. */
export function checkOffered(caller: Caller, input: TicketChange): void {
  if (isOperator(caller)) return
  const stray: string[] = operatorOnly.filter((name) => input[name] !== undefined)
  stray.push(...(input.sales_periods ?? []).flatMap((period, index) => (hasPrice(period) ? [priceAt(index)] : [])))
  if (stray.length > 0) throw refuse(stray)
}

/**
 * The part of a change that the caller may make. A supplier may send back the operator's fields that it sees, unchanged. Fields that it
 * does not see are refused with any value, so that it cannot find out the stored value.
 */
export function permittedChange(caller: Caller, row: TicketRow, input: TicketChange, zone: string): TicketChange {
  if (row.is_relisted_ticket) checkRelisted(caller, row, input)
  if (isOperator(caller)) return input
  const shown = { ...row, service_stock: Math.min(row.service_stock, row.available_quantity) }
  const isShown = (name: (typeof operatorOnly)[number]) =>
    (operatorOnlySeen as readonly string[]).includes(name) && input[name] === shown[name as (typeof operatorOnlySeen)[number]]
  const stray = operatorOnly.filter((name) => input[name] !== undefined && !isShown(name))
  // In another currency, the prices set by the operator would no longer be correct.
  if (input.currency_code !== undefined && input.currency_code !== row.currency_code)
    throw refuse([...stray, 'another currency_code'], [...stray, 'currency_code'])
  if (stray.length > 0) throw refuse(stray)
  const rest = Object.fromEntries(
    Object.entries(input).filter(([name]) => !(operatorOnlySeen as readonly string[]).includes(name)),
  ) as TicketChange
  return rest.sales_periods === undefined
    ? rest
    : { ...rest, sales_periods: suppliersPeriods(rest.sales_periods as SalesPeriod[], row.sales_periods, zone) }
}

const hasPrice = (period: { net_rate?: number | undefined }): boolean => period.net_rate !== undefined
const priceAt = (index: number): string => `sales_periods/${index}/net_rate`

/**
 * A supplier sets when its ticket is on sale. Periods with a price belong to the operator and are kept, whether or not the request contains
 * them.
 */
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

/** Fields of a relisted ticket that come from its admissions, and the currency of its sales. */
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
  'currency_code',
] as const
/** A relister sets its price, but not what its buyers get for it, and not what their guests have to tell. */
const notRelisters = ['ticket_title', 'face_value', 'organiser_price', 'cancellation_policy', 'guest_data_requirements'] as const

export const relistedFrom = (what: string, field: string, errors: FieldFault[] = []) =>
  new Problem('immutable_field', { detail: `The ticket is made of relisted admissions. ${what}`, errors, facts: { field } })

function checkRelisted(caller: Caller, row: TicketRow, input: TicketChange): void {
  const fixed = [...fromAdmissions, ...(isOperator(caller) ? [] : notRelisters)]
  const moved = fixed.find((name) => input[name] !== undefined && JSON.stringify(input[name]) !== JSON.stringify(row[name]))
  if (moved !== undefined) throw relistedFrom(`${moved} cannot change.`, moved, [fault(`/${moved}`, 'immutable_field', 'cannot change')])
}

/**
 * A relister can restrict the sale of its ticket further, but cannot undo restrictions of the supplier that the ticket came from. Without
 * latest_sale_date, a ticket is sold until its event starts.
 */
export function checkRestrictions(caller: Caller, row: TicketRow, terms: Terms): void {
  if (!row.is_relisted_ticket || isOperator(caller)) return
  const { release_date, latest_sale_date, flags, min_order } = terms
  const isUnchanged = (name: 'release_date' | 'latest_sale_date' | 'countries_enabled') => String(terms[name]) === String(row[name])
  const isPackage = row.flags.includes('package_rate')
  const loosened = Object.entries({
    [isUnchanged('countries_enabled') ? 'countries_disabled' : 'countries_enabled']: !admitsNoMore(terms, row),
    flags: !row.flags.every((flag) => flags.includes(flag)),
    // The quantities of packages are multiples of it.
    min_order: min_order < row.min_order || (isPackage && min_order % row.min_order !== 0),
    release_date: !isUnchanged('release_date') && row.release_date !== null && (release_date === null || release_date < row.release_date),
    latest_sale_date:
      !isUnchanged('latest_sale_date') && (latest_sale_date === null || latest_sale_date > (row.latest_sale_date ?? row.event_start)),
  }).find(([, isLooser]) => isLooser)
  if (loosened)
    throw relistedFrom(`${loosened[0]} can only become stricter.`, loosened[0], [
      fault(`/${loosened[0]}`, 'immutable_field', 'can only become stricter'),
    ])
}
