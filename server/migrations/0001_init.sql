-- Parties, credentials and the mechanisms every resource uses.
-- Amounts are integers in the minor unit of their currency; instants are timestamptz; `version` counts changes (ETag, history).

create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table distributor (
  distributor_id text primary key,
  slug text not null unique,
  distributor_name text not null,
  distributor_status text not null default 'active' check (distributor_status in ('active', 'suspended', 'deleted')),
  business_segment text not null default 'travel_agency',
  member_state text,
  iso_country text not null,
  payment_segment text not null default 'standard',
  payment_condition text not null default 'net14',
  payment_methods text[] not null default '{invoice}',
  default_payment_method text not null default 'invoice',
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  allowed_currencies text[] not null,
  default_currency text not null,
  preferred_language text not null default 'en_GB',
  vat_number text,
  foreign_vat_numbers jsonb not null default '{}',
  fee_rules jsonb not null default '[]',
  hold_minutes integer not null default 10 check (hold_minutes between 1 and 1440),
  hold_max_minutes integer not null default 30,
  hold_limit integer not null default 1000 check (hold_limit >= 0),
  mass_booking_allowed boolean not null default false,
  grace_period_download_tickets integer not null default 0 check (grace_period_download_tickets >= 0),
  primary_color_code text,
  secondary_color_code text,
  ternary_color_code text,
  corporate_color text,
  narrative_color text,
  font_family text,
  logo_url text,
  cover_photo text,
  rear_photo text,
  customerservice jsonb not null default '{}',
  invoice_address jsonb not null default '{}',
  created timestamptz not null,
  updated timestamptz not null,
  version integer not null default 1
);
comment on column distributor.foreign_vat_numbers is 'ts: Record<string, string>';
comment on column distributor.fee_rules is 'ts: FeeRule[]';
comment on column distributor.customerservice is 'ts: Partial<CustomerService>';
comment on column distributor.invoice_address is 'ts: Partial<Address>';

create table prepaid_balance (
  distributor_id text not null references distributor,
  currency text not null,
  amount bigint not null check (amount >= 0),
  primary key (distributor_id, currency)
);

create table supplier (
  supplier_id text primary key,
  -- set when a distributor became a supplier just in time
  distributor_id text unique references distributor,
  name text not null,
  supplier_role text not null default 'reseller',
  supplier_type text not null default 'external' check (supplier_type in ('service', 'marketplace', 'organiser', 'external')),
  supplier_status text not null default 'active' check (supplier_status in ('active', 'suspended', 'deleted')),
  vat_number text,
  member_state text,
  general_terms text,
  service_checkout text not null default 'lead_guest' check (service_checkout in ('lead_guest', 'all_guests', 'none')),
  iso_country text not null,
  default_currency text not null,
  default_discount_share numeric(7, 4) not null default 0 check (default_discount_share between 0 and 100),
  default_discount_percentage numeric(7, 4) not null default 0 check (default_discount_percentage between 0 and 100),
  markup_percentage numeric(7, 4) not null default 0 check (markup_percentage >= 0),
  markup_fixed bigint not null default 0 check (markup_fixed >= 0),
  purchase_channel text not null default 'manual',
  selfmanage_products boolean not null default false,
  foreign_vat_numbers jsonb not null default '{}',
  url_website text,
  general_contact jsonb not null default '{}',
  emergency_contact jsonb not null default '{}',
  other_contact jsonb not null default '{}',
  technical_contact jsonb not null default '{}',
  distributors_disabled text[] not null default '{}',
  distributors_enabled text[] not null default '{}',
  emails text[] not null default '{}',
  invoice_address jsonb not null default '{}',
  allowed_distribution_channel_types text[] not null default '{}',
  allowed_distribution_channels text[] not null default '{}',
  allowed_distribution_channel_accesstypes text[] not null default '{}',
  allowed_distribution_methods text[] not null default '{}',
  signed_platform_agreement_date date,
  signed_platform_agreement_version text,
  supplier_app_name text,
  supplier_products jsonb not null default '{}',
  cancellation_policy jsonb not null default '[]',
  created timestamptz not null,
  updated timestamptz not null,
  version integer not null default 1
);
comment on column supplier.foreign_vat_numbers is 'ts: Record<string, string>';
comment on column supplier.general_contact is 'ts: Partial<Contact>';
comment on column supplier.emergency_contact is 'ts: Partial<Contact>';
comment on column supplier.other_contact is 'ts: Partial<Contact>';
comment on column supplier.technical_contact is 'ts: Partial<Contact>';
comment on column supplier.invoice_address is 'ts: Partial<Address>';
comment on column supplier.supplier_products is 'ts: Record<string, string>';
comment on column supplier.cancellation_policy is 'ts: CancellationStep[]';

