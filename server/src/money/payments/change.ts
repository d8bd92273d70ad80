import type { Author } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { convert, formatMinor } from '../../lib/money.js'
import { type DistributorRow, lockDistributor } from '../../parties/distributors/store.js'
import type { Env } from '../../platform/context.js'
import { readAll } from '../../platform/db/client.js'
import type { FeeType, OrderCharge } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { type CancelledItems, cancellationOf, isUnpaid } from '../charge/cancellation.js'
import { recalculateFee, reprice } from '../charge/charge.js'
import { daysBefore, exactPrices, type Refund, refundFor } from '../charge/refund.js'
import { type DistributorFinancialStatus, distributorFinancial } from '../charge/states.js'
import { termsFor } from '../charge/terms.js'
import { totalsOf } from '../charge/totals.js'
import { makeInvoice } from '../invoices/service.js'
import { postPayment, postRefund, postTransfer } from '../ledger/postings.js'
import { movement } from '../ledger/statement.js'
import { account, orderBalance, type Posting, post } from '../ledger/store.js'
import { debtorOf } from './authorize.js'
import { methods } from './methods/index.js'
import type { PaymentMethod } from './methods/method.js'
import * as store from './store.js'

/**
 * All changes to the money of an order after its booking. Each function locks the order, its distributor and its sales, and updates the order's
 * charged, refunded, fees, invoices, distributorfinancial_status and the refunds of items. The caller writes the order's version and
 * history. Tickets must be locked before, as in bookings. Test bookings move no money.
 */

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** the amount owed to a supplier for an order has changed */
    payout_changed: { bookingorder_id: string }
    /** an order and its distributor are locked to change its money; an invoice number may be taken next */
    order_money_locked: { bookingorder_id: string }
  }
}

interface LockedOrder {
  order: store.OrderMoney & { charge: OrderCharge }
  distributor: DistributorRow
}

async function lockOrderMoney(env: Env, trx: Trx, id: string): Promise<LockedOrder | undefined> {
  const [order] = await store.lockOrders(trx, { bookingorder_id: id })
  if (!order) throw notFound('bookingorder', id)
  const { charge } = order
  if (order.is_test_booking || !charge) return undefined
  const distributor = await lockDistributor(trx, order.distributor_id)
  if (!distributor) throw notFound('distributor', order.distributor_id)
  await raise(env, trx, 'order_money_locked', { bookingorder_id: id })
  return { order: { ...order, charge }, distributor }
}

const isPaid = (status: DistributorFinancialStatus): boolean => status === 'paid' || status === 'partlyrefunded'

interface ChargeChange {
  /** difference of the charge */
  change: number
  /** the charge after the change */
  left: number
  /** what the distributor owes of it after the change */
  owed: number
  /** whether it has admissions that are not cancelled */
  isLive: boolean
  /** whether a part was paid before */
  isPartlyPaid: boolean
  /** finance refunds without a cancellation; otherwise a price or a fee was corrected, or admissions were cancelled */
  isRefund: boolean
}

/**
 * The status of an order after its charge has changed. If it costs more than was paid, it is `invoiced` until the rest is paid: payouts and
 * relistings wait for that. A credit that pays off the rest makes it paid again. An order that costs nothing any more, because its
 * price was corrected or only free admissions are left, keeps its admissions and can be completed: unpaid, it has the status of an order that was
 * booked at that price; paid, it is partly refunded, as after any other lower price. Without admissions it is void or refunded.
 */
function statusAfter(
  status: DistributorFinancialStatus,
  { change, left, owed, isLive, isPartlyPaid, isRefund }: ChargeChange,
): DistributorFinancialStatus {
  if (change > 0 && owed > 0 && status !== 'open') return 'invoiced'
  if (change > 0 && status === 'refunded') return 'partlyrefunded'
  if (change === 0 && status === 'partlyrefunded' && left === 0 && !isLive) return 'refunded'
  if (change >= 0) return status
  const isOver = left === 0 && (isRefund || !isLive)
  if (isPaid(status) || (status === 'invoiced' && owed <= 0 && isPartlyPaid)) return isOver ? 'refunded' : 'partlyrefunded'
  if (left > 0 || (status !== 'open' && status !== 'invoiced')) return status
  if (!isLive) return 'void'
  return status === 'open' ? 'paid' : status
}

