import { sql } from 'kysely'
import type { Condition } from '../../db/filter.js'
import type { GuestDataRequirement } from '../../db/json.js'
import type { Db } from '../../db/open.js'
import type { ServiceCheckout } from '../../lib/enums.js'
import type { SeriesFacts } from '../series/options.js'

/** What is sold of a series in one category. */
export interface ProductRow extends Omit<SeriesFacts, 'sport_type' | 'latitude' | 'longitude' | 'time_zone'> {
  series_id: string
  category_id: string
  category_name: string
  description: Record<string, string>
  category_requirements: GuestDataRequirement[]
  event_requirements: GuestDataRequirement[][]
  ticket_requirements: GuestDataRequirement[][]
  checkouts: ServiceCheckout[]
  duration_minutes: number
  options: OptionRow[]
}

export interface OptionRow {
  sub_category: string
  currency_code: string
  net_rate: number
}

/** The next series in order of their ids, for going through all of them in bites. */
export async function nextSeries(db: Db, after: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ series_id: string }>`
    select series_id from series where series_id > ${after} order by series_id limit ${count}`.execute(db)
  return rows.map((row) => row.series_id)
}

/** The products of some series: of each category what is on sale (`t`), with the lowest price of each kind in each currency. */
export async function readProducts(db: Db, series: string[], onSale: Condition): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    with offered as (
      select e.series_id, t.category_id, t.sub_category, t.currency_code, min(t.net_rate) as net_rate,
             max(extract(epoch from e.date_stop - e.date_start)) / 60 as minutes,
             jsonb_agg(distinct e.guest_data_requirements) as event_requirements, jsonb_agg(distinct t.guest_data_requirements) as ticket_requirements,
             jsonb_agg(distinct p.service_checkout) as checkouts
        from event e join ticket t on t.event_id = e.event_id join supplier p on p.supplier_id = t.supplier_id
       where e.series_id = any(${series}::text[]) and e.deleted is null and t.in_stock and t.ticket_status = 'available' and ${onSale}
       group by e.series_id, t.category_id, t.sub_category, t.currency_code
    ), product as (
      select series_id, category_id, max(minutes)::int as duration_minutes,
             jsonb_agg(jsonb_build_object('sub_category', sub_category, 'currency_code', currency_code, 'net_rate', net_rate)) as options,
             (select jsonb_agg(distinct one) from jsonb_array_elements(jsonb_agg(event_requirements)) many, jsonb_array_elements(many) one) as event_requirements,
             (select jsonb_agg(distinct one) from jsonb_array_elements(jsonb_agg(ticket_requirements)) many, jsonb_array_elements(many) one) as ticket_requirements,
             (select jsonb_agg(distinct one) from jsonb_array_elements(jsonb_agg(checkouts)) many, jsonb_array_elements(many) one) as checkouts
        from offered group by series_id, category_id
    )
    select product.*, c.category_name, c.description, c.guest_data_requirements as category_requirements, m.official_name as tournament_name, r.season,
           h.official_name as hometeam_name, v.official_name as venue_name, v.streetname, v.number, v.postalcode, v.city, v.province, v.country,
           (select count(*) from event x where x.series_id = product.series_id and x.deleted is null) as number_events,
           (select x.event_name from event x where x.series_id = product.series_id and x.deleted is null order by x.date_start limit 1) as event_name
      from product
      join series r on r.series_id = product.series_id
      join tournament m on m.tournament_id = r.tournament_id
      join venue v on v.venue_id = r.venue_id
      join category c on c.category_id = product.category_id
      left join team h on h.team_id = r.hometeam_id
     order by product.series_id, product.category_id`.execute(db)
  return rows
}
