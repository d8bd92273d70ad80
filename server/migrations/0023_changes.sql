-- What changed, in the order of transactions: the source of the changes feed and of webhooks.
--
-- Rows are written by triggers, in the transaction of the change: whoever writes, whichever version of the program, nothing is left out.
-- A reader takes the rows of transactions below pg_snapshot_xmin, all of which have ended: a sequence alone would pass over what commits late
-- (docs/decisions/0019).
create sequence change_number;
create table change (
  xid xid8 not null default pg_current_xact_id(),
  number bigint not null default nextval('change_number'),
  at timestamptz not null default clock_timestamp(),
  resource text not null,
  resource_id text not null,
  kind text not null check (kind in ('created', 'updated', 'removed')),
  version integer,
  -- names of columns, from which the reader makes the fields that a caller may see
  changed text[] not null default '{}',
  -- whom it concerns; of a resource that is public nobody is named
  distributor_id text,
  supplier_id text,
  -- of a ticket: who may see it after the change and before it
  audience_id integer,
  audience_before integer,
  -- of a ticket's stock: what could still be sold before and after
  stock_before integer,
  stock_after integer,
  event_id text,
  ticket_id text
) partition by range (at);
create index change_order on change (xid, number);

-- The partitions, one for each week, are kept apart from the tables: they come and go.
create schema change_partition;
create table change_partition.other partition of change default;

-- Partitions of this week and the next ones. A week begins on a Monday, in UTC.
create function change_partitions_ahead(weeks integer) returns void language plpgsql as $$
declare
  first date := date_trunc('week', clock_timestamp() at time zone 'UTC')::date;
  starts date;
begin
  for week in 0 .. weeks loop
    starts := first + 7 * week;
    if to_regclass(format('change_partition.week_%s', to_char(starts, 'YYYYMMDD'))) is null then
      execute format('create table change_partition.week_%s partition of change for values from (%L) to (%L)',
                     to_char(starts, 'YYYYMMDD'), starts::text || ' 00:00:00+00', (starts + 7)::text || ' 00:00:00+00');
    end if;
  end loop;
end $$;
select change_partitions_ahead(3);

-- Drops the partitions that are older as a whole. Says how many.
create function change_partitions_dropped(older_than timestamptz) returns integer language plpgsql as $$
declare
  name text;
  dropped integer := 0;
begin
  for name in
    select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'change_partition' and c.relkind = 'r' and c.relname like 'week\_%'
       and to_date(substr(c.relname, 6), 'YYYYMMDD') + 7 <= (older_than at time zone 'UTC')::date
  loop
    execute format('drop table change_partition.%I', name);
    dropped := dropped + 1;
  end loop;
  delete from change_partition.other where at < older_than;
  return dropped;
end $$;

-- How far those who turn changes into something else have come, and when they last did.
create table change_reader (
  name text primary key,
  xid xid8 not null default pg_current_xact_id(),
  number bigint not null default 0,
  -- events that follow from the clock, such as an expiring hold, were sent up to this moment
  notified_until timestamptz,
  ran timestamptz not null default '-infinity'
);
insert into change_reader (name) values ('webhooks');

-- Which types of events there are is the program's to say.
alter table domain_event drop constraint domain_event_event_type_check;

-- Which resources a webhook is told of; without it, of all.
alter table endpoint add column filter jsonb;
comment on column endpoint.filter is 'ts: WebhookFilter';
create index api_key_expiry on api_key (expires) where revoked is null and expires is not null;

create function changed_columns(old_row jsonb, new_row jsonb) returns text[] language sql immutable
  as $$ select coalesce(array_agg(n.key), '{}') from jsonb_each(new_row) n where n.value is distinct from old_row -> n.key $$;

-- Tickets: their terms
create function ticket_added_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, supplier_id, audience_id, event_id, ticket_id)
  select 'ticket', a.ticket_id, 'created', a.version, a.supplier_id, a.audience_id, a.event_id, a.ticket_id from added a order by a.ticket_id;
  perform event_offer_told(array(select distinct a.event_id from added a), array(select a.ticket_id from added a));
  return null;
end $$;

-- Whether an event is sold out follows from its tickets. It may have changed when no other ticket of it is there to be bought.
create function event_offer_told(event_ids text[], ticket_ids text[]) returns void language sql as $$
  insert into change (resource, resource_id, kind, version, changed, event_id)
  select 'event', e.event_id, 'updated', e.version, '{event_status}', e.event_id from event e
   where e.event_id = any(event_ids) and e.event_status = 'notstarted' and e.deleted is null
     and not exists (select from ticket t where t.event_id = e.event_id and t.in_stock and t.deleted is null and t.ticket_status = 'available'
                        and t.ticket_id <> all(ticket_ids))
