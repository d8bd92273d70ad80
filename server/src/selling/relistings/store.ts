import { type RawBuilder, sql } from 'kysely'
import { liveItem, soldItem } from '../../lib/order-states.js'
import { defer } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import { isPaidBefore } from '../purchases/paid.js'

/**
 * Relisted admissions form chains: bought, relisted, sold, relisted again. Every transaction that changes a chain first locks its root, the
 * first order of the chain. Sales, withdrawals, cancellations and relistings of one chain then run one after another. The root is locked
 * before orders, reservations and tickets, in every transaction. A step of a disruption locks the disruption and the order's row of it
 * before the root.
 */
const lockRoots = (trx: Trx, roots: RawBuilder<unknown>) =>
  defer(
    trx,
    sql`
  select pg_advisory_xact_lock(k.key) from (
    select distinct hashtextextended(c.root, 7) as key from (${roots}) c (root) order by 1 offset 0) k`,
  )

/** Locks the chains of an order's admissions. An order that bought from the supplier directly is the root of its own chain. */
export const lockOrderChains = (trx: Trx, bookingorderId: string) =>
  lockRoots(
    trx,
    sql`select coalesce(r.root_bookingorder_id, i.bookingorder_id) from orderitem i
    left join relisting r on r.purchaseorderitem_id = i.purchaseorderitem_id where i.bookingorder_id = ${bookingorderId}`,
  )

/**
 * Whether a refund was decided for an order that the worker has not carried out. The chain must be locked: it keeps refunds from being
 * carried out meanwhile. The row is not locked: a step of a disruption locks its row before the chain, so both would wait for each other. A
 * refund that is decided at the same moment counts as decided after the relisting, and takes it off sale.
 */
