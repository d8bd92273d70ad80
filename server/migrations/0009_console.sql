-- What the console needs beside the resources themselves.

-- Search over everything: by the beginning of an address, a reference or a name, as people paste and type them. Reservations are left out on
-- purpose: who holds tickets right now is found among the few open holds, and an index more would be paid for by every sale.
create index bookingorder_email on bookingorder (lower(booking_email) text_pattern_ops);
create index bookingorder_reference on bookingorder (lower(booking_reference) text_pattern_ops) where booking_reference is not null;
create index bookingorder_payment on bookingorder (lower(payment_reference) text_pattern_ops) where payment_reference is not null;
create index guest_name on guest (fold(last_name) text_pattern_ops, fold(first_name) text_pattern_ops) where last_name is not null;
create index guest_email on guest (lower(contact_email) text_pattern_ops) where contact_email is not null;
create index ticket_external on ticket (external_ticket_id) where external_ticket_id is not null;
create index distributor_name_search on distributor using gin (fold(distributor_name) gin_trgm_ops);
create index supplier_name_search on supplier using gin (fold(name) gin_trgm_ops);
create index category_name_search on category using gin (fold(category_name) gin_trgm_ops);

-- A list as somebody likes to see it: its query and columns under a name.
create table saved_view (
  view_id text primary key,
  client_id text not null references client,
  list text not null,
  name text not null,
  query text not null,
  columns text[] not null default '{}',
  created timestamptz not null,
  updated timestamptz not null,
  version integer not null default 1
);
create unique index saved_view_name on saved_view (client_id, list, lower(name));
