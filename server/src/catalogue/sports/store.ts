import { type RawBuilder, sql } from 'kysely'
import { countries } from '../../lib/countries.js'
import { type SportType, sportTypes } from '../../lib/enums.js'
import type { ListRequest } from '../../platform/db/list.js'
import type { Db } from '../../platform/db/open.js'
import { type Page, readPage } from '../../platform/db/page.js'

const all = sql`*`

/** All sports with a label, with or without events. */
export const listSports = <Row>(db: Db, request: ListRequest, labels: Record<SportType, string>): Promise<Page<Row>> =>
  readPage<Row>(db, request, {
    select: all,
    from: sql`(
      select n.sport_type, n.label, coalesce(e.number_of_events, 0) as number_of_events
        from unnest(${[...sportTypes]}::text[], ${sportTypes.map((sport) => labels[sport])}::text[]) as n (sport_type, label)
        left join (select sport_type, count(*) as number_of_events from event where deleted is null group by sport_type) e using (sport_type)) s`,
  })

/** Places with a venue, grouped by the columns in `grouped`. */
const places = (grouped: RawBuilder<unknown>) => sql`
  select ${grouped}, count(*) as number_of_venues, coalesce(sum(e.events), 0)::bigint as number_of_events
    from venue v left join (select venue_id, count(*) as events from event where deleted is null group by venue_id) e using (venue_id)
   where v.deleted is null group by ${grouped}`

const names = sql`unnest(
  ${countries.map((country) => country.alpha3)}::text[],
  ${countries.map((country) => country.alpha2)}::text[],
  ${countries.map((country) => country.name)}::text[]) as n (country, alpha2, name)`

export const listCountries = <Row>(db: Db, request: ListRequest): Promise<Page<Row>> =>
  readPage<Row>(db, request, {
    select: all,
    from: sql`(
      select p.country as iso_country, n.alpha2 as iso_country_alpha2, n.name as country_name, p.number_of_venues, p.number_of_events
        from (${places(sql`v.country`)}) p join ${names} using (country)) c`,
  })

export const listCities = <Row>(db: Db, request: ListRequest): Promise<Page<Row>> =>
  readPage<Row>(db, request, {
    select: all,
    from: sql`(
      select p.city, p.country as iso_country, n.name as country_name, p.number_of_venues, p.number_of_events
        from (${places(sql`v.country, v.city`)}) p join ${names} using (country)) c`,
  })
