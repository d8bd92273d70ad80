import { type RawBuilder, sql } from 'kysely'
import type { VatCategory } from '../../lib/enums.js'
import { defer, prepared, type Read, readAll } from '../../platform/db/client.js'
import type { CancellationStep } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import type { Restrictions, SupplierAccess } from './rules/access.js'
import type { Allotted } from './rules/allotted.js'
import type { Pools, QuantityTerms } from './rules/quantities.js'
import { type SaleState, saleWindows, type Window } from './rules/sale.js'

/** A locked ticket with all fields that decide a sale. */
export interface TicketForSale extends SaleState, Restrictions, QuantityTerms, Pools, Allotted {
  ticket_id: string
  supplier_id: string
  ticket_title: string
  event_name: string
  sales_price: number
  supplier: SupplierAccess
  /** for a relisted ticket: the earlier sellers of its admissions */
  sellers: string[]
  /** the time ranges in which it is on sale */
  windows: Window[]
  /** fields of the ticket, event, venue and supplier that are stored with a hold */
  face_value: number
  service_fee: number
  vat_category: VatCategory
  cancellation_policy: CancellationStep[]
  event_id: string
  date_start: string
  supplier_vat: boolean
  supplier_policy: CancellationStep[]
  /** when the event was last disrupted */
  disrupted: Date | null
}

/** Changes of the quantities of a ticket. available_quantity is computed from them, and a database constraint keeps it at zero or above. */
export interface StockMove {
  ticket_id: string
  supplier_quantity?: number
  reservations_quantity?: number
  number_of_tickets_sold?: number
  backorder_quantity?: number
  number_of_bookingorders?: number
  allotted_quantity?: number
}
const quantities = [
  'supplier_quantity',
  'reservations_quantity',
  'number_of_tickets_sold',
  'backorder_quantity',
  'number_of_bookingorders',
  'allotted_quantity',
] as const

/** The sum of the moves per ticket, in id order. */
function merged(moves: StockMove[]): Required<StockMove>[] {
  const byTicket = new Map<string, Required<StockMove>>()
  for (const move of moves) {
    const sum = byTicket.get(move.ticket_id) ?? {
      ticket_id: move.ticket_id,
      supplier_quantity: 0,
      reservations_quantity: 0,
      number_of_tickets_sold: 0,
      backorder_quantity: 0,
      number_of_bookingorders: 0,
      allotted_quantity: 0,
    }
    for (const name of quantities) sum[name] += move[name] ?? 0
    byTicket.set(move.ticket_id, sum)
  }
  return [...byTicket.values()].sort((a, b) => (a.ticket_id < b.ticket_id ? -1 : 1))
}

/** How available_quantity before a move follows from the one after it. The other quantities have no effect on it. */
const undone: Partial<Record<(typeof quantities)[number], '+' | '-'>> = {
  supplier_quantity: '-',
  reservations_quantity: '+',
  number_of_tickets_sold: '+',
  allotted_quantity: '+',
}

/**
 * The moves as parts of a WITH, so that they can be combined with other writes in one statement. The second part updates `ticket.in_stock`
 * and writes to the wide ticket row only when the last ticket is taken or the first one returns. Clients with copies notice this by
 * `updated`, and automatic prices are computed again. The rows must be locked. `reachesZero`: whether some ticket may be in stock before and
 * not after, or the other way round. Where the caller knows that none is, PostgreSQL need not prepare to write to `ticket`.
 */
export function stockMoves(moves: StockMove[], at: Date, reachesZero = true): RawBuilder<unknown> {
  const rows = merged(moves)
  // Only the quantities that move, because each takes time even if it moves by zero. A request to a supplier moves none.
  const moving = quantities.filter((name) => rows.some((row) => row[name] !== 0))
  const names = moving.length > 0 ? moving : (['reservations_quantity'] as const)
  const lists = names.map((name) => sql`${rows.map((row) => row[name])}::int[]`)
  const before = names.flatMap((name) => (undone[name] ? ` ${undone[name]} m.${name}` : []))
  const moved = sql`stock_moved as (
      update ticket_stock s set ${sql.raw(names.map((name) => `${name} = s.${name} + m.${name}`).join(', '))}
      from unnest(${rows.map((row) => row.ticket_id)}::text[], ${sql.join(lists)}) as m (ticket_id, ${sql.raw(names.join(', '))})
      where s.ticket_id = m.ticket_id`
  if (!reachesZero) return sql`${moved})`
  return sql`${moved}
      returning s.ticket_id, s.available_quantity > 0 as any_left, s.available_quantity${sql.raw(before.join(''))} > 0 as any_before
    ), stock_edge as (
      update ticket t set in_stock = moved.any_left, last_checked = ${at}, updated = greatest(t.updated, ${at})
        from stock_moved moved where moved.any_left <> moved.any_before and t.ticket_id = moved.ticket_id and t.in_stock <> moved.any_left
      returning t.event_id, t.category_id
    ), stock_yield as (
      ${yieldRequests(sql`stock_edge`, at)}
    )`
}

