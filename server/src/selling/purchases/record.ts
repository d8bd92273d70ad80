import type { Author } from '../../lib/caller.js'
import type { Trx } from '../../platform/db/open.js'
import { recordHistory, type Version } from '../../platform/history/store.js'
import { toSale } from './schema.js'
import * as store from './store.js'

/** Writes the new versions of changed sales. Every function that changes sales calls this last. */
export async function recordSales(
  trx: Trx,
  author: Author,
  at: Date,
  before: store.SaleRow[],
  ids: readonly string[],
): Promise<store.SaleRow[]> {
  const after = await store.findSales(trx, ids)
  await recordHistory(trx, 'purchaseorder', author, at, saleVersions(before, after))
  return after
}

/** The versions of sales that are already read. */
export function saleVersions(before: store.SaleRow[], after: store.SaleRow[]): Version[] {
  const earlier = new Map(before.map((row) => [row.purchaseorder_id, toSale(row)]))
  return after.map((row) => ({
    resource_id: row.purchaseorder_id,
    version: row.version,
    before: earlier.get(row.purchaseorder_id) ?? null,
    after: toSale(row),
  }))
}
