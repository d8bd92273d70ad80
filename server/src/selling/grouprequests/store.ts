import { type Selectable, sql, type Updateable } from 'kysely'
import { visibleTo } from '../../catalogue/tickets/visible.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { GrouprequestQuoteTable, GrouprequestTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { insertRows, type NewRow } from '../../platform/db/rows.js'
import type { Allottee } from '../allotments/store.js'
import { openGroupRequest, openQuote } from './states.js'

type Stored = Selectable<GrouprequestQuoteTable>
/** Read from a JSON aggregate, in which datetimes are text. */
export type QuoteRow = Omit<Stored, 'valid_until' | 'release_at' | 'names_reminded' | 'created' | 'updated'> & {
  valid_until: string
  release_at: string | null
  /** the start of the event of its tickets, as it is now */
  starts: string | null
  created: string
  updated: string
  supplier_name: string
  /** the titles of its tickets, by ticket_id */
  titles: Record<string, string> | null
}

export type GroupRequestRow = Selectable<GrouprequestTable> & {
  distributor_name: string
  event_name: string | null
  event_startdate: string | null
  category_names: string[]
  supplier_ids: string[]
  quotes: QuoteRow[]
}

const titles = sql`(select jsonb_object_agg(t.ticket_id, t.ticket_title) from jsonb_array_elements(q.items) as i (item)
  join ticket t on t.ticket_id = i.item ->> 'ticket_id')`
const starts = sql`(select e.date_start_utc from ticket t join event e on e.event_id = t.event_id where t.ticket_id = q.items -> 0 ->> 'ticket_id')`
const categoryNames = sql`array(select c.category_name from unnest(g.category_ids) with ordinality as w (category_id, place)
  join category c on c.category_id = w.category_id order by w.place)`
const select = sql`g.*, d.distributor_name, e.event_name, e.date_start as event_startdate, ${categoryNames} as category_names,
  array(select s.supplier_id from grouprequest_supplier s where s.grouprequest_id = g.grouprequest_id order by s.supplier_id) as supplier_ids,
  coalesce((select jsonb_agg(to_jsonb(q) || jsonb_build_object('supplier_name', p.name, 'titles', ${titles}, 'starts', ${starts}) order by q.created, q.quote_id)
     from grouprequest_quote q join supplier p on p.supplier_id = q.supplier_id where q.grouprequest_id = g.grouprequest_id), '[]') as quotes`
const from = sql`grouprequest g join distributor d on d.distributor_id = g.distributor_id left join event e on e.event_id = g.event_id`

export const listGroupRequests = (db: Db, request: ListRequest, visible: Condition): Promise<Page<GroupRequestRow>> =>
  readPage<GroupRequestRow>(db, request, { select, from, where: [visible] })

export async function findGroupRequest(db: Db, id: string, visible: Condition): Promise<GroupRequestRow | undefined> {
  const { rows } = await sql<GroupRequestRow>`select ${select} from ${from} where g.grouprequest_id = ${id} and ${visible}`.execute(db)
  return rows[0]
}

/** Locks first, then reads in a second statement: what another transaction wrote while this one waited must be seen. */
export async function lockGroupRequest(trx: Trx, id: string, visible: Condition): Promise<GroupRequestRow | undefined> {
  const locked = await sql`select from grouprequest g where g.grouprequest_id = ${id} and ${visible} for update`.execute(trx)
  return locked.rows.length === 0 ? undefined : findGroupRequest(trx, id, everyRow)
}

export async function insertGroupRequest(trx: Trx, row: NewRow<'grouprequest'>, suppliers: readonly string[]): Promise<void> {
  await insertRows('grouprequest', [row]).execute(trx)
  await addSuppliers(trx, row.grouprequest_id, suppliers)
}

export async function addSuppliers(trx: Trx, id: string, suppliers: readonly string[]): Promise<void> {
  await sql`insert into grouprequest_supplier (grouprequest_id, supplier_id) select ${id}, u from unnest(${[...suppliers]}::text[]) as u
    on conflict do nothing`.execute(trx)
}

export const updateGroupRequest = (trx: Trx, id: string, changes: Updateable<GrouprequestTable>) =>
  trx.updateTable('grouprequest').set(changes).where('grouprequest_id', '=', id).execute()

export const insertQuote = (trx: Trx, row: NewRow<'grouprequest_quote'>) => insertRows('grouprequest_quote', [row]).execute(trx)

