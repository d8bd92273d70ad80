import { type RawBuilder, sql } from 'kysely'
import type { Condition } from '../../db/filter.js'
import { type Caller, isOperator } from '../../lib/caller.js'
import type { Buyer } from './rules/access.js'

/** A list of those who may wins over the list of those who may not, once it names anybody. */
const admits = (enabled: string, disabled: string, value: string): Condition =>
  sql`case when cardinality(${sql.ref(enabled)}) > 0 then ${value} = any(${sql.ref(enabled)}) else ${value} <> all(${sql.ref(disabled)}) end`

/**
 * Whether a distributor may see a ticket (alias `t`) at all: the twin in SQL of `isVisibleTo`. What it may not see answers 404.
 * Asked of the few audiences there are, not of every ticket.
 */
export const visibleTo = ({ distributor_id, iso_country }: Buyer): Condition => sql`t.audience_id not in (
  select a.audience_id from ticket_audience a
   where not (a.supplier_active
     and ${admits('a.distributors_enabled', 'a.distributors_disabled', distributor_id)}
     and ${admits('a.supplier_distributors_enabled', 'a.supplier_distributors_disabled', distributor_id)}
     and ${admits('a.countries_enabled', 'a.countries_disabled', iso_country)}))`

/**
 * Whether a ticket (alias `t`) can be bought at a moment, stock aside: the twin in SQL of `whyNotOnSale`. What is visible but not on sale is
 * listed, with no allowed quantities, and refused with 409 `not_on_sale`.
 */
export function onSaleTo(client_id: string | undefined, at: Date): Condition {
  const unlocked: RawBuilder<unknown> =
    client_id === undefined ? sql`true` : sql`(t.locked_by_client_id is null or t.locked_by_client_id = ${client_id})`
  return sql`(t.deleted is null and t.ticket_status in ('available', 'on_request') and t.on_sale @> ${at}::timestamptz and ${unlocked}
    and exists (select from event o where o.event_id = t.event_id and o.event_status = 'notstarted' and o.date_stop_utc > ${at}))`
}

/** Which tickets a caller may read: the operator all, a distributor those it may buy, a supplier its own. */
export function readableBy(caller: Caller, buyer: Buyer | undefined): Condition {
  if (isOperator(caller)) return sql`true`
  const own = caller.supplier_id === null ? undefined : sql`t.supplier_id = ${caller.supplier_id}`
  const bought = buyer && visibleTo(buyer)
  if (own && bought) return sql`(${own} or ${bought})`
  return own ?? bought ?? sql`false`
}
