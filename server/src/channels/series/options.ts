import { sql } from 'kysely'
import { offerAtOnePrice, type Share } from '../../catalogue/tickets/rules/allotted.js'
import { type LateSale, saleEndsAt } from '../../catalogue/tickets/rules/sale.js'
import { ownShares } from '../../catalogue/tickets/stock.js'
import type { ServiceCheckout, TargetGroup, TicketFlag, TicketType, VatCategory } from '../../lib/enums.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { CancellationStep, CategoryOptions, GuestDataRequirement, OpeningHours } from '../../platform/db/json.js'
import type { Db } from '../../platform/db/open.js'
import { minimumOf, type UnitRow, type UnitTicket, unitsOf } from './units.js'

/** Guest requirements of the tickets of a category, by level. */
export interface AskedTerms {
  service_checkout: ServiceCheckout
  event: GuestDataRequirement[]
  ticket: GuestDataRequirement[]
  /** Supporters of the visiting team are not admitted. */
  no_away_fans: boolean
}

interface CategoryFacts {
  category_name: string
  category_type: string
  description: Record<string, string>
  options: Partial<CategoryOptions>
  category_requirements: GuestDataRequirement[]
}

/** The description of a series. */
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
  /** The number of events in the whole series, including past ones, and the name of one of them. */
  number_events: number
  event_name: string
  /** No event has a start time: guests visit within opening hours. */
  by_hours: boolean
}

/** A category as sold over a series, with instant confirmation or on request. */
export interface SeriesOptionRow extends CategoryFacts, SeriesFacts {
  series_id: string
  category_id: string
  on_request: boolean
  terms: AskedTerms[]
  policies: CancellationStep[][]
  start_times: string[]
  /** The opening hours of its next event. Empty when events have a start time. */
  opening_hours: OpeningHours[]
  minutes_from: number
  minutes_to: number
  events: number
  /** The first unit is the default for resellers. */
  units: [UnitRow, ...UnitRow[]]
  /** The smallest quantity of the first unit that is sold. */
  minimum: number
}

interface EventFacts {
  event_id: string
  series_id: string
  starts: string
  minutes: number
  date_start_utc: Date
  date_stop_utc: Date
  opening_hours: OpeningHours[]
  /** The guest requirements as JSON text. Many tickets share the same text, which is parsed once. */
  asks: string
}

interface OfferedTicket {
  event_id: string
  category_id: string
  net_rate: number
  sales_price: number
  face_value: number
  /** The remaining stock (or the quantity that can be requested), and whether it is on sale now. */
  pool: number
  supply: number
  on_sale: boolean
  /** The buyer's allotments of it. */
  own: Share[] | null
  /** A `TicketKind` as JSON text. Thousands of tickets share a few kinds, and each kind is parsed once. */
  kind: string
}

type TicketKind = [
  sub_category: string,
  currency_code: string,
  vat_category: VatCategory,
  ticket_targetgroup: TargetGroup,
  ticket_status: 'available' | 'on_request',
  ticket_type: TicketType,
  names_end: boolean,
  min_order: number,
  flags: TicketFlag[],
  policy: CancellationStep[],
  requirements: GuestDataRequirement[],
  service_checkout: ServiceCheckout,
]

/** The condition for tickets (`t`, with their stock `s`) of events (`e`) in the result, and how to tell whether they are on sale. */
export interface Offered {
  offered: Condition
  /** Whether a ticket is on sale now, apart from stock. */
  onSale: Condition
  at: Date
  late: LateSale
  /** The distributors whose allotments are read: the buyer, if it has any. */
  allottees: string[]
}

/**
 * The categories of these series with their tickets, or one category if given. The tickets are combined here, because grouping in the
 * database took longer (docs/performance.md).
 */
