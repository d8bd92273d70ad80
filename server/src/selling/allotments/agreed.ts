import { type Caller, isOperator } from '../../lib/caller.js'
import { forbidden } from '../../lib/errors.js'
import type { StoredRate } from './give.js'
import type { StoredRelease } from './release.js'
import { type AllotmentChange, toAllotment } from './schema.js'
import type { AllotmentRow } from './store.js'

/**
 * An allotment that is an accepted quote is agreed between two parties: the distributor may have sold to its group already. The supplier may
 * improve it, and nothing else.
 */

const isAgreed = (caller: Caller, { grouprequest_id }: AllotmentRow): boolean => grouprequest_id !== null && !isOperator(caller)

const refused = ({ grouprequest_id }: AllotmentRow) =>
  forbidden(
    `This allotment is an accepted quote, of group request ${grouprequest_id}. A supplier can only improve it: a lower rate, more tickets, a later release, a later warning or none. Anything else is for the operator.`,
  )

/** The agreed price is per ticket, or a percentage. Where there is none the price of the ticket applies, and a supplier's rate is a discount on it. */
const isLower = (row: AllotmentRow, { rate_amount, rate_percentage, currency_code }: StoredRate): boolean =>
  row.tickets.every((part) => {
    if (part.net_rate !== null) return rate_amount !== null && rate_amount <= part.net_rate && currency_code === part.currency_code
    if (row.rate_percentage !== null) return rate_percentage !== null && Number(rate_percentage) >= Number(row.rate_percentage)
    return true
  })

/** Null is never. */
const isEarlier = (next: Date | null, before: Date | null): boolean => next !== null && (before === null || next < before)
const never = 101

export function refuseWorse(
  caller: Caller,
  row: AllotmentRow,
  input: AllotmentChange,
  { rate, release }: { rate: StoredRate | undefined; release: StoredRelease | undefined },
): void {
  if (!isAgreed(caller, row)) return
  const { quantity, warning_hours = 0, sell_through_warning, free_stock_too } = input
  const isWorse =
    (quantity !== undefined && quantity < toAllotment(row).quantity) ||
    (rate !== undefined && !isLower(row, rate)) ||
    (release !== undefined && isEarlier(release.release_at, row.release_at)) ||
    warning_hours > row.warning_hours ||
    (sell_through_warning ?? never) < (row.sell_through_warning ?? never) ||
    (free_stock_too === false && row.free_stock_too)
  if (isWorse) throw refused(row)
}

export function refuseEnd(caller: Caller, row: AllotmentRow): void {
  if (isAgreed(caller, row)) throw refused(row)
}
