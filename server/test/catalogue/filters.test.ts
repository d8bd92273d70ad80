import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { arrange, listed } from './arrange.js'

const kit = await startKit()
const make = arrange(kit)
type Json = Record<string, unknown>

/** Three of each resource that differ in every field with a filter; called a, b, c in this order. */
const venues = [
  await make.venue({
    official_name: 'Ébano Arena',
    country: 'ESP',
    city: 'Málaga',
    venue_type: 'stadium',
    popular_stadium: true,
    capacity: 10_000,
  }),
  await make.venue({
    official_name: 'Circuit Bleu',
    country: 'FRA',
    city: 'Nice',
    venue_type: 'racetrack',
    capacity: 20_000,
    time_zone: 'Europe/Paris',
  }),
  await make.venue({ official_name: 'Quay Courts', country: 'USA', city: 'New York', venue_type: 'other', time_zone: 'America/New_York' }),
] as const
const tournaments = [
  await make.tournament({
    official_name: 'Alpha League',
    season: '2030',
    region: 'Spain',
    date_start: '2031-01-01',
    date_stop: '2031-02-01',
  }),
  await make.tournament({
    official_name: 'Beta Cup',
    season: '2031',
    tournament_type: 'cup',
    sport_type: 'formula1',
    region: 'France',
    date_start: '2031-03-01',
    date_stop: '2031-04-01',
  }),
  await make.tournament({ official_name: 'Gamma Open', season: '2032', tournament_type: 'oneoff', sport_type: 'tennis' }),
] as const
const teams = [
  await make.team({ official_name: 'Ants', abbreviation: 'ANT', iso_country: 'ESP', popular_team: true, venue_id: venues[0].venue_id }),
  await make.team({ official_name: 'Bees', abbreviation: 'BEE', iso_country: 'FRA', sport_type: 'formula1' }),
  await make.team({ official_name: 'Crows', sport_type: 'tennis', venue_id: venues[2].venue_id }),
] as const
const dates = [
  ['2031-01-10T20:00:00', '2031-01-10T22:00:00'],
  ['2031-03-10T14:00:00', '2031-03-12T16:00:00'],
  ['2031-05-10T20:00:00', '2031-05-10T23:00:00'],
] as const
const events: Json[] = []
for (const [index, [date_start, date_stop]] of dates.entries()) {
  kit.clock.advance({ hours: 1 })
  events.push(
    await make.event({
      event_name: `Event ${'abc'[index]}`,
      tournament_id: tournaments[index]?.tournament_id,
      venue_id: venues[index]?.venue_id,
      hometeam_id: teams[index]?.team_id,
      visiting_id: teams[(index + 1) % 3]?.team_id,
      date_start,
      date_stop,
      is_popular: index === 0,
      date_confirmed: index !== 2,
      ...(index === 1 ? { event_status: 'postponed' } : {}),
    }),
  )
}
const categories = [
  await make.category({
    venue_id: venues[0].venue_id,
    category_name: 'Añil',
    on_svg: true,
    party_size_together: 2,
    archived_since: '2031-01-01T00:00:00',
  }),
  await make.category({
    venue_id: venues[1].venue_id,
    category_name: 'Bleu',
    sport_type: 'formula1',
    category_type: 'camping',
    party_size_together: 4,
    highlight_type: 'service_choice',
  }),
  await make.category({
    venue_id: venues[2].venue_id,
    category_name: 'Cobalt',
    sport_type: 'tennis',
    category_type: 'extras',
    distribution_channel: 'partner',
  }),
] as const
for (const [index, category] of categories.entries())
  await make.ticket(String(events[index]?.event_id), { category_id: category.category_id, stock: index === 2 ? 0 : 5 })
for (const [index, language] of (['de_DE', 'fr_FR', 'ar_AE'] as const).entries())
  await kit.as.product_management.put(`/v1/event-translations/${events[index]?.event_id}/${language}`, {
    translated_event_name: `T${index}`,
  })