export async function moveStock(trx: Trx, moves: StockMove[], at: Date): Promise<void> {
  if (moves.length > 0) await sql`with ${stockMoves(moves, at)} select 1`.execute(trx)
}

/** Requests new automatic prices for the groups (event_id, category_id) of `source` that have any. */
function yieldRequests(source: RawBuilder<unknown>, at: Date): RawBuilder<unknown> {
  return sql`insert into yield_request (event_id, category_id, requested)
    select distinct g.event_id, g.category_id, ${at}::timestamptz from (select event_id, category_id from ${source}) g
     where exists (select from ticket y where y.event_id = g.event_id and y.category_id = g.category_id
                      and y.ticket_yield is not null and y.deleted is null)`
}

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** price, quantity or availability of tickets changed; not raised for sales and holds, whose statement requests new prices itself */
    offers_changed: { tickets: { event_id: string; category_id: string }[]; at: Date }
  }
}

/** Called after a change of price or availability, in the same transaction. */
export async function requestYield(trx: Trx, tickets: { event_id: string; category_id: string }[], at: Date): Promise<void> {
  const events = tickets.map((ticket) => ticket.event_id)
  const categories = tickets.map((ticket) => ticket.category_id)
  await yieldRequests(sql`unnest(${events}::text[], ${categories}::text[]) as changed (event_id, category_id)`, at).execute(trx)
}

/**
 * Locks the stock rows in id order, so that two transactions wait for each other instead of deadlocking, and then reads the tickets. Two
 * statements are needed: a single statement that waits for the lock would return the price and status from before the wait.
 */
export const lockForSale = (trx: Trx, ids: string[], buyers: string[] = []): Promise<Map<string, TicketForSale>> =>
  readAll(trx, forSale(ids, buyers))

/** The statements of `lockForSale`, to be sent together with others. `buyers` are the distributors whose allotments are read. */
export const forSale = (ids: string[], buyers: string[]): Read<Map<string, TicketForSale>> => ({
  statements: [
    stockLock(ids),
    sql`${prepared}
    select t.ticket_id, t.supplier_id, t.ticket_title, t.event_name, t.currency_code, t.sales_price, t.ticket_type, t.ticket_status, t.deleted, t.locked_by_client_id, t.sport_excluded,
           t.release_date, t.latest_sale_date, t.sales_periods, t.service_price, t.discount_percentage, t.net_rate, t.price_change, t.flags, t.min_order,
           t.countries_disabled, t.countries_enabled, t.distributors_disabled, t.distributors_enabled,
           t.face_value, t.cost_price, t.supplier_share, t.allow_loss, t.sellers, t.service_fee, t.vat_category, t.cancellation_policy, t.event_id,
           e.event_status, e.disrupted, e.date_start, e.date_start_utc, e.date_stop_utc, e.sales_periods as event_sales_periods, v.time_zone, v.country,
           s.available_quantity, s.backorder_quantity, p.vat_number is not null as supplier_vat, p.cancellation_policy as supplier_policy, ${ownShares(buyers)} as own,
           p.supplier_status, p.distributors_disabled as supplier_disables, p.distributors_enabled as supplier_enables
      from ticket_stock s
      join ticket t on t.ticket_id = s.ticket_id
      join event e on e.event_id = t.event_id
      join venue v on v.venue_id = t.venue_id
      join supplier p on p.supplier_id = t.supplier_id
     where s.ticket_id = any(${ids}::text[])`,
  ],
  of: ([, rows]) => new Map((rows as ForSaleRow[]).map((row) => [row.ticket_id, Object.assign(row, computed(row))])),
})

/** As it is read: a document would be written by PostgreSQL and parsed here for every ticket of every batch. */
interface ForSaleRow extends Omit<TicketForSale, 'supplier' | 'windows'> {
  supplier_status: string
  supplier_disables: string[]
  supplier_enables: string[]
}

