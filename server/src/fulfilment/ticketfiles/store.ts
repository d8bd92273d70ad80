import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { randomToken } from '../../lib/crypto.js'
import type { Condition } from '../../platform/db/filter.js'
import type { DownloaditemTable, TicketfileTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { isDownloaded } from '../../selling/relistings/store.js'
import type { FreeSeat } from './seats.js'

/** Derived from the progress: seats assigned and PDFs made. */
export const assignmentStatus = `case when f.lines = f.failed then 'failed'
  when f.assigned = 0 and not f.auto_assign then 'pending'
  when (f.auto_assign and f.seated is null) or f.pdfs < f.pdfs_wanted then 'pending'
  when f.waiting > 0 then 'warning' else 'ok' end`

/** An uploaded ticket in use that shows an old date or venue of the event. */
export const isOutdated = `(f.outdated_by is not null and f.revoked is null
  and exists (select from downloaditem o where o.ticketfile_id = f.ticketfile_id and o.state in ('free', 'assigned')))`

export type LineRow = Pick<
  Selectable<DownloaditemTable>,
  | 'downloaditem_id'
  | 'line'
  | 'section'
  | 'row'
  | 'seat'
  | 'serial'
  | 'sub_category'
  | 'label'
  | 'gate'
  | 'state'
  | 'fault_code'
  | 'fault'
  | 'bookingorder_id'
  | 'orderitem_id'
>

export type TicketFileRow = Selectable<TicketfileTable> & {
  assignment_status: string
  is_relisted_ticket: boolean
  outdated: boolean
  /** The seat of an upload with a single ticket. */
  single: Omit<LineRow, 'fault' | 'fault_code'> | null
}

const select = sql`f.*, t.is_relisted_ticket, ${sql.raw(assignmentStatus)} as assignment_status, ${sql.raw(isOutdated)} as outdated,
  case when f.kind = 'pdf' then (select to_jsonb(d) from downloaditem d where d.ticketfile_id = f.ticketfile_id limit 1) end as single`
const from = sql`ticketfile f join ticket t on t.ticket_id = f.ticket_id join event e on e.event_id = t.event_id`

export const listTicketFiles = (db: Db, request: ListRequest, visible: Condition): Promise<Page<TicketFileRow>> =>
  readPage<TicketFileRow>(db, request, { select, from, where: [visible] })

export async function findTicketFile(db: Db, id: string, visible: Condition): Promise<TicketFileRow | undefined> {
  const { rows } = await sql<TicketFileRow>`select ${select} from ${from} where f.ticketfile_id = ${id} and ${visible}`.execute(db)
  return rows[0]
}

/** In the order of the file, after a line. */
export async function readLines(db: Db, id: string, after = 0, limit = 1_000_000): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select downloaditem_id, line, section, "row", seat, serial, sub_category, label, gate, state, fault_code, fault, bookingorder_id, orderitem_id
      from downloaditem where ticketfile_id = ${id} and line > ${after} order by line limit ${limit}`.execute(db)
  return rows
}

/** Serialises uploads, assignments and revocations of one ticket, across processes. */
export const lockTicketFiles = (trx: Trx, ticketId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`ticketfile:${ticketId}`}, 0))`.execute(trx)

export interface FileTicket {
  ticket_id: string
  supplier_id: string
  ticket_type: string
  event_name: string
  is_relisted_ticket: boolean
  supplier_quantity: number
}

export async function findFileTicket(db: Db, id: string, visible: Condition): Promise<FileTicket | undefined> {
  const { rows } = await sql<FileTicket>`
    select t.ticket_id, t.supplier_id, t.ticket_type, t.event_name, t.is_relisted_ticket, s.supplier_quantity
      from ticket t join ticket_stock s on s.ticket_id = t.ticket_id
     where t.ticket_id = ${id} and t.deleted is null and ${visible}`.execute(db)
  return rows[0]
}

export async function nextVersion(trx: Trx, ticketId: string, filename: string): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select coalesce(max(version), 0) + 1 as version from ticketfile where ticket_id = ${ticketId} and original_filename = ${filename}`.execute(
    trx,
  )
  return rows[0]?.version ?? 1
}

export const insertTicketFile = (trx: Trx, row: Insertable<TicketfileTable>) => trx.insertInto('ticketfile').values(row).execute()

export type TicketFileUpdate = Updateable<TicketfileTable>

export const updateTicketFile = (trx: Trx, id: string, row: TicketFileUpdate) =>
  trx.updateTable('ticketfile').set(row).where('ticketfile_id', '=', id).execute()

/** Sets the stored file of an upload with a single ticket. */
export const setFile = (trx: Trx, id: string, row: Updateable<DownloaditemTable>) =>
  trx.updateTable('downloaditem').set(row).where('ticketfile_id', '=', id).execute()

/** The number of lines that cannot be used, by reason, the most frequent first. */
export async function faultCounts(trx: Trx, id: string): Promise<{ code: string; count: number }[]> {
  const { rows } = await sql<{ code: string; count: number }>`
    select coalesce(fault_code, '') as code, count(*)::int as count from downloaditem where ticketfile_id = ${id} and state = 'failed' group by 1 order by 2 desc`.execute(
    trx,
  )
  return rows
}

export type LineFault = Pick<LineRow, 'line' | 'fault'>

/** The first lines that cannot be used. */
export const firstFaults = (trx: Trx, id: string): Promise<LineFault[]> =>
  trx
    .selectFrom('downloaditem')
    .select(['line', 'fault'])
    .where('ticketfile_id', '=', id)
    .where('state', '=', 'failed')
    .orderBy('line')
    .limit(5)
    .execute()

/** Recounts after changes of many lines. During assignment the counters are incremented instead. */
export async function recount(trx: Trx, ids: string[], at: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    update ticketfile f set lines = c.lines, failed = c.failed, assigned = c.assigned, pdfs = c.pdfs, pdfs_wanted = c.wanted, updated = ${at}
      from (select d.ticketfile_id, count(*)::int as lines, count(*) filter (where d.state = 'failed')::int as failed,
                   count(*) filter (where d.state = 'assigned')::int as assigned,
                   count(*) filter (where d.state = 'assigned' and d.made_at is not null)::int as pdfs,
                   count(*) filter (where d.state = 'assigned' and (d.made_at is not null or i.type_ticket in ('eticket', 'eticket_with_pickup')))::int as wanted
              from downloaditem d left join orderitem i on i.orderitem_id = d.orderitem_id
             where d.ticketfile_id = any(${ids}::text[]) group by 1) c
     where f.ticketfile_id = c.ticketfile_id`.execute(trx)
}

