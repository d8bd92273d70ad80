import { type RawBuilder, sql } from 'kysely'
import { fault, Problem } from '../lib/errors.js'
import { type Condition, condition, type Expression, type Kind } from './filter.js'
import type { Db } from './open.js'

/** A column or expression people filter by and, when `sort` is set, sort by. */
interface FieldSpec {
  kind: Kind
  about: string
  column: string
  values?: readonly string[]
  /** another spelling of the same value, such as the country's other code, as the column has it */
  spell?: (value: string) => string
  sort?: true
  /** false: for sorting only */
  filter?: false
  /** When the filter is about rows of another table: wraps the comparison, `column` being the other table's. */
  exists?: (test: Condition) => Condition
}
/** Free text over several columns. */
interface SearchSpec {
  kind: 'search'
  about: string
  search: (text: string) => Condition
  /** How well a row fits; the best come first unless another sorting is asked for. */
  rank?: (text: string) => Expression
}
/** Not a condition but a choice the handler makes of it. */
interface OptionSpec {
  kind: 'flag' | 'choice'
  about: string
  values?: readonly string[]
}
export type ParameterSpec = FieldSpec | SearchSpec | OptionSpec

export interface ListSpec<Name extends string = string> {
  /** name of the array in the answer */
  name: Name
  /** unique column that breaks ties, so that pages never overlap */
  key: string
  sorting: string
  parameters: Record<string, ParameterSpec>
}

export const defineList = <const Name extends string>(spec: ListSpec<Name>): ListSpec<Name> => spec

export const isField = (spec: ParameterSpec): spec is FieldSpec => 'column' in spec
export const sortableFields = (list: ListSpec): string[] =>
  Object.entries(list.parameters).flatMap(([name, spec]) => (isField(spec) && spec.sort ? [name] : []))
export const queryParameters = (list: ListSpec): [string, ParameterSpec][] =>
  Object.entries(list.parameters).filter(([, spec]) => !isField(spec) || spec.filter !== false)

export interface ListRequest {
  page: number
  pageSize: number
  order: RawBuilder<unknown>
  where: Condition[]
  options: Record<string, string>
  /** names of the parameters the caller sent */
  given: ReadonlySet<string>
  /** path and query as called, from which the neighbours' addresses are made */
  url: string
}

export type Query = Record<string, string | string[] | undefined>

export const maxPageSize = 1000

