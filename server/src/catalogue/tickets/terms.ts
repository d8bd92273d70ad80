import { type FieldFault, fault, invalid } from '../../lib/errors.js'
import { checkCurrencies } from '../../lib/inputs.js'
import type { TicketYield } from '../../platform/db/json.js'
import { type FieldWith, fieldsWhere, type RequiredField, rules, type SetField, type ticketFields } from './fields.js'
import type { Related } from './related.js'
import type { NewTicket, TicketChange } from './schema.js'
import type { StoredTicket } from './store.js'

type TermField = Extract<SetField, FieldWith<{ from: 'ticket' }>> | 'supplier_id'
const termFields = fieldsWhere<TermField>(({ setBy, from }, name) => (setBy !== undefined && from === 'ticket') || name === 'supplier_id')

/** The values that were set for a ticket, as columns. All other columns are derived from these. */
export type Terms = Omit<Pick<StoredTicket, TermField>, 'sales_price'> & {
  /** null: derived from the net rate when the ticket is created */
  sales_price: number | null
}
export const termsOf = (row: StoredTicket): Terms => Object.fromEntries(termFields.map((name) => [name, row[name]])) as unknown as Terms

const refuse = (faults: FieldFault[]): void => {
  if (faults.length > 0) throw invalid(faults)
}

/** The request as columns. */
function toColumns(input: TicketChange, zone: string): Partial<Terms> {
  checkCurrencies({ '/currency_code': input.currency_code, '/ticket_yield/currency_code': input.ticket_yield?.currency_code })
  const columns: Record<string, unknown> = {}
  for (const name of termFields) {
    const sent = input[name]
    if (sent === undefined) continue
    const { toColumn } = rules[name]
    columns[name] = sent === null || !toColumn ? sent : toColumn(sent, `/${name}`, zone)
  }
  // A request that sets the price stops deriving it from the markup.
  if (input.service_price !== undefined && input.margins_applied === undefined) columns.margins_applied = false
  return columns as Partial<Terms>
}

type DefaultOf<K extends TermField> = (typeof ticketFields)[K] extends { default: infer D }
  ? D extends (...related: never[]) => infer Value
    ? Value
    : D
  : undefined
/** Every optional term has a default of the type of its column. */
export type Defaults = { [K in Exclude<TermField, RequiredField | 'supplier_id'>]: DefaultOf<K> }
const defaulted = termFields.filter((name) => rules[name].default !== undefined)

/** Values of terms that the request does not contain. */
export function defaultTerms(related: Related, sent: { face_value: number }): Omit<Terms, RequiredField | 'supplier_id'> {
  const terms: Record<string, unknown> = {}
  for (const name of defaulted) {
    const value = rules[name].default
    terms[name] = typeof value === 'function' ? value(related, sent) : value
  }
  return terms as Defaults
}

/** The terms of a new ticket: the request, with defaults from event, category and supplier. */
export function newTerms(input: NewTicket, supplier_id: string, related: Related): Terms {
  const { event_id, category_id, face_value, cost_price } = input
  const terms: Terms = {
    ...defaultTerms(related, input),
    ...toColumns(input, related.event.time_zone),
    ...{ event_id, category_id, face_value, cost_price, supplier_id },
  }
  checkTerms(terms, related)
  return terms
}

/** A ticket's terms after a change. */
export function changedTerms(stored: Terms, input: TicketChange, related: Related): Terms {
  const terms = { ...stored, ...toColumns(input, related.event.time_zone) }
  checkTerms(terms, related)
  return terms
}

/** Rules that involve several fields. */
function checkTerms(terms: Terms, { event, category }: Related): void {
  const faults: FieldFault[] = []
  if (category.venue_id !== event.venue_id)
    faults.push(fault('/category_id', 'other_venue', "is a category of another venue than the event's"))
  if (terms.ticket_validuntil < terms.ticket_validfrom) faults.push(fault('/ticket_validuntil', 'too_early', 'is before ticket_validfrom'))
  if (terms.release_date !== null && terms.latest_sale_date !== null && terms.latest_sale_date <= terms.release_date)
    faults.push(fault('/latest_sale_date', 'too_early', 'is not after release_date'))
  faults.push(...yieldFaults(terms.ticket_yield, terms))
  refuse(faults)
}

function yieldFaults(plan: TicketYield | null, { margins_applied }: Terms): FieldFault[] {
  if (plan === null) return []
  const faults: FieldFault[] = []
  if (plan.yield_max_price < plan.yield_min_price)
    faults.push(fault('/ticket_yield/yield_max_price', 'too_small', 'is less than yield_min_price'))
  if (plan.enabled && !margins_applied)
    faults.push(
      fault('/ticket_yield/enabled', 'margins_needed', 'an automatic price follows from cost_price: margins_applied must be true'),
    )
  return faults
}
