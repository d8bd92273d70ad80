import type { Author } from '../../lib/caller.js'
import type { Rates } from '../../lib/money.js'
import type { DistributorRow } from '../../parties/distributors/store.js'
import type { Env } from '../../platform/context.js'
import type { Read } from '../../platform/db/client.js'
import type { OrderCharge } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { chargeFor, type Line, type Terms } from '../charge/charge.js'
import type { DistributorFinancialStatus } from '../charge/states.js'
import { sumOf, totalsOf } from '../charge/totals.js'
import { makeFirstInvoices } from '../invoices/service.js'
import { paymentOf } from '../ledger/postings.js'
import { movement } from '../ledger/statement.js'
import { account, type Posting, postAll } from '../ledger/store.js'
import { methods } from './methods/index.js'
import type { Admit, PaymentMethod } from './methods/method.js'
import { checkMethod } from './offer.js'
import type * as store from './store.js'

type OwedOrder = Pick<store.OrderMoney, 'payment_method' | 'distributor_id' | 'distributorfinancial_status'>

/** The account that owes the price of an order. */
export const debtorOf = ({ payment_method, distributor_id, distributorfinancial_status }: OwedOrder): string =>
  distributorfinancial_status === 'open' ? methods[payment_method].owes(distributor_id) : account.distributor(distributor_id)

/** The fields of a new order that decide its payment. */
export type NewOrder = Pick<
  store.OrderMoney,
  | 'bookingorder_id'
  | 'booking_code'
  | 'distributor_id'
  | 'supplier_id'
  | 'payment_reference'
  | 'invoice_reference'
  | 'target_currency'
  | 'is_test_booking'
  | 'items'
> & { rates: Rates; payment_method: string }

/** A new order with its charge and initial status. */
export interface Charged extends NewOrder {
  payment_method: PaymentMethod
  charge: OrderCharge
  status: DistributorFinancialStatus
}

/**
 * Computes the charge of a new order from the terms of its hold, and checks that the distributor may use the payment method. An order that costs
 * nothing does not wait for a provider, which has nothing to settle.
 */
export function chargeNew(order: NewOrder, distributor: DistributorRow, lines: readonly Line[], terms: Terms): Charged {
  const payment_method = checkMethod(distributor, order.payment_method, order.target_currency)
  const charge = chargeFor(lines, order.items, terms)
  const { begins } = methods[payment_method]
  return { ...order, payment_method, charge, status: begins === 'open' && totalsOf(charge).total === 0 ? 'paid' : begins }
}

/** The columns of an order that depend on its charge. */
export function columnsOf({ charge, status, is_test_booking }: Charged) {
  const { total, fees } = totalsOf(charge)
  return { charged: is_test_booking ? 0 : total, fees, distributorfinancial_status: status }
}

/** A distributor, and the method by which it pays. */
export interface PaysBy {
  distributor_id: string
  payment_method: PaymentMethod
}

/** What distributors may still spend by their methods, as it was when it was read. */
export type PaymentLimits = ReadonlyMap<string, Admit>

/** The distributors must be locked. */
export function paymentLimits(payers: readonly PaysBy[]): Read<PaymentLimits> {
  const wanted = [...new Map(payers.map((payer) => [keyOf(payer), payer]))]
  const reads = wanted.map(([key, { payment_method, distributor_id }]) => ({ key, ...methods[payment_method].limit(distributor_id) }))
  return {
    statements: reads.flatMap((read) => read.statements),
    of: (rows) => {
      let next = 0
      return new Map(
        reads.map(({ key, statements, of }) => {
          const from = next
          next += statements.length
          return [key, of(rows.slice(from, next))]
        }),
      )
    },
  }
}

export const hasLimits = (limits: PaymentLimits, payers: readonly PaysBy[]): boolean => payers.every((payer) => limits.has(keyOf(payer)))

/** Throws if the orders of a new booking exceed a limit. Otherwise they count against what is admitted next. */
export function admit({ config }: Env, limits: PaymentLimits, distributor: DistributorRow, orders: readonly Charged[]): void {
  const [first] = orders
  if (!first || first.is_test_booking) return
  const admitted = limits.get(keyOf(first))
  if (!admitted) throw new Error('the limit was not read')
  const tickets = sumOf(orders, ({ items }) => items.length)
  admitted({ distributor, tickets, amount: amountOf(orders), currency: first.target_currency, rates: first.rates, config })
}

const keyOf = ({ distributor_id, payment_method }: PaysBy): string => `${payment_method} ${distributor_id}`
const amountOf = (orders: readonly Charged[]): number => sumOf(orders, ({ charge }) => totalsOf(charge).total)

/** A new booking to charge, which was admitted. */
export interface Bill {
  author: Author
  distributor: DistributorRow
  orders: Charged[]
}

/**
 * Charges the orders of new bookings, which are already inserted: takes the money, posts the sales and creates invoices. Runs as late as
 * possible in the transaction, because it locks the invoice numbers, for which all bookings wait.
 */
export async function collect(env: Env, trx: Trx, bills: Bill[]): Promise<void> {
  const at = env.now()
  const charged = bills.filter(({ orders }) => orders[0]?.is_test_booking === false)
  for (const { orders } of charged) {
    const { payment_method, distributor_id, target_currency } = orders[0] as Charged
    await methods[payment_method].take(trx, distributor_id, amountOf(orders), target_currency)
  }
  await postAll(
    trx,
    at,
    charged.flatMap(({ author, orders }) => orders.flatMap((order) => postingsOf(order).map((posting) => ({ author, ...posting })))),
  )
  const invoiced = charged.flatMap(({ distributor, orders }) =>
    orders.flatMap((order) =>
      order.status === 'open'
        ? []
        : [{ order: { ...order, distributorfinancial_status: 'open' as const }, distributor, charge: order.charge }],
    ),
  )
  await makeFirstInvoices(env, trx, at, invoiced)
}

/** The sale, and the payment of an order that is paid immediately. */
function postingsOf(order: Charged): Posting[] {
  const { charge, bookingorder_id, distributor_id, supplier_id, status } = order
  const source = methods[order.payment_method].source(distributor_id)
  const { total, currency } = totalsOf(charge)
  const debtor = debtorOf({ ...order, distributorfinancial_status: 'open' })
  const entries = movement(null, charge, { debtor, supplier_id }, order.rates)
  const sale: Posting = { kind: 'sale', bookingorder_id, distributor_id, supplier_id, entries }
  if (status !== 'paid') return [sale]
  return [sale, paymentOf({ bookingorder_id, distributor_id, debtor, source, currency, amount: total })]
}
