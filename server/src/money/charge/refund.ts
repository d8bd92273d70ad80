import { exactlyConverted, exactPercentOf, type Fraction, percentParts, type Rates } from '../../lib/money.js'
import { dayMillis } from '../../lib/time.js'
import type { CancellationStep, ChargedItem, FeeShare, FeeType, OrderCharge } from '../../platform/db/json.js'
import { apportion, spread } from './spread.js'
import { itemTotal, sumOf, totalsOf } from './totals.js'

/** Whole days until the event begins. Negative after the start. */
export const daysBefore = (starts: Date, at: Date): number => Math.floor((starts.getTime() - at.getTime()) / dayMillis)

/** The refund of the strictest step whose deadline has not passed. Without such a step, nothing is refunded. */
export function refundPercent(policy: readonly CancellationStep[], days: number): number {
  const open = policy.filter((step) => days >= step.until_days_before)
  const strictest = Math.max(...open.map((step) => step.until_days_before))
  const percent = open.find((step) => step.until_days_before === strictest)?.refund_percent ?? 0
  // Percentages have four decimals.
  return Number(percent.toFixed(4))
}

/** The price of each admission in the order's currency, by orderitem_id, as it was before its line was rounded. */
export type ExactPrices = ReadonlyMap<string, Fraction>

/** `items` are the order items of the charge. Their net_rates are in the currencies of their tickets. */
export function exactPrices(charge: OrderCharge, items: readonly { orderitem_id: string; net_rate: number }[], rates: Rates): ExactPrices {
  const net_rates = new Map(items.map((item) => [item.orderitem_id, item.net_rate]))
  const currencies = new Map(charge.tickets.map((ticket) => [ticket.ticket_id, ticket.currency]))
  return new Map(
    charge.items.flatMap(({ orderitem_id, ticket_id }) => {
      const [net_rate, currency] = [net_rates.get(orderitem_id), currencies.get(ticket_id)]
      return net_rate === undefined || currency === undefined
        ? []
        : [[orderitem_id, exactlyConverted(net_rate, currency, charge.currency, rates)]]
    }),
  )
}

export interface Cancellation {
  /** orderitem_ids; empty for a refund without a cancellation */
  items: readonly string[]
  prices: ExactPrices
  days: number
  /** overrides the percentage of the policy */
  percent?: number | undefined
  /** amount set by the operator instead of the policy; at most the current total */
  refund?: number | undefined
  /** fees that are not refunded, whatever the percentage */
  keepFees?: readonly FeeType[]
  /** `policy`: the payout is reduced by the refund percentage; `keep`: unchanged; `reverse`: set to zero */
  payout: PayoutOf
}

/** What happens to the payout of a cancelled admission. */
export type PayoutRule = 'policy' | 'keep' | 'reverse'
export type PayoutOf = PayoutRule | ((orderitem_id: string) => PayoutRule)

export interface Refund {
  after: OrderCharge
  total: number
  /** the refund of each admission, fees included */
  items: { orderitem_id: string; refunded: number }[]
}

/** A refundable part of a charge, its invoice line, and the refund percentage of the policy. */
interface Part {
  line: string
  isVat: boolean
  value: number
  percent: number
  take: (credit: number) => void
  /** records that the operator refunded it */
  record: (credit: number) => void
}

type Name = 'amount' | 'vat' | 'payout'
const creditedAs: Partial<Record<Name, 'credited' | 'credited_vat'>> = { amount: 'credited', vat: 'credited_vat' }

const part = <K extends Name>(
  line: string,
  holder: Record<K, number> & { credited?: number; credited_vat?: number },
  name: K,
  percent: number,
): Part => ({
  line,
  isVat: name === 'vat',
  value: holder[name],
  percent,
  take: (credit) => Object.assign(holder, { [name]: holder[name] - credit }),
  record: (credit) => {
    const kept = creditedAs[name]
    if (kept && credit !== 0) holder[kept] = (holder[kept] ?? 0) + credit
  },
})
/** A fee and its VAT belong to one line. */
const feeParts = (fee: FeeShare, percent: number): Part[] => [
  part(`fee ${fee.type}`, fee, 'amount', percent),
  part(`fee ${fee.type}`, fee, 'vat', percent),
]
const partsOf = (item: ChargedItem, percent: number, isKept: (fee: FeeShare) => boolean = () => false): Part[] => [
  part(`ticket ${item.ticket_id}`, item, 'amount', percent),
  ...item.fees.flatMap((fee) => feeParts(fee, isKept(fee) ? 0 : percent)),
]

