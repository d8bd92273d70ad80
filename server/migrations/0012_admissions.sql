-- The indexes first: they keep nobody but the makers of tickets waiting, whereas from the change of orderitem below all sales wait.

-- A scanner knows the code, not the order.
create index downloaditem_scanned on downloaditem (barcode) where state = 'assigned' and barcode is not null;
-- Whether anything refers to a stored file.
create index downloaditem_blob on downloaditem (blob_key) where blob_key is not null;
create index ticketfile_blob on ticketfile (blob_key);

-- OCTO resellers see REDEEMED.
create function octo_admission_recorded() returns trigger language plpgsql as $$
begin
  if octo_listens('BOOKING_UPDATE') then
    insert into octo_change (topic, distributor_id, uuid)
    select 'BOOKING_UPDATE', k.distributor_id, k.uuid
      from bookingorder o join booking b on b.booking_id = o.booking_id join octo_booking k on k.reservation_id = b.reservation_id
     where o.bookingorder_id = new.bookingorder_id;
  end if;
  return null;
end $$;

-- When a guest was let in with a ticket, and where: what was used cannot be cancelled, returned or sold on.
alter table orderitem add column admitted_at timestamptz, add column admission_gate text;
create trigger octo_admission_told after update on orderitem for each row
  when (old.admitted_at is distinct from new.admitted_at) execute function octo_admission_recorded();
