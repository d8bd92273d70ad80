import type { Author } from '../../lib/caller.js'
import { newId } from '../../lib/ids.js'
import { countryInput, zoneInput } from '../../lib/inputs.js'
import type { Ctx, Env, Guard } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Trx } from '../../platform/db/open.js'
import { newSlug, slugChange } from '../../platform/db/slugs.js'
import { raise } from '../../platform/domain-events.js'
import { resource } from '../resources/service.js'
import { lockSuppliersFirst } from '../tickets/related.js'
import { type NewVenue, toVenue, type Venue, type VenueChange } from './schema.js'
import * as store from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    /** a field changed that events or tickets show */
    venue_changed: { venue: Venue; changed: readonly (typeof shown)[number][]; author: Author; at: Date }
  }
}

export async function list(ctx: Ctx, request: ListRequest) {
  const { rows, pagination } = await store.listVenues(ctx.reads.of(request.reader), request)
  return { venues: rows.map(toVenue), pagination }
}

const { read, lock, record, remove } = resource<store.VenueRow, Venue>({
  noun: 'venue',
  toVersion: toVenue,
  idOf: ({ venue_id }) => venue_id,
  find: store.findVenue,
  lock: store.lockVenue,
  written: store.anyVenue,
  update: store.updateVenue,
  uses: (trx, { venue_id }) => store.usesOfVenue(trx, venue_id),
})

export { read, remove }

export async function create(env: Env, trx: Trx, author: Author, { slug, ...input }: NewVenue) {
  const at = env.now()
  const venue_id = newId('ven')
  await store.insertVenue(trx, {
    ...input,
    venue_id,
    country: countryInput('/country', input.country),
    time_zone: zoneInput('/time_zone', input.time_zone),
    slug: await newSlug(trx, 'venue', slug, input.official_name),
    created: at,
    updated: at,
  })
  return record(trx, author, at, venue_id, null)
}

/** Fields of a venue that its events show. */
const shown = ['official_name', 'city', 'country', 'latitude', 'longitude', 'time_zone'] as const

export async function update(
  env: Env,
  trx: Trx,
  author: Author,
  text: string,
  { slug, country, time_zone, ...input }: VenueChange,
  guard?: Guard,
) {
  const at = env.now()
  const row = await lock(trx, text, at, guard)
  const id = row.venue_id
  if (input.city !== undefined || time_zone !== undefined || country !== undefined) await lockSuppliersFirst(trx, { venue_id: id })
  await store.updateVenue(trx, id, {
    ...input,
    ...(country === undefined ? {} : { country: countryInput('/country', country) }),
    ...(time_zone === undefined ? {} : { time_zone: zoneInput('/time_zone', time_zone) }),
    ...(await slugChange(trx, 'venue', slug, row.slug)),
    updated: at,
    version: row.version + 1,
  })
  const result = await record(trx, author, at, id, toVenue(row))
  const changed = shown.filter((name) => result.body[name] !== row[name])
  if (changed.length > 0) await raise(env, trx, 'venue_changed', { venue: result.body, changed, author, at })
  return result
}
