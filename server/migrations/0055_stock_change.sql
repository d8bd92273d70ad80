-- As before, with one join of the old and new rows instead of two: every batch of holds runs it.
create or replace function stock_change_told() returns trigger language plpgsql as $$
declare
  edge text[];
begin
  with moved as (
    select n.ticket_id, o.available_quantity as stock_before, n.available_quantity as stock_after,
           (n.backorder_quantity > 0) <> (o.backorder_quantity > 0) as is_edge,
           array_remove(array[
             case when n.available_quantity <> o.available_quantity then 'available_quantity' end,
             case when n.supplier_quantity <> o.supplier_quantity then 'supplier_quantity' end,
             case when n.reservations_quantity <> o.reservations_quantity then 'reservations_quantity' end,
             case when n.number_of_tickets_sold <> o.number_of_tickets_sold then 'number_of_tickets_sold' end,
             case when n.allotted_quantity <> o.allotted_quantity then 'allotted_quantity' end,
             case when n.backorder_quantity <> o.backorder_quantity then 'backorder_quantity' end,
             case when n.number_of_bookingorders <> o.number_of_bookingorders then 'number_of_bookingorders' end,
             case when n.service_stock <> o.service_stock then 'service_stock' end], null) as changed
      from after n join before o using (ticket_id)
  ), told as (
    insert into change (resource, resource_id, kind, version, changed, supplier_id, audience_id, audience_before, stock_before, stock_after, event_id, ticket_id)
    select 'ticket', t.ticket_id, 'updated', t.version, m.changed, t.supplier_id, t.audience_id, t.audience_id, m.stock_before, m.stock_after, t.event_id, t.ticket_id
      from moved m join ticket t using (ticket_id) where m.changed <> '{}'
  )
  select array_agg(m.ticket_id) into edge from moved m where m.is_edge;
  if edge is not null then
    perform event_offer_told(array(select distinct t.event_id from ticket t where t.ticket_id = any(edge)), edge);
  end if;
  return null;
end $$;
