import type { Author } from '../../lib/caller.js'
import { fault, invalid, notFound, Problem } from '../../lib/errors.js'
import { convert, formatMinor } from '../../lib/money.js'
import { type DistributorRow, lockDistributor } from '../../parties/distributors/store.js'
import type { Env } from '../../platform/context.js'
import { readAll } from '../../platform/db/client.js'
import type { FeeType, OrderCharge } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { recalculateFee, reprice } from '../charge/charge.js'
import { daysBefore, type PayoutOf, type Refund, refundFor } from '../charge/refund.js'
import { standing } from '../charge/standing.js'
import { type DistributorFinancialStatus, distributorFinancial } from '../charge/states.js'
import { termsFor } from '../charge/terms.js'
import { makeInvoice } from '../invoices/service.js'
import { postPayment, postRefund, postTransfer } from '../ledger/postings.js'
import { movement } from '../ledger/statement.js'
import { account, orderBalance, type Posting, post } from '../ledger/store.js'
import { debtorOf } from './authorize.js'
import { methods } from './methods/index.js'
import type { PaymentMethod } from './methods/method.js'
import * as store from './store.js'

/**
 * Everything that moves the money of an order after it was booked. Each locks the order, then its distributor, and writes what the order
 * shows of it: charged, refunded, fees, invoices, distributorfinancial_status, and what each item got back. The order's version and
 * history are the caller's. Tickets are locked before, never after: bookings do it in that order too. A test booking moves no money.
 */

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** what a supplier is owed for an order */
    payout_changed: { bookingorder_id: string }
  }
}

interface Opened {
  order: store.OrderMoney & { charge: OrderCharge }
  distributor: DistributorRow
}

async function open(trx: Trx, id: string): Promise<Opened | undefined> {
  const [order] = await store.lockOrders(trx, { bookingorder_id: id })
  if (!order) throw notFound('bookingorder', id)
  const { charge } = order
  if (order.is_test_booking || !charge) return undefined
  const distributor = await lockDistributor(trx, order.distributor_id)
  if (!distributor) throw notFound('distributor', order.distributor_id)
  return { order: { ...order, charge }, distributor }
}

const isPaid = (status: DistributorFinancialStatus): boolean => status === 'paid' || status === 'partlyrefunded'

/** Where an order stands once its charge has changed by so much, to what is left of it. */
function statusAfter(status: DistributorFinancialStatus, change: number, left: number): DistributorFinancialStatus {
  if (change >= 0) return status
  if (isPaid(status)) return left === 0 ? 'refunded' : 'partlyrefunded'
  return left === 0 && (status === 'open' || status === 'invoiced') ? 'void' : status
}

/** Posts the way from the order's charge to a new one, moves what was paid along with it, and writes an invoice or credit note about it. */
async function move(
  env: Env,
  trx: Trx,
  author: Author,
  { order, distributor }: Opened,
  after: OrderCharge,
  kind: Posting['kind'],
  note?: string,
): Promise<void> {
  const at = env.now()
  const { charge: before, bookingorder_id, distributor_id, supplier_id, payment_method, distributorfinancial_status: status } = order
  const method = methods[payment_method]
  const debtor = debtorOf(order)
  const { total, fees, currency } = standing(after)
  const more = total - standing(before).total
  const owed = await orderBalance(trx, bookingorder_id, debtor)
  const entries = movement(before, after, { debtor, supplier_id }, order.rates)
  await post(trx, author, at, { kind, bookingorder_id, distributor_id, supplier_id, entries, ...(note ? { note } : {}) })
  if (entries.some((entry) => entry.account === account.supplier(supplier_id))) await raise(env, trx, 'payout_changed', { bookingorder_id })
  const payment = { bookingorder_id, distributor_id, debtor, source: method.source(distributor_id), currency }
  // A credit first lowers what is still owed; only what was paid beyond that goes back.
  const back = Math.max(0, -more - owed)
  if (back > 0) {
    await postRefund(trx, author, at, { ...payment, amount: back })
    await method.giveBack(trx, distributor_id, back, currency)
  }
  if (more > 0 && method.begins === 'paid' && isPaid(status)) {
    await method.take(trx, distributor_id, more, currency)
    await postPayment(trx, author, at, { ...payment, amount: more })
  }
  await store.saveMoney(trx, bookingorder_id, {
    charge: after,
    charged: order.charged + Math.max(0, more),
    refunded: order.refunded + Math.max(0, -more),
    fees,
    distributorfinancial_status: statusAfter(status, more, total),
    payment_method,
  })
  // What nobody was invoiced for yet is invoiced as a whole when it is paid.
  if (order.invoices.length > 0) await makeInvoice(env, trx, order, distributor, { before, after })
}

