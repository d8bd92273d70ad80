import { transitions } from '../../lib/transitions.js'

/** The status machines of an order and its items, one table each; whoever changes a status asks them. */

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
