import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '../../platform/db/filter.js'
import type { Db } from '../../platform/db/open.js'

/** The tickets that are watched, as a query of their ids. */
export type Watched = RawBuilder<{ ticket_id: string }>

export const oneTicket = (ticket_id: string): Watched => sql`select ${ticket_id}::text as ticket_id`

/** Recorded are at most this many tickets of an event. */
const mostTickets = 500
export const ticketsOf = (event_id: string, own: Condition): Watched =>
  sql`select t.ticket_id from ticket t where t.event_id = ${event_id} and t.deleted is null and ${own} order by t.ticket_id limit ${sql.lit(mostTickets)}`

export async function watch(db: Db, tickets: Watched, until: Date): Promise<void> {
  await sql`insert into onsale_watch as w (ticket_id, until) select of.ticket_id, ${until} from (${tickets}) of
    on conflict (ticket_id) do update set until = greatest(w.until, excluded.until)`.execute(db)
}

export interface SecondRow {
  second: Date
  requests: number
  accepted: number
  refused: number
}
export interface StockNow {
  available: number
  reserved: number
  sold: number
}

export async function secondsSince(db: Db, tickets: Watched, since: Date): Promise<SecondRow[]> {
  const { rows } = await sql<SecondRow>`
    select s.second, sum(s.requests)::int as requests, sum(s.accepted)::int as accepted, sum(s.refused)::int as refused
      from onsale_second s where s.ticket_id in (${tickets}) and s.second >= ${since} group by s.second order by s.second`.execute(db)
  return rows
}

const stock = sql`coalesce(sum(s.available_quantity), 0)::int as available, coalesce(sum(s.reservations_quantity), 0)::int as reserved,
  coalesce(sum(s.number_of_tickets_sold), 0)::int as sold`

export async function stockNow(db: Db, tickets: Watched): Promise<StockNow | undefined> {
  const { rows } = await sql<StockNow>`select ${stock} from ticket_stock s where s.ticket_id in (${tickets})`.execute(db)
  return rows[0]
}

interface BusyRow extends StockNow {
  ticket_id: string
  ticket_title: string
  requests: number
}

/** The tickets with the most requests since a time. */
export async function busiest(db: Db, tickets: Watched, since: Date, most: number): Promise<BusyRow[]> {
  const { rows } = await sql<BusyRow>`
    select t.ticket_id, t.ticket_title, busy.requests, s.available_quantity as available, s.reservations_quantity as reserved,
           s.number_of_tickets_sold as sold
      from (select n.ticket_id, sum(n.requests)::int as requests from onsale_second n
             where n.ticket_id in (${tickets}) and n.second >= ${since} group by n.ticket_id) busy
      join ticket t on t.ticket_id = busy.ticket_id join ticket_stock s on s.ticket_id = busy.ticket_id
     order by busy.requests desc, t.ticket_id limit ${most}`.execute(db)
  return rows
}

export async function forgetSeconds(db: Db, before: Date): Promise<void> {
  await sql`delete from onsale_second where second < ${before}`.execute(db)
  await sql`delete from onsale_watch where until < ${before}`.execute(db)
}
