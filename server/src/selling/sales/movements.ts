import { type RawBuilder, sql } from 'kysely'
import type { Period } from '../../money/ledger/period.js'
import { account } from '../../money/ledger/store.js'
import type { Condition } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { movementParts, partOf } from './list.js'

export interface Movement {
  line_id: string
  at: Date
  kind: string
  currency: string
  /** positive: owed to the supplier */
  amount: number
  purchaseorder_id: string | null
  reference_number: string | null
  event_name: string | null
  note: string | null
}

/** All entries on a supplier's account until a time. */
const movements = (supplierId: string, until: Date): RawBuilder<unknown> => sql`(
  select t.transaction_id * 1000 + e.line as line_id, t.at, t.kind, t.note, e.currency, -e.amount as amount, p.purchaseorder_id, p.reference_number, v.event_name
    from ledger_transaction t join ledger_entry e using (transaction_id)
    left join purchaseorder p on p.bookingorder_id = t.bookingorder_id left join event v on v.event_id = p.event_id
   where t.supplier_id = ${supplierId} and t.at < ${until} and e.account = ${account.supplier(supplierId)}) l`

export const listMovements = (db: Db, request: ListRequest, supplierId: string, { from, until }: Period): Promise<Page<Movement>> =>
  readPage<Movement>(db, request, {
    select: sql`l.line_id::text, l.at, l.kind, l.currency, l.amount, l.purchaseorder_id, l.reference_number, l.event_name, l.note`,
    from: movements(supplierId, until),
    where: [sql`l.at >= ${from}`],
  })

/** The sums of all movements that match. */
export async function totals(
  db: Db,
  request: ListRequest,
  supplierId: string,
  { from, until }: Period,
): Promise<{ currency: string; amount: number }[]> {
  const { rows } = await sql<{ currency: string; amount: number }>`
    select l.currency, sum(l.amount)::bigint as amount from ${movements(supplierId, until)}
     where ${sql.join([sql`l.at >= ${from}`, ...request.where], sql` and `)} group by l.currency order by l.currency`.execute(db)
  return rows
}

export interface Balance {
  currency: string
  opening: number
  sold: number
  cancelled: number
  changed: number
  paid: number
  closing: number
}

/** Opening and closing balance per currency, and the totals between them. */
export async function balances(db: Db, supplierId: string, { from, until }: Period): Promise<Balance[]> {
  const sum = (condition: Condition) => sql`coalesce(sum(l.amount) filter (where ${condition}), 0)::bigint`
  const parts = movementParts.map((part) => sql`${sum(sql`l.at >= ${from} and ${sql.raw(partOf)} = ${part}`)} as ${sql.ref(part)}`)
  const { rows } = await sql<Balance>`
    select l.currency, ${sum(sql`l.at < ${from}`)} as opening, ${sql.join(parts)}, sum(l.amount)::bigint as closing
      from ${movements(supplierId, until)} group by l.currency order by l.currency`.execute(db)
  return rows
}

/** A payout to a supplier for one sale, negative for a deduction. */
export interface PayoutRow {
  at: Date
  currency: string
  total: number
  /** the numbers of the first payout of the sale in that currency, and of the one before this */
  first: string
  previous: string | null
}

/** Found by the number of its document, which is the note of the ledger transaction. */
export async function findPayout(
  db: Db,
  { supplier_id, bookingorder_id }: { supplier_id: string; bookingorder_id: string },
  number: string,
): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    select * from (
      select t.at, t.note, e.currency, e.amount as total, first_value(t.note) over payouts as first, lag(t.note) over payouts as previous
        from ledger_transaction t join ledger_entry e using (transaction_id)
       where t.bookingorder_id = ${bookingorder_id} and t.kind in ('payout', 'payout_reversal') and e.account = ${account.supplier(supplier_id)}
      window payouts as (partition by e.currency order by t.transaction_id)) paid
     where note = ${number}`.execute(db)
  return rows[0]
}
