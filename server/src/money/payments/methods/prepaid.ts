import { sql } from 'kysely'
import { Problem } from '../../../lib/errors.js'
import { formatMinor } from '../../../lib/money.js'
import type { Read } from '../../../platform/db/client.js'
import type { Db, Trx } from '../../../platform/db/open.js'
import { account } from '../../ledger/store.js'
import type { Admit, Method } from './method.js'

export const prepaidBalances = (db: Db, distributorId: string): Promise<{ currency: string; amount: number }[]> =>
  db.selectFrom('prepaid_balance').select(['currency', 'amount']).where('distributor_id', '=', distributorId).orderBy('currency').execute()

async function prepaidBalance(db: Db, distributorId: string, currency: string): Promise<number> {
  const row = await db
    .selectFrom('prepaid_balance')
    .select('amount')
    .where('distributor_id', '=', distributorId)
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.amount ?? 0
}

/** Takes the amount from the balance. Returns undefined if the balance is too low. */
async function takePrepaid(trx: Trx, distributorId: string, currency: string, amount: number): Promise<number | undefined> {
  const { rows } = await sql<{ amount: number }>`
    update prepaid_balance set amount = amount - ${amount}
     where distributor_id = ${distributorId} and currency = ${currency} and amount >= ${amount} returning amount`.execute(trx)
  return rows[0]?.amount
}

export async function addPrepaid(trx: Trx, distributorId: string, amount: number, currency: string): Promise<void> {
  await sql`
    insert into prepaid_balance (distributor_id, currency, amount) values (${distributorId}, ${currency}, ${amount})
    on conflict (distributor_id, currency) do update set amount = prepaid_balance.amount + excluded.amount`.execute(trx)
}

/** Takes the amount from the balance in that currency, which is never negative. */
async function spendPrepaid(trx: Trx, distributorId: string, amount: number, currency: string): Promise<void> {
  if ((await takePrepaid(trx, distributorId, currency, amount)) !== undefined || amount === 0) return
  throw tooLow(await prepaidBalance(trx, distributorId, currency), amount, currency)
}

const tooLow = (balance: number, amount: number, currency: string): Problem =>
  new Problem('credit_limit', {
    detail: `The prepaid balance is ${formatMinor(balance, currency)} ${currency}; ${formatMinor(amount, currency)} are needed.`,
    facts: { limit: balance, used: 0, wanted: amount, currency },
  })

/** Locks the balances, so that none is lower when the amount is taken. */
const limit = (distributorId: string): Read<Admit> => ({
  statements: [sql`select currency, amount from prepaid_balance where distributor_id = ${distributorId} order by currency for update`],
  of: ([rows]) => {
    const balances = new Map((rows as { currency: string; amount: number }[]).map((one) => [one.currency, one.amount]))
    return ({ amount, currency }) => {
      const balance = balances.get(currency) ?? 0
      if (amount > balance) throw tooLow(balance, amount, currency)
      balances.set(currency, balance - amount)
    }
  },
})

export const prepaid: Method = {
  label: 'From the prepaid balance',
  requires_reference: false,
  currencies: ({ allowed_currencies, prepaid_balances }) =>
    prepaid_balances.map((balance) => balance.currency).filter((currency) => allowed_currencies.includes(currency)),
  begins: 'paid',
  owes: account.distributor,
  source: account.prepaid,
  limit,
  take: spendPrepaid,
  giveBack: addPrepaid,
  wording: { paid: () => 'Paid from your prepaid balance.', credited: 'This amount is back on your prepaid balance.' },
}
