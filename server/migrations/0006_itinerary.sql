-- What guests are told about their day, and the links by which they are.
-- Texts are kept by locale, {"en_GB": "…"}; a language that is missing falls back to English.

create table venue_directions (
  venue_id text primary key references venue,
  google_maps text,
  parking jsonb not null default '{}',
  route jsonb not null default '{}',
  travel jsonb not null default '{}',
  landmarks jsonb not null default '[]',
  created timestamptz not null,
  updated timestamptz not null,
  version integer not null default 1
);
comment on column venue_directions.parking is 'ts: Record<string, string>';
comment on column venue_directions.route is 'ts: Record<string, string>';
comment on column venue_directions.travel is 'ts: Record<string, string>';
comment on column venue_directions.landmarks is 'ts: Landmark[]';

create table category_inclusions (
  category_id text primary key references category,
  gate text,
  google_maps text,
  -- where a place of this category is, when that is not the venue itself
  latitude text,
  longitude text,
  photo1 text,
  photo2 text,
  summary jsonb not null default '{}',
  items jsonb not null default '{}',
  created timestamptz not null,
  updated timestamptz not null,
  version integer not null default 1
);
comment on column category_inclusions.summary is 'ts: Record<string, string>';
comment on column category_inclusions.items is 'ts: Record<string, string[]>';

create table ticket_instructions (
  ticket_type text not null,
  language text not null,
  remember text[] not null default '{}',
  app_title text,
  app_html text,
  created timestamptz not null,
  updated timestamptz not null,
  version integer not null default 1,
  primary key (ticket_type, language)
);
create index ticket_instructions_updated on ticket_instructions (updated, (ticket_type || '/' || language));

-- The address itself is not kept: it is signed, and can be written again from the link's id and end.
create table itinerary_link (
  link_id text primary key,
  bookingorder_id text not null references bookingorder,
  ticket_id text not null references ticket,
  language text not null,
  valid_until timestamptz not null,
  revoked timestamptz,
  revoked_by text,
  -- when somebody who came too late was last sent a new one
  renewed timestamptz,
  created timestamptz not null,
  created_by text not null
);
create index itinerary_link_order on itinerary_link (bookingorder_id, ticket_id, created);
create index itinerary_link_ticket on itinerary_link (ticket_id);
