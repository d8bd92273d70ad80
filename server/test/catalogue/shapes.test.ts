import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { arrange } from './arrange.js'

const kit = await startKit()
const make = arrange(kit)

/** Copied from the contract and the specification; `also` are fields that the service adds for clients that keep a copy. */
const also = ['created', 'updated', 'deleted']
const tables = {
  venue: `venue_id, official_name, country, popular_stadium, venue_type, capacity, city, province, latitude, longitude, number, postalcode,
    streetname, opened, track_length, wikipedia_slug, wikipedia_snippet, slug, seating_setup, time_zone`,
  category: `category_name, category_id, venue_id, sport_type, venue_name, created, on_svg, description, options, deleted, archived_since,
    category_type, ticket_delivery_days, party_size_together, distribution_channel, highlight_type, files, sports_enabled, sports_disabled,
    guest_data_requirements`,
  options: `videowall, covered_seat, numbered_seat, package_rate, open_during_half_time, open_hours_before_match, open_hours_after_match,
    open_minutes_before_match, open_minutes_after_match`,
  locales: 'nl_NL, en_GB, de_DE, fr_FR, es_ES, it_IT, da_DK, pt_PT, cn_CN, ko_KO, ja_JA, ar_AE, zh_Hans_CN, sv_SE',
  event: `event_id, slug, event_name, event_status, sport_type, season, tournament_id, tournament_name, tournament_type, venue_id, venue_name,
    city, iso_country, latitude, longitude, time_zone, date_start, date_stop, date_start_utc, date_stop_utc, date_confirmed,
    date_start_main_event, date_stop_main_event, hometeam_id, hometeam_name, visiting_id, visiting_name, event_description,
    min_ticket_price_eur, max_ticket_price_eur, number_of_tickets, sales_periods, is_popular, series_id, created, updated,
    guest_data_requirements`,
  tournament: `tournament_id, slug, official_name, season, tournament_type, region, sport_type, date_start, date_stop, number_events, created,
    updated`,
  team: `team_id, slug, official_name, abbreviation, sport_type, iso_country, popular_team, venue_id, wikipedia_slug, wikipedia_snippet,
    logo_filename`,
  translation: 'event_id, language, translated_event_name, translated_slug',
  statistics: 'event_id, capacity, tickets, sold_per_day, price, by_category, orders, turnover',
}
const fields = (name: keyof typeof tables, extra: string[] = []) =>
  [...new Set([...tables[name].split(',').map((field) => field.trim()), ...extra])].sort()
const keys = (value: unknown) => Object.keys(value as object).sort()

const venueBody = {
  official_name: 'Estadio de la Ribera',
  country: 'es',
  city: 'Sevilla',
  venue_type: 'stadium',
  time_zone: 'Europe/Madrid',
  popular_stadium: true,
  capacity: 43_000,
  province: 'Andalucía',
  latitude: '37.3564',
  longitude: '-5.9816',
  number: '1',
  postalcode: '41012',
  streetname: 'Avenida de la Ribera',
  opened: 1929,
  track_length: 400,
  wikipedia_slug: 'Ribera',
  wikipedia_snippet: 'A stadium.',
  seating_setup: 'bowl',
}
const description = Object.fromEntries(fields('locales').map((locale) => [locale, `Text in ${locale}`]))
const options = {
  videowall: true,
  covered_seat: true,
  numbered_seat: true,
  package_rate: false,
  open_during_half_time: true,
  open_hours_before_match: 2,
  open_hours_after_match: 1,
  open_minutes_before_match: 120,
  open_minutes_after_match: 60,
}

