-- Letters that organisations caused in the last day, to limit them: to guests, and about allotments and group requests. The recipient is a
-- digest of the address. Replaces guest_letter, which the previous version still writes.
create table counted_letter (
  organisation_id text not null,
  kind text not null,
  recipient text not null,
  sent timestamptz not null
);
create index counted_letter_organisation on counted_letter (organisation_id, kind, sent);
create index counted_letter_recipient on counted_letter (organisation_id, kind, recipient, sent);
insert into counted_letter (organisation_id, kind, recipient, sent) select distributor_id, 'guest', recipient, sent from guest_letter;
