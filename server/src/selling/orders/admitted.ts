import { Problem } from '../../lib/errors.js'
import { wireTime } from '../../lib/time.js'
import type { ItemRow } from './store.js'

/** Refuses to cancel or return admissions that were already used for entry. No money, stock or seat is given back for them. */
export function refuseAdmitted(items: readonly ItemRow[], done: 'cancelled' | 'returned'): void {
  const used = items.find((item) => item.admitted_at !== null)
  if (used?.admitted_at)
    throw new Problem('illegal_transition', {
      detail: `Item ${used.orderitem_id} was used at ${wireTime(new Date(used.admitted_at))} and cannot be ${done}; to pay money back, use psp_refund_amount.`,
      facts: { orderitem_id: used.orderitem_id },
    })
}
