import type { Author } from '../../lib/caller.js'
import { notFound, refuseInUse } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { countryInput, zoneInput } from '../../lib/inputs.js'
import type { Ctx, Env } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { chosenSlug, freeSlug } from '../../platform/db/slugs.js'
import { raise } from '../../platform/domain-events.js'
import { recordHistory } from '../../platform/history/store.js'
import { holdEarlier } from '../tickets/around.js'
import { type NewVenue, toVenue, type Venue, type VenueChange } from './schema.js'
import * as store from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** something that its events or tickets show */
    venue_changed: { venue: Venue; changed: readonly (typeof shown)[number][]; author: Author; at: Date }
  }
}

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listVenues(ctx.replica, request)
  return { venues: rows.map(toVenue), pagination }
}

export async function read(ctx: Ctx, text: string) {
  const row = await store.findVenue(ctx.db, text)
  if (!row) throw notFound('venue', text)
  return { body: toVenue(row), version: row.version }
}

export async function create(env: Env, trx: Trx, author: Author, { slug, ...input }: NewVenue) {
  const at = env.now()
  const venue_id = newId('ven')
  await store.insertVenue(trx, {
    ...input,
    venue_id,
    country: countryInput('/country', input.country),
    time_zone: zoneInput('/time_zone', input.time_zone),
    slug: slug ? await chosenSlug(trx, 'venue', slug) : await freeSlug(trx, 'venue', input.official_name),
    created: at,
    updated: at,
  })
  return recorded(trx, author, at, venue_id, null)
}

async function lock(trx: Trx, text: string, guard?: (version: number) => void): Promise<store.VenueRow> {
  const row = await store.lockVenue(trx, text)
  if (!row) throw notFound('venue', text)
  guard?.(row.version)
  return row
}

/** What its events show of a venue. */
const shown = ['official_name', 'city', 'country', 'latitude', 'longitude', 'time_zone'] as const

export async function update(
  env: Env,
  trx: Trx,
  author: Author,
  text: string,
  { slug, country, time_zone, ...input }: VenueChange,
  guard?: (version: number) => void,
) {
  const at = env.now()
  const row = await lock(trx, text, guard)
  const id = row.venue_id
  if (input.city !== undefined || time_zone !== undefined || country !== undefined) await holdEarlier(trx, { venue_id: id })
  await store.updateVenue(trx, id, {
    ...input,
    ...(country === undefined ? {} : { country: countryInput('/country', country) }),
    ...(time_zone === undefined ? {} : { time_zone: zoneInput('/time_zone', time_zone) }),
    ...(slug !== undefined && slug !== row.slug ? { slug: await chosenSlug(trx, 'venue', slug) } : {}),
    updated: at,
    version: row.version + 1,
  })
  const result = await recorded(trx, author, at, id, toVenue(row))
  const changed = shown.filter((name) => result.body[name] !== row[name])
  if (changed.length > 0) await raise(env, trx, 'venue_changed', { venue: result.body, changed, author, at })
  return result
}

export async function remove(env: Env, trx: Trx, author: Author, text: string, guard?: (version: number) => void): Promise<void> {
  const at = env.now()
  const row = await lock(trx, text, guard)
  refuseInUse(await store.usesOfVenue(trx, row.venue_id))
  await store.updateVenue(trx, row.venue_id, { deleted: at, updated: at, version: row.version + 1 })
  await recorded(trx, author, at, row.venue_id, toVenue(row))
}

async function recorded(trx: Trx, author: Author, at: Date, id: string, before: Venue | null) {
  const row = await store.writtenVenue(trx, id)
  if (!row) throw notFound('venue', id)
  const after = toVenue(row)
  await recordHistory(trx, 'venue', author, at, [{ resource_id: id, version: row.version, before, after }])
  return { body: after, version: row.version }
}