const venue = await make.venue(venueBody)
const tournament = await make.tournament({
  official_name: 'River Cup',
  tournament_type: 'cup',
  region: 'Spain',
  date_start: '2031-05-01',
  date_stop: '2031-06-01',
})
const home = await make.team({ official_name: 'Ribera CF', abbreviation: 'RIB', iso_country: 'ES', venue_id: venue.venue_id })
const away = await make.team({ official_name: 'Puente AC' })
const eventBody = {
  event_name: 'Ribera CF vs Puente AC',
  tournament_id: tournament.tournament_id,
  venue_id: venue.venue_id,
  hometeam_id: home.team_id,
  visiting_id: away.team_id,
  date_start: '2031-05-04T20:00:00',
  date_stop: '2031-05-04T22:00:00',
  date_start_main_event: '2031-05-04T20:15:00',
  date_stop_main_event: '2031-05-04T22:00:00',
  date_confirmed: false,
  event_description: 'First leg',
  is_popular: true,
  sales_periods: [{ date_start: '2031-01-01T10:00:00', date_stop: '2031-05-04T18:00:00', label: 'General sale' }],
  guest_data_requirements: [{ field: 'last_name', scope: 'lead_guest', stage: 'pre_checkout', countries: { not_in: ['ES'] } }],
}
const event = await make.event(eventBody)
const categoryBody = {
  category_name: 'Tribuna Este',
  venue_id: venue.venue_id,
  sport_type: 'soccer',
  category_type: 'hospitality',
  on_svg: true,
  description,
  options,
  ticket_delivery_days: 3,
  party_size_together: 4,
  distribution_channel: 'service',
  highlight_type: 'service_choice',
  files: [{ information_filename: 'este.pdf' }, { information_filename: 'menu.pdf', category_id: 'what-was-read' }],
  sports_enabled: ['soccer', 'rugby'],
  sports_disabled: ['boxing'],
  archived_since: '2031-12-31T00:00:00',
}
const category = await make.category(categoryBody)

async function readAndList(path: string, listPath: string, name: string) {
  const one = await kit.as.distributor.get(path)
  expect(one.status).toBe(200)
  const many = await kit.as.distributor.get<Record<string, object[]>>(listPath)
  expect(many.body[name]).toContainEqual(one.body)
  expect(keys(many.body)).toEqual([name, 'pagination'].sort())
  expect(keys(many.body.pagination)).toEqual(['next_cursor', 'next_page', 'page_number', 'page_size', 'previous_page', 'total_size'])
  return one.body
}

test('a venue has every field of the contract, and a time zone', async () => {
  const body = await readAndList(`/v1/venues/${venue.venue_id}`, '/v1/venues', 'venues')
  expect(keys(body)).toEqual(fields('venue', also))
  expect(body).toMatchObject({ ...venueBody, country: 'ESP', slug: 'estadio-de-la-ribera', deleted: null })
  expect(body.venue_id).toMatch(/^[0-9a-z]{26}_ven$/)
})

test('a venue with few values has every field', async () => {
  const { venue_id } = await make.venue({ official_name: 'Bare' })
  const { body } = await kit.as.supplier.get(`/v1/venues/${venue_id}`)
  expect(keys(body)).toEqual(fields('venue', also))
  expect(body).toMatchObject({ capacity: null, province: null, latitude: null, opened: null, seating_setup: null, popular_stadium: false })
})

test('a tournament has every field of the specification', async () => {
  const body = await readAndList(`/v1/tournaments/${tournament.tournament_id}`, '/v1/tournaments', 'tournaments')
  expect(keys(body)).toEqual(fields('tournament', also))
  expect(body).toMatchObject({ number_events: 1, region: 'Spain', date_start: '2031-05-01', date_stop: '2031-06-01', season: '2026/2027' })
  expect(body.tournament_id).toMatch(/_trn$/)
})

test('a team has every field of the specification', async () => {
  const body = await readAndList(`/v1/teams/${home.team_id}`, '/v1/teams', 'teams')
  expect(keys(body)).toEqual(fields('team', also))
  expect(body).toMatchObject({
    abbreviation: 'RIB',
    iso_country: 'ESP',
    venue_id: venue.venue_id,
    popular_team: false,
    logo_filename: null,
  })
  expect(body.team_id).toMatch(/_tms$/)
})

test('an event has every field of the specification', async () => {
  const body = await readAndList(`/v1/events/${event.event_id}`, '/v1/events', 'events')
  expect(keys(body)).toEqual(fields('event', [...also, 'opening_hours']))
  expect(body).toMatchObject({
    ...eventBody,
    guest_data_requirements: [{ field: 'last_name', scope: 'lead_guest', stage: 'pre_checkout', countries: { not_in: ['ESP'] } }],
    event_status: 'notstarted',
    sport_type: 'soccer',
    season: '2026/2027',
    tournament_name: 'River Cup',
    tournament_type: 'cup',
    venue_name: 'Estadio de la Ribera',
    city: 'Sevilla',
    iso_country: 'ESP',
    latitude: '37.3564',
    longitude: '-5.9816',
    time_zone: 'Europe/Madrid',
    date_start_utc: '2031-05-04T18:00:00',
    date_stop_utc: '2031-05-04T20:00:00',
    hometeam_name: 'Ribera CF',
    visiting_name: 'Puente AC',
    number_of_tickets: 0,
    min_ticket_price_eur: null,
    max_ticket_price_eur: null,
  })
  expect(body.series_id).toMatch(/_srs$/)
})

