import { Problem } from '../../lib/errors.js'
import { wireTime } from '../../lib/time.js'
import type { ItemRow, OrderRow } from './store.js'

type OfEvent = Pick<OrderRow, 'event_status' | 'event_start'>

/** Whether a guest went in with it. If the event was cancelled, who went in before its start has seen nothing and gets the money back. */
export const isUsed = ({ event_status, event_start }: OfEvent, { admitted_at }: ItemRow): boolean =>
  admitted_at !== null && (event_status !== 'cancelled' || new Date(admitted_at) >= event_start)

/** Refuses to cancel or return admissions that were already used for entry. No money, stock or seat is given back for them. */
export function refuseAdmitted(order: OfEvent, items: readonly ItemRow[], done: 'cancelled' | 'returned'): void {
  const used = items.find((item) => isUsed(order, item))
  if (used?.admitted_at)
    throw new Problem('illegal_transition', {
      detail: `Item ${used.orderitem_id} was used at ${wireTime(new Date(used.admitted_at))} and cannot be ${done}; to pay money back, use psp_refund_amount.`,
      facts: { orderitem_id: used.orderitem_id },
    })
}

/** Refuses to return admissions that are on sale again or sold on: a later buyer gets or has them, and what was returned is not sold again. */
export function refuseRelisted(items: readonly ItemRow[]): void {
  const offered = items.find((item) => item.relisting_status !== null)
  if (!offered) return
  const { orderitem_id, relisted_ticket_id: ticket_id, relisting_status } = offered
  throw new Problem('relisted', {
    detail:
      relisting_status === 'sold'
        ? `Item ${orderitem_id} is sold on; only its present owner can return it.`
        : `Item ${orderitem_id} is on sale; withdraw it first: DELETE /v1/marketplace/relistings/${ticket_id}.`,
    facts: { orderitem_id, ticket_id, relisting_status },
  })
}
