import { describe, expect, test } from 'vitest'
import { expectProblem, startKit } from '../kit/index.js'
import { arrange, listed } from './arrange.js'

const kit = await startKit()
const make = arrange(kit)
const { product_management: staff, distributor } = kit.as
type Json = Record<string, unknown>

/** One of each, with a change to make and an id that does not exist. */
const resources: { noun: string; path: string; id: string; made: () => Promise<Json>; change: Json }[] = [
  { noun: 'tournament', path: '/v1/tournaments', id: 'tournament_id', made: () => make.tournament(), change: { region: 'Europe' } },
  { noun: 'venue', path: '/v1/venues', id: 'venue_id', made: () => make.venue(), change: { capacity: 12_345 } },
  { noun: 'team', path: '/v1/teams', id: 'team_id', made: () => make.team(), change: { popular_team: true } },
  { noun: 'event', path: '/v1/events', id: 'event_id', made: () => make.event(), change: { is_popular: true } },
  {
    noun: 'category',
    path: '/v1/categories',
    id: 'category_id',
    made: async () => make.category({ venue_id: (await make.venue()).venue_id }),
    change: { on_svg: true },
  },
]

describe.each(resources)('$noun', ({ noun, path, id, made, change }) => {
  const missing = `${noun}_not_found` as 'event_not_found'

  test('a change is visible to every caller, keeps the other fields and sets updated', async () => {
    const before = await made()
    kit.clock.advance({ seconds: 2 })
    const answer = await staff.patch<Json>(`${path}/${before[id]}`, change)
    expect(answer.status).toBe(200)
    const read = await distributor.get<Json>(`${path}/${before[id]}`)
    expect(read.body).toEqual(answer.body)
    expect({ ...answer.body, updated: null }).toEqual({ ...before, ...change, updated: null })
    expect(String(answer.body.updated) > String(before.updated)).toBe(true)
  })

  test('its history has every version, newest first, with its author and the changed fields', async () => {
    const before = await made()
    await staff.patch(`${path}/${before[id]}`, change)
    await staff.delete(`${path}/${before[id]}`)
    const { body } = await kit.as.support.get<{ history: Json[] }>(`${path}/${before[id]}/history`)
    const [deleted, changed, created] = body.history as [Json, Json, Json]
    expect(body.history).toHaveLength(3)
    const author = kit.accounts.product_management.client_id
    expect(created).toMatchObject({ [id]: before[id], created_by: author, updated_by: author, inactive_since: changed.created })
    expect(changed).toMatchObject({ inactive_since: deleted.created, [noun]: change })
    expect(changed.changed).toEqual(expect.arrayContaining(Object.keys(change)))
    expect(deleted).toMatchObject({ inactive_since: null })
    expect(deleted.changed).toContain('deleted')
    expectProblem(await distributor.get(`${path}/${before[id]}/history`), 'forbidden')
    expectProblem(await kit.as.support.get(`${path}/nothing_${noun}/history`), missing)
  })

  test('a change with an old If-Match is refused with 412', async () => {
    const before = await made()
    const read = await staff.get(`${path}/${before[id]}`)
    const tag = read.headers.get('etag') ?? ''
    const first = await staff.patch(`${path}/${before[id]}`, change, { 'if-match': tag })
    expect(first.status).toBe(200)
    expectProblem(await staff.patch(`${path}/${before[id]}`, change, { 'if-match': tag }), 'precondition_failed')
    expectProblem(await staff.delete(`${path}/${before[id]}`, { 'if-match': tag }), 'precondition_failed')
    const last = await staff.delete(`${path}/${before[id]}`, { 'if-match': first.headers.get('etag') ?? '' })
    expect(last.status).toBe(204)
  })

  test('a deleted resource is not found', async () => {
    const before = await made()
    expect((await staff.delete(`${path}/${before[id]}`)).status).toBe(204)
    expectProblem(await distributor.get(`${path}/${before[id]}`), missing)
    expectProblem(await staff.patch(`${path}/${before[id]}`, change), missing)
    expectProblem(await staff.delete(`${path}/${before[id]}`), missing)
    const { body } = await distributor.get<Record<string, Json[]>>(`${path}?${id}=${before[id]}`)
    expect(body.pagination).toMatchObject({ total_size: 0 })
  })

  test('only PRODUCT_MANAGEMENT can write', async () => {
    const before = await made()
    for (const who of ['support', 'finance', 'distributor', 'supplier'] as const) {
      expectProblem(await kit.as[who].post(path, {}), 'forbidden')
      expectProblem(await kit.as[who].patch(`${path}/${before[id]}`, change), 'forbidden')
      expectProblem(await kit.as[who].delete(`${path}/${before[id]}`), 'forbidden')
    }
    expectProblem(await kit.as.nobody.get(path), 'unauthenticated')
  })

  test('a misspelt field is refused', async () => {
    const before = await made()
    const problem = expectProblem(await staff.patch(`${path}/${before[id]}`, { ...change, nmae: 'x' }), 'validation_failed')
    expect(problem.errors).toContainEqual({ pointer: '/nmae', code: 'unknown_field', message: 'is not a field of this request' })
  })

  test('an unknown id answers 404', async () => {
    expectProblem(await distributor.get(`${path}/01k9zq3v5r8t2w4y6a1b3c5d7e_xyz`), missing)
    expectProblem(await staff.patch(`${path}/never-heard-of`, change), missing)
    expectProblem(await staff.delete(`${path}/never-heard-of`), missing)
  })

  test('a request that is repeated with its idempotency key has one effect', async () => {
    const before = await made()
    const key = { 'idempotency-key': `once-${before[id]}` }
    const first = await staff.patch(`${path}/${before[id]}`, change, key)
    const second = await staff.patch(`${path}/${before[id]}`, change, key)
    expect(second.headers.get('idempotent-replayed')).toBe('true')
    expect(second.text).toBe(first.text)
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'))
    const { body } = await staff.get<Json & { pagination: Json }>(`${path}/${before[id]}/history`)
    expect(body.pagination.total_size).toBe(2)
  })
})