export function parseList(list: ListSpec, query: Query, url: string): ListRequest {
  const where: Condition[] = []
  const options: Record<string, string> = {}
  let best: Expression | undefined
  const known = queryParameters(list)
  for (const [name, spec] of known) {
    const given = query[name]
    if (given === undefined) continue
    // A parameter given twice must hold twice: updated=ge:…&updated=lt:… is a range.
    for (const text of Array.isArray(given) ? given : [given]) {
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
    page: wholeParameter('page', query.page, 1, 1, 1_000_000_000),
    pageSize: wholeParameter('page_size', query.page_size, 50, 1, maxPageSize),
    order: best && query.sorting === undefined ? sql`${best} desc, ${parseSorting(list, undefined)}` : parseSorting(list, query.sorting),
    where,
    options,
    given: new Set(Object.keys(query)),
    url,
  }
}

/** Among many rows, `ne` and `not in` mean that none of them equals: the opposite of `eq` and `in`, as everywhere. */
function fieldCondition(name: string, spec: FieldSpec, text: string): Condition {
  const column = sql.raw(spec.column)
  if (!spec.exists) return condition(name, spec.kind, text, column, spec)
  const positive = text.replace(/^ne:/, 'eq:').replace(/^not in:/, 'in:')
  const found = spec.exists(condition(name, spec.kind, positive, column, spec))
  return positive === text ? found : sql`not (${found})`
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

function parseSorting(list: ListSpec, given: string | string[] | undefined): RawBuilder<unknown> {
  const text = [given ?? list.sorting].flat().join(',')
  const terms: RawBuilder<unknown>[] = []
  const allowed = sortableFields(list)
  for (const part of text.split(',').map((term) => term.trim())) {
    const found = /^(?:(-)([a-z_]+)|([a-z_]+)(?::(asc|desc))?)$/.exec(part)
    const name = found?.[2] ?? found?.[3] ?? ''
    const spec = list.parameters[name]
    if (!found || !allowed.includes(name) || !spec || !isField(spec)) {
      throw new Problem('invalid_sorting', {
        detail: `Cannot sort by ${JSON.stringify(part.slice(0, 60))}. Sortable: ${allowed.join(', ')}; -field or field:desc for descending.`,
        errors: [fault('sorting', 'invalid_sorting', `one or more of ${allowed.join(', ')}`)],
      })
    }
    const descending = found[1] === '-' || found[4] === 'desc'
    terms.push(sql`${sql.raw(spec.column)} ${descending ? sql`desc nulls last` : sql`asc nulls last`}`)
  }
  return sql.join([...terms, sql`${sql.raw(list.key)} asc`])
}

export interface Pagination {
  total_size: number
  page_size: number
  page_number: number
  next_page: string | null
  previous_page: string | null
}

export interface Page<Row> {
  rows: Row[]
  pagination: Pagination
}

interface Source {
  select: Expression
  from: Expression
  /** what the caller may see; the request's own conditions are added */
  where?: Condition[]
}

export async function readPage<Row>(db: Db, request: ListRequest, source: Source): Promise<Page<Row>> {
  const { page, pageSize } = request
  const conditions = [...(source.where ?? []), ...request.where]
  const where = conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``
  const offset = (page - 1) * pageSize
  const { rows } =
    await sql<Row>`select ${source.select} from ${source.from} ${where} order by ${request.order} limit ${pageSize} offset ${offset}`.execute(
      db,
    )
  // A page that is neither full nor past the end is the last one: its own rows tell the total.
  const total = rows.length < pageSize && (rows.length > 0 || page === 1) ? offset + rows.length : await totalSize(db, source.from, where)
  return { rows, pagination: pagination(request, total) }
}

function pagination({ page, pageSize, url }: ListRequest, total: number): Pagination {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const at = (number: number): string => {
    // At the first question mark: a value may contain another one.
    const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? []
    const parameters = new URLSearchParams(query)
    parameters.set('page', String(number))
    return `${path}?${parameters}`
  }
  return {
    total_size: total,
    page_size: pageSize,
    page_number: page,
    next_page: page < last ? at(page + 1) : null,
    previous_page: page > 1 ? at(Math.min(page - 1, last)) : null,
  }
}

const expensiveMillis = 20
const keepMillis = 2_000
interface Kept {
  total: Promise<number>
  until: number
}
const totals = new WeakMap<Db, Map<string, Kept>>()

/** Counting a million rows costs a hundred times the page itself, so a dear count is kept for the two seconds D5 allows; a cheap one never is. */
async function totalSize(db: Db, from: Expression, where: RawBuilder<unknown>): Promise<number> {
  const counting = sql<{ total: number }>`select count(*) as total from ${from} ${where}`
  const compiled = counting.compile(db)
  const key = JSON.stringify([compiled.sql, compiled.parameters])
  const kept = totals.get(db) ?? new Map<string, Kept>()
  totals.set(db, kept)
  const started = performance.now()
  const earlier = kept.get(key)
  if (earlier && earlier.until > started) return earlier.total
  const total = counting.execute(db).then(({ rows }) => rows[0]?.total ?? 0)
  kept.set(key, { total, until: Number.POSITIVE_INFINITY })
  let until = 0
  try {
    const counted = await total
    if (performance.now() - started >= expensiveMillis) until = started + keepMillis
    return counted
  } finally {
    if (until > 0) kept.set(key, { total, until })
    else kept.delete(key)
    if (kept.size > 500) for (const [other, { until: end }] of kept) if (end < started) kept.delete(other)
  }
}
