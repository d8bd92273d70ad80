import { type RawBuilder, sql } from 'kysely'
import type { Author } from '../../lib/caller.js'
import type { DomainEvents, Env } from '../../platform/context.js'
import type { SalesPeriod } from '../../platform/db/json.js'
import type { Trx } from '../../platform/db/open.js'
import { raise } from '../../platform/domain-events.js'
import { derive } from './derive.js'
import { lockRelated } from './related.js'
import * as store from './store.js'
import { termsOf } from './terms.js'
import { newestExchange } from './viewer.js'
import { marginTermsOf, recordTickets, refuseLoss } from './write.js'

const batchSize = 1_000

/** The changed resource. Its tickets are updated. */
export type Origin = { supplier_id: string } | { event_id: string } | { category_id: string } | { venue_id: string }

const of = (origin: Origin): RawBuilder<unknown> => {
  const [[column, id]] = Object.entries(origin) as [[string, string]]
  return sql`${sql.ref(`t.${column}`)} = ${id} and t.deleted is null`
}

/** The earlier values of the event that influence prices. */
interface Before {
  event_sales_periods?: SalesPeriod[]
}
const asItWas = (row: store.TicketRow, before: Before): store.TicketRow => ({ ...row, ...before })

/**
 * Called after a change of a supplier, event, category or venue, in the same transaction and under its lock. Recomputes all columns of its
 * tickets that are copied or derived from it, prices included. A new price makes a new version of the ticket. A change that would cause a
 * loss on a ticket is refused.
 */
export async function refreshTickets(env: Env, trx: Trx, author: Author, origin: Origin, before: Before = {}): Promise<number> {
  const at = env.now()
  const exchange = await newestExchange(trx, at)
  let changes = 0
  for (let ids = await store.nextTicketIds(trx, of(origin), '', batchSize); ids.length > 0; ) {
    const relatedOf = await lockRelated(trx, await store.readTickets(trx, ids))
    const rows = await store.lockTickets(trx, ids)
    const made = rows.map((row) => {
      const [terms, related] = [termsOf(row), relatedOf.of(row)]
      const derived = derive(terms, related, exchange, at)
      refuseLoss(asItWas(row, before), marginTermsOf(terms, derived, related), at, { ticket_id: row.ticket_id })
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

/** Tickets copy the city of the venue, and their dates are in its time zone. */
export async function followVenue(env: Env, trx: Trx, { venue, changed, author }: DomainEvents['venue_changed']): Promise<void> {
  if (changed.includes('city') || changed.includes('time_zone') || changed.includes('country'))
    await refreshTickets(env, trx, author, { venue_id: venue.venue_id })
}
