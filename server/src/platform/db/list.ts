import { sql } from 'kysely'
import type { Caller } from '../../lib/caller.js'
import { fault, invalidParameter, Problem } from '../../lib/errors.js'
import { type Condition, condition, type Expression, type Kind, type Operator, parseFilter } from './filter.js'
import type { Db, Trx } from './open.js'

/** A column or expression to filter by and, with `sort`, to sort by. */
interface FieldSpec {
  kind: Kind
  about: string
  column: string
  values?: readonly string[]
  /** for the reference, where the default example of the kind would not be valid */
  example?: string
  /** converts another spelling of the value, such as the country's other code, to the one in the column */
  spell?: (value: string) => string
  sort?: true
  /** may be null. Rows without a value come last in both directions, so an index serves only one of them. A test compares it with the schema. */
  nullable?: true
  /** a cheaper condition with the same meaning, for some values */
  shortcut?: (operator: Operator, values: string[]) => Condition | undefined
  /** false: only for sorting */
  filter?: false
  /** For a filter on rows of another table: wraps the comparison. `column` belongs to the other table. */
  exists?: (test: Condition) => Condition
}
/** Free text search over several columns. */
interface SearchSpec {
  kind: 'search'
  about: string
  search: (text: string) => Condition
  /** How well a row matches. The best come first unless another sorting is requested. */
  rank?: (text: string) => Expression
}
/** Not a condition: the handler reads the value. */
interface OptionSpec {
  kind: 'flag' | 'choice'
  about: string
  values?: readonly string[]
  /** for the reference, where the values are not listed */
  example?: string
}
export type ParameterSpec = FieldSpec | SearchSpec | OptionSpec

export interface ListSpec<Name extends string = string> {
  /** name of the array in the answer */
  name: Name
  /** unique column that breaks ties, so that pages never overlap */
  key: string
  /** if the key is a number */
  keyKind?: 'integer'
  sorting: string
  parameters: Record<string, ParameterSpec>
}

export const defineList = <const Name extends string>(spec: ListSpec<Name>): ListSpec<Name> => spec

export const isField = (spec: ParameterSpec): spec is FieldSpec => 'column' in spec
export const sortableFields = (list: ListSpec): string[] =>
  Object.entries(list.parameters).flatMap(([name, spec]) => (isField(spec) && spec.sort ? [name] : []))
export const queryParameters = (list: ListSpec): [string, ParameterSpec][] =>
  Object.entries(list.parameters).filter(([, spec]) => !isField(spec) || spec.filter !== false)

/** `rank`: how well a row matches a search. */
export type TermKind = Kind | 'rank'

/** One column of the order. Its kind decides how a value is written in a comparison. */
export interface OrderTerm {
  expression: Expression
  descending: boolean
  nullable: boolean
  kind: TermKind
}
export interface Order {
  terms: OrderTerm[]
  /** the order as text; equal orders have equal texts */
  text: string
  /** search rank, which comes before all other terms */
  best?: Expression | undefined
  /** the time that `best` depends on, if any; the same on all pages */
  asOf?: Date | undefined
  /** unique and not null */
  key: Expression
}

/** A row's values in the list's order, as text: see keyset.ts. */
export type RowPlace = (string | null)[]

/** A page begins after the row that has these values. */
export interface Place {
  values: RowPlace
  page: number
  asOf?: Date | undefined
}

/** The caller's place, if it sent a cursor, and how to write the next cursor. */
export interface Cursor {
  place?: Place | undefined
  write(next: Place): string
}

export interface ListRequest {
  page: number
  pageSize: number
  order: Order
  where: Condition[]
  options: Record<string, string>
  /** names of the parameters the caller sent */
  given: ReadonlySet<string>
  /** path and query of the request; links to other pages are made from it */
  url: string
  /** set when the whole list is wanted, see Walk */
  walk?: Walk | undefined
  /** undefined for lists without pages */
  cursor?: Cursor | undefined
  cache?: ListCache | undefined
  /** who reads; decides whether a replica may be read, see Reads */
  reader?: Caller | undefined
}

