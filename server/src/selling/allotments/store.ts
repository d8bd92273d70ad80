import { type Selectable, sql, type Updateable } from 'kysely'
import { ownSuppliers } from '../../parties/suppliers/own.js'
import type { Condition } from '../../platform/db/filter.js'
import type { AllotmentTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { insertRows, type NewRow } from '../../platform/db/rows.js'
import { liveAllotment } from './states.js'

/** The part of an allotment in one ticket. */
export interface PartRow {
  ticket_id: string
  ticket_title: string
  quantity: number
  sold: number
  held: number
  free: number
  released: number
  net_rate: number | null
  currency_code: string | null
}

export type AllotmentRow = Selectable<AllotmentTable> & {
  distributor_name: string
  supplier_name: string
  event_name: string
  tickets: PartRow[]
}

const select = sql`a.*, d.distributor_name, s.name as supplier_name, e.event_name, (
  select jsonb_agg(jsonb_build_object('ticket_id', p.ticket_id, 'ticket_title', t.ticket_title, 'quantity', p.quantity, 'sold', p.sold, 'held', p.held,
           'free', p.free, 'released', p.released, 'net_rate', p.net_rate, 'currency_code', p.currency_code) order by p.ticket_id)
    from allotment_ticket p join ticket t on t.ticket_id = p.ticket_id where p.allotment_id = a.allotment_id) as tickets`
const from = sql`allotment a join distributor d on d.distributor_id = a.distributor_id join supplier s on s.supplier_id = a.supplier_id
  join event e on e.event_id = a.event_id`

export const listAllotments = (db: Db, request: ListRequest, visible: Condition): Promise<Page<AllotmentRow>> =>
  readPage<AllotmentRow>(db, request, { select, from, where: [visible] })

export async function findAllotment(db: Db, id: string, visible: Condition): Promise<AllotmentRow | undefined> {
  const { rows } = await sql<AllotmentRow>`select ${select} from ${from} where a.allotment_id = ${id} and ${visible}`.execute(db)
  return rows[0]
}

/**
 * Locks an allotment, without its tickets. Their locks come after it, as in a change of the event. Returns the tickets of its parts, which
 * never change.
 */
export async function lockAllotment(trx: Trx, id: string, visible: Condition): Promise<{ tickets: string[] } | undefined> {
  const locked = await sql`select from allotment a where a.allotment_id = ${id} and ${visible} for update`.execute(trx)
  if (locked.rows.length === 0) return undefined
  const { rows } = await sql<{ ticket_id: string }>`select ticket_id from allotment_ticket where allotment_id = ${id}`.execute(trx)
  return { tickets: rows.map((row) => row.ticket_id) }
}

export async function insertAllotment(trx: Trx, row: NewRow<'allotment'>, parts: NewRow<'allotment_ticket'>[]): Promise<void> {
  await insertRows('allotment', [row]).execute(trx)
  await insertRows('allotment_ticket', parts).execute(trx)
}

export const updateAllotment = (trx: Trx, id: string, changes: Updateable<AllotmentTable>) =>
  trx.updateTable('allotment').set(changes).where('allotment_id', '=', id).execute()

/** New quantities and terms of parts. All parts of an allotment have the same terms but the price. */
export async function updateParts(
  trx: Trx,
  allotment_id: string,
  parts: readonly { ticket_id: string; quantity: number; released: number; net_rate: number | null; currency_code: string | null }[],
  terms: { free_stock_too: boolean; discount: string | null; borne_by: string; live: boolean },
): Promise<void> {
  await sql`update allotment_ticket p set quantity = m.quantity, released = m.released, net_rate = m.net_rate, currency_code = m.currency_code,
      free_stock_too = ${terms.free_stock_too}, discount = ${terms.discount}::numeric, borne_by = ${terms.borne_by}, live = ${terms.live}
    from unnest(${parts.map((part) => part.ticket_id)}::text[], ${parts.map((part) => part.quantity)}::int[], ${parts.map((part) => part.released)}::int[],
                ${parts.map((part) => part.net_rate)}::bigint[], ${parts.map((part) => part.currency_code)}::text[])
      as m (ticket_id, quantity, released, net_rate, currency_code)
   where p.allotment_id = ${allotment_id} and p.ticket_id = m.ticket_id`.execute(trx)
}

/** Adds to the number of live allotments of tickets. The tickets must be locked. */
export const countAllotments = (trx: Trx, tickets: readonly string[], change: 1 | -1) =>
  sql`update ticket_stock set allotments = allotments + ${change} where ticket_id = any(${[...tickets]}::text[])`.execute(trx)

/** The tickets of a supplier in a category of an event that can be allotted, the cheapest first. */
export async function ticketsOfSet(trx: Trx, event_id: string, category_id: string, supplier_id: string): Promise<string[]> {
  const { rows } = await sql<{ ticket_id: string }>`
    select t.ticket_id from ticket t
     where t.event_id = ${event_id} and t.category_id = ${category_id} and t.supplier_id = ${supplier_id}
       and t.deleted is null and t.ticket_status = 'available' and t.sellers = '{}'
     order by t.net_rate, t.ticket_id limit ${maxTickets}`.execute(trx)
  return rows.map((row) => row.ticket_id)
}
export const maxTickets = 200

/** What decides whether a distributor may be given tickets. */
export interface Allottee {
  distributor_id: string
  distributor_status: string
  iso_country: string
  own_suppliers: string[]
}

export async function findAllottee(trx: Trx, id: string): Promise<Allottee | undefined> {
  const { rows } = await sql<Allottee>`
    select d.distributor_id, d.distributor_status, d.iso_country, ${ownSuppliers('d')} as own_suppliers from distributor d where d.distributor_id = ${id}`.execute(
    trx,
  )
  return rows[0]
}

const due = sql`${liveAllotment.sql('a')} and a.release_at <= `

/** Allotments whose release is due, the oldest first. */
export async function dueReleases(db: Db, at: Date, limit: number, except: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ allotment_id: string }>`
    select a.allotment_id from allotment a where ${due} ${at} and a.allotment_id <> all(${[...except]}::text[])
     order by a.release_at limit ${limit}`.execute(db)
  return rows.map((row) => row.allotment_id)
}

