import { type RawBuilder, sql } from 'kysely'
import { fault, Problem } from '../lib/errors.js'
import { isDate, parseDateTime, parseInstant } from '../lib/time.js'

export const operators = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'not in'] as const
export type Operator = (typeof operators)[number]

export type Kind = 'id' | 'text' | 'integer' | 'decimal' | 'boolean' | 'enum' | 'date' | 'datetime' | 'local'
export type Expression = RawBuilder<unknown>
export type Condition = RawBuilder<unknown>

const ordered: readonly Operator[] = operators
const sets: readonly Operator[] = ['eq', 'ne', 'in', 'not in']
/** Which operators a kind of filter takes; the OpenAPI text is made from it too. */
export const operatorsOf: Record<Kind, readonly Operator[]> = {
  id: sets,
  text: sets,
  boolean: ['eq', 'ne'],
  integer: ordered,
  decimal: ordered,
  enum: ordered,
  date: ordered,
  datetime: ordered,
  local: ordered,
}

export const maxSetLength = 2000

interface Parsed {
  operator: Operator
  values: string[]
}

const bad = (name: string, message: string): Problem =>
  new Problem('invalid_filter', { detail: `${name}: ${message}`, errors: [fault(name, 'invalid_filter', message)] })

/** `ge:5`, `in:[a,"b,c"]`, or the bare value; only the known operators are prefixes, so values may contain a colon. */
export function parseFilter(name: string, text: string): Parsed {
  const set = /^(in|not in):(.*)$/s.exec(text)
  if (set) {
    const inner = /^\[(.*)\]$/s.exec(set[2] ?? '')?.[1]
    if (inner === undefined) throw bad(name, `a set is written ${set[1]}:[a,b]`)
    if (inner.length > maxSetLength) {
      throw new Problem('filter_too_long', {
        detail: `${name}: there are ${inner.length} characters between the brackets, at most ${maxSetLength} are taken.`,
        errors: [fault(name, 'filter_too_long', `at most ${maxSetLength} characters between the brackets`)],
      })
    }
    return { operator: set[1] as Operator, values: splitSet(name, inner) }
  }
  const single = /^(eq|ne|gt|ge|lt|le):(.*)$/s.exec(text)
  return single ? { operator: single[1] as Operator, values: [single[2] ?? ''] } : { operator: 'eq', values: [text] }
}

function splitSet(name: string, text: string): string[] {
  const values: string[] = []
  let rest = text
  while (rest.trim() !== '') {
    const found = /^\s*(?:"((?:[^"]|"")*)"|([^",]*))\s*(,|$)/s.exec(rest)
    if (!found) throw bad(name, 'a value with a quote or a comma is put in double quotes')
    values.push(found[1] === undefined ? (found[2] ?? '').trim() : found[1].replaceAll('""', '"'))
    rest = rest.slice(found[0].length)
    if (found[3] === ',' && rest.trim() === '') throw bad(name, 'the set ends in a comma')
  }
  return values
}

/** What is particular to one filter: the values of an enumeration; another spelling of a text, to be compared in its stead. */
interface Particulars {
  values?: readonly string[]
  spell?: (value: string) => string
}

/** What a filter on `expression` means in SQL. Empty columns never equal anything, and always differ. */
export function condition(name: string, kind: Kind, text: string, expression: Expression, particulars: Particulars = {}): Condition {
  const { values: enumeration = [], spell = (value) => value } = particulars
  const { operator, values } = parseFilter(name, text)
  if (!operatorsOf[kind].includes(operator)) throw bad(name, `takes ${operatorsOf[kind].join(', ')}, not ${operator}`)
  switch (kind) {
    case 'id':
    case 'text':
      return compare(operator, expression, values.map(spell), 'text')
    case 'integer':
      return compare(
        operator,
        expression,
        values.map((value) => wholeNumber(name, value)),
        'bigint',
      )
    case 'decimal':
      return compare(
        operator,
        expression,
        values.map((value) => decimalNumber(name, value)),
        'numeric',
      )
    case 'boolean':
      return compare(
        operator,
        expression,
        values.map((value) => truth(name, value)),
        'boolean',
      )
    case 'date':
      return compare(
        operator,
        expression,
        values.map((value) => realDate(name, value)),
        'date',
      )
    case 'enum':
      return among(
        operator,
        expression,
        values.map((value) => member(name, value, enumeration)),
        enumeration,
      )
    case 'datetime':
      return during(
        operator,
        expression,
        values.map((value) => span(name, value)),
      )
    case 'local':
      return during(
        operator,
        expression,
        values.map((value) => localSpan(name, value)),
      )
  }
}

