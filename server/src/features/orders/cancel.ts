import type { Trx } from '../../db/open.js'
import { Problem } from '../../lib/errors.js'
import { missingPreDownload, movedStatus } from '../guests/service.js'
import { cancelItems } from '../payments/change.js'
import { withdrawPurchases } from '../sales/progress.js'
import { releaseFiles } from '../ticketfiles/release.js'
import { moveStock } from '../tickets/stock.js'
import { emit } from '../webhooks/emit.js'
import type { Work } from './change.js'
import { cancelledLetter } from './letters.js'
import { financial, itemMachine, logistic } from './states.js'
import type { OrderRow } from './store.js'
import * as store from './store.js'

/**
 * Cancels admissions, and the order with the last of them: stock, refund, fees, payout, ledger and what others are told change together.
 * Stock comes back once, and not after the event. The caller has locked the tickets.
 */
export async function cancelAdmissions({ env, trx, caller, order, changes, at, quiet }: Work, ids: string[]): Promise<void> {
  const live = order.items.filter((item) => ids.includes(item.orderitem_id) && item.ticket_status !== 'cancelled')
  const left = order.items.filter((item) => item.ticket_status !== 'cancelled' && !ids.includes(item.orderitem_id))
  const isWhole = left.length === 0 || changes.logistic_status === 'cancelled'
  if (isWhole) logistic.check('logistic_status', order.logistic_status, 'cancelled')
  if (live.length === 0 && !isWhole) throw new Problem('illegal_transition', { detail: 'These items are cancelled already.' })
  for (const item of live) itemMachine.check('ticket_status', item.ticket_status, 'cancelled')
  if (!order.is_test_booking && order.event_stop > at) {
    await moveStock(
      trx,
      live.map((item) => ({ ticket_id: item.ticket_id, number_of_tickets_sold: -1 })),
      at,
    )
  }
  if (live.length > 0)
    await store.setItemStatus(
      trx,
      live.map((item) => item.orderitem_id),
      'cancelled',
      at,
    )
  await releaseFiles(
    env,
    trx,
    order.bookingorder_id,
    live.map((item) => item.orderitem_id),
  )
  const { refunded } = await cancelItems(
    env,
    trx,
    caller,
    order.bookingorder_id,
    live.map((item) => item.orderitem_id),
    { refund: changes.psp_refund_amount },
  )
  await withdrawPurchases(env, trx, caller, live, { quiet })
  if (!quiet && live.length > 0) await env.jobs.enqueue(trx, 'mail', [cancelledLetter(order, live.length, refunded, at)])
  if (!isWhole) return settleGuests(trx, order)
  if (order.logistic_status === 'cancelled') return
  const credited = financial.moves[order.financial_status].includes('credited')
  await store.updateOrder(trx, order.bookingorder_id, {
    logistic_status: 'cancelled',
    cancelled_at: at,
    ...(credited ? { financial_status: 'credited' } : {}),
  })
  await emit(env, trx, [
    { event_type: 'bookingorder_cancelled', resource_id: order.bookingorder_id, distributor_id: order.distributor_id, at },
  ])
}

/** The last guest who was missing may have gone with the admission. */
async function settleGuests(trx: Trx, order: OrderRow): Promise<void> {
  const isComplete = (await missingPreDownload(trx, order.bookingorder_id)).length === 0
  const guestdata_status = movedStatus(order.guestdata_status, isComplete)
  if (guestdata_status !== order.guestdata_status) await store.updateOrder(trx, order.bookingorder_id, { guestdata_status })
}
