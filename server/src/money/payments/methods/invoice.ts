import { sql } from 'kysely'
import { Problem } from '../../../lib/errors.js'
import { convert, formatMinor, type Rates } from '../../../lib/money.js'
import type { DistributorRow } from '../../../parties/distributors/store.js'
import type { Read } from '../../../platform/db/client.js'
import { sumOf } from '../../charge/totals.js'
import { account } from '../../ledger/store.js'
import { type Method, noBalance, thanks } from './method.js'

interface Balance {
  currency: string
  amount: number
}

/** The distributor's open receivables, per currency. */
export const receivables = (distributorId: string): Read<Balance[]> => ({
  statements: [sql`select currency, amount from receivable_balance where distributor_id = ${distributorId} order by currency`],
  of: ([rows]) => rows as Balance[],
})

type Debtor = Pick<DistributorRow, 'distributor_id' | 'default_currency' | 'credit_limit'>

/** Checks that the open receivables (`open`) plus this amount stay within the credit limit, in the distributor's default currency. */
export function checkCredit(debtor: Debtor, open: Balance[], amount: number, currency: string, rates: Rates): void {
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

export const invoice: Method = {
  label: 'On invoice',
  requires_reference: false,
  currencies: ({ allowed_currencies }) => allowed_currencies,
  begins: 'invoiced',
  owes: account.distributor,
  source: () => account.settlement('invoice'),
  limit: (distributorId) => {
    const { statements, of } = receivables(distributorId)
    return {
      statements,
      of: (rows) => {
        const open = of(rows)
        return ({ distributor, amount, currency, rates }) => {
          checkCredit(distributor, open, amount, currency, rates)
          const balance = open.find((one) => one.currency === currency)
          if (balance) balance.amount += amount
          else open.push({ currency, amount })
        }
      },
    }
  },
  ...noBalance,
  wording: { paid: thanks, credited: 'This amount lowers what you owe; what you have paid already is returned to you.' },
}
