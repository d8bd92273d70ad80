import { sql } from 'kysely'
import type { Author } from '../../lib/caller.js'
import { defer } from '../../platform/db/client.js'
import type { Db, Trx } from '../../platform/db/open.js'

/**
 * Account names consist of the owner and the purpose. Debits are positive, credits negative: a distributor that owes money has a positive
 * balance, a supplier that is owed money has a negative one.
 */
export const account = {
  /** open receivables of a distributor on invoice, limited by its credit limit */
  distributor: (id: string) => `distributor:${id}`,
  /** amounts that the payment provider has not collected yet */
  collecting: (id: string) => `collecting:${id}`,
  prepaid: (id: string) => `prepaid:${id}`,
  supplier: (id: string) => `supplier:${id}`,
  /** payments from and to a bank or payment provider */
  settlement: (method: string) => `settlement:${method}`,
  margin: 'platform:margin',
  fees: 'platform:fees',
  /** VAT on sales, owed to a country */
  vat: (country: string) => `vat:${country}`,
  /** VAT included in payouts to suppliers, deductible from the VAT above */
  inputVat: (country: string) => `input_vat:${country}`,
  /** the counter account of conversions, so that each currency sums to zero */
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

/** Merges entries of the same account and currency. Entries that sum to zero are removed. */
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

/** Entries that do not sum to zero per currency are a programming error. The database would refuse them at commit; this reports them earlier. */
function checkBalanced(kind: string, entries: Entry[]): void {
  for (const currency of new Set(entries.map((entry) => entry.currency))) {
    const sum = entries.filter((entry) => entry.currency === currency).reduce((total, entry) => total + entry.amount, 0)
    if (sum !== 0) throw new Error(`a ${kind} posting is off by ${sum} ${currency}`)
  }
}

export const post = (trx: Trx, author: Author, at: Date, posting: Posting): Promise<void> => postAll(trx, at, [{ author, ...posting }])

/**
 * Posts transactions, in one statement. An order has at most one of each kind among them. The receivable of a distributor is also stored
 * separately, for its credit limit.
 */
export async function postAll(trx: Trx, at: Date, postings: (Posting & { author: Author })[]): Promise<void> {
  const made = postings
    .map((posting) => ({ ...posting, entries: mergeEntries(posting.entries) }))
    .filter(({ entries }) => entries.length > 0)
  if (made.length === 0) return
  for (const { kind, entries } of made) checkBalanced(kind, entries)
  const lines = made.flatMap(({ kind, bookingorder_id, entries }) =>
    entries.map((entry, index) => ({ ...entry, kind, bookingorder_id, line: index + 1 })),
  )
  const owing = made.flatMap(({ distributor_id, entries }) =>
    entries.flatMap((entry) =>
      distributor_id && entry.account === account.distributor(distributor_id) ? [{ ...entry, distributor_id }] : [],
    ),
  )
  const texts = <T>(rows: T[], of: (row: T) => string | null | undefined) => sql`${rows.map((row) => of(row) ?? null)}::text[]`
  await defer(
    trx,
    sql`
    with made as (
      insert into ledger_transaction (kind, bookingorder_id, distributor_id, supplier_id, client_id, note, at)
      select *, ${at}::timestamptz from unnest(${texts(made, (one) => one.kind)}, ${texts(made, (one) => one.bookingorder_id)}, ${texts(made, (one) => one.distributor_id)},
        ${texts(made, (one) => one.supplier_id)}, ${texts(made, (one) => one.author.client_id)}, ${texts(made, (one) => one.note)})
      returning transaction_id, kind, bookingorder_id),
    owed as (
      insert into receivable_balance as b (distributor_id, currency, amount)
      select o.distributor_id, o.currency, sum(o.amount)
        from unnest(${texts(owing, (one) => one.distributor_id)}, ${texts(owing, (one) => one.currency)}, ${owing.map((one) => one.amount)}::bigint[]) as o (distributor_id, currency, amount)
       group by 1, 2
      on conflict (distributor_id, currency) do update set amount = b.amount + excluded.amount)
    insert into ledger_entry (transaction_id, line, account, currency, amount)
    select made.transaction_id, e.line, e.account, e.currency, e.amount
      from unnest(${texts(lines, (one) => one.kind)}, ${texts(lines, (one) => one.bookingorder_id)}, ${lines.map((one) => one.line)}::int[], ${texts(lines, (one) => one.account)},
                  ${texts(lines, (one) => one.currency)}, ${lines.map((one) => one.amount)}::bigint[]) as e (kind, bookingorder_id, line, account, currency, amount)
      join made on made.kind = e.kind and made.bookingorder_id is not distinct from e.bookingorder_id`,
  )
}

export async function balanceOf(db: Db, name: string): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select currency, sum(amount)::bigint as amount from ledger_entry where account = ${name} group by currency order by currency`.execute(
    db,
  )
  return rows
}

/** The amounts owed to a supplier for these orders, per currency. Negative if it was paid too much. */
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

/** The balance that an order's transactions have left on an account, in the currency of that account. */
export async function orderBalance(db: Db, bookingorderId: string, name: string): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(e.amount), 0)::bigint as amount from ledger_transaction t join ledger_entry e using (transaction_id)
     where t.bookingorder_id = ${bookingorderId} and e.account = ${name}`.execute(db)
  return rows[0]?.amount ?? 0
}

export interface OrderDebt {
  /** the balance that the order's transactions have left on the account */
  balance: number
  /** the part of it that fees added since the account was last settled */
  fees: number
}

/** What orders owe, each on one account. An order without entries there is missing. */
export async function orderDebts(
  db: Db,
  debts: readonly { bookingorder_id: string; account: string }[],
): Promise<ReadonlyMap<string, OrderDebt>> {
  if (debts.length === 0) return new Map()
  const { rows } = await sql<OrderDebt & { bookingorder_id: string }>`
    with moved as (
      select bookingorder_id, transaction_id, t.kind, e.amount, sum(e.amount) over (partition by bookingorder_id order by transaction_id) as balance
        from unnest(${debts.map((debt) => debt.bookingorder_id)}::text[], ${debts.map((debt) => debt.account)}::text[]) as asked (bookingorder_id, account)
        join ledger_transaction t using (bookingorder_id) join ledger_entry e using (transaction_id, account)),
    settled as (select bookingorder_id, max(transaction_id) as until from moved where balance <= 0 group by 1)
    select bookingorder_id, sum(amount)::bigint as balance,
      coalesce(sum(amount) filter (where kind = 'fee' and transaction_id > coalesce(until, 0)), 0)::bigint as fees
      from moved left join settled using (bookingorder_id) group by 1`.execute(db)
  return new Map(rows.map(({ bookingorder_id, ...debt }) => [bookingorder_id, debt]))
}
