import { expect, test } from 'vitest'
import { startKit } from '../kit/index.js'
import { arrange } from './arrange.js'

const kit = await startKit()
const make = arrange(kit)
const staff = kit.as.product_management
type Json = Record<string, unknown>

const nouns = {
  tournaments: ['tournament_id'],
  venues: ['venue_id'],
  teams: ['team_id'],
  events: ['event_id'],
  categories: ['category_id'],
  'event-translations': ['event_id', 'language'],
} as const
type Noun = keyof typeof nouns

/** The copy of a distributor: its entries, and the newest `updated` of each kind. */
const copy = new Map<string, Json>()
const seen = new Map<Noun, string>()

async function synchronise(): Promise<{ [noun: string]: number }> {
  const read: { [noun: string]: number } = {}
  for (const noun of Object.keys(nouns) as Noun[]) {
    const since = seen.has(noun) ? `&updated=ge:${seen.get(noun)}` : ''
    let next: string | null = `/v1/${noun}?sorting=updated&page_size=2&show_deleted=true${since}`
    read[noun] = 0
    while (next) {
      const { body, status }: { status: number; body: Record<string, Json[]> & { pagination: Json } } = await kit.as.distributor.get(next)
      expect(status).toBe(200)
      for (const row of body[noun.replace('-', '')] ?? []) {
        const key = `${noun} ${nouns[noun].map((name) => row[name]).join(' ')}`
        if (row.deleted === null) copy.set(key, row)
        else copy.delete(key)
        seen.set(noun, String(row.updated))
        read[noun] = (read[noun] ?? 0) + 1
      }
      next = body.pagination.next_page as string | null
    }
  }
  return read
}

/** The expected copy: everything that is not deleted, as a plain list returns it. */
async function current(): Promise<Map<string, Json>> {
  const all = new Map<string, Json>()
  for (const noun of Object.keys(nouns) as Noun[]) {
    const { body } = await kit.as.distributor.get<Record<string, Json[]>>(`/v1/${noun}?page_size=1000`)
    for (const row of body[noun.replace('-', '')] ?? []) all.set(`${noun} ${nouns[noun].map((name) => row[name]).join(' ')}`, row)
  }
  return all
}

test('a client keeps a copy of the catalogue up to date with updated=ge:', async () => {
  const venue = await make.venue({ official_name: 'First Arena' })
  const tournament = await make.tournament()
  const teams = [await make.team(), await make.team(), await make.team()]
  const events = []
  for (let index = 0; index < 5; index++)
    events.push(await make.event({ venue_id: venue.venue_id, tournament_id: tournament.tournament_id, hometeam_id: teams[0]?.team_id }))
  const category = await make.category({ venue_id: venue.venue_id })
  for (const language of ['de_DE', 'fr_FR', 'es_ES'])
    await staff.put(`/v1/event-translations/${events[0]?.event_id}/${language}`, { translated_event_name: `In ${language}` })
  expect(await synchronise()).toMatchObject({ venues: 1, tournaments: 1, teams: 3, events: 5, categories: 1, 'event-translations': 3 })
  expect(copy).toEqual(await current())

  // An hour later a few entries are new, changed or deleted; only those, and entries of the last second, are read again.
  kit.clock.advance({ hours: 1 })
  await staff.patch(`/v1/teams/${teams[1]?.team_id}`, { popular_team: true })
  await staff.delete(`/v1/teams/${teams[2]?.team_id}`)
  await staff.delete(`/v1/events/${events[4]?.event_id}`)
  await staff.delete(`/v1/event-translations/${events[0]?.event_id}/fr_FR`)
  await staff.patch(`/v1/events/${events[1]?.event_id}`, { event_status: 'postponed' })
  await make.event({ venue_id: venue.venue_id, tournament_id: tournament.tournament_id })
  await synchronise()
  expect(copy).toEqual(await current())

  kit.clock.advance({ hours: 1 })
  await staff.patch(`/v1/categories/${category.category_id}`, { category_name: 'Renamed' })
  expect(await synchronise()).toMatchObject({ categories: 1, venues: 1, tournaments: 1 })
  expect(copy).toEqual(await current())

  // Events show the name of their venue: they are returned too, although they were not changed themselves.
  kit.clock.advance({ hours: 1 })
  await staff.patch(`/v1/venues/${venue.venue_id}`, { official_name: 'Second Arena' })
  await staff.put(`/v1/event-translations/${events[0]?.event_id}/fr_FR`, { translated_event_name: 'De retour' })
  await synchronise()
  expect(copy).toEqual(await current())
  expect([...copy.values()].filter((row) => row.venue_name === 'Second Arena').length).toBe(6)
})

test('deleted entries are returned with the time of their deletion', async () => {
  const { team_id } = await make.team()
  await staff.delete(`/v1/teams/${team_id}`)
  const { body } = await kit.as.distributor.get<{ teams: Json[] }>(`/v1/teams?team_id=${team_id}&show_deleted=true`)
  expect(body.teams).toMatchObject([{ team_id, deleted: body.teams[0]?.updated }])
})
