-- An event that is cancelled, postponed, rescheduled or relocated, and what becomes of its orders.

create table disruption (
  disruption_id text primary key,
  event_id text not null references event,
  kind text not null check (kind in ('cancelled', 'postponed', 'rescheduled', 'relocated')),
  status text not null check (status in ('previewed', 'applying', 'open', 'closing', 'done', 'reverting', 'reverted', 'superseded')),
  -- digest of everything that the preview was made from
  version text not null,
  terms jsonb not null,
  texts jsonb not null default '{}',
  -- fields of the event: as they were when the preview was made, and as they become
  event_before jsonb not null,
  event_after jsonb not null,
  figures jsonb not null,
  decide_by timestamptz,
  created timestamptz not null,
  created_by text not null,
  impersonator_client_id text,
  applied timestamptz,
  applied_by text,
  finished timestamptz,
  reminded timestamptz,
  updated timestamptz not null
);
comment on column disruption.terms is 'ts: DisruptionTerms';
comment on column disruption.texts is 'ts: Record<string, string>';
comment on column disruption.event_before is 'ts: DisruptedEvent';
comment on column disruption.event_after is 'ts: DisruptedEvent';
comment on column disruption.figures is 'ts: DisruptionFigures';
create index disruption_event on disruption (event_id, created desc);
create index disruption_created on disruption (created desc, disruption_id);
create index disruption_deadline on disruption (decide_by) where status = 'open';
-- One at a time: two cannot change the same orders.
create unique index disruption_running on disruption (event_id) where status in ('applying', 'closing', 'reverting');

create table disruption_order (
  disruption_id text not null references disruption on delete cascade,
  bookingorder_id text not null references bookingorder,
  distributor_id text not null,
  supplier_id text not null,
  -- how often its admissions were sold on before: the last buyers come first
  depth integer not null default 0,
  -- what the preview was made from; another one at the time of applying means that the order has changed
  fingerprint text not null,
  admissions integer not null,
  relisted integer not null,
  admitted integer not null,
  files integer not null,
  currency text not null,
  paid bigint not null,
  refund bigint not null,
  payouts jsonb not null,
  -- the steps of the work, each done once and in the transaction of its effect
  informed timestamptz,
  decision text check (decision in ('pending', 'accept', 'refund')),
  decided timestamptz,
  decided_by text,
  settled timestamptz,
  reverted timestamptz,
  outcome text check (outcome in ('waiting', 'cancelled', 'kept', 'sold_on', 'admitted', 'closed', 'reverted', 'failed')),
  refunded bigint,
  attempts integer not null default 0,
  fault text,
  primary key (disruption_id, bookingorder_id)
);
create index disruption_order_order on disruption_order (bookingorder_id);
create index disruption_order_party on disruption_order (distributor_id, disruption_id);
create index disruption_order_supplier on disruption_order (supplier_id, disruption_id);
create index disruption_order_uninformed on disruption_order (disruption_id, attempts, depth desc, bookingorder_id) where informed is null;
create index disruption_order_unsettled on disruption_order (disruption_id, attempts, depth desc, bookingorder_id) where decision is not null and settled is null;
comment on column disruption_order.payouts is 'ts: DisruptedPayout[]';

alter table bookingorder add column disruption_id text, add column disruption_decision text;
create index bookingorder_disruption on bookingorder (disruption_id) where disruption_id is not null;

-- Holds made before this moment end: their buyers chose another date or place. `payout_decided`: it was cancelled, and all its orders were
-- settled by the terms; suppliers are paid what the ledger still owes them.
alter table event add column disrupted timestamptz, add column payout_decided boolean not null default false;

alter table reservation drop constraint reservation_void_reason_check;
alter table reservation add constraint reservation_void_reason_check check (void_reason in ('expired', 'cancelled', 'refused', 'withdrawn', 'disrupted'));

drop trigger event_tickets_withdrawn on event;
create trigger event_tickets_withdrawn after update on event for each row
  when (old.event_status is distinct from new.event_status or old.date_start_utc is distinct from new.date_start_utc
        or old.date_stop_utc is distinct from new.date_stop_utc or old.deleted is distinct from new.deleted or old.disrupted is distinct from new.disrupted)
  execute function event_tickets_withdrawn();