describe('slugs', () => {
  test('are made from the name, get a number when taken, and are accepted in place of the id', async () => {
    const first = await make.team({ official_name: 'Málaga Ñandú' })
    const second = await make.team({ official_name: 'Málaga Ñandú' })
    expect([first.slug, second.slug]).toEqual(['malaga-nandu', 'malaga-nandu-2'])
    const [byId, bySlug] = [await distributor.get(`/v1/teams/${second.team_id}`), await distributor.get('/v1/teams/malaga-nandu-2')]
    expect(bySlug.body).toEqual(byId.body)
  })

  test('do not change with the name; a new one can be sent', async () => {
    const { team_id } = await make.team({ official_name: 'Old Name' })
    const renamed = await staff.patch('/v1/teams/old-name', { official_name: 'New Name' })
    expect(renamed.body).toMatchObject({ team_id, slug: 'old-name', official_name: 'New Name' })
    const moved = await staff.patch('/v1/teams/old-name', { slug: 'brand-new' })
    expect(moved.body).toMatchObject({ team_id, slug: 'brand-new' })
    expectProblem(await distributor.get('/v1/teams/old-name'), 'team_not_found')
  })

  test('that are taken or invalid are refused', async () => {
    await make.venue({ official_name: 'Taken Arena' })
    const other = await make.venue({ official_name: 'Other Arena' })
    expectProblem(await staff.patch(`/v1/venues/${other.venue_id}`, { slug: 'taken-arena' }), 'slug_taken')
    expectProblem(await staff.patch(`/v1/venues/${other.venue_id}`, { slug: 'Not a slug' }), 'validation_failed')
    expect((await staff.patch(`/v1/venues/${other.venue_id}`, { slug: 'other-arena' })).status).toBe(200)
  })

  test('of twenty resources created at once with one name are all different', async () => {
    const teams = await Promise.all(Array.from({ length: 20 }, () => make.team({ official_name: 'Twenty At Once' })))
    expect(new Set(teams.map((team) => team.slug)).size).toBe(20)
  })

  test('of an event contain its date', async () => {
    const event = await make.event({ event_name: 'Ribera vs Puente', date_start: '2032-02-29T18:00:00', date_stop: '2032-02-29T20:00:00' })
    expect(event.slug).toBe('ribera-vs-puente-2032-02-29')
    expect((await distributor.get(`/v1/events/${event.slug}`)).body).toMatchObject({ event_id: event.event_id })
    expect((await distributor.get(`/v1/events/${event.slug}/statistics`)).body).toMatchObject({ event_id: event.event_id })
  })
})

