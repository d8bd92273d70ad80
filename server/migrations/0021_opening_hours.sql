-- An event that is visited within opening hours instead of starting at one time, such as an open day, says so.
alter table event add column opening_hours jsonb not null default '[]';
comment on column event.opening_hours is 'ts: OpeningHours[]';
