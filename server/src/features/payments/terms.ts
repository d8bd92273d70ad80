import type { Env } from '../../context.js'
import type { Rates } from '../../lib/money.js'
import { wireDate } from '../../lib/time.js'
import type { DistributorRow } from '../distributors/store.js'
import type { Line, Terms } from './charge.js'
import { policyOf } from './refund.js'
import type { TicketFacts } from './store.js'

export const termsFor = (env: Pick<Env, 'config'>, distributor: DistributorRow, currency: string, rates: Rates, at: Date): Terms => ({
  currency,
  rates,
  fee_rules: distributor.fee_rules,
  fee_currency: distributor.default_currency,
  operator_country: env.config.OPERATOR_COUNTRY,
  buyer: distributor,
  date: wireDate(at),
})

export interface Priced {
  ticket_id: string
  quantity: number
  net_rate: number
  currency: string
}

export function lineFor(env: Pick<Env, 'config'>, priced: Priced, facts: TicketFacts): Line {
  return {
    ticket_id: priced.ticket_id,
    text: `${facts.event_name}, ${facts.date_start.slice(0, 10)}: ${facts.ticket_title}`,
    quantity: priced.quantity,
    net_rate: priced.net_rate,
    currency: priced.currency,
    service_fee: facts.service_fee,
    vat_category: facts.vat_category,
    country: facts.country,
    supplier_vat: facts.supplier_vat,
    cancellation_policy: policyOf(facts.ticket_policy, facts.supplier_policy, env.config.CANCELLATION_POLICY),
  }
}
