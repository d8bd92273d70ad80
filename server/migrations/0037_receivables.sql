-- The ageing of receivables reads open orders, their ledger entries and their invoices. With all that it needs in the indexes, in one order,
-- it neither reads the wide rows of orders and invoices nor sorts.
drop index bookingorder_invoiced;
create index bookingorder_invoiced on bookingorder (distributor_id, bookingorder_id) where distributorfinancial_status = 'invoiced';

drop index invoice_order;
create index invoice_order on invoice (bookingorder_id, invoice_id) include (distributor_id, kind, currency, total, due_by, created);

drop index ledger_transaction_order;
create index ledger_transaction_order on ledger_transaction (bookingorder_id, transaction_id);
