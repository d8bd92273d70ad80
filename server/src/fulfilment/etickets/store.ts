import { sql } from 'kysely'
import { randomToken } from '../../lib/crypto.js'
import { newId } from '../../lib/ids.js'
import { liveItem } from '../../lib/order-states.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { incrementCounts } from '../ticketfiles/waiting.js'

/** One file of an order with all its printed content. */
export interface FileRow {
  downloaditem_id: string
  ticketfile_id: string | null
  orderitem_id: string
  position: number
  /** Whether the supplier uploaded the file as a PDF. Otherwise this service makes it. */
  uploaded: boolean
  blob_key: string | null
  ticket_sha: string | null
  data_sha: string | null
  bytes: number | null
  crc32: number | null
  filename: string | null
  type_ticket: string
  gate: string | null
  section: string | null
  row: string | null
  seat: string | null
  serial: string | null
  barcode: string | null
  label: string | null
  category_name: string
  ticket_name: string
  guest_name: string | null
  assigned_at: Date
}

/** Data shared by all tickets of an order. */
export interface OrderFacts {
  bookingorder_id: string
  booking_code: string
  is_test_booking: boolean
  event_name: string
  tournament_name: string
  date_start_utc: Date
  time_zone: string
  date_confirmed: boolean
  venue_name: string
  streetname: string | null
  number: string | null
  postalcode: string | null
  city: string
  distributor_name: string
  preferred_language: string
  primary_color_code: string | null
  secondary_color_code: string | null
  corporate_color: string | null
  narrative_color: string | null
  customerservice: { email?: string | null; phone_number?: string | null; trade_name?: string | null }
  /** Admissions, including ones cancelled later, so that the other tickets do not change. */
  count: number
}

export async function readFacts(db: Db, orderId: string): Promise<OrderFacts | undefined> {
  const { rows } = await sql<OrderFacts>`
    select o.bookingorder_id, o.booking_code, o.is_test_booking, coalesce(x.translated_event_name, e.event_name) as event_name,
           concat_ws(' ', n.official_name, n.season) as tournament_name, e.date_start_utc, v.time_zone, e.date_confirmed,
           v.official_name as venue_name, v.streetname, v.number, v.postalcode, v.city, d.distributor_name, d.preferred_language,
           d.primary_color_code, d.secondary_color_code, d.corporate_color, d.narrative_color, d.customerservice,
           (select count(*)::int from orderitem i where i.bookingorder_id = o.bookingorder_id) as count
      from bookingorder o join event e on e.event_id = o.event_id join venue v on v.venue_id = e.venue_id
      join tournament n on n.tournament_id = e.tournament_id join distributor d on d.distributor_id = o.distributor_id
      left join event_translation x on x.event_id = e.event_id and x.language = d.preferred_language and x.deleted is null
     where o.bookingorder_id = ${orderId}`.execute(db)
  return rows[0]
}

