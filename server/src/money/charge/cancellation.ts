import type { FeeType } from '../../platform/db/json.js'
import type { Cancellation, ExactPrices, PayoutRule } from './refund.js'
import type { DistributorFinancialStatus } from './states.js'

/** Terms that replace the cancellation policies of the tickets. */
export interface CancellationTerms {
  /** percentage of price and fees that is refunded */
  percent: number
  keepFees: readonly FeeType[]
  /** whether the supplier keeps its payout; a relister never does, because its resale is undone */
  payout: 'reverse' | 'keep'
}

export interface CancelledItems {
  /** orderitem_ids */
  items: readonly string[]
  prices: ExactPrices
  days: number
  /** amount set by the operator (psp_refund_amount) */
  refund?: number | undefined
  terms?: CancellationTerms | undefined
  /** a resale whose original order is cancelled: refunded completely, unless there are terms */
  isCascade?: boolean
  /** admissions bought from a relister, with what happens to its payout */
  resold: ReadonlyMap<string, PayoutRule>
}

/** An order that was neither paid nor invoiced. */
export const isUnpaid = (status: DistributorFinancialStatus): boolean => status === 'open'

/**
 * How a cancellation is refunded. An unpaid order is cancelled completely, without cancellation costs, and neither its supplier nor a
 * relister keeps anything: nobody pays for it. Otherwise the operator's amount decides, then the terms, then the policies that were stored with the hold.
 */
export function cancellationOf(
  status: DistributorFinancialStatus,
  { items, prices, days, refund, terms, isCascade = false, resold }: CancelledItems,
): Cancellation {
  if (isUnpaid(status)) return { items, prices, days, percent: 100, payout: 'reverse' }
  const payout = (id: string): PayoutRule => resold.get(id) ?? terms?.payout ?? 'policy'
  return { items, prices, days, refund, percent: terms?.percent ?? (isCascade ? 100 : undefined), keepFees: terms?.keepFees ?? [], payout }
}
