-- The tickets of the statement are looked up in a hash table. Compared one by one with a plan that is kept, an import of thousands of tickets
-- took minutes.
create or replace function event_offer_told(event_ids text[], ticket_ids text[]) returns void language sql as $$
  insert into change (resource, resource_id, kind, version, changed, event_id)
  select 'event', e.event_id, 'updated', e.version, '{event_status}', e.event_id from event e
   where e.event_id = any(event_ids) and e.event_status = 'notstarted' and e.deleted is null
     and not exists (select from ticket t where t.event_id = e.event_id and t.in_stock and t.deleted is null and t.ticket_status = 'available'
                        and t.ticket_id not in (select unnest(ticket_ids)))
$$;