/** Posts the difference between the current and the new charge, moves payments accordingly, and creates an invoice or credit note. */
async function applyCharge(
  env: Env,
  trx: Trx,
  author: Author,
  { order, distributor }: LockedOrder,
  after: OrderCharge,
  kind: Posting['kind'],
  { note, isRefund = false }: { note?: string | undefined; isRefund?: boolean } = {},
): Promise<void> {
  const at = env.now()
  const { charge: before, bookingorder_id, distributor_id, supplier_id, payment_method, distributorfinancial_status: status } = order
  const method = methods[payment_method]
  const debtor = debtorOf(order)
  const { total, fees, currency } = totalsOf(after)
  const { total: until } = totalsOf(before)
  const more = total - until
  const owed = await orderBalance(trx, bookingorder_id, debtor)
  const entries = movement(before, after, { debtor, supplier_id }, order.rates)
  await post(trx, author, at, { kind, bookingorder_id, distributor_id, supplier_id, entries, ...(note ? { note } : {}) })
  if (entries.some((entry) => entry.account === account.supplier(supplier_id))) await raise(env, trx, 'payout_changed', { bookingorder_id })
  const payment = { bookingorder_id, distributor_id, debtor, source: method.source(distributor_id), currency }
  // A credit first reduces the amount owed. Only the rest is refunded.
  const back = Math.max(0, -more - owed)
  if (back > 0) {
    await postRefund(trx, author, at, { ...payment, amount: back })
    await method.giveBack(trx, distributor_id, back, currency)
  }
  const isTaken = more > 0 && method.begins === 'paid' && (isPaid(status) || status === 'refunded')
  if (isTaken) {
    await method.take(trx, distributor_id, more, currency)
    await postPayment(trx, author, at, { ...payment, amount: more })
  }
  await store.saveMoney(trx, bookingorder_id, {
    charge: after,
    charged: order.charged + Math.max(0, more),
    refunded: order.refunded + Math.max(0, -more),
    fees,
    distributorfinancial_status: statusAfter(status, {
      change: more,
      left: total,
      owed: isTaken ? owed : owed + more,
      isLive: after.items.some((item) => !item.cancelled),
      isPartlyPaid: until > owed,
      isRefund,
    }),
    payment_method,
  })
  // An order that waits for a provider is invoiced completely when it is paid. Another one without an invoice had nothing to invoice until now.
  if (order.is_invoiced || status !== 'open') await makeInvoice(env, trx, order, distributor, { before, after })
}

/** The part of an order's charge that is not paid. */
const owedFor = async (trx: Trx, order: LockedOrder['order']): Promise<number> =>
  Math.max(0, await orderBalance(trx, order.bookingorder_id, debtorOf(order)))

const tooMuch = (refund: number, most: number, currency: string): Problem =>
  new Problem('refund_too_high', {
    detail: `${formatMinor(refund, currency)} ${currency} cannot be refunded: at most ${formatMinor(most, currency)} of what was paid is left.`,
    facts: { refund, most, currency },
  })

async function credit(
  env: Env,
  trx: Trx,
  author: Author,
  locked: LockedOrder,
  refund: Refund,
  about: { note: string | undefined; isRefund: boolean },
): Promise<void> {
  const { target_currency: currency, rates } = locked.order
  await applyCharge(env, trx, author, locked, refund.after, 'cancellation', about)
  // An order that needed no exchange rates may have none. Its refunds then have no value in euros.
  const inEuros = (amount: number) => (currency === 'EUR' || rates[currency] !== undefined ? convert(amount, currency, 'EUR', rates) : 0)
  await store.addRefunds(
    trx,
    refund.items.map((item) => ({ ...item, refunded_eur: inEuros(item.refunded) })),
  )
}

const pricesOf = ({ order }: LockedOrder) => exactPrices(order.charge, order.items, order.rates)

