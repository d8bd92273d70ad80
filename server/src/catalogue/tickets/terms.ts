import { type FieldFault, fault, invalid } from '../../lib/errors.js'
import { checkCurrencies, countryInput, localInput, percentInput } from '../../lib/inputs.js'
import { isDate } from '../../lib/time.js'
import type { SalesPeriod, TicketYield } from '../../platform/db/json.js'
import type { Around } from './around.js'
import { periodsInput } from './periods.js'
import type { NewTicket, TicketChange } from './schema.js'
import type { StoredTicket } from './store.js'

const termFields = [
  'event_id',
  'category_id',
  'supplier_id',
  'organiser_id',
  'external_ticket_id',
  'ticket_title',
  'ticket_type',
  'ticket_status',
  'ticket_validity',
  'ticket_targetgroup',
  'ticket_source',
  'sub_category',
  'ticket_validfrom',
  'ticket_validuntil',
  'release_date',
  'latest_sale_date',
  'sales_periods',
  'currency_code',
  'face_value',
  'organiser_price',
  'cost_price',
  'margins_applied',
  'service_price',
  'discount_percentage',
  'allow_loss',
  'service_fee',
  'vat_category',
  'flags',
  'min_order',
  'countries_disabled',
  'countries_enabled',
  'distributors_disabled',
  'distributors_enabled',
  'locked_by_client_id',
  'cancellation_policy',
  'ticket_yield',
  'guest_data_requirements',
  'note',
  'sales_price',
] as const satisfies readonly (keyof StoredTicket)[]

/** What somebody decided about a ticket, in the form of its columns; everything else follows from it. */
export type Terms = Omit<Pick<StoredTicket, (typeof termFields)[number]>, 'sales_price'> & {
  /** null: what follows from the price when the ticket is made */
  sales_price: number | null
}
export const termsOf = (row: StoredTicket): Terms => Object.fromEntries(termFields.map((name) => [name, row[name]])) as unknown as Terms

const refuse = (faults: FieldFault[]): void => {
  if (faults.length > 0) throw invalid(faults)
}

/** A bare date at the end of something means the end of that day. */
const endInput = (pointer: string, text: string, zone: string): string =>
  isDate(text) ? `${text}T23:59:59` : localInput(pointer, text, zone)

const countriesInput = (name: string, codes: string[]): string[] => [
  ...new Set(codes.map((code, index) => countryInput(`/${name}/${index}`, code))),
]

/** What was sent, in the form of the columns. */
function toColumns(input: TicketChange, zone: string): Partial<Terms> {
  const { supplier_quantity: _quantity, backorder_quantity: _backorder, service_stock: _stock, discount_percentage, ...rest } = input
  const local = (name: 'ticket_validfrom' | 'release_date') =>
    typeof rest[name] === 'string' ? { [name]: localInput(`/${name}`, rest[name], zone) } : {}
  const end = (name: 'ticket_validuntil' | 'latest_sale_date') =>
    typeof rest[name] === 'string' ? { [name]: endInput(`/${name}`, rest[name], zone) } : {}
  const countries = (name: 'countries_disabled' | 'countries_enabled') => (rest[name] ? { [name]: countriesInput(name, rest[name]) } : {})
  checkCurrencies({ '/currency_code': rest.currency_code, '/ticket_yield/currency_code': rest.ticket_yield?.currency_code })
  return {
    ...(rest as Partial<Terms>),
    ...local('ticket_validfrom'),
    ...local('release_date'),
    ...end('ticket_validuntil'),
    ...end('latest_sale_date'),
    ...countries('countries_disabled'),
    ...countries('countries_enabled'),
    ...(rest.flags ? { flags: [...new Set(rest.flags)] } : {}),
    ...(rest.sales_periods ? { sales_periods: periodsInput(rest.sales_periods as SalesPeriod[], zone) } : {}),
    ...(discount_percentage === undefined ? {} : { discount_percentage: percentInput('/discount_percentage', discount_percentage) }),
    // Who names the price means that it no longer follows from the markup.
    ...(rest.service_price !== undefined && rest.margins_applied === undefined ? { margins_applied: false } : {}),
  }
}

/** A new ticket's terms: what was sent, else what follows from event, category and supplier. */
export function newTerms(input: NewTicket, supplier_id: string, { event, category, supplier }: Around): Terms {
  const given = toColumns(input, event.time_zone)
  const terms: Terms = {
    organiser_id: null,
    external_ticket_id: null,
    ticket_title: category.category_name,
    ticket_type: 'eticket',
    ticket_status: 'available',
    ticket_validity: event.date_start.slice(0, 10) === event.date_stop.slice(0, 10) ? 'singleday' : 'other',
    ticket_targetgroup: 'all',
    ticket_source: supplier.supplier_type === 'organiser' ? 'service' : supplier.supplier_type,
    sub_category: 'regular',
    ticket_validfrom: event.date_start,
    ticket_validuntil: event.date_stop,
    release_date: null,
    latest_sale_date: null,
    sales_periods: [],
    currency_code: supplier.default_currency,
    organiser_price: input.face_value,
    margins_applied: true,
    service_price: 0,
    discount_percentage: supplier.default_discount_percentage,
    allow_loss: false,
    sales_price: null,
    service_fee: 0,
    vat_category: 'high',
    flags: [],
    min_order: 1,
    countries_disabled: [],
    countries_enabled: [],
    distributors_disabled: [],
    distributors_enabled: [],
    locked_by_client_id: null,
    cancellation_policy: [],
    ticket_yield: null,
    guest_data_requirements: [],
    note: null,
    ...given,
    event_id: input.event_id,
    category_id: input.category_id,
    face_value: input.face_value,
    cost_price: input.cost_price,
    supplier_id,
  }
  checkTerms(terms, { event, category, supplier })
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
