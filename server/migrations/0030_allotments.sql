-- Allotments: a share of the stock of a ticket that is kept for one distributor until it is released.
-- available_quantity is what is free for everybody. What is kept for distributors and not yet sold or held is in allotted_quantity.
-- allotments counts the live allotments of a ticket, so that a sale of a ticket without any reads nothing else.
alter table ticket_stock
  drop constraint never_oversold,
  drop column available_quantity,
  add column allotted_quantity integer not null default 0 check (allotted_quantity >= 0),
  add column allotments integer not null default 0 check (allotments >= 0),
  add column available_quantity integer
    generated always as (supplier_quantity - reservations_quantity - number_of_tickets_sold - allotted_quantity) stored,
  add constraint never_oversold check (supplier_quantity - reservations_quantity - number_of_tickets_sold - allotted_quantity >= 0);

create table allotment (
  allotment_id text primary key,
  distributor_id text not null references distributor,
  supplier_id text not null references supplier,
  event_id text not null references event,
  -- a single ticket, or all tickets of the supplier in this category of the event
  ticket_id text references ticket,
  category_id text references category,
  status text not null default 'active' check (status in ('active', 'released', 'ended')),
  rate_kind text check (rate_kind in ('net', 'percentage')),
  rate_amount bigint,
  rate_percentage numeric(7, 4),
  currency_code text,
  -- who bears the difference between the rate and the price of the ticket
  borne_by text not null check (borne_by in ('operator', 'supplier')),
  release_kind text not null check (release_kind in ('none', 'at', 'before')),
  release_days integer not null default 0,
  release_hours integer not null default 0,
  release_at timestamptz,
  warning_hours integer not null,
  warn_at timestamptz,
  warned_at timestamptz,
  sell_through_warning integer,
  sell_through_warned_at timestamptz,
  free_stock_too boolean not null,
  grouprequest_id text,
  closed_at timestamptz,
  created timestamptz not null,
  created_by text not null,
  updated timestamptz not null,
  version integer not null default 1,
  -- neither, if it was made from a quote for several tickets
  constraint allotment_of_ticket_or_category check (num_nonnulls(ticket_id, category_id) <= 1)
);
create index allotment_distributor on allotment (distributor_id, created, allotment_id);
create index allotment_supplier on allotment (supplier_id, created, allotment_id);
create index allotment_event on allotment (event_id, created);
create index allotment_created on allotment (created, allotment_id);
create index allotment_release on allotment (release_at) where status = 'active';
create index allotment_warning on allotment (warn_at) where status = 'active' and warned_at is null;
create index allotment_sell_through on allotment (allotment_id)
  where status = 'active' and sell_through_warning is not null and sell_through_warned_at is null;
create index allotment_grouprequest on allotment (grouprequest_id) where grouprequest_id is not null;

-- The part of an allotment in one ticket, with everything that decides a sale. Changed only under the lock of the ticket's stock.
create table allotment_ticket (
  allotment_id text not null references allotment,
  ticket_id text not null references ticket,
  distributor_id text not null,
  live boolean not null default true,
  quantity integer not null check (quantity >= 0),
  held integer not null default 0 check (held >= 0),
  sold integer not null default 0 check (sold >= 0),
  released integer not null default 0 check (released >= 0),
  free integer generated always as (quantity - held - sold - released) stored,
  free_stock_too boolean not null,
  borne_by text not null,
  net_rate bigint,
  currency_code text,
  discount numeric(7, 4),
  primary key (allotment_id, ticket_id),
  constraint never_overdrawn check (quantity - held - sold - released >= 0),
  constraint nothing_free_after_release check (live or quantity - held - sold - released = 0)
) with (fillfactor = 70);
create index allotment_ticket_live on allotment_ticket (distributor_id, ticket_id) where live;
create index allotment_ticket_ticket on allotment_ticket (ticket_id);

alter table reservation_item add column allotment_id text;
alter table orderitem add column allotment_id text;

-- A rate or a permission that changes is a change of what the distributor is shown. Stock is counted by ticket_stock.
create trigger catalogue_changed after insert or delete or update of live, net_rate, discount, free_stock_too on allotment_ticket
  for each statement execute function catalogue_changed();

-- An event that moves takes along the releases that are counted from its start.
create function allotments_follow_event() returns trigger language plpgsql as $$
begin
  update allotment a
     set release_at = new.date_start_utc - make_interval(days => a.release_days, hours => a.release_hours),
         warn_at = new.date_start_utc - make_interval(days => a.release_days, hours => a.release_hours + a.warning_hours)
   where a.event_id = new.event_id and a.release_kind = 'before' and a.status = 'active';
  return null;
end $$;
create trigger allotments_follow_event after update on event for each row
  when (old.date_start_utc is distinct from new.date_start_utc) execute function allotments_follow_event();

-- The changes feed.
create function allotment_change_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, distributor_id, supplier_id, event_id, ticket_id)
  values ('allotment', new.allotment_id, case when tg_op = 'INSERT' then 'created' else 'updated' end, new.version,
          case when tg_op = 'INSERT' then '{}'::text[] else changed_columns(to_jsonb(old), to_jsonb(new)) end,
          new.distributor_id, new.supplier_id, new.event_id, new.ticket_id);
  return null;
