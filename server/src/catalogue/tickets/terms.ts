import { type FieldFault, fault, invalid } from '../../lib/errors.js'
import { checkCurrencies } from '../../lib/inputs.js'
import type { TicketYield } from '../../platform/db/json.js'
import type { Around } from './around.js'
import { type FieldWith, fieldsWhere, type RequiredField, rules, type SetField, type ticketFields } from './fields.js'
import type { NewTicket, TicketChange } from './schema.js'
import type { StoredTicket } from './store.js'

type TermField = Extract<SetField, FieldWith<{ from: 'ticket' }>> | 'supplier_id'
const termFields = fieldsWhere<TermField>(({ setBy, from }, name) => (setBy !== undefined && from === 'ticket') || name === 'supplier_id')

/** What somebody decided about a ticket, in the form of its columns; everything else follows from it. */
export type Terms = Omit<Pick<StoredTicket, TermField>, 'sales_price'> & {
  /** null: what follows from the price when the ticket is made */
  sales_price: number | null
}
export const termsOf = (row: StoredTicket): Terms => Object.fromEntries(termFields.map((name) => [name, row[name]])) as unknown as Terms

const refuse = (faults: FieldFault[]): void => {
  if (faults.length > 0) throw invalid(faults)
}

/** What was sent, in the form of the columns. */
function toColumns(input: TicketChange, zone: string): Partial<Terms> {
  checkCurrencies({ '/currency_code': input.currency_code, '/ticket_yield/currency_code': input.ticket_yield?.currency_code })
  const columns: Record<string, unknown> = {}
  for (const name of termFields) {
    const sent = input[name]
    if (sent === undefined) continue
    const { toColumn } = rules[name]
    columns[name] = sent === null || !toColumn ? sent : toColumn(sent, `/${name}`, zone)
  }
  // Who names the price means that it no longer follows from the markup.
  if (input.service_price !== undefined && input.margins_applied === undefined) columns.margins_applied = false
  return columns as Partial<Terms>
}

type DefaultOf<K extends TermField> = (typeof ticketFields)[K] extends { default: infer D }
  ? D extends (...around: never[]) => infer Value
    ? Value
    : D
  : undefined
/** Every term has a default that fits its column, but for those without which no ticket is made. */
export type Defaults = { [K in Exclude<TermField, RequiredField | 'supplier_id'>]: DefaultOf<K> }
const defaulted = termFields.filter((name) => rules[name].default !== undefined)

/** What a ticket has of which nothing was said. */
export function defaultTerms(around: Around, sent: { face_value: number }): Omit<Terms, RequiredField | 'supplier_id'> {
  const terms: Record<string, unknown> = {}
  for (const name of defaulted) {
    const value = rules[name].default
    terms[name] = typeof value === 'function' ? value(around, sent) : value
  }
  return terms as Defaults
}

/** A new ticket's terms: what was sent, else what follows from event, category and supplier. */
export function newTerms(input: NewTicket, supplier_id: string, around: Around): Terms {
  const { event_id, category_id, face_value, cost_price } = input
  const terms: Terms = {
    ...defaultTerms(around, input),
    ...toColumns(input, around.event.time_zone),
    ...{ event_id, category_id, face_value, cost_price, supplier_id },
  }
  checkTerms(terms, around)
  return terms
}

/** A ticket's terms after a change. */
export function changedTerms(stored: Terms, input: TicketChange, around: Around): Terms {
  const terms = { ...stored, ...toColumns(input, around.event.time_zone) }
  checkTerms(terms, around)
  return terms
}

/** Rules between fields. */
function checkTerms(terms: Terms, { event, category }: Around): void {
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
