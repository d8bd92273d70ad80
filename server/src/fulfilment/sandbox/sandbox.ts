import type { Caller } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { type LogisticStatus, logistic, soldOrder } from '../../lib/order-states.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { markCompleted } from '../../selling/orders/complete.js'
import { bought } from '../../selling/orders/relation.js'
import type { BookingOrder } from '../../selling/orders/schema.js'
import { recorded } from '../../selling/orders/service.js'
import * as store from '../../selling/orders/store.js'
import { shownTo } from '../../selling/orders/visibility.js'
import { makeSamples, type Samples, showSamples } from '../etickets/make.js'
import { insertSamples } from '../etickets/store.js'

export type SandboxAction = 'complete' | 'cancel' | 'postpone'

/** Its samples are in the answers that were given, so they are not made again. */
const isDone = ({ logistic_status }: { logistic_status: LogisticStatus }): boolean => logistic_status === 'completed'

/**
 * Makes the samples of a test order that is about to be completed, before the transaction that completes it. Undefined if it cannot be
 * completed; that transaction says why.
 */
export async function prepareSamples(ctx: Ctx, caller: Caller, id: string, action: SandboxAction): Promise<Samples | undefined> {
  if (action !== 'complete') return undefined
  const isReady = await ctx.db.transaction().execute(async (trx) => {
    const order = await store.lockOrder(trx, id, bought(caller))
    if (!order?.is_test_booking || isDone(order) || !logistic.allows(order.logistic_status, 'completed')) return false
    await insertSamples(trx, id, ctx.now())
    return true
  })
  return isReady ? makeSamples(ctx, id) : undefined
}

/**
 * Moves a test order through the same states, with the same webhooks, as a real one. It uses no stock and no money, and gets samples
 * instead of tickets. Its buyer or the operator controls it.
 */
export async function playSandbox(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  action: SandboxAction,
  samples?: Samples,
): Promise<BookingOrder> {
  const order = await store.lockOrder(trx, id, bought(caller))
  if (!order) throw notFound('bookingorder', id)
  if (!order.is_test_booking) throw new Problem('not_a_test_booking')
  const at = env.now()
  const next = ({ complete: 'completed', cancel: 'cancelled', postpone: 'postponed' } as const)[action]
  logistic.check('logistic_status', order.logistic_status, next)
  if (next === 'completed') {
    const areShown = isDone(order) || (samples && (await showSamples(env, trx, id, samples)))
    if (!areShown) throw new Problem('overloaded', { retryAfter: 1 })
    await markCompleted(env, trx, order, false)
  } else await store.updateOrder(trx, id, { logistic_status: next, ...(next === 'cancelled' ? { cancelled_at: at } : {}) })
  if (next === 'cancelled' && soldOrder.is(order.logistic_status)) {
    await store.setItemStatus(
      trx,
      order.items.map((item) => item.orderitem_id),
      'cancelled',
      at,
    )
    await raise(env, trx, 'admissions_cancelled', { order, bought: order.items, resold: [], links: [] })
    await raise(env, trx, 'order_cancelled', { order, at })
  }
  await store.updateOrder(trx, id, { updated: at, version: order.version + 1 })
  return shownTo(trx, caller, await recorded(trx, caller, at, order, id))
}
