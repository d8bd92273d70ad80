-- The operator's list of bookings, newest first. Without it each page sorts all bookings.
create index if not exists booking_created on booking (created, booking_id);