$$;

create function ticket_change_told() returns trigger language plpgsql as $$
declare
  columns text[] := changed_columns(to_jsonb(old), to_jsonb(new));
begin
  if not columns <@ '{in_stock,last_checked,updated,shelf}'::text[] then
    insert into change (resource, resource_id, kind, version, changed, supplier_id, audience_id, audience_before, event_id, ticket_id)
    values ('ticket', new.ticket_id, case when new.deleted is not null and old.deleted is null then 'removed' else 'updated' end, new.version, columns,
            new.supplier_id, new.audience_id, old.audience_id, new.event_id, new.ticket_id);
  end if;
  if columns && '{in_stock,ticket_status,deleted}'::text[] then
    perform event_offer_told(array[new.event_id], array[new.ticket_id]);
  end if;
  return null;
end $$;
create trigger ticket_added_told after insert on ticket referencing new table as added for each statement execute function ticket_added_told();
create trigger ticket_change_told after update on ticket for each row when (old.* is distinct from new.*) execute function ticket_change_told();

-- Their stock: one row for each ticket and statement, and so for each batch of reservations
create function stock_change_told() returns trigger language plpgsql as $$
declare
  edge text[];
begin
  insert into change (resource, resource_id, kind, version, changed, supplier_id, audience_id, audience_before, stock_before, stock_after, event_id, ticket_id)
  select 'ticket', t.ticket_id, 'updated', t.version, array_remove(array[
           case when n.available_quantity <> o.available_quantity then 'available_quantity' end,
           case when n.supplier_quantity <> o.supplier_quantity then 'supplier_quantity' end,
           case when n.reservations_quantity <> o.reservations_quantity then 'reservations_quantity' end,
           case when n.number_of_tickets_sold <> o.number_of_tickets_sold then 'number_of_tickets_sold' end,
           case when n.backorder_quantity <> o.backorder_quantity then 'backorder_quantity' end,
           case when n.number_of_bookingorders <> o.number_of_bookingorders then 'number_of_bookingorders' end,
           case when n.service_stock <> o.service_stock then 'service_stock' end], null),
         t.supplier_id, t.audience_id, t.audience_id, o.available_quantity, n.available_quantity, t.event_id, t.ticket_id
    from after n join before o using (ticket_id) join ticket t using (ticket_id)
   where (n.available_quantity, n.supplier_quantity, n.reservations_quantity, n.number_of_tickets_sold, n.backorder_quantity, n.number_of_bookingorders, n.service_stock)
         <> (o.available_quantity, o.supplier_quantity, o.reservations_quantity, o.number_of_tickets_sold, o.backorder_quantity, o.number_of_bookingorders, o.service_stock);
  edge := array(select n.ticket_id from after n join before o using (ticket_id) where (n.backorder_quantity > 0) <> (o.backorder_quantity > 0));
  if edge <> '{}' then
    perform event_offer_told(array(select distinct t.event_id from ticket t where t.ticket_id = any(edge)), edge);
  end if;
  return null;
end $$;
create trigger stock_change_told after update on ticket_stock referencing old table as before new table as after
  for each statement execute function stock_change_told();

-- Events and what they are called in other languages
create function event_change_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into change (resource, resource_id, kind, version, event_id) values ('event', new.event_id, 'created', new.version, new.event_id);
  else
    insert into change (resource, resource_id, kind, version, changed, event_id)
    values ('event', new.event_id, case when new.deleted is not null and old.deleted is null then 'removed' else 'updated' end, new.version,
            changed_columns(to_jsonb(old), to_jsonb(new)), new.event_id);
  end if;
  return null;
end $$;
create trigger event_added_told after insert on event for each row execute function event_change_told();
create trigger event_change_told after update on event for each row when (old.* is distinct from new.*) execute function event_change_told();

create function translation_change_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, event_id)
  values ('event_translation', new.event_id || '/' || new.language,
          case when new.deleted is not null then 'removed' when tg_op = 'INSERT' or old.deleted is not null then 'created' else 'updated' end, new.version,
          case when tg_op = 'UPDATE' then changed_columns(to_jsonb(old), to_jsonb(new)) else '{}'::text[] end, new.event_id);
  return null;
end $$;
create trigger translation_change_told after insert or update on event_translation for each row execute function translation_change_told();

-- Reservations
create function reservation_added_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, distributor_id)
  select 'reservation', a.reservation_id, 'created', a.version, a.distributor_id from added a;
  return null;
end $$;
create function reservation_change_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, distributor_id)
  select 'reservation', n.reservation_id, 'updated', n.version, changed_columns(to_jsonb(o) - 'terms', to_jsonb(n) - 'terms'), n.distributor_id
    from after n join before o using (reservation_id);
  return null;
