import type { Caller } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import { logistic, soldOrder } from '../../lib/order-states.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { markCompleted } from '../../selling/orders/complete.js'
import { bought } from '../../selling/orders/relation.js'
import type { BookingOrder } from '../../selling/orders/schema.js'
import { recorded } from '../../selling/orders/service.js'
import * as store from '../../selling/orders/store.js'
import { shownTo } from '../../selling/orders/visibility.js'
import { makeSamples } from '../etickets/make.js'

/**
 * Moves a test order through the same states, with the same webhooks, as a real one. It uses no stock and no money, and gets samples
 * instead of tickets. Its buyer or the operator controls it.
 */
export async function playSandbox(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  action: 'complete' | 'cancel' | 'postpone',
): Promise<BookingOrder> {
  const order = await store.lockOrder(trx, id, bought(caller))
  if (!order) throw notFound('bookingorder', id)
  if (!order.is_test_booking) throw new Problem('not_a_test_booking')
  const at = env.now()
  const next = ({ complete: 'completed', cancel: 'cancelled', postpone: 'postponed' } as const)[action]
  logistic.check('logistic_status', order.logistic_status, next)
  if (next === 'completed') {
    await makeSamples(env, trx, id)
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