export async function awaitsRefund(trx: Trx, bookingorderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from disruption_order where bookingorder_id = ${bookingorderId} and settled is null and decision = 'refund' limit 1`.execute(trx)
  return rows.length > 0
}

export const lockTicketChains = (trx: Trx, ticketIds: readonly string[]) =>
  lockRoots(trx, sql`select r.root_bookingorder_id from relisting r where r.ticket_id = any(${[...ticketIds]}::text[])`)

/** Locks the chains of the relisted tickets in these reservations. Most reservations have none. */
export const lockReservationChains = (trx: Trx, reservationIds: string[]) =>
  lockRoots(
    trx,
    sql`select r.root_bookingorder_id from reservation_item h join relisting r on r.ticket_id = h.ticket_id
    where h.reservation_id = any(${reservationIds}::text[])`,
  )

/**
 * Locks the orders on which payouts of admissions in these reservations are posted: a booking may change such a payout. The chains must be
 * locked. Orders are locked before reservations, tickets and distributors, as everywhere.
 */
export const lockReservationPayers = (trx: Trx, reservationIds: string[]) =>
  defer(
    trx,
    sql`
  select o.bookingorder_id from (
    select distinct p.bookingorder_id from reservation_item h join relisting r on r.ticket_id = h.ticket_id and r.relisting_status = 'listed'
      join purchaseorder_item x on x.purchaseorderitem_id = r.purchaseorderitem_id join purchaseorder p on p.purchaseorder_id = x.purchaseorder_id
     where h.reservation_id = any(${reservationIds}::text[]) offset 0) payer join bookingorder o on o.bookingorder_id = payer.bookingorder_id
   order by o.bookingorder_id for update of o`,
  )

/** The root order of each admission's chain. */
export async function rootsOf(trx: Trx, orderitemIds: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ orderitem_id: string; root: string }>`
    select i.orderitem_id, coalesce(r.root_bookingorder_id, i.bookingorder_id) as root from orderitem i
      left join relisting r on r.purchaseorderitem_id = i.purchaseorderitem_id where i.orderitem_id = any(${[...orderitemIds]}::text[])`.execute(
    trx,
  )
  return new Map(rows.map((row) => [row.orderitem_id, row.root]))
}

/** Of these categories, those of the venue of the event as it is now. */
export async function categoriesAt(trx: Trx, eventId: string, categoryIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ category_id: string }>`
    select c.category_id from category c join event e on e.venue_id = c.venue_id
     where e.event_id = ${eventId} and c.category_id = any(${[...categoryIds]}::text[]) and c.deleted is null`.execute(trx)
  return new Set(rows.map((row) => row.category_id))
}

export interface NewRelisting {
  orderitem_id: string
  ticket_id: string
  root_bookingorder_id: string
}

export const insertRelistings = (trx: Trx, rows: NewRelisting[], clientId: string, at: Date) =>
  trx
    .insertInto('relisting')
    .values(rows.map((row) => ({ ...row, created: at, created_by: clientId })))
    .execute()

/** The purchase of an earlier buyer, in which an admission is on sale again. */
export interface EarlierPurchase {
  /** the order and the item on which the payout is posted */
  bookingorder_id: string
  orderitem_id: string
  payout: number
  currency: string
  /** the money of an earlier buyer was kept and is enough for the payout */
  is_paid: boolean
}

/** A relisted admission. `purchaseorder_id` is set if it is on sale again in the purchase of an earlier buyer. */
export interface Listed {
  relisting_id: number
  ticket_id: string
  orderitem_id: string
  purchaseorderitem_id: string | null
  purchaseorder_id: string | null
  earlier: EarlierPurchase | null
  section: string | null
  row: string | null
  seat: string | null
  external_activation_link: string | null
  activated: boolean
}

const earlierPurchase = sql`(select jsonb_build_object('bookingorder_id', p.bookingorder_id, 'orderitem_id', x.orderitem_id, 'currency', f.currency,
    'payout', (part ->> 'payout')::bigint, 'is_paid', ${isPaidBefore})
  from purchaseorder p join orderitem f on f.orderitem_id = x.orderitem_id join order_charge c on c.bookingorder_id = p.bookingorder_id,
    jsonb_array_elements(c.charge -> 'items') as part
 where p.purchaseorder_id = x.purchaseorder_id and part ->> 'orderitem_id' = x.orderitem_id)`

/** The unsold admissions of these tickets, oldest offer first. The tickets must be locked. */
export async function listedOf(trx: Trx, ticketIds: readonly string[]): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select r.relisting_id, r.ticket_id, r.orderitem_id, r.purchaseorderitem_id, x.purchaseorder_id, i.section, i."row", i.seat, i.external_activation_link, i.activated,
           ${earlierPurchase} as earlier
      from relisting r join orderitem i on i.orderitem_id = r.orderitem_id left join purchaseorder_item x on x.purchaseorderitem_id = r.purchaseorderitem_id
     where r.ticket_id = any(${[...ticketIds]}::text[]) and r.relisting_status = 'listed' order by r.relisting_id`.execute(trx)
  return rows
}

export async function markSold(trx: Trx, sold: { relisting_id: number; purchaseorderitem_id: string }[]): Promise<void> {
  await sql`update relisting r set relisting_status = 'sold', purchaseorderitem_id = s.purchaseorderitem_id
    from unnest(${sold.map((one) => one.relisting_id)}::bigint[], ${sold.map((one) => one.purchaseorderitem_id)}::text[]) as s (relisting_id, purchaseorderitem_id)
   where r.relisting_id = s.relisting_id`.execute(trx)
}

export async function markListed(trx: Trx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('relisting').set({ relisting_status: 'listed' }).where('relisting_id', 'in', ids).execute()
}

/** Offers admissions without the purchases they were sold in. Those stay with the offers that ended. */
export async function offerAfresh(trx: Trx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await markWithdrawn(trx, ids, at)
  await sql`insert into relisting (orderitem_id, ticket_id, root_bookingorder_id, created, created_by)
    select orderitem_id, ticket_id, root_bookingorder_id, ${at}::timestamptz, created_by from relisting
     where relisting_id = any(${[...ids]}::bigint[]) order by relisting_id`.execute(trx)
}

