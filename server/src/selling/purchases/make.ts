import type { RawBuilder } from 'kysely'
import { newId } from '../../lib/ids.js'
import type { Env } from '../../platform/context.js'
import type { Read } from '../../platform/db/client.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { type Listener, listeners, type WebhookEvent } from '../../platform/webhooks/emit.js'
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
    /** reserved for its buyer, or taken from an allotment of the buyer */
    use_allocation: boolean
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
    const items = fresh.map(({ reused: _reused, ...item }) => ({ purchaseorderitem_id: newId('poi'), ...item }))
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

/** The inserts as parts of a WITH, to be combined with the inserts of the orders and their items. */
export const salesInserts = ({ sales, reused }: Pick<PlannedSales, 'sales' | 'reused'>, at: Date): RawBuilder<unknown> =>
  store.salesInserts(sales, reused, at)

/** The webhooks that receive a sale, by supplier. Read before the sales are made. */
export const saleListeners = (env: Env, suppliers: readonly string[], at: Date): Read<Map<string, Listener[]>> => ({
  statements: [
    listeners(
      suppliers.map((supplier_id) => ({ event_type: 'sale_created', resource_id: '', supplier_id, at })),
      env.now(),
    ),
  ],
  of: ([heard]) =>
    new Map(suppliers.map((supplier_id, index) => [supplier_id, (heard as Listener[]).filter((listener) => listener.event === index)])),
})

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

/** Notifies the sellers. */
export async function announceSales(
  env: Env,
  trx: Trx,
  made: store.SaleRow[],
  listenersOf: ReadonlyMap<string, Listener[]>,
  at: Date,
): Promise<void> {
  if (made.length === 0) return
  const events = made.map(
    ({ purchaseorder_id, supplier_id }): WebhookEvent => ({ event_type: 'sale_created', resource_id: purchaseorder_id, supplier_id, at }),
  )
  const heard = made.flatMap(({ supplier_id }, event) => (listenersOf.get(supplier_id) ?? []).map((listener) => ({ ...listener, event })))
  await raise(env, trx, 'sales_created', { made, events, heard })
}
