-- The lists of finance: invoices, what distributors owe by age, statements of distributors, payouts.

-- Identifiers of invoices increase with time, so this is also the order of the list.
create index invoice_distributor on invoice (distributor_id, invoice_id);
-- Invoices are only added, in the order of their time: a block range index is small and costs a booking almost nothing.
create index invoice_created on invoice using brin (created);
create index invoice_reference on invoice (lower(reference) text_pattern_ops) where reference is not null;

-- Orders that are owed. Few of all orders at any time.
create index bookingorder_invoiced on bookingorder (distributor_id) where distributorfinancial_status = 'invoiced';

create index ledger_transaction_distributor on ledger_transaction (distributor_id, at) where distributor_id is not null;
create index ledger_transaction_payout on ledger_transaction (transaction_id) where kind in ('payout', 'payout_reversal');
