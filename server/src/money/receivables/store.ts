import { type RawBuilder, sql } from 'kysely'
import type { Rates } from '../../lib/money.js'
import type { Condition } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import { newestMoment } from '../../platform/db/moment.js'
import type { Db } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { openInvoices } from '../invoices/open.js'
import type { Period } from '../ledger/period.js'
import { account } from '../ledger/store.js'
import type { accounts } from './list.js'

interface Amounts {
  owed: number
  overdue: number
  not_due: number
  overdue_30: number
  overdue_60: number
  overdue_90: number
  overdue_more: number
  prepaid: number
}

interface ReceivableRow extends Amounts {
  distributor_id: string
  distributor_name: string
  currency: string
  default_currency: string
  credit_limit: number
}

/** The first and the last day that an invoice is overdue, for each column of the ageing. */
const overdueDays = { overdue_30: [1, 30], overdue_60: [31, 60], overdue_90: [61, 90], overdue_more: [91, null] } as const

/** Distributors that owe or have a deposit, per currency, on this day; `ofOne` if a condition names one distributor. */
function aged({ today, ofOne }: Ageing): RawBuilder<unknown> {
  const days = sql`(${today}::date - due_by)`
  const sum = (condition: Condition) => sql`coalesce(sum(open) filter (where ${condition}), 0)::bigint`
  const parts = Object.entries(overdueDays).map(
    ([name, [from, to]]) => sql`${sum(to === null ? sql`${days} >= ${from}` : sql`${days} between ${from} and ${to}`)} as ${sql.ref(name)}`,
  )
  const names = ['not_due', 'overdue', ...Object.keys(overdueDays)]
  return sql`(
    select k.distributor_id, k.currency, d.distributor_name, d.default_currency, d.credit_limit, coalesce(r.amount, 0) as owed,
           coalesce(p.amount, 0) as prepaid, ${sql.join(names.map((name) => sql`coalesce(a.${sql.ref(name)}, 0) as ${sql.ref(name)}`))}
      from (select distributor_id, currency from receivable_balance where amount <> 0
            union select distributor_id, currency from prepaid_balance where amount <> 0) k
      join distributor d on d.distributor_id = k.distributor_id
      left join receivable_balance r on r.distributor_id = k.distributor_id and r.currency = k.currency
      left join prepaid_balance p on p.distributor_id = k.distributor_id and p.currency = k.currency
      left join (
        select distributor_id, currency, ${sum(sql`${days} <= 0`)} as not_due, ${sum(sql`${days} > 0`)} as overdue, ${sql.join(parts)}
          from ${openInvoices({ ofOne })} open_invoice group by distributor_id, currency) a on a.distributor_id = k.distributor_id and a.currency = k.currency) b`
}

interface Ageing {
  today: string
  ofOne: boolean
}

type TotalRow = Amounts & { currency: string }

