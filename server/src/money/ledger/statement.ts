import { convert, type Rates, vatInside } from '../../lib/money.js'
import type { OrderCharge } from '../../platform/db/json.js'
import { sumOf, totalsOf } from '../charge/totals.js'
import { account, type Entry, mergeEntries } from './store.js'

export interface Parties {
  /** the account that owes the distributor's charge */
  debtor: string
  supplier_id: string
}

/**
 * The ledger entries of an order, as if it were sold at its current charge. The distributor owes the total. The supplier is owed its
 * payouts in the tickets' currency. Countries are owed VAT. The platform gets its fees and the margin, which is the rest of the ticket
 * price. The fx account balances the currencies.
 */
export function statement(charge: OrderCharge, { debtor, supplier_id }: Parties, rates: Rates): Entry[] {
  const { currency } = charge
  const { total, tickets, fees, vat } = totalsOf(charge)
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

/** The entries to post for a change of a charge. `before` is null for a sale. */
export function movement(before: OrderCharge | null, after: OrderCharge, parties: Parties, rates: Rates): Entry[] {
  const past = before ? statement(before, parties, rates) : []
  return mergeEntries([...statement(after, parties, rates), ...past.map((entry) => ({ ...entry, amount: -entry.amount }))])
}
