-- Holding, selling, guests and money.
-- The rows of the hot path (reservation, reservation_item) carry no foreign keys to ticket, distributor and rates: each check would take a
-- shared lock on a row that everybody is selling from, and what they point to is locked or read in the same transaction and never deleted.

create table reservation (
  reservation_id text primary key,
  client_id text not null,
  distributor_id text not null,
  onbehalfclient_id text,
  status text not null check (status in ('pending_supplier', 'active', 'extended', 'booked', 'void')),
  void_reason text check (void_reason in ('expired', 'cancelled', 'refused')),
  booking_email text not null,
  notify_client boolean not null default false,
  notify_me boolean not null default false,
  notes text not null default '',
  external_reference_id text,
  target_currency text not null,
  fxratemoment_id text,
  parent_allocation_id text,
  valid_until timestamptz not null,
  -- no extension goes past this
  extendable_until timestamptz not null,
  is_test boolean not null default false,
  api_reservation boolean not null default false,
  payment_method text,
  payment_reference text,
  created timestamptz not null,
  updated timestamptz not null,
  created_by text not null,
  version integer not null default 1,
  check ((status = 'void') = (void_reason is not null))
) with (fillfactor = 80);
create index reservation_distributor on reservation (distributor_id, created desc);
create index reservation_created on reservation (created desc, reservation_id);
create index reservation_open on reservation (valid_until) where status in ('pending_supplier', 'active', 'extended');
create index reservation_external on reservation (external_reference_id) where external_reference_id is not null;

create table reservation_item (
  reservation_id text not null references reservation,
  line integer not null,
  ticket_id text not null,
  quantity integer not null check (quantity > 0),
  -- per ticket, in the ticket's currency, as agreed when the hold was made
  net_rate bigint not null,
  currency text not null,
  sales_price bigint not null,
  ticket_name text not null,
  event_name text not null,
  -- of this quantity, what is held now: nothing while a supplier is being asked, nor after the hold ended
  held integer not null check (held between 0 and quantity),
  primary key (reservation_id, line)
);
create index reservation_item_ticket on reservation_item (ticket_id) where held > 0;
create index reservation_item_of_ticket on reservation_item (ticket_id, reservation_id);

-- How many tickets a distributor holds at once, for the cap; one row each, written by whoever holds or releases.
create table distributor_hold (
  distributor_id text primary key references distributor,
  held integer not null check (held >= 0)
) with (fillfactor = 50);

create function distributor_starts_with_none() returns trigger language plpgsql as $$
begin
  insert into distributor_hold (distributor_id, held) values (new.distributor_id, 0);
  return null;
end $$;
create trigger distributor_hold_row after insert on distributor for each row execute function distributor_starts_with_none();
insert into distributor_hold (distributor_id, held) select distributor_id, 0 from distributor;

create table booking (
  booking_id text primary key,
  reservation_id text not null unique references reservation,
  booking_code text not null unique,
  client_id text not null,
  onbehalfclient_id text,
  distributor_id text not null references distributor,
  accepted_gt boolean not null,
  booking_email text not null,
  invoice_reference text,
  booking_reference text,
  payment_method text not null,
  payment_reference text,
  marketing_optin boolean not null default false,
  lead_name_for_pickup text,
  is_test_booking boolean not null default false,
  api_booking boolean not null default false,
  offline_booking boolean not null default false,
  target_currency text not null,
  fxratemoment_id text references fxratemoment,
  created timestamptz not null
);
create index booking_distributor on booking (distributor_id, created desc);
create index booking_client on booking (client_id, created desc);

