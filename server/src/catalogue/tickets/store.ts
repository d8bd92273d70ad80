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
import type { Condition } from '../../platform/db/filter.js'
import type { Tables, TicketStockTable, TicketTable } from '../../platform/db/generated/tables.js'
import type { CancellationStep, CategoryOptions, SalesPeriod } from '../../platform/db/json.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { insertRows, type NewRow, selectRows } from '../../platform/db/rows.js'
import { type Everybodys, type FieldWith, fieldsWhere, rules } from './fields.js'
import { lockStock } from './stock.js'

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

/** What a ticket shows of others. */
interface Shown {
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

/** What a ticket shows beside its own columns: its stock, and what it repeats of event, category, supplier and venue. */
type Around = Stock &
  Omit<Shown['event'], 'date_start_utc' | 'date_stop_utc'> &
  Shown['category'] &
  Shown['supplier'] &
  Shown['venue'] & { date_start_utc: Date; date_stop_utc: Date }

/** A ticket with its stock and with what it shows of event, category, supplier and venue. */
export type TicketRow = StoredTicket & Around
/** What a list shows of it to whoever may see it, and to its supplier and the operator. */
export type PublicRow = Pick<StoredTicket, PublicColumn> & Around
export type ListedRow = PublicRow & Pick<StoredTicket, TicketColumn>

/** What others have is selected as text: most tickets of a page share it. */
type Selected = StoredTicket & Stock & Record<keyof Shown, string>

const narrow = sql`ticket t left join ticket_stock s on s.ticket_id = t.ticket_id`
const from = sql`ticket t join ticket_stock s on s.ticket_id = t.ticket_id`
/** What is shown of others comes from subselects: to find the best order of six joins takes the planner longer than to run them. */
const others = sql`s.*,
  (select json_build_object('event_start', e.date_start, 'event_stop', e.date_stop, 'date_start_utc', e.date_start_utc, 'date_stop_utc', e.date_stop_utc,
                            'event_status', e.event_status,
                            'event_sales_periods', e.sales_periods)::text from event e where e.event_id = t.event_id) as event,
  (select json_build_object('category_name', c.category_name, 'options', c.options,
                            'category_information_available', c.files <> '{}' or c.description <> '{}')::text from category c where c.category_id = t.category_id) as category,
  (select json_build_object('supplier_role', p.supplier_role, 'supplier_terms', p.general_terms, 'supplier_policy', p.cancellation_policy,
                            'selfmanage_products', p.selfmanage_products)::text
     from supplier p where p.supplier_id = t.supplier_id) as supplier,
  (select json_build_object('country', v.country, 'time_zone', v.time_zone)::text from venue v where v.venue_id = t.venue_id) as venue`
const select = sql`t.*, ${others}`

/** Shown to nobody by themselves: they decide whether it can be bought, and for how much. */
const deciding = [
  ...(['supplier_type', 'locked_by_client_id', 'sport_excluded', 'service_price', 'discount_percentage', 'price_change'] as const),
  ...(['cost_price', 'supplier_share', 'allow_loss', 'sellers'] as const),
] as const satisfies (keyof StoredTicket)[]

/** Only what is shown is read: fifty rows of every column are four thousand values, and reading them is most of the work of a page. */
type TicketColumn = FieldWith<{ from: 'ticket' }>
type PublicColumn = Extract<TicketColumn, Everybodys> | (typeof deciding)[number]
const ticketColumns = fieldsWhere<TicketColumn>((rule) => rule.from === 'ticket')
const publicColumns: string[] = [...new Set<string>([...ticketColumns.filter((name) => rules[name].seenBy === undefined), ...deciding])]
const listedColumns: string[] = [...new Set<string>([...publicColumns, ...ticketColumns])]
const columns = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(`t.${name}`)))
const selectPublic = sql`${columns(publicColumns)}, ${others}`
const selectListed = sql`${columns(listedColumns)}, ${others}`