describe('a resource that others refer to cannot be deleted', () => {
  test('a tournament with events; a venue with events, categories or teams; a team with events', async () => {
    const tournament = await make.tournament()
    const venue = await make.venue()
    const team = await make.team({ venue_id: venue.venue_id })
    const category = await make.category({ venue_id: venue.venue_id })
    const event = await make.event({ tournament_id: tournament.tournament_id, venue_id: venue.venue_id, visiting_id: team.team_id })
    expect(expectProblem(await staff.delete(`/v1/tournaments/${tournament.tournament_id}`), 'in_use').uses).toEqual({ events: 1 })
    expectProblem(await staff.delete(`/v1/teams/${team.team_id}`), 'in_use')
    const problem = expectProblem(await staff.delete(`/v1/venues/${venue.venue_id}`), 'in_use')
    expect(problem.uses).toEqual({ events: 1, categories: 1, teams: 1 })
    expect(problem.detail).toBe('What belongs to it: events (1), categories (1), teams (1).')
    // In this order each can be deleted.
    for (const path of [
      `/v1/events/${event.event_id}`,
      `/v1/categories/${category.category_id}`,
      `/v1/teams/${team.team_id}`,
      `/v1/venues/${venue.venue_id}`,
      `/v1/tournaments/${tournament.tournament_id}`,
    ])
      expect({ path, status: (await staff.delete(path)).status }).toEqual({ path, status: 204 })
  })

  test('an event or a category with tickets', async () => {
    const event = await make.event()
    const ticket_id = await make.ticket(event.event_id)
    expectProblem(await staff.delete(`/v1/events/${event.event_id}`), 'in_use')
    const { rows } = await kit.service.database.pool.query('select category_id from ticket where ticket_id = $1', [ticket_id])
    expectProblem(await staff.delete(`/v1/categories/${rows[0].category_id}`), 'in_use')
  })

  test('a deleted resource cannot be referred to', async () => {
    const venue = await make.venue()
    await staff.delete(`/v1/venues/${venue.venue_id}`)
    expectProblem(await staff.patch(`/v1/teams/${(await make.team()).team_id}`, { venue_id: venue.venue_id }), 'venue_not_found')
    expectProblem(
      await staff.post('/v1/categories', {
        category_name: 'x',
        venue_id: venue.venue_id,
        sport_type: 'soccer',
        category_type: 'extras',
      }),
      'venue_not_found',
    )
  })
})

describe('errors name the field', () => {
  const pointers = (problem: Json) => (problem.errors as { pointer: string }[]).map((error) => error.pointer)

  test.each([
    ['/v1/venues', { country: 'XX' }, ['/country']],
    ['/v1/venues', { time_zone: 'Mars/Olympus' }, ['/time_zone']],
    ['/v1/venues', { time_zone: '+01:00' }, ['/time_zone']],
    ['/v1/venues', { latitude: '91' }, ['/latitude']],
    ['/v1/venues', { longitude: '-180.1' }, ['/longitude']],
    ['/v1/venues', { venue_type: 'palace' }, ['/venue_type']],
  ])('%s %j', async (path, fields, expected) => {
    const body = { official_name: 'V', country: 'ESP', city: 'C', venue_type: 'other', time_zone: 'UTC', ...fields }
    expect(pointers(expectProblem(await staff.post(path, body), 'validation_failed'))).toEqual(expected)
  })

  test('a category needs a name, a venue, a sport and a type', async () => {
    const problem = expectProblem(await staff.post('/v1/categories', {}), 'validation_failed')
    expect(pointers(problem).sort()).toEqual(['/category_name', '/category_type', '/sport_type', '/venue_id'])
  })

  test('an unknown locale or option', async () => {
    const { venue_id } = await make.venue()
    const body = { category_name: 'C', venue_id, sport_type: 'soccer', category_type: 'extras' }
    const locale = expectProblem(await staff.post('/v1/categories', { ...body, description: { xx_XX: 'x' } }), 'validation_failed')
    expect(pointers(locale)).toEqual(['/description/xx_XX'])
    const option = expectProblem(await staff.post('/v1/categories', { ...body, options: { jacuzzi: true } }), 'validation_failed')
    expect(pointers(option)).toEqual(['/options/jacuzzi'])
    const both = { sports_enabled: ['golf'], sports_disabled: ['golf'] }
    expect(pointers(expectProblem(await staff.post('/v1/categories', { ...body, ...both }), 'validation_failed'))).toEqual([
      '/sports_disabled',
    ])
  })

  test('a tournament that ends before it begins', async () => {
    const { tournament_id } = await make.tournament({ date_start: '2031-05-01' })
    expect(
      pointers(expectProblem(await staff.patch(`/v1/tournaments/${tournament_id}`, { date_stop: '2031-04-30' }), 'validation_failed')),
    ).toEqual(['/date_stop'])
  })
})

