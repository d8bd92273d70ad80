import { lockStock } from '../../catalogue/tickets/stock.js'
import type { Trx } from '../../platform/db/open.js'
import { lockSalesOfOrders } from '../purchases/store.js'
import { endHoldsOnRelisted } from '../relistings/free.js'
import * as relistings from '../relistings/store.js'
import type { Work } from './cancel.js'
import type { OrderChange } from './schema.js'
import { lockOrders } from './store.js'

const isCancellation = ({ logistic_status, items = [] }: OrderChange): boolean =>
  logistic_status === 'cancelled' || items.some((item) => item.ticket_status === 'cancelled')

/**
 * Locks everything that a cancellation can affect if admissions were resold: other orders, their tickets, distributors and sales. All rows
 * are locked before any change, in the same order as everywhere: chain, orders, tickets, distributors, sales.
 */
export async function lockAffectedOrders(trx: Trx, id: string, input: OrderChange): Promise<relistings.AffectedRows | undefined> {
  if (!isCancellation(input)) return undefined
  await relistings.lockOrderChains(trx, id)
  const affected = await relistings.affectedRows(trx, id)
  await lockOrders(trx, affected.bookingorder_ids)
  return affected
}

export async function lockAffectedStock(
  { env, trx, caller }: Work,
  affected: relistings.AffectedRows,
  cancelled: readonly string[],
): Promise<void> {
  // The lock of the chain keeps them as they are.
  const leaving = await relistings.withdrawnQuantities(trx, cancelled)
  // All tickets at once, in id order: the holds that end may be on other tickets too.
  const tickets = [...affected.ticket_ids, ...(await relistings.heldTogether(trx, [...leaving.keys()]))]
  await lockStock(trx, tickets)
  await endHoldsOnRelisted(env, trx, caller, leaving, new Set(tickets))
  await relistings.lockDistributors(trx, affected.distributor_ids)
  await lockSalesOfOrders(trx, affected.bookingorder_ids)
}
