import { type RawBuilder, sql } from 'kysely'
import { prepared } from './client.js'
import type { Condition, Expression } from './filter.js'
import { after, placeOf, termsOf } from './keyset.js'
import { type ListRequest, type Order, paging, type RowPlace, type Walk } from './list.js'
import type { Db } from './open.js'

export interface Pagination {
  total_size: number
  page_size: number
  page_number: number
  next_page: string | null
  previous_page: string | null
  next_cursor: string | null
}

export interface Page<Row> {
  rows: Row[]
  pagination: Pagination
}

interface Source {
  select: Expression
  from: Expression
  /** rows that the caller may see; the conditions of the request are added */
  where?: Condition[]
  /**
   * For wide rows: a source with only the columns that conditions and order use. The keys of the page and the total come from it, which an
   * index can serve. A second statement reads the rows of these keys. One statement for both takes longer to plan than the two take to run.
   */
  narrow?: Expression
  /** `select` and `from` are the same text in every request, so the statement that reads the rows by key is prepared. */
  isFixed?: true
  /** A table of changes in the number of rows, for lists filtered only by its columns: see Tally. */
  tally?: Tally | undefined
}

/** `from` has the columns of these parameters under the same names as the list's source, and a column `delta` to sum. */
interface Tally {
  from: Expression
  parameters: readonly string[]
}
const isTallied = (tally: Tally | undefined, given: ReadonlySet<string>): tally is Tally =>
  tally !== undefined && [...given].every((name) => tally.parameters.includes(name) || paging.includes(name))

const direction = (order: Order): RawBuilder<unknown> =>
  sql.join(
    termsOf(order).map(({ expression, descending, notNull }) => {
      // With `nulls first` or `nulls last` PostgreSQL could not read an index backwards.
      if (notNull) return descending ? sql`${expression} desc` : expression
      return descending ? sql`${expression} desc nulls last` : sql`${expression} asc nulls last`
    }),
  )

interface Key extends Anchored {
  page_key: string
}

interface Anchored {
  page_anchor: RowPlace
}

/** The rows of a page and the places of its keys. A row can be deleted between the two reads. */
interface Found<Row> {
  rows: Row[]
  places: RowPlace[]
}

const whereAll = (conditions: Condition[]): RawBuilder<unknown> =>
  conditions.length > 0 ? sql`where ${sql.join(conditions, sql` and `)}` : sql``

export async function readPage<Row>(db: Db, request: ListRequest, source: Source): Promise<Page<Row>> {
  const { page, pageSize, cache, order, cursor } = request
  const conditions = [...(source.where ?? []), ...request.where]
  if (request.walk) return { rows: await walkOn<Row>(request.walk, source, conditions, order), pagination: pagination(request, 0, null) }
  const counted = sql`${source.narrow ?? source.from} ${whereAll(conditions)}`
  const compiled = counted.compile(db)
  const list = JSON.stringify([compiled.sql, compiled.parameters])
  const offset = (page - 1) * pageSize
  const { rows, places } = cursor?.place
    ? await select<Row>(db, source, [...conditions, after(order, cursor.place.values)], order, sql`limit ${pageSize}`)
    : await readRows<Row>(db, request, source, conditions, list, offset)
  // A page that is neither full nor past the end is the last one, so its rows give the total.
  const isLast = !cursor?.place && places.length < pageSize && (rows.length > 0 || page === 1)
  const total = isLast ? offset + rows.length : await countAll()
  // The page decides whether there is a next one. The total may be slightly older than the page.
  const end = places.length === pageSize ? places.at(-1) : undefined
  const next = end && cursor ? cursor.write({ values: end, page: page + 1, asOf: order.asOf }) : null
  return { rows, pagination: pagination(request, total, next) }

  function countAll(): Promise<number> {
    const { tally } = source
    if (isTallied(tally, request.given)) return talliedSize(db, sql`${tally.from} ${whereAll(conditions)}`)
    const count = () => countRows(db, counted)
    return cache ? cache.total(db, list, count) : count()
  }
}

