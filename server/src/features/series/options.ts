import { sql } from 'kysely'
import type { Condition } from '../../db/filter.js'
import type { CancellationStep, CategoryOptions, GuestDataRequirement } from '../../db/json.js'
import type { Db } from '../../db/open.js'
import type { TargetGroup, VatCategory } from '../../lib/enums.js'

/** What some tickets of a category ask of their guests, by the level that says so. */
export interface AskedTerms {
  event: GuestDataRequirement[]
  ticket: GuestDataRequirement[]
  /** supporters of the visiting team are not let in */
  no_away_fans: boolean
}

/** Tickets of one kind in one currency, with the cheapest of them. */
export interface KindRow {
  sub_category: string
  currency_code: string
  net_rate: number
  sales_price: number
  face_value: number
  vat_category: VatCategory
  groups: TargetGroup[]
  on_request: boolean
  min_order: number
}

interface CategoryFacts {
  category_name: string
  category_type: string
  description: Record<string, string>
  options: Partial<CategoryOptions>
  category_requirements: GuestDataRequirement[]
}

/** What a series is, for whoever describes what is sold of it. */
export interface SeriesFacts {
  sport_type: string
  tournament_name: string
  season: string
  hometeam_name: string | null
  venue_name: string
  streetname: string | null
  number: string | null
  postalcode: string | null
  city: string
  province: string | null
  country: string
  latitude: string | null
  longitude: string | null
  time_zone: string
  /** in the whole series, past ones included, and the name of one of them */
  number_events: number
  event_name: string
}

/** A category as it is sold over a series. */
export interface SeriesOptionRow extends CategoryFacts, SeriesFacts {
  series_id: string
  category_id: string
  terms: AskedTerms[]
  policies: CancellationStep[][]
  start_times: string[]
  minutes_from: number
  minutes_to: number
  events: number
  kinds: KindRow[]
}

interface EventFacts {
  event_id: string
  starts: string
  minutes: number
  /** kept as text: the same few over and over */
  requirements: string
  has_visitors: boolean
}

interface OfferedTicket {
  event_id: string
  series_id: string
  category_id: string
  sub_category: string
  currency_code: string
  net_rate: number
  sales_price: number
  face_value: number
  vat_category: VatCategory
  ticket_targetgroup: TargetGroup
  on_request: boolean
  min_order: number
  no_away_fans: boolean
  policy: string
  requirements: string
}

/**
 * The categories of some series and what is offered in them: those tickets (`t`) of its events (`e`) that meet the condition, of one category
 * if told. The tickets are put together here and not by the database, which took four times as long over the same groups
 * (docs/performance.md).
 */