/** The exact refund of several parts, and the bounds of its rounded value: each part is rounded up or down. */
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
  get value(): number {
    return sumOf(this.parts, (one) => one.value)
  }
  /** Beyond the bounds, parts get a unit more or less than their rounded refund. */
  give(whole: number): void {
    const credits = apportion(Math.min(this.most, Math.max(this.least, whole)), this.exact)
    let rest = whole - sumOf(credits, (credit) => credit)
    while (rest !== 0) {
      const unit = Math.sign(rest)
      for (const [index, { value }] of this.parts.entries()) {
        const credit = (credits[index] ?? 0) + unit
        if (rest === 0 || credit < 0 || credit > value) continue
        credits[index] = credit
        rest -= unit
      }
    }
    for (const [index, one] of this.parts.entries()) one.take(credits[index] ?? 0)
  }
}

/** Rounds the exact refund plus the carried remainder half up, within the bounds, and carries the new remainder. */
function round(charge: OrderCharge, name: string, due: bigint, least: number, most: number): number {
  const all = due + BigInt(charge.carried?.[name] ?? 0)
  const whole = Math.min(most, Math.max(least, Number((all + percentParts / 2n) / percentParts)))
  const left = Number(all - BigInt(whole) * percentParts)
  if (left !== 0 || charge.carried?.[name] !== undefined) charge.carried = { ...charge.carried, [name]: left }
  return whole
}

/**
 * Refunds the percentage of each part. Each line is rounded once, half up, and split by largest remainder. The rounding difference is
 * carried to the next refund, so that cancelling in several steps refunds the same as cancelling at once. The VAT of a line with added VAT
 * is rounded in the same way, and the rest of the line is what remains of it.
 */
function refundByPercent(charge: OrderCharge, parts: readonly Part[]): void {
  for (const line of new Set(parts.map((one) => one.line))) {
    const own = parts.filter((one) => one.line === line)
    const [net, vat] = [new Share(own.filter((one) => !one.isVat)), new Share(own.filter((one) => one.isVat))]
    const whole = round(charge, line, net.due + vat.due, net.least + vat.least, net.most + vat.most)
    const ofVat =
      vat.parts.length === 0 ? 0 : round(charge, `vat of ${line}`, vat.due, Math.max(0, whole - net.value), Math.min(vat.value, whole))
    net.give(whole - ofVat)
    vat.give(ofVat)
  }
}

/** Positive if an admission costs more than its exact price, because its line was rounded up; negative if it costs less. */
const roundedBy = (amount: number, { over, under }: Fraction): number => Math.sign(Number(BigInt(amount) * under - over))

/**
 * The line of a converted ticket is rounded up as a whole, so its admissions cost a part of a minor unit more or less than their exact prices.
 * An admission that is refunded gives such a unit to one that stays, and one that is cancelled without a refund takes it. Otherwise a buyer
 * could have the dear ones refunded and keep the others for less than their supplier is paid. Which admission costs too much follows from the
 * prices: payouts are corrected later, for single admissions.
 */
function withSortedShares(
  charge: OrderCharge,
  leaving: ReadonlySet<string>,
  prices: ExactPrices,
  isRefunded: (ticket_id: string) => boolean,
): OrderCharge {
  const sorted = structuredClone(charge)
  for (const { ticket_id, currency } of sorted.tickets) {
    if (currency === sorted.currency) continue
    const unit = isRefunded(ticket_id) ? 1 : -1
    const live = sorted.items.flatMap((item) => {
      const price = prices.get(item.orderitem_id)
      const isWhole = item.ticket_id === ticket_id && !item.cancelled && item.credited === undefined
      return isWhole && price ? [{ item, by: roundedBy(item.amount, price) }] : []
    })
    const staying = live.filter(({ item, by }) => !leaving.has(item.orderitem_id) && by === -unit)
    for (const { item } of live.filter((one) => leaving.has(one.item.orderitem_id) && one.by === unit)) {
      const other = staying.pop()?.item
      if (!other) break
      item.amount -= unit
      other.amount += unit
    }
  }
  return sorted
}

