import type { RawBuilder } from 'kysely'
import type { Author } from '../../lib/caller.js'
import { newId } from '../../lib/ids.js'
import type { Env } from '../../platform/context.js'
import type { Read } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { type Listener, listeners, type WebhookEvent } from '../../platform/webhooks/emit.js'
import { recordVersions } from './record.js'
import type { PurchaseSource } from './states.js'
import * as store from './store.js'

/** An order of a booking, and its admissions. */
export interface Bought {
  bookingorder_id: string
  booking_code: string
  supplier_id: string
  event_id: string
  purchase_source: PurchaseSource
  admissions: {
    orderitem_id: string
    ticket_id: string
    /** set if the admission comes from a purchase made for an earlier buyer who cancelled */
    reused?: { purchaseorderitem_id: string; purchaseorder_id: string }
  }[]
}

/** The purchases for the orders of a booking. Ids are assigned before anything is written, because the rows refer to each other. */
export interface PlannedSales {
  sales: store.NewSale[]
  /** the purchase of each admission, by orderitem_id */
  purchases: Map<string, string>
  /** purchases that were made for earlier buyers */
  reused: string[]
  /** the purchase order an order is served from */
  sourceOf(bookingorderId: string): string | null
}

/** One purchase order per order of a booking, without the admissions that an earlier purchase has already paid for. */
export function planSales(orders: Bought[]): PlannedSales {
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
  const taken = orders.flatMap(({ admissions }) =>
    admissions.flatMap(({ orderitem_id, reused }): [string, string][] => (reused ? [[orderitem_id, reused.purchaseorderitem_id]] : [])),
  )
  const purchases = new Map([
    ...sales.flatMap(({ items }) => items.map((item): [string, string] => [item.orderitem_id, item.purchaseorderitem_id])),
    ...taken,
  ])
  const sources = new Map(
    orders.map(({ bookingorder_id, admissions }) => [
      bookingorder_id,
      sales.find((sale) => sale.bookingorder_id === bookingorder_id)?.purchaseorder_id ?? admissions[0]?.reused?.purchaseorder_id,
    ]),
  )
  return {
    sales,
    purchases,
    reused: taken.map(([, purchase]) => purchase),
    sourceOf: (bookingorderId) => sources.get(bookingorderId) ?? null,
  }
}

/** The orders must be inserted already. `admissions` is the statement that inserts their items. */
export const insertSales = (trx: Trx, { sales, reused }: PlannedSales, admissions: RawBuilder<unknown>, at: Date): Promise<void> =>
  store.insertSales(trx, sales, reused, admissions, at)

const created = ({ purchaseorder_id, supplier_id }: Pick<store.NewSale, 'purchaseorder_id' | 'supplier_id'>, at: Date): WebhookEvent => ({
  event_type: 'sale_created',
  resource_id: purchaseorder_id,
  supplier_id,
  at,
})

/** Reads the data needed to announce new sales. The sales must be written already. */
export const announcement = (env: Env, { sales }: PlannedSales, at: Date): Read<Announcement> => {
  const events = sales.map((sale) => created(sale, at))
  return {
    statements: [store.salesRows(sales.map((sale) => sale.purchaseorder_id)), listeners(events, env.now())],
    of: ([made, heard]) => ({ made: made as store.SaleRow[], events, heard: heard as Listener[] }),
  }
}
export interface Announcement {
  made: store.SaleRow[]
  events: WebhookEvent[]
  heard: Listener[]
}

declare module '../../platform/context.js' {
  interface DomainEvents {
    sales_created: Announcement
  }
}

/** Writes the first versions and notifies the sellers. */
export async function announceSales(env: Env, trx: Trx, author: Author, at: Date, announced: Announcement): Promise<void> {
  if (announced.made.length === 0) return
  await recordVersions(trx, author, at, [], announced.made)
  await raise(env, trx, 'sales_created', announced)
}
