import type { Env } from '../../context.js'
import type { OrderCharge } from '../../db/json.js'
import type { Trx } from '../../db/open.js'
import type { Author } from '../../lib/caller.js'
import { notFound } from '../../lib/errors.js'
import { type DistributorRow, lockDistributor } from '../distributors/store.js'
import { makeInvoice } from '../invoices/service.js'
import { postPayment } from '../ledger/postings.js'
import { movement } from '../ledger/statement.js'
import { account, post } from '../ledger/store.js'
import type { DistributorFinancialStatus } from '../orders/states.js'
import { chargeFor } from './charge.js'
import { checkCredit, spendPrepaid } from './credit.js'
import { checkMethod, type PaymentMethod } from './methods.js'
import { standing, sumOf } from './standing.js'
import * as store from './store.js'
import { lineFor, termsFor } from './terms.js'

type Owing = Pick<store.OrderMoney, 'payment_method' | 'distributor_id' | 'distributorfinancial_status'>

/** On which account it is owed: what a card is to pay is no credit given to the distributor. */
export const debtorOf = ({ payment_method, distributor_id, distributorfinancial_status }: Owing): string =>
  payment_method === 'card' && distributorfinancial_status === 'open'
    ? account.collecting(distributor_id)
    : account.distributor(distributor_id)

/** On invoice what was sold is invoiced at once, from a balance it is paid at once, by card it is open until the provider settles it. */
const afterBooking: Record<PaymentMethod, DistributorFinancialStatus> = { invoice: 'invoiced', prepaid: 'paid', card: 'open' }

/**
 * Charges a new booking: works out what each of its orders costs, checks that the distributor can pay it that way, posts the sale, and
 * returns what makes the invoices, to be called as late as can be: invoice numbers are given out one at a time until the transaction ends.
 * The orders and items are in their tables already.
 */
export async function authorize(env: Env, trx: Trx, author: Author, bookingId: string): Promise<() => Promise<void>> {
  const orders = await store.lockOrders(trx, { booking_id: bookingId })
  const [first] = orders
  if (!first) throw notFound('booking', bookingId)
  const distributor = await lockDistributor(trx, first.distributor_id)
  if (!distributor) throw notFound('distributor', first.distributor_id)
  const method = checkMethod(distributor, first.payment_method, first.target_currency)
  const charges = await chargeOrders(env, trx, orders, distributor)
  const total = sumOf(charges, (charge) => standing(charge).total)
  if (!first.is_test_booking && method === 'invoice') await checkCredit(trx, distributor, total, first.target_currency, first.rates)
  if (!first.is_test_booking && method === 'prepaid') await spendPrepaid(trx, distributor.distributor_id, total, first.target_currency)
  const charged = orders.flatMap((order, index) => {
    const charge = charges[index]
    return charge ? [{ ...order, charge }] : []
  })
  const status = afterBooking[method]
  for (const order of charged) await chargeOne(env, trx, author, order, status)
  return async () => {
    if (first.is_test_booking || status === 'open') return
    for (const order of charged) await makeInvoice(env, trx, order, distributor, { before: null, after: order.charge })
  }
}

async function chargeOrders(env: Env, trx: Trx, orders: store.OrderMoney[], distributor: DistributorRow): Promise<OrderCharge[]> {
  const facts = await store.ticketFacts(trx, [...new Set(orders.flatMap((order) => order.items.map((item) => item.ticket_id)))])
  return orders.map((order) => {
    const tickets = new Map(order.items.map((item) => [item.ticket_id, item]))
    const lines = [...tickets.values()].flatMap(({ ticket_id, net_rate, currency }) => {
      const known = facts.get(ticket_id)
      const quantity = order.items.filter((item) => item.ticket_id === ticket_id).length
      return known ? [lineFor(env, { ticket_id, quantity, net_rate, currency }, known)] : []
    })
    return chargeFor(lines, order.items, termsFor(env, distributor, order.target_currency, order.rates, env.now()))
  })
}

async function chargeOne(
  env: Env,
  trx: Trx,
  author: Author,
  order: store.OrderMoney & { charge: OrderCharge },
  status: DistributorFinancialStatus,
): Promise<void> {
  const at = env.now()
  const { charge, bookingorder_id, distributor_id, supplier_id, payment_method, is_test_booking } = order
  const { total, fees, currency } = standing(charge)
  const charged = is_test_booking ? 0 : total
  await store.saveMoney(trx, bookingorder_id, { charge, charged, refunded: 0, fees, distributorfinancial_status: status, payment_method })
  if (is_test_booking) return
  const debtor = debtorOf(order)
  const entries = movement(null, charge, { debtor, supplier_id }, order.rates)
  await post(trx, author, at, { kind: 'sale', bookingorder_id, distributor_id, supplier_id, entries })
  if (status === 'paid')
    await postPayment(trx, author, at, { bookingorder_id, distributor_id, debtor, method: payment_method, currency, amount: total })
}
