-- Sports, places, events and what is sold for them.
-- Local datetimes (timestamp without zone) are the venue's; the instants derived from them are kept beside them.

-- unaccent() is only "stable" because its dictionary could be changed; ours never is, so that indexes may use it.
create function fold(text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

create table tournament (
  tournament_id text primary key,
  slug text not null unique,
  official_name text not null,
  season text not null,
  tournament_type text not null check (tournament_type in ('cup', 'league', 'oneoff')),
  region text,
  sport_type text not null,
  date_start date,
  date_stop date,
  created timestamptz not null,
  updated timestamptz not null,
  deleted timestamptz,
  version integer not null default 1,
  search text generated always as (fold(official_name || ' ' || season)) stored
);
create index tournament_updated on tournament (updated, tournament_id);
create index tournament_sport on tournament (sport_type, tournament_id);
create index tournament_search on tournament using gin (search gin_trgm_ops);

create table venue (
  venue_id text primary key,
  slug text not null unique,
  official_name text not null,
  country text not null,
  popular_stadium boolean not null default false,
  venue_type text not null check (venue_type in ('racetrack', 'stadium', 'other')),
  capacity integer check (capacity >= 0),
  city text not null,
  province text,
  latitude text,
  longitude text,
  number text,
  postalcode text,
  streetname text,
  opened integer,
  track_length integer,
  wikipedia_slug text,
  wikipedia_snippet text,
  seating_setup text,
  time_zone text not null,
  created timestamptz not null,
  updated timestamptz not null,
  deleted timestamptz,
  version integer not null default 1,
  search text generated always as (fold(official_name || ' ' || city)) stored
);
create index venue_updated on venue (updated, venue_id);
create index venue_place on venue (country, city);
create index venue_search on venue using gin (search gin_trgm_ops);

create table team (
  team_id text primary key,
  slug text not null unique,
  official_name text not null,
  abbreviation text,
  sport_type text not null,
  iso_country text,
  popular_team boolean not null default false,
  venue_id text references venue,
  wikipedia_slug text,
  wikipedia_snippet text,
  logo_filename text,
  created timestamptz not null,
  updated timestamptz not null,
  deleted timestamptz,
  version integer not null default 1,
  search text generated always as (fold(official_name || ' ' || coalesce(abbreviation, ''))) stored
);
create index team_updated on team (updated, team_id);
create index team_venue on team (venue_id);
create index team_search on team using gin (search gin_trgm_ops);

-- Events of one tournament season at one venue with the same home team: one product to partners.
create table series (
  series_id text primary key,
  tournament_id text not null references tournament,
  season text not null,
  venue_id text not null references venue,
  hometeam_id text references team,
  created timestamptz not null,
  unique nulls not distinct (tournament_id, season, venue_id, hometeam_id)
);

-- What people type to find an event: names of the event, its teams, venue, city and tournament, written with the event and whenever one
-- of those is renamed. Apart from the events, because many share it: comparing letters is dear, and is done once for all of them.
create table event_text (
  text_id integer generated always as identity primary key,
  search text not null
);
-- By digest: names in other scripts can be longer than what fits a page of an index.
create unique index event_text_once on event_text (md5(search));
create index event_text_search on event_text using gin (search gin_trgm_ops);

create table event (
  event_id text primary key,
  slug text not null unique,
  event_name text not null,
  -- what somebody set; soldout is derived from stock, finished also from the date
  event_status text not null default 'notstarted' check (event_status in ('notstarted', 'postponed', 'cancelled', 'finished')),
  sport_type text not null,
  season text not null,
  tournament_id text not null references tournament,
  venue_id text not null references venue,
  hometeam_id text references team,
  visiting_id text references team,
  series_id text not null references series,
  date_start timestamp not null,
  date_stop timestamp not null check (date_stop >= date_start),
  date_start_utc timestamptz not null,
  date_stop_utc timestamptz not null,
  date_confirmed boolean not null default true,
  date_start_main_event timestamp,
  date_stop_main_event timestamp,
  event_description text,
  sales_periods jsonb not null default '[]',
  guest_data_requirements jsonb not null default '[]',
  is_popular boolean not null default false,
  created timestamptz not null,
  updated timestamptz not null,
  deleted timestamptz,
  version integer not null default 1,
  text_id integer references event_text
);
comment on column event.sales_periods is 'ts: SalesPeriod[]';
comment on column event.guest_data_requirements is 'ts: GuestDataRequirement[]';
create index event_updated on event (updated, event_id);
create index event_start on event (date_start, event_id);
create index event_start_utc on event (date_start_utc, event_id);
-- With `deleted`, so that counting the events of a sport, tournament or venue needs no look at the rows.
create index event_sport on event (sport_type, date_start, event_id) include (deleted);
create index event_tournament on event (tournament_id, date_start, event_id) include (deleted);
create index event_venue on event (venue_id, date_start, event_id) include (deleted);
create index event_hometeam on event (hometeam_id, date_start);
create index event_visiting on event (visiting_id, date_start);
create index event_series on event (series_id, date_start);
create index event_text_id on event (text_id, date_start);

create table event_translation (
  event_id text not null references event,
  language text not null,
  translated_event_name text not null,
  translated_slug text not null,
  created timestamptz not null,
  updated timestamptz not null,
  deleted timestamptz,
  version integer not null default 1,
  primary key (event_id, language)
);
create index event_translation_slug on event_translation (translated_slug) where deleted is null;
create index event_translation_updated on event_translation (updated, (event_id || language));

create table category (
  category_id text primary key,
  category_name text not null,
  venue_id text not null references venue,
  sport_type text not null,
  category_type text not null,
  on_svg boolean not null default false,
  description jsonb not null default '{}',
  options jsonb not null default '{}',
  ticket_delivery_days integer,
  party_size_together integer,
  distribution_channel text not null default 'service',
  highlight_type text,
  files text[] not null default '{}',
  sports_enabled text[] not null default '{}',
  sports_disabled text[] not null default '{}',
  guest_data_requirements jsonb not null default '[]',
  archived_since timestamptz,
  created timestamptz not null,
  updated timestamptz not null,
  deleted timestamptz,
  version integer not null default 1
);
comment on column category.description is 'ts: Record<string, string>';
comment on column category.options is 'ts: Partial<CategoryOptions>';
comment on column category.guest_data_requirements is 'ts: GuestDataRequirement[]';
create index category_venue on category (venue_id, category_id);
create index category_updated on category (updated, category_id);

-- Who may see a ticket, as far as lists go. The same few combinations come over and over, so a list of a million compares a number that is
-- in every index, instead of looking at lists in every row. Number 0 is everybody.
create table ticket_audience (
  audience_id integer generated by default as identity (start with 1) primary key,
  digest bytea not null unique,
  supplier_active boolean not null,
  supplier_distributors_disabled text[] not null,
  supplier_distributors_enabled text[] not null,
  distributors_disabled text[] not null,
  distributors_enabled text[] not null,
  countries_disabled text[] not null,
  countries_enabled text[] not null
);
insert into ticket_audience values (0, '', true, '{}', '{}', '{}', '{}', '{}', '{}');

-- A sellable line. What changes with every sale is in ticket_stock: this row is wide and much indexed.
create table ticket (
  ticket_id text primary key,
  event_id text not null references event,
  category_id text not null references category,
  supplier_id text not null references supplier,
  organiser_id text references supplier,
  external_ticket_id text,
  ticket_title text not null,
  ticket_type text not null,
  ticket_status text not null default 'available',
  ticket_validity text not null,
  ticket_targetgroup text not null default 'all',
  ticket_source text not null default 'external',
  is_relisted_ticket boolean not null default false,
  sub_category text not null default 'regular',
  ticket_validfrom timestamp not null,
  ticket_validuntil timestamp not null check (ticket_validuntil >= ticket_validfrom),
  release_date timestamp,
  latest_sale_date timestamp,
  sales_periods jsonb not null default '[]',
  -- when it can be bought at all, derived from the two dates and the periods (the event's when it has none) in the venue's zone
  on_sale tstzmultirange not null default '{(,)}',
  currency_code text not null,
  face_value bigint not null check (face_value >= 0),
  organiser_price bigint not null check (organiser_price >= 0),
  cost_price bigint not null check (cost_price >= 0),
  margins_applied boolean not null default true,
  service_price bigint not null check (service_price >= 0),
  discount_percentage numeric(7, 4) not null default 0 check (discount_percentage between 0 and 100),
  -- the price now; a period with a price of its own moves it, see price_change
  net_rate bigint not null check (net_rate >= 0),
  -- when a period that carries a price next begins or ends
  price_change timestamptz,
  sales_price bigint not null check (sales_price >= 0),
  service_fee bigint not null default 0 check (service_fee >= 0),
  vat_category text not null,
  flags text[] not null default '{}',
  min_order integer not null default 1 check (min_order >= 1),
  countries_disabled text[] not null default '{}',
  countries_enabled text[] not null default '{}',
  distributors_disabled text[] not null default '{}',
  distributors_enabled text[] not null default '{}',
  locked_by_client_id text references client,
  cancellation_policy jsonb not null default '[]',
  ticket_yield jsonb,
  guest_data_requirements jsonb not null default '[]',
  note text,
  last_checked timestamptz,
  -- whether anything is left, kept by whoever moves the stock; it changes rarely, so it can be indexed
  in_stock boolean not null default false,
  -- repeated from event, venue, category and supplier, so that a list of a million needs no join to filter and sort
  event_name text not null,
  venue_id text not null,
  tournament_id text not null,
  sport_type text not null,
  -- in small letters, for it is only there to be compared with
  city text not null,
  category_type text not null,
  supplier_type text not null,
  -- what its own lists and its supplier's come to, see ticket_audience
  audience_id integer not null default 0 references ticket_audience,
  created timestamptz not null,
  updated timestamptz not null,
  deleted timestamptz,
  version integer not null default 1,
  -- 0 on every list; 1 for youth and children, left out unless asked for; 2 more when deleted: one narrow column in every index
  shelf smallint generated always as
    ((case when ticket_targetgroup in ('youth', 'child') then 1 else 0 end + case when deleted is null then 0 else 2 end)::smallint) stored
);
comment on column ticket.sales_periods is 'ts: SalesPeriod[]';
comment on column ticket.cancellation_policy is 'ts: CancellationStep[]';
comment on column ticket.ticket_yield is 'ts: TicketYield';
comment on column ticket.guest_data_requirements is 'ts: GuestDataRequirement[]';
-- A page is found, and its list counted, from one of these alone; only the page's own rows are then looked up.
create index ticket_shelf on ticket (ticket_id) include (shelf, audience_id, in_stock);
create index ticket_event on ticket (event_id, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_category on ticket (category_id, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_supplier on ticket (supplier_id, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_venue on ticket (venue_id, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_tournament on ticket (tournament_id, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_sport on ticket (sport_type, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_city on ticket (city, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_updated on ticket (updated, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_created on ticket (created, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_title on ticket (ticket_title, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_event_name on ticket (event_name, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_net_rate on ticket (net_rate, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_face_value on ticket (face_value, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_validfrom on ticket (ticket_validfrom, ticket_id) include (shelf, audience_id, in_stock);
create index ticket_price_change on ticket (price_change) where price_change is not null;
create index ticket_sellable on ticket (event_id, net_rate) where in_stock and deleted is null and ticket_status = 'available';
create index ticket_yielding on ticket (event_id, category_id) where ticket_yield is not null and deleted is null;

-- The number of an audience, which is made when it is the first of its kind.
create function audience_of(of_supplier text, distributors_disabled text[], distributors_enabled text[], countries_disabled text[], countries_enabled text[])
returns integer language plpgsql as $$
declare
  wanted ticket_audience;
begin
  select supplier_status = 'active', s.distributors_disabled, s.distributors_enabled
    into wanted.supplier_active, wanted.supplier_distributors_disabled, wanted.supplier_distributors_enabled
    from supplier s where s.supplier_id = of_supplier;
  wanted.distributors_disabled := distributors_disabled;
  wanted.distributors_enabled := distributors_enabled;
  wanted.countries_disabled := countries_disabled;
  wanted.countries_enabled := countries_enabled;
  if wanted.supplier_active and cardinality(distributors_disabled) + cardinality(distributors_enabled) + cardinality(countries_disabled)
     + cardinality(countries_enabled) + cardinality(wanted.supplier_distributors_disabled) + cardinality(wanted.supplier_distributors_enabled) = 0
  then
    return 0;
  end if;
  wanted.digest := sha256(convert_to(wanted::text, 'UTF8'));
  loop
    select a.audience_id into wanted.audience_id from ticket_audience a where a.digest = wanted.digest;
    exit when found;
    insert into ticket_audience (digest, supplier_active, supplier_distributors_disabled, supplier_distributors_enabled, distributors_disabled,
                                 distributors_enabled, countries_disabled, countries_enabled)
    values (wanted.digest, wanted.supplier_active, wanted.supplier_distributors_disabled, wanted.supplier_distributors_enabled,
            wanted.distributors_disabled, wanted.distributors_enabled, wanted.countries_disabled, wanted.countries_enabled)
    on conflict (digest) do nothing;
  end loop;
  return wanted.audience_id;
end $$;

create function ticket_finds_audience() returns trigger language plpgsql as $$
begin
  new.audience_id := audience_of(new.supplier_id, new.distributors_disabled, new.distributors_enabled, new.countries_disabled, new.countries_enabled);
  return new;
end $$;
create trigger ticket_audience before insert or update of supplier_id, distributors_disabled, distributors_enabled, countries_disabled, countries_enabled
  on ticket for each row execute function ticket_finds_audience();

create function supplier_changes_audience() returns trigger language plpgsql as $$
begin
  -- In id order, as sales write them.
  perform from ticket where supplier_id = new.supplier_id order by ticket_id for no key update;
  update ticket t set audience_id = audience_of(t.supplier_id, t.distributors_disabled, t.distributors_enabled, t.countries_disabled, t.countries_enabled),
                      updated = greatest(t.updated, new.updated)
   where t.supplier_id = new.supplier_id;
  return null;
end $$;
create trigger supplier_audience after update of supplier_status, distributors_disabled, distributors_enabled on supplier for each row
  when ((old.supplier_status, old.distributors_disabled, old.distributors_enabled)
        is distinct from (new.supplier_status, new.distributors_disabled, new.distributors_enabled))
  execute function supplier_changes_audience();

-- How many tickets there are of each kind, as a sum of changes: totals of the lists people start with, without counting. Changes are only
-- added, so that nobody waits for anybody; a worker sums them up from time to time.
create table ticket_tally (
  sport_type text not null,
  category_type text not null,
  shelf smallint not null,
  audience_id integer not null,
  delta bigint not null
);

create function ticket_tallies_added() returns trigger language plpgsql as $$
begin
  insert into ticket_tally select sport_type, category_type, shelf, audience_id, count(*) from added group by 1, 2, 3, 4;
  return null;
end $$;
create trigger ticket_tally_added after insert on ticket referencing new table as added for each statement execute function ticket_tallies_added();

create function ticket_tallies_moved() returns trigger language plpgsql as $$
begin
  insert into ticket_tally values (old.sport_type, old.category_type, old.shelf, old.audience_id, -1);
  if tg_op = 'UPDATE' then
    insert into ticket_tally values (new.sport_type, new.category_type, new.shelf, new.audience_id, 1);
  end if;
  return null;
end $$;
create trigger ticket_tally_moved after update on ticket for each row
  when ((old.sport_type, old.category_type, old.shelf, old.audience_id) is distinct from (new.sport_type, new.category_type, new.shelf, new.audience_id))
  execute function ticket_tallies_moved();
create trigger ticket_tally_removed after delete on ticket for each row execute function ticket_tallies_moved();

-- The quantities that decide a sale: a narrow row without further indexes, so that a sale rewrites some sixty bytes in place.
-- Its row lock is the ticket's lock: whoever changes either row takes it first.
create table ticket_stock (
  ticket_id text primary key references ticket,
  supplier_quantity integer not null check (supplier_quantity >= 0),
  reservations_quantity integer not null default 0 check (reservations_quantity >= 0),
  number_of_tickets_sold integer not null default 0 check (number_of_tickets_sold >= 0),
  backorder_quantity integer not null default 0 check (backorder_quantity >= 0),
  service_stock integer not null default 0 check (service_stock >= 0),
  number_of_bookingorders integer not null default 0 check (number_of_bookingorders >= 0),
  available_quantity integer generated always as (supplier_quantity - reservations_quantity - number_of_tickets_sold) stored,
  constraint never_oversold check (supplier_quantity - reservations_quantity - number_of_tickets_sold >= 0)
) with (fillfactor = 60);

-- A group of comparable tickets whose automatic prices are to be found anew, written in the transaction of what changed it.
-- Several requests for one group are answered at once; a request that is not committed yet keeps its turn.
create table yield_request (
  event_id text not null,
  category_id text not null,
  requested timestamptz not null
);
