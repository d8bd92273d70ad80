import type { Author, Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { historyPage } from '../../platform/history/service.js'
import { isUnchanged, recordHistory } from '../../platform/history/store.js'
import type { Versioned } from '../../platform/http/etag.js'
import { readOrder } from './read.js'
import { visibleAs } from './relation.js'
import type { BookingOrder, OrderItem, PastBookingOrder, PastOrderItem } from './schema.js'
import * as store from './store.js'
import { shownTo, visibilityFor, visiblePart } from './visibility.js'
import { fromPast, toOrder, toPastOrder } from './wire.js'

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listOrders(ctx.db, request, visibleAs(caller, request.options.relation))
  const visibilityOf = await visibilityFor(ctx.db, caller, rows)
  return { bookingorders: rows.map((row) => visiblePart<OrderItem, BookingOrder>(toOrder(row), visibilityOf(row))), pagination }
}

async function find(ctx: Ctx, caller: Caller, id: string): Promise<store.FoundOrder> {
  const row = await readOrder(ctx, caller, id)
  if (!row) throw notFound('bookingorder', id)
  return row
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<Versioned<BookingOrder>> {
  const row = await find(ctx, caller, id)
  return { body: await shownTo(ctx.db, caller, row), version: row.version }
}

export async function history(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  const row = await find(ctx, caller, id)
  const visibility = (await visibilityFor(ctx.db, caller, [row]))(row)
  const shape = (snapshot: Record<string, unknown>) => ({ ...visiblePart<PastOrderItem, PastBookingOrder>(fromPast(snapshot), visibility) })
  return historyPage(ctx, request, 'bookingorder', id, ['booking_id', 'bookingorder_id'], { reshape: shape })
}

/**
 * Reads the current order and writes a new version. Every function that changes an order calls this last. Guest data is not stored in a
 * version, but a change of guest data makes a version. With `skipSame`, an unchanged order makes no version.
 */
export async function recorded(
  trx: Trx,
  author: Author,
  at: Date,
  before: store.OrderRow | null,
  id: string,
  { skipSame = false } = {},
): Promise<store.FoundOrder> {
  const after = await store.findOrder(trx, id, everyRow)
  if (!after) throw notFound('bookingorder', id)
  const version = { resource_id: id, version: after.version, before: before && toPastOrder(before), after: toPastOrder(after) }
  if (skipSame && before && isUnchanged(version)) {
    const stays = { updated: before.updated, version: before.version }
    await store.updateOrder(trx, id, stays)
    return { ...after, ...stays }
  }
  await recordHistory(trx, 'bookingorder', author, at, [version])
  return after
}
