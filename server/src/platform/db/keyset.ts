import { type RawBuilder, sql } from 'kysely'
import type { Condition } from './filter.js'
import type { Order, OrderTerm, TermKind } from './list.js'

/**
 * Keyset pagination: a place in a list is given by the values of a row in the list's order, so the rows after it are found without an
 * offset.
 */

const types: Record<TermKind, string> = {
  id: 'text',
  text: 'text',
  enum: 'text',
  integer: 'bigint',
  decimal: 'numeric',
  boolean: 'boolean',
  date: 'date',
  datetime: 'timestamptz',
  local: 'timestamp',
  rank: 'float8',
}

/** All terms of the order, the search rank first. The rank is a float8, whose text form is exact. */
export const termsOf = ({ best, terms }: Order): OrderTerm[] =>
  best ? [{ expression: sql`(${best})::float8`, descending: true, nullable: false, kind: 'rank' }, ...terms] : terms

/** The place of a row, as text, selected together with it. */
export const placeOf = (order: Order): RawBuilder<unknown> =>
  sql`array[${sql.join(termsOf(order).map(({ expression }) => sql`(${expression})::text`))}]`

/** If all columns have the same direction and none is null, one row comparison means "after this row", and an index serves it. */
export const isOneWay = (terms: readonly OrderTerm[]): boolean =>
  terms.every((term) => !term.nullable && term.descending === terms[0]?.descending)

/** Rows after the one with these values. Nulls come last in either direction. */
export function after(order: Order, values: readonly (string | null)[]): Condition {
  const terms = termsOf(order)
  const bound = (index: number) => sql`${values[index] ?? null}::${sql.raw(types[terms[index]?.kind ?? 'text'])}`
  if (isOneWay(terms)) {
    const columns = sql.join(terms.map(({ expression }) => expression))
    const bounds = sql.join(terms.map((_term, index) => bound(index)))
    return terms[0]?.descending ? sql`(${columns}) < (${bounds})` : sql`(${columns}) > (${bounds})`
  }
  const beyond = ({ expression, descending, nullable }: OrderTerm, index: number): Condition => {
    if (values[index] === null) return sql`false`
    const further = descending ? sql`${expression} < ${bound(index)}` : sql`${expression} > ${bound(index)}`
    return nullable ? sql`(${further} or ${expression} is null)` : further
  }
  const same = ({ expression }: OrderTerm, index: number): Condition => sql`${expression} is not distinct from ${bound(index)}`
  const steps = terms.map((term, index) => sql`(${sql.join([...terms.slice(0, index).map(same), beyond(term, index)], sql` and `)})`)
  return sql`(${sql.join(steps, sql` or `)})`
}
