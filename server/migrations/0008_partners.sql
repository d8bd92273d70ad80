-- What partners' protocols need beside the records of /v1: how they name a hold or a booking, and what only they want to know of it.

-- A booking as OCTO knows it, from the hold on. Stock, money and guests are those of the reservation and the booking behind it.
create table octo_booking (
  distributor_id text not null references distributor,
  -- the reseller's, in small letters: its key for repeating safely
  uuid text not null,
  client_id text not null references client,
  -- of the request that made it
  fingerprint bytea not null,
  series_id text not null references series,
  category_id text not null references category,
  event_id text not null references event,
  -- none for a test, and for what a supplier must be asked for, until it is confirmed
  reservation_id text unique references reservation,
  expires timestamptz not null,
  test_mode boolean not null,
  -- confirmed by the reseller, so that the supplier was asked; and whether there is still something to do about it
  asked boolean not null default false,
  awaiting boolean not null default false,
  reseller_reference text,
  notes text,
  contact jsonb not null,
  answers jsonb not null default '{}',
  unit_items jsonb not null,
  -- answers that are kept encrypted, for as long as the hold lasts; guests have them afterwards
  sealed bytea,
  currency text not null,
  cancelled_at timestamptz,
  cancel_reason text,
  created timestamptz not null,
  updated timestamptz not null,
  primary key (distributor_id, uuid)
);
comment on column octo_booking.contact is 'ts: OctoContact';
comment on column octo_booking.answers is 'ts: OctoAnswers';
comment on column octo_booking.unit_items is 'ts: OctoUnitItem[]';
create index octo_booking_reference on octo_booking (distributor_id, reseller_reference) where reseller_reference is not null;
create index octo_booking_event on octo_booking (distributor_id, event_id);
create index octo_booking_series on octo_booking (distributor_id, series_id, category_id);
create index octo_booking_created on octo_booking (distributor_id, created desc);
create index octo_booking_awaiting on octo_booking (created) where awaiting;
create index octo_booking_sealed on octo_booking (expires) where sealed is not null;

-- An order as a tour-booking partner knows it, by its own number.
create table connect_order (
  distributor_id text not null references distributor,
  order_number text not null,
  client_id text not null references client,
  reservation_id text not null unique references reservation,
  items jsonb not null,
  created timestamptz not null,
  updated timestamptz not null,
  primary key (distributor_id, order_number)
);
comment on column connect_order.items is 'ts: ConnectItem[]';

-- What OCTO subscribers are to be told of, written by the triggers below in the transaction of the change and taken from here by a worker,
-- which makes deliveries of it. Several changes of one thing are told as one.
create table octo_change (
  change_id bigint generated always as identity primary key,
  topic text not null check (topic in ('PRODUCT_UPDATE', 'AVAILABILITY_UPDATE', 'BOOKING_UPDATE')),
  -- of a booking the reseller; what is on sale concerns everybody
  distributor_id text,
  uuid text,
  series_id text,
  category_id text,
  event_id text
);

-- Nobody pays for what nobody listens to.
create function octo_listens(wanted text) returns boolean language sql stable
  as $$ select exists (select from endpoint where kind = 'octo' and is_active and deleted is null and wanted = any(topics)) $$;

create function octo_booking_changed() returns trigger language plpgsql as $$
begin
  if octo_listens('BOOKING_UPDATE') then
    insert into octo_change (topic, distributor_id, uuid) values ('BOOKING_UPDATE', new.distributor_id, new.uuid);
  end if;
  return null;
end $$;
create trigger octo_booking_told after insert or update on octo_booking for each row execute function octo_booking_changed();

-- Expired, released, answered by the supplier, booked: whoever did it.
create function octo_reservation_changed() returns trigger language plpgsql as $$
begin
  if octo_listens('BOOKING_UPDATE') then
    insert into octo_change (topic, distributor_id, uuid)
    select 'BOOKING_UPDATE', k.distributor_id, k.uuid from octo_booking k where k.reservation_id = new.reservation_id;
  end if;
  return null;
