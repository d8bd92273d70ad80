import { Problem } from '../../../lib/errors.js'
import type { Facts } from '../../../lib/facts.js'
import { formatMinor } from '../../../lib/money.js'
import { payoutOf, pricesFrom, type SaleTerms } from './sale.js'

/** The price of a ticket, and the payout to its supplier. */
export interface MarginTerms extends SaleTerms {
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
  /** label of the sales period with this price; null for the regular price */
  label: string | null
}

/** All current and future prices below the supplier's payout. None if the operator allows a loss. */
export function lossesOf(ticket: MarginTerms, at: Date): Loss[] {
  if (ticket.allow_loss) return []
  const payout = payoutOf(ticket)
  const { currency_code } = ticket
  return pricesFrom(ticket, at).flatMap(({ net_rate, period }) =>
    net_rate < payout ? [{ net_rate, payout, currency_code, label: period?.label ?? null }] : [],
  )
}

/** The first loss caused by a change. A loss that existed before the change and stays the same does not count. */
export function newLoss(before: MarginTerms | undefined, after: MarginTerms, at: Date): Loss | undefined {
  const known = new Set(before ? lossesOf(before, at).map((loss) => JSON.stringify(loss)) : [])
  return lossesOf(after, at).find((loss) => !known.has(JSON.stringify(loss)))
}

export const belowPayout = ({ net_rate, payout, currency_code, label }: Loss, facts: Facts = {}): Problem =>
  new Problem('price_below_payout', {
    detail: `${label === null ? 'The price' : `The price of the period ${JSON.stringify(label)}`} would be ${formatMinor(net_rate, currency_code)} ${currency_code}, and its supplier is paid ${formatMinor(payout, currency_code)}.`,
    facts: { ...facts, net_rate, payout, currency: currency_code },
  })
