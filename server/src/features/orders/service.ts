import type { Ctx } from '../../context.js'
import type { Condition } from '../../db/filter.js'
import type { ListRequest } from '../../db/list.js'
import type { Trx } from '../../db/open.js'
import { ownRows } from '../../db/tenant.js'
import { type Author, type Caller, isOperator } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { historyPage } from '../history/service.js'
import { isUnchanged, recordHistory } from '../history/store.js'
import type { BookingOrder } from './schema.js'
import * as store from './store.js'
import { fromPast, orderFor, pastFor, type Reader, toOrder, toPastOrder } from './wire.js'

export const visible = (caller: Caller): Condition => ownRows(caller, { distributor: 'o.distributor_id', supplier: 'o.supplier_id' })

const readerOf = (caller: Caller, order: { distributor_id: string; supplier_id: string }): Reader => ({
  buys: isOperator(caller) || caller.distributor_id === order.distributor_id,
  sells: isOperator(caller) || caller.supplier_id === order.supplier_id,
})

export const shownTo = (caller: Caller, row: store.OrderRow): BookingOrder => orderFor(readerOf(caller, row), toOrder(row))

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listOrders(ctx.db, request, visible(caller))
  return { bookingorders: rows.map((row) => shownTo(caller, row)), pagination }
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<{ order: BookingOrder; version: number }> {
  const row = await store.findOrder(ctx.db, id, visible(caller))
  if (!row) throw notFound('bookingorder', id)
  return { order: shownTo(caller, row), version: row.version }
}

export async function history(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  const { order } = await read(ctx, caller, id)
  const reader = readerOf(caller, order)
  const shape = (snapshot: Record<string, unknown>) => (isOperator(caller) ? fromPast(snapshot) : pastFor(reader, fromPast(snapshot)))
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