/** Cancels all or some admissions and refunds them by `cancellationOf`. Returns the refund. */
export async function cancelItems(
  env: Env,
  trx: Trx,
  author: Author,
  id: string,
  cancelled: Omit<CancelledItems, 'days' | 'prices'>,
): Promise<{ refunded: number }> {
  const locked = await lockOrderMoney(env, trx, id)
  if (!locked) return { refunded: 0 }
  const { order } = locked
  const { total, currency } = totalsOf(order.charge)
  const status = order.distributorfinancial_status
  const { refund } = cancelled
  const most = isUnpaid(status) ? 0 : total
  if (refund !== undefined && refund > most) throw tooMuch(refund, most, currency)
  const days = daysBefore(order.starts, env.now())
  const result = refundFor(order.charge, cancellationOf(status, { ...cancelled, days, prices: pricesOf(locked) }))
  const note = refund === undefined ? undefined : 'amount set by the operator'
  await credit(env, trx, author, locked, result, { note, isRefund: false })
  return { refunded: result.total }
}

/**
 * Sets the payouts posted for these admissions, by orderitem_id, whatever their current state. The distributor's charge does not change, so
 * the distributor is not locked.
 */
export async function setPayouts(
  env: Env,
  trx: Trx,
  author: Author,
  id: string,
  payouts: ReadonlyMap<string, number>,
  { kind, note }: Pick<Posting, 'kind'> & { note: string },
): Promise<void> {
  const [order] = await store.lockOrders(trx, { bookingorder_id: id })
  if (!order?.charge || order.is_test_booking) return
  const { supplier_id, distributor_id, rates, charge } = order
  const after = structuredClone(charge)
  for (const item of after.items) item.payout = payouts.get(item.orderitem_id) ?? item.payout
  const entries = movement(charge, after, { debtor: debtorOf(order), supplier_id }, rates)
  if (entries.length === 0) return
  await post(trx, author, env.now(), { kind, bookingorder_id: id, distributor_id, supplier_id, entries, note })
  await store.saveCharge(trx, id, after)
  await raise(env, trx, 'payout_changed', { bookingorder_id: id })
}

/** Refunds money without a cancellation. The supplier keeps its payout. */
export async function refundOrder(env: Env, trx: Trx, author: Author, id: string, amount: number): Promise<void> {
  const locked = await lockOrderMoney(env, trx, id)
  if (!locked) return
  const { total, currency } = totalsOf(locked.order.charge)
  const most = total - (await owedFor(trx, locked.order))
  if (amount > most) throw tooMuch(amount, most, currency)
  await credit(
    env,
    trx,
    author,
    locked,
    refundFor(locked.order.charge, { items: [], prices: pricesOf(locked), days: 0, refund: amount, payout: 'keep' }),
    { note: 'refund', isRefund: true },
  )
}

/** Recalculates these fees with the distributor's current rules, for admissions that are not cancelled. */
export async function recalculateFees(env: Env, trx: Trx, author: Author, id: string, types: readonly FeeType[]): Promise<void> {
  const locked = types.length === 0 ? undefined : await lockOrderMoney(env, trx, id)
  if (!locked) return
  const { order, distributor } = locked
  const terms = termsFor(env, distributor, order.target_currency, order.rates, env.now())
  const after = types.reduce((charge, type) => recalculateFee(charge, type, terms), order.charge)
  await applyCharge(env, trx, author, locked, after, 'fee', { note: types.join(', ') })
}

/** Updates the charge after net_rate or payout of items has changed. `before` are the previous net_rates. */
export async function repriceItems(env: Env, trx: Trx, author: Author, id: string, before: ReadonlyMap<string, number>): Promise<void> {
  const locked = before.size === 0 ? undefined : await lockOrderMoney(env, trx, id)
  if (!locked) return
  const { order } = locked
  const prices = order.items.map(({ orderitem_id, net_rate, payout }) => {
    const until = before.get(orderitem_id)
    return until === undefined ? { orderitem_id, net_rate, before: net_rate } : { orderitem_id, net_rate, before: until, payout }
  })
  const after = reprice(order.charge, prices, { currency: order.target_currency, rates: order.rates })
  await applyCharge(env, trx, author, locked, after, 'price')
}

