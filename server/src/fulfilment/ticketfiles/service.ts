import { createReadStream } from 'node:fs'
import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { csvLine } from '../../lib/csv.js'
import { fault, forbidden, invalid, notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { newKey } from '../../platform/blobs/blobs.js'
import type { Ctx, Env } from '../../platform/context.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { scheduleSeating } from './assign.js'
import { type Column, columns, linesPerBatch } from './csv.js'
import * as lines from './lines.js'
import { takePdf } from './place.js'
import { type ReadPdf, type SeatTable, withSeatTable } from './read.js'
import { type TicketFile, toTicketFile } from './schema.js'
import type { FileTicket, LineRow, TicketFileRow } from './store.js'
import * as store from './store.js'
import { shareLockStore, storeThenNote } from './stored.js'

/** An upload from either form. */
export interface Received {
  path: string
  filename: string
  bytes: number
  sha: string
  fields: Record<string, string>
}

const visible = (caller: Caller): Condition => ownRows(caller, { supplier: 'f.supplier_id' })

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listTicketFiles(ctx.db, request, visible(caller))
  return { ticketfiles: rows.map((row) => toTicketFile(row, ctx.blobs.store)), pagination }
}

export async function find(ctx: Ctx, caller: Caller, id: string): Promise<TicketFileRow> {
  const row = await store.findTicketFile(ctx.db, id, visible(caller))
  if (!row) throw notFound('ticketfile', id)
  return row
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<TicketFile> {
  const row = await find(ctx, caller, id)
  return toTicketFile(row, ctx.blobs.store, await store.readLines(ctx.db, id))
}

/** A reseller did not issue the ticket. Its files come from the original supplier or from the operator. */
function refuseRelister(caller: Caller, { ticket_id, is_relisted_ticket }: { ticket_id: string; is_relisted_ticket: boolean }): void {
  if (is_relisted_ticket && !isOperator(caller))
    throw forbidden(`Ticket ${ticket_id} is relisted; its files come from the supplier it first came from.`)
}

/** Checks for the operator or the ticket's supplier before the upload is read. */
export async function findTicket(ctx: Ctx, caller: Caller, id: string): Promise<FileTicket> {
  const ticket = await store.findFileTicket(ctx.db, id, ownRows(caller, { supplier: 't.supplier_id' }))
  if (!ticket) throw notFound('ticket', id)
  refuseRelister(caller, ticket)
  return ticket
}

export function flagField(fields: Record<string, string>, name: string): boolean {
  const text = (fields[name] ?? 'false').trim().toLowerCase()
  if (text !== 'true' && text !== 'false' && text !== '1' && text !== '0')
    throw invalid([fault(`/${name}`, 'invalid_type', 'must be true or false')])
  return text === 'true' || text === '1'
}

type UploadType = 'text/csv' | 'application/pdf'

/** Stores the file as it was uploaded. */
const putUpload = ({ blobs }: Env, key: string, { path, bytes }: Received, type: UploadType): Promise<void> =>
  blobs.put(key, createReadStream(path), { bytes, type })

/** Stores the uploaded file, and then calls `note` with its key. If that fails, the sweep deletes the file a day later. */
export async function storeUpload<T>(ctx: Ctx, upload: Received, type: UploadType, note: (key: string) => Promise<T>): Promise<T> {
  // What can be refused without the database is refused before it is stored.
  for (const name of ['auto_assign', 'replace']) flagField(upload.fields, name)
  if (type === 'text/csv') await withSeatTable(ctx, upload.path, async () => undefined)
  const key = newKey('upload', upload.sha)
  return storeThenNote(
    ctx,
    key,
    () => putUpload(ctx, key, upload, type),
    () => note(key),
  )
}

/** The same inside a transaction that does more, for the demo. */
export async function storeWithin(env: Env, trx: Trx, upload: Received, type: UploadType): Promise<string> {
  const key = newKey('upload', upload.sha)
  await shareLockStore(trx, key)
  await putUpload(env, key, upload, type)
  return key
}

/** Reads a seating CSV into seats, all or nothing. Each line that cannot be used has its reason. */
export async function addSeating(
  env: Env,
  trx: Trx,
  caller: Caller,
  ticket: FileTicket,
  upload: Received,
  blob_key: string,
): Promise<TicketFile> {
  const at = env.now()
  const auto_assign = flagField(upload.fields, 'auto_assign')
  const replace = flagField(upload.fields, 'replace')
  await store.lockTicketFiles(trx, ticket.ticket_id)
  const { id, count, head } = await withSeatTable(env, upload.path, async ({ lines: table, ...head }) => {
    const id = await insertFile(env, trx, caller, ticket, upload, { kind: 'seating_csv', auto_assign, blob_key })
    return { id, count: await insertAll(trx, id, ticket.ticket_id, table, at), head }
  })
  const touched = await judgeLines(trx, id, replace, at)
  const { rows } = await sql<{ code: string; count: number }>`
    select coalesce(fault_code, '') as code, count(*)::int as count from downloaditem where ticketfile_id = ${id} and state = 'failed' group by 1 order by 2 desc`.execute(
    trx,
  )
  const failed = rows.reduce((sum, row) => sum + row.count, 0)
  const surplus = count - failed > ticket.supplier_quantity
  await trx
    .updateTable('ticketfile')
    .set({
      read_status: count === 0 ? 'failed' : 'ok',
      read_info: `${count} lines with the columns ${head.columns.join(', ')}.`,
      scan_status: failed === count ? 'failed' : failed > 0 || surplus ? 'warning' : 'ok',
      scan_info: [
        failed > 0 ? `${failed} of ${count} lines cannot be used: ${await firstFaults(trx, id)}.` : `All ${count} lines can be used.`,
        surplus ? `There are more seats than tickets: the ticket has a supplier_quantity of ${ticket.supplier_quantity}.` : '',
      ]
        .filter(Boolean)
        .join(' '),
      scan_data: JSON.stringify({
        encoding: 'UTF-8',
        delimiter: head.delimiter,
        columns: head.columns.join(','),
        ...Object.fromEntries(rows.map((row) => [row.code, String(row.count)])),
      }),
    })
    .where('ticketfile_id', '=', id)
    .execute()
  await store.recount(trx, [id, ...touched.ticketfile_ids], at)
  await remake(env, trx, touched.bookingorder_ids)
  if (auto_assign && count > failed) await env.jobs.enqueue(trx, 'seating', [{ ticket_id: ticket.ticket_id }])
  return answer(env, trx, id)
}

/** In batches, so that the file is never completely in memory. */
async function insertAll(trx: Trx, id: string, ticketId: string, table: SeatTable['lines'], at: Date): Promise<number> {
  let count = 0
  for await (const batch of table) {
    await lines.insertLines(trx, id, ticketId, batch, at)
    count += batch.length
  }
  return count
}

/** Decides which lines are valid and what they replace. */
async function judgeLines(trx: Trx, id: string, replace: boolean, at: Date) {
  await lines.failDuplicates(trx, id, replace)
  const touched = replace ? await lines.replaceOld(trx, id, at) : { ticketfile_ids: [], bookingorder_ids: [] }
  await lines.acceptLines(trx, id)
  return touched
}

async function firstFaults(trx: Trx, id: string): Promise<string> {
  const rows = await trx
    .selectFrom('downloaditem')
    .select(['line', 'fault'])
    .where('ticketfile_id', '=', id)
    .where('state', '=', 'failed')
    .orderBy('line')
    .limit(5)
    .execute()
  return rows.map((row) => `line ${row.line}, ${row.fault ?? ''}`).join('; ')
}

/** Replaced files are hidden and made again. */
async function remake(env: Env, trx: Trx, orderIds: string[]): Promise<void> {
  await env.jobs.enqueue(
    trx,
    'etickets',
    orderIds.map((bookingorder_id) => ({ bookingorder_id })),
  )
}

interface FileFields {
  kind: 'seating_csv' | 'pdf'
  auto_assign: boolean
  blob_key: string
}

async function insertFile(env: Env, trx: Trx, caller: Caller, ticket: FileTicket, upload: Received, fields: FileFields): Promise<string> {
  const at = env.now()
  const ticketfile_id = newId('tfl')
  await store.insertTicketFile(trx, {
    ticketfile_id,
    ticket_id: ticket.ticket_id,
    supplier_id: ticket.supplier_id,
    ...fields,
    original_filename: upload.filename,
    version: await store.nextVersion(trx, ticket.ticket_id, upload.filename),
    upload_status: 'ok',
    upload_info: `${upload.bytes} bytes received.`,
    read_status: 'pending',
    scan_status: 'pending',
    download_friendly_name: upload.filename,
    ticket_sha: upload.sha,
    bytes: upload.bytes,
    created_by: caller.client_id,
    created: at,
    updated: at,
  })
  return ticketfile_id
}

async function answer(env: Env, trx: Trx, id: string): Promise<TicketFile> {
  const row = await store.findTicketFile(trx, id, everyRow)
  if (!row) throw notFound('ticketfile', id)
  return toTicketFile(row, env.blobs.store, await store.readLines(trx, id))
}

/** Adds one finished ticket: to the named item, to the order that waits longest, or to the free seats. */
export async function addPdf(
  env: Env,
  trx: Trx,
  caller: Caller,
  ticket: FileTicket,
  upload: Received,
  { pages, encrypted, active, crc32 }: ReadPdf,
  blob_key: string,
): Promise<TicketFile> {
  const at = env.now()
  const auto_assign = flagField(upload.fields, 'auto_assign')
  const replace = flagField(upload.fields, 'replace')
  await store.lockTicketFiles(trx, ticket.ticket_id)
  const id = await insertFile(env, trx, caller, ticket, upload, { kind: 'pdf', auto_assign, blob_key })
  const cells = Object.fromEntries(columns.map((column) => [column, upload.fields[column]?.trim() || null])) as Record<
    Column,
    string | null
  >
  const refused: [string, string] | undefined =
    active.length > 0
      ? ['active_content', `the file can run or start something by itself (${active.join(', ')})`]
      : !replace && (await store.hasFile(trx, ticket.ticket_id, upload.sha))
        ? ['duplicate_file', 'the ticket has this very file already']
        : undefined
  await lines.insertLines(
    trx,
    id,
    ticket.ticket_id,
    [{ line: 1, ...cells, fault_code: refused?.[0] ?? null, fault: refused?.[1] ?? null }],
    at,
  )
  const file = { blob_key, ticket_sha: upload.sha, bytes: upload.bytes, crc32, number_of_pages: pages, made_at: at }
  await trx.updateTable('downloaditem').set(file).where('ticketfile_id', '=', id).execute()
  const touched = await takePdf(env, trx, id, upload.fields.orderitem_id, ticket.ticket_id, replace, () => judgeLines(trx, id, replace, at))
  const [line] = await store.readLines(trx, id)
  await trx
    .updateTable('ticketfile')
    .set({
      number_of_pages: pages,
      read_status: encrypted ? 'warning' : 'ok',
      read_info: `${pages} page${pages === 1 ? '' : 's'}${encrypted ? '; the file is encrypted, guests may need a password' : ''}.`,
      scan_status: line?.state === 'failed' ? 'failed' : 'ok',
      scan_info: line?.state === 'failed' ? `It cannot be used: ${line.fault}.` : 'It shows itself and does nothing else.',
      scan_data: JSON.stringify({ pages: String(pages), encrypted: String(encrypted), active: active.join(',') }),
    })
    .where('ticketfile_id', '=', id)
    .execute()
  await store.recount(trx, [id, ...touched.ticketfile_ids], at)
  await remake(env, trx, touched.bookingorder_ids)
  if (auto_assign && line?.state === 'free') await env.jobs.enqueue(trx, 'seating', [{ ticket_id: ticket.ticket_id }])
  return answer(env, trx, id)
}

/** Assigns the seats of an upload without auto_assign. */
export async function assign(env: Env, trx: Trx, caller: Caller, id: string): Promise<TicketFile> {
  const row = await store.findTicketFile(trx, id, visible(caller))
  if (!row) throw notFound('ticketfile', id)
  refuseRelister(caller, row)
  await trx.updateTable('ticketfile').set({ auto_assign: true, updated: env.now() }).where('ticketfile_id', '=', id).execute()
  await scheduleSeating(env, trx, [row.ticket_id])
  return answer(env, trx, id)
}

/** The uploaded ticket is valid although the event has moved. */
export async function confirm(env: Env, trx: Trx, caller: Caller, id: string): Promise<TicketFile> {
  const row = await store.findTicketFile(trx, id, visible(caller))
  if (!row) throw notFound('ticketfile', id)
  refuseRelister(caller, row)
  if (row.outdated_by !== null)
    await trx.updateTable('ticketfile').set({ outdated_by: null, updated: env.now() }).where('ticketfile_id', '=', id).execute()
  return answer(env, trx, id)
}

/** Revokes an upload. Its files are no longer delivered or downloadable. Orders that had its seats wait again. */
export async function revoke(env: Env, trx: Trx, caller: Caller, id: string): Promise<void> {
  const row = await store.findTicketFile(trx, id, visible(caller))
  if (!row) throw notFound('ticketfile', id)
  refuseRelister(caller, row)
  const at = env.now()
  await store.lockTicketFiles(trx, row.ticket_id)
  const files = await store.heldFiles(trx, { ticketfile_id: id })
  await store.revokeFiles(
    trx,
    files.map((file) => file.downloaditem_id),
    at,
  )
  await trx.updateTable('ticketfile').set({ revoked: at, auto_assign: false }).where('ticketfile_id', '=', id).execute()
  await store.recount(trx, [id], at)
  await remake(env, trx, [...new Set(files.flatMap((file) => file.bookingorder_id ?? []))])
  await scheduleSeating(env, trx, [row.ticket_id])
}

/** Streams the lines as CSV, one page of rows at a time. */
export async function* linesAsCsv(ctx: Ctx, id: string): AsyncGenerator<string> {
  const shown = [
    'line',
    'state',
    'fault_code',
    'fault',
    'section',
    'row',
    'seat',
    'serial',
    'sub_category',
    'label',
    'gate',
    'downloaditem_id',
    'bookingorder_id',
    'orderitem_id',
  ] as const
  yield csvLine(shown)
  for (let after = 0, page: LineRow[] = []; ; after = page.at(-1)?.line ?? 0) {
    page = await store.readLines(ctx.db, id, after, linesPerBatch)
    if (page.length === 0) return
    yield page.map((line) => csvLine(shown.map((name) => line[name]))).join('')
  }
}