end $$;
create trigger reservation_added_told after insert on reservation referencing new table as added for each statement execute function reservation_added_told();
create trigger reservation_change_told after update on reservation referencing old table as before new table as after
  for each statement execute function reservation_change_told();

-- Orders; of their admissions it is told that they changed
create function order_added_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, distributor_id, supplier_id, event_id)
  select 'bookingorder', a.bookingorder_id, 'created', a.version, a.distributor_id, a.supplier_id, a.event_id from added a;
  return null;
end $$;
create function order_change_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, distributor_id, supplier_id, event_id)
  select 'bookingorder', n.bookingorder_id, 'updated', n.version, changed_columns(to_jsonb(o), to_jsonb(n)), n.distributor_id, n.supplier_id, n.event_id
    from after n join before o using (bookingorder_id) where o.* is distinct from n.*;
  return null;
end $$;
create function admission_change_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, distributor_id, supplier_id, event_id)
  select 'bookingorder', o.bookingorder_id, 'updated', o.version, '{items}', o.distributor_id, o.supplier_id, o.event_id
    from (select distinct n.bookingorder_id from after n) i join bookingorder o using (bookingorder_id);
  return null;
end $$;
create trigger order_added_told after insert on bookingorder referencing new table as added for each statement execute function order_added_told();
create trigger order_change_told after update on bookingorder referencing old table as before new table as after
  for each statement execute function order_change_told();
create trigger admission_change_told after update on orderitem referencing new table as after for each statement execute function admission_change_told();

-- Whether an admission is on sale again is shown on it.
create function relisting_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, distributor_id, supplier_id, event_id)
  select 'bookingorder', o.bookingorder_id, 'updated', o.version, '{items}', o.distributor_id, o.supplier_id, o.event_id
    from (select distinct i.bookingorder_id from after n join orderitem i using (orderitem_id)) i join bookingorder o using (bookingorder_id);
  return null;
end $$;
create trigger relisting_told after insert on relisting referencing new table as after for each statement execute function relisting_told();
create trigger relisting_change_told after update on relisting referencing new table as after for each statement execute function relisting_told();

-- Sales
create function sale_added_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, supplier_id, event_id)
  select 'sale', a.purchaseorder_id, 'created', a.version, a.supplier_id, a.event_id from added a;
  return null;
end $$;
create function sale_change_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, supplier_id, event_id)
  select 'sale', n.purchaseorder_id, 'updated', n.version, changed_columns(to_jsonb(o), to_jsonb(n)), n.supplier_id, n.event_id
    from after n join before o using (purchaseorder_id) where o.* is distinct from n.*;
  return null;
end $$;
create function sale_item_change_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, supplier_id, event_id)
  select 'sale', p.purchaseorder_id, 'updated', p.version, '{items}', p.supplier_id, p.event_id
    from (select distinct n.purchaseorder_id from after n) i join purchaseorder p using (purchaseorder_id);
  return null;
end $$;
create trigger sale_added_told after insert on purchaseorder referencing new table as added for each statement execute function sale_added_told();
create trigger sale_change_told after update on purchaseorder referencing old table as before new table as after
  for each statement execute function sale_change_told();
create trigger sale_item_change_told after update on purchaseorder_item referencing new table as after for each statement execute function sale_item_change_told();

-- Ticket files
create function ticketfile_change_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, supplier_id, ticket_id)
  values ('ticketfile', new.ticketfile_id, case when tg_op = 'INSERT' then 'created' when new.revoked is not null and old.revoked is null then 'removed' else 'updated' end,
          new.version, case when tg_op = 'UPDATE' then changed_columns(to_jsonb(old) - 'scan_data', to_jsonb(new) - 'scan_data') else '{}'::text[] end,
          new.supplier_id, new.ticket_id);
  return null;
end $$;
create trigger ticketfile_added_told after insert on ticketfile for each row execute function ticketfile_change_told();
create trigger ticketfile_change_told after update on ticketfile for each row when (old.* is distinct from new.*) execute function ticketfile_change_told();

-- A distributor that moves to another country sees other tickets: all it has kept of the catalogue is to be read anew.
create function distributor_move_told() returns trigger language plpgsql as $$
begin
  insert into change (resource, resource_id, kind, version, changed, distributor_id)
  values ('distributor', new.distributor_id, 'updated', new.version, '{iso_country}', new.distributor_id);
  return null;
end $$;
create trigger distributor_move_told after update on distributor for each row
  when (old.iso_country is distinct from new.iso_country) execute function distributor_move_told();
