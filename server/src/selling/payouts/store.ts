import { type RawBuilder, sql } from 'kysely'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { isPaidFor } from '../purchases/paid.js'
import { type PayoutState, payoutStates } from '../purchases/states.js'
import { payoutState } from '../purchases/store.js'

interface OfSale {
  supplier_id: string
  supplier_name: string
  purchaseorder_id: string
  reference_number: string
  event_id: string
  event_name: string
  event_stopdate: string
  currency: string
  amount: number
}

interface PayoutRow extends OfSale {
  payout_id: string
  at: Date
  document_number: string | null
}

interface WaitingRow extends OfSale {
  state: PayoutState
  is_paid_for: boolean
  payable_from: Date
}

const ofSale = sql`p.supplier_id, s.name as supplier_name, p.purchaseorder_id, p.reference_number, p.event_id, e.event_name, e.date_stop as event_stopdate`
const sale = sql`purchaseorder p join event e on e.event_id = p.event_id join supplier s on s.supplier_id = p.supplier_id`

/** A payout is one transaction with one entry on the supplier's account. */
export const listPayouts = (db: Db, request: ListRequest, visible: Condition): Promise<Page<PayoutRow>> =>
  readPage<PayoutRow>(db, request, {
    select: sql`t.transaction_id::text as payout_id, t.at, t.note as document_number, ${ofSale}, l.currency, l.amount`,
    from: sql`ledger_transaction t join ledger_entry l on l.transaction_id = t.transaction_id
      join purchaseorder p on p.bookingorder_id = t.bookingorder_id and l.account = 'supplier:' || p.supplier_id
      join event e on e.event_id = p.event_id join supplier s on s.supplier_id = p.supplier_id`,
    where: [sql`t.kind in ('payout', 'payout_reversal')`, visible],
  })

/** Sales whose ledger accounts are not at zero. A sale that is settled is at zero, so only the others are looked at. */
const waiting = (until: Date, days: number, visible: Condition): RawBuilder<unknown> => sql`(
  select ${ofSale}, owed.currency, owed.amount, ${payoutState(until)} as state, ${isPaidFor} as is_paid_for, e.date_stop_utc + ${days} * interval '1 day' as payable_from
    from ${sale} cross join lateral (
      select l.currency, -sum(l.amount)::bigint as amount from ledger_transaction t join ledger_entry l using (transaction_id)
       where t.bookingorder_id = p.bookingorder_id and l.account = 'supplier:' || p.supplier_id
       group by l.currency having sum(l.amount) <> 0) owed
   where p.unsettled and ${visible})`

export const listWaiting = (db: Db, request: ListRequest, until: Date, days: number, visible: Condition): Promise<Page<WaitingRow>> =>
  readPage<WaitingRow>(db, request, { select: sql`w.*`, from: sql`${waiting(until, days, visible)} w` })

type Amounts = Record<PayoutState | 'owed', number> & { currency: string }
type PayableRow = Amounts & { supplier_id: string; supplier_name: string }

const sums = sql.join(
  payoutStates.map((state) => sql`coalesce(sum(w.amount) filter (where w.state = ${sql.lit(state)}), 0)::bigint as ${sql.ref(state)}`),
)
const perSupplier = (until: Date, visible: Condition): RawBuilder<unknown> => sql`(
  select w.supplier_id, w.supplier_name, w.currency, sum(w.amount)::bigint as owed, ${sums}
    from ${waiting(until, 0, visible)} w group by w.supplier_id, w.supplier_name, w.currency) b`

export const listPayables = (db: Db, request: ListRequest, until: Date, visible: Condition): Promise<Page<PayableRow>> =>
  readPage<PayableRow>(db, request, { select: sql`b.*`, from: perSupplier(until, visible) })

export async function totals(db: Db, request: ListRequest, until: Date, visible: Condition): Promise<Amounts[]> {
  const { rows } = await sql<Amounts>`
    select b.currency, ${sql.join(['owed', ...payoutStates].map((name) => sql`sum(b.${sql.ref(name)})::bigint as ${sql.ref(name)}`))}
      from ${perSupplier(until, visible)} where ${sql.join([everyRow, ...request.where], sql` and `)} group by b.currency order by b.currency`.execute(
    db,
  )
  return rows
}
