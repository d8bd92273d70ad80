-- The first version of a hold is not written to the history at once. It is made from the row when somebody reads it, and written when the hold
-- changes for the first time (server/src/selling/reservations/versions.ts, docs/decisions/0047-first-versions.md). Processes of release 0.1.0
-- expect it in the history, so this begins when `allotment migrate finish` has been run, and in new databases at once.
alter table reservation add column is_unrecorded boolean;
comment on column reservation.is_unrecorded is 'true while its first version is not in the history, null otherwise';

select changed_columns_compared();
