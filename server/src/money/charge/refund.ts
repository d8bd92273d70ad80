import { exactPercentOf, type Fraction, percentParts } from '../../lib/money.js'
import type { CancellationStep, ChargedItem, FeeShare, OrderCharge } from '../../platform/db/json.js'
import { apportion, spread } from './spread.js'
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
  const percent = open.find((step) => step.until_days_before === strictest)?.refund_percent ?? 0
  // Percentages are counted with four decimals.
  return Number(percent.toFixed(4))
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

/** A part of a charge that can be given back, the line of the document it is part of, and the percentage of it that the policy gives. */
interface Part {
  line: string
  isVat: boolean
  value: number
  percent: number
  take: (credit: number) => void
}

const part = <K extends 'amount' | 'vat' | 'payout'>(line: string, holder: Record<K, number>, name: K, percent: number): Part => ({
  line,
  isVat: name === 'vat',
  value: holder[name],
  percent,
  take: (credit) => Object.assign(holder, { [name]: holder[name] - credit }),
})
/** A fee and its VAT are one line. */
const feeParts = (fee: FeeShare, percent: number): Part[] => [
  part(`fee ${fee.type}`, fee, 'amount', percent),
  part(`fee ${fee.type}`, fee, 'vat', percent),
]
const partsOf = (item: ChargedItem, percent: number): Part[] => [
  part(`ticket ${item.ticket_id}`, item, 'amount', percent),
  ...item.fees.flatMap((fee) => feeParts(fee, percent)),
]

/** What is due of parts together, and between which whole amounts their credits can be: each is rounded down or up. */
class Share {
  readonly exact: Fraction[]
  readonly due: bigint
  constructor(readonly parts: readonly Part[]) {
    this.exact = parts.map((one) => exactPercentOf(one.value, one.percent))
    this.due = this.exact.reduce((sum, one) => sum + one.over, 0n)
  }
  get least(): number {
    return sumOf(this.exact, ({ over }) => Number(over / percentParts))
  }
  get most(): number {
    return sumOf(this.exact, ({ over }) => Number((over + percentParts - 1n) / percentParts))
  }
  give(whole: number): void {
    const credits = apportion(whole, this.exact)
    for (const [index, one] of this.parts.entries()) one.take(credits[index] ?? 0)
  }
}

/** Rounds what is due with what was carried, a half up, as far as that is possible, and carries what is left. */
function round(charge: OrderCharge, name: string, due: bigint, least: number, most: number): number {
  const all = due + BigInt(charge.carried?.[name] ?? 0)
  const whole = Math.min(most, Math.max(least, Number((all + percentParts / 2n) / percentParts)))
  const left = Number(all - BigInt(whole) * percentParts)
  if (left !== 0 || charge.carried?.[name] !== undefined) charge.carried = { ...charge.carried, [name]: left }
  return whole
}

/**
 * Gives back the percentage of each part: rounded once for each line, a half up, the parts of the line by largest remainder. What rounding has
 * lost or gained is carried to the next time, so that cancelling in several steps gives back what cancelling at once would have. Of a line
 * with VAT on top, the VAT is as near to its own percentage as the line lets it be.
 */
function giveShare(charge: OrderCharge, parts: readonly Part[]): void {
  for (const line of new Set(parts.map((one) => one.line))) {
    const own = parts.filter((one) => one.line === line)
    const [net, vat] = [new Share(own.filter((one) => !one.isVat)), new Share(own.filter((one) => one.isVat))]
    const whole = round(charge, line, net.due + vat.due, net.least + vat.least, net.most + vat.most)
    const ofVat =
      vat.parts.length === 0
        ? 0
        : round(charge, `vat of ${line}`, vat.due, Math.max(vat.least, whole - net.most), Math.min(vat.most, whole - net.least))
    net.give(whole - ofVat)
    vat.give(ofVat)
  }
}

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
  if (refund === undefined) giveShare(after, own)
  else giveBack(after, own, refund)
  const ruleOf = ({ orderitem_id }: ChargedItem) => (typeof payout === 'string' ? payout : payout(orderitem_id))
  giveShare(
    after,
    leaving.filter((item) => ruleOf(item) === 'policy').map((item) => part(`payout ${item.ticket_id}`, item, 'payout', percentFor(item))),
  )
  for (const item of leaving) {
    item.cancelled = true
    if (ruleOf(item) === 'reverse') item.payout = 0
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
