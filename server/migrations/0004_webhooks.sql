-- Where things are sent to. A webhook is an endpoint of kind webhook, and its webhook_id the endpoint_id; other protocols have their own kind.
create table endpoint (
  endpoint_id text primary key,
  kind text not null check (kind in ('webhook', 'octo')),
  client_id text not null references client,
  -- what it wants to hear of: of a webhook its one event_type, of others whatever their protocol names
  topics text[] not null check (cardinality(topics) > 0),
  url text not null,
  -- sealed: what a request is authenticated with; of a webhook the key of its signatures, of OCTO the subscriber's own headers as JSON
  secret bytea not null,
  -- still signs as well until then, after a rotation
  old_secret bytea,
  old_secret_until timestamptz,
  payload_version integer not null default 1,
  is_active boolean not null default true,
  -- why the service switched it off by itself: it answered 410, or nothing got through for five days
  disabled_reason text check (disabled_reason in ('gone', 'failing')),
  created timestamptz not null,
  updated timestamptz not null,
  version integer not null default 1,
  -- its log is removed little by little after it
  deleted timestamptz,
  -- From here on the engine's own, written with every claim: no index may be on any of these.
  -- since when every attempt has failed
  failing_since timestamptz,
  -- how many requests it is sent at once after failures; null: as many as the settings allow
  pace integer check (pace > 0),
  -- what its rate still allowed when deliveries were last claimed
  allowance double precision not null default 0,
  claimed_at timestamptz
) with (fillfactor = 60);
create index endpoint_client on endpoint (client_id, created, endpoint_id) where deleted is null;
create index endpoint_kind on endpoint (kind, created, endpoint_id) where deleted is null;
create index endpoint_deleted on endpoint (deleted) where deleted is not null;

-- One thing sent to one endpoint, the same bytes at every attempt.
create table delivery (
  delivery_id text primary key,
  endpoint_id text not null references endpoint on delete cascade,
  event_type text not null,
  resource_id text not null,
  body text not null,
  status text not null default 'pending' check (status in ('pending', 'delivered', 'failed', 'dropped')),
  -- attempts begun, and how many of them when the schedule of waits last began anew
  attempts integer not null default 0,
  attempts_before integer not null default 0,
  -- when the next attempt may begin
  due timestamptz not null,
  -- In no index, so that a claim changes none. While a worker is at it; past that time the worker is gone, and another one takes over
  lease_until timestamptz,
  last_response integer,
  created timestamptz not null,
  updated timestamptz not null,
  delivered timestamptz
) with (fillfactor = 80);
create index delivery_due on delivery (endpoint_id, due, delivery_id) where status = 'pending';
create index delivery_log on delivery (endpoint_id, created, delivery_id);
create index delivery_status on delivery (endpoint_id, status, created, delivery_id);
create index delivery_resource on delivery (resource_id);
-- For the housekeeping alone: rows lie in the order of their time, so that a small index will do.
create index delivery_created on delivery using brin (created) with (pages_per_range = 16);

create table delivery_attempt (
  delivery_id text not null references delivery on delete cascade,
  attempt integer not null,
  started timestamptz not null,
  duration_ms integer,
  -- lost: its worker vanished, so that nobody knows whether it arrived
  outcome text not null check (outcome in ('delivered', 'refused', 'timeout', 'unreachable', 'forbidden', 'interrupted', 'lost')),
  response_status integer,
  response text not null default '',
  primary key (delivery_id, attempt)
);
create index delivery_attempt_started on delivery_attempt (started);

-- The operator's clients hear of everything.
create index client_internal on client (client_id) where scope = 'internal';

-- The latest event of a party, which a trigger sends.
create index domain_event_distributor on domain_event (distributor_id, event_type, domain_event_id) where distributor_id is not null;
create index domain_event_supplier on domain_event (supplier_id, event_type, domain_event_id) where supplier_id is not null;
create index domain_event_type on domain_event (event_type, domain_event_id);