export async function markWithdrawn(trx: Trx, ids: readonly number[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await trx.updateTable('relisting').set({ relisting_status: 'withdrawn', ended: at }).where('relisting_id', 'in', ids).execute()
}

/** One resale of an admission: the item that was relisted, and the item of the buyer. */
export interface Link {
  relisting_id: number
  relisting_status: 'listed' | 'sold'
  ticket_id: string
  /** the item of the relister */
  orderitem_id: string
  purchaseorderitem_id: string | null
  /** the order on which the payout to the relister is posted */
  payer_bookingorder_id: string | null
  payer_orderitem_id: string | null
  /** the item of the current holder, also if it was returned: it is not sold again, and its sale stands */
  holder_orderitem_id: string | null
  holder_bookingorder_id: string | null
}

const link = sql`r.relisting_id, r.relisting_status, r.ticket_id, r.orderitem_id, r.purchaseorderitem_id, p.bookingorder_id as payer_bookingorder_id,
  x.orderitem_id as payer_orderitem_id, n.orderitem_id as holder_orderitem_id, n.bookingorder_id as holder_bookingorder_id`
const linkFrom = sql`relisting r left join purchaseorder_item x on x.purchaseorderitem_id = r.purchaseorderitem_id
  left join purchaseorder p on p.purchaseorder_id = x.purchaseorder_id
  left join orderitem n on r.relisting_status = 'sold' and n.purchaseorderitem_id = r.purchaseorderitem_id and ${soldItem.sql('n')}`

/** The resales of these admissions, sold or still on sale. */
export async function resalesOf(trx: Trx, orderitemIds: readonly string[]): Promise<Link[]> {
  const { rows } = await sql<Link>`select ${link} from ${linkFrom}
    where r.orderitem_id = any(${[...orderitemIds]}::text[]) and r.relisting_status <> 'withdrawn' order by r.relisting_id`.execute(trx)
  return rows
}

/** The resales in which these admissions were bought. Admissions bought from the supplier directly have none. */
export async function resalesByPurchase(trx: Trx, purchaseorderitemIds: readonly string[]): Promise<Link[]> {
  if (purchaseorderitemIds.length === 0) return []
  const { rows } = await sql<Link>`select ${link} from ${linkFrom}
    where r.purchaseorderitem_id = any(${[...purchaseorderitemIds]}::text[]) and r.relisting_status = 'sold' order by r.relisting_id`.execute(
    trx,
  )
  return rows
}

/** The unsold admissions of a relisted ticket. */
export async function listedLinks(trx: Trx, ticketId: string): Promise<Link[]> {
  const { rows } = await sql<Link>`select ${link} from ${linkFrom}
    where r.ticket_id = ${ticketId} and r.relisting_status = 'listed' order by r.purchaseorderitem_id nulls first, r.relisting_id desc`.execute(
    trx,
  )
  return rows
}

/**
 * All rows that the cancellation of an order can affect along its chains: the order, the orders of later buyers, and the orders on which
 * payouts are posted.
 */
export interface AffectedRows {
  bookingorder_ids: string[]
  distributor_ids: string[]
  ticket_ids: string[]
}

export async function affectedRows(trx: Trx, bookingorderId: string): Promise<AffectedRows> {
  const { rows } = await sql<AffectedRows>`
    with recursive reach (bookingorder_id) as (
      select ${bookingorderId}::text
      union
      select n.bookingorder_id from reach join orderitem i on i.bookingorder_id = reach.bookingorder_id
        join relisting r on r.orderitem_id = i.orderitem_id and r.relisting_status = 'sold'
        join orderitem n on n.purchaseorderitem_id = r.purchaseorderitem_id and ${soldItem.sql('n')}),
    admission as (select i.orderitem_id, i.ticket_id, i.purchaseorderitem_id from reach join orderitem i on i.bookingorder_id = reach.bookingorder_id),
    offer as (select r.ticket_id, r.purchaseorderitem_id from admission a join relisting r on r.orderitem_id = a.orderitem_id and r.relisting_status <> 'withdrawn'),
    every (bookingorder_id) as (
      select bookingorder_id from reach
      union select p.bookingorder_id from (select purchaseorderitem_id from admission union select purchaseorderitem_id from offer) b
        join purchaseorder_item x on x.purchaseorderitem_id = b.purchaseorderitem_id join purchaseorder p on p.purchaseorder_id = x.purchaseorder_id)
    select (select array_agg(bookingorder_id) from every) as bookingorder_ids,
           (select array_agg(distinct o.distributor_id) from every join bookingorder o on o.bookingorder_id = every.bookingorder_id) as distributor_ids,
           (select array_agg(ticket_id) from (select ticket_id from admission union select ticket_id from offer) t) as ticket_ids`.execute(
    trx,
  )
  const { bookingorder_ids, distributor_ids, ticket_ids } = rows[0] ?? {}
  return { bookingorder_ids: bookingorder_ids ?? [], distributor_ids: distributor_ids ?? [], ticket_ids: ticket_ids ?? [] }
}

/** All tickets of the reservations that hold some of these tickets. */
export async function heldTogether(trx: Trx, ticketIds: readonly string[]): Promise<string[]> {
  if (ticketIds.length === 0) return []
  const { rows } = await sql<{ ticket_id: string }>`
    select distinct other.ticket_id
      from reservation_item i join reservation_item other on other.reservation_id = i.reservation_id
     where i.ticket_id = any(${[...ticketIds]}::text[]) and i.held > 0`.execute(trx)
  return rows.map((row) => row.ticket_id)
}

export async function lockDistributors(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`select from distributor where distributor_id = any(${[...ids]}::text[]) order by distributor_id for no key update`.execute(trx)
}

/** The orders and distributors on which the payouts of these resales are posted. */
export async function payersOf(trx: Trx, links: readonly Link[]): Promise<{ bookingorder_ids: string[]; distributor_ids: string[] }> {
  const ids = [...new Set(links.flatMap((link) => link.payer_bookingorder_id ?? []))]
  if (ids.length === 0) return { bookingorder_ids: [], distributor_ids: [] }
  const orders = await trx.selectFrom('bookingorder').select('distributor_id').where('bookingorder_id', 'in', ids).execute()
  return { bookingorder_ids: ids, distributor_ids: [...new Set(orders.map((order) => order.distributor_id))] }
}

/** For each relisted ticket, the quantity that goes off sale if these admissions are cancelled, along the whole chain. */
export async function withdrawnQuantities(trx: Trx, orderitemIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ ticket_id: string; count: number }>`
    with recursive gone (orderitem_id) as (
      select unnest(${[...orderitemIds]}::text[])
      union
      select n.orderitem_id from gone join relisting r on r.orderitem_id = gone.orderitem_id and r.relisting_status = 'sold'
        join orderitem n on n.purchaseorderitem_id = r.purchaseorderitem_id and ${liveItem.sql('n')})
    select r.ticket_id, count(*)::int as count from gone join relisting r on r.orderitem_id = gone.orderitem_id and r.relisting_status = 'listed'
     group by r.ticket_id`.execute(trx)
  return new Map(rows.map((row) => [row.ticket_id, row.count]))
}

