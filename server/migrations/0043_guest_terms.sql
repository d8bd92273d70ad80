-- What the tickets of an order asked for from their guests when they were booked. A seller who changes its ticket afterwards sees no more of
-- the guests, and stops no download. Null for orders from before, which follow their tickets.
alter table bookingorder add column guest_terms jsonb;
comment on column bookingorder.guest_terms is 'ts: GuestTerms';