const tooMuch = (refund: number, most: number, currency: string): Problem =>
  new Problem('refund_too_high', {
    detail: `${formatMinor(refund, currency)} ${currency} cannot be refunded: at most ${formatMinor(most, currency)} of what was paid is left.`,
    facts: { refund, most, currency },
  })

async function credit(env: Env, trx: Trx, author: Author, opened: Opened, refund: Refund, note: string | undefined): Promise<void> {
  const { target_currency: currency, rates } = opened.order
  await move(env, trx, author, opened, refund.after, 'cancellation', note)
  // An order that needed no rates may have none; its refunds then have no value in euros.
  const inEuros = (amount: number) => (currency === 'EUR' || rates[currency] !== undefined ? convert(amount, currency, 'EUR', rates) : 0)
  await store.addRefunds(
    trx,
    refund.items.map((item) => ({ ...item, refunded_eur: inEuros(item.refunded) })),
  )
}

export interface CancelOptions {
  /** what the operator refunds instead of what the policy says (psp_refund_amount) */
  refund?: number | undefined
  /** `policy`: the supplier loses the percentage that the distributor gets back; `keep`: it loses nothing; `reverse`: all of it */
  payout?: PayoutOf
  /** of the price, instead of the policy's */
  percent?: number
  note?: string
}

/** Nobody is paid by a policy for what nobody paid. */
const givenUp =
  (payout: PayoutOf): PayoutOf =>
  (id) => {
    const rule = typeof payout === 'string' ? payout : payout(id)
    return rule === 'policy' ? 'reverse' : rule
  }

/** Cancels admissions, all that are left or some of them, and gives back what their tickets' policies say; answers how much. */
export async function cancelItems(
  env: Env,
  trx: Trx,
  author: Author,
  id: string,
  items: readonly string[],
  { refund, payout = 'policy', percent, note }: CancelOptions = {},
): Promise<{ refunded: number }> {
  const opened = await open(trx, id)
  if (!opened) return { refunded: 0 }
  const { order } = opened
  const { total, currency } = standing(order.charge)
  // What nobody paid or was invoiced for is given up as a whole: there is nothing to keep a part of.
  const isOpen = order.distributorfinancial_status === 'open'
  if (refund !== undefined && refund > (isOpen ? 0 : total)) throw tooMuch(refund, isOpen ? 0 : total, currency)
  const days = daysBefore(order.starts, env.now())
  const result = isOpen
    ? refundFor(order.charge, { items, days, percent: 100, payout: givenUp(payout) })
    : refundFor(order.charge, { items, days, refund, payout, ...(percent === undefined ? {} : { percent }) })
  await credit(env, trx, author, opened, result, note ?? (refund === undefined ? undefined : 'amount set by the operator'))
  return { refunded: result.total }
}

/** What is booked for its supplier for these admissions goes back to the operator, whatever became of them since; the distributor pays what it did. */
export async function reversePayouts(env: Env, trx: Trx, author: Author, id: string, items: readonly string[]): Promise<void> {
  const opened = await open(trx, id)
  if (!opened) return
  const after = structuredClone(opened.order.charge)
  for (const item of after.items) if (items.includes(item.orderitem_id)) item.payout = 0
  await move(env, trx, author, opened, after, 'cancellation', 'sale withdrawn')
}

/** Gives money back without cancelling anything; its supplier keeps its payout. */
export async function refundOrder(env: Env, trx: Trx, author: Author, id: string, amount: number): Promise<void> {
  const opened = await open(trx, id)
  if (!opened) return
  const { total, currency } = standing(opened.order.charge)
  const most = isPaid(opened.order.distributorfinancial_status) ? total : 0
  if (amount > most) throw tooMuch(amount, most, currency)
  await credit(env, trx, author, opened, refundFor(opened.order.charge, { items: [], days: 0, refund: amount, payout: 'keep' }), 'refund')
}

