import type { Link } from '../relistings/store.js'
import type { ItemRow, OrderRow } from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** `bought` first hand, or `resold` by whoever relisted them, whose place in the chain `links` tell */
    admissions_cancelled: { order: OrderRow; bought: ItemRow[]; resold: ItemRow[]; links: Link[] }
    order_cancelled: { order: OrderRow; at: Date }
    /** for the first time: an order that was completed before and came back from a detour is not news */
    order_completed: { order: OrderRow; at: Date; quiet: boolean }
  }
}
