import type { Author } from '../../lib/caller.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { recordSales } from './record.js'
import { purchaseorder } from './states.js'
import * as store from './store.js'

/** Changes to the purchases of admissions. The orders must be locked. Sales are locked here, after all other rows. */

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** the whole sale is withdrawn */
    sales_withdrawn: { sales: store.SaleRow[]; at: Date; quiet: boolean }
  }
}

/** An admission and its purchase. Test bookings have no purchase. */
interface Admission {
  purchaseorderitem_id: string | null
}
const purchasesOf = (admissions: readonly Admission[]): string[] => admissions.flatMap((one) => one.purchaseorderitem_id ?? [])

/** Removes admissions from their sales. A sale without admissions is withdrawn, and its supplier is notified once. */
export async function withdrawPurchases(
  env: Env,
  trx: Trx,
  author: Author,
  admissions: readonly Admission[],
  { quiet }: { quiet: boolean },
): Promise<void> {
  const ids = purchasesOf(admissions)
  const before = await store.lockSales(trx, await store.salesOf(trx, ids))
  if (before.length === 0) return
  const at = env.now()
  await store.setItems(trx, ids, 'withdrawn')
  const leaving = new Set(ids)
  const ended = new Set<string>()
  for (const sale of before) {
    const isOver = sale.items.every((item) => item.item_status === 'withdrawn' || leaving.has(item.purchaseorderitem_id))
    if (isOver) purchaseorder.check('purchaseorder_status', sale.purchaseorder_status, 'withdrawn')
    if (isOver && sale.purchaseorder_status !== 'withdrawn') ended.add(sale.purchaseorder_id)
    await store.setStatus(trx, sale, isOver ? 'withdrawn' : sale.purchaseorder_status, at)
  }
  const after = await recordSales(
    trx,
    author,
    at,
    before,
    before.map((sale) => sale.purchaseorder_id),
  )
  const told = after.filter((sale) => ended.has(sale.purchaseorder_id))
  await raise(env, trx, 'sales_withdrawn', { sales: told, at, quiet })
}

/** After an order is completed: a sale is fulfilled when all its sold admissions are delivered. */
export async function fulfilPurchases(env: Env, trx: Trx, author: Author, admissions: readonly Admission[]): Promise<void> {
  const due = await store.fulfilledSales(trx, await store.salesOf(trx, purchasesOf(admissions)))
  const before = await store.lockSales(trx, due)
  const confirmed = before.filter((sale) => sale.purchaseorder_status === 'confirmed')
  const at = env.now()
  for (const sale of confirmed) await store.setStatus(trx, sale, 'fulfilled', at)
  await recordSales(
    trx,
    author,
    at,
    before,
    confirmed.map((sale) => sale.purchaseorder_id),
  )
}

/** Offers returned admissions to the next buyer. The sale continues, and no notification is sent. */
export async function reopenPurchases(env: Env, trx: Trx, author: Author, admissions: readonly Admission[]): Promise<void> {
  const ids = purchasesOf(admissions)
  const before = await store.lockSales(trx, await store.salesOf(trx, ids))
  if (before.length === 0) return
  const at = env.now()
  await store.setItems(trx, ids, 'on_sale')
  for (const sale of before) await store.setStatus(trx, sale, sale.purchaseorder_status, at)
  await recordSales(
    trx,
    author,
    at,
    before,
    before.map((sale) => sale.purchaseorder_id),
  )
}

/** Runs a change of the costs of an order, and records the new version of its sale, which shows them. */
export async function recordingPayouts(
  env: Env,
  trx: Trx,
  author: Author,
  bookingorderId: string,
  change: () => Promise<void>,
): Promise<void> {
  const before = await store.saleOfOrder(trx, bookingorderId)
  await change()
  await recordAgain(env, trx, author, before)
}

/** The sales that were made for earlier buyers of these admissions. */
export const soldBefore = async (trx: Trx, purchaseorderitemIds: readonly string[]): Promise<store.SaleRow[]> =>
  store.findSales(trx, await store.salesOf(trx, purchaseorderitemIds))

/** Records the new versions of sales that are otherwise changed. `before` are the sales before the change. */
export async function recordAgain(env: Env, trx: Trx, author: Author, before: store.SaleRow[]): Promise<void> {
  if (before.length === 0) return
  const ids = before.map((sale) => sale.purchaseorder_id)
  const at = env.now()
  for (const sale of await store.lockSales(trx, ids)) await store.setStatus(trx, sale, sale.purchaseorder_status, at)
  await recordSales(trx, author, at, before, ids)
}
