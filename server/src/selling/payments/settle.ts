import { system } from '../../lib/caller.js'
import { exponentOf } from '../../lib/currencies.js'
import { notFound, Problem } from '../../lib/errors.js'
import type { Facts } from '../../lib/facts.js'
import { formatMinor } from '../../lib/money.js'
import { wireTime } from '../../lib/time.js'
import { sumOf, totalsOf } from '../../money/charge/totals.js'
import { changeFinancialStatus } from '../../money/payments/change.js'
import { methods } from '../../money/payments/methods/index.js'
import * as store from '../../money/payments/store.js'
import type { Env } from '../../platform/context.js'
import { everyRow } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'
import { completeIfReady } from '../orders/complete.js'
import { recorded } from '../orders/service.js'
import * as orders from '../orders/store.js'
import { lockSalesOfOrders } from '../purchases/store.js'
import { lockDistributors } from '../relistings/store.js'
import type { NewSettlement, Settlement } from './schema.js'

const mismatch = (detail: string, facts: Facts = {}): Problem => new Problem('settlement_mismatch', { detail, facts })

/** Called when a payment provider reports that a booking was paid. It pays the whole booking, once, even if the report is repeated. */
export async function settle(env: Env, trx: Trx, input: NewSettlement): Promise<Settlement> {
  const at = env.now()
  const due = await store.lockOrders(trx, { booking_id: input.booking_id })
  if (due.length === 0) throw notFound('booking', input.booking_id)
  const known = await store.takeSettlement(trx, { ...input, received: at })
  if (known) return repeated(input, known, due)
  const open = due.filter(
    (order) => methods[order.payment_method].begins === 'open' && order.distributorfinancial_status === 'open' && !order.is_test_booking,
  )
  check(input, open)
  // The sales of all its orders, before the invoice number of the first one.
  await lockDistributors(trx, [...new Set(open.map((order) => order.distributor_id))])
  await lockSalesOfOrders(
    trx,
    open.map((order) => order.bookingorder_id),
  )
  for (const { bookingorder_id } of open) await payOne(env, trx, bookingorder_id, input.settlement_reference)
  return toSettlement({ ...input, received: at }, open)
}

function check({ payment_reference, amount, currency }: NewSettlement, open: store.OrderMoney[]): void {
  const [first] = open
  if (!first) throw mismatch('Nothing of this booking is waiting to be paid by card.')
  if (open.some((order) => order.payment_reference === null))
    throw mismatch('The distributor has not given a payment_reference for this booking yet. It can send one for each of its orders.')
  if (open.some((order) => order.payment_reference !== payment_reference))
    throw mismatch('The payment_reference is not the one that the distributor gave for this booking.')
  const expected = sumOf(open, (order) => (order.charge ? totalsOf(order.charge).total : 0))
  if (currency !== first.target_currency || amount !== expected)
    throw mismatch(
      `${formatMinor(expected, first.target_currency)} ${first.target_currency} are to be paid, not ${received(amount, currency)}.`,
      { amount: expected, currency: first.target_currency },
    )
}

/** A provider may send a code that is not a currency. How many decimals it has is not known then. */
const received = (amount: number, currency: string): string =>
  exponentOf(currency) === undefined ? `${amount} of the unknown currency ${currency}` : `${formatMinor(amount, currency)} ${currency}`

/** Marks the order as paid, completes it if nothing else is missing, and records both in its history. */
async function payOne(env: Env, trx: Trx, id: string, reference: string): Promise<void> {
  const before = await orders.lockOrder(trx, id, everyRow)
  if (!before) throw notFound('bookingorder', id)
  const at = env.now()
  await changeFinancialStatus(env, trx, system, id, 'paid', { reference })
  await orders.updateOrder(trx, id, { external_payment_reference: reference, updated: at, version: before.version + 1 })
  const paid = await orders.findOrder(trx, id, everyRow)
  if (paid) await completeIfReady(env, trx, paid)
  await recorded(trx, system, at, before, id)
}

/** The same settlement again gets the same answer. A different settlement with the same reference is refused. */
function repeated(input: NewSettlement, known: store.SettlementRow, due: store.OrderMoney[]): Settlement {
  const same = (['booking_id', 'payment_reference', 'amount', 'currency'] as const).every((name) => input[name] === known[name])
  if (!same) throw mismatch(`The settlement ${known.settlement_reference} was received before, with other content.`)
  return toSettlement(
    known,
    due.filter((order) => order.external_payment_reference === known.settlement_reference),
  )
}

const toSettlement = (row: store.SettlementRow, settled: store.OrderMoney[]): Settlement => ({
  settlement_reference: row.settlement_reference,
  booking_id: row.booking_id,
  payment_reference: row.payment_reference,
  amount: row.amount,
  currency: row.currency,
  received: wireTime(row.received),
  bookingorders: settled.map((order) => order.bookingorder_id),
})