/** Closes the open quotes of a request, or some of them. */
export const closeQuotes = (trx: Trx, id: string, status: string, at: Date, only?: readonly string[]) =>
  sql`update grouprequest_quote q set status = ${status}, updated = ${at}, version = q.version + 1
    where q.grouprequest_id = ${id} and ${openQuote.sql('q')} ${only ? sql`and q.quote_id = any(${[...only]}::text[])` : sql``}`.execute(
    trx,
  )

/** Makes concurrent new requests of a distributor wait for each other. */
export const lockRequestsOf = (trx: Trx, distributor_id: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`grouprequest:${distributor_id}`}, 0))`.execute(trx)

/** A request whose deadline has passed is not open, even if the sweep has not closed it yet. */
export async function countOpen(trx: Trx, distributor_id: string, at: Date): Promise<number> {
  const { rows } = await sql<{ open: number }>`
    select count(*)::int as open from grouprequest g where g.distributor_id = ${distributor_id} and ${openGroupRequest.sql('g')} and g.deadline > ${at}`.execute(
    trx,
  )
  return rows[0]?.open ?? 0
}

const maxSuppliers = 50

/** The suppliers that offer tickets of an event to this distributor, without its own. */
export async function suppliersOf(trx: Trx, event_id: string, allottee: Allottee): Promise<string[]> {
  const { rows } = await sql<{ supplier_id: string }>`
    select distinct t.supplier_id from ticket t where t.event_id = ${event_id} and t.deleted is null and ${visibleTo(allottee)}
       and t.supplier_id <> all(${allottee.own_suppliers}::text[]) order by 1 limit ${maxSuppliers}`.execute(trx)
  return rows.map((row) => row.supplier_id)
}

/** Of these suppliers, those that are active. */
export async function activeSuppliers(trx: Trx, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ supplier_id: string }>`
    select supplier_id from supplier where supplier_id = any(${[...ids]}::text[]) and supplier_status = 'active'`.execute(trx)
  return new Set(rows.map((row) => row.supplier_id))
}

export async function eventFacts(db: Db, id: string): Promise<{ event_name: string; date_start_utc: Date } | undefined> {
  const { rows } = await sql<{ event_name: string; date_start_utc: Date }>`
    select event_name, date_start_utc from event where event_id = ${id} and deleted is null`.execute(db)
  return rows[0]
}

export async function countCategories(db: Db, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{
    found: number
  }>`select count(*)::int as found from category where category_id = any(${[...ids]}::text[])`.execute(db)
  return rows[0]?.found ?? 0
}

/**
 * Marks accepted quotes whose day for the names comes within some days, if tickets of them are kept or sold. Each is returned once.
 */
export async function takeNameReminders(
  trx: Trx,
  at: Date,
  until: string,
  limit: number,
): Promise<{ grouprequest_id: string; quote_id: string }[]> {
  const { rows } = await sql<{ grouprequest_id: string; quote_id: string }>`
    update grouprequest_quote w set names_reminded = ${at} where w.quote_id in (
      select q.quote_id from grouprequest_quote q join grouprequest g on g.accepted_quote_id = q.quote_id
       where q.status = 'accepted' and q.name_deadline <= ${until} and q.name_deadline >= ${at}::date and q.names_reminded is null
         and exists (select from allotment_ticket p where p.allotment_id = g.allotment_id and (p.live or p.sold > 0))
       order by q.name_deadline limit ${limit} for update of q skip locked) returning w.grouprequest_id, w.quote_id`.execute(trx)
  return rows
}

/** Open requests whose deadline has passed. */
export async function overdue(db: Db, at: Date, limit: number, except: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ grouprequest_id: string }>`
    select g.grouprequest_id from grouprequest g
     where ${openGroupRequest.sql('g')} and g.deadline <= ${at} and g.grouprequest_id <> all(${[...except]}::text[])
     order by g.deadline limit ${limit}`.execute(db)
  return rows.map((row) => row.grouprequest_id)
}

/** Requests with open quotes that have run out. */
export async function withOverdueQuotes(db: Db, at: Date, limit: number, except: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ grouprequest_id: string }>`
    select distinct q.grouprequest_id from grouprequest_quote q
     where ${openQuote.sql('q')} and q.valid_until <= ${at} and q.grouprequest_id <> all(${[...except]}::text[]) limit ${limit}`.execute(db)
  return rows.map((row) => row.grouprequest_id)
}