/** Free seats of files with automatic assignment, and of one more file if given, oldest first. Never more than the limit of an upload. */
export async function freeSeats(db: Db, ticketId: string, limit: number, also: string | null = null): Promise<FreeSeat[]> {
  const { rows } = await sql<FreeSeat>`
    select d.downloaditem_id, d.section, d."row", d.seat, d.sub_category
      from downloaditem d join ticketfile f on f.ticketfile_id = d.ticketfile_id and (f.auto_assign or f.ticketfile_id = ${also})
     where d.ticket_id = ${ticketId} and d.state = 'free' order by d.downloaditem_id limit ${limit}`.execute(db)
  return rows
}

/** Whether the ticket already has a file with the same content. */
export async function hasFile(trx: Trx, ticketId: string, sha: string): Promise<boolean> {
  const { rows } = await sql`
    select from downloaditem o join ticketfile f on f.ticketfile_id = o.ticketfile_id
     where o.ticket_id = ${ticketId} and o.state in ('free', 'assigned') and f.kind = 'pdf' and f.ticket_sha = ${sha} limit 1`.execute(trx)
  return rows.length > 0
}

export interface HeldFile {
  downloaditem_id: string
  ticketfile_id: string | null
  ticket_id: string
  bookingorder_id: string | null
  orderitem_id: string | null
  state: string
  /** Downloaded: a guest may present it at the gate. */
  downloaded: boolean
  uploaded: boolean
}

/** Current files, by order item or by upload. */
export async function heldFiles(trx: Trx, by: { orderitem_ids: string[] } | { ticketfile_id: string }): Promise<HeldFile[]> {
  const held = 'orderitem_ids' in by ? sql`d.orderitem_id = any(${by.orderitem_ids}::text[])` : sql`d.ticketfile_id = ${by.ticketfile_id}`
  const { rows } = await sql<HeldFile>`
    select d.downloaditem_id, d.ticketfile_id, d.ticket_id, d.bookingorder_id, d.orderitem_id, d.state, coalesce(f.kind = 'pdf', false) as uploaded,
           ${isDownloaded('d')} as downloaded
      from downloaditem d left join ticketfile f on f.ticketfile_id = d.ticketfile_id
     where ${held} and d.state in ('free', 'assigned') order by d.downloaditem_id for update of d`.execute(trx)
  return rows
}

/** Makes files available again with new links. Files made by this service are removed; uploaded tickets stay unchanged. */
export async function makeFree(trx: Trx, files: HeldFile[], at: Date): Promise<void> {
  const links = files.map(() => randomToken(24))
  await sql`
    update downloaditem d set state = 'free', orderitem_id = null, bookingorder_id = null, assigned_at = null, updated = ${at},
           download_link = l.link, filename = null,
           ticket_sha = case when l.uploaded then d.ticket_sha end, blob_key = case when l.uploaded then d.blob_key end,
           bytes = case when l.uploaded then d.bytes end, crc32 = case when l.uploaded then d.crc32 end, data_sha = null,
           made_at = case when l.uploaded then d.made_at end
      from unnest(${files.map((file) => file.downloaditem_id)}::text[], ${links}::text[], ${files.map((file) => file.uploaded)}::boolean[])
           as l (id, link, uploaded)
     where d.downloaditem_id = l.id`.execute(trx)
}

export const revokeFiles = (trx: Trx, ids: string[], at: Date) =>
  sql`update downloaditem set state = 'revoked', updated = ${at} where downloaditem_id = any(${ids}::text[])`.execute(trx)
