import type { Env } from '../../context.js'
import type { Trx } from '../../db/open.js'
import type { Author } from '../../lib/caller.js'
import { newId } from '../../lib/ids.js'
import { emit } from '../webhooks/emit.js'
import { soldLetters } from './letters.js'
import { recordSales } from './service.js'
import type { PurchaseSource } from './states.js'
import * as store from './store.js'

/** An order that was just written, and the admissions in it. */
export interface Bought {
  bookingorder_id: string
  booking_code: string
  supplier_id: string
  event_id: string
  purchase_source: PurchaseSource
  admissions: {
    orderitem_id: string
    ticket_id: string
    /** when it comes from a purchase that was made for somebody else, who has left */
    reused?: { purchaseorderitem_id: string; purchaseorder_id: string }
  }[]
}

/**
 * A purchase order for each order of a booking, but for what an earlier one already pays for. Gives the purchase each admission comes from.
 * What the orders cost is written later, so the letters and versions follow in `announceSales`.
 */
export async function makeSales(trx: Trx, orders: Bought[], at: Date): Promise<{ made: string[]; purchases: Map<string, string> }> {
  const sales = orders.flatMap((order, index): store.NewSale[] => {
    const fresh = order.admissions.filter((one) => !one.reused)
    if (fresh.length === 0) return []
    const { bookingorder_id, supplier_id, event_id, purchase_source, booking_code } = order
    const items = fresh.map(({ orderitem_id, ticket_id }) => ({ purchaseorderitem_id: newId('poi'), orderitem_id, ticket_id }))
    return [
      {
        purchaseorder_id: newId('prc'),
        reference_number: `${booking_code}-${index + 1}`,
        ...{ supplier_id, event_id, bookingorder_id, purchase_source, items },
      },
    ]
  })
  const purchases = new Map([
    ...sales.flatMap(({ items }) => items.map((item): [string, string] => [item.orderitem_id, item.purchaseorderitem_id])),
    ...orders.flatMap(({ admissions }) =>
      admissions.flatMap(({ orderitem_id, reused }): [string, string][] => (reused ? [[orderitem_id, reused.purchaseorderitem_id]] : [])),
    ),
  ])
  const sourceOf = ({ bookingorder_id, admissions }: Bought): string =>
    (sales.find((sale) => sale.bookingorder_id === bookingorder_id)?.purchaseorder_id ?? admissions[0]?.reused?.purchaseorder_id) as string
  await store.insertSales(
    trx,
    sales,
    orders.map((order) => ({ bookingorder_id: order.bookingorder_id, purchaseorder_id: sourceOf(order) })),
    [...purchases].map(([orderitem_id, purchaseorderitem_id]) => ({ orderitem_id, purchaseorderitem_id })),
    at,
  )
  return { made: sales.map((sale) => sale.purchaseorder_id), purchases }
}

/** Once the orders are charged: first versions, events and mail to those who sold. */
export async function announceSales(env: Env, trx: Trx, author: Author, at: Date, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const made = await recordSales(trx, author, at, [], ids)
  await emit(
    env,
    trx,
    made.map(({ purchaseorder_id, supplier_id }) => ({ event_type: 'sale_created', resource_id: purchaseorder_id, supplier_id, at })),
  )
  await env.jobs.enqueue(trx, 'mail', made.flatMap(soldLetters))
}