/** Filters in which `a`, `b`, `c` stand for the three values of a field, and which of the three they match. */
async function check(
  path: string,
  key: string,
  rows: readonly Json[],
  name: string,
  values: readonly string[],
  cases: Record<string, string>,
) {
  for (const [filter, expected] of Object.entries(cases)) {
    const text = filter.replace(/\b[abc]\b/g, (letter) => values['abc'.indexOf(letter)] ?? letter)
    const found = await listed(kit, `${path}?${name}=${encodeURIComponent(text)}&page_size=1000`, key)
    const letters = rows.flatMap((row, index) => (found.includes(row[key]) ? ['abc'[index]] : [])).join('')
    expect({ path, name, text, found: letters }).toEqual({ path, name, text, found: expected })
  }
}

const sets = { a: 'a', 'eq:b': 'b', 'ne:a': 'bc', 'in:[a,c]': 'ac', 'not in:[a,c]': 'b', 'in:[]': '', nothing: '' }
const { nothing: _none, ...known } = sets
const ordered = { ...known, 'gt:a': 'bc', 'ge:b': 'bc', 'lt:c': 'ab', 'le:b': 'ab' }
/** Only a and b have a value; an empty one equals nothing and differs from everything. */
const partly = {
  a: 'a',
  'eq:b': 'b',
  'ne:a': 'bc',
  'in:[a,b]': 'ab',
  'not in:[a,b]': 'c',
  'ge:a': 'ab',
  'gt:a': 'b',
  'lt:b': 'a',
  'le:b': 'ab',
}
const yesNo = { true: 'a', false: 'bc', 'ne:true': 'bc', 'eq:true': 'a' }
const ids = (rows: readonly object[], key: string) => rows.map((row) => String((row as Json)[key]))

test.each<[string, string[], Record<string, string>]>([
  ['event_id', ids(events, 'event_id'), sets],
  ['slug', ids(events, 'slug'), sets],
  ['event_name', ids(events, 'event_name'), sets],
  ['tournament_id', ids(tournaments, 'tournament_id'), sets],
  ['venue_id', ids(venues, 'venue_id'), sets],
  ['series_id', ids(events, 'series_id'), sets],
  ['hometeam_id', ids(teams, 'team_id'), sets],
  ['visiting_id', ids([teams[1], teams[2], teams[0]], 'team_id'), sets],
  ['team_id', ids(teams, 'team_id'), { a: 'ac', b: 'ab', c: 'bc', 'in:[a,b]': 'abc', 'ne:a': 'b', 'not in:[b]': 'c', nothing: '' }],
  ['season', ['2030', '2031', '2032'], sets],
  ['country', ['ESP', 'FRA', 'USA'], sets],
  ['country', ['es', 'FR', 'us'], sets],
  ['city', ['Málaga', 'NICE', 'new york'], sets],
  ['sport_type', ['soccer', 'formula1', 'tennis'], { ...known, 'gt:a': 'bc', 'ge:b': 'b', 'lt:c': 'a', 'le:b': 'abc' }],
  ['event_status', ['notstarted', 'postponed', 'soldout'], { ...known, 'gt:a': 'bc', 'ge:b': 'b', 'lt:c': 'a', 'le:b': 'abc' }],
  ['date_start', ['2031-01-10T20:00:00', '2031-03-10', '2031-05-10 20:00'], ordered],
  ['date_stop', ['2031-01-10', '2031-03-12T16:00', '2031-05-10'], ordered],
  ['date_start_utc', ['2031-01-10T19:00:00', '2031-03-10T14:00:00+01:00', '2031-05-11'], ordered],
  ['date_stop_utc', ['2031-01-10T21:00:00Z', '2031-03-12T15:00:00', '2031-05-11T03:00:00'], ordered],
  ['created', ids(events, 'created'), ordered],
  ['updated', ids(events, 'updated'), ordered],
  ['is_popular', [], yesNo],
  ['date_confirmed', [], { true: 'ab', false: 'c', 'ne:true': 'c' }],
  ['tickets_available', [], { true: 'a', false: 'bc' }],
])('events by %s', (name, values, cases) => check('/v1/events', 'event_id', events, name, values, cases))