/** The condition for an allotment that is still to be released. */
export const isDue = (at: Date): Condition => sql`${due} ${at}`

/** Marks allotments whose warning is due as warned. Each is returned once. */
export async function takeWarnings(trx: Trx, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ allotment_id: string }>`
    update allotment w set warned_at = ${at} where w.allotment_id in (
      select a.allotment_id from allotment a where ${liveAllotment.sql('a')} and a.warned_at is null and a.warn_at <= ${at}
       order by a.warn_at limit ${limit} for update skip locked) returning w.allotment_id`.execute(trx)
  return rows.map((row) => row.allotment_id)
}

/** Marks allotments that have sold as much as their warning says. Each is returned once. */
export async function takeSellThrough(trx: Trx, at: Date, limit: number): Promise<string[]> {
  const { rows } = await sql<{ allotment_id: string }>`
    update allotment w set sell_through_warned_at = ${at} where w.allotment_id in (
      select a.allotment_id from allotment a
       where ${liveAllotment.sql('a')} and a.sell_through_warning is not null and a.sell_through_warned_at is null
         and (select sum(p.sold + p.held) * 100 >= sum(p.quantity) * a.sell_through_warning
                from allotment_ticket p where p.allotment_id = a.allotment_id)
       limit ${limit} for update skip locked) returning w.allotment_id`.execute(trx)
  return rows.map((row) => row.allotment_id)
}

export async function readAllotments(db: Db, ids: readonly string[]): Promise<AllotmentRow[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<AllotmentRow>`
    select ${select} from ${from} where a.allotment_id = any(${[...ids]}::text[]) order by a.allotment_id`.execute(db)
  return rows
}

/** Email addresses of the two parties of allotments or requests. */
export interface Addresses {
  distributor: string[]
  suppliers: { supplier_id: string; emails: string[] }[]
}

export async function addressesOf(db: Db, distributor_id: string, suppliers: readonly string[]): Promise<Addresses> {
  const { rows } = await sql<Addresses>`
    select array_remove(array[coalesce(d.customerservice ->> 'email',
             (select c.email from client c where c.distributor_id = d.distributor_id and c.client_status = 'active' and c.email is not null
               order by c.client_id limit 1))], null) as distributor,
           array(select jsonb_build_object('supplier_id', s.supplier_id, 'emails', s.emails) from supplier s
                  where s.supplier_id = any(${[...suppliers]}::text[]) order by s.supplier_id) as suppliers
      from distributor d where d.distributor_id = ${distributor_id}`.execute(db)
  return rows[0] ?? { distributor: [], suppliers: [] }
}
