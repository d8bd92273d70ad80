import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import { localToUtc } from '../../lib/zones.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import { closeGates } from '../../platform/db/gate.js'
import type { EventTable } from '../../platform/db/generated/tables.js'
import type { ListRequest, Order } from '../../platform/db/list.js'
import { live } from '../../platform/db/mirror.js'
import type { Db, Trx } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'
import { idOrSlug } from '../../platform/db/slugs.js'
import { stockFor } from '../tickets/stock.js'

export type EventRow = Selectable<EventTable> & {
  tournament_name: string
  tournament_type: string
  venue_name: string
  city: string
  iso_country: string
  latitude: string | null
  longitude: string | null
  time_zone: string
  capacity: number | null
  hometeam_name: string | null
  visiting_name: string | null
  shown_status: string
}

/**
 * The time of the request in whole seconds, so that a count can be cached within the same second, and the condition for tickets (`t`) that
 * the viewer can buy.
 */
export interface View {
  at: Date
  onSale: Condition
  /** the distributor whose allotments count, if it has any */
  allottee?: string | undefined
}

const onOffer = sql`t.event_id = e.event_id and t.in_stock and t.deleted is null and t.ticket_status = 'available'`

/** Tickets (`t`) of the event that the viewer can buy, with their stock (`q`). */
const buyable = ({ onSale, allottee }: View) =>
  allottee === undefined
    ? sql`ticket t join ticket_stock q on q.ticket_id = t.ticket_id where ${onOffer} and ${onSale}`
    : sql`ticket t join ${stockFor(allottee)} q on q.ticket_id = t.ticket_id
          where t.event_id = e.event_id and t.deleted is null and t.ticket_status = 'available' and q.available_quantity > 0 and ${onSale}`

/** No available ticket is in stock for anybody, and none can be requested from a supplier. The cheapest condition comes first. */
const soldOut = sql`(
  not exists (select from ticket t where ${onOffer})
  and exists (select from ticket t where t.event_id = e.event_id and t.deleted is null and t.ticket_status = 'available')
  and not exists (select from ticket t join ticket_stock q using (ticket_id)
    where t.event_id = e.event_id and t.deleted is null and t.ticket_status = 'on_request' and q.backorder_quantity > 0))`

/** Left joins, although no row can be missing: the planner then removes joins that a page or count does not need. */
const stored = sql`event e
  left join venue v on v.venue_id = e.venue_id
  left join tournament m on m.tournament_id = e.tournament_id
  left join team h on h.team_id = e.hometeam_id
  left join team a on a.team_id = e.visiting_id`

const from = (view: View) => sql`${stored}
  cross join lateral (select
    case when e.event_status <> 'notstarted' then e.event_status
         when e.date_stop_utc <= ${view.at} then 'finished'
         when ${soldOut} then 'soldout'
         else 'notstarted' end as event_status,
    exists (select from ${view.allottee === undefined ? sql`ticket t where ${onOffer} and ${view.onSale}` : buyable(view)}) as tickets_available) s`

const select = sql`e.*, m.official_name as tournament_name, m.tournament_type,
  v.official_name as venue_name, v.city, v.country as iso_country, v.latitude, v.longitude, v.time_zone, v.capacity,
  h.official_name as hometeam_name, a.official_name as visiting_name, s.event_status as shown_status`

export function listEvents(db: Db, request: ListRequest, view: View): Promise<Page<EventRow>> {
  // The time is used only if the request filters by it. Otherwise the list stays the same from second to second, and its counts and cursors
  // can be cached.
  const usesTime = request.given.has('event_status') || request.given.has('tickets_available')
  const source = { select, from: from(view), narrow: usesTime ? from(view) : stored, where: live('e', request) }
  return readPage<EventRow>(db, { ...request, order: futureFirst(request.order, request.cursor?.place?.asOf ?? view.at) }, source)
}

/** Among equally good search results, future events come first. */
const futureFirst = ({ best, ...order }: Order, at: Date): Order =>
  best ? { ...order, asOf: at, best: sql`${best} + case when e.date_stop_utc > ${at} then 0.01 else 0 end` } : order

async function one(db: Db, at: Date, where: RawBuilder<unknown>): Promise<EventRow | undefined> {
  const { rows } = await sql<EventRow>`select ${select} from ${from({ at, onSale: everyRow })} where ${where}`.execute(db)
  return rows[0]
}

const named = (text: string) => sql`${idOrSlug('e', 'event_id', text)} and e.deleted is null`

export const findEvent = (db: Db, text: string, at: Date) => one(db, at, named(text))
export const findByTranslatedSlug = (db: Db, text: string, at: Date) =>
  one(
    db,
    at,
    sql`e.deleted is null and e.event_id = (
      select tr.event_id from event_translation tr where tr.translated_slug = ${text} and tr.deleted is null order by tr.created limit 1)`,
  )
/**
 * Bookings and allotments lock tickets and then write rows that refer to the event. `for update` would make them wait for a change of the event,
 * which waits for their tickets.
 */
export async function lockEvent(trx: Trx, text: string, at: Date): Promise<EventRow | undefined> {
  await closeGates('event_id', sql`select e.event_id as id from event e where ${named(text)}`).execute(trx)
  return one(trx, at, sql`${named(text)} for no key update of e`)
}
/** Share-locks the event, so that it is not deleted while a row that refers to it is written. */
export const shareLockEvent = (trx: Trx, text: string, at: Date) => one(trx, at, sql`${named(text)} for share of e`)
/** The event as this transaction has written it, deleted or not. */
export const writtenEvent = (trx: Trx, id: string, at: Date) => one(trx, at, sql`e.event_id = ${id}`)

