import type { Caller } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import type { Ctx } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import { ownRows } from '../../platform/db/tenant.js'
import { historyPage } from '../../platform/history/service.js'
import { reachable } from '../orders/relation.js'
import type { BookingOrder, OrderItem } from '../orders/schema.js'
import { findOrder, listOrders } from '../orders/store.js'
import { visibilityFor, visiblePart } from '../orders/visibility.js'
import { toOrder } from '../orders/wire.js'
import { fromPast, type Sale, toSale } from '../purchases/schema.js'
import * as store from '../purchases/store.js'
import { toMarketplaceSale } from './schema.js'

export const visible = (caller: Caller) => ownRows(caller, { supplier: 'p.supplier_id' })

export async function list(ctx: Ctx, caller: Caller, request: ListRequest) {
  const { rows, pagination } = await store.listSales(ctx.db, request, [visible(caller)])
  return { sales: rows.map(toSale), pagination }
}

export async function find(ctx: Ctx, caller: Caller, id: string): Promise<store.SaleRow> {
  const row = await store.findSale(ctx.db, id, visible(caller))
  if (!row) throw notFound('purchaseorder', id)
  return row
}

export async function read(ctx: Ctx, caller: Caller, id: string): Promise<{ body: Sale; version: number }> {
  const row = await find(ctx, caller, id)
  return { body: toSale(row), version: row.version }
}

export async function history(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  const sale = await find(ctx, caller, id)
  return historyPage(ctx, request, 'purchaseorder', id, ['purchaseorder_id'], { reshape: (snapshot) => fromPast(snapshot, sale) })
}

/** The orders that are or were served from one purchase order, each with the admissions that come from it. */
export async function sourcedOrders(ctx: Ctx, caller: Caller, id: string, request: ListRequest) {
  const sale = await find(ctx, caller, id)
  const { rows, pagination } = await listOrders(ctx.db, request, store.sourcedFrom(id))
  const visibilityOf = await visibilityFor(ctx.db, caller, rows)
  const own = new Set(sale.items.map((item) => item.purchaseorderitem_id))
  const bookingorders = rows.map((row) => {
    const sold = row.items.filter((item) => item.purchaseorderitem_id !== null && own.has(item.purchaseorderitem_id))
    return toMarketplaceSale(visiblePart<OrderItem, BookingOrder>(toOrder({ ...row, items: sold }), visibilityOf(row)), sale)
  })
  return { bookingorders, pagination }
}

/** The resales of an order's admissions, for the relister and the operator. The original supplier does not see them. */
export async function relistedSales(ctx: Ctx, caller: Caller, bookingorderId: string, request: ListRequest) {
  if (!(await findOrder(ctx.db, bookingorderId, reachable(caller)))) throw notFound('bookingorder', bookingorderId)
  const { rows, pagination } = await store.listSales(ctx.db, request, [visible(caller), store.relistedFrom(bookingorderId)])
  return { sales: rows.map(toSale), pagination }
}