test.each<[string, string[], Record<string, string>]>([
  ['venue_id', ids(venues, 'venue_id'), sets],
  ['slug', ids(venues, 'slug'), sets],
  ['country', ['ES', 'fra', 'USA'], sets],
  ['city', ['málaga', 'Nice', 'NEW YORK'], sets],
  ['venue_type', ['stadium', 'racetrack', 'other'], { ...known, 'gt:a': 'c', 'ge:b': 'abc', 'lt:c': 'ab', 'le:b': 'b' }],
  ['popular', [], yesNo],
  ['capacity', ['10000', '20000'], partly],
  ['venue_name', [], { ebano: 'a', ARENA: 'a', bleu: 'b', 'ua courts': '', 'uay cour': 'c', '%': '' }],
  // At home and away: each team plays at two venues, and the Ants' home ground is one of theirs.
  ['team_id', ids(teams, 'team_id'), { a: 'ac', b: 'ab', c: 'bc', 'in:[a,c]': 'abc', 'not in:[a]': 'b', nothing: '' }],
  ['event_stopdate', ['2031-01-10', '2031-03-12', '2031-05-10'], ordered],
  ['event_stopdate', ['2031-01-10T22:00:00', '2031-03-12T16:00:00', '2031-05-10T23:00:00'], ordered],
])('venues by %s', (name, values, cases) => check('/v1/venues', 'venue_id', venues, name, values, cases))

test('a venue is found by its home team, also if the team has no event', async () => {
  const { venue_id } = await make.venue()
  const { team_id } = await make.team({ venue_id })
  expect(await listed(kit, `/v1/venues?team_id=${team_id}`, 'venue_id')).toEqual([venue_id])
})

test.each<[string, string[], Record<string, string>]>([
  ['tournament_id', ids(tournaments, 'tournament_id'), sets],
  ['slug', ids(tournaments, 'slug'), sets],
  ['official_name', ['Alpha League', 'Beta Cup', 'Gamma Open'], sets],
  ['season', ['2030', '2031', '2032'], sets],
  ['region', ['Spain', 'France'], { a: 'a', 'ne:a': 'bc', 'in:[a,b]': 'ab', 'not in:[a,b]': 'c' }],
  ['tournament_type', ['league', 'cup', 'oneoff'], { ...known, 'gt:a': 'c', 'ge:b': 'abc', 'lt:c': 'ab', 'le:b': 'b' }],
  ['sport_type', ['soccer', 'formula1', 'tennis'], { ...known, 'gt:a': 'bc', 'ge:b': 'b', 'lt:c': 'a', 'le:b': 'abc' }],
  ['date_start', ['2031-01-01', '2031-03-01'], partly],
  ['date_stop', ['2031-02-01', '2031-04-01'], partly],
  ['team_id', ids(teams, 'team_id'), { a: 'ac', b: 'ab', 'in:[b,c]': 'abc', nothing: '' }],
])('tournaments by %s', (name, values, cases) => check('/v1/tournaments', 'tournament_id', tournaments, name, values, cases))

test.each<[string, string[], Record<string, string>]>([
  ['team_id', ids(teams, 'team_id'), sets],
  ['slug', ids(teams, 'slug'), sets],
  ['official_name', ['Ants', 'Bees', 'Crows'], sets],
  ['abbreviation', ['ANT', 'BEE'], { a: 'a', 'ne:a': 'bc', 'in:[a,b]': 'ab', 'not in:[a,b]': 'c' }],
  ['sport_type', ['soccer', 'formula1', 'tennis'], known],
  ['country', ['es', 'FRA'], { a: 'a', 'eq:b': 'b', 'ne:a': 'bc', 'not in:[a,b]': 'c' }],
  ['popular_team', [], yesNo],
  ['venue_id', [venues[0].venue_id, venues[1].venue_id], { a: 'a', b: '', 'ne:a': 'bc' }],
  ['tournament_id', ids(tournaments, 'tournament_id'), { a: 'ab', b: 'bc', c: 'ac', 'not in:[a]': 'c' }],
])('teams by %s', (name, values, cases) => check('/v1/teams', 'team_id', teams, name, values, cases))