/**
 * The most that the supplier keeps of a refunded admission in a converted line: the part of the price that was not refunded (`left`),
 * rounded down. Refund and payout are rounded in two currencies, and the payout may not become more than what the buyer has paid. What the
 * operator refunded before without a cancellation does not lower it.
 */
function payoutLimit({ payout, amount, credited }: ChargedItem, price: Fraction, left: number): number {
  const { over, under } = credited === undefined ? price : { over: BigInt(amount), under: 1n }
  return over === 0n ? payout : Number((BigInt(payout) * BigInt(left) * under) / over)
}

/**
 * Refunds admissions with their share of the fees, by the policy of each ticket or by the operator's amount. Fees per order are refunded
 * with the last admission. VAT is still due on amounts that are not refunded.
 */
export function refundFor(charged: OrderCharge, { items, prices, days, percent, refund, keepFees = [], payout }: Cancellation): Refund {
  const policies = new Map(charged.tickets.map((ticket) => [ticket.ticket_id, percent ?? refundPercent(ticket.cancellation_policy, days)]))
  const percentFor = (item: Pick<ChargedItem, 'ticket_id'>) => policies.get(item.ticket_id) ?? 0
  const charge = withSortedShares(charged, new Set(items), prices, (ticket_id) => refund !== undefined || percentFor({ ticket_id }) > 0)
  const after = structuredClone(charge)
  const leaving = after.items.filter((item) => !item.cancelled && items.includes(item.orderitem_id))
  const isLast = leaving.length > 0 && after.items.every((item) => item.cancelled || leaving.includes(item))
  const lowest = Math.min(...leaving.map(percentFor))
  const isKept = ({ type }: FeeShare) => keepFees.includes(type)
  const own = [
    ...leaving.flatMap((item) => partsOf(item, percentFor(item), isKept)),
    ...(isLast ? after.fees.flatMap((fee) => feeParts(fee, isKept(fee) ? 0 : lowest)) : []),
  ]
  if (refund === undefined) refundByPercent(after, own)
  else refundAmount(after, own, refund)
  const ruleOf = ({ orderitem_id }: ChargedItem) => (typeof payout === 'string' ? payout : payout(orderitem_id))
  refundByPercent(
    after,
    leaving.filter((item) => ruleOf(item) === 'policy').map((item) => part(`payout ${item.ticket_id}`, item, 'payout', percentFor(item))),
  )
  const isConverted = new Set(after.tickets.flatMap((ticket) => (ticket.currency === after.currency ? [] : ticket.ticket_id)))
  const paid = new Map(charge.items.map((item) => [item.orderitem_id, item]))
  for (const item of leaving) {
    item.cancelled = true
    if (ruleOf(item) === 'reverse') item.payout = 0
    const [before, price] = [paid.get(item.orderitem_id), prices.get(item.orderitem_id)]
    if (before && price && refund === undefined && percentFor(item) > 0 && ruleOf(item) === 'policy' && isConverted.has(item.ticket_id))
      item.payout = Math.min(item.payout, payoutLimit(before, price, item.amount))
  }
  return { after, total: totalsOf(charge).total - totalsOf(after).total, items: refundedItems(charge, after) }
}

/** If the refund exceeds the price of the cancelled admissions, it is taken from the whole order. */
function refundAmount(after: OrderCharge, own: Part[], refund: number): void {
  const enough = refund <= sumOf(own, (part) => part.value)
  const parts = enough ? own : [...after.items.flatMap((item) => partsOf(item, 0)), ...after.fees.flatMap((fee) => feeParts(fee, 0))]
  const credits = spread(
    refund,
    parts.map((part) => part.value),
  )
  for (const [index, part] of parts.entries()) {
    const credit = credits[index] ?? 0
    part.take(credit)
    part.record(credit)
  }
}

const refundedItems = (before: OrderCharge, after: OrderCharge): Refund['items'] =>
  before.items.flatMap((item, index) => {
    const now = after.items[index]
    const refunded = now ? itemTotal(item) - itemTotal(now) : 0
    return refunded === 0 ? [] : [{ orderitem_id: item.orderitem_id, refunded }]
  })
