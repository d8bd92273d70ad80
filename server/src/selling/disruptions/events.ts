import type { OrderRow } from '../orders/store.js'
import type { DisruptionRow } from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** raised once for each order of a disruption, and once more if it is reverted */
    order_disrupted: { order: OrderRow; at: Date }
    /** applied or called off, before its orders are changed */
    event_disrupted: { disruption: DisruptionRow; isReverted: boolean; at: Date }
    /** an order is kept or refunded */
    disruption_decided: { order: OrderRow; at: Date }
  }
}