const computed = (row: ForSaleRow): Pick<TicketForSale, 'supplier' | 'windows'> => ({
  windows: saleWindows(row),
  supplier: {
    supplier_status: row.supplier_status,
    distributors_disabled: row.supplier_disables,
    distributors_enabled: row.supplier_enables,
  },
})

/** Locks tickets. Every transaction that changes the stock or terms of a ticket takes this lock. */
export async function lockStock(trx: Trx, ids: string[]): Promise<void> {
  await defer(trx, stockLock(ids))
}
const stockLock = (ids: string[]) =>
  sql`${prepared} select from ticket_stock where ticket_id = any(${[...new Set(ids)]}::text[]) order by ticket_id for update`

/**
 * The live shares of these distributors in a ticket (stock alias `s`), as JSON. A ticket without allotments reads no other table. The share
 * that is released first is used first.
 */
export const ownShares = (distributors: readonly string[]): RawBuilder<unknown> =>
  sql`case when s.allotments > 0 then (
    select jsonb_agg(jsonb_build_object('allotment_id', a.allotment_id, 'distributor_id', a.distributor_id, 'free', a.free, 'free_stock_too', a.free_stock_too,
             'net_rate', a.net_rate, 'currency_code', a.currency_code, 'discount', a.discount::text, 'borne_by', a.borne_by)
             order by m.release_at nulls last, a.allotment_id)
      from allotment_ticket a join allotment m on m.allotment_id = a.allotment_id
     where a.ticket_id = s.ticket_id and a.live and a.distributor_id = any(${distributors}::text[])) end`

/** Replaces `ticket_stock` (alias `s`) in lists: available_quantity is what this distributor can buy. */
export const stockFor = (distributor_id: string): RawBuilder<unknown> =>
  sql`(select q.ticket_id, case when q.allotments = 0 then q.available_quantity else (
         select coalesce(sum(a.free), 0)::int + case when coalesce(bool_and(a.free_stock_too), true) then q.available_quantity else 0 end
           from allotment_ticket a where a.ticket_id = q.ticket_id and a.live and a.distributor_id = ${distributor_id}) end as available_quantity
       from ticket_stock q)`

/** A change of the counts of a share. */
export interface ShareMove {
  allotment_id: string
  ticket_id: string
  held?: number
  sold?: number
}

function shareCounts(moves: readonly ShareMove[]): RawBuilder<unknown> {
  const sums = new Map<string, Required<ShareMove>>()
  for (const { allotment_id, ticket_id, held = 0, sold = 0 } of moves) {
    const sum = sums.get(`${allotment_id} ${ticket_id}`) ?? { allotment_id, ticket_id, held: 0, sold: 0 }
    sums.set(`${allotment_id} ${ticket_id}`, { ...sum, held: sum.held + held, sold: sum.sold + sold })
  }
  const rows = [...sums.values()]
  return sql`unnest(${rows.map((row) => row.allotment_id)}::text[], ${rows.map((row) => row.ticket_id)}::text[],
    ${rows.map((row) => row.held)}::int[], ${rows.map((row) => row.sold)}::int[]) as m (allotment_id, ticket_id, held, sold)`
}

/** What leaves a share that is no longer live goes to free stock, and is counted as released. */
const movedShares = (moves: readonly ShareMove[]): RawBuilder<unknown> =>
  sql`update allotment_ticket a set held = a.held + m.held, sold = a.sold + m.sold,
        released = a.released + case when a.live then 0 else greatest(0, -(m.held + m.sold)) end
      from ${shareCounts(moves)} where a.allotment_id = m.allotment_id and a.ticket_id = m.ticket_id
      returning a.ticket_id, case when a.live then -(m.held + m.sold) else 0 end as allotted_quantity`

/** Draws from live shares, as a part of a WITH. Empty if nothing is drawn. The tickets must be locked. */
export const drawnShares = (moves: readonly ShareMove[]): RawBuilder<unknown> =>
  moves.length === 0 ? sql`` : sql`shares_drawn as (${movedShares(moves)}),`

/** The change of the stock that is kept for distributors. */
export interface AllottedMove {
  ticket_id: string
  allotted_quantity: number
}

/** Changes shares that may have been released meanwhile. Returns the changes of stock. The tickets must be locked. */
export async function moveShares(trx: Trx, moves: readonly ShareMove[]): Promise<AllottedMove[]> {
  if (moves.length === 0) return []
  const { rows } = await sql<AllottedMove>`${movedShares(moves)}`.execute(trx)
  return rows
}
