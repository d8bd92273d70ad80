-- OCTO notifications are made from the log of changes, as webhooks are (docs/decisions/0026). The triggers that filled a queue of their own are
-- removed. The queue stays, empty, for processes of the previous version.
drop trigger octo_booking_told on octo_booking;
drop trigger octo_reservation_told on reservation;
drop trigger octo_order_told on bookingorder;
drop trigger octo_admission_told on orderitem;
drop trigger octo_ticket_told on ticket;
drop trigger octo_tickets_told on ticket;
drop trigger octo_event_told on event;
drop trigger octo_category_told on category;
drop function octo_booking_changed(), octo_reservation_changed(), octo_order_changed(), octo_admission_recorded(), octo_ticket_changed(),
  octo_tickets_added(), octo_event_changed(), octo_category_changed(), octo_listens(text);

-- The reader begins where webhooks are. If the queue was not empty, it begins an hour earlier: a notification that comes twice is harmless.
insert into change_reader (name, xid, number)
select 'octo', coalesce((select c.xid from change c where exists (select from octo_change) and c.at > clock_timestamp() - interval '1 hour'
                          order by c.xid limit 1), w.xid), 0
  from change_reader w where w.name = 'webhooks';
delete from octo_change;

-- An event that moves to another series changes both products.
alter table change add column series_before text;

-- What only OCTO shows of a booking. resource_id is the reseller's uuid, because there may be no reservation yet. No field of a reservation has
-- this name, so the feed shows nothing.
create function octo_booking_told() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or to_jsonb(old) - 'sealed' <> to_jsonb(new) - 'sealed' then
    insert into change (resource, resource_id, kind, changed, distributor_id) values ('reservation', new.uuid, 'updated', '{octo_booking}', new.distributor_id);
  end if;
  return null;
end $$;
create trigger octo_booking_told after insert or update on octo_booking for each row execute function octo_booking_told();

-- Fields of tickets that are read from another table. `columns` are names of ticket fields, or names that only OCTO uses.
create function tickets_follow(columns text[], ticket_ids text[]) returns void language sql as $$
  insert into change (resource, resource_id, kind, version, changed, supplier_id, audience_id, audience_before, event_id, ticket_id)
  select 'ticket', t.ticket_id, 'updated', t.version, columns, t.supplier_id, t.audience_id, t.audience_id, t.event_id, t.ticket_id
    from ticket t where t.ticket_id = any(ticket_ids) order by t.ticket_id
$$;

create or replace function event_change_told() returns trigger language plpgsql as $$
declare
  columns text[];
begin
  if tg_op = 'INSERT' then
    insert into change (resource, resource_id, kind, version, event_id) values ('event', new.event_id, 'created', new.version, new.event_id);
    return null;
  end if;
  columns := changed_columns(to_jsonb(old), to_jsonb(new));
  insert into change (resource, resource_id, kind, version, changed, event_id, series_before)
  values ('event', new.event_id, case when new.deleted is not null and old.deleted is null then 'removed' else 'updated' end, new.version,
          columns, new.event_id, nullif(old.series_id, new.series_id));
  if columns && '{date_start,date_stop,event_status,deleted}'::text[] then
    perform tickets_follow(case when columns && '{date_start,date_stop}'::text[] then '{allowed_quantities,eventdays}'::text[]
                                else '{allowed_quantities}'::text[] end,
                           array(select t.ticket_id from ticket t where t.event_id = new.event_id and t.deleted is null));
  end if;
  return null;
end $$;

create function category_change_told() returns trigger language plpgsql as $$
begin
  perform tickets_follow(array_remove(array[
      case when new.category_name is distinct from old.category_name then 'category_name' end,
      case when new.options is distinct from old.options then 'options' end,
      case when new.description is distinct from old.description then 'category_description' end,
      case when new.guest_data_requirements is distinct from old.guest_data_requirements then 'category_guest_data' end], null),
    array(select t.ticket_id from ticket t where t.category_id = new.category_id and t.deleted is null));
  return null;
end $$;
create trigger category_change_told after update on category for each row
  when (old.category_name is distinct from new.category_name or old.description is distinct from new.description
        or old.options is distinct from new.options or old.guest_data_requirements is distinct from new.guest_data_requirements)
  execute function category_change_told();

create function supplier_change_told() returns trigger language plpgsql as $$
begin
  perform tickets_follow(array_remove(array[
      case when new.cancellation_policy is distinct from old.cancellation_policy then 'cancellation_policy' end,
      case when new.supplier_role is distinct from old.supplier_role then 'supplier_role' end], null),
    array(select t.ticket_id from ticket t where t.supplier_id = new.supplier_id and t.deleted is null));
  return null;
end $$;
create trigger supplier_change_told after update on supplier for each row
  when (old.cancellation_policy is distinct from new.cancellation_policy or old.supplier_role is distinct from new.supplier_role)
  execute function supplier_change_told();

-- The histories of this database: one row for each cluster and timeline. A promotion of a replica and a restore begin a new one.
-- Places in the WAL are counted in bytes.
create table change_epoch (
  number integer primary key,
  -- id of the cluster and its timeline
  epoch text not null unique,
  -- everything written to the WAL up to this place is in this history and in the one before; null: they have nothing in common
  parted bigint,
  -- a place and a time that this history has reached for certain, written about once a second
  reached bigint not null,
  at timestamptz not null
);

-- Notes how far the history has come, and the beginning of a new one.
create function change_epoch_kept() returns void language plpgsql as $$
declare
  own text := (select system_identifier::text from pg_control_system()) || '-' || left(pg_walfile_name(pg_current_wal_lsn()), 8);
  written bigint := pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0');
  replayed bigint := pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0');
  last change_epoch;
  is_same_cluster boolean;
begin
  update change_epoch set reached = written, at = clock_timestamp() where epoch = own;
  if found then
    return;
  end if;
  lock table change_epoch in share row exclusive mode;
  select * into last from change_epoch order by number desc limit 1;
  if last.epoch = own then
    return;
  end if;
  is_same_cluster := split_part(last.epoch, '-', 1) = split_part(own, '-', 1);
  -- A server that already ran as a replica knows where it was promoted. One that was started later has replayed more since: then the last place
  -- that was noted is certain.
  insert into change_epoch (number, epoch, parted, reached, at)
  values (coalesce(last.number, 0) + 1, own,
          case when not is_same_cluster then null when pg_postmaster_start_time() < last.at then coalesce(replayed, last.reached) else last.reached end,
          written, clock_timestamp());
  -- A dump that was loaded into another cluster: numbers of transactions there have another meaning.
  if not is_same_cluster then
    delete from change where xid >= pg_current_xact_id();
    update change_reader set xid = pg_current_xact_id(), number = 0 where xid > pg_current_xact_id();
  end if;
end $$;
select change_epoch_kept();

-- For the housekeeping: rows lie in the order of their time, so that a small index will do.
create index domain_event_at on domain_event using brin (at) with (pages_per_range = 16);