create table bookingorder (
  bookingorder_id text primary key,
  booking_id text not null references booking,
  booking_code text not null,
  event_id text not null references event,
  supplier_id text not null references supplier,
  distributor_id text not null references distributor,
  client_id text not null,
  onbehalfclient_id text,
  logistic_status text not null default 'processing',
  guestdata_status text not null,
  distributorfinancial_status text not null default 'open',
  financial_status text not null,
  notify_client_status text not null,
  accepted_gt boolean not null,
  marketing_optin boolean not null,
  mass_booking_allowed boolean not null,
  api_booking boolean not null,
  offline_booking boolean not null,
  is_test_booking boolean not null,
  booking_email text not null,
  booking_reference text,
  invoice_reference text,
  payment_method text not null,
  payment_reference text,
  external_payment_reference text,
  parent_id text references bookingorder,
  booking_group jsonb not null default '[]',
  lead_name_for_pickup text,
  marketplace_logistic_purchaseorder_id text,
  bookingorder_source text not null default 'na' check (bookingorder_source in ('buysell', 'na')),
  general_terms_url text,
  target_currency text not null,
  fxratemoment_id text references fxratemoment,
  invoices text[] not null default '{}',
  fees jsonb not null default '[]',
  -- what the distributor was charged and what it got back, in target_currency
  charged bigint not null default 0,
  refunded bigint not null default 0 check (refunded >= 0),
  max_pdfs_per_ticket integer not null default 1,
  zip_sha text,
  cancelled_at timestamptz,
  completed_at timestamptz,
  created timestamptz not null,
  updated timestamptz not null,
  deleted timestamptz,
  version integer not null default 1,
  check (refunded <= charged)
);
comment on column bookingorder.booking_group is 'ts: string[][]';
comment on column bookingorder.fees is 'ts: OrderFee[]';
create index bookingorder_booking on bookingorder (booking_id);
create index bookingorder_distributor on bookingorder (distributor_id, created desc);
create index bookingorder_supplier on bookingorder (supplier_id, created desc);
create index bookingorder_event on bookingorder (event_id);
create index bookingorder_created on bookingorder (created desc, bookingorder_id);
create index bookingorder_updated on bookingorder (updated, bookingorder_id);
create index bookingorder_code on bookingorder (booking_code);
create index bookingorder_work on bookingorder (logistic_status, created) where logistic_status in ('processing', 'pendingticketupload', 'review', 'blocked', 'postponed', 'administrative');

-- One admission.
create table orderitem (
  orderitem_id text primary key,
  bookingorder_id text not null references bookingorder,
  position integer not null,
  ticket_id text not null references ticket,
  category_id text not null,
  category_name text not null,
  ticket_name text not null,
  sub_category text not null,
  type_ticket text not null,
  ticket_targetgroup text not null,
  ticket_validity text not null,
  ticket_startdate timestamp,
  ticket_stopdate timestamp,
  ticket_status text not null default 'pending',
  distribution_channel text not null,
  currency text not null,
  local_currency text not null,
  net_rate bigint not null,
  face_value bigint not null,
  sales_price bigint not null,
  cost_price bigint not null,
  -- what the supplier is paid for it: cost_price less its share of the discount
  payout bigint not null,
  vat_category text not null,
  section text,
  "row" text,
  seat text,
  download_link text not null unique,
  external_activation_link text,
  activated boolean not null default false,
  ticket_sha text,
  number_of_pdfs integer not null default 0,
  uploaded_at timestamptz,
  sales_price_eur_refund bigint not null default 0,
  refunded bigint not null default 0,
  updated timestamptz not null,
  unique (bookingorder_id, position)
);
create index orderitem_ticket on orderitem (ticket_id, ticket_status);

-- A guest fills one slot of a reservation line, and after booking one admission.
create table guest (
  guest_id text primary key,
  reservation_id text not null references reservation,
  ticket_id text not null references ticket,
  slot integer not null check (slot >= 1),
  orderitem_id text references orderitem,
  lead_guest boolean not null default false,
  first_name text,
  last_name text,
  contact_email text,
  contact_phone text,
  gender text check (gender in ('male', 'female', 'other')),
  country_of_residence text,
  street_name text,
  additional_street_name text,
  city text,
  zip text,
  province text,
  supported_team text,
  -- AES-256-GCM with the key's id
  passport_number bytea,
  date_of_birth bytea,
  erased timestamptz,
  created timestamptz not null,
  updated timestamptz not null,
  unique (reservation_id, ticket_id, slot)
);
create unique index guest_orderitem on guest (orderitem_id) where orderitem_id is not null;
-- What is to be erased one day, and little else: the sweep looks at nobody twice.
create index guest_sealed on guest (ticket_id) where passport_number is not null or date_of_birth is not null;

