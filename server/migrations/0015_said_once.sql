-- The answer to a reservation is what its history begins with: kept there once, and referred to by the idempotency key it was given under.
alter table idempotency alter response drop not null;
alter table idempotency add column reservation_id text;
comment on column idempotency.reservation_id is 'whose first version in the history is the answer, where there is no response';
alter table idempotency add constraint idempotency_answer check ((response is null) <> (reservation_id is null));

-- Of a creation every field that has a value is new: that need not be written down.
alter table history alter changed drop not null;
comment on column history.changed is 'null for a creation: every field of the snapshot that has a value';

-- Only relisted tickets are looked up by what is held of them, and those are few: reservation_item_of_ticket finds them. With the quantity
-- held in no index a hold also ends without touching any.
drop index reservation_item_ticket;
