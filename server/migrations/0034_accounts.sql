-- The reader's own time zone, for the console and for letters. Null: that of the browser, and UTC in letters.
alter table client add column time_zone text;
-- Letters for a new password are asked for by username or e-mail address.
create index client_email on client (lower(email)) where email is not null;

-- Who is invited by letter becomes a client when they have set a password.
create table invitation (
  invitation_id text primary key,
  scope text not null check (scope in ('internal', 'distributor', 'supplier')),
  distributor_id text references distributor,
  supplier_id text references supplier,
  label text not null,
  email text not null,
  username text not null,
  language text not null,
  roles text[] not null,
  invitation_status text not null default 'pending' check (invitation_status in ('pending', 'accepted', 'revoked', 'expired')),
  created timestamptz not null,
  created_by text not null references client,
  updated timestamptz not null,
  expires timestamptz not null,
  last_sent timestamptz not null,
  letters integer not null default 1,
  accepted timestamptz,
  client_id text references client,
  revoked timestamptz,
  revoked_by text references client,
  check (case scope
    when 'internal' then distributor_id is null and supplier_id is null
    when 'distributor' then distributor_id is not null and supplier_id is null
    else supplier_id is not null and distributor_id is null end),
  check ((invitation_status = 'accepted') = (client_id is not null))
);
-- One open invitation for each name: of two at once, one is refused.
create unique index invitation_username on invitation (lower(username)) where invitation_status = 'pending';
create index invitation_created on invitation (created, invitation_id);
create index invitation_expires on invitation (expires, invitation_id);
create index invitation_status on invitation (invitation_status, created);
create index invitation_distributor on invitation (distributor_id);
create index invitation_supplier on invitation (supplier_id);
create index invitation_search on invitation using gin ((lower(label || ' ' || email || ' ' || username || ' ' || invitation_id)) gin_trgm_ops);

-- The secret of a link in a letter is stored as a hash. It can be used once.
create table account_token (
  hash bytea primary key,
  client_id text references client,
  invitation_id text references invitation on delete cascade,
  created timestamptz not null,
  expires timestamptz not null,
  used timestamptz,
  check ((client_id is null) <> (invitation_id is null))
);
create index account_token_client on account_token (client_id, created);
create index account_token_invitation on account_token (invitation_id);
create index account_token_expires on account_token (expires);
