import { type RawBuilder, sql } from 'kysely'
import { fault, Problem } from '../../lib/errors.js'
import { dayMillis, isDate, parseDateTime, parseInstant } from '../../lib/time.js'

export const operators = ['eq', 'ne', 'gt', 'ge', 'lt', 'le', 'in', 'not in'] as const
export type Operator = (typeof operators)[number]

export type Kind = 'id' | 'text' | 'integer' | 'decimal' | 'boolean' | 'enum' | 'date' | 'datetime' | 'local'
export type Expression = RawBuilder<unknown>
export type Condition = RawBuilder<unknown>
/** The condition that every row meets. */
export const everyRow: Condition = sql`true`

const ordered: readonly Operator[] = operators
const sets: readonly Operator[] = ['eq', 'ne', 'in', 'not in']
/** The operators of each kind of filter. The OpenAPI text is generated from it too. */
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

/** Parses `ge:5`, `in:[a,"b,c"]` or a plain value. Only known operators are prefixes, so values may contain a colon. */
export function parseFilter(name: string, kind: Kind, text: string): Parsed {
  refuseUnknownOperator(name, kind, text)
  const parsed = parse(name, text)
  if (!operatorsOf[kind].includes(parsed.operator)) throw bad(name, `takes ${operatorsOf[kind].join(', ')}, not ${parsed.operator}`)
  return parsed
}

function parse(name: string, text: string): Parsed {
  const operator = operators.find((one) => text.startsWith(`${one}:`))
  if (operator === undefined) return { operator: 'eq', values: [text] }
  const rest = text.slice(operator.length + 1)
  if (operator !== 'in' && operator !== 'not in') return { operator, values: [rest] }
  if (rest.length < 2 || !rest.startsWith('[') || !rest.endsWith(']')) throw bad(name, `a set is written ${operator}:[a,b]`)
  const inner = rest.slice(1, -1)
  if (inner.length > maxSetLength) {
    throw new Problem('filter_too_long', {
      detail: `${name}: there are ${inner.length} characters between the brackets, at most ${maxSetLength} are taken.`,
      errors: [fault(name, 'filter_too_long', `at most ${maxSetLength} characters between the brackets`)],
    })
  }
  return { operator, values: splitSet(name, inner) }
}

/**
 * A text may begin with a word and a colon, so an unknown operator is recognised only before a set. Values of other kinds never begin so.
 */
function refuseUnknownOperator(name: string, kind: Kind, text: string): void {
  const isWords = kind === 'id' || kind === 'text'
  const [, word] = (isWords ? /^([a-z!_ ]{1,12}):\[.*\]$/is : /^([a-z!_<>= ]{1,12}):/i).exec(text) ?? []
  if (word === undefined || (operators as readonly string[]).includes(word)) return
  const message = `there is no operator ${JSON.stringify(word)}; there are ${operatorsOf[kind].join(', ')}`
  throw bad(name, isWords ? `${message}. A value that looks like one is written eq:${word}:[…]` : message)
}

/** One pass over the characters, so that no input makes it slow. */
function splitSet(name: string, text: string): string[] {
  const values: string[] = []
  let at = 0
  const skipBlanks = (): void => {
    while (at < text.length && isBlank(text, at)) at++
  }
  skipBlanks()
  while (at < text.length) {
    values.push(text[at] === '"' ? quoted() : plain())
    skipBlanks()
    if (at === text.length) return values
    if (text[at] !== ',') throw misquoted(name)
    at++
    skipBlanks()
    if (at === text.length) throw bad(name, 'the set ends in a comma')
  }
  return values

  function quoted(): string {
    let value = ''
    for (at++; at < text.length; ) {
      const end = text.indexOf('"', at)
      if (end < 0) break
      value += text.slice(at, end)
      at = end + 1
      if (text[at] !== '"') return value
      value += '"'
      at++
    }
    throw misquoted(name)
  }

  function plain(): string {
    const start = at
    while (at < text.length && text[at] !== ',') {
      if (text[at] === '"') throw misquoted(name)
      at++
    }
    return text.slice(start, at).trim()
  }
}

const isBlank = (text: string, at: number): boolean => (text[at] as string).trim() === ''
const misquoted = (name: string): Problem => bad(name, 'a value with a quote or a comma is put in double quotes')

/** Options of one filter: the values of an enumeration, or another spelling of a text to compare with. */
interface Particulars {
  values?: readonly string[]
  spell?: (value: string) => string
}

/** The SQL condition of a filter on `expression`. A null column equals nothing and differs from everything. */
export function condition(
  name: string,
  kind: Kind,
  { operator, values }: Parsed,
  expression: Expression,
  { values: enumeration = [], spell = (value) => value }: Particulars = {},
): Condition {
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

/** An enumeration has the order of its list: `gt:low` means every value after low. */
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

/** From the first moment (inclusive) to the end (exclusive): instants, or local datetimes as text. */
interface Span {
  from: Date | string
  to: Date | string
}

/** A datetime is compared as it is shown, in whole seconds, a plain date as a whole day, and one with a fraction to the millisecond. */
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

/** An offset whose plus sign was read as a space. */
const lostPlus = (value: string): string =>
  / \d\d:?\d\d$/.test(value) && value.includes('T') ? '; in a URL a plus sign is written %2B' : ''

function span(name: string, value: string): Span {
  const from = parseInstant(value)
  if (!from) throw bad(name, `${JSON.stringify(value)} is not a datetime yyyy-mm-ddThh:mm:ss${lostPlus(value)}`)
  // Of a value between two whole seconds, `gt:` must not leave out the rest of its second.
  const length = from.getMilliseconds() === 0 ? 1_000 : 1
  return { from, to: new Date(from.getTime() + (isDate(value) ? dayMillis : length)) }
}

/** A datetime in the local time of the venue. With a zone it would be an instant, which cannot be compared with a local column. */
function localSpan(name: string, value: string): Span {
  const parsed = parseDateTime(value)
  if (!parsed || parsed.offset !== undefined)
    throw bad(name, `${JSON.stringify(value)} is not a local datetime yyyy-mm-ddThh:mm:ss, without a zone`)
  const next = new Date(Date.parse(`${parsed.local}Z`) + (isDate(value) ? dayMillis : 1_000))
  // The moment after the year 9999 cannot be written with four digits.
  return { from: parsed.local, to: next.getUTCFullYear() > 9999 ? 'infinity' : next.toISOString().slice(0, 19) }
}