end $$;
create trigger allotment_told after insert on allotment for each row execute function allotment_change_told();
create trigger allotment_change_told after update on allotment for each row when (old.* is distinct from new.*) execute function allotment_change_told();

create or replace function stock_change_told() returns trigger language plpgsql as $$
declare
  edge text[];
begin
  insert into change (resource, resource_id, kind, version, changed, supplier_id, audience_id, audience_before, stock_before, stock_after, event_id, ticket_id)
  select 'ticket', t.ticket_id, 'updated', t.version, array_remove(array[
           case when n.available_quantity <> o.available_quantity then 'available_quantity' end,
           case when n.supplier_quantity <> o.supplier_quantity then 'supplier_quantity' end,
           case when n.reservations_quantity <> o.reservations_quantity then 'reservations_quantity' end,
           case when n.number_of_tickets_sold <> o.number_of_tickets_sold then 'number_of_tickets_sold' end,
           case when n.allotted_quantity <> o.allotted_quantity then 'allotted_quantity' end,
           case when n.backorder_quantity <> o.backorder_quantity then 'backorder_quantity' end,
           case when n.number_of_bookingorders <> o.number_of_bookingorders then 'number_of_bookingorders' end,
           case when n.service_stock <> o.service_stock then 'service_stock' end], null),
         t.supplier_id, t.audience_id, t.audience_id, o.available_quantity, n.available_quantity, t.event_id, t.ticket_id
    from after n join before o using (ticket_id) join ticket t using (ticket_id)
   where (n.available_quantity, n.supplier_quantity, n.reservations_quantity, n.number_of_tickets_sold, n.allotted_quantity, n.backorder_quantity, n.number_of_bookingorders, n.service_stock)
         <> (o.available_quantity, o.supplier_quantity, o.reservations_quantity, o.number_of_tickets_sold, o.allotted_quantity, o.backorder_quantity, o.number_of_bookingorders, o.service_stock);
  edge := array(select n.ticket_id from after n join before o using (ticket_id) where (n.backorder_quantity > 0) <> (o.backorder_quantity > 0));
  if edge <> '{}' then
    perform event_offer_told(array(select distinct t.event_id from ticket t where t.ticket_id = any(edge)), edge);
  end if;
  return null;
end $$;

-- Group requests: a distributor asks for many tickets, suppliers quote, the distributor accepts one quote.
create table grouprequest (
  grouprequest_id text primary key,
  distributor_id text not null references distributor,
  client_id text not null,
  status text not null default 'new' check (status in ('new', 'quoted', 'accepted', 'declined', 'expired', 'withdrawn')),
  event_id text references event,
  description text not null,
  category_ids text[] not null default '{}',
  size integer not null check (size > 0),
  budget bigint,
  currency_code text,
  wishes text not null default '',
  deadline timestamptz not null,
  contact_email text not null,
  external_reference_id text,
  accepted_quote_id text,
  allotment_id text,
  reservation_id text,
  closed_at timestamptz,
  created timestamptz not null,
  created_by text not null,
  updated timestamptz not null,
  version integer not null default 1
);
create index grouprequest_distributor on grouprequest (distributor_id, created, grouprequest_id);
create index grouprequest_created on grouprequest (created, grouprequest_id);
create index grouprequest_event on grouprequest (event_id, created) where event_id is not null;
create index grouprequest_deadline on grouprequest (deadline) where status in ('new', 'quoted');

-- The suppliers that are asked.
create table grouprequest_supplier (
  grouprequest_id text not null references grouprequest,
  supplier_id text not null references supplier,
  primary key (grouprequest_id, supplier_id)
);
create index grouprequest_supplier_asked on grouprequest_supplier (supplier_id, grouprequest_id);

create table grouprequest_quote (
  quote_id text primary key,
  grouprequest_id text not null references grouprequest,
  supplier_id text not null references supplier,
  status text not null default 'open' check (status in ('open', 'accepted', 'declined', 'withdrawn', 'expired')),
  items jsonb not null,
  valid_until timestamptz not null,
  deposit_percentage integer not null default 0 check (deposit_percentage between 0 and 100),
  name_deadline date,
  conditions text not null default '',
  borne_by text not null check (borne_by in ('operator', 'supplier')),
  release_kind text not null check (release_kind in ('none', 'at', 'before')),
  release_days integer not null default 0,
  release_hours integer not null default 0,
  release_at timestamptz,
  created timestamptz not null,
  created_by text not null,
  updated timestamptz not null,
  version integer not null default 1
);
comment on column grouprequest_quote.items is 'ts: QuotedTicket[]';
create index grouprequest_quote_request on grouprequest_quote (grouprequest_id, created, quote_id);
create index grouprequest_quote_valid on grouprequest_quote (valid_until) where status = 'open';
create index memo_grouprequest on memo (grouprequest_id, created) where grouprequest_id is not null;