/** What is the same text for many rows is read once. */
function toRows<Row extends Around>(selected: (Stock & Record<keyof Shown, string>)[]): Row[] {
  const read = new Map<string, unknown>()
  const parse = <T>(text: string): T => {
    const known = read.get(text)
    if (known !== undefined) return known as T
    const value = JSON.parse(text) as T
    read.set(text, value)
    return value
  }
  return selected.map((row) => {
    const event = parse<Shown['event']>(row.event)
    const [category, supplier, venue] = [parse(row.category), parse(row.supplier), parse(row.venue)]
    const instants = { date_start_utc: new Date(event.date_start_utc), date_stop_utc: new Date(event.date_stop_utc) }
    return Object.assign(row, event, category, supplier, venue, instants) as unknown as Row
  })
}

/** A list of everybody's tickets that asks for nothing but these is counted from the tally. */
const tally = { from: sql`ticket_tally t`, parameters: ['sport_type', 'category_type', 'include_youth', 'show_deleted'] }

/** `all`: nothing in `where` looks at whose tickets they are, beyond who may see them. */
interface Listing {
  where: Condition[]
  all: boolean
}

async function listAs<Row extends Around>(
  db: Db,
  request: ListRequest,
  { where, all }: Listing,
  select: RawBuilder<unknown>,
): Promise<Page<Row>> {
  const source = { select, from, narrow, where, tally: all ? tally : undefined, isFixed: true } as const
  const { rows, pagination } = await readPage<Selected>(db, request, source)
  return { rows: toRows<Row>(rows), pagination }
}

export const listTickets = (db: Db, request: ListRequest, listing: Listing) => listAs<ListedRow>(db, request, listing, selectListed)
/** For those who are shown nothing but what anybody is. */
export const listPublicTickets = (db: Db, request: ListRequest, listing: Listing) => listAs<PublicRow>(db, request, listing, selectPublic)

export async function findTicket(db: Db, id: string, readable: Condition): Promise<TicketRow | undefined> {
  const { rows } = await sql<Selected>`select ${select} from ${from} where t.ticket_id = ${id} and ${readable}`.execute(db)
  return toRows<TicketRow>(rows)[0]
}

/** Locked in id order, then read in a statement of its own: what was read together with a lock that had to wait may be old. */
export async function lockTickets(trx: Trx, ids: readonly string[], readable: Condition = sql`true`): Promise<TicketRow[]> {
  await lockStock(trx, [...ids])
  return readTickets(trx, ids, readable)
}

export async function readTickets(db: Db, ids: readonly string[], readable: Condition = sql`true`): Promise<TicketRow[]> {
  const { rows } =
    await sql<Selected>`select ${select} from ${from} where t.ticket_id = any(${ids}::text[]) and ${readable} order by t.ticket_id`.execute(
      db,
    )
  return toRows<TicketRow>(rows)
}

/** Of a list of ids in order, those after `after`: for going through many tickets in batches. */
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
 * The same columns of any number of tickets in one statement; each row names its ticket_id. With `compared`, only where one of those
 * differs. Gives the ids of what was written.
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

/** One group whose automatic prices are due, and every request for it that is committed and that nobody else is at. */
export async function takeYieldRequest(trx: Trx): Promise<{ event_id: string; category_id: string } | undefined> {
  const { rows } = await sql<{ event_id: string; category_id: string }>`
    with next as (select event_id, category_id from yield_request order by requested limit 1 for update skip locked),
    taken as (
      delete from yield_request where ctid in (
        select y.ctid from yield_request y join next n on n.event_id = y.event_id and n.category_id = y.category_id for update of y skip locked))
    select * from next`.execute(trx)
  return rows[0]
}

/** Sums up what was added to the tally; whoever adds or reads meanwhile is not held up, and sees the same sums. */
export async function compactTally(db: Db): Promise<void> {
  await sql`with gone as (delete from ticket_tally returning *)
    insert into ticket_tally (sport_type, category_type, shelf, audience_id, delta) select sport_type, category_type, shelf, audience_id, sum(delta) from gone group by 1, 2, 3, 4 having sum(delta) <> 0`.execute(
    db,
  )
}

/** Of these tickets, those that the operator lets be sold for less than their supplier is paid. */
export async function soldAtLoss(db: Db, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ ticket_id: string }>`
    select ticket_id from ticket where ticket_id = any(${[...ids]}::text[]) and allow_loss`.execute(db)
  return new Set(rows.map((row) => row.ticket_id))
}
