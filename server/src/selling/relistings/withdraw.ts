import { moveStock } from '../../catalogue/tickets/stock.js'
import type { Author } from '../../lib/caller.js'
import { setPayouts } from '../../money/payments/change.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import { withdrawPurchases } from '../purchases/progress.js'
import type { Link } from './store.js'
import * as store from './store.js'

/**
 * Takes admissions off sale and unlocks them in the order they were relisted from. Payouts already posted for them are reversed. Orders,
 * tickets and distributors must be locked.
 */
export async function takeOffSale(env: Env, trx: Trx, author: Author, links: readonly Link[], options: { quiet: boolean }): Promise<void> {
  if (links.length === 0) return
  const at = env.now()
  await moveStock(
    trx,
    links.map(({ ticket_id }) => ({ ticket_id, supplier_quantity: -1 })),
    at,
  )
  await store.markWithdrawn(
    trx,
    links.map((link) => link.relisting_id),
    at,
  )
  await creditBack(env, trx, author, links)
  await withdrawPurchases(env, trx, author, links, options)
}

/** Reverses the payouts posted for these admissions, on the orders they were posted on. */
export async function creditBack(env: Env, trx: Trx, author: Author, links: readonly Link[]): Promise<void> {
  const booked = new Map<string, string[]>()
  for (const { payer_bookingorder_id: order, payer_orderitem_id: item } of links)
    if (order && item) booked.set(order, [...(booked.get(order) ?? []), item])
  for (const [order, items] of [...booked].sort(([a], [b]) => (a < b ? -1 : 1)))
    await setPayouts(env, trx, author, order, new Map(items.map((item) => [item, 0])), { kind: 'cancellation', note: 'sale withdrawn' })
}
