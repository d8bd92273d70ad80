import type { Author, Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { historyPage } from '../../platform/history/service.js'
import { isUnchanged, recordHistory } from '../../platform/history/store.js'
import { reachable, visibleAs } from './relation.js'
import type { BookingOrder, OrderItem, PastBookingOrder, PastOrderItem } from './schema.js'
import { seen, shownTo, sightsOf } from './sight.js'
import * as store from './store.js'
import { fromPast, toOrder, toPastOrder } from './wire.js'

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listOrders(ctx.db, request, visibleAs(caller, request.options.relation))
  const sights = await sightsOf(ctx.db, caller, rows)
  return { bookingorders: rows.map((row) => seen<OrderItem, BookingOrder>(toOrder(row), sights(row))), pagination }
}

async function find(ctx: Ctx, caller: Caller, id: string): Promise<store.OrderRow> {
  const row = await store.findOrder(ctx.db, id, reachable(caller))
  if (!row) throw notFound('bookingorder', id)
  return row
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<{ order: BookingOrder; version: number }> {
  const row = await find(ctx, caller, id)
  return { order: await shownTo(ctx.db, caller, row), version: row.version }
}

export async function history(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  const row = await find(ctx, caller, id)
  const sight = (await sightsOf(ctx.db, caller, [row]))(row)
  const shape = (snapshot: Record<string, unknown>) => ({ ...seen<PastOrderItem, PastBookingOrder>(fromPast(snapshot), sight) })
  return historyPage(ctx, request, 'bookingorder', id, ['booking_id', 'bookingorder_id'], shape)
}

/**
 * Reads the order as it is now and writes its new version; whoever changes an order ends with this. Guests are no part of a version, but that
 * somebody changed them is; who passes `skipSame` wants none for what is as it was.
 */
export async function recorded(
  trx: Trx,
  author: Author,
  at: Date,
  before: store.OrderRow | null,
  id: string,
  { skipSame = false } = {},
): Promise<store.OrderRow> {
  const after = await store.findOrder(trx, id, store.everyOrder)
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
