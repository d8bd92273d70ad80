import { type RawBuilder, sql } from 'kysely'
import { readTickets, type TicketRow } from '../../catalogue/tickets/store.js'
import { visibleTo } from '../../catalogue/tickets/visible.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { Db } from '../../platform/db/open.js'
import type { Subject } from './steps.js'

export interface EventFacts {
  event_id: string
  venue_id: string
  sport_type: string
  event_status: string
  date_stop_utc: Date
}

export interface CategoryFacts {
  category_id: string
  venue_id: string
  sports_enabled: string[]
  sports_disabled: string[]
  archived_since: Date | null
}

/** The events (`e`) of each subject. A team's are read by two indexes. */
const eventsOf: Record<Subject, (id: string) => Condition> = {
  event: (id) => sql`e.event_id = ${id}`,
  venue: (id) => sql`e.venue_id = ${id}`,
  category: (id) => sql`e.venue_id = (select c.venue_id from category c where c.category_id = ${id})`,
  team: (id) => sql`(e.hometeam_id = ${id} or e.visiting_id = ${id})`,
  tournament: (id) => sql`e.tournament_id = ${id}`,
}

export async function exists(db: Db, kind: Subject, id: string): Promise<boolean> {
  const { rows } = await sql<{
    found: number
  }>`select 1 as found from ${sql.table(kind)} where ${sql.ref(`${kind}_id`)} = ${id} and deleted is null`.execute(db)
  return rows.length > 0
}

/** The next events of a subject that are not over, soonest first. An event itself also when it is over. */
export async function nextEvents(db: Db, kind: Subject, id: string, at: Date, limit: number): Promise<EventFacts[]> {
  const coming = kind === 'event' ? everyRow : sql`e.date_stop_utc > ${at}`
  const { rows } = await sql<EventFacts>`select e.event_id, e.venue_id, e.sport_type, e.event_status, e.date_stop_utc
    from event e where ${eventsOf[kind](id)} and ${coming} and e.deleted is null order by e.date_start limit ${limit}`.execute(db)
  return rows
}

const categoryFacts = sql`c.category_id, c.venue_id, c.sports_enabled, c.sports_disabled, c.archived_since`

export async function categoriesOf(db: Db, where: { venue_id: string } | { category_id: string }, limit: number): Promise<CategoryFacts[]> {
  const [[column, id]] = Object.entries(where) as [[string, string]]
  const { rows } = await sql<CategoryFacts>`select ${categoryFacts} from category c
    where ${sql.ref(`c.${column}`)} = ${id} and c.deleted is null order by c.category_id limit ${limit}`.execute(db)
  return rows
}

interface Offered {
  event_ids: string[]
  category_id: string | undefined
  readable: Condition
  /** what is on sale comes first, so that a limit does not hide it */
  onSale: RawBuilder<unknown>
}

/** Tickets that are offered for some events. */
export async function offeredTickets(db: Db, { event_ids, category_id, readable, onSale }: Offered, limit: number): Promise<TicketRow[]> {
  const inCategory = category_id === undefined ? everyRow : sql`t.category_id = ${category_id}`
  const { rows } = await sql<{ ticket_id: string }>`select t.ticket_id from ticket t
    where t.event_id = any(${event_ids}::text[]) and ${inCategory} and t.deleted is null and ${readable}
    order by ${onSale} desc, t.in_stock desc, t.ticket_id limit ${limit}`.execute(db)
  return readTickets(
    db,
    rows.map(({ ticket_id }) => ticket_id),
  )
}

/** Those of some tickets that at least one active distributor may see. */
export async function ticketsWithBuyers(db: Db, ticket_ids: string[]): Promise<number> {
  const buyer = { distributor_id: sql.ref('d.distributor_id'), iso_country: sql.ref('d.iso_country') }
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from ticket t where t.ticket_id = any(${ticket_ids}::text[])
    and exists (select from distributor d where d.distributor_status = 'active' and ${visibleTo(buyer)})`.execute(db)
  return rows[0]?.count ?? 0
}
