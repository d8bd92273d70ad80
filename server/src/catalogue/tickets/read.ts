import { sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { dayMillis } from '../../lib/time.js'
import type { Ctx } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import { historyPage } from '../../platform/history/service.js'
import { hiddenFromSupplier } from './fields.js'
import { defaultExclusions, onOwnStock } from './list.js'
import { nextSaleChange } from './rules/sale.js'
import type { SingleTicket, Ticket } from './schema.js'
import * as store from './store.js'
import { allotteeOf, onSaleFor, sightKey, type Viewer, viewerOf } from './viewer.js'
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
    return { tickets: shown(request, rows, viewer, toPublic), pagination }
  }
  const { rows, pagination } = await store.listTickets(ctx.reads.of(request.reader), request, listing)
  return { tickets: shown(request, rows, viewer, toTicket), pagination }
}

/** The rows as this viewer sees them. The time matters for sales and prices, and the day for VAT. */
function shown<Row extends store.PublicRow, Shown>(
  { cache }: ListRequest,
  rows: readonly Row[],
  viewer: Viewer,
  show: (row: Row, viewer: Viewer) => Shown,
): Shown[] {
  // The shares of a distributor with allotments are in the rows, so its rows are not shared.
  if (!cache || allotteeOf(viewer) !== undefined) return rows.map((row) => show(row, viewer))
  const { at, late, caller } = viewer
  const tomorrow = (Math.floor(at.getTime() / dayMillis) + 1) * dayMillis
  return cache.shown(rows, {
    at,
    show: (row) => show(row, viewer),
    sight: sightKey(viewer),
    keyOf: ({ ticket_id, locked_by_client_id }) => (locked_by_client_id === null ? ticket_id : `${ticket_id} ${caller.client_id}`),
    until: (row) => Math.min(tomorrow, nextSaleChange(row, at, late)),
  })
}

export async function listForConsole(ctx: Ctx, caller: Caller, request: ListRequest) {
  const viewer = await viewerOf(ctx, ctx.db, caller)
  const { rows, pagination } = await store.listTickets(ctx.reads.of(request.reader), request, {
    where: defaultExclusions(request.options),
    all: true,
  })
  return { tickets: shown(request, rows, viewer, toConsoleTicket), pagination }
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
  const hidden = Object.fromEntries(isOperator(caller) ? [] : hiddenFromSupplier.map((name) => [name, null]))
  return historyPage(ctx, request, 'ticket', id, ['ticket_id'], { reshape: (snapshot) => ({ ...snapshot, ...hidden }) })
}
