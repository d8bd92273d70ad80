-- Letters that organisations sent to guests in the last day, to limit them. The recipient is a digest of the address.
create table guest_letter (
  distributor_id text not null references distributor,
  recipient text not null,
  sent timestamptz not null
);
create index guest_letter_distributor on guest_letter (distributor_id, sent);
create index guest_letter_recipient on guest_letter (distributor_id, recipient, sent);
