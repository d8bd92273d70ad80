-- Purchase orders, and tickets that their buyers offer again.

-- What the operator buys from a supplier to serve a booking order.
create table purchaseorder (
  purchaseorder_id text primary key,
  reference_number text not null unique,
  supplier_id text not null references supplier,
  event_id text not null references event,
  -- the order it was made with: what its supplier is owed is booked there, whoever buys the admissions later
  bookingorder_id text not null unique references bookingorder,
  purchaseorder_status text not null default 'confirmed' check (purchaseorder_status in ('confirmed', 'fulfilled', 'settled', 'withdrawn')),
  purchase_source text not null check (purchase_source in ('marketplace', 'relisting', 'manual')),
  invoices text[] not null default '{}',
  -- whether the ledger may have something between the operator and the supplier about it; whoever moves that sets it, a payout ends it
  unsettled boolean not null default true,
  purchase_date timestamptz not null,
  updated timestamptz not null,
  version integer not null default 1
);
create index purchaseorder_supplier on purchaseorder (supplier_id, purchase_date desc);
create index purchaseorder_event on purchaseorder (event_id);
create index purchaseorder_date on purchaseorder (purchase_date desc, purchaseorder_id);
create index purchaseorder_updated on purchaseorder (updated, purchaseorder_id);
create index purchaseorder_unsettled on purchaseorder (event_id) where unsettled;

-- One admission of it. It stays the same when a buyer leaves and the next one comes.
create table purchaseorder_item (
  purchaseorderitem_id text primary key,
  purchaseorder_id text not null references purchaseorder,
  position integer not null,
  ticket_id text not null references ticket,
  -- the admission it was made with, on which its payout is booked
  orderitem_id text not null unique references orderitem,
  item_status text not null default 'sold' check (item_status in ('sold', 'on_sale', 'withdrawn')),
  unique (purchaseorder_id, position)
);
create index purchaseorder_item_ticket on purchaseorder_item (ticket_id);

-- Whose files went to whoever bought it: it waits for no others.
alter table orderitem add column passed_on boolean not null default false;
alter table orderitem add column purchaseorderitem_id text references purchaseorder_item;
create index orderitem_purchase on orderitem (purchaseorderitem_id) where purchaseorderitem_id is not null;
-- Of one purchase, one admission at a time is somebody's.
create unique index orderitem_one_holder on orderitem (purchaseorderitem_id) where purchaseorderitem_id is not null and ticket_status <> 'cancelled';
create index bookingorder_purchase on bookingorder (marketplace_logistic_purchaseorder_id) where marketplace_logistic_purchaseorder_id is not null;

-- An admission that whoever bought it offers again.
create table relisting (
  relisting_id bigint generated always as identity primary key,
  orderitem_id text not null references orderitem,
  -- under which it is on sale
  ticket_id text not null references ticket,
  -- the order it was first bought with; whoever moves admissions of a chain holds the lock of that name
  root_bookingorder_id text not null references bookingorder,
  relisting_status text not null default 'listed' check (relisting_status in ('listed', 'sold', 'withdrawn')),
  -- once it was sold; kept when it goes back on sale, because its relister is not paid twice
  purchaseorderitem_id text references purchaseorder_item,
  created timestamptz not null,
  created_by text not null,
  ended timestamptz
);
create unique index relisting_once on relisting (orderitem_id) where relisting_status <> 'withdrawn';
create index relisting_orderitem on relisting (orderitem_id);
create index relisting_ticket on relisting (ticket_id, relisting_status);
create index relisting_root on relisting (root_bookingorder_id);
create unique index relisting_purchase on relisting (purchaseorderitem_id) where purchaseorderitem_id is not null;

create index ledger_transaction_supplier on ledger_transaction (supplier_id, at) where supplier_id is not null;

-- What was sold before there were purchase orders.
insert into purchaseorder (purchaseorder_id, reference_number, supplier_id, event_id, bookingorder_id, purchaseorder_status, purchase_source, purchase_date, updated)
select replace(o.bookingorder_id, '_bor', '_prc'), o.booking_code || '-' || row_number() over (partition by o.booking_id order by o.bookingorder_id),
       o.supplier_id, o.event_id, o.bookingorder_id,
       case o.logistic_status when 'cancelled' then 'withdrawn' when 'completed' then 'fulfilled' when 'returned' then 'fulfilled' else 'confirmed' end,
       case o.bookingorder_source when 'buysell' then 'marketplace' else 'manual' end, o.created, o.updated
  from bookingorder o where not o.is_test_booking;
insert into purchaseorder_item (purchaseorderitem_id, purchaseorder_id, position, ticket_id, orderitem_id, item_status)
select replace(i.orderitem_id, '_oit', '_poi'), p.purchaseorder_id, i.position, i.ticket_id, i.orderitem_id,
       case i.ticket_status when 'cancelled' then 'withdrawn' else 'sold' end
  from orderitem i join purchaseorder p using (bookingorder_id);
update orderitem i set purchaseorderitem_id = p.purchaseorderitem_id from purchaseorder_item p where p.orderitem_id = i.orderitem_id;
update bookingorder o set marketplace_logistic_purchaseorder_id = p.purchaseorder_id from purchaseorder p where p.bookingorder_id = o.bookingorder_id;
