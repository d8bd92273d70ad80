import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import { historyPage } from '../../platform/history/service.js'
import { operatorOnly } from './fields.js'
import { defaultExclusions, onOwnStock } from './list.js'
import type { SingleTicket, Ticket } from './schema.js'
import * as store from './store.js'
import { allotteeOf, onSaleFor, type Viewer, viewerOf } from './viewer.js'
import { toConsoleTicket, toPublic, toSingleTicket, toTicket } from './views.js'
import { readableBy } from './visible.js'

export async function list(ctx: Ctx, caller: Caller, asked: ListRequest) {
  const viewer = await viewerOf(ctx, ctx.db, caller)
  const allottee = allotteeOf(viewer)
  const request = allottee === undefined ? asked : { ...asked, where: onOwnStock(asked.where) }
  const where = [
    ...defaultExclusions(request.options),
    readableBy(caller, viewer.buyer),
    ...(request.options.on_sale === 'true' ? [onSaleFor(viewer)] : []),
  ]
  const listing = { where, all: caller.supplier_id === null, allottee }
  if (!isOperator(caller) && caller.supplier_id === null) {
    const { rows, pagination } = await store.listPublicTickets(ctx.reads.of(request.reader), request, listing)
    return { tickets: rows.map((row) => toPublic(row, viewer)), pagination }
  }
  const { rows, pagination } = await store.listTickets(ctx.reads.of(request.reader), request, listing)
  return { tickets: rows.map((row) => toTicket(row, viewer)), pagination }
}

export async function listForConsole(ctx: Ctx, caller: Caller, request: ListRequest) {
  const viewer = await viewerOf(ctx, ctx.db, caller)
  const { rows, pagination } = await store.listTickets(ctx.reads.of(request.reader), request, {
    where: defaultExclusions(request.options),
    all: true,
  })
  return { tickets: rows.map((row) => toConsoleTicket(row, viewer)), pagination }
}

/** A deleted ticket is returned to the operator only. */
async function find(ctx: Ctx, viewer: Viewer, id: string): Promise<store.TicketRow> {
  const row = await store.findTicket(ctx.db, id, readableBy(viewer.caller, viewer.buyer), allotteeOf(viewer))
  if (!row || (row.deleted !== null && !isOperator(viewer.caller))) throw notFound('ticket', id)
  return row
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<{ body: Ticket; version: number }> {
  const viewer = await viewerOf(ctx, ctx.db, caller)
  const row = await find(ctx, viewer, id)
  return { body: toTicket(row, viewer), version: row.version }
}

export async function readSingle(ctx: Ctx, caller: Caller, id: string): Promise<{ body: SingleTicket; version: number }> {
  const viewer = await viewerOf(ctx, ctx.db, caller)
  const row = await find(ctx, viewer, id)
  return { body: toSingleTicket(row, viewer), version: row.version }
}

/** A supplier sees the history of its own tickets. Fields that only the operator sees are null. */
export async function history(ctx: Ctx, caller: Caller, request: ListRequest, id: string) {
  const own = isOperator(caller) ? everyRow : sql`t.supplier_id = ${caller.supplier_id} and t.deleted is null`
  if (!(await store.findTicket(ctx.db, id, own))) throw notFound('ticket', id)
  const hidden = Object.fromEntries(isOperator(caller) ? [] : operatorOnly.map((name) => [name, null]))
  return historyPage(ctx, request, 'ticket', id, ['ticket_id'], (snapshot) => ({ ...snapshot, ...hidden }))
}
