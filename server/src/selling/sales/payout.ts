import { system } from '../../lib/caller.js'
import { financial } from '../../lib/order-states.js'
import { dayMillis } from '../../lib/time.js'
import { seriesOf } from '../../money/invoices/service.js'
import { takeNumber } from '../../money/invoices/store.js'
import { postPayout, postPayoutReversal } from '../../money/ledger/postings.js'
import { owedPerOrder } from '../../money/ledger/store.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { recordHistory } from '../../platform/history/store.js'
import { findOrders, lockOrders, setFinancialStatus } from '../orders/store.js'
import { toPastOrder } from '../orders/wire.js'
import { recordSales } from '../purchases/record.js'
import * as store from '../purchases/store.js'

/** Sales per transaction. Suppliers with more sales are paid in several transactions. */
const salesPerTransaction = 200

/** Sales of events that ended before this are paid out. */
export const payoutUntil = ({ config, now }: Pick<Env, 'config' | 'now'>): Date =>
  new Date(now().getTime() - config.PAYOUT_DAYS_AFTER_EVENT * dayMillis)

/**
 * Pays suppliers for past events. The amount is the ledger balance between supplier and operator for each sale that is paid for and
 * delivered. Credits after a payout reduce the next one. A supplier with a negative total is not paid until it is positive.
 */
export async function payOut(ctx: Ctx): Promise<number> {
  const until = payoutUntil(ctx)
  let settled = 0
  for (let after = ''; ; ) {
    const supplierId = await store.nextDueSupplier(ctx.db, until, after)
    if (supplierId === undefined) return settled
    for (;;) {
      const paid = await ctx.db.transaction().execute((trx) => paySupplier(ctx, trx, supplierId, until))
      settled += paid
      if (paid < salesPerTransaction) break
    }
    after = supplierId
  }
}

async function paySupplier(env: Env, trx: Trx, supplierId: string, until: Date): Promise<number> {
  const at = env.now()
  const candidates = await store.dueSales(trx, supplierId, until, salesPerTransaction)
  // Orders are locked first, as everywhere. The due sales are read again after the lock.
  const known = new Set(candidates.map((sale) => sale.purchaseorder_id))
  const orderIds = await store.ordersOfSales(trx, [...known])
  await lockOrders(trx, [...new Set([...candidates.map((sale) => sale.bookingorder_id), ...orderIds])])
  const due = await store.dueSales(trx, supplierId, until, salesPerTransaction)
  const sales = await store.lockSales(
    trx,
    due.map((sale) => sale.purchaseorder_id).filter((id) => known.has(id)),
  )
  const { payable, paid } = await payOrders(env, trx, supplierId, sales, at)
  await settle(trx, { sales, payable, paid }, new Set(orderIds), at)
  return payable.length
}

/** Posts the amount owed for each order, per currency with a non-zero balance, each with a document. Returns the settled sales. */
async function payOrders(
  env: Env,
  trx: Trx,
  supplierId: string,
  sales: store.SaleRow[],
  at: Date,
): Promise<{ payable: store.SaleRow[]; paid: ReadonlySet<string> }> {
  const owed = await owedPerOrder(
    trx,
    supplierId,
    sales.map((sale) => sale.bookingorder_id),
  )
  const totals = new Map<string, number>()
  for (const { currency, amount } of owed) totals.set(currency, (totals.get(currency) ?? 0) + amount)
  const isPayable = (currency: string) => (totals.get(currency) ?? 0) >= 0
  const due = owed.filter((one) => isPayable(one.currency))
  for (const { bookingorder_id, currency, amount } of due) {
    const note = await takeNumber(trx, seriesOf(amount > 0 ? 'invoice' : 'creditnote', at, 'supplier'))
    const payout = { supplier_id: supplierId, bookingorder_id, currency, amount: Math.abs(amount), note }
    await (amount > 0 ? postPayout(trx, system, at, payout) : postPayoutReversal(trx, system, at, payout))
    await store.addDocument(trx, bookingorder_id, note)
  }
  for (const [currency, amount] of totals) env.log.info({ supplier_id: supplierId, currency, amount }, 'payout')
  const waiting = new Set(owed.filter((one) => !isPayable(one.currency)).map((one) => one.bookingorder_id))
  return {
    payable: sales.filter((sale) => !waiting.has(sale.bookingorder_id)),
    paid: new Set(due.map((one) => one.bookingorder_id)),
  }
}

async function settle(
  trx: Trx,
  { sales, payable, paid }: { sales: store.SaleRow[]; payable: store.SaleRow[]; paid: ReadonlySet<string> },
  locked: ReadonlySet<string>,
  at: Date,
): Promise<void> {
  if (sales.length === 0) return
  const moved = payable.filter((sale) => sale.purchaseorder_status === 'confirmed' || sale.purchaseorder_status === 'fulfilled')
  const changed = sales.filter((sale) => moved.includes(sale) || paid.has(sale.bookingorder_id)).map((sale) => sale.purchaseorder_id)
  await store.settleSales(
    trx,
    payable.map((sale) => sale.purchaseorder_id),
    changed,
    at,
  )
  await recordSales(trx, system, at, sales, changed)
  // The sale's first order may be cancelled and its admissions sold to another order since.
  const holders = await store.holdersOf(
    trx,
    moved.map((sale) => sale.purchaseorder_id),
  )
  const ids = await store.fullySettledOrders(
    trx,
    holders.filter((id) => locked.has(id)),
  )
  const before = (await findOrders(trx, ids)).filter((order) => financial.moves[order.financial_status].includes('settled'))
  await setFinancialStatus(
    trx,
    before.map((order) => order.bookingorder_id),
    'settled',
    at,
  )
  const earlier = new Map(before.map((order) => [order.bookingorder_id, toPastOrder(order)]))
  const after = await findOrders(trx, [...earlier.keys()])
  await recordHistory(
    trx,
    'bookingorder',
    system,
    at,
    after.map((order) => ({
      resource_id: order.bookingorder_id,
      version: order.version,
      before: earlier.get(order.bookingorder_id) ?? null,
      after: toPastOrder(order),
    })),
  )
}