/**
 * For a file with this alias: its owner has downloaded it, and could present its barcode at the gate. A ZIP has every file that its order
 * had at that time. A file that is drawn again keeps its barcode, so only the time when it was assigned counts, not when it was made.
 */
export const isDownloaded = (file: string) => {
  const of = (column: string) => sql.ref(`${file}.${column}`)
  return sql<boolean>`(exists (select from ticket_download x where x.downloaditem_id = ${of('downloaditem_id')}) or (${of('ticket_sha')} is not null and exists (
    select from ticket_download x where x.bookingorder_id = ${of('bookingorder_id')} and x.kind = 'zip' and x.at >= ${of('assigned_at')})))`
}

const fileOf = (state: 'replaced' | 'assigned') =>
  sql`select from downloaditem f where f.orderitem_id = i.orderitem_id and f.state = ${sql.lit(state)} and ${isDownloaded('f')}`

/** For an admission (`i`): a downloaded file was replaced, and the new file is not downloaded yet. */
export const isReissued = sql`(exists (${fileOf('replaced')}) and not exists (${fileOf('assigned')}))`

export async function reissuedOf(trx: Trx, orderitemIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ orderitem_id: string }>`
    select i.orderitem_id from orderitem i where i.orderitem_id = any(${[...orderitemIds]}::text[]) and ${isReissued}`.execute(trx)
  return new Set(rows.map((row) => row.orderitem_id))
}
