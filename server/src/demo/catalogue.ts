import { sql } from 'kysely'
import { toCategory } from '../catalogue/categories/schema.js'
import { toVersion } from '../catalogue/events/schema.js'
import { type EventRow, numberedTexts, searchText } from '../catalogue/events/store.js'
import { toTeam } from '../catalogue/teams/schema.js'
import { toTournament } from '../catalogue/tournaments/schema.js'
import { toTranslation } from '../catalogue/translations/schema.js'
import { toVenue } from '../catalogue/venues/schema.js'
import { system } from '../lib/caller.js'
import { type IdKind, newId } from '../lib/ids.js'
import type { Trx } from '../platform/db/open.js'
import { recordHistory } from '../platform/history/store.js'
import { batches, insertRows, rowsOf } from './bulk.js'
import type { World, WorldEvent } from './world/index.js'

/** The ids of the records, by their keys. */
export interface Ids {
  tournaments: Map<string, string>
  venues: Map<string, string>
  teams: Map<string, string>
  categories: Map<string, string>
  events: Map<string, string>
}

/** In the order of the keys, so that lists by id begin with the same records. */
export const idsFor = (kind: IdKind, keys: Iterable<string>): Map<string, string> => new Map([...keys].map((key) => [key, newId(kind)]))

export const idOf = (ids: Map<string, string>, key: string): string => {
  const id = ids.get(key)
  if (id === undefined) throw new Error(`the world speaks of ${key}, which it does not have`)
  return id
}
const idOrNull = (ids: Map<string, string>, key: string | null): string | null => (key === null ? null : idOf(ids, key))

const stamps = (at: Date) => ({ created: at, updated: at })
const unmade = { deleted: null, version: 1, search: '' }

/** Tournaments, venues, teams and categories, with their first version in the history. */
export async function loadPlaces(trx: Trx, world: World, at: Date): Promise<Omit<Ids, 'events'>> {
  const ids = {
    tournaments: idsFor(
      'trn',
      world.tournaments.map((each) => each.tournament_key),
    ),
    venues: idsFor(
      'ven',
      world.venues.map((each) => each.venue_key),
    ),
    teams: idsFor(
      'tms',
      world.teams.map((each) => each.team_key),
    ),
    categories: idsFor(
      'ctg',
      world.categories.map((each) => each.category_key),
    ),
  }
  const tournaments = world.tournaments.map(({ tournament_key, ...row }) => ({
    tournament_id: idOf(ids.tournaments, tournament_key),
    ...row,
    ...stamps(at),
  }))
  const venues = world.venues.map(({ venue_key, ...row }) => ({ venue_id: idOf(ids.venues, venue_key), ...row, ...stamps(at) }))
  const teams = world.teams.map(({ team_key, venue_key, ...row }) => ({
    team_id: idOf(ids.teams, team_key),
    venue_id: idOrNull(ids.venues, venue_key),
    ...row,
    ...stamps(at),
  }))
  const names = new Map(world.venues.map((venue) => [venue.venue_key, venue.official_name]))
  const categories = world.categories.map(({ category_key, venue_key, ...row }) => ({
    category_id: idOf(ids.categories, category_key),
    venue_id: idOf(ids.venues, venue_key),
    ...row,
    files: row.on_svg ? [`${category_key.replaceAll('/', '-')}.pdf`] : [],
    ...stamps(at),
  }))
  await insertRows(trx, 'tournament', tournaments)
  await insertRows(trx, 'venue', venues)
  await insertRows(trx, 'team', teams)
  await insertRows(trx, 'category', categories)
  const first = (resource_id: string, after: object) => ({ resource_id, version: 1, before: null, after })
  await recordHistory(
    trx,
    'tournament',
    system,
    at,
    tournaments.map((row) => first(row.tournament_id, toTournament({ ...row, ...unmade, number_events: 0 }))),
  )
  await recordHistory(
    trx,
    'venue',
    system,
    at,
    venues.map((row) => first(row.venue_id, toVenue({ ...row, ...unmade }))),
  )
  await recordHistory(
    trx,
    'team',
    system,
    at,
    teams.map((row) => first(row.team_id, toTeam({ ...row, ...unmade }))),
  )
  const versions = categories.map((row, index) => {
    const venue_name = names.get(world.categories[index]?.venue_key ?? '') ?? ''
    return first(row.category_id, toCategory({ ...row, ...unmade, archived_since: null, venue_name }))
  })
  for (const some of batches(versions)) await recordHistory(trx, 'category', system, at, some)
  return ids
}

interface Options {
  at: Date
  keepHistory: boolean
  progress: (done: number, of: number) => void
}

