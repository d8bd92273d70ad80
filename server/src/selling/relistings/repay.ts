import type { Author } from '../../lib/caller.js'
import { setPayouts } from '../../money/payments/change.js'
import type { Env } from '../../platform/context.js'
import type { Trx } from '../../platform/db/open.js'
import type { EarlierPurchase } from './store.js'

/** A payout that was agreed with an earlier buyer, and becomes what the next buyer pays for. */
export type Repaid = Pick<EarlierPurchase, 'bookingorder_id' | 'orderitem_id' | 'payout'>

/**
 * What the next buyer of an admission changes in its earlier purchase. Nothing, if the money of an earlier buyer was kept for it. Otherwise
 * this buyer pays for it, at its own price, and the payout becomes that of its hold: the ticket may have had another price before. In another
 * currency it stays, and waits until the operator has corrected it.
 */
export const repaidBy = (earlier: EarlierPurchase, line: { currency: string; terms: { payout: number } }): Repaid[] =>
  earlier.is_paid || earlier.currency !== line.currency || earlier.payout === line.terms.payout
    ? []
    : [{ bookingorder_id: earlier.bookingorder_id, orderitem_id: earlier.orderitem_id, payout: line.terms.payout }]

/** Posts the changed payouts, on the orders they were posted on. These must be locked. */
export async function repay(env: Env, trx: Trx, author: Author, repaid: readonly Repaid[]): Promise<void> {
  for (const id of [...new Set(repaid.map((one) => one.bookingorder_id))].sort()) {
    const own = repaid.filter((one) => one.bookingorder_id === id)
    const payouts = new Map(own.map((one) => [one.orderitem_id, one.payout]))
    await setPayouts(env, trx, author, id, payouts, { kind: 'price', note: 'sold again at another price' })
  }
}
