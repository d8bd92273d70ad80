-- Tickets show the address of their supplier's terms of sale. A change of it was not in the log of changes.
create or replace function supplier_change_told() returns trigger language plpgsql as $$
begin
  perform tickets_follow(array_remove(array[
      case when new.cancellation_policy is distinct from old.cancellation_policy then 'cancellation_policy' end,
      case when new.general_terms is distinct from old.general_terms then 'supplier_terms' end,
      case when new.supplier_role is distinct from old.supplier_role then 'supplier_role' end], null),
    array(select t.ticket_id from ticket t where t.supplier_id = new.supplier_id and t.deleted is null));
  return null;
end $$;
drop trigger supplier_change_told on supplier;
create trigger supplier_change_told after update on supplier for each row
  when (old.cancellation_policy is distinct from new.cancellation_policy or old.supplier_role is distinct from new.supplier_role
        or old.general_terms is distinct from new.general_terms)
  execute function supplier_change_told();
