import { type Caller, isOperator } from '../../lib/caller.js'
import { csvLine } from '../../lib/csv.js'
import { forbidden, notFound } from '../../lib/errors.js'
import type { Ctx, Env } from '../../platform/context.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { ownRows } from '../../platform/db/tenant.js'
import { scheduleSeating } from './assign.js'
import { linesPerBatch } from './csv.js'
import { type TicketFile, toTicketFile } from './schema.js'
import type { FileTicket, LineRow, TicketFileRow } from './store.js'
import * as store from './store.js'

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

/** A relister did not issue the ticket. Its files come from the original supplier or from the operator. */
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

/** Replaced files are hidden and made again. */
export async function remake(env: Env, trx: Trx, orderIds: string[]): Promise<void> {
  await env.jobs.enqueue(
    trx,
    'etickets',
    orderIds.map((bookingorder_id) => ({ bookingorder_id })),
  )
}

/** The upload as its answer shows it. */
export async function answer(env: Env, trx: Trx, id: string): Promise<TicketFile> {
  const row = await store.findTicketFile(trx, id, everyRow)
  if (!row) throw notFound('ticketfile', id)
  return toTicketFile(row, env.blobs.store, await store.readLines(trx, id))
}

/** An upload that the caller may change. */
async function ownFile(trx: Trx, caller: Caller, id: string): Promise<TicketFileRow> {
  const row = await store.findTicketFile(trx, id, visible(caller))
  if (!row) throw notFound('ticketfile', id)
  refuseRelister(caller, row)
  return row
}

/** Assigns the seats of an upload without auto_assign. */
export async function assign(env: Env, trx: Trx, caller: Caller, id: string): Promise<TicketFile> {
  const row = await ownFile(trx, caller, id)
  await store.updateTicketFile(trx, id, { auto_assign: true, updated: env.now() })
  await scheduleSeating(env, trx, [row.ticket_id])
  return answer(env, trx, id)
}

/** The uploaded ticket is valid although the event has moved. */
export async function confirm(env: Env, trx: Trx, caller: Caller, id: string): Promise<TicketFile> {
  const row = await ownFile(trx, caller, id)
  if (row.outdated_by !== null) await store.updateTicketFile(trx, id, { outdated_by: null, updated: env.now() })
  return answer(env, trx, id)
}

/** Revokes an upload. Its files are no longer delivered or downloadable. Orders that had its seats wait again. */
export async function revoke(env: Env, trx: Trx, caller: Caller, id: string): Promise<void> {
  const row = await ownFile(trx, caller, id)
  const at = env.now()
  await store.lockTicketFiles(trx, row.ticket_id)
  const files = await store.heldFiles(trx, { ticketfile_id: id })
  await store.revokeFiles(
    trx,
    files.map((file) => file.downloaditem_id),
    at,
  )
  await store.updateTicketFile(trx, id, { revoked: at, auto_assign: false })
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