test.each<[string, string[], Record<string, string>]>([
  ['category_id', ids(categories, 'category_id'), sets],
  ['category_name', ['Añil', 'Bleu', 'Cobalt'], sets],
  ['venue_id', ids(venues, 'venue_id'), sets],
  ['event_id', ids(events, 'event_id'), sets],
  ['sport_type', ['soccer', 'formula1', 'tennis'], known],
  ['category_type', ['grandstand', 'camping', 'extras'], ordered],
  ['distribution_channel', ['service', 'service', 'partner'], { a: 'ab', c: 'c', 'ne:a': 'c', 'in:[a,c]': 'abc' }],
  ['highlight_type', ['', 'service_choice'], { b: 'b', 'ne:b': 'ac' }],
  ['on_svg', [], yesNo],
  ['party_size_together', ['2', '4'], partly],
  ['archived_since', ['2031-01-01'], { a: 'a', 'ge:a': 'a', 'ne:a': 'bc' }],
  ['query', [], { anil: 'a', LEU: 'b', quay: 'c', nothing: '' }],
])('categories by %s', (name, values, cases) => check('/v1/categories', 'category_id', categories, name, values, cases))

test.each<[string, string[], Record<string, string>]>([
  ['event_id', ids(events, 'event_id'), sets],
  ['event_startdate', ['2031-01-10', '2031-03-10', '2031-05-10'], ordered],
  ['language', ['de_DE', 'fr_FR', 'ar_AE'], { ...ordered, 'gt:a': 'bc', 'a,b': 'ab', 'ge:b': 'bc', 'lt:c': 'ab' }],
  ['translated_slug', ['t0-2031-01-10', 't1-2031-03-10', 't2-2031-05-10'], sets],
])('event translations by %s', (name, values, cases) => check('/v1/event-translations', 'event_id', events, name, values, cases))

test('several languages can also be given one by one', async () => {
  expect((await listed(kit, '/v1/event-translations?language=de_DE&language=fr_FR&sorting=language', 'language')).toSorted()).toEqual([
    'de_DE',
    'fr_FR',
  ])
  expectProblem(await kit.as.distributor.get('/v1/event-translations?language=de_DE,xx_XX'), 'invalid_filter')
  for (const empty of ['language=', 'language=de_DE&language='])
    expectProblem(await kit.as.distributor.get(`/v1/event-translations?${empty}`), 'invalid_filter')
})

test('a filter that is given twice is a range', async () => {
  const found = await listed(kit, '/v1/events?date_start=ge:2031-01-11&date_start=lt:2031-05-10', 'event_id')
  expect(found).toEqual([events[1]?.event_id])
})

test('lists of sports, countries and cities have filters too', async () => {
  expect(await listed(kit, '/v1/sports?number_of_events=ge:1&sorting=sport_type', 'sport_type')).toEqual(['soccer', 'tennis', 'formula1'])
  expect(await listed(kit, '/v1/sports?sport_type=in:[golf,padel]&sorting=-label', 'label')).toEqual(['Padel', 'Golf'])
  expect(await listed(kit, '/v1/countries?country=us', 'country_name')).toEqual(['United States of America'])
  expect(await listed(kit, '/v1/countries?number_of_events=1&sorting=iso_country', 'iso_country')).toEqual(['ESP', 'FRA', 'USA'])
  expect(await listed(kit, '/v1/cities?query=malag', 'city')).toEqual(['Málaga'])
  expect(await listed(kit, '/v1/cities?country=FRA', 'city')).toEqual(['Nice'])
})

