import { type Insertable, sql } from 'kysely'
import { liveItem } from '../../lib/order-states.js'
import type { TicketDownloadTable } from '../../platform/db/generated/tables.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { knowsClient } from '../../platform/db/tenant.js'
import { isReissued } from '../../selling/relistings/store.js'

export interface AdmissionRow {
  orderitem_id: string
  position: number
  ticket_id: string
  ticket_name: string
  ticket_status: string
  type_ticket: string
  category_name: string
  section: string | null
  row: string | null
  seat: string | null
  activated: boolean
  download_link: string
  external_activation_link: string | null
  downloaded_at: Date | null
  /** Offered for resale or resold, and therefore locked for the first buyer. */
  relisted: boolean
  /** A downloaded file was replaced, and the new one was not downloaded yet. */
  superseded: boolean
  files: {
    downloaditem_id: string
    download_link: string
    label: string | null
    ticket_sha: string | null
    blob_key: string | null
    bytes: number | null
    filename: string | null
    /** Whether the supplier uploaded the PDF. Its code is known only if the supplier named the barcode. */
    uploaded: boolean
    /** It shows the old date or venue of the event. */
    outdated: boolean
    barcode: string | null
    serial: string | null
  }[]
}

/** The admissions of an order with their current files, in order. */
export async function readAdmissions(db: Db, orderId: string): Promise<AdmissionRow[]> {
  const { rows } = await sql<AdmissionRow>`
    select i.orderitem_id, i.position, i.ticket_id, i.ticket_name, i.ticket_status, i.type_ticket, i.category_name, i.section, i."row", i.seat,
           i.activated, i.download_link, i.external_activation_link, i.downloaded_at,
           exists (select from relisting r where r.orderitem_id = i.orderitem_id and r.relisting_status <> 'withdrawn') as relisted,
           ${isReissued} as superseded,
           (select coalesce(jsonb_agg(jsonb_build_object('downloaditem_id', f.downloaditem_id, 'download_link', f.download_link, 'label', f.label,
                     'ticket_sha', f.ticket_sha, 'blob_key', f.blob_key, 'bytes', f.bytes, 'filename', f.filename, 'uploaded', coalesce(u.kind = 'pdf', false), 'outdated', u.outdated_by is not null,
                     'barcode', f.barcode, 'serial', f.serial) order by f.downloaditem_id), '[]')
              from downloaditem f left join ticketfile u on u.ticketfile_id = f.ticketfile_id where f.orderitem_id = i.orderitem_id and f.state = 'assigned') as files
      from orderitem i where i.bookingorder_id = ${orderId} order by i.position`.execute(db)
  return rows
}

/** The lock prevents relisting, replacement and cancellation during a download. In id order, so that two lists queue instead of deadlocking. */
export const lockForDownload = (trx: Trx, orderIds: string[]) =>
  sql`select from bookingorder where bookingorder_id = any(${orderIds}::text[]) order by bookingorder_id for no key update`.execute(trx)

export interface CodeRow {
  downloaditem_id: string
  bookingorder_id: string
  orderitem_id: string
  ticket_sha: string
  barcode: string
  /** It was recorded that the code went out with this order. */
  recorded: boolean
}

/** The codes of the e-tickets of these orders. Those of relisted admissions are left out: they belong to the next buyer. */
export async function readCodes(db: Db, orderIds: string[]): Promise<CodeRow[]> {
  const { rows } = await sql<CodeRow>`
    select d.downloaditem_id, d.bookingorder_id, d.orderitem_id, d.ticket_sha, d.barcode, exists (
             select from ticket_download x where x.downloaditem_id = d.downloaditem_id and x.bookingorder_id = d.bookingorder_id and x.kind = 'code') as recorded
      from downloaditem d join bookingorder o on o.bookingorder_id = d.bookingorder_id join orderitem i on i.orderitem_id = d.orderitem_id
     where d.bookingorder_id = any(${orderIds}::text[]) and d.state = 'assigned' and d.ticket_sha is not null and d.barcode is not null
       and o.logistic_status = 'completed' and ${liveItem.sql('i')}
       and not exists (select from relisting r where r.orderitem_id = i.orderitem_id and r.relisting_status <> 'withdrawn')
     order by d.downloaditem_id`.execute(db)
  return rows
}

/** Records the admissions that were downloaded. */
export async function noteDownloads(trx: Trx, rows: Insertable<TicketDownloadTable>[], orderitemIds: string[], at: Date): Promise<void> {
  await trx.insertInto('ticket_download').values(rows).execute()
  await trx
    .updateTable('orderitem')
    .set({ downloaded_at: at })
    .where('orderitem_id', 'in', orderitemIds)
    .where('downloaded_at', 'is', null)
    .execute()
}

export const downloadKinds = ['pdf', 'zip', 'code'] as const
export type DownloadKind = (typeof downloadKinds)[number]

export interface DownloadRow {
  download_id: number
  bookingorder_id: string
  orderitem_id: string | null
  downloaditem_id: string | null
  kind: DownloadKind
  sha: string
  via: 'api' | 'guest'
  client_id: string | null
  client_name: string | null
  impersonator_client_id: string | null
  at: Date
}

export const listDownloads = (db: Db, request: ListRequest, orderId: string): Promise<Page<DownloadRow>> =>
  readPage<DownloadRow>(db, request, {
    select: sql`x.*, case when ${knowsClient(request.reader)} then c.label end as client_name`,
    from: sql`ticket_download x left join client c on c.client_id = x.client_id`,
    where: [sql`x.bookingorder_id = ${orderId}`],
  })
