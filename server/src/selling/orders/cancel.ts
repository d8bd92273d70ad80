import { moveShares, moveStock } from '../../catalogue/tickets/stock.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { Problem } from '../../lib/errors.js'
import { financial, itemMachine, logistic, soldItem, soldOrder } from '../../lib/order-states.js'
import type { CancellationTerms } from '../../money/charge/cancellation.js'
import { cancelItems } from '../../money/payments/change.js'
import type { Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { missingPreDownload, movedStatus } from '../guests/service.js'
import { standingPurchases } from '../purchases/paid.js'
import { reopenPurchases, withdrawPurchases } from '../purchases/progress.js'
import * as relistings from '../relistings/store.js'
import { creditBack, takeOffSale } from '../relistings/withdraw.js'
import { unconfirmedSale } from '../reservations/confirmed.js'
import { refuseAdmitted } from './admitted.js'
import { cancelledLetter } from './letters.js'
import type { OrderChange } from './schema.js'
import { recorded } from './service.js'
import type { ItemRow, OrderRow } from './store.js'
import * as store from './store.js'

/** The context of one change of one order. */
export interface Work {
  env: Env
  trx: Trx
  caller: Caller
  order: OrderRow
  changes: OrderChange
  at: Date
  quiet: boolean
  /** for tickets bought from a relister: true if the resale is undone, false if the ticket is offered to the next buyer */
  withdraws: boolean
  /** the admissions are cancelled because an earlier order in their chain was cancelled */
  cascade: boolean
  /** terms that replace the cancellation policies of the tickets */
  terms?: CancellationTerms
}

/**
 * Cancels admissions, and the order if none are left. Stock, refund, fees, payout, sale, ledger and notifications change together. Stock is
 * returned once, and not after the event. All affected rows must be locked. Returns the refund.
 */
export async function cancelAdmissions(work: Work, ids: string[]): Promise<number> {
  const { env, trx, order, changes, at, quiet } = work
  const live = order.items.filter((item) => ids.includes(item.orderitem_id) && soldItem.is(item.ticket_status))
  const left = order.items.filter((item) => soldItem.is(item.ticket_status) && !ids.includes(item.orderitem_id))
  const isWhole = left.length === 0 || changes.logistic_status === 'cancelled'
  if (isWhole) logistic.check('logistic_status', order.logistic_status, 'cancelled')
  if (live.length === 0 && !isWhole) throw new Problem('illegal_transition', { detail: 'These items are cancelled already.' })
  for (const item of live) itemMachine.check('ticket_status', item.ticket_status, 'cancelled')
  refuseAdmitted(order, live, 'cancelled')
  const idsOf = (items: ItemRow[]) => items.map((item) => item.orderitem_id)
  await cancelResales(work, idsOf(live))
  if (live.length > 0) await store.setItemStatus(trx, idsOf(live), 'cancelled', at)
  const refunded = await returnStockAndMoney(work, live)
  if (!quiet && live.length > 0) await env.jobs.enqueue(trx, 'mail', [cancelledLetter(order, live.length, refunded, at)])
  if (!isWhole) await updateGuestStatus(trx, order)
  if (!isWhole || !soldOrder.is(order.logistic_status)) return refunded
  const credited = financial.moves[order.financial_status].includes('credited')
  await store.updateOrder(trx, order.bookingorder_id, {
    logistic_status: 'cancelled',
    cancelled_at: at,
    ...(credited ? { financial_status: 'credited' } : {}),
  })
  await raise(env, trx, 'order_cancelled', { order, at })
  return refunded
}

/**
 * Returns stock and money of cancelled admissions. Admissions bought from a relister go back to the relister or on sale again. The others
 * follow their cancellation policy.
 */
async function returnStockAndMoney(work: Work, live: ItemRow[]): Promise<number> {
  const { env, trx, caller, order, changes, at, quiet, withdraws, cascade, terms } = work
  const links = await relistings.resalesByPurchase(
    trx,
    live.flatMap((item) => item.purchaseorderitem_id ?? []),
  )
  const relisted = new Set(links.map((link) => link.purchaseorderitem_id))
  const isRelisted = (item: ItemRow) => item.purchaseorderitem_id !== null && relisted.has(item.purchaseorderitem_id)
  const [resold, first] = [live.filter(isRelisted), live.filter((item) => !isRelisted(item))]
  const returned = [...(order.is_test_booking || order.event_stop <= at ? [] : first), ...resold]
  const isLeft = (item: ItemRow) => soldItem.is(item.ticket_status) && !live.includes(item)
  const remaining = new Set(order.items.filter(isLeft).map((item) => item.ticket_id))
  const emptied = new Set(returned.map((item) => item.ticket_id).filter((ticket_id) => !remaining.has(ticket_id)))
  const shares = await moveShares(
    trx,
    returned.flatMap(({ allotment_id, ticket_id }) => (allotment_id === null ? [] : [{ allotment_id, ticket_id, sold: -1 }])),
  )
  await moveStock(
    trx,
    [
      ...shares,
      ...returned.map((item) => ({
        ticket_id: item.ticket_id,
        number_of_tickets_sold: -1,
        ...(withdraws && isRelisted(item) ? { supplier_quantity: -1 } : {}),
      })),
      ...[...emptied].map((ticket_id) => ({ ticket_id, number_of_bookingorders: -1 })),
      ...(await unconfirmedSale(
        trx,
        order.booking_id,
        returned.filter((item) => !isRelisted(item)),
      )),
    ],
    at,
  )
  const { refunded } = await cancelItems(env, trx, caller, order.bookingorder_id, {
    items: live.map((item) => item.orderitem_id),
    refund: changes.psp_refund_amount,
    terms,
    isCascade: cascade,
    resold: new Map(resold.map((item) => [item.orderitem_id, withdraws ? 'reverse' : 'keep'])),
  })
  await raise(env, trx, 'admissions_cancelled', { order, bought: first, resold, links })
  const ended = await returnResold(work, links)
  await withdrawPurchases(env, trx, caller, [...first, ...ended], { quiet })
  return refunded
}

/**
 * Gives admissions back to their relister, or offers them again. An admission that is offered again keeps its purchase if somebody pays for
 * it. An order that nobody pays for leaves no purchase: its payout would be paid from the money of the next buyer, who may pay less.
 * Returns those whose purchase ends.
 */
async function returnResold({ env, trx, caller, order, at, withdraws }: Work, links: relistings.Link[]): Promise<relistings.Link[]> {
  const ids = links.flatMap((link) => link.purchaseorderitem_id ?? [])
  const standing = withdraws ? new Set<string>() : await standingPurchases(trx, ids, order.bookingorder_id)
  const isStanding = (link: relistings.Link) => standing.has(link.purchaseorderitem_id ?? '')
  const [kept, ended] = [links.filter(isStanding), links.filter((link) => !isStanding(link))]
  const idsOf = (some: relistings.Link[]) => some.map((link) => link.relisting_id)
  await relistings.markListed(trx, idsOf(kept))
  await (withdraws ? relistings.markWithdrawn : relistings.offerAfresh)(trx, idsOf(ended), at)
  await creditBack(env, trx, caller, ended)
  await reopenPurchases(env, trx, caller, kept)
  return ended
}

/**
 * Cancels the resales of relisted admissions: unsold ones are taken off sale, sold ones are cancelled along the whole chain. Only the
 * operator may cancel the orders of others. A relister can only withdraw unsold admissions.
 */
async function cancelResales(work: Work, ids: string[]): Promise<void> {
  const { env, trx, caller, quiet } = work
  const links = await relistings.resalesOf(trx, ids)
  const [link] = links
  if (link && !isOperator(caller))
    throw new Problem('relisted', {
      detail:
        link.relisting_status === 'sold'
          ? `Item ${link.orderitem_id} is sold on; only the operator can cancel it now.`
          : `Item ${link.orderitem_id} is on sale; withdraw it first: DELETE /v1/marketplace/relistings/${link.ticket_id}.`,
      facts: { orderitem_id: link.orderitem_id, ticket_id: link.ticket_id, relisting_status: link.relisting_status },
    })
  await takeOffSale(
    env,
    trx,
    caller,
    links.filter((one) => one.relisting_status === 'listed'),
    { quiet },
  )
  const holders = new Map<string, string[]>()
  for (const { holder_bookingorder_id: order, holder_orderitem_id: item } of links)
    if (order && item) holders.set(order, [...(holders.get(order) ?? []), item])
  for (const [id, items] of [...holders].sort(([a], [b]) => (a < b ? -1 : 1))) await cascade(work, id, items)
}

/** Cancels the order of a later buyer with a full refund, or by the same terms. Its seller gets no payout. */
async function cascade({ env, trx, caller, at, quiet, terms }: Work, id: string, items: string[]): Promise<void> {
  const order = await store.findOrder(trx, id, everyRow)
  if (!order) return
  await cancelAdmissions(
    { env, trx, caller, order, changes: {}, at, quiet, withdraws: true, cascade: true, ...(terms ? { terms } : {}) },
    items,
  )
  await store.updateOrder(trx, id, { updated: at, version: order.version + 1 })
  await recorded(trx, caller, at, order, id)
}

/** The cancelled admission may have been the last one with missing guest data. */
async function updateGuestStatus(trx: Trx, order: OrderRow): Promise<void> {
  const isComplete = (await missingPreDownload(trx, order.bookingorder_id)).length === 0
  const guestdata_status = movedStatus(order.guestdata_status, isComplete)
  if (guestdata_status !== order.guestdata_status) await store.updateOrder(trx, order.bookingorder_id, { guestdata_status })
}