export async function loadEvents(trx: Trx, world: World, ids: Omit<Ids, 'events'>, options: Options): Promise<Map<string, string>> {
  const { at, keepHistory, progress } = options
  const events = idsFor(
    'evt',
    world.events.map((each) => each.event_key),
  )
  const series = new Map<string, { series_id: string } & Record<string, unknown>>()
  for (const event of world.events) {
    if (series.has(event.series_key)) continue
    series.set(event.series_key, {
      series_id: newId('srs'),
      tournament_id: idOf(ids.tournaments, event.tournament_key),
      season: event.season,
      venue_id: idOf(ids.venues, event.venue_key),
      hometeam_id: idOrNull(ids.teams, event.hometeam_key),
      created: at,
    })
  }
  await insertRows(trx, 'series', series.values())
  let done = 0
  for (const some of batches(world.events)) {
    const rows = some.map((event) => {
      const { event_key, tournament_key, venue_key, hometeam_key, visiting_key, series_key, time_zone: _zone, ...rest } = event
      return {
        event_id: idOf(events, event_key),
        tournament_id: idOf(ids.tournaments, tournament_key),
        venue_id: idOf(ids.venues, venue_key),
        hometeam_id: idOrNull(ids.teams, hometeam_key),
        visiting_id: idOrNull(ids.teams, visiting_key),
        series_id: series.get(series_key)?.series_id ?? '',
        ...rest,
        // `finished` follows from the date. The status stays open here, so that past orders can be created.
        event_status: rest.event_status === 'finished' ? 'notstarted' : rest.event_status,
        date_start_utc: `${event.date_start_utc}Z`,
        date_stop_utc: `${event.date_stop_utc}Z`,
        ...stamps(at),
      }
    })
    const names = Object.keys(rows[0] ?? {})
    const columns = sql.join(names.map((name) => sql.ref(name)))
    await sql`with named as (
        select ${sql.join(names.map((name) => sql.ref(`e.${name}`)))}, ${searchText} as search
          from ${rowsOf('event', JSON.stringify(rows))} e
          join venue v on v.venue_id = e.venue_id
          join tournament m on m.tournament_id = e.tournament_id
          left join team h on h.team_id = e.hometeam_id
          left join team a on a.team_id = e.visiting_id
      ), numbered as (${numberedTexts(sql`named`)})
      insert into event (${columns}, text_id) select ${columns}, text_id from named join numbered using (search)`.execute(trx)
    if (keepHistory) {
      const shown = rows.map((row, index) => toVersion(eventRow(world, some[index] as WorldEvent, row)))
      const versions = shown.map((after) => ({ resource_id: after.event_id, version: 1, before: null, after }))
      await recordHistory(trx, 'event', system, at, versions)
    }
    done += some.length
    progress(done, world.events.length)
  }
  return events
}

type Written = Pick<
  EventRow,
  'event_id' | 'tournament_id' | 'venue_id' | 'hometeam_id' | 'visiting_id' | 'series_id' | 'created' | 'updated'
>

/** The event as the store would return it. */
function eventRow(world: World, event: WorldEvent, written: Written): EventRow {
  const venue = world.venues.find((each) => each.venue_key === event.venue_key)
  const tournament = world.tournaments.find((each) => each.tournament_key === event.tournament_key)
  const team = (key: string | null) => world.teams.find((each) => each.team_key === key)?.official_name ?? null
  return {
    ...event,
    ...written,
    date_start_utc: new Date(`${event.date_start_utc}Z`),
    date_stop_utc: new Date(`${event.date_stop_utc}Z`),
    tournament_name: tournament?.official_name ?? '',
    tournament_type: tournament?.tournament_type ?? '',
    venue_name: venue?.official_name ?? '',
    city: venue?.city ?? '',
    iso_country: venue?.country ?? '',
    latitude: venue?.latitude ?? null,
    longitude: venue?.longitude ?? null,
    capacity: venue?.capacity ?? null,
    hometeam_name: team(event.hometeam_key),
    visiting_name: team(event.visiting_key),
    shown_status: event.event_status,
    text_id: null,
    disrupted: null,
    payout_decided: false,
    ...unmade,
  }
}

export async function loadTranslations(trx: Trx, world: World, events: Map<string, string>, options: Options): Promise<void> {
  const { at, keepHistory, progress } = options
  const total = world.events.length
  let seen = ''
  let done = 0
  for (const some of batches(world.event_translations())) {
    const rows = some.map(({ event_key, ...row }) => {
      if (event_key !== seen) done++
      seen = event_key
      return { event_id: idOf(events, event_key), ...row, ...stamps(at) }
    })
    await insertRows(trx, 'event_translation', rows)
    if (keepHistory) {
      const versions = rows.map((row) => ({
        resource_id: `${row.event_id}/${row.language}`,
        version: 1,
        before: null,
        after: toTranslation({ ...row, deleted: null, version: 1 }),
      }))
      await recordHistory(trx, 'event_translation', system, at, versions)
    }
    progress(done, total)
  }
}
