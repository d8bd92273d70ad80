-- Tables whose old rows are deleted become tables of partitions, one for each week or day: an old partition is dropped as a whole, in
-- milliseconds (docs/decisions/0033). Names and columns stay, so that older processes go on beside it.
create schema log_partition;

-- The tables of partitions.
create table partitioned_table (
  name text primary key,
  -- the column that rows are divided by, and what it holds: a time, or an id that begins with the time
  key text not null,
  key_kind text not null check (key_kind in ('time', 'id')),
  -- the column that says how old a row is
  age text not null,
  span text not null check (span in ('day', 'week')),
  -- where the partitions are, and how their names begin; they end with the first day
  partition_schema text not null default 'log_partition',
  prefix text not null,
  options text not null default '',
  -- A partition with such a row is not dropped. p is the row, $1 the time before which rows are old.
  kept_while text[] not null default '{}',
  -- Dropped only after the partition of the same day of this table.
  follows text references partitioned_table
);

-- How an id begins that is made at this time: ten digits of milliseconds.
create function id_time(at timestamptz) returns text language sql immutable as $$
  select string_agg(substr('0123456789abcdefghjkmnpqrstvwxyz', 1 + ((m.millis >> (5 * place)) & 31)::int, 1), '' order by place desc)
    from (select floor(extract(epoch from at) * 1000)::bigint as millis) m, generate_series(0, 9) place
$$;

create function partition_bound(t partitioned_table, at timestamptz) returns text language sql stable as $$
  select case t.key_kind when 'id' then id_time(at) else to_char(at at time zone 'UTC', 'YYYY-MM-DD') || ' 00:00:00+00' end
$$;

-- The partitions with their first moment and the moment after their last. The default partition has neither.
create function partitions_of(t partitioned_table) returns table (partition regclass, starts timestamptz, ends timestamptz) language sql stable as $$
  select c.oid::regclass, d.starts at time zone 'UTC', (d.starts + ('1 ' || t.span)::interval) at time zone 'UTC'
    from pg_inherits i join pg_class c on c.oid = i.inhrelid
    cross join lateral (select case when c.relname ~ '_[0-9]{8}$' then to_date(right(c.relname, 8), 'YYYYMMDD')::timestamp end as starts) d
   where i.inhparent = t.name::regclass order by d.starts
$$;

-- Makes the partitions of this week or day and the three after it. One whose rows the default partition already has is left out: these rows
-- stay there. Only readers of the default partition wait.
create function partitions_ahead(table_name text, at timestamptz) returns integer language plpgsql as $$
declare
  t partitioned_table;
  fallback regclass;
  first timestamptz;
  after timestamptz;
  made text;
  is_taken boolean;
  count integer := 0;
begin
  select * into strict t from partitioned_table where name = table_name for update;
  select p.partition into fallback from partitions_of(t) p where p.starts is null;
  for step in 0 .. 3 loop
    first := (date_trunc(t.span, at at time zone 'UTC') + step * ('1 ' || t.span)::interval) at time zone 'UTC';
    after := (date_trunc(t.span, at at time zone 'UTC') + (step + 1) * ('1 ' || t.span)::interval) at time zone 'UTC';
    continue when exists (select from partitions_of(t) p where p.starts >= first);
    execute format('select exists (select from %s where %I >= %L and %I < %L)', fallback, t.key, partition_bound(t, first), t.key,
                   partition_bound(t, after)) into is_taken;
    continue when is_taken;
    made := format('%I.%I', t.partition_schema, t.prefix || to_char(first at time zone 'UTC', 'YYYYMMDD'));
    execute format('create table %s (like %I including all) %s', made, t.name, t.options);
    -- Unlike "create table … partition of", this lets others read and write meanwhile.
    execute format('alter table %I attach partition %s for values from (%L) to (%L)', t.name, made, partition_bound(t, first),
                   partition_bound(t, after));
    count := count + 1;
  end loop;
  return count;
end $$;

