import { transitions } from '../../lib/transitions.js'

export type PurchaseorderStatus = 'confirmed' | 'fulfilled' | 'settled' | 'withdrawn'

/** What was paid out can still be withdrawn: the supplier then owes it, and the next payout is so much less. */
export const purchaseorder = transitions<PurchaseorderStatus>({
  confirmed: ['fulfilled', 'withdrawn'],
  fulfilled: ['settled', 'withdrawn'],
  settled: ['withdrawn'],
  withdrawn: [],
})

export const purchaseSources = ['marketplace', 'relisting', 'manual'] as const
export type PurchaseSource = (typeof purchaseSources)[number]

/** `sold`: somebody has it; `on_sale`: its buyer left and the next one is looked for; `withdrawn`: it is no part of the sale any more. */
export const itemStatuses = ['sold', 'on_sale', 'withdrawn'] as const
export type PurchaseItemStatus = (typeof itemStatuses)[number]
