-- Since when each master key is the one that writes: what was written before that needs another one. Without the key itself, of course.
create table master_key (
  kid text primary key,
  first_written timestamptz not null
);