create table client (
  client_id text primary key,
  scope text not null check (scope in ('internal', 'distributor', 'supplier')),
  client_status text not null default 'active' check (client_status in ('active', 'suspended', 'deleted')),
  label text not null,
  language text not null default 'en_GB',
  email text,
  username text,
  password_hash text,
  distributor_id text references distributor,
  supplier_id text references supplier,
  roles text[] not null default '{}',
  active_until timestamptz,
  created timestamptz not null,
  updated timestamptz not null,
  deleted timestamptz,
  version integer not null default 1,
  check (case scope
    when 'internal' then distributor_id is null and supplier_id is null
    when 'distributor' then distributor_id is not null and supplier_id is null
    else supplier_id is not null and distributor_id is null end)
);
create unique index client_username on client (lower(username)) where username is not null;
create index client_distributor on client (distributor_id);
create index client_supplier on client (supplier_id);
create index client_created on client (created, client_id);
create index client_search on client using gin ((lower(label || ' ' || client_id || ' ' || coalesce(email, '') || ' ' || coalesce(distributor_id, ''))) gin_trgm_ops);

create table api_key (
  key_id text primary key,
  client_id text not null references client,
  label text not null default '',
  hash bytea not null,
  ip_allow text[] not null default '{}',
  created timestamptz not null,
  created_by text not null,
  expires timestamptz,
  revoked timestamptz,
  last_used timestamptz
);
create index api_key_client on api_key (client_id, created);

-- One session per login; its refresh tokens form a family, of which only the newest may be used.
create table session (
  session_id text primary key,
  client_id text not null references client,
  impersonator_client_id text references client,
  -- the administrator's own session, whose end is the end of this one
  parent_session_id text references session,
  created timestamptz not null,
  expires timestamptz not null,
  revoked timestamptz
);
create index session_client on session (client_id);
create index session_expires on session (expires);

create table refresh_token (
  hash bytea primary key,
  session_id text not null references session on delete cascade,
  created timestamptz not null,
  used timestamptz
);
create index refresh_token_session on refresh_token (session_id);

-- Keyed by a hash of the username given, whether such a client exists or not, so that a lock tells nothing.
create table login_attempt (
  username_hash bytea primary key,
  failures integer not null,
  last_failure timestamptz not null,
  locked_until timestamptz
);

-- Counts of a minute only: lost in a crash, never in a backup, and cheap to write.
create unlogged table rate_window (
  bucket text primary key,
  started timestamptz not null,
  used bigint not null
) with (fillfactor = 50);

create table idempotency (
  client_id text not null,
  route text not null,
  key text not null,
  fingerprint bytea not null,
  status integer not null,
  headers jsonb not null default '{}',
  -- sealed: an answer can carry a new API key or a guest's passport
  response bytea not null,
  created timestamptz not null,
  primary key (client_id, route, key)
);
comment on column idempotency.headers is 'ts: Record<string, string>';
create index idempotency_created on idempotency (created);

-- Every version of every resource, the current one included.
create table history (
  resource text not null,
  resource_id text not null,
  version integer not null,
  at timestamptz not null,
  client_id text not null,
  impersonator_client_id text,
  changed text[] not null,
  snapshot jsonb not null,
  primary key (resource, resource_id, version)
);
comment on column history.snapshot is 'ts: Record<string, unknown>';

create table fxratemoment (
  fxratemoment_id text primary key,
  base text not null default 'EUR' check (base = 'EUR'),
  rates jsonb not null,
  taken timestamptz not null,
  created timestamptz not null
);
comment on column fxratemoment.rates is 'ts: Record<string, string>';
create index fxratemoment_taken on fxratemoment (taken desc, fxratemoment_id desc);

create table memo (
  memo_id text primary key,
  scope text not null check (scope in ('internal', 'external')),
  memo_category text not null,
  memo_subcategory text not null,
  text text not null,
  distributor_id text references distributor,
  supplier_id text references supplier,
  bookingorder_id text,
  reservation_id text,
  grouprequest_id text,
  purchaseorder_id text,
  ticket_id text,
  target_client_id text references client,
  action_date date,
  finish_date date,
  finished boolean not null default false,
  created timestamptz not null,
  created_by text not null,
  updated timestamptz not null,
  updated_by text not null,
  version integer not null default 1,
  check (num_nonnulls(distributor_id, supplier_id, bookingorder_id, reservation_id, grouprequest_id, purchaseorder_id, ticket_id) >= 1)
);
create index memo_distributor on memo (distributor_id, created);
create index memo_supplier on memo (supplier_id, created);
create index memo_bookingorder on memo (bookingorder_id, created) where bookingorder_id is not null;
create index memo_reservation on memo (reservation_id, created) where reservation_id is not null;
create index memo_purchaseorder on memo (purchaseorder_id, created) where purchaseorder_id is not null;
create index memo_ticket on memo (ticket_id, created) where ticket_id is not null;
