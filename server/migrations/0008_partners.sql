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