/** Reads from the beginning of the list. A deep page is read from the nearest place before it in the cache. */
async function readRows<Row>(
  db: Db,
  { order, pageSize, cache }: ListRequest,
  source: Source,
  conditions: Condition[],
  list: string,
  offset: number,
): Promise<Found<Row>> {
  const place = { db, list, order, offset }
  const start = cache?.get(place)
  if (!start) return select<Row>(db, source, conditions, order, sql`limit ${pageSize} offset ${offset}`)
  const limit = sql`limit ${pageSize + start.lead} offset ${offset - start.lead - start.before}`
  const { rows, places } = await select<Row>(db, source, [...conditions, ...start.after], order, limit)
  cache?.keep(place, start, places)
  return { rows: rows.slice(start.lead), places: places.slice(start.lead) }
}

async function countRows(db: Db, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${source}`.execute(db)
  return rows[0]?.total ?? 0
}

/** The sum of all changes is exact at every moment, and its cost does not depend on the number of rows. */
async function talliedSize(db: Db, source: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select coalesce(sum(t.delta), 0)::bigint as total from ${source}`.execute(db)
  return rows[0]?.total ?? 0
}

async function select<Row>(db: Db, source: Source, conditions: Condition[], order: Order, limit: RawBuilder<unknown>): Promise<Found<Row>> {
  const place = sql`${placeOf(order)} as page_anchor`
  const rest = sql`${whereAll(conditions)} order by ${direction(order)} ${limit}`
  if (source.narrow) {
    const keys = (await sql<Key>`select ${order.key} as page_key, ${place} from ${source.narrow} ${rest}`.execute(db)).rows
    return { rows: await rowsOf<Row>(db, source, order, keys), places: keys.map(({ page_anchor }) => page_anchor) }
  }
  const found = (await sql<Row & Anchored>`select ${source.select}, ${place} from ${source.from} ${rest}`.execute(db)).rows
  return {
    rows: found.map(({ page_anchor: _place, ...row }) => row as unknown as Row),
    places: found.map(({ page_anchor }) => page_anchor),
  }
}

/** Reads the rows of these keys, in their order. */
async function rowsOf<Row>(
  db: Db,
  { select, from, isFixed }: Source,
  order: Order,
  keys: readonly Pick<Key, 'page_key'>[],
): Promise<Row[]> {
  const { rows } = await sql<Row & Key>`${isFixed ? prepared : sql``}select ${select}, ${order.key} as page_key from ${from}
    where ${order.key} = any(${keys.map((key) => key.page_key)})`.execute(db)
  const found = new Map(rows.map((row) => [row.page_key, row]))
  return keys.flatMap(({ page_key }) => found.get(page_key) ?? [])
}

async function walkOn<Row>(walk: Walk, source: Source, conditions: Condition[], order: Order): Promise<Row[]> {
  const { trx } = walk
  const { select, from, narrow } = source
  if (!walk.opened) {
    const wanted = narrow ? sql`select ${order.key} as page_key from ${narrow}` : sql`select ${select} from ${from}`
    await sql`declare list_walk no scroll cursor for ${wanted} ${whereAll(conditions)} order by ${direction(order)}`.execute(trx)
    walk.opened = true
  }
  const { rows } = await sql<Row>`fetch ${sql.raw(String(walk.size))} from list_walk`.execute(trx)
  return narrow ? rowsOf<Row>(trx, source, order, rows as Key[]) : rows
}

/** A request with a cursor gets a link with a cursor: its page has no number and no previous page. */
function pagination({ page, pageSize, url, cursor }: ListRequest, total: number, next: string | null): Pagination {
  const last = Math.max(1, Math.ceil(total / pageSize))
  const at = (name: 'page' | 'cursor', value: string): string => {
    // Split at the first question mark: a value may contain another one.
    const [, path = '', query = ''] = /^([^?]*)\??(.*)$/s.exec(url) ?? []
    const parameters = new URLSearchParams(query)
    parameters.set(name, value)
    return `${path}?${parameters}`
  }
  const neighbours = cursor?.place
    ? { next_page: next && at('cursor', next), previous_page: null }
    : {
        next_page: page < last ? at('page', String(page + 1)) : null,
        previous_page: page > 1 ? at('page', String(Math.min(page - 1, last))) : null,
      }
  return { total_size: total, page_size: pageSize, page_number: page, ...neighbours, next_cursor: next }
}