test('a category accepts and returns all fields, options, fourteen locales and files', async () => {
  const body = await readAndList(`/v1/categories/${category.category_id}`, '/v1/categories', 'categories')
  expect(keys(body)).toEqual(fields('category', also))
  expect(keys(body.options)).toEqual(fields('options'))
  expect(keys(body.description)).toEqual(fields('locales'))
  const files = ['este.pdf', 'menu.pdf'].map((information_filename) => ({ category_id: category.category_id, information_filename }))
  expect(body).toMatchObject({ ...categoryBody, files, venue_name: 'Estadio de la Ribera', deleted: null })
})

test('a category with few values has every field, option and locale', async () => {
  const { category_id } = await make.category({ venue_id: venue.venue_id })
  const { body } = await kit.as.distributor.get(`/v1/categories/${category_id}`)
  expect(keys(body)).toEqual(fields('category', also))
  expect(body.options).toEqual({
    ...Object.fromEntries(fields('options').map((name) => [name, null])),
    ...{ videowall: false, covered_seat: false, numbered_seat: false, package_rate: false, open_during_half_time: false },
  })
  expect(body.description).toEqual(Object.fromEntries(fields('locales').map((locale) => [locale, null])))
  expect(body).toMatchObject({ files: [], sports_enabled: [], sports_disabled: [], highlight_type: null, distribution_channel: 'service' })
})

test('an event translation has the fields of the contract', async () => {
  const path = `/v1/event-translations/${event.event_id}/es_ES`
  const put = await kit.as.product_management.put(path, { translated_event_name: 'Ribera contra Puente' })
  expect(put.status).toBe(200)
  const body = await readAndList(path, '/v1/event-translations', 'eventtranslations')
  expect(keys(body)).toEqual(fields('translation', also))
  expect(body).toMatchObject({
    event_id: event.event_id,
    language: 'es_ES',
    translated_event_name: 'Ribera contra Puente',
    translated_slug: 'ribera-contra-puente-2031-05-04',
  })
})

test('statistics have every field of the specification', async () => {
  const { body, status } = await kit.as.distributor.get(`/v1/events/${event.event_id}/statistics`)
  expect(status).toBe(200)
  expect(keys(body)).toEqual(fields('statistics'))
  expect(body).toEqual({
    event_id: event.event_id,
    capacity: 43_000,
    tickets: { available: 0, allotted: 0, reserved: 0, sold: 0, returned: 0, relisted: 0 },
    sold_per_day: [],
    price: { currency: 'EUR', min: null, median: null, max: null },
    by_category: [],
    orders: null,
    turnover: [],
  })
})

test('there are 27 sports, each with its number of events', async () => {
  const { body } = await kit.as.supplier.get<{ sports: { sport_type: string; label: string; number_of_events: number }[] }>('/v1/sports')
  expect(body.sports).toHaveLength(27)
  expect(body.sports.filter((sport) => sport.number_of_events > 0)).toEqual([
    { sport_type: 'soccer', label: 'Football', number_of_events: 1 },
  ])
})

test('countries and cities are those that have a venue', async () => {
  await make.venue({ official_name: 'Ahoy', country: 'NL', city: 'Rotterdam', time_zone: 'Europe/Amsterdam' })
  const lands = await kit.as.distributor.get<{ countries: object[] }>('/v1/countries')
  expect(lands.body.countries).toEqual([
    { iso_country: 'NLD', iso_country_alpha2: 'NL', country_name: 'Netherlands', number_of_venues: 1, number_of_events: 0 },
    { iso_country: 'ESP', iso_country_alpha2: 'ES', country_name: 'Spain', number_of_venues: 2, number_of_events: 1 },
  ])
  const cities = await kit.as.distributor.get<{ cities: object[] }>('/v1/cities?country=nl')
  expect(cities.body.cities).toEqual([
    { city: 'Rotterdam', iso_country: 'NLD', country_name: 'Netherlands', number_of_venues: 1, number_of_events: 0 },
  ])
})