describe('every list', () => {
  const lists = ['sports', 'countries', 'cities', 'tournaments', 'teams', 'venues', 'events', 'categories', 'event-translations']

  test.each(lists)('%s refuses unknown parameters', async (name) => {
    const get = (query: string) => kit.as.distributor.get(`/v1/${name}?${query}`)
    expect(expectProblem(await get('nmae=x'), 'unknown_parameter').detail).toContain('page_size')
    expectProblem(await get('sorting=nmae'), 'invalid_sorting')
    for (const page of ['page=0', 'page=x', 'page_size=0', 'page_size=1001', 'page_size=1.5'])
      expectProblem(await get(page), 'invalid_page')
  })

  test.each(lists)('%s returns every entry once over its pages', async (name) => {
    const key =
      { sports: 'sport_type', countries: 'iso_country', cities: 'city', events: 'event_id' }[name] ?? Object.keys(await first(name))[0]
    const whole = await listed(kit, `/v1/${name}?page_size=1000`, String(key))
    const paged: unknown[] = []
    for (let next: string | null = `/v1/${name}?page_size=1`; next; ) {
      const { body }: { body: Json & { pagination: { next_page: string | null; total_size: number } } } = await kit.as.distributor.get(next)
      expect(body.pagination.total_size).toBe(whole.length)
      paged.push(...(await listed(kit, next, String(key))))
      next = body.pagination.next_page
    }
    expect(paged).toEqual(whole)
    expect(await listed(kit, `/v1/${name}?page=999`, String(key))).toEqual([])
  })

  async function first(name: string): Promise<Json> {
    const { body } = await kit.as.distributor.get<Record<string, Json[]>>(`/v1/${name}?page_size=1`)
    return Object.entries(body).find(([field]) => field !== 'pagination')?.[1][0] ?? {}
  }

  test('accepts a set of up to 2000 characters', async () => {
    const set = (length: number) => `in:[${'x'.repeat(length)}]`
    for (const path of ['events?event_id=', 'venues?venue_id=', 'teams?team_id=', 'categories?venue_id=', 'event-translations?event_id=']) {
      expect((await kit.as.distributor.get(`/v1/${path}${set(2000)}`)).status).toBe(200)
      expectProblem(await kit.as.distributor.get(`/v1/${path}${set(2001)}`), 'filter_too_long')
    }
  })

  test.each([
    ['events?sport_type=chess', 'invalid_filter'],
    ['events?event_status=over', 'invalid_filter'],
    ['events?date_start=2031-02-31', 'invalid_filter'],
    ['events?date_start=2031-01-10T20:00:00Z', 'invalid_filter'],
    ['events?is_popular=gt:true', 'invalid_filter'],
    ['events?event_id=gt:x', 'invalid_filter'],
    ['venues?venue_type=in:[palace]', 'invalid_filter'],
    ['venues?capacity=many', 'invalid_filter'],
    ['tournaments?date_start=yesterday', 'invalid_filter'],
    ['categories?show_deleted=perhaps', 'invalid_parameter'],
  ] as const)('%s is refused', async (path, code) => {
    expectProblem(await kit.as.distributor.get(`/v1/${path}`), code)
  })

  test('sorts by each sortable field, in both directions', async () => {
    for (const name of lists) {
      const refused = expectProblem(await kit.as.distributor.get(`/v1/${name}?sorting=nothing`), 'invalid_sorting')
      const fields = /Sortable: ([^;]+);/.exec(String(refused.detail))?.[1]?.split(', ') ?? []
      expect(fields.length).toBeGreaterThan(1)
      for (const field of fields) {
        const values = await listed(kit, `/v1/${name}?sorting=${field}&page_size=1000`, field === 'country' ? 'iso_country' : field)
        const back = await listed(kit, `/v1/${name}?sorting=-${field}&page_size=1000`, field === 'country' ? 'iso_country' : field)
        // Empty values come last in both directions.
        const filled = (list: unknown[]) => list.filter((value) => value !== null && value !== undefined)
        expect({ name, field, back: filled(back) }).toEqual({ name, field, back: filled(values).toReversed() })
      }
    }
  })
})

test('cities are found by the name that is shown, also with letters that have no simple small form', async () => {
  for (const city of ['\u0130zmir', '\u0391\u0398\u0397\u039d\u0391\u03a3']) {
    const { venue_id } = await make.venue({ city, country: 'TUR' })
    const { event_id } = await make.event({ venue_id })
    const name = encodeURIComponent(city)
    expect(await listed(kit, `/v1/venues?city=${name}`, 'venue_id')).toEqual([venue_id])
    expect(await listed(kit, `/v1/events?city=${name}`, 'event_id')).toEqual([event_id])
    expect(await listed(kit, `/v1/cities?city=${name}`, 'city')).toEqual([city])
    expect(await listed(kit, `/v1/cities?query=${name}`, 'city')).toEqual([city])
  }
  const { body: client } = await kit.as.admin.post('/v1/clients', {
    scope: 'distributor',
    distributor_id: kit.accounts.distributor.distributor_id,
    label: '\u0130zmir \u0391\u0398\u0397\u039d\u0391\u03a3',
  })
  for (const part of ['\u0130zmir', '\u0391\u0398\u0397\u039d\u0391\u03a3']) {
    const { body } = await kit.as.admin.get<{ clients: Json[] }>(`/v1/clients?client_name=${encodeURIComponent(part)}`)
    expect(body.clients.map(({ client_id }) => client_id)).toEqual([client.client_id])
  }
})
