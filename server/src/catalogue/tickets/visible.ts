import { type RawBuilder, sql } from 'kysely'
import { type Caller, isOperator } from '../../lib/caller.js'
import { type Condition, everyRow } from '../../platform/db/filter.js'
import type { Buyer, Organisation } from './rules/access.js'
import type { LateSale } from './rules/sale.js'

/** A value, or a column that holds it. */
type Value = string | RawBuilder<unknown>

/** If the list of allowed values is not empty, only it counts. Otherwise the list of excluded values counts. */
const admits = (enabled: string, disabled: string, value: Value): Condition =>
  sql`case when cardinality(${sql.ref(enabled)}) > 0 then ${value} = any(${sql.ref(enabled)}) else ${value} <> all(${sql.ref(disabled)}) end`

/**
 * Whether a distributor may see a ticket (alias `t`). Same rule as `isVisibleTo`. Hidden tickets answer 404. The condition is evaluated for
 * the few distinct audiences, not for every ticket.
 */
export const visibleTo = ({ distributor_id, iso_country }: Record<keyof Buyer, Value>): Condition => sql`t.audience_id not in (
  select a.audience_id from ticket_audience a
   where not (a.supplier_active
     and ${admits('a.distributors_enabled', 'a.distributors_disabled', distributor_id)}
     and ${admits('a.supplier_distributors_enabled', 'a.supplier_distributors_disabled', distributor_id)}
     and ${admits('a.countries_enabled', 'a.countries_disabled', iso_country)}))`

/** The end of sale of a ticket (`t`) without latest_sale_date: the start of its event (`alias`), or later if its type allows. */
export const saleEnd = (alias: string, late: LateSale): RawBuilder<unknown> => {
  const start = sql.ref(`${alias}.date_start_utc`)
  const types = Object.entries(late)
  if (types.length === 0) return start
  const cases = types.map(([type, minutes]) => sql`when ${type} then ${minutes}::int`)
  return sql`(${start} + make_interval(mins => case t.ticket_type ${sql.join(cases, sql` `)} else 0 end))`
}

/** The client for which availability is checked. */
export interface BuyingClient extends Organisation {
  client_id: string
}

/**
 * Whether a ticket (alias `t`) can be bought at this time; stock is not checked. Same rules as `whyNotOnSale` and `isOwnTicket`. A visible
 * ticket that is not on sale is listed without allowed quantities, and a sale is refused with 409 `not_on_sale` or `own_ticket`. Uses the
 * stored price.
 */
export function onSaleTo(client: BuyingClient | undefined, at: Date, late: LateSale = {}): Condition {
  const theirs: RawBuilder<unknown> =
    client === undefined
      ? everyRow
      : sql`(t.locked_by_client_id is null or t.locked_by_client_id = ${client.client_id}) and ${notOwn(client)}`
  return sql`(t.deleted is null and t.ticket_status in ('available', 'on_request') and t.on_sale @> ${at}::timestamptz and ${theirs}
    and (t.allow_loss or t.net_rate >= t.cost_price - t.supplier_share)
    and exists (select from event o where o.event_id = t.event_id and o.event_status = 'notstarted' and o.date_stop_utc > ${at}
      and (t.latest_sale_date is not null or ${saleEnd('o', late)} > ${at})))`
}

/** Most distributors have no supplier. The condition is then omitted. */
const notOwn = ({ own_suppliers }: Organisation): RawBuilder<unknown> =>
  own_suppliers.length === 0 ? everyRow : sql`not (t.supplier_id = any(${own_suppliers}::text[]) or t.sellers && ${own_suppliers}::text[])`

/** The tickets that a caller may read: all for the operator, those it may buy for a distributor, its own for a supplier. */
export function readableBy(caller: Caller, buyer: Buyer | undefined): Condition {
  if (isOperator(caller)) return everyRow
  const own = caller.supplier_id === null ? undefined : sql`t.supplier_id = ${caller.supplier_id}`
  const bought = buyer && visibleTo(buyer)
  if (own && bought) return sql`(${own} or ${bought})`
  return own ?? bought ?? sql`false`
}
