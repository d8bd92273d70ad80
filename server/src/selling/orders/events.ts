import type { Link } from '../relistings/store.js'
import type { ItemRow, OrderRow } from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** `bought` from the supplier directly, `resold` by a relister; `links` are the resales of the latter */
    admissions_cancelled: { order: OrderRow; bought: ItemRow[]; resold: ItemRow[]; links: Link[] }
    order_cancelled: { order: OrderRow; at: Date }
    /** raised only when an order is completed for the first time */
    order_completed: { order: OrderRow; at: Date; quiet: boolean }
  }
}
