import { type RawBuilder, type Selectable, sql } from 'kysely'
import type {
  CategoryType,
  SupplierType,
  TargetGroup,
  TicketFlag,
  TicketSource,
  TicketStatus,
  TicketType,
  TicketValidity,
  VatCategory,
} from '../../lib/enums.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { Tables, TicketStockTable, TicketTable } from '../../platform/db/generated/tables.js'
import type { CancellationStep, CategoryOptions, SalesPeriod } from '../../platform/db/json.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { insertRows, type NewRow, namesOf, selectRows } from '../../platform/db/rows.js'
import { type FieldWith, fieldsWhere, type PublicField, rules } from './fields.js'
import type { AgreedShare } from './rules/agreed.js'
import type { Share } from './rules/allotted.js'
import { lockStock, ownShares, stockFor } from './stock.js'

interface Enumerations {
  ticket_type: TicketType
  ticket_status: TicketStatus
  ticket_validity: TicketValidity
  ticket_targetgroup: TargetGroup
  ticket_source: TicketSource
  vat_category: VatCategory
  category_type: CategoryType
  supplier_type: SupplierType
  flags: TicketFlag[]
}
export type StoredTicket = Omit<Selectable<TicketTable>, keyof Enumerations> & Enumerations

/** Fields that a ticket shows from other tables. */
interface RelatedTables {
  event: {
    event_start: string
    event_stop: string
    date_start_utc: string
    date_stop_utc: string
    event_status: string
    event_sales_periods: SalesPeriod[]
  }
  category: { category_name: string; options: Partial<CategoryOptions>; category_information_available: boolean }
  supplier: { supplier_role: string; supplier_terms: string | null; supplier_policy: CancellationStep[]; selfmanage_products: boolean }
  venue: { country: string; time_zone: string }
}

type Stock = Omit<Selectable<TicketStockTable>, 'available_quantity'> & { available_quantity: number }

/** The stock of a ticket, and its fields from event, category, supplier and venue. */
type RelatedFields = Stock &
  Omit<RelatedTables['event'], 'date_start_utc' | 'date_stop_utc'> &
  RelatedTables['category'] &
  RelatedTables['supplier'] &
  RelatedTables['venue'] & { date_start_utc: Date; date_stop_utc: Date } & { own?: Share[] | null }

/** A ticket with its stock and its fields from event, category, supplier and venue. */
export type TicketRow = StoredTicket & RelatedFields
/** The columns in lists: those that everybody sees, and those for the supplier and the operator. */
export type PublicRow = Pick<StoredTicket, PublicColumn> & RelatedFields
export type ListedRow = PublicRow & Pick<StoredTicket, TicketColumn>

/** Fields from other tables are selected as text, because most tickets of a page share them. */
type Selected = StoredTicket & Stock & Record<keyof RelatedTables, string>

const narrow = sql`ticket t left join ticket_stock s on s.ticket_id = t.ticket_id`
const from = sql`ticket t join ticket_stock s on s.ticket_id = t.ticket_id`
/** Fields from other tables come from subselects. With six joins, planning takes longer than execution. */
const relatedColumns = sql`s.ticket_id, s.supplier_quantity, s.reservations_quantity, s.number_of_tickets_sold, s.allotted_quantity, s.allotments, s.available_quantity,
  s.backorder_quantity, s.service_stock, s.number_of_bookingorders,
  (select json_build_object('event_start', e.date_start, 'event_stop', e.date_stop, 'date_start_utc', e.date_start_utc, 'date_stop_utc', e.date_stop_utc,
                            'event_status', e.event_status,
                            'event_sales_periods', e.sales_periods)::text from event e where e.event_id = t.event_id) as event,
  (select json_build_object('category_name', c.category_name, 'options', c.options,
                            'category_information_available', c.files <> '{}' or c.description <> '{}')::text from category c where c.category_id = t.category_id) as category,
  (select json_build_object('supplier_role', p.supplier_role, 'supplier_terms', p.general_terms, 'supplier_policy', p.cancellation_policy,
                            'selfmanage_products', p.selfmanage_products)::text
     from supplier p where p.supplier_id = t.supplier_id) as supplier,
  (select json_build_object('country', v.country, 'time_zone', v.time_zone)::text from venue v where v.venue_id = t.venue_id) as venue`
