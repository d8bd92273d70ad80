-- The versions of an order are long enough to be compressed, which takes a tenth of the time with lz4. Not every build of PostgreSQL has it;
-- without it everything stays as it is.
do $$
begin
  alter table history alter column snapshot set compression lz4;
exception when feature_not_supported then
  raise notice 'this PostgreSQL has no lz4';
end $$;
