import { payoutOf } from '../../catalogue/tickets/rules/sale.js'
import type { TicketForSale } from '../../catalogue/tickets/stock.js'
import { wireDate } from '../../lib/time.js'
import { policyOf } from '../../money/charge/refund.js'
import type { CancellationStep, HoldTerms, LineTerms } from '../../platform/db/json.js'
import type { Buyer } from './buyer.js'

/**
 * The terms agreed when tickets are held or requested. They are stored with the reservation. Bookings, pay details, partner answers,
 * invoices, refunds and payouts read only these, so that later edits do not change the price or the payout of a hold.
 */

/** The terms of the platform. */
export interface Platform {
  cancellation_policy: CancellationStep[]
}

/** Cache: many requests of a batch are for the same ticket, which is read once per batch. */
const frozen = new WeakMap<TicketForSale, LineTerms>()

/** `shift` is added to the cost and the payout: what the supplier gives away with the rate of an allotment. */
export function lineTerms(ticket: TicketForSale, platform: Platform, shift = 0): LineTerms {
  let terms = frozen.get(ticket)
  if (!terms) {
    terms = {
      event_id: ticket.event_id,
      supplier_id: ticket.supplier_id,
      event_date: ticket.date_start.slice(0, 10),
      country: ticket.country,
      face_value: ticket.face_value,
      cost_price: ticket.cost_price,
      payout: payoutOf(ticket),
      service_fee: ticket.service_fee,
      vat_category: ticket.vat_category,
      supplier_vat: ticket.supplier_vat,
      cancellation_policy: policyOf(ticket.cancellation_policy, ticket.supplier_policy, platform.cancellation_policy),
    }
    frozen.set(ticket, terms)
  }
  if (shift === 0) return terms
  return { ...terms, cost_price: Math.max(0, terms.cost_price + shift), payout: Math.max(0, terms.payout + shift) }
}

export const holdTerms = (buyer: Buyer, at: Date): HoldTerms => ({
  date: wireDate(at),
  fee_rules: buyer.fee_rules,
  fee_currency: buyer.default_currency,
  buyer: { vat_number: buyer.vat_number, foreign_vat_numbers: buyer.foreign_vat_numbers },
})