-- Who saw a passport number or a date of birth, and when.
create table guest_read (
  guest_id text not null,
  client_id text not null,
  impersonator_client_id text,
  request_id text not null,
  at timestamptz not null
);
create index guest_read_guest on guest_read (guest_id, at);

-- Double entry: every transaction sums to zero in every currency, and the database sees to it at commit.
create table ledger_transaction (
  transaction_id bigint generated always as identity primary key,
  kind text not null,
  bookingorder_id text references bookingorder,
  distributor_id text references distributor,
  supplier_id text references supplier,
  client_id text not null,
  at timestamptz not null,
  note text
);
create index ledger_transaction_order on ledger_transaction (bookingorder_id);

create table ledger_entry (
  transaction_id bigint not null references ledger_transaction,
  line integer not null,
  account text not null,
  currency text not null,
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, line)
);
create index ledger_entry_account on ledger_entry (account, currency) include (amount);

create function ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (select from ledger_entry where transaction_id = new.transaction_id group by currency having sum(amount) <> 0) then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balances after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_balances();

-- What was posted or invoiced stays: a mistake is corrected by another entry, another document.
create function only_added_to() returns trigger language plpgsql as $$
begin
  raise exception '% is only added to', tg_table_name using errcode = '23514';
end $$;
create trigger ledger_transaction_final before update or delete on ledger_transaction for each row execute function only_added_to();
create trigger ledger_entry_final before update or delete on ledger_entry for each row execute function only_added_to();

-- What an order costs as it stands: prices, fees, VAT and payouts of each admission. The ledger has how it came to be.
create table order_charge (
  bookingorder_id text primary key references bookingorder,
  charge jsonb not null
);
comment on column order_charge.charge is 'ts: OrderCharge';

-- What a distributor owes on invoice: the sum of its ledger account, kept because it decides what it may still buy.
create table receivable_balance (
  distributor_id text not null references distributor,
  currency text not null,
  amount bigint not null,
  primary key (distributor_id, currency)
);

-- A payment provider's word that a booking was paid, taken once.
create table settlement (
  settlement_reference text primary key,
  booking_id text not null references booking,
  payment_reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  received timestamptz not null
);

create table invoice (
  invoice_id text primary key,
  invoice_number text not null unique,
  kind text not null check (kind in ('invoice', 'creditnote')),
  bookingorder_id text not null references bookingorder,
  distributor_id text not null references distributor,
  booking_code text not null,
  -- the invoice that a credit note corrects
  corrects text references invoice (invoice_number),
  currency text not null,
  total bigint not null check (total > 0),
  lines jsonb not null,
  vat jsonb not null,
  seller jsonb not null,
  buyer jsonb not null,
  payment_method text not null,
  payment_reference text,
  due_by date,
  reference text,
  created timestamptz not null
);
comment on column invoice.lines is 'ts: InvoiceLine[]';
comment on column invoice.vat is 'ts: VatLine[]';
comment on column invoice.seller is 'ts: InvoiceParty';
comment on column invoice.buyer is 'ts: InvoiceParty';
create index invoice_order on invoice (bookingorder_id);
create trigger invoice_final before update or delete on invoice for each row execute function only_added_to();

-- Gapless numbers per year and kind, as tax law wants them: taken under the row's lock, in the transaction that makes the invoice.
create table invoice_counter (
  series text primary key,
  last integer not null
);

-- What happened, for those who are told: written in the transaction of the change.
create table domain_event (
  domain_event_id bigint generated always as identity primary key,
  event_type text not null check (event_type in ('bookingorder_completed', 'bookingorder_cancelled', 'sale_created', 'sale_cancelled')),
  resource_id text not null,
  distributor_id text references distributor,
  supplier_id text references supplier,
  at timestamptz not null
);