/** The sums of the rows of `source`, per currency. */
const sums = (source: RawBuilder<unknown>): RawBuilder<TotalRow> => sql<TotalRow>`
  select b.currency, ${sql.join(amountNames.map((name) => sql`sum(b.${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
    from ${source} group by b.currency order by b.currency`
const amountNames = ['owed', 'overdue', 'not_due', ...Object.keys(overdueDays), 'prepaid']

/** A page, and the sums of all rows that match. Both come from one statement, because reading the ledger takes long. */
export async function listReceivables(
  db: Db,
  request: ListRequest,
  ageing: Ageing,
  visible: Condition,
): Promise<Page<ReceivableRow> & { totals: TotalRow[] }> {
  const matching = sql`${aged(ageing)} where ${sql.join([visible, ...request.where], sql` and `)}`
  // A file has no totals.
  if (request.walk)
    return { ...(await readPage<ReceivableRow>(db, request, { select: sql`b.*`, from: aged(ageing), where: [visible] })), totals: [] }
  const withTotals = sql`(
    with matching as materialized (select b.* from ${matching}),
         total as (select jsonb_agg(s) as totals from (${sums(sql`matching b`)}) s)
    select matching.*, total.totals from matching, total) b`
  const { rows, pagination } = await readPage<ReceivableRow & { totals: TotalRow[] }>(db, request, {
    select: sql`b.*`,
    from: withTotals,
    counted: aged(ageing),
    where: [visible],
  })
  // A page after the last one has no row that could have them.
  const totals = rows[0]?.totals ?? (pagination.total_size > 0 ? (await sums(matching).execute(db)).rows : [])
  return { rows: rows.map(({ totals: _totals, ...row }) => row), pagination, totals }
}

export interface OwedRow {
  distributor_id: string
  currency: string
  amount: number
}

/** What these distributors owe on invoices, per currency. */
export async function owedBy(db: Db, distributors: readonly string[]): Promise<OwedRow[]> {
  if (distributors.length === 0) return []
  return db
    .selectFrom('receivable_balance')
    .select(['distributor_id', 'currency', 'amount'])
    .where('distributor_id', 'in', distributors)
    .where('amount', '<>', 0)
    .execute()
}

export async function newestRates(db: Db, at: Date): Promise<Rates> {
  const { rows } = await sql<{ rates: Rates }>`select m.rates from ${newestMoment(at)}`.execute(db)
  return rows[0]?.rates ?? {}
}

interface AccountRow {
  line_id: string
  at: Date
  kind: string
  account: (typeof accounts)[number]
  currency: string
  amount: number
  bookingorder_id: string | null
  booking_code: string | null
  event_name: string | null
  note: string | null
}

/** Entries on the accounts of a distributor. A deposit is a debt of the platform, so its sign is turned: what is shown grows with it. */
const entries = (distributorId: string, until: Date): RawBuilder<unknown> => sql`(
  select t.transaction_id * 1000 + e.line as line_id, t.at, t.kind, t.note, t.bookingorder_id, e.currency, n.account,
         case when n.account = 'prepaid' then -e.amount else e.amount end as amount
    from ledger_transaction t join ledger_entry e using (transaction_id)
    join (values ('invoice', ${account.distributor(distributorId)}::text), ('card', ${account.collecting(distributorId)}::text),
                 ('prepaid', ${account.prepaid(distributorId)}::text)) n (account, name) on n.name = e.account
   where t.distributor_id = ${distributorId} and t.at < ${until})`

export const listEntries = (db: Db, request: ListRequest, distributorId: string, { from, until }: Period): Promise<Page<AccountRow>> =>
  readPage<AccountRow>(db, request, {
    select: sql`l.line_id::text, l.at, l.kind, l.account, l.currency, l.amount, l.bookingorder_id, o.booking_code, v.event_name, l.note`,
    from: sql`${entries(distributorId, until)} l left join bookingorder o on o.bookingorder_id = l.bookingorder_id
      left join event v on v.event_id = o.event_id`,
    where: [sql`l.at >= ${from}`],
  })

interface StatementTotal {
  account: (typeof accounts)[number]
  currency: string
  amount: number
}

/** The sums of all entries that match. */
export async function totals(db: Db, request: ListRequest, distributorId: string, { from, until }: Period): Promise<StatementTotal[]> {
  const { rows } = await sql<StatementTotal>`
    select l.account, l.currency, sum(l.amount)::bigint as amount from ${entries(distributorId, until)} l
     where ${sql.join([sql`l.at >= ${from}`, ...request.where], sql` and `)} group by l.account, l.currency order by l.account, l.currency`.execute(
    db,
  )
  return rows
}

interface BalanceRow {
  account: (typeof accounts)[number]
  currency: string
  opening: number
  increase: number
  decrease: number
  closing: number
}

export async function balances(db: Db, distributorId: string, { from, until }: Period): Promise<BalanceRow[]> {
  const sum = (amount: RawBuilder<unknown>, condition: Condition) => sql`coalesce(sum(${amount}) filter (where ${condition}), 0)::bigint`
  const { rows } = await sql<BalanceRow>`
    select l.account, l.currency, ${sum(sql`l.amount`, sql`l.at < ${from}`)} as opening,
           ${sum(sql`l.amount`, sql`l.at >= ${from} and l.amount > 0`)} as increase,
           ${sum(sql`-l.amount`, sql`l.at >= ${from} and l.amount < 0`)} as decrease, coalesce(sum(l.amount), 0)::bigint as closing
      from ${entries(distributorId, until)} l group by l.account, l.currency order by l.account, l.currency`.execute(db)
  return rows
}
