import { type Author, asOperator } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { liveItem, liveOrder } from '../../lib/order-states.js'
import type { Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { isUsed } from '../orders/admitted.js'
import { cancelAdmissions, type Work } from '../orders/cancel.js'
import { lockAffectedOrders, lockAffectedStock } from '../orders/reach.js'
import { recorded } from '../orders/service.js'
import type { FoundOrder, ItemRow, OrderRow } from '../orders/store.js'
import * as orders from '../orders/store.js'
import { overFurtherOn } from './candidates.js'
import { cancellationTerms } from './figures.js'
import { decidedLetter, disruptedLetter, revertedLetter } from './letters.js'
import type { DisruptionRow, OrderStepRow } from './store.js'
import * as store from './store.js'

/**
 * What a disruption does to one order. Each step locks the order's row of the disruption first, and its effects, its letter, its webhook and
 * the note that it is done are one transaction. A step that was interrupted has not happened.
 */
export interface Step {
  env: Env
  trx: Trx
  author: Author
  disruption: DisruptionRow
  row: OrderStepRow
}

/** Which admissions of an order a step is about. */
type Which = (order: OrderRow) => (item: ItemRow) => boolean

const isUnused: Which = (order) => (item) => liveItem.is(item.ticket_status) && !isUsed(order, item)
/** An admission that was sold on is decided by its present owner. */
const isOwn: Which = (order) => (item) => isUnused(order)(item) && item.relisting_status !== 'sold'

async function lockedOrder(trx: Trx, id: string): Promise<OrderRow> {
  const order = await orders.lockOrder(trx, id, everyRow)
  if (!order) throw notFound('bookingorder', id)
  return order
}

/** Cancels admissions by the terms of the disruption. Returns the order as it was, and what happened. */
async function cancelByTerms({ env, trx, author, disruption, row }: Step, which: Which) {
  const affected = await lockAffectedOrders(trx, row.bookingorder_id, { logistic_status: 'cancelled' })
  const order = await lockedOrder(trx, row.bookingorder_id)
  const over = await overFurtherOn(trx, row.bookingorder_id, disruption.kind)
  const isLeaving = (item: ItemRow) => which(order)(item) && !over.has(item.orderitem_id)
  const items = liveOrder.is(order.logistic_status) ? order.items.filter(isLeaving).map((item) => item.orderitem_id) : []
  if (items.length === 0) return { order, items, refunded: 0 }
  const work: Work = {
    ...{ env, trx, caller: asOperator(author), order, changes: {}, at: env.now(), quiet: true, withdraws: true, cascade: false },
    terms: cancellationTerms(disruption.terms),
  }
  if (affected) await lockAffectedStock(work, affected, items)
  const sellers = await store.sellersOf(trx, items)
  const refunded = await cancelAdmissions(work, items)
  if (disruption.kind !== 'cancelled') for (const id of sellers) await reopen({ env, trx, author, disruption, row }, id)
  return { order, items, refunded }
}

/** A relister got admissions back: it decides about them. */
async function reopen({ env, trx, author, disruption }: Step, id: string): Promise<void> {
  if (!(await store.reopen(trx, disruption.disruption_id, id))) return
  await mark({ env, trx, author }, await lockedOrder(trx, id), { disruption_decision: 'pending' })
}

/** Writes the fields of the disruption to the order, as a new version. */
async function mark(
  { env, trx, author }: Pick<Step, 'env' | 'trx' | 'author'>,
  before: OrderRow,
  fields: { disruption_id?: string | null; disruption_decision: OrderRow['disruption_decision'] },
): Promise<FoundOrder> {
  const at = env.now()
  await orders.updateOrder(trx, before.bookingorder_id, { ...fields, updated: at, version: before.version + 1 })
  return recorded(trx, author, at, before, before.bookingorder_id)
}

/** The first step: an order of a cancelled event is cancelled, any other waits for a decision. Its buyer is notified. */
export const inform = (step: Step): Promise<void> => (step.disruption.kind === 'cancelled' ? cancel(step) : announce(step))

async function cancel(step: Step): Promise<void> {
  const { env, trx, disruption, row } = step
  const at = env.now()
  const { order, items, refunded } = await cancelByTerms(step, isUnused)
  // It may have been cancelled together with an earlier order of its chain.
  const isCascaded =
    items.length === 0 && order.cancelled_at !== null && disruption.applied !== null && order.cancelled_at >= disruption.applied
  const refund = isCascaded ? row.refund : refunded
  const outcome = items.length > 0 || isCascaded ? 'cancelled' : liveOrder.is(order.logistic_status) ? 'admitted' : 'closed'
  await store.setStep(trx, row, { informed: at, settled: at, outcome, refunded: refund, attempts: 0, fault: null })
  if (outcome === 'closed') return
  const after = await mark(step, order, { disruption_id: disruption.disruption_id, disruption_decision: null })
  await tell(step, after, refund)
}

async function announce(step: Step): Promise<void> {
  const { env, trx, disruption, row } = step
  const at = env.now()
  const order = await lockedOrder(trx, row.bookingorder_id)
  const done = { informed: at, attempts: 0, fault: null }
  if (!liveOrder.is(order.logistic_status)) return void (await store.setStep(trx, row, { ...done, settled: at, outcome: 'closed' }))
  const decides = order.items.some(isOwn(order))
  const { event_before, event_after, disruption_id } = disruption
  await store.shiftItems(trx, row.bookingorder_id, event_before.date_start, event_after.date_start, at)
  const after = await mark(step, order, { disruption_id, disruption_decision: decides ? 'pending' : null })
  const outcome = decides ? 'waiting' : order.items.some(isUnused(order)) ? 'sold_on' : 'admitted'
  await store.setStep(trx, row, { ...done, decision: decides ? 'pending' : null, outcome })
  await renewFiles(step)
  await tell(step, after, row.refund)
}

/** E-tickets show date and venue. They are created again under the same links. */
async function renewFiles({ env, trx, row }: Step): Promise<void> {
  if (row.files > 0) await env.jobs.enqueue(trx, 'etickets', [{ bookingorder_id: row.bookingorder_id }])
}

async function tell({ env, trx, disruption }: Step, order: OrderRow, refund: number): Promise<void> {
  await raise(env, trx, 'order_disrupted', { order, at: env.now() })
  const reader = await store.readerOf(trx, order.bookingorder_id)
  if (reader) await env.jobs.enqueue(trx, 'mail', [disruptedLetter(order, disruption, reader, refund)])
}

/** Carries out a decision: the tickets are kept, or the order is cancelled by the terms. */
export async function carryOut(step: Step, decision: 'accept' | 'refund'): Promise<FoundOrder> {
  const { env, trx, author, row } = step
  const at = env.now()
  const decided = {
    decision,
    decided: row.decided ?? at,
    decided_by: row.decided_by ?? author.client_id,
    settled: at,
    attempts: 0,
    fault: null,
  }
  const { order, items, refunded } =
    decision === 'refund'
      ? await cancelByTerms(step, isOwn)
      : { order: await lockedOrder(trx, row.bookingorder_id), items: [], refunded: 0 }
  if (!liveOrder.is(order.logistic_status)) {
    // It was cancelled in the ordinary way before.
    await store.setStep(trx, row, { ...decided, decision: null, outcome: 'closed' })
    return mark(step, order, { disruption_decision: null })
  }
  await store.setStep(trx, row, { ...decided, outcome: items.length > 0 ? 'cancelled' : 'kept', refunded })
  const after = await mark(step, order, { disruption_decision: decision })
  await raise(env, trx, 'disruption_decided', { order: after, at })
  const reader = await store.readerOf(trx, order.bookingorder_id)
  if (reader) await env.jobs.enqueue(trx, 'mail', [decidedLetter(after, decision, reader, refunded)])
  return after
}

/** The event is as it was before, and so is the order. */
export async function undo(step: Step): Promise<void> {
  const { env, trx, disruption, row } = step
  const at = env.now()
  const order = await lockedOrder(trx, row.bookingorder_id)
  const isOver = row.outcome === 'closed' || !liveOrder.is(order.logistic_status)
  await store.setStep(trx, row, { reverted: at, decision: null, attempts: 0, fault: null, ...(isOver ? {} : { outcome: 'reverted' }) })
  if (isOver) return
  await store.shiftItems(trx, row.bookingorder_id, disruption.event_after.date_start, disruption.event_before.date_start, at)
  const after = await mark(step, order, { disruption_id: null, disruption_decision: null })
  await renewFiles(step)
  await raise(env, trx, 'order_disrupted', { order: after, at })
  const reader = await store.readerOf(trx, order.bookingorder_id)
  if (reader) await env.jobs.enqueue(trx, 'mail', [revertedLetter(after, disruption, reader)])
}