export interface OfferRow {
  event_id: string
  currency_code: string
  min: number
  max: number
  quantity: number
}

/** The offers on sale now for each event of a page, by currency. */
export async function offersOf(db: Db, ids: string[], view: View): Promise<OfferRow[]> {
  const { rows } = await sql<OfferRow>`
    select e.event_id, o.currency_code, min(o.net_rate) as min, max(o.net_rate) as max, sum(o.available_quantity) as quantity
      from event e cross join lateral (select t.currency_code, t.net_rate, q.available_quantity from ${buyable(view)}) o
     where e.event_id = any(${ids})
     group by e.event_id, o.currency_code`.execute(db)
  return rows
}

/** The names of events in a language, or in English, if translated. */
export async function namesIn(db: Db, ids: string[], language: string) {
  const { rows } = await sql<{ event_id: string; language: string; name: string }>`
    select distinct on (event_id) event_id, language, translated_event_name as name from event_translation
     where event_id = any(${ids}) and language in (${language}, 'en_GB') and deleted is null
     order by event_id, language = ${language} desc`.execute(db)
  return rows
}

export const insertEvent = (trx: Trx, row: Insertable<EventTable>) => trx.insertInto('event').values(row).execute()

export const updateEvent = (trx: Trx, id: string, changes: Updateable<EventTable>) =>
  trx.updateTable('event').set(changes).where('event_id', '=', id).execute()

export interface SeriesKey {
  tournament_id: string
  season: string
  venue_id: string
  hometeam_id: string | null
}

/** The series of an event. It is created with its first event. */
export async function seriesOf(trx: Trx, key: SeriesKey, newId: string, at: Date): Promise<string> {
  const { rows } = await sql<{ series_id: string }>`
    insert into series (series_id, tournament_id, season, venue_id, hometeam_id, created)
    values (${newId}, ${key.tournament_id}, ${key.season}, ${key.venue_id}, ${key.hometeam_id}, ${at})
    on conflict (tournament_id, season, venue_id, hometeam_id) do update set created = series.created
    returning series_id`.execute(trx)
  return rows[0]?.series_id ?? newId
}

export async function usesOfEvent(trx: Trx, id: string): Promise<{ tickets: number }> {
  const { rows } = await sql<{
    tickets: number
  }>`select count(*) as tickets from ticket where event_id = ${id} and deleted is null`.execute(trx)
  return rows[0] ?? { tickets: 0 }
}

const of = {
  event: (id: string) => sql`e.event_id = ${id}`,
  tournament: (id: string) => sql`e.tournament_id = ${id}`,
  venue: (id: string) => sql`e.venue_id = ${id}`,
  team: (id: string) => sql`(e.hometeam_id = ${id} or e.visiting_id = ${id})`,
}

/** The names by which a search finds an event (`e`): its own, and those of the resources it refers to. */
export const searchText = sql`fold(concat_ws(' ', e.event_name, h.official_name, a.official_name, v.official_name, v.city, m.official_name))`
/**
 * Texts as rows (`search`), each with its number. A new text is inserted. Inserted in order, so that two transactions wait for each other.
 */
export const numberedTexts = (from: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  insert into event_text (search) select distinct search from ${from} order by search
  on conflict (md5(search)) do update set search = excluded.search returning text_id, search`

/** Called after a change of a resource that events show. Updates `updated`, so that clients with copies notice it, and the search text. */
export async function refreshEvents(trx: Trx, parent: keyof typeof of, id: string, at: Date): Promise<void> {
  await closeGates('event_id', sql`select e.event_id as id from event e where ${of[parent](id)}`).execute(trx)
  // In id order, so that changes of a team and of its venue wait for each other instead of deadlocking.
  await sql`select from event e where ${of[parent](id)} order by e.event_id for no key update`.execute(trx)
  await sql`with named as (
      select e.event_id, ${searchText} as search
        from event e
        join venue v on v.venue_id = e.venue_id
        join tournament m on m.tournament_id = e.tournament_id
        left join team h on h.team_id = e.hometeam_id
        left join team a on a.team_id = e.visiting_id
       where ${of[parent](id)}
    ), numbered as (${numberedTexts(sql`named`)})
    update event x set updated = greatest(x.updated, ${at}), text_id = numbered.text_id
      from named join numbered using (search) where x.event_id = named.event_id`.execute(trx)
}

/** Recomputes the UTC times of a venue's events after a change of its time zone. */
export async function setInstants(trx: Trx, venue_id: string, zone: string): Promise<void> {
  const rows = await trx.selectFrom('event').select(['event_id', 'date_start', 'date_stop']).where('venue_id', '=', venue_id).execute()
  await sql`update event e set date_start_utc = n.start, date_stop_utc = n.stop
    from unnest(${rows.map((row) => row.event_id)}::text[],
                ${rows.map((row) => localToUtc(row.date_start, zone).toISOString())}::timestamptz[],
                ${rows.map((row) => localToUtc(row.date_stop, zone).toISOString())}::timestamptz[]) as n (event_id, start, stop)
   where e.event_id = n.event_id`.execute(trx)
}
