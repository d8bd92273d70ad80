import { noneOf, oneOf, transitions } from './transitions.js'

/**
 * The status machines of an order and its items. They are in lib because money and catalogue use them too. The status sets (over, sold,
 * delivered) are defined here only.
 */

const exceptional = ['review', 'blocked', 'postponed', 'administrative'] as const
type Exceptional = (typeof exceptional)[number]
export type LogisticStatus = 'processing' | 'pendingticketupload' | 'completed' | Exceptional | 'returned' | 'cancelled'

export const logistic = transitions<LogisticStatus>({
  processing: ['pendingticketupload', 'completed', ...exceptional, 'cancelled'],
  pendingticketupload: ['completed', ...exceptional, 'cancelled'],
  completed: [...exceptional, 'returned', 'cancelled'],
  // From review an order returns to a status it can have come from, or goes to another exceptional status.
  review: ['processing', 'pendingticketupload', 'completed', 'blocked', 'postponed', 'administrative', 'cancelled'],
  blocked: ['processing', 'pendingticketupload', 'completed', 'review', 'postponed', 'administrative', 'cancelled'],
  postponed: ['processing', 'pendingticketupload', 'completed', 'review', 'blocked', 'administrative', 'cancelled'],
  administrative: ['processing', 'pendingticketupload', 'completed', 'review', 'blocked', 'postponed', 'cancelled'],
  returned: [],
  cancelled: [],
})

/** The order is not in a final status. */
export const liveOrder = noneOf('logistic_status', logistic.final)
/** The order was sold and not cancelled. A cancelled order has returned its stock and its money. */
export const soldOrder = noneOf<LogisticStatus>('logistic_status', ['cancelled'])
/** The tickets reached the buyer, who may have returned them since. */
export const deliveredOrder = oneOf<LogisticStatus>('logistic_status', ['completed', 'returned'])
/** The order waits for ticket files or seats. */
export const lacksFiles = oneOf<LogisticStatus>('logistic_status', ['processing', 'pendingticketupload'])
/** The order can receive ticket files: it is neither final nor blocked. */
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

/** The admission can still be used. */
export const liveItem = noneOf('ticket_status', itemMachine.final)
/** The admission was sold and not cancelled. */
export const soldItem = noneOf<ItemStatus>('ticket_status', ['cancelled'])
