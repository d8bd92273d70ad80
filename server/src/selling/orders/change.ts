import { belowPayout } from '../../catalogue/tickets/rules/loss.js'
import { soldAtLoss } from '../../catalogue/tickets/store.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { financial, itemMachine, logistic, soldItem } from '../../lib/order-states.js'
import { numbersOf } from '../../money/invoices/store.js'
import { changeFinancialStatus, recalculateFees, refundOrder, repriceItems } from '../../money/payments/change.js'
import type { Env, Guard } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { FeeType } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import type { Versioned } from '../../platform/http/etag.js'
import { guestdata } from '../guests/states.js'
import { recordingPayouts } from '../purchases/progress.js'
import { madeForOthers } from '../purchases/store.js'
import { refuseAdmitted, refuseRelisted } from './admitted.js'
import { cancelAdmissions, type Work } from './cancel.js'
import { checkReady, completeIfReady, markCompleted } from './complete.js'
import { type ItemEdit, permitted } from './editors.js'
import { refuseChangedGuests } from './guests.js'
import { lockAffectedOrders, lockAffectedStock } from './reach.js'
import { reachable } from './relation.js'
import type { BookingOrder, OrderChange, OrderChangeQuery } from './schema.js'
import { recorded } from './service.js'
import { sortItems } from './sorting.js'
import type { ItemRow, OrderRow } from './store.js'
import * as store from './store.js'
import { shownTo } from './visibility.js'

const plainFields = [
  'booking_email',
  'payment_reference',
  'invoice_reference',
  'accepted_gt',
  'marketing_optin',
  'parent_id',
  'lead_name_for_pickup',
] as const

const feesOf: Record<'mediation_fees' | 'payment_fees' | 'booking_fees' | 'platform_service_fee', FeeType> = {
  mediation_fees: 'mediation',
  payment_fees: 'payment',
  booking_fees: 'booking',
  platform_service_fee: 'platform_service',
}

/** Applies one update of an order. All of its changes are allowed and legal, or nothing changes. */
export async function changeOrder(
  env: Env,
  trx: Trx,
  caller: Caller,
  id: string,
  input: OrderChange,
  query: OrderChangeQuery,
  guard?: Guard,
): Promise<Versioned<BookingOrder>> {
  const affected = await lockAffectedOrders(trx, id, input)
  const order = await store.lockOrder(trx, id, reachable(caller))
  if (!order) throw notFound('bookingorder', id)
  guard?.(order.version)
  const sorted = sortItems(query.sorting)
  const { changes, items } = permitted(caller, order, input, query)
  await refuseChangedGuests(trx, caller, order, input.items ?? [])
  await checkReferences(trx, order, changes)
  const at = env.now()
  const work: Work = {
    env,
    trx,
    caller,
    order,
    changes,
    at,
    quiet: changes.suppress_email ?? false,
    withdraws: query.should_delete_purchaseorder ?? false,
    cascade: false,
  }
  const everyItem = order.items.map((item) => item.orderitem_id)
  const cancelled = items.filter(({ changes: item }) => item.ticket_status === 'cancelled').map(({ item }) => item.orderitem_id)
  // Tickets are locked before the distributor, in the same order as in a booking.
  if (affected) await lockAffectedStock(work, affected, changes.logistic_status === 'cancelled' ? everyItem : cancelled)
  await editItems(work, items)
  const leaving = changes.logistic_status === 'cancelled' ? everyItem : cancelled
  const isCancelling = changes.logistic_status === 'cancelled' || cancelled.length > 0
  if (isCancelling) {
    refuseWhileCancelled(caller, order)
    await cancelAdmissions(work, leaving)
  } else refuseSecondRefund(input)
  // Read again after the cancellation: an order without admissions is then cancelled, whatever else the request says.
  const current = isCancelling ? await written(trx, id) : order
  await moveStatuses({ ...work, order: current, changes: movesOf(order, changes) }, isCancelling)
  const fees = (Object.keys(feesOf) as (keyof typeof feesOf)[]).filter((flag) => query[flag]).map((flag) => feesOf[flag])
  await recalculateFees(env, trx, caller, id, fees)
  await store.updateOrder(trx, id, {
    ...columnsOf(changes),
    ...(await listedInvoices(trx, id, changes)),
    updated: at,
    version: order.version + 1,
  })
  const now = await store.findOrder(trx, id, everyRow)
  if (now) await completeIfReady(env, trx, now, work.quiet)
  const after = await recorded(trx, caller, at, order, id, { skipSame: true })
  return { body: sorted(await shownTo(trx, caller, after)), version: after.version }
}

/**
 * The orders of an event that was cancelled are cancelled by the terms of that disruption, one after the other. A buyer that cancels before
 * its turn would get the smaller refund of the tickets' policies.
 */
