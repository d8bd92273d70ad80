import { type RawBuilder, sql } from 'kysely'
import type { Author } from '../../lib/caller.js'
import type { DomainEvents, Env } from '../../platform/context.js'
import type { SalesPeriod } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { holdSurroundings } from './around.js'
import { derive } from './derive.js'
import * as store from './store.js'
import { termsOf } from './terms.js'
import { newestExchange } from './viewer.js'
import { paidFor, recordTickets, refuseLoss } from './write.js'

const batchSize = 1_000

/** Whose change the tickets follow. */
export type Origin = { supplier_id: string } | { event_id: string } | { category_id: string } | { venue_id: string }

const of = (origin: Origin): RawBuilder<unknown> => {
  const [[column, id]] = Object.entries(origin) as [[string, string]]
  return sql`${sql.ref(`t.${column}`)} = ${id} and t.deleted is null`
}

/** What of an event was otherwise before the change, as far as prices follow from it. */
interface Before {
  event_sales_periods?: SalesPeriod[]
}
const asItWas = (row: store.TicketRow, before: Before): store.TicketRow => ({ ...row, ...before })

/**
 * After a change of a supplier, event, category or venue, in its transaction and under its lock: everything its tickets repeat or derive
 * from it is made anew, prices included. A new price is a version of its own. A change by which a ticket would be sold at a loss is refused.
 */
export async function refreshTickets(env: Env, trx: Trx, author: Author, origin: Origin, before: Before = {}): Promise<number> {
  const at = env.now()
  const exchange = await newestExchange(trx, at)
  let changes = 0
  for (let ids = await store.nextTicketIds(trx, of(origin), '', batchSize); ids.length > 0; ) {
    const surroundings = await holdSurroundings(trx, await store.readTickets(trx, ids))
    const rows = await store.lockTickets(trx, ids)
    const made = rows.map((row) => {
      const [terms, around] = [termsOf(row), surroundings.of(row)]
      const derived = derive(terms, around, exchange, at)
      refuseLoss(asItWas(row, before), paidFor(terms, derived, around), at, { ticket_id: row.ticket_id })
      return { row, derived, isRepriced: derived.service_price !== row.service_price || derived.net_rate !== row.net_rate }
    })
    const written = await store.updateTickets(
      trx,
      'ticket',
      made.map(({ row, derived, isRepriced }) => ({
        ticket_id: row.ticket_id,
        ...derived,
        updated: at,
        version: row.version + (isRepriced ? 1 : 0),
      })),
      Object.keys(made[0]?.derived ?? {}),
    )
    const repriced = made.filter(({ isRepriced }) => isRepriced).map(({ row }) => row)
    const after = await store.readTickets(
      trx,
      repriced.map((row) => row.ticket_id),
    )
    await recordTickets(trx, author, at, repriced, after)
    await raise(env, trx, 'offers_changed', { tickets: after, at })
    changes += written.length
    ids = ids.length < batchSize ? [] : await store.nextTicketIds(trx, of(origin), ids.at(-1) ?? '', batchSize)
  }
  return changes
}

/** Tickets repeat the city of their venue, and their dates are on its clock. */
export async function followVenue(env: Env, trx: Trx, { venue, changed, author }: DomainEvents['venue_changed']): Promise<void> {
  if (changed.includes('city') || changed.includes('time_zone') || changed.includes('country'))
    await refreshTickets(env, trx, author, { venue_id: venue.venue_id })
}
