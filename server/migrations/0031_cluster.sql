-- For reads on a replica: the position of the log up to which a caller's own changes reach. A row that is new, such as the first of a caller
-- or after a crash, has the position of its beginning, as if its caller had just changed something.
alter table rate_window add column written pg_lsn not null default pg_current_wal_insert_lsn();

-- Files that are being stored, before the transaction that refers to them. The sweep of unused files leaves them alone.
create table arriving_file (
  key text primary key,
  at timestamptz not null default now()
);
