-- The answer to a reservation is what its history begins with: kept there once, and referred to by the idempotency key it was given under.
alter table idempotency alter response drop not null;
alter table idempotency add column reservation_id text;
comment on column idempotency.reservation_id is 'whose first version in the history is the answer, where there is no response';
alter table idempotency add constraint idempotency_answer check ((response is null) <> (reservation_id is null));

-- Of a creation every field that has a value is new: that need not be written down.
alter table history alter changed drop not null;
comment on column history.changed is 'null for a creation: every field of the snapshot that has a value';

-- What is held of a ticket is looked for where it was relisted, which is few (reservation_item_of_ticket finds them), and where its holds have
-- run out, by their time (reservation_open). With the quantity held in no index a hold also ends without touching any.
drop index reservation_item_ticket;

-- Orders of a ticket of which nothing is left were still counted.
update ticket_stock s set number_of_bookingorders = c.orders
  from (select t.ticket_id, count(distinct b.bookingorder_id) as orders
          from ticket_stock t left join orderitem i on i.ticket_id = t.ticket_id and i.ticket_status <> 'cancelled'
          left join bookingorder b on b.bookingorder_id = i.bookingorder_id and not b.is_test_booking
         where t.number_of_bookingorders > 0 group by 1) c
 where s.ticket_id = c.ticket_id and s.number_of_bookingorders <> c.orders;