const symbols = { gt: sql`>`, ge: sql`>=`, lt: sql`<`, le: sql`<=` }

function compare(operator: Operator, expression: Expression, values: unknown[], type: string): Condition {
  const cast = sql.raw(type)
  const [value] = values
  switch (operator) {
    case 'eq':
      return sql`${expression} = ${value}::${cast}`
    case 'ne':
      return sql`${expression} is distinct from ${value}::${cast}`
    case 'in':
      return sql`${expression} = any(${values}::${cast}[])`
    case 'not in':
      return sql`(${expression} = any(${values}::${cast}[])) is not true`
    default:
      return sql`${expression} ${symbols[operator]} ${value}::${cast}`
  }
}

/** An enumeration is ordered as its list is: `gt:low` means every value after low. */
function among(operator: Operator, expression: Expression, values: string[], enumeration: readonly string[]): Condition {
  const at = enumeration.indexOf(values[0] ?? '')
  switch (operator) {
    case 'gt':
      return compare('in', expression, enumeration.slice(at + 1), 'text')
    case 'ge':
      return compare('in', expression, enumeration.slice(at), 'text')
    case 'lt':
      return compare('in', expression, enumeration.slice(0, at), 'text')
    case 'le':
      return compare('in', expression, enumeration.slice(0, at + 1), 'text')
    default:
      return compare(operator, expression, values, 'text')
  }
}

/** From the first moment to the one after the last: instants, or local datetimes as text. */
interface Span {
  from: Date | string
  to: Date | string
}

/** A datetime is compared as it is shown, in whole seconds, and a bare date as its whole day; both are spans of instants. */
function during(operator: Operator, expression: Expression, spans: Span[]): Condition {
  const inside = ({ from, to }: Span) => sql`(${expression} >= ${from} and ${expression} < ${to})`
  const any = spans.length === 0 ? sql`false` : sql`(${sql.join(spans.map(inside), sql` or `)})`
  const { from, to } = spans[0] ?? { from: '', to: '' }
  switch (operator) {
    case 'eq':
    case 'in':
      return any
    case 'ne':
    case 'not in':
      return sql`${any} is not true`
    case 'gt':
      return sql`${expression} >= ${to}`
    case 'ge':
      return sql`${expression} >= ${from}`
    case 'lt':
      return sql`${expression} < ${from}`
    case 'le':
      return sql`${expression} < ${to}`
  }
}

function wholeNumber(name: string, value: string): number {
  const number = Number(value)
  if (!/^-?\d{1,16}$/.test(value) || !Number.isSafeInteger(number)) throw bad(name, `${JSON.stringify(value)} is not a whole number`)
  return number
}

function decimalNumber(name: string, value: string): string {
  if (!/^-?\d{1,16}(\.\d{1,10})?$/.test(value)) throw bad(name, `${JSON.stringify(value)} is not a number`)
  return value
}

function truth(name: string, value: string): boolean {
  if (value !== 'true' && value !== 'false') throw bad(name, 'true or false')
  return value === 'true'
}

function realDate(name: string, value: string): string {
  if (!isDate(value)) throw bad(name, `${JSON.stringify(value)} is not a date yyyy-mm-dd`)
  return value
}

function member(name: string, value: string, enumeration: readonly string[]): string {
  if (!enumeration.includes(value)) throw bad(name, `${JSON.stringify(value)} is none of ${enumeration.join(', ')}`)
  return value
}

function span(name: string, value: string): Span {
  const from = parseInstant(value)
  if (!from) throw bad(name, `${JSON.stringify(value)} is not a datetime yyyy-mm-ddThh:mm:ss`)
  return { from, to: new Date(from.getTime() + (isDate(value) ? 86_400_000 : 1_000)) }
}

/** A datetime on the clock of the venue. A zone would make an instant of it, which a local column cannot be compared with. */
function localSpan(name: string, value: string): Span {
  const parsed = parseDateTime(value)
  if (!parsed || parsed.offset !== undefined)
    throw bad(name, `${JSON.stringify(value)} is not a local datetime yyyy-mm-ddThh:mm:ss, without a zone`)
  const next = Date.parse(`${parsed.local}Z`) + (isDate(value) ? 86_400_000 : 1_000)
  return { from: parsed.local, to: new Date(next).toISOString().slice(0, 19) }
}
