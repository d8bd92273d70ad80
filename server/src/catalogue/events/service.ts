import { sql } from 'kysely'
import type { Author, Caller } from '../../lib/caller.js'
import { fault, invalid, notFound } from '../../lib/errors.js'
import { newId } from '../../lib/ids.js'
import { defaultLocale, type Locale } from '../../lib/locales.js'
import { wholeSecond } from '../../lib/time.js'
import type { Ctx, DomainEvents, Env, Guard } from '../../platform/context.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { newSlug, slugChange } from '../../platform/db/slugs.js'
import { raise } from '../../platform/domain-events.js'
import { resource } from '../resources/service.js'
import { shareLockTeam } from '../teams/store.js'
import { refreshTickets } from '../tickets/refresh.js'
import { lockCategoriesOf, lockSuppliersFirst } from '../tickets/related.js'
import { allotteeOf, type Exchange, onSaleFor, viewerOf } from '../tickets/viewer.js'
import { readableBy } from '../tickets/visible.js'
import { shareLockTournament } from '../tournaments/store.js'
import { shareLockVenue } from '../venues/store.js'
import { toColumns } from './columns.js'
import { offersInEuro } from './offers.js'
import { type Event, type EventChange, type EventVersion, type NewEvent, toEvent, toVersion } from './schema.js'
import * as store from './store.js'

declare module '../../platform/context.js' {
  interface DomainEvents {
    event_renamed: { event_id: string; before: string; after: string; author: Author; at: Date }
    event_removed: { event_id: string; author: Author; at: Date }
  }
}

/** Rounded to whole seconds, so that a count can be cached within the same second. No event begins or ends between two seconds. */
const currentSecond = (env: Env): Date => wholeSecond(env.now())

interface EventView extends store.View {
  exchange: Exchange
}

/** The conditions for tickets that the caller may see and buy, with the same rules as for tickets. */
export async function eventViewOf(env: Env, db: Db, caller: Caller): Promise<EventView> {
  const at = currentSecond(env)
  const viewer = await viewerOf(env, db, caller)
  return {
    at,
    onSale: sql`${onSaleFor(viewer, at)} and ${readableBy(caller, viewer.buyer)}`,
    exchange: viewer.exchange,
    allottee: allotteeOf(viewer),
  }
}

const { lock, record, remove } = resource<store.EventRow, EventVersion>({
  noun: 'event',
  toVersion,
  idOf: ({ event_id }) => event_id,
  find: store.findEvent,
  lock: store.lockEvent,
  written: store.writtenEvent,
  update: store.updateEvent,
  uses: (trx, { event_id }) => store.usesOfEvent(trx, event_id),
  removed: (env, trx, author, event_id, at) => raise(env, trx, 'event_removed', { event_id, author, at }),
})

export { remove }

/** Events as the caller sees them, with the languages of their names. */
async function shown(db: Db, rows: store.EventRow[], view: EventView, language: Locale | undefined) {
  const ids = rows.map((row) => row.event_id)
  const offers = await store.offersOf(db, ids, view)
  const inEuro = offersInEuro(offers, view.exchange)
  const names = language === undefined ? [] : await store.namesIn(db, ids, language)
  const named = new Map(names.map((row) => [row.event_id, row]))
  const languages = new Set(rows.map((row) => named.get(row.event_id)?.language ?? defaultLocale)) as Set<Locale>
  return { events: rows.map((row): Event => toEvent(row, inEuro.get(row.event_id), named.get(row.event_id)?.name)), languages }
}

export async function list(ctx: Ctx, caller: Caller, request: ListRequest, language: Locale | undefined) {
  const view = await eventViewOf(ctx, ctx.db, caller)
  const { rows, pagination } = await store.listEvents(ctx.reads.of(request.reader), request, view)
  const { events, languages } = await shown(ctx.reads.of(request.reader), rows, view, language)
  return { page: { events, pagination }, languages }
}

/** Finds an event by id, slug, or the slug of a translation. */
export async function find(ctx: Ctx, text: string): Promise<store.EventRow> {
  const at = currentSecond(ctx)
  const row = (await store.findEvent(ctx.db, text, at)) ?? (await store.findByTranslatedSlug(ctx.db, text, at))
  if (!row) throw notFound('event', text)
  return row
}

export async function read(ctx: Ctx, caller: Caller, text: string, language: Locale | undefined) {
  const row = await find(ctx, text)
  const { events, languages } = await shown(ctx.db, [row], await eventViewOf(ctx, ctx.db, caller), language)
  return { body: events[0] as Event, version: row.version, languages }
}