const select = sql`t.*, ${relatedColumns}`
/**
 * The transactions that wrote the ticket, its stock and its supplier, and which changes of events, categories and venues are visible. The
 * latter is read once for a page. It is only about what staff changes: a supplier that changes its own terms must not make all pages be read
 * anew. Another server, after a fail-over, may use the same numbers again, but does not have the same start time.
 */
const version = sql`concat_ws(' ', t.xmin, s.xmin, (select p.xmin from supplier p where p.supplier_id = t.supplier_id),
  (select concat_ws(' ', pg_postmaster_start_time()::text, count(*), sum(hashint8extended(r.related_change_id, 0))) from related_change r))`

/** Columns that are not shown, but decide whether a ticket can be bought and at what price. */
const saleColumns = [
  ...(['supplier_type', 'locked_by_client_id', 'sport_excluded', 'service_price', 'discount_percentage', 'price_change'] as const),
  ...(['cost_price', 'supplier_share', 'allow_loss', 'sellers'] as const),
] as const satisfies (keyof StoredTicket)[]

/**
 * Only columns that are shown are read. Fifty rows with all columns are four thousand values, and reading them is most of the work of a
 * page.
 */
type TicketColumn = FieldWith<{ from: 'ticket' }>
type PublicColumn = Extract<TicketColumn, PublicField> | (typeof saleColumns)[number]
const ticketColumns = fieldsWhere<TicketColumn>((rule) => rule.from === 'ticket')
const publicColumns: string[] = [...new Set<string>([...ticketColumns.filter((name) => rules[name].seenBy === undefined), ...saleColumns])]
const listedColumns: string[] = [...new Set<string>([...publicColumns, ...ticketColumns])]
const columns = (names: readonly string[]) => namesOf(names, 't')
const selectPublic = sql`${columns(publicColumns)}, ${relatedColumns}`
const selectListed = sql`${columns(listedColumns)}, ${relatedColumns}`

/** Identical texts of several rows are parsed once. */
function toRows<Row extends RelatedFields>(selected: (Stock & Record<keyof RelatedTables, string>)[]): Row[] {
  const read = new Map<string, unknown>()
  const parse = <T>(text: string): T => {
    const known = read.get(text)
    if (known !== undefined) return known as T
    const value = JSON.parse(text) as T
    read.set(text, value)
    return value
  }
  return selected.map((row) => {
    const event = parse<RelatedTables['event']>(row.event)
    const [category, supplier, venue] = [parse(row.category), parse(row.supplier), parse(row.venue)]
    const instants = { date_start_utc: new Date(event.date_start_utc), date_stop_utc: new Date(event.date_stop_utc) }
    return Object.assign(row, event, category, supplier, venue, instants) as unknown as Row
  })
}

/** A list of all tickets that uses only these parameters is counted from the tally table. */
const tally = { from: sql`ticket_tally t`, parameters: ['sport_type', 'category_type', 'include_youth', 'show_deleted'] }

/** `all`: `where` does not restrict the list to the tickets of one supplier. */
interface Listing {
  where: Condition[]
  all: boolean
  /** the distributor whose allotments count */
  allottee?: string | undefined
}

const withShares = (select: RawBuilder<unknown>, allottee: string | undefined): RawBuilder<unknown> =>
  allottee === undefined ? select : sql`${select}, ${ownShares([allottee])} as own`