test('texts and options of a category are changed one by one; null removes one', async () => {
  const { venue_id } = await make.venue()
  const { category_id } = await make.category({
    venue_id,
    description: { en_GB: 'Hello', nl_NL: 'Hallo' },
    options: { videowall: true, open_minutes_before_match: 30 },
  })
  const { body } = await staff.patch(`/v1/categories/${category_id}`, {
    description: { nl_NL: null, de_DE: 'Guten Tag' },
    options: { open_minutes_before_match: null, covered_seat: true },
  })
  expect(body.description).toMatchObject({ en_GB: 'Hello', nl_NL: null, de_DE: 'Guten Tag' })
  expect(body.options).toMatchObject({ videowall: true, covered_seat: true, open_minutes_before_match: null })
  const other = await make.venue()
  expectProblem(await staff.patch(`/v1/categories/${category_id}`, { venue_id: other.venue_id }), 'immutable_field')
  expect((await staff.patch(`/v1/categories/${category_id}`, { venue_id })).status).toBe(200)
})

test('tickets follow changes of the event’s date, the venue’s city and the category’s type', async () => {
  const event = await make.event()
  const ticket_id = await make.ticket(event.event_id)
  const [tournament, venue] = [await make.tournament(), await make.venue({ city: 'Cádiz' })]
  const finds = (filters: Record<string, string>) =>
    listed(kit, `/v1/tickets?${new URLSearchParams({ ticket_id, ...filters })}`, 'ticket_id')
  await staff.patch(`/v1/events/${event.event_id}`, {
    tournament_id: tournament.tournament_id,
    venue_id: venue.venue_id,
    sport_type: 'rugby',
    event_name: 'Elsewhere',
  })
  const moved = { tournament_id: tournament.tournament_id, venue_id: venue.venue_id, sport_type: 'rugby' }
  expect(await finds({ ...moved, city: 'Cádiz' })).toEqual([ticket_id])
  const { body } = await distributor.get<Json>(`/v1/tickets/${ticket_id}`)
  expect(body.event_name).toBe('Elsewhere')
  await staff.patch(`/v1/venues/${venue.venue_id}`, { city: 'San Fernando' })
  await staff.patch(`/v1/categories/${body.category_id}`, { category_type: 'camping' })
  expect(await finds({ city: 'San Fernando', category_type: 'camping' })).toEqual([ticket_id])
  expect(await finds({ city: 'Cádiz' })).toEqual([])
})

test('tickets without sales periods are on sale in the periods of their event, in the time zone of the venue', async () => {
  const { venue_id } = await make.venue({ time_zone: 'Europe/Madrid' })
  const { event_id } = await make.event({ venue_id })
  await make.ticket(event_id)
  const now = kit.clock.now().getTime()
  const minutes = (count: number) => new Date(now + count * 60_000).toISOString().slice(0, 19)
  // In a time zone west of Madrid the same local time is hours later.
  const period = { date_start: `${minutes(-30)}Z`, date_stop: `${minutes(30)}Z`, label: 'Now' }
  const numbers = async () => (await distributor.get<Json>(`/v1/events/${event_id}`)).body.number_of_tickets
  await staff.patch(`/v1/events/${event_id}`, { sales_periods: [period] })
  expect(await numbers()).toBe(10)
  await staff.patch(`/v1/venues/${venue_id}`, { time_zone: 'America/New_York' })
  expect(await numbers()).toBe(0)
  await staff.patch(`/v1/events/${event_id}`, { sales_periods: [] })
  expect(await numbers()).toBe(10)
})

