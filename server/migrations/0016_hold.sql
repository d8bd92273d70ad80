-- What was agreed when tickets were held is kept with the hold: whatever is edited afterwards, it is what is charged, paid out and refunded.
-- Holds from before go by what their tickets and distributors say at this moment.
alter table reservation add column terms jsonb;
comment on column reservation.terms is 'ts: HoldTerms';
update reservation r set terms = jsonb_build_object(
    'date', to_char(r.created at time zone 'UTC', 'YYYY-MM-DD'), 'fee_rules', d.fee_rules, 'fee_currency', d.default_currency,
    'buyer', jsonb_build_object('vat_number', d.vat_number, 'foreign_vat_numbers', d.foreign_vat_numbers))
  from distributor d where d.distributor_id = r.distributor_id;
alter table reservation alter terms set not null;

alter table reservation_item add column terms jsonb;
comment on column reservation_item.terms is 'ts: LineTerms';
update reservation_item i set terms = jsonb_build_object(
    'event_id', t.event_id, 'supplier_id', t.supplier_id, 'event_date', left(e.date_start::text, 10), 'country', v.country,
    'face_value', t.face_value, 'cost_price', t.cost_price, 'service_fee', t.service_fee, 'vat_category', t.vat_category,
    'payout', t.cost_price - least(t.cost_price, round(round(t.service_price * t.discount_percentage / 100) * s.default_discount_share / 100)),
    'supplier_vat', s.vat_number is not null,
    -- what the platform's is stands in the settings, not here
    'cancellation_policy', case when t.cancellation_policy <> '[]' then t.cancellation_policy when s.cancellation_policy <> '[]' then s.cancellation_policy end)
  from ticket t
  join event e on e.event_id = t.event_id
  join venue v on v.venue_id = t.venue_id
  join supplier s on s.supplier_id = t.supplier_id
 where t.ticket_id = i.ticket_id;
alter table reservation_item alter terms set not null;

-- A hold ends when a ticket of it may not be sold any more.
alter table reservation drop constraint reservation_void_reason_check;
alter table reservation add constraint reservation_void_reason_check check (void_reason in ('expired', 'cancelled', 'refused', 'withdrawn'));

-- Tickets that may have been taken off sale, whose holds somebody has to look at: written by whatever takes them off, read every second.
create table ticket_withdrawal (
  withdrawal_id bigint generated always as identity primary key,
  ticket_id text not null
);

create function ticket_withdrawn() returns trigger language plpgsql as $$
begin
  insert into ticket_withdrawal (ticket_id) values (new.ticket_id);
  return null;
end $$;
create trigger ticket_withdrawn after update on ticket for each row
  when ((old.ticket_status is distinct from new.ticket_status and new.ticket_status not in ('available', 'on_request'))
        or (old.deleted is null and new.deleted is not null))
  execute function ticket_withdrawn();

create function event_tickets_withdrawn() returns trigger language plpgsql as $$
begin
  insert into ticket_withdrawal (ticket_id) select ticket_id from ticket where event_id = new.event_id and deleted is null;
  return null;
end $$;
create trigger event_tickets_withdrawn after update on event for each row
  when (old.event_status is distinct from new.event_status or old.date_start_utc is distinct from new.date_start_utc
        or old.date_stop_utc is distinct from new.date_stop_utc or old.deleted is distinct from new.deleted)
  execute function event_tickets_withdrawn();

-- Holds exist already on what is off sale today.
insert into ticket_withdrawal (ticket_id)
select distinct i.ticket_id from reservation r join reservation_item i using (reservation_id) where r.status in ('pending_supplier', 'active', 'extended');
