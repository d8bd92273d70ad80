import { admitsCountry, type Restrictions } from './access.js'
import { isLoss, rateOf, type Share } from './allotted.js'
import { isOrderable, type QuantityTerms } from './quantities.js'
import { type LateSale, payoutOf, pricesFrom, type SaleState, saleEndsAt, saleWindows, type Window } from './sale.js'

/** Whether a distributor can still buy the tickets of a quote that it accepted, after their supplier changes the ticket. */

/** What is left of an accepted quote in one ticket. */
export interface AgreedShare extends Pick<Share, 'net_rate' | 'currency_code' | 'discount' | 'borne_by'> {
  ticket_id: string
  grouprequest_id: string
  /** neither sold nor given back */
  kept: number
  release_at: Date | null
  /** country of the distributor */
  iso_country: string
}

/** What a guest is admitted to, and how. */
export const product = [
  ...(['category_id', 'sub_category', 'ticket_type', 'ticket_targetgroup'] as const),
  ...(['ticket_validity', 'ticket_validfrom', 'ticket_validuntil'] as const),
] as const

export type AgreedTicket = SaleState & Restrictions & QuantityTerms & Record<(typeof product)[number], string>

const within = (windows: readonly Window[], from: number, to: number): Window[] =>
  windows.map(([start, stop]): Window => [Math.max(start, from), Math.min(stop, to)]).filter(([start, stop]) => start < stop)

/** The time ranges from now on in which the ticket is sold. */
function soldIn(ticket: AgreedTicket, at: Date, late: LateSale): Window[] {
  const end = saleEndsAt({ ticket_type: ticket.ticket_type, names_end: ticket.latest_sale_date !== null }, ticket, late)
  return within(saleWindows(ticket), at.getTime(), end.getTime())
}

function isSoldShorter(before: AgreedTicket, after: AgreedTicket, { release_at }: AgreedShare, at: Date, late: LateSale): boolean {
  const windows = soldIn(after, at, late)
  const needed = within(soldIn(before, at, late), at.getTime(), release_at?.getTime() ?? Number.POSITIVE_INFINITY)
  return needed.some(([start, stop]) => !windows.some(([from, to]) => from <= start && stop <= to))
}

function isSoldInFewer(before: AgreedTicket, after: AgreedTicket, { kept }: AgreedShare): boolean {
  if (after.flags.includes('no_single_left') && !before.flags.includes('no_single_left')) return true
  // Quantities are the same step apart: if the first two can still be bought, so can the others.
  let compared = 0
  for (let quantity = before.min_order; quantity <= kept && compared < 2; quantity++) {
    if (!isOrderable(quantity, before)) continue
    if (!isOrderable(quantity, after)) return true
    compared++
  }
  return false
}

/** Tickets are not sold at a loss, so a higher cost price can end the sale at the agreed price. */
const isAtLoss = (ticket: AgreedTicket, share: AgreedShare, at: Date): boolean =>
  pricesFrom(ticket, at).some(({ net_rate }) => isLoss(ticket, rateOf(share, { net_rate, currency_code: ticket.currency_code })))

/** If the agreed price is a loss already, because of the operator, a supplier that is paid still more makes it a greater one. */
const isMoreAtLoss = (before: AgreedTicket, after: AgreedTicket, share: AgreedShare, at: Date): boolean =>
  isAtLoss(after, share, at) && (!isAtLoss(before, share, at) || payoutOf(after) > payoutOf(before))

export function isWorse(before: AgreedTicket, after: AgreedTicket, share: AgreedShare, at: Date, late: LateSale): boolean {
  const { ticket_status, locked_by_client_id } = after
  return (
    // Tickets on request are not taken from allotments.
    (ticket_status !== before.ticket_status && ticket_status !== 'available') ||
    (locked_by_client_id !== before.locked_by_client_id && locked_by_client_id !== null) ||
    product.some((name) => after[name] !== before[name]) ||
    (admitsCountry(before, share.iso_country) && !admitsCountry(after, share.iso_country)) ||
    isSoldInFewer(before, after, share) ||
    isSoldShorter(before, after, share, at, late) ||
    isMoreAtLoss(before, after, share, at)
  )
}