/** The current files of an order, in the order of the items and of the ZIP. */
export async function readFiles(db: Db, orderId: string): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    select f.downloaditem_id, f.ticketfile_id, f.orderitem_id, i.position, coalesce(u.kind = 'pdf', false) as uploaded, f.blob_key, f.ticket_sha,
           f.data_sha, f.bytes, f.crc32, f.filename, i.type_ticket, f.gate, coalesce(f.section, i.section) as section,
           coalesce(f."row", i."row") as "row", coalesce(f.seat, i.seat) as seat, f.serial, f.barcode, f.label, i.category_name, i.ticket_name,
           nullif(concat_ws(' ', g.first_name, g.last_name), '') as guest_name, coalesce(f.assigned_at, f.updated) as assigned_at
      from downloaditem f join orderitem i on i.orderitem_id = f.orderitem_id left join ticketfile u on u.ticketfile_id = f.ticketfile_id
      left join guest g on g.orderitem_id = i.orderitem_id
     where f.bookingorder_id = ${orderId} and f.state = 'assigned' and ${liveItem.sql('i')}
     order by i.position, f.downloaditem_id`.execute(db)
  return rows
}

export interface MadeFile {
  downloaditem_id: string
  /** The owner and the content of the file before it was drawn. */
  orderitem_id: string
  old_data_sha: string | null
  data_sha: string
  blob_key: string
  ticket_sha: string
  bytes: number
  crc32: number
  filename: string
}

/**
 * Does nothing if the file belongs to another admission by now, or if another drawing of it was saved in the meantime. Otherwise a drawing
 * that was late would show the guest of a former owner, or old data. The upload's counter is increased when a file is made for the first
 * time.
 */
export async function saveFile(trx: Trx, made: MadeFile, at: Date): Promise<void> {
  const { rows } = await sql<{ ticketfile_id: string | null; is_new: boolean }>`
    with old as (
      select downloaditem_id, made_at, orderitem_id = ${made.orderitem_id} and data_sha is not distinct from ${made.old_data_sha}::text as is_unchanged
        from downloaditem where downloaditem_id = ${made.downloaditem_id} and state = 'assigned' for update)
    update downloaditem f set data_sha = ${made.data_sha}, blob_key = ${made.blob_key}, ticket_sha = ${made.ticket_sha}, bytes = ${made.bytes},
           crc32 = ${made.crc32}, filename = ${made.filename}, number_of_pages = 1, made_at = ${at}, updated = ${at}
      from old where f.downloaditem_id = old.downloaditem_id and old.is_unchanged returning f.ticketfile_id, old.made_at is null as is_new`.execute(
    trx,
  )
  const [row] = rows
  if (row?.ticketfile_id && row.is_new)
    await incrementCounts(trx, [{ ticketfile_id: row.ticketfile_id, assigned: 0, pdfs_wanted: 0, pdfs: 1 }], at)
}

/** Updates the file fields of items and order from the files. The order must be locked. Returns whether anything changed. */
export async function updateFileFields(trx: Trx, orderId: string, zipSha: string | null, at: Date): Promise<boolean> {
  const { rows } = await sql`
    with now as (
      select i.orderitem_id, count(f.ticket_sha)::int as pdfs, (array_agg(f.ticket_sha order by f.downloaditem_id) filter (where f.ticket_sha is not null))[1] as sha
        from orderitem i left join downloaditem f on f.orderitem_id = i.orderitem_id and f.state = 'assigned'
       where i.bookingorder_id = ${orderId} group by 1),
    items as (
      update orderitem i set ticket_sha = n.sha, number_of_pdfs = n.pdfs, uploaded_at = case when n.sha is null then null else ${at}::timestamptz end, updated = ${at}
        from now n where i.orderitem_id = n.orderitem_id and (i.ticket_sha, i.number_of_pdfs) is distinct from (n.sha, n.pdfs)
      returning i.orderitem_id),
    orders as (
      update bookingorder o set zip_sha = ${zipSha}::text, max_pdfs_per_ticket = greatest(1, (select max(pdfs) from now))
       where o.bookingorder_id = ${orderId}
         and (o.zip_sha, o.max_pdfs_per_ticket) is distinct from (${zipSha}::text, greatest(1, (select max(pdfs) from now)))
      returning o.bookingorder_id)
    select from items union all select from orders`.execute(trx)
  return rows.length > 0
}

/** The download name of an uploaded ticket. Its owner keeps it; another owner gets another one. */
export const nameFile = (db: Db, { downloaditem_id, orderitem_id }: FileRow, filename: string) =>
  db
    .updateTable('downloaditem')
    .set({ filename })
    .where('downloaditem_id', '=', downloaditem_id)
    .where('orderitem_id', '=', orderitem_id)
    .where('filename', 'is', null)
    .execute()

/** Inserts a sample for each admission of a test booking that has none. */
export async function insertSamples(trx: Trx, orderId: string, at: Date): Promise<void> {
  const items = await trx
    .selectFrom('orderitem as i')
    .select(['i.orderitem_id', 'i.ticket_id'])
    .where('i.bookingorder_id', '=', orderId)
    .where(liveItem.sql('i'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('downloaditem as f')
            .select('f.downloaditem_id')
            .whereRef('f.orderitem_id', '=', 'i.orderitem_id')
            .where('f.state', '=', 'assigned'),
        ),
      ),
    )
    .orderBy('i.position')
    .execute()
  const rows = items.map(({ orderitem_id, ticket_id }) => ({
    downloaditem_id: newId('dli'),
    ticket_id,
    state: 'assigned',
    bookingorder_id: orderId,
    orderitem_id,
    download_link: randomToken(24),
    assigned_at: at,
    updated: at,
  }))
  if (rows.length > 0) await trx.insertInto('downloaditem').values(rows).execute()
}