-- Drops the partitions that are older as a whole. Says how many.
create function partitions_dropped(table_name text, older_than timestamptz) returns integer language plpgsql as $$
declare
  t partitioned_table;
  leader partitioned_table;
  one record;
  condition text;
  is_kept boolean;
  count integer := 0;
begin
  select * into strict t from partitioned_table where name = table_name for update;
  select * into leader from partitioned_table where name = t.follows;
  <<partitions>>
  for one in select * from partitions_of(t) p where p.ends <= older_than loop
    continue when leader.name is not null and exists (select from partitions_of(leader) p where p.starts = one.starts);
    foreach condition in array case when leader.name is null then t.kept_while else '{}' end loop
      execute format('select exists (select from %s p where %s)', one.partition, condition) into is_kept using older_than;
      continue partitions when is_kept;
    end loop;
    execute format('drop table %s', one.partition);
    count := count + 1;
  end loop;
  return count;
end $$;

-- Deletes old rows that no drop removes: those of the default partition and of old partitions that are kept. At most `batch` of each.
create function partition_rows_deleted(table_name text, older_than timestamptz, batch integer) returns integer language plpgsql as $$
declare
  t partitioned_table;
  part regclass;
  deleted integer;
  count integer := 0;
begin
  select * into strict t from partitioned_table where name = table_name;
  for part in select p.partition from partitions_of(t) p where p.ends is null or p.ends <= older_than loop
    execute format('delete from %s where ctid = any(array(select p.ctid from %s p where p.%I < $1 and (%s) is not true limit %s))',
                   part, part, t.age, coalesce(nullif(array_to_string(t.kept_while, ' or '), ''), 'false'), batch) using older_than;
    get diagnostics deleted = row_count;
    count := count + deleted;
  end loop;
  return count;
end $$;

-- Makes a table one of partitions. What it has becomes its first partition, which ends in one or two weeks or days; nothing is copied. The
-- table is read once to check its rows, unless a valid constraint before_partitions shows that they are older (docs/operating.md).
create function made_partitioned(wanted partitioned_table, indexes text[]) returns void language plpgsql as $$
declare
  t partitioned_table := wanted;
  former text := format('log_partition.%I', t.name);
  step interval := ('1 ' || t.span)::interval;
  ends timestamptz := (date_trunc(t.span, clock_timestamp() at time zone 'UTC') + 2 * step) at time zone 'UTC';
  first text;
  is_beyond boolean;
  statement text;
begin
  insert into partitioned_table select (t).*;
  execute format('lock table %I in access exclusive mode', t.name);
  execute format('alter table %I set schema log_partition', t.name);
  execute format('create table %I (like %s including defaults including constraints including comments including storage) partition by range (%I)',
                 t.name, former, t.key);
  execute format('alter table %I drop constraint if exists before_partitions', t.name);
  foreach statement in array indexes loop
    execute statement;
  end loop;
  execute format('select exists (select from %s)', former) into is_beyond;
  if not is_beyond then
    execute format('drop table %s', former);
  else
    loop
      execute format('select exists (select from %s where %I >= %L)', former, t.key, partition_bound(t, ends)) into is_beyond;
      exit when not is_beyond or ends > clock_timestamp() + interval '10 years';
      ends := (ends at time zone 'UTC' + step) at time zone 'UTC';
    end loop;
    first := t.prefix || to_char(ends at time zone 'UTC' - step, 'YYYYMMDD');
    execute format('alter table %s rename to %I', former, first);
    execute format('alter table %I attach partition log_partition.%I for values from (minvalue) to (%L)', t.name, first, partition_bound(t, ends));
    execute format('alter table log_partition.%I drop constraint if exists before_partitions', first);
  end if;
  execute format('create table log_partition.%I (like %I including all) %s', t.prefix || 'other', t.name, t.options);
  execute format('alter table %I attach partition log_partition.%I default', t.name, t.prefix || 'other');
  perform partitions_ahead(t.name, clock_timestamp());
end $$;

set local constraint_exclusion = on;

