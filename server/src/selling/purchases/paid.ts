import { sql } from 'kysely'
import { soldItem } from '../../lib/order-states.js'
import type { Condition } from '../../platform/db/filter.js'
import type { Trx } from '../../platform/db/open.js'

/**
 * Whether the price of a buyer's admission (`i`) is at least the payout of its purchase (`x`, of sale `p`). Both are in the currency of the
 * ticket. The operator may have allowed a loss.
 */
const covers: Condition = sql`exists (
  select from order_charge c, jsonb_array_elements(c.charge -> 'items') as part join orderitem f on f.orderitem_id = part ->> 'orderitem_id'
    join ticket t on t.ticket_id = f.ticket_id
   where c.bookingorder_id = p.bookingorder_id and f.orderitem_id = x.orderitem_id
     and (t.allow_loss or (i.currency = f.currency and i.net_rate >= (part ->> 'payout')::bigint)))`

/** Whether all that this buyer (`i`, `o`) paid for the purchase (`x`, of sale `p`) was kept when it cancelled, and is enough for the payout. */
const isKept: Condition = sql`(o.distributorfinancial_status in ('paid', 'partlyrefunded') and i.refunded = 0 and ${covers})`

/** Whether the money of a buyer who cancelled was kept for a purchase (`x`, of sale `p`). The next buyer then pays nothing to the seller. */
export const isPaidBefore: Condition = sql`exists (
  select from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id
   where i.purchaseorderitem_id = x.purchaseorderitem_id and not ${soldItem.sql('i')} and ${isKept})`

/**
 * Of these purchases, those that somebody pays for although this order was cancelled: its buyer paid, whatever was refunded then; or this
 * or an earlier buyer paid or still owes the whole price.
 */
export async function standingPurchases(trx: Trx, ids: readonly string[], bookingorderId: string): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ purchaseorderitem_id: string }>`
    select i.purchaseorderitem_id from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id
     where i.purchaseorderitem_id = any(${[...ids]}::text[])
       and case when o.bookingorder_id = ${bookingorderId} and o.distributorfinancial_status in ('paid', 'partlyrefunded', 'refunded') then true
                else o.distributorfinancial_status in ('invoiced', 'paid', 'partlyrefunded') and i.refunded = 0 end`.execute(trx)
  return new Set(rows.map((row) => row.purchaseorderitem_id))
}

/**
 * Whether a sale (`p`) is paid for. Each of its admissions must be paid by its current buyer, or by an earlier buyer who cancelled without
 * a refund. A buyer of an admission that was sold before pays for the payout only if its price is not lower. For withdrawn admissions, the
 * remaining charge of the buyer must be paid.
 */
export const isPaidFor: Condition = sql`not exists (
  select from purchaseorder_item x where x.purchaseorder_id = p.purchaseorder_id and not case x.item_status
    when 'withdrawn' then exists (
      select from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id
       where i.orderitem_id = x.orderitem_id and o.distributorfinancial_status in ('paid', 'partlyrefunded', 'refunded'))
    else exists (
      select from orderitem i join bookingorder o on o.bookingorder_id = i.bookingorder_id
       where i.purchaseorderitem_id = x.purchaseorderitem_id and (${isKept}
          or (o.distributorfinancial_status in ('paid', 'partlyrefunded') and ${soldItem.sql('i')} and (i.orderitem_id = x.orderitem_id or ${covers})))) end)`
