import { transitions } from '../../lib/transitions.js'

export type PurchaseorderStatus = 'confirmed' | 'fulfilled' | 'settled' | 'withdrawn'

/** A sale that was paid out can still be withdrawn. The supplier then owes the amount, which is deducted from the next payout. */
export const purchaseorder = transitions<PurchaseorderStatus>({
  confirmed: ['fulfilled', 'withdrawn'],
  fulfilled: ['settled', 'withdrawn'],
  settled: ['withdrawn'],
  withdrawn: [],
})

export const purchaseSources = ['marketplace', 'relisting', 'manual'] as const
export type PurchaseSource = (typeof purchaseSources)[number]

/**
 * `sold`: a buyer has it. `on_sale`: its buyer cancelled, and it is offered to the next buyer. `withdrawn`: it is no longer part of the
 * sale.
 */
export const itemStatuses = ['sold', 'on_sale', 'withdrawn'] as const
export type PurchaseItemStatus = (typeof itemStatuses)[number]

/** What a payout waits for: the end of the event, a decision about a disrupted event, the payment of the buyer, the tickets. */
export const payoutStates = ['ready', 'event', 'decision', 'payment', 'delivery'] as const
export type PayoutState = (typeof payoutStates)[number]
