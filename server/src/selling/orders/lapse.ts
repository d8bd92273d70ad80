import { asOperator, system } from '../../lib/caller.js'
import { isOverdue, overdueOrders } from '../../money/payments/unpaid.js'
import type { Ctx, Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { databaseFault } from '../../platform/db/open.js'
import { cancelAdmissions, type Work } from './cancel.js'
import { lockAffectedOrders, lockAffectedStock } from './reach.js'
import { recorded } from './service.js'
import * as store from './store.js'

const batchSize = 100

/** Orders lapse in the name of the service, not of a client. */
const service = asOperator(system)

/**
 * Cancels card orders that were not paid in time, like any other cancellation: tickets return to stock, nothing is owed, and
 * notifications are sent. Each order has a separate transaction. A failed order is tried again in the next run and does not delay the
 * others. Returns the number of lapsed orders.
 */
export async function lapseUnpaid(ctx: Ctx): Promise<number> {
  let lapsed = 0
  for (let after = ''; ; ) {
    const ids = await overdueOrders(ctx.db, ctx.now(), ctx.config.CARD_SETTLEMENT_HOURS, after, batchSize)
    for (const id of ids) if (await lapseOne(ctx, id)) lapsed++
    if (ids.length < batchSize) return lapsed
    after = ids.at(-1) ?? ''
  }
}

async function lapseOne(ctx: Ctx, id: string): Promise<boolean> {
  try {
    return await ctx.db.transaction().execute((trx) => lapse(ctx, trx, id))
  } catch (error) {
    if (databaseFault(error) === 'away') throw error
    ctx.log.error({ err: error, bookingorder_id: id }, 'a card order that was not settled could not be cancelled; it will be tried again')
    return false
  }
}

/** Returns false if the order was paid or cancelled meanwhile. */
async function lapse(env: Env, trx: Trx, id: string): Promise<boolean> {
  const at = env.now()
  const changes = { logistic_status: 'cancelled' as const }
  const affected = await lockAffectedOrders(trx, id, changes)
  const order = await store.lockOrder(trx, id, everyRow)
  if (!order || !(await isOverdue(trx, id, at, env.config.CARD_SETTLEMENT_HOURS))) return false
  const work: Work = { env, trx, caller: service, order, changes, at, quiet: false, withdraws: false, cascade: false }
  const items = order.items.map((item) => item.orderitem_id)
  if (affected) await lockAffectedStock(work, affected, items)
  await cancelAdmissions(work, items)
  await store.updateOrder(trx, id, { updated: at, version: order.version + 1 })
  await recorded(trx, service, at, order, id)
  return true
}