function refuseWhileCancelled(caller: Caller, order: OrderRow): void {
  if (!isOperator(caller) && order.event_status === 'cancelled' && order.event_disrupted !== null)
    throw new Problem('disruption_running', {
      detail: 'The event was cancelled. This order is cancelled and refunded by the terms of the disruption.',
    })
}

/**
 * The amount of a cancellation is not refunded again when the same cancellation is sent again, or by somebody else at the same time. The
 * request may name other items too, up to the whole order as it was read. Such an order with an admission that was cancelled earlier cannot
 * be told from a repetition, also with If-Match: a client that repeats a request may have read the version again. So it is refused.
 */
function refuseSecondRefund({ logistic_status, items = [], psp_refund_amount }: OrderChange): void {
  if (psp_refund_amount === undefined) return
  if (logistic_status === 'cancelled' || items.some((item) => item.ticket_status === 'cancelled'))
    throw new Problem('illegal_transition', {
      detail: 'What this request cancels is cancelled already, and was refunded then. To refund more, send psp_refund_amount alone.',
    })
}

async function written(trx: Trx, id: string): Promise<OrderRow> {
  const order = await store.findOrder(trx, id, everyRow)
  if (!order) throw new Problem('bookingorder_not_found')
  return order
}

function columnsOf(changes: OrderChange) {
  const plain = Object.fromEntries(plainFields.flatMap((name) => (changes[name] === undefined ? [] : [[name, changes[name]]])))
  return { ...plain, ...(changes.booking_group === undefined ? {} : { booking_group: JSON.stringify(changes.booking_group) }) }
}

/**
 * Finance can list numbers of other documents. Those of the service stay, also if one was made after the caller read the order, or by this
 * request.
 */
async function listedInvoices(trx: Trx, id: string, { invoices: sent }: OrderChange): Promise<{ invoices?: string[] }> {
  if (sent === undefined) return {}
  return { invoices: [...new Set([...(await numbersOf(trx, id)), ...sent])] }
}

/** The parent must be an order of the same buyer. Groups may contain only items of this order. */
async function checkReferences(trx: Trx, order: OrderRow, { parent_id, booking_group }: OrderChange): Promise<void> {
  if (parent_id === order.bookingorder_id) throw invalid([fault('/parent_id', 'self', 'must not be this order')])
  if (parent_id && !(await store.orderExists(trx, parent_id, order.distributor_id))) throw notFound('bookingorder', parent_id)
  const own = new Set(order.items.map((item) => item.orderitem_id))
  const strays = (booking_group ?? []).flatMap((group, index) =>
    group.flatMap((id, place) =>
      own.has(id) ? [] : [fault(`/booking_group/${index}/${place}`, 'unknown_item', 'is not an item of this order')],
    ),
  )
  if (strays.length > 0)
    throw new Problem('orderitem_not_found', { detail: 'booking_group contains items that are not in this order.', errors: strays })
}

const costOf = ({ cost_price, costprice }: ItemEdit['changes']): number | undefined => cost_price ?? costprice ?? undefined

/**
 * What was refunded and kept of a cancelled admission does not change. The seller of an admission that an earlier buyer returned is paid on the
 * order of that buyer: a payout here would be a second one.
 */
async function refuseFixedPrices(trx: Trx, edits: readonly ItemEdit[]): Promise<void> {
  const costs = edits.filter(({ changes }) => costOf(changes) !== undefined)
  const priced = edits.filter(({ changes }) => costOf(changes) !== undefined || (changes.net_rate ?? undefined) !== undefined)
  const refuse = (field: string, { orderitem_id }: ItemRow, why: string) => {
    throw new Problem('immutable_field', {
      detail: `${field} of item ${orderitem_id} cannot change: ${why}.`,
      facts: { field, orderitem_id },
    })
  }
  const over = priced.find(({ item }) => !soldItem.is(item.ticket_status))
  if (over) refuse(costs.includes(over) ? 'cost_price' : 'net_rate', over.item, 'it is cancelled')
  const paidFor = await madeForOthers(
    trx,
    costs.map(({ item }) => item.orderitem_id),
  )
  const reused = costs.find(({ item }) => paidFor.has(item.orderitem_id))
  if (reused)
    refuse('cost_price', reused.item, `its seller is paid for order ${paidFor.get(reused.item.orderitem_id)}, of an earlier buyer`)
}

async function editItems(work: Work, edits: ItemEdit[]): Promise<void> {
  const { env, trx, caller, order } = work
  await refuseFixedPrices(trx, edits)
  const hasNewCosts = edits.some(({ changes }) => costOf(changes) !== undefined)
  const edit = () => writeItems(work, edits)
  await (hasNewCosts ? recordingPayouts(env, trx, caller, order.bookingorder_id, edit) : edit())
}