/** Share-locks the resources that an event refers to until the transaction ends, and reads the venue's time zone. */
async function shareLockReferences(
  trx: Trx,
  ids: { tournament_id: string; venue_id: string; hometeam_id: string | null; visiting_id: string | null },
) {
  const venue = await shareLockVenue(trx, ids.venue_id)
  if (!venue) throw notFound('venue', ids.venue_id)
  const tournament = await shareLockTournament(trx, ids.tournament_id)
  if (!tournament) throw notFound('tournament', ids.tournament_id)
  for (const id of [ids.hometeam_id, ids.visiting_id]) if (id !== null && !(await shareLockTeam(trx, id))) throw notFound('team', id)
  if (ids.hometeam_id !== null && ids.hometeam_id === ids.visiting_id)
    throw invalid([fault('/visiting_id', 'same_team', 'is the home team already')])
  return { venue, tournament }
}

export async function create(env: Env, trx: Trx, caller: Caller, { slug, ...input }: NewEvent) {
  const at = env.now()
  const ids = { ...input, hometeam_id: input.hometeam_id ?? null, visiting_id: input.visiting_id ?? null }
  const { venue, tournament } = await shareLockReferences(trx, ids)
  const whole = { sport_type: tournament.sport_type, season: tournament.season, ...input, ...ids }
  const columns = toColumns(whole, venue)
  const event_id = newId('evt')
  await store.insertEvent(trx, {
    ...whole,
    ...columns,
    event_id,
    series_id: await store.seriesOf(trx, whole, newId('srs'), at),
    slug: await newSlug(trx, 'event', slug, `${input.event_name} ${columns.date_start.slice(0, 10)}`),
    created: at,
    updated: at,
  })
  await store.refreshEvents(trx, 'event', event_id, at)
  return recorded(env, trx, caller, at, event_id, null)
}

/** A change of these fields moves the event to another series. */
const inSeries = ['tournament_id', 'season', 'venue_id', 'hometeam_id'] as const
/** The search text is made from these fields. */
const searched = ['event_name', 'tournament_id', 'venue_id', 'hometeam_id', 'visiting_id'] as const
/** Tickets have copies of these fields. */
const repeated = ['event_name', 'tournament_id', 'venue_id', 'sport_type', 'sales_periods'] as const

/**
 * Locks an event with all that this change of it needs, except its tickets, which are locked last. Referenced resources and suppliers are locked
 * before the event, in the same order as a change of those does, so that both wait for each other instead of deadlocking.
 */
export async function lockToChange(trx: Trx, text: string, at: Date, input: EventChange, guard?: Guard): Promise<store.EventRow> {
  const seen = await store.findEvent(trx, text, at)
  const reachesTickets = repeated.some((name) => input[name] !== undefined)
  if (seen) await shareLockReferences(trx, { ...seen, ...input })
  if (seen && reachesTickets) await lockSuppliersFirst(trx, { event_id: seen.event_id })
  const row = await lock(trx, text, at, guard)
  if (reachesTickets) await lockCategoriesOf(trx, row.event_id)
  return row
}

export async function update(env: Env, trx: Trx, caller: Caller, text: string, { slug, ...input }: EventChange, guard?: Guard) {
  const at = env.now()
  const row = await lockToChange(trx, text, at, input, guard)
  const id = row.event_id
  const whole = { ...row, ...input }
  const { venue } = await shareLockReferences(trx, whole)
  const changed = (names: readonly (keyof typeof input & keyof typeof row)[]) =>
    names.some((name) => input[name] !== undefined && input[name] !== row[name])
  // Periods that are not in the request stay unchanged and are not validated again.
  const { sales_periods: periods, ...plain } = input
  const { sales_periods, ...columns } = toColumns({ ...whole, sales_periods: periods }, venue)
  await store.updateEvent(trx, id, {
    ...plain,
    ...columns,
    ...(periods === undefined ? {} : { sales_periods }),
    ...(changed(inSeries) ? { series_id: await store.seriesOf(trx, whole, newId('srs'), at) } : {}),
    ...(await slugChange(trx, 'event', slug, row.slug)),
    updated: at,
    version: row.version + 1,
  })
  if (changed(searched)) await store.refreshEvents(trx, 'event', id, at)
  if (changed(repeated)) await refreshTickets(env, trx, caller, { event_id: id }, { event_sales_periods: row.sales_periods })
  if (changed(['event_name']))
    await raise(env, trx, 'event_renamed', { event_id: id, before: row.event_name, after: whole.event_name, author: caller, at })
  return recorded(env, trx, caller, at, id, toVersion(row))
}

/** Updates the fields that events show from their venue, and their start times in its time zone. */
export async function followVenue(_env: Env, trx: Trx, { venue, changed, at }: DomainEvents['venue_changed']): Promise<void> {
  await store.refreshEvents(trx, 'venue', venue.venue_id, at)
  if (changed.includes('time_zone')) await store.setInstants(trx, venue.venue_id, venue.time_zone)
}

async function recorded(env: Env, trx: Trx, caller: Caller, at: Date, id: string, before: EventVersion | null) {
  const { row } = await record(trx, caller, at, id, before)
  const { events } = await shown(trx, [row], await eventViewOf(env, trx, caller), undefined)
  return { body: events[0] as Event, version: row.version }
}
