import { Problem } from '../../lib/errors.js'
import { convert, formatMinor } from '../../lib/money.js'
import { type CancellationTerms, cancellationOf } from '../../money/charge/cancellation.js'
import { exactPrices, refundFor } from '../../money/charge/refund.js'
import { totalsOf } from '../../money/charge/totals.js'
import type { DisruptedPayout, DisruptionFigures, DisruptionTerms, OrderCharge } from '../../platform/db/json.js'
import type { Candidate } from './candidates.js'

export interface Assessed {
  admissions: number
  admitted: number
  relisted: number
  paid: number
  refund: number
  payouts: DisruptedPayout[]
}

const payoutsOf = (before: OrderCharge, after: OrderCharge): DisruptedPayout[] => {
  // Of all tickets: of one whose admissions were cancelled before, the supplier may have kept a part.
  const currencies = new Map(before.tickets.map((ticket) => [ticket.ticket_id, ticket.currency]))
  const sums = new Map<string, DisruptedPayout>()
  for (const [index, item] of before.items.entries()) {
    const currency = currencies.get(item.ticket_id) ?? before.currency
    const sum = sums.get(currency) ?? { currency, before: 0, after: 0 }
    sum.before += item.payout
    sum.after += after.items[index]?.payout ?? 0
    sums.set(currency, sum)
  }
  return [...sums.values()]
}

export const cancellationTerms = (terms: DisruptionTerms): CancellationTerms => ({
  percent: terms.refund_percent,
  keepFees: terms.keep_fees,
  payout: terms.supplier_payout,
})

/** The refund of one order and what its suppliers are owed before and after it, by the same rules as its cancellation. */
export function assess(order: Candidate, terms: DisruptionTerms): Assessed {
  const unused = order.items.filter((item) => item.is_unused)
  const counts = {
    admissions: unused.length,
    admitted: order.items.length - unused.length,
    relisted: unused.filter((item) => item.relisting_status !== null).length,
  }
  const { charge } = order
  if (!charge || order.is_test_booking) return { ...counts, paid: 0, refund: 0, payouts: [] }
  const cancellation = cancellationOf(order.distributorfinancial_status, {
    items: unused.map((item) => item.orderitem_id),
    prices: exactPrices(charge, order.prices, order.rates),
    days: 0,
    terms: cancellationTerms(terms),
    resold: new Map(unused.filter((item) => item.is_resold).map((item) => [item.orderitem_id, 'reverse'])),
  })
  const { after, total } = refundFor(charge, cancellation)
  const payouts = payoutsOf(charge, after)
  const assessed = { ...counts, paid: totalsOf(charge).total, refund: total, payouts }
  if (terms.supplier_payout === 'keep') refuseLoss(order, assessed)
  return assessed
}

/** Refunds and payouts come from what was paid for the order, and cannot be more. */
function refuseLoss(order: Candidate, { paid, refund, payouts }: Assessed): void {
  const { target_currency: currency, rates, bookingorder_id } = order
  const kept = payouts.reduce((sum, one) => sum + convert(one.after, one.currency, currency, rates), 0)
  if (refund === 0 || refund + kept <= paid) return
  throw new Problem('payout_too_high', {
    detail: `For order ${bookingorder_id}, ${formatMinor(paid, currency)} ${currency} was paid; a refund of ${formatMinor(refund, currency)} and a payout of ${formatMinor(kept, currency)} are more.`,
    facts: { bookingorder_id, currency, refund, payout: kept, most: paid },
  })
}

type Line = { orders: number; admissions: number }

/** Sums up the orders of a disruption. */
export class Totals {
  private readonly figures: DisruptionFigures = {
    orders: 0,
    admissions: 0,
    admitted: 0,
    holds: 0,
    held: 0,
    relisting: { resold: 0, listed: 0, longest_chain: 0 },
    files: 0,
    uploaded_files: 0,
    letters: 0,
    webhooks: 0,
    distributors: [],
    suppliers: [],
  }
  private readonly distributors = new Map<string, DisruptionFigures['distributors'][number]>()
  private readonly suppliers = new Map<string, DisruptionFigures['suppliers'][number]>()

  add(order: Candidate, one: Assessed, depth: number): void {
    const { figures } = this
    figures.orders++
    figures.admissions += one.admissions
    figures.admitted += one.admitted
    figures.files += order.files
    figures.uploaded_files += order.uploaded_files
    figures.relisting.resold += order.items.filter((item) => item.relisting_status === 'sold').length
    figures.relisting.listed += order.items.filter((item) => item.relisting_status === 'listed').length
    figures.relisting.longest_chain = Math.max(figures.relisting.longest_chain, depth)
    const { distributor_id, distributor_name, supplier_id, supplier_name, target_currency } = order
    const count = (line: Line) => {
      line.orders++
      line.admissions += one.admissions
    }
    const buyer = entry(this.distributors, `${distributor_id} ${target_currency}`, () => ({
      ...{ distributor_id, name: distributor_name, currency: target_currency },
      ...{ orders: 0, admissions: 0, paid: 0, refund: 0 },
    }))
    count(buyer)
    buyer.paid += one.paid
    buyer.refund += one.refund
    for (const { currency, before, after } of one.payouts) {
      const seller = entry(this.suppliers, `${supplier_id} ${currency}`, () => ({
        ...{ supplier_id, name: supplier_name, currency },
        ...{ orders: 0, admissions: 0, payout_before: 0, payout_after: 0 },
      }))
      count(seller)
      seller.payout_before += before
      seller.payout_after += after
    }
  }

  sum(counts: Pick<DisruptionFigures, 'holds' | 'held' | 'letters'>, webhooksOf: (distributorId: string) => number): DisruptionFigures {
    const distributors = [...this.distributors.values()]
    const webhooks = distributors.reduce((sum, one) => sum + one.orders * webhooksOf(one.distributor_id), 0)
    return { ...this.figures, ...counts, webhooks, distributors, suppliers: [...this.suppliers.values()] }
  }
}

function entry<T>(map: Map<string, T>, key: string, make: () => T): T {
  const found = map.get(key) ?? make()
  map.set(key, found)
  return found
}