export async function readOptions(db: Db, series: string[], offered: Condition, category_id?: string): Promise<SeriesOptionRow[]> {
  if (series.length === 0) return []
  const { rows } = await sql<OfferedTicket>`
    select e.event_id, e.series_id, t.category_id, t.sub_category, t.currency_code, t.net_rate, t.sales_price, t.face_value, t.vat_category,
           t.ticket_targetgroup, t.ticket_status = 'on_request' as on_request, t.min_order, 'no_away_fans' = any(t.flags) as no_away_fans,
           (case when t.cancellation_policy = '[]' then p.cancellation_policy else t.cancellation_policy end)::text as policy,
           t.guest_data_requirements::text as requirements
      from event e join ticket t on t.event_id = e.event_id join supplier p on p.supplier_id = t.supplier_id
     where e.series_id = any(${series}::text[]) and e.deleted is null and ${offered}
       and ${category_id === undefined ? sql`true` : sql`t.category_id = ${category_id}`}
     order by t.net_rate, t.ticket_id`.execute(db)
  if (rows.length === 0) return []
  const groups = new Map<string, OfferedTicket[]>()
  for (const row of rows) {
    const group = groups.get(`${row.series_id} ${row.category_id}`)
    if (group) group.push(row)
    else groups.set(`${row.series_id} ${row.category_id}`, [row])
  }
  const events = await readEvents(db, [...new Set(rows.map((row) => row.event_id))])
  const facts = await readSeries(db, [...new Set(rows.map((row) => row.series_id))])
  const categories = await readCategories(db, [...new Set(rows.map((row) => row.category_id))])
  return [...groups.values()]
    .flatMap((group): SeriesOptionRow[] => {
      const { series_id, category_id } = group[0] as OfferedTicket
      const [ofSeries, ofCategory] = [facts.get(series_id), categories.get(category_id)]
      return ofSeries && ofCategory ? [{ series_id, category_id, ...ofSeries, ...ofCategory, ...combined(group, events) }] : []
    })
    .sort((a, b) => compare(a.series_id, b.series_id) || b.events - a.events || compare(a.category_id, b.category_id))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const parsed = <T>(texts: Iterable<string>): T[] => [...new Set(texts)].map((text) => JSON.parse(text) as T)

/** What the tickets of one category come to. They are in order of their price. */
function combined(tickets: OfferedTicket[], known: ReadonlyMap<string, EventFacts>) {
  const events = [...new Set(tickets.map((ticket) => ticket.event_id))].flatMap((id) => known.get(id) ?? [])
  const kinds = new Map<string, KindRow>()
  for (const ticket of tickets) {
    const { sub_category, currency_code, ticket_targetgroup: group, on_request, min_order } = ticket
    const kind = kinds.get(`${currency_code} ${sub_category}`)
    if (kind) {
      if (!kind.groups.includes(group)) kind.groups.push(group)
      kind.on_request ||= on_request
      kind.min_order = Math.min(kind.min_order, min_order)
    } else {
      const { net_rate, sales_price, face_value, vat_category } = ticket
      const prices = { net_rate, sales_price, face_value, vat_category }
      kinds.set(`${currency_code} ${sub_category}`, { sub_category, currency_code, ...prices, groups: [group], on_request, min_order })
    }
  }
  const minutes = events.map((event) => event.minutes)
  return {
    events: events.length,
    start_times: [...new Set(events.map((event) => event.starts))].sort(),
    minutes_from: Math.min(...minutes),
    minutes_to: Math.max(...minutes),
    kinds: [...kinds.values()].sort((a, b) => compare(a.sub_category, b.sub_category) || compare(a.currency_code, b.currency_code)),
    policies: parsed<CancellationStep[]>(tickets.map((ticket) => ticket.policy)),
    terms: parsed<AskedTerms>(
      tickets.map(({ event_id, requirements, no_away_fans }) => {
        const event = known.get(event_id)
        return `{"event":${event?.requirements ?? '[]'},"ticket":${requirements},"no_away_fans":${no_away_fans && event?.has_visitors === true}}`
      }),
    ),
  }
}

async function readEvents(db: Db, ids: string[]): Promise<Map<string, EventFacts>> {
  const { rows } = await sql<EventFacts>`
    select e.event_id, to_char(e.date_start, 'HH24:MI') as starts, (extract(epoch from e.date_stop - e.date_start) / 60)::int as minutes,
           e.guest_data_requirements::text as requirements, e.visiting_id is not null as has_visitors
      from event e where e.event_id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.event_id, row]))
}

async function readSeries(db: Db, ids: string[]): Promise<Map<string, SeriesFacts>> {
  const { rows } = await sql<SeriesFacts & { series_id: string }>`
    select r.series_id, m.sport_type, m.official_name as tournament_name, r.season, h.official_name as hometeam_name,
           v.official_name as venue_name, v.streetname, v.number, v.postalcode, v.city, v.province, v.country, v.latitude, v.longitude, v.time_zone,
           of_series.number_events, of_series.event_name
      from series r
      join tournament m on m.tournament_id = r.tournament_id
      join venue v on v.venue_id = r.venue_id
      left join team h on h.team_id = r.hometeam_id
      cross join lateral (select count(*)::int as number_events, min(x.event_name) as event_name
                            from event x where x.series_id = r.series_id and x.deleted is null) of_series
     where r.series_id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.series_id, row]))
}

async function readCategories(db: Db, ids: string[]): Promise<Map<string, CategoryFacts>> {
  const { rows } = await sql<CategoryFacts & { category_id: string }>`
    select c.category_id, c.category_name, c.category_type, c.description, c.options, c.guest_data_requirements as category_requirements
      from category c where c.category_id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.category_id, row]))
}
