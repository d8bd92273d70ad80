import { lockStock } from '../../catalogue/tickets/stock.js'
import type { Trx } from '../../platform/db/open.js'
import { freeHeld } from '../relistings/free.js'
import * as relistings from '../relistings/store.js'
import type { Work } from './cancel.js'
import type { OrderChange } from './schema.js'
import { lockOrders } from './store.js'

const isCancellation = ({ logistic_status, items = [] }: OrderChange): boolean =>
  logistic_status === 'cancelled' || items.some((item) => item.ticket_status === 'cancelled')

/**
 * What a cancellation can reach when its admissions were sold on: other orders, their tickets and distributors. Everything is locked before
 * anything is changed, in the order everybody keeps: chain, orders, tickets, distributors.
 */
export async function lockReach(trx: Trx, id: string, input: OrderChange): Promise<relistings.Family | undefined> {
  if (!isCancellation(input)) return undefined
  await relistings.lockOrderChains(trx, id)
  const family = await relistings.familyOf(trx, id)
  await lockOrders(trx, family.bookingorder_ids)
  return family
}

export async function lockBeyond({ env, trx, caller }: Work, family: relistings.Family, cancelled: readonly string[]): Promise<void> {
  await lockStock(trx, family.ticket_ids)
  await freeHeld(env, trx, caller, await relistings.leavingWith(trx, cancelled))
  await relistings.lockDistributors(trx, family.distributor_ids)
}
