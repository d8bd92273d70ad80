-- Until when an order that a payment provider collects must be settled: what its buyer was told. Null for other orders, and for those that
-- were made before this column or by an older process; they lapse by the setting.
alter table bookingorder add column pay_by timestamptz;

-- Orders that wait for something, for the list sorted by the nearest deadline. The condition is that of `waiting` in next-step.ts.
create index bookingorder_waiting on bookingorder (event_id)
 where logistic_status not in ('returned', 'cancelled')
   and (logistic_status <> 'completed' or guestdata_status in ('waitingfordistributor', 'waitingforendcustomer') or disruption_decision = 'pending');

-- Undoing a change of many tickets: the values before it with the version that it made, by ticket; null if an older process made the change.
alter table bulk_chunk
  add column before jsonb,
  add column undone timestamptz,
  add column restored integer not null default 0;
comment on column bulk_chunk.before is 'ts: Record<string, { version: number; values: Record<string, unknown> }> | null';
alter table bulk_action
  add column undo_status text check (undo_status in ('running', 'done', 'failed')),
  add column undo_client_id text references client,
  add column undo_impersonator_client_id text,
  add column undo_started timestamptz,
  add column undo_finished timestamptz;
create index bulk_action_undo_client on bulk_action (undo_client_id) where undo_client_id is not null;
