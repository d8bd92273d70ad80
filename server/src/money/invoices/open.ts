import { type RawBuilder, sql } from 'kysely'

/**
 * What is still owed of an invoice (`i`) of an order (`o`). The ledger has the amount that the order owes. Payments and credits are taken
 * from the oldest invoice first, so the rest is owed on the newest ones.
 */
export const openAmountColumn = `case when i.kind = 'invoice' and o.distributorfinancial_status = 'invoiced' then
  greatest(0, least(i.total,
    (select coalesce(sum(e.amount), 0) from ledger_transaction t join ledger_entry e using (transaction_id)
      where t.bookingorder_id = i.bookingorder_id and e.account = 'distributor:' || i.distributor_id)
    - (select coalesce(sum(l.total), 0) from invoice l
        where l.bookingorder_id = i.bookingorder_id and l.kind = 'invoice' and l.invoice_id > i.invoice_id)))::bigint else 0 end`

export const openAmount: RawBuilder<number> = sql.raw(openAmountColumn)

/**
 * The same for many invoices at once, with the day from which they are overdue. `ofOne`: of one distributor. It is then grouped and divided by
 * distributor too, so that a condition on it is applied before the ledger is read. Over all distributors that takes twice as long.
 */
export function openInvoices({ ofOne }: { ofOne: boolean }): RawBuilder<unknown> {
  const by = (alias: string) => sql.raw(ofOne ? `${alias}.distributor_id, ${alias}.bookingorder_id` : `${alias}.bookingorder_id`)
  // The prefix selects the entries before they are joined: PostgreSQL knows how many there are.
  return sql`(
  select i.distributor_id, i.currency, coalesce(i.due_by, i.created::date) as due_by,
         greatest(0, least(i.total, l.owed - coalesce(sum(i.total) over (partition by ${by('i')} order by i.invoice_id desc
           rows between unbounded preceding and 1 preceding), 0))) as open
    from invoice i join (
      select ${by('o')}, coalesce(sum(e.amount) filter (where e.account = 'distributor:' || o.distributor_id), 0) as owed
        from bookingorder o join ledger_transaction t on t.bookingorder_id = o.bookingorder_id
        join ledger_entry e on e.transaction_id = t.transaction_id and e.account like 'distributor:%'
       where o.distributorfinancial_status = 'invoiced' group by ${by('o')}) l
      on (${by('l')}) = (${by('i')})
   where i.kind = 'invoice')`
}
