import { system } from '../../lib/caller.js'
import { financial } from '../../lib/order-states.js'
import { dayMillis } from '../../lib/time.js'
import { seriesOf } from '../../money/invoices/service.js'
import { takeNumber } from '../../money/invoices/store.js'
import { postPayout, postPayoutReversal } from '../../money/ledger/postings.js'
import { owedPerOrder } from '../../money/ledger/store.js'
import type { Ctx, Env } from '../../platform/context.js'
import { databaseFault, type Trx } from '../../platform/db/open.js'
import { recordHistory } from '../../platform/history/store.js'
import { findOrders, lockOrders, setFinancialStatus } from '../orders/store.js'
import { toPastOrder } from '../orders/wire.js'
import { recordSales } from '../purchases/record.js'
import * as store from '../purchases/store.js'

/** Sales of events that ended before this are paid out. */
export const payoutUntil = ({ config, now }: Pick<Env, 'config' | 'now'>): Date =>
  new Date(now().getTime() - config.PAYOUT_DAYS_AFTER_EVENT * dayMillis)

/**
 * Pays suppliers for past events. The amount is the ledger balance between supplier and operator for each sale that is paid for and
 * delivered. Credits after a payout reduce the next one. A supplier with a negative total is not paid until it is positive. A supplier that
 * cannot be paid is tried again in the next run and does not delay the others. Returns the number of settled sales.
 */
export async function payOut(ctx: Ctx, salesPerTransaction = 200): Promise<number> {
  const until = payoutUntil(ctx)
  let settled = 0
  for (let after = ''; ; ) {
    const supplierId = await store.nextDueSupplier(ctx.db, until, after)
    if (supplierId === undefined) return settled
    settled += await paySupplier(ctx, supplierId, until, salesPerTransaction)
    after = supplierId
  }
}

/**
 * Pays a supplier, with many sales in several transactions. The first one decides in which currencies it is paid, by the total of all due
 * sales: a part of them can be negative although the total is not, and the reverse. Returns the number of settled sales.
 */
async function paySupplier(ctx: Ctx, supplierId: string, until: Date, limit: number): Promise<number> {
  let settled = 0
  try {
    let payable: string[] | undefined
    for (let after: store.DueSale | undefined; ; ) {
      const due = await store.dueSales(ctx.db, supplierId, until, { payable, after, limit })
      const done = await ctx.db.transaction().execute((trx) => paySales(ctx, trx, { supplierId, until, due, payable }))
      settled += done.settled
      if (due.length < limit) return settled
      payable = done.payable
      after = due.at(-1)
    }
  } catch (error) {
    if (databaseFault(error) === 'away') throw error
    ctx.log.error({ err: error, supplier_id: supplierId }, 'a supplier could not be paid; it will be tried again')
    return settled
  }
}

async function paySales(
  env: Env,
  trx: Trx,
  { supplierId, until, due, payable }: { supplierId: string; until: Date; due: store.DueSale[]; payable: string[] | undefined },
): Promise<{ settled: number; payable: string[] }> {
  const at = env.now()
  const ids = due.map((sale) => sale.purchaseorder_id)
  // Orders are locked first, as everywhere. Which sales are due, and the totals, are read after the lock.
  const orderIds = await store.ordersOfSales(trx, ids)
  await lockOrders(trx, [...new Set([...due.map((sale) => sale.bookingorder_id), ...orderIds])])
  const sales = await store.lockSales(trx, await store.stillDue(trx, until, ids))
  const currencies = payable ?? (await payableCurrencies(env, trx, supplierId, until))
  const outcome = await payOrders(trx, supplierId, sales, currencies, at)
  await settle(trx, { sales, ...outcome }, new Set(orderIds), at)
  return { settled: outcome.payable.length, payable: currencies }
}

/** The currencies in which the supplier is paid: those in which it does not owe. */
async function payableCurrencies(env: Env, trx: Trx, supplierId: string, until: Date): Promise<string[]> {
  const totals = await store.dueTotals(trx, supplierId, until)
  for (const { currency, amount } of totals) env.log.info({ supplier_id: supplierId, currency, amount }, 'payout')
  return totals.filter(({ amount }) => amount >= 0).map(({ currency }) => currency)
}

/** Posts the amount owed for each order in these currencies, if it is not zero, each with a document. Returns the settled sales. */
async function payOrders(
  trx: Trx,
  supplierId: string,
  sales: store.SaleRow[],
  currencies: readonly string[],
  at: Date,
): Promise<{ payable: store.SaleRow[]; paid: ReadonlySet<string> }> {
  const owed = await owedPerOrder(
    trx,
    supplierId,
    sales.map((sale) => sale.bookingorder_id),
  )
  const isPayable = (one: { currency: string }) => currencies.includes(one.currency)
  const due = owed.filter(isPayable)
  for (const { bookingorder_id, currency, amount } of due) {
    const note = await takeNumber(trx, seriesOf(amount > 0 ? 'invoice' : 'creditnote', at, 'supplier'))
    const payout = { supplier_id: supplierId, bookingorder_id, currency, amount: Math.abs(amount), note }
    await (amount > 0 ? postPayout(trx, system, at, payout) : postPayoutReversal(trx, system, at, payout))
    await store.addDocument(trx, bookingorder_id, note)
  }
  const waiting = new Set(owed.filter((one) => !isPayable(one)).map((one) => one.bookingorder_id))
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