/** Changes distributorfinancial_status on behalf of FINANCE and moves the money. The state machine decides whether the change is legal. */
export async function changeFinancialStatus(
  env: Env,
  trx: Trx,
  author: Author,
  id: string,
  to: DistributorFinancialStatus,
  { refund, reference }: { refund?: number | undefined; reference?: string } = {},
): Promise<void> {
  const [found] = await store.lockOrders(trx, { bookingorder_id: id })
  if (!found) throw notFound('bookingorder', id)
  distributorFinancial.check('distributorfinancial_status', found.distributorfinancial_status, to)
  if (found.distributorfinancial_status === to && to !== 'partlyrefunded') return
  const locked = await lockOrderMoney(env, trx, id)
  if (!locked) return store.setStatus(trx, id, to)
  const { total } = totalsOf(locked.order.charge)
  if (to === 'paid') return pay(env, trx, author, locked, reference)
  if (to === 'invoiced') return invoice(env, trx, author, locked)
  if (to === 'void') await refusePaid(trx, locked.order)
  if (to === 'refunded' || to === 'void') {
    const all = refundFor(locked.order.charge, { items: [], prices: pricesOf(locked), days: 0, refund: total, payout: 'keep' })
    await credit(env, trx, author, locked, all, { note: to, isRefund: true })
    // An order with a price of zero has nothing to credit, but still gets the status.
    return store.setStatus(trx, id, to)
  }
  if (refund === undefined) throw invalid([fault('/psp_refund_amount', 'required', 'is required for a partial refund')])
  return refundOrder(env, trx, author, id, refund)
}

/** An invoice is given up without moving money. What was paid of it must be paid back first, on purpose. */
async function refusePaid(trx: Trx, order: LockedOrder['order']): Promise<void> {
  const { total, currency } = totalsOf(order.charge)
  const owed = await owedFor(trx, order)
  const paid = total - owed
  if (paid <= 0) return
  const shown = (amount: number) => `${formatMinor(amount, currency)} ${currency}`
  throw new Problem('illegal_transition', {
    detail: `This order cannot become void: ${shown(paid)} of it are paid, and ${shown(owed)} are owed. Lower the prices of its items by what is owed; then it can become refunded.`,
    facts: {
      field: 'distributorfinancial_status',
      current: order.distributorfinancial_status,
      legal: ['paid'],
      amount: owed,
      most: paid,
      currency,
    },
  })
}

/** Records the payment of all that is owed: the whole order, or the part that was added after an earlier payment. */
async function pay(env: Env, trx: Trx, author: Author, { order, distributor }: LockedOrder, reference?: string): Promise<void> {
  const at = env.now()
  const { bookingorder_id, distributor_id, charge } = order
  const method = methods[order.payment_method]
  const { currency } = totalsOf(charge)
  const amount = await owedFor(trx, order)
  await method.take(trx, distributor_id, amount, currency)
  const payment = { bookingorder_id, distributor_id, debtor: debtorOf(order), source: method.source(distributor_id), currency, amount }
  await postPayment(trx, author, at, { ...payment, ...(reference ? { note: reference } : {}) })
  await store.setStatus(trx, bookingorder_id, 'paid')
  if (!order.is_invoiced)
    await makeInvoice(env, trx, { ...order, distributorfinancial_status: 'paid' }, distributor, { before: null, after: charge })
}

/** Orders that finance invoices later use this method. */
const onCredit: PaymentMethod = 'invoice'

/** Turns an order that a provider has not collected into an invoice, if the credit limit allows it. */
async function invoice(env: Env, trx: Trx, author: Author, { order, distributor }: LockedOrder): Promise<void> {
  const { bookingorder_id, distributor_id, charge, rates } = order
  const { total: amount, currency } = totalsOf(charge)
  const onInvoice = { ...order, payment_method: onCredit }
  const [from, to] = [debtorOf(order), debtorOf(onInvoice)]
  const checkLimit = await readAll(trx, methods[onCredit].limit(distributor_id))
  checkLimit({ distributor, tickets: order.items.length, amount, currency, rates, config: env.config })
  await postTransfer(trx, author, env.now(), { bookingorder_id, distributor_id, from, to, currency, amount })
  await store.setStatus(trx, bookingorder_id, 'invoiced', onCredit)
  await makeInvoice(env, trx, onInvoice, distributor, { before: null, after: charge })
}
