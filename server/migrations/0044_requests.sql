-- Which reservations began as a request to a supplier. The status of their tickets can change later, so it does not tell. Null for holds: their
-- insert does not name the column.
alter table reservation add column on_request boolean;
comment on column reservation.on_request is 'true if it began as a request to a supplier, null if not';

-- Requests until now, by the first version in their history. Only those of tickets that are on request now were listed as requests.
update reservation r set on_request = true
 where exists (select from reservation_item i join ticket t on t.ticket_id = i.ticket_id
                where i.reservation_id = r.reservation_id and t.ticket_status = 'on_request')
   and exists (select from history h where h.resource = 'reservation' and h.resource_id = r.reservation_id and h.version = 1
                and h.snapshot ->> 'status' = 'pending_supplier');

-- Two columns are new: this one, and guest_terms of orders.
select changed_columns_compared();
