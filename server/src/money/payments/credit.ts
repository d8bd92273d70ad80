import { Problem } from '../../lib/errors.js'
import { convert, formatMinor, type Rates } from '../../lib/money.js'
import type { DistributorRow } from '../../parties/distributors/store.js'
import type { Trx } from '../../platform/db/open.js'
import { sumOf } from '../charge/standing.js'
import * as store from './store.js'

type Debtor = Pick<DistributorRow, 'distributor_id' | 'default_currency' | 'credit_limit'>

/**
 * What is owed on invoice already (`open`) and this together stay within the limit, all in the distributor's default currency. The
 * distributor's row must have been locked before that was read, and stay so until what is owed is posted: two bookings that looked at the
 * same time would both find room.
 */
export function checkCredit(debtor: Debtor, open: store.Balance[], amount: number, currency: string, rates: Rates): void {
  const { default_currency, credit_limit: limit } = debtor
  const used = sumOf(open, (one) => convert(one.amount, one.currency, default_currency, rates))
  const wanted = convert(amount, currency, default_currency, rates)
  if (used + wanted <= limit) return
  const shown = (minor: number) => `${formatMinor(minor, default_currency)} ${default_currency}`
  throw new Problem('credit_limit', {
    detail: `${shown(wanted)} on top of ${shown(used)} still to be paid would exceed the credit limit of ${shown(limit)}.`,
    facts: { limit, used, wanted, currency: default_currency },
  })
}

/** Takes the amount from the balance in that currency, which never falls below zero. */
export async function spendPrepaid(trx: Trx, distributorId: string, amount: number, currency: string): Promise<void> {
  if ((await store.takePrepaid(trx, distributorId, currency, amount)) !== undefined || amount === 0) return
  const balance = await store.prepaidBalance(trx, distributorId, currency)
  throw new Problem('credit_limit', {
    detail: `The prepaid balance is ${formatMinor(balance, currency)} ${currency}; ${formatMinor(amount, currency)} are needed.`,
    facts: { limit: balance, used: 0, wanted: amount, currency },
  })
}