async function listAs<Row extends RelatedFields>(
  db: Db,
  request: ListRequest,
  { where, all, allottee }: Listing,
  columns: RawBuilder<unknown>,
): Promise<Page<Row>> {
  const select = withShares(columns, allottee)
  const keys = allottee === undefined ? narrow : sql`ticket t left join ${stockFor(allottee)} s on s.ticket_id = t.ticket_id`
  return readPage<Row>(db, request, {
    ...{ select, from, narrow: keys, where, toRows, isFixed: true },
    tally: all ? tally : undefined,
    // The shares of a distributor belong to no version.
    version: allottee === undefined ? version : undefined,
  })
}

export const listTickets = (db: Db, request: ListRequest, listing: Listing) => listAs<ListedRow>(db, request, listing, selectListed)
/** For callers who see only the public fields. */
export const listPublicTickets = (db: Db, request: ListRequest, listing: Listing) => listAs<PublicRow>(db, request, listing, selectPublic)

export async function findTicket(db: Db, id: string, readable: Condition, allottee?: string): Promise<TicketRow | undefined> {
  const { rows } =
    await sql<Selected>`select ${withShares(select, allottee)} from ${from} where t.ticket_id = ${id} and ${readable}`.execute(db)
  return toRows<TicketRow>(rows)[0]
}

/** Locks in id order, then reads in a second statement. A single statement that waits for the lock could return old values. */
export async function lockTickets(trx: Trx, ids: readonly string[], readable: Condition = everyRow): Promise<TicketRow[]> {
  await lockStock(trx, [...ids])
  return readTickets(trx, ids, readable)
}

export async function readTickets(db: Db, ids: readonly string[], readable: Condition = everyRow): Promise<TicketRow[]> {
  const { rows } =
    await sql<Selected>`select ${select} from ${from} where t.ticket_id = any(${ids}::text[]) and ${readable} order by t.ticket_id`.execute(
      db,
    )
  return toRows<TicketRow>(rows)
}

/** The next ids after `after`, for processing many tickets in batches. */
export async function nextTicketIds(trx: Trx, where: Condition, after: string, count: number): Promise<string[]> {
  const { rows } = await sql<{
    ticket_id: string
  }>`select t.ticket_id from ticket t where ${where} and t.ticket_id > ${after} order by t.ticket_id limit ${count}`.execute(trx)
  return rows.map((row) => row.ticket_id)
}

export async function insertTickets(trx: Trx, tickets: NewRow<'ticket'>[], stock: NewRow<'ticket_stock'>[]): Promise<void> {
  if (tickets.length === 0) return
  await insertRows('ticket', tickets).execute(trx)
  await insertRows('ticket_stock', stock).execute(trx)
}

/**
 * Updates the same columns of any number of tickets in one statement; each row has its ticket_id. With `compared`, only rows are written in
 * which one of these columns differs. Returns the ids of the updated rows.
 */
export async function updateTickets(
  trx: Trx,
  table: 'ticket' | 'ticket_stock',
  rows: ({ ticket_id: string } & Record<string, unknown>)[],
  compared: string[] = [],
): Promise<string[]> {
  if (rows.length === 0) return []
  const of = (alias: string, names: string[]) => sql.join(names.map((name) => sql.ref(`${alias}.${name}`)))
  const columns = Object.keys(rows[0] ?? {}) as (keyof Tables[typeof table])[]
  const changed = columns.filter((name) => name !== 'ticket_id')
  const assignments = sql.join(changed.map((name) => sql`${sql.ref(name)} = ${sql.ref(`v.${name}`)}`))
  const differs = compared.length === 0 ? sql`` : sql`and (${of('t', compared)}) is distinct from (${of('v', compared)})`
  const written = await sql<{ ticket_id: string }>`update ${sql.table(table)} t set ${assignments}
    from (${selectRows(table, columns, rows)}) v
   where t.ticket_id = v.ticket_id ${differs} returning t.ticket_id`.execute(trx)
  return written.rows.map((row) => row.ticket_id)
}

