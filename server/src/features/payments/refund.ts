import type { CancellationStep, ChargedItem, FeeShare, OrderCharge } from '../../db/json.js'
import { percentOf } from '../../lib/money.js'
import { spread } from './spread.js'
import { itemTotal, standing, sumOf } from './standing.js'

/** The policy that counts: the ticket's own, else its supplier's, else the platform's. */
export const policyOf = (...policies: readonly CancellationStep[][]): CancellationStep[] =>
  policies.find((policy) => policy.length > 0) ?? []

/** Whole days until the event begins; negative once it has. */
export const daysBefore = (starts: Date, at: Date): number => Math.floor((starts.getTime() - at.getTime()) / 86_400_000)

/** Of the steps that are still open the strictest counts; none open means that nothing is refunded. */
export function refundPercent(policy: readonly CancellationStep[], days: number): number {
  const open = policy.filter((step) => days >= step.until_days_before)
  const strictest = Math.max(...open.map((step) => step.until_days_before))
  return open.find((step) => step.until_days_before === strictest)?.refund_percent ?? 0
}

export interface Cancellation {
  /** orderitem_ids; none for a refund that cancels nothing */
  items: readonly string[]
  days: number
  /** instead of the policy's */
  percent?: number
  /** what the operator refunds instead of what the policy says, never more than what stands */
  refund?: number | undefined
  /** `policy`: the supplier loses what the distributor would get back; `keep`: nothing; `reverse`: all of it */
  payout: PayoutOf
}

/** What becomes of what a supplier is paid for an admission that is cancelled. */
export type PayoutRule = 'policy' | 'keep' | 'reverse'
export type PayoutOf = PayoutRule | ((orderitem_id: string) => PayoutRule)

export interface Refund {
  after: OrderCharge
  total: number
  /** what each admission gave back, its fees included */
  items: { orderitem_id: string; refunded: number }[]
}

/** A part of a charge that can be given back, and the percentage of it that the policy gives. */
interface Part {
  value: number
  percent: number
  take: (credit: number) => void
}

const part = <K extends 'amount' | 'vat'>(holder: Record<K, number>, name: K, percent: number): Part => ({
  value: holder[name],
  percent,
  take: (credit) => Object.assign(holder, { [name]: holder[name] - credit }),
})
const feeParts = (fee: FeeShare, percent: number): Part[] => [part(fee, 'amount', percent), part(fee, 'vat', percent)]
const partsOf = (item: ChargedItem, percent: number): Part[] => [
  part(item, 'amount', percent),
  ...item.fees.flatMap((fee) => feeParts(fee, percent)),
]

/**
 * Gives back, by the policy each ticket was sold under or as the operator says, the price of the admissions with their share of the
 * fees; what counts once per order goes back with the last of them. What is kept keeps its VAT.
 */
export function refundFor(charge: OrderCharge, { items, days, percent, refund, payout }: Cancellation): Refund {
  const after = structuredClone(charge)
  const policies = new Map(after.tickets.map((ticket) => [ticket.ticket_id, percent ?? refundPercent(ticket.cancellation_policy, days)]))
  const percentFor = (item: ChargedItem) => policies.get(item.ticket_id) ?? 0
  const leaving = after.items.filter((item) => !item.cancelled && items.includes(item.orderitem_id))
  const isLast = leaving.length > 0 && after.items.every((item) => item.cancelled || leaving.includes(item))
  const lowest = Math.min(...leaving.map(percentFor))
  const own = [
    ...leaving.flatMap((item) => partsOf(item, percentFor(item))),
    ...(isLast ? after.fees.flatMap((fee) => feeParts(fee, lowest)) : []),
  ]
  if (refund === undefined) for (const part of own) part.take(percentOf(part.value, part.percent))
  else giveBack(after, own, refund)
  for (const item of leaving) {
    item.cancelled = true
    const rule = typeof payout === 'string' ? payout : payout(item.orderitem_id)
    item.payout -= rule === 'keep' ? 0 : rule === 'reverse' ? item.payout : percentOf(item.payout, percentFor(item))
  }
  return { after, total: standing(charge).total - standing(after).total, items: refundedItems(charge, after) }
}

/** More than the cancelled admissions cost comes out of the whole order. */
function giveBack(after: OrderCharge, own: Part[], refund: number): void {
  const enough = refund <= sumOf(own, (part) => part.value)
  const parts = enough ? own : [...after.items.flatMap((item) => partsOf(item, 0)), ...after.fees.flatMap((fee) => feeParts(fee, 0))]
  const credits = spread(
    refund,
    parts.map((part) => part.value),
  )
  for (const [index, part] of parts.entries()) part.take(credits[index] ?? 0)
}

const refundedItems = (before: OrderCharge, after: OrderCharge): Refund['items'] =>
  before.items.flatMap((item, index) => {
    const now = after.items[index]
    const refunded = now ? itemTotal(item) - itemTotal(now) : 0
    return refunded === 0 ? [] : [{ orderitem_id: item.orderitem_id, refunded }]
  })