export async function readOptions(db: Db, series: string[], asked: Offered, category_id?: string): Promise<SeriesOptionRow[]> {
  if (series.length === 0) return []
  const { rows } = await sql<OfferedTicket>`
    select e.event_id, t.category_id, t.net_rate, t.sales_price, t.face_value, ${asked.onSale} as on_sale, ${asked.allottees.length === 0 ? sql`null::jsonb` : ownShares(asked.allottees)} as own,
           case when t.ticket_status = 'on_request' then s.backorder_quantity else s.available_quantity end as pool,
           case when t.ticket_status = 'on_request' then s.backorder_quantity else s.supplier_quantity end as supply,
           concat('[', to_json(t.sub_category), ',"', t.currency_code, '","', t.vat_category, '","', t.ticket_targetgroup, '","', t.ticket_status, '","',
             t.ticket_type, case when t.latest_sale_date is null then '",false,' else '",true,' end, t.min_order, ',', to_json(t.flags), ',',
             case when t.cancellation_policy = '[]' then p.cancellation_policy else t.cancellation_policy end, ',', t.guest_data_requirements, ',"', p.service_checkout, '"]') as kind
      from event e join ticket t on t.event_id = e.event_id join ticket_stock s on s.ticket_id = t.ticket_id join supplier p on p.supplier_id = t.supplier_id
     where e.series_id = any(${series}::text[]) and e.deleted is null and ${asked.offered}
       and ${category_id === undefined ? everyRow : sql`t.category_id = ${category_id}`}`.execute(db)
  if (rows.length === 0) return []
  const events = await readEvents(db, [...new Set(rows.map((row) => row.event_id))])
  const [facts, categories] = await Promise.all([
    readSeries(db, [...new Set([...events.values()].map((event) => event.series_id))]),
    readCategories(db, [...new Set(rows.map((row) => row.category_id))]),
  ])
  const kinds = new Map<string, Kind>()
  const kindOf = (text: string): Kind => {
    const kind = kinds.get(text) ?? readKind(text)
    kinds.set(text, kind)
    return kind
  }
  const groups = new Map<string, OfferedTicket[]>()
  for (const row of rows) {
    const name = `${events.get(row.event_id)?.series_id} ${row.category_id} ${kindOf(row.kind).on_request}`
    const group = groups.get(name)
    if (group) group.push(row)
    else groups.set(name, [row])
  }
  return [...groups.values()]
    .flatMap((group): SeriesOptionRow[] => {
      const { event_id, category_id, kind } = group[0] as OfferedTicket
      const series_id = events.get(event_id)?.series_id ?? ''
      const [ofSeries, ofCategory] = [facts.get(series_id), categories.get(category_id)]
      if (!ofSeries || !ofCategory) return []
      const { on_request } = kindOf(kind)
      return [{ series_id, category_id, on_request, ...ofSeries, ...ofCategory, ...combined(group, events, kindOf, asked) }]
    })
    .sort(
      (a, b) =>
        compare(a.series_id, b.series_id) ||
        Number(a.on_request) - Number(b.on_request) ||
        b.events - a.events ||
        b.units[0].stocked - a.units[0].stocked ||
        compare(a.category_id, b.category_id),
    )
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
/** The parsed distinct texts, in a stable order. */
const parsed = <T>(texts: Iterable<string>): T[] => [...new Set(texts)].sort().map((text) => JSON.parse(text) as T)

/** A parsed kind of ticket. Values that are only compared stay text. */
interface Kind extends Pick<UnitTicket, 'sub_category' | 'group' | 'currency_code' | 'vat_category' | 'min_order' | 'flags'> {
  on_request: boolean
  ticket_type: TicketType
  names_end: boolean
  policy: string
  requirements: string
  service_checkout: ServiceCheckout
}

function readKind(text: string): Kind {
  const [
    sub_category,
    currency_code,
    vat_category,
    group,
    status,
    ticket_type,
    names_end,
    min_order,
    flags,
    policy,
    requirements,
    service_checkout,
  ] = JSON.parse(text) as TicketKind
  return {
    ...{ sub_category, currency_code, vat_category, group, ticket_type, names_end, min_order, flags, service_checkout },
    on_request: status === 'on_request',
    policy: JSON.stringify(policy),
    requirements: JSON.stringify(requirements),
  }
}

/** A ticket with allotments of the buyer has the price and the stock of the next one. */
function ownOffer({ net_rate, pool, own }: OfferedTicket, { currency_code, on_request }: Kind): Pick<OfferedTicket, 'net_rate' | 'pool'> {
  if (own === null || on_request) return { net_rate, pool }
  const ticket = { net_rate, currency_code, ticket_status: 'available' as const, available_quantity: pool, backorder_quantity: 0 }
  const offer = offerAtOnePrice(ticket, own)
  return { net_rate: offer.net_rate, pool: offer.available_quantity }
}

/** Combines the tickets of one category. Their order does not matter. */
function combined(
  tickets: OfferedTicket[],
  known: ReadonlyMap<string, EventFacts>,
  kindOf: (text: string) => Kind,
  { at, late }: Pick<Offered, 'at' | 'late'>,
) {
  const policies = new Set<string>()
  const asked = new Set<string>()
  const offered = tickets.map((ticket): UnitTicket => {
    const kind = kindOf(ticket.kind)
    const event = known.get(ticket.event_id)
    policies.add(kind.policy)
    asked.add(`[${event?.asks ?? '[[],false]'},${kind.requirements},${kind.flags.includes('no_away_fans')},"${kind.service_checkout}"]`)
    const { sub_category, group, currency_code, vat_category, min_order, flags } = kind
    const { event_id, sales_price, face_value, on_sale, supply } = ticket
    const { net_rate, pool } = ownOffer(ticket, kind)
    const isSold = on_sale && event !== undefined && saleEndsAt(kind, event, late) > at
    return {
      ...{ event_id, sub_category, group, currency_code, vat_category, min_order, flags, net_rate, sales_price, face_value },
      pool: isSold ? pool : 0,
      supply: isSold ? supply : 0,
    }
  })
  const events = [...new Set(tickets.map((ticket) => ticket.event_id))].flatMap((id) => known.get(id) ?? [])
  const minutes = events.map((event) => event.minutes)
  const [next] = events.toSorted((a, b) => Number(a.date_start_utc) - Number(b.date_start_utc))
  const terms = parsed<[[GuestDataRequirement[], boolean], GuestDataRequirement[], boolean, ServiceCheckout]>(asked)
  const units = unitsOf(offered) as SeriesOptionRow['units']
  return {
    events: events.length,
    start_times: [...new Set(events.map((event) => event.starts))].sort(),
    opening_hours: next?.opening_hours ?? [],
    minutes_from: Math.min(...minutes),
    minutes_to: Math.max(...minutes),
    units,
    minimum: minimumOf(units[0].sub_category, offered),
    policies: parsed<CancellationStep[]>(policies),
    terms: terms.map(
      ([[event, hasVisitors], ticket, noAwayFans, service_checkout]): AskedTerms => ({
        service_checkout,
        event,
        ticket,
        no_away_fans: noAwayFans && hasVisitors,
      }),
    ),
  }
}

async function readEvents(db: Db, ids: string[]): Promise<Map<string, EventFacts>> {
  const { rows } = await sql<EventFacts>`
    select e.event_id, e.series_id, to_char(e.date_start, 'HH24:MI') as starts, (extract(epoch from e.date_stop - e.date_start) / 60)::int as minutes,
           e.date_start_utc, e.date_stop_utc, e.opening_hours,
           jsonb_build_array(e.guest_data_requirements, e.visiting_id is not null)::text as asks
      from event e where e.event_id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.event_id, row]))
}

async function readSeries(db: Db, ids: string[]): Promise<Map<string, SeriesFacts>> {
  const { rows } = await sql<SeriesFacts & { series_id: string }>`
    select r.series_id, m.sport_type, m.official_name as tournament_name, r.season, h.official_name as hometeam_name,
           v.official_name as venue_name, v.streetname, v.number, v.postalcode, v.city, v.province, v.country, v.latitude, v.longitude, v.time_zone,
           of_series.number_events, of_series.event_name, of_series.by_hours
      from series r
      join tournament m on m.tournament_id = r.tournament_id
      join venue v on v.venue_id = r.venue_id
      left join team h on h.team_id = r.hometeam_id
      cross join lateral (select count(*)::int as number_events, min(x.event_name) as event_name, bool_and(x.opening_hours <> '[]') as by_hours
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
