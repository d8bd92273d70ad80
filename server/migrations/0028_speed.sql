-- Less to write for each booking, hold and delivery (docs/decisions/0021).

-- All entries of a transaction are inserted by one statement, which is checked as a whole: before, each entry was checked by itself at the
-- commit.
drop trigger ledger_entry_balances on ledger_entry;
create function ledger_statement_balances() returns trigger language plpgsql as $$
declare
  wrong bigint;
begin
  select a.transaction_id into wrong from added a group by a.transaction_id, a.currency having sum(a.amount) <> 0 limit 1;
  if wrong is not null then
    raise exception 'ledger transaction % does not sum to zero', wrong using errcode = '23514';
  end if;
  return null;
end $$;
create trigger ledger_entry_balances after insert on ledger_entry referencing new table as added
  for each statement execute function ledger_statement_balances();
drop function ledger_balances();

-- Each of these checks takes a shared lock on a row that everybody sells from. The row is read or written by the same transaction, and rows of
-- these tables are never deleted.
alter table ledger_transaction drop constraint ledger_transaction_distributor_id_fkey, drop constraint ledger_transaction_supplier_id_fkey;
alter table domain_event drop constraint domain_event_distributor_id_fkey, drop constraint domain_event_supplier_id_fkey;
alter table invoice drop constraint invoice_distributor_id_fkey;
alter table booking drop constraint booking_fxratemoment_id_fkey;
alter table bookingorder drop constraint bookingorder_fxratemoment_id_fkey;
alter table guest drop constraint guest_ticket_id_fkey;
alter table purchaseorder_item drop constraint purchaseorder_item_ticket_id_fkey;

-- For the housekeeping alone: rows lie in the order of their time, so that a small index will do.
drop index idempotency_created;
create index idempotency_created on idempotency using brin (created) with (pages_per_range = 16);
drop index delivery_attempt_started;
create index delivery_attempt_started on delivery_attempt using brin (started) with (pages_per_range = 16);

-- No list, filter or search looks for purchases by ticket.
drop index purchaseorder_item_ticket;

-- Nearly all deliveries arrive: those are found by delivery_log. The waiting ones are found by delivery_due.
drop index delivery_status;
create index delivery_status on delivery (endpoint_id, status, created, delivery_id) where status in ('failed', 'dropped');
