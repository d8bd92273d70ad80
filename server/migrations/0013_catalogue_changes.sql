-- How often what catalogue lists are made from was written: the same number twice means that a list made in between is still right
-- (docs/decisions/0013, server/src/db/changes.ts).
--
-- A sequence, because counting in a row would make all sales queue for it, and rows of their own would pile up under a long backup.
-- It runs ahead of the transaction that counts, so each of these holds a shared lock until what it wrote can be seen: while nobody holds it,
-- everything counted is visible. Nobody ever takes it exclusively, so nobody ever waits for it.
create unlogged sequence catalogue_changes;

create function catalogue_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(2013, 1);
  perform nextval('catalogue_changes');
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['distributor', 'supplier', 'fxratemoment', 'tournament', 'venue', 'team', 'series', 'event_text', 'event',
                              'event_translation', 'category', 'ticket_audience', 'ticket', 'ticket_tally', 'ticket_stock']
  loop
    execute format('create trigger catalogue_changed after insert or update or delete or truncate on %I for each statement execute function catalogue_changed()', name);
  end loop;
end $$;