-- The change log has been one of these from its beginning.
insert into partitioned_table (name, key, key_kind, age, span, partition_schema, prefix)
values ('change', 'at', 'time', 'at', 'week', 'change_partition', 'week_');

select made_partitioned(row('request_log', 'at', 'time', 'at', 'week', 'log_partition', 'request_log_', '', '{}', null), array[
  'create unique index request_log_pkey on request_log (request_id, at)',
  'create index request_log_client on request_log (client_id, request_id)',
  'create index request_log_party on request_log (party_id, request_id) where party_id is not null']);

-- A key is unique because whoever stores it holds the advisory lock of its key, under which it has looked for it in every partition.
select made_partitioned(row('idempotency', 'created', 'time', 'created', 'day', 'log_partition', 'idempotency_', '', '{}', null), array[
  'create unique index idempotency_pkey on idempotency (client_id, route, key, created)']);

create sequence domain_event_number;
select setval('domain_event_number', greatest(1, (select max(domain_event_id) from domain_event)));
alter table domain_event alter domain_event_id drop identity;
alter table domain_event alter domain_event_id set default nextval('domain_event_number');
select made_partitioned(row('domain_event', 'at', 'time', 'at', 'week', 'log_partition', 'domain_event_', '', '{}', null), array[
  'create index domain_event_distributor on domain_event (distributor_id, event_type, domain_event_id) where distributor_id is not null',
  'create index domain_event_supplier on domain_event (supplier_id, event_type, domain_event_id) where supplier_id is not null',
  'create index domain_event_type on domain_event (event_type, domain_event_id)']);
alter sequence domain_event_number owned by domain_event.domain_event_id;

-- Attempts are written for deliveries that the same statement reads, and deleted after them.
alter table delivery_attempt drop constraint delivery_attempt_delivery_id_fkey;
select made_partitioned(row('delivery', 'delivery_id', 'id', 'created', 'week', 'log_partition', 'delivery_', 'with (fillfactor = 80)',
    array['p.status = ''pending''', 'p.created >= $1'], null), array[
  'alter table delivery add primary key (delivery_id)',
  'alter table delivery add foreign key (endpoint_id) references endpoint on delete cascade',
  'create index delivery_due on delivery (endpoint_id, due, delivery_id) where status = ''pending''',
  'create index delivery_log on delivery (endpoint_id, created, delivery_id)',
  'create index delivery_status on delivery (endpoint_id, status, created, delivery_id) where status in (''failed'', ''dropped'')',
  'create index delivery_resource on delivery (resource_id)',
  'create index delivery_created on delivery using brin (created) with (pages_per_range = 16)']);
select made_partitioned(row('delivery_attempt', 'delivery_id', 'id', 'started', 'week', 'log_partition', 'delivery_attempt_', '',
    array['exists (select from delivery d where d.delivery_id = p.delivery_id)'], 'delivery'), array[
  'alter table delivery_attempt add primary key (delivery_id, attempt)',
  'create index delivery_attempt_started on delivery_attempt using brin (started) with (pages_per_range = 16)']);

drop function made_partitioned(partitioned_table, text[]);

-- No read looks for ledger entries by account alone: they are found by their transaction. A sale writes seven of them.
drop index ledger_entry_account;

-- The search finds guests of orders only. A guest is written when it is entered, and again when it gets its admission: until then these
-- two indexes do without it.
drop index guest_name, guest_email;
create index guest_name on guest (fold(last_name) text_pattern_ops, fold(first_name) text_pattern_ops) where last_name is not null and orderitem_id is not null;
create index guest_email on guest (lower(contact_email) text_pattern_ops) where contact_email is not null and orderitem_id is not null;

-- The end of a hold changes each of its lines once. With room on the page, the new version needs no index entries.
alter table reservation_item set (fillfactor = 75);

-- A version of an order is some 3 kB compressed. It stays in its row, instead of two more rows and index entries elsewhere.
alter table history set (toast_tuple_target = 4080);