/** Those fees as the distributor's rules are now, for what is not cancelled. */
export async function recalculateFees(env: Env, trx: Trx, author: Author, id: string, types: readonly FeeType[]): Promise<void> {
  const opened = types.length === 0 ? undefined : await open(trx, id)
  if (!opened) return
  const { order, distributor } = opened
  const terms = termsFor(env, distributor, order.target_currency, order.rates, env.now())
  const after = types.reduce((charge, type) => recalculateFee(charge, type, terms), order.charge)
  await move(env, trx, author, opened, after, 'fee', types.join(', '))
}

/** After net_rate or payout of items was changed in their rows: the order's charge follows them. `before` are the net_rates until then. */
export async function repriceItems(env: Env, trx: Trx, author: Author, id: string, before: ReadonlyMap<string, number>): Promise<void> {
  const opened = before.size === 0 ? undefined : await open(trx, id)
  if (!opened) return
  const { order } = opened
  const prices = order.items.flatMap((item) => {
    const until = before.get(item.orderitem_id)
    return until === undefined ? [] : [{ ...item, before: until }]
  })
  const after = reprice(order.charge, prices, { currency: order.target_currency, rates: order.rates })
  await move(env, trx, author, opened, after, 'price')
}

/** A move of distributorfinancial_status by FINANCE, with the money it means. The machine of states decides whether it is legal. */
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
  const opened = await open(trx, id)
  if (!opened) return store.setStatus(trx, id, to)
  const { total } = standing(opened.order.charge)
  if (to === 'paid') return pay(env, trx, author, opened, reference)
  if (to === 'invoiced') return invoice(env, trx, author, opened)
  if (to === 'refunded' || to === 'void') {
    const all = refundFor(opened.order.charge, { items: [], days: 0, refund: total, payout: 'keep' })
    await credit(env, trx, author, opened, all, to)
    // An order that costs nothing has nothing to credit, and still is what finance says.
    return store.setStatus(trx, id, to)
  }
  if (refund === undefined) throw invalid([fault('/psp_refund_amount', 'required', 'is required for a partial refund')])
  return refundOrder(env, trx, author, id, refund)
}

/** The whole of what an order costs was paid. */
async function pay(env: Env, trx: Trx, author: Author, { order, distributor }: Opened, reference?: string): Promise<void> {
  const at = env.now()
  const { bookingorder_id, distributor_id, charge } = order
  const method = methods[order.payment_method]
  const { total: amount, currency } = standing(charge)
  await method.take(trx, distributor_id, amount, currency)
  const payment = { bookingorder_id, distributor_id, debtor: debtorOf(order), source: method.source(distributor_id), currency, amount }
  await postPayment(trx, author, at, { ...payment, ...(reference ? { note: reference } : {}) })
  await store.setStatus(trx, bookingorder_id, 'paid')
  if (order.invoices.length === 0)
    await makeInvoice(env, trx, { ...order, distributorfinancial_status: 'paid' }, distributor, { before: null, after: charge })
}

/** What finance invoices after all is owed on invoice from then on. */
const onCredit: PaymentMethod = 'invoice'

/** What a provider was to collect is invoiced after all, if there is credit for it. */
async function invoice(env: Env, trx: Trx, author: Author, { order, distributor }: Opened): Promise<void> {
  const { bookingorder_id, distributor_id, charge, rates } = order
  const { total: amount, currency } = standing(charge)
  const onInvoice = { ...order, payment_method: onCredit }
  const [from, to] = [debtorOf(order), debtorOf(onInvoice)]
  const checkLimit = await readAll(trx, methods[onCredit].limit(distributor_id))
  checkLimit({ distributor, amount, currency, rates, config: env.config })
  await postTransfer(trx, author, env.now(), { bookingorder_id, distributor_id, from, to, currency, amount })
  await store.setStatus(trx, bookingorder_id, 'invoiced', onCredit)
  await makeInvoice(env, trx, onInvoice, distributor, { before: null, after: charge })
}
