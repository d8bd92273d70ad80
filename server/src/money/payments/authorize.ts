import type { Author } from '../../lib/caller.js'
import { notFound, Problem } from '../../lib/errors.js'
import type { Rates } from '../../lib/money.js'
import { type DistributorRow, lockedDistributor } from '../../parties/distributors/store.js'
import type { Env } from '../../platform/context.js'
import { pipeline } from '../../platform/db/client.js'
import type { OrderCharge } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { chargeFor, type Line, type Terms } from '../charge/charge.js'
import type { DistributorFinancialStatus } from '../charge/states.js'
import { sumOf, totalsOf } from '../charge/totals.js'
import { makeInvoice } from '../invoices/service.js'
import { postPayment } from '../ledger/postings.js'
import { movement } from '../ledger/statement.js'
import { account, post } from '../ledger/store.js'
import { methods } from './methods/index.js'
import type { Due, PaymentMethod } from './methods/method.js'
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

/** Computes the charge of a new order from the terms of its hold, and checks that the distributor may use the payment method. */
export function chargeNew(order: NewOrder, distributor: DistributorRow, lines: readonly Line[], terms: Terms): Charged {
  const payment_method = checkMethod(distributor, order.payment_method, order.target_currency)
  return { ...order, payment_method, charge: chargeFor(lines, order.items, terms), status: methods[payment_method].begins }
}

/** The columns of an order that depend on its charge. */
export function columnsOf({ charge, status, is_test_booking }: Charged) {
  const { total, fees } = totalsOf(charge)
  return { charged: is_test_booking ? 0 : total, fees, distributorfinancial_status: status }
}

/**
 * Charges the orders of a new booking, which are already inserted: checks and takes the money, posts the sale and creates invoices. Runs as
 * late as possible in the transaction, because it locks the distributor's credit, for which its other bookings wait, and the invoice
 * numbers, for which all bookings wait. `charged` is the distributor as it was when the payment method was checked.
 */
export async function collect(env: Env, trx: Trx, author: Author, orders: Charged[], charged: DistributorRow): Promise<void> {
  const [first] = orders
  if (!first || first.is_test_booking) return
  const { distributor_id, target_currency: currency } = first
  const method = methods[first.payment_method]
  const [distributor, checkLimit] = await pipeline<[DistributorRow | undefined, (due: Due) => void]>(
    trx,
    lockedDistributor(distributor_id),
    method.limit(distributor_id),
  )
  if (!distributor) throw notFound('distributor', distributor_id)
  // The distributor was changed between the read and the lock. A retry uses the new terms.
  if (termsOf(distributor) !== termsOf(charged))
    throw new Problem('overloaded', { detail: 'The terms of this distributor are just being changed; try again.', retryAfter: 1 })
  const amount = sumOf(orders, ({ charge }) => totalsOf(charge).total)
  checkLimit({ distributor, amount, currency, rates: first.rates, config: env.config })
  await method.take(trx, distributor_id, amount, currency)
  for (const order of orders) await postSale(env, trx, author, order)
  for (const order of orders) {
    if (order.status !== 'open')
      await makeInvoice(env, trx, { ...order, distributorfinancial_status: 'open' }, distributor, { before: null, after: order.charge })
  }
}

/** The distributor's fields that decide how orders may be paid. Prices were agreed with the hold. */
const termsOf = (of: DistributorRow): string => JSON.stringify([of.payment_methods, of.allowed_currencies])

async function postSale(env: Env, trx: Trx, author: Author, order: Charged): Promise<void> {
  const at = env.now()
  const { charge, bookingorder_id, distributor_id, supplier_id, status } = order
  const source = methods[order.payment_method].source(distributor_id)
  const { total, currency } = totalsOf(charge)
  const debtor = debtorOf({ ...order, distributorfinancial_status: 'open' })
  const entries = movement(null, charge, { debtor, supplier_id }, order.rates)
  await post(trx, author, at, { kind: 'sale', bookingorder_id, distributor_id, supplier_id, entries })
  if (status === 'paid') await postPayment(trx, author, at, { bookingorder_id, distributor_id, debtor, source, currency, amount: total })
}