/** A page to read: the text of its list, its order and its offset. */
export interface PageToRead {
  db: Db
  list: string
  order: Order
  offset: number
}
/** Where to start reading a page. */
export interface Start {
  /** number of rows of the list that `after` skips */
  before: number
  after: Condition[]
  /** number of rows to read before the page */
  lead: 0 | 1
}
/** Cache of totals, places, wide rows and their JSON between requests. Without it each page is read with an offset, and each list is counted. */
export interface ListCache {
  get(page: PageToRead): Start | undefined
  keep(page: PageToRead, start: Start, rows: readonly RowPlace[]): void
  total(db: Db, list: string, count: () => Promise<number>): Promise<number>
  rows<Row>(
    db: Db,
    kind: object,
    wanted: readonly VersionedKey[],
    read: (keys: readonly string[]) => Promise<VersionedRow<Row>[]>,
  ): Promise<Row[]>
  /** The rows as they are shown. Rows that came from `rows` are written as JSON once for all callers who see the same. */
  shown<Row extends object, Shown>(rows: readonly Row[], view: View<Row, Shown>): Shown[]
}

/** How rows are shown to a caller at a time. */
export interface View<Row, Shown> {
  at: Date
  show(row: Row): Shown
  /** everything besides the row and the time that decides how rows are shown */
  sight: string
  /** the key of the row, with what is not in `sight` because it matters for few rows */
  keyOf(row: Row): string
  /** the first moment after `at` at which the row may be shown differently, in milliseconds */
  until(row: Row): number
}

/** A key of a page, with a text that changes whenever anything that its row shows changes. */
export interface VersionedKey {
  key: string
  version: string
}
export interface VersionedRow<Row> extends VersionedKey {
  row: Row
}

/**
 * Reads the whole list instead of a page. Each read returns the next `size` rows of one cursor, in one snapshot, so that no row is missed
 * or returned twice. Rows are not counted.
 */
export interface Walk {
  trx: Trx
  size: number
  opened: boolean
}

export type Query = Record<string, string | string[] | undefined>

export const maxPageSize = 1000
export const maxPage = 1_000_000_000
/** A range needs two conditions on one field. The limit bounds the work of the database. */
export const maxRepeats = 10

export function parseList(list: ListSpec, query: Query, url: string): ListRequest {
  const where: Condition[] = []
  const options: Record<string, string> = {}
  let best: Expression | undefined
  const known = queryParameters(list)
  refuseUnknown(
    Object.keys(query),
    known.map(([name]) => name),
  )
  for (const [name, spec] of known) {
    const given = query[name]
    if (given === undefined) continue
    // A parameter given twice must hold twice: updated=ge:…&updated=lt:… is a range.
    const texts = Array.isArray(given) ? given : [given]
    if (texts.length > (isField(spec) ? maxRepeats : 1)) throw repeated(name, isField(spec) ? maxRepeats : 1)
    for (const text of texts) {
      if (isField(spec)) {
        where.push(fieldCondition(name, spec, text))
      } else if (spec.kind === 'search') {
        const wanted = text.trim().slice(0, 200)
        if (wanted !== '') {
          where.push(spec.search(wanted))
          best ??= spec.rank?.(wanted)
        }
      } else {
        options[name] = option(name, spec, text)
      }
    }
  }
  return {
    page: wholeParameter('page', query.page, 1, 1, maxPage),
    pageSize: wholeParameter('page_size', query.page_size, 50, 1, maxPageSize),
    order: {
      terms: parseSorting(list, query.sorting),
      text: sortingText(list, query.sorting),
      best: query.sorting === undefined ? best : undefined,
      key: sql.raw(list.key),
    },
    where,
    options,
    given: new Set(Object.keys(query)),
    url,
  }
}

/** Parameters that select a part of the list and do not filter it. */
export const paging = ['sorting', 'page_size', 'page', 'cursor']
/** Parameters of a list as a file. They are taken out of the query before the list is read. */
export const fileOptionNames = ['csv_columns', 'csv_rows', 'csv_style', 'csv_time_zone', 'csv_decimal'] as const

/** Some lists have fewer parameters for some callers. Those callers get the same error as for any unknown parameter. */
function refuseUnknown(given: string[], known: string[]): void {
  const names = [...known, ...paging]
  const stray = given.find((name) => !names.includes(name))
  if (stray !== undefined) throw unknownParameter(stray, names)
}

/** `names`: the parameters of the call. Those of a list as a file exist, but not without its header. */
export function unknownParameter(stray: string, names: readonly string[]): Problem {
  if (names.includes('page_size') && fileOptionNames.some((name) => name === stray))
    return invalidParameter(stray, 'is only for lists as CSV: send the header Accept: text/csv')
  return new Problem('unknown_parameter', {
    detail: `There is no parameter ${JSON.stringify(stray.slice(0, 80))} here. ${names.length > 0 ? `There are: ${names.join(', ')}.` : 'This call takes none.'}`,
    errors: [fault(stray, 'unknown_parameter', 'not a parameter of this call')],
  })
}