end $$;
create trigger octo_reservation_told after update on reservation for each row
  when (old.status is distinct from new.status) execute function octo_reservation_changed();

-- Cancelled or postponed elsewhere, and completed: its e-tickets have arrived.
create function octo_order_changed() returns trigger language plpgsql as $$
begin
  if octo_listens('BOOKING_UPDATE') then
    insert into octo_change (topic, distributor_id, uuid)
    select 'BOOKING_UPDATE', k.distributor_id, k.uuid
      from booking b join octo_booking k on k.reservation_id = b.reservation_id where b.booking_id = new.booking_id;
  end if;
  return null;
end $$;
create trigger octo_order_told after update on bookingorder for each row
  when (old.logistic_status is distinct from new.logistic_status or old.zip_sha is distinct from new.zip_sha) execute function octo_order_changed();

-- A price, the first ticket or the last one; a ticket sold in between is not news.
create function octo_ticket_changed() returns trigger language plpgsql as $$
begin
  if octo_listens('AVAILABILITY_UPDATE') then
    insert into octo_change (topic, series_id, category_id, event_id)
    select 'AVAILABILITY_UPDATE', e.series_id, new.category_id, new.event_id from event e where e.event_id = new.event_id;
  end if;
  return null;
end $$;
create trigger octo_ticket_told after update on ticket for each row
  when (old.in_stock is distinct from new.in_stock or old.net_rate is distinct from new.net_rate or old.ticket_status is distinct from new.ticket_status
        or old.deleted is distinct from new.deleted or old.on_sale is distinct from new.on_sale or old.sub_category is distinct from new.sub_category)
  execute function octo_ticket_changed();

create function octo_tickets_added() returns trigger language plpgsql as $$
begin
  if octo_listens('AVAILABILITY_UPDATE') then
    insert into octo_change (topic, series_id, category_id, event_id)
    select distinct 'AVAILABILITY_UPDATE', e.series_id, a.category_id, a.event_id from added a join event e on e.event_id = a.event_id;
  end if;
  if octo_listens('PRODUCT_UPDATE') then
    insert into octo_change (topic, series_id)
    select distinct 'PRODUCT_UPDATE', e.series_id from added a join event e on e.event_id = a.event_id;
  end if;
  return null;
end $$;
create trigger octo_tickets_told after insert on ticket referencing new table as added for each statement execute function octo_tickets_added();

create function octo_event_changed() returns trigger language plpgsql as $$
begin
  if octo_listens('PRODUCT_UPDATE') then
    insert into octo_change (topic, series_id) values ('PRODUCT_UPDATE', new.series_id);
    if new.series_id <> old.series_id then
      insert into octo_change (topic, series_id) values ('PRODUCT_UPDATE', old.series_id);
    end if;
  end if;
  if octo_listens('AVAILABILITY_UPDATE') then
    insert into octo_change (topic, series_id, category_id, event_id)
    select distinct 'AVAILABILITY_UPDATE', new.series_id, t.category_id, t.event_id from ticket t where t.event_id = new.event_id and t.deleted is null;
  end if;
  return null;
end $$;
create trigger octo_event_told after update on event for each row
  when (old.series_id is distinct from new.series_id or old.event_name is distinct from new.event_name or old.date_start is distinct from new.date_start
        or old.date_stop is distinct from new.date_stop or old.event_status is distinct from new.event_status or old.deleted is distinct from new.deleted)
  execute function octo_event_changed();

create function octo_category_changed() returns trigger language plpgsql as $$
begin
  if octo_listens('PRODUCT_UPDATE') then
    insert into octo_change (topic, series_id)
    select distinct 'PRODUCT_UPDATE', e.series_id from ticket t join event e on e.event_id = t.event_id
     where t.category_id = new.category_id and t.deleted is null and e.date_stop_utc > now();
  end if;
  return null;
end $$;
create trigger octo_category_told after update on category for each row
  when (old.category_name is distinct from new.category_name or old.description is distinct from new.description
        or old.options is distinct from new.options or old.guest_data_requirements is distinct from new.guest_data_requirements)
  execute function octo_category_changed();
