-- A partner's order that was cancelled stays cancelled, also when its hold had expired before.
alter table connect_order add column cancelled_at timestamptz;
