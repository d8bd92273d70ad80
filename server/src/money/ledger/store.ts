import { sql } from 'kysely'
import type { Author } from '../../lib/caller.js'
import { defer } from '../../platform/db/client.js'
import type { Db, Trx } from '../../platform/db/open.js'

/**
 * Accounts are named, not numbered: whose it is, then what. A debit is positive, a credit negative:
 * a distributor that owes has a positive balance, a supplier that is owed a negative one.
 */
export const account = {
  /** what a distributor owes on invoice: its open receivable, which its credit limit caps */
  distributor: (id: string) => `distributor:${id}`,
  /** what its payment provider is still to collect */
  collecting: (id: string) => `collecting:${id}`,
  prepaid: (id: string) => `prepaid:${id}`,
  supplier: (id: string) => `supplier:${id}`,
  /** what came in from, or went out to, a bank or a payment provider */
  settlement: (method: string) => `settlement:${method}`,
  margin: 'platform:margin',
  fees: 'platform:fees',
  /** owed to a state, on what is sold */
  vat: (country: string) => `vat:${country}`,
  /** paid to suppliers inside their payouts, deductible from the above */
  inputVat: (country: string) => `input_vat:${country}`,
  /** the other side of a conversion, so that each currency sums to zero by itself */
  fx: 'fx',
} as const

export interface Entry {
  account: string
  currency: string
  amount: number
}

export interface Posting {
  kind: 'sale' | 'payment' | 'refund' | 'cancellation' | 'fee' | 'price' | 'transfer' | 'deposit' | 'payout' | 'payout_reversal'
  bookingorder_id?: string | null
  distributor_id?: string | null
  supplier_id?: string | null
  note?: string
  entries: Entry[]
}

/** Entries of one account and currency are one line; what comes to nothing is none. */
export function mergeEntries(entries: Entry[]): Entry[] {
  const merged = new Map<string, Entry>()
  for (const entry of entries) {
    const key = `${entry.account} ${entry.currency}`
    const line = merged.get(key)
    if (line) line.amount += entry.amount
    else merged.set(key, { ...entry })
  }
  return [...merged.values()].filter((entry) => entry.amount !== 0)
}

/**
 * A posting that does not sum to zero in each currency is a mistake of ours; the database would refuse it at commit, this names it at once.
 * What a distributor owes is kept beside, for its credit limit.
 */
export async function post(trx: Trx, author: Author, at: Date, posting: Posting): Promise<void> {
  const entries = mergeEntries(posting.entries)
  if (entries.length === 0) return
  for (const currency of new Set(entries.map((entry) => entry.currency))) {
    const sum = entries.filter((entry) => entry.currency === currency).reduce((total, entry) => total + entry.amount, 0)
    if (sum !== 0) throw new Error(`a ${posting.kind} posting is off by ${sum} ${currency}`)
  }
  const owing = posting.distributor_id
    ? entries.filter((entry) => entry.account === account.distributor(posting.distributor_id as string))
    : []
  await defer(
    trx,
    sql`
    with made as (
      insert into ledger_transaction (kind, bookingorder_id, distributor_id, supplier_id, client_id, at, note)
      values (${posting.kind}, ${posting.bookingorder_id ?? null}, ${posting.distributor_id ?? null}, ${posting.supplier_id ?? null}, ${author.client_id}, ${at}, ${posting.note ?? null})
      returning transaction_id),
    owed as (
      insert into receivable_balance as b (distributor_id, currency, amount)
      select ${posting.distributor_id ?? null}, o.currency, o.amount
        from unnest(${owing.map((entry) => entry.currency)}::text[], ${owing.map((entry) => entry.amount)}::bigint[]) as o (currency, amount)
      on conflict (distributor_id, currency) do update set amount = b.amount + excluded.amount)
    insert into ledger_entry (transaction_id, line, account, currency, amount)
    select made.transaction_id, e.line, e.account, e.currency, e.amount
      from made, unnest(${entries.map((entry) => entry.account)}::text[], ${entries.map((entry) => entry.currency)}::text[], ${entries.map((entry) => entry.amount)}::bigint[])
        with ordinality as e (account, currency, amount, line)`,
  )
}

export async function balanceOf(db: Db, name: string): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount)::bigint as amount from ledger_entry where account = ${name} group by currency order by currency`.execute(
    db,
  )
  return rows
}

/** What a supplier is owed for each of these orders, in each currency; negative when it was paid more than it is due. */
export async function owedPerOrder(
  trx: Trx,
  supplierId: string,
  orders: readonly string[],
): Promise<{ bookingorder_id: string; currency: string; amount: number }[]> {
  const { rows } = await sql<{ bookingorder_id: string; currency: string; amount: number }>`
    select t.bookingorder_id, e.currency, -sum(e.amount)::bigint as amount from ledger_transaction t join ledger_entry e using (transaction_id)
     where t.bookingorder_id = any(${[...orders]}::text[]) and e.account = ${account.supplier(supplierId)}
     group by 1, 2 having sum(e.amount) <> 0 order by 1, 2`.execute(trx)
  return rows
}

/** What an order's own transactions have left on an account, in the one currency that account is charged in. */
export async function orderBalance(trx: Trx, bookingorderId: string, name: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(e.amount), 0)::bigint as amount from ledger_transaction t join ledger_entry e using (transaction_id)
     where t.bookingorder_id = ${bookingorderId} and e.account = ${name}`.execute(trx)
  return rows[0]?.amount ?? 0
}
