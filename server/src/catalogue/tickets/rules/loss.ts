import { Problem } from '../../../lib/errors.js'
import { payoutOf, pricesFrom, type SaleTerms } from './sale.js'

/** What a ticket is sold for, and what its supplier is paid for it. */
export interface Paid extends SaleTerms {
  service_price: number
  discount_percentage: string
  cost_price: number
  supplier_share: number
  allow_loss: boolean
}

export interface Loss {
  net_rate: number
  payout: number
  currency_code: string
  /** of the period that has this price; null for the usual one */
  label: string | null
}

/** Every price, now or later, at which a ticket would be sold for less than its supplier is paid, unless the operator lets it be. */
export function lossesOf(ticket: Paid, at: Date): Loss[] {
  if (ticket.allow_loss) return []
  const payout = payoutOf(ticket)
  const { currency_code } = ticket
  return pricesFrom(ticket, at).flatMap(({ net_rate, period }) =>
    net_rate < payout ? [{ net_rate, payout, currency_code, label: period?.label ?? null }] : [],
  )
}

/** The first loss that a change brings about. What was sold at a loss before the change, and is no other loss after it, is not its fault. */
export function newLoss(before: Paid | undefined, after: Paid, at: Date): Loss | undefined {
  const known = new Set(before ? lossesOf(before, at).map((loss) => JSON.stringify(loss)) : [])
  return lossesOf(after, at).find((loss) => !known.has(JSON.stringify(loss)))
}

export const belowPayout = ({ net_rate, payout, currency_code, label }: Loss, facts: Record<string, unknown> = {}): Problem =>
  new Problem('price_below_payout', {
    detail: `${label === null ? 'The price' : `The price of the period ${JSON.stringify(label)}`} would be ${net_rate} ${currency_code}, and its supplier is paid ${payout}.`,
    facts: { ...facts, net_rate, payout, currency: currency_code },
  })
