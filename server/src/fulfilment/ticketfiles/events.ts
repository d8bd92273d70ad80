import type { OrderRow } from '../../selling/orders/store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** admissions of an order have seats or files now */
    seats_assigned: { order: OrderRow; at: Date }
  }
}