export async function ticketIds(db: Db, where: Condition): Promise<string[]> {
  const { rows } = await sql<{ ticket_id: string }>`select t.ticket_id from ticket t where ${where} order by t.ticket_id`.execute(db)
  return rows.map((row) => row.ticket_id)
}

export async function duePriceChanges(trx: Trx, at: Date, count: number): Promise<string[]> {
  const { rows } = await sql<{
    ticket_id: string
  }>`select t.ticket_id from ticket t where t.price_change <= ${at} order by t.price_change limit ${count}`.execute(trx)
  return rows.map((row) => row.ticket_id)
}

/** Tickets of one category of an event, whose prices are compared. */
export interface PriceGroup {
  event_id: string
  category_id: string
}

/** Takes a group whose automatic prices are due, none of `except`, and deletes all its committed requests that no other worker has locked. */
export async function takeYieldRequest(trx: Trx, except: readonly PriceGroup[]): Promise<PriceGroup | undefined> {
  const excepted = sql`select * from unnest(${except.map((one) => one.event_id)}::text[], ${except.map((one) => one.category_id)}::text[])`
  const { rows } = await sql<PriceGroup>`
    with next as (
      select event_id, category_id from yield_request where (event_id, category_id) not in (${excepted}) order by requested limit 1 for update skip locked),
    taken as (
      delete from yield_request where ctid in (
        select y.ctid from yield_request y join next n on n.event_id = y.event_id and n.category_id = y.category_id for update of y skip locked))
    select * from next`.execute(trx)
  return rows[0]
}

/** Adds up the rows of the tally table. Concurrent inserts and reads are not blocked and see the same sums. */
export async function compactTally(db: Db): Promise<void> {
  await sql`with gone as (delete from ticket_tally returning *)
    insert into ticket_tally (sport_type, category_type, shelf, audience_id, delta) select sport_type, category_type, shelf, audience_id, sum(delta) from gone group by 1, 2, 3, 4 having sum(delta) <> 0`.execute(
    db,
  )
}

/** What is left of accepted quotes in these tickets. */
export async function agreedShares(db: Db, tickets: readonly { ticket_id: string; allotments: number }[]): Promise<AgreedShare[]> {
  const ids = tickets.filter((ticket) => ticket.allotments > 0).map((ticket) => ticket.ticket_id)
  if (ids.length === 0) return []
  const { rows } = await sql<AgreedShare>`
    select p.ticket_id, a.grouprequest_id, p.free + p.held as kept, p.net_rate, p.currency_code, p.discount::text, p.borne_by, a.release_at, d.iso_country
      from allotment_ticket p join allotment a on a.allotment_id = p.allotment_id join distributor d on d.distributor_id = p.distributor_id
     where p.ticket_id = any(${ids}::text[]) and p.live and a.grouprequest_id is not null and p.free + p.held > 0`.execute(db)
  return rows
}

/** Of these tickets, those for which the operator has allowed a loss. */
export async function soldAtLoss(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ ticket_id: string }>`
    select ticket_id from ticket where ticket_id = any(${[...ids]}::text[]) and allow_loss`.execute(db)
  return new Set(rows.map((row) => row.ticket_id))
}

/** Whether a distributor has asked for this ticket and its supplier has not answered, or the supplier has quoted it for a group. */
export async function isAsked(trx: Trx, { ticket_id, supplier_id }: Pick<TicketRow, 'ticket_id' | 'supplier_id'>): Promise<boolean> {
  const { rows } = await sql`
    select from reservation_item i join reservation r on r.reservation_id = i.reservation_id
     where i.ticket_id = ${ticket_id} and r.status = 'pending_supplier'
    union all select from grouprequest_quote q
     where q.supplier_id = ${supplier_id} and q.status = 'open' and q.items @> ${JSON.stringify([{ ticket_id }])}::jsonb limit 1`.execute(
    trx,
  )
  return rows.length > 0
}
