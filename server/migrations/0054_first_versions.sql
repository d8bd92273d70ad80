-- The first version of a hold is not written to the history at once. It is made from the row when somebody reads it, and written when the hold
-- changes for the first time (server/src/selling/reservations/versions.ts, docs/decisions/0047-first-versions.md). Processes of release 0.1.0
-- expect it in the history, so this begins when `allotment migrate finish` has been run, and in new databases at once.
alter table reservation add column first_recorded_later boolean;
comment on column reservation.first_recorded_later is 'true if the history gets its first version together with the second one, null if it has it from the beginning';

select changed_columns_compared();
