import type { Rates } from '../../lib/money.js'
import { wireDate } from '../../lib/time.js'
import type { DistributorRow } from '../../parties/distributors/store.js'
import type { Env } from '../../platform/context.js'
import type { HoldTerms, LineTerms, OrderCharge } from '../../platform/db/json.js'
import { type Line, preview, type Terms } from './charge.js'

/** The distributor's current terms, for fees that are recalculated. */
export const termsFor = (env: Pick<Env, 'config'>, distributor: DistributorRow, currency: string, rates: Rates, at: Date): Terms => ({
  currency,
  rates,
  fee_rules: distributor.fee_rules,
  fee_currency: distributor.default_currency,
  operator_country: env.config.OPERATOR_COUNTRY,
  buyer: distributor,
  date: wireDate(at),
})

/** The fields of a reservation line that decide its price. */
export interface HeldLine {
  ticket_id: string
  quantity: number
  net_rate: number
  currency: string
  event_name: string
  ticket_name: string
  terms: LineTerms
}
interface Held {
  target_currency: string
  terms: HoldTerms
  items: readonly HeldLine[]
}

/** The terms agreed with the hold. `rates` are those of its fxratemoment_id. */
export const termsOf = (env: Pick<Env, 'config'>, { target_currency, terms }: Omit<Held, 'items'>, rates: Rates): Terms => ({
  currency: target_currency,
  rates,
  operator_country: env.config.OPERATOR_COUNTRY,
  ...terms,
})

/** The lines of a reservation, grouped by their future orders: one order per event and supplier. */
export function byOrder<L extends HeldLine>(items: readonly L[]): L[][] {
  const orders = new Map<string, L[]>()
  for (const item of items) {
    const key = `${item.terms.event_id} ${item.terms.supplier_id}`
    orders.set(key, [...(orders.get(key) ?? []), item])
  }
  return [...orders.values()]
}

/** The lines to charge, one per ticket. Lines of the same ticket are merged, in order. */
export function linesOf(env: Pick<Env, 'config'>, items: readonly HeldLine[]): Line[] {
  const lines = new Map<string, Line>()
  for (const { ticket_id, quantity, net_rate, currency, event_name, ticket_name, terms } of items) {
    const known = lines.get(ticket_id)
    if (known) merge(known, quantity, net_rate)
    else
      lines.set(ticket_id, {
        ticket_id,
        text: `${event_name}, ${terms.event_date}: ${ticket_name}`,
        quantity,
        net_rate,
        currency,
        service_fee: terms.service_fee,
        vat_category: terms.vat_category,
        country: terms.country,
        supplier_vat: terms.supplier_vat,
        cancellation_policy: terms.cancellation_policy ?? env.config.CANCELLATION_POLICY,
      })
  }
  return [...lines.values()]
}

/** The prices are listed one by one as soon as they differ. */
function merge(line: Line, quantity: number, net_rate: number): void {
  const of = (count: number, rate: number) => Array<number>(count).fill(rate)
  if (line.rates || net_rate !== line.net_rate)
    line.rates = [...(line.rates ?? of(line.quantity, line.net_rate)), ...of(quantity, net_rate)]
  line.quantity += quantity
}

/** The price of a reservation, one charge per future order. Pay details and partner protocols show it, and the booking charges it. */
export const chargesOf = (env: Pick<Env, 'config'>, held: Held, rates: Rates): OrderCharge[] =>
  byOrder(held.items).map((items) => preview(linesOf(env, items), termsOf(env, held, rates)))

/** Assigns the admissions of charges to reservation lines. Each line takes the next admissions of its ticket. */
export function admissionsByLine<L extends { ticket_id: string; quantity: number }>(
  lines: readonly L[],
  charges: readonly OrderCharge[],
): { line: L; admissions: OrderCharge['items'] }[] {
  const left = new Map<string, OrderCharge['items']>()
  for (const item of charges.flatMap((charge) => charge.items)) left.set(item.ticket_id, [...(left.get(item.ticket_id) ?? []), item])
  return lines.map((line) => ({ line, admissions: left.get(line.ticket_id)?.splice(0, line.quantity) ?? [] }))
}
