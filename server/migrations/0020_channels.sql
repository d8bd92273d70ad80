-- What a supplier must be asked for is an option of its own: a booking says which of the two it is for.
alter table octo_booking add column on_request boolean not null default false;
update octo_booking set on_request = true where asked;
