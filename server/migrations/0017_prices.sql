-- Whose prices are whose, who may buy what, and card orders that nobody pays.

alter table ticket
  -- the operator agrees that it is sold for less than its supplier is paid
  add column allow_loss boolean not null default false,
  -- the part of its discount that the supplier bears: cost_price less this is what the supplier is paid
  add column supplier_share bigint not null default 0 check (supplier_share >= 0),
  -- suppliers that sold these admissions before, the first of them first; none unless it is relisted
  add column sellers text[] not null default '{}';

update ticket t set supplier_share = least(t.cost_price, round(round(t.service_price * t.discount_percentage / 100) * s.default_discount_share / 100))
  from supplier s where s.supplier_id = t.supplier_id and t.discount_percentage > 0 and s.default_discount_share > 0;

with recursive origin (ticket_id, from_ticket, depth) as (
  select r.ticket_id, i.ticket_id, 1 from relisting r join orderitem i using (orderitem_id)
  union
  select o.ticket_id, i.ticket_id, o.depth + 1 from origin o join relisting r on r.ticket_id = o.from_ticket join orderitem i on i.orderitem_id = r.orderitem_id
),
chain as (
  select o.ticket_id, array_agg(t.supplier_id order by o.depth desc) as sellers from origin o join ticket t on t.ticket_id = o.from_ticket group by 1
)
update ticket t set sellers = chain.sellers from chain where chain.ticket_id = t.ticket_id;

-- The VAT numbers of a party in one spelling: two parties that share one are the same organisation. Kept, because every hold asks for it.
create function vat_keys_of(own text, others jsonb) returns text[] language sql immutable as $$
  select coalesce(array_agg(distinct k), '{}') from (
    select upper(regexp_replace(n, '[^[:alnum:]]', '', 'g')) as k from (select own as n union all select value from jsonb_each_text(others)) as given where n is not null) as keys
   where k <> ''
$$;
create function party_keeps_vat_keys() returns trigger language plpgsql as $$
begin
  new.vat_keys := vat_keys_of(new.vat_number, new.foreign_vat_numbers);
  return new;
end $$;
alter table supplier add column vat_keys text[] not null default '{}';
alter table distributor add column vat_keys text[] not null default '{}';
update supplier set vat_keys = vat_keys_of(vat_number, foreign_vat_numbers) where vat_number is not null or foreign_vat_numbers <> '{}';
update distributor set vat_keys = vat_keys_of(vat_number, foreign_vat_numbers) where vat_number is not null or foreign_vat_numbers <> '{}';
create trigger supplier_vat_keys before insert or update of vat_number, foreign_vat_numbers on supplier for each row execute function party_keeps_vat_keys();
create trigger distributor_vat_keys before insert or update of vat_number, foreign_vat_numbers on distributor for each row execute function party_keeps_vat_keys();
create index supplier_vat on supplier using gin (vat_keys);

create index bookingorder_unpaid on bookingorder (distributor_id) where payment_method = 'card' and distributorfinancial_status = 'open' and not is_test_booking;
