import { type RawBuilder, sql } from 'kysely'
import { prepared } from './client.js'
import type { Condition, Expression } from './filter.js'
import { after, placeOf, termsOf } from './keyset.js'
import {
  type ListCache,
  type ListRequest,
  type Order,
  paging,
  type RowPlace,
  type VersionedKey,
  type VersionedRow,
  type Walk,
} from './list.js'
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
  /** For rows that take long to calculate: a source of the same rows that is cheaper to count. */
  counted?: Expression
  /**
   * For a list whose joins neither add nor remove rows: its table alone, and the aliases of the joined tables. The table alone is counted if no
   * condition is about a joined one, so that an index can serve it.
   */
  unjoined?: { from: Expression; joined: readonly string[] }
  /** `select` and `from` are the same text in every request, so the statement that reads the rows by key is prepared. */
  isFixed?: true
  /**
   * For rows that take long to read: a text of a row of `from` that changes whenever anything in `select` changes. Rows whose version this
   * process has read before come from the cache.
   */
  version?: Expression | undefined
  /** Makes the rows of the list from the rows that were read. */
  toRows?: (selected: never[]) => object[]
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
    termsOf(order).map(({ expression, descending, nullable }) => {
      // With `nulls first` or `nulls last` PostgreSQL could not read an index backwards.
      if (!nullable) return descending ? sql`${expression} desc` : expression
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
  const counted = sql`${source.counted ?? source.narrow ?? unjoinedIfEnough(db, source, conditions) ?? source.from} ${whereAll(conditions)}`
  const compiled = counted.compile(db)
  const list = JSON.stringify([compiled.sql, compiled.parameters])
  const offset = (page - 1) * pageSize
  const { rows, places } = cursor?.place
    ? await select<Row>(db, request, source, [...conditions, after(order, cursor.place.values)], sql`limit ${pageSize}`)
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
  request: ListRequest,
  source: Source,
  conditions: Condition[],
  list: string,
  offset: number,
): Promise<Found<Row>> {
  const { order, pageSize, cache } = request
  const place = { db, list, order, offset }
  const start = cache?.get(place)
  if (!start) return select<Row>(db, request, source, conditions, sql`limit ${pageSize} offset ${offset}`)
  const limit = sql`limit ${pageSize + start.lead} offset ${offset - start.lead - start.before}`
  const { rows, places } = await select<Row>(db, request, source, [...conditions, ...start.after], limit)
  cache?.keep(place, start, places)
  return { rows: rows.slice(start.lead), places: places.slice(start.lead) }
}

function unjoinedIfEnough(db: Db, { unjoined }: Source, conditions: Condition[]): Expression | undefined {
  if (!unjoined) return undefined
  const text = whereAll(conditions).compile(db).sql
  return unjoined.joined.some((alias) => new RegExp(`\\b${alias}\\.`).test(text)) ? undefined : unjoined.from
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

async function select<Row>(
  db: Db,
  { order, cache }: ListRequest,
  source: Source,
  conditions: Condition[],
  limit: RawBuilder<unknown>,
): Promise<Found<Row>> {
  const place = sql`${placeOf(order)} as page_anchor`
  const rest = sql`${whereAll(conditions)} order by ${direction(order)} ${limit}`
  if (source.narrow && source.version && cache) return versioned<Row>(db, order, source, source.version, rest, place, cache)
  if (source.narrow) {
    const keys = (await sql<Key>`select ${order.key} as page_key, ${place} from ${source.narrow} ${rest}`.execute(db)).rows
    const rows = await rowsOf<Row>(
      db,
      source,
      order,
      keys.map(({ page_key }) => page_key),
    )
    return { rows, places: keys.map(({ page_anchor }) => page_anchor) }
  }
  const found = (await sql<Row & Anchored>`select ${source.select}, ${place} from ${source.from} ${rest}`.execute(db)).rows
  return {
    rows: found.map(({ page_anchor: _place, ...row }) => row as unknown as Row),
    places: found.map(({ page_anchor }) => page_anchor),
  }
}

/**
 * One statement finds the keys of the page and reads the versions of their rows, and those rows are read that this process does not have.
 * The keys are a subselect without a join, so that planning takes no longer than for the two parts.
 */
async function versioned<Row>(
  db: Db,
  order: Order,
  { narrow, ...source }: Source,
  version: Expression,
  rest: RawBuilder<unknown>,
  place: RawBuilder<unknown>,
  cache: ListCache,
): Promise<Found<Row>> {
  const { rows } = await sql<VersionedKey & Anchored>`select ${order.key} as key, ${version} as version, ${place}
    from ${source.from} where ${order.key} = any(array(select ${order.key} as page_key from ${narrow} ${rest})) order by ${direction(order)}`.execute(
    db,
  )
  const found = await cache.rows(db, source.select, rows, (missing) => readKeys<Row>(db, source, order, missing))
  return { rows: found, places: rows.map(({ page_anchor }) => page_anchor) }
}

/** Reads the rows of these keys, in their order. */
async function rowsOf<Row>(db: Db, source: Source, order: Order, keys: readonly string[]): Promise<Row[]> {
  const found = new Map((await readKeys<Row>(db, source, order, keys)).map(({ key, row }) => [key, row]))
  return keys.flatMap((key) => found.get(key) ?? [])
}

async function readKeys<Row>(
  db: Db,
  { select, from, isFixed, version = sql`''`, toRows }: Source,
  order: Order,
  keys: readonly string[],
): Promise<VersionedRow<Row>[]> {
  const { rows } = await sql<{ page_key: string; page_version: string }>`${isFixed ? prepared : sql``}
    select ${select}, ${order.key} as page_key, ${version} as page_version from ${from} where ${order.key} = any(${keys})`.execute(db)
  const made = (toRows ? toRows(rows as never[]) : rows) as Row[]
  return rows.map(({ page_key, page_version }, index) => ({ key: page_key, version: page_version, row: made[index] as Row }))
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
  if (!narrow) return rows
  return rowsOf<Row>(
    trx,
    source,
    order,
    (rows as Key[]).map(({ page_key }) => page_key),
  )
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
