-- Fields that were stored and had no effect have one from here on. What was stored under them meant nothing, so rows from before are set to
-- what the service did with them: suppliers manage their tickets, nobody is asked for a name, tickets are downloaded for a while after the event.

alter table supplier alter selfmanage_products set default true, alter service_checkout set default 'none';
update supplier set selfmanage_products = true, service_checkout = 'none' where not selfmanage_products or service_checkout <> 'none';
comment on column supplier.selfmanage_products is 'whether its own clients make, change and delete its tickets';
comment on column supplier.service_checkout is 'whose names its tickets need before checkout, where ticket, category and event say nothing';

alter table distributor alter grace_period_download_tickets set default 30;
update distributor set grace_period_download_tickets = case when grace_period_download_tickets = 0 then 30 else 3650 end
 where grace_period_download_tickets not between 1 and 3650;
alter table distributor drop constraint distributor_grace_period_download_tickets_check;
alter table distributor add constraint distributor_grace_period_download_tickets_check check (grace_period_download_tickets between 0 and 3650);
comment on column distributor.grace_period_download_tickets is 'days after the end of an event in which its tickets can be downloaded';

-- Derived, as on_sale is: the category is not offered at events of this sport. Such a ticket is on sale at no time.
alter table ticket add column sport_excluded boolean not null default false;
update ticket t set sport_excluded = true, on_sale = '{}'
  from category c
 where c.category_id = t.category_id
   and case when cardinality(c.sports_enabled) > 0 then t.sport_type <> all (c.sports_enabled) else t.sport_type = any (c.sports_disabled) end;