describe('translations', () => {
  const name = (text: string) => ({ translated_event_name: text })

  test('are set, replaced, deleted and set again, with a history entry for each', async () => {
    const event = await make.event({ event_name: 'Ribera vs Sur' })
    const path = `/v1/event-translations/${event.event_id}/nl_NL`
    expectProblem(await distributor.get(path), 'event_translation_not_found')
    const first = await staff.put(path, name('Ribera tegen Sur'))
    const second = await staff.put(path, name('Ribera – Sur'), { 'if-match': first.headers.get('etag') ?? '' })
    expect(second.body).toMatchObject({ translated_event_name: 'Ribera – Sur', translated_slug: 'ribera-tegen-sur-2031-05-04' })
    expectProblem(await staff.put(path, name('Late'), { 'if-match': first.headers.get('etag') ?? '' }), 'precondition_failed')
    expect((await staff.delete(path)).status).toBe(204)
    expectProblem(await distributor.get(path), 'event_translation_not_found')
    expectProblem(await staff.delete(path), 'event_translation_not_found')
    const again = await staff.put(path, name('Ribera-Sur'))
    expect(again.body).toMatchObject({ translated_slug: 'ribera-sur-2031-05-04', deleted: null })
    const { body } = await kit.as.support.get<{ history: Json[] }>(`${path}/history`)
    expect(body.history.map((entry) => (entry.event_translation as Json).translated_event_name)).toEqual([
      'Ribera-Sur',
      'Ribera – Sur',
      'Ribera – Sur',
      'Ribera tegen Sur',
    ])
  })

  test('have slugs in any script, unique among events', async () => {
    const [one, two] = [await make.event(), await make.event()]
    const tokyo = await staff.put(`/v1/event-translations/${one.event_id}/ja_JA`, name('東京ダービー'))
    expect(tokyo.body.translated_slug).toBe('東京ダービー-2031-05-04')
    const same = await staff.put(`/v1/event-translations/${two.event_id}/ja_JA`, name('東京ダービー'))
    expect(same.body.translated_slug).toBe('東京ダービー-2031-05-04-2')
    const found = await distributor.get(`/v1/events/${encodeURIComponent('東京ダービー-2031-05-04')}`)
    expect(found.body).toMatchObject({ event_id: one.event_id })
    const taken = { ...name('x'), translated_slug: '東京ダービー-2031-05-04' }
    expectProblem(await staff.put(`/v1/event-translations/${two.event_id}/de_DE`, taken), 'slug_taken')
    expectProblem(
      await staff.put(`/v1/event-translations/${two.event_id}/de_DE`, { ...taken, translated_slug: 'a b' }),
      'validation_failed',
    )
  })

  test('are deleted with their event, and refused for an unknown language or event', async () => {
    const event = await make.event()
    const path = `/v1/event-translations/${event.event_id}/fr_FR`
    await staff.put(path, name('Un match'))
    expectProblem(await staff.put(`/v1/event-translations/${event.event_id}/fr_CA`, name('x')), 'invalid_parameter')
    expectProblem(await staff.put('/v1/event-translations/nothing_evt/fr_FR', name('x')), 'event_not_found')
    for (const who of ['support', 'distributor', 'supplier'] as const) expectProblem(await kit.as[who].put(path, name('x')), 'forbidden')
    await staff.delete(`/v1/events/${event.event_id}`)
    const { body } = await distributor.get<{ eventtranslations: Json[] }>(
      `/v1/event-translations?event_id=${event.event_id}&show_deleted=true`,
    )
    expect(body.eventtranslations).toMatchObject([{ language: 'fr_FR', deleted: expect.any(String) }])
    expect((await distributor.get<Json>(`/v1/event-translations?event_id=${event.event_id}`)).body).toMatchObject({ eventtranslations: [] })
  })

  test('in English change with the name of the event while both are equal', async () => {
    const event = await make.event({ event_name: 'First name' })
    const path = `/v1/event-translations/${event.event_id}/en_GB`
    await staff.put(path, name('First name'))
    await staff.patch(`/v1/events/${event.event_id}`, { event_name: 'Second name' })
    expect((await distributor.get(path)).body).toMatchObject({ translated_event_name: 'Second name' })
    await staff.put(path, name('Their own'))
    await staff.patch(`/v1/events/${event.event_id}`, { event_name: 'Third name' })
    expect((await distributor.get(path)).body).toMatchObject({ translated_event_name: 'Their own' })
  })
})
