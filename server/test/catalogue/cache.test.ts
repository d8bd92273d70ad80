import { describe, expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { arrange } from './arrange.js'

const kit = await startKit()
const make = arrange(kit)
const { product_management: staff, distributor } = kit.as

const venue = await make.venue({ official_name: 'Cache Arena' })
const tournament = await make.tournament()
const team = await make.team()
const event = await make.event({ venue_id: venue.venue_id, tournament_id: tournament.tournament_id, hometeam_id: team.team_id })
const category = await make.category({ venue_id: venue.venue_id })
await staff.put(`/v1/event-translations/${event.event_id}/de_DE`, { translated_event_name: 'Das Spiel' })

const reads = [
  '/v1/sports',
  '/v1/countries',
  '/v1/cities',
  '/v1/tournaments',
  `/v1/tournaments/${tournament.tournament_id}`,
  '/v1/teams',
  `/v1/teams/${team.team_id}`,
  '/v1/venues',
  '/v1/venues/cache-arena',
  '/v1/events?sorting=-updated',
  `/v1/events/${event.event_id}`,
  `/v1/events/${event.event_id}/statistics`,
  '/v1/categories',
  `/v1/categories/${category.category_id}`,
  '/v1/event-translations',
  `/v1/event-translations/${event.event_id}/de_DE`,
]

test.each(reads)('%s is sent once, and then answered with 304', async (path) => {
  const first = await distributor.get(path)
  expect(first.status).toBe(200)
  const tag = first.headers.get('etag') ?? ''
  expect(tag).toMatch(/^W\/"[\w.-]+"$/)
  expect(first.headers.get('cache-control')).toBe('private, no-cache')
  const again = await distributor.get(path, { 'if-none-match': `"other", ${tag}` })
  expect({ status: again.status, text: again.text, tag: again.headers.get('etag') }).toEqual({ status: 304, text: '', tag })
  expect(again.headers.get('content-type')).toBeNull()
  expect((await distributor.get(path, { 'if-none-match': '*' })).status).toBe(304)
  expect((await distributor.get(path, { 'if-none-match': '"other"' })).status).toBe(200)
})

test('the ETag does not depend on the compression', async () => {
  const tags = await Promise.all(
    ['identity', 'gzip', 'br'].map(async (encoding) => {
      const answer = await distributor.get('/v1/sports', { 'accept-encoding': encoding })
      return answer.headers.get('etag')
    }),
  )
  expect(new Set(tags).size).toBe(1)
})

describe('the ETag changes with every part of the answer', () => {
  const tagOf = async (path: string) => (await distributor.get(path)).headers.get('etag')

  test('when the resource or a resource in it changes', async () => {
    const path = `/v1/events/${event.event_id}`
    const tags = [await tagOf(path)]
    await staff.patch(path, { is_popular: true })
    tags.push(await tagOf(path))
    await staff.patch('/v1/venues/cache-arena', { official_name: 'Cache Hall' })
    tags.push(await tagOf(path))
    expect(new Set(tags).size).toBe(3)
  })

  test('when stock changes without a new version of the event', async () => {
    const path = `/v1/events/${event.event_id}`
    const ticket_id = await make.ticket(event.event_id, { stock: 4 })
    const before = await distributor.get(path)
    await make.setStock(ticket_id, 3)
    const after = await distributor.get(path, { 'if-none-match': before.headers.get('etag') ?? '' })
    expect(after.status).toBe(200)
    // Its first part is the version, which is unchanged, so that the older ETag is still accepted in If-Match.
    const changed = await staff.patch(path, { date_confirmed: false }, { 'if-match': before.headers.get('etag') ?? '' })
    expect(changed.status).toBe(200)
  })

  test('in each language', async () => {
    const path = `/v1/events/${event.event_id}`
    const [plain, german] = [await tagOf(path), await tagOf(`${path}?accept_language=de_DE`)]
    expect(plain).not.toBe(german)
  })
})

test('answers to changes, errors and histories are not cached', async () => {
  const made = await staff.post('/v1/teams', { official_name: 'Uncached', sport_type: 'golf' })
  expect(made.headers.get('cache-control')).toBe('no-store')
  expect(made.headers.get('etag')).toBe('"1"')
  const missing = await distributor.get('/v1/teams/not-there', { 'if-none-match': '*' })
  expect(missing.status).toBe(404)
  expect(missing.headers.get('etag')).toBeNull()
  const history = await kit.as.support.get('/v1/teams/uncached/history')
  expect(history.headers.get('cache-control')).toBe('no-store')
})
