import { type Author, system } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import { lacksFiles, liveItem } from '../../lib/order-states.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { missingPreDownload } from '../guests/service.js'
import { fulfilPurchases } from '../purchases/progress.js'
import type { ItemRow, OrderRow } from './store.js'
import * as store from './store.js'

/** Ticket types that are not delivered as a file by this service. The supplier confirms their delivery. */
const externalTypes = new Set(['appticket', 'paper-ticket', 'collection-stadium', 'other'])

export const isDelivered = (item: ItemRow): boolean =>
  item.ticket_sha !== null || (externalTypes.has(item.type_ticket) && (item.activated || item.external_activation_link !== null))

const isLive = (item: ItemRow): boolean => liveItem.is(item.ticket_status)

/** The reasons why an order cannot be completed yet, as text. */
export async function missingFor(trx: Trx, order: OrderRow): Promise<string[]> {
  if (order.is_test_booking) return []
  const missing: string[] = []
  // The files of a resold admission are delivered to its new buyer.
  const undelivered = order.items.filter((item) => isLive(item) && !isDelivered(item) && !item.passed_on).length
  if (undelivered > 0) missing.push(`the ticket files of ${undelivered} item${undelivered === 1 ? '' : 's'}`)
  const guests = await missingPreDownload(trx, order.bookingorder_id)
  if (guests.length > 0) missing.push(`guest data (${guests.map((fault) => fault.pointer).join(', ')})`)
  if (!['invoiced', 'paid', 'partlyrefunded'].includes(order.distributorfinancial_status)) missing.push('payment')
  return missing
}

export async function checkReady(trx: Trx, order: OrderRow): Promise<void> {
  const missing = await missingFor(trx, order)
  if (missing.length > 0)
    throw new Problem('not_ready', { detail: `The order cannot be completed yet; missing: ${missing.join('; ')}.`, facts: { missing } })
}

/** Completes the order and its items and sends the notifications. An order that was completed before sends none. */
export async function markCompleted(env: Env, trx: Trx, order: OrderRow, suppressEmail: boolean): Promise<void> {
  const at = env.now()
  const waiting = order.items.filter((item) => item.ticket_status === 'pending').map((item) => item.orderitem_id)
  if (waiting.length > 0) await store.setItemStatus(trx, waiting, 'completed', at)
  await store.updateOrder(trx, order.bookingorder_id, {
    logistic_status: 'completed',
    completed_at: order.completed_at ?? at,
    ...(order.financial_status === 'topurchase' ? { financial_status: 'purchased' } : {}),
  })
  await fulfilPurchases(env, trx, system, order.items)
  if (order.completed_at !== null) return
  await raise(env, trx, 'order_completed', { order, at, quiet: suppressEmail })
}

/** Called after each new file, guest or payment. Completes the order if nothing is missing any more. Returns whether it did. */
export async function completeIfReady(env: Env, trx: Trx, order: OrderRow, suppressEmail = false): Promise<boolean> {
  if (!lacksFiles.is(order.logistic_status)) return false
  if (order.is_test_booking || (await missingFor(trx, order)).length > 0) return false
  await markCompleted(env, trx, order, suppressEmail)
  return true
}

/** For callers that changed an order and have recorded the change. A completion is recorded as a separate version. */
export async function afterChange(
  env: Env,
  trx: Trx,
  author: Author,
  order: OrderRow,
  record: (before: OrderRow) => Promise<OrderRow>,
): Promise<OrderRow> {
  if (!(await completeIfReady(env, trx, order))) return order
  await store.updateOrder(trx, order.bookingorder_id, { updated: env.now(), version: order.version + 1 })
  env.log.info({ bookingorder_id: order.bookingorder_id, client_id: author.client_id }, 'order completed')
  return record(order)
}