async function writeItems({ env, trx, caller, order, at }: Work, edits: ItemEdit[]): Promise<void> {
  const repriced = new Map<string, number>()
  const losing: Losing[] = []
  for (const { item, changes } of edits) {
    const { ticket_status, sales_price, salesprice, net_rate, face_value, section, row, seat, external_activation_link, activated } =
      changes
    if (ticket_status !== undefined) itemMachine.check('ticket_status', item.ticket_status, ticket_status)
    if (ticket_status === 'returned') refuseReturn(order, [item])
    const cost = costOf(changes)
    // The supplier is paid the new cost, minus the same share of the discount as before.
    const payout = cost === undefined ? {} : { cost_price: cost, payout: Math.max(0, cost - (item.cost_price - item.payout)) }
    const prices = { net_rate: net_rate ?? item.net_rate, payout: payout.payout ?? item.payout }
    if ((net_rate !== undefined || payout.payout !== undefined) && prices.net_rate < prices.payout) losing.push({ item, ...prices })
    const retail = sales_price ?? salesprice ?? undefined
    await store.updateItem(trx, item.orderitem_id, {
      ...defined({
        section,
        row,
        seat,
        external_activation_link,
        activated,
        net_rate: net_rate ?? undefined,
        face_value,
        sales_price: retail,
      }),
      ...payout,
      ...(ticket_status === undefined || ticket_status === 'cancelled' ? {} : { ticket_status }),
      updated: at,
    })
    if (net_rate !== undefined || 'payout' in payout) repriced.set(item.orderitem_id, item.net_rate)
  }
  await refuseLosses(trx, losing)
  await repriceItems(env, trx, caller, order.bookingorder_id, repriced)
}

function refuseReturn(order: OrderRow, items: readonly ItemRow[]): void {
  refuseAdmitted(order, items, 'returned')
  refuseRelisted(items)
}

interface Losing {
  item: ItemRow
  net_rate: number
  payout: number
}

/** As for tickets: a net rate below the payout is refused, unless the operator has allowed a loss for that ticket. */
async function refuseLosses(trx: Trx, losing: Losing[]): Promise<void> {
  if (losing.length === 0) return
  const allowed = await soldAtLoss(
    trx,
    losing.map(({ item }) => item.ticket_id),
  )
  const refused = losing.find(({ item }) => !allowed.has(item.ticket_id))
  if (!refused) return
  const { item, net_rate, payout } = refused
  throw belowPayout(
    { net_rate, payout, currency_code: item.currency, label: null },
    { orderitem_id: item.orderitem_id, ticket_id: item.ticket_id },
  )
}

const defined = <T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as { [K in keyof T]?: Exclude<T[K], undefined> }

/** Removes statuses that equal the order as it was read, because the cancellation in the same request may have changed them. */
function movesOf(before: OrderRow, changes: OrderChange): OrderChange {
  const { logistic_status, guestdata_status, financial_status, distributorfinancial_status, ...others } = changes
  const sent = { logistic_status, guestdata_status, financial_status, distributorfinancial_status }
  const moved = Object.entries(sent).filter(([name, value]) => value !== undefined && value !== before[name as keyof typeof sent])
  return { ...others, ...Object.fromEntries(moved) }
}

/** `hasRefunded`: the cancellation in the same request has already refunded psp_refund_amount, so it is not refunded again. */
async function moveStatuses({ env, trx, caller, order, changes, quiet }: Work, hasRefunded: boolean): Promise<void> {
  const id = order.bookingorder_id
  const { logistic_status, guestdata_status, financial_status, distributorfinancial_status, psp_refund_amount } = changes
  const refund = hasRefunded ? undefined : psp_refund_amount
  if (distributorfinancial_status !== undefined && distributorfinancial_status !== order.distributorfinancial_status) {
    await changeFinancialStatus(env, trx, caller, id, distributorfinancial_status, {
      refund,
      ...(changes.payment_reference ? { reference: changes.payment_reference } : {}),
    })
  } else if (refund !== undefined) await refundOrder(env, trx, caller, id, refund)
  if (guestdata_status !== undefined) {
    guestdata.check('guestdata_status', order.guestdata_status, guestdata_status)
    await store.updateOrder(trx, id, { guestdata_status })
  }
  if (financial_status) {
    financial.check('financial_status', order.financial_status, financial_status)
    await store.updateOrder(trx, id, { financial_status })
  }
  if (logistic_status === undefined || logistic_status === 'cancelled') return
  logistic.check('logistic_status', order.logistic_status, logistic_status)
  if (logistic_status === 'completed') {
    const now = await written(trx, id)
    await checkReady(trx, now)
    return markCompleted(env, trx, now, quiet)
  }
  if (logistic_status === 'returned') refuseReturn(order, order.items)
  await store.updateOrder(trx, id, { logistic_status })
  if (logistic_status === 'returned')
    await store.setItemStatus(
      trx,
      order.items.filter((item) => item.ticket_status === 'completed').map((item) => item.orderitem_id),
      'returned',
      env.now(),
    )
}
