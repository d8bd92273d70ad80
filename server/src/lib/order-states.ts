import { noneOf, oneOf, transitions } from './transitions.js'

/**
 * The status machines of an order and its items, one table each; whoever changes a status asks them. Money and catalogue ask about orders too,
 * so they are down here. What counts as over, sold or delivered is said once, beside the machine.
 */

const detours = ['review', 'blocked', 'postponed', 'administrative'] as const
type Detour = (typeof detours)[number]
export type LogisticStatus = 'processing' | 'pendingticketupload' | 'completed' | Detour | 'returned' | 'cancelled'

export const logistic = transitions<LogisticStatus>({
  processing: ['pendingticketupload', 'completed', ...detours, 'cancelled'],
  pendingticketupload: ['completed', ...detours, 'cancelled'],
  completed: [...detours, 'returned', 'cancelled'],
  // A detour leads back to where the order can have come from, or on to another one.
  review: ['processing', 'pendingticketupload', 'completed', 'blocked', 'postponed', 'administrative', 'cancelled'],
  blocked: ['processing', 'pendingticketupload', 'completed', 'review', 'postponed', 'administrative', 'cancelled'],
  postponed: ['processing', 'pendingticketupload', 'completed', 'review', 'blocked', 'administrative', 'cancelled'],
  administrative: ['processing', 'pendingticketupload', 'completed', 'review', 'blocked', 'postponed', 'cancelled'],
  returned: [],
  cancelled: [],
})

/** Something may still happen with it. */
export const liveOrder = noneOf('logistic_status', logistic.final)
/** It was sold and not taken back: what is cancelled gave its stock and its money back. */
export const soldOrder = noneOf<LogisticStatus>('logistic_status', ['cancelled'])
/** Its tickets reached the buyer, who may have returned them since. */
export const deliveredOrder = oneOf<LogisticStatus>('logistic_status', ['completed', 'returned'])
/** It takes files: nothing holds it up and something may still happen with it. */
export const seatableOrder = noneOf<LogisticStatus>('logistic_status', [...logistic.final, 'blocked'])

export type FinancialStatus = 'notapplicable' | 'topurchase' | 'purchased' | 'settled' | 'credited'

export const financial = transitions<FinancialStatus>({
  notapplicable: ['credited'],
  topurchase: ['purchased', 'credited'],
  purchased: ['settled', 'credited'],
  settled: ['credited'],
  credited: [],
})

export type NotifyClientStatus = 'notapplicable' | 'pending' | 'completed' | 'failed'

export const notifyClient = transitions<NotifyClientStatus>({
  notapplicable: [],
  pending: ['completed', 'failed'],
  completed: [],
  failed: [],
})

export type ItemStatus = 'pending' | 'completed' | 'returned' | 'cancelled'

export const itemMachine = transitions<ItemStatus>({
  pending: ['completed', 'cancelled'],
  completed: ['returned', 'cancelled'],
  returned: [],
  cancelled: [],
})

/** Somebody may still come with it. */
export const liveItem = noneOf('ticket_status', itemMachine.final)
/** It was sold and not taken back. */
export const soldItem = noneOf<ItemStatus>('ticket_status', ['cancelled'])
