-- Memos on orders, reservations and tickets too; found by their text, like sales and webhooks.

-- Whose affair a memo is: the buyer or the supplier of what it is kept on, which never changes. Who may see a memo is read from here, so that
-- a party's own memos are a range of an index whatever they are kept on.
alter table memo add column audience_distributor_id text references distributor, add column audience_supplier_id text references supplier;
update memo m set audience_distributor_id = m.distributor_id,
  audience_supplier_id = coalesce(m.supplier_id, (select p.supplier_id from purchaseorder p where p.purchaseorder_id = m.purchaseorder_id));
alter table memo add constraint memo_audience check (num_nonnulls(audience_distributor_id, audience_supplier_id) >= 1);
-- Of the release before this one, which may go on for a while: its memos are of distributors, suppliers and sales.
create function memo_has_an_audience() returns trigger language plpgsql as $$
begin
  new.audience_distributor_id := new.distributor_id;
  new.audience_supplier_id := coalesce(new.supplier_id, (select p.supplier_id from purchaseorder p where p.purchaseorder_id = new.purchaseorder_id));
  return new;
end $$;
create trigger memo_has_an_audience before insert on memo for each row
  when (new.audience_distributor_id is null and new.audience_supplier_id is null) execute function memo_has_an_audience();
create index memo_audience_distributor on memo (audience_distributor_id, created, memo_id) where scope = 'external';
create index memo_audience_supplier on memo (audience_supplier_id, created, memo_id) where scope = 'external';

-- The list of all memos.
create index memo_created on memo (created, memo_id);
create index memo_updated on memo (updated, memo_id);
create index memo_action on memo (action_date, memo_id);
create index memo_target on memo (target_client_id, created) where target_client_id is not null;
create index memo_author on memo (created_by, created);

-- What the search looks for.
create index memo_text on memo using gin (fold(text) gin_trgm_ops);
create index endpoint_url on endpoint using gin (lower(url) gin_trgm_ops) where kind = 'webhook' and deleted is null;
create index purchaseorder_reference on purchaseorder (lower(reference_number) text_pattern_ops);