function repeated(name: string, most: number): Problem {
  const message = most === 1 ? 'may be given once' : `may be given ${most} times`
  return new Problem('invalid_parameter', { detail: `${name} ${message}.`, errors: [fault(name, 'repeated', message)] })
}

const opposites: Partial<Record<Operator, Operator>> = { ne: 'eq', 'not in': 'in' }

/** For a filter on many rows, `ne` and `not in` mean that none of them matches: the opposite of `eq` and `in`. */
function fieldCondition(name: string, spec: FieldSpec, text: string): Condition {
  const parsed = parseFilter(name, spec.kind, text)
  const column = sql.raw(spec.column)
  if (!spec.exists) {
    const plain = condition(name, spec.kind, parsed, column, spec)
    return spec.shortcut?.(parsed.operator, parsed.values) ?? plain
  }
  const opposite = opposites[parsed.operator]
  const found = spec.exists(condition(name, spec.kind, opposite ? { ...parsed, operator: opposite } : parsed, column, spec))
  return opposite ? sql`not (${found})` : found
}

function option(name: string, spec: OptionSpec, text: string): string {
  const values = spec.kind === 'flag' ? ['true', 'false'] : spec.values
  if (values && !values.includes(text)) {
    const message = `${JSON.stringify(text)} is none of ${values.join(', ')}`
    throw new Problem('invalid_parameter', { detail: `${name}: ${message}`, errors: [fault(name, 'invalid_parameter', message)] })
  }
  return text
}

function wholeParameter(name: string, given: string | string[] | undefined, fallback: number, min: number, max: number): number {
  if (given === undefined) return fallback
  const number = Number(given)
  if (typeof given !== 'string' || !/^\d{1,12}$/.test(given) || number < min || number > max) {
    const message = `a whole number from ${min} to ${max}`
    throw new Problem('invalid_page', { detail: `${name} must be ${message}.`, errors: [fault(name, 'invalid_page', message)] })
  }
  return number
}

const sortingText = (list: ListSpec, given: string | string[] | undefined): string => [given ?? list.sorting].flat().join(',')

/** An enumeration is sorted in the order of its list, as in filters: a status by progress, not alphabetically. */
function orderedBy({ kind, column, values = [] }: FieldSpec): Pick<OrderTerm, 'expression' | 'kind'> {
  if (kind !== 'enum') return { expression: sql.raw(column), kind }
  return {
    expression: sql`array_position(array[${sql.join(values.map((value) => sql.lit(value)))}]::text[], ${sql.raw(column)}::text)`,
    kind: 'integer',
  }
}

/** Ties are broken by the key, in the direction of the last field, so that one index serves both. */
function parseSorting(list: ListSpec, given: string | string[] | undefined): OrderTerm[] {
  const terms: OrderTerm[] = []
  const named = new Set<string>()
  let end: number | undefined
  let descending = false
  const allowed = sortableFields(list)
  for (const part of sortingText(list, given)
    .split(',')
    .map((term) => term.trim())) {
    const found = /^(?:(-)([a-z_0-9]+)|([a-z_0-9]+)(?::(asc|desc))?)$/.exec(part)
    const name = found?.[2] ?? found?.[3] ?? ''
    const spec = list.parameters[name]
    if (!found || !allowed.includes(name) || !spec || !isField(spec)) {
      throw new Problem('invalid_sorting', {
        detail: `Cannot sort by ${JSON.stringify(part.slice(0, 60))}. Sortable: ${allowed.join(', ')}; -field or field:desc for descending.`,
        errors: [fault('sorting', 'invalid_sorting', `one or more of ${allowed.join(', ')}`)],
      })
    }
    descending = found[1] === '-' || found[4] === 'desc'
    // A field named again changes nothing.
    if (named.has(name)) continue
    named.add(name)
    const isKey = spec.column === list.key
    terms.push({ ...orderedBy(spec), descending, nullable: spec.nullable === true })
    if (isKey) end ??= terms.length
  }
  // The key is unique, so later terms change nothing.
  if (end !== undefined) return terms.slice(0, end)
  return [...terms, { expression: sql.raw(list.key), descending, nullable: false, kind: list.keyKind ?? 'id' }]
}
