import { createReadStream } from 'node:fs'
import type { Caller } from '../../lib/caller.js'
import { fault, invalid } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { newKey } from '../../platform/blobs/blobs.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { enqueueSeating } from './assign.js'
import { type Column, columns } from './csv.js'
import * as lines from './lines.js'
import { type Touched, takePdf } from './place.js'
import { type ReadPdf, type SeatTable, withSeatTable } from './read.js'
import type { TicketFile } from './schema.js'
import { answer, remake } from './service.js'
import type { FileTicket, TicketFileUpdate } from './store.js'
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

const optionsOf = ({ fields }: Received) => ({ auto_assign: flagField(fields, 'auto_assign'), replace: flagField(fields, 'replace') })

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
  const { auto_assign, replace } = optionsOf(upload)
  await store.lockTicketFiles(trx, ticket.ticket_id)
  const { id, count, head } = await withSeatTable(env, upload.path, async ({ lines: table, ...head }) => {
    const id = await insertFile(env, trx, caller, ticket, upload, { kind: 'seating_csv', auto_assign, blob_key })
    return { id, count: await insertAll(trx, id, ticket.ticket_id, table, at), head }
  })
  const touched = await judgeLines(trx, id, replace, at)
  const faults = await store.faultCounts(trx, id)
  const failed = faults.reduce((sum, one) => sum + one.count, 0)
  await store.updateTicketFile(trx, id, {
    ...scanOf(ticket, count, failed, failed > 0 ? await store.firstFaults(trx, id) : []),
    scan_data: JSON.stringify({
      encoding: 'UTF-8',
      delimiter: head.delimiter,
      columns: head.columns.join(','),
      surplus: String(Math.max(0, count - failed - ticket.supplier_quantity)),
      ...Object.fromEntries(faults.map((one) => [one.code, String(one.count)])),
    }),
    read_status: count === 0 ? 'failed' : 'ok',
    read_info: `${count} ${count === 1 ? 'line' : 'lines'} with the columns ${head.columns.join(', ')}.`,
  })
  await finish(env, trx, id, touched, auto_assign && count > failed ? [ticket.ticket_id] : [])
  return answer(env, trx, id)
}

/** The result of the scan of a seating CSV. */
function scanOf({ supplier_quantity }: FileTicket, count: number, failed: number, faults: store.LineFault[]): TicketFileUpdate {
  const isSurplus = count - failed > supplier_quantity
  const first = faults.map((row) => `line ${row.line}, ${row.fault ?? ''}`).join('; ')
  return {
    scan_status: failed === count ? 'failed' : failed > 0 || isSurplus ? 'warning' : 'ok',
    scan_info: [
      failed > 0
        ? `${failed} of ${count} ${count === 1 ? 'line' : 'lines'} cannot be used: ${first}.`
        : count === 1
          ? 'The line can be used.'
          : `All ${count} lines can be used.`,
      isSurplus ? `There are more seats than tickets: the ticket has a supplier_quantity of ${supplier_quantity}.` : '',
    ]
      .filter(Boolean)
      .join(' '),
  }
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
async function judgeLines(trx: Trx, id: string, replace: boolean, at: Date): Promise<Touched> {
  await lines.failDuplicates(trx, id, replace)
  const touched = replace ? await lines.replaceOld(trx, id, at) : { ticketfile_ids: [], bookingorder_ids: [] }
  await lines.acceptLines(trx, id)
  return touched
}

/** Counts the lines, makes replaced tickets again, and schedules the assignment of new seats. */
async function finish(env: Env, trx: Trx, id: string, touched: Touched, seatable: string[]): Promise<void> {
  await store.recount(trx, [id, ...touched.ticketfile_ids], env.now())
  await remake(env, trx, touched.bookingorder_ids)
  await enqueueSeating(env, trx, seatable)
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

/** Adds one finished ticket: to the named item, to the order that waits longest, or to the free seats. */
export async function addPdf(
  env: Env,
  trx: Trx,
  caller: Caller,
  ticket: FileTicket,
  upload: Received,
  pdf: ReadPdf,
  blob_key: string,
): Promise<TicketFile> {
  const at = env.now()
  const { auto_assign, replace } = optionsOf(upload)
  const { ticket_id } = ticket
  await store.lockTicketFiles(trx, ticket_id)
  const id = await insertFile(env, trx, caller, ticket, upload, { kind: 'pdf', auto_assign, blob_key })
  const isKnown = !replace && (await store.hasFile(trx, ticket_id, upload.sha))
  await lines.insertLines(trx, id, ticket_id, [{ line: 1, ...cellsOf(upload), ...faultOf(pdf, isKnown) }], at)
  const { pages: number_of_pages, crc32 } = pdf
  await store.setFile(trx, id, { blob_key, ticket_sha: upload.sha, bytes: upload.bytes, crc32, number_of_pages, made_at: at })
  const touched = await takePdf(env, trx, id, upload.fields.orderitem_id, ticket_id, replace, () => judgeLines(trx, id, replace, at))
  const [line] = await store.readLines(trx, id)
  await store.updateTicketFile(trx, id, resultOf(pdf, line))
  await finish(env, trx, id, touched, auto_assign && line?.state === 'free' ? [ticket_id] : [])
  return answer(env, trx, id)
}

const cellsOf = ({ fields }: Received) =>
  Object.fromEntries(columns.map((column) => [column, fields[column]?.trim() || null])) as Record<Column, string | null>

/** Why a finished ticket is refused. */
function faultOf({ active }: ReadPdf, isKnown: boolean): { fault_code: string | null; fault: string | null } {
  if (active.length > 0)
    return { fault_code: 'active_content', fault: `the file can run or start something by itself (${active.join(', ')})` }
  if (isKnown) return { fault_code: 'duplicate_file', fault: 'the ticket has this very file already' }
  return { fault_code: null, fault: null }
}

/** What was read from a finished ticket, and whether it can be used. */
function resultOf({ pages, encrypted, active }: ReadPdf, line: store.LineRow | undefined): TicketFileUpdate {
  const isRefused = line?.state === 'failed'
  return {
    number_of_pages: pages,
    read_status: encrypted ? 'warning' : 'ok',
    read_info: `${pages} page${pages === 1 ? '' : 's'}${encrypted ? '; the file is encrypted, guests may need a password' : ''}.`,
    scan_status: isRefused ? 'failed' : 'ok',
    scan_info: isRefused ? `It cannot be used: ${line.fault}.` : 'It shows itself and does nothing else.',
    scan_data: JSON.stringify({ pages: String(pages), encrypted: String(encrypted), active: active.join(',') }),
  }
}
