-- What the console needs beside the resources themselves.

-- Search over everything: by the beginning of an address, a reference or a name, as people paste and type them. Reservations are left out on
-- purpose: who holds tickets right now is found among the few open holds, and an index more would be paid for by every sale.
create index bookingorder_email on bookingorder (lower(booking_email) text_pattern_ops);
create index bookingorder_reference on bookingorder (lower(booking_reference) text_pattern_ops) where booking_reference is not null;
create index bookingorder_payment on bookingorder (lower(payment_reference) text_pattern_ops) where payment_reference is not null;
create index guest_name on guest (fold(last_name) text_pattern_ops, fold(first_name) text_pattern_ops) where last_name is not null;
create index guest_email on guest (lower(contact_email) text_pattern_ops) where contact_email is not null;
create index ticket_external on ticket (external_ticket_id) where external_ticket_id is not null;
create index distributor_name_search on distributor using gin (fold(distributor_name) gin_trgm_ops);
create index supplier_name_search on supplier using gin (fold(name) gin_trgm_ops);
create index category_name_search on category using gin (fold(category_name) gin_trgm_ops);

-- A list as somebody likes to see it: its query and columns under a name.
create table saved_view (
  view_id text primary key,
  client_id text not null references client,
  list text not null,
  name text not null,
  query text not null,
  columns text[] not null default '{}',
  created timestamptz not null,
  updated timestamptz not null,
  version integer not null default 1
);
create unique index saved_view_name on saved_view (client_id, list, lower(name));

-- A change of many tickets: previewed, then applied in parts in the background. The parts hold what was confirmed, by id and version.
create table bulk_action (
  bulk_id text primary key,
  client_id text not null references client,
  impersonator_client_id text,
  -- whose tickets, when a supplier made it
  supplier_id text references supplier,
  action text not null check (action in ('enable', 'disable', 'reprice')),
  price text check (price in ('cost_price', 'service_price', 'sales_price')),
  percent text,
  amount bigint,
  currency_code text,
  filter text,
  status text not null check (status in ('previewed', 'running', 'done', 'failed')),
  matching integer not null,
  affected integer not null,
  skipped jsonb not null,
  examples jsonb not null,
  created timestamptz not null,
  expires timestamptz not null,
  started timestamptz,
  finished timestamptz
);
comment on column bulk_action.skipped is 'ts: Record<string, number>';
comment on column bulk_action.examples is 'ts: Record<string, unknown>[]';
create index bulk_action_created on bulk_action (created desc, bulk_id);
create index bulk_action_client on bulk_action (client_id);
create index bulk_action_supplier on bulk_action (supplier_id) where supplier_id is not null;

create table bulk_chunk (
  bulk_id text not null references bulk_action on delete cascade,
  chunk integer not null,
  ticket_ids text[] not null,
  versions integer[] not null,
  changed integer not null default 0,
  done timestamptz,
  primary key (bulk_id, chunk)
);

-- Who asked for what, how it ended and how long it took. Ids of requests begin with the time, so that rows and indexes grow at one end.
create table request_log (
  request_id text primary key,
  at timestamptz not null,
  client_id text not null,
  -- the distributor or supplier it belongs to, who may read it
  party_id text,
  impersonator_client_id text,
  method text not null,
  route text not null,
  status integer not null,
  latency_us integer not null
);
create index request_log_client on request_log (client_id, request_id);
create index request_log_party on request_log (party_id, request_id) where party_id is not null;
create index request_log_at on request_log using brin (at);

-- How requests for a ticket ended in a second, added up over all processes; figures to look at for an hour, never in a backup.
create unlogged table onsale_second (
  ticket_id text not null,
  second timestamptz not null,
  requests integer not null,
  accepted integer not null,
  refused integer not null,
  primary key (ticket_id, second)
);
create index onsale_second_at on onsale_second (second);
-- What somebody is watching: counted even when little happens.
create unlogged table onsale_watch (
  ticket_id text primary key,
  until timestamptz not null
);
-- What the overview looks for.
create index memo_due on memo (action_date) where not finished and action_date is not null;
