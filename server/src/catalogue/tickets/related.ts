import { sql } from 'kysely'
import type { CategoryType, SportType, SupplierType } from '../../lib/enums.js'
import { notFound } from '../../lib/errors.js'
import { defer } from '../../platform/db/client.js'
import { passGates } from '../../platform/db/gate.js'
import type { SalesPeriod } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import type { SportLists } from './rules/access.js'
import type { SupplierTerms } from './rules/prices.js'

export interface EventFacts {
  event_id: string
  event_name: string
  venue_id: string
  tournament_id: string
  sport_type: SportType
  date_start: string
  date_stop: string
  sales_periods: SalesPeriod[]
  city: string
  time_zone: string
  /** country of the venue */
  country: string
}

export interface CategoryFacts extends SportLists {
  category_id: string
  category_name: string
  category_type: CategoryType
  venue_id: string
  archived_since: Date | null
}

export interface SupplierFacts extends SupplierTerms {
  supplier_id: string
  supplier_type: SupplierType
  default_currency: string
  default_discount_percentage: string
  selfmanage_products: boolean
}

/** The event, category and supplier of a ticket, from which its derived columns are computed. */
export interface Related {
  event: EventFacts
  category: CategoryFacts
  supplier: SupplierFacts
}

export interface RelatedLookup {
  of(ids: { event_id: string; category_id: string; supplier_id: string }): Related
}

interface Wanted {
  event_id: string
  category_id: string
  supplier_id: string
}

/**
 * Locks the suppliers (and events) of the tickets before the event, category or venue itself is locked. The lock order is venue, suppliers,
 * events, categories, tickets. A transaction that locks in another order could deadlock with one that changes the tickets.
 */
export async function lockSuppliersFirst(
  trx: Trx,
  of: { event_id: string } | { category_id: string } | { venue_id: string },
): Promise<void> {
  const [[column, id]] = Object.entries(of) as [[string, string]]
  const tickets = sql`from ticket t where ${sql.ref(`t.${column}`)} = ${id} and t.deleted is null`
  await defer(trx, passGates('supplier_id', sql`select t.supplier_id as id ${tickets}`))
  await sql`select from supplier where supplier_id in (select t.supplier_id ${tickets}) order by supplier_id for share`.execute(trx)
  if (column !== 'category_id') return
  await defer(trx, passGates('event_id', sql`select t.event_id as id ${tickets}`))
  await sql`select from event where event_id in (select t.event_id ${tickets}) order by event_id for share`.execute(trx)
}

/** Share-locks the categories of an event's tickets: after the event, and before the tickets. */
export async function lockCategoriesOf(trx: Trx, eventId: string): Promise<void> {
  await defer(
    trx,
    passGates('category_id', sql`select t.category_id as id from ticket t where t.event_id = ${eventId} and t.deleted is null`),
  )
  await sql`select from category where category_id in (select t.category_id from ticket t where t.event_id = ${eventId} and t.deleted is null)
             order by category_id for share`.execute(trx)
}

/**
 * Reads and share-locks these rows until the transaction ends. A concurrent change of a markup waits, and then also updates the tickets
 * written here. Must run before the tickets are locked, so that both transactions wait for each other instead of deadlocking.
 */
export async function lockRelated(trx: Trx, wanted: Wanted[]): Promise<RelatedLookup> {
  const ids = (name: keyof Wanted) => [...new Set(wanted.map((one) => one[name]))]
  await defer(trx, passGates('supplier_id', ids('supplier_id')))
  const suppliers = await sql<SupplierFacts>`
    select supplier_id, supplier_type, default_currency, default_discount_percentage, default_discount_share, markup_percentage, markup_fixed,
           selfmanage_products
      from supplier where supplier_id = any(${ids('supplier_id')}::text[]) order by supplier_id for share`.execute(trx)
  await defer(trx, passGates('event_id', ids('event_id')))
  const events = await sql<EventFacts>`
    select e.event_id, e.event_name, e.venue_id, e.tournament_id, e.sport_type, e.date_start, e.date_stop, e.sales_periods, v.city, v.time_zone, v.country
      from event e join venue v on v.venue_id = e.venue_id
     where e.event_id = any(${ids('event_id')}::text[]) and e.deleted is null order by e.event_id for share of e`.execute(trx)
  await defer(trx, passGates('category_id', ids('category_id')))
  const categories = await sql<CategoryFacts>`
    select category_id, category_name, category_type, venue_id, archived_since, sports_enabled, sports_disabled from category
     where category_id = any(${ids('category_id')}::text[]) and deleted is null order by category_id for share`.execute(trx)
  const event = new Map(events.rows.map((row) => [row.event_id, row]))
  const category = new Map(categories.rows.map((row) => [row.category_id, row]))
  const supplier = new Map(suppliers.rows.map((row) => [row.supplier_id, row]))
  return {
    of({ event_id, category_id, supplier_id }) {
      const found = { event: event.get(event_id), category: category.get(category_id), supplier: supplier.get(supplier_id) }
      if (!found.supplier) throw notFound('supplier', supplier_id)
      if (!found.event) throw notFound('event', event_id)
      if (!found.category) throw notFound('category', category_id)
      return { event: found.event, category: found.category, supplier: found.supplier }
    },
  }
}
