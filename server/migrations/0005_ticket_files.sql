-- What suppliers upload, the admissions that come out of it, and who fetched them.

-- One upload: a table of seats, or one finished ticket.
create table ticketfile (
  ticketfile_id text primary key,
  ticket_id text not null references ticket,
  supplier_id text not null references supplier,
  kind text not null check (kind in ('seating_csv', 'pdf')),
  original_filename text not null,
  -- counts the uploads of one name for one ticket
  version integer not null,
  auto_assign boolean not null,
  upload_status text not null check (upload_status in ('pending', 'ok', 'warning', 'failed')),
  upload_info text not null default '',
  read_status text not null check (read_status in ('pending', 'ok', 'warning', 'failed')),
  read_info text not null default '',
  scan_status text not null check (scan_status in ('pending', 'ok', 'warning', 'failed')),
  scan_info text not null default '',
  download_friendly_name text not null,
  number_of_pages integer not null default 0,
  -- of the bytes that were uploaded, which are kept under blob_key
  ticket_sha text not null,
  blob_key text not null,
  bytes integer not null,
  scan_data jsonb not null default '{}',
  lines integer not null default 0,
  failed integer not null default 0,
  -- how far giving out its seats is: what belongs to order items, the PDFs that are to be made of it, and those that are
  assigned integer not null default 0,
  pdfs_wanted integer not null default 0,
  pdfs integer not null default 0,
  -- when its seats were last given out, and how many order items of the ticket went without one then
  seated timestamptz,
  waiting integer not null default 0,
  created_by text not null,
  created timestamptz not null,
  updated timestamptz not null,
  revoked timestamptz,
  unique (ticket_id, original_filename, version)
);
comment on column ticketfile.scan_data is 'ts: Record<string, string>';
create index ticketfile_supplier on ticketfile (supplier_id, created desc);
create index ticketfile_created on ticketfile (created desc, ticketfile_id);
create index ticketfile_updated on ticketfile (updated, ticketfile_id);

-- What is delivered: one line of a table, one finished ticket, or the sample of a test booking (which no file was uploaded for).
create table downloaditem (
  downloaditem_id text primary key,
  ticketfile_id text references ticketfile,
  ticket_id text not null references ticket,
  line integer not null default 1,
  section text,
  "row" text,
  seat text,
  serial text,
  sub_category text,
  barcode text,
  label text,
  gate text,
  -- free and assigned ones are live; the others stay to be looked up
  state text not null check (state in ('free', 'assigned', 'replaced', 'revoked', 'failed')),
  fault_code text,
  fault text,
  bookingorder_id text references bookingorder,
  orderitem_id text references orderitem,
  download_link text not null unique,
  activated boolean not null default false,
  assigned_at timestamptz,
  -- the finished PDF
  blob_key text,
  ticket_sha text,
  bytes integer,
  -- of what is printed on it: a file is made anew when that changes
  data_sha text,
  crc32 bigint,
  number_of_pages integer not null default 0,
  filename text,
  made_at timestamptz,
  updated timestamptz not null,
  check ((state = 'assigned') <= (orderitem_id is not null)),
  check ((ticket_sha is null) = (blob_key is null))
);
create index downloaditem_file on downloaditem (ticketfile_id, line);
create index downloaditem_item on downloaditem (orderitem_id) where orderitem_id is not null;
create index downloaditem_order on downloaditem (bookingorder_id) where bookingorder_id is not null;
create index downloaditem_free on downloaditem (ticket_id) where state = 'free';
-- The last word on duplicates, whatever runs at once: a seat, a serial without a seat, a barcode is there once per ticket.
create unique index downloaditem_seat on downloaditem (ticket_id, lower(coalesce(section, '')), lower(coalesce("row", '')), lower(seat))
  where state in ('free', 'assigned') and seat is not null and ticketfile_id is not null;
create unique index downloaditem_serial on downloaditem (ticket_id, lower(serial))
  where state in ('free', 'assigned') and seat is null and serial is not null and ticketfile_id is not null;
create unique index downloaditem_barcode on downloaditem (ticket_id, barcode)
  where state in ('free', 'assigned') and barcode is not null and ticketfile_id is not null;

-- Whether an admission is in somebody's hands: the first time one of its files was fetched.
alter table orderitem add column downloaded_at timestamptz;

-- Every time a file was fetched; by a client, or through a guest's link.
create table ticket_download (
  download_id bigint generated always as identity primary key,
  bookingorder_id text not null references bookingorder,
  orderitem_id text references orderitem,
  downloaditem_id text references downloaditem,
  kind text not null check (kind in ('pdf', 'zip')),
  sha text not null,
  via text not null check (via in ('api', 'guest')),
  client_id text,
  impersonator_client_id text,
  at timestamptz not null
);
create index ticket_download_order on ticket_download (bookingorder_id, at desc);
create index ticket_download_item on ticket_download (orderitem_id) where orderitem_id is not null;
create index ticket_download_file on ticket_download (downloaditem_id) where downloaditem_id is not null;
