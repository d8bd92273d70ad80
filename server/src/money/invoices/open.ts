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

/** All invoices of which something is owed, with the day from which they are overdue. */
export const openInvoices = sql`(
  select i.distributor_id, i.currency, coalesce(i.due_by, i.created::date) as due_by, ${openAmount} as open
    from bookingorder o join invoice i on i.bookingorder_id = o.bookingorder_id
   where o.distributorfinancial_status = 'invoiced' and i.kind = 'invoice')`
