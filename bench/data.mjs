/**
 * A catalogue of any size, made with generate_series: a benchmark needs many rows, not realistic names. The distribution is that of a large
 * platform: 27 sports of different sizes, 400 venues in 120 cities, 250 suppliers, 30 categories per venue.
 */
/** A pseudo-random number below `many`, the same in every run. */
const pick = (seed, many) => `((hashint8extended(n, ${seed}) & 2147483647) % ${many})`

const statements = (tickets, events) => {
  const id = (kind, number) => `lpad((${number})::text, 26, '0') || '_${kind}'`
  const stamp = (number, of) => `timestamptz '2026-01-01 00:00Z' + (${number}) * interval '200 days' / ${of}`
  return [
    `insert into tournament (tournament_id, slug, official_name, season, tournament_type, sport_type, created, updated)
     select ${id('trn', 'n')}, 'bench-tournament-' || n, 'Bench tournament ' || n, '2026/2027', 'league', (${sports})[1 + least(26, floor(27 * power((n % 97) / 97.0, 2)))::int], ${stamp('n', 1000)}, ${stamp('n', 1000)}
       from generate_series(1, 600) n`,
    `insert into venue (venue_id, slug, official_name, country, venue_type, capacity, city, time_zone, created, updated)
     select ${id('ven', 'n')}, 'bench-venue-' || n, 'Bench arena ' || n, (array['ESP','GBR','DEU','FRA','ITA','NLD','PRT','USA'])[1 + n % 8], 'stadium', 10000 + n * 37, 'City ' || n % 120, 'Europe/Madrid', ${stamp('n', 400)}, ${stamp('n', 400)}
       from generate_series(1, 400) n`,
    `insert into series (series_id, tournament_id, season, venue_id, created)
     select ${id('srs', 'n')}, ${id('trn', '1 + n % 600')}, '2026/2027', ${id('ven', '1 + (n / 15)')}, ${stamp('n', 6000)} from generate_series(0, 5999) n`,
    `insert into event (event_id, slug, event_name, sport_type, season, tournament_id, venue_id, series_id, date_start, date_stop, date_start_utc, date_stop_utc, created, updated)
     select ${id('evt', 'n')}, 'bench-event-' || n, 'Match ' || n % 9973 || ' of ' || t.official_name, t.sport_type, '2026/2027', t.tournament_id, s.venue_id, s.series_id,
            timestamp '2031-01-01 20:00' + n % 360 * interval '1 day', timestamp '2031-01-01 22:00' + n % 360 * interval '1 day',
            timestamptz '2031-01-01 19:00Z' + n % 360 * interval '1 day', timestamptz '2031-01-01 21:00Z' + n % 360 * interval '1 day', ${stamp('n', events)}, ${stamp('n', events)}
       from generate_series(1, ${events}) n join series s on s.series_id = ${id('srs', pick(13, 6000))} join tournament t on t.tournament_id = s.tournament_id`,
    `insert into category (category_id, category_name, venue_id, sport_type, category_type, options, created, updated)
     select ${id('ctg', 'n')}, 'Block ' || n % 30, ${id('ven', '1 + n / 30')}, 'soccer', (${categoryTypes})[1 + least(8, floor(9 * power(n % 30 / 30.0, 2)))::int], '{"covered_seat": true, "numbered_seat": true}', ${stamp('n', 12000)}, ${stamp('n', 12000)}
       from generate_series(0, 11999) n`,
    `insert into supplier (supplier_id, name, supplier_type, iso_country, default_currency, created, updated)
     select ${id('spp', 'n')}, 'Bench supplier ' || n, (array['external','marketplace','service','organiser'])[1 + n % 4], 'ESP', (array['EUR','EUR','GBP','USD'])[1 + n % 4], ${stamp('n', 250)}, ${stamp('n', 250)}
       from generate_series(1, 250) n`,
    `insert into ticket (ticket_id, event_id, category_id, supplier_id, external_ticket_id, ticket_title, ticket_type, ticket_status, ticket_validity, ticket_targetgroup, ticket_source, sub_category,
       ticket_validfrom, ticket_validuntil, latest_sale_date, on_sale, currency_code, face_value, organiser_price, cost_price, service_price, net_rate, sales_price, service_fee, vat_category, flags, min_order,
       countries_disabled, in_stock, event_name, venue_id, tournament_id, sport_type, city, category_type, supplier_type, created, updated)
     select ${id('tck', 'n')}, e.event_id, c.category_id, p.supplier_id, 'EXT-' || n, c.category_name || ', row ' || ${pick(3, 40)}, (${ticketTypes})[1 + least(5, floor(6 * power(${pick(4, 100)} / 100.0, 2)))::int],
            (array['disabled', 'on_request', 'available'])[least(3, 1 + ${pick(5, 50)})], 'singleday', x.target, 'external', case x.target when 'youth' then 'youth' else 'regular' end,
            e.date_start::date, e.date_start::date + time '23:59:59', e.date_start - interval '1 day', tstzmultirange(tstzrange(null, e.date_start_utc - interval '1 day')), p.default_currency,
            3000 + x.price, 3000 + x.price, 3200 + x.price, 3500 + x.price, 3500 + x.price, 4200 + x.price, 150, 'high', case ${pick(6, 10)} when 0 then array['no_single_left'] when 1 then array['pairs_only'] else '{}' end, 1,
            case ${pick(7, 25)} when 0 then array['GBR'] else '{}' end, ${pick(8, 12)} <> 0, e.event_name, e.venue_id, e.tournament_id, e.sport_type, lower(v.city), c.category_type, p.supplier_type, ${stamp('n', tickets)}, ${stamp(pick(9, 1_000_000), 1_000_000)}
       from generate_series(1, ${tickets}) n
       cross join lateral (select ${pick(10, 40_000)} as price, case ${pick(11, 20)} when 0 then 'youth' else 'all' end as target) x
       join event e on e.event_id = ${id('evt', `1 + ${pick(1, events)}`)}
       join venue v on v.venue_id = e.venue_id
       join category c on c.category_id = ${id('ctg', `(substr(e.venue_id, 1, 26)::int - 1) * 30 + ${pick(2, 30)}`)}
       join supplier p on p.supplier_id = ${id('spp', `1 + ${pick(12, 250)}`)}`,
    `insert into ticket_stock (ticket_id, supplier_quantity) select ticket_id, case when in_stock then 1 + hashtext(ticket_id) & 127 else 0 end from ticket`,
  ]
}
const list = (values) => `array[${values.map((value) => `'${value}'`)}]`
const sports = list(
  'soccer motorsport tennis rugby darts horseracing boxing other motogp formula1 cricket basketball combatsport icehockey nba nfl mlb watersport dtm indycar superbike padel handball golf rowing cycling sailing'.split(
    ' ',
  ),
)
const categoryTypes = list(
  'grandstand generaladmission hospitality busparking carparking camping transfer offsite_hospitality extras'.split(' '),
)
const ticketTypes = list(['eticket', 'appticket', 'paper-ticket', 'collection-stadium', 'eticket_with_pickup', 'other'])

/** Fills a migrated database that has no tickets yet. */
export async function fill(client, tickets, progress = () => {}) {
  const events = Math.max(500, Math.round(tickets / 20))
  await client.query('set statement_timeout = 0')
  // Indexes are created after the rows, which is faster than updating them row by row.
  const { rows: indexes } = await client.query(
    "select indexname, indexdef from pg_indexes where tablename = 'ticket' and indexname <> 'ticket_pkey'",
  )
  for (const { indexname } of indexes) await client.query(`drop index ${indexname}`)
  const all = [...statements(tickets, events), ...indexes.map(({ indexdef }) => indexdef), 'vacuum analyze']
  for (const [index, statement] of all.entries()) {
    progress(`${index + 1} of ${all.length}: ${/into \w+|index \w+|vacuum/i.exec(statement)?.[0]} …`)
    // Vacuumed, as in a database in use: with statistics, and with pages marked all-visible for index-only scans.
    await client.query(statement)
  }
}
