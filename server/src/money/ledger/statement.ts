import { convert, type Rates, vatInside } from '../../lib/money.js'
import type { OrderCharge } from '../../platform/db/json.js'
import { standing, sumOf } from '../charge/standing.js'
import { account, type Entry, mergeEntries } from './store.js'

export interface Parties {
  /** the account that owes what the distributor is charged */
  debtor: string
  supplier_id: string
}

/**
 * Where an order's money is at this moment, were it sold in one go: the distributor owes the total, the supplier is owed its payouts in
 * the tickets' currency, the states their VAT, the platform has its fees and, last, its margin: what is left of the tickets. The fx
 * account stands between two currencies.
 */
export function statement(charge: OrderCharge, { debtor, supplier_id }: Parties, rates: Rates): Entry[] {
  const { currency } = charge
  const { total, tickets, fees, vat } = standing(charge)
  const entries: Entry[] = [
    { account: debtor, currency, amount: total },
    ...vat.map((line) => ({ account: account.vat(line.country), currency, amount: -line.vat })),
    { account: account.fees, currency, amount: -sumOf(fees, (fee) => fee.amount) },
  ]
  let cost = 0
  for (const { ticket_id, country, rate, supplier_vat, currency: own } of charge.tickets) {
    const payout = sumOf(charge.items, (item) => (item.ticket_id === ticket_id ? item.payout : 0))
    const deductible = supplier_vat ? vatInside(payout, rate) : 0
    const converted = convert(payout - deductible, own, currency, rates)
    cost += converted
    entries.push(
      { account: account.supplier(supplier_id), currency: own, amount: -payout },
      { account: account.inputVat(country), currency: own, amount: deductible },
      { account: account.fx, currency: own, amount: payout - deductible },
      { account: account.fx, currency, amount: -converted },
    )
  }
  const ticketVat = sumOf(vat, (line) => line.vat) - sumOf(fees, (fee) => fee.vat)
  entries.push({ account: account.margin, currency, amount: -(tickets - ticketVat - cost) })
  return mergeEntries(entries)
}

/** What has to be posted to come from one state of a charge to the next; nothing before it for a sale. */
export function movement(before: OrderCharge | null, after: OrderCharge, parties: Parties, rates: Rates): Entry[] {
  const past = before ? statement(before, parties, rates) : []
  return mergeEntries([...statement(after, parties, rates), ...past.map((entry) => ({ ...entry, amount: -entry.amount }))])
}
