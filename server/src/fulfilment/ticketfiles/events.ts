import type { OrderRow } from '../../selling/orders/store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** Admissions of an order got seats or files. */
    seats_assigned: { order: OrderRow; at: Date }
  }
}
