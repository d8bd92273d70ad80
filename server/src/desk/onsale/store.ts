import { sql } from 'kysely'
import type { Db } from '../../platform/db/open.js'

export async function watch(db: Db, ticket_id: string, until: Date): Promise<void> {
  await sql`insert into onsale_watch as w (ticket_id, until) values (${ticket_id}, ${until})
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

export async function secondsSince(db: Db, ticket_id: string, since: Date): Promise<SecondRow[]> {
  const { rows } = await sql<SecondRow>`select second, requests, accepted, refused from onsale_second
    where ticket_id = ${ticket_id} and second >= ${since} order by second`.execute(db)
  return rows
}

export async function stockNow(db: Db, ticket_id: string): Promise<StockNow | undefined> {
  const { rows } =
    await sql<StockNow>`select available_quantity as available, reservations_quantity as reserved, number_of_tickets_sold as sold
    from ticket_stock where ticket_id = ${ticket_id}`.execute(db)
  return rows[0]
}

export async function forgetSeconds(db: Db, before: Date): Promise<void> {
  await sql`delete from onsale_second where second < ${before}`.execute(db)
  await sql`delete from onsale_watch where until < ${before}`.execute(db)
}
